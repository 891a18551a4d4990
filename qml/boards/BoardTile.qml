// A rectangle of a board: a cell, a square, a block, or a stair. The rectangle has a ring if the picked move would take it.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property StagePiece piece
    required property PlayBoard board
    readonly property int mark: root.board.marks[root.piece.piece] ?? PlayBoard.Unmarked

    /// True for a cross of Treblecross. The cross has the color of the player who drew it.
    readonly property bool crossed: root.piece.text === "×"
    readonly property color edge: root.piece.tone === StagePiece.Dim ? Theme.line
        : root.piece.tone === StagePiece.Lit ? Qt.tint(Theme.goldWash, Qt.alpha(Theme.gold, 0.6)) : Theme.edge

    anchors.fill: parent
    radius: Math.min(Theme.radiusSmall, width / 8)
    color: {
        switch (root.piece.tone) {
        case StagePiece.Lit: return Theme.goldWash;
        case StagePiece.Even: case StagePiece.Chosen: return Theme.jadeWash;
        case StagePiece.Taken: return Theme.indigoWash;
        case StagePiece.Dim: return Theme.hover;
        case StagePiece.Heading: return Theme.sunken;
        }
        return Theme.raised;
    }
    border.width: root.mark === PlayBoard.Unmarked ? 1 : root.mark === PlayBoard.Picked ? 3 : 2
    border.color: root.mark === PlayBoard.Picked ? Theme.gold : root.mark === PlayBoard.Hovered ? Theme.faint : root.edge

    AppText {
        anchors.centerIn: parent
        visible: root.piece.text !== ""
        text: root.piece.text
        textFormat: Text.PlainText
        wrapMode: Text.NoWrap
        font.pixelSize: Math.max(1, Math.round(Math.min(root.crossed ? root.height : Theme.body, root.height * 0.7, root.width * 0.9)))
        font.bold: root.crossed
        color: !root.crossed ? Theme.ink : root.piece.tone === StagePiece.Taken ? Theme.indigo : Theme.jade
    }
}
