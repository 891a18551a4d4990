// The skills to choose from, one beneath another, each with how it went so far; in several columns where there is room.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property PracticeSession session
    property int columns: 1
    /// Whether its keys are heard: of two lists one.
    property bool heard: true

    signal chosen

    contentHeight: grid.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Skills")

    /// Brings the present skill into view, and the keyboard to it where that is asked for.
    function showCurrent(focused: bool): void {
        const item = items.itemAt([...root.session.skills].indexOf(root.session.skill));
        if (!item)
            return;
        root.reveal(item);
        if (focused)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    Grid {
        id: grid
        width: root.width
        columns: root.columns
        columnSpacing: Theme.spaceS
        rowSpacing: 2

        Repeater {
            id: items
            model: root.session.skills
            PractiseSkill {
                id: skill
                required property int index
                required property string modelData
                objectName: "skill-" + skill.modelData
                width: (grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns
                text: root.session.skillNames[skill.index] ?? ""
                standing: root.session.standings[skill.index] ?? ""
                keys: root.heard && skill.index < 9 ? "Alt+" + (skill.index + 1) : ""
                current: root.session.skill === skill.modelData
                onClicked: {
                    root.session.skill = skill.modelData;
                    root.chosen();
                }
            }
        }
    }
}
