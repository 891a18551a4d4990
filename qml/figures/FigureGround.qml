// What lies behind the pieces or around them: a lit column or row, the tray, a ring, a rule.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

StagePiece {
    id: root

    readonly property bool ring: root.kind === StagePiece.Ring
    readonly property bool rule: root.kind === StagePiece.Rule
    readonly property bool tray: root.kind === StagePiece.Band && root.tone === StagePiece.Taken

    Rectangle {
        anchors.fill: parent
        radius: root.ring ? width / 2 : root.rule ? 0 : Theme.radiusSmall
        color: root.ring ? "transparent" : root.rule ? Theme.edge : root.tray ? Theme.paper
            : root.tone === StagePiece.Odd ? Theme.cinnabarWash : Theme.goldWash
        border.width: root.ring ? Math.max(1.5, Math.min(3.5, width * 0.06)) : root.tray ? 1 : 0
        border.color: root.tray ? Theme.line : root.tone === StagePiece.Odd ? Theme.cinnabar : Theme.gold
    }
}
