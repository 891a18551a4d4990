// Uses the queen's board by real mouse and key events: picks cells, takes from both heaps, moves by keys, changes the language,
// and zooms.
import QtQuick
import QtTest
import Nimstone.Boards
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
            name: "BoardQueen"

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
                Shell.preferences.language = "en";
                board.takeFocus();
            }

            function named(name) {
                const item = findChild(window.contentItem, name);
                verify(item, "there is no item " + name);
                return item;
            }

            /// The middle of a cell, in the board's coordinates.
            function cell(column, row, columns, rows) {
                awaitPlace(board);
                const grid = named("grid");
                return grid.mapToItem(board, (column + 0.5) * grid.width / columns, (1 - (row + 0.5) / rows) * grid.height);
            }

            function clickCell(column, row, columns, rows) {
                const place = cell(column, row, columns, rows);
                mouseClick(board, place.x, place.y);
            }

            function clickStone(heap, index) {
                awaitPlace(board);
                const stone = named("stone" + heap + "-" + index);
                const place = stone.mapToItem(board, stone.width / 2, stone.height / 2);
                mouseClick(board, place.x, place.y);
            }

            function test_aClickedCellPicksAMoveButDoesNotMakeIt() {
                page.openPosition("wythoff:5,8");
                clickCell(2, 8, 6, 9);
                compare(session.picked.move, "1-3");
                clickCell(5, 1, 6, 9);
                compare(session.picked.move, "2-7");
                clickCell(1, 4, 6, 9);
                compare(session.picked.move, "1-4,2-4");
                compare(session.shown.position, "wythoff:5,8");
                // A click on a cell that is not on the queen's lines cancels the picked move.
                clickCell(1, 6, 6, 9);
                verify(!session.picked.there);
                clickCell(1, 4, 6, 9);
                keyClick(Qt.Key_Escape);
                verify(!session.picked.there);
                clickCell(2, 5, 6, 9);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "wythoff:2,5");
                compare(session.moves.count, 1);
            }

            function test_aMovePickedInTheHeapsMovesTheQueen() {
                page.openPosition("wythoff:5,8");
                clickStone(1, 4);
                compare(session.picked.move, "1-2");
                // Picking the same amount in the second heap makes the diagonal move; another click on this stone picks
                // the second heap alone.
                clickStone(2, 7);
                compare(session.picked.move, "1-2,2-2");
                clickStone(2, 7);
                verify(session.picked.move !== "1-2,2-2");
                keyClick(Qt.Key_Escape);
                clickStone(2, 6);
                compare(session.picked.move, "2-3");
                const before = named("queen").y;
                mouseClick(named("playTake"));
                verify(named("queen").y > before);
                compare(named("size2").text, "5");
            }

            function test_theQueenIsMovedByKeys() {
                page.openPosition("wythoff:5,8");
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "1-1");
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Up);
                compare(session.picked.move, "1-3");
                keyClick(Qt.Key_Comma);
                verify(session.picked.move.includes(","));
                keyClick(Qt.Key_4);
                compare(session.picked.move, "1-4,2-4");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "wythoff:1,4");
                keyClick(Qt.Key_Space);
                compare(session.shown.ply, 2);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.position, "wythoff:5,8");
                compare(named("queen").text, "The queen, column 5, row 8");
            }

            function test_changingTheLanguageDoesNotStopTheQueen() {
                page.openPosition("wythoff:9,12");
                Shell.preferences.motion = "full";
                pauseAnimations(board.player);
                clickCell(9, 3, 10, 13);
                keyClick(Qt.Key_Return);
                verify(board.player.running);
                const scene = board.player.target;
                Shell.preferences.language = "zh_CN";
                verify(session.words.gameName.includes("威佐夫"));
                verify(board.player.running);
                finishAnimations();
                tryVerify(() => !board.player.running);
                compare(board.player.target >= scene, true);
                compare(named("queen").text.includes("第"), true);
            }

            function test_aBoardZoomsUntilCellsAreLargeEnoughToClick() {
                page.openPosition("wythoff:9000,7000");
                verify(board.zoomable);
                const larger = named("boardZoomIn");
                const small = named("grid").width;
                mouseClick(larger);
                verify(named("grid").width > 1.3 * small);
                keyClick(Qt.Key_Equal, Qt.ControlModifier);
                verify(named("grid").width > 1.7 * small);
                for (let press = 0; press < 60; ++press)
                    keyClick(Qt.Key_Equal, Qt.ControlModifier);
                const grid = named("grid");
                const across = grid.width / 9001;
                verify(across > 40);
                // The queen is still visible, and a click three cells to her left picks the move to that cell.
                awaitPlace(board);
                const queen = named("queen");
                const place = queen.mapToItem(board, queen.width / 2 - 3 * across, queen.height / 2);
                verify(place.x > 0 && place.x < board.width && place.y > 0 && place.y < board.height);
                mouseClick(board, place.x, place.y);
                compare(session.picked.move, "1-3");
                // If a move takes the queen out of the visible part of the board, the board scrolls to her.
                verify(session.pickText("6000"));
                keyClick(Qt.Key_Return);
                tryVerify(() => !board.player.running);
                const moved = named("queen");
                const there = moved.mapToItem(board, moved.width / 2, moved.height / 2);
                verify(there.x > 0 && there.x < board.width && there.y > 0 && there.y < board.height);
                keyClick(Qt.Key_0, Qt.ControlModifier);
                fuzzyCompare(named("grid").width, small, 1);
            }

            function test_theWheelZoomsAroundThePointer() {
                page.openPosition("wythoff:500,300");
                for (let press = 0; press < 8; ++press)
                    keyClick(Qt.Key_Equal, Qt.ControlModifier);
                const place = cell(480, 290, 501, 301);
                verify(place.x > 0 && place.x < board.width && place.y > 0 && place.y < board.height);
                const width = named("grid").width;
                mouseWheel(board, place.x, place.y, 0, 1200, Qt.NoButton, Qt.ControlModifier);
                const grid = named("grid");
                verify(grid.width > 1.2 * width);
                const now = cell(480, 290, 501, 301);
                verify(Math.abs(now.x - place.x) <= 2, "the cell under the pointer moved from x = " + place.x + " to " + now.x);
                verify(Math.abs(now.y - place.y) <= 2, "the cell under the pointer moved from y = " + place.y + " to " + now.y);
            }

            function test_resizingTheWindowKeepsTheQueenInView() {
                page.openPosition("wythoff:9000,7000");
                for (let press = 0; press < 25; ++press)
                    keyClick(Qt.Key_Equal, Qt.ControlModifier);
                for (const size of [[1500, 900], [960, 600], [1280, 800]]) {
                    const before = board.width;
                    window.width = size[0];
                    window.height = size[1];
                    tryVerify(() => board.width !== before);
                    tryVerify(() => {
                        const queen = named("queen");
                        const place = queen.mapToItem(board, queen.width / 2, queen.height / 2);
                        return place.x > 0 && place.x < board.width && place.y > 0 && place.y < board.height;
                    });
                }
            }

            function test_aSmallBoardCannotBeZoomed() {
                page.openPosition("wythoff:3,5");
                verify(!board.zoomable);
                compare(findChild(page, "boardZoomIn"), null);
            }
        }
    }
}
