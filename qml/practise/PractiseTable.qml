// The binary columns of an exercise, with the marks of a hint or an answer: the column that the hint names, wrong columns, a
// row for the answer with its wrong bits, and the 0 that blocks a move.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSession session
    /// The available height in pixels. The height of the rows follows from it.
    property real room: 0
    readonly property real widest: table.x + table.gutter + table.widestCell * root.session.table.columns
    readonly property real labelWidth: answerLabel.implicitWidth + answerNumber.implicitWidth + 2 * Theme.spaceM
    readonly property bool picksColumns: root.session.asks === PracticeSession.Column
    readonly property bool answered: root.session.board.answerShown !== ""
    readonly property int markedHeap: Math.max(root.session.board.marks.indexOf(PracticeSession.WrongHeap),
        root.session.board.marks.indexOf(PracticeSession.RightHeap))
    readonly property bool wrong: root.session.board.marks.includes(PracticeSession.WrongHeap)
    readonly property real answerHeight: root.answered ? table.rowHeight + Theme.spaceXS : 0

    /// The smallest height that is enough for the table, in pixels. It includes all items that an answer adds.
    readonly property real leastHeight: (24 * (table.heaps + 3) + 30) * Theme.textScale + Theme.spaceS + Theme.spaceXS

    implicitWidth: Math.max(table.implicitWidth, table.x + table.implicitWidth)
    implicitHeight: table.implicitHeight + root.answerHeight

    // The background of one row: the row of the heap that the answer named.
    Rectangle {
        id: markedRow
        visible: root.markedHeap >= 0
        x: table.x - Theme.spaceXS
        y: table.headingHeight + root.markedHeap * table.rowHeight
        width: Math.min(parent.width - x, table.gutter + table.cell * root.session.table.columns + 2 * Theme.spaceXS)
        height: table.rowHeight
        radius: Theme.radiusSmall
        color: root.wrong ? Theme.cinnabarWash : Theme.jadeWash
    }

    BitTable {
        id: table
        x: root.answered ? Math.max(0, root.labelWidth - table.gutter) : 0
        width: parent.width - x
        table: root.session.table
        showSum: root.session.board.sumsShown
        markOdd: root.session.board.sumsShown
        showOnes: root.session.board.onesShown
        chosenColumns: root.session.board.lookColumns
        heapsClickable: root.session.asks === PracticeSession.Heap
        columnsClickable: root.picksColumns
        widestCell: 60 * Theme.textScale
        tallestRow: Math.max(24 * Theme.textScale,
            Math.min(table.widestCell, (root.room - table.besideRows - (root.answered ? Theme.spaceXS : 0)) / (table.rowCount + (root.answered ? 1 : 0))))
        onHeapClicked: heap => root.session.pickHeap(heap)
        onColumnClicked: weight => root.session.choose(root.session.exercise.offered.indexOf(weight))
    }

    Item {
        x: table.x + table.gutter
        width: parent.width - x
        height: parent.height
        clip: true

        Repeater {
            model: root.session.table.columns
            Item {
                id: column
                required property int index
                readonly property bool fault: root.session.board.faultColumns[column.index] === "1"

                x: column.index * table.cell - table.scrolled
                width: table.cell
                height: table.implicitHeight + root.answerHeight

                Rectangle {
                    anchors { fill: parent; leftMargin: 1; rightMargin: 1 }
                    visible: column.fault
                    radius: Theme.radiusSmall
                    color: "transparent"
                    border.width: 2
                    border.color: Theme.cinnabar
                }
                // The background of a picked column.
                Rectangle {
                    anchors { fill: parent; leftMargin: 1; rightMargin: 1 }
                    visible: root.picksColumns && !column.fault && (root.session.answer.chosen[column.index] ?? false)
                    radius: Theme.radiusSmall
                    color: Qt.alpha(Theme.indigo, 0.12)
                    border.width: 2
                    border.color: Theme.indigo
                }
                // A frame around the bit 0 that the move would turn into a 1.
                Rectangle {
                    visible: root.session.board.hole >= 0 && root.session.board.lookColumns[column.index] === "1"
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: table.headingHeight + root.session.board.hole * table.rowHeight + (table.rowHeight - height) / 2
                    width: table.disc
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: 2
                    border.color: Theme.cinnabar
                }
                Rectangle {
                    id: bit
                    readonly property bool one: root.session.board.answerBits[column.index] === "1"
                    readonly property bool wrong: root.session.board.wrongBits[column.index] === "1"
                    visible: root.answered
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: table.implicitHeight + (table.rowHeight - height) / 2
                    width: table.disc - 4
                    height: width
                    radius: Theme.radiusSmall
                    color: bit.one ? (bit.wrong ? Theme.cinnabar : Theme.indigo) : "transparent"
                    border.width: bit.one && !bit.wrong ? 0 : bit.wrong ? 2 : 1
                    border.color: bit.wrong ? Theme.cinnabar : Theme.edge
                    MuteText {
                        anchors.centerIn: parent
                        text: bit.one ? "1" : "0"
                        color: bit.one ? Theme.raised : bit.wrong ? Theme.cinnabar : Theme.faint
                        font.pixelSize: Math.min(Theme.body, bit.height * 0.62)
                        font.bold: true
                    }
                }
                AppIcon {
                    visible: bit.visible && bit.wrong
                    anchors { left: bit.right; bottom: bit.top; leftMargin: -size * 0.7; bottomMargin: -size * 0.6 }
                    icon: "x"
                    size: Math.round(16 * Theme.textScale)
                    color: Theme.cinnabar
                }
            }
        }
    }

    // The frame around the row of the heap that the answer named. It is above the highlighted columns.
    Rectangle {
        visible: markedRow.visible
        anchors.fill: markedRow
        radius: markedRow.radius
        color: "transparent"
        border.width: 2
        border.color: root.wrong ? Theme.cinnabar : Theme.jade
    }

    AppText {
        id: answerLabel
        objectName: "answerRow"
        visible: root.answered
        x: answerNumber.x - Theme.spaceM - implicitWidth
        anchors.verticalCenter: answerNumber.verticalCenter
        text: qsTr("your answer")
        color: Theme.indigo
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
        Accessible.name: text + " " + root.session.board.answerShown + " " + root.session.board.answerBits
    }
    MuteText {
        id: answerNumber
        visible: root.answered
        x: table.x + table.gutter - table.gap - implicitWidth
        y: table.implicitHeight + (table.rowHeight - height) / 2
        text: root.session.board.answerShown
        color: Theme.indigo
        font.bold: true
        wrapMode: Text.NoWrap
    }
}
