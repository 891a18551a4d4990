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
    readonly property real margin: root.compact ? Theme.spaceM : Theme.spaceL
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
        if (verdict.visible)
            scroll.reveal(news);
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

    PracticeSession { id: session }

    Repeater {
        model: 9
        Item {
            id: digit
            required property int index
            Shortcut {
                enabled: root.visible && session.asks === PracticeSession.Heap
                sequences: [String(digit.index + 1)]
                onActivated: session.pickHeap(digit.index)
            }
        }
    }

    AppFlickable {
        id: scroll
        objectName: "practiseScroll"
        anchors.fill: parent
        onContentHeightChanged: {
            if (verdict.visible)
                Qt.callLater(scroll.reveal, news);
        }
        contentHeight: Math.max(height, page.implicitHeight + 2 * root.margin)

        ColumnLayout {
            id: page
            x: Theme.spaceXL
            y: root.margin
            width: scroll.width - 2 * Theme.spaceXL
            height: scroll.contentHeight - 2 * root.margin
            spacing: root.compact ? Theme.spaceS : Theme.spaceM

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

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                columns: root.wide ? 3 : 1
                columnSpacing: Theme.spaceM
                rowSpacing: Theme.spaceS
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
                        verticalPadding: root.compact ? Theme.spaceS : Theme.spaceM
                        onClicked: session.skill = skill.modelData
                    }
                }
            }

            GridLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                columns: root.wide ? 2 : 1
                columnSpacing: Theme.spaceM
                rowSpacing: Theme.spaceM

                Card {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    implicitHeight: exercise.implicitHeight + 2 * exercise.anchors.margins

                    ColumnLayout {
                        id: exercise
                        anchors { fill: parent; margins: root.compact ? Theme.spaceM : Theme.spaceL }
                        spacing: root.compact ? Theme.spaceS : Theme.spaceM

                        Heading {
                            objectName: "question"
                            Layout.fillWidth: true
                            level: root.compact ? 2 : 1
                            text: session.question
                        }
                        PractiseBoard {
                            Layout.fillWidth: true
                            Layout.fillHeight: true
                            session: session
                        }
                        ColumnLayout {
                            id: news
                            spacing: exercise.spacing
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

                ColumnLayout {
                    Layout.fillWidth: !root.wide
                    Layout.preferredWidth: root.wide ? Math.max(280 * Theme.textScale, root.width * 0.27) : -1
                    Layout.alignment: Qt.AlignTop
                    spacing: Theme.spaceM

                    PractiseLadder {
                        Layout.fillWidth: true
                        session: session
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
}
