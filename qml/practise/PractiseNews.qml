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
    readonly property alias answer: answer
    readonly property alias judged: verdict.visible

    signal keyPassed(key: string)

    PractiseAnswer {
        id: answer
        Layout.fillWidth: true
        session: root.session
        onKeyPassed: key => root.keyPassed(key)
    }
    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(said.height, Math.min(verdict.usualHeight, root.spare - answer.implicitHeight - root.spacing))
        visible: implicitHeight > 0

        Column {
            id: said
            width: parent.width
            spacing: root.spacing
            ProblemText {
                objectName: "refusal"
                width: parent.width
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                text: answer.over ? "" : root.session.problem
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
