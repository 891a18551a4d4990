// A rectangle of a board: a cell, a square, a block, a stair. Ringed where a move would take it.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property StagePiece piece
    required property PlayBoard board
    /// Asked again whenever the marks change.
    readonly property int mark: root.board.marksSeen >= 0 ? root.board.markOf(root.piece.piece) : PlayBoard.Unmarked

    anchors.fill: parent
    radius: Math.min(Theme.radiusSmall, width / 8)
    color: {
        switch (root.piece.tone) {
        case StagePiece.Lit: return Theme.goldWash;
        case StagePiece.Even: case StagePiece.Chosen: return Theme.jadeWash;
        case StagePiece.Taken: return Theme.indigoWash;
        case StagePiece.Dim: return Theme.hover;
        }
        return Theme.raised;
    }
    border.width: root.mark === PlayBoard.Unmarked ? 1 : root.mark === PlayBoard.Picked ? 3 : 2
    border.color: root.mark === PlayBoard.Picked ? Theme.gold : root.mark === PlayBoard.Hovered ? Theme.faint : Theme.edge

    AppText {
        anchors.centerIn: parent
        visible: root.piece.text !== ""
        text: root.piece.text
        textFormat: Text.PlainText
        wrapMode: Text.NoWrap
        font.pixelSize: Math.max(1, Math.round(Math.min(Theme.body, root.height * 0.7, root.width * 0.9)))
    }
}
