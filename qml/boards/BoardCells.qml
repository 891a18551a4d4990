// The grid under the queen, with the numbers of its columns and rows, and the cells that the queen can reach.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

Item {
    id: root

    required property StagePiece piece

    anchors.fill: parent

    BoardGrid {
        piece: root.piece
        ground: Theme.raised
        tint: Theme.sunken
        line: Theme.line
        strongLine: Theme.edge
        words: Theme.faint
        reach: Theme.edge
        type: Theme.small
    }
}
