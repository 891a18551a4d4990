// A rectangle of a figure that can hold words: a cell of a board, a square of a rectangle, a block, a bar.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    /// How much larger than the small type its words may be.
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
        // The ground says it, the edge only underlines it: beside each other edges are many.
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
    Text {
        visible: root.text !== ""
        anchors.centerIn: parent
        text: root.text
        textFormat: root.format
        color: root.tone === StagePiece.Dim ? Theme.faint : Theme.ink
        font.family: Theme.textFont
        font.pixelSize: Math.max(3, Math.round(Math.min(root.height / root.lineHeight, Theme.small * root.enlargement)))
        Accessible.ignored: true
    }
}
