// The visible part of a map: its picture, and on top of it the lines, the arrows of winning moves, the cell under the pointer,
// and the cursor.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property MapModel map
    /// True if the map shows the two lines with the slopes φ and 1/φ.
    property bool golden: false
    /// True if the map shows the line on which the two numbers of the position are equal.
    property bool diagonal: false
    /// The side of a cell, in pixels.
    readonly property real cell: root.map.cell
    /// The point at which the map draws the corner of cell (0, 0), in pixels.
    readonly property point corner: Qt.point(-root.map.corner.x * root.cell, root.height + root.map.corner.y * root.cell)
    readonly property var from: root.map.pointed.x >= 0 ? root.map.pointed : root.map.cursor

    signal pressed

    clip: true

    /// Returns the middle of a cell, in pixels.
    function middle(cell: var): point {
        return Qt.point(root.corner.x + (cell.x + 0.5) * root.cell, root.corner.y - (cell.y + 0.5) * root.cell);
    }

    /// A line from the middle of the first cell, at an angle of `degrees` above the horizontal.
    component Ray: Rectangle {
        required property real degrees
        x: root.middle(Qt.point(0, 0)).x
        y: root.middle(Qt.point(0, 0)).y - height / 2
        width: 1.5 * (root.width + root.height + Math.abs(root.corner.x) + Math.abs(root.corner.y))
        height: 2
        rotation: -degrees
        transformOrigin: Item.Left
        antialiasing: true
    }
    component Frame: Rectangle {
        required property var at
        readonly property point place: root.middle(at)
        readonly property real side: Math.max(9, Math.round(root.cell) + 3)
        visible: at.x >= 0
        x: Math.round(place.x - side / 2)
        y: Math.round(place.y - side / 2)
        width: side
        height: side
        color: "transparent"
    }

    MapPicture {
        objectName: "mapPicture"
        anchors.fill: parent
        map: root.map
    }

    // The two golden lines have the slopes φ = tan 58.2825° and 1/φ = tan 31.7175°.
    Ray { visible: root.golden; degrees: 58.2825; color: Theme.gold }
    Ray { visible: root.golden; degrees: 31.7175; color: Theme.gold }
    Ray { visible: root.diagonal; degrees: 45; color: Theme.indigo }

    Repeater {
        model: root.cell >= 3 ? root.map.arrows : []
        Item {
            id: arrow
            required property point modelData
            readonly property point begin: root.middle(root.from)
            readonly property real dx: (arrow.modelData.x - root.from.x) * root.cell
            readonly property real dy: (root.from.y - arrow.modelData.y) * root.cell
            readonly property real length: Math.hypot(arrow.dx, arrow.dy)

            x: arrow.begin.x
            y: arrow.begin.y
            rotation: Math.atan2(arrow.dy, arrow.dx) * 180 / Math.PI
            transformOrigin: Item.TopLeft
            // Each rectangle is the shaft of an arrow or one of the two strokes of its head.
            Repeater {
                model: [0, -32, 32]
                Rectangle {
                    required property int modelData
                    x: modelData === 0 ? 0 : arrow.length - 11
                    y: -1.5
                    width: modelData === 0 ? Math.max(0, arrow.length - 4) : 11
                    height: 3
                    rotation: modelData
                    transformOrigin: Item.Right
                    antialiasing: true
                    color: Theme.cinnabar
                }
            }
        }
    }

    Frame {
        objectName: "mapPointed"
        at: root.map.pointed
        border { width: 2; color: Theme.edge }
    }
    Frame {
        objectName: "mapCursor"
        at: root.map.cursor
        border { width: 3; color: Theme.gold }
        Rectangle {
            anchors { fill: parent; margins: -1 }
            color: "transparent"
            border { width: 1; color: Theme.ink }
        }
    }

    PictureHand {
        id: hand
        objectName: "mapHand"
        anchors.fill: parent
        picture: root.map
        cursorShape: hand.dragging ? Qt.ClosedHandCursor : Qt.CrossCursor
        onPressed: root.pressed()
        onPointed: (x, y) => root.map.pointAt(root.map.cellAt(x, y))
        onChosen: (x, y) => root.map.choose(root.map.cellAt(x, y))
        onDoubleClicked: mouse => root.map.zoomAt(mouse.x, mouse.y, 2)
        onExited: root.map.pointAt(Qt.point(-1, -1))
    }
    // If the map moves while the pointer rests, another cell comes under the pointer.
    Connections {
        target: root.map
        enabled: hand.containsMouse && !hand.dragging
        function onViewChanged(): void { hand.pointed(hand.mouseX, hand.mouseY); }
    }
}
