// The opened files with answers. A person can choose between these files and the own record. For the chosen file, the item shows
// the contents, and buttons that close the file and add its answers to the record.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property RecordFiles files
    /// A sentence about the contents of the file that is shown.
    required property string summary

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Whose record is shown")

    Flow {
        width: root.width
        spacing: Theme.spaceXS
        Repeater {
            model: root.files.opened.length + 1
            ChoiceButton {
                id: whose
                required property int index
                objectName: "whose" + whose.index
                //: In a choice between several practice records: the record of the user
                readonly property string mine: qsTr("My record")
                text: whose.index === 0 ? mine : root.files.opened[whose.index - 1] ?? ""
                iconName: whose.index === 0 ? "history" : "folder-open"
                current: root.files.shown === whose.index - 1
                onClicked: root.files.shown = whose.index - 1
            }
        }
    }
    AppText {
        objectName: "openedSummary"
        width: root.width
        visible: root.files.shown >= 0
        text: root.summary
        textFormat: Text.PlainText
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.goldText
    }
    Flow {
        width: root.width
        spacing: Theme.spaceS
        visible: root.files.shown >= 0
        AppButton {
            objectName: "closeOpened"
            text: qsTr("Close this file")
            iconName: "x"
            onClicked: root.files.close()
        }
        AppButton {
            objectName: "addOpened"
            //: A button: the file that is shown contains the user's own answers, and the button adds them to the record
            text: qsTr("Add to record")
            iconName: "plus"
            hint: qsTr("Add these answers to your record, if they are yours. None counts twice, and you can undo it.")
            onClicked: root.files.addShown()
        }
    }
}
