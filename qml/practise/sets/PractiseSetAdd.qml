// The panel that adds to a set: random exercises of chosen skills, one exercise with the person's own heaps, or a text or task.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property SetAdding adding
    readonly property alias title: heading.text
    readonly property int columns: root.width >= 560 * Theme.textScale ? 4 : root.width >= 290 * Theme.textScale ? 2 : 1
    readonly property int heapSkill: [...root.adding.heapSkills].indexOf(root.adding.heapSkill)

    /// Emitted when entries were added.
    signal added

    /// Moves the keyboard focus to the first skill.
    function begin(): void {
        (skills.itemAt(0) as Item).forceActiveFocus(Qt.TabFocusReason);
    }
    function draw(): void {
        if (root.adding.draw(Shell.freshSeed()))
            root.added();
    }
    function setOwnHeaps(): void {
        if (root.adding.setOwnHeaps())
            root.added();
    }

    spacing: Theme.spaceM

    Heading {
        id: heading
        Layout.fillWidth: true
        level: 2
        text: qsTr("Add exercises")
    }
    Grid {
        id: grid
        Layout.fillWidth: true
        columns: root.columns
        columnSpacing: Theme.spaceS
        verticalItemAlignment: Grid.AlignVCenter
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Skills")
        Repeater {
            id: skills
            model: root.adding.skills
            PractiseSetSkill {
                id: skill
                required property int index
                required property string modelData
                objectName: "addSkill-" + skill.modelData
                width: (grid.width - (root.columns - 1) * grid.columnSpacing) / root.columns
                text: root.adding.skillNames[skill.index] ?? ""
                checked: root.adding.chosen[skill.index] ?? false
                onClicked: root.adding.toggle(skill.index)
            }
        }
    }
    ProblemText {
        objectName: "addSkillsProblem"
        Layout.fillWidth: true
        text: root.adding.skillsProblem
    }
    ColumnLayout {
        spacing: Theme.spaceXS
        NoteText {
            text: qsTr("Level")
            Accessible.ignored: true
        }
        Choice {
            objectName: "addLevel"
            Layout.fillWidth: true
            label: qsTr("Level")
            value: root.adding.level
            //: A level of exercises: all levels, the easy exercises first
            options: [{ value: "1", text: "1" }, { value: "2", text: "2" }, { value: "3", text: "3" }, { value: "mixed", text: qsTr("All, easy first") }]
            onChosen: value => root.adding.level = value
        }
    }
    ColumnLayout {
        visible: root.adding.canBeLimited
        spacing: Theme.spaceXS
        NoteText {
            //: Before the choice of a game: %1 is the name of the skill "P or N?"
            text: qsTr("Game for \"%1\"").arg(root.adding.skillNames[[...root.adding.skills].indexOf("outcome")] ?? "")
            Accessible.ignored: true
        }
        ListButton {
            id: game
            objectName: "addGame"
            readonly property int at: [...root.adding.games].findIndex(one => one.value === root.adding.game)
            text: root.adding.games[game.at]?.text ?? ""
            hint: qsTr("Choose the game that the exercises are about")
            iconName: "chevron-down"
            listWidth: 260 * Theme.textScale
            entries: [...root.adding.games].map(one => ({ name: one.text }))
            current: game.at
            onChosen: index => root.adding.game = root.adding.games[index].value
        }
    }
    ColumnLayout {
        spacing: Theme.spaceXS
        NoteText {
            text: qsTr("Exercises in all")
            Accessible.ignored: true
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.spaceS
            AppTextField {
                id: count
                objectName: "addCount"
                width: 84 * Theme.textScale
                label: qsTr("Exercises in all")
                text: root.adding.count
                problem: root.adding.countProblem
                showsProblem: false
                maximumLength: 40
                onEdited: root.adding.count = count.text
                onAccepted: root.draw()
            }
            AppButton {
                objectName: "addDraw"
                look: AppButton.Primary
                iconName: "plus"
                //: A button that adds random exercises to a set
                text: qsTr("Draw exercises")
                onClicked: root.draw()
            }
        }
        ProblemText {
            objectName: "addCountProblem"
            Layout.fillWidth: true
            text: root.adding.countProblem
        }
    }
    Rule { Layout.fillWidth: true }
    Heading {
        Layout.fillWidth: true
        level: 2
        text: qsTr("Your own heaps")
    }
    ListButton {
        objectName: "addHeapSkill"
        text: root.adding.heapSkillNames[root.heapSkill] ?? ""
        hint: qsTr("Choose what to ask about these heaps")
        iconName: "chevron-down"
        listWidth: 260 * Theme.textScale
        entries: [...root.adding.heapSkillNames].map(name => ({ name: name }))
        current: root.heapSkill
        onChosen: index => root.adding.heapSkill = root.adding.heapSkills[index]
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceS
        AppTextField {
            id: heaps
            objectName: "addHeaps"
            width: Math.max(Math.min(parent.width, 160 * Theme.textScale), Math.min(parent.width - add.width - Theme.spaceS, 280 * Theme.textScale))
            label: qsTr("Your own heaps")
            //: In an empty field: an example of a text that can be typed
            placeholderText: qsTr("3 5 7")
            text: root.adding.heaps
            problem: root.adding.heapsProblem
            showsProblem: false
            maximumLength: 200
            onEdited: root.adding.heaps = heaps.text
            onAccepted: root.setOwnHeaps()
            Connections {
                target: root.adding
                // After an exercise with these heaps was added, the field is cleared for the next heaps.
                function onChanged(): void {
                    if (heaps.text !== root.adding.heaps)
                        heaps.text = root.adding.heaps;
                }
            }
        }
        AppButton {
            id: add
            objectName: "addOwnHeaps"
            //: A button that adds an exercise to a set
            text: qsTr("Add exercise")
            onClicked: root.setOwnHeaps()
        }
    }
    ProblemText {
        objectName: "addHeapsProblem"
        Layout.fillWidth: true
        text: root.adding.heapsProblem
    }
    Rule { Layout.fillWidth: true }
    PractiseSetAddEntry {
        Layout.fillWidth: true
        adding: root.adding
        onAdded: root.added()
    }
}
