// An icon of the icon set, with a color and a size. Screen readers ignore icons.
import QtQuick
import QtQuick.Controls.impl
import Nimstone.Theme

IconImage {
    id: root

    required property string icon
    property int size: Math.round(20 * Theme.textScale)

    source: root.icon === "" ? "" : Qt.resolvedUrl("icons/" + root.icon + ".svg")
    sourceSize: Qt.size(root.size, root.size)
    width: root.size
    height: root.size
    color: Theme.ink
    Accessible.ignored: true
}
