// Tests the Contest page by clicks and keys: problems, positions, highlighted code, and tried input.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.Theme
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    SignalSpy { id: numbered; signalName: "itemAdded" }

    Main {
        id: window

        page: "contest"
        width: 1280
        height: 800

        ContestList { id: all }

        ContestCase {
            name: "Contest"
            host: window

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
                compare(part("page-play").item.session.shown.position, "wythoff:8,4");
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

            function test_onlyVisibleLinesAreNumbered() {
                click("contestView-try");
                const area = part("contestInputArea");
                numbered.target = part("contestInputNumbers");
                area.text = "2 1\n".repeat(20000);
                compare(area.lineCount, 20001);
                area.text = "";
                window.height = 600;
                area.text = "2 1\n".repeat(20000);
                numbered.target = null;
                verify(numbered.count > 20 && numbered.count < 400, numbered.count + " line numbers were created");
                area.text = "";
                window.height = 800;
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

            function test_longLinesEndWithinTheView_data() {
                return [
                    { tag: "1280 pixels wide", width: 1280, scale: 100, half: 0 }, { tag: "960 pixels wide, text scale 200", width: 960, scale: 200, half: 1 }
                ];
            }

            /// Every long line of every right and wrong program ends within its view. Each window size tests half of the
            /// problems, or an eighth in a short run, because the views take long to create.
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
                        verify(words.x + words.contentWidth <= shown.width,
                               "the line is wider than its view: " + shown.lines[line - 1].plain);
                        verify(words.height <= row.height && !words.truncated,
                               "the line is cut off: " + shown.lines[line - 1].plain);
                    }
                };
                for (const problem of all.problems.filter((one, index) => index % (Counts.deep ? 2 : 8) === data.half)) {
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
                verify(lines > (Counts.deep ? 20 : 5), "there are only " + lines + " long lines");
                verify(wrapped > (Counts.deep ? 5 : 1), "only " + wrapped + " lines are wrapped");
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
                // The list scrolls to the open problem, so hdu-1527, which is next to it in the list, can be clicked.
                window.update();
                waitForRendering(page());
                click("problem-hdu-1527");
                compare(page().problem.name, "hdu-1527");
                verify(!part("contestProblems").visible);
                Shell.preferences.textScale = 100;
            }
        }
    }
}
