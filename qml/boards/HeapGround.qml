// The ground behind a heap: lit while something there is picked or pointed at, and the heap's name for a screen reader.
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
    readonly property bool picked: board.pickedHeap === piece.heap && root.isIn(board.pickedRoom)
    readonly property bool hovered: board.hoveredHeap === piece.heap && root.isIn(board.hoveredRoom)
    /// In a sum a heap is one of its part only.
    readonly property bool alone: session.game !== "sum"
    readonly property string size: session.heaps[piece.heap] ?? ""

    anchors.fill: parent
    Accessible.role: Accessible.SpinBox
    Accessible.focusable: true
    Accessible.focused: root.focused && root.picked
    Accessible.name: !root.alone ? root.piece.text : root.picked
        //: Read by a screen reader: the heap's name, its size, how much is picked
        ? qsTr("%1, size %2, %3 picked").arg(root.piece.text).arg(root.size).arg(root.session.pickedAmount)
        //: Read by a screen reader: the heap's name and its size
        : qsTr("%1, size %2").arg(root.piece.text).arg(root.size)
    Accessible.onPressAction: root.pick()
    Accessible.onIncreaseAction: root.picked ? root.session.pickMore(1) : root.pick()
    Accessible.onDecreaseAction: root.session.pickMore(-1)

    function isIn(room: rect): bool {
        const x = root.piece.x + root.piece.width / 2;
        const y = root.piece.y + root.piece.height / 2;
        return x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height;
    }

    function pick(): void {
        if (root.alone)
            root.session.pick(root.piece.heap, "1");
        else
            root.board.pickAt(root.piece.x + root.piece.width / 2, root.piece.y + root.piece.height / 2);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        visible: root.picked || root.hovered
        color: root.picked ? Theme.goldWash : Theme.hover
        FocusRing { shown: root.focused && root.picked; gap: 0 }
    }
}
