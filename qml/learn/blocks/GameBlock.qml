// The blocks `play` and `case`: games on a board in the card. After a won case, the learner names the mistake of the opponent.
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
    readonly property alias games: games
    readonly property bool won: root.game.turn === PlaySession.Over && root.game.won

    game: games.game
    onAgainWanted: games.again()
    Keys.onReturnPressed: event => event.accepted = root.proceed()
    Keys.onEnterPressed: event => event.accepted = root.proceed()

    /// Starts the next game after a win. Returns false if there is none, so that the page shows the next card.
    function proceed(): bool {
        if (!root.won || games.round + 1 === games.roundCount)
            return false;
        root.goOn();
        return true;
    }

    function goOn(): void {
        games.round += 1;
        root.board.takeFocus();
    }

    LearnGames {
        id: games
        session: root.session
        part: root.part
    }
    AppButton {
        objectName: "lessonComputerStarts"
        visible: games.either && root.game.canGoSecond
        iconName: "robot"
        text: qsTr("Let the computer start")
        onClicked: {
            root.game.goSecond();
            root.board.takeFocus();
        }
    }
    AppText {
        objectName: "lessonLargeHeaps"
        width: parent?.width ?? 0
        visible: games.largeHeapsShown
        text: qsTr("Heaps with 2 or more stones: %1").arg(Array.from(root.game.heaps).filter(heap => Number(heap) > 1).length)
        font.bold: true
        Announcement { }
    }
    Repeater {
        model: games.columnsShown && root.game.columnsOffered ? 1 : 0
        BitTable {
            objectName: "lessonColumns"
            width: parent?.width ?? 0
            height: implicitHeight
            tallestRow: 28 * Theme.textScale
            table: root.game.columns
        }
    }
    RoundRow {
        round: games.round
        count: games.roundCount
        //: A button: opens the next game on this card
        nextText: qsTr("Next game")
        done: root.won
        onNextWanted: root.goOn()
    }
}
