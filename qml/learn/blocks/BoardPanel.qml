// The base of the blocks with a large board: the board, and a panel beside it, or beneath it in a narrow window. If a game is played
// on the board, the panel begins with the turn and the result. The items inside this item are added to the panel.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Boards
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Play
import Nimstone.Theme
import Nimstone.ViewModels

CardBlock {
    id: root

    readonly property PlaySession game: root.task.game
    /// True if a game is played; false if moves are only tried.
    property bool playing: true
    /// True if no move can be made.
    property bool frozen: false
    /// The height at the bottom that is left free, in pixels.
    property real below: 0
    default property alias content: panel.data
    readonly property alias board: board
    readonly property bool beside: root.width >= 620 * Theme.textScale
    readonly property real leastBoard: 240 * Theme.textScale

    wantsFocus: true
    implicitHeight: root.below + (root.beside ? Math.max(320 * Theme.textScale, panel.implicitHeight)
        : root.leastBoard + Theme.spaceM + panel.implicitHeight)

    Card {
        id: ground
        width: root.beside ? root.width - panel.width - Theme.spaceL : root.width
        height: root.beside ? root.height - root.below
            : Math.max(root.leastBoard, root.height - root.below - panel.implicitHeight - Theme.spaceM)

        GameBoard {
            id: board
            objectName: "learnBoard"
            anchors.fill: parent
            focus: true
            fixed: true
            enabled: !root.frozen
            trays: root.playing
            session: root.game
        }
    }
    Column {
        id: panel
        x: root.beside ? root.width - width : 0
        y: root.beside ? 0 : ground.height + Theme.spaceM
        width: root.beside ? Math.min(Math.round(0.44 * root.width), 400 * Theme.textScale) : root.width
        spacing: Theme.spaceM

        NoteText {
            objectName: "learnRules"
            width: parent.width
            text: root.game.words.rules
        }
        Repeater {
            model: root.playing ? 1 : 0
            PlayTurn {
                width: panel.width
                session: root.game
                tooManyBadges: false
                pickedLetter: ""
                // Before the first move, this item would repeat the rules, which are already above it.
                tight: root.game.shown.ply === 0
                fixed: true
                onActed: board.takeFocus()
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            visible: root.playing && root.game.shown.ply > 0
            AppButton {
                objectName: "learnUndo"
                visible: root.game.shown.canUndo
                iconName: "arrow-back-up"
                hint: qsTr("Undo")
                keys: "Ctrl+Z"
                onClicked: {
                    root.game.undo();
                    board.takeFocus();
                }
            }
            AppButton {
                objectName: "learnAgain"
                iconName: "refresh"
                text: qsTr("Play again")
                look: root.game.shown.turn === PlaySession.Over && !root.game.shown.won ? AppButton.Primary : AppButton.Plain
                onClicked: {
                    root.task.startGame();
                    board.takeFocus();
                }
            }
        }
        Repeater {
            model: root.game.hints.count > 0 && !root.frozen ? 1 : 0
            PlayHintLadder {
                width: panel.width
                height: Math.min(wholeHeight, Math.max(lastHeight, 130 * Theme.textScale))
                session: root.game
            }
        }
    }
}
