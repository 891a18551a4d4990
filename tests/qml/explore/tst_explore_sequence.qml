// Uses the sequence of a game on the Explore page by real clicks, keys, wheel and drags: moves and zooms the plot, compares two
// sequences, searches for typed terms, and opens the position of a term.
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

        page: "explore"
        width: 1280
        height: 800

        WindowCase {
            name: "ExploreSequence"

            property Item page: null
            property SequenceModel model: null

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-explore").item);
                page = part("page-explore").item;
                page.openPosition("kayles:7");
                click("exploreView-sequence");
                model = page.shown.model;
            }

            function init() {
                failOnWarning(Warnings.any);
                if (window.page !== "explore")
                    click("railExplore");
                // Nim is opened only if the sequence of Kayles must be computed again, because the page then computes maps, too.
                page.openPosition(model.shown.game === "kayles" && model.shown.known === 1000 ? "kayles:8" : "nim:1");
                page.openPosition("kayles:7");
                model.wanted = 1000;
                model.differences = false;
                tryVerify(() => model.shown.known === 1000 && !model.shown.running);
                model.fit();
                part("sequenceArea").forceActiveFocus();
            }

            function part(name: string): Item {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function click(name: string): void {
                mouseClick(part(name));
            }

            function type(text: string): void {
                for (const character of text)
                    keyClick(character);
            }

            /// Waits until the picture of the plot is up to date, and returns the plot.
            function plot(): Item {
                const item = part("sequencePlot");
                if (isPolishScheduled(item))
                    verify(waitForItemPolished(item));
                return item;
            }

            function test_keysMoveTheCursorOfTheSequence_data() {
                return [
                    { tag: "next", key: Qt.Key_Right, heap: 8 },
                    { tag: "previous", key: Qt.Key_Left, heap: 6 },
                    { tag: "first", key: Qt.Key_Home, heap: 0 },
                    { tag: "last", key: Qt.Key_End, heap: 999 },
                    { tag: "next term with the same value", key: Qt.Key_PageDown, heap: 10 },
                    { tag: "previous term with the same value", key: Qt.Key_PageUp, heap: 2 },
                    { tag: "next exception", key: Qt.Key_PageDown, held: Qt.ControlModifier, heap: 9 },
                    { tag: "previous exception", key: Qt.Key_PageUp, held: Qt.ControlModifier, heap: 6 }
                ];
            }

            function test_keysMoveTheCursorOfTheSequence(row) {
                keyClick(row.key, row.held ?? Qt.NoModifier);
                compare(model.cursor, row.heap);
                compare(page.session.looked, "kayles:" + row.heap);
                compare(page.session.position, "kayles:7");
                verify(read(part("sequenceTerm").text).startsWith("g(%1) = ".arg(row.heap)));
            }

            function test_enterOpensTheTermOnThePlayPage() {
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare(window.page, "play");
                click("railExplore");
                compare(page.session.position, "kayles:8");
            }

            function test_theWheelZoomsAroundThePointer() {
                const item = plot();
                const x = item.plot.x + item.plot.width / 4;
                mouseWheel(item, x, 100, 0, 120);
                fuzzyCompare(model.to - model.from, 1000 / 1.2, 0.01);
                fuzzyCompare(model.from + (model.to - model.from) / 4, 250, 1);
                mouseWheel(item, x, 100, 0, -120);
                compare(model.to - model.from, 1000);
                mouseDoubleClickSequence(item, x, 100);
                fuzzyCompare(model.to - model.from, 500, 0.01);
            }

            function test_keysZoomAroundTheCursor() {
                keyClick("+");
                fuzzyCompare(model.to - model.from, 1000 / 1.2, 0.01);
                keyClick("-");
                compare(model.to - model.from, 1000);
                for (let times = 0; times < 60; ++times)
                    keyClick("+");
                compare(model.to - model.from, 8);
                verify(model.from <= 7 && model.to >= 8);  // the visible terms are around the cursor
                plot();
                const before = model.from;
                keyClick(Qt.Key_Right, Qt.ControlModifier);
                fuzzyCompare(model.from, before + 1, 0.1);
                keyClick("0");
                compare(model.from, 0);
                compare(model.to, 1000);
            }

            function test_draggingScrollsThePlot() {
                const item = plot();
                item.zoomAt(item.plot.x + item.plot.width / 2, 0, 2);
                compare(model.from, 250);
                plot();
                mouseDrag(item, 600, 200, -100, 0);
                verify(model.from > 280 && model.from < 330, "the plot begins at term " + model.from);
                compare(model.to - model.from, 500);
                compare(page.session.position, "kayles:7");
            }

            function test_hoveringShowsATermAndClickingChoosesIt() {
                const item = plot();
                item.zoomAt(item.plot.x, 0, 20);
                const spot = plot().placeOf(20);
                mouseMove(item, spot.x + 30, spot.y);
                mouseMove(item, spot.x, spot.y);
                compare(page.session.pointed, "kayles:20");
                compare(model.pointed, 20);
                verify(read(part("sequenceTerm").text).startsWith("g(20) = 1"));
                mouseMove(window.contentItem, 5, 5);
                tryCompare(page.session, "looked", "kayles:7");
                mouseClick(item, spot.x, spot.y);
                compare(page.session.position, "kayles:20");
                compare(model.cursor, 20);
            }

            /// A mouse press gives the keyboard focus to the view, whichever item had it, and shows no focus ring, because no
            /// key was used.
            function test_pressingTheMouseGivesFocusWithoutAFocusRing_data() {
                return [{ tag: "plot" }, { tag: "table" }];
            }

            function test_pressingTheMouseGivesFocusWithoutAFocusRing(row) {
                const area = part("sequenceArea");
                keyClick(Qt.Key_Right);
                verify(area.keyed);
                click("sequenceShape-" + row.tag);
                click("sequenceCompare");
                tryVerify(() => !area.activeFocus);
                mouseClick(area, area.width / 2, 40);
                verify(area.activeFocus);
                verify(!area.keyed);
                const at = model.cursor;
                keyClick(Qt.Key_Left);
                compare(model.cursor, at - 1);
                click("sequenceCompare");
                click("sequenceShape-plot");
            }

            function test_theTableIsUsedWithTheKeyboardAndTheMouse() {
                click("sequenceShape-table");
                const table = part("sequenceTable");
                tryVerify(() => table.visible);
                compare(table.columns, 12);  // one row per period
                keyClick(Qt.Key_Down);
                compare(model.cursor, 19);
                keyClick(Qt.Key_End);
                compare(model.cursor, 999);
                verify(table.firstRow > 0);
                mouseWheel(table, 100, 100, 0, 120);
                // In Qt 6.11 the wheel starts a kinetic scroll, and a click would only stop it.
                tryVerify(() => !table.moving);
                const first = table.first;
                verify(first > 0 && first < 999 - table.columns);
                mouseClick(table, table.headWidth + 2.5 * table.cellWidth, 1.5 * table.rowHeight);
                compare(page.session.position, "kayles:" + (first + table.columns + 2));
                click("sequenceShape-plot");
            }

            function test_differencesOfTermsAreShown() {
                click("sequenceValues-differences");
                compare(read(part("sequenceTerm").text), "g(7) − g(6) = −1");
                click("sequenceValues-values");
                compare(read(part("sequenceTerm").text), "g(7) = 2");
            }

            function test_moreTermsAreComputed() {
                click("sequenceLength");
                const list = findChild(part("sequenceLength"), "sequenceLengthList");
                tryVerify(() => list.opened);
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryVerify(() => model.shown.known === 10000);
                compare(model.to, 10000);
                tryVerify(() => part("sequencePeriod").text.startsWith("Period 12"));
            }

            function test_theComputationCanBeStopped() {
                page.openPosition("grundy-game:7");
                model.wanted = 10000000;
                tryVerify(() => model.shown.known > 10000);
                // Meanwhile the language is switched and the window made smaller.
                Shell.switchLanguage();
                window.width = 1000;
                verify(model.shown.running);
                verify(part("sequenceNews").text !== "");
                window.width = 1280;
                Shell.switchLanguage();
                click("sequenceHalt");
                tryVerify(() => !model.shown.running);
                verify(model.shown.stopped);
                plot();
                verify(model.shown.known < 10000000);
            }

            function test_typedTermsAreComparedAndTheirGamesAreFound() {
                click("sequenceCompare");
                tryVerify(() => part("sequenceInput").activeFocus);
                type("0,1,2,3,1,5");
                tryVerify(() => read(part("sequenceComparison").text) === "First difference at n = 5: the game has 4, the terms have 5.");
                compare(model.shown.difference, 5);
                keyClick(Qt.Key_Backspace);
                type("x");
                tryVerify(() => part("sequenceComparison").text === "Line 1, column 11: expected a term, found 'x'", 5000);
                keyClick(Qt.Key_Backspace);
                type("4,3,2,1,4,2,6");
                tryVerify(() => part("sequenceComparison").text.startsWith("All 12 term"));
                page.openPosition("nim:7");
                tryVerify(() => part("sequenceComparison").text.startsWith("First difference"));
                part("sequenceInput").forceActiveFocus();
                keyClick(Qt.Key_Tab);
                verify(part("sequenceFind").activeFocus);
                keyClick(Qt.Key_Return);
                const list = findChild(part("sequenceFind"), "sequenceFound");
                tryVerify(() => list.opened);
                compare(list.entries[0].name, "kayles");
                verify(list.entries[0].more.includes("octal(0.77)"));
                tryVerify(() => list.contentItem.activeFocus);
                keyClick(Qt.Key_Return);
                compare(page.session.position, "kayles:7");
                click("sequenceClear");
                tryVerify(() => model.shown.enteredCount === 0);
                compare(part("sequenceInput").text, "");
                click("sequenceCompare");
            }

            function test_theProofOfThePeriodIsOpened() {
                click("sequenceProof");
                compare(window.page, "prove");
                compare(part("page-prove").item.session.words.theorem, "guy-smith");
            }

            function test_aGameWithoutASequenceOffersGamesThatHaveOne() {
                page.openPosition("wythoff:3,5");
                verify(part("sequenceAbsent").visible);
                click("sequenceOpen-octal(0.16):12");
                compare(page.session.position, "octal(0.16):12");
                compare(model.shown.game, "octal(0.16)");
            }
        }
    }
}
