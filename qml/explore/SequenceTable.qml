// The terms of a sequence in rows. Each row has whole periods if they fit. Only visible cells are created, so the table can
// have millions of terms.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flickable {
    id: root

    required property SequenceModel model
    readonly property int known: root.model.shown.known
    readonly property int period: root.model.shown.periodLength
    readonly property real headWidth: digit.advanceWidth * (String(root.model.wanted).length + 2)
    readonly property real rowHeight: Math.ceil(digit.height) + Theme.spaceXS
    /// The number of short terms that fit into a row.
    readonly property int room: Math.floor((root.width - root.headWidth - Theme.spaceL) / (digit.advanceWidth * 5))
    readonly property int usual: Math.max(1, Math.min(root.room, 10))
    readonly property int columns: root.period < 2 || root.period > Math.min(root.room, 40) ? root.usual
        : root.period * Math.max(1, Math.floor(root.usual / root.period))
    readonly property int rows: Math.max(1, Math.floor(root.height / root.rowHeight))
    readonly property int firstRow: Math.round(root.contentY / root.rowHeight)
    readonly property int first: root.firstRow * root.columns
    /// The largest size of a visible value; at least 99.
    readonly property int largest: {
        let largest = 99;
        for (let heap = root.first; heap < Math.min(root.first + root.columns * root.rows, root.known); ++heap)
            largest = Math.max(largest, Math.abs(root.model.valueAt(heap)));
        return largest;
    }
    readonly property real leastWidth: digit.advanceWidth * (String(root.largest).length + 3)
    readonly property real share: Math.floor((root.width - root.headWidth - bar.width) / root.columns)
    readonly property real cellWidth: Math.max(root.leastWidth, Math.min(2 * root.leastWidth, root.share))

    /// Emitted when a person presses the mouse on the table.
    signal touched

    function reveal(heap: int): void {
        const row = Math.floor(heap / root.columns);
        if (row < root.firstRow)
            root.contentY = row * root.rowHeight;
        else if (row >= root.firstRow + root.rows)
            root.contentY = (row - root.rows + 1) * root.rowHeight;
    }

    contentHeight: root.height + Math.max(0, Math.ceil(root.known / root.columns) - root.rows) * root.rowHeight
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar { id: bar }
    onVisibleChanged: root.reveal(root.model.cursor)
    onColumnsChanged: root.reveal(root.model.cursor)

    TextMetrics {
        id: digit
        font.family: Theme.codeFont
        font.pixelSize: Theme.body
        text: "0"
    }

    component Figure: Text {
        textFormat: Text.PlainText
        height: root.rowHeight
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        font: digit.font
        Accessible.ignored: true
    }

    // This area keeps its place in the viewport. Scrolling changes the terms that the area shows.
    MouseArea {
        id: page

        function heapAt(x: real, y: real): int {
            return page.childAt(x, y)?.["heap"] ?? -1;
        }

        y: root.contentY
        width: root.width
        height: root.height
        hoverEnabled: true
        onPressed: root.touched()
        onPositionChanged: move => root.model.pointAt(page.heapAt(move.x, move.y))
        onExited: root.model.pointAt(root.model.cursor)
        onClicked: press => root.model.chooseHeap(page.heapAt(press.x, press.y))

        Rectangle {
            anchors.fill: parent
            color: Theme.raised
        }
        Rectangle {
            x: root.headWidth
            width: 1
            height: root.height
            color: Theme.line
        }
        Repeater {
            model: root.visible ? root.rows : 0
            Figure {
                required property int index
                readonly property int begin: root.first + index * root.columns
                y: index * root.rowHeight
                width: root.headWidth - digit.advanceWidth
                visible: begin < root.known
                text: begin
                color: Theme.faint
            }
        }
        Repeater {
            model: root.visible ? root.rows * root.columns : 0
            Rectangle {
                id: cell
                required property int index
                readonly property int heap: root.first + cell.index
                // valueAt() and kindOf() have no change signals. So the conditions read properties of the model, and each
                // binding is evaluated again when these properties change.
                readonly property int value: cell.visible && root.model.differences !== undefined ? root.model.valueAt(cell.heap) : 0
                readonly property string kind: cell.visible && root.model.shown && root.model.rare !== undefined ? root.model.kindOf(cell.heap) : ""
                readonly property bool marked: root.model.cursor === cell.heap

                x: root.headWidth + (cell.index % root.columns) * root.cellWidth
                y: Math.floor(cell.index / root.columns) * root.rowHeight
                width: root.cellWidth
                height: root.rowHeight
                visible: cell.heap < root.known
                radius: cell.kind === "rare" ? height / 2 : 0
                color: cell.marked ? Theme.jadeWash : root.model.pointed === cell.heap ? Theme.hover : "transparent"
                border.width: cell.marked ? 2 : cell.kind !== "" ? 1 : 0
                border.color: cell.marked ? Theme.ink : cell.kind === "rare" ? Theme.gold : Theme.cinnabar

                Figure {
                    width: parent.width - 8
                    text: (cell.kind === "exception" ? "×" : cell.kind === "difference" ? "≠" : "") + cell.value
                    color: cell.kind === "rare" ? Theme.goldText : cell.kind !== "" ? Theme.cinnabar : Theme.ink
                }
            }
        }
    }
}
