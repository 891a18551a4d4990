// Shows a program with line numbers. If a note explains a line, the number of the note stands beside the line. Wrong lines can
// be marked.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Rectangle {
    id: root

    /// The lines of the program, as ContestProblem returns them: objects with `plain`, `indent`, `text`, `note` and `wrong`.
    required property var lines
    /// True because programs are not translated. A test of the translations skips texts with this property.
    readonly property bool asWritten: true
    /// The number of the note whose lines are highlighted; 0 if no lines are highlighted.
    property int lit: 0
    /// True if the wrong lines are marked.
    property bool marksWrong: false

    /// Emitted when the pointer enters a line of the note (`here` is true) or leaves such a line (`here` is false).
    signal pointedAt(note: int, here: bool)

    function coloured(text: string): string {
        return text.replace(/@comment/g, String(Theme.faint)).replace(/@keyword/g, String(Theme.indigo)).replace(/@value/g, String(Theme.goldText));
    }

    implicitHeight: column.height + 2 * Theme.spaceS
    color: Theme.sunken
    border.color: Theme.line
    radius: Theme.radiusCard
    Accessible.role: Accessible.StaticText
    Accessible.name: root.lines.map(line => line.plain).join("\n")

    TextMetrics {
        id: blank
        font { family: Theme.codeFont; pixelSize: Theme.small }
        text: "0"
    }

    // A long line wraps with the indentation of its beginning, so that all of it can be read.
    Column {
        id: column
        x: 1
        y: Theme.spaceS
        width: parent.width - 2

        Repeater {
            model: root.lines
            Rectangle {
                id: line
                required property int index
                required property var modelData
                readonly property bool shownWrong: root.marksWrong && line.modelData.wrong
                objectName: "code" + (line.index + 1)
                width: column.width
                height: Math.max(code.height, 20 * Theme.textScale)
                color: line.shownWrong ? Theme.cinnabarWash
                    : line.modelData.note > 0 && root.lit === line.modelData.note ? Theme.goldWash : "transparent"

                MuteText {
                    id: number
                    width: 34 * Theme.textScale
                    anchors.baseline: code.baseline
                    horizontalAlignment: Text.AlignRight
                    text: line.index + 1
                    color: Theme.faint
                    font.family: Theme.codeFont
                    font.pixelSize: Math.round(Theme.small * 0.9)
                }
                MuteText {
                    id: code
                    x: number.width + Theme.spaceM + line.modelData.indent * blank.advanceWidth
                    width: column.width - x - Theme.spaceS - (note.visible ? note.width + Theme.spaceM : 0)
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.coloured(line.modelData.text)
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    font.family: Theme.codeFont
                    font.pixelSize: Theme.small
                }
                NoteNumber {
                    id: note
                    anchors.verticalCenter: parent.verticalCenter
                    x: code.x + code.contentWidth + Theme.spaceM
                    visible: line.modelData.note > 0
                    number: line.modelData.note
                    lit: root.lit === line.modelData.note
                    scale: 0.85
                }
                MouseArea {
                    anchors.fill: parent
                    acceptedButtons: Qt.NoButton
                    hoverEnabled: line.modelData.note > 0
                    onContainsMouseChanged: root.pointedAt(line.modelData.note, containsMouse)
                }
            }
        }
    }
}
