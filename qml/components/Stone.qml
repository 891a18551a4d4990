// One stone: black as on a go board, or in the colour of what it stands for.
import QtQuick
import Nimstone.Theme

Image {
    id: root

    /// ink, cinnabar, indigo or jade; mist for one that is set back, amber for one that is about to leave
    property string tint: "ink"
    readonly property int side: root.width <= 18 ? 18 : root.width <= 26 ? 26 : root.width <= 40 ? 40 : 64

    source: Qt.resolvedUrl("stones/" + root.tint + (Theme.dark ? "-dark.svg" : "-light.svg"))
    // The software scene graph has no mipmaps: a picture that is drawn much smaller than it is would have ragged edges.
    sourceSize: Qt.size(root.side, root.side)
    smooth: true
    mipmap: true
    Accessible.ignored: true
}
