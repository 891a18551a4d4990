// A thin diagonal line across its rectangle: from the lower left corner up, or from the upper left corner down.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    readonly property real thickness: 1.5

    Rectangle {
        anchors.centerIn: parent
        width: Math.hypot(root.width, root.height)
        height: root.thickness
        rotation: Math.atan2(root.falls ? root.height : -root.height, root.width) * 180 / Math.PI
        antialiasing: true
        color: root.tone === StagePiece.Odd ? Theme.cinnabar : root.tone === StagePiece.Even ? Theme.jade
            : root.tone === StagePiece.Lit || root.tone === StagePiece.Chosen ? Theme.gold
            : root.tone === StagePiece.Plain ? Theme.edge : Theme.faint
    }
}
