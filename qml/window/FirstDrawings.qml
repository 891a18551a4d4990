// Draws one item of each kind that pages use, invisibly and for one frame, before the first page is shown. OpenGL prepares each
// kind of item at its first use, and these preparations would otherwise delay the first move.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    width: 30
    height: 30

    Repeater {
        // The items are drawn twice, the second time inside a clipping item, because items in a scrolling view are drawn in
        // another way.
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
            // This rectangle is not next to the other rectangle with smooth edges, because the scene graph would draw the two
            // rectangles in one batch.
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
