// The actions for the whole set: buttons that add exercises, show answers, set options, start a new set, open, save, hand out,
// print, and practice the set.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property SetEditor editor
    /// True if the panel that adds exercises is beside the set.
    required property bool wide
    /// True while the dialog that adds exercises is open.
    required property bool adding
    /// True while a set is in progress whose right answers are locked. The set in the editor may have the same exercises.
    required property bool locked
    /// True if there is too little room for the texts of all buttons.
    readonly property bool terse: root.width < 940 * Theme.textScale
    readonly property bool ready: !root.editor.empty && !root.editor.busy

    signal addWanted
    signal optionsWanted
    signal openWanted
    signal saveWanted
    signal handOutWanted
    signal practiseWanted

    spacing: Theme.spaceS

    AppButton {
        objectName: "setAdd"
        visible: !root.wide
        iconName: "plus"
        //: A button that opens the panel for adding exercises to a set
        text: qsTr("Add…")
        hint: qsTr("Add exercises")
        keys: "Alt+A"
        listOpen: root.adding
        enabled: !root.editor.busy
        onClicked: root.addWanted()
    }
    ToggleButton {
        objectName: "setAnswers"
        iconName: root.editor.exercises.answersShown ? "eye" : "eye-off"
        //: A switch: the right answer is shown beside each exercise of a set
        text: qsTr("Show answers")
        hint: qsTr("Show the right answer to each exercise")
        keys: "Alt+W"
        on: root.editor.exercises.answersShown
        enabled: root.ready && !root.locked
        onClicked: root.editor.exercises.answersShown = !root.editor.exercises.answersShown
    }
    AppButton {
        objectName: "setOptions"
        iconName: "settings"
        //: A button that opens the dialog with the options of a set of exercises
        text: root.terse ? "" : qsTr("Options…")
        hint: qsTr("Set the class, the day, and the rules of this set")
        keys: "Alt+O"
        enabled: !root.editor.busy
        onClicked: root.optionsWanted()
    }
    AppButton {
        objectName: "setNew"
        iconName: "file-plus"
        //: A button that starts a new set of exercises instead of the current one
        text: root.terse ? "" : qsTr("New set")
        hint: qsTr("Start an empty set; you can undo this")
        keys: "Ctrl+N"
        enabled: !root.editor.busy && (!root.editor.empty || root.editor.title !== "" || root.editor.canUndo)
        onClicked: root.editor.clear()
    }
    AppButton {
        objectName: "setOpen"
        iconName: "folder-open"
        //: A button that opens the file dialog to open a set of exercises
        text: root.terse ? "" : qsTr("Open…")
        hint: qsTr("Open a set from a file")
        keyLabel: "Ctrl+O"
        enabled: !root.editor.busy
        onClicked: root.openWanted()
    }
    AppButton {
        objectName: "setSave"
        iconName: "device-floppy"
        //: A button that opens the file dialog to save a set of exercises
        text: root.terse ? "" : qsTr("Save…")
        hint: qsTr("Save this set as a file")
        keyLabel: "Ctrl+S"
        enabled: root.ready
        onClicked: root.saveWanted()
    }
    AppButton {
        objectName: "setHandOut"
        iconName: "users"
        //: A button that saves the file of a set that the pupils get
        text: root.terse ? "" : qsTr("Hand out…")
        hint: qsTr("Save the file for your pupils")
        keys: "Alt+H"
        enabled: root.ready
        onClicked: root.handOutWanted()
    }
    PractiseSetPrint {
        editor: root.editor
        terse: root.terse
        enabled: root.ready && !root.locked
    }
    AppButton {
        objectName: "setPractise"
        look: AppButton.Primary
        iconName: "player-play"
        //: A button: the person works through the set of exercises
        text: qsTr("Practise this set")
        hint: qsTr("Work through these exercises yourself")
        keys: "Ctrl+Return"
        enabled: root.ready
        onClicked: root.practiseWanted()
    }
}
