// The top of the Prove page: what the theorem says, how it is shown, which theorem, and on which position. In a lecture
// what the theorem says is all there is.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property ProveSession session
    property bool lecture: false
    readonly property bool narrow: root.width < 900 * Theme.textScale
    readonly property size room: Qt.size(root.Window.width, root.Window.height)
    readonly property int theoremIndex: root.session.theorems.findIndex(theorem => theorem.value === root.session.words.theorem)
    /// What else can be done with a proof, beside the other buttons.
    default property alias actions: actions.data

    /// A choice was made: the keys belong to the steps again.
    signal settled
    signal lectureWanted
    signal gameWanted
    signal problemWanted(name: string)

    ContestList {
        id: contest
        theorem: root.session.words.theorem
    }

    spacing: Theme.spaceM

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceL
        Heading {
            objectName: "proveTitle"
            Layout.fillWidth: true
            text: root.session.words.statement
            font.pixelSize: root.narrow ? Theme.large : Theme.title
        }
        Row {
            id: actions
            Layout.alignment: Qt.AlignTop
            visible: !root.lecture
            spacing: Theme.spaceS

            ToggleButton {
                objectName: "proveAnyNumbers"
                //: A switch: each line of a proof in letters, and not only on the numbers of the position
                text: root.narrow ? "" : qsTr("Any numbers")
                iconName: "variable"
                hint: qsTr("Shows each line for any numbers, with yours in small print")
                on: root.session.inLetters
                onClicked: {
                    Shell.preferences.proofNumbers = root.session.inLetters ? "these" : "any";
                    root.settled();
                }
            }
            ListButton {
                objectName: "proveContest"
                visible: contest.problems.length > 0
                //: Opens the list of contest problems whose solution leans on the theorem
                text: root.narrow ? "" : qsTr("In contests")
                iconName: "trophy"
                hint: qsTr("%n contest problem(s) that this theorem solves", "", contest.problems.length)
                entries: contest.problems.map(problem => ({ name: problem.label, more: problem.title }))
                onChosen: index => root.problemWanted(contest.problems[index].name)
            }
            ToggleButton {
                id: predict
                objectName: "provePredict"
                text: root.narrow ? "" : qsTr("Predict")
                iconName: "target-arrow"
                hint: qsTr("Asks you for each fact before it is shown")
                on: root.session.prediction.mode === ProofPrediction.Answering
                onClicked: {
                    root.session.prediction.mode = predict.on ? ProofPrediction.Off : ProofPrediction.Answering;
                    root.settled();
                }
            }
            AppButton {
                objectName: "proveLecture"
                text: root.narrow ? "" : qsTr("Lecture")
                iconName: "presentation"
                hint: qsTr("Shows the proof full screen, in large type")
                keys: "F5"
                onClicked: root.lectureWanted()
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: !root.lecture && (root.session.words.fromGame || root.session.words.wayBack !== "")
        spacing: Theme.spaceS

        AppButton {
            objectName: "proveBackToGame"
            visible: root.session.words.fromGame
            look: AppButton.Primary
            iconName: "arrow-left"
            text: qsTr("Back to the game")
            onClicked: root.gameWanted()
        }
        AppButton {
            objectName: "proveWayBack"
            visible: root.session.words.wayBack !== ""
            iconName: "arrow-left"
            text: root.session.words.wayBack
            keys: "Alt+Left"
            onClicked: {
                root.session.goBack();
                root.settled();
            }
        }
    }

    ProvePosition {
        Layout.fillWidth: true
        visible: !root.lecture
        session: root.session
        narrow: root.narrow
        onSettled: root.settled()
        leading: AppButton {
            id: theorems
            objectName: "theoremButton"
            text: root.session.words.theoremTitle
            iconName: "chevron-down"
            hint: qsTr("Choose a theorem")
            keys: "Ctrl+T"
            listOpen: theoremList.visible
            onClicked: theoremList.open()

            ProveTheorems {
                id: theoremList
                y: theorems.height + Theme.spaceXS
                theorems: root.session.theorems
                current: root.theoremIndex
                room: root.room
                onChosen: value => {
                    root.session.chooseTheorem(value);
                    root.settled();
                }
            }
        }

        Item {
            visible: root.session.words.outcome === "P" || root.session.words.outcome === "N"
            width: badge.width
            height: Math.max(badge.height, 36 * Theme.textScale)
            OutcomeBadge {
                id: badge
                objectName: "proveOutcome"
                anchors.verticalCenter: parent.verticalCenter
                winning: root.session.words.outcome === "N"
                label: root.session.words.outcome === "N" ? qsTr("first player wins") : qsTr("second player wins")
            }
        }
        AppText {
            visible: root.session.words.outcome === "L" || root.session.words.outcome === "R"
            height: 36 * Theme.textScale
            verticalAlignment: Text.AlignVCenter
            color: Theme.faint
            text: root.session.words.outcome === "L" ? qsTr("Left wins, whoever starts") : qsTr("Right wins, whoever starts")
        }
    }
}
