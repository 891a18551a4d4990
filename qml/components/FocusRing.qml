// The ring around the item with the keyboard focus. The ring lies two pixels outside its parent item.
import QtQuick
import Nimstone.Theme

Rectangle {
    id: root

    property bool shown: false
    property int gap: 2

    anchors.fill: parent
    anchors.margins: -root.gap - root.border.width
    visible: root.shown
    color: "transparent"
    border.width: 2
    border.color: Theme.indigo
    radius: Theme.radiusCard
}
