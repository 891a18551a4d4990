// The top of the Prove page: the theorem's name, buttons that choose what the page shows, and the statement. In a lecture, all
// of it is hidden.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property ProveSession session
    required property bool lecture
    /// The area for the tools of the position if there is no room for them above the figure.
    readonly property alias toolsPlace: toolsPlace
    /// True if the buttons have no texts, because the theorem's name needs the room.
    readonly property bool narrow: root.width < name.wholeWidth + (contest.problems.length > 0 ? 680 : 540) * Theme.textScale
    /// The largest height of the statement, in pixels.
    property alias statementRoom: statement.room
    /// The height of everything except the statement, in pixels.
    readonly property real heightWithoutStatement: nameRow.implicitHeight + root.spacing
        + (ways.visible ? ways.implicitHeight + root.spacing : 0)
    readonly property size room: Qt.size(root.Window.width, root.Window.height)
    readonly property int theoremIndex: root.session.theorems.findIndex(theorem => theorem.value === root.session.words.theorem)
    /// More buttons for actions on a proof, beside the other buttons.
    default property alias actions: actions.data

    /// Emitted when a choice was made: the page should take the keyboard focus back.
    signal settled
    signal lectureWanted
    signal gameWanted

    function openTheorems(): void { theoremList.open(); }

    visible: !root.lecture
    ContestList {
        id: contest
        theorem: root.session.words.theorem
    }

    spacing: Theme.spaceXS

    Item {
        id: nameRow
        Layout.fillWidth: true
        implicitHeight: Math.max(name.height, actions.height)

        ProveName {
            id: name
            objectName: "theoremButton"
            x: -leftPadding
            room: root.width - actions.width - Theme.spaceL
            text: root.session.words.theoremTitle
            hint: qsTr("Choose a theorem")
            keys: "Ctrl+T"
            listOpen: theoremList.visible
            onClicked: root.openTheorems()

            ProveTheorems {
                id: theoremList
                // In a lecture the name is hidden, so the list is in the middle of the window.
                parent: root.lecture ? T.Overlay.overlay : name
                x: root.lecture ? (root.room.width - width) / 2 : 0
                y: root.lecture ? (root.room.height - height) / 2 : name.height + Theme.spaceXS
                theorems: root.session.theorems
                current: root.theoremIndex
                room: root.room
                onChosen: value => {
                    root.session.chooseTheorem(value);
                    root.settled();
                }
            }
        }
        Row {
            id: actions
            anchors.right: parent.right
            spacing: Theme.spaceS

            ToggleButton {
                objectName: "proveAnyNumbers"
                //: A switch: the lines of a proof have variables, instead of only the numbers of the position
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
                //: A button that opens the list of the contest problems whose solution uses the theorem
                text: root.narrow ? "" : qsTr("In contests")
                iconName: "trophy"
                hint: qsTr("%n contest problem(s) that this theorem solves", "", contest.problems.length)
                entries: contest.problems.map(problem => ({ name: problem.label, more: problem.title }))
                onChosen: index => Shell.linkWanted("problem:" + contest.problems[index].name)
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
            LectureButton {
                objectName: "proveLecture"
                text: root.narrow ? "" : qsTr("Lecture")
                onClicked: root.lectureWanted()
            }
        }
    }

    ProveStatement {
        id: statement
        Layout.fillWidth: true
        statement: root.session.words.statement
    }

    Flow {
        id: ways
        Layout.fillWidth: true
        visible: root.session.words.fromGame || root.session.words.goBackText !== ""
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
            visible: root.session.words.goBackText !== ""
            iconName: "arrow-left"
            text: root.session.words.goBackText
            keys: "Alt+Left"
            onClicked: {
                root.session.goBack();
                root.settled();
            }
        }
    }
    Item {
        id: toolsPlace
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceXS
        visible: children.length > 0
        implicitHeight: childrenRect.height
    }
}
