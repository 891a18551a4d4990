// The players in the dialog for a new game: one or two opponents, the player who starts, the player who is Left, and the
// wording of Bash's game.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property PlaySetup setup
    readonly property PlaySetupPlayers players: root.setup.players
    readonly property bool watched: root.players.seats === "watch"
    readonly property bool computer: root.players.seats === "computer"

    /// Returns true if the typed texts are valid. If not, the function moves the focus to the faulty field.
    function complete(): bool {
        if (!root.players.learnerPlays || root.players.foresightProblem === "")
            return true;
        foresight.forceActiveFocus();
        return false;
    }

    spacing: Theme.spaceM

    SetupLabel { text: qsTr("Who plays") }
    Choice {
        objectName: "setupSeats"
        Layout.fillWidth: true
        label: qsTr("Who plays")
        value: root.players.seats
        options: [{ value: "computer", text: qsTr("Me against the computer"), icon: "user" },
            { value: "people", text: qsTr("Two people"), icon: "users" },
            { value: "watch", text: qsTr("Watch two computers"), icon: "eye" }]
        onChosen: value => root.players.seats = value
    }

    SetupLabel {
        visible: root.watched
        text: qsTr("First player")
    }
    Choice {
        objectName: "setupFirstOpponent"
        Layout.fillWidth: true
        visible: root.watched
        label: qsTr("First player")
        value: root.players.first
        options: root.players.opponents
        onChosen: value => root.players.first = value
    }
    SetupNote {
        visible: root.watched
        text: root.players.firstNote
    }

    SetupLabel {
        visible: root.watched || root.computer
        text: root.watched ? qsTr("Second player") : qsTr("Opponent")
    }
    Choice {
        objectName: "setupOpponent"
        Layout.fillWidth: true
        visible: root.watched || root.computer
        label: root.watched ? qsTr("Second player") : qsTr("Opponent")
        value: root.players.opponent
        options: root.players.opponents
        onChosen: value => root.players.opponent = value
    }
    SetupNote {
        objectName: "setupOpponentNote"
        visible: root.watched || root.computer
        text: root.players.opponentNote
    }
    Flow {
        Layout.fillWidth: true
        visible: root.players.learnerPlays
        spacing: Theme.spaceXS
        FittedText {
            room: parent.width
            height: Math.max(implicitHeight, steps.height)
            verticalAlignment: Text.AlignVCenter
            //: Before a number of moves, with buttons that decrease and increase the number
            text: qsTr("Moves the learner sees ahead:")
        }
        Row {
            id: steps
            spacing: Theme.spaceXS
            AppButton {
                objectName: "setupForesightLess"
                look: AppButton.Quiet
                iconName: "minus"
                hint: qsTr("One move fewer")
                enabled: root.players.foresight > 1
                onClicked: {
                    root.players.foresight -= 1;
                    foresight.settle();
                }
            }
            AppTextField {
                id: foresight
                objectName: "setupForesight"
                width: 64 * Theme.textScale
                label: qsTr("Moves the learner sees ahead")
                value: String(root.players.foresight)
                problem: root.players.foresightProblem
                // The line with the problem is beneath the whole row, because this field is narrow.
                showsProblem: false
                maximumLength: 40
                onEdited: root.players.typeForesight(foresight.text)
                onProblemChanged: {
                    if (foresight.problem === "")
                        foresight.follow();
                }
            }
            AppButton {
                objectName: "setupForesightMore"
                look: AppButton.Quiet
                iconName: "plus"
                hint: qsTr("One move more")
                enabled: root.players.foresight < root.players.mostForesight
                onClicked: {
                    root.players.foresight += 1;
                    foresight.settle();
                }
            }
        }
    }
    ProblemText {
        objectName: "setupForesightProblem"
        Layout.fillWidth: true
        visible: root.players.learnerPlays && text !== ""
        text: root.players.foresightProblem
    }
    AppButton {
        objectName: "setupExpose"
        visible: root.players.mistaken
        iconName: "target-arrow"
        //: A button that opens a position in which this opponent moves first and gives the win away
        text: qsTr("Expose its mistake")
        onClicked: root.setup.expose(Shell.freshSeed())
    }

    SetupLabel {
        visible: root.computer
        text: qsTr("Who starts")
    }
    Choice {
        objectName: "setupFirst"
        Layout.fillWidth: true
        visible: root.computer
        label: qsTr("Who starts")
        value: root.players.personStarts ? "person" : "computer"
        options: [{ value: "person", text: qsTr("I start"), icon: "user" },
            { value: "computer", text: qsTr("The computer starts"), icon: "robot" }]
        onChosen: value => root.players.personStarts = value === "person"
    }

    SetupLabel {
        visible: root.setup.table.partisan
        text: qsTr("Left and Right")
    }
    Choice {
        objectName: "setupCutter"
        Layout.fillWidth: true
        visible: root.setup.table.partisan
        label: qsTr("Left and Right")
        value: root.players.personIsLeft ? "left" : "right"
        options: root.computer
            ? [{ value: "left", text: qsTr("I play Left") }, { value: "right", text: qsTr("I play Right") }]
            : [{ value: "left", text: qsTr("Left starts") }, { value: "right", text: qsTr("Right starts") }]
        onChosen: value => root.players.personIsLeft = value === "left"
    }

    SetupLabel {
        visible: root.setup.table.canCountUp
        text: qsTr("Version of the game")
    }
    Choice {
        objectName: "setupWording"
        Layout.fillWidth: true
        visible: root.setup.table.canCountUp
        label: qsTr("Version of the game")
        value: Shell.preferences.bashWording
        //: The two wordings of Bash's game; %1 is a number
        options: [{ value: "take", text: qsTr("Take from %1").arg(root.setup.table.numbers[0] ?? "") },
            { value: "count", text: qsTr("Count up to %1").arg(root.setup.table.numbers[0] ?? "") }]
        onChosen: value => Shell.preferences.bashWording = value
    }

    component SetupLabel: AppText {
        Layout.fillWidth: true
        font.bold: true
    }
    component SetupNote: AppText {
        Layout.fillWidth: true
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
