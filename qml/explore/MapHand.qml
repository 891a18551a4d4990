// What a pointer does to a map: it drags and zooms it, points at cells and chooses them.
import QtQuick
import Nimstone.ViewModels

MouseArea {
    id: root

    required property MapModel map
    property point from
    property bool dragging: false

    function point(): void {
        root.map.pointAt(root.map.cellAt(root.mouseX, root.mouseY));
    }

    hoverEnabled: true
    cursorShape: root.dragging ? Qt.ClosedHandCursor : Qt.CrossCursor
    onPositionChanged: mouse => {
        const right = mouse.x - root.from.x;
        const down = mouse.y - root.from.y;
        root.dragging = root.pressed && (root.dragging || Math.abs(right) + Math.abs(down) > 6);
        if (!root.dragging)
            return root.point();
        root.map.pan(right, down);
        root.from = Qt.point(mouse.x, mouse.y);
    }
    onPressed: mouse => root.from = Qt.point(mouse.x, mouse.y)
    onReleased: mouse => {
        if (!root.dragging)
            root.map.choose(root.map.cellAt(mouse.x, mouse.y));
        root.dragging = false;
    }
    onDoubleClicked: mouse => root.map.zoomAt(mouse.x, mouse.y, 2)
    onExited: root.map.pointAt(Qt.point(-1, -1))
    onWheel: wheel => root.map.zoomAt(wheel.x, wheel.y, wheel.angleDelta.y > 0 ? 1.2 : 1 / 1.2)

    // Another cell comes beneath it.
    Connections {
        target: root.map
        enabled: root.containsMouse && !root.dragging
        function onViewChanged(): void { root.point(); }
    }
}
