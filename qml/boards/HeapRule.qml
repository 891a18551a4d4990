// The line below a heap, or a part of the bracket over the stones that a move may take. A dim line is the rail beside a heap
// that can be split, with an icon above it.
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
