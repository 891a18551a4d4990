// One of the two slanted lines across a bar that is shown shortened: in the page's color on a dark bar, in ink on a light one.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

Item {
    id: root

    required property StagePiece piece
    readonly property real thickness: 1.5

    anchors.fill: parent

    Rectangle {
        anchors.centerIn: parent
        width: Math.hypot(root.width, root.height)
        height: root.thickness
        rotation: Math.atan2(root.piece.falls ? root.height : -root.height, root.width) * 180 / Math.PI
        antialiasing: true
        color: root.piece.tone === StagePiece.Plain ? Theme.raised : Theme.faint
    }
}
