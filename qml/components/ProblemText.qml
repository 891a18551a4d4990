// What is wrong, told where it is and to a screen reader at once; nothing where the text is empty. As it was typed, without markup.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

AppText {
    id: root

    visible: root.text !== ""
    textFormat: Text.PlainText
    color: Theme.cinnabar
    font.pixelSize: Theme.small

    Announcement { }
}
