// The facts about a game of the atlas: its name, its period with the proof, its values, and the codes of the same sequence.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property atlasShown shown
    /// A position for which the Prove page proves the period; empty if there is none.
    required property string proof

    spacing: Theme.spaceS

    AppText {
        objectName: "atlasTitle"
        width: parent.width
        text: root.shown.title === "" ? qsTr("Choose a game in the list to see its period and its values.") : root.shown.title
        font.bold: root.shown.title !== ""
    }
    AppText {
        objectName: "atlasPeriod"
        width: parent.width
        visible: text !== ""
        text: root.shown.period
    }
    NoteText {
        objectName: "atlasValues"
        width: parent.width
        visible: text !== ""
        text: root.shown.values
    }
    NoteText {
        id: equal
        objectName: "atlasEqual"
        width: parent.width
        visible: text !== ""
        text: root.shown.equal
        maximumLineCount: more.checked ? 100 : 2
        elide: Text.ElideRight
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceS
        visible: root.shown.title !== ""
        AppButton {
            id: more
            objectName: "atlasMore"
            visible: more.checked || equal.truncated
            checkable: true
            look: AppButton.Quiet
            //: A button that shows the whole list of the octal codes with the same sequence
            text: qsTr("All codes")
        }
        AppButton {
            objectName: "atlasSequence"
            text: qsTr("Open the sequence")
            hint: qsTr("See more of the values, in a plot or a table")
            iconName: "list-numbers"
            onClicked: Shell.linkWanted("explore:sequence")
        }
        AppButton {
            objectName: "atlasProof"
            visible: root.proof !== ""
            text: qsTr("Prove the period")
            hint: qsTr("See why the values repeat forever")
            iconName: "columns-3"
            onClicked: Shell.linkWanted("proof:" + root.proof)
        }
    }
}
