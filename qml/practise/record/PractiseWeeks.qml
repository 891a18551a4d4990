// A bar chart of the weeks. The height of a bar is the number of exercises in a week; its filled part is the number of
// exercises that were right at the first try. The percentage of such exercises is above the bar.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    /// The weeks: objects with `asked`, `right`, `name` and `mark`.
    required property var weeks
    readonly property int most: root.weeks.reduce((most, week) => Math.max(most, week.asked), 1)
    readonly property real pitch: root.width / Math.max(1, root.weeks.length)
    readonly property real barHeight: root.height - label.implicitHeight - Theme.spaceXS
    /// True if there is room for a number above each bar.
    readonly property bool numbered: root.pitch >= label.implicitWidth + 2
    readonly property real highest: root.barHeight - (root.numbered ? label.implicitHeight : 0) - 2

    implicitHeight: 132 * Theme.textScale
    Accessible.ignored: Accessible.name === ""
    Accessible.role: Accessible.Graphic
    Accessible.name: root.weeks.filter(week => week.asked > 0).map(week => week.name).join("; ")

    AppText { id: label; visible: false; text: qsTr("%1%").arg(100); font.pixelSize: Theme.small }

    Repeater {
        model: root.weeks.length
        Item {
            id: week
            required property int index
            readonly property var facts: root.weeks[week.index]
            x: week.index * root.pitch
            width: root.pitch
            height: root.height

            Rectangle {
                id: bar
                anchors { bottom: ground.top; horizontalCenter: parent.horizontalCenter }
                width: Math.min(parent.width - 4, 28 * Theme.textScale)
                height: Math.max(week.facts.asked > 0 ? 4 : 0, root.highest * week.facts.asked / root.most)
                radius: Theme.radiusSmall / 2
                color: Theme.cinnabarWash
                border.width: 1
                border.color: Theme.cinnabar
                Rectangle {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                    height: parent.height * week.facts.right / Math.max(1, week.facts.asked)
                    radius: parent.radius
                    color: Theme.jade
                }
            }
            NoteText {
                anchors { bottom: bar.top; horizontalCenter: parent.horizontalCenter }
                visible: root.numbered && week.facts.asked > 0
                text: qsTr("%1%").arg(Math.round(100 * week.facts.right / Math.max(1, week.facts.asked)))
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Rectangle {
                id: ground
                y: root.barHeight
                width: parent.width
                height: 1
                color: Theme.edge
            }
            NoteText {
                // The text is in the middle beneath its week, unless it would then reach beyond the chart.
                x: Math.max(-week.x, Math.min((week.width - width) / 2, root.width - week.x - width))
                anchors.bottom: parent.bottom
                text: week.facts.mark
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            HoverHandler { id: pointer }
            HoverTip {
                anchors.fill: parent
                shown: pointer.hovered
                text: week.facts.name
            }
        }
    }
}
