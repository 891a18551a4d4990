// Works through an exercise set on the Practise page by real clicks and keys. Three exercises are done, one with hints, and one
// with a wrong answer; then the result and its table are read, an exercise is repeated, and the set is left.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "practise"
        width: 1280
        height: 800

        WindowCase {
            id: test

            property var page: null
            readonly property var session: test.page ? test.page.session : null

            name: "PractiseSetRun"

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                test.page = findChild(window.contentItem, "page-practise").item;
                verify(test.page);
            }

            RecordFiles {
                id: record
                progress: Shell.progress
            }

            function init() {
                failOnWarning(Warnings.any);
                // At the start of each test, no exercise has been answered.
                session.set.leave();
                session.set.confirm();
                tryVerify(() => Shell.progress.loaded);
                record.askToErase();
                record.erase();
                tryCompare(record, "answers", 0);
                Exercises.startSet(session, "Week 3", ["nim-sum 1 4711/1", "nim-sum 1 4711/2", "how-many nim:12,9,3"]);
                settle();
                verify(session.set.shown.running);
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function click(name) {
                mouseClick(part(name));
            }

            function settle() {
                tryVerify(() => test.page.settled);
            }

            function type(text) {
                tryVerify(() => part("answerInput").activeFocus);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of text)
                    keyClick(letter);
                keyClick(Qt.Key_Return);
            }

            function rightNumber(code) {
                return String(Exercises.right(code).numbers[0]);
            }

            /// Answers the first exercise after two hints, the second wrongly and then correctly, the third at the first try.
            function doAll() {
                compare(part("setWhere").text, "Week 3 · 1 of 3");
                verify(!part("level").visible);
                verify(!part("shuffle").visible);
                verify(part("skill-set").current);
                verify(!part("skill-nim-sum").current);
                keyClick(Qt.Key_H);
                keyClick(Qt.Key_H);
                type(rightNumber("nim-sum 1 4711/1"));
                compare(session.state, PracticeSession.Right);
                compare(part("proceed").text, "Next exercise");
                tryVerify(() => part("proceed").activeFocus);
                keyClick(Qt.Key_Return);
                compare(part("setWhere").text, "Week 3 · 2 of 3");
                settle();
                type("0");
                compare(session.state, PracticeSession.Wrong);
                type(rightNumber("nim-sum 1 4711/2"));
                compare(session.state, PracticeSession.Right);
                click("proceed");
                compare(part("setWhere").text, "Week 3 · 3 of 3");
                compare(session.exercise.position, "nim:12,9,3");
                settle();
                type("2");
                compare(session.state, PracticeSession.Right);
                compare(part("proceed").text, "See results");
                tryVerify(() => part("proceed").activeFocus);
                keyClick(Qt.Key_N);
                verify(session.set.shown.finished);
                settle();
            }

            function test_aFinishedSetShowsItsResult() {
                doAll();
                verify(!part("question").visible);
                compare(part("setTitle").text, "Week 3");
                compare(part("setTotal" + PracticeSetRun.AtOnce).text, "1 right on the first try");
                compare(part("setTotal" + PracticeSetRun.WithHints).text, "1 right with hints");
                compare(part("setTotal" + PracticeSetRun.Missed).text, "1 not right on the first try");
                verify(!part("setTotal" + PracticeSetRun.Unanswered).visible);
                compare(part("setRow1Detail").text, "right with 2 hints");
                compare(part("setRow2Detail").text, "right after 1 wrong answer");
                compare(part("setRow3Detail").text, "right on the first try");
                // The shortcuts of an exercise do not work, and the button that goes on has the focus.
                verify(part("setDone").activeFocus);
                for (const key of [Qt.Key_H, Qt.Key_A, Qt.Key_N, Qt.Key_1])
                    keyClick(key);
                verify(session.set.shown.finished);

                keyClick(Qt.Key_L, Qt.ControlModifier);
                tryCompare(part("setRow1Detail"), "text", "看 2 条提示后答对");
                keyClick(Qt.Key_L, Qt.ControlModifier);
                tryCompare(part("setRow1Detail"), "text", "right with 2 hints");
            }

            function save(file) {
                session.set.table.save("csv", "file://" + file);
                tryVerify(() => !session.set.table.running);
            }

            function test_theResultIsSavedAsATable() {
                doAll();
                const file = Profile.folder + "/week.csv";
                save(file);
                compare(session.set.table.news, "Saved: week.csv");
                const news = findChild(part("saveTable"), "exportNews");
                tryCompare(news, "opened", true);
                const rows = Profile.text(file).trim().split("\r\n").map(row => row.split(","));
                compare(rows.length, 5);
                compare(rows.slice(1).map(row => row[4] === '"how-many nim:12' ? row[4] : row[4] + " " + row[5]).join("; "),
                    "nim-sum 1 4711/1 " + rightNumber("nim-sum 1 4711/1") + "; nim-sum 1 4711/2 0; nim-sum 1 4711/2 "
                    + rightNumber("nim-sum 1 4711/2") + '; "how-many nim:12');

                // The program asks before it replaces an existing file.
                Profile.write(file, "mine");
                save(file);
                verify(session.set.table.asking);
                mouseClick(findChild(news, "exportDismiss"));
                verify(!session.set.table.asking);
                compare(Profile.text(file), "mine");
                save(file);
                tryCompare(news, "opened", true);
                mouseClick(findChild(news, "exportReplace"));
                tryVerify(() => !session.set.table.running);
                verify(Profile.text(file).includes("4711/2"));
                save(file + "/within.csv");
                verify(session.set.table.failed);
            }

            function test_theDialogSuggestsTheTitleAsFileName() {
                doAll();
                click("saveTable");
                const dialog = findChild(part("saveTable"), "exportDialog");
                verify(dialog);
                tryVerify(() => dialog.visible);
                verify(/Week(%20| )3\.csv$/.test(String(dialog.currentFile)), "the suggested file is " + dialog.currentFile);
                dialog.reject();
                tryVerify(() => !dialog.visible);
                activate(window);
                compare(session.set.table.news, "");
            }

            function test_anExerciseOfTheResultCanBeRepeated() {
                doAll();
                const row = part("setRow2");
                row.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                verify(!session.set.shown.finished);
                compare(part("setWhere").text, "Week 3 · 2 of 3");
                compare(session.state, PracticeSession.Open);
                settle();
                type(rightNumber("nim-sum 1 4711/2"));
                click("proceed");
                verify(session.set.shown.finished);
                compare(part("setRow2Detail").text, "right after 1 wrong answer; once more: right on the first try");
                settle();
                click("setAgain");
                compare(part("setWhere").text, "Week 3 · 1 of 3");
                compare(session.state, PracticeSession.Open);
                verify(!part("setTotal" + PracticeSetRun.AtOnce).visible);
            }

            function test_aShorterSetShowsNoRowsOfTheLongerOne() {
                click("setResult");
                tryVerify(() => part("setRow3").visible);
                Exercises.startSet(session, "", ["nim-sum 1 4711/1"]);
                click("setResult");
                compare(part("setTitle").text, "Exercise set");
                compare(part("setTotal" + PracticeSetRun.Unanswered).text, "1 not answered");
                tryVerify(() => !findChild(window.contentItem, "setRow2"));
                verify(part("setRow1").visible);
            }

            function test_theStripGoesToTheNextAndPreviousExercise() {
                verify(!part("setBack").enabled);
                click("setForward");
                compare(part("setWhere").text, "Week 3 · 2 of 3");
                settle();
                type("0");
                compare(session.state, PracticeSession.Wrong);
                keyClick(Qt.Key_Left, Qt.AltModifier);
                compare(part("setWhere").text, "Week 3 · 1 of 3");
                compare(session.state, PracticeSession.Open);
                keyClick(Qt.Key_Right, Qt.AltModifier);
                compare(session.state, PracticeSession.Wrong);
                compare(part("answerInput").text, "0");
                click("setResult");
                verify(session.set.shown.finished);
                compare(part("setTotal" + PracticeSetRun.Unanswered).text, "2 not answered");
                compare(part("setRow2Detail").text, "not right yet");
                click("setRow1");
                compare(part("setWhere").text, "Week 3 · 1 of 3");
            }

            function test_aSetIsLeftAndResumed_data() {
                return [{ tag: "by its button", leave: () => click("setLeave") },
                    { tag: "for a skill", leave: () => click("skill-mex"), skill: "mex", aside: true },
                    { tag: "for its own skill", leave: () => click("skill-nim-sum"), skill: "nim-sum", aside: true },
                    { tag: "for all skills", leave: () => click("skill-mixed"), aside: true },
                    { tag: "from its result", leave: () => {
                        click("setResult");
                        settle();
                        click("setResultLeave");
                    } }];
            }
            function test_aSetIsLeftAndResumed(row) {
                row.leave();
                verify(!session.set.shown.running);
                verify(!part("setWhere").visible);
                verify(part("question").visible);
                verify(part("level").visible);
                compare(part("skill-set").visible, row.aside ?? false);
                if (row.skill)
                    compare(session.skill, row.skill);
                if (!row.aside)
                    return;
                click("skill-set");
                verify(session.set.shown.running);
                compare(part("setWhere").text, "Week 3 · 1 of 3");
            }

            /// No single key and no single press loses answers.
            function test_leavingASetAsksBeforeAnswersAreLost_data() {
                return [{ tag: "leaving it", lose: () => click("setLeave"), says: "Leave the set" },
                    { tag: "leaving its result", lose: () => {
                        if (!session.set.shown.finished)
                            click("setResult");
                        settle();
                        click("setResultLeave");
                    }, says: "Leave the set" },
                    { tag: "doing it once more", lose: () => {
                        if (!session.set.shown.finished)
                            click("setResult");
                        settle();
                        click("setAgain");
                    }, says: "Start over" },
                    { tag: "beginning another", lose: () => Exercises.startSet(session, "Week 4", ["nim-sum 1 99/1"]), says: "Switch sets" }];
            }
            function test_leavingASetAsksBeforeAnswersAreLost(row) {
                type(rightNumber("nim-sum 1 4711/1"));
                compare(session.state, PracticeSession.Right);
                row.lose();
                const sheet = findChild(test.page, "runQuestion");
                tryVerify(() => sheet.opened);
                const words = name => findChild(sheet.contentItem, name);
                verify(words("runQuestionText").text.includes("1 of 3 done"), words("runQuestionText").text);
                compare(words("runQuestionYes").text, row.says);
                // The button that changes nothing has the focus.
                tryVerify(() => words("runQuestionNo").activeFocus);
                keyClick(Qt.Key_Space);
                tryVerify(() => !sheet.visible);
                verify(session.set.shown.there);
                compare(session.set.shown.standing, "1 of 3 done");
                row.lose();
                tryVerify(() => sheet.opened);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !sheet.visible);
                compare(session.set.shown.question, "");
                compare(session.set.shown.standing, "1 of 3 done");
                row.lose();
                tryVerify(() => sheet.opened);
                mouseClick(words("runQuestionYes"));
                tryVerify(() => !sheet.visible);
                verify(session.set.shown.standing !== "1 of 3 done");
            }

            function test_theResultMarksExercisesThatWereDoneBefore() {
                type(rightNumber("nim-sum 1 4711/1"));
                click("setLeave");
                session.set.confirm();
                Exercises.startSet(session, "Week 3", ["nim-sum 1 4711/1", "nim-sum 1 4711/2", "how-many nim:12,9,3"]);
                settle();
                type(rightNumber("nim-sum 1 4711/1"));
                click("setResult");
                compare(part("setTotal" + PracticeSetRun.Before).text, "1 done before");
                compare(part("setRow1Detail").text, "done before; this time: right on the first try");
                compare(part("setDone").text, "Continue the set");
                settle();
                keyClick(Qt.Key_Space);
                compare(part("setWhere").text, "Week 3 · 2 of 3");
            }
        }
    }
}
