// One stone: black as on a go board, or coloured by its meaning.
import QtQuick
import Nimstone.Theme

Image {
    id: root

    /// One of ink, cinnabar, indigo and jade; mist for a stone in the background, amber for one that is about to be taken.
    property string tint: "ink"
    /// The picture is rendered near its final size, because the software scene graph scales large pictures down poorly.
    readonly property int detail: width <= 16 ? 16 : width <= 24 ? 24 : width <= 40 ? 40 : width <= 64 ? 64 : 128

    source: Qt.resolvedUrl("stones/" + root.tint + (Theme.dark ? "-dark.svg" : "-light.svg"))
    sourceSize: Qt.size(root.detail, root.detail)
    smooth: true
    mipmap: true
    Accessible.ignored: true
}
