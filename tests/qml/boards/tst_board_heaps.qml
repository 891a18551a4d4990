// Picks stones from the heaps of every game by real mouse and key events, in one heap or several, and splits heaps.
import QtQuick
import QtTest
import Nimstone.Stage
import Nimstone.Tests
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
            name: "BoardHeaps"

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                board = findChild(window.contentItem, "board");
                page = findChild(window.contentItem, "page-play").item;
                session = board.session;
                hold(session);
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                Shell.preferences.showOutcomes = "after-move";
                board.takeFocus();
            }

            function cleanup() {
                page.countUp = false;
            }

            function named(name) {
                const item = findChild(window.contentItem, name);
                verify(item, "there is no item " + name);
                return item;
            }

            function placeOf(name, across, down) {
                awaitPlace(board);
                const piece = named(name);
                return piece.mapToItem(board, piece.width * across, piece.height * down);
            }

            function click(name, across = 0.5, down = 0.5) {
                const place = placeOf(name, across, down);
                mouseClick(board, place.x, place.y);
            }

            function hover(name, across = 0.5, down = 0.5) {
                const place = placeOf(name, across, down);
                // The pointer first enters the piece, then moves.
                mouseMove(board, place.x, place.y + 1);
                mouseMove(board, place.x, place.y);
            }

            function markOf(name) {
                return board.board.marks[named(name).piece];
            }

            function isInTray(stone, tray) {
                const thing = named(stone);
                const room = named(tray);
                return thing.y >= room.y && thing.y + thing.height <= room.y + room.height;
            }

            function test_aClickPicksTheStoneAndAllStonesAboveIt_data() {
                return [{ tag: "nim:3,5" }, { tag: "misere-nim:3,5" }, { tag: "subtraction(1,2,3):3,5" }, { tag: "bash(4):3,5" }];
            }

            function test_aClickPicksTheStoneAndAllStonesAboveIt(data) {
                page.openPosition(data.tag);
                hover("stone2-4");
                compare(markOf("stone2-4"), PlayBoard.Hovered);
                compare(markOf("stone2-3"), PlayBoard.Unmarked);
                click("stone2-4");
                compare(session.picked.move, "2-2");
                compare(markOf("stone2-5"), PlayBoard.Picked);
                compare(markOf("heap2"), PlayBoard.Picked);
                compare(markOf("heap1"), PlayBoard.Unmarked);
                click("stone1-1");
                compare(session.picked.move, "1-3");
                verify(markOf("stone2-5") !== PlayBoard.Picked);
                keyClick(Qt.Key_Escape);
                verify(!session.picked.there);
                click("stone2-4");
                keyClick(Qt.Key_Return);
                compare(session.shown.heaps, ["3", "3"]);
                verify(isInTray("stone2-5", "trayPerson") && isInTray("stone2-4", "trayPerson"));
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.heaps, ["3", "5"]);
                verify(!isInTray("stone2-5", "trayPerson"));
            }

            function test_aClickPicksTheNearestLegalAmount() {
                page.openPosition("subtraction(1,3,4):9");
                click("stone1-8");
                compare(session.picked.move, "1-1");
                click("stone1-2");
                compare(session.picked.move, "1-4");
                page.openPosition("bash(3):9");
                click("stone1-1");
                compare(session.picked.move, "1-3");
            }

            function test_aMooreNimMoveCanIncludeASecondHeap() {
                page.openPosition("moore-nim(2):3,4,5");
                click("stone3-4");
                compare(session.picked.move, "3-2");
                click("stone1-2");
                compare(session.picked.move, "1-2,3-2");
                compare(markOf("stone1-3"), PlayBoard.Picked);
                compare(markOf("stone3-5"), PlayBoard.Picked);
                compare(markOf("heap1"), PlayBoard.Picked);
                compare(markOf("heap3"), PlayBoard.Picked);
                // Picking the same amount again removes that heap from the move.
                click("stone1-2");
                compare(session.picked.move, "3-2");
                keyClick(Qt.Key_Comma);
                compare(session.picked.move, "1-1,3-2");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "moore-nim(2):2,4,3");
                verify(isInTray("stone1-3", "trayPerson") && isInTray("stone3-5", "trayPerson"));
            }

            function test_aGrundyHeapIsSplitAtTheClickedStone() {
                page.openPosition("grundy-game:7,2");
                const after = named("heap2").x;
                click("stone1-6");
                compare(session.picked.move, "1-0/5");
                compare(markOf("stone1-6"), PlayBoard.Picked);
                compare(markOf("stone1-5"), PlayBoard.Unmarked);
                compare(board.board.picked.cuts.length, 1);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "grundy-game:5,2,2");
                // The upper stones are in a heap of their own, and the next heap has moved to the right.
                const parted = named("heap3");
                const upper = named("stone1-6");
                verify(upper.x >= parted.x && upper.x + upper.width <= parted.x + parted.width);
                verify(named("heap2").x > parted.x);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.position, "grundy-game:7,2");
                compare(named("heap2").x, after);
            }

            function test_splittingIntoEqualPilesIsRefused() {
                page.openPosition("grundy-game:8");
                click("stone1-5");
                compare(session.picked.move, "1-0/3");
            }

            function test_aLaskerHeapCanLoseStonesOrBeSplit() {
                page.openPosition("lasker-nim:6,3");
                click("stone1-5");
                compare(session.picked.move, "1-2");
                const rail = named("rail1");
                click("rail1", 0.5, 2 / 3);
                compare(session.picked.move, "1-0/2");
                compare(markOf("stone1-5"), PlayBoard.Unmarked);
                verify(board.board.picked.cuts.length > 0);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "lasker-nim:2,4,3");
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                // Keys first pick an amount, then split the heap, then pick an amount again.
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "1-1");
                keyClick(Qt.Key_Slash);
                compare(session.picked.move, "1-0/3");
                keyClick(Qt.Key_Slash);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "lasker-nim:5,3");
            }

            function test_takenStonesMoveDownOneStair() {
                page.openPosition("staircase-nim:2,3");
                const floor = named("stone1-1").y;
                click("stone2-2");
                compare(session.picked.move, "2-2");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "staircase-nim:4,1");
                const step = named("step1");
                const stone = named("stone2-3");
                verify(stone.x >= step.x && stone.x + stone.width <= step.x + step.width && stone.y + stone.height <= step.y + 1);
                compare(named("stone1-1").y, floor);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                click("stone1-1");
                keyClick(Qt.Key_Return);
                verify(isInTray("stone1-2", "trayPerson"));
            }

            function test_bashsGameCanBePlayedByCountingUp() {
                page.openPosition("bash(4):20");
                mouseClick(named("playCountUp"));
                verify(page.countUp);
                board.takeFocus();
                hover("cell3");
                compare(markOf("cell3"), PlayBoard.Hovered);
                compare(markOf("cell4"), PlayBoard.Unmarked);
                click("cell3");
                compare(session.picked.move, "1-3");
                compare(markOf("cell1"), PlayBoard.Picked);
                click("cell20");
                compare(session.picked.move, "1-4");
                click("cell3");
                compare(named("playTake").text, "Say 3");
                const before = named("marker").x;
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "bash(4):17");
                verify(named("marker").x > before);
                compare(named("marker").text, "3");
                compare(named("cell2").tone, StagePiece.Chosen);
                compare(named("cell4").tone, StagePiece.Plain);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(named("marker").x, before);
                keyClick(Qt.Key_U);
                verify(!page.countUp);
                compare(named("stone1-20").kind, StagePiece.Stone);
                keyClick(Qt.Key_U);
                verify(named("cell2").tone !== StagePiece.Chosen);
            }

            function test_aThousandHeapsAreAScrollingList() {
                openHeaps(1000);
                compare(session.shown.heaps.length, 1000);
                const cells = named("boardCells");
                tryVerify(() => cells.visible);
                verify(cells.placeOf(cells.pieceNamed("heap1000")).y > board.height);
                verify(cells.height <= board.height);
                compare(cells.textOf(cells.pieceNamed("heap1000")), "Heap 1000, size 44");
                clickCell("heap2", 0.99);
                compare(session.picked.move, "2-1");
                clickCell("heap2", 0.01);
                compare(session.picked.move, "2-8");
                compare(board.board.marks[cells.pieceNamed("heap2")], PlayBoard.Picked);
                compare(named("heap2").text, "Heap 2, size 8");
                keyClick(Qt.Key_Return);
                compare(session.shown.heaps[1], "0");
                compare(cells.textOf(cells.pieceNamed("size2")), "0");
                compare(findChild(window.contentItem, "heap2"), null);
            }

            function openHeaps(count) {
                const heaps = Array.from({ length: count }, (_, heap) => 1 + heap * 7 % 50);
                page.openPosition("nim:" + heaps.join(","));
            }

            function clickCell(name, across) {
                awaitPlace(board);
                const cells = named("boardCells");
                const room = cells.placeOf(cells.pieceNamed(name));
                const place = board.stage.mapToItem(board, room.x + room.width * across, room.y + room.height / 2);
                mouseClick(board, place.x, place.y);
            }

            function itemsIn(item) {
                return Array.from(item.children).reduce((sum, child) => sum + itemsIn(child), 1);
            }

            /// One item draws the whole list, so the list has as many items with 1,000 heaps as with 30.
            function test_aListHasFewItemsForAnyNumberOfHeaps() {
                openHeaps(30);
                const few = itemsIn(board.stage);
                openHeaps(1000);
                compare(itemsIn(board.stage), few);
                verify(few < 200, "the list of 30 heaps has " + few + " items");
                clickCell("heap3", 0.5);
                keyClick(Qt.Key_Return);
                verify(itemsIn(board.stage) < 400, "after a move, the list has " + itemsIn(board.stage) + " items");
            }

            function test_changingTheLanguageDoesNotStopTheAnimation() {
                page.openPosition("lasker-nim:5,2");
                Shell.preferences.motion = "full";
                pauseAnimations(board.player);
                click("rail1", 0.5, 0.4);
                verify(session.picked.there);
                keyClick(Qt.Key_Return);
                verify(board.player.running);
                const ground = named("heap1");
                compare(ground.text.startsWith("Heap 1"), true);
                Shell.preferences.language = "zh_CN";
                verify(board.player.running);
                finishAnimations();
                tryCompare(board.player, "running", false);
                verify(ground.text.startsWith("第 1 堆"));
                compare(session.shown.heaps.length, 3);
            }
        }
    }
}
