// A part of a sum: the position, and the Nim heap that it turns into. It is dragged to the right out of the sum, and back in.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    /// As SumModel has it.
    required property var part
    required property bool current
    /// So many stones are drawn one by one.
    readonly property int mostStones: Math.max(0, Math.min(24, Math.floor((row.width - stones.x - remove.width - number.width - 2 * Theme.spaceL) / (stone + 3))))
    readonly property real stone: 14 * Theme.textScale

    signal pressedHere
    signal toggled
    signal removed

    height: 44 * Theme.textScale
    Accessible.role: Accessible.ListItem
    //: A component of a sum for a screen reader: %1 is a position, %2 the size of the Nim heap that it is worth
    Accessible.name: qsTr("%1: Nim heap %2").arg(root.part.text).arg(root.part.value) + (root.part.within ? "" : " " + qsTr("set aside"))
    Accessible.selected: root.current
    Accessible.onPressAction: root.toggled()

    Rectangle {
        id: row
        x: (root.part.within ? 0 : 48 * Theme.textScale) + (hand.dragging ? hand.moved : 0)
        width: root.width - (root.part.within ? 0 : 48 * Theme.textScale)
        height: root.height - 4
        radius: Theme.radiusSmall
        color: root.part.within ? Theme.raised : Theme.paper
        border { width: root.current ? 2 : 1; color: root.current ? Theme.indigo : root.part.within ? Theme.edge : Theme.line }
        Behavior on x { enabled: !hand.dragging; NumberAnimation { duration: Theme.feedbackTime } }

        AppText {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.spaceM
            width: Math.min(implicitWidth, row.width * 0.45)
            text: root.part.text
            color: root.part.within ? Theme.ink : Theme.faint
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        AppText {
            id: arrow
            anchors.verticalCenter: parent.verticalCenter
            x: Math.max(words.x + words.width + Theme.spaceM, row.width * 0.28)
            text: "→"
            color: Theme.faint
            Accessible.ignored: true
        }
        Item {
            id: stones
            anchors.verticalCenter: parent.verticalCenter
            x: arrow.x + arrow.width + Theme.spaceM
            width: root.part.heap > root.mostStones ? (root.stone + 3) * root.mostStones : (root.stone + 3) * Math.max(0, root.part.heap)
            height: root.stone
            Repeater {
                model: root.part.heap <= root.mostStones ? Math.max(0, root.part.heap) : 0
                Rectangle {
                    id: one
                    required property int index
                    x: one.index * (root.stone + 3)
                    width: root.stone
                    height: width
                    radius: width / 2
                    color: root.part.within ? Theme.ink : Theme.line
                    // The game turns into its heap, stone by stone.
                    NumberAnimation on scale { from: 0; to: 1; duration: Theme.moveTime; easing.type: Easing.OutBack }
                }
            }
            Rectangle {
                visible: root.part.heap > root.mostStones
                width: parent.width
                height: parent.height
                radius: height / 2
                color: root.part.within ? Theme.ink : Theme.line
            }
        }
        AppText {
            id: number
            anchors.verticalCenter: parent.verticalCenter
            x: stones.x + stones.width + Theme.spaceS
            text: root.part.value
            font.bold: true
            color: root.part.within ? Theme.ink : Theme.faint
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        MouseArea {
            id: hand
            property real from: 0
            property real moved: 0
            property bool dragging: false
            objectName: "sumHand"
            anchors.fill: parent
            cursorShape: hand.dragging ? Qt.ClosedHandCursor : Qt.OpenHandCursor
            preventStealing: true
            onPressed: mouse => {
                hand.from = hand.mapToItem(root, mouse.x, 0).x;
                hand.moved = 0;
                root.pressedHere();
            }
            onPositionChanged: mouse => {
                hand.moved = hand.mapToItem(root, mouse.x, 0).x - hand.from;
                hand.dragging = hand.dragging || Math.abs(hand.moved) > 6;
            }
            onReleased: {
                const out = hand.moved > 60 * Theme.textScale;
                const within = hand.moved < -40 * Theme.textScale;
                const dragged = hand.dragging;
                hand.dragging = false;
                if (dragged && ((root.part.within && out) || (!root.part.within && within)))
                    root.toggled();
            }
            onCanceled: hand.dragging = false
        }
        AppButton {
            id: toggle
            anchors { right: remove.left; verticalCenter: parent.verticalCenter }
            objectName: "sumToggle"
            implicitHeight: 32 * Theme.textScale
            look: AppButton.Quiet
            focusPolicy: Qt.NoFocus
            iconName: root.part.within ? "eye" : "eye-off"
            hint: root.part.within ? qsTr("Set this component aside") : qsTr("Take this component into the sum")
            onClicked: root.toggled()
        }
        AppButton {
            id: remove
            anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
            objectName: "sumRemove"
            implicitHeight: 32 * Theme.textScale
            look: AppButton.Quiet
            focusPolicy: Qt.NoFocus
            iconName: "x"
            hint: qsTr("Remove this component")
            onClicked: root.removed()
        }
    }
}
