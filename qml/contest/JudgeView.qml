// Judges the user's program, which is typed, chosen, or dropped. Shows the verdict and, if the program fails, the reason.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property ContestProblem problem
    readonly property ContestJudge judge: ContestJudge {
        progress: Shell.progress
        problem: root.problem.name
    }
    readonly property judgeShown shown: root.judge.shown
    readonly property bool busy: root.judge.running
    /// True if the verdict is beside the program, false if the verdict is below it.
    readonly property bool beside: root.width >= 760 * Theme.textScale
    /// True while the button that starts judging is scrolled out of view at the top.
    readonly property bool buttonOut: flick.contentY > all.y + program.y + program.buttonTop
    /// True while a copy of that button is at the lower edge of the view. The copy makes the view lower, and so may make it
    /// scroll. So this property follows `buttonOut` later: otherwise `buttonOut` would depend on itself.
    property bool docked: false

    signal positionWanted(position: string)
    signal breakWanted(program: string)

    onVisibleChanged: {
        if (root.visible)
            root.judge.prepare();
    }
    onBusyChanged: Qt.callLater(root.showVerdict)
    onBesideChanged: Qt.callLater(root.showVerdict)
    onButtonOutChanged: Qt.callLater(root.settleDock)

    /// Scrolls to the verdict, which is below the program or beside it.
    function showVerdict(): void {
        if (root.busy || root.shown.letters === "")
            return;
        verdict.forceLayout();
        told.forceLayout();
        all.forceLayout();
        flick.reveal(told);
        // The first scrolling may move the button out of view, and then the view becomes lower. So the view scrolls to the
        // verdict once more.
        Qt.callLater(flick.reveal, told);
    }

    function settleDock(): void {
        root.docked = root.buttonOut;
    }

    /// The functions that the file dialogs call.
    readonly property QtObject desk: QtObject {
        function openFile(file: url): void { root.judge.judgeFile(file); }
        function saveFile(file: url): void { why.news = root.judge.keepInput(file); }
        function suggestedFile(): url { return root.judge.suggestedFile(); }
    }

    FileDrop {
        id: files
        anchors.fill: parent
        listening: root.visible
        desk: root.desk
        kind: "programs"
        saves: root.shown.input !== ""
        suffix: "in"
        words: ({
            open: qsTr("Choose a program"),
            save: qsTr("Save the failing input"),
            kind: qsTr("Programs (*.cpp *.cc *.cxx *.c++ *.c *.C *.CPP *.py *.PY *.java)"),
            //: The question whether to replace a file; %1 is the name of the file
            taken: qsTr("%1 already exists. Replace it?")
        })
    }

    AppFlickable {
        id: flick
        objectName: "judgeScroll"
        anchors { fill: parent; bottomMargin: dock.visible ? dock.height : 0 }
        contentHeight: all.height + 2 * Theme.spaceM

        Flow {
            id: all
            y: Theme.spaceM
            width: Math.min(root.width - Theme.spaceL, (root.beside ? 1500 : 1000) * Theme.textScale)
            spacing: root.beside ? Theme.spaceXL : Theme.spaceL

            JudgeProgram {
                id: program
                objectName: "judgeProgram"
                width: root.beside ? (parent.width - parent.spacing) / 2 : parent.width
                judge: root.judge
                scrolled: flick.contentY - all.y
                fieldHeight: root.beside ? Math.max(240 * Theme.textScale, root.height - 2 * Theme.spaceM - program.aroundField) : 220 * Theme.textScale
                onFileWanted: files.open()
                onUnfolded: part => {
                    program.forceLayout();
                    all.forceLayout();
                    flick.reveal(part);
                }
            }
            Column {
                id: told
                width: program.width
                spacing: Theme.spaceL

                Column {
                    width: parent.width
                    visible: root.judge.running
                    spacing: Theme.spaceS
                    AppText {
                        objectName: "judgeDoing"
                        width: parent.width
                        text: root.judge.doing
                    }
                    ProgressLine {
                        visible: root.judge.done >= 0
                        width: parent.width
                        progress: Math.max(0, root.judge.done)
                        label: root.judge.doing
                    }
                }
                NoteText {
                    objectName: "judgeAbout"
                    width: parent.width
                    visible: root.shown.letters === "" && root.shown.problem === "" && !root.judge.running
                    text: qsTr("Your program is compiled and run on this computer as the problem's judge would do it. If it fails, Nimstone looks for the smallest input on which it does.")
                }
                ProblemText {
                    objectName: "judgeProblem"
                    width: parent.width
                    text: root.shown.problem
                }
                NoteText {
                    objectName: "judgeOutdated"
                    width: parent.width
                    visible: root.judge.outdated && root.shown.letters !== ""
                    text: qsTr("You have changed the program since this verdict.")
                }
                JudgeVerdict {
                    id: verdict
                    width: parent.width
                    shown: root.shown
                    onRepairWanted: root.judge.judgeRepaired()
                }
                JudgeCase {
                    id: why
                    width: parent.width
                    judge: root.judge
                    onKeepWanted: files.save()
                    onPositionWanted: position => root.positionWanted(position)
                    onBreakWanted: program => root.breakWanted(program)
                }
            }
        }
    }

    // A copy of the button that starts judging. It is shown while the button itself is scrolled out of view, above a long
    // compiler message.
    Item {
        id: dock
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: repeated.height + 2 * Theme.spaceS
        visible: root.docked
        AppButton {
            id: repeated
            objectName: "judgeAgainBelow"
            y: Theme.spaceS
            look: program.button.look
            iconName: program.button.iconName
            text: program.button.text
            enabled: program.button.enabled
            keyLabel: program.button.keyLabel
            onClicked: program.run()
        }
    }
}
