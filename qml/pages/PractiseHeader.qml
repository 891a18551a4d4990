// The top of the Practise page: what else it shows, which skill is practised, and at which level.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

PageHeader {
    id: root

    required property PracticeSession session
    /// What stands on the page: an exercise when empty, else "record" or "sets".
    required property string view
    /// Whether the skills are listed beside the exercise.
    required property bool listed
    /// Whether the sheet with the skills is there.
    required property bool skillsOpen
    /// Whether a line about the skill has room.
    required property bool roomy
    readonly property bool exercising: root.view === ""
    /// Too little room beside the title for more than what is needed.
    readonly property bool narrow: root.width < 600 * Theme.textScale
    readonly property string skillName: root.session.skillNames[[...root.session.skills].indexOf(root.session.skill)] ?? ""

    /// "record" or "sets", or an exercise again.
    signal viewWanted(view: string)
    signal skillsWanted

    title: qsTr("Practise")
    subtitle: !root.exercising || !root.roomy ? ""
        : root.session.set.finished ? root.session.set.standing
        : root.session.mixed ? qsTr("What is weak comes more often; mistakes come back.") : root.session.task

    /// Shows something else than an exercise, or the exercise again.
    component ViewButton: AppButton {
        id: button
        required property string view
        required property string words
        objectName: button.view
        text: root.narrow ? "" : button.words
        checkable: true
        checked: root.view === button.view
        onClicked: {
            root.viewWanted(root.view === button.view ? "" : button.view);
            checked = Qt.binding(() => root.view === button.view);
        }
    }

    ViewButton {
        view: "sets"
        //: A button that shows sets of exercises, for teachers
        words: qsTr("Exercise sets")
        hint: qsTr("Sets of exercises to make, print and share")
        iconName: "clipboard-list"
        keys: "Alt+E"
    }
    ViewButton {
        view: "record"
        //: A button that shows how practice went so far
        words: qsTr("Progress")
        hint: qsTr("How practice went so far")
        iconName: "history"
        keys: "Alt+P"
    }
    AppButton {
        objectName: "skills"
        visible: !root.listed && root.exercising
        text: root.session.set.running ? root.session.set.shortTitle : root.session.mixed ? qsTr("Mixed for you") : root.skillName
        hint: qsTr("Choose another skill")
        iconName: "chevron-down"
        keys: "Alt+S"
        listOpen: root.skillsOpen
        onClicked: root.skillsWanted()
    }
    AppText {
        visible: level.visible && !root.narrow
        height: 36 * Theme.textScale
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Level")
        color: Theme.faint
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Choice {
        id: level
        objectName: "level"
        visible: root.exercising && !root.session.set.running
        label: qsTr("Level")
        value: String(root.session.level)
        options: [{ value: "1", text: "1" }, { value: "2", text: "2" }, { value: "3", text: "3" }]
        onChosen: value => root.session.level = Number(value)
    }
}
