// Uses the Prove page by keys, buttons, mouse and slider: steps through a proof to its end and back, changes the language
// meanwhile, flips bits in the figure, and types bad input.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import QtTest
import Nimstone.Heard
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        width: 1280
        height: 800
        page: "prove"

        SignalSpy { id: arrivals; signalName: "arrived" }

        ProveCase {
            id: test
            name: "Prove"

            property var stage: null
            property var player: null

            function initTestCase() {
                Shell.preferences.language = "en";
                activate(window);
                page = findChild(window.contentItem, "page-prove").item;
                session = page.session;
                stage = findChild(page, "bitStage");
                player = findChild(page, "provePlayer");
                arrivals.target = player;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.motion = "full";
                // Animations run faster than in the program. A test that inspects a moving piece pauses its animation.
                player.pace = 30;
                session.chooseTheorem("nim-lemma-2");
                session.submitPosition("42, 27, 19");
                awaitFigure();
                findChild(page, "proveRest").forceActiveFocus();
                compare(session.step, 0);
                compare(stage.position, 0);
                arrivals.clear();
            }

            function cleanup() {
                finishAnimations();
            }

            function stop(step) {
                return session.figure.stops[step];
            }

            /// Calls `act`, which goes to step `step`, and waits until the figure has arrived at this step.
            function goOne(act, step) {
                arrivals.clear();
                act();
                compare(session.step, step);
                // The figure may have arrived before the key event returned.
                tryVerify(() => arrivals.count > 0, 20000);
                compare(stage.position, stop(step));
                compare(findChild(page, "proveCount").text, step + " / " + session.stepCount);
            }

            function test_stepsGoToTheEndAndBack_data() {
                return [
                    { tag: "by arrow keys", on: () => keyClick(Qt.Key_Right), back: () => keyClick(Qt.Key_Left) },
                    { tag: "by page keys", on: () => keyClick(Qt.Key_PageDown), back: () => keyClick(Qt.Key_PageUp) },
                    { tag: "by button", on: () => mouseClick(findChild(page, "proveNext")),
                      back: () => mouseClick(findChild(page, "proveBack")) },
                ];
            }

            function test_stepsGoToTheEndAndBack(row) {
                for (let step = 1; step <= 6; ++step)
                    goOne(row.on, step);
                compare(findChild(page, "proveNext").enabled, false);
                for (let step = 5; step >= 0; --step)
                    goOne(row.back, step);
                compare(findChild(page, "proveBack").enabled, false);
            }

            function test_changingTheLanguageDoesNotStopAStep() {
                pauseAnimations(player);
                keyClick(Qt.Key_Right);
                verify(player.running);
                const middle = stop(1) / 2;
                stage.position = middle;
                keyClick(Qt.Key_L, Qt.ControlModifier);
                compare(Shell.language, "zh_CN");
                verify(player.running);
                compare(session.step, 1);
                compare(stage.position, middle);
                verify(findChild(page, "line1").statement !== "");
                tryCompare(findChild(page, "proveNext"), "text", "下一步");
                finishAnimations();
                tryVerify(() => !player.running, 20000);
                compare(stage.position, stop(1));
                for (let step = 2; step <= 6; ++step)
                    goOne(() => keyClick(Qt.Key_Right), step);
                keyClick(Qt.Key_L, Qt.ControlModifier);
                compare(session.step, 6);
                compare(stage.position, stop(6));
                keyClick(Qt.Key_Home);
                compare(session.step, 0);
                tryCompare(stage, "position", stop(0), 60000);
            }

            function test_aRunningStepIsFinishedByTheNextOrTurnedBack() {
                pauseAnimations(player);
                keyClick(Qt.Key_Right);
                verify(player.running);
                stage.position = 0.6 * stop(1);
                // The next step finishes the running one at once.
                keyClick(Qt.Key_Right);
                compare(session.step, 2);
                verify(player.running);
                compare(stage.position, stop(1));
                keyClick(Qt.Key_End);
                verify(player.running);
                compare(stage.position, stop(2));
                stage.position = (stop(3) + stop(4)) / 2;
                keyClick(Qt.Key_Left);
                compare(session.step, 5);
                verify(player.running);
                compare(player.target, stop(5));
                finishAnimations();
                tryCompare(stage, "position", stop(5), 30000);
            }

            function test_aMovingStoneIsBetweenItsPlaces() {
                const stone = findChild(stage, "stone0-41");
                const from = Qt.point(stone.x, stone.y);
                stage.position = 2;
                const to = Qt.point(stone.x, stone.y);
                stage.position = 1.75;
                const there = Qt.point(stone.x, stone.y);
                verify(stone.visible);
                stage.position = 1;
                stage.position = 1.75;
                compare(Qt.point(stone.x, stone.y), there);
                stage.position = 0;
                compare(Qt.point(stone.x, stone.y), from);
                verify(from !== to);
            }

            function test_aStepIsShownAtOnceWithoutMotion() {
                Shell.preferences.motion = "none";
                keyClick(Qt.Key_Right);
                compare(stage.position, stop(1));
                keyClick(Qt.Key_End);
                compare(stage.position, stop(6));
            }

            function test_aProofPlaysByItselfOnRequest() {
                session.chooseTheorem("bouton");
                session.submitPosition("0");
                compare(session.stepCount, 2);
                compare(page.running, false);
                findChild(page, "provePace").value = 2.5;
                const reached = [];
                const note = () => reached.push(session.step);
                session.stepChanged.connect(note);
                keyClick(Qt.Key_Space);
                verify(page.running);
                tryVerify(() => !page.running, 40000);
                session.stepChanged.disconnect(note);
                compare(reached, [1, 2]);
                findChild(page, "provePace").value = 1;
            }

            function test_aPlayingProofCanBePaused() {
                mouseClick(findChild(page, "provePlay"));
                verify(page.running);
                mouseClick(findChild(page, "provePlay"));
                verify(!page.running);
                mouseClick(findChild(page, "provePlay"));
                keyClick(Qt.Key_Right);
                verify(!page.running);
            }

            function test_aFinishedProofPlaysFromTheStart_data() {
                return [
                    { tag: "by key", toggle: () => keyClick(Qt.Key_Space) },
                    { tag: "by button", toggle: () => mouseClick(findChild(page, "provePlay")) },
                ];
            }

            function test_aFinishedProofPlaysFromTheStart(row) {
                Shell.preferences.motion = "none";
                keyClick(Qt.Key_End);
                compare(session.step, 6);
                row.toggle();
                verify(page.running);
                compare(session.step, 0);
                compare(stage.position, stop(0));
                row.toggle();
                verify(!page.running);
            }

            function test_aFigureThatFitsAgainShowsTheCurrentStep() {
                const figure = findChild(page, "proveFigure");
                figure.Layout.maximumWidth = 120;
                session.submitPosition("9223372036854775807, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11");
                tryVerify(() => session.figure.problem !== "");
                for (let step = 1; step <= 4; ++step)
                    keyClick(Qt.Key_Right);
                compare(session.step, 4);
                figure.Layout.maximumWidth = Infinity;
                tryCompare(session.figure, "problem", "");
                tryCompare(stage, "position", stop(4));
                verify(stop(4) > 0);
            }

            function test_theSliderMovesThroughTheSteps() {
                const slider = findChild(page, "proveSlider");
                mousePress(slider, slider.width * 0.5, slider.height / 2);
                mouseMove(slider, slider.width * 0.6, slider.height / 2);
                verify(slider.pressed);
                verify(stage.position > 0);
                verify(stage.position % 1 !== 0);
                compare(session.step, Math.ceil(slider.value - 0.001));
                mouseRelease(slider, slider.width * 0.6, slider.height / 2);
                tryCompare(stage, "position", stop(session.step), 10000);
                slider.forceActiveFocus();
                const step = session.step;
                keyClick(Qt.Key_Right);
                compare(session.step, step + 1);
            }

            function test_aBitIsFlipped_data() {
                return [
                    { tag: "on", cell: "cell1-4", heaps: "42, 31, 19" },
                    { tag: "off", cell: "cell0-32", heaps: "10, 27, 19" },
                ];
            }

            function test_aBitIsFlipped(row) {
                Shell.preferences.motion = "none";
                keyClick(Qt.Key_Right);
                const cell = findChild(stage, row.cell);
                // The pointer first enters the cell, then moves.
                mouseMove(cell, cell.width / 2, cell.height / 2 + 1);
                mouseMove(cell, cell.width / 2, cell.height / 2);
                compare(findChild(page, "bitColumns").pointed, cell);
                mouseClick(cell, cell.width / 2, cell.height / 2);
                compare(session.words.positionText, row.heaps);
                compare(findChild(page, "proveHeapsInput").text, row.heaps);
                compare(session.step, 1);
                compare(stage.position, stop(1));
            }

            function test_aBitIsFlippedWithTheKeyboard() {
                Shell.preferences.motion = "none";
                keyClick(Qt.Key_Right);
                findChild(page, "bitColumns").forceActiveFocus();
                compare(findChild(page, "bitColumns").cursor, findChild(stage, "cell0-32"));
                keyClick(Qt.Key_Down);
                compare(findChild(page, "bitColumns").cursor, findChild(stage, "cell1-32"));
                keyClick(Qt.Key_Right);
                compare(findChild(page, "bitColumns").cursor, findChild(stage, "cell1-16"));
                [1, 2].forEach(() => keyClick(Qt.Key_Left));
                compare(findChild(page, "bitColumns").cursor, findChild(stage, "cell1-32"));
                keyClick(Qt.Key_Return);
                compare(session.words.positionText, "42, 59, 19");
                compare(session.step, 1);
                for (let down = 0; down < 5; ++down)
                    keyClick(Qt.Key_Down);
                compare(findChild(page, "bitColumns").cursor, findChild(stage, "cell2-32"));
                keyClick(Qt.Key_Escape);
                keyClick(Qt.Key_Right);
                compare(session.step, 2);
            }

            function test_bitsOfTheNimSumCannotBeFlipped() {
                Shell.preferences.motion = "none";
                keyClick(Qt.Key_Right);
                const columns = findChild(page, "bitColumns");
                const heapBit = findChild(stage, "cell2-16");
                mouseMove(heapBit, heapBit.width / 2, heapBit.height / 2);
                compare(columns.pointed, heapBit);
                compare(findChild(page, "bitMouse").cursorShape, Qt.PointingHandCursor);
                for (const name of ["cell3-16", "cell3-4"]) {
                    const cell = findChild(stage, name);
                    mouseMove(cell, cell.width / 2, cell.height / 2);
                    compare(columns.pointed, null);
                    verify(!findChild(page, "bitPointer").visible);
                    compare(findChild(page, "bitMouse").cursorShape, Qt.ArrowCursor);
                    mouseClick(cell, cell.width / 2, cell.height / 2);
                    compare(session.words.positionText, "42, 27, 19");
                }
            }

            function test_hoverAndCursorStayAtTheBitWhenItsPieceChanges() {
                Shell.preferences.motion = "none";
                keyClick(Qt.Key_Right);
                const columns = findChild(page, "bitColumns");
                const bit = findChild(stage, "cell2-1");
                mouseMove(bit, bit.width / 2, bit.height / 2);
                compare(columns.pointed, bit);
                // With one column less, the item `bit` shows another piece, and another item shows the bit under the mouse.
                session.toggleBit(0, "32");
                verify(bit.heap !== 2);
                tryVerify(() => columns.pointed !== bit);
                tryVerify(() => columns.pointed === findChild(stage, "cell2-1"));
                // The keyboard cursor stays at its bit.
                session.toggleBit(0, "32");
                columns.forceActiveFocus();
                keyClick(Qt.Key_Down);
                for (let on = 0; on < 5; ++on)
                    keyClick(Qt.Key_Right);
                compare(columns.cursor, findChild(stage, "cell1-1"));
                session.toggleBit(0, "32");
                tryVerify(() => columns.cursor === findChild(stage, "cell1-1"));
            }

            function test_aStoneIsPickedAsTheMove() {
                session.chooseTheorem("nim-lemma-1");
                session.submitPosition("3, 5, 6");
                const stone = findChild(stage, "stone2-2");
                mouseClick(stone, stone.width / 2, stone.height / 2);
                compare(session.words.moveText, "3-4");
                compare(findChild(page, "proveMoveInput").text, "3-4");
            }

            function type(field, text) {
                field.forceActiveFocus();
                field.selectAll();
                for (const character of text)
                    keyClick(character);
                keyClick(Qt.Key_Return);
            }

            function test_aBadPositionIsReportedAndChangesNothing() {
                const field = findChild(page, "proveHeapsInput");
                type(field, "3,x,5");
                compare(session.words.positionText, "42, 27, 19");
                const problem = findChild(page, "proveHeapsProblem");
                verify(problem.visible);
                verify(problem.text.includes("column 3"));
                verify(field.activeFocus);
                type(field, "3 4 5");
                verify(!problem.visible);
                compare(session.words.positionText, "3, 4, 5");
                // The arrow keys move through the steps again.
                verify(!field.activeFocus);
                keyClick(Qt.Key_Right);
                compare(session.step, 1);
            }

            function clickOffer(name) {
                mouseClick(findChild(page, name));
            }

            function test_aTheoremThatDoesNotApplyOffersOthers() {
                session.submitPosition("1, 2, 3");
                verify(findChild(page, "proveRefusal").visible);
                clickOffer("proveOffer1");
                verify(!findChild(page, "proveRefusal").visible);
                compare(session.words.theorem, "nim-lemma-2");
                session.submitPosition("1, 2, 3");
                clickOffer("proveOffer0");
                compare(session.words.theorem, "nim-lemma-1");
            }

            SignalSpy {
                id: announced
                target: Announcer
                signalName: "said"
            }

            function test_thePageIsReadByAScreenReader() {
                Shell.preferences.motion = "none";
                keyClick(Qt.Key_Right);
                compare(findChild(stage, "cell0-32").spoken, "heap 1, 32s column: 1");
                verify(session.words.spokenStep.startsWith("Step 1 of 6"));
                tryVerify(() => announced.signalArguments[announced.count - 1]?.[0] === session.words.spokenStep);
            }

            function test_aPresetPositionIsChosen() {
                const button = findChild(page, "provePresets");
                mouseClick(button);
                tryVerify(() => findChild(Overlay.overlay, "dropList")?.activeFocus ?? false);
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryVerify(() => session.words.positionText === "42, 27, 19, 10");
            }
        }
    }
}
