// A rectangle of a figure that can contain a text: a cell of a board, a square of a rectangle, a block, or a bar.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    /// The largest font size of the text, as a factor of the theme's small font size.
    property real enlargement: 1

    Rectangle {
        anchors.fill: parent
        radius: Math.min(2, width / 8)
        color: {
            switch (root.tone) {
            case StagePiece.Odd: return Theme.cinnabarWash;
            case StagePiece.Even: return Theme.jadeWash;
            case StagePiece.Lit: case StagePiece.Chosen: return Theme.goldWash;
            case StagePiece.Taken: return Theme.indigoWash;
            case StagePiece.Dim: case StagePiece.Heading: return Theme.paper;
            }
            return Theme.raised;
        }
        border.width: root.width < 3 ? 0 : 1
        // The fill color shows the meaning. The border has a similar color, but fainter, because many borders lie side by side.
        border.color: {
            switch (root.tone) {
            case StagePiece.Odd: return Qt.alpha(Theme.cinnabar, 0.5);
            case StagePiece.Even: return Qt.alpha(Theme.jade, 0.6);
            case StagePiece.Lit: case StagePiece.Chosen: return Theme.gold;
            case StagePiece.Taken: return Qt.alpha(Theme.indigo, 0.6);
            case StagePiece.Dim: return Theme.line;
            }
            return Theme.edge;
        }
    }
    FigureText {
        visible: root.text !== ""
        text: root.text
        size: Math.min(root.height / root.lineHeight, Theme.small * root.enlargement)
        color: root.tone === StagePiece.Dim ? Theme.faint : Theme.ink
    }
}
