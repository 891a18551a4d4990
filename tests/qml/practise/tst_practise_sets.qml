// Uses the exercise sets on the Practise page by mouse and by keys: creates a set, edits it, undoes a change, adds exercises,
// prints and practises the set.
import QtQuick
import QtTest
import Nimstone.Practise.Sets
import Nimstone.Tests
import Nimstone.Theme
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "practise"
        width: 960
        height: 600

        SetsCase {
            id: test
            name: "PractiseSets"
            window: window

            function test_aSuggestedSetIsCreatedByOnePress_data() {
                return [{ tag: "First steps", set: 0, count: 12 }, { tag: "Nim", set: 1, count: 15 }, { tag: "Beyond Nim", set: 2, count: 18 }];
            }

            function test_aSuggestedSetIsCreatedByOnePress(row) {
                press("readySet" + row.set);
                compare(test.editor.exercises.count, row.count);
                compare(part("setTitleInput").text, row.tag);
                compare(part("setCount").text, row.count + " exercises");
                tryVerify(() => test.list.activeFocus);
            }

            function test_aSetIsEditedWithTheKeyboard() {
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
                compare(part("setNews").text, "Item 15 was removed.");
                keyClick(Qt.Key_Home);
                keyClick(Qt.Key_PageDown);
                verify(test.list.currentIndex > 1);
                keyClick(Qt.Key_PageUp);
                compare(test.list.currentIndex, 0);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(codes(), before);
            }

            function test_keyRIsIgnoredWhenSingleKeysAreOff() {
                const before = begin();
                Shell.preferences.singleKeys = "off";
                keyClick(Qt.Key_R);
                compare(codes(), before);
                // The same key works again once single keys are on.
                Shell.preferences.singleKeys = "on";
                keyClick(Qt.Key_R);
                verify(codes().join() !== before.join());
            }

            function test_aSetIsEditedWithTheMouse() {
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

            function test_answersAreShownBesideTheQuestions() {
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
                // Undo in a text field undoes typing, not a change of the set.
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(test.editor.exercises.count, 12);
                verify(test.editor.title !== "Week 3");
                press("setLanguage-zh_CN");
                compare(test.editor.language, "zh_CN");
            }

            function test_exercisesAreAddedInTheDialog() {
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
                compare(part("addCountProblem").text, "Exercises in all: expected a whole number from 1 to 200, found 'four'");
                verify(test.editor.empty);
                mouseClick(count);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                keyClick("4");
                keyClick(Qt.Key_Return);
                tryVerify(() => !test.page.sets.sheet.visible);
                compare(codes().length, 4);
                verify(codes().every(code => code.startsWith("read-binary 3 ")));
            }

            function test_theUsersOwnHeapsAreAddedBesideTheSet() {
                window.width = 1440;
                window.height = 900;
                tryVerify(() => inFront("setSide", window.contentItem) !== null);
                press("addHeapSkill");
                tryVerify(() => inFront("entry3", rootOf(window.contentItem)) !== null);
                press("entry3");
                const skill = test.editor.adding.heapSkill;
                verify(skill !== "nim-sum");
                const field = part("addHeapsInput");
                mouseClick(field);
                for (const letter of "12 9 x")
                    keyClick(letter);
                keyClick(Qt.Key_Return);
                compare(part("addHeapsProblem").text, "column 6: expected a heap size, found 'x'");
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

            function test_aSetIsPrintedInEitherLanguage() {
                begin();
                press("setPrint");
                tryVerify(() => inFront("setPrintMenu", rootOf(window.contentItem)) !== null || inFront("entry1", rootOf(window.contentItem)) !== null);
                compare(part("setPrint").entries.map(entry => entry.language).filter(language => language), ["en", "zh_CN", "en", "zh_CN"]);
                compare(part("setPrint").entries.map(entry => entry.quiz).filter(quiz => quiz), ["moodle", "gift", "anki"]);
                keyClick(Qt.Key_Escape);
                tryVerify(() => inFront("entry1", rootOf(window.contentItem)) === null);
                const exporter = part("setPrint").exporter;
                const file = exporter.suggestedFile("zh_CN");
                exporter.save("zh_CN", file);
                tryVerify(() => !exporter.running, 30000);
                verify(exporter.news.startsWith("Saved: First steps-zh_CN"), exporter.news);
                tryVerify(() => inFront("exportText", rootOf(window.contentItem)) !== null);
                exporter.dismiss();
            }

            function test_aClassListIsChosen() {
                begin();
                press("setPrint");
                const entry = "entry" + part("setPrint").entries.findIndex(one => one.roster);
                tryVerify(() => inFront(entry, rootOf(window.contentItem)) !== null);
                press(entry);
                tryVerify(() => dialogIsReady());
                verify(OpenedWindows.press(Qt.Key_Escape, Qt.NoModifier));
                tryVerify(() => dialogIsGone() && window.active);
                compare(part("setPrint").exporter.news, "");
            }

            function test_aSetIsSavedAndOpened() {
                const before = begin();
                const file = test.editor.suggestedFile();
                verify(test.editor.saveFile(file));
                press("setNew");
                verify(test.editor.empty);
                test.editor.openFile(file);
                tryVerify(() => !test.editor.busy);
                compare(codes(), before);
                keyClick(Qt.Key_O, Qt.ControlModifier);
                tryVerify(() => dialogIsReady());
                verify(OpenedWindows.press(Qt.Key_Escape, Qt.NoModifier));
                tryVerify(() => dialogIsGone() && window.active);
                test.list.forceActiveFocus();
                keyClick(Qt.Key_S, Qt.ControlModifier);
                tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
                compare(partAnywhere("fileNameTextField").text, String(file).split("/").pop().replace(/%20/g, " "));
                verify(OpenedWindows.press(Qt.Key_Escape, Qt.NoModifier));
                tryVerify(() => dialogIsGone() && window.active);
            }

            function test_aMissingSetFileIsReported() {
                const before = begin();
                test.editor.openFile("file:///nowhere/week.json");
                compare(part("setNews").text, "week.json: there is no file with this name");
                compare(part("setNews").color, Theme.cinnabar);
                compare(codes(), before);
            }

            function test_ctrlEnterStartsPractisingTheSet() {
                begin();
                keyClick(Qt.Key_Return, Qt.ControlModifier);
                tryVerify(() => test.page.exercising);
                compare(test.page.session.set.shown.count, 12);
                compare(test.page.session.set.shown.place, 0);
                compare(test.page.session.set.shown.title, "First steps");
                test.page.session.set.leave();
            }

            /// Rows are created only while they are visible, however long the set is.
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
        }
    }
}
