// Uses the words of the glossary by real clicks and keys. Tests their marks in texts, and their entries.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Heard
import Nimstone.Terms
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

        Item {
            id: sheet
            parent: window.contentItem
            visible: false
            width: 420
            height: 300
            TermText {
                id: sample
                width: sheet.width
                lineHeight: 1.15
                linksByKey: true
                text: "The <b>nim-sum</b> of two equal numbers is 0, and so on; see <a href=\"lesson:values\">the lesson with the values of many games</a> and the period."
            }
        }

        Loader {
            id: passing
            parent: window.contentItem
            active: false
            sourceComponent: TermText {
                width: 420
                text: "The nim-sum of two heaps."
            }
        }

        SignalSpy {
            id: said
            target: Announcer
            signalName: "said"
        }

        WindowCase {
            name: "Terms"

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
                Shell.preferences.language = "en";
                window.width = 1280;
                window.height = 800;
                sheet.visible = false;
                if (window.page !== "learn")
                    mouseClick(part("railLearn"));
                page.view = "";
                page.session.close();
                said.clear();
            }

            function part(name) {
                const found = findChild(window.contentItem, name) ?? findChild(window, name);
                verify(found, "there is no item " + name);
                return found;
            }
            function entry() {
                return findChild(Overlay.overlay, "termEntry");
            }
            function isOpen() {
                return entry() !== null;
            }
            /// Opens the card with Lemma 2, and returns its words "odd column".
            function openCard() {
                page.openLesson("lemma-2/say");
                tryVerify(() => findChild(part("learnCard"), "term-binary-column"));
                return findChild(part("learnCard"), "term-binary-column");
            }

            /// The marks lie where the text shows the words.
            function test_marksLieOnTheirWords() {
                sheet.visible = true;
                tryCompare(findChild(sample, "link-lesson:values"), "visible", true);
                const link = findChild(sample, "link-lesson:values");
                const rects = sample.children[0].marks.filter(mark => mark.link === "lesson:values").map(mark => mark.rect);
                compare(rects.length, 2);
                for (const rect of rects) {
                    compare(sample.linkAt(rect.x + 3, rect.y + rect.height / 2), "lesson:values");
                    compare(sample.linkAt(rect.x + rect.width - 3, rect.y + rect.height / 2), "lesson:values");
                }
                compare(sample.linkAt(link.x - 6, link.y + link.height / 2), "");
                verify(findChild(sample, "term-nim-sum"));
                verify(findChild(sample, "term-period"));
            }

            function test_tabGoesThroughWordsAndLinksInOrder() {
                sheet.visible = true;
                tryVerify(() => findChild(sample, "term-nim-sum"));
                findChild(sample, "term-nim-sum").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Tab);
                verify(findChild(sample, "link-lesson:values").activeFocus);
                keyClick(Qt.Key_Tab);
                verify(findChild(sample, "term-period").activeFocus);
                keyClick(Qt.Key_Backtab);
                verify(findChild(sample, "link-lesson:values").activeFocus);
                keyClick(Qt.Key_Backtab);
                verify(findChild(sample, "term-nim-sum").activeFocus);
            }

            function test_aClickOpensTheEntryAndEscClosesIt() {
                const term = openCard();
                compare(term.Accessible.role, Accessible.Button);
                compare(term.Accessible.name, "odd column");
                mouseClick(term);
                tryVerify(isOpen);
                compare(findChild(entry(), "termTitle").text, "binary column · 二进制列");
                verify(findChild(entry(), "termTable"));
                tryVerify(() => said.signalArguments.some(call => call[0] === "binary column"));
                tryVerify(() => said.signalArguments.some(call => call[0].startsWith("Write numbers in binary")));
                keyClick(Qt.Key_Escape);
                tryVerify(() => !isOpen());
                compare(page.session.lesson, "lemma-2", "Esc also closed the lesson");
            }

            function test_aClosingEntryIgnoresTheTextSize() {
                const term = openCard();
                mouseClick(term);
                tryVerify(isOpen);
                tryVerify(() => findChild(entry(), "termLesson").activeFocus);
                keyClick(Qt.Key_Escape);
                Shell.preferences.textScale = 180;
                tryVerify(() => !isOpen());
                waitForRendering(window.contentItem);
            }

            function test_theEntryClosesWhenItsTextIsDestroyed() {
                passing.active = true;
                tryVerify(() => findChild(passing, "term-nim-sum"));
                mouseClick(findChild(passing, "term-nim-sum"));
                tryVerify(isOpen);
                passing.active = false;
                tryVerify(() => !isOpen());
            }

            function test_keysOpenTheEntryAndTheLesson() {
                const term = openCard();
                const card = page.session.card;
                term.forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                tryVerify(isOpen);
                compare(page.session.card, card, "Enter turned to another card");
                tryVerify(() => findChild(entry(), "termLesson").activeFocus);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !isOpen());
                tryVerify(() => term.activeFocus);
                keyClick(Qt.Key_Space);
                tryVerify(isOpen);
                compare(findChild(entry(), "termLesson").text, "Open lesson 4");
                keyClick(Qt.Key_Return);
                tryVerify(() => !isOpen());
                tryCompare(page.session, "lesson", "binary-columns");
            }

            function test_aClickOutsideClosesTheEntry() {
                mouseClick(openCard());
                tryVerify(isOpen);
                mouseClick(window.contentItem, window.width - 20, window.height - 5);
                tryVerify(() => !isOpen());
            }

            function test_theEntryStaysInItsColumn_data() {
                return [{ tag: "1280x800", width: 1280, height: 800, scale: 100 }, { tag: "960x600", width: 960, height: 600, scale: 100 },
                    { tag: "960x600 with large text", width: 960, height: 600, scale: 200 }];
            }
            function test_theEntryStaysInItsColumn(row) {
                window.width = row.width;
                window.height = row.height;
                Shell.preferences.textScale = row.scale;
                const term = openCard();
                mouseClick(term);
                tryVerify(isOpen);
                let popup = entry();
                while (popup.parent !== Overlay.overlay)
                    popup = popup.parent;
                const place = popup.mapToItem(window.contentItem, 0, 0);
                verify(place.x >= 0 && place.x + popup.width <= window.width,
                       "the entry is at x = " + place.x + " and " + popup.width + " wide");
                verify(place.y >= 0 && place.y + popup.height <= window.height,
                       "the entry is at y = " + place.y + " and " + popup.height + " high");
                keyClick(Qt.Key_Escape);
                tryVerify(() => !isOpen());
            }

            function test_aWordInAProofDoesNotPressItsLine() {
                window.page = "prove";
                tryVerify(() => part("page-prove").item);
                const prove = part("page-prove").item;
                prove.openPlace("nim-lemma-2");
                prove.session.step = 1;
                const reason = () => findChild(findChild(prove, "line1"), "lineReason");
                tryVerify(() => reason() && findChild(reason(), "term-nim-sum"));
                mouseClick(findChild(reason(), "term-nim-sum"));
                tryVerify(isOpen);
                compare(prove.session.step, 1);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !isOpen());
            }
        }
    }
}
