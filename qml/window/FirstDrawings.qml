// Each kind of thing that pages are drawn of, for one frame and where nobody sees it, before there is a page: what OpenGL
// prepares for a kind at its first use would else hold up the first move.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    width: 30
    height: 30

    Repeater {
        // What lies in a view that scrolls is drawn in another way.
        model: [false, true]
        Item {
            id: kinds
            required property bool modelData

            anchors.fill: parent
            clip: kinds.modelData

            Text { text: "1" }
            Text {
                text: "1"
                opacity: 0.5
            }
            Rectangle { anchors.fill: parent }
            Rectangle {
                anchors.fill: parent
                radius: 3
                border.width: 1
            }
            Rectangle {
                anchors.fill: parent
                gradient: Gradient {
                    GradientStop { position: 0; color: "transparent" }
                    GradientStop { position: 1; color: Theme.paper }
                }
            }
            Stone { anchors.fill: parent }
            // Apart from the other with smooth edges, or the two are drawn as one.
            Rectangle {
                anchors.fill: parent
                antialiasing: true
                rotation: 45
            }
            AppIcon { icon: "check" }
            AppIcon {
                icon: "check"
                opacity: 0.5
            }
        }
    }
}
