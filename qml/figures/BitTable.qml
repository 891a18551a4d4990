// The binary columns of a position as a static table: one row for each heap, one column for each power of two, and the nim-sum
// beneath. Columns with an odd number of 1s are highlighted and marked. A table that is too wide scrolls horizontally.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property BitTableModel table
    /// True if the row of the nim-sum is shown below the heaps.
    property bool showSum: true
    /// True if the number of 1s in each column is shown below the heaps.
    property bool showOnes: true
    /// True if columns with an odd number of 1s are highlighted.
    property bool markOdd: true
    /// The index of a highlighted heap, from 0; −1 for none.
    property int chosenHeap: -1
    /// A digit for each column: 1 if the column is highlighted, 0 if not. Empty if no column is highlighted.
    property string chosenColumns: ""
    /// True if the user can click the rows of heaps.
    property bool heapsClickable: false
    /// True if the user can click the columns.
    property bool columnsClickable: false
    /// True if the user can click the bits of heaps.
    property bool bitsClickable: false
    /// The largest height of a row, in pixels.
    property real tallestRow: 36 * Theme.textScale
    /// The largest width of a column, in pixels.
    property real widestCell: 48 * Theme.textScale
    /// The number of rows with the height `rowHeight`.
    readonly property int rowCount: heaps + (showSum ? 1 : 0)
    /// The height of all parts of the table except the rows with the height `rowHeight`, in pixels.
    readonly property real besideRows: headingHeight + Theme.spaceS + (showOnes ? 30 * Theme.textScale : 0)

    readonly property real gap: Theme.spaceM
    readonly property real sizeWidth: Math.max(Math.ceil(sizeMetrics.advanceWidth), 12)
    readonly property real gutter: Math.ceil(Math.max(nameMetrics.advanceWidth, showOnes ? onesName.implicitWidth - sizeWidth - gap : 0,
        showSum ? sumName.implicitWidth : 0) + gap + sizeWidth + gap)
    readonly property real weightWidth: weightMetrics.width + 8
    readonly property real room: width - gutter
    /// True if the column headings alternate between two lines, because one line is too narrow for them.
    readonly property bool staggered: Math.max(24 * Theme.textScale, weightWidth) * table.columns > room
    readonly property real narrowest: Math.ceil(Math.max(24 * Theme.textScale, staggered ? weightWidth / 2 : weightWidth))
    readonly property real cell: Math.floor(Math.max(narrowest, Math.min(widestCell, room / table.columns)))
    readonly property real rowHeight: Math.floor(Math.max(24 * Theme.textScale, Math.min(cell, tallestRow)))
    readonly property real disc: Math.min(cell, rowHeight) - 4
    readonly property int heaps: rows.count
    /// The height of the table if its rows have the smallest possible height, in pixels. This height is enough for every width.
    readonly property real leastHeight: (24 * (heaps + (showSum ? 2 : 1)) + (showOnes ? 30 : 0)) * Theme.textScale + Theme.spaceS
    readonly property real headingHeight: (staggered && weightWidth > cell ? 40 : 24) * Theme.textScale
    /// The horizontal scroll position of the columns, in pixels.
    readonly property real scrolled: sideways.contentX
    readonly property real sumTop: headingHeight + heaps * rowHeight + Theme.spaceS

    signal columnClicked(weight: string)
    signal heapClicked(heap: int)
    signal bitClicked(heap: int, weight: string)

    implicitWidth: gutter + 40 * Theme.textScale * table.columns
    implicitHeight: sumTop + (showSum ? rowHeight : 0) + (showOnes ? 30 * Theme.textScale : 0)
        + (sideways.interactive ? 12 : 0)
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Bit columns")

    TextMetrics {
        id: nameMetrics
        font: sumName.font
        text: qsTr("Heap %1").arg(root.heaps)
    }
    TextMetrics {
        id: sizeMetrics
        font.family: Theme.textFont
        font.pixelSize: Theme.body
        font.bold: true
        text: root.table.widest
    }
    TextMetrics {
        id: weightMetrics
        font.family: Theme.textFont
        font.pixelSize: Theme.small
        font.bold: true
        text: root.table.columns > 20 ? "524288" : root.table.weights[0]
    }

    component Name: MuteText {
        x: 0
        width: root.gutter - root.sizeWidth - 2 * root.gap
        horizontalAlignment: Text.AlignRight
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
    }
    component Size: MuteText {
        x: root.gutter - root.sizeWidth - root.gap
        width: root.sizeWidth
        horizontalAlignment: Text.AlignRight
        font.bold: true
        wrapMode: Text.NoWrap
    }

    /// One bit: a disc for 1, a faint 0 for 0. The bit has a ring if the previewed move flips it.
    component Bit: Item {
        id: bit
        required property bool one
        required property bool flipped
        property color tint: Theme.ink
        property color inkOnTint: Theme.raised

        width: root.cell
        height: root.rowHeight
        Rectangle {
            anchors.centerIn: parent
            visible: bit.one
            width: root.disc - 6
            height: width
            radius: width / 2
            color: bit.tint
        }
        Rectangle {
            anchors.centerIn: parent
            visible: bit.flipped
            width: root.disc
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 2
            border.color: Theme.jade
        }
        MuteText {
            anchors.centerIn: parent
            text: bit.one ? "1" : "0"
            textFormat: Text.PlainText
            color: bit.one ? bit.inkOnTint : Theme.faint
            // As for a column below, `root` can already be null here.
            font.pixelSize: Math.min((root?.rowHeight ?? 0) > 44 * Theme.textScale ? Theme.large : Theme.body, (root?.disc ?? 20) * 0.62)
            font.bold: bit.one
        }
    }

    Repeater {
        id: rows
        model: root.table
        Item {
            id: row
            required property int heap
            required property string size
            required property string bits
            required property bool changed

            y: root.headingHeight + row.heap * root.rowHeight
            width: root.width
            height: root.rowHeight
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("Heap %1").arg(row.heap + 1) + " " + row.size + " " + row.bits

            Rectangle {
                anchors.fill: parent
                anchors.leftMargin: -Theme.spaceS
                anchors.rightMargin: -Theme.spaceS
                visible: row.heap === root.chosenHeap
                radius: Theme.radiusSmall
                color: Theme.goldWash
                border.color: Theme.gold
            }
            Name {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Heap %1").arg(row.heap + 1)
            }
            Size {
                anchors.verticalCenter: parent.verticalCenter
                text: row.size
                color: row.changed ? Theme.jade : Theme.ink
            }
            TapHandler {
                enabled: root.heapsClickable
                onTapped: root.heapClicked(row.heap)
            }
        }
    }

    Name {
        id: sumName
        visible: root.showSum
        y: root.sumTop + (root.rowHeight - height) / 2
        //: The label of a row: the nim-sum of a position is called s before the move and t after the move
        text: root.table.previewing ? qsTr("nim-sum t") : qsTr("nim-sum s")
        Accessible.ignored: false
        Accessible.name: text + " " + root.table.sum + " " + root.table.sumBits
    }
    Size {
        visible: root.showSum
        y: root.sumTop + (root.rowHeight - height) / 2
        text: root.table.sum
        color: root.table.previewing ? Theme.jade : Theme.ink
    }
    NoteText {
        id: onesName
        visible: root.showOnes
        x: root.gutter - root.gap - width
        y: ones.y + (ones.line - height) / 2
        //: The label of a row: the number of 1s in each binary column
        text: qsTr("number of 1s")
        wrapMode: Text.NoWrap
    }

    Flickable {
        id: sideways
        x: root.gutter
        width: root.width - root.gutter
        height: root.height
        contentWidth: root.cell * root.table.columns
        contentHeight: height
        flickableDirection: Flickable.HorizontalFlick
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width
        clip: interactive
        ScrollBar.horizontal: AppScrollBar { policy: sideways.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Repeater {
            model: root.table.columns
            Item {
                id: column
                required property int index
                // While a delegate of a removed column is destroyed, this binding is still evaluated, and `root` is already
                // null.
                readonly property string weight: root?.table.weights[column.index] ?? ""
                readonly property bool odd: (root?.markOdd ?? false) && root.table.sumBits[column.index] === "1"
                readonly property bool chosen: root?.chosenColumns[column.index] === "1"

                x: column.index * root.cell
                width: root.cell
                height: root.sumTop + (root.showSum ? root.rowHeight : 0) + (root.showOnes ? ones.line + 8 * Theme.textScale : 0)

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: 1
                    anchors.rightMargin: 1
                    visible: column.odd || column.chosen
                    radius: Theme.radiusSmall
                    color: column.chosen ? Theme.goldWash : Theme.cinnabarWash
                    border.width: column.chosen ? 1 : 0
                    border.color: Theme.gold
                }
                AppText {
                    width: parent.width
                    height: 22 * Theme.textScale
                    y: column.index % 2 === 0 ? 0 : root.headingHeight - 24 * Theme.textScale
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    text: column.weight
                    color: column.odd ? Theme.cinnabar : column.chosen ? Theme.goldText : Theme.faint
                    font.pixelSize: Theme.small
                    font.bold: column.odd || column.chosen
                    wrapMode: Text.NoWrap
                }
                TapHandler {
                    enabled: root.columnsClickable
                    onTapped: root.columnClicked(column.weight)
                }
            }
        }

        Repeater {
            model: root.table
            Row {
                id: bitRow
                required property int heap
                required property string bits
                required property string flipped
                y: root.headingHeight + bitRow.heap * root.rowHeight
                Repeater {
                    model: root.table.columns
                    Bit {
                        id: heapBit
                        required property int index
                        one: bitRow.bits[index] === "1"
                        flipped: bitRow.flipped[index] === "1"
                        TapHandler {
                            enabled: root.bitsClickable
                            onTapped: root.bitClicked(bitRow.heap, root.table.weights[heapBit.index])
                        }
                    }
                }
            }
        }

        Rectangle {
            y: root.sumTop - Theme.spaceS / 2
            width: sideways.contentWidth
            height: 1
            color: Theme.edge
        }

        Row {
            y: root.sumTop
            visible: root.showSum
            Repeater {
                model: root.table.columns
                Bit {
                    required property int index
                    one: root?.table.sumBits[index] === "1"
                    flipped: root?.table.sumFlipped[index] === "1"
                    tint: Theme.cinnabar
                    inkOnTint: Theme.onCinnabar
                }
            }
        }

        Row {
            id: ones
            readonly property real line: 20 * Theme.textScale
            y: root.sumTop + (root.showSum ? root.rowHeight : 0)
            visible: root.showOnes
            Repeater {
                model: root.table.ones
                Item {
                    id: count
                    required property int index
                    required property string modelData
                    readonly property bool odd: (root?.markOdd ?? false) && root.table.sumBits[count.index] === "1"
                    width: root.cell
                    height: ones.line + 8 * Theme.textScale
                    AppText {
                        width: parent.width
                        height: ones.line
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        text: count.modelData
                        color: count.odd ? Theme.cinnabar : Theme.faint
                        font.pixelSize: Theme.small
                        font.bold: count.odd
                    }
                    Rectangle {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: ones.line
                        visible: count.odd
                        width: 5 * Theme.textScale
                        height: width
                        rotation: 45
                        antialiasing: true
                        color: Theme.cinnabar
                    }
                }
            }
        }
    }
}
