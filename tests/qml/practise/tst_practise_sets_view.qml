// Shows the exercise sets at every text size and in both languages: no text is cut off, and every control can be reached.
import QtQuick
import QtTest
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
            name: "PractiseSetsView"
            window: window

            /// At the largest text, the view is opened from a list, and shortcuts work too.
            function test_theSetsViewIsReachedAtTheLargestText() {
                Shell.preferences.textScale = 200;
                keyClick(Qt.Key_E, Qt.AltModifier);
                tryVerify(() => test.page.exercising && test.page.settled);
                // The page has scrolled to the answer, so the top of the page is out of view.
                part("practiseScroll").contentY = 0;
                press("practiseMore");
                tryVerify(() => inFront("entry0", rootOf(window.contentItem)) !== null);
                press("entry0");
                tryVerify(() => test.page.view === "sets");
                press("sets");
                tryVerify(() => test.page.exercising);
                tryVerify(() => inFront("practiseMore", window.contentItem) !== null);
                keyClick(Qt.Key_P, Qt.AltModifier);
                tryVerify(() => test.page.view === "record");
                keyClick(Qt.Key_E, Qt.AltModifier);
                tryVerify(() => test.page.view === "sets");
            }

            function test_noTextOfTheSetsViewIsCutOff_data() {
                const rows = [];
                for (const language of ["en", "zh_CN"]) {
                    for (const scale of [100, 150, 200])
                        rows.push({ tag: language + " " + scale + " %", language: language, scale: scale });
                }
                return inTurns(rows);
            }

            /// Each text has the room that it needs, and the rows can be reached.
            function test_noTextOfTheSetsViewIsCutOff(row) {
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = row.scale;
                test.editor.begin(2, 4711);
                test.editor.exercises.answersShown = true;
                for (const option of [["class", "10b"], ["due", "2026-03-14"], ["answers", "never"], ["hints", 2], ["variant", "per-pupil"]])
                    verify(test.editor.setOption(option[0], option[1]));
                compare(test.editor.adding.addEntry({ text: "A text between the exercises" }), "");
                test.list.currentIndex = 0;
                test.list.forceActiveFocus();
                awaitPlace(test.list.currentItem);
                keyClick(Qt.Key_Down);
                tryVerify(() => test.list.currentItem?.objectName === "setRow1");
                tryVerify(() => isInView(test.list.currentItem), 5000, "the chosen row is not in view");
                tryVerify(() => cutTexts(test.page.sets).length === 0, 5000,
                          "these texts are cut off: " + cutTexts(test.page.sets).join("; "));
            }

            function test_noTextOfTheOptionsIsCutOff_data() {
                return test_noTextOfTheSetsViewIsCutOff_data();
            }

            function test_noTextOfTheOptionsIsCutOff(row) {
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = row.scale;
                test.editor.begin(2, 4711);
                test.page.sets.showOptions();
                tryVerify(() => inFront("setOption-classInput", rootOf(window.contentItem))?.activeFocus === true);
                const form = part("setOption-classInput").parent.parent.parent;
                tryVerify(() => cutTexts(form).length === 0, 5000, () => "these texts are cut off: " + cutTexts(form).join("; "));
                keyClick(Qt.Key_Escape);
                tryVerify(() => inFront("setOption-classInput", rootOf(window.contentItem)) === null);
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
