// The terms of a sequence in rows, whole periods where one has room: only those that are seen are made, whichever of millions.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property SequenceModel model
    readonly property real leastWidth: digit.advanceWidth * (String(root.largest).length + 3)
    readonly property real cellWidth: Math.max(root.leastWidth, Math.min(2 * root.leastWidth, Math.floor((root.width - root.headWidth - bar.width) / root.columns)))
    readonly property real rowHeight: Math.ceil(digit.height) + Theme.spaceXS
    readonly property real headWidth: digit.advanceWidth * (String(root.model.wanted).length + 2)
    /// A value as long as the longest that is seen, or longer.
    readonly property int largest: Math.max(99, root.model.known > 0 ? Math.abs(root.model.valueAt(Math.min(root.first + root.columns * root.rows, root.model.known) - 1)) : 0)
    readonly property int columns: root.model.period === "" ? 10 : root.model.columnsFor(Math.floor((root.width - root.headWidth - Theme.spaceL) / (digit.advanceWidth * 5)))
    readonly property int rows: Math.max(1, Math.floor(root.height / root.rowHeight))
    readonly property int allRows: Math.ceil(root.model.known / root.columns)
    property int firstRow: 0
    readonly property int first: root.firstRow * root.columns

    signal touched

    function scroll(row: int): void {
        root.firstRow = Math.max(0, Math.min(row, root.allRows - root.rows));
    }

    function reveal(heap: int): void {
        const row = Math.floor(heap / root.columns);
        if (row < root.firstRow)
            root.scroll(row);
        else if (row >= root.firstRow + root.rows)
            root.scroll(row - root.rows + 1);
    }

    function heapAt(x: real, y: real): int {
        const column = Math.floor((x - root.headWidth) / root.cellWidth);
        const heap = root.first + Math.floor(y / root.rowHeight) * root.columns + column;
        return column >= 0 && column < root.columns && heap < root.model.known ? heap : -1;
    }

    onVisibleChanged: root.reveal(root.model.cursor)
    onColumnsChanged: {
        root.scroll(root.firstRow);
        root.reveal(root.model.cursor);
    }
    onRowsChanged: root.scroll(root.firstRow)

    TextMetrics {
        id: digit
        font.family: Theme.codeFont
        font.pixelSize: Theme.body
        text: "0"
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.raised
    }

    Repeater {
        model: root.visible ? root.rows : 0
        Text {
            required property int index
            readonly property int heap: root.first + index * root.columns
            y: index * root.rowHeight
            width: root.headWidth - digit.advanceWidth
            height: root.rowHeight
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            visible: heap < root.model.known
            text: heap
            color: Theme.faint
            font: digit.font
            Accessible.ignored: true
        }
    }

    Rectangle {
        x: root.headWidth
        width: 1
        height: root.height
        color: Theme.line
    }

    Repeater {
        model: root.visible ? root.rows * root.columns : 0
        SequenceCell {
            required property int index
            x: root.headWidth + (index % root.columns) * root.cellWidth
            y: Math.floor(index / root.columns) * root.rowHeight
            width: root.cellWidth
            height: root.rowHeight
            model: root.model
            font: digit.font
            heap: root.first + index
        }
    }

    MouseArea {
        anchors { fill: parent; rightMargin: bar.width }
        hoverEnabled: true
        onPressed: root.touched()
        onPositionChanged: move => root.model.pointAt(root.heapAt(move.x, move.y))
        onExited: root.model.pointAt(root.model.cursor)
        onClicked: press => root.model.chooseHeap(root.heapAt(press.x, press.y))
        onWheel: turn => root.scroll(root.firstRow - Math.sign(turn.angleDelta.y) * 3)
    }

    AppScrollBar {
        id: bar
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        orientation: Qt.Vertical
        size: root.allRows > 0 ? Math.min(1, root.rows / root.allRows) : 1
        onPositionChanged: {
            if (bar.pressed)
                root.scroll(Math.round(bar.position * root.allRows));
        }
        Binding on position {
            when: !bar.pressed
            value: root.allRows > 0 ? root.firstRow / root.allRows : 0
        }
    }
}
