// The area beneath the board: the input for the answer, and the verdict. As far as possible, the room for the verdict is
// reserved, so that an answer moves neither the board nor the button under the pointer.
import QtQuick
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property PracticeSession session
    /// The height in pixels that is left for this area if the board has its least height.
    required property real spare
    readonly property alias judged: verdict.visible

    /// Moves the keyboard focus to the input for the answer, or to the button for the next exercise.
    function takeFocus(): void {
        if (answer.over)
            answer.end();
        else
            answer.begin();
    }

    function press(key: string): void {
        if (key === "H")
            root.session.hint();
        else if (key === "A")
            root.session.showAnswer();
        else if (key === "W" && root.session.exercise.canRefute)
            root.session.refuting = !root.session.refuting;
        else if (key === "N" && answer.over)
            root.session.next();
    }

    PractiseAnswer {
        id: answer
        Layout.fillWidth: true
        session: root.session
        onKeyPassed: key => root.press(key)
    }
    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(said.height, Math.min(verdict.usualHeight, root.spare - answer.implicitHeight - root.spacing))

        Column {
            id: said
            width: parent.width
            spacing: root.spacing
            ProblemText {
                objectName: "refusal"
                width: parent.width
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                text: answer.over ? "" : root.session.answer.problem
            }
            PractiseVerdict {
                id: verdict
                width: parent.width
                height: implicitHeight
                session: root.session
            }
        }
    }
}
