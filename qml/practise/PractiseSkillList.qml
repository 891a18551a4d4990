// The list of skills, each with its results so far. The first entry mixes all skills. If there is room, the list has several
// columns.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property PracticeSession session
    property int columns: 1
    /// True if the shortcuts of this list are active. If there are two lists, only one of them handles keys.
    property bool heard: true

    signal chosen

    contentHeight: all.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Skills")

    /// Scrolls to the current skill, and moves the keyboard focus to it if `focused` is true.
    function showCurrent(focused: bool): void {
        const item = root.session.set.shown.running ? set : root.session.mixed ? mixed : items.itemAt([...root.session.skills].indexOf(root.session.skill));
        if (!item)
            return;
        root.reveal(item);
        if (focused)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    ContestBreak {
        id: breaking
        progress: Shell.progress
    }

    Column {
        id: all
        width: root.width
        spacing: Theme.spaceS

        SkillRow {
            id: set
            objectName: "skill-set"
            visible: root.session.set.shown.there
            width: parent.width
            text: root.session.set.shown.title
            standing: root.session.set.shown.standing
            keys: ""
            current: root.session.set.shown.running
            onClicked: {
                root.session.set.resume();
                root.chosen();
            }
        }
        SkillRow {
            id: mixed
            objectName: "skill-mixed"
            width: parent.width
            //: An entry of the list of skills: exercises of all skills in turn, chosen by the person's mastery
            text: qsTr("Mixed practice")
            standing: root.session.dueCount > 0 ? qsTr("%n mistake(s) to review", "", root.session.dueCount) : ""
            keys: root.heard ? "Alt+0" : ""
            current: root.session.mixed
            onClicked: {
                root.session.mixed = true;
                root.chosen();
            }
        }
        Rule { width: parent.width }
        Grid {
            id: grid
            width: parent.width
            columns: root.columns
            columnSpacing: Theme.spaceS
            rowSpacing: 2

            Repeater {
                id: items
                model: root.session.skills
                SkillRow {
                    id: skill
                    required property int index
                    required property string modelData
                    readonly property var facts: root.session.standings[skill.index]
                    objectName: "skill-" + skill.modelData
                    width: (grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns
                    text: skill.facts.name
                    standing: skill.facts.detail
                    keys: root.heard && skill.index < 9 ? "Alt+" + (skill.index + 1) : ""
                    known: skill.facts.known
                    mastered: skill.facts.mastered
                    current: !root.session.mixed && !root.session.set.shown.running && root.session.skill === skill.modelData
                    onClicked: {
                        root.session.skill = skill.modelData;
                        root.chosen();
                    }
                }
            }
        }
        Rule { width: parent.width }
        SkillRow {
            objectName: "skill-break"
            width: parent.width
            //: An entry of the list of skills: the person looks for an input on which a wrong program fails
            text: qsTr("Break a program")
            standing: breaking.standing
            keys: ""
            current: false
            onClicked: {
                root.chosen();
                Shell.linkWanted("break:");
            }
        }
    }
}
