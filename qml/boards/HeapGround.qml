// The background of a heap. It is highlighted while something in the heap is picked or hovered, and it has the name of the heap
// for a screen reader. The piece's `rank` is 0 if the heap keeps its index and place during the game. The rank is 1 if the
// marks of the board decide about the highlight; the piece's text then includes the size. The rank is negative for a cell of a
// list, for which the marks decide too.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property StagePiece piece
    required property PlayBoard board
    required property bool focused
    readonly property PlaySession session: board.session
    readonly property bool marked: root.piece.rank !== 0
    readonly property bool cell: root.piece.rank < 0
    readonly property int mark: root.board.marks[root.piece.piece] ?? PlayBoard.Unmarked
    readonly property bool picked: root.marked ? root.mark === PlayBoard.Picked
        : board.picked.heap === piece.heap && root.isIn(board.picked.room)
    readonly property bool hovered: root.marked ? root.mark === PlayBoard.Hovered
        : board.hovered.heap === piece.heap && root.isIn(board.hovered.room)
    /// True if the game is not a sum of games. In a sum, the heap belongs to one of several components.
    readonly property bool alone: session.shown.game !== "sum"
    readonly property string size: session.shown.heaps[piece.heap] ?? ""
    readonly property string named: root.marked || !root.alone ? root.piece.text
        //: For a screen reader: %1 is the name of the heap, %2 its size
        : qsTr("%1, size %2").arg(root.piece.text).arg(root.size)

    // Qt reports this range and this value to a screen reader. The value is the number of picked stones.
    readonly property real value: root.picked ? Number(root.session.picked.amount) || 0 : 0
    readonly property real minimumValue: 0
    readonly property real maximumValue: Number(root.size) || 0
    readonly property real stepSize: 1

    anchors.fill: parent
    Accessible.role: Accessible.SpinBox
    Accessible.focusable: true
    Accessible.focused: root.focused && root.picked
    Accessible.name: !root.picked ? root.named
        //: For a screen reader: %1 is the name and the size of the heap, %2 is the number of stones that are picked
        : qsTr("%1, %2 picked").arg(root.named).arg(root.session.picked.amount)
    Accessible.onPressAction: root.pick()
    Accessible.onIncreaseAction: root.picked ? root.session.pickMore(1) : root.pick()
    Accessible.onDecreaseAction: root.session.pickMore(-1)

    function isIn(room: rect): bool {
        const x = root.piece.x + root.piece.width / 2;
        const y = root.piece.y + root.piece.height / 2;
        return x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height;
    }

    /// Picks the smallest amount that a move may take from this heap.
    function pick(): void {
        if (root.alone && !root.marked) {
            root.session.pick(root.piece.heap, "1");
        } else if (!root.picked) {
            root.board.pickAt(root.piece.x + root.piece.width / 2, root.piece.y + root.piece.height / 2);
            root.session.pickMore(-2147483647);
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: root.cell ? Theme.radiusSmall : Theme.radiusCard
        visible: root.cell || root.picked || root.hovered
        color: root.picked ? Theme.goldWash
            : root.hovered ? Theme.hover
            : root.piece.tone === StagePiece.Taken ? Theme.indigoWash
            : root.piece.tone === StagePiece.Chosen ? Theme.jadeWash : Theme.sunken
        FocusRing { shown: root.focused && root.picked; gap: 0 }
    }
}
