// The calendar of days: one column for each week, from Monday to Sunday. The more a person practiced on a day, the darker is
// the cell of the day.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    /// The days, week by week: objects with `asked`, `depth`, `future` and `name`.
    required property var days
    /// A text for each week, which is shown beneath the week. Most of these texts are empty.
    required property var marks
    /// The short names of the days of the week, from Monday to Sunday.
    required property var dayNames
    readonly property int weeks: Math.ceil(root.days.length / 7)
    readonly property real indent: 24 * Theme.textScale
    readonly property real pitch: Math.min(34 * Theme.textScale, (root.width - root.indent) / Math.max(1, root.weeks))
    readonly property real rowHeight: 20 * Theme.textScale

    function shade(depth: int): color {
        return depth === 0 ? Theme.hover : Qt.alpha(Theme.jade, 0.25 * depth);
    }

    component Note: MuteText {
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
    }

    implicitHeight: 7 * root.rowHeight + beneath.implicitHeight + Theme.spaceXS
    Accessible.ignored: Accessible.name === ""
    Accessible.role: Accessible.Graphic
    Accessible.name: root.days.filter(day => day.asked > 0).map(day => day.name).join("; ")

    Column {
        Repeater {
            model: 7
            Note {
                required property int index
                // The width is set explicitly, because a positioner skips an item without width.
                width: root.indent
                height: root.rowHeight
                verticalAlignment: Text.AlignVCenter
                text: index % 2 === 0 ? root.dayNames[index] : ""
            }
        }
    }

    Repeater {
        model: root.days.length
        Rectangle {
            id: day
            required property int index
            readonly property var facts: root.days[day.index]
            x: root.indent + Math.floor(day.index / 7) * root.pitch
            y: (day.index % 7) * root.rowHeight
            width: root.pitch - 3
            height: root.rowHeight - 3
            visible: !day.facts.future
            radius: 3
            color: root.shade(day.facts.depth)
            HoverHandler { id: pointer }
            HoverTip {
                anchors.fill: parent
                shown: pointer.hovered
                text: day.facts.name
            }
        }
    }

    Repeater {
        model: root.marks.length
        Note {
            required property int index
            x: Math.min(root.indent + (index + 0.5) * root.pitch - width / 2, root.width - width)
            y: beneath.y
            text: root.marks[index]
        }
    }

    // The legend that explains the shades of the cells.
    Note {
        id: beneath
        anchors.bottom: parent.bottom
        visible: false
        text: "0"
    }
    Row {
        id: legend
        // True if there is room for the legend to the right of the last week.
        readonly property bool beside: root.width - root.indent - root.weeks * root.pitch > width + Theme.spaceL
        anchors { right: parent.right; bottom: parent.bottom; bottomMargin: legend.beside ? beneath.height + Theme.spaceXS : 0 }
        visible: legend.beside
        spacing: 3
        Note {
            //: The legend of a calendar: pale cells are days with little practice
            text: qsTr("less")
        }
        Repeater {
            model: 5
            Rectangle {
                required property int index
                anchors.verticalCenter: parent?.verticalCenter
                width: 14 * Theme.textScale
                height: width
                radius: 3
                color: root.shade(index)
            }
        }
        Note {
            //: The legend of a calendar: dark cells are days with much practice
            text: qsTr("more")
        }
    }
}
