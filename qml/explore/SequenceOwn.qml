// The terms that a person types, pastes, or reads from a b-file. Sentences say how the terms compare with the game, and with
// which games they agree.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property SequenceModel model
    readonly property sequenceShown shown: root.model.shown
    readonly property bool finding: root.shown.finding
    readonly property bool wrong: root.shown.problem !== ""
    readonly property bool fromFile: root.shown.fileName !== ""
    readonly property alias input: field

    signal fileWanted
    signal finished

    spacing: Theme.spaceXS
    onFindingChanged: {
        if (root.visible && !root.finding && root.shown.found.length > 0)
            list.open();
    }
    onFromFileChanged: {
        if (root.fromFile)
            field.text = "";
    }

    InputArea {
        id: field
        objectName: "sequenceInput"
        width: parent.width
        height: 2 * Theme.body + 3 * Theme.spaceS
        numbered: false
        label: qsTr("Your terms")
        problem: root.shown.problem
        //: In an empty field for the terms of a sequence
        placeholder: root.fromFile ? Markup.plain(root.shown.fileName) : qsTr("Terms such as 0, 1, 2, 3, 1, 4, or lines of a b-file")
        Keys.onEscapePressed: root.finished()
        onTextChanged: {
            if (field.text !== "" || !root.fromFile)
                root.model.readText(field.text);
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceS
        AppButton {
            objectName: "sequenceFind"
            text: root.finding ? qsTr("Stop") : qsTr("Find the game")
            iconName: root.finding ? "player-pause" : "zoom-question"
            hint: enabled ? qsTr("Find games that have these terms") : qsTr("This needs at least 4 terms")
            enabled: root.shown.enteredCount >= 4
            listOpen: list.visible
            onClicked: root.shown.found.length > 0 ? list.open() : root.model.findGames()
            DropList {
                id: list
                objectName: "sequenceFound"
                y: -height - Theme.spaceXS
                room: Qt.size(root.Window.width, root.Window.height)
                entries: root.shown.found
                onChosen: index => {
                    root.model.session.openPosition(root.shown.found[index].position);
                    root.finished();
                }
            }
        }
        AppButton {
            objectName: "sequenceFile"
            text: qsTr("Open a b-file…")
            iconName: "folder-open"
            onClicked: root.fileWanted()
        }
        AppButton {
            objectName: "sequenceClear"
            //: A button that removes the terms that were typed or read
            text: qsTr("Clear")
            iconName: "x"
            enabled: root.shown.enteredCount > 0 || root.wrong || field.text !== ""
            onClicked: {
                field.text = "";
                root.model.readText("");
            }
        }
    }
    AppText {
        objectName: "sequenceComparison"
        width: parent.width
        visible: text !== ""
        text: root.wrong ? root.shown.problem : root.shown.comparison
        color: root.wrong ? Theme.cinnabar : Theme.ink
        font.pixelSize: root.wrong ? Theme.small : Theme.body
        Announcement { }
    }
}
