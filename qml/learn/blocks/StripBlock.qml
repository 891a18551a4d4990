// A strip with a square for each size of one heap. The learner labels the squares P and N, or with Grundy values. A solved
// strip shows its labels, frames around windows (ranges of squares), and arrows to options.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

QuestionBlock {
    id: root

    readonly property int current: root.shown.current
    /// True if the labels are Grundy values.
    readonly property bool values: root.shown.ruler.length > 0
    readonly property real pitch: Math.min(56 * Theme.textScale, (root.width - 2) / Math.max(1, root.shown.marks.length))
    /// The height of an arrow for each square that it spans, in pixels.
    readonly property real lane: 9 * Theme.textScale
    /// The square whose arrows are above the squares: the first square with arrows. All other arrows are below the squares.
    readonly property int upper: root.shown.arrows[0]?.from ?? -1

    /// Returns the height for the arrows on one side of the squares, in pixels.
    function roomFor(above: bool): real {
        const spans = root.shown.arrows.filter(arrow => (arrow.from === root.upper) === above).map(arrow => arrow.from - arrow.to);
        return spans.length > 0 ? (Math.max(...spans) + 2) * root.lane : Theme.spaceS;
    }

    Item {
        width: parent.width
        height: squares.y + squares.height + root.roomFor(false)

        Row {
            id: squares
            x: 1
            y: root.roomFor(true)
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Squares")
            Repeater {
                model: root.shown.marks.length
                Rectangle {
                    id: square
                    required property int index
                    readonly property string label: root.shown.marks[square.index] ?? ""
                    readonly property bool current: square.index === root.current
                    objectName: "square" + square.index
                    width: root.pitch
                    height: 58 * Theme.textScale
                    color: square.label === "P" ? Theme.jadeWash : square.label === "N" ? Theme.cinnabarWash
                        : square.current ? Theme.goldWash : Theme.raised
                    border.color: square.current ? Theme.gold : Theme.line
                    border.width: square.current ? 2 : 1
                    Accessible.role: Accessible.ListItem
                    //: For a screen reader: %1 is the number of a square, %2 is its label
                    Accessible.name: qsTr("%1: %2").arg(square.index).arg(square.label !== "" ? square.label : qsTr("no label"))
                    MuteText {
                        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.spaceXS }
                        text: square.index
                        color: Theme.faint
                        font.pixelSize: Theme.small
                    }
                    MuteText {
                        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.spaceXS }
                        text: square.label !== "" ? square.label : square.current ? "?" : ""
                        color: square.label === "P" ? Theme.jade : square.label === "N" ? Theme.cinnabar : Theme.ink
                        font.pixelSize: Theme.large
                        font.bold: true
                    }
                }
            }
        }
        Repeater {
            model: root.shown.windows
            Rectangle {
                required property int index
                required property int modelData
                readonly property real gap: 2 + 4 * (index % 2)
                x: squares.x + modelData * root.pitch - gap / 2
                y: squares.y - gap
                width: root.shown.windowWidth * root.pitch + gap
                height: squares.height + 2 * gap
                radius: Theme.radiusSmall
                color: "transparent"
                border.width: 3
                border.color: index % 2 === 0 ? Theme.gold : Theme.indigo
            }
        }
        // An arrow is a frame and a small head at the option. The squares cover the side of the frame that is next to them.
        Repeater {
            model: root.shown.arrows
            Rectangle {
                id: arrow
                required property var modelData
                readonly property int span: arrow.modelData.from - arrow.modelData.to
                readonly property bool above: arrow.modelData.from === root.upper
                x: squares.x + (arrow.modelData.to + 0.5) * root.pitch
                y: arrow.above ? squares.y + radius - height : squares.y + squares.height - radius
                z: -1
                width: arrow.span * root.pitch
                height: (arrow.span + 1) * root.lane + radius
                radius: Theme.radiusSmall
                color: "transparent"
                border.width: 2
                border.color: arrow.modelData.good ? Theme.jade : Theme.edge
                Rectangle {
                    x: 1 - width / 2
                    y: (arrow.above ? arrow.height - arrow.radius - 4 : arrow.radius + 4) - height / 2
                    width: 7
                    height: 7
                    rotation: 45
                    color: arrow.border.color
                }
            }
        }
    }
    Flow {
        visible: root.current >= 0
        width: parent.width
        spacing: Theme.spaceS
        AppText {
            height: 36 * Theme.textScale
            verticalAlignment: Text.AlignVCenter
            text: (root.values ? qsTr("Square %1 has the value") : qsTr("Square %1 is")).arg(root.current)
            Announcement { }
        }
        Repeater {
            model: root.values ? root.shown.ruler.length : 2
            AppButton {
                id: answer
                required property int index
                readonly property string label: root.values ? String(answer.index) : "PN"[answer.index] ?? ""
                readonly property bool taken: root.shown.ruler[answer.index] ?? false
                objectName: "label" + answer.label
                text: answer.label
                iconName: answer.taken ? "circles" : ""
                hint: answer.taken ? qsTr("The value of an option") : ""
                Accessible.description: answer.hint
                keys: answer.label.length === 1 ? answer.label : ""
                showKeys: !root.values
                onClicked: root.task.give(answer.label)
            }
        }
    }
}
