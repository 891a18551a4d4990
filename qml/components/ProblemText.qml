// The line that says what is wrong with an input. A screen reader announces the text at once; the line is hidden while its text
// is empty.
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
