// The line that a heap stands on.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

Rectangle {
    required property StagePiece piece

    anchors.fill: parent
    radius: 1
    color: Theme.edge
}
