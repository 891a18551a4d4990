// Text in body size and ink color. Sentences may contain markup; a plain text, such as a formula, is shown without
// interpreting markup.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Text {
    id: root

    /// True for a text that must stay readable, such as a task: tooltips do not cover it.
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
    // The text may change while this item is created, before any signal handler is connected.
    Component.onCompleted: Markup.preventFormulaBreaks(root)
}
