// The block `boards`: positions side by side, with their outcomes or their binary columns.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

CardBlock {
    id: root

    readonly property var shown: root.task.shown.boards
    readonly property int count: root.shown.length
    readonly property bool tabled: root.shown[0]?.columns ?? false
    readonly property real leastWidth: (!root.tabled ? 200 : root.count > 3 ? 240 : 300) * Theme.textScale
    readonly property real leastHeight: (root.count > 3 ? 220 : 280) * Theme.textScale
    readonly property int most: Math.max(1, Math.floor((root.width + Theme.spaceM) / (root.leastWidth + Theme.spaceM)))
    readonly property int rows: Math.max(1, Math.ceil(root.count / root.most))
    /// The number of boards in a row, so that all rows have about the same length.
    readonly property int columns: Math.max(1, Math.ceil(root.count / root.rows))
    readonly property real gaps: (root.rows - 1) * Theme.spaceM

    implicitHeight: root.tabled ? grid.implicitHeight : root.rows * root.leastHeight + root.gaps

    Grid {
        id: grid
        columns: root.columns
        spacing: Theme.spaceM
        Accessible.role: Accessible.List

        Repeater {
            model: root.count
            Card {
                id: board
                required property int index
                readonly property var shown: root.shown[board.index] ?? { position: "", words: "", outcome: "" }

                objectName: "lessonBoard" + board.index
                width: Math.floor((root.width + Theme.spaceM) / root.columns - Theme.spaceM)
                height: root.tabled ? words.height + 2 * Theme.spaceM
                    : Math.max(root.leastHeight, Math.min(500 * Theme.textScale, (root.height - root.gaps) / root.rows))
                Accessible.role: Accessible.ListItem
                Accessible.name: Aloud.of(board.shown.words)

                BoardPicture {
                    anchors { fill: parent; margins: Theme.spaceM; bottomMargin: words.height + 2 * Theme.spaceM }
                    visible: !root.tabled
                    position: board.shown.position
                }
                Column {
                    id: words
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceM }
                    spacing: Theme.spaceS

                    Repeater {
                        model: root.tabled ? 1 : 0
                        BitTable {
                            objectName: "lessonTable"
                            width: words.width
                            table: BitTableModel { position: board.shown.position }
                            tallestRow: 30 * Theme.textScale
                            showOnes: root.count < 3
                        }
                    }
                    MuteText {
                        width: parent.width
                        visible: !root.tabled
                        horizontalAlignment: Text.AlignHCenter
                        text: board.shown.words
                    }
                    OutcomeBadge {
                        visible: board.shown.outcome === "P" || board.shown.outcome === "N"
                        winning: board.shown.outcome === "N"
                        widest: words.width
                        //: Beside the letter N or P, which stands for the outcome of a position
                        label: winning ? qsTr("the player to move wins") : qsTr("the player to move loses")
                    }
                }
            }
        }
    }
}
