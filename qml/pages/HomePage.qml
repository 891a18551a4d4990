// The Home page: on with what was begun, what is due today, one new thing; for who is new, a first win within a minute.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    readonly property bool wide: root.width >= 760 * Theme.textScale
    readonly property alias guide: guide

    /// To the game that was left, or to a position to play.
    signal playWanted(position: string)
    /// To the exercises of a skill, "mixed" for all, empty for wherever one was.
    signal practiceWanted(skill: string)
    signal proofWanted(position: string)

    contentHeight: all.implicitHeight + 2 * Theme.spaceXL

    HomeGuide {
        id: guide
        progress: Shell.progress
    }

    component Part: Card {
        id: part
        required property string title
        required property string text
        required property string action
        property string iconName: ""
        property bool first: false
        property string button: ""

        signal wanted

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.fillHeight: true
        implicitHeight: content.implicitHeight + 2 * Theme.spaceXL

        ColumnLayout {
            id: content
            anchors { fill: parent; margins: Theme.spaceXL }
            spacing: Theme.spaceM
            AppIcon {
                visible: part.iconName !== ""
                icon: part.iconName
                size: Math.round(28 * Theme.textScale)
                color: part.first ? Theme.jade : Theme.faint
            }
            Heading {
                Layout.fillWidth: true
                level: 2
                text: part.title
            }
            AppText {
                Layout.fillWidth: true
                text: part.text
                color: Theme.faint
            }
            Item { Layout.fillHeight: true }
            AppButton {
                objectName: part.button
                text: part.action
                look: part.first ? AppButton.Primary : AppButton.Plain
                onClicked: part.wanted()
            }
        }
    }

    ColumnLayout {
        id: all
        x: root.wide ? Theme.spaceXXL : Theme.spaceXL
        y: Theme.spaceXL
        width: Math.min(root.width - 2 * x, 1400)
        spacing: Theme.spaceXL

        PageHeader {
            Layout.fillWidth: true
            title: guide.fresh ? qsTr("Welcome to Nimstone") : qsTr("Welcome back")
            subtitle: guide.fresh ? qsTr("Games whose winner can be told beforehand, and why.") : guide.standing
        }

        // The first win: two heaps, and one idea.
        Card {
            objectName: "firstWin"
            Layout.fillWidth: true
            visible: guide.fresh
            implicitHeight: first.implicitHeight + 2 * Theme.spaceXL

            RowLayout {
                id: first
                anchors { fill: parent; margins: Theme.spaceXL }
                spacing: Theme.spaceXXL
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.spaceM
                    Heading {
                        Layout.fillWidth: true
                        text: qsTr("Win your first game in a minute")
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: qsTr("Two heaps, of 5 and 3 stones. A move takes any number of stones from one heap, and whoever takes the last stone wins. The computer plays perfectly, and still you win: <b>make the heaps equal, and keep them equal.</b>")
                    }
                    AppButton {
                        objectName: "playFirst"
                        Layout.topMargin: Theme.spaceS
                        text: qsTr("Play it")
                        iconName: "player-play"
                        look: AppButton.Primary
                        onClicked: root.playWanted("nim:5,3")
                    }
                }
                Row {
                    Layout.alignment: Qt.AlignVCenter
                    spacing: Theme.spaceXL
                    Accessible.ignored: true
                    Repeater {
                        model: [5, 3]
                        Column {
                            id: heap
                            required property int modelData
                            anchors.bottom: parent?.bottom
                            spacing: 2
                            Repeater {
                                model: heap.modelData
                                Stone {
                                    required property int index
                                    width: 30 * Theme.textScale
                                    height: width
                                    // What is to be taken first.
                                    opacity: heap.modelData === 5 && index < 2 ? 0.35 : 1
                                    tint: "ink"
                                }
                            }
                        }
                    }
                }
            }
        }

        GridLayout {
            Layout.fillWidth: true
            columns: root.wide ? 3 : 1
            columnSpacing: Theme.spaceL
            rowSpacing: Theme.spaceL

            Part {
                first: !guide.fresh
                iconName: "circles"
                title: guide.fresh ? qsTr("Play") : qsTr("Go on")
                text: guide.fresh ? qsTr("Eighteen games and sums of them, against opponents that play perfectly or make mistakes that can be found out.")
                    : guide.lastSkillName === "" ? qsTr("Your game is where you left it.")
                    : qsTr("You practised this last: %1. Your game is where you left it, too.").arg(guide.lastSkillName)
                action: guide.fresh || guide.lastSkill === "" ? qsTr("To the game") : qsTr("Practise on")
                button: "goOn"
                onWanted: guide.fresh || guide.lastSkill === "" ? root.playWanted("") : root.practiceWanted(guide.lastSkill)
            }
            Part {
                iconName: "target-arrow"
                title: guide.due > 0 ? qsTr("%n of your mistakes due today", "", guide.due) : qsTr("Today")
                text: guide.due > 0 ? qsTr("Each comes back after a day, then after 3, 7 and 21, until it is known.")
                    : guide.fresh ? qsTr("Exercises for sixteen skills, with hints that never give more away than was asked for.")
                    : qsTr("No mistake is due. The mix asks what is weak, and a little that is new.")
                action: guide.fresh ? qsTr("Begin to practise") : qsTr("Mixed for you")
                button: "today"
                onWanted: root.practiceWanted(guide.fresh ? guide.newSkill : "mixed")
            }
            Part {
                iconName: guide.fresh || guide.newSkill === "" ? "columns-3" : "bulb"
                title: guide.fresh || guide.newSkill === "" ? qsTr("Why it is so") : qsTr("Something new: %1").arg(guide.newSkillName)
                text: guide.fresh || guide.newSkill === "" ? qsTr("Every theorem is proved step by step on your own numbers, each step with its figure.")
                    : guide.newSkillTask
                action: guide.fresh || guide.newSkill === "" ? qsTr("See a proof") : qsTr("Try it")
                button: "newThing"
                onWanted: guide.fresh || guide.newSkill === "" ? root.proofWanted("nim:42,27,19") : root.practiceWanted(guide.newSkill)
            }
        }
    }
}
