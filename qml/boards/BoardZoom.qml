// The buttons that zoom a board in and out, shown above a board that can be zoomed.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Column {
    id: root

    required property real zoom
    required property real mostZoom

    signal zoomed(factor: real)

    spacing: Theme.spaceXS

    AppButton {
        objectName: "boardZoomIn"
        iconName: "plus"
        hint: qsTr("Enlarge the board")
        keyLabel: "Ctrl++"
        enabled: root.zoom < root.mostZoom
        onClicked: root.zoomed(1.5)
    }
    AppButton {
        objectName: "boardZoomOut"
        iconName: "minus"
        hint: qsTr("Shrink the board")
        keyLabel: "Ctrl+-"
        enabled: root.zoom > 1
        onClicked: root.zoomed(1 / 1.5)
    }
}
