// Asks before something of a set of exercises that is not complete would be lost.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Popup {
    id: root

    required property PracticeSetRun run
    readonly property string question: root.run.question
    /// What is asked stands there until the sheet is gone.
    property string shownQuestion: ""
    property string shownConsequence: ""

    signal confirmed

    onQuestionChanged: {
        if (root.question === "")
            return root.close();
        root.shownQuestion = root.question;
        root.shownConsequence = root.run.consequence;
        root.open();
    }

    objectName: "runQuestion"
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(480 * (1 + (Theme.textScale - 1) * 0.6), parent ? parent.width - 2 * Theme.spaceXL : 480)
    padding: Theme.spaceXL
    modal: true
    focus: true
    onOpened: keep.forceActiveFocus(Qt.TabFocusReason)
    onClosed: root.run.dismiss()
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    SheetName {
        sheet: root
        name: root.shownQuestion
    }

    contentItem: Column {
        spacing: Theme.spaceL

        AppText {
            objectName: "runQuestionText"
            width: parent.width
            text: root.shownQuestion
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
                //: A button: a set of exercises is not left
                text: qsTr("Keep the set")
                onClicked: root.run.dismiss()
            }
        }
    }
}
