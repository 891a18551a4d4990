// Plays on Euclid's rectangle and on the pile of Fibonacci Nim by real mouse and key events.
import QtQuick
import QtTest
import Nimstone.Stage
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
            name: "BoardRectanglePile"

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
                page.coloured = false;
                board.takeFocus();
            }

            function named(name) {
                const item = findChild(window.contentItem, name);
                verify(item, "there is no item " + name);
                return item;
            }

            function clickPiece(name) {
                awaitPlace(board);
                const item = named(name);
                const place = item.mapToItem(board, item.width / 2, item.height / 2);
                mouseClick(board, place.x, place.y);
            }

            function test_squaresAreCutOffTheRectangleAndTheRestIsEnlarged() {
                page.openPosition("euclid:23,5");
                clickPiece("square1-3");
                compare(session.picked.move, "1-15");
                clickPiece("square1-1");
                compare(session.picked.move, "1-5");
                // A square of the remaining rectangle cannot be cut yet.
                clickPiece("square2-1");
                verify(!session.picked.there);
                compare(session.shown.position, "euclid:23,5");
                clickPiece("square1-4");
                compare(session.picked.move, "1-20");
                const before = named("square2-1").width;
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "euclid:3,5");
                verify(named("square2-1").width > 1.3 * before);
                compare(named("square1-4").tone, StagePiece.Taken);
                verify(named("square1-4").y > named("rectangle").y);
            }

            function test_squaresArePickedWithTheKeyboard() {
                page.openPosition("euclid:23,5");
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "1-5");
                keyClick(Qt.Key_Up);
                compare(session.picked.move, "1-10");
                keyClick(Qt.Key_Down);
                compare(session.picked.move, "1-5");
                keyClick(Qt.Key_Escape);
                verify(!session.picked.there);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "euclid:18,5");
                keyClick(Qt.Key_Space);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.position, "euclid:23,5");
            }

            function test_eitherOfTwoEqualNumbersCanBeReduced() {
                page.openPosition("euclid:7,7");
                clickPiece("square1-1");
                compare(session.picked.move, "1-7");
                clickPiece("square1-1");
                compare(session.picked.move, "2-7");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "euclid:7,0");
                compare(session.shown.turn, PlaySession.Over);
            }

            function test_moreStonesThanTheQuotaCannotBePicked() {
                page.openPosition("fibonacci-nim:13~6");
                compare(named("quota").text, "at most 6");
                clickPiece("stone1-7");
                verify(!session.picked.there);
                clickPiece("stone1-8");
                compare(session.picked.move, "1-6");
                clickPiece("stone1-12");
                compare(session.picked.move, "1-2");
                keyClick(Qt.Key_Up);
                compare(session.picked.move, "1-3");
                keyClick(Qt.Key_Escape);
                verify(!session.picked.there);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_3);
                compare(session.picked.move, "1-3");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "fibonacci-nim:10~6");
                clickPiece("stone1-4");
                keyClick(Qt.Key_Space);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.position, "fibonacci-nim:13~6");
                compare(named("quota").text, "at most 6");
            }

            function test_theZeckendorfBarsAreShownWithTheLetters() {
                page.openPosition("fibonacci-nim:20");
                compare(findChild(window.contentItem, "part1"), null);
                page.coloured = true;
                compare(named("part1").text, "2");
                compare(named("part2").text, "5");
                compare(named("part3").text, "13");
                verify(!named("part4").visible);
                page.coloured = false;
                tryVerify(() => findChild(window.contentItem, "part1") === null);
            }

            function test_changingTheLanguageDoesNotStopTheAnimation() {
                page.openPosition("fibonacci-nim:20");
                Shell.preferences.motion = "full";
                pauseAnimations(board.player);
                clickPiece("stone1-16");
                keyClick(Qt.Key_Return);
                verify(board.player.running);
                Shell.preferences.language = "zh_CN";
                verify(board.player.running);
                finishAnimations();
                tryVerify(() => !board.player.running);
                verify(named("quota").text.includes("至多"));
                verify(session.shown.ply >= 1);
            }
        }
    }
}
