// The top of the Practise page: what else can stand on it, and of which skill and level the exercises are.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

PageHeader {
    id: root

    required property PracticeSession session
    /// What stands on the page: nothing but the exercise when empty, else "record" or "sets".
    required property string view
    /// Too little room beside the title for more than what is needed.
    required property bool narrow
    /// Whether the skills stand beside the exercise, and whether they are open in their sheet.
    required property bool listed
    required property bool skillsOpen
    /// Whether there is little height.
    required property bool compact
    readonly property bool exercising: root.view === ""
    /// Whether what else can stand on the page is in a list, to leave room for the skill and the level.
    readonly property bool gathered: root.narrow && root.exercising

    signal setsWanted(shown: bool)
    signal recordWanted(shown: bool)
    signal skillsWanted

    title: qsTr("Practise")
    subtitle: !root.exercising || root.compact ? ""
        : root.session.mixed ? qsTr("What is weak comes more often; mistakes come back.") : root.session.task

    AppButton {
        id: more
        objectName: "practiseMore"
        visible: root.gathered
        iconName: "dots"
        hint: qsTr("Exercise sets, and how practice went so far")
        listOpen: views.visible
        onClicked: views.open()
        DropList {
            id: views
            y: more.height + Theme.spaceXS
            width: 200 * Theme.textScale
            room: Qt.size(root.Window.width, root.Window.height)
            entries: [{ name: qsTr("Exercise sets"), more: "Alt+E" }, { name: qsTr("Progress"), more: "Alt+P" }]
            onChosen: index => index === 0 ? root.setsWanted(true) : root.recordWanted(true)
        }
        Shortcut {
            enabled: more.visible
            sequences: ["Alt+E"]
            onActivated: root.setsWanted(true)
        }
        Shortcut {
            enabled: more.visible
            sequences: ["Alt+P"]
            onActivated: root.recordWanted(true)
        }
    }
    AppButton {
        objectName: "sets"
        visible: !root.gathered
        //: A button that shows sets of exercises, for teachers
        text: root.narrow ? "" : qsTr("Exercise sets")
        hint: qsTr("Sets of exercises to make, print and share")
        iconName: "clipboard-list"
        keys: "Alt+E"
        checkable: true
        checked: root.view === "sets"
        onClicked: {
            root.setsWanted(root.view !== "sets");
            checked = Qt.binding(() => root.view === "sets");
        }
    }
    AppButton {
        objectName: "record"
        visible: !root.gathered
        //: A button that shows how practice went so far
        text: root.narrow ? "" : qsTr("Progress")
        hint: qsTr("How practice went so far")
        iconName: "history"
        keys: "Alt+P"
        checkable: true
        checked: root.view === "record"
        onClicked: {
            root.recordWanted(root.view !== "record");
            checked = Qt.binding(() => root.view === "record");
        }
    }
    AppButton {
        objectName: "skills"
        visible: !root.listed && root.exercising
        text: root.session.set.running ? qsTr("Exercise set") : root.session.mixed ? qsTr("Mixed for you")
            : root.session.skillNames[[...root.session.skills].indexOf(root.session.skill)] ?? ""
        hint: qsTr("Choose another skill")
        iconName: "chevron-down"
        keys: "Alt+S"
        listOpen: root.skillsOpen
        onClicked: root.skillsWanted()
    }
    AppText {
        visible: root.exercising && !root.narrow && !root.session.set.running
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Level")
        color: Theme.faint
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Choice {
        objectName: "level"
        visible: root.exercising && !root.session.set.running
        label: qsTr("Level")
        value: String(root.session.level)
        options: [{ value: "1", text: "1" }, { value: "2", text: "2" }, { value: "3", text: "3" }]
        onChosen: value => root.session.level = Number(value)
    }
}
