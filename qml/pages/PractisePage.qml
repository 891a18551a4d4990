// The Practise page: one skill at a time, an exercise on the board, an answer to each answer, and the ladder of hints.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    readonly property bool wide: root.width >= 780 * Theme.textScale
    /// Where there is little height, what can be smaller is.
    readonly property bool compact: root.height < 720 * Theme.textScale
    /// Whether the keyboard is where the exercise goes on.
    property bool settled: false
    /// Whether a hint is what was asked for last.
    property bool climbing: false
    readonly property real margin: root.compact ? Theme.spaceM : Theme.spaceL
    readonly property real gap: root.compact ? Theme.spaceS : Theme.spaceM
    readonly property alias session: session
    /// Another text with each exercise and each change of its state, whatever the language.
    readonly property string turn: [session.skill, session.seed, session.position, session.state].join(" ")
    readonly property bool over: session.state === PracticeSession.Right || session.state === PracticeSession.Shown

    /// Practises on these heaps: the present skill where it finds an exercise in them, else the nim-sum.
    function openPosition(text: string) {
        if (session.open(text) === "")
            return;
        const before = session.skill;
        session.skill = "nim-sum";
        const problem = session.open(text);
        if (problem !== "") {
            session.skill = before;
            seed.refuse(text, problem);
        }
    }

    function pressed(key: string) {
        if (key === "H")
            session.hint();
        else if (key === "A")
            session.showAnswer();
        else if (key === "W" && session.canRefute)
            session.refuting = !session.refuting;
        else if (key === "N" && root.over)
            session.next();
    }

    /// Puts the keyboard where it goes on: to the answer, or to the next exercise.
    function takeUp() {
        root.settled = true;
        if (!root.visible)
            return;
        if (root.over)
            answer.end();
        else
            answer.begin();
        root.climbing = false;
        root.showNews();
    }

    /// Where parts of a view begin in it, with that much left above them.
    function tops(parts: list<Item>, view: AppFlickable, above: real): list<real> {
        return parts.map(part => part.mapToItem(view.contentItem, 0, 0).y - above);
    }

    /// Brings the verdict and where an answer is given into view, until a hint is asked for that is out of view then.
    function showNews() {
        if (root.climbing && !root.wide)
            return;
        scroll.reveal(news);
        scroll.alignTop(root.tops(verdict.visible ? [skillRow, desk, board] : [skillRow, desk], scroll, root.gap));
    }

    /// Brings the rung that was asked for into view, with the button for the next one where there is room for both.
    function showRung() {
        root.climbing = ladder.shown > 0;
        if (!root.climbing)
            return;
        const view = root.wide ? side : scroll;
        view.reveal(ladder.foot);
        view.reveal(ladder.currentRung);
        view.alignTop(root.tops([ladder, ...ladder.shownRungs()], view, 1));
    }

    function takeUpSoon() {
        root.settled = false;
        Qt.callLater(root.takeUp);
    }

    onVisibleChanged: root.takeUpSoon()
    onTurnChanged: root.takeUpSoon()
    Component.onCompleted: root.takeUpSoon()
    Keys.onReturnPressed: session.proceed()
    Keys.onEnterPressed: session.proceed()

    PracticeSession {
        id: session
        Component.onCompleted: session.begin(Shell.freshSeed())
    }

    Repeater {
        model: 9
        Item {
            id: digit
            required property int index
            Shortcut {
                enabled: Keyboard.singleKeys && root.visible && session.asks === PracticeSession.Heap
                sequences: [String(digit.index + 1)]
                onActivated: session.pickHeap(digit.index)
            }
        }
    }

    AppFlickable {
        id: scroll
        objectName: "practiseScroll"
        anchors.fill: parent
        onContentHeightChanged: Qt.callLater(root.showNews)
        contentHeight: Math.max(desk.y + desk.height, side.y + side.height) + root.margin

        ColumnLayout {
            id: head
            x: Theme.spaceXL
            y: root.margin
            width: scroll.width - 2 * Theme.spaceXL
            spacing: root.gap

            PageHeader {
                Layout.fillWidth: true
                title: qsTr("Practise")
                subtitle: root.compact ? "" : session.task
                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("Level")
                    color: Theme.faint
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Choice {
                    objectName: "level"
                    label: qsTr("Level")
                    value: String(session.level)
                    options: [{ value: "1", text: "1" }, { value: "2", text: "2" }, { value: "3", text: "3" }]
                    onChosen: value => session.level = Number(value)
                }
            }

            RowLayout {
                id: skillRow
                Layout.fillWidth: true
                Layout.fillHeight: false
                spacing: root.wide ? Theme.spaceM : Theme.spaceS
                Repeater {
                    model: session.skills
                    PractiseSkill {
                        id: skill
                        required property int index
                        required property string modelData
                        objectName: "skill-" + skill.modelData
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.fillHeight: true
                        text: session.skillNames[skill.index] ?? ""
                        standing: session.standings[skill.index] ?? ""
                        iconName: ["sum", "target-arrow", "hand-finger"][skill.index]
                        keys: "Alt+" + (skill.index + 1)
                        current: session.skill === skill.modelData
                        terse: !root.wide
                        verticalPadding: root.compact ? Theme.spaceS : Theme.spaceM
                        onClicked: session.skill = skill.modelData
                    }
                }
            }

            AppText {
                Layout.fillWidth: true
                visible: !root.wide
                text: session.standings[[...session.skills].indexOf(session.skill)] ?? ""
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }

        // As high as the window has room for, however long the ladder beside it grows.
        Card {
            id: desk
            x: head.x
            y: head.y + head.height + root.gap
            width: root.wide ? head.width - side.width - Theme.spaceM : head.width
            height: Math.max(exercise.implicitHeight + 2 * exercise.anchors.margins, scroll.height - desk.y - root.margin)

            ColumnLayout {
                id: exercise
                anchors { fill: parent; margins: root.compact ? Theme.spaceM : Theme.spaceL }
                spacing: root.gap

                Heading {
                    objectName: "question"
                    Layout.fillWidth: true
                    level: root.compact ? 2 : 1
                    text: session.question
                }
                PractiseBoard {
                    id: board
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    leastHeight: (root.compact ? 140 : 220) * Theme.textScale
                    session: session
                }
                ColumnLayout {
                    id: news
                    spacing: root.gap
                    PractiseVerdict {
                        id: verdict
                        Layout.fillWidth: true
                        session: session
                    }
                    PractiseAnswer {
                        id: answer
                        Layout.fillWidth: true
                        session: session
                        onKeyPassed: key => root.pressed(key)
                    }
                }
            }
        }

        // Beside the exercise it scrolls by itself, so that a long ladder leaves the exercise where it is.
        AppFlickable {
            id: side
            objectName: "practiseSide"
            x: root.wide ? desk.x + desk.width + Theme.spaceM : head.x
            y: root.wide ? desk.y : desk.y + desk.height + Theme.spaceM
            width: root.wide ? Math.max(280 * Theme.textScale, root.width * 0.27) : head.width
            height: root.wide ? Math.min(side.contentHeight, desk.height) : side.contentHeight
            contentHeight: help.implicitHeight

            ColumnLayout {
                id: help
                width: side.width
                spacing: Theme.spaceM

                PractiseLadder {
                    id: ladder
                    Layout.fillWidth: true
                    session: session
                    onShownChanged: Qt.callLater(root.showRung)
                    onHeightChanged: Qt.callLater(root.showRung)
                }
                Card {
                    Layout.fillWidth: true
                    implicitHeight: seed.implicitHeight + 2 * Theme.spaceS
                    PractiseSeed {
                        id: seed
                        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                        anchors { leftMargin: Theme.spaceL; rightMargin: Theme.spaceS }
                        session: session
                    }
                }
            }
        }
    }
}
