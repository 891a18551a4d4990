// Uses the Learn page by real clicks and keys: follows the path, goes through the cards of a lesson, follows the links in their
// texts, and starts the page again.
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

        page: "learn"
        width: 1280
        height: 800

        WindowCase {
            name: "Learn"

            property var page: null

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-learn").item);
                page = part("page-learn").item;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.textScale = 100;
                window.width = 1280;
                window.height = 800;
                if (window.page !== "learn")
                    mouseClick(part("railLearn"));
                page.session.close();
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function test_aLessonIsOpenedByItsStone() {
                mouseClick(part("pathStone-two-heaps"));
                compare(page.session.lesson, "two-heaps");
                verify(!part("learnPath").visible);
                compare(window.title, "Learn – Lesson 1: Two heaps – Nimstone");
                compare(part("learnHeader").subtitle, "card 1 of " + page.session.cardCount);
                mouseClick(part("learnClose"));
                verify(part("learnPath").visible);
                compare(window.title, "Learn – Nimstone");
            }

            function test_aLessonIsOpenedFromThePathByKeys() {
                const strip = part("learnStrip");
                strip.forceActiveFocus();
                const first = strip.at;
                keyClick(Qt.Key_Right);
                compare(strip.at, first + 1);
                const name = page.session.path[first + 1].name;
                keyClick(Qt.Key_Return);
                compare(page.session.lesson, name);
                keyClick(Qt.Key_Escape);
                compare(page.session.lesson, "");
                tryVerify(() => part("learnStrip").activeFocus || part("pathStone-" + name).activeFocus);
            }

            function test_keysGoThroughTheCards() {
                page.openLesson("lemma-2/say");
                tryVerify(() => part("learnCard").activeFocus);
                const card = page.session.card;
                keyClick(Qt.Key_PageDown);
                compare(page.session.card, card + 1);
                keyClick(Qt.Key_PageUp);
                compare(page.session.card, card);
                tryVerify(() => part("learnCard").activeFocus);
                keyClick(Qt.Key_Left);
                compare(page.session.card, card - 1);
                mouseClick(part("learnNext"));
                compare(page.session.card, card);
                mouseClick(part("learnBack"));
                compare(page.session.card, card - 1);
            }

            /// Every card of a lesson is shown, and the next one can always be opened. A short run walks through every third
            /// lesson; tst_learn_by_keys.qml walks through all.
            function test_everyLessonIsWalkedThrough_data() {
                return some(page.session.path, 3).map(lesson => ({ tag: lesson.name, name: lesson.name }));
            }
            function test_everyLessonIsWalkedThrough(row) {
                page.openLesson(row.name);
                page.session.card = 0;
                const count = page.session.cardCount;
                for (let card = 0; card < count; ++card) {
                    compare(page.session.card, card);
                    verify(page.session.shown.heading !== "");
                    // The heading keeps each formula on one line.
                    tryVerify(() => part("learnHeading").text.replace(/&nbsp;/g, " ") === page.session.shown.heading.replace(/&nbsp;/g, " "));
                    tryVerify(() => !page.busy);
                    if (card + 1 < count)
                        mouseClick(part("learnNext"));
                }
            }

            /// The first question of this card is below the visible part of the card, and its field gets the focus.
            function test_aCardIsShownFromItsTop() {
                window.width = 960;
                window.height = 600;
                page.openLesson("values/finish");
                tryVerify(() => part("proveAnswer").activeFocus);
                --page.session.card;
                tryVerify(() => part("learnCard").activeFocus && !page.busy);
                ++page.session.card;
                tryVerify(() => part("proveAnswer").activeFocus);
                const heading = part("learnHeading");
                tryVerify(() => heading.mapToItem(part("learnCard"), 0, 0).y >= 0);
            }

            function test_theEndOfALessonLeadsToTheNext() {
                page.openLesson("bouton");
                page.session.card = 0;
                page.openLesson("lemma-2");
                page.session.card = page.session.cardCount - 1;
                compare(part("learnNext").text, "Done. Next lesson: Bouton's theorem");
                mouseClick(part("learnNext"));
                compare(page.session.lesson, "bouton");
                compare(page.session.card, 0);
                verify(page.session.path[6].done);
            }

            function test_linksOpenWhatTheyName_data() {
                return [
                    { tag: "lesson:lemma-1", page: "learn", opened: () => page.session.lesson === "lemma-1" },
                    { tag: "play:kayles:7", page: "play", opened: () => part("page-play").item.session.shown.position === "kayles:7" },
                    { tag: "prove:bash-count-up", page: "prove", opened: () => part("page-prove").item.session.words.theorem === "bash-count-up" },
                    { tag: "problem:hdu-2176", page: "contest", opened: () => part("page-contest").item.problem.name === "hdu-2176" },
                    { tag: "break:hdu-1850/no-parentheses", page: "contest", opened: () => part("contestBreak").breaking.program === "no-parentheses" },
                    { tag: "explore:sequence", page: "explore", opened: () => part("page-explore").item.view === "sequence" }
                ];
            }
            function test_linksOpenWhatTheyName(row) {
                page.openLesson("lemma-2");
                Shell.linkWanted(row.tag);
                compare(window.page, row.page);
                tryVerify(row.opened);
            }

            function test_theFootRowIsVisibleInASmallWindow_data() {
                return [{ tag: "960x600", scale: 100 }, { tag: "960x600 with large text", scale: 200 }];
            }
            function test_theFootRowIsVisibleInASmallWindow(row) {
                window.width = 960;
                window.height = 600;
                Shell.preferences.textScale = row.scale;
                page.openLesson("lemma-2/say");
                const next = part("learnNext");
                tryVerify(() => next.mapToItem(window.contentItem, 0, next.height).y <= 600);
                mouseClick(next);
                compare(page.session.shown.kind !== "", true);
            }

            function test_theNextStartOpensTheLesson() {
                page.openLesson("queen");
                compare(Shell.preferences.lastLesson, "queen");
                page.session.close();
                compare(Shell.preferences.lastLesson, "");
                Shell.preferences.lastLesson = "queen";
                page.resume();
                compare(page.session.lesson, "queen");
            }
        }
    }
}
