// Changes the options of a set, its texts and tasks, and the file that pupils get, by mouse and by keys.
import QtQuick
import QtTest
import Nimstone.Practise.Sets
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

        SetsCase {
            id: test
            name: "PractiseSetOptions"
            window: window

            function shown(name) {
                return inFront(name, rootOf(window.contentItem));
            }

            /// Replaces the text of a field.
            function retype(name, words) {
                mouseClick(part(name));
                tryVerify(() => part(name).activeFocus);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                for (const letter of words)
                    keyClick(letter);
            }

            /// Chooses an entry of the list that a button opens.
            function pick(name, entry) {
                press(name);
                tryVerify(() => shown("entry" + entry) !== null);
                press("entry" + entry);
                tryVerify(() => shown("entry" + entry) === null);
            }

            /// Makes the window so wide that the panel is beside the set.
            function widen() {
                window.width = 1440;
                window.height = 900;
                tryVerify(() => shown("setSide") !== null);
            }

            function kinds() {
                const kinds = [];
                for (let row = 0; row < test.editor.exercises.count; ++row)
                    kinds.push(test.editor.exercises.data(test.editor.exercises.index(row, 0), 0x0102));
                return kinds;
            }

            function openOptions() {
                keyClick(Qt.Key_O, Qt.AltModifier);
                tryVerify(() => shown("setOption-classInput")?.activeFocus === true);
            }
            function closeOptions() {
                keyClick(Qt.Key_Escape);
                tryVerify(() => shown("setOption-classInput") === null);
            }

            function test_optionsAreSetAndUndone() {
                const before = begin();
                compare(shown("setSummary"), null);
                openOptions();
                for (const letter of "10b")
                    keyClick(letter);
                compare(test.editor.fields["class"], "10b");
                retype("setOption-dueInput", "14.3.");
                compare(part("setOption-dueProblem").text, "Expected a day such as 2026-03-14.");
                compare(test.editor.fields.due, undefined);
                retype("setOption-dueInput", "2026-03-14");
                compare(test.editor.fields.due, "2026-03-14");
                tryVerify(() => shown("setOption-dueProblem") === null);
                press("setOption-answers-after-hand-in");
                press("setOption-hints-2");
                press("setOption-attempts-3");
                press("setOption-order-shuffled");
                part("setOption-variant-per-pupil").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                closeOptions();
                compare(read(part("setSummary").text), "Class 10b · due 2026-03-14 · answers after handing in · 2 hints · 3 answers for each exercise · shuffled · "
                        + "different numbers for each pupil");
                compare(codes(), before);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(read(part("setSummary").text), "Class 10b · due 2026-03-14 · answers after handing in · 2 hints · 3 answers for each exercise");
                for (let undone = 0; undone < 5; ++undone)
                    press("setUndo");
                compare(shown("setSummary"), null);
                compare(codes(), before);
            }

            function test_theUsualValueIsChosenAgain() {
                begin();
                press("setOptions");
                tryVerify(() => shown("setOption-hints-") !== null);
                verify(part("setOption-hints-").checked);
                press("setOption-hints-0");
                compare(test.editor.fields.hints, 0);
                verify(part("setOption-hints-0").checked && !part("setOption-hints-").checked);
                press("setOption-hints-");
                compare(test.editor.fields.hints, undefined);
                closeOptions();
                compare(shown("setSummary"), null);
            }

            /// The dialog is created again for each set, so that it never shows a text of another set.
            function test_theDialogShowsTheValuesOfTheSet() {
                begin();
                openOptions();
                retype("setOption-dueInput", "tomorrow");
                closeOptions();
                test.editor.setOption("due", "2026-03-14");
                openOptions();
                compare(part("setOption-dueInput").text, "2026-03-14");
                compare(shown("setOption-dueProblem"), null);
                closeOptions();
            }

            function test_aTextIsAdded() {
                begin();
                keyClick(Qt.Key_A, Qt.AltModifier);
                tryVerify(() => test.page.sets.sheet?.opened);
                verify(!part("addEntry").enabled);
                mouseClick(part("addEntryTextArea"));
                for (const letter of "Now three heaps")
                    keyClick(letter);
                press("addEntry");
                tryVerify(() => !test.page.sets.sheet.visible);
                compare(part("setNews").text, "The entry was added.");
                compare(part("setCount").text, "12 items");
                compare(kinds()[12], "Text");
                // The text can be moved and removed like an exercise, but not replaced.
                test.list.forceActiveFocus();
                keyClick(Qt.Key_End);
                compare(test.list.currentIndex, 12);
                keyClick(Qt.Key_R);
                compare(kinds()[12], "Text");
                keyClick(Qt.Key_Up, Qt.AltModifier);
                compare(kinds()[11], "Text");
                tryVerify(() => shown("setOut11") !== null);
                compare(shown("setRedraw11"), null);
                press("setOut11");
                compare(part("setNews").text, "The text was removed.");
                compare(part("setCount").text, "12 exercises");
            }

            function test_aProofIsAdded() {
                widen();
                pick("addEntryKind", 1);
                compare(part("addEntryTask").text, "Lemma 1");
                pick("addEntryTask", 1);
                compare(part("addEntryTask").text, "Lemma 2");
                retype("addEntryPositionInput", "3 5 x");
                keyClick(Qt.Key_Return);
                compare(part("addEntryPositionProblem").text, "column 5: expected a comma or the end, found 'x'");
                verify(test.editor.empty);
                retype("addEntryPositionInput", "3 5 6");
                keyClick(Qt.Key_Return);
                compare(read(part("addEntryPositionProblem").text), "This theorem applies to positions whose nim-sum is not 0; here it is 0.");
                verify(test.editor.empty);
                retype("addEntryPositionInput", "3 5 7");
                keyClick(Qt.Key_Return);
                compare(codes(), ["nim:3,5,7"]);
                compare(kinds(), ["Proof"]);
                compare(shown("addEntryPositionProblem"), null);
                press("addEntryRandom");
                const random = part("addEntryPositionInput").text;
                verify(random !== "" && random !== "3, 5, 7");
                press("addEntry");
                compare(codes()[1], "nim:" + random.replace(/, /g, ","));
            }

            function test_aProblemOrALessonIsAdded_data() {
                return [{ tag: "a contest problem", kind: 2, name: "Contest problem" }, { tag: "a lesson", kind: 3, name: "Lesson" }];
            }

            function test_aProblemOrALessonIsAdded(row) {
                widen();
                pick("addEntryKind", row.kind);
                pick("addEntryTask", 2);
                const title = read(part("addEntryTask").text);
                press("addEntry");
                compare(kinds(), [row.name]);
                compare(test.editor.exercises.data(test.editor.exercises.index(0, 0), 0x0104), title);
                compare(part("setCount").text, "1 item");
                tryVerify(() => shown("setRow0") !== null);
                verify(part("setRow0").Accessible.name.startsWith("1. " + row.name + ": "), part("setRow0").Accessible.name);
                pick("addEntryKind", 0);
            }

            function test_thePupilsFileIsHandedOut() {
                begin();
                test.editor.setOption("answers", "never");
                const file = test.editor.suggestedFile(true);
                keyClick(Qt.Key_H, Qt.AltModifier);
                tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
                compare(partAnywhere("fileNameTextField").text, decodeURIComponent(String(file).split("/").pop()));
                verify(OpenedWindows.press(Qt.Key_Return, Qt.NoModifier));
                tryVerify(() => dialogIsGone() && window.active);
                tryVerify(() => part("setNews").text.startsWith("Saved: First steps-pupils"));
                compare(test.editor.fields.handedOut, undefined);
                press("setNew");
                verify(test.editor.empty);
                test.editor.openFile(file);
                tryVerify(() => !test.editor.busy);
                compare(part("setNews").text, "This file was handed out to pupils. Open the teacher's file to edit the set.");
                verify(test.editor.empty);
            }
        }
    }
}
