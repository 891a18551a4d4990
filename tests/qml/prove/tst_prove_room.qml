// Tests the room on the Prove page: figure and steps fill two thirds of the page, and the figure and the current line
// are visible together, also in the smallest window at any text size.
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

        width: 960
        height: 600
        page: "prove"

        ProveCase {
            id: test
            name: "ProveRoom"

            readonly property SignalSpy layouts: SignalSpy {
                target: test.session ? test.session.figure : null
                signalName: "laidOut"
            }

            function initTestCase() {
                failOnWarning(Warnings.any);
                activate(window);
                page = findChild(window.contentItem, "page-prove").item;
                session = page.session;
            }

            function test_theOutcomeIsBesideThePosition_data() {
                return [{ tag: "en" }, { tag: "zh_CN" }];
            }

            function test_theOutcomeIsBesideThePosition(row) {
                Shell.preferences.motion = "none";
                Shell.preferences.language = row.tag;
                Shell.preferences.textScale = 100;
                const field = findChild(page, "proveHeaps");
                const badge = findChild(page, "proveOutcome");
                window.width = 960;
                window.height = 600;
                const top = item => item.mapToItem(page, 0, 0).y;
                let seen = 0;
                // A short run tests a third of the theorems in each language.
                for (const theorem of some(session.theorems, 3, row.tag === "en" ? 0 : 1)) {
                    session.chooseTheorem(theorem.value);
                    window.update();
                    waitForRendering(page);
                    awaitPlace(field);
                    verify(field.width >= 100, theorem.value + ": the field is " + field.width + " wide");
                    if (!badge.visible)
                        continue;
                    ++seen;
                    verify(top(badge) < top(field) + field.height,
                           theorem.value + ": the outcome at " + top(badge) + " is under the field at " + top(field));
                }
                verify(seen > (Counts.deep ? 20 : 6), "only " + seen + " theorems say who wins");
            }

            function test_sealCoversNoTool_data() {
                const rows = [];
                for (const language of ["en", "zh_CN"]) {
                    for (const size of [[960, 600], [1280, 720], [1366, 768]]) {
                        for (const scale of [100, 200])
                            rows.push({ tag: [language, size.join("x"), scale].join(" "), language: language, size: size, scale: scale });
                    }
                }
                return inTurns(rows);
            }

            function test_sealCoversNoTool(row) {
                Shell.preferences.motion = "none";
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = row.scale;
                [window.width, window.height] = row.size;
                session.chooseTheorem("nim-lemma-2");
                const seal = findChild(page, "proveSeal");
                const tools = findChild(page, "proveTools");
                tryVerify(() => seal.visible);
                const above = () => tools.mapToItem(page, 0, 0).y - seal.mapToItem(page, 0, seal.height).y;
                window.update();
                waitForRendering(page);
                awaitPlace(seal);
                verify(above() >= 0, "the seal covers the tools by " + -above() + " pixels");
                const statement = findChild(page, "proveStatement").parent;
                const below = () => seal.mapToItem(page, 0, 0).y - statement.mapToItem(page, 0, statement.height).y;
                verify(below() >= 0, "the seal covers the statement by " + -below() + " pixels");
            }

            /// With large text, a figure that does not fit is higher than its card, which then scrolls.
            function test_largeTextLeavesRoomForEveryFigure_data() {
                return [{ tag: "en" }, { tag: "zh_CN" }];
            }

            function test_largeTextLeavesRoomForEveryFigure(row) {
                Shell.preferences.motion = "none";
                Shell.preferences.language = row.tag;
                Shell.preferences.textScale = 200;
                window.width = 960;
                window.height = 600;
                const view = findChild(page, "proofPictureView");
                const scrolled = [];
                // A short run tests a third of the theorems in each language.
                for (const theorem of some(session.theorems, 3, row.tag === "en" ? 1 : 2)) {
                    session.openExample(theorem.value);
                    awaitFigure();
                    compare(session.figure.problem, "", theorem.value);
                    if (view.contentHeight > view.height)
                        scrolled.push(theorem.value);
                }
                verify(scrolled.length > 0);
                session.openExample(scrolled[0]);
                awaitFigure();
                tryVerify(() => view.contentHeight > view.height + 1);
                const end = view.contentHeight - view.height;
                view.contentY = end;
                compare(findChild(page, "proofPicture").mapToItem(view, 0, 0).y, -end);
            }

            function test_twoThirdsOfThePageAreFigureAndSteps_data() {
                const rows = [];
                // These theorems have the longest statements, the longest names, and the most tools.
                const theorems = ["cutcake", "euclid", "misere-nim", "subtraction-period", "guy-smith", "sum-theorem", "nim-lemma-1",
                                  "flaw-trailing-blank", "wythoff-zeckendorf", "flaw-fibonacci-int"];
                // A row takes half a second. So each theorem is tested in one size of the window, which differs between
                // languages and text scales. A short run tests every eighth row, so the theorems differ, too.
                const sizes = [[960, 600], [1280, 720], [1366, 768]];
                for (const language of ["en", "zh_CN"]) {
                    for (const scale of [100, 150, 200]) {
                        for (const theorem of theorems) {
                            const size = sizes[rows.length % sizes.length];
                            rows.push({ tag: size.join(" x ") + ", " + language + ", " + scale + "%, " + theorem,
                                        width: size[0], height: size[1], language: language, scale: scale, theorem: theorem });
                        }
                    }
                }
                return inTurns(rows, 8, 5);
            }

            function test_twoThirdsOfThePageAreFigureAndSteps(row) {
                Shell.preferences.motion = "none";
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = row.scale;
                window.width = row.width;
                window.height = row.height;
                session.openExample(row.theorem);
                session.step = 0;
                findChild(page, "proveRest").forceActiveFocus();
                const derivation = findChild(page, "derivation");
                const figure = findChild(page, "proveFigure");
                const controls = findChild(page, "proveControls");
                const top = item => item.mapToItem(page, 0, 0).y;
                /// Returns the visible height from the top of the figure and the steps to the lower of their ends.
                const seen = () => Math.min(Math.max(top(figure) + figure.height, top(derivation) + derivation.height), top(controls))
                    - Math.max(0, Math.min(top(figure), top(derivation)));
                // This is a function, because the page gets its new height only when the window is laid out.
                const share = () => page.height * 2 / 3;
                if (row.scale === 100)
                    tryVerify(() => seen() >= share(), 5000, "before the first step, figure and steps have only " + seen() + " of " + page.height);
                for (let step = 1; step <= 2; ++step) {
                    keyClick(Qt.Key_Right);
                    tryVerify(() => seen() >= share(), 5000, "at step " + step + ", figure and steps have only " + seen() + " of " + page.height);
                    tryVerify(() => derivation.height >= 4 * Theme.body && figure.height >= 0.25 * page.height, 5000,
                              "the steps are only " + derivation.height + " high, the figure " + figure.height);
                }
                const head = findChild(page, "proveTitle");
                if (row.scale === 100)
                    tryVerify(() => !findChild(page, "proveFold").visible, 5000, "the statement is still folded");
                for (const language of [row.language === "en" ? "zh_CN" : "en", row.language]) {
                    Shell.preferences.language = language;
                    window.update();
                    waitForRendering(page);
                    tryVerify(() => seen() >= share(), 5000, "after a switch to " + language + ", figure and steps have only " + seen());
                    if (row.scale === 100)
                        tryVerify(() => top(head) >= 0, 5000, "the header of the page is scrolled away: its top is at " + top(head));
                }
            }

            /// A statement for which there is no room is folded, and unfolded on request.
            function test_aLongStatementIsFoldedAndUnfolded() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                Shell.preferences.textScale = 200;
                window.width = 1366;
                window.height = 768;
                session.openExample("cutcake");
                const fold = findChild(page, "proveFold");
                const statement = findChild(page, "proveStatement");
                tryVerify(() => fold.visible);
                awaitFigure();
                const folded = statement.parent.height;
                verify(folded < statement.contentHeight - 10,
                       "the folded statement has " + folded + " of " + statement.contentHeight + " pixels");
                mouseClick(fold);
                tryVerify(() => statement.parent.height >= statement.contentHeight - 1);
                mouseClick(fold);
                tryCompare(statement.parent, "height", folded);
                mouseClick(fold);
                session.openExample("euclid");
                tryVerify(() => statement.parent.height < statement.contentHeight - 10);
            }

            function test_figureAndCurrentLineAreVisibleTogether_data() {
                const rows = [];
                for (const language of ["en", "zh_CN"]) {
                    for (const scale of [100, 150, 200]) {
                        for (const heaps of ["42, 27, 19", "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13"])
                            rows.push({ tag: language + " at " + scale + "%, " + heaps, language: language, scale: scale, heaps: heaps });
                    }
                }
                return inTurns(rows);
            }

            function test_figureAndCurrentLineAreVisibleTogether(row) {
                window.width = 960;
                window.height = 600;
                Shell.preferences.motion = "none";
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = row.scale;
                session.openExample("nim-lemma-2");
                session.submitPosition(row.heaps);
                findChild(page, "proveRest").forceActiveFocus();
                awaitFigure();
                compare(session.figure.problem, "");
                const controls = findChild(page, "proveControls");
                const figure = findChild(page, "bitColumns");
                for (let step = 1; step <= 6; ++step) {
                    keyClick(Qt.Key_Right);
                    awaitFigure();
                    compare(session.figure.problem, "");
                    const line = findChild(page, "line" + step);
                    const floor = controls.mapToItem(page, 0, 0).y;
                    const top = item => item.mapToItem(page, 0, 0).y;
                    tryVerify(() => top(figure) >= 0 && top(figure) + figure.height <= floor, 5000, "the figure is not in view at step " + step + ": " + top(figure) + " + " + figure.height + " of " + floor);
                    const derivation = findChild(page, "derivation");
                    tryVerify(() => top(line) >= top(derivation) && top(line) + Math.min(line.height, 100) <= floor + 1, 5000, "the current line is not in view");
                }
            }

            /// The sentence beneath a figure takes room from the figure, and depends on which items of the figure had
            /// room. At no size may the figure and the sentence change each other in a loop.
            function test_theFigureIsLaidOutAFiniteNumberOfTimes_data() {
                return [
                    { tag: "150%", scale: 150, theorem: "wythoff-cold", heaps: "9223372036854775807, 1" },
                    { tag: "190%", scale: 190, theorem: "wythoff-cold", heaps: "9223372036854775807, 1" },
                    { tag: "bits", scale: 190, theorem: "nim-lemma-2", heaps: "42, 27, 19" },
                ];
            }

            function test_theFigureIsLaidOutAFiniteNumberOfTimes(row) {
                window.width = 960;
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                Shell.preferences.textScale = row.scale;
                session.chooseTheorem(row.theorem);
                session.submitPosition(row.heaps);
                compare(session.words.refusal, "");
                for (let height = 600; height < 800; height += Counts.deep ? 25 : 50) {
                    window.height = height;
                    waitForRendering(page);
                    layouts.clear();
                    for (let frame = 0; frame < 5; ++frame) {
                        window.update();
                        waitForRendering(page);
                    }
                    verify(layouts.count < 4,
                           "the figure was laid out " + layouts.count + " times in a window of height " + height);
                }
                layouts.clear();
                window.height = 600;
                tryVerify(() => layouts.count > 0);
            }

            function test_theFirstExampleOfEveryTheoremIsDrawn_data() {
                const rows = [];
                for (const language of ["en", "zh_CN"]) {
                    for (const theorem of session.theorems)
                        rows.push({ tag: theorem.value + " in " + language, theorem: theorem.value, language: language });
                }
                // A short run draws every other theorem, in one of the languages; the test functions above draw all of them.
                return inTurns(rows, 4, 2);
            }

            function test_theFirstExampleOfEveryTheoremIsDrawn(row) {
                window.width = 960;
                window.height = 600;
                Shell.preferences.motion = "none";
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = 100;
                session.openExample(row.theorem);
                compare(session.words.refusal, "");
                awaitFigure();
                compare(session.figure.problem, "");
            }
        }
    }
}
