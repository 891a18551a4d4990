// The queen that stands for two heaps. Raised and ringed where a move would take it.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property StagePiece piece
    required property PlayBoard board
    /// Asked again whenever the marks change.
    readonly property int mark: root.board.marksSeen >= 0 ? root.board.markOf(root.piece.piece) : PlayBoard.Unmarked

    anchors.fill: parent

    Stone {
        id: stone
        width: parent.width
        height: parent.height
        y: root.mark === PlayBoard.Picked ? -Math.round(parent.height * 0.12) : 0
    }
    Rectangle {
        visible: root.mark !== PlayBoard.Unmarked
        anchors.fill: stone
        anchors.margins: -1
        radius: width / 2
        color: "transparent"
        border.width: root.mark === PlayBoard.Picked ? Math.max(2, Math.round(width / 12)) : 2
        border.color: root.mark === PlayBoard.Picked ? Theme.gold : Theme.faint
    }
}
