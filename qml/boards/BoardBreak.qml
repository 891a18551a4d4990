// One of the two slanted lines across a bar that is drawn shorter than its size. The line has the color of cards on a dark
// bar, and the faint text color on a light bar.
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
