// Opens the Practise page in the smallest window at every text size: the item that a person is about to use or read is visible.
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
            readonly property var session: test.page ? test.page.session : null

            name: "PractiseView"

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "page-practise").item !== null);
                test.page = findChild(window.contentItem, "page-practise").item;
            }

            function init() {
                failOnWarning(Warnings.any);
            }

            function cleanup() {
                Shell.preferences.textScale = 100;
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            /// Waits until the page has moved the keyboard focus to where the exercise continues.
            function settle() {
                tryVerify(() => test.page.settled);
            }

            function test_noKeyReachesTheExerciseBehindTheRecord() {
                settle();
                session.skill = "nim-sum";
                compare(session.open("31/1"), "");
                settle();
                verify(part("answerInput").activeFocus);
                test.page.showRecord(true);
                tryVerify(() => test.page.record);
                for (const key of [Qt.Key_H, Qt.Key_7, Qt.Key_Return, Qt.Key_A])
                    keyClick(key);
                test.page.showRecord(false);
                settle();
                compare(session.exercise.rungs.length, 0);
                compare(session.answer.number, "");
                compare(session.state, PracticeSession.Open);
                verify(part("answerInput").activeFocus, "the answer field does not have the focus again");
            }

            function test_checkingWithoutSettingABitShowsAMessage() {
                session.skill = "read-binary";
                for (let number = 1; !session.exercise.byBitsAlone; ++number)
                    compare(session.open("31/" + number), "");
                settle();
                mouseClick(part("proceed"));
                compare(session.state, PracticeSession.Open);
                verify(session.answer.problem !== "");
                tryVerify(() => part("refusal").visible);
                compare(part("refusal").text, session.answer.problem);
            }

            function test_theAnswerFieldAndEachHintAreScrolledIntoView_data() {
                const rows = [];
                for (const scale of [100, 150, 200])
                    rows.push({ tag: scale + " %", scale: scale });
                return some(rows, 2);
            }

            /// In the smallest window, first the answer field is visible, then each hint; no earlier hint is cut at the top.
            function test_theAnswerFieldAndEachHintAreScrolledIntoView(row) {
                Shell.preferences.textScale = row.scale;
                session.skill = "nim-sum";
                test.page.openPosition("nim:29,9,83,40");
                settle();
                tryVerify(() => isInView("answerInput") && isInView("question"), 5000, "the answer field or the question is not in view");

                keyClick(Qt.Key_5);
                keyClick(Qt.Key_Return);
                settle();
                tryVerify(() => isInView("proceed"));
                for (let rung = 1; rung <= 5; ++rung) {
                    keyClick(Qt.Key_H);
                    tryVerify(() => isInView("rung" + rung), 5000, "hint " + rung + " is not in view");
                    tryVerify(() => cutRungs().length === 0, 5000, "hints that are cut off: " + cutRungs());
                }
            }

            function isInView(name) {
                const item = part(name);
                const scroll = part("practiseScroll");
                const at = item.mapToItem(scroll, 0, 0).y;
                return item.visible && at >= 0 && at + item.height <= scroll.height;
            }

            /// The hints that are cut by the top edge of the scrolling view.
            function cutRungs() {
                const side = part(test.page.wide ? "practiseSide" : "practiseScroll");
                return [1, 2, 3, 4, 5].filter(rung => {
                    const at = part("rung" + rung).mapToItem(side, 0, 0).y;
                    return at < -1 && at + part("rung" + rung).height > 1;
                });
            }
        }
    }
}
