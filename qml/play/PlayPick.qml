// The picked move: its amount, the button that makes the move, and a description. No item of the page moves when a stone is
// picked.
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
    /// The letter P or N of the picked move; empty if letters are not shown. The letter is also shown here for a move that has
    /// no letter on the board, and screen readers read the letter here.
    required property string letter
    /// True if there is little room for this item.
    required property bool tight
    readonly property bool picked: root.session.picked.there

    /// Emitted when a button has done its work: the board should take the keyboard focus back.
    signal acted

    spacing: Theme.spaceS

    Flow {
        width: parent.width
        spacing: Theme.spaceS
        AppButton {
            objectName: "playLess"
            iconName: "minus"
            hint: qsTr("One fewer")
            enabled: root.picked
            onClicked: root.session.pickMore(-1)
        }
        AppTextField {
            id: amount
            objectName: "playAmount"
            width: Math.min(root.width, Math.max(72 * Theme.textScale, 9 * root.session.shown.digits * Theme.textScale + 2 * Theme.spaceM))
            label: qsTr("A number, or a move such as 1-2")
            enabled: root.picked
            value: root.session.picked.amount
            problem: root.session.words.amountProblem
            showsProblem: false
            onEdited: root.session.pickText(amount.text)
            onAccepted: {
                root.session.take();
                if (!root.picked)
                    root.acted();
            }
            Connections {
                target: root.session
                // If a move is picked by other means than typing, its amount replaces the typed amount.
                function onPickedChanged(): void { amount.follow(); }
            }
        }
        AppButton {
            objectName: "playMore"
            iconName: "plus"
            hint: qsTr("One more")
            onClicked: root.session.pickMore(1)
        }
        AppButton {
            objectName: "playOneMoreHeap"
            visible: root.session.shown.addsHeaps
            enabled: root.session.picked.canAddHeap
            iconName: "stack-2"
            hint: qsTr("Also take from another heap")
            keyLabel: ","
            onClicked: root.session.pickOneMoreHeap()
        }
        AppButton {
            objectName: "playSplit"
            visible: root.session.shown.splits
            enabled: root.session.picked.canSplit
            iconName: "arrows-split-2"
            hint: qsTr("Split the heap, or keep it whole")
            keyLabel: "/"
            onClicked: root.session.pickSplit()
        }
        AppButton {
            objectName: "playHint"
            visible: root.session.hints.more
            iconName: "bulb"
            text: qsTr("Hint")
            hint: root.session.hints.count === 0 ? qsTr("Show the first hint") : qsTr("Show the next hint")
            keys: "H"
            onClicked: root.session.hint()
        }
    }

    Item {
        width: parent.width
        implicitHeight: Math.max(take.implicitHeight, cancel.implicitHeight)
        AppButton {
            id: take
            objectName: "playTake"
            width: Math.min(parent.width - cancel.width - Theme.spaceS, 300 * Theme.textScale)
            height: parent.height
            look: AppButton.Primary
            text: root.session.words.takeText
            enabled: root.picked && root.session.words.amountProblem === ""
            hint: root.picked ? "" : qsTr("Pick a move on the board, or use the arrow keys.")
            keyLabel: "Enter"
            showKeys: root.picked && words.advanceWidth + 120 * Theme.textScale < width
            onClicked: {
                root.session.take();
                root.acted();
            }
            TextMetrics {
                id: words
                font: take.font
                text: take.text
            }
        }
        AppButton {
            id: cancel
            objectName: "playCancel"
            x: take.width + Theme.spaceS
            height: parent.height
            enabled: root.picked
            iconName: "x"
            hint: qsTr("Cancel")
            keyLabel: "Esc"
            onClicked: {
                root.session.cancel();
                root.acted();
            }
        }
    }

    ProblemText {
        objectName: "playAmountLine"
        width: parent.width
        text: root.session.words.amountProblem
    }
    AppText {
        id: pickedText
        objectName: "playPicked"
        width: parent.width
        // The text has the height of one line (if `tight` is true) or of two lines, even if it is shorter. So the items beneath
        // do not move.
        height: Math.ceil(Math.max(implicitHeight, (root.tight ? 1 : 2) * line.height))
        visible: root.session.words.amountProblem === ""
        text: root.picked && root.letter !== ""
            //: %1 is a sentence about the picked move, %2 is the outcome P or N of the position after the move
            ? qsTr("%1 The position it leaves: <b>%2</b>.").arg(root.session.words.pickedText).arg(root.letter)
            : root.picked ? root.session.words.pickedText : ""
        Announcement { }
        FontMetrics {
            id: line
            font: pickedText.font
        }
    }
}
