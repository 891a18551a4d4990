// Opens the Practise page in the smallest window at the largest text, with an exercise of each skill in both languages: no text
// is cut off, each control can be scrolled to, and the focused control is always visible. A set and its result are tested, too.
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

            name: "PractiseLargeText"

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "page-practise").item !== null);
                test.page = findChild(window.contentItem, "page-practise").item;
                Shell.preferences.textScale = 200;
            }

            function init() {
                failOnWarning(Warnings.any);
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function speak(language) {
                Shell.preferences.language = language;
                tryCompare(part("railPlay"), "text", language === "en" ? "Play" : "对弈");
            }

            /// All visible items inside `item`, itself included, for which `fits` is true.
            function all(item, fits, found = []) {
                if (!item.visible || item.opacity === 0)
                    return found;
                if (fits(item))
                    found.push(item);
                for (let child = 0; child < item.children.length; ++child)
                    all(item.children[child], fits, found);
                return found;
            }

            function isText(item) {
                return item.paintedWidth !== undefined && item.truncated !== undefined && item.text !== "";
            }

            /// Waits until the page is laid out.
            function settle() {
                tryVerify(() => test.page.settled && !Layouts.pending(test.page), 10000, "the page is still being laid out");
            }

            /// The fault of a text; empty if the text is fully visible within its own width, within the page, and within all
            /// clipping ancestors.
            function faultOf(text) {
                if (text.truncated && text.elide === Text.ElideNone)
                    return "truncated";
                if (text.paintedWidth > Math.ceil(text.width) + 1)
                    return text.paintedWidth + " wide in " + text.width;
                if (text.paintedHeight > Math.ceil(text.height) + 1)
                    return text.paintedHeight + " high in " + text.height;
                for (let above = text.parent; above && above !== test.page.parent; above = above.parent) {
                    const at = text.mapToItem(above, 0, 0).x;
                    if ((above === test.page || above.clip) && (at < -1 || at + text.paintedWidth > above.width + 1))
                        return at + " to " + (at + text.paintedWidth) + " of " + above + ", " + above.width + " wide";
                }
                return "";
            }

            function verifyTexts(state) {
                const texts = all(test.page, isText);
                verify(texts.length > 5);
                const faults = texts.filter(text => faultOf(text) !== "").map(text => "\n    " + text.text + ": " + faultOf(text));
                verify(faults.length === 0, state + faults.join(""));
            }

            function isInView(item) {
                const scroll = part("practiseScroll");
                const at = item.mapToItem(scroll, 0, 0);
                // If an item is higher than the view, only the top of the item has to be visible.
                return at.x >= -1 && at.x + item.width <= scroll.width + 1 && at.y >= -1 && at.y <= scroll.height
                    && (at.y + item.height <= scroll.height + 1 || item.height > scroll.height);
            }

            function isInside(item, ancestor) {
                for (let above = item; above; above = above.parent) {
                    if (above === ancestor)
                        return true;
                }
                return false;
            }

            /// Checks that each control can be scrolled to and is large enough to press. Returns the number of controls.
            function verifyReach(state) {
                const scroll = part("practiseScroll");
                const controls = all(scroll.contentItem, item => item.activeFocusOnTab && item.enabled);
                verify(controls.length > 2, state + ": there are only " + controls.length + " controls");
                const lost = controls.filter(control => {
                    scroll.reveal(control);
                    return !isInView(control) || control.width < 24 || control.height < 24;
                });
                verify(lost.length === 0,
                       state + ": out of view or too small: " + lost.map(control => control.objectName + " " + control).join());
                return controls.length;
            }

            /// Checks that Tab reaches each control, and that a focused control is visible.
            function verifyFocus(state, controls) {
                const scroll = part("practiseScroll");
                const seen = [];
                for (let presses = 0; presses < controls + 30; ++presses) {
                    keyClick(Qt.Key_Tab);
                    const item = window.activeFocusItem;
                    if (isInside(item, scroll.contentItem)) {
                        tryVerify(() => isInView(item), 5000, state + ": focused but not in view: " + item.objectName + " " + item);
                        if (!seen.includes(item))
                            seen.push(item);
                    }
                }
                verify(seen.length >= controls, state + ": " + seen.length + " of " + controls + " controls got the focus");
            }

            function give(answer) {
                switch (answer.asks) {
                case PracticeSession.Number:
                case PracticeSession.Amount: session.setNumber(String(answer.numbers[0])); break;
                case PracticeSession.Heap: session.pickHeap(answer.numbers[0]); break;
                case PracticeSession.Moves: answer.moves.forEach(move => session.take(move.heap, move.taken)); break;
                default: answer.places.forEach(place => session.choose(place));
                }
                session.check();
            }

            function test_noTextOfAnExerciseIsCutOff_data() {
                const rows = [];
                for (const language of ["en", "zh_CN"]) {
                    test.session.skills.forEach((skill, index) => {
                        // A short run tests each skill at one level. In each language, its skills have the two levels in turn.
                        const levels = some([1, 3], 2, Math.floor(index / 2));
                        rows.push({ tag: skill + ", " + language, language: language, skill: skill, levels: levels });
                    });
                }
                return inTurns(rows);
            }

            function test_noTextOfAnExerciseIsCutOff(row) {
                speak(row.language);
                for (const level of row.levels) {
                    const code = row.skill + " " + level + " 31/2";
                    compare(session.open(code), "");
                    settle();
                    tryVerify(() => session.exercise.onHeaps || session.picture.drawn, 5000, code + " has no picture");
                    verifyTexts(code);
                    const controls = verifyReach(code);
                    if (level === row.levels[0])
                        verifyFocus(code, controls);
                    for (let rung = 1; rung <= 5; ++rung) {
                        session.hint();
                        settle();
                        verifyTexts(code + ", hint " + rung);
                    }
                    give(Exercises.mistaken(code));
                    compare(session.state, PracticeSession.Wrong, session.answer.problem);
                    settle();
                    tryVerify(() => session.exercise.onHeaps || session.picture.drawn, 5000, code + " with a mistake has no picture");
                    verifyTexts(code + ", mistaken");
                    verifyReach(code + ", mistaken");
                    session.showAnswer();
                    compare(session.state, PracticeSession.Shown);
                    settle();
                    verifyTexts(code + ", shown");
                }
            }

            function test_noTextOfASetIsCutOff_data() {
                return [{ tag: "en", language: "en" }, { tag: "zh_CN", language: "zh_CN" }];
            }

            function test_noTextOfASetIsCutOff(row) {
                speak(row.language);
                Exercises.startSet(session, "A set of exercises with a title that goes on for much longer than anybody would have wished",
                    ["count-moves 3 31/2", "how-many nim:12,9,3", "spot-flaw 3 31/2"]);
                settle();
                verifyTexts("asked");
                verifyFocus("asked", verifyReach("asked"));
                give(Exercises.mistaken("count-moves 3 31/2"));
                session.set.finish();
                settle();
                verifyTexts("its result");
                verifyFocus("its result", verifyReach("its result"));
                session.set.leave();
                session.set.confirm();
                verify(!session.set.shown.there);
            }

            function test_noTextOfTheRecordIsCutOff_data() { return test_noTextOfASetIsCutOff_data(); }
            function test_noTextOfTheRecordIsCutOff(row) {
                speak(row.language);
                test.page.showRecord(true);
                tryVerify(() => test.page.record);
                settle();
                verifyTexts("the record");
                test.page.showRecord(false);
            }
        }
    }
}
