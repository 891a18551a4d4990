// The top of the Practise page: buttons for its other views, and the skill and the level of the exercises.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

PageHeader {
    id: root

    required property PracticeSession session
    /// The view that is shown: "record", "sets", "start", "class", or "" for the exercise.
    required property string view
    /// True if the list of skills is beside the exercise.
    required property bool listed
    /// True if the list of skills is open as a dialog.
    required property bool skillsOpen
    /// True if the page has little height.
    required property bool compact
    readonly property bool exercising: root.view === ""
    /// True if the width beside the title is too small for all buttons.
    readonly property bool narrow: root.width < 600 * Theme.textScale
    /// True if the person can choose the game of the exercises.
    readonly property bool limited: root.exercising && root.session.canBeLimited
    /// True if the buttons for other views are gathered in a list, to leave room for the skill, its game and the level.
    readonly property bool gathered: root.exercising && (root.narrow || root.limited && root.width < 1000 * Theme.textScale)

    /// Asks the page to show a view: "record", "sets", "class", or "" for the exercise.
    signal viewWanted(view: string)
    signal skillsWanted

    title: qsTr("Practise")
    subtitle: root.exercising && !root.compact && root.session.set.shown.finished ? root.session.set.shown.standing : ""

    /// A button that shows another view; pressed again, it shows the exercise.
    component ViewButton: ToggleButton {
        id: button
        required property string view
        required property string words
        objectName: button.view
        visible: !root.gathered
        text: root.narrow ? "" : button.words
        on: root.view === button.view
        onClicked: root.viewWanted(button.on ? "" : button.view)
    }

    ListButton {
        id: more
        objectName: "practiseMore"
        visible: root.gathered
        iconName: "dots"
        hint: qsTr("Open exercise sets, your progress, or a class")
        listWidth: 200 * Theme.textScale
        entries: [{ name: qsTr("Exercise sets"), more: "Alt+E" }, { name: qsTr("Progress"), more: "Alt+P" }, { name: qsTr("Class"), more: "Alt+C" }]
        onChosen: index => root.viewWanted(["sets", "record", "class"][index])
        KeyShortcut {
            enabled: more.visible
            keys: ["Alt+E"]
            words: qsTr("Exercise sets")
            onActivated: root.viewWanted("sets")
        }
        KeyShortcut {
            enabled: more.visible
            keys: ["Alt+P"]
            words: qsTr("Progress")
            onActivated: root.viewWanted("record")
        }
        KeyShortcut {
            enabled: more.visible
            keys: ["Alt+C"]
            words: qsTr("Class")
            onActivated: root.viewWanted("class")
        }
    }
    ViewButton {
        view: "sets"
        //: A button that shows exercise sets, which are for teachers
        words: qsTr("Exercise sets")
        hint: qsTr("Make, print, and share exercise sets")
        iconName: "clipboard-list"
        keys: "Alt+E"
    }
    ViewButton {
        view: "record"
        //: A button that shows the person's progress in practice
        words: qsTr("Progress")
        hint: qsTr("Show how well you know each skill")
        iconName: "history"
        keys: "Alt+P"
    }
    ViewButton {
        view: "class"
        //: A button that shows what a class has handed in, for teachers
        words: root.exercising && !root.listed ? "" : qsTr("Class")
        hint: qsTr("See what your class has handed in")
        iconName: "school"
        keys: "Alt+C"
    }
    AppButton {
        objectName: "skills"
        visible: !root.listed && root.exercising
        text: root.session.set.shown.running ? root.session.set.shown.shortTitle : root.session.mixed ? qsTr("Mixed practice")
            : root.session.exercise.skillName
        hint: qsTr("Choose another skill")
        iconName: "chevron-down"
        keys: "Alt+S"
        listOpen: root.skillsOpen
        onClicked: root.skillsWanted()
    }
    ListButton {
        id: game
        objectName: "practiseGame"
        readonly property int at: [...root.session.games].findIndex(one => one.value === root.session.game)
        visible: root.limited
        text: root.session.games[game.at]?.text ?? ""
        hint: qsTr("Choose the game that the exercises are about")
        iconName: "chevron-down"
        keys: "Alt+G"
        listWidth: 220 * Theme.textScale
        entries: [...root.session.games].map(one => ({ name: one.text }))
        current: game.at
        onChosen: index => root.session.game = root.session.games[index].value
    }
    MuteText {
        visible: level.visible && !root.narrow
        height: 36 * Theme.textScale
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Level")
        color: Theme.faint
        wrapMode: Text.NoWrap
    }
    Choice {
        id: level
        objectName: "level"
        visible: root.exercising && !root.session.set.shown.running
        label: qsTr("Level")
        value: String(root.session.level)
        options: [{ value: "1", text: "1" }, { value: "2", text: "2" }, { value: "3", text: "3" }]
        onChosen: value => root.session.level = Number(value)
    }
}
