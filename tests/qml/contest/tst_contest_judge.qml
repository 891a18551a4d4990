// Tests judging of the user's own program on the Contest page with real mouse and key events: pasting, judging, repairing, and
// whether the verdict is visible.
import QtQuick
import QtTest
import Nimstone.Buttons
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "contest"
        width: 1280
        height: 800

        ContestCase {
            id: test
            name: "ContestJudge"
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
                // The page keeps a typed program for each problem, also one that another test has typed.
                for (const problem of ["luogu-p2197", "hdu-1846"]) {
                    page().openProblem(problem);
                    page().showView("judge");
                    if (!part("judgeField").visible)
                        click("judgeType");
                    part("judgeFieldArea").clear();
                }
                page().openProblem("poj-1067");
                page().showView("task");
                window.width = 1280;
                window.height = 800;
                Shell.preferences.language = "en";
                Shell.preferences.textScale = 100;
            }

            function lacksHeader(): string {
                return Profile.text(String(Qt.resolvedUrl("lacks-header.cpp")).replace("file://", ""));
            }

            /// Opens the problem, pastes the program into its field, and returns the judge.
            function typeProgram(problem: string, program: string): var {
                page().openProblem(problem);
                page().showView("judge");
                const judge = part("contestJudge").judge;
                judge.tests = 30;
                Profile.setClipboard(program);
                mouseClick(settled("judgeField"));
                keyClick(Qt.Key_A, Qt.ControlModifier);
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(part("judgeFieldArea").text, program);
                return judge;
            }

            /// The judge that `judgeBy` waits for, whether it is running, and how often it has ended.
            property var watched: null
            property bool busy: false
            property int ends: 0
            readonly property Connections watcher: Connections {
                target: test.watched
                function onChanged(): void {
                    test.ends += test.busy && !test.watched.running ? 1 : 0;
                    test.busy = test.watched.running;
                }
            }

            /// Calls `start`, and waits until the judge has run and ended. On a busy machine both may happen during a single key press.
            function judgeBy(judge: var, start: var): void {
                watched = judge;
                busy = judge.running;
                ends = 0;
                start();
                tryVerify(() => ends > 0 && !judge.running);
            }

            function judgeByKeys(judge: var): void {
                judgeBy(judge, () => keyClick(Qt.Key_Return, Qt.ControlModifier));
                if (judge.shown.letters === "")
                    skip("there is no compiler");
            }

            /// True if the item with this name is visible as a whole.
            function inSight(name: string): bool {
                const item = part(name);
                const view = part("contestJudge");
                const top = item.mapToItem(view, 0, 0).y;
                return item.visible && top >= 0 && top + item.height <= view.height;
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
                // The problem stays solved if a later program fails.
                judge.judgeFile(Qt.resolvedUrl("../../../core/contest/wrong/poj-1067/guessed-pairs.cpp"));
                tryVerify(() => judge.shown.letters === "WA", 60000);
                verify(part("solved-poj-1067").visible);
                // The button replaces the judged file by the field for a typed program.
                verify(!part("judgeField").visible);
                click("judgeType");
                verify(part("judgeField").visible);
                compare(judge.shown.letters, "");
            }

            /// Pastes a program, judges it with a key, and repairs it with a button. The page keeps a program for each problem.
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
                judgeBy(judge, () => keyClick(Qt.Key_Return, Qt.ControlModifier));
                if (judge.shown.letters === "")
                    skip("there is no compiler");
                compare(judge.shown.letters, "CE");
                compare(part("judgeField").faultLine, 17);
                verify(part("judgeCause1").words.includes("cstring"));
                compare(part("judgeRepair").text, "Try with #include <cstring>");
                // While a repair is offered, its button is the only one that stands out.
                const standsOut = name => part(name).look === AppButton.Primary;
                compare(["judgeRepair", "judgeAgain", "judgeAgainBelow"].filter(standsOut), ["judgeRepair"]);
                click("judgeRepair");
                tryVerify(() => judge.shown.letters === "AC", 60000);
                verify(standsOut("judgeAgain") && standsOut("judgeAgainBelow"));
                verify(part("judgeNote1").visible);
                compare(area.text, program);
                verify(!part("solved-luogu-p2197").visible);

                // Another problem has its own program, which is typed here. The field indents a new block by itself.
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
                // The Tab key moves the focus, because no program needs a typed tab character.
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
                compare(part("judgeProblem").text, "It cannot be judged: the source is larger than 1 MB.");
            }

            /// The lines of a long program have numbers, which are created only for the visible lines.
            function test_everyLineHasANumber() {
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

            /// The verdict, its cause, and the button that repairs the program are visible without scrolling, even in a small window.
            function test_aVerdictIsVisibleInSmallWindows_data() {
                return some([
                    { tag: "960x600", size: Qt.size(960, 600), language: "en" },
                    { tag: "960x600, Chinese", size: Qt.size(960, 600), language: "zh_CN" },
                    { tag: "1366x768", size: Qt.size(1366, 768), language: "en" }
                ], 2);
            }
            function test_aVerdictIsVisibleInSmallWindows(data) {
                Shell.preferences.language = data.language;
                window.width = data.size.width;
                window.height = data.size.height;
                const judge = typeProgram("luogu-p2197", lacksHeader());
                awaitPlace(part("judgeAgain"));
                // The place for the verdict is visible even before the program is judged.
                verify(inSight("judgeAbout"), "judgeAbout is not fully visible");
                judgeByKeys(judge);
                for (const name of ["judgeVerdict", "judgeCause1", "judgeRepair"])
                    tryVerify(() => inSight(name), 5000, name + " is not fully visible");
                tryVerify(() => inSight("judgeAgain") || inSight("judgeAgainBelow"), 5000, "no button that judges is visible");
            }

            /// A long message of the compiler may scroll the button that judges out of view. The button is then repeated below the message.
            function test_buttonIsReachableBelowALongMessage_data() {
                return some([
                    { tag: "960x600, large text", size: Qt.size(960, 600), language: "en", scale: 200 },
                    { tag: "960x600", size: Qt.size(960, 600), language: "en", scale: 100 },
                    { tag: "960x600, Chinese", size: Qt.size(960, 600), language: "zh_CN", scale: 100 },
                    { tag: "1366x768", size: Qt.size(1366, 768), language: "en", scale: 100 }
                ], 2);
            }
            function test_buttonIsReachableBelowALongMessage(data) {
                Shell.preferences.language = data.language;
                Shell.preferences.textScale = data.scale;
                window.width = data.size.width;
                window.height = data.size.height;
                const lines = Array.from({ length: 14 }, (none, index) => `    none${index};\n`);
                const judge = typeProgram("hdu-1846", "int main() {\n" + lines.join("") + "}\n");
                judgeByKeys(judge);
                compare(judge.shown.letters, "CE");
                click("judgeLogWhole");
                const scroll = settled("judgeScroll");
                tryVerify(() => scroll.contentHeight > scroll.height + 100);
                for (const share of [0, 0.25, 0.5, 0.75, 1]) {
                    scroll.contentY = share * (scroll.contentHeight - scroll.height);
                    tryVerify(() => inSight("judgeAgain") !== inSight("judgeAgainBelow"), 5000,
                              "not exactly one button that judges is visible, scrolled by " + share);
                }
                // The page may still scroll to the verdict once, so the test scrolls to the end until the view stays there.
                tryVerify(() => {
                    scroll.contentY = scroll.contentHeight - scroll.height;
                    return inSight("judgeAgainBelow");
                });
                compare(part("judgeAgainBelow").text, part("judgeAgain").text);
                judgeBy(judge, () => mouseClick(part("judgeAgainBelow")));
                compare(judge.shown.letters, "CE");
            }

            function test_limitsUnfold_data() {
                return [{ tag: "below the program", size: Qt.size(960, 600) }, { tag: "beside the verdict", size: Qt.size(1440, 900) }];
            }
            function test_limitsUnfold(data) {
                window.width = data.size.width;
                window.height = data.size.height;
                const judge = typeProgram("hdu-1846", "int main() {}");
                const unfold = part("judgeLimits");
                compare(unfold.text, "2 s · 256 MB · 30 inputs");
                verify(!part("judgeSeconds").visible);
                click("judgeLimits");
                for (const name of ["judgeLimits", "judgeSeconds", "judgeMegabytes", "judgeTests"])
                    tryVerify(() => inSight(name), 5000, name + " is not fully visible");
                // The distance between two rows is the usual spacing.
                const limits = ["judgeSeconds", "judgeMegabytes", "judgeTests"].map(name => settled(name));
                const rows = [...new Set(limits.map(limit => limit.y))];
                const gaps = rows.slice(1).map((y, index) => y - rows[index] - limits[0].height);
                compare(rows[0], 0);
                verify(gaps.every(gap => gap === limits[0].parent.spacing), "the distances between the rows are " + gaps);
                click("judgeSecondsChoice-5");
                compare(judge.seconds, 5);
                compare(unfold.text, "5 s · 256 MB · 30 inputs");
                unfold.forceActiveFocus();
                keyClick(Qt.Key_Return);
                verify(!part("judgeSeconds").visible);
                judge.seconds = 2;
            }

            /// The language is detected again if a program is pasted over another program. An edit does not change the
            /// language that the user chose.
            function test_languageIsDetectedForEachPaste() {
                const judge = typeProgram("hdu-1846", "#include <iostream>\nint main() {}\n");
                compare(judge.language, "cpp");
                typeProgram("hdu-1846", "import sys\nprint(sys.argv)\n");
                compare(judge.language, "py");
                typeProgram("hdu-1846", "#include <iostream>\nint main() {}\n");
                compare(judge.language, "cpp");
                click("judgeLanguage-c");
                mouseClick(settled("judgeField"));
                keyClick(Qt.Key_Space);
                compare(judge.language, "c");
            }

            /// If the program changes after it was judged, the page says that the verdict is about the earlier program. The mark on the line of
            /// the error disappears while the lines are different.
            function test_changedProgramIsReported() {
                const judge = typeProgram("luogu-p2197", lacksHeader());
                judgeByKeys(judge);
                verify(!part("judgeOutdated").visible);
                compare(part("judgeField").faultLine, 17);
                part("judgeFieldArea").cursorPosition = 0;
                keyClick(Qt.Key_Return);
                verify(part("judgeOutdated").visible);
                compare(part("judgeField").faultLine, 0);
                keyClick(Qt.Key_Backspace);
                verify(!part("judgeOutdated").visible);
                compare(part("judgeField").faultLine, 17);
                click("judgeLanguage-c");
                verify(part("judgeOutdated").visible);
                click("judgeLanguage-cpp");
                verify(!part("judgeOutdated").visible);
            }

            /// The field for the program scrolls to the marked line of a long program.
            function test_theFieldScrollsToTheLineOfTheError() {
                const judge = typeProgram("hdu-1846", "\n".repeat(200) + "int main() { return none; }" + "\n".repeat(200));
                const area = part("judgeFieldArea");
                area.cursorPosition = 0;
                judgeByKeys(judge);
                compare(part("judgeField").faultLine, 201);
                const top = () => area.mapToItem(part("judgeField"), 0, area.positionToRectangle(200).y).y;
                tryVerify(() => top() >= 0 && top() < part("judgeField").height - 10);
            }

            /// Only the beginning of a long text is shown at first, so that the user need not scroll far to the texts below it.
            function test_longTextsAreFolded() {
                const judge = typeProgram("hdu-1846", "#include <cstdio>\n#include <cstdlib>\nint main() {\n    int t, n, m;\n    scanf(\"%d\", &t);\n"
                    + "    if (t >= 40)\n        abort();\n    while (t--) {\n        scanf(\"%d%d\", &n, &m);\n"
                    + "        puts(n % (m + 1) ? \"first\" : \"second\");\n    }\n}\n");
                judgeByKeys(judge);
                compare(judge.shown.letters, "RE");
                click("judgeShowCase");
                const lines = judge.shown.input.trim().split("\n").length;
                verify(lines > 22, "the input has only " + lines + " lines");
                const folded = settled("judgeInput").height;
                compare(part("judgeInputWhole").text, `Show all ${lines} lines`);
                click("judgeInputWhole");
                tryVerify(() => part("judgeInput").height > folded + 100);
                verify(!part("judgeInputWhole").visible);
                // After the next verdict, the new text is folded again.
                judgeByKeys(judge);
                click("judgeShowCase");
                verify(part("judgeInputWhole").visible);
            }

            function test_layoutOfAProgramIsKept() {
                typeProgram("hdu-1846", "\tx\n    y\n" + "z".repeat(400));
                const area = part("judgeFieldArea");
                fuzzyCompare(area.positionToRectangle(1).x, area.positionToRectangle(7).x, 1);
                const bar = part("judgeFieldSideways");
                awaitPlace(bar);
                verify(bar.size < 1);
                area.cursorPosition = 0;
                tryCompare(bar, "position", 0);
                mousePress(bar, 10, bar.height / 2);
                mouseMove(bar, bar.width / 2, bar.height / 2);
                mouseRelease(bar, bar.width / 2, bar.height / 2);
                verify(bar.position > 0.1, "the scroll bar is at " + bar.position);
                area.text = "short";
                tryVerify(() => !bar.visible);
            }
        }
    }
}
