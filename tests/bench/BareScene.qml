// A scene of moving, labeled discs, about as many as a busy figure has pieces. It shows the cost of a frame in Qt
// itself.
pragma ComponentBehavior: Bound
import QtQuick

Rectangle {
    id: root

    required property int count
    readonly property bool running: travel.running
    property real position: 0

    color: "white"

    NumberAnimation {
        id: travel
        target: root
        property: "position"
        from: 0
        to: 6
        duration: 6000
        running: true
    }

    Repeater {
        model: root.count
        Rectangle {
            id: disc
            required property int index
            x: (disc.index % 20) * root.width / 20 + 30 * Math.sin(root.position * 4 + disc.index)
            y: Math.floor(disc.index / 20) * root.height / 8 + 30 * Math.cos(root.position * 4 + disc.index)
            width: 36
            height: 36
            radius: 18
            color: "black"
            Text {
                anchors.centerIn: parent
                text: disc.index
                color: "white"
            }
        }
    }
}
