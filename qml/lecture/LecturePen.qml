// The lines that a teacher draws over a page with the mouse.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Canvas {
    id: root

    /// True while the mouse draws instead of pressing what is below.
    required property bool drawing
    /// The lines: each is a list of points.
    property var lines: []

    visible: root.drawing || root.lines.length > 0

    function erase(): void {
        root.lines = [];
        root.requestPaint();
        Announcer.say(qsTr("Lines erased"));
    }

    onPaint: {
        const context = root.getContext("2d");
        context.reset();
        context.strokeStyle = Theme.cinnabar;
        context.lineWidth = 3 * Theme.textScale;
        context.lineCap = "round";
        context.lineJoin = "round";
        for (const line of root.lines) {
            context.beginPath();
            context.moveTo(line[0].x, line[0].y);
            line.forEach(point => context.lineTo(point.x, point.y));
            context.stroke();
        }
    }

    MouseArea {
        anchors.fill: parent
        visible: root.drawing
        cursorShape: Qt.CrossCursor
        onPressed: event => {
            root.lines = [...root.lines, [Qt.point(event.x, event.y)]];
            root.requestPaint();
        }
        onPositionChanged: event => {
            // The lines may be erased while a line is drawn.
            if (root.lines.length > 0)
                root.lines[root.lines.length - 1].push(Qt.point(event.x, event.y));
            root.requestPaint();
        }
    }
}
