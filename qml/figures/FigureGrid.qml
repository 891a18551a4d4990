// A grid with the numbers of its columns and rows.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    BoardGrid {
        piece: root
        ground: Theme.raised
        line: Theme.line
        strongLine: Theme.edge
        words: Theme.faint
        reach: Theme.edge
        type: Theme.small
    }
}
