// The result of the game, beside the board: the seal for a win, the lesson of the game, the progress on the path, and buttons
// to continue.
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
    required property PlayPath path
    readonly property bool sealed: root.session.won && root.session.seats === PlaySession.AgainstComputer

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
                objectName: "playLesson"
                width: parent.width
                visible: text !== ""
                text: root.path.lesson
                color: root.session.won ? Theme.jade : Theme.goldText
            }
            AppText {
                objectName: "playIdea"
                width: parent.width
                visible: root.session.words.revealedIdea !== ""
                //: %1 is a sentence about the mistaken belief of the opponent that the user has just beaten
                text: visible ? qsTr("<b>You found its mistake.</b> %1").arg(root.session.words.revealedIdea) : ""
                color: Theme.goldText
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
    PlayPathMarks {
        objectName: "playPathMarks"
        width: parent.width
        visible: root.path.onIt
        path: root.path
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceS
        AppButton {
            id: next
            objectName: "playNext"
            visible: root.path.next !== ""
            look: AppButton.Primary
            iconName: root.path.leadsToProof ? "math" : "player-play"
            text: root.path.next
            width: Math.min(implicitWidth, parent.width)
            onClicked: {
                root.acted();
                root.path.goOn();
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
            visible: root.session.plyCount > 0
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
