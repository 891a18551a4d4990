// Uses the results of a class on the Practise page by mouse and by keys: the empty view, the table and its cells, the order, an
// export, and the largest text.
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
        width: 960
        height: 600

        WindowCase {
            id: test

            property var page: null
            readonly property var codes: ["nim-sum 1 7/1", "nim-sum 1 7/2", "how-many 1 7/1", "outcome 1 7/1"]
            readonly property string folder: Profile.folder + "/class"
            readonly property var book: test.page?.classroom?.book ?? null

            name: "PractiseClass"

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "page-practise").item !== null);
                test.page = findChild(window.contentItem, "page-practise").item;
                tryVerify(() => test.page.settled);
                const exercises = test.codes.map(code => ({ code: code }));
                verify(Profile.write(test.folder + "/set.json", JSON.stringify({ nimstone: "exercise-set", version: 1, title: "Week 3", exercises: exercises })));
                // Each pupil has one right answer less than the pupil before.
                ["Anna", "Ben", "Carla", "Dan"].forEach((name, wrong) => {
                    verify(Profile.write(test.folder + "/answers/Week 3 - " + name + ".json", test.answers(test.codes.length - wrong)));
                });
                verify(Profile.write(test.folder + "/answers/notes.json", "[]"));
                keyClick(Qt.Key_C, Qt.AltModifier);
                tryVerify(() => test.page.view === "class" && test.page.classroom !== null);
            }

            function init() {
                failOnWarning(Warnings.any);
                if (test.page.view !== "class")
                    test.page.showView("class");
            }

            function cleanup() {
                Shell.preferences.textScale = 100;
                window.width = 960;
                window.height = 600;
                tryVerify(() => window.contentItem.width === 960 && window.contentItem.height === 600);
            }

            /// A record with a right answer to the first `right` exercises, and a wrong answer to the next exercise.
            function answers(right) {
                const records = test.codes.slice(0, right + 1).map((code, index) => {
                    const answer = Exercises.right(code);
                    const isChoice = answer.asks === PracticeSession.Choice;
                    const number = isChoice ? answer.numbers[0] + 1 : answer.numbers[0];
                    const wrong = isChoice ? 3 - number : number + 1;
                    return { id: String(index), time: "2026-03-14T12:00:0" + index + ".000Z", day: "2026-03-14", skill: code.split(" ")[0], level: 1, exercise: code,
                        answer: String(index < right ? number : wrong), right: index < right, first: true, hints: 0 };
                });
                return JSON.stringify({ format: "nimstone-progress", version: 1, answers: records });
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }
            function open() {
                if (test.book.pupils.length === 4)
                    return;
                test.book.open(["file://" + test.folder + "/set.json", "file://" + test.folder + "/answers"]);
                tryVerify(() => test.book.reading < 0 && test.book.pupils.length === 4);
                tryVerify(() => part("classList").activeFocus);
            }

            function test_1_theEmptyViewSaysWhatToChoose() {
                verify(part("classStanding").text.startsWith("Choose a set and a folder"));
                tryVerify(() => part("classFiles").activeFocus);
                verify(!part("classExport").visible);
                mouseClick(part("classFiles"));
                tryVerify(() => dialogIsReady());
                verify(OpenedWindows.press(Qt.Key_Escape, Qt.NoModifier));
                tryVerify(() => dialogIsGone() && window.active);
            }

            function test_2_theFolderIsChosenBesideTheSet() {
                const set = "file://" + test.folder + "/set.json";
                Shell.rememberFile("class", set);
                test.book.open([set]);
                tryVerify(() => test.book.reading < 0 && test.book.standing !== "");
                compare(part("classStanding").text, "Week 3 · now open the files that your pupils handed in");
                mouseClick(part("classFolder"));
                // The content of another folder may be shown first.
                tryVerify(() => partAnywhere("folderDialogListView")?.currentItem?.fileName === "answers");
                const list = partAnywhere("folderDialogListView");
                compare(String(list.model.folder), "file://" + test.folder);
                tryVerify(() => list.currentItem.highlighted);
                tryVerify(() => list.currentItem.Accessible.name === "answers, folder", 0, () => list.currentItem.Accessible.name);
                verify(Qt.colorEqual(list.currentItem.icon.color, Theme.ink));
                mouseClick(dialogButton("Open"));
                tryVerify(() => partAnywhere("folderDialogListView") === null && window.active);
                tryVerify(() => test.book.reading < 0 && test.book.pupils.length === 4);
            }

            function test_3_filesBecomeATable() {
                open();
                compare(part("classStanding").text, "Week 3 · 4 handed in · 1 file not read");
                compare([...test.book.pupils].map(pupil => pupil.points), [8, 6, 4, 2]);
                verify(test.book.facts.includes("notes.json"));
                verify(part("classFacts").visible);
                verify(part("classCell4-1").Accessible.name.startsWith("Item 1, right on the first try"));
            }

            function test_theKeysMoveAndChoose() {
                open();
                const list = part("classList");
                mouseClick(part("classPupil1"));
                verify(list.activeFocus);
                compare(test.book.pupil, 0);
                compare(test.book.item, -1);
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Right);
                compare(list.currentIndex, 1);
                // Moving does not choose.
                compare(test.book.pupil, 0);
                keyClick(Qt.Key_Return);
                compare([test.book.pupil, test.book.item], [1, 1]);
                verify(test.book.facts.startsWith("<b>Item 2, Ben</b>"), test.book.facts);
                keyClick(Qt.Key_End);
                keyClick(Qt.Key_Return);
                compare([test.book.pupil, test.book.item], [1, 3]);
                keyClick(Qt.Key_Home);
                keyClick(Qt.Key_Return);
                compare([test.book.pupil, test.book.item], [1, -1]);
                for (let up = 0; up < 5; ++up)
                    keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare([test.book.pupil, test.book.item], [-1, 0]);
                compare(list.currentIndex, -1);
            }

            function test_aClickOnACellShowsTheAnswer() {
                open();
                window.width = 1400;
                window.height = 900;
                tryVerify(() => test.page.classroom.wide);
                mouseClick(part("classCell4-2"));
                compare([test.book.pupil, test.book.item], [3, 1]);
                verify(test.book.onBoard);
                compare(test.book.session.state, PracticeSession.Wrong);
                mouseClick(part("classItem3"));
                compare([test.book.pupil, test.book.item], [-1, 2]);
                compare(test.book.session.state, PracticeSession.Open);
                mouseClick(part("classHead"));
                compare([test.book.pupil, test.book.item], [-1, -1]);
            }

            function test_thePupilsAreSorted() {
                open();
                mouseClick(part("classOrder-points"));
                compare([...test.book.pupils].map(pupil => pupil.name), ["Anna", "Ben", "Carla", "Dan"]);
                mouseClick(part("classOrder-name"));
                compare(test.book.order, "name");
            }

            function test_aTableIsExported() {
                open();
                mouseClick(part("classExport"));
                tryVerify(() => partAnywhere("entry0") !== null);
                compare(part("classExport").entries.length, 6);
                keyClick(Qt.Key_Escape);
                tryVerify(() => partAnywhere("entry0") === null);
                const file = test.book.suggestedFile("pupil");
                test.book.save("pupil", file);
                tryVerify(() => !test.book.running);
                verify(test.book.news.startsWith("Saved: Week 3-pupil"), test.book.news);
                test.book.dismiss();
            }

            function test_theTableFitsAtEveryTextSize_data() {
                return some([{ tag: "100 %", scale: 100 }, { tag: "150 %", scale: 150 }, { tag: "200 %", scale: 200 }], 2);
            }

            /// The chosen cell and its facts can be reached, and the names stay in view.
            function test_theTableFitsAtEveryTextSize(row) {
                open();
                Shell.preferences.textScale = row.scale;
                tryVerify(() => !test.page.classroom.wide);
                part("classList").forceActiveFocus();
                keyClick(Qt.Key_Home);
                keyClick(Qt.Key_End);
                keyClick(Qt.Key_Return);
                compare(test.book.item, 3);
                const names = part("classPupil1");
                tryVerify(() => Math.abs(names.mapToItem(test.page.classroom, 0, 0).x) < 2);
                const facts = part("classFacts");
                tryVerify(() => facts.mapToItem(test.page.classroom, 0, 0).y < test.page.classroom.height);
                verify(facts.paintedWidth <= facts.width + 1);
            }

            function test_theViewIsLeftByItsKey() {
                keyClick(Qt.Key_C, Qt.AltModifier);
                tryVerify(() => test.page.exercising && test.page.settled);
                keyClick(Qt.Key_C, Qt.AltModifier);
                tryVerify(() => test.page.view === "class");
            }
        }
    }
}
