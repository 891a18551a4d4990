// The sets of exercises at every text size and in both languages: nothing is cut, and all of it can be reached.
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

            /// At the largest text a list leads here, and the keys do.
            function test_isReachedAtTheLargestText() {
                Shell.preferences.textScale = 200;
                keyClick(Qt.Key_E, Qt.AltModifier);
                tryVerify(() => test.page.exercising && test.page.settled);
                // Where it begins with the answer, its top is out of view.
                part("practiseScroll").contentY = 0;
                press("practiseMore");
                tryVerify(() => inFront("entry0", rootOf(window.contentItem)) !== null);
                press("entry0");
                tryVerify(() => test.page.setsShown);
                press("sets");
                tryVerify(() => test.page.exercising);
                tryVerify(() => inFront("practiseMore", window.contentItem) !== null);
                keyClick(Qt.Key_P, Qt.AltModifier);
                tryVerify(() => test.page.recordShown);
                keyClick(Qt.Key_E, Qt.AltModifier);
                tryVerify(() => test.page.setsShown);
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
                awaitPlace(test.list.currentItem);
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
