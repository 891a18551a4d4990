// Handles the mouse and the wheel on a picture: drags and zooms the picture, and reports the points that are hovered or
// clicked.
import QtQuick

MouseArea {
    id: root

    /// The picture: an object with the functions `pan` and `zoomAt`.
    required property var picture
    property point from
    property bool dragging: false

    /// Emitted when the pointer moved to the point (x, y) without dragging.
    signal pointed(x: real, y: real)
    /// Emitted when the user clicked the point (x, y).
    signal chosen(x: real, y: real)

    hoverEnabled: true
    // A drag moves the picture, and does not scroll the page that contains the picture.
    preventStealing: true
    onPressed: mouse => root.from = Qt.point(mouse.x, mouse.y)
    onPositionChanged: mouse => {
        const far = Math.abs(mouse.x - root.from.x) + Math.abs(mouse.y - root.from.y) > 6;
        if (!root.pressed || !(root.dragging || far))
            return root.pointed(mouse.x, mouse.y);
        root.dragging = true;
        root.picture.pan(mouse.x - root.from.x, mouse.y - root.from.y);
        root.from = Qt.point(mouse.x, mouse.y);
    }
    onReleased: mouse => {
        if (!root.dragging)
            root.chosen(mouse.x, mouse.y);
        root.dragging = false;
    }
    onWheel: wheel => root.picture.zoomAt(wheel.x, wheel.y, wheel.angleDelta.y > 0 ? 1.2 : wheel.angleDelta.y < 0 ? 1 / 1.2 : 1)
}
