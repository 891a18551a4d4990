// A piece on the stage of a figure: which one its place in its layer says, asked again with each new choreography.
import QtQuick
import Nimstone.Stage

StagePiece {
    id: root

    required property FigureLayer peers
    required property int index

    stage: root.peers.stage
    piece: root.stage.edition < 0 ? -1 : root.stage.pieceOf(root.peers.kind, root.index)
}
