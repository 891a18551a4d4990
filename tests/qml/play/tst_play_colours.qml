// Tests the letters on the moves. On every board, a click on a P picks a winning move, so a player who follows the P moves wins;
// a click on an N picks a move that gives the win away.
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
            name: "PlayColours"

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                board = findChild(window.contentItem, "board");
                page = findChild(window.contentItem, "page-play").item;
                session = board.session;
                hold(session);
            }

            function init() {
                failOnWarning(Warnings.any);
                board.forceActiveFocus();
                if (board.coloured)
                    keyClick(Qt.Key_C);
            }

            function letters(good: bool): var {
                // The letters are computed on another thread.
                tryVerify(() => !board.board.colouring);
                return board.board.badges.filter(badge => badge.good === good);
            }

            /// Clicks on a letter; the stage may be scrolled.
            function clickOn(badge: var): void {
                awaitPlace(board);
                const place = board.stage.mapToItem(board, badge.x, badge.y);
                mouseClick(board, place.x, place.y);
            }

            /// A position that the first player wins, for every game and for a sum.
            function games() {
                return ["nim:3,4,5", "misere-nim:1,2,4", "bash(4):9", "subtraction(1,3,4):6,5", "wythoff:3,4",
                    "fibonacci-nim:11", "staircase-nim:2,1,3", "kayles:7", "dawson-kayles:8", "dawsons-chess:6", "treblecross:7",
                    "octal(0.137):7", "grundy-game:9", "lasker-nim:3,4", "euclid:21,8", "cutcake:5x2,2x3",
                    "nim:2 + kayles:4"].map(position => ({ tag: position, position: position }));
            }

            function test_followingTheLetterPWinsTheGame_data() { return games(); }
            function test_followingTheLetterPWinsTheGame(row) {
                page.openPosition(row.position);
                compare(session.shown.position, row.position);
                tryVerify(() => session.words.winning);
                compare(board.board.badges.length, 0);
                keyClick(Qt.Key_C);
                verify(board.coloured);
                let moves = 0;
                while (session.shown.turn !== PlaySession.Over) {
                    compare(session.shown.turn, PlaySession.Yours);
                    const good = letters(true);
                    verify(good.length > 0, "no winning move has a letter at " + session.shown.position);
                    clickOn(good[moves % good.length]);
                    verify(session.picked.there, "the click on P picked no move at " + session.shown.position);
                    keyClick(Qt.Key_Return);
                    ++moves;
                    if (session.shown.turn === PlaySession.Computers) {
                        verify(!session.words.winning,
                               "the computer can win after " + session.moves.data(session.moves.index(session.shown.ply - 1, 0), Qt.UserRole + 3));
                        session.hurry();
                        // Some replies of the computer are computed on another thread.
                        tryVerify(() => session.shown.turn !== PlaySession.Computers);
                    }
                }
                verify(session.shown.won);
            }

            function test_aMoveMarkedNGivesTheWinAway_data() { return some(games(), 2); }
            function test_aMoveMarkedNGivesTheWinAway(row) {
                page.openPosition(row.position);
                keyClick(Qt.Key_C);
                const bad = letters(false);
                verify(bad.length > 0, "every move wins in this position");
                clickOn(bad[0]);
                verify(session.picked.there);
                keyClick(Qt.Key_Return);
                verify(session.shown.turn !== PlaySession.Yours, "the picked move was not made");
                tryVerify(() => session.shown.turn === PlaySession.Computers ? session.words.winning : !session.shown.won);
            }

            /// No move in one heap wins here, but a picked move can be extended by a second heap to a winning move.
            function test_aPickedHeapAddsLettersForASecondHeap() {
                page.openPosition("moore-nim(2):1,2,2,3");
                keyClick(Qt.Key_C);
                compare(letters(true).length, 0);
                verify(letters(false).length > 0);
                let found = 0;
                for (let heap = 0; heap < 4 && found === 0; ++heap) {
                    for (let amount = 1; amount <= [1, 2, 2, 3][heap] && found === 0; ++amount) {
                        session.pick(heap, amount);
                        found = letters(true).length;
                    }
                }
                verify(found > 0);
                clickOn(letters(true)[0]);
                verify(session.picked.move.includes(","));
                // The picked move itself has no letter on the board.
                const line = findChild(window.contentItem, "playPicked");
                tryVerify(() => read(line.text) === session.words.pickedText + " The position it leaves: <b>P</b>.");
                keyClick(Qt.Key_C);
                compare(read(line.text), session.words.pickedText);
                keyClick(Qt.Key_Return);
                verify(!session.words.winning);
            }

            function test_tooManyMovesShowAMessageInsteadOfLetters() {
                const line = findChild(window.contentItem, "playTooManyBadges");
                page.openPosition("nim:1000,1000");
                verify(!line.visible);
                keyClick(Qt.Key_C);
                compare(board.board.badges.length, 0);
                verify(board.board.tooManyBadges);
                verify(line.visible);
                compare(line.text, "There are too many moves here to mark each P or N.");
                Shell.preferences.language = "zh_CN";
                compare(line.text, "这里的走法太多，无法逐一标上 P 或 N。");
                page.openPosition("nim:3,4,5");
                verify(!line.visible);
                tryVerify(() => board.board.badges.length > 0);
            }

            function test_theLettersAreOffUntilTheButtonIsClicked() {
                page.openPosition("nim:3,4,5");
                verify(!board.coloured);
                const button = findChild(window.contentItem, "playColours");
                mouseClick(button);
                verify(board.coloured);
                tryCompare(board.board.badges, "length", 12);
                mouseClick(button);
                compare(board.board.badges.length, 0);
            }
        }
    }
}
