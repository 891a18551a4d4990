// The plot of a sequence under the pointer: dragged, zoomed, its terms pointed at and chosen; the term at the cursor with its
// value beside it.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property SequenceModel model
    readonly property SequencePlot plot: picture
    /// The term that is told: the one pointed at, else that of the cursor.
    readonly property int told: root.model.pointed >= 0 ? root.model.pointed : root.model.cursor
    readonly property point spot: picture.perTerm > 0 && root.told < root.model.known ? picture.placeOf(root.told) : Qt.point(-1, -1)
    readonly property bool seen: root.spot.x >= picture.plot.left && root.spot.x <= picture.plot.right

    /// The mouse was pressed here.
    signal touched

    /// About the cursor, which stays in sight, where it can be seen.
    function zoom(factor: real): void {
        const seen = root.seen;
        picture.zoomAt(seen ? root.spot.x : picture.plot.x + picture.plot.width / 2, factor);
        if (seen)
            picture.reveal(root.told);
    }

    SequencePlot {
        id: picture
        objectName: "sequencePlot"
        anchors.fill: parent
        model: root.model
        dark: Theme.dark
        highContrast: Theme.highContrast
        textScale: Theme.textScale
    }

    MouseArea {
        id: pointer
        property real from: 0
        property bool moved: false

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: pointer.moved ? Qt.ClosedHandCursor : Qt.CrossCursor
        onPressed: press => {
            root.touched();
            pointer.from = press.x;
            pointer.moved = false;
        }
        onPositionChanged: move => {
            if (!pointer.pressed) {
                root.model.pointAt(picture.heapNear(move.x, move.y));
                return;
            }
            if (!pointer.moved && Math.abs(move.x - pointer.from) < Qt.styleHints.startDragDistance)
                return;
            pointer.moved = true;
            picture.moveBy(pointer.from - move.x);
            pointer.from = move.x;
        }
        onReleased: release => {
            if (!pointer.moved)
                root.model.chooseHeap(picture.heapNear(release.x, release.y));
            pointer.moved = false;
        }
        onDoubleClicked: press => picture.zoomAt(press.x, 2)
        onEntered: root.model.pointAt(picture.heapNear(pointer.mouseX, pointer.mouseY))
        onExited: root.model.pointAt(root.model.cursor)
        onWheel: turn => picture.zoomAt(turn.x, turn.angleDelta.y > 0 ? 1.2 : turn.angleDelta.y < 0 ? 1 / 1.2 : 1)
    }

    Rectangle {
        visible: root.seen
        x: Math.round(root.spot.x)
        y: picture.plot.y
        width: 1
        height: picture.plot.height
        color: Theme.edge
    }
    Rectangle {
        objectName: "sequenceSpot"
        visible: root.seen
        x: root.spot.x - width / 2
        y: root.spot.y - height / 2
        width: 13 * Theme.textScale
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 2
        border.color: Theme.ink
    }
    Rectangle {
        readonly property bool onLeft: root.spot.x + Theme.spaceM + width > picture.plot.right

        visible: root.seen
        x: onLeft ? root.spot.x - Theme.spaceM - width : root.spot.x + Theme.spaceM
        y: Math.max(picture.plot.y, root.spot.y - height - Theme.spaceXS)
        width: words.implicitWidth + 2 * Theme.spaceS
        height: words.implicitHeight + 2 * Theme.spaceXS
        radius: Theme.radiusSmall
        color: Theme.raised
        border.color: Theme.edge
        NoteText {
            id: words
            objectName: "sequenceTerm"
            anchors.centerIn: parent
            color: Theme.ink
            wrapMode: Text.NoWrap
            // Asked anew with whatever its words depend on.
            text: root.model.known > 0 && root.model.from >= 0 && root.model.difference >= -1 ? root.model.termWords(root.told) : ""
            Accessible.ignored: true
        }
    }
}
