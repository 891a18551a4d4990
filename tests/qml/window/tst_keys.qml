// Tests the shortcuts of the window: they show the list of shortcuts of each page, change the text size, open a file, show About,
// and quit.
import QtQuick
import QtQuick.Templates as T
import QtTest
import Nimstone.Tests
import Nimstone.Theme
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "play"
        width: 1280
        height: 800

        WindowCase {
            id: test
            name: "WindowKeys"

            property var sheet

            function initTestCase() {
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                Shell.preferences.motion = "none";
            }

            function init() {
                Shell.preferences.language = "en";
                Shell.preferences.singleKeys = "on";
                Shell.preferences.textScale = 100;
            }

            function all(item, wanted, found) {
                if (wanted(item))
                    found.push(item);
                for (let i = 0; i < item.children.length; ++i)
                    all(item.children[i], wanted, found);
                return found;
            }
            function texts() {
                return all(rootOf(window.contentItem), item => item.visible && item.text !== undefined && item.color !== undefined, []).map(item => item.text);
            }
            function open(page) {
                window.page = page;
                tryVerify(() => findChild(window.contentItem, "page-" + page).item !== null);
                if (page === "practise") {
                    const exercises = findChild(window.contentItem, "page-practise").item;
                    exercises.settled = false;
                    exercises.showRecord(false);
                    tryVerify(() => exercises.settled);
                }
                keyClick(Qt.Key_F1);
                tryVerify(() => texts().includes("Everywhere"));
            }
            function close() {
                keyClick(Qt.Key_Escape);
                tryVerify(() => !texts().includes("Everywhere"));
            }

            function test_theListOfShortcutsContainsThoseOfThePage_data() {
                return [
                    { tag: "play", page: "play", here: ["New game", "Make the move", "Undo", "Save this game"], elsewhere: ["Next step", "Run or pause the proof"] },
                    { tag: "prove", page: "prove", here: ["Next step", "Run or pause the proof", "Copy or save this proof"], elsewhere: ["Make the move", "New game"] },
                    { tag: "practise", page: "practise", here: ["Show hint"], elsewhere: ["Make the move", "Next step"] },
                    { tag: "settings", page: "settings", here: ["Open a file"], elsewhere: ["Make the move", "Next step"] }
                ];
            }

            function test_theListOfShortcutsContainsThoseOfThePage(row) {
                open(row.page);
                const shown = texts();
                for (const words of row.here.concat(["Home", "Settings", "Quit", "Larger text", "Full screen"]))
                    verify(shown.includes(words), words + " is missing in " + shown.join("|"));
                for (const words of row.elsewhere)
                    verify(!shown.includes(words), words + " is listed, but is not a shortcut of this page");
                close();
            }

            function test_digitShortcutsAreListedAsOneRow_data() {
                return [{ tag: "heaps", skill: "eligible-heap", open: "12 9 3", label: "1–3", words: "Choose the heap with this number" },
                        { tag: "answers", skill: "outcome", open: "31/1", label: "1–2", words: "Choose the answer with this number" },
                        { tag: "a number is typed", skill: "nim-sum", open: "31/1", label: "", words: "" },
                        { tag: "numbers are typed", skill: "all-moves", open: "31/1", label: "", words: "" }];
            }

            function test_digitShortcutsAreListedAsOneRow(row) {
                window.page = "practise";
                tryVerify(() => findChild(window.contentItem, "page-practise").item !== null);
                const session = findChild(window.contentItem, "page-practise").item.session;
                session.skill = row.skill;
                compare(session.open(row.open), "");
                open("practise");
                const shown = texts();
                compare(shown.filter(text => text.startsWith("Choose the ") && text.endsWith(" number")), row.words === "" ? [] : [row.words]);
                verify(row.label === "" || shown.includes(row.label));
                close();
            }

            /// A shortcut is named as the key is labeled, in Chinese too.
            function test_theHomeKeyIsNotTranslatedLikeTheHomePage() {
                window.page = "prove";
                tryVerify(() => findChild(window.contentItem, "page-prove").item !== null);
                Shell.preferences.language = "zh_CN";
                const places = found => found.filter(text => ["首页", "上", "下"].includes(text));
                keyClick(Qt.Key_F1);
                tryVerify(() => texts().includes("所有页面"));
                const shown = texts();
                // The name of the page is once in the list, and once on the rail.
                compare(places(shown), ["首页", "首页"]);
                for (const cap of ["Home", "↑", "↓"])
                    verify(shown.includes(cap), cap + " is missing");
                keyClick(Qt.Key_Escape);
                tryVerify(() => !texts().includes("所有页面"));
            }

            function test_shortcutsThatAreOffAreNotListed() {
                Shell.preferences.singleKeys = "off";
                open("play");
                verify(!texts().includes("H"));
                verify(texts().includes("Ctrl+N"));
                close();
                Shell.preferences.singleKeys = "on";
                open("play");
                verify(texts().includes("H"));
                close();
            }

            /// Each entry of a table of keys has words, and each of its keys has an action.
            function test_everyListedKeyHasAnAction_data() {
                return [{ tag: "board", page: "play" }, { tag: "proof", page: "prove" }];
            }

            function test_everyListedKeyHasAnAction(row) {
                window.page = row.page;
                tryVerify(() => findChild(window.contentItem, "page-" + row.page).item !== null);
                const page = findChild(window.contentItem, "page-" + row.page).item;
                const item = row.page === "play" ? findChild(page, "board") : page;
                verify(item.keyTable.length > 4);
                for (const line of item.keyTable) {
                    verify(line.words !== "");
                    const keys = line.strokes ?? [line];
                    verify(keys.length > 0 && keys.every(key => typeof key.act === "function"),
                           line.words + " has no key, or a key without an action");
                }
            }

            /// If an answer by bits or by a choice has the focus, Tab moves the focus to an item inside the answer,
            /// although the answer is not a tab stop itself.
            function test_tabFromAnAnswerThatIsNotATabStopStaysInTheAnswer_data() {
                return [{ tag: "bits", skill: "read-binary" }, { tag: "choice", skill: "outcome" }];
            }

            function test_tabFromAnAnswerThatIsNotATabStopStaysInTheAnswer(row) {
                open("practise");
                close();
                const page = findChild(window.contentItem, "page-practise").item;
                const answer = findChild(page, "answering");
                for (let place = 1; place < 20 && !answer.activeFocus; ++place) {
                    page.settled = false;
                    compare(page.session.open(`${row.skill} 1 7/${place}`), "");
                    tryVerify(() => page.settled);
                }
                verify(answer.activeFocus);
                const before = window.activeFocusItem;
                keyClick(Qt.Key_Tab);
                let holder = window.activeFocusItem;
                verify(holder !== before, "Tab did not move the focus");
                while (holder !== null && holder !== answer)
                    holder = holder.parent;
                compare(holder, answer);
            }

            function test_ctrlQuestionMarkOpensTheListOfShortcuts() {
                window.page = "settings";
                // On a keyboard, the question mark needs Shift, which the platform removes from the event.
                keyClick(Qt.Key_Question, Qt.ControlModifier);
                tryVerify(() => texts().includes("Everywhere"));
                close();
            }

            function test_shortcutsChangeTheTextSize() {
                window.page = "settings";
                keyClick(Qt.Key_Plus, Qt.ControlModifier);
                compare(Shell.preferences.textScale, 110);
                keyClick(Qt.Key_Equal, Qt.ControlModifier);
                compare(Shell.preferences.textScale, 120);
                keyClick(Qt.Key_Minus, Qt.ControlModifier);
                compare(Shell.preferences.textScale, 110);
                keyClick(Qt.Key_0, Qt.ControlModifier);
                compare(Shell.preferences.textScale, 100);
                keyClick(Qt.Key_Minus, Qt.ControlModifier);
                compare(Shell.preferences.textScale, 100);
                Shell.preferences.textScale = 200;
                keyClick(Qt.Key_Plus, Qt.ControlModifier);
                compare(Shell.preferences.textScale, 200);
            }

            function test_highContrastUsesBlackAndWhite() {
                Shell.preferences.theme = "light";
                Shell.preferences.contrast = "high";
                compare(Theme.paper, "#ffffff");
                Shell.preferences.theme = "dark";
                compare(Theme.paper, "#000000");
                Shell.preferences.contrast = "normal";
                compare(Theme.paper, "#171a1c");
                Shell.preferences.theme = "light";
            }

            function test_aFileOfAnotherFormatIsReported() {
                const file = Profile.folder + "/list.txt";
                verify(Profile.write(file, "milk\n"));
                window.openFile("file://" + file);
                tryVerify(() => texts().includes("list.txt: expected a saved game, an exercise set, or exported answers"));
                keyClick(Qt.Key_Escape);
                tryVerify(() => !texts().includes("list.txt: expected a saved game, an exercise set, or exported answers"));
            }

            function test_aFileIsOpenedInItsPage() {
                const file = Profile.folder + "/week.json";
                verify(Profile.write(file, '{"format":"nimstone-progress","version":1,"answers":[]}'));
                window.page = "home";
                window.openFile("file://" + file);
                tryVerify(() => window.page === "practise" && findChild(window.contentItem, "page-practise").item.view === "record");
            }

            function test_theAboutDialogShowsAndCopiesTheLicenses() {
                window.page = "settings";
                tryVerify(() => findChild(window.contentItem, "page-settings").item !== null);
                keyClick(Qt.Key_Tab);
                const button = findChild(window.contentItem, "about");
                button.forceActiveFocus();
                keyClick(Qt.Key_Return);
                const parts = ["Permission is hereby granted", "Paweł Kuna", "SIL OPEN FONT LICENSE Version 1.1", "Noto is a trademark", "MIT License"];
                for (const words of parts)
                    tryVerify(() => texts().some(text => text.includes(words)), 5000, words + " is not shown");

                // The whole text is copied by a key, and by the button.
                const pasted = createTemporaryQmlObject("import QtQuick; TextEdit { }", root);
                const clipboard = () => {
                    pasted.clear();
                    pasted.paste();
                    return pasted.text;
                };
                for (const copy of [() => keyClick(Qt.Key_C, Qt.ControlModifier), () => mouseClick(findChild(rootOf(window.contentItem), "aboutCopy"))]) {
                    Shell.copy("");
                    copy();
                    for (const words of parts)
                        verify(clipboard().includes(words), words + " was not copied");
                    verify(clipboard().startsWith("Nimstone "));
                }
                // If a part of the text is selected, only this part is copied.
                const version = findChild(rootOf(window.contentItem), "aboutVersion");
                mouseDoubleClickSequence(version, 20, 8);
                tryCompare(version, "selectedText", "Nimstone");
                keyClick(Qt.Key_C, Qt.ControlModifier);
                compare(clipboard(), "Nimstone");
                keyClick(Qt.Key_Escape);
            }
        }
    }
}
