// What a pointer does to a picture: it drags and zooms it, points at what is in it and chooses that.
import QtQuick

MouseArea {
    id: root

    /// Has `pan` and `zoomAt`.
    required property var picture
    property point from
    property bool dragging: false

    /// It moved over that point without dragging; it was clicked there.
    signal pointed(x: real, y: real)
    signal chosen(x: real, y: real)

    hoverEnabled: true
    // The picture is dragged, and not the page that it may be on.
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
