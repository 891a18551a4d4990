// The queen's board: the learner marks the free cells that are nearest to the corner, and all cells from which the queen
// reaches a marked cell are crossed out.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

QuestionBlock {
    id: root

    readonly property int side: root.shown.side
    readonly property real cell: Math.max(24 * Theme.textScale, Math.min(38 * Theme.textScale, root.width / (root.side + 1)))
    /// The cell under the keyboard cursor.
    property int atX: 1
    property int atY: 1

    wantsFocus: true

    function markOf(x: int, y: int): string {
        return root.shown.marks[y * root.side + x] ?? "";
    }

    function move(across: int, up: int): void {
        root.atX = Math.max(0, Math.min(root.side - 1, root.atX + across));
        root.atY = Math.max(0, Math.min(root.side - 1, root.atY + up));
        const mark = root.markOf(root.atX, root.atY);
        //: For a screen reader: %1 and %2 are the coordinates of a cell
        const name = mark === "marked" ? qsTr("(%1, %2), marked") : mark === "crossed" ? qsTr("(%1, %2), crossed out")
            : qsTr("(%1, %2), free");
        Announcer.say(name.arg(root.atX).arg(root.atY));
    }

    /// Marks the cell under the cursor. Returns false if the task was already done, so that Enter shows the next card.
    function proceed(): bool {
        const done = root.task.answer.right;
        root.task.give(root.atX + "," + root.atY);
        root.move(0, 0);
        return !done;
    }

    // The first column and the lowest row hold the numbers of the rows and columns.
    Grid {
        id: board
        objectName: "crossBoard"
        anchors.horizontalCenter: parent.horizontalCenter
        columns: root.side + 1
        activeFocusOnTab: true
        focus: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The queen's board")
        Accessible.description: qsTr("The arrow keys choose a cell, Enter marks it.")
        Keys.onLeftPressed: root.move(-1, 0)
        Keys.onRightPressed: root.move(1, 0)
        Keys.onUpPressed: root.move(0, 1)
        Keys.onDownPressed: root.move(0, -1)
        Keys.onSpacePressed: root.proceed()

        Repeater {
            model: board.columns * board.columns
            Rectangle {
                id: place
                required property int index
                readonly property int column: place.index % board.columns - 1
                readonly property int row: root.side - 1 - Math.floor(place.index / board.columns)
                readonly property bool isCell: place.column >= 0 && place.row >= 0
                readonly property string mark: place.isCell ? root.markOf(place.column, place.row) : ""
                width: root.cell
                height: root.cell
                color: !place.isCell ? "transparent" : (place.column + place.row) % 2 === 0 ? Theme.sunken : Theme.raised
                border.width: place.isCell ? 1 : 0
                border.color: Theme.line
                MuteText {
                    anchors.centerIn: parent
                    text: place.mark === "crossed" ? "×" : place.isCell || place.column === place.row ? ""
                        : Math.max(place.column, place.row)
                    color: place.isCell ? Theme.edge : Theme.faint
                    font.pixelSize: place.isCell ? Math.round(0.8 * root.cell) : Theme.small
                }
                Stone {
                    anchors.centerIn: parent
                    visible: place.mark === "marked"
                    width: root.cell * 0.72
                    height: width
                }
                FocusRing {
                    shown: board.activeFocus && place.column === root.atX && place.row === root.atY
                    gap: -3
                    radius: Theme.radiusSmall
                }
                TapHandler {
                    enabled: place.isCell
                    onTapped: {
                        root.atX = place.column;
                        root.atY = place.row;
                        board.forceActiveFocus(Qt.MouseFocusReason);
                        root.proceed();
                    }
                }
            }
        }
    }
}
