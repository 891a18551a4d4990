// A component of a sum: its position, and the Nim heap into which it turns. A person can drag it to the right out of the sum,
// and drag it back.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property SumModel model
    required property int index
    required property bool current
    readonly property var part: root.model.shown.parts[root.index] ?? { text: "", value: "", heap: -1, within: true }
    /// The largest number of stones that are drawn one by one.
    readonly property int mostStones: Math.max(0, Math.min(24, Math.floor((row.width - stones.x - remove.width - number.width - 2 * Theme.spaceL) / (root.stone + 3))))
    readonly property real stone: 14 * Theme.textScale
    readonly property real aside: root.part.within ? 0 : 48 * Theme.textScale

    signal pressedHere

    height: 44 * Theme.textScale
    Accessible.role: Accessible.ListItem
    //: A component of a sum for a screen reader: %1 is a position, %2 the size of the Nim heap that has the same value
    Accessible.name: qsTr("%1: Nim heap %2").arg(root.part.text).arg(root.part.value) + (root.part.within ? "" : " " + qsTr("set aside"))
    Accessible.selected: root.current
    Accessible.onPressAction: root.model.toggle(root.index)

    component Words: AppText {
        anchors.verticalCenter: parent.verticalCenter
        color: root.part.within ? Theme.ink : Theme.faint
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    component Tool: AppButton {
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: 32 * Theme.textScale
        look: AppButton.Quiet
        focusPolicy: Qt.NoFocus
    }

    // The x coordinate of this item is the distance, in pixels, by which the component is dragged.
    Item { id: moved }

    Rectangle {
        id: row
        x: root.aside + moved.x
        width: root.width - root.aside
        height: root.height - 4
        radius: Theme.radiusSmall
        color: root.part.within ? Theme.raised : Theme.paper
        border { width: root.current ? 2 : 1; color: root.current ? Theme.indigo : root.part.within ? Theme.edge : Theme.line }
        Behavior on x { enabled: !hand.drag.active; NumberAnimation { duration: Theme.feedbackTime } }

        Words {
            id: words
            x: Theme.spaceM
            width: Math.min(implicitWidth, row.width * 0.45)
            text: root.part.text
            elide: Text.ElideRight
        }
        Words {
            id: arrow
            x: Math.max(words.x + words.width + Theme.spaceM, row.width * 0.28)
            text: "→"
            color: Theme.faint
        }
        Row {
            id: stones
            anchors.verticalCenter: parent.verticalCenter
            x: arrow.x + arrow.width + Theme.spaceM
            spacing: 3
            // One rectangle for each stone; or one bar if there are more than `mostStones` stones.
            Repeater {
                model: root.part.heap > root.mostStones ? 1 : Math.max(0, root.part.heap)
                Rectangle {
                    width: root.part.heap > root.mostStones ? (root.stone + 3) * root.mostStones : root.stone
                    height: root.stone
                    radius: root.stone / 2
                    color: root.part.within ? Theme.ink : Theme.line
                    // The component turns into its Nim heap: the stones appear one by one.
                    NumberAnimation on scale { from: 0; to: 1; duration: Theme.moveTime; easing.type: Easing.OutBack }
                }
            }
        }
        Words {
            id: number
            x: stones.x + (root.stone + 3) * Math.max(0, Math.min(root.part.heap, root.mostStones)) + Theme.spaceS
            text: root.part.value
            font.bold: true
        }
        MouseArea {
            id: hand
            objectName: "sumHand"
            anchors.fill: parent
            cursorShape: hand.drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            preventStealing: true
            drag { target: moved; axis: Drag.XAxis; threshold: 6 }
            onPressed: root.pressedHere()
            onReleased: {
                const far = moved.x / Theme.textScale;
                moved.x = 0;
                if (root.part.within ? far > 60 : far < -40)
                    root.model.toggle(root.index);
            }
            onCanceled: moved.x = 0
        }
        Tool {
            id: toggle
            anchors.right: remove.left
            objectName: "sumToggle"
            iconName: root.part.within ? "eye" : "eye-off"
            hint: root.part.within ? qsTr("Set this component aside") : qsTr("Take this component into the sum")
            onClicked: root.model.toggle(root.index)
        }
        Tool {
            id: remove
            anchors { right: parent.right; rightMargin: 4 }
            objectName: "sumRemove"
            iconName: "x"
            hint: qsTr("Remove this component")
            onClicked: root.model.remove(root.index)
        }
    }
}
