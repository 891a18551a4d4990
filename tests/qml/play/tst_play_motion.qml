// Stones move to the taker's tray and back, also if another move interrupts them, an undo turns them back, or the language
// changes meanwhile.
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
            name: "PlayMotion"

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
                Shell.preferences.motion = "full";
                Shell.preferences.mistakesWait = "off";
                page.openPosition("nim:3,4,5");
                board.takeFocus();
                compare(board.stage.position, 0);
                pauseAnimations(board.player);
            }

            function cleanup() {
                finishAnimations();
            }

            function stone(heap, index) {
                const item = findChild(board, "stone" + heap + "-" + index);
                verify(item);
                return item;
            }

            function placeOf(item) {
                return Qt.point(item.x + item.width / 2, item.y + item.height / 2);
            }

            /// Takes the top stone of heap 3.
            function takeOne() {
                keyClick(Qt.Key_Left);
                compare(session.picked.heap, 2);
                keyClick(Qt.Key_Return);
                compare(session.shown.ply, 1);
            }

            function test_aTakenStoneMovesToTheTray() {
                const traveler = stone(3, 5);
                const neighbor = stone(3, 4);
                const from = placeOf(traveler);
                const stays = placeOf(neighbor);
                takeOne();
                verify(board.player.running);
                board.player.jumpTo(1);
                const to = placeOf(traveler);
                verify(to.y > from.y, "the stone did not move down to the person's tray");

                board.stage.position = 0.5;
                const between = placeOf(traveler);
                verify(between.y > from.y && between.y < to.y);
                compare(between.y, (from.y + to.y) / 2);
                compare(traveler.opacity, 1);
                compare(placeOf(neighbor), stays);
                compare(stone(3, 5), traveler);
            }

            function test_undoTurnsAMovingStoneBack() {
                const traveler = stone(3, 5);
                const from = placeOf(traveler);
                takeOne();
                verify(board.player.running);
                board.stage.position = 0.5;
                verify(placeOf(traveler).y > from.y);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.ply, 0);
                verify(board.player.running);
                compare(board.player.target, 0);
                finishAnimations();
                tryCompare(board.player, "running", false);
                compare(placeOf(traveler), from);
                keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
                tryCompare(board.stage, "position", 1);
            }

            function test_anotherMoveFinishesTheUndoAtOnce() {
                const first = stone(3, 5);
                const firstHome = placeOf(first);
                const second = stone(1, 3);
                const secondHome = placeOf(second);
                takeOne();
                board.player.jumpTo(1);
                const firstTray = placeOf(first);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                verify(board.player.running);
                board.stage.position = 0.5;
                compare(placeOf(first).y, (firstHome.y + firstTray.y) / 2);

                // The second stone leaves its heap. The first stone, which was moving back, is put in its place at
                // once, so only one animation runs.
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:2,4,5");
                verify(board.player.running);
                compare(board.player.target, 1);
                verify(board.stage.position < 0.5);
                compare(placeOf(first), firstHome);
                board.stage.position = 1;
                const secondTray = placeOf(second);
                verify(secondTray.y > secondHome.y);
                board.stage.position = 0.5;
                compare(placeOf(second).y, (secondHome.y + secondTray.y) / 2);
                compare(placeOf(first), firstHome);
                finishAnimations();
                tryCompare(board.player, "running", false);
                compare(board.stage.position, 1);
                compare(placeOf(second), secondTray);
                compare(placeOf(first), firstHome);
            }

            function test_changingTheLanguageDoesNotStopTheAnimation() {
                const label = findChild(board, "heap1");
                verify(label.text.startsWith("Heap 1,"));
                takeOne();
                verify(board.player.running);
                board.stage.position = 0.3;
                keyClick(Qt.Key_L, Qt.ControlModifier);
                compare(Shell.language, "zh_CN");
                verify(label.text.startsWith("第 1 堆，"));
                compare(board.stage.position, 0.3);
                verify(board.player.running);
                compare(board.player.target, 1);
                compare(session.shown.ply, 1);
                finishAnimations();
                tryCompare(board.stage, "position", 1);

                board.stage.position = 0.4;
                keyClick(Qt.Key_L, Qt.ControlModifier);
                compare(board.stage.position, 0.4);
                verify(label.text.startsWith("Heap 1,"));
                compare(session.shown.ply, 1);
            }

            function test_jumpingManyMovesTakesLimitedTime() {
                page.openPosition("nim:9,9");
                Shell.preferences.motion = "none";
                while (session.shown.turn !== PlaySession.Over) {
                    if (session.shown.turn === PlaySession.Yours) {
                        keyClick(Qt.Key_Right);
                        keyClick(Qt.Key_Return);
                    } else {
                        keyClick(Qt.Key_Space);
                    }
                }
                const end = session.shown.ply;
                verify(end > 8);
                Shell.preferences.motion = "full";
                session.goTo(0);
                verify(board.player.running);
                compare(board.player.target, 0);
                verify(board.stage.duration(end, 0) * Theme.proofStepTime / board.player.pace <= board.longestAnimation + 1);
                finishAnimations();
                tryCompare(board.stage, "position", 0);
            }

            function test_reducedMotionFadesInsteadOfMoving() {
                Shell.preferences.motion = "reduced";
                takeOne();
                verify(board.player.running);
                compare(board.stage.position, 0);
                finishAnimations();
                tryCompare(board.stage, "position", 1);
                tryCompare(board.stage, "opacity", 1);
            }

            function test_aClickSkipsTheComputersPause() {
                takeOne();
                verify(session.shown.thinking);
                verify(board.player.running);
                mouseClick(board, board.width / 2, 20);
                verify(!board.player.running);
                verify(session.shown.thinking);
                mouseClick(board, board.width / 2, 20);
                compare(session.shown.ply, 2);
                finishAnimations();
                tryCompare(board.stage, "position", 2);
            }

            function test_stonesThatTheComputerTakesMoveUp() {
                finishAnimations();
                takeOne();
                keyClick(Qt.Key_Space);
                keyClick(Qt.Key_Space);
                compare(session.shown.ply, 2);
                tryCompare(board.stage, "position", 2);
                let above = 0;
                for (const [heap, size] of [[1, 3], [2, 4], [3, 5]]) {
                    for (let index = 1; index <= size; ++index)
                        above += placeOf(stone(heap, index)).y < 60 ? 1 : 0;
                }
                verify(above > 0, "no stone moved up to the computer's tray");
            }
        }
    }
}
