// Uses the Practise page by real clicks and keys, with three skills in both languages: asks for all hints, types input that is
// not an answer, gives a wrong answer on the board, and then the right one.
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

        page: "practise"
        width: 1280
        height: 800

        WindowCase {
            id: test

            readonly property var languages: ["en", "zh_CN"]
            property var page: null
            readonly property var session: test.page ? test.page.session : null

            name: "Practise"

            function initTestCase() {
                Shell.preferences.motion = "none";
                activate(window);
                test.page = findChild(window.contentItem, "page-practise").item;
                verify(test.page);
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.textScale = 100;
                tryCompare(part("railPlay"), "text", "Play");
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function click(name) {
                mouseClick(part(name));
            }

            function type(text) {
                for (const letter of text)
                    keyClick(letter);
            }

            function speak(language) {
                if (Shell.language !== language)
                    click("railLanguage");
                tryVerify(() => part("proceed").text === (language === "en" ? "Check" : "检查"));
            }

            /// Waits until the page has moved the keyboard focus to where the exercise continues.
            function settle() {
                tryVerify(() => test.page.settled);
            }

            /// Chooses the skill by mouse and enters these heaps in the field for seeds.
            function lay(skill, heaps) {
                click("skill-" + skill);
                compare(session.skill, skill);
                settle();
                if (!part("useSeed").visible)
                    click("editSeed");
                const field = part("seedInput");
                tryVerify(() => field.activeFocus);
                type(heaps);
                keyClick(Qt.Key_Return);
                compare(session.exercise.position, "nim:" + heaps);
                verify(!part("useSeed").visible);
                compare(session.state, PracticeSession.Open);
                settle();
            }

            /// In a short run, the tests take turns in the languages.
            function inLanguages(turn) {
                return some(test.languages, 2, turn).map(language => ({ tag: language, language: language }));
            }

            function climb() {
                for (let rung = 1; rung <= 5; ++rung) {
                    verify(!part("showAnswer").visible);
                    verify(!part("rung" + rung + "Text").visible);
                    if (rung % 2 === 1)
                        click("hint");
                    else
                        keyClick(Qt.Key_H);
                    compare(session.exercise.rungs.length, rung);
                    verify(part("rung" + rung + "Text").visible);
                    verify(part("rung" + rung + "Text").text !== "");
                    if (rung < 5)
                        verify(!part("rung" + (rung + 1) + "Text").visible);
                }
                verify(!part("hint").visible);
                verify(part("showAnswer").visible);
            }

            function test_nimSumsAreTypedByKeys_data() { return inLanguages(0); }
            function test_nimSumsAreTypedByKeys(row) {
                speak(row.language);
                lay("nim-sum", "3,5,7");
                const field = part("answerInput");
                tryVerify(() => field.activeFocus);

                type("x");
                keyClick(Qt.Key_Return);
                verify(part("refusal").visible);
                verify(part("refusal").text.includes("x"));
                compare(session.state, PracticeSession.Open);
                keyClick(Qt.Key_Backspace);
                verify(!part("refusal").visible);

                type("15");
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Wrong);
                verify(part("reason").visible);
                verify(part("reason").text.includes("15"));
                tryVerify(() => part("answerRow").visible);

                // The H key also works while the field has the focus. The bits that are set add up to the number in the field.
                tryVerify(() => field.activeFocus);
                climb();
                keyClick(Qt.Key_Backspace);
                click("answerBit4");
                click("answerBit1");
                compare(field.text, "5");
                click("answerBit4");
                compare(field.text, "1");
                compare(session.answer.numberBits, "001");
                click("proceed");
                compare(session.state, PracticeSession.Right);
                compare(part("verdict").text, row.language === "en" ? "Right" : session.exercise.verdict);

                keyClick(Qt.Key_N);
                compare(session.state, PracticeSession.Open);
                tryCompare(field, "text", "");
            }

            function test_anEligibleHeapIsChosen_data() { return inLanguages(1); }
            function test_anEligibleHeapIsChosen(row) {
                speak(row.language);
                lay("eligible-heap", "12,9,3");
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Open);
                verify(part("refusal").text !== "");
                compare(session.answer.problem, part("refusal").text);

                click("heap2");
                compare(session.answer.heap, 1);
                click("proceed");
                compare(session.state, PracticeSession.Wrong);
                compare(session.board.marks[1], PracticeSession.WrongHeap);
                compare(session.board.hole, 1);
                climb();

                keyClick(Qt.Key_3);
                compare(session.answer.heap, 2);
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Wrong);
                keyClick(Qt.Key_1);
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Right);
                compare(session.board.marks[0], PracticeSession.RightHeap);

                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Open);
            }

            function test_legalAmountsAreTypedAndPicked_data() { return inLanguages(0); }
            function test_legalAmountsAreTypedAndPicked(row) {
                speak(row.language);
                lay("how-many", "5,9");
                const field = part("answerInput");
                tryVerify(() => field.activeFocus);

                type("-1");
                keyClick(Qt.Key_Return);
                verify(part("refusal").visible);
                compare(session.state, PracticeSession.Open);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("10");
                keyClick(Qt.Key_Return);
                verify(part("refusal").text.includes("9"));
                compare(session.state, PracticeSession.Open);

                // The amount is set by the buttons, by keys, and by clicks on the stones.
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("2");
                click("more");
                compare(field.text, "3");
                click("fewer");
                field.forceActiveFocus();
                keyClick(Qt.Key_Down);
                compare(field.text, "1");
                compare(Math.max(...session.board.leaving), 1);
                click("proceed");
                compare(session.state, PracticeSession.Wrong);
                verify(read(part("reason").text).includes("5, 8"));

                const fault = part("reason").text;
                click("refute");
                verify(session.refuting);
                verify(part("reason").text !== fault);
                compare(session.board.sizes.join(), "5,8");
                // The language changes during an exercise, and nothing else changes.
                const refutation = part("reason").text;
                keyClick(Qt.Key_L, Qt.ControlModifier);
                tryVerify(() => part("reason").text !== refutation);
                verify(session.refuting);
                compare(field.text, "1");
                keyClick(Qt.Key_L, Qt.ControlModifier);
                tryVerify(() => part("reason").text === refutation);
                click("refute");
                compare(part("reason").text, fault);

                climb();
                mouseClick(field);
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Up);
                compare(field.text, "4");
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Right);
                compare(Math.max(...session.board.leaving), 4);
                verify(!part("refute").visible);
                tryVerify(() => part("proceed").activeFocus);
                keyClick(Qt.Key_Space);
                compare(session.state, PracticeSession.Open);
            }

            function test_stonesArePickedByAClick() {
                lay("how-many", "5,9");
                const heap = part("heap2");
                mouseClick(heap, heap.width / 2, 14);
                compare(session.answer.number, "1");
                compare(Math.max(...session.board.leaving), 1);
                // A click on a heap that is not part of the question has no effect.
                click("heap1");
                compare(session.answer.number, "1");
            }

            function test_aHeapWithTheFocusIsChosenBySpace() {
                lay("eligible-heap", "12,9,3");
                part("heap1").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Space);
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Right);
                settle();
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Open);
            }

            function test_theAnswerIsShownOnlyAfterAllHints() {
                lay("nim-sum", "3,5,6");
                keyClick(Qt.Key_A);
                compare(session.state, PracticeSession.Open);
                climb();
                keyClick(Qt.Key_A);
                compare(session.state, PracticeSession.Shown);
                compare(part("verdict").text, "The answer");
                compare(part("answerInput").text, "0");
                keyClick(Qt.Key_Return);
                compare(session.state, PracticeSession.Open);
            }

            function test_seedsAreCopiedAndEntered() {
                click("skill-nim-sum");
                session.level = 1;
                click("shuffle");
                click("level-3");
                compare(session.level, 3);
                keyClick(Qt.Key_Tab);
                session.next();
                const question = part("question").text;
                click("copySeed");
                const seed = Profile.clipboard();
                verify(/^nim-sum 3 \d+\/2$/.test(seed), "the seed is " + seed);

                click("shuffle");
                settle();
                click("editSeed");
                tryVerify(() => part("seedInput").activeFocus);
                type("12x");
                keyClick(Qt.Key_Return);
                verify(part("seedProblem").visible);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type(seed);
                click("useSeed");
                compare(part("question").text, question);
                verify(!part("useSeed").visible);
                verify(part("exerciseTitle").text.includes(seed.split(" ")[2]));
            }

            function test_skillsAreChosenByAltAndADigit() {
                for (const skill of ["eligible-heap", "how-many", "nim-sum"]) {
                    keyClick(Qt.Key_1 + [...session.skills].indexOf(skill), Qt.AltModifier);
                    compare(session.skill, skill);
                    verify(part("skill-" + skill).current);
                }
            }

            function test_openingAPositionKeepsTheSkillIfPossible() {
                session.skill = "eligible-heap";
                test.page.openPosition("nim:12,9,3");
                compare(session.skill, "eligible-heap");
                compare(session.exercise.position, "nim:12,9,3");
                // No heap is eligible in this position, but the nim-sum can be practiced.
                test.page.openPosition("nim:3,5,6");
                compare(session.skill, "nim-sum");
                compare(session.exercise.position, "nim:3,5,6");
                test.page.openPosition("nim:7");
                compare(session.exercise.position, "nim:3,5,6");
                verify(part("seedProblem").visible);
                click("editSeed");
                verify(!part("useSeed").visible);
            }

            function everyText(item, found) {
                if (!item.visible || item.opacity === 0)
                    return found;
                if (item.paintedWidth !== undefined && item.text)
                    found.push(item);
                for (let child = 0; child < item.children.length; ++child)
                    everyText(item.children[child], found);
                return found;
            }

            function test_noTextIsCutOff_data() {
                const rows = [];
                for (const language of test.languages) {
                    for (const scale of [100, 150, 200]) {
                        for (const size of [[960, 600], [1440, 900]])
                            rows.push({ tag: language + " " + scale + " % " + size.join("x"), language: language, scale: scale, size: size });
                    }
                }
                // Every fifth row: these rows have both languages, all sizes, the smallest text, and the largest text.
                return some(rows, 5);
            }

            /// With the longest answers and all hints shown: no text is wider than the page or its card.
            function test_noTextIsCutOff(row) {
                speak(row.language);
                Shell.preferences.textScale = row.scale;
                window.width = row.size[0];
                window.height = row.size[1];
                session.level = 3;
                const answers = { "nim-sum": ["12,25,9,30", "31"], "eligible-heap": ["29,9,83,40", "2"], "how-many": ["14,7", "9"] };
                for (const skill in answers) {
                    session.skill = skill;
                    test.page.openPosition(answers[skill][0]);
                    for (let rung = 0; rung < 5; ++rung)
                        session.hint();
                    if (skill === "eligible-heap")
                        session.pickHeap(Number(answers[skill][1]) - 1);
                    else
                        session.setNumber(answers[skill][1]);
                    session.check();
                    compare(session.state, PracticeSession.Wrong);
                    settle();
                    tryVerify(() => part("reason").height > 0);
                    for (const text of everyText(test.page, [])) {
                        const at = text.mapToItem(test.page, 0, 0);
                        verify(at.x >= 0 && at.x + Math.min(text.width, text.implicitWidth) <= test.page.width + 1,
                            skill + ": this text leaves the page: " + text.text);
                        verify(!text.truncated, skill + ": this text is truncated: " + text.text);
                        verify(text.wrapMode === Text.NoWrap || text.paintedWidth <= text.width + 1,
                            skill + ": this text is wider than its item: " + text.text);
                    }
                }
                Shell.preferences.textScale = 100;
                window.width = 1280;
                window.height = 800;
            }
        }
    }
}
