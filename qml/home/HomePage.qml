// The Home page: the path of lessons, the position of the day, the mistakes to review, unfinished work, and one new thing to try.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Path
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    readonly property bool wide: root.width >= 760 * Theme.textScale
    /// True if the page is high enough for larger spacing.
    readonly property bool tall: root.height >= 720 * Theme.textScale
    readonly property real gap: root.tall ? Theme.spaceXL : Theme.spaceM
    readonly property alias home: home
    readonly property var daily: lessons.daily
    /// True if the user has practiced before, or has a game, a proof, or an exercise set to open again.
    readonly property bool begun: !home.practice.fresh || home.game.there || home.proof.there || home.set.there
    /// True if the user left the game after the last exercise, so that the page offers the game first.
    readonly property bool gameFirst: home.game.there && !home.game.over && home.game.time > home.practice.lastTime

    onVisibleChanged: {
        if (!root.visible)
            return;
        home.look();
        lessons.look();
    }

    Home {
        id: home
        progress: Shell.progress
        run: root.set as PracticeSetRun
        place: Shell.preferences.lastProof
    }
    PracticeRecordView {
        id: record
        progress: Shell.progress
    }
    LearnSession {
        id: lessons
        progress: Shell.progress
    }

    AppFlickable {
        anchors.fill: parent
        contentHeight: all.height + 2 * root.gap

        ColumnLayout {
            id: all
            // On a large screen the column is in the middle of the page, and is wider to leave room for the list of skills.
            x: (root.width - width) / 2
            y: Math.max(root.gap, (root.height - height) * 0.4)
            width: Math.min(root.width - 2 * (root.wide ? Theme.spaceXXL : Theme.spaceXL), 1600 * Theme.textScale)
            height: Math.max(implicitHeight, Math.min(root.height - 2 * root.gap, implicitHeight + 120 * Theme.textScale))
            spacing: root.tall ? Theme.spaceXL : Theme.spaceL

            PageHeader {
                Layout.fillWidth: true
                //: A heading: the lessons that the user does one after the other
                title: qsTr("Your path")
                subtitle: home.practice.fresh ? "" : home.practice.standing
            }

            PathCard {
                page: "home"
                Layout.fillWidth: true
                tall: root.tall
                session: lessons
                review: home.practice.away && home.practice.due > 0
            }

            GridLayout {
                Layout.fillWidth: true
                columns: !root.wide ? 1 : root.begun ? 3 : 2
                columnSpacing: Theme.spaceL
                rowSpacing: Theme.spaceL

                HomeCard {
                    tall: root.tall
                    iconName: "calendar"
                    //: A heading: the position of the day
                    title: qsTr("Today's position")
                    text: root.daily.about + "<br>"
                        + (root.daily.solved ? qsTr("Solved.") : qsTr("Find every winning move, then say why."))
                    action: root.daily.solved ? qsTr("Look at it again") : qsTr("Solve it")
                    button: "solveDaily"
                    onWanted: Shell.linkWanted("lesson:daily")
                }
                HomeCard {
                    tall: root.tall
                    visible: !root.begun
                    iconName: "circles"
                    title: qsTr("Play")
                    action: qsTr("Choose a game")
                    button: "toTheGame"
                    onWanted: root.setupWanted()
                }
                HomeCard {
                    readonly property int due: home.practice.due
                    tall: root.tall
                    iconName: due > 0 ? "refresh" : "target-arrow"
                    //: A heading: mistakes that are asked again
                    title: home.practice.fresh ? qsTr("Practise") : due > 0 ? qsTr("To review") : qsTr("Today")
                    //: Beside the heading "To review": %n mistakes are due today
                    note: due > 0 ? qsTr("%n due", "", due) : ""
                    text: home.practice.fresh ? qsTr("Exercises of one skill at a time, with hints.") : due > 0 ? "" : qsTr("No mistakes are due today.")
                    //: A button: %n is 1, 2 or 3
                    action: home.practice.fresh ? qsTr("Start practising") : due > 0 ? qsTr("Review %n mistake(s)", "", Math.min(due, 3))
                        : qsTr("Start mixed practice")
                    button: "today"
                    onWanted: Shell.linkWanted("practise:" + (home.practice.fresh ? home.practice.newSkill : due > 0 ? "mistakes" : "mixed"))
                }
                Card {
                    objectName: "goOnCard"
                    visible: root.begun
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 4
                    Layout.rowSpan: root.wide ? 2 : 1
                    implicitHeight: lately.implicitHeight + 2 * lately.anchors.margins

                    ColumnLayout {
                        id: lately
                        anchors { fill: parent; margins: root.tall ? Theme.spaceXL : Theme.spaceL }
                        spacing: root.tall ? Theme.spaceXL : Theme.spaceL
                        Heading {
                            Layout.fillWidth: true
                            level: 2
                            text: qsTr("Continue")
                        }
                        HomeBegun {
                            objectName: "yourGame"
                            visible: home.game.there
                            first: root.gameFirst
                            iconName: "../games/" + (home.game.there ? home.game.game : "nim")
                            title: home.game.over ? qsTr("Your last game: %1").arg(home.game.name) : qsTr("Unfinished game: %1").arg(home.game.name)
                            text: Markup.part(home.game.position) + "<br>" + Markup.part(home.game.standing)
                            action: home.game.over ? qsTr("Open the game") : qsTr("Continue the game")
                            button: "playOn"
                            onWanted: Shell.linkWanted("play:")
                        }
                        HomeBegun {
                            objectName: "yourSet"
                            visible: home.set.there
                            first: !root.gameFirst
                            iconName: "clipboard-list"
                            title: home.set.title
                            text: home.set.standing
                            action: qsTr("Continue the set")
                            button: "setOn"
                            onWanted: Shell.linkWanted("practise:set")
                        }
                        HomeBegun {
                            objectName: "yourPractice"
                            visible: home.practice.lastSkill !== ""
                            first: !root.gameFirst && !home.set.there
                            iconName: "target-arrow"
                            title: home.practice.lastSkillName
                            action: qsTr("Keep practising")
                            button: "goOn"
                            onWanted: Shell.linkWanted("practise:" + home.practice.lastSkill)
                        }
                        HomeBegun {
                            objectName: "yourProof"
                            visible: home.proof.there
                            first: !home.game.there && home.practice.lastSkill === "" && !home.set.there
                            iconName: "columns-3"
                            title: home.proof.title
                            //: An unfinished proof: %1 is the number of steps that were shown, %2 is the position
                            text: qsTr("Step %1 · %2").arg(home.proof.step).arg(home.proof.position)
                            action: qsTr("Continue the proof")
                            button: "proveOn"
                            onWanted: Shell.linkWanted("prove:" + home.place)
                        }
                        Item { Layout.fillHeight: true }
                    }
                }
                HomeCard {
                    tall: root.tall
                    Layout.columnSpan: root.wide && root.begun ? 2 : 1
                    readonly property bool prove: home.practice.fresh || home.practice.newSkill === ""
                    iconName: prove ? "columns-3" : "bulb"
                    title: prove ? qsTr("Proofs") : qsTr("New skill: %1").arg(home.practice.newSkillName)
                    text: prove ? "" : home.practice.newSkillTask
                    action: prove ? qsTr("See a proof") : qsTr("Try it")
                    button: "newThing"
                    onWanted: Shell.linkWanted(prove ? "proof:nim:42,27,19" : "practise:" + home.practice.newSkill)
                }
            }

            Card {
                objectName: "homeSkills"
                Layout.fillWidth: true
                Layout.fillHeight: true
                implicitHeight: known.implicitHeight + 2 * known.anchors.margins

                ColumnLayout {
                    id: known
                    anchors { fill: parent; margins: root.tall ? Theme.spaceL : Theme.spaceM }
                    spacing: Theme.spaceM
                    Heading {
                        Layout.fillWidth: true
                        Layout.leftMargin: Theme.spaceM
                        level: 2
                        text: home.practice.fresh ? qsTr("%n skills to learn", "", record.skillCount) : qsTr("What you know")
                    }
                    GridLayout {
                        id: skills
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        columns: root.wide ? 4 : 2
                        columnSpacing: root.tall ? Theme.spaceM : 0
                        rowSpacing: root.tall ? Theme.spaceM : Theme.spaceXS
                        Repeater {
                            // The number of rows never changes, because Qt 6.4 crashes if items of a layout are created or removed.
                            model: record.skillCount
                            SkillRow {
                                id: skill
                                required property int index
                                readonly property var facts: record.skills[skill.index] ?? ({ skill: "", name: "", detail: "", known: -1, mastered: false })
                                objectName: "homeSkill-" + skill.facts.skill
                                Layout.fillWidth: true
                                Layout.fillHeight: true
                                Layout.preferredWidth: 1
                                text: skill.facts.name
                                standing: home.practice.fresh ? "" : skill.facts.detail
                                known: home.practice.fresh ? -1 : skill.facts.known
                                mastered: skill.facts.mastered
                                keys: ""
                                onClicked: Shell.linkWanted("practise:" + skill.facts.skill)
                            }
                        }
                    }
                }
            }
        }
    }
}
