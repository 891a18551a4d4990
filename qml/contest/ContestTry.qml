// The user's own input (pasted, typed, dropped, or opened), the output for it, and the cases of the input. Each case opens as a
// position.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property ContestProblem problem
    readonly property ContestTrial trial: ContestTrial { problem: root.problem.name }
    readonly property bool beside: root.width >= 640 * Theme.textScale

    signal positionWanted(position: string)

    function run(): void {
        news.text = "";
        root.trial.tryText(input.text);
    }

    /// The functions that the file dialogs call.
    readonly property QtObject desk: QtObject {
        function openFile(file: url): void {
            news.text = "";
            root.trial.tryFile(file);
        }
        function saveFile(file: url): void { news.text = root.trial.saveOutput(file); }
        function suggestedFile(): url { return root.trial.suggestedFile(); }
    }

    FileDrop {
        id: files
        anchors.fill: parent
        z: -1
        desk: root.desk
        kind: "contest"
        listening: root.visible
        saves: root.trial.done
        suffix: "txt"
        words: ({
            open: qsTr("Open input"),
            save: qsTr("Save the output"),
            kind: qsTr("Text files (*.txt *.in)"),
            //: The question whether to replace a file; %1 is the name of the file
            taken: qsTr("%1 already exists. Replace it?")
        })
    }

    AppFlickable {
        anchors.fill: parent
        contentHeight: all.height + 2 * Theme.spaceM

        Grid {
            id: all
            y: Theme.spaceM
            width: Math.min(root.width - Theme.spaceL, 1300 * Theme.textScale)
            // Each part has a minimum height. If the page is lower than that, the view scrolls.
            height: Math.max(root.height - 2 * Theme.spaceM, root.beside ? 240 * Theme.textScale : 420 * Theme.textScale + spacing)
            columns: root.beside ? 2 : 1
            spacing: Theme.spaceL
            readonly property real columnWidth: root.beside ? (width - spacing) / 2 : width
            readonly property real rowHeight: root.beside ? height : (height - spacing) / 2

            Item {
                width: all.columnWidth
                height: all.rowHeight

                InputArea {
                    id: input
                    objectName: "contestInput"
                    width: parent.width
                    anchors { top: parent.top; bottom: buttons.top; bottomMargin: Theme.spaceS }
                    label: qsTr("Input")
                    placeholder: root.problem.samples.length > 0 ? root.problem.samples[0].input : ""
                    faultLine: root.trial.fileName === "" ? root.trial.faultLine : 0
                    onAccepted: root.run()
                }
                Flow {
                    id: buttons
                    anchors.bottom: parent.bottom
                    width: parent.width
                    spacing: Theme.spaceS
                    AppButton {
                        objectName: "contestRun"
                        text: root.trial.running ? qsTr("Stop") : qsTr("Solve")
                        iconName: root.trial.running ? "player-pause" : "player-play"
                        look: AppButton.Primary
                        keys: "Ctrl+Return"
                        enabled: root.trial.running || input.text !== ""
                        onClicked: {
                            if (root.trial.running)
                                root.trial.cancel();
                            else
                                root.run();
                        }
                    }
                    AppButton {
                        objectName: "contestUseSample"
                        visible: root.problem.samples.length > 0
                        text: qsTr("Use the sample")
                        onClicked: {
                            input.text = root.problem.samples[0].input;
                            root.run();
                        }
                    }
                    AppButton {
                        objectName: "contestOpen"
                        text: qsTr("Open a file…")
                        iconName: "folder-open"
                        onClicked: files.open()
                    }
                }
            }

            Item {
                width: all.columnWidth
                height: all.rowHeight

                Column {
                    id: told
                    width: parent.width
                    spacing: Theme.spaceS
                    NoteText {
                        width: parent.width
                        visible: root.trial.fileName !== ""
                        //: %1 is the name of the file from which the input was read
                        text: qsTr("Input from %1").arg(root.trial.fileName)
                    }
                    ProblemText {
                        objectName: "contestFault"
                        width: parent.width
                        text: root.trial.fault
                    }
                    NoteText {
                        id: news
                        width: parent.width
                        visible: text !== ""
                        Announcement { }
                    }
                    ProgressLine {
                        visible: root.trial.running
                        width: parent.width
                        progress: root.trial.progress
                        label: qsTr("Solving the input…")
                    }
                    NoteText {
                        width: parent.width
                        visible: !root.trial.done && root.trial.fault === "" && !root.trial.running
                        text: qsTr("Each case of the input becomes a row here. Choose a row to see its position.")
                    }
                }
                RowList {
                    id: cases
                    objectName: "contestCases"
                    anchors { top: told.bottom; topMargin: Theme.spaceS; bottom: end.top; bottomMargin: Theme.spaceS }
                    width: parent.width
                    model: root.trial
                    activeFocusOnTab: true
                    label: qsTr("Cases")
                    onChosen: cases.currentItem?.["open"]()
                    onCurrentItemChanged: {
                        if (cases.activeFocus && cases.currentItem)
                            Announcer.say(cases.currentItem.Accessible.name);
                    }
                    delegate: TriedCase {
                        width: ListView.view.width - Theme.spaceM
                        current: ListView.isCurrentItem && cases.activeFocus
                        onPositionWanted: position => root.positionWanted(position)
                    }
                }
                Column {
                    id: end
                    anchors.bottom: parent.bottom
                    width: parent.width
                    spacing: Theme.spaceXS
                    NoteText {
                        width: parent.width
                        visible: text !== ""
                        text: root.trial.rest
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.spaceS
                        visible: root.trial.done
                        CopyButton {
                            objectName: "copyOutput"
                            visible: root.trial.rest === ""
                            text: qsTr("Copy the output")
                            onClicked: Shell.copy(root.trial.output)
                        }
                        AppButton {
                            objectName: "saveOutput"
                            text: qsTr("Save the output…")
                            iconName: "device-floppy"
                            onClicked: files.save()
                        }
                    }
                }
            }
        }
    }

    Connections {
        target: root.trial
        function onChanged(): void {
            if (root.trial.done && !root.trial.running)
                Announcer.say(qsTr("%n case(s)", "", root.trial.count));
        }
    }
}
