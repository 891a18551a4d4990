// Tests the shortcuts that are a single key: they work on every page; if they are turned off, no page handles or names them.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "play"

        WindowCase {
            id: test

            name: "SingleKeys"

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
            }

            function init() {
                failOnWarning(Warnings.any);
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function open(page) {
                window.page = page;
                tryVerify(() => part("page-" + page).item !== null);
                return part("page-" + page).item;
            }

            function bothWays() {
                return [{ tag: "off", keys: "off" }, { tag: "on", keys: "on" }];
            }

            function test_thePlayPageIgnoresSingleKeysThatAreOff_data() { return bothWays(); }
            function test_thePlayPageIgnoresSingleKeysThatAreOff(row) {
                Shell.preferences.singleKeys = row.keys;
                const heard = row.keys === "on";
                const page = open("play");
                page.openPosition("nim:3,4,5");
                const board = part("board");
                board.takeFocus();

                const columns = part("playColumns");
                const shown = columns.checked;
                keyClick(Qt.Key_B);
                compare(columns.checked, heard ? !shown : shown);
                keyClick(Qt.Key_H);
                compare(board.session.hints.count, heard ? 1 : 0);
                keyClick(Qt.Key_N);
                compare(page.setup?.opened ?? false, heard);
                if (heard) {
                    keyClick(Qt.Key_Escape);
                    tryVerify(() => !page.setup?.visible);
                }
                compare(columns.Accessible.description, heard ? "B" : "");

                // A shortcut with a modifier works in both cases.
                keyClick(Qt.Key_N, Qt.ControlModifier);
                tryVerify(() => page.setup?.opened);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !page.setup?.visible);
            }

            function test_thePractisePageIgnoresSingleKeysThatAreOff_data() { return bothWays(); }
            function test_thePractisePageIgnoresSingleKeysThatAreOff(row) {
                Shell.preferences.singleKeys = row.keys;
                const heard = row.keys === "on";
                const page = open("practise");
                const session = page.session;
                session.skill = "how-many";
                page.openPosition("nim:5,9");
                tryVerify(() => page.settled);

                // In the answer field, H shows a hint if single keys are on; otherwise it types a letter.
                tryVerify(() => part("answerInput").activeFocus);
                keyClick(Qt.Key_H);
                compare(session.exercise.rungs.length, heard ? 1 : 0);
                compare(part("answerInput").text, heard ? "" : "h");
                // If single keys are on, H also works outside the field.
                part("level-1").forceActiveFocus();
                keyClick(Qt.Key_H);
                compare(session.exercise.rungs.length, heard ? 2 : 0);
                while (session.exercise.canHint)
                    session.hint();
                session.setNumber("2");
                session.check();
                tryVerify(() => page.settled);
                part("level-1").forceActiveFocus();
                keyClick(Qt.Key_W);
                compare(session.refuting, heard);
                keyClick(Qt.Key_A);
                compare(session.state, heard ? PracticeSession.Shown : PracticeSession.Wrong);
                session.showAnswer();
                tryVerify(() => page.settled);
                compare(part("proceed").keyLabel, heard ? "N" : "Enter");
                keyClick(Qt.Key_N);
                compare(session.state, heard ? PracticeSession.Open : PracticeSession.Shown);
            }

            function test_digitsChooseAHeapOnlyIfSingleKeysAreOn_data() { return bothWays(); }
            function test_digitsChooseAHeapOnlyIfSingleKeysAreOn(row) {
                Shell.preferences.singleKeys = row.keys;
                const page = open("practise");
                page.session.skill = "eligible-heap";
                page.openPosition("nim:12,9,3");
                tryVerify(() => page.settled);
                const words = part("heapPicked").text;
                compare(words, row.keys === "on" ? "Click a heap, or press its number."
                    : "Click a heap, or move to it with Tab and press Space.");
                keyClick(Qt.Key_2);
                compare(page.session.answer.heap, row.keys === "on" ? 1 : -1);

                findChild(page, "heap3").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Space);
                compare(page.session.answer.heap, 2);
            }

            function test_tooltipsNameSingleKeysOnlyIfTheyAreOn_data() { return bothWays(); }
            function test_tooltipsNameSingleKeysOnlyIfTheyAreOn(row) {
                Shell.preferences.singleKeys = row.keys;
                open("play");
                const columns = part("playColumns");
                awaitPlace(columns);
                mouseMove(columns, columns.width / 2, columns.height / 2);
                const tip = columns.ToolTip.toolTip;
                tryVerify(() => tip.opened);
                compare(tip.text, row.keys === "on" ? "Bit columns (B)" : "Bit columns");
                mouseMove(window.contentItem, 2, window.height - 2);
                tryVerify(() => !tip.visible);
            }
        }
    }
}
