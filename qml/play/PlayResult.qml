// The result of the game, beside the board: the seal for a win, and buttons to continue.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property PlaySession session
    readonly property LearnMistake question: LearnMistake {
        session: root.session
        progress: Shell.progress
    }
    /// True if the buttons for another game and for a review are hidden.
    property bool fixed: false
    /// The index of the mistaken idea that the user has named last; −1 before that.
    property int named: -1
    readonly property var idea: root.question.ideas[root.named] ?? ({ right: false, answer: "" })
    /// True if the user has just beaten an opponent whose mistaken idea can be told from others.
    readonly property bool asking: root.question.ideas.length > 1
    readonly property bool sealed: root.session.shown.won && root.session.shown.seats === PlaySession.AgainstComputer

    signal newGameWanted
    /// Emitted when a button has done its work and disappeared: the board should take the keyboard focus back.
    signal acted

    spacing: Theme.spaceM

    Item {
        width: parent.width
        implicitHeight: Math.max(words.implicitHeight, seal.visible ? seal.height : 0)
        Column {
            id: words
            width: parent.width - (seal.visible ? seal.width + Theme.spaceM : 0)
            spacing: Theme.spaceS
            AppText {
                objectName: "playSentence"
                width: parent.width
                text: root.session.words.sentence
                // The result is announced once the moves have been judged, because the sentence then includes the reason.
                Announcement { text: root.session.moves.judged ? root.session.words.sentence : "" }
            }
            AppText {
                objectName: "playIdea"
                width: parent.width
                visible: root.session.words.revealedIdea !== "" && (!root.asking || root.idea.right)
                //: %1 is a sentence about the mistaken belief of the opponent that the user has just beaten
                text: visible ? qsTr("<b>You found its mistake.</b> %1").arg(root.session.words.revealedIdea) : ""
                color: Theme.goldText
                Announcement { }
            }
        }
        PlaySeal {
            id: seal
            objectName: "playSeal"
            anchors.right: parent.right
            y: 2
            visible: root.sealed
            fresh: root.sealed
            width: Math.round(64 * Theme.textScale)
            height: width
        }
    }
    ChoiceMenu {
        objectName: "playMistake"
        width: parent.width
        visible: root.asking
        //: The question after a game that the user won against an opponent with a mistaken idea
        question: qsTr("What is its mistake?")
        choices: root.asking ? root.question.ideas.map(idea => idea.text) : []
        feedback: root.idea.answer
        solved: root.idea.right
        onChosen: index => {
            root.named = index;
            if (root.idea.right)
                root.question.solve();
        }
    }
    Flow {
        width: parent.width
        visible: !root.fixed
        spacing: Theme.spaceS
        AppButton {
            id: next
            objectName: "playNext"
            visible: text !== ""
            look: AppButton.Primary
            iconName: "player-play"
            text: root.session.words.nextText
            width: Math.min(implicitWidth, parent.width)
            onClicked: {
                root.acted();
                root.session.playNext();
            }
        }
        AppButton {
            objectName: "playAgain"
            look: next.visible ? AppButton.Plain : AppButton.Primary
            iconName: "refresh"
            text: qsTr("Play again")
            onClicked: {
                root.acted();
                root.session.playAgain();
            }
        }
        AppButton {
            objectName: "playReviewBegin"
            visible: root.session.shown.plyCount > 0
            enabled: root.session.moves.judged
            iconName: "list-check"
            text: qsTr("Review")
            hint: qsTr("Go through the mistakes and try each again")
            onClicked: {
                root.acted();
                root.session.beginReview();
            }
        }
        AppButton {
            text: qsTr("Change the position")
            onClicked: root.newGameWanted()
        }
    }
}
