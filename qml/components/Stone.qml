// One stone: black as on a go board, or in the colour of what it stands for.
import QtQuick
import Nimstone.Theme

Image {
    id: root

    /// ink, cinnabar, indigo or jade
    property string tint: "ink"

    source: Qt.resolvedUrl("stones/" + root.tint + (Theme.dark ? "-dark.svg" : "-light.svg"))
    sourceSize: Qt.size(64, 64)
    smooth: true
    mipmap: true
    Accessible.ignored: true
}
