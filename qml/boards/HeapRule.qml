// The line that a heap stands on, or of a bracket over what may be taken; or, dim, the rail beside a heap that can be
// parted, with a sign that says so.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme

Rectangle {
    id: root

    required property StagePiece piece
    readonly property bool rail: root.piece.tone === StagePiece.Dim

    anchors.fill: parent
    radius: root.rail ? width / 2 : 1
    color: root.piece.tone === StagePiece.Chosen ? Theme.gold : Theme.edge

    Loader {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Math.round(20 * Theme.textScale)
        active: root.rail
        sourceComponent: AppIcon {
            icon: "arrows-split-2"
            size: Math.round(16 * Theme.textScale)
            color: Theme.faint
        }
    }
}
