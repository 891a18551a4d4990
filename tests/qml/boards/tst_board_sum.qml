// Plays a sum by real mouse and key events: each component has a board of its own, and a move stays in one component.
import QtQuick
import QtTest
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
            name: "BoardSum"

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

            readonly property string position: "nim:3,4 + kayles:5 + treblecross:7"

            function test_everyComponentShowsItsName() {
                page.openPosition(position);
                compare(named("part1").text, "Component 1: Nim");
                compare(named("part2").text, "Component 2: Kayles");
                compare(named("part3").text, "Component 3: Treblecross");
                Shell.preferences.language = "zh_CN";
                verify(named("part1").text.startsWith("第 1 个分量："));
                verify(named("part3").x > named("part1").x || named("part3").y > named("part1").y);
            }

            function test_aClickPicksAMoveInTheClickedComponent() {
                page.openPosition(position);
                click("part2-pin1-3");
                compare(session.picked.move, "2.1-1/2");
                const hand = named("partInHand");
                const name = named("part2");
                verify(hand.visible && hand.x <= name.x && hand.x + hand.width >= name.x + name.width && hand.y <= name.y);
                click("part3-square1-3");
                compare(session.picked.move, "3.1-3/2");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:3,4 + kayles:5 + treblecross:2,2");
                keyClick(Qt.Key_Space);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.position, position);
            }

            function test_onlyTheHeapOfThePickedComponentIsHighlighted() {
                page.openPosition("nim:3,4 + nim:3,4");
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "2.1-1");
                const grounds = [];
                const look = item => {
                    if (item.objectName === "part1-heap1" || item.objectName === "part2-heap1")
                        grounds.push(item.children[0].item);
                    for (let child = 0; child < item.children.length; ++child)
                        look(item.children[child]);
                };
                look(named("boardStage"));
                compare(grounds.map(ground => ground.picked), [false, true]);
            }

            function test_arrowKeysMoveThroughTheComponents() {
                page.openPosition("nim:1 + kayles:1 + nim:2");
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "1.1-1");
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "2.1-1");
                keyClick(Qt.Key_Right);
                compare(session.picked.move, "3.1-1");
                keyClick(Qt.Key_Up);
                compare(session.picked.move, "3.1-2");
                keyClick(Qt.Key_Left);
                compare(session.picked.move, "2.1-1");
            }

            function test_aSumOfAHundredComponentsScrolls() {
                const parts = [];
                for (let part = 0; part < 100; ++part)
                    parts.push("kayles:" + (part % 9 + 1));
                page.openPosition(parts.join(" + "));
                compare(named("part100").text, "Component 100: Kayles");
                verify(board.board.size.height > board.height);
                verify(board.board.size.width <= board.width);
                click("part1-pin1-1");
                compare(session.picked.move, "1.1-1");
            }
        }
    }
}
