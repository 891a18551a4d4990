// The seed of this exercise, which can be copied, and a field for another seed or for the person's own heaps.
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property PracticeSession session
    property bool open: false

    spacing: Theme.spaceS

    /// Shows the field with an invalid text, and the reason why the text is invalid.
    function refuse(text: string, problem: string) {
        root.open = true;
        field.text = text;
        field.problem = problem;
    }

    function begin() {
        root.open = true;
        field.forceActiveFocus();
    }

    function submit() {
        field.problem = root.session.open(field.text);
        if (field.problem === "")
            root.close();
    }

    function close() {
        root.open = false;
        field.text = "";
        field.problem = "";
    }

    RowLayout {
        spacing: Theme.spaceXS
        NoteText {
            objectName: "exerciseTitle"
            Layout.fillWidth: true
            //: Above an exercise: %2 is "Exercise 17" or a title that a person wrote, %1 is the seed that creates the exercise again, such as "4711/17"
            text: root.session.exercise.seed === "" ? root.session.exercise.title
                : qsTr("%2 · seed %1").arg(root.session.exercise.seed).arg(root.session.exercise.title)
        }
        CopyButton {
            objectName: "copySeed"
            visible: root.session.exercise.title !== ""
            look: AppButton.Quiet
            hint: root.session.exercise.seed === "" ? qsTr("Copy the heaps") : qsTr("Copy the code of this exercise")
            onClicked: root.session.copy()
        }
        ToggleButton {
            objectName: "editSeed"
            look: AppButton.Quiet
            iconName: "pencil"
            hint: qsTr("Enter an exercise code, a seed, or your own heaps")
            on: root.open
            onClicked: {
                if (root.open)
                    root.close();
                else
                    root.begin();
            }
        }
        AppButton {
            objectName: "shuffle"
            look: AppButton.Quiet
            iconName: "arrows-shuffle"
            hint: qsTr("Start a new series of exercises")
            visible: !root.session.set.shown.running
            onClicked: root.session.shuffle(Shell.freshSeed())
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: root.open
        spacing: Theme.spaceS
        AppTextField {
            id: field
            objectName: "seed"
            width: Math.min(parent.width, 320 * Theme.textScale)
            label: qsTr("Exercise code, seed, or your own heaps")
            //: In an empty field: examples of texts that can be typed
            placeholderText: qsTr("4711/17, or heaps: 3 5 7")
            maximumLength: 200
            Keys.onReturnPressed: root.submit()
            Keys.onEnterPressed: root.submit()
            onEdited: problem = ""
            Keys.onEscapePressed: root.close()
        }
        AppButton {
            objectName: "useSeed"
            text: qsTr("Open exercise")
            onClicked: root.submit()
        }
    }
}
