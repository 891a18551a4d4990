// Explains why a program fails, as far as the user has requested it: hints first, then the failing input with the expected
// output, then similar known mistakes.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property ContestJudge judge
    readonly property judgeShown shown: root.judge.shown
    /// The message about the input that was saved to a file.
    property string news: ""
    readonly property string failingInput: root.shown.input
    onFailingInputChanged: root.news = ""

    signal keepWanted
    signal positionWanted(position: string)
    signal breakWanted(program: string)

    spacing: Theme.spaceM

    PositionFacts {
        id: why
        position: root.shown.position
    }

    // Announces the last hint only. A new hint creates all texts again, so an announcement inside each text would repeat all
    // hints.
    Announcement {
        text: [...root.shown.hints].pop() ?? ""
    }

    Repeater {
        model: root.shown.hints
        AppText {
            required property int index
            required property string modelData
            objectName: "judgeHint" + (index + 1)
            width: root.width
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
                objectName: "judgeExpected"
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
                width: root.width
                words: root.shown.likeTexts[pitfall.index] ?? ""
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
                onClicked: root.keepWanted()
            }
        }
        NoteText {
            width: parent.width
            visible: text !== ""
            text: root.news
            Announcement { }
        }
    }
}
