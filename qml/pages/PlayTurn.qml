// Whose turn it is, what is picked, and the button that takes it; at the end who won, and the way to another game.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PlaySession session
    /// Whether letters on the moves are asked for, and there are too many moves.
    required property bool tooManyBadges
    readonly property bool mine: session.turn === PlaySession.Yours
    readonly property bool over: session.turn === PlaySession.Over
    readonly property bool watching: session.seats === PlaySession.Watching
    readonly property bool picked: session.picked

    readonly property bool live: session.showOutcomes === "live"

    signal newGameWanted
    /// The proof behind a position.
    signal whyWanted(position: string)
    /// A button did its work and is gone: the keys belong to the board again.
    signal acted

    implicitHeight: column.implicitHeight + 2 * Theme.spaceL

    ColumnLayout {
        id: column
        x: Theme.spaceL
        y: Theme.spaceL
        width: root.width - 2 * Theme.spaceL
        spacing: Theme.spaceS

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceS
            AppIcon {
                icon: root.over ? (root.session.won ? "trophy" : "flag")
                    : root.session.seats === PlaySession.TwoPeople ? "users" : root.mine ? "user" : "robot"
                color: root.over && root.session.won ? Theme.goldText : root.mine ? Theme.jade : Theme.indigo
                size: Math.round(24 * Theme.textScale)
            }
            Heading {
                objectName: "playHeadline"
                Layout.fillWidth: true
                level: 2
                text: root.session.headline
            }
            AppButton {
                objectName: "playOutcome"
                visible: !root.over
                look: AppButton.Quiet
                iconName: root.live ? "eye" : "eye-off"
                checkable: true
                checked: root.live
                hint: qsTr("Show P or N before the move, too")
                onClicked: Shell.preferences.showOutcomes = root.live ? "after-move" : "live"
            }
        }

        Flow {
            Layout.fillWidth: true
            visible: root.session.outcomeShown && !root.over && !root.session.review.active
            spacing: Theme.spaceS
            OutcomeBadge {
                objectName: "playBadge"
                height: Math.max(implicitHeight, why.height)
                winning: root.session.winning
                good: root.session.goodForYou
                label: root.session.outcomeText
            }
            AppButton {
                id: why
                objectName: "playWhy"
                look: AppButton.Quiet
                iconName: "math"
                text: qsTr("Why?")
                hint: qsTr("The proof for this position")
                onClicked: root.whyWanted(root.session.position)
            }
        }

        AppText {
            objectName: "playWorkingOut"
            visible: root.session.workingOut && !root.over && !root.session.review.active
            //: In place of who can win, as long as that is being computed
            text: qsTr("Who can win is being worked out…")
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        AppText {
            objectName: "playHintPending"
            visible: root.session.hints.pending
            text: qsTr("The hint is being worked out…")
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        AppText {
            objectName: "playStorageProblem"
            Layout.fillWidth: true
            visible: root.session.storageProblem !== ""
            text: root.session.storageProblem
            textFormat: Text.PlainText
            color: Theme.cinnabar
            font.pixelSize: Theme.small
            Accessible.role: Accessible.AlertMessage
        }

        AppText {
            objectName: "playFileText"
            Layout.fillWidth: true
            visible: root.session.fileText !== ""
            text: root.session.fileText
            color: root.session.fileRefused ? Theme.cinnabar : Theme.jade
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }

        AppText {
            objectName: "playSentence"
            Layout.fillWidth: true
            visible: !root.session.review.active
            text: root.picked ? root.session.pickedText : root.session.sentence
            color: root.picked || root.session.ply > 0 ? Theme.ink : Theme.faint
            Accessible.role: Accessible.AlertMessage
        }

        AppText {
            objectName: "playTooManyBadges"
            Layout.fillWidth: true
            visible: root.tooManyBadges
            //: Each legal move can be marked with the letter of the position that it leaves
            text: qsTr("There are too many moves here for each to carry its P or N.")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.role: Accessible.AlertMessage
        }

        // Made only where it is shown.
        Repeater {
            model: root.session.review.active ? 1 : 0
            PlayReviewCard {
                objectName: "playReview"
                Layout.fillWidth: true
                session: root.session
                onWhyWanted: root.whyWanted(root.session.position)
            }
        }

        AppText {
            objectName: "playIdea"
            Layout.fillWidth: true
            visible: root.session.revealedIdea !== ""
            //: %1 is a sentence: what the mistaken opponent that was just beaten believes
            text: visible ? qsTr("<b>You have found its mistake.</b> %1").arg(root.session.revealedIdea) : ""
            color: Theme.goldText
        }

        // A button for a state that most games never reach, or reach once, is made for that state only. It is gone with what it
        // does: so it does that last.
        Repeater {
            model: root.session.trying ? 1 : 0
            AppButton {
                objectName: "playTakeBack"
                look: AppButton.Primary
                iconName: "arrow-back-up"
                text: qsTr("Take it back")
                onClicked: {
                    root.acted();
                    root.session.takeBack();
                }
            }
        }

        // Until the first move: what was opened over a game may have been opened by mistake.
        Repeater {
            model: root.session.plyCount === 0 && root.session.games.interrupted ? 1 : 0
            AppButton {
                objectName: "playGameBefore"
                iconName: "history"
                text: qsTr("Back to the game before")
                onClicked: {
                    root.acted();
                    root.session.reopenGame(0);
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            visible: root.mine
            spacing: Theme.spaceS
            AppButton {
                objectName: "playLess"
                iconName: "minus"
                hint: qsTr("Fewer")
                enabled: root.picked
                onClicked: root.session.pickMore(-1)
            }
            AppTextField {
                id: amount
                objectName: "playAmount"
                width: Math.min(column.width,
                    Math.max(72 * Theme.textScale, 9 * root.session.pickedAmount.length * Theme.textScale + 2 * Theme.spaceM))
                label: qsTr("How many, or a move such as 1-2")
                enabled: root.picked
                text: root.session.pickedAmount
                problem: root.session.amountProblem
                tellsProblem: false
                onEdited: root.session.pickText(amount.text)
                onAccepted: root.session.take()
            }
            AppButton {
                objectName: "playMore"
                iconName: "plus"
                hint: qsTr("More")
                onClicked: root.session.pickMore(1)
            }
            Repeater {
                model: root.session.canAddHeap ? 1 : 0
                AppButton {
                    objectName: "playOneMoreHeap"
                    iconName: "stack-2"
                    hint: qsTr("From one more heap, too")
                    keyLabel: ","
                    onClicked: root.session.pickOneMoreHeap()
                }
            }
            Repeater {
                model: root.session.canSplit ? 1 : 0
                AppButton {
                    objectName: "playSplit"
                    iconName: "arrows-split-2"
                    hint: qsTr("Split it, or leave it whole")
                    keyLabel: "/"
                    onClicked: root.session.pickSplit()
                }
            }
            AppButton {
                objectName: "playHint"
                visible: root.session.hints.more
                iconName: "bulb"
                text: qsTr("Hint")
                hint: root.session.hints.count === 0 ? qsTr("A first hint") : qsTr("One more hint")
                keys: "H"
                onClicked: root.session.hint()
            }
        }

        // Beneath the row, which keeps its shape.
        AppText {
            objectName: "playAmountLine"
            Layout.fillWidth: true
            visible: root.mine && root.session.amountProblem !== ""
            text: root.session.amountProblem
            textFormat: Text.PlainText
            color: Theme.cinnabar
            font.pixelSize: Theme.small
            Accessible.role: Accessible.AlertMessage
        }

        Flow {
            Layout.fillWidth: true
            visible: root.mine
            spacing: Theme.spaceS
            AppButton {
                objectName: "playTake"
                look: AppButton.Primary
                text: root.session.takeText
                enabled: root.picked && root.session.amountProblem === ""
                keyLabel: "Enter"
                showKeys: root.picked
                onClicked: {
                    root.session.take();
                    root.acted();
                }
            }
            AppButton {
                objectName: "playCancel"
                visible: root.picked
                iconName: "x"
                hint: qsTr("Cancel")
                keyLabel: "Esc"
                onClicked: {
                    root.session.cancel();
                    root.acted();
                }
            }
        }

        AppButton {
            objectName: "playHurry"
            visible: root.session.turn === PlaySession.Computers && !root.session.trying
            text: root.session.waiting ? qsTr("Let the computer move") : qsTr("Go on")
            iconName: "player-skip-forward"
            //: The space bar, as written on a keycap
            keyLabel: qsTr("Space")
            showKeys: true
            onClicked: {
                root.session.hurry();
                root.acted();
            }
        }
        Repeater {
            model: root.watching && !root.over && !root.session.trying ? 1 : 0
            AppButton {
                objectName: "playStop"
                iconName: root.session.stopped ? "player-play" : "player-pause"
                text: root.session.stopped ? qsTr("Play on by itself") : qsTr("Pause")
                onClicked: {
                    root.acted();
                    root.session.stopped = !root.session.stopped;
                }
            }
        }

        Repeater {
            model: root.over ? 1 : 0
            Flow {
                Layout.fillWidth: true
                spacing: Theme.spaceS
                AppButton {
                    objectName: "playAgain"
                    look: AppButton.Primary
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
                    hint: qsTr("From fault to fault, and try again")
                    onClicked: {
                        root.acted();
                        root.session.beginReview();
                    }
                }
                AppButton {
                    text: qsTr("Another position")
                    onClicked: root.newGameWanted()
                }
            }
        }
    }
}
