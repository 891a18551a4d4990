// Cuts blocks of cake by real mouse and key events. Tests where a block can be cut, and by which player.
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
            name: "BoardCake"

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

            function named(name) {
                const item = findChild(window.contentItem, name);
                verify(item, "there is no item " + name);
                return item;
            }

            /// Returns a point of a piece in coordinates of the board. `across` and `down` are fractions of its width and height.
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
                // The first move only makes the pointer enter the board.
                mouseMove(board, place.x - 1, place.y);
                mouseMove(board, place.x, place.y);
            }

            function markOf(name) {
                return board.board.marks[named(name).piece];
            }


            function test_leftCutsABlockByVerticalLines() {
                page.openPosition("cutcake:7x4");
                hover("square1-3-2", 0.9);
                compare(board.board.hovered.cuts.length, 1);
                verify(board.board.hovered.cuts[0].height > board.board.hovered.cuts[0].width);
                click("square1-3-2", 0.9);
                compare(session.picked.move, "1-L3");
                compare(board.board.picked.cuts.length, 1);
                compare(session.shown.position, "cutcake:7x4");
                click("square1-2-2", 0.9);
                compare(session.picked.move, "1-L2");
                keyClick(Qt.Key_Up);
                compare(session.picked.move, "1-L3");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "cutcake:3x4,4x4");
                verify(named("square1-3-1").x + named("square1-3-1").width + 5 < named("square1-4-1").x);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.position, "cutcake:7x4");
            }

            function test_aBlockThatLeftCannotCutIsDim() {
                page.openPosition("cutcake:1x4,3x3");
                compare(named("block1").tone, StagePiece.Dim);
                compare(named("block2").tone, StagePiece.Lit);
                click("block1");
                verify(!session.picked.there);
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "2-L1");
            }

            function test_aBlockTooLargeForSquaresIsDrawnAsACard() {
                page.openPosition("cutcake:1000000000000000000x2");
                click("block1");
                compare(session.picked.heap, 0);
                keyClick(Qt.Key_Escape);
                keyClick(Qt.Key_Right);
                for (const digit of "123456789")
                    keyClick(digit);
                compare(session.picked.move, "1-L123456789");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "cutcake:123456789x2,999999999876543211x2");
                verify(named("block1").x + named("block1").width < named("block2").x);
            }

            function test_changingTheLanguageDoesNotStopTheAnimation() {
                Shell.preferences.motion = "full";
                pauseAnimations(board.player);
                page.openPosition("cutcake:6x4,2x2");
                compare(named("size1").text, "#1: 6 × 4");
                click("square1-3-2", 0.9);
                keyClick(Qt.Key_Return);
                verify(board.player.running);
                Shell.preferences.language = "zh_CN";
                compare(session.shown.position, "cutcake:3x4,3x4,2x2");
                verify(board.player.running);
                finishAnimations();
                tryVerify(() => !board.player.running);
                compare(named("size1").text, "#1：3 × 4");
            }
        }
    }
}
