// Plays whole games of Nim by real mouse and key events: one game is won, one is lost, with hints, undo and going back.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.Theme
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "play"
        width: 1280
        height: 800

        WindowCase {
            id: test
            name: "PlayGame"

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                board = findChild(window.contentItem, "board");
                page = findChild(window.contentItem, "page-play").item;
                session = board.session;
                hold(session);
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.motion = "none";
                Shell.preferences.showOutcomes = "after-move";
                board.takeFocus();
            }

            function named(name) {
                const item = findChild(window.contentItem, name);
                verify(item, "there is no item " + name);
                return item;
            }

            /// Clicks the stone with number `index` in heap `heap`, both counted from 1.
            function clickStone(heap, index) {
                awaitPlace(board);
                const stone = named("stone" + heap + "-" + index);
                const place = stone.mapToItem(board, stone.width / 2, stone.height / 2);
                mouseClick(board, place.x, place.y);
            }

            function test_aGameIsWonWithTheMouse() {
                page.openPosition("nim:1,2");
                compare(named("playHeadline").text, "Your move");
                verify(!named("playBadge").visible, "P or N is shown before the move");
                verify(!named("playTake").enabled);

                clickStone(2, 1);
                compare(session.picked.amount, "2");
                clickStone(2, 2);
                compare(session.picked.amount, "1");
                compare(session.shown.position, "nim:1,2");
                compare(named("playTake").text, "Take 1");

                mouseClick(named("playTake"));
                compare(session.shown.position, "nim:1,1");
                verify(named("playBadge").visible);
                verify(!session.words.winning);
                compare(session.moves.count, 1);

                session.hurry();
                const left = session.shown.heaps.indexOf("1") + 1;
                clickStone(left, 1);
                mouseClick(named("playTake"));
                compare(session.shown.turn, PlaySession.Over);
                verify(session.shown.won);
                compare(named("playHeadline").text, "You won");
                compare(session.moves.count, 3);
            }

            function test_aGameIsLostWithTheKeyboard() {
                page.openPosition("nim:2,2");
                keyClick(Qt.Key_Right);
                compare(session.picked.heap, 0);
                keyClick(Qt.Key_Right);
                compare(session.picked.heap, 1);
                keyClick(Qt.Key_Up);
                compare(session.picked.amount, "2");
                keyClick(Qt.Key_Down);
                compare(session.picked.amount, "1");
                keyClick(Qt.Key_2);
                compare(session.picked.amount, "2");
                keyClick(Qt.Key_Escape);
                compare(session.picked.heap, -1);
                keyClick(Qt.Key_Left);
                compare(session.picked.heap, 1);
                compare(session.shown.position, "nim:2,2");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:2,1");
                compare(session.shown.turn, PlaySession.Computers);
                keyClick(Qt.Key_Space);
                compare(session.shown.position, "nim:1,1");
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                keyClick(Qt.Key_Space);
                compare(session.shown.turn, PlaySession.Over);
                verify(!session.shown.won);
                compare(named("playHeadline").text, "The computer won");
                mouseClick(named("playAgain"));
                compare(session.shown.position, "nim:2,2");
                compare(session.shown.turn, PlaySession.Yours);
            }

            function test_theHintLadderHasFiveHints() {
                page.openPosition("nim:3,4,5");
                for (let rung = 1; rung <= 5; ++rung) {
                    keyClick(Qt.Key_H);
                    compare(session.hints.count, rung);
                    tryVerify(() => findChild(window.contentItem, "playRung" + rung) !== null);
                }
                keyClick(Qt.Key_H);
                compare(session.hints.count, 5);
                verify(named("playRung1").sentence !== named("playRung5").sentence);
                clickStone(1, 2);
                keyClick(Qt.Key_Return);
                compare(session.hints.count, 0);
            }

            function test_undoGoesBackToTheStart() {
                page.openPosition("nim:3,4,5");
                for (let round = 0; round < 2; ++round) {
                    keyClick(Qt.Key_Right);
                    keyClick(Qt.Key_Return);
                    keyClick(Qt.Key_Space);
                }
                const reached = session.shown.position;
                compare(session.shown.ply, 4);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.ply, 2);
                mouseClick(named("playUndo"));
                compare(session.shown.ply, 0);
                compare(session.shown.position, "nim:3,4,5");
                verify(!named("playUndo").enabled);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.ply, 0);
                keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
                mouseClick(named("playRedo"));
                compare(session.shown.position, reached);
            }

            function test_aClickInTheMoveListGoesBackToThatMove() {
                page.openPosition("nim:3,4,5");
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                keyClick(Qt.Key_Space);
                compare(session.shown.ply, 2);
                tryVerify(() => findChild(window.contentItem, "playMove1") !== null);
                mouseClick(named("playMove1"));
                compare(session.shown.ply, 1);
                verify(session.shown.waiting);
                mouseClick(named("playHurry"));
                compare(session.shown.ply, 2);
            }

            function test_keysShowTheBitColumnsAndTheSetup() {
                verify(!page.showColumns);
                keyClick(Qt.Key_B);
                verify(page.showColumns);
                keyClick(Qt.Key_B);
                verify(!page.showColumns);
                keyClick(Qt.Key_N);
                tryVerify(() => page.setup?.opened);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !page.setup?.visible);
            }
        }
    }
}
