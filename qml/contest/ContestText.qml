// A paragraph about a contest problem: code in its own type, positions as links that can be pressed.
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AppText {
    id: root

    /// Rich text, as the view-models give it.
    required property string words

    signal positionWanted(position: string)

    // Links have no colour of their own in rich text, and positions are not broken at their commas.
    text: root.words.replace(/<code>/g, "<font face=\"" + Theme.codeFont + "\">").replace(/<\/code>/g, "</font>")
        .replace(/<a href="(.*?)">(.*?)<\/a>/g, (whole, address, shown) =>
            "<a href=\"" + address + "\" style=\"color:" + Theme.indigo + "\">" + shown.replace(/([:,(+])/g, "$1\u2060") + "</a>")
    textFormat: Text.RichText
    lineHeight: 1.15
    Accessible.name: Aloud.of(root.words)
    onLinkActivated: link => root.positionWanted(link.substring("position:".length))

    HoverHandler {
        enabled: root.hoveredLink !== ""
        cursorShape: Qt.PointingHandCursor
    }
}
