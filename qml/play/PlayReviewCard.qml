// The review of a game: what to find where the win was given away, what the last try did, the answer where it is asked for.
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

    /// The proof that there is a winning move here, once it is found or shown.
    signal whyWanted

    spacing: Theme.spaceS

    NoteText {
        width: parent.width
        visible: root.review.count > 0
        //: %1 of %2 faults of a game that is looked at again
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
            visible: root.review.count > 1
            iconName: "chevron-right"
            hint: qsTr("Next mistake")
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
            objectName: "playReviewEnd"
            iconName: "x"
            hint: qsTr("End the review")
            onClicked: root.session.endReview()
        }
    }
}
