// One stone: black like a go stone, or in a color that has a meaning.
import QtQuick
import Nimstone.Theme

Image {
    id: root

    /// The color of the stone. The colors with a meaning are ink, cinnabar, indigo and jade. A stone in the background is
    /// mist; a stone that a move is about to take is amber.
    property string tint: "ink"
    /// The size of the picture in pixels. It is near the final size, because the software scene graph scales large pictures
    /// down poorly.
    readonly property int detail: width <= 16 ? 16 : width <= 24 ? 24 : width <= 40 ? 40 : width <= 64 ? 64 : 128

    source: Qt.resolvedUrl("stones/" + root.tint + (Theme.dark ? "-dark.svg" : "-light.svg"))
    sourceSize: Qt.size(root.detail, root.detail)
    smooth: true
    mipmap: true
    Accessible.ignored: true
}
