// Tests the list of earlier games: a game is chosen by key and by mouse, continued, and left again.
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
        width: 960
        height: 600

        WindowCase {
            id: test
            name: "PlayGames"

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
                Shell.preferences.motion = "none";
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                board.takeFocus();
            }

            function cleanup() {
                page.games?.close();
                tryVerify(() => !page.games?.visible);
            }

            /// Starts a game in which the person has made one move.
            function play(position) {
                page.openPosition(position);
                board.takeFocus();
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare(session.shown.plyCount, 1);
            }

            function inSheet(name) {
                const item = findChild(page.games.contentItem, name);
                verify(item, "the dialog has no item " + name);
                return item;
            }

            function openSheet() {
                keyClick(Qt.Key_G);
                tryVerify(() => page.games?.opened);
            }

            function test_1_anEmptyListOfGamesSaysSo() {
                mouseClick(findChild(page, "playGames"));
                tryVerify(() => page.games?.opened);
                verify(inSheet("gamesEmpty").visible);
                verify(!inSheet("gamesList").visible);
                tryVerify(() => inSheet("gamesClose").activeFocus);
                keyClick(Qt.Key_Return);
                tryVerify(() => !page.games?.visible);
                verify(board.activeFocus);
            }

            function test_2_anEarlierGameIsReopenedWithTheKeyboard() {
                for (const heap of [11, 12, 13])
                    play("nim:" + heap + ",4");
                openSheet();
                const list = inSheet("gamesList");
                compare(list.count, 2);
                verify(list.activeFocus);
                compare(list.currentIndex, 0);
                keyClick(Qt.Key_Down);
                compare(list.currentItem.heaps, "heaps of 11 and 4");
                verify(list.currentItem.chosen);
                keyClick(Qt.Key_Return);
                tryVerify(() => !page.games?.visible);
                compare(session.shown.position, "nim:10,4");
                verify(board.activeFocus);
            }

            function test_3_anEarlierGameIsReopenedWithTheMouse() {
                openSheet();
                const row = inSheet("gamesList").itemAtIndex(0);
                compare(row.heaps, "heaps of 13 and 4");
                mouseClick(row);
                tryVerify(() => !page.games?.visible);
                compare(session.shown.position, "nim:12,4");
            }

            function test_4_aButtonReturnsToTheInterruptedGame() {
                play("nim:8,8");
                const back = () => findChild(page, "playGameBefore");
                verify(!back());
                page.openPosition("nim:1,2");
                tryVerify(() => back()?.visible);
                mouseClick(back());
                compare(session.shown.position, "nim:7,8");
                tryVerify(() => !back());
                verify(board.activeFocus);
            }

            function test_5_theListFollowsTheLanguage() {
                play("nim:6,6");
                play("nim:5,5");
                openSheet();
                const row = inSheet("gamesList").itemAtIndex(0);
                compare(row.resultText, "Unfinished");
                compare(row.movesText, "1 move");
                const spoken = row.Accessible.name;
                verify(row.heaps !== "" && spoken.includes(row.heaps) && spoken.includes("Unfinished") && spoken.includes("1 move"));
                Shell.preferences.language = "zh_CN";
                compare(row.resultText, "未完");
                compare(row.movesText, "1 步");
                verify(row.Accessible.name !== spoken);
            }
        }
    }
}
