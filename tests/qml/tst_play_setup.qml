// A new game from the sheet, a position typed, copied and pasted, and one line where it cannot be read.
import QtQuick
import QtTest
import Nimstone.Pages
import Nimstone.Tests
import Nimstone.ViewModels

Item {
    id: root

    Main {
        id: window

        page: "play"
        width: 1280
        height: 800

        TestCase {
            id: test
            name: "PlaySetup"
            when: windowShown

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
                window.requestActivate();
                tryVerify(() => window.active);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                board = findChild(window.contentItem, "board");
                page = findChild(window.contentItem, "page-play").item;
                session = board.session;
            }

            function init() {
                failOnWarning(/.?/);
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                page.openPosition("nim:3,4,5");
                board.takeFocus();
            }

            function cleanup() {
                page.setup?.close();
                tryVerify(() => !page.setup?.visible);
            }

            function inSheet(name) {
                const item = findChild(page.setup.contentItem, name);
                verify(item, name + " is on the sheet");
                return item;
            }

            /// Clicks where the thing is once everything on the sheet has found its place.
            function press(name) {
                const flow = inSheet("setupHeapRow");
                if (isPolishScheduled(flow))
                    verify(waitForItemPolished(flow));
                mouseClick(inSheet(name));
            }

            function openSheet() {
                keyClick(Qt.Key_N);
                tryVerify(() => page.setup?.opened);
            }

            function type(text) {
                for (const character of text)
                    keyClick(character);
            }

            function test_aGameFromTheSheet() {
                openSheet();
                press("setupPreset3");
                compare(inSheet("setupHeaps").text, "7, 11, 13");
                press("setupMore0");
                press("setupLess1");
                press("setupRemove2");
                press("setupAdd");
                compare(inSheet("setupHeaps").text, "8, 10, 1");
                press("setupOpponent-learner");
                press("setupFirst-computer");
                compare(session.position, "nim:3,4,5");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                compare(session.position, "nim:8,10,1");
                compare(session.turn, PlaySession.Computers);
                compare(session.opponentText, "Learner");
                // The next tests play against the perfect opponent again.
                openSheet();
                press("setupOpponent-perfect");
                press("setupFirst-person");
                press("setupBegin");
            }

            function test_typedOnTheSheet() {
                openSheet();
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("6,4");
                keyClick(Qt.Key_Return);
                tryVerify(() => !page.setup?.visible);
                compare(session.position, "nim:6,4");
            }

            function test_aFaultOnTheSheetStartsNothing() {
                openSheet();
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("6,x");
                keyClick(Qt.Key_Return);
                verify(page.setup?.visible);
                verify(inSheet("setupHeaps").problem !== "");
                compare(session.position, "nim:3,4,5");
            }

            function test_typedAbove() {
                const field = findChild(page, "playPosition");
                mouseClick(field, 20, 10);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("nim:3,x,5");
                keyClick(Qt.Key_Return);
                verify(field.problem !== "");
                compare(session.position, "nim:3,4,5");
                compare(field.text, "nim:3,x,5");

                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("1,2");
                keyClick(Qt.Key_Return);
                compare(field.problem, "");
                compare(session.position, "nim:1,2");
                compare(field.text, "nim:1,2");
            }

            function test_copiedAndPasted() {
                keyClick(Qt.Key_C, Qt.ControlModifier);
                compare(Profile.clipboard(), "nim:3,4,5");
                Profile.setClipboard("nim:7,11,13\n");
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(session.position, "nim:7,11,13");
                Profile.setClipboard("nothing of the kind");
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(session.position, "nim:7,11,13");
                verify(findChild(page, "playPosition").problem !== "");
            }

            function test_anAmountTyped() {
                page.openPosition("nim:1000000,5");
                mouseClick(findChild(page, "playMore"));
                const field = findChild(page, "playAmount");
                mouseClick(field, 12, 10);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("999995");
                compare(session.pickedAmount, "999995");
                keyClick(Qt.Key_Return);
                compare(session.position, "nim:5,5");
            }

            function test_theSheetFitsTheSmallestWindow() {
                window.width = 960;
                window.height = 600;
                for (const language of ["en", "zh_CN"]) {
                    Shell.preferences.language = language;
                    page.openPosition("nim:7,9,12,5");
                    page.openSetup();
                    tryVerify(() => page.setup?.opened);
                    const view = findChild(page.setup.contentItem, "setupView");
                    tryVerify(() => view.contentHeight <= view.height);
                    page.setup?.close();
                    tryVerify(() => !page.setup?.visible);
                }
                window.width = 1280;
                window.height = 800;
            }
        }
    }
}
