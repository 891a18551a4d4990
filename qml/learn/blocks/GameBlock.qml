// The block `play`: games on a board in the card. After a win over an opponent with a mistaken idea, the learner names the idea.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

BoardPanel {
    id: root

    required property LearnSession session
    required property int part
    readonly property bool wantsFocus: true
    readonly property alias task: task

    game: task.game
    onAgainWanted: task.startGame()
    Keys.onReturnPressed: event => event.accepted = rounds.proceed()
    Keys.onEnterPressed: event => event.accepted = rounds.proceed()

    LearnTask {
        id: task
        session: root.session
        part: root.part
    }
    AppButton {
        objectName: "lessonComputerStarts"
        visible: task.shown.mayGoSecond && root.game.canGoSecond
        iconName: "robot"
        text: qsTr("Let the computer start")
        onClicked: {
            root.game.goSecond();
            root.board.takeFocus();
        }
    }
    AppText {
        width: parent?.width ?? 0
        visible: task.shown.largeHeapsShown
        text: qsTr("Heaps with 2 or more stones: %1").arg(Array.from(root.game.heaps).filter(heap => Number(heap) > 1).length)
        font.bold: true
        Announcement { }
    }
    Repeater {
        model: task.shown.columnsShown && root.game.columnsOffered ? 1 : 0
        BitTable {
            width: parent?.width ?? 0
            tallestRow: 28 * Theme.textScale
            table: root.game.columns
        }
    }
    RoundRow {
        id: rounds
        block: task
        //: A button: opens the next game on this card
        nextText: qsTr("Next game")
        done: root.game.won
        onAdvanced: root.board.takeFocus()
    }
}
