// A text of a figure, on one line. The layout has measured the text, so the font size follows from the height of the piece.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    FigureText {
        text: root.text
        size: root.height / root.lineHeight
        color: root.tone === StagePiece.Odd ? Theme.cinnabar : root.tone === StagePiece.Even ? Theme.jade
            : root.tone === StagePiece.Lit || root.tone === StagePiece.Chosen ? Theme.goldText
            : root.tone === StagePiece.Plain ? Theme.ink : Theme.faint
    }
}
