// A progress bar.
import QtQuick
import Nimstone.Theme

Rectangle {
    id: root

    /// The finished share of the work, from 0 to 1.
    required property real progress
    required property string label

    implicitHeight: Theme.spaceXS
    radius: height / 2
    color: Theme.line
    Accessible.role: Accessible.ProgressBar
    Accessible.name: root.label

    Rectangle {
        width: root.width * root.progress
        height: root.height
        radius: root.radius
        color: Theme.jade
    }
}
