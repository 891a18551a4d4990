// A dialog that asks for confirmation before an existing file is replaced.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Sheet {
    id: root

    /// The question whether to replace the file; %1 is the name of the file.
    required property string question
    /// The name of the file.
    property string name: ""

    signal replaced
    signal anotherWanted
    /// Emitted when the dialog was closed without a choice.
    signal left

    property bool decided: false

    function ask(name: string): void {
        root.name = name;
        root.decided = false;
        root.open();
    }
    function decide(decision: var): void {
        root.decided = true;
        root.close();
        decision();
    }

    objectName: "fileReplace"
    title: root.question === "" ? "" : root.question.arg(root.name)
    widest: 460
    onOpened: another.forceActiveFocus(Qt.TabFocusReason)
    onClosed: {
        if (!root.decided)
            root.left();
    }

    contentItem: Column {
        spacing: Theme.spaceL

        AppText {
            objectName: "fileReplaceText"
            width: parent.width
            text: root.title
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            AppButton {
                objectName: "fileReplaceYes"
                //: A button: the existing file is replaced
                text: qsTr("Replace")
                onClicked: root.decide(root.replaced)
            }
            AppButton {
                id: another
                objectName: "fileReplaceNo"
                look: AppButton.Primary
                //: A button that goes back to the file dialog
                text: qsTr("Choose another name")
                onClicked: root.decide(root.anotherWanted)
            }
        }
    }
}
