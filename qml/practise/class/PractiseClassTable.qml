// The table of a class: a row for each pupil and a column for each item. The names and the heads stay while the table scrolls. The
// arrow keys move through the cells, and Enter chooses a cell, a pupil, an item, or the class.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property ClassBook book
    // The lists are stored, because the book makes a list anew whenever the list is read.
    readonly property var pupils: [...root.book.pupils]
    readonly property var items: [...root.book.items]
    readonly property var marks: [...root.book.marks]
    readonly property real cellWidth: 45 * Theme.textScale
    readonly property real rowHeight: 28 * Theme.textScale
    readonly property real nameWidth: Math.min(230 * Theme.textScale, 0.4 * root.width)
    /// The x coordinate of each item, and last that of the points, in pixels. Items of different skills have a gap between them.
    readonly property var places: {
        let gaps = 0;
        return [...root.items, {}].map((one, index) => root.nameWidth + index * root.cellWidth + 10 * (gaps += root.isFirst(index) ? 1 : 0));
    }
    /// The column of the current cell; −1 is the column of the names. The row is list.currentIndex; −1 is the row of the heads.
    property int column: -1
    readonly property var keyTable: {
        const step = (key, rows, columns) => ({ key: key, act: () => root.go(list.currentIndex + rows, root.column + columns) });
        return [{ words: qsTr("Move in the table"), strokes: [step(Qt.Key_Left, 0, -1), step(Qt.Key_Right, 0, 1), step(Qt.Key_Up, -1, 0), step(Qt.Key_Down, 1, 0),
            step(Qt.Key_Home, 0, -root.items.length), step(Qt.Key_End, 0, root.items.length)] },
            { words: qsTr("Show the cell of the table"), strokes: [{ key: Qt.Key_Return, act: () => root.choose() }] }];
    }

    signal chosen

    /// True if the item has another skill than the item before it.
    function isFirst(item: int): bool { return root.items[item]?.skill !== root.items[item - 1]?.skill; }

    /// Returns the accessible name of a cell.
    function nameOf(row: int, column: int): string {
        const item = root.items[column];
        const pupil = root.pupils[row];
        if (!item)
            //: A row of a table: %n is the number of points, %1 the name of a pupil
            return pupil ? qsTr("%n points, %1", "", pupil.points).arg(pupil.name) : qsTr("The whole class");
        if (!pupil)
            //: A column of a table: %1 is a number, %2 a skill, %3 a number of pupils
            return qsTr("Item %1, %2: %3 right on the first try").arg(column + 1).arg(item.skill).arg(item.right);
        const mark = root.marks[pupil.marks[column]]?.name ?? "";
        //: A cell of a table: %1 is a number, %2 a mark such as "right on the first try", %3 the name of a pupil
        return qsTr("Item %1, %2, %3").arg(column + 1).arg(pupil.flags[column] === "1" ? qsTr("%1, flagged").arg(mark) : mark).arg(pupil.name);
    }

    /// Makes a cell the current cell, and scrolls to it.
    function go(row: int, column: int): void {
        list.currentIndex = Math.max(-1, Math.min(row, list.count - 1));
        root.column = Math.max(-1, Math.min(column, root.items.length - 1));
        list.positionViewAtIndex(Math.max(0, list.currentIndex), ListView.Contain);
        const x = root.places[Math.max(0, root.column)];
        sideways.contentX = Math.max(0, x + root.cellWidth - sideways.width, Math.min(sideways.contentX, x - root.nameWidth));
        Announcer.say(root.nameOf(list.currentIndex, root.column));
    }

    function choose(): void {
        root.book.choose(root.pupils[list.currentIndex]?.id ?? -1, root.column);
        root.chosen();
    }

    component Line: MuteText {
        width: parent?.width ?? 0
        height: root.rowHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        textFormat: Text.PlainText
    }
    /// A cell of an item or, in the column −1, of a name, which stays where it is while the items scroll.
    component Cell: Rectangle {
        id: cell
        property int row: -1
        property int column: -1
        property bool lit: false
        function press(): void {
            list.forceActiveFocus(Qt.MouseFocusReason);
            root.go(cell.row, cell.column);
            root.choose();
        }
        x: cell.column < 0 ? sideways.contentX : root.places[cell.column] ?? 0
        z: cell.column < 0 ? 1 : 0
        width: cell.column < 0 ? root.nameWidth : root.cellWidth
        height: cell.row < 0 ? list.y : root.rowHeight
        color: cell.lit ? Theme.goldWash : Theme.raised
        Accessible.role: Accessible.Cell
        Accessible.name: root.nameOf(cell.row, cell.column)
        Accessible.onPressAction: cell.press()
        TapHandler { onTapped: cell.press() }
        FocusRing { shown: list.activeFocus && list.currentIndex === cell.row && root.column === cell.column; gap: -3; radius: Theme.radiusSmall; z: 1 }
    }

    Flickable {
        id: sideways
        anchors.fill: parent
        contentWidth: Math.max(width, points.x + points.width + Theme.spaceM)
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.horizontal: AppScrollBar { policy: sideways.contentWidth > sideways.width ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Cell {
            objectName: "classHead"
            lit: root.book.pupil < 0 && root.book.item < 0
            Line { y: 2 * root.rowHeight; text: qsTr("The whole class") }
        }
        Repeater {
            model: root.items.length
            Cell {
                id: head
                required property int index
                readonly property int next: root.items.findIndex((one, item) => item > head.index && root.isFirst(item))
                objectName: "classItem" + (head.index + 1)
                column: head.index
                // The name of a skill lies over the heads of its other items.
                z: root.isFirst(head.index) ? 0.5 : 0
                lit: root.book.item === head.index
                Line {
                    visible: root.isFirst(head.index)
                    width: root.cellWidth * ((head.next < 0 ? root.items.length : head.next) - head.index)
                    text: root.items[head.index]?.skill ?? ""
                    font { bold: true; pixelSize: Theme.small }
                }
                Line { y: root.rowHeight; text: head.index + 1 }
                Line { y: 2 * root.rowHeight; text: root.items[head.index]?.right ?? ""; color: Theme.jade; font.bold: true }
            }
        }
        Line { id: points; x: root.places[root.places.length - 1]; y: 2 * root.rowHeight; width: 70 * Theme.textScale; text: qsTr("points"); color: Theme.faint }
        ListView {
            id: list
            objectName: "classList"
            y: 3 * root.rowHeight
            width: sideways.contentWidth
            height: root.height - y
            model: root.pupils
            clip: true
            focus: true
            activeFocusOnTab: true
            reuseItems: true
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Pupils and items")
            ScrollBar.vertical: AppScrollBar { parent: root; anchors { right: parent.right; top: parent.top; topMargin: list.y; bottom: parent.bottom } }
            Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)
            onActiveFocusChanged: {
                if (list.activeFocus)
                    Announcer.say(root.nameOf(list.currentIndex, root.column));
            }

            delegate: Item {
                id: line
                required property int index
                required property var modelData
                width: list.width
                height: root.rowHeight
                Cell {
                    objectName: "classPupil" + (line.index + 1)
                    row: line.index
                    lit: root.book.pupil === line.modelData.id
                    Line {
                        readonly property bool asWritten: true
                        leftPadding: Theme.spaceM
                        horizontalAlignment: Text.AlignLeft
                        text: line.modelData.name
                    }
                }
                Repeater {
                    model: root.items.length
                    Cell {
                        id: one
                        required property int index
                        objectName: "classCell" + (line.index + 1) + "-" + (one.index + 1)
                        row: line.index
                        column: one.index
                        lit: root.book.item === one.index || root.book.pupil === line.modelData.id
                        PractiseClassMark {
                            id: sign
                            anchors.centerIn: parent
                            mark: Number(line.modelData.marks[one.index])
                            letter: root.marks[sign.mark].letter
                            flagged: line.modelData.flags[one.index] === "1"
                        }
                    }
                }
                Line { x: points.x; width: points.width; text: line.modelData.points; font.bold: true }
                Rule { anchors.bottom: parent.bottom; width: parent.width; z: 1 }
            }
        }
    }
}
