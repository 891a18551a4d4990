// Shows a wrong program, and a field for an input on which the user wants the program to fail.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property ContestProblem problem
    readonly property ContestBreak breaking: ContestBreak {
        progress: Shell.progress
        problem: root.problem.name
    }
    readonly property var chosen: root.breaking.programs.find(program => program.name === root.breaking.program) ?? { name: "", text: "", broken: false }
    readonly property bool beside: root.width >= 640 * Theme.textScale

    signal positionWanted(position: string)

    function knows(program: var): bool {
        return program.broken || program.name === root.breaking.program && root.breaking.verdict === ContestBreak.Broken;
    }

    function choose(program: string): void {
        root.breaking.program = program;
        input.text = "";
    }

    contentHeight: all.height + 2 * Theme.spaceM

    Column {
        id: all
        y: Theme.spaceM
        width: Math.min(root.width - Theme.spaceL, 1300 * Theme.textScale)
        spacing: Theme.spaceM

        AppText {
            width: parent.width
            text: qsTr("This program is wrong. Find a valid input on which it fails: small ones are best.")
        }
        Choice {
            objectName: "breakProgram"
            width: parent.width
            visible: root.breaking.programs.length > 1
            label: qsTr("Wrong program")
            value: root.breaking.program
            // The name of a program reveals the mistake, so the name is hidden until the user has broken the program.
            options: root.breaking.programs.map((program, index) => ({
                value: program.name,
                //: The name of a wrong program that does not reveal its mistake; %1 is a number
                text: root.knows(program) ? program.name : qsTr("Program %1").arg(index + 1),
                icon: program.broken ? "circle-check" : "bug"
            }))
            onChosen: value => root.choose(value)
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceL

            Column {
                width: root.beside ? (parent.width - parent.spacing) * 0.58 : parent.width
                spacing: Theme.spaceS
                CodeView {
                    objectName: "breakCode"
                    width: parent.width
                    // The first line of the program describes the mistake, so this line is hidden until the program is broken.
                    lines: root.problem.wrongCodeOf(root.breaking.program).slice(root.knows(root.chosen) ? 0 : 1)
                    marksWrong: root.breaking.verdict === ContestBreak.Broken
                }
                ContestText {
                    objectName: "breakWhy"
                    width: parent.width
                    visible: root.breaking.verdict === ContestBreak.Broken
                    words: root.chosen.text
                    onPositionWanted: position => root.positionWanted(position)
                }
            }
            Column {
                width: root.beside ? (parent.width - parent.spacing) * 0.42 : parent.width
                spacing: Theme.spaceS

                InputArea {
                    id: input
                    objectName: "breakInput"
                    width: parent.width
                    height: 150 * Theme.textScale
                    label: qsTr("Input")
                    placeholder: root.problem.samples.length > 0 ? root.problem.samples[0].input : ""
                    onAccepted: root.breaking.attempt(input.text)
                }
                Flow {
                    width: parent.width
                    spacing: Theme.spaceS
                    AppButton {
                        objectName: "breakTry"
                        look: AppButton.Primary
                        iconName: root.breaking.running ? "player-pause" : "player-play"
                        text: root.breaking.running ? qsTr("Stop") : qsTr("Run the program")
                        enabled: root.breaking.running || input.text !== ""
                        onClicked: {
                            if (root.breaking.running)
                                root.breaking.stop();
                            else
                                root.breaking.attempt(input.text);
                        }
                    }
                    AppButton {
                        objectName: "breakReveal"
                        look: AppButton.Quiet
                        iconName: "eye"
                        text: qsTr("Show the smallest input")
                        enabled: !root.breaking.running
                        onClicked: {
                            input.text = root.breaking.reveal();
                            root.breaking.attempt(input.text);
                        }
                    }
                }
                AppText {
                    objectName: "breakNews"
                    width: parent.width
                    visible: text !== ""
                    text: root.breaking.news
                    color: root.breaking.verdict === ContestBreak.Broken ? Theme.jade
                        : root.breaking.verdict === ContestBreak.Holds ? Theme.ink : Theme.cinnabar
                    Announcement { }
                }
                ContestBlock {
                    width: parent.width
                    visible: root.breaking.expected !== ""
                    title: qsTr("Correct output")
                    text: root.breaking.expected
                    copied: false
                }
                ContestBlock {
                    width: parent.width
                    visible: root.breaking.expected !== ""
                    title: qsTr("Output of the program")
                    text: root.breaking.got === "" ? qsTr("(nothing)") : root.breaking.got
                    copied: false
                }
                NoteText {
                    width: parent.width
                    visible: text !== ""
                    text: root.breaking.standing
                }
            }
        }
    }
}
