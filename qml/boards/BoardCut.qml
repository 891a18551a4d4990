// The line along which a move splits a heap, horizontal or vertical. It is dashed if a click would pick the split, and solid
// once the split is picked.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Theme

Item {
    id: root

    required property rect modelData
    required property bool picked
    readonly property bool down: modelData.width < modelData.height
    readonly property real length: Math.max(modelData.width, modelData.height)
    readonly property real dash: 7
    readonly property real thickness: picked ? 4 : 3

    x: modelData.x - (down ? thickness / 2 : 0)
    y: modelData.y - (down ? 0 : thickness / 2)
    z: 7
    width: down ? thickness : length
    height: down ? length : thickness

    Rectangle {
        visible: root.picked
        anchors.fill: parent
        radius: root.thickness / 2
        color: Theme.gold
        border.width: 1
        border.color: Theme.raised
    }
    Repeater {
        model: root.picked ? 0 : Math.ceil(root.length / (1.6 * root.dash))
        Rectangle {
            id: dash
            required property int index
            readonly property real begin: 1.6 * root.dash * dash.index
            readonly property real extent: Math.min(root.dash, root.length - dash.begin)

            x: root.down ? 0 : dash.begin
            y: root.down ? dash.begin : 0
            width: root.down ? root.thickness : dash.extent
            height: root.down ? dash.extent : root.thickness
            radius: root.thickness / 2
            color: Theme.ink
        }
    }
}
