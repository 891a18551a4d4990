// Terms of a person's own: typed, pasted or from a b-file; how they compare with the game, and which games they fit.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property SequenceModel model

    signal fileWanted
    signal finished

    implicitHeight: all.implicitHeight

    Column {
        id: all
        width: parent.width
        spacing: Theme.spaceXS

        Rectangle {
            width: parent.width
            height: 2 * Theme.body + 3 * Theme.spaceS
            radius: Theme.radiusSmall
            color: Theme.raised
            border.width: input.activeFocus ? 2 : 1
            border.color: root.model.problem !== "" ? Theme.cinnabar : input.activeFocus ? Theme.indigo : Theme.edge

            Flickable {
                id: flick
                anchors { fill: parent; margins: 2 }
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: AppScrollBar { }

                TextArea.flickable: TextArea {
                    id: input
                    objectName: "sequenceInput"
                    focus: true
                    color: Theme.ink
                    font.family: Theme.codeFont
                    font.pixelSize: Theme.small
                    selectionColor: Theme.jade
                    selectedTextColor: Theme.onJade
                    selectByMouse: true
                    textFormat: TextEdit.PlainText
                    wrapMode: TextEdit.Wrap
                    background: null
                    placeholderText: root.model.fileName !== "" ? root.model.fileName
                        //: In an empty field for the terms of a sequence
                        : qsTr("Terms such as 0, 1, 2, 3, 1, 4, or lines of a b-file")
                    placeholderTextColor: Theme.faint
                    Accessible.name: qsTr("Your terms")
                    Accessible.description: root.model.problem
                    // Tab leaves the field; terms need none.
                    Keys.onTabPressed: input.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
                    Keys.onBacktabPressed: input.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                    Keys.onEscapePressed: root.finished()
                    onTextChanged: {
                        if (input.text !== "" || root.model.fileName === "")
                            root.model.readText(input.text);
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            AppButton {
                id: finder
                objectName: "sequenceFind"
                text: root.model.finding ? qsTr("Stop") : qsTr("Find the game")
                iconName: root.model.finding ? "player-pause" : "zoom-question"
                hint: root.model.givenCount < 4 ? qsTr("This needs at least 4 terms") : qsTr("Find games that have these terms")
                enabled: root.model.givenCount >= 4
                listOpen: list.visible
                onClicked: {
                    if (root.model.finding)
                        root.model.stopFinding();
                    else if (root.model.found.length > 0)
                        list.open();
                    else
                        root.model.findGames();
                }
                DropList {
                    id: list
                    objectName: "sequenceFound"
                    y: -height - Theme.spaceXS
                    room: Qt.size(root.Window.width, root.Window.height)
                    entries: root.model.found
                    onChosen: index => {
                        root.model.openFound(index);
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
                //: Forgets the terms that were typed or read
                text: qsTr("Clear")
                iconName: "x"
                enabled: root.model.givenCount > 0 || root.model.problem !== "" || input.text !== ""
                onClicked: {
                    input.clear();
                    root.model.clear();
                }
            }
        }
        ProblemText {
            objectName: "sequenceProblem"
            width: parent.width
            text: root.model.problem
            textFormat: Text.StyledText
        }
        AppText {
            objectName: "sequenceComparison"
            width: parent.width
            visible: text !== ""
            text: root.model.foundWords === "" ? root.model.comparison
                //: Two sentences
                : qsTr("%1 %2").arg(root.model.comparison).arg(root.model.foundWords)
            Announcement { }
        }
    }

    Connections {
        target: root.model
        function onFoundChanged(): void {
            if (root.visible && !root.model.finding && root.model.found.length > 0)
                list.open();
        }
        function onGivenChanged(): void {
            if (root.model.fileName !== "" && input.text !== "")
                input.clear();
        }
    }
}
