// The seal of a game that the user has won: a slightly rotated stamp in cinnabar.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    property string icon: "trophy"
    /// True if the seal was just earned. It then comes down like a stamp.
    property bool fresh: false

    Accessible.ignored: true

    Rectangle {
        id: stamp
        anchors.fill: parent
        rotation: -5
        radius: width / 9
        color: Theme.cinnabar
        antialiasing: true

        Rectangle {
            anchors.fill: parent
            anchors.margins: Math.max(2, parent.width / 14)
            radius: width / 11
            color: "transparent"
            border.width: Math.max(1, parent.width / 32)
            border.color: Theme.onCinnabar
            antialiasing: true
        }
        AppIcon {
            anchors.centerIn: parent
            icon: root.icon
            size: Math.round(parent.width * 0.56)
            color: Theme.onCinnabar
        }
    }
    ParallelAnimation {
        running: root.fresh
        NumberAnimation { target: stamp; property: "scale"; from: Theme.motion === Theme.Full ? 1.5 : 1; to: 1; duration: Theme.moveTime; easing.type: Easing.OutCubic }
        NumberAnimation { target: stamp; property: "opacity"; from: 0; to: 1; duration: Theme.moveTime }
    }
}
