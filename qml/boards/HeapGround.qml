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
    readonly property bool picked: board.pickedHeap === piece.heap
    readonly property string size: session.heaps[piece.heap] ?? ""

    anchors.fill: parent
    Accessible.role: Accessible.SpinBox
    Accessible.focusable: true
    Accessible.focused: root.focused && root.picked
    Accessible.name: root.picked
        //: Read by a screen reader: the heap's name, its size, how much is picked
        ? qsTr("%1, size %2, %3 picked").arg(root.piece.text).arg(root.size).arg(root.session.pickedAmount)
        //: Read by a screen reader: the heap's name and its size
        : qsTr("%1, size %2").arg(root.piece.text).arg(root.size)
    Accessible.onPressAction: root.session.pick(root.piece.heap, "1")
    Accessible.onIncreaseAction: root.picked ? root.session.pickMore(1) : root.session.pick(root.piece.heap, "1")
    Accessible.onDecreaseAction: root.session.pickMore(-1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusCard
        visible: root.picked || root.board.hoveredHeap === root.piece.heap
        color: root.picked ? Theme.goldWash : Theme.hover
        FocusRing { shown: root.focused && root.picked; gap: 0 }
    }
}
