// The player to move, the task, and the picked move. After the game: the winner, and the buttons for another game.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PlaySession session
    /// True if letters on the moves are requested, but there are too many moves to show them.
    required property bool tooManyBadges
    required property string pickedLetter
    /// True if this item hides the rules and the last move, to leave room for the hints beneath it.
    required property bool tight
    /// True if this item is part of a lesson or a case, which keeps its game: the buttons for another game, for a review, and
    /// for the outcome are hidden.
    property bool fixed: false
    readonly property real margin: root.fixed ? 0 : Theme.spaceL
    readonly property bool mine: session.shown.turn === PlaySession.Yours
    readonly property bool over: session.shown.turn === PlaySession.Over
    readonly property bool watching: session.shown.seats === PlaySession.Watching
    readonly property bool reviewing: session.review.active
    readonly property bool live: Shell.preferences.showOutcomes === "live"

    signal newGameWanted
    /// Asks the page for the proof of a position.
    signal whyWanted(position: string)
    /// Asks the page to open PlayReview.nextTask.
    signal nextTaskWanted(nextTask: var)
    /// Emitted when a button has done its work and disappeared: the board should take the keyboard focus back.
    signal acted

    implicitHeight: column.implicitHeight + 2 * root.margin

    Column {
        id: column
        x: root.margin
        y: root.margin
        width: root.width - 2 * root.margin
        spacing: Theme.spaceS

        Item {
            width: parent.width
            implicitHeight: Math.max(picture.size, headline.implicitHeight, eye.visible ? eye.height : 0)
            AppIcon {
                id: picture
                anchors.verticalCenter: parent.verticalCenter
                icon: root.over ? (root.session.shown.won ? "trophy" : "flag")
                    : root.session.shown.seats === PlaySession.TwoPeople ? "users" : root.mine ? "user" : "robot"
                color: root.over && root.session.shown.won ? Theme.goldText : root.mine ? Theme.jade : Theme.indigo
                size: Math.round(24 * Theme.textScale)
            }
            Heading {
                id: headline
                objectName: "playHeadline"
                anchors { left: picture.right; leftMargin: Theme.spaceS; right: eye.left; verticalCenter: parent.verticalCenter }
                level: 2
                text: root.session.words.headline
            }
            AppButton {
                id: eye
                objectName: "playOutcome"
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: !root.over && !root.fixed
                look: AppButton.Quiet
                iconName: root.live ? "eye" : "eye-off"
                checkable: true
                checked: root.live
                hint: qsTr("Also show P or N before each move")
                onClicked: Shell.preferences.showOutcomes = root.live ? "after-move" : "live"
            }
        }

        Flow {
            width: parent.width
            visible: root.session.words.outcomeShown && !root.over && !root.reviewing
            spacing: Theme.spaceS
            OutcomeBadge {
                objectName: "playBadge"
                widest: column.width
                mustStayReadable: true
                height: Math.max(implicitHeight, why.height)
                winning: root.session.words.winning
                good: root.session.words.goodForYou
                label: root.session.words.outcomeText
                Announcement { text: root.session.words.outcomeText }
            }
            AppButton {
                id: why
                objectName: "playWhy"
                look: AppButton.Quiet
                iconName: "math"
                text: qsTr("Why?")
                hint: qsTr("Open the proof for this position")
                onClicked: root.whyWanted(root.session.shown.position)
            }
        }

        NoteText {
            objectName: "playWorkingOut"
            visible: root.session.words.workingOut && !root.over && !root.reviewing
            //: Shown instead of the winner while the winner is being computed
            text: qsTr("Computing who can win…")
        }
        NoteText {
            objectName: "playHintPending"
            visible: root.session.hints.pending
            text: qsTr("Preparing the hint…")
        }
        ProblemText {
            objectName: "playStorageProblem"
            width: parent.width
            text: root.session.words.storageProblem
        }
        AppText {
            objectName: "playFileText"
            width: parent.width
            visible: root.session.words.fileText !== ""
            text: root.session.words.fileText
            color: root.session.words.fileRefused ? Theme.cinnabar : Theme.jade
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Announcement { }
        }
        AppText {
            objectName: "playSentence"
            width: parent.width
            visible: !root.reviewing && !root.over && !root.tight && text !== ""
            text: root.session.words.sentence
            color: root.session.shown.ply > 0 ? Theme.ink : Theme.faint
            mustStayReadable: true
        }
        NoteText {
            objectName: "playTooManyBadges"
            width: parent.width
            visible: root.tooManyBadges
            //: Shown instead of the letters P and N on the moves
            text: qsTr("There are too many moves here to mark each P or N.")
            Announcement { }
        }

        // The parts that are rarely shown are created only while they are shown.
        Repeater {
            model: root.reviewing ? 1 : 0
            PlayReviewCard {
                objectName: "playReview"
                width: column.width
                session: root.session
                onWhyWanted: root.whyWanted(root.session.shown.position)
                onNextTaskWanted: nextTask => root.nextTaskWanted(nextTask)
            }
        }
        Repeater {
            model: root.over && !root.reviewing ? 1 : 0
            PlayResult {
                objectName: "playResult"
                width: column.width
                session: root.session
                fixed: root.fixed
                onActed: root.acted()
                onNewGameWanted: root.newGameWanted()
            }
        }
        // Each of these buttons disappears when its action is done, so its handler calls the action last.
        Repeater {
            model: root.session.shown.trying ? 1 : 0
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
        // This button is shown until the first move, because the position may have been opened over another game by mistake.
        Repeater {
            model: root.session.shown.plyCount === 0 && root.session.games.interrupted ? 1 : 0
            AppButton {
                objectName: "playGameBefore"
                iconName: "history"
                text: qsTr("Resume previous game")
                onClicked: {
                    root.acted();
                    root.session.reopenGame(0);
                }
            }
        }

        PlayPick {
            width: parent.width
            visible: root.mine
            session: root.session
            letter: root.pickedLetter
            tight: root.tight
            onActed: root.acted()
        }
        AppButton {
            objectName: "playHurry"
            visible: root.session.shown.turn === PlaySession.Computers && !root.session.shown.trying
            look: root.session.shown.held ? AppButton.Primary : AppButton.Plain
            text: root.session.shown.held ? qsTr("Show the reply") : root.session.shown.waiting ? qsTr("Let the computer move") : qsTr("Skip the wait")
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
            model: root.session.shown.canFinish ? 1 : 0
            AppButton {
                objectName: "playFinish"
                look: AppButton.Quiet
                iconName: "player-track-next"
                //: A button: the program makes the remaining moves of a won game
                text: qsTr("Play it to the end")
                hint: qsTr("You have kept the win for five moves. The program makes the rest.")
                onClicked: {
                    root.acted();
                    root.session.finish();
                }
            }
        }
        Repeater {
            model: root.session.shown.canGoFirst && !root.fixed ? 1 : 0
            AppButton {
                objectName: "playGoFirst"
                iconName: "user"
                //: A button: the game starts again, and the user makes the first move
                text: qsTr("Start yourself")
                onClicked: {
                    root.acted();
                    root.session.goFirst();
                }
            }
        }
        Repeater {
            model: root.watching && !root.over && !root.session.shown.trying ? 1 : 0
            AppButton {
                objectName: "playStop"
                iconName: root.session.shown.stopped ? "player-play" : "player-pause"
                text: root.session.shown.stopped ? qsTr("Resume") : qsTr("Pause")
                onClicked: {
                    root.acted();
                    root.session.setStopped(!root.session.shown.stopped);
                }
            }
        }
    }
}
