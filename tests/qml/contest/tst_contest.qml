// Tests the Contest page by clicks and keys: problems, positions, highlighted code, and tried input.
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

        page: "contest"
        width: 1280
        height: 800

        ContestList { id: all }

        WindowCase {
            name: "Contest"

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-contest").item);
            }

            function init() {
                failOnWarning(Warnings.any);
                if (window.page !== "contest")
                    click("railContest");
                page().openProblem("poj-1067");
                page().showView("task");
                window.width = 1280;
            }

            function page(): Item {
                return part("page-contest").item;
            }

            function part(name: string): Item {
                let found = findChild(window.contentItem, name);
                verify(found, name + " exists");
                return found;
            }

            function click(name: string): void {
                mouseClick(settled(name));
            }

            function point(name: string): void {
                const item = settled(name);
                mouseMove(item, 40, item.height / 2);
            }

            function settled(name: string): Item {
                const item = part(name);
                tryVerify(() => item.visible, 5000, name + " is visible");
                for (let above = item; above; above = above.parent) {
                    if (isPolishScheduled(above))
                        verify(waitForItemPolished(above));
                    if (above !== item && typeof above.reveal === "function")
                        above.reveal(item);
                }
                return item;
            }

            function type(text: string): void {
                for (const character of text)
                    keyClick(character);
            }

            function test_searchFindsAProblem() {
                keyClick(Qt.Key_F, Qt.ControlModifier);
                type("hdu 2516");
                keyClick(Qt.Key_Return);
                compare(page().problem.name, "hdu-2516");
                compare(window.title, "Contest – HDU 2516 – Nimstone");
                part("contestWords").text = "";
            }

            function test_arrowKeyMovesInTheList() {
                const list = part("contestList");
                list.forceActiveFocus();
                list.currentIndex = 0;
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                compare(page().problem.name, "luogu-p2197");
            }

            function test_proofButtonOpensTheProof() {
                part("contestTask").ideasAsked = [];
                click("contestIdea");
                click("contestProof");
                compare(window.page, "prove");
                const session = part("page-prove").item.session;
                compare(session.words.theorem, "wythoff-exact");
                compare(session.words.position, "wythoff:4,7");
                // The list of problems for this theorem leads back to the Contest page.
                click("proveContest");
                const list = findChild(part("proveContest"), "proveContestList");
                tryVerify(() => list.opened);
                keyClick(Qt.Key_Return);
                tryCompare(window, "page", "contest");
            }

            function test_ideaIsHiddenUntilItIsRequested() {
                part("contestTask").ideasAsked = [];
                verify(part("contestBoard").visible);
                compare(part("contestBoard").position, "wythoff:2,1");
                compare(part("contestBoardOpen").text, "See Wythoff's game (2, 1)");
                verify(!part("contestProof").visible);
                click("contestIdea");
                verify(part("contestProof").visible);
                page().openProblem("hdu-1527");
                verify(!part("contestProof").visible);
                // A key opens the idea too. The page remembers for each problem whether the idea is open.
                settled("contestIdea").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                verify(part("contestProof").visible);
                page().openProblem("poj-1067");
                verify(part("contestProof").visible);
                click("contestIdea");
                verify(!part("contestProof").visible);
                page().openProblem("hdu-1527");
                verify(part("contestProof").visible);
                click("contestIdea");
                verify(!part("contestProof").visible);
                click("contestBoardOpen");
                tryVerify(() => page().sheet.opened);
                compare(page().sheet.position, part("contestBoard").position);
                page().sheet.close();
                tryVerify(() => !page().sheet.visible);
            }

            function test_noteHighlightsItsLines() {
                click("contestView-code");
                const code = part("contestCode");
                verify(code.lines.length > 15);
                point("note2");
                tryCompare(code, "lit", 2);
                point("code" + (code.lines.findIndex(line => line.note === 1) + 1));
                tryCompare(code, "lit", 1);
                click("contestLanguage-python");
                verify(part("contestCode").lines.some(line => line.plain.includes("import") || line.plain.includes("for ")));
                click("contestLanguage-cpp");
            }

            function test_sampleInputShowsItsCases() {
                click("contestView-try");
                click("contestUseSample");
                const cases = part("contestCases");
                tryCompare(cases, "count", 3);
                click("case1");
                const sheet = page().sheet;
                tryVerify(() => sheet.opened);
                tryVerify(() => findChild(sheet.contentItem, "positionOutcome").text.includes("N-position"));
                mouseClick(findChild(sheet.contentItem, "positionPlay"));
                compare(window.page, "play");
                compare(part("page-play").item.session.position, "wythoff:8,4");
            }

            function test_faultIsMarkedInItsLine() {
                click("contestView-try");
                const area = part("contestInputArea");
                area.text = "2 1\n8 x\n";
                area.forceActiveFocus();
                keyClick(Qt.Key_Return, Qt.ControlModifier);
                tryVerify(() => part("contestFault").text.startsWith("Line 2, column 3"));
                compare(part("contestInput").faultLine, 2);
            }

            function test_inputBreaksAProgram() {
                page().openProblem("poj-1067");
                click("contestView-break");
                const view = part("contestBreak");
                const breaking = view.breaking;
                view.choose("missing-else");
                verify(!part("breakCode").lines.some(line => line.plain.includes("wrong:")));
                const area = findChild(part("breakInput"), "breakInputArea");
                area.text = "x";
                click("breakTry");
                tryVerify(() => breaking.verdict === ContestBreak.Refused);
                area.text = "1 2";
                click("breakTry");
                tryVerify(() => !breaking.running, 60000);
                if (breaking.verdict === ContestBreak.Impossible)
                    skip("there is no compiler");
                compare(breaking.verdict, ContestBreak.Holds);
                area.text = "2 2";
                click("breakTry");
                tryVerify(() => breaking.verdict === ContestBreak.Broken, 60000);
                verify(part("breakCode").marksWrong);
                tryVerify(() => breaking.programs.find(program => program.name === "missing-else").broken);
                verify(breaking.standing.includes("1 program"));
            }

            function test_programFileIsJudged() {
                page().openProblem("poj-1067");
                click("contestView-judge");
                const judge = part("contestJudge").judge;
                judge.tests = 30;
                judge.judgeFile(Qt.resolvedUrl("../../../core/contest/wrong/poj-1067/guessed-pairs.cpp"));
                tryVerify(() => !judge.running, 60000);
                if (judge.shown.letters === "")
                    skip("there is no compiler");
                compare(judge.shown.letters, "WA");
                compare(judge.shown.input, "");
                click("judgeHint");
                compare(judge.shown.hints.length, 1);
                click("judgeShowCase");
                compare(judge.shown.input, "2 3\n");
                compare(judge.shown.position, "wythoff:2,3");
                compare([...judge.shown.likePrograms], ["guessed-pairs"]);
                verify(!part("solved-poj-1067").visible);
                judge.judgeFile(Qt.resolvedUrl("../../../core/contest/solutions/poj-1067.cpp"));
                tryVerify(() => judge.shown.letters === "AC", 60000);
                verify(part("solved-poj-1067").visible);
                compare(part("problem-poj-1067").Accessible.name, "POJ 1067 The Stone-Taking Game, solved");
                // A later program that fails does not remove the tick.
                judge.judgeFile(Qt.resolvedUrl("../../../core/contest/wrong/poj-1067/guessed-pairs.cpp"));
                tryVerify(() => judge.shown.letters === "WA", 60000);
                verify(part("solved-poj-1067").visible);
                // The Type button returns to the typed program.
                verify(!part("judgeField").visible);
                click("judgeType");
                verify(part("judgeField").visible);
                compare(judge.shown.letters, "");
            }

            /// A program is pasted, judged by a key, repaired by a button, and stored for its problem.
            function test_pastedProgramIsJudged() {
                page().openProblem("luogu-p2197");
                click("contestView-judge");
                const judge = part("contestJudge").judge;
                judge.tests = 30;
                const area = part("judgeFieldArea");
                const program = Profile.text(String(Qt.resolvedUrl("lacks-header.cpp")).replace("file://", ""));
                verify(!part("judgeAgain").enabled);
                Profile.setClipboard(program);
                mouseClick(settled("judgeField"));
                verify(area.activeFocus);
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(area.text, program);
                compare(judge.language, "cpp");
                keyClick(Qt.Key_Return, Qt.ControlModifier);
                tryVerify(() => judge.running);
                tryVerify(() => !judge.running, 60000);
                if (judge.shown.letters === "")
                    skip("there is no compiler");
                compare(judge.shown.letters, "CE");
                compare(part("judgeField").faultLine, 17);
                verify(part("judgeCause1").words.includes("cstring"));
                compare(part("judgeRepair").text, "Try with #include <cstring>");
                click("judgeRepair");
                tryVerify(() => judge.shown.letters === "AC", 60000);
                verify(part("judgeNote1").visible);
                compare(area.text, program);
                verify(!part("solved-luogu-p2197").visible);

                // Another problem has a program of its own. It is typed by keys, and the editor indents a block by itself.
                page().openProblem("hdu-1846");
                compare(area.text, "");
                mouseClick(settled("judgeField"));
                click("judgeLanguage-py");
                mouseClick(settled("judgeField"));
                type("while 1:");
                keyClick(Qt.Key_Return);
                type("x");
                compare(area.text, "while 1:\n    x");
                page().openProblem("luogu-p2197");
                compare(area.text, program);
                compare(judge.language, "cpp");
                // Tab moves the focus, because no program needs a tab character.
                mouseClick(settled("judgeField"));
                keyClick(Qt.Key_Tab);
                verify(!area.activeFocus);
            }

            function test_tooLongProgramIsRefused() {
                page().openProblem("poj-2234");
                click("contestView-judge");
                const area = part("judgeFieldArea");
                area.text = "int main() {}";
                Profile.setClipboard("x".repeat(1000001));
                mouseClick(settled("judgeField"));
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(area.text, "int main() {}");
                compare(part("judgeProblem").text, "It cannot be judged: the source file is larger than 1 MB.");
            }

            /// The visible lines of a long program have their numbers; numbers of invisible lines are not created.
            function test_visibleLinesHaveNumbers() {
                page().openProblem("poj-2234");
                click("contestView-judge");
                const area = part("judgeFieldArea");
                area.text = "a\n".repeat(2000);
                area.cursorPosition = area.length;
                const numbersIn = item => {
                    const own = item.line !== undefined && item.fault !== undefined ? [item.text] : [];
                    return own.concat(...[...Array(item.children.length).keys()].map(child => numbersIn(item.children[child])));
                };
                const numbers = () => numbersIn(part("judgeField"));
                tryVerify(() => numbers().includes("2001"));
                verify(!numbers().includes("1"));
                verify(numbers().length < 100);
                area.text = "";
            }

            function test_longLinesEndWithinTheView_data() {
                return [
                    { tag: "1280 pixels wide", width: 1280, scale: 100, half: 0 }, { tag: "960 pixels wide, text scale 200", width: 960, scale: 200, half: 1 }
                ];
            }

            /// Every long line of every right and wrong program ends within its view. Each window size tests half of the
            /// problems, because the views take long to create.
            function test_longLinesEndWithinTheView(data) {
                window.width = data.width;
                Shell.preferences.textScale = data.scale;
                tryVerify(() => window.contentItem.width === data.width);
                let lines = 0;
                let wrapped = 0;
                const isLong = lines => lines.some(line => line.plain.length > 60);
                const look = view => {
                    const shown = part(view);
                    if (!isLong(shown.lines))
                        return;
                    tryVerify(() => findChild(shown, "code" + shown.lines.length) && shown.width > 0);
                    for (let line = 1; line <= shown.lines.length; ++line) {
                        if (shown.lines[line - 1].plain.length <= 60)
                            continue;
                        let row = null;
                        tryVerify(() => row = findChild(shown, "code" + line));
                        const words = [...Array(row.children.length).keys()].map(child => row.children[child]).find(child => child.horizontalAlignment === Text.AlignLeft);
                        ++lines;
                        wrapped += words.lineCount > 1 ? 1 : 0;
                        verify(words.x + words.contentWidth <= shown.width, "the line ends within its view: " + shown.lines[line - 1].plain);
                        verify(words.height <= row.height && !words.truncated, "the line is shown whole: " + shown.lines[line - 1].plain);
                    }
                };
                for (const problem of all.problems.filter((one, index) => index % 2 === data.half)) {
                    page().openProblem(problem.name);
                    if (isLong(page().problem.codeOf("cpp"))) {
                        page().showView("code");
                        look("contestCode");
                    }
                    const wrong = page().problem.pitfalls.map(pitfall => pitfall.program)
                        .filter(program => program !== "" && isLong(page().problem.wrongCodeOf(program)));
                    for (const program of wrong) {
                        page().showView("break");
                        part("contestBreak").choose(program);
                        look("breakCode");
                    }
                }
                Shell.preferences.textScale = 100;
                verify(lines > 20, "only " + lines + " long lines");
                verify(wrapped > 5, "only " + wrapped + " wrapped lines");
            }

            function test_listFoldsAndUnfolds() {
                const code = () => part("contestCode").width;
                click("contestView-code");
                awaitPlace(part("contestCode"));
                const narrow = code();
                click("contestFold");
                tryVerify(() => !part("contestProblems").visible);
                tryVerify(() => code() > narrow + 100);
                verify(part("contestDetail").activeFocus);
                // Opening another problem leaves the list folded; the button and the search unfold it.
                page().openProblem("hdu-1527");
                verify(!part("contestProblems").visible);
                click("contestAll");
                verify(part("contestProblems").visible);
                tryVerify(() => code() === narrow);
                click("contestFold");
                keyClick(Qt.Key_F, Qt.ControlModifier);
                verify(part("contestProblems").visible);
                verify(part("contestWordsInput").activeFocus);
            }

            function test_narrowWindowHasOneColumn() {
                window.width = 960;
                Shell.preferences.textScale = 200;
                tryVerify(() => !page().beside);
                verify(!part("contestProblems").visible);
                click("contestAll");
                verify(part("contestProblems").visible);
                click("problem-hdu-1527");
                compare(page().problem.name, "hdu-1527");
                verify(!part("contestProblems").visible);
                Shell.preferences.textScale = 100;
            }
        }
    }
}
