// A paragraph about a contest problem. Code has the code font, and positions are links.
import QtQuick
import Nimstone.Heard
import Nimstone.Terms
import Nimstone.Theme

TermText {
    id: root

    /// The paragraph as rich text, which the view-models return.
    required property string words

    signal positionWanted(position: string)

    // Sets the font of code, gives links their color, which rich text does not do, and prevents line breaks within positions
    // (U+2060).
    text: root.words.replace(/<code>/g, "<font face=\"" + Theme.codeFont + "\">").replace(/<\/code>/g, "</font>")
        .replace(/<a href="(.*?)">(.*?)<\/a>/g, (whole, address, shown) =>
            "<a href=\"" + address + "\" style=\"color:" + Theme.indigo + "\">" + shown.replace(/([:,(+])/g, "$1\u2060") + "</a>")
    textFormat: Text.RichText
    lineHeight: 1.15
    Accessible.name: Aloud.of(root.words)
    onLinkActivated: link => root.positionWanted(link.substring("position:".length))
}
