// The queen. Her two coordinates are the sizes of two heaps.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Image {
    id: root

    required property StagePiece piece
    required property PlayBoard board
    /// The size of the picture in pixels. It is near the final size, because the software scene graph scales large pictures
    /// down poorly.
    readonly property int detail: width <= 24 ? 24 : width <= 40 ? 40 : width <= 64 ? 64 : 128

    anchors.fill: parent
    source: Qt.resolvedUrl("queen/queen-" + (Theme.dark ? "dark.svg" : "light.svg"))
    sourceSize: Qt.size(root.detail, root.detail)
    smooth: true
    mipmap: true
    Accessible.role: Accessible.Graphic
    Accessible.name: root.piece.text
}
