// Plays with coins on squares by real mouse and key events: coins that slide, and coins that are turned over.
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
            name: "BoardCoins"

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
                board.takeFocus();
            }

            function named(name) {
                const item = findChild(window.contentItem, name);
                verify(item, "there is no item " + name);
                return item;
            }

            function middleOf(item) {
                return item.mapToItem(board, item.width / 2, item.height / 2);
            }

            function click(name) {
                awaitPlace(board);
                const place = middleOf(named(name));
                mouseClick(board, place.x, place.y);
            }

            function test_theNumberOfASquareIsUnderItsMiddle_data() {
                return [
                    { tag: "coins that slide", position: "coins:1,4,9", square: "4" },
                    { tag: "coins that are turned over", position: "turning-turtles:2,5,6", square: "5" },
                ];
            }

            function test_theNumberOfASquareIsUnderItsMiddle(row) {
                page.openPosition(row.position);
                awaitPlace(board);
                const number = named("squareNumber" + row.square);
                compare(number.text, row.square);
                const label = [...Array(number.children.length).keys()].map(index => number.children[index].item).find(item => item);
                compare(label.horizontalAlignment, Text.AlignHCenter);
                fuzzyCompare(middleOf(number).x, middleOf(named("square" + row.square)).x, 1);
            }

            function test_aClickOnAHeadPicksTheMoveThatTurnsItAlone() {
                page.openPosition("turning-turtles:2,5,6");
                click("coin5");
                compare(session.picked.move, "2-5");
                click("coin4");
                compare(session.picked.move, "2-1");
                click("coin2");
                compare(session.picked.move, "2-3");
            }

            function test_tailsAreFaintAndATurnedCoinShowsHeads() {
                page.openPosition("turning-turtles:2,5,6");
                click("coin4");
                compare(session.picked.move, "2-1");
                verify(named("coin4").opacity < 0.5);
                compare(named("coin5").opacity, 1);
                keyClick(Qt.Key_Return);
                tryCompare(session.shown, "position", "turning-turtles:2,4,6");
                awaitPlace(board);
                tryVerify(() => named("coin4").opacity === 1 && named("coin5").opacity < 0.5);
            }
        }
    }
}
