// A shape behind or around the pieces: a highlighted column or row, the tray, a ring, or a rule.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    readonly property bool ring: root.kind === StagePiece.Ring
    readonly property bool rule: root.kind === StagePiece.Rule
    readonly property bool tray: root.kind === StagePiece.Band && root.tone === StagePiece.Taken

    readonly property color wash: {
        switch (root.tone) {
        case StagePiece.Odd: return Theme.cinnabarWash;
        case StagePiece.Even: return Theme.jadeWash;
        case StagePiece.Lit: case StagePiece.Chosen: return Theme.goldWash;
        }
        return Theme.paper;
    }

    Rectangle {
        anchors.fill: parent
        radius: root.ring ? Math.min(width, height) / 2 : root.rule ? 0 : Theme.radiusSmall
        color: root.ring ? "transparent" : root.rule ? Theme.edge : root.wash
        border.width: root.ring ? Math.max(1.5, Math.min(3.5, Math.min(width, height) * 0.06)) : root.tray ? 1 : 0
        border.color: root.tray ? Theme.line : root.tone === StagePiece.Odd ? Theme.cinnabar
            : root.tone === StagePiece.Even ? Theme.jade : root.tone === StagePiece.Taken ? Theme.indigo : Theme.gold
    }
}
