// The lower edge of what scrolls, while there is more beneath it: rows fade out there, and are not cut off.
import QtQuick
import Nimstone.Theme

Rectangle {
    id: root

    required property Flickable view
    /// The ground on which the view lies.
    property color ground: Theme.raised

    parent: root.view
    y: view.height - height
    z: 1
    width: view.width
    height: Math.min(view.height, Theme.spaceXXL)
    visible: view.contentHeight - view.height - view.contentY > 1
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.alpha(root.ground, 0) }
        GradientStop { position: 0.8; color: root.ground }
    }
}
