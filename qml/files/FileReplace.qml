// Asks before what is saved takes the place of a file that is there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Popup {
    id: root

    /// Asked of a file, %1.
    required property string question
    /// The name of the file.
    property string name: ""
    readonly property string asked: root.question === "" ? "" : root.question.arg(root.name)

    signal replaced
    signal anotherWanted
    /// Neither of them.
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
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(460 * (1 + (Theme.textScale - 1) * 0.6), parent ? parent.width - 2 * Theme.spaceXL : 460)
    padding: Theme.spaceXL
    modal: true
    focus: true
    onOpened: another.forceActiveFocus(Qt.TabFocusReason)
    onClosed: {
        if (!root.decided)
            root.left();
    }
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    SheetName {
        sheet: root
        name: root.asked
    }

    contentItem: Column {
        spacing: Theme.spaceL

        AppText {
            objectName: "fileReplaceText"
            width: parent.width
            text: root.asked
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            AppButton {
                objectName: "fileReplaceYes"
                //: A button that writes over a file
                text: qsTr("Replace")
                onClicked: root.decide(root.replaced)
            }
            AppButton {
                id: another
                objectName: "fileReplaceNo"
                look: AppButton.Primary
                //: A button that goes back to the dialog for a file
                text: qsTr("Choose another name")
                onClicked: root.decide(root.anotherWanted)
            }
        }
    }
}
