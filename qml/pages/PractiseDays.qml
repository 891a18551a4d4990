// The calendar of days: a column a week from Monday to Sunday, the deeper the more was practised on the day.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    /// Objects with `asked`, `depth`, `future` and `name`, week after week.
    required property var days
    readonly property int weeks: Math.ceil(root.days.length / 7)
    readonly property real pitch: Math.min(24 * Theme.textScale, root.width / Math.max(1, root.weeks))

    implicitHeight: 7 * 20 * Theme.textScale
    Accessible.role: Accessible.Graphic
    Accessible.name: root.days.filter(day => day.asked > 0).map(day => day.name).join("; ")

    Repeater {
        model: root.days.length
        Rectangle {
            id: day
            required property int index
            readonly property var facts: root.days[day.index]
            x: Math.floor(day.index / 7) * root.pitch
            y: (day.index % 7) * root.height / 7
            width: root.pitch - 3
            height: root.height / 7 - 3
            visible: !day.facts.future
            radius: 3
            color: day.facts.depth === 0 ? Theme.hover : Qt.alpha(Theme.jade, 0.25 * day.facts.depth)
            HoverHandler { id: pointer }
            HoverTip {
                anchors.fill: parent
                shown: pointer.hovered
                text: day.facts.name
            }
        }
    }
}
