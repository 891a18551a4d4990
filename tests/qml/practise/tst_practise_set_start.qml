// Works through a pupil's set by real clicks and keys: the start page, a text, a locked exercise, a task on another page, and
// handing in.
import QtQuick
import QtTest
import Nimstone.Tests
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
            property int files: 0
            readonly property var session: test.page ? test.page.session : null
            readonly property var head: ({ nimstone: "exercise-set", version: 2, title: "Week 1: Nim", "class": "Class 7B", text: "Write the heaps in **binary**.",
                due: "2026-03-14", answers: "after-hand-in", hints: 2, attempts: 2, handedOut: true,
                exercises: [{ text: "Begin with *one* sum." }, { code: "nim-sum 1 4711/1" }, { proof: "nim-lemma-2", position: "nim:11,7,5" }] })

            name: "PractiseSetStart"

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "page-practise").item !== null);
                test.page = findChild(window.contentItem, "page-practise").item;
            }

            function init() {
                failOnWarning(Warnings.any);
                window.page = "practise";
                session.set.leave();
                session.set.confirm();
                test.page.showSets(false);
                Shell.preferences.pupilName = "";
                Shell.preferences.pupilNumber = "";
                tryVerify(() => Shell.progress.loaded);
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

            function settle() {
                tryVerify(() => test.page.settled);
            }

            /// Opens a new file of a set with these fields besides those of `head`, and waits for its start page.
            function open(fields) {
                const file = Profile.folder + "/week-" + (++test.files) + ".json";
                verify(Profile.write(file, JSON.stringify(Object.assign({}, test.head, fields))));
                window.openFile("file://" + file);
                tryVerify(() => test.page.view === "start" && String(part("setStart").file).endsWith("week-" + test.files + ".json"));
                return file;
            }

            /// Begins the set as Mei, and goes on to its first exercise.
            function beginAsMei(fields) {
                open(fields);
                tryVerify(() => part("pupilNameInput").activeFocus);
                type("mei");
                keyClick(Qt.Key_Return);
                compare(test.page.view, "");
                verify(session.set.shown.running);
                compare(session.set.shown.place, 0);
                tryVerify(() => part("placeContinue").activeFocus);
            }

            /// A wrong answer to the exercise.
            function wrong() {
                return Exercises.right("nim-sum 1 4711/1").numbers[0] === 0 ? "1" : "0";
            }

            function rules() {
                const found = [];
                const look = item => {
                    if (item.objectName === "startRule" && item.visible)
                        found.push(item.text);
                    for (let child = 0; child < item.children.length; ++child)
                        look(item.children[child]);
                };
                look(part("setStart"));
                return found;
            }

            function answer(text) {
                tryVerify(() => part("answerInput").activeFocus);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type(text);
                keyClick(Qt.Key_Return);
            }

            function test_theStartPageSaysWhatThePupilHasToDo() {
                open({});
                compare(part("startTitle").text, "Week 1: Nim");
                compare(part("startClass").text, "Class 7B");
                compare(part("startText").text, "Write the heaps in <b>binary</b>.");
                verify(rules().includes("2 items"), rules().join("\n"));
                verify(rules().some(rule => rule.startsWith("Late: ")), rules().join("\n"));
                verify(rules().includes("Up to 2 hints for each exercise"));
                verify(rules().includes("Right answers after handing in"));
                compare(part("startSet").text, "Start");
                verify(!part("startEdit").visible);
                verify(!session.set.shown.running);
                // Without a name, the set does not begin, and one line says why.
                tryVerify(() => part("pupilNameInput").activeFocus);
                click("startSet");
                compare(part("pupilNameProblem").text, "Type your name first.");
                verify(part("pupilNameInput").activeFocus);
                verify(!session.set.shown.running);
                keyClick(Qt.Key_Escape);
                compare(test.page.view, "");
            }

            function test_nameAndNumberAreRemembered() {
                open({});
                tryVerify(() => part("pupilNameInput").activeFocus);
                type("mei");
                keyClick(Qt.Key_Tab);
                tryVerify(() => part("pupilNumberInput").activeFocus);
                type("17");
                keyClick(Qt.Key_Tab);
                tryVerify(() => part("startSet").activeFocus);
                keyClick(Qt.Key_Return);
                verify(session.set.shown.running);
                compare(session.set.shown.name, "mei");
                tryVerify(() => Profile.kept("pupilName") === "mei");
                tryVerify(() => Profile.kept("pupilNumber") === "17");
                // Another set has both already, so that Enter starts it. Nothing was answered in the first set.
                open({ title: "Week 2" });
                compare(part("pupilNameInput").text, "mei");
                compare(part("pupilNumberInput").text, "17");
                tryVerify(() => part("startSet").activeFocus);
                keyClick(Qt.Key_Return);
                compare(session.set.shown.title, "Week 2");
            }

            function test_onlyTheTeachersFileIsEdited() {
                open({ handedOut: false });
                verify(part("startEdit").visible);
                click("startEdit");
                compare(test.page.view, "sets");
                tryCompare(test.page.sets.editor, "title", "Week 1: Nim");
            }

            function test_aDamagedFileIsOpenedInTheEditor() {
                const file = Profile.folder + "/damaged.json";
                verify(Profile.write(file, '{"nimstone": "exercise-set", "version": 2, "exercises": [7]}'));
                window.openFile("file://" + file);
                tryCompare(test.page, "view", "sets");
                tryVerify(() => test.page.sets.editor.refused);
            }

            function test_aTextAndATaskStandBetweenTheExercises() {
                beginAsMei({});
                compare(part("question").text, "Begin with <i>one</i> sum.");
                verify(!part("proceed").visible && !part("placeTask").visible && !part("practiseSide").visible);
                keyClick(Qt.Key_Return);
                compare(part("setWhere").text, "Week 1: Nim · 1 of 2");
                settle();
                answer(String(Exercises.right("nim-sum 1 4711/1").numbers[0]));
                compare(session.state, PracticeSession.Right);
                click("proceed");
                settle();
                verify(part("question").text.startsWith("Proof: "), part("question").text);
                tryVerify(() => part("placeTask").activeFocus);
                keyClick(Qt.Key_Return);
                tryCompare(window, "page", "prove");
                tryVerify(() => findChild(window.contentItem, "page-prove").item !== null);
                const prove = findChild(window.contentItem, "page-prove").item.session;
                tryVerify(() => prove.words.position === "nim:11,7,5");
                compare(session.set.shown.standing, "1 of 2 done");
                prove.step = prove.stepCount;
                tryVerify(() => session.set.shown.standing === "2 of 2 done");
                window.page = "practise";
                compare(part("placeState").text, "You have done this task.");
                tryVerify(() => part("placeContinue").activeFocus);
                keyClick(Qt.Key_Return);
                verify(session.set.shown.finished);
            }

            function test_nothingShowsALockedAnswer() {
                beginAsMei({});
                keyClick(Qt.Key_Return);
                settle();
                tryVerify(() => part("answerInput").activeFocus);
                for (const key of [Qt.Key_H, Qt.Key_H, Qt.Key_H, Qt.Key_A])
                    keyClick(key);
                compare(session.exercise.rungs.length, 2);
                compare(session.state, PracticeSession.Open);
                verify(!part("hint").visible && !part("showAnswer").visible && !part("copySeed").visible);
                compare(part("exerciseTitle").text, "");
                answer(wrong());
                compare(session.state, PracticeSession.Wrong);
                tryVerify(() => part("answerInput").activeFocus);
                keyClick(Qt.Key_W);
                keyClick(Qt.Key_A);
                compare(session.state, PracticeSession.Wrong);
                answer(wrong());
                compare(part("verdict").text, "Not right");
                verify(!part("reason").text.includes("right answer"));
                verify(!part("answer").enabled);
                click("setResult");
                verify(!part("saveTable").visible);
                verify(part("setRow2Detail").text.endsWith("not right, and no answers are left"), part("setRow2Detail").text);
            }

            function test_aSetIsHandedIn() {
                beginAsMei({ title: "Week 3" });
                keyClick(Qt.Key_Return);
                settle();
                answer(wrong());
                click("setResult");
                settle();
                verify(!part("setRow1").visible);
                compare(part("handIn").text, "Hand in…");
                verify(part("handInNote").text.includes("you see the right answers"));
                click("handIn");
                const dialog = findChild(part("handIn"), "exportDialog");
                verify(dialog);
                tryVerify(() => dialog.visible);
                verify(/Week(%20| )3(%20| )-(%20| )mei\.json$/.test(String(dialog.currentFile)), "the suggested file is " + dialog.currentFile);
                dialog.reject();
                tryVerify(() => !dialog.visible);
                activate(window);
                const file = Profile.folder + "/handed.json";
                session.set.handInFile.save("", "file://" + file);
                tryVerify(() => !session.set.handInFile.running);
                const news = findChild(part("handIn"), "exportNews");
                tryCompare(news, "opened", true);
                compare(session.set.handInFile.news, "Saved: handed.json");
                const written = JSON.parse(Profile.text(file));
                compare(written.format, "nimstone-progress");
                compare(written.handIn.name, "mei");
                compare(written.answers.length, 1);
                // The rows show the right answers, and the start page shows what was handed in.
                compare(part("handIn").text, "Hand in again…");
                verify(part("setRow2Detail").text.endsWith("the right answer: " + Exercises.right("nim-sum 1 4711/1").numbers[0]), part("setRow2Detail").text);
                verify(part("saveTable").visible);
                session.set.handInFile.dismiss();
                tryCompare(news, "opened", false);
                click("setDone");
                verify(!session.set.shown.running && session.set.shown.there);
                open({ title: "Week 3" });
                compare(part("startSet").text, "Continue");
                compare(part("pupilNameInput").text, "mei");
                tryVerify(() => part("startSet").activeFocus);
                keyClick(Qt.Key_Return);
                verify(session.set.shown.finished);
            }

            function test_theNameStaysWithItsExercises() {
                beginAsMei({ variant: "per-pupil" });
                keyClick(Qt.Key_Return);
                settle();
                answer("0");
                open({ variant: "per-pupil" });
                verify(!part("pupilNameInput").enabled);
                verify(part("startNameKept").visible);
                tryVerify(() => part("startSet").activeFocus);
                keyClick(Qt.Key_Return);
                compare(session.set.shown.place, 1);
            }

            function test_anotherSetAsksFirst() {
                beginAsMei({});
                keyClick(Qt.Key_Return);
                settle();
                answer("0");
                open({ title: "Week 2" });
                tryVerify(() => part("startSet").activeFocus);
                keyClick(Qt.Key_Return);
                const sheet = findChild(test.page, "runQuestion");
                tryVerify(() => sheet.opened);
                compare(test.page.view, "start");
                compare(session.set.shown.title, "Week 1: Nim");
                mouseClick(findChild(sheet.contentItem, "runQuestionYes"));
                tryVerify(() => !sheet.visible);
                compare(session.set.shown.title, "Week 2");
                compare(test.page.view, "");
            }

            function test_noTextOfTheStartPageIsCutOff_data() {
                return [{ tag: "usual text", scale: 100 }, { tag: "text at 200 %", scale: 200 }];
            }
            function test_noTextOfTheStartPageIsCutOff(row) {
                Shell.preferences.textScale = row.scale;
                open({ title: "A set of exercises with a title that goes on for much longer than anybody would have wished" });
                const start = part("setStart");
                const look = item => {
                    if (!item.visible)
                        return;
                    if (item.truncated !== undefined)
                        verify(!item.truncated && item.contentWidth <= item.width + 1, item.text + " is cut off");
                    for (let child = 0; child < item.children.length; ++child)
                        look(item.children[child]);
                };
                tryVerify(() => !Layouts.pending(start));
                look(start);
                // The button can be reached by the keyboard, and the page scrolls to it.
                part("startSet").forceActiveFocus(Qt.TabFocusReason);
                tryVerify(() => {
                    const at = part("startSet").mapToItem(start, 0, 0).y;
                    return at >= 0 && at + part("startSet").height <= start.height + 1;
                });
                Shell.preferences.textScale = 100;
            }
        }
    }
}
