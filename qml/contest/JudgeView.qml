// One's own program, judged: chosen or dropped, judged again when it is saved; its verdict, and why it fails.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property ContestProblem problem
    readonly property ContestJudge judge: ContestJudge { problem: root.problem.name }
    readonly property judgeShown shown: root.judge.shown
    readonly property bool busy: root.judge.running

    signal positionWanted(position: string)
    signal breakWanted(program: string)

    PositionFacts {
        id: why
        position: root.shown.position
    }

    // The last hint; here, as the texts of all are made anew when there is one more.
    Announcement {
        text: [...root.shown.hints].pop() ?? ""
    }

    /// What the file dialogs ask for.
    readonly property QtObject desk: QtObject {
        function openFile(file: url): void { root.judge.judgeFile(file); }
        function saveFile(file: url): void { news.text = root.judge.keepInput(file); }
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
            //: %1 is the name of a file
            taken: qsTr("%1 already exists. Replace it?")
        })
    }

    AppFlickable {
        anchors.fill: parent
        contentHeight: all.height + 2 * Theme.spaceM

        Column {
            id: all
            y: Theme.spaceM
            width: Math.min(root.width - Theme.spaceL, 1000 * Theme.textScale)
            spacing: Theme.spaceL

            AppText {
                width: parent.width
                visible: root.shown.fileName === ""
                text: qsTr("Drop your program here, or choose it: a source file in C++, C, Python, or Java, or an executable program. It is judged again each time you save it.")
            }
            Flow {
                width: parent.width
                spacing: Theme.spaceS
                AppButton {
                    objectName: "judgeChoose"
                    look: root.shown.fileName === "" ? AppButton.Primary : AppButton.Plain
                    iconName: "folder-open"
                    text: qsTr("Choose a program…")
                    onClicked: files.open()
                }
                AppButton {
                    objectName: "judgeAgain"
                    visible: root.shown.fileName !== ""
                    iconName: root.judge.running ? "player-pause" : "refresh"
                    text: root.judge.running ? qsTr("Stop") : qsTr("Judge again")
                    onClicked: {
                        if (root.judge.running)
                            root.judge.cancel();
                        else
                            root.judge.judgeAgain();
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.spaceL
                Choice {
                    objectName: "judgeSeconds"
                    label: qsTr("Time limit")
                    value: String(root.judge.seconds)
                    options: [1, 2, 5].map(seconds => ({
                        value: String(seconds),
                        //: A time limit
                        text: qsTr("%1 s").arg(seconds)
                    }))
                    onChosen: value => root.judge.seconds = Number(value)
                }
                Choice {
                    objectName: "judgeMegabytes"
                    label: qsTr("Memory limit")
                    value: String(root.judge.megabytes)
                    options: [64, 256, 1024].map(megabytes => ({
                        value: String(megabytes),
                        //: A memory limit
                        text: qsTr("%1 MB").arg(megabytes)
                    }))
                    onChosen: value => root.judge.megabytes = Number(value)
                }
                Choice {
                    objectName: "judgeTests"
                    label: qsTr("Generated inputs")
                    value: String(root.judge.tests)
                    options: [30, 100, 1000].map(tests => ({ value: String(tests), text: qsTr("%n input(s)", "", tests) }))
                    onChosen: value => root.judge.tests = Number(value)
                }
            }
            NoteText {
                width: parent.width
                visible: root.shown.fileName !== ""
                text: root.shown.fileName + (root.shown.tools.length > 0 ? " · " + [...root.shown.tools].join(" · ") : "")
            }
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
                    visible: root.judge.progress >= 0
                    width: parent.width
                    progress: Math.max(0, root.judge.progress)
                    label: root.judge.doing
                }
            }
            ProblemText {
                objectName: "judgeProblem"
                width: parent.width
                text: root.shown.problem
            }
            Rectangle {
                id: verdict
                objectName: "judgeVerdict"
                readonly property color tint: root.shown.accepted ? Theme.jade : Theme.cinnabar
                visible: root.shown.letters !== ""
                width: Math.min(parent.width, verdictWords.implicitWidth + 2 * Theme.spaceL)
                height: verdictWords.height + Theme.spaceM
                radius: Theme.radiusSmall
                color: root.shown.accepted ? Theme.jadeWash : Theme.cinnabarWash
                AppText {
                    id: verdictWords
                    x: Theme.spaceL
                    y: Theme.spaceM / 2
                    width: Math.min(implicitWidth, verdict.parent.width - 2 * Theme.spaceL)
                    text: Markup.bold(root.shown.letters) + "&nbsp; " + Markup.part(root.shown.verdictName)
                    color: verdict.tint
                    font.pixelSize: Theme.large
                    Announcement { text: root.shown.letters === "" ? "" : root.shown.verdictName }
                }
            }
            Repeater {
                model: root.shown.facts
                NoteText {
                    required property string modelData
                    width: all.width
                    text: modelData
                }
            }
            ContestBlock {
                width: parent.width
                visible: root.shown.log !== ""
                title: qsTr("What the compiler says")
                text: root.shown.log
            }
            Repeater {
                model: root.shown.hints
                AppText {
                    required property int index
                    required property string modelData
                    objectName: "judgeHint" + (index + 1)
                    width: all.width
                    text: Markup.bold(index + 1) + "&nbsp; " + Markup.part(modelData)
                }
            }
            Flow {
                width: parent.width
                visible: root.shown.moreHints
                spacing: Theme.spaceS
                AppButton {
                    objectName: "judgeHint"
                    iconName: "bulb"
                    text: qsTr("Hint")
                    onClicked: root.judge.hint()
                }
                AppButton {
                    objectName: "judgeShowCase"
                    look: AppButton.Quiet
                    iconName: "eye"
                    text: qsTr("Show the failing input")
                    onClicked: root.judge.showCase()
                }
            }
            Column {
                width: parent.width
                visible: root.shown.input !== ""
                spacing: Theme.spaceM
                ContestBlock {
                    objectName: "judgeInput"
                    width: parent.width
                    title: root.shown.smallest ? qsTr("The smallest input on which it fails") : qsTr("The smallest failing input found")
                    text: root.shown.input
                }
                Row {
                    width: parent.width
                    spacing: Theme.spaceM
                    ContestBlock {
                        width: (parent.width - parent.spacing) / 2
                        title: qsTr("Correct output")
                        text: root.shown.expected
                        copied: false
                    }
                    ContestBlock {
                        width: (parent.width - parent.spacing) / 2
                        title: qsTr("Output of your program")
                        text: root.shown.got === "" ? qsTr("(nothing)") : root.shown.got
                        copied: false
                    }
                }
                AppText {
                    objectName: "judgeLike"
                    width: parent.width
                    visible: root.shown.likePrograms.length > 0
                    text: root.shown.likePrograms.length === 1
                        ? qsTr("Its output is the same as that of a program with a known mistake:")
                        : qsTr("Its wrong answers come from %n known mistakes:", "", root.shown.likePrograms.length)
                }
                Repeater {
                    model: root.shown.likePrograms
                    ContestPitfall {
                        id: pitfall
                        required property int index
                        required property string modelData
                        width: all.width
                        words: root.shown.likeTexts[pitfall.index]
                        program: pitfall.modelData
                        onPositionWanted: position => root.positionWanted(position)
                        onBreakWanted: root.breakWanted(pitfall.program)
                    }
                }
                AppText {
                    objectName: "judgeWhy"
                    width: parent.width
                    visible: why.known
                    text: Markup.bold(why.name) + " · " + Markup.part(why.outcome + " " + why.reason)
                }
                Flow {
                    width: parent.width
                    spacing: Theme.spaceS
                    AppButton {
                        objectName: "judgePosition"
                        visible: root.shown.position !== ""
                        iconName: "circles"
                        text: qsTr("Show the position")
                        onClicked: root.positionWanted(root.shown.position)
                    }
                    AppButton {
                        objectName: "judgeKeep"
                        iconName: "device-floppy"
                        text: qsTr("Save the input…")
                        onClicked: files.save()
                    }
                }
                NoteText {
                    id: news
                    width: parent.width
                    visible: text !== ""
                    Announcement { }
                }
            }
        }
    }
}
