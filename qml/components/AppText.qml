// Text in the product's type: body size, ink, with the markup that sentences carry. A plain text, such as a formula, is shown as it is written.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Text {
    id: root

    /// Whether it has to be read now, such as a task: no tooltip lies on it.
    property bool keptClear: false

    color: Theme.ink
    font.family: Theme.textFont
    font.pixelSize: Theme.body
    linkColor: Theme.indigo
    textFormat: Markup.format(root.text)
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: Aloud.of(root.text)
    Accessible.ignored: root.text === ""
    onTextChanged: Markup.keepFormulasWhole(root)
    // What it says as it is made changes before anybody hears of it.
    Component.onCompleted: Markup.keepFormulasWhole(root)
}
