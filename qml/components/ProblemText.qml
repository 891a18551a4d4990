// What is wrong, told where it is and to a screen reader at once; nothing where the text is empty.
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
