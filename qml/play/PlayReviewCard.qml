// The review of a game: the task at the move that gave the win away, the result of the last try, and the answer on request.
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
    readonly property PlayReview review: session.review
    readonly property var nextTask: root.review.nextTask

    /// Asks the page for the proof that the position has a winning move, once the move is found or shown.
    signal whyWanted
    /// Asks the page to open PlayReview.nextTask.
    signal nextTaskWanted(nextTask: var)

    spacing: Theme.spaceS

    NoteText {
        width: parent.width
        visible: root.review.count > 0
        //: The heading of a review: %1 is the number of the current mistake, %2 the number of all mistakes in the game
        text: qsTr("Review: mistake %1 of %2").arg(root.review.current + 1).arg(root.review.count)
    }
    AppText {
        objectName: "playReviewText"
        width: parent.width
        text: root.review.text
        color: root.review.solved ? Theme.jade : Theme.ink
        Announcement { }
    }
    AppText {
        objectName: "playReviewAnswer"
        width: parent.width
        visible: root.review.answerShown
        text: root.review.answer
        color: Theme.goldText
    }
    AppText {
        objectName: "playReviewDone"
        width: parent.width
        visible: root.review.finished && root.review.count > 0
        text: root.review.count === 1 ? qsTr("That was the only mistake of this game.")
            //: At the end of a review: %n is the number of mistakes in the game, 2 or more
            : qsTr("That was the last of %n mistake(s).", "", root.review.count)
        Announcement { }
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceS
        AppButton {
            objectName: "playReviewPrevious"
            visible: root.review.count > 1
            iconName: "chevron-left"
            hint: qsTr("Previous mistake")
            enabled: root.review.current > 0
            onClicked: root.session.stepReview(-1)
        }
        AppButton {
            objectName: "playReviewNext"
            readonly property bool leadsOn: root.review.current < root.review.count - 1 && (root.review.solved || root.review.answerShown)
            visible: root.review.count > 1
            look: leadsOn ? AppButton.Primary : AppButton.Plain
            iconName: "chevron-right"
            text: leadsOn ? qsTr("Next mistake") : ""
            hint: leadsOn ? "" : qsTr("Next mistake")
            enabled: root.review.current < root.review.count - 1
            onClicked: root.session.stepReview(1)
        }
        AppButton {
            objectName: "playReviewShow"
            visible: root.review.count > 0 && !root.review.answerShown
            iconName: "eye"
            text: qsTr("Show the answer")
            onClicked: root.review.showAnswer()
        }
        AppButton {
            objectName: "playReviewWhy"
            visible: root.review.count > 0 && (root.review.answerShown || root.review.solved)
            iconName: "math"
            text: qsTr("Why?")
            hint: qsTr("Open the proof for this position")
            onClicked: root.whyWanted()
        }
        AppButton {
            objectName: "playReviewNextTask"
            visible: root.review.finished && text !== ""
            width: Math.min(implicitWidth, parent.width)
            look: AppButton.Primary
            iconName: root.nextTask.skill ? "target-arrow" : "route"
            text: root.nextTask.text ?? ""
            onClicked: root.nextTaskWanted(root.nextTask)
        }
        AppButton {
            objectName: "playReviewEnd"
            look: root.review.finished && !root.nextTask.text ? AppButton.Primary : AppButton.Plain
            iconName: root.review.finished ? "check" : "x"
            text: root.review.finished ? qsTr("Back to the result") : ""
            hint: root.review.finished ? "" : qsTr("End the review")
            onClicked: root.session.endReview()
        }
    }
}
