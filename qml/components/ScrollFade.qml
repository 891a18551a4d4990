// A gradient at the lower edge of a scrolling view, in which the rows fade out. It is visible while there is more content below.
import QtQuick
import Nimstone.Theme

Rectangle {
    id: root

    required property Flickable view
    /// The background color of the view.
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
