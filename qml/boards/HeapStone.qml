// A stone of a heap. A picked stone is raised and has a ring. A stone that a click would pick has a ring.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property StagePiece piece
    required property PlayBoard board
    readonly property alias stone: stone
    readonly property int mark: root.board.marks[root.piece.piece] ?? PlayBoard.Unmarked
    readonly property bool picked: root.mark === PlayBoard.Picked
    readonly property bool hovered: root.mark === PlayBoard.Hovered

    anchors.fill: parent

    Stone {
        id: stone
        width: parent.width
        height: parent.height
        y: root.picked ? -Math.round(parent.height * 0.12) : 0
        Behavior on y { NumberAnimation { duration: Theme.motion === Theme.Full ? Theme.feedbackTime : 0 } }
    }
    Rectangle {
        visible: root.picked || root.hovered
        anchors.fill: stone
        anchors.margins: -1
        radius: width / 2
        color: "transparent"
        border.width: root.picked ? Math.max(2, Math.round(width / 12)) : 2
        border.color: root.picked ? Theme.gold : Theme.faint
    }
}
