// A text of a figure, on one line. The layout has measured the text, so the font size follows from the height of the piece.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    Text {
        anchors.centerIn: parent
        text: root.text
        textFormat: root.format
        color: root.tone === StagePiece.Odd ? Theme.cinnabar : root.tone === StagePiece.Even ? Theme.jade
            : root.tone === StagePiece.Lit || root.tone === StagePiece.Chosen ? Theme.goldText
            : root.tone === StagePiece.Plain ? Theme.ink : Theme.faint
        font.family: Theme.textFont
        // With a font smaller than 3 pixels, the font size of a subscript would be 0.
        font.pixelSize: Math.max(3, Math.round(root.height / root.lineHeight))
        Accessible.ignored: true
    }
}
