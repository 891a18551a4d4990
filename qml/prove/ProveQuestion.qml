// The question that is asked before a line of a proof is shown; it is in the place of the line. The person types a number or
// chooses an answer, and sees whether the answer is right. For some questions, the person then chooses the reason from a list. In
// a lecture, a key shows the answer.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property ProofPrediction prediction
    readonly property bool lecture: root.prediction.mode === ProofPrediction.Lecture
    readonly property bool chosen: root.choices.length > 0
    readonly property var choices: {
        switch (root.prediction.form) {
        case ProofPrediction.Outcome:
            //: Answers to the question about the winner of a position
            return [{ value: "P", text: qsTr("P: the player to move loses") }, { value: "N", text: qsTr("N: the player to move wins") }];
        case ProofPrediction.Winner:
            //: Answers to the question about the winner of a game whose players are called Left and Right
            return [{ value: "L", text: qsTr("Left, whoever starts") }, { value: "R", text: qsTr("Right, whoever starts") },
                    //: Another answer to the question about the winner: the player who does not start
                    { value: "P", text: qsTr("the second player") }];
        case ProofPrediction.YesNo:
            return [{ value: "1", text: qsTr("Yes") }, { value: "0", text: qsTr("No") }];
        case ProofPrediction.Reason:
            return [...root.prediction.reasons].map((reason, index) => ({ value: String(index), text: reason }));
        }
        return [];
    }

    signal answered(text: string)
    signal revealed

    /// Moves the keyboard focus to the field when the question appears, and from the field to the reasons.
    function take(): void {
        if (!root.lecture && !root.chosen)
            answer.forceActiveFocus();
        else if (!root.lecture && root.prediction.form === ProofPrediction.Reason)
            options.itemAt(0)?.forceActiveFocus();
    }

    /// Submits the typed number. After a right answer, the field is empty for the next question.
    function submit(): void {
        root.answered(answer.text);
        if (root.prediction.verdict === ProofPrediction.Right)
            answer.settle();
    }

    onChosenChanged: Qt.callLater(root.take)
    spacing: Theme.spaceS
    Component.onCompleted: Qt.callLater(root.take)

    AppText {
        objectName: "proveQuestion"
        mustStayReadable: true
        width: parent.width
        text: root.prediction.question
        font.pixelSize: root.lecture ? Theme.title : Theme.large
        font.family: Theme.headingFont
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceS
        visible: !root.lecture || root.prediction.form === ProofPrediction.Reason

        AppTextField {
            id: answer
            objectName: "proveAnswer"
            visible: !root.chosen
            width: 150 * Theme.textScale
            label: Aloud.of(root.prediction.question)
            placeholderText: root.prediction.form === ProofPrediction.Heap
                //: In an empty field: the kind of answer that can be typed
                ? qsTr("number of a heap") : root.prediction.form === ProofPrediction.Column
                ? qsTr("weight of a column") : qsTr("a number")
            onAccepted: root.submit()
        }
        AppButton {
            objectName: "proveAnswerButton"
            visible: !root.chosen
            look: AppButton.Primary
            //: A button that confirms the typed answer
            text: qsTr("Answer")
            keyLabel: "Enter"
            onClicked: root.submit()
        }
        Repeater {
            id: options
            model: root.chosen ? root.choices.length : 0
            AppButton {
                id: choice
                required property int index
                objectName: "proveAnswer" + choice.index
                text: root.choices[choice.index]?.text ?? ""
                onClicked: root.answered(root.choices[choice.index].value)
            }
        }
    }
    // This button has its own row. In a common row with other buttons, it would wrap to the next line only for some texts.
    AppButton {
        id: reveal
        objectName: "proveReveal"
        // The icon is aligned with the left edge of the field and the texts.
        x: -reveal.leftPadding
        visible: !root.lecture
        look: AppButton.Quiet
        iconName: "eye"
        text: qsTr("Show the step")
        onClicked: root.revealed()
    }
    AppText {
        objectName: "proveVerdict"
        width: parent.width
        visible: text !== ""
        text: root.prediction.verdictText
        color: root.prediction.verdict === ProofPrediction.Right ? Theme.jade : Theme.cinnabar
    }
    NoteText {
        width: parent.width
        visible: root.lecture
        text: qsTr("→ shows the answer")
    }
}
