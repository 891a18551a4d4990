// One stone: black as on a go board, or in the colour of what it stands for.
import QtQuick
import Nimstone.Theme

Image {
    id: root

    /// ink, cinnabar, indigo or jade; mist for one that is set back, amber for one that is about to leave
    property string tint: "ink"
    /// Drawn at about its size: the software scene graph shrinks a large picture roughly.
    readonly property int detail: width <= 16 ? 16 : width <= 24 ? 24 : width <= 40 ? 40 : width <= 64 ? 64 : 128

    source: Qt.resolvedUrl("stones/" + root.tint + (Theme.dark ? "-dark.svg" : "-light.svg"))
    sourceSize: Qt.size(root.detail, root.detail)
    smooth: true
    mipmap: true
    Accessible.ignored: true
}
