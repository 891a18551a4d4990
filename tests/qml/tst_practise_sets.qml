// The sets of exercises on the Practise page, by mouse and by keyboard: begun, changed, undone, added to, printed, practised.
import QtQuick
import QtTest
import Nimstone.Pages
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    Main {
        id: window

        page: "practise"
        width: 960
        height: 600

        TestCase {
            id: test

            property var page: null
            property var editor: null
            readonly property var list: findChild(window.contentItem, "setList")

            name: "PractiseSets"
            when: windowShown

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                window.requestActivate();
                tryVerify(() => window.active);
                tryVerify(() => findChild(window.contentItem, "page-practise").item !== null);
                test.page = findChild(window.contentItem, "page-practise").item;
                keyClick(Qt.Key_E, Qt.AltModifier);
                tryVerify(() => test.page.setsShown && test.page.sets !== null);
                test.editor = test.page.sets.editor;
                tryVerify(() => !test.editor.busy);
            }

            function init() {
                failOnWarning(/.?/);
                if (!test.page.setsShown)
                    test.page.showSets(true);
                test.editor.clear();
                test.editor.exercises.answersShown = false;
                choose([1]);
            }

            /// These skills of the sixteen, and no others.
            function choose(skills) {
                for (let skill = 0; skill < 16; ++skill) {
                    if (test.editor.adding.chosen[skill] !== skills.includes(skill))
                        test.editor.adding.toggle(skill);
                }
            }

            function cleanup() {
                Shell.preferences.language = "en";
                if (test.page.sets.sheet)
                    test.page.sets.sheet.close();
                Shell.preferences.textScale = 100;
                Shell.preferences.singleKeys = "on";
                window.width = 960;
                window.height = 600;
                tryVerify(() => window.contentItem.width === 960 && window.contentItem.height === 600);
            }

            function part(name) {
                const found = inFront(name, window.contentItem.parent);
                verify(found, name);
                return found;
            }

            /// What shows in front, by its name.
            function inFront(name, item) {
                if (!item.visible)
                    return null;
                if (item.objectName === name)
                    return item;
                for (let i = item.children.length - 1; i >= 0; --i) {
                    const found = inFront(name, item.children[i]);
                    if (found)
                        return found;
                }
                return null;
            }

            function press(name) {
                const item = part(name);
                tryVerify(() => item.enabled && item.width > 0);
                tryVerify(() => isLaidOut(item));
                mouseClick(item);
            }

            /// Whether it stands where it will be: nothing around it waits to be laid out.
            function isLaidOut(item) {
                for (let around = item; around; around = around.parent) {
                    if (isPolishScheduled(around))
                        return false;
                }
                return true;
            }

            function codes() {
                const codes = [];
                for (let row = 0; row < test.editor.exercises.count; ++row)
                    codes.push(test.editor.exercises.data(test.editor.exercises.index(row, 0), 0x0106));
                return codes;
            }

            /// The first ready set, with the keyboard on its list.
            function begin() {
                press("readySet0");
                compare(test.editor.exercises.count, 12);
                tryVerify(() => test.list.activeFocus);
                tryVerify(() => test.list.currentItem !== null);
                compare(test.list.currentIndex, 0);
                return codes();
            }

            function test_beginsWithOnePress_data() {
                return [{ tag: "First steps", set: 0, count: 12 }, { tag: "Nim", set: 1, count: 15 }, { tag: "Beyond Nim", set: 2, count: 18 }];
            }

            function test_beginsWithOnePress(row) {
                press("readySet" + row.set);
                compare(test.editor.exercises.count, row.count);
                compare(part("setTitleInput").text, row.tag);
                compare(part("setCount").text, row.count + " exercises");
                tryVerify(() => test.list.activeFocus);
            }

            function test_byTheKeyboardAlone() {
                test.page.sets.takeFocus();
                tryVerify(() => part("readySet0").activeFocus);
                keyClick(Qt.Key_Right);
                tryVerify(() => part("readySet1").activeFocus);
                keyClick(Qt.Key_Return);
                compare(test.editor.exercises.count, 15);
                tryVerify(() => test.list.activeFocus);
                const before = codes();

                keyClick(Qt.Key_Down);
                compare(test.list.currentIndex, 1);
                keyClick(Qt.Key_Down, Qt.AltModifier);
                compare(test.list.currentIndex, 2);
                compare(codes().slice(0, 4), [before[0], before[2], before[1], before[3]]);
                keyClick(Qt.Key_Up, Qt.AltModifier);
                compare(codes(), before);

                keyClick(Qt.Key_R);
                verify(codes()[1] !== before[1]);
                compare(codes()[1].split(" ").slice(0, 2), before[1].split(" ").slice(0, 2));
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(codes(), before);

                keyClick(Qt.Key_End);
                compare(test.list.currentIndex, 14);
                keyClick(Qt.Key_Delete);
                compare(test.editor.exercises.count, 14);
                compare(test.list.currentIndex, 13);
                compare(part("setNews").text, "Exercise 15 was taken out.");
                keyClick(Qt.Key_Home);
                keyClick(Qt.Key_PageDown);
                verify(test.list.currentIndex > 1);
                keyClick(Qt.Key_PageUp);
                compare(test.list.currentIndex, 0);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(codes(), before);
            }

            function test_singleKeysCanBeOff() {
                const before = begin();
                Shell.preferences.singleKeys = "off";
                keyClick(Qt.Key_R);
                compare(codes(), before);
            }

            function test_byTheMouseAlone() {
                const before = begin();
                mouseMove(part("setRow2"), 300, 20);
                press("setUp2");
                compare(codes().slice(0, 3), [before[0], before[2], before[1]]);
                mouseMove(part("setRow0"), 300, 20);
                verify(!part("setUp0").enabled);
                press("setDown0");
                compare(codes().slice(0, 3), [before[2], before[0], before[1]]);
                mouseMove(part("setRow3"), 300, 20);
                press("setOut3");
                compare(test.editor.exercises.count, 11);
                press("setUndo");
                compare(test.editor.exercises.count, 12);
                mouseMove(part("setRow1"), 300, 20);
                press("setRedraw1");
                verify(!codes().includes(before[0]));
                mouseClick(part("setRow2"), 200, 12);
                compare(test.list.currentIndex, 2);
                press("setNew");
                verify(test.editor.empty);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(test.editor.exercises.count, 12);
            }

            function test_answersStandBeside() {
                begin();
                compare(inFront("setAnswer0", window.contentItem), null);
                keyClick(Qt.Key_W, Qt.AltModifier);
                tryVerify(() => inFront("setAnswer0", window.contentItem) !== null);
                verify(part("setAnswer0").text !== "");
                verify(part("setAnswer0").x > part("setRow0").width / 2);
                press("setAnswers");
                tryVerify(() => inFront("setAnswer0", window.contentItem) === null);
            }

            function test_aTitleIsTyped() {
                begin();
                const field = part("setTitleInput");
                mouseClick(field);
                tryVerify(() => field.activeFocus);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of "Week 3")
                    keyClick(letter);
                compare(test.editor.title, "Week 3");
                // What is undone in a field is what was typed there.
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(test.editor.exercises.count, 12);
                verify(test.editor.title !== "Week 3");
                press("setLanguage-zh_CN");
                compare(test.editor.language, "zh_CN");
            }

            function test_addsInTheSheet() {
                keyClick(Qt.Key_A, Qt.AltModifier);
                tryVerify(() => test.page.sets.sheet?.opened);
                tryVerify(() => part("addSkill-read-binary").activeFocus);
                keyClick(Qt.Key_Space);
                verify(test.editor.adding.chosen[0]);
                press("addSkill-nim-sum");
                verify(!test.editor.adding.chosen[1]);
                press("addLevel-3");
                const count = part("addCountInput");
                mouseClick(count);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of "four")
                    keyClick(letter);
                press("addDraw");
                verify(test.page.sets.sheet.opened);
                compare(part("addCountProblem").text, "How many: a whole number from 1 to 200 was expected, 'four' found.");
                verify(test.editor.empty);
                mouseClick(count);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                keyClick("4");
                keyClick(Qt.Key_Return);
                tryVerify(() => !test.page.sets.sheet.visible);
                compare(codes().length, 4);
                verify(codes().every(code => code.startsWith("read-binary 3 ")));
            }

            function test_addsHeapsBesideTheSet() {
                window.width = 1440;
                window.height = 900;
                tryVerify(() => inFront("setSide", window.contentItem) !== null);
                press("addHeapSkill");
                tryVerify(() => inFront("entry3", window.contentItem.parent) !== null);
                press("entry3");
                const skill = test.editor.adding.heapSkill;
                verify(skill !== "nim-sum");
                const field = part("addHeapsInput");
                mouseClick(field);
                for (const letter of "12 9 x")
                    keyClick(letter);
                keyClick(Qt.Key_Return);
                compare(part("addHeapsProblem").text, "column 6: a heap size was expected, 'x' found");
                verify(test.editor.empty);
                keyClick(Qt.Key_Backspace);
                keyClick("3");
                press("addOwnHeaps");
                compare(codes(), ["nim:12,9,3"]);
                compare(field.text, "");
                tryVerify(() => inFront("setRow0", window.contentItem) !== null);
                mouseMove(part("setRow0"), 300, 20);
                tryVerify(() => inFront("setRedraw0", window.contentItem) !== null);
                verify(!part("setRedraw0").enabled);
            }

            function test_isPrintedInEitherLanguage() {
                begin();
                press("setPrint");
                tryVerify(() => inFront("setPrintMenu", window.contentItem.parent) !== null || inFront("entry1", window.contentItem.parent) !== null);
                compare(part("setPrint").entries.map(entry => entry.language), ["en", "zh_CN"]);
                keyClick(Qt.Key_Escape);
                tryVerify(() => inFront("entry1", window.contentItem.parent) === null);
                const exporter = part("setPrint").exporter;
                const file = exporter.suggestedFile("zh_CN");
                exporter.save("zh_CN", file);
                tryVerify(() => !exporter.running, 30000);
                verify(exporter.news.startsWith("Saved: First steps-zh_CN"), exporter.news);
                tryVerify(() => inFront("exportText", window.contentItem.parent) !== null);
                exporter.dismiss();
            }

            function test_savedAndOpenedByKeys() {
                const before = begin();
                const file = test.editor.suggestedFile();
                verify(test.editor.saveFile(file));
                press("setNew");
                verify(test.editor.empty);
                test.editor.openFile(file);
                tryVerify(() => !test.editor.busy);
                compare(codes(), before);
                keyClick(Qt.Key_O, Qt.ControlModifier);
                tryVerify(() => inFront("fileDialogListView", window.contentItem.parent) !== null);
                keyClick(Qt.Key_Escape);
                tryVerify(() => inFront("fileDialogListView", window.contentItem.parent) === null);
                test.list.forceActiveFocus();
                keyClick(Qt.Key_S, Qt.ControlModifier);
                tryVerify(() => inFront("fileNameTextField", window.contentItem.parent) !== null);
                compare(part("fileNameTextField").text, String(file).split("/").pop().replace(/%20/g, " "));
                keyClick(Qt.Key_Escape);
                tryVerify(() => inFront("fileNameTextField", window.contentItem.parent) === null);
            }

            function test_whatIsNoSet() {
                const before = begin();
                test.editor.openFile("file:///nowhere/week.json");
                compare(part("setNews").text, "week.json: a file was expected, but there is none of this name");
                compare(part("setNews").color, Theme.cinnabar);
                compare(codes(), before);
            }

            function test_isPractised() {
                begin();
                keyClick(Qt.Key_Return, Qt.ControlModifier);
                tryVerify(() => test.page.exercising);
                compare(test.page.session.set.count, 12);
                compare(test.page.session.set.place, 0);
                compare(test.page.session.set.title, "First steps");
                test.page.session.set.leave();
            }

            /// However long the set, rows are made only where they are seen.
            function test_aLongSetScrolls() {
                test.editor.adding.level = "mixed";
                choose([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
                test.editor.adding.count = "200";
                verify(test.editor.adding.draw(3));
                test.list.forceActiveFocus();
                keyClick(Qt.Key_End);
                compare(test.list.currentIndex, 199);
                tryVerify(() => inFront("setRow199", window.contentItem) !== null);
                verify(test.list.contentItem.children.length < 60);
                keyClick(Qt.Key_Home);
                tryVerify(() => inFront("setRow0", window.contentItem) !== null);
            }

            function test_nothingIsCut_data() {
                const rows = [];
                for (const language of ["en", "zh_CN"]) {
                    for (const scale of [100, 150, 200])
                        rows.push({ tag: language + " " + scale + " %", language: language, scale: scale });
                }
                return rows;
            }

            /// Every text of the page has the room it needs, and the rows can be reached.
            function test_nothingIsCut(row) {
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = row.scale;
                test.editor.begin(2, 4711);
                test.editor.exercises.answersShown = true;
                test.list.forceActiveFocus();
                tryVerify(() => isLaidOut(test.list.currentItem));
                keyClick(Qt.Key_Down);
                tryVerify(() => test.list.currentItem?.objectName === "setRow1");
                tryVerify(() => isInView(test.list.currentItem), 5000, "the row that is chosen");
                tryVerify(() => cutTexts(test.page.sets).length === 0, 5000, cutTexts(test.page.sets).join("; "));
            }

            function isInView(item) {
                const at = item.mapToItem(test.page.sets, 0, 0).y;
                return at > -item.height / 2 && at < test.page.sets.height - item.height / 3;
            }

            function cutTexts(item) {
                if (!item.visible)
                    return [];
                const cut = item.paintedWidth !== undefined && item.text !== "" && !item.truncated && item.paintedWidth > item.width + 1
                    ? [item.text] : [];
                for (let i = 0; i < item.children.length; ++i)
                    cut.push(...cutTexts(item.children[i]));
                return cut;
            }
        }
    }
}
