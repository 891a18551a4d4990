// The plot of a sequence, which can be dragged and zoomed. A term can be hovered or chosen; its value is shown beside it.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

SequencePlot {
    id: root

    /// The heap whose value is shown: the heap under the pointer, else the heap at the cursor.
    readonly property int told: root.model.pointed >= 0 ? root.model.pointed : root.model.cursor
    readonly property point spot: root.plot.width > 0 && root.told < root.model.shown.known ? root.placeOf(root.told) : Qt.point(-1, -1)
    readonly property bool seen: root.spot.x >= root.plot.left && root.spot.x <= root.plot.right

    /// Emitted when a person presses the mouse on the plot.
    signal touched

    /// Zooms the plot. Zooms around the cursor if the cursor is visible, so that the cursor stays visible.
    function zoom(factor: real): void {
        const seen = root.seen;
        root.zoomAt(seen ? root.spot.x : root.plot.x + root.plot.width / 2, 0, factor);
        if (seen)
            root.reveal(root.told);
    }

    dark: Theme.dark
    highContrast: Theme.highContrast
    textScale: Theme.textScale

    PictureHand {
        id: hand
        anchors.fill: parent
        picture: root
        cursorShape: hand.dragging ? Qt.ClosedHandCursor : Qt.CrossCursor
        onPressed: root.touched()
        onPointed: (x, y) => root.model.pointAt(root.heapNear(x, y))
        onEntered: root.model.pointAt(root.heapNear(hand.mouseX, hand.mouseY))
        onExited: root.model.pointAt(root.model.cursor)
        onChosen: (x, y) => root.model.chooseHeap(root.heapNear(x, y))
        onDoubleClicked: press => root.zoomAt(press.x, press.y, 2)
    }

    Rectangle {
        visible: root.seen
        x: Math.round(root.spot.x)
        y: root.plot.y
        width: 1
        height: root.plot.height
        color: Theme.edge
    }
    Item {
        x: root.spot.x
        y: root.spot.y
        visible: root.seen
        Rectangle {
            x: -width / 2
            y: -height / 2
            width: 13 * Theme.textScale
            height: width
            radius: width / 2
            color: "transparent"
            border { width: 2; color: Theme.ink }
        }
        NoteText {
            objectName: "sequenceTerm"
            x: root.spot.x + Theme.spaceM + width > root.plot.right ? -Theme.spaceM - width : Theme.spaceM
            y: Math.max(root.plot.y - root.spot.y, -height - Theme.spaceXS)
            padding: Theme.spaceXS
            leftPadding: Theme.spaceS
            rightPadding: Theme.spaceS
            color: Theme.ink
            wrapMode: Text.NoWrap
            // termWords() has no change signal. So the condition reads properties of the model that change with the words, and
            // the binding is then evaluated again.
            text: root.model.shown && root.model.from >= 0 ? root.model.termWords(root.told) : ""
            Accessible.ignored: true
            Rectangle {
                anchors.fill: parent
                z: -1
                radius: Theme.radiusSmall
                color: Theme.raised
                border.color: Theme.edge
            }
        }
    }
}
