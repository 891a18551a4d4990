// Plays on rows of pins and squares by real mouse and key events. Tests which pins are picked, at which end, and which fall.
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
            name: "BoardRows"

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

            function test_aSecondClickPicksTheNeighboringPinToo() {
                page.openPosition("kayles:7");
                hover("pin1-3");
                compare(markOf("pin1-3"), PlayBoard.Hovered);
                click("pin1-3");
                compare(session.picked.move, "1-1/2");
                compare(markOf("pin1-3"), PlayBoard.Picked);
                compare(markOf("pin1-4"), PlayBoard.Unmarked);
                click("pin1-4");
                compare(session.picked.move, "1-2/2");
                compare(markOf("pin1-4"), PlayBoard.Picked);
                compare(session.shown.position, "kayles:7");
                keyClick(Qt.Key_Escape);
                verify(!session.picked.there);
                click("pin1-4");
                click("pin1-4");
                verify(!session.picked.there, "the second click did not cancel the pick");
            }

            function test_aRowIsSplitWhereAPinFalls() {
                page.openPosition("kayles:7");
                const before = named("pin1-2").x;
                const far = named("pin1-6").x;
                click("pin1-4");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "kayles:3,3");
                verify(named("pin1-2").x < before);
                verify(named("pin1-6").x > far);
                const tray = named("trayPerson");
                const fallen = named("pin1-4");
                verify(fallen.y >= tray.y && fallen.y + fallen.height <= tray.y + tray.height);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.position, "kayles:7");
                tryCompare(named("pin1-2"), "x", before);
            }

            function test_thePinFallsAtTheClickedEnd_data() {
                return [{ tag: "left", clicked: 1, other: 5 }, { tag: "right", clicked: 5, other: 1 }];
            }

            function test_thePinFallsAtTheClickedEnd(data) {
                page.openPosition("kayles:5");
                // A click at the other end picks the same move, but another pin.
                click("pin1-" + data.other);
                compare(session.picked.move, "1-1");
                compare(markOf("pin1-" + data.other), PlayBoard.Picked);
                hover("pin1-" + data.clicked);
                compare(markOf("pin1-" + data.clicked), PlayBoard.Hovered);
                click("pin1-" + data.clicked);
                compare(session.picked.move, "1-1");
                compare(markOf("pin1-" + data.clicked), PlayBoard.Picked);
                compare(markOf("pin1-" + data.other), PlayBoard.Unmarked);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "kayles:4");
                compare(named("pin1-" + data.clicked).tone, StagePiece.Taken);
                compare(named("pin1-" + data.other).tone, StagePiece.Plain);
            }

            function test_arrowKeysMoveThePickAlongTheRow() {
                page.openPosition("kayles:5");
                keyClick(Qt.Key_Right);
                compare(markOf("pin1-1"), PlayBoard.Picked);
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "1-1/1");
                compare(markOf("pin1-2"), PlayBoard.Picked);
                keyClick(Qt.Key_Up);
                compare(session.picked.move, "1-2/1");
                compare(markOf("pin1-3"), PlayBoard.Picked);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "kayles:1,2");
            }

            function test_dawsonsKaylesPicksPairsOfPins() {
                page.openPosition("dawson-kayles:6");
                click("pin1-3", 0.8);
                compare(session.picked.move, "1-2/2");
                click("pin1-3", 0.2);
                compare(session.picked.move, "1-2/1");
            }

            function test_aSquareNextToACrossCannotBePicked() {
                page.openPosition("treblecross:10");
                click("square1-4");
                compare(session.picked.move, "1-3/3");
                compare(markOf("square1-4"), PlayBoard.Picked);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "treblecross:3,4");
                compare(named("square1-4").text, "×");
                for (const near of [2, 3, 5, 6])
                    compare(named("square1-" + near).tone, StagePiece.Dim);
                compare(named("square1-1").tone, StagePiece.Plain);
                keyClick(Qt.Key_Space);
                compare(session.shown.turn, PlaySession.Yours);
                // A cross next to a cross would lose at once, so it is not a legal move.
                click("square1-3");
                verify(!session.picked.there);
            }

            function test_aMoveOfDawsonsChessIsPickedByItsPawn() {
                page.openPosition("dawsons-chess:6");
                click("pawn1-1");
                compare(session.picked.move, "1-2");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "dawsons-chess:4");
                tryVerify(() => !named("pawn1-3").visible || named("pawn1-3").opacity === 1);
                const faced = named("other1-1");
                const own = named("pawn1-1");
                verify(own.opacity === 1 && faced.opacity === 1 && own.y > faced.y);
            }

            function test_aLongRowIsDrawnAsABar() {
                page.openPosition("kayles:1000000,3");
                click("row1", 0.25);
                compare(session.picked.heap, 0);
                compare(session.picked.amount, "1");
                compare(board.board.picked.areas.length, 1);
                keyClick(Qt.Key_Escape);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_2);
                compare(session.picked.move, "1-2");
                keyClick(Qt.Key_Slash, Qt.NoModifier);
                compare(session.picked.move, "1-2/499999");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "kayles:499999,499999,3");
                verify(named("row1").x + named("row1").width < named("row3").x);
            }

            function test_changingTheLanguageDoesNotStopTheAnimation() {
                Shell.preferences.motion = "full";
                pauseAnimations(board.player);
                page.openPosition("kayles:9");
                compare(named("size1").text, "Row 1: 9");
                const home = named("pin1-5").y;
                click("pin1-5");
                keyClick(Qt.Key_Return);
                verify(board.player.running);
                Shell.preferences.language = "zh_CN";
                compare(session.shown.position, "kayles:4,4");
                verify(board.player.running);
                finishAnimations();
                tryVerify(() => !board.player.running);
                verify(named("pin1-5").y !== home);
                compare(named("size1").text, "第 1 排：4");
            }
        }
    }
}
