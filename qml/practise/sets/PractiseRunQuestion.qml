// Asks for confirmation before the answers to an unfinished set are lost.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Sheet {
    id: root

    required property PracticeSetRun run
    readonly property string question: root.run.shown.question
    property string shownConsequence: ""

    signal confirmed

    onQuestionChanged: {
        if (root.question === "")
            return root.close();
        root.title = root.question;
        root.shownConsequence = root.run.shown.consequence;
        root.open();
    }

    objectName: "runQuestion"
    // The title is set when the dialog opens, and does not change while the dialog disappears.
    title: ""
    widest: 480
    onOpened: keep.forceActiveFocus(Qt.TabFocusReason)
    onClosed: root.run.dismiss()

    contentItem: Column {
        spacing: Theme.spaceL

        AppText {
            objectName: "runQuestionText"
            width: parent.width
            text: root.title
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            AppButton {
                objectName: "runQuestionYes"
                text: root.shownConsequence
                onClicked: root.confirmed()
            }
            AppButton {
                id: keep
                objectName: "runQuestionNo"
                look: AppButton.Primary
                //: A button: the user continues with the current set of exercises
                text: qsTr("Keep the set")
                onClicked: root.run.dismiss()
            }
        }
    }
}
