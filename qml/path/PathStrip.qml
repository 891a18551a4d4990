// The path of lessons as a row of stones: black if the lesson is done, gold if it is the lesson to do now, pale otherwise. The user opens
// a stone by a click, or by the arrow keys and Enter. On a narrow page, the stones stand in several rows and have no names.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

FocusScope {
    id: root

    /// The entries of LearnSession.path.
    required property var lessons
    readonly property int count: root.lessons.length
    /// The index of the lesson to do now; −1 after the last lesson.
    readonly property int current: root.lessons.findIndex(lesson => lesson.next)
    /// The index of the stone that has the keyboard focus or gets it by Tab.
    property int at: Math.max(0, root.current)
    readonly property bool named: root.width / Math.max(1, root.count) * 2 >= 90 * Theme.textScale
    readonly property real stone: Math.round((root.named ? 38 : 30) * Theme.textScale)
    readonly property int perRow: Math.max(1, root.named ? root.count : Math.min(root.count, Math.floor(root.width / (root.stone + Theme.spaceM))))
    readonly property real pitch: root.width / root.perRow
    readonly property real rowHeight: root.named ? Math.round(172 * Theme.textScale) : root.stone + Theme.spaceXL
    /// The stone under the pointer, or the last one that was.
    property var pointed: null
    readonly property var keyTable: [
        {
            words: qsTr("Choose a lesson"),
            strokes: [{ key: Qt.Key_Left, act: () => root.move(-1) }, { key: Qt.Key_Right, act: () => root.move(1) }]
        },
        //: What the key Enter does on the path of lessons
        { words: qsTr("Open the lesson"), strokes: [{ key: Qt.Key_Return, act: () => root.opened(root.lessons[root.at].name) }] }
    ]

    signal opened(name: string)

    /// Moves the focus to another stone. Returns false at the end of the row.
    function move(by: int): bool {
        const next = root.at + by;
        if (next < 0 || next >= root.count)
            return false;
        root.at = next;
        stones.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    function goToCurrent(): void {
        root.at = Math.max(0, root.current);
    }

    onCurrentChanged: root.goToCurrent()
    onActiveFocusChanged: {
        if (!root.activeFocus)
            root.goToCurrent();
    }
    implicitHeight: Math.ceil(root.count / root.perRow) * root.rowHeight
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The path of lessons")
    Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)

    Repeater {
        id: stones
        model: root.count
        AbstractButton {
            id: stone
            required property int index
            readonly property var lesson: root.lessons[stone.index] ?? ({ name: "", number: 0, title: "", summary: "", done: false, next: false })
            readonly property bool next: stone.lesson.next
            readonly property real middle: stone.x + root.pitch / 2

            objectName: "pathStone-" + stone.lesson.name
            x: stone.index % root.perRow * root.pitch
            y: Math.floor(stone.index / root.perRow) * root.rowHeight
            width: root.pitch
            height: root.rowHeight
            hoverEnabled: true
            // An item must not leave the Tab order while it has the focus.
            focusPolicy: stone.index === root.at || stone.activeFocus ? Qt.TabFocus : Qt.NoFocus
            focus: stone.index === root.at
            Accessible.role: Accessible.Button
            //: A stone on the path of lessons: %1 is the number of a lesson, %2 its title
            Accessible.name: qsTr("Lesson %1: %2").arg(stone.lesson.number).arg(stone.lesson.title)
            Accessible.description: stone.next ? qsTr("to do now") : stone.lesson.done ? qsTr("done") : ""
            Accessible.onPressAction: stone.clicked()
            onClicked: root.opened(stone.lesson.name)
            onHoveredChanged: {
                if (stone.hovered)
                    root.pointed = stone;
            }

            // The line to the next stone.
            Rectangle {
                visible: stone.index + 1 < root.count && (stone.index + 1) % root.perRow !== 0
                x: (stone.width + root.stone) / 2
                y: (stone.height - height) / 2
                width: root.pitch - root.stone
                height: 3
                color: stone.lesson.done ? Theme.edge : Theme.line
            }
            Stone {
                anchors.centerIn: parent
                width: Math.round(root.stone * (stone.next ? 1.3 : stone.hovered ? 1.06 : 1))
                height: width
                tint: stone.next ? "amber" : stone.lesson.done ? "ink" : "mist"
                FocusRing { shown: stone.visualFocus; radius: width / 2 }
            }
            MuteText {
                anchors.centerIn: parent
                text: stone.lesson.number
                font.bold: stone.next
                font.pixelSize: Math.round(root.stone * (stone.next ? 0.55 : 0.4))
                color: stone.next ? Theme.goldText : !stone.lesson.done ? Theme.faint : Theme.dark ? Theme.ink : Theme.raised
            }
            // The names stand above and beneath the stones by turns, so that each has the room of two stones.
            MuteText {
                readonly property real far: root.stone * 0.75 + Theme.spaceXS
                visible: root.named
                width: Math.min(2 * root.pitch - Theme.spaceM, 140 * Theme.textScale, 2 * Math.min(stone.middle, root.width - stone.middle) + 2 * Theme.spaceM)
                x: (stone.width - width) / 2
                y: stone.height / 2 + (stone.index % 2 === 0 ? -far - height : far)
                text: stone.lesson.title
                horizontalAlignment: Text.AlignHCenter
                maximumLineCount: 3
                elide: Text.ElideRight
                font.pixelSize: Theme.small
                font.bold: stone.next
                color: stone.next ? Theme.goldText : stone.lesson.done ? Theme.ink : Theme.faint
            }
        }
    }
    // All stones share these items, because one for each stone would cost memory at every start.
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    HoverTip {
        readonly property var lesson: root.lessons[root.pointed?.index ?? 0] ?? ({ title: "", summary: "" })
        parent: root.pointed ?? root
        anchors.fill: parent
        shown: root.pointed?.hovered ?? false
        text: lesson.title + ". " + Markup.plain(lesson.summary)
    }
}
