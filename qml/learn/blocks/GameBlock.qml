// The block `play`: games on a board in the card. After a win over an opponent with a mistaken idea, the learner names the idea.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme

BoardPanel {
    id: root

    function proceed(): bool { return rounds.proceed(); }

    AppButton {
        objectName: "lessonComputerStarts"
        visible: root.task.shown.mayGoSecond && root.game.shown.canGoSecond
        iconName: "robot"
        text: qsTr("Let the computer start")
        onClicked: {
            root.game.goSecond();
            root.board.takeFocus();
        }
    }
    AppText {
        width: parent?.width ?? 0
        visible: root.task.shown.largeHeapsShown
        text: qsTr("Heaps with 2 or more stones: %1").arg(Array.from(root.game.shown.heaps).filter(heap => Number(heap) > 1).length)
        font.bold: true
        Announcement { }
    }
    Repeater {
        model: root.task.shown.columnsShown && root.game.shown.columnsOffered ? 1 : 0
        BitTable {
            width: parent?.width ?? 0
            tallestRow: 28 * Theme.textScale
            table: root.game.columns
        }
    }
    RoundRow {
        id: rounds
        block: root.task
        //: A button: opens the next game on this card
        nextText: qsTr("Next game")
        done: root.game.shown.won
        onAdvanced: root.board.takeFocus()
    }
}
