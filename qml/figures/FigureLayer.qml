// All pieces of one kind on the stage of a figure. Each piece is a LayerPiece.
import QtQuick
import Nimstone.Stage

Repeater {
    id: root

    required property Stage stage
    required property int kind

    model: root.stage.kindCounts[root.kind] ?? 0
}
