// Shows plain text with < and & in every view where it can appear: it is fully visible, and no view shows markup as text.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    /// Renders a rich text, to find out which text a person sees.
    TextEdit { id: reader; visible: false; textFormat: TextEdit.RichText }
    /// Measures the width of the formula.
    Text { id: measure; visible: false; textFormat: Text.PlainText; text: root.formula }

    /// The text of a file with one exported answer.
    readonly property string answers: JSON.stringify({ format: "nimstone-progress", version: 1, answers: [{ id: "a",
        time: "2026-03-14T15:09:26.535Z", day: "2026-03-14", skill: "nim-sum", exercise: "nim-sum 2 4711/17", answer: "12",
        right: true, first: true, hints: 0 }] })
    readonly property string formula: "n == 0 || q<zeck(n) && a<b & 1"

    Connections {
        id: heard
        property var said: []
        target: Announcer
        function onSaid(words: string): void { heard.said.push(words); }
    }

    Component { id: appText; AppText { text: root.formula; wrapMode: Text.NoWrap } }
    Component { id: noteText; NoteText { text: root.formula; wrapMode: Text.NoWrap } }
    Component { id: problemText; ProblemText { text: root.formula; wrapMode: Text.NoWrap } }
    Component { id: heading; Heading { text: root.formula; wrapMode: Text.NoWrap } }
    Component { id: button; AppButton { text: root.formula } }
    Component { id: choice; ChoiceButton { text: root.formula } }
    Component { id: row; ListRow { text: root.formula } }
    Component { id: figureText; FigureText { text: "y<sub>1</sub>" } }
    Component { id: badge; OutcomeBadge { winning: true; label: root.formula } }

    Main {
        id: window

        page: "explore"
        width: 1280
        height: 900

        WindowCase {
            name: "Markup"

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
            }

            function init() {
                failOnWarning(Warnings.any);
            }

            function part(name: string): Item {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function page(name: string): var {
                window.page = name;
                tryVerify(() => part("page-" + name).item);
                return part("page-" + name).item;
            }

            function explore(view: string, position: string): var {
                const explored = page("explore");
                explored.openPosition(position);
                explored.showView(view);
                tryVerify(() => explored.shown && !explored.shown.busy);
                return explored.shown.model;
            }

            function contest(view: string): Item {
                const shown = page("contest");
                shown.openProblem("poj-1067");
                shown.showView(view);
                tryVerify(() => findChild(shown, "contest" + view[0].toUpperCase() + view.substring(1)));
                return part("contest" + view[0].toUpperCase() + view.substring(1));
            }

            /// Opens a file of recorded answers on the Settings page. The name of the file looks like markup.
            function openAnswers(): RecordFiles {
                page("settings");
                return openAnswersIn(part("settingsData").files);
            }

            function openAnswersIn(files: RecordFiles): RecordFiles {
                tryVerify(() => Shell.progress.loaded);
                const file = Profile.folder + "/a<b & \"c\".json";
                verify(Profile.write(file, root.answers));
                if (files.opened.length === 0)
                    files.open(["file://" + encodeURI(file)]);
                tryVerify(() => files.opened.length === 1);
                return files;
            }

            /// All visible texts inside `item`.
            function gather(item: Item, found: var): var {
                if (!item.visible || item.opacity === 0)
                    return found;
                if (typeof item.textFormat === "number" && typeof item.paintedWidth === "number" && typeof item.cursorPosition !== "number")
                    found.push(item);
                for (let index = 0; index < item.children.length; ++index)
                    gather(item.children[index], found);
                return found;
            }

            /// All visible items inside `item` that have a text for a screen reader.
            function named(item: Item, found: var): var {
                if (!item.visible)
                    return found;
                if (typeof item.text === "string" && !item.Accessible.ignored)
                    found.push(item);
                for (let index = 0; index < item.children.length; ++index)
                    named(item.children[index], found);
                return found;
            }

            /// True if the text contains markup other than the typed examples.
            function leaks(words: string): bool {
                return /<\/?(?:b|i|su[bp])>|&(?:lt|gt|amp|nbsp|quot);/.test(words.replace(/<b>(?:&|x<\/b>)/g, ""));
            }

            /// The visible text, with ordinary blanks in place of no-break spaces.
            function seen(text: Item): string {
                reader.text = text.text;
                const words = text.textFormat === Text.PlainText ? text.text : reader.getText(0, reader.length);
                return words.replace(/\u00a0/g, " ").replace(/\u2060/g, "");
            }

            function test_componentsShowAFormulaWithoutMarkup_data() {
                return [
                    { tag: "AppText", made: appText }, { tag: "NoteText", made: noteText }, { tag: "ProblemText", made: problemText },
                    { tag: "Heading", made: heading }, { tag: "AppButton", made: button }, { tag: "ChoiceButton", made: choice },
                    { tag: "ListRow", made: row }, { tag: "OutcomeBadge", made: badge }
                ];
            }

            function test_componentsShowAFormulaWithoutMarkup(data) {
                const item = createTemporaryObject(data.made, window.contentItem);
                const text = gather(item, []).find(one => seen(one) === root.formula || one.text === root.formula);
                verify(text);
                measure.font = text.font;
                fuzzyCompare(text.implicitWidth, measure.implicitWidth, 1);
                compare(seen(text), root.formula);
            }

            function test_controlsAreNamedWithoutMarkup_data() {
                return [
                    { tag: "AppButton", made: button, words: "y 1 xor 3" }, { tag: "ChoiceButton", made: choice, words: "y 1 xor 3" },
                    { tag: "ListRow", made: row, words: "y 1 xor 3" }, { tag: "OutcomeBadge", made: badge, words: "N y 1 xor 3" }
                ];
            }

            function test_controlsAreNamedWithoutMarkup(data) {
                const text = "y<sub>1</sub> ⊕ <b>3</b>";
                const item = createTemporaryObject(data.made, window.contentItem, data.made === badge ? { label: text } : { text: text });
                compare(item.Accessible.name, data.words);
            }

            function test_figuresOfAnySizeShowSubscriptsWithoutAWarning_data() {
                return [{ tag: "usual", size: 13 }, { tag: "tiny", size: 1.4 }, { tag: "no size", size: 0 }];
            }

            function test_figuresOfAnySizeShowSubscriptsWithoutAWarning(data) {
                const text = createTemporaryObject(figureText, window.contentItem, { size: data.size });
                compare(seen(text), "y1");
                verify(text.paintedWidth > 0);
            }

            function test_viewsShowTypedTextWithoutMarkup_data() {
                return [
                    { tag: "ready claims", sees: "n == 0 || q < lowbit(n)", feed: () => {
                        explore("conjecture", "wythoff:3,5");
                        const ready = part("conjectureReady");
                        ready.clicked();
                        const list = findChild(ready, "conjectureReadyList");
                        tryVerify(() => list.opened);
                        list.contentItem.positionViewAtEnd();
                    } },
                    { tag: "claim of another kind", sees: "'a < b'", feed: () => {
                        const lab = explore("conjecture", "wythoff:3,5");
                        lab.claim = "a < b < 3";
                        lab.check();
                    } },
                    { tag: "claim with a sign that has no meaning", sees: "'&'", feed: () => {
                        const lab = explore("conjecture", "wythoff:3,5");
                        lab.claim = "a <& b";
                        lab.check();
                    } },
                    { tag: "game to compare with", sees: "'<&'", feed: () => explore("map", "wythoff:3,5").compareWith("nim:<&") },
                    { tag: "part of a sum", sees: "'<&'", feed: () => explore("sum", "nim:3,5").add("nim:<&") },
                    { tag: "part that cannot be added", sees: "misere-nim: 1", feed: () => explore("sum", "nim:3,5").add("misere-nim: 1") },
                    { tag: "own terms", sees: "'<b>x</b>'", feed: () => {
                        explore("sequence", "kayles:7");
                        if (!part("sequenceOwn").visible)
                            part("sequenceCompare").clicked();
                        part("sequenceInput").text = "1, <b>x</b>";
                    } },
                    { tag: "explored position", sees: "'<&'", feed: () => { explore("map", "wythoff:3,5"); page("explore").openPosition("nim:<&"); } },
                    { tag: "answer", sees: "'<3 & 4'", feed: () => {
                        const session = page("practise").session;
                        session.mixed = false;
                        session.skill = "nim-sum";
                        session.setNumber("<3 & 4");
                        session.check();
                    } },
                    { tag: "title of a set", sees: "R&D, a<b", feed: () => {
                        const session = page("practise").session;
                        Exercises.startSet(session, "R&D, a<b", ["nim-sum 1 4711/1", "nim-sum 1 4711/2"]);
                        tryVerify(() => session.set.shown.running);
                    } },
                    { tag: "title that is too long", sees: "This title is too long", feed: () => {
                        const practise = page("practise");
                        practise.showSets(true);
                        practise.sets.editor.title = "R&D, a<b ".repeat(200);
                    } },
                    { tag: "opened answers in Settings", sees: "a<b & \"c\".json", feed: () => openAnswers() },
                    { tag: "answers that were added", sees: "added from a<b & \"c\".json", feed: () => {
                        const files = openAnswers();
                        files.addShown();
                        tryVerify(() => files.undoText !== "");
                    } },
                    { tag: "opened answers in the record", sees: "a<b & \"c\".json", feed: () => {
                        page("practise").showRecord(true);
                        tryVerify(() => page("practise").record);
                        openAnswersIn(page("practise").record.files);
                    } },
                    { tag: "answers that cannot be read", sees: "a<b & c.json", feed: () => {
                        const files = page("settings") && part("settingsData").files;
                        files.open(["file:///nowhere/a<b & c.json"]);
                        tryVerify(() => files.news !== "");
                    } },
                    { tag: "folder of an export", sees: "R&D a<b", feed: () => {
                        page("practise").showRecord(false);
                        const files = page("settings") && part("settingsData").files;
                        files.exportRecord(Profile.folder + "/R&D a<b");
                        tryVerify(() => files.news !== "");
                    } },
                    { tag: "set that was begun", sees: "R&D, a<b", feed: () => page("home") },
                    { tag: "played position", sees: "'<&'", feed: () => page("play").session.openPosition("nim:<&") },
                    { tag: "position of a proof", sees: "'<&'", feed: () => { page("prove").session.chooseTheorem("nim-lemma-2"); page("prove").session.submitPosition("3,<&"); } },
                    { tag: "position of a proof that looks like markup", sees: "'<b>x</b>'", feed: () => page("prove").session.submitPosition("nim:<b>x</b>") },
                    { tag: "move of a proof that looks like markup", sees: "'<b>x</b>'", feed: () => {
                        const session = page("prove").session;
                        session.chooseTheorem("nim-lemma-1");
                        session.submitMove("<b>x</b>");
                    } },
                    { tag: "own heaps", sees: "'<b>x</b>'", feed: () => page("practise").openPosition("<b>x</b>") },
                    { tag: "number of exercises", sees: "'<b>x</b>'", feed: () => {
                        const practise = page("practise");
                        practise.showSets(true);
                        const adding = practise.sets.editor.adding;
                        if (!adding.chosen[0])
                            adding.toggle(0);
                        adding.count = "<b>x</b>";
                        adding.draw(1);
                    } },
                    { tag: "contest input", sees: "'<b>&'", feed: () => {
                        const view = contest("try");
                        part("contestInput").text = "2 <b>&";
                        view.run();
                        tryVerify(() => view.trial.fault !== "");
                    } },
                    { tag: "input from a file", sees: "a<b & c.txt", feed: () => {
                        const view = contest("try");
                        view.trial.tryFile("file:///nowhere/a<b & c.txt");
                        tryVerify(() => view.trial.fault !== "");
                    } },
                    { tag: "judged program", sees: "a<b & c.cpp", feed: () => {
                        const view = contest("judge");
                        view.judge.judgeFile("file:///nowhere/a<b & c.cpp");
                        tryVerify(() => !view.judge.running);
                    } },
                    { tag: "program to break", sees: "1 <b>&", feed: () => {
                        const view = contest("break");
                        part("breakInput").text = "1 <b>&";
                        view.breaking.attempt("1 <b>&");
                        tryVerify(() => view.breaking.news !== "");
                    }, where: () => part("breakNews").text + part("breakInput").text },
                    { tag: "code", sees: "#include <", feed: () => contest("code") }
                ];
            }

            function test_viewsShowTypedTextWithoutMarkup(data) {
                data.feed();
                let texts = [];
                const tellsIt = () => {
                    texts = gather(rootOf(window.contentItem), []).map(seen);
                    return data.where ? data.where().includes(data.sees) : texts.some(text => text.includes(data.sees));
                };
                tryVerify(tellsIt, 5000, () => "\"" + data.sees + "\" in " + texts.filter(text => /[<&']/.test(text)).join("\n"));
                for (const text of texts)
                    verify(!leaks(text), "markup is shown as text: " + text);
                for (const item of named(rootOf(window.contentItem), []))
                    verify(!leaks(item.Accessible.name + item.Accessible.description), "markup is read aloud: " + item.Accessible.name + item.Accessible.description);
                for (const words of heard.said)
                    verify(!leaks(words), "markup is announced: " + words);
                for (const name of ["conjectureReadyList"]) {
                    const list = findChild(window.contentItem, name);
                    if (list?.opened) {
                        list.close();
                        tryVerify(() => !list.visible);
                    }
                }
            }

            function test_theTooltipShowsAFormulaAsPlainText() {
                explore("conjecture", "wythoff:3,5");
                const button = part("conjectureHelp");
                button.hint = root.formula;
                mouseMove(button, button.width / 2, button.height / 2);
                const tip = button.ToolTip.toolTip;
                tryVerify(() => tip.visible);
                compare(tip.text, root.formula);
                compare(tip.contentItem.textFormat, Text.PlainText);
                mouseMove(window.contentItem, 2, 2);
                tryVerify(() => !tip.visible);
            }
        }
    }
}
