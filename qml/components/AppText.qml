// Text in body size and ink colour, with the markup of sentences. A plain text, such as a formula, is shown as it is written.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Text {
    id: root

    /// True for a text that must stay readable, such as a task: no tooltip covers it.
    property bool mustStayReadable: false

    color: Theme.ink
    font.family: Theme.textFont
    font.pixelSize: Theme.body
    linkColor: Theme.indigo
    textFormat: Markup.format(root.text)
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: Aloud.of(root.text)
    Accessible.ignored: root.text === ""
    onTextChanged: Markup.preventFormulaBreaks(root)
    // Text changes during creation come before any handler is connected.
    Component.onCompleted: Markup.preventFormulaBreaks(root)
}
