// What a pointer does to a map: it drags and zooms it, points at cells and chooses them.
import QtQuick
import Nimstone.ViewModels

MouseArea {
    id: root

    required property MapPicture picture
    property point from
    property bool dragging: false

    function point(): void {
        const cell = root.picture.cellAt(root.mouseX, root.mouseY);
        root.picture.map.pointAt(cell.x, cell.y);
    }

    hoverEnabled: true
    cursorShape: root.dragging ? Qt.ClosedHandCursor : Qt.CrossCursor
    onPositionChanged: mouse => {
        if (root.pressed && (root.dragging || Math.abs(mouse.x - root.from.x) + Math.abs(mouse.y - root.from.y) > 6)) {
            root.dragging = true;
            root.picture.pan(mouse.x - root.from.x, mouse.y - root.from.y);
            root.from = Qt.point(mouse.x, mouse.y);
            return;
        }
        root.point();
    }
    onPressed: mouse => root.from = Qt.point(mouse.x, mouse.y)
    onReleased: mouse => {
        const cell = root.picture.cellAt(mouse.x, mouse.y);
        if (!root.dragging)
            root.picture.map.choose(cell.x, cell.y);
        root.dragging = false;
    }
    onDoubleClicked: mouse => root.picture.zoomAt(mouse.x, mouse.y, 2)
    onExited: root.picture.map.pointAt(-1, -1)
    onWheel: wheel => root.picture.zoomAt(wheel.x, wheel.y, wheel.angleDelta.y > 0 ? 1.2 : 1 / 1.2)

    // Another cell comes beneath it.
    Connections {
        target: root.picture
        enabled: root.containsMouse && !root.dragging
        function onViewChanged(): void { root.point(); }
    }
}
