// The line that says what is wrong. A screen reader announces it at once; it is hidden while its text is empty.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

AppText {
    id: root

    visible: root.text !== ""
    color: Theme.cinnabar
    font.pixelSize: Theme.small

    Announcement { }
}
