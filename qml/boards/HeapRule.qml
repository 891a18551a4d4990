// The line that a heap stands on, or of a bracket over what may be taken.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

Rectangle {
    id: root

    required property StagePiece piece

    anchors.fill: parent
    radius: 1
    color: root.piece.tone === StagePiece.Chosen ? Theme.gold : Theme.edge
}
