// The task of a problem, the idea of its solution, the theorem that proves the solution, and common mistakes.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property ContestProblem problem

    /// The names of the problems for which the user has opened the idea. Each idea is hidden at first, so that the user thinks
    /// about the problem before reading the idea.
    property list<string> ideasAsked: []
    readonly property bool ideaShown: [...root.ideasAsked].includes(root.problem.name)
    readonly property string samplePosition: root.problem.samples[0]?.position ?? ""

    signal positionWanted(position: string)
    signal breakWanted(program: string)

    function toggleIdea(): void {
        root.ideasAsked = root.ideaShown ? [...root.ideasAsked].filter(name => name !== root.problem.name) : [...root.ideasAsked, root.problem.name];
    }

    contentHeight: all.height + 2 * Theme.spaceM

    PositionFacts {
        id: sample
        position: root.samplePosition
    }

    component Part: Column {
        id: part
        required property string title
        property string words: ""
        width: all.column
        visible: part.words !== ""
        spacing: Theme.spaceXS
        Heading {
            level: 2
            width: parent.width
            text: part.title
        }
        ContestText {
            width: parent.width
            words: part.words
            onPositionWanted: position => root.positionWanted(position)
        }
    }

    Flow {
        id: all
        readonly property bool beside: root.width >= 760 * Theme.textScale
        readonly property real column: all.beside ? (all.width - Theme.spaceXXL) / 2 : all.width
        y: Theme.spaceM
        width: Math.min(root.width - Theme.spaceL, 1300 * Theme.textScale)
        spacing: all.beside ? Theme.spaceXXL : Theme.spaceXL

        Column {
            width: all.column
            spacing: Theme.spaceXL
            Part { title: qsTr("Task"); words: root.problem.words.task }
            Part { title: qsTr("Input"); words: root.problem.words.input }
            Part { title: qsTr("Output"); words: root.problem.words.output }
            NoteText {
                width: parent.width
                //: The limits of the numbers in a contest problem; %1 is a list of inequalities
                text: root.problem.words.limits === "" ? qsTr("The judge states no limits.") : qsTr("Limits: %1").arg(root.problem.words.limits)
            }
            Repeater {
                model: root.problem.samples
                ContestSample {
                    required property int index
                    required property var modelData
                    objectName: "sample" + index
                    width: all.column
                    input: modelData.input
                    output: modelData.output
                    isOwn: modelData.isOwn
                }
            }
        }
        Column {
            width: all.column
            spacing: Theme.spaceXL
            Column {
                width: parent.width
                visible: root.samplePosition !== ""
                spacing: Theme.spaceS
                Heading {
                    level: 2
                    width: parent.width
                    text: qsTr("The first case as a position")
                }
                BoardPicture {
                    id: board
                    objectName: "contestBoard"
                    width: Math.min(parent.width, 420 * Theme.textScale)
                    height: 150 * Theme.textScale
                    visible: board.readable
                    position: root.samplePosition
                    Accessible.role: Accessible.Graphic
                    Accessible.name: Aloud.of(sample.name)
                }
                AppButton {
                    objectName: "contestBoardOpen"
                    iconName: "circles"
                    //: A button that shows a position; %1 is the position, such as "Nim (3, 4, 5)"
                    text: qsTr("See %1").arg(sample.name)
                    width: Math.min(implicitWidth, parent.width)
                    onClicked: root.positionWanted(root.samplePosition)
                }
            }
            AppButton {
                objectName: "contestIdea"
                look: root.ideaShown ? AppButton.Quiet : AppButton.Primary
                iconName: "bulb"
                text: root.ideaShown ? qsTr("Hide the idea") : qsTr("Show the idea")
                onClicked: root.toggleIdea()
            }
            Column {
                visible: root.ideaShown
                width: parent.width
                spacing: Theme.spaceXL
                Part { title: qsTr("Idea"); words: root.problem.words.idea }
                Column {
                    width: parent.width
                    spacing: Theme.spaceS
                    Part { title: qsTr("Why it is right"); words: root.problem.words.theorem }
                    AppButton {
                        objectName: "contestProof"
                        //: A button that opens a proof; %1 is the title of the theorem
                        text: qsTr("Open the proof: %1").arg(root.problem.words.theoremTitle)
                        iconName: "columns-3"
                        width: Math.min(implicitWidth, parent.width)
                        onClicked: Shell.linkWanted("prove:" + root.problem.words.proofPlace)
                    }
                }
                Column {
                    width: parent.width
                    spacing: Theme.spaceS
                    Heading {
                        level: 2
                        width: parent.width
                        text: qsTr("Pitfalls")
                    }
                    Repeater {
                        model: root.problem.pitfalls
                        ContestPitfall {
                            required property var modelData
                            width: all.column
                            words: modelData.text
                            program: modelData.program
                            onPositionWanted: position => root.positionWanted(position)
                            onBreakWanted: root.breakWanted(modelData.program)
                        }
                    }
                }
            }
        }
    }
}
