// A picture of a queen, a pin, or a pawn.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    readonly property bool queen: root.kind === StagePiece.Queen
    readonly property bool mine: root.tone === StagePiece.Chosen
    readonly property bool pawn: !root.queen && (root.mine || root.tone === StagePiece.Heading)

    PieceShape {
        anchors.fill: parent
        shape: root.queen ? PieceShape.Queen : root.pawn ? PieceShape.Pawn : PieceShape.Pin
        body: root.queen ? Theme.ink : !root.pawn ? Theme.wood : root.mine ? Theme.jade : Theme.indigo
        edge: root.queen ? Theme.raised : Theme.edge
        trim: root.queen ? Theme.gold : Theme.cinnabar
    }
}
