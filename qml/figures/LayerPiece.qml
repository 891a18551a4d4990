// A piece on the stage of a figure, selected by its index in its layer. With each new choreography, the item shows the piece
// that has this index then.
import QtQuick
import Nimstone.Stage

StagePiece {
    id: root

    required property FigureLayer peers
    required property int index

    stage: root.peers.stage
    piece: root.stage.edition < 0 ? -1 : root.stage.pieceOf(root.peers.kind, root.index)
}
