// A ring around the cell from which the last move took the queen, in the color of the player who moved her.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

Rectangle {
    id: root

    required property StagePiece piece

    anchors.fill: parent
    radius: width / 2
    color: "transparent"
    border.width: Math.max(1.5, width / 8)
    border.color: root.piece.tone === StagePiece.Taken ? Theme.indigo : Theme.jade
}
