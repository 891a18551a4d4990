// Text in the product's type: body size, ink, with the light markup that sentences carry.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Text {
    id: root

    color: Theme.ink
    font.family: Theme.textFont
    font.pixelSize: Theme.body
    linkColor: Theme.indigo
    // StyledText is light, but it knows no subscripts.
    textFormat: /<su[bp]>/.test(root.text) ? Text.RichText : Text.StyledText
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: Aloud.of(root.text)
    Accessible.ignored: root.text === ""
}
