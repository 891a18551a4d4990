// Tests the switch between the person's numbers and variables: it changes the lines of the proof, and the choice is stored.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        width: 1280
        height: 800
        page: "prove"

        WindowCase {
            id: test
            name: "ProveLetters"

            property var page: null

            function initTestCase() {
                Shell.preferences.language = "en";
                activate(window);
                page = findChild(window.contentItem, "page-prove").item;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.motion = "none";
                Shell.preferences.proofNumbers = "these";
                page.session.openPlace("nim-lemma-2 4 - nim:42,27,19");
                tryVerify(() => findChild(page, "line4") !== null);
            }

            function cleanupTestCase() {
                Shell.preferences.proofNumbers = "these";
            }

            function instanceOf(step) {
                return findChild(findChild(page, "line" + step), "lineInstance");
            }

            function test_theSwitchShowsVariablesWithTheNumbersBeneath() {
                const line = findChild(page, "line4");
                const onNumbers = line.statement;
                verify(!instanceOf(4).visible);
                const button = findChild(page, "proveAnyNumbers");
                verify(!button.checked);
                mouseClick(button);
                tryCompare(button, "checked", true);
                compare(Shell.preferences.proofNumbers, "any");
                verify(line.statement !== onNumbers);
                tryCompare(instanceOf(4), "visible", true);
                // Formulas contain no-break spaces, which read() replaces.
                compare(read(instanceOf(4).text), onNumbers);
                compare(page.session.step, 4);

                mouseClick(button);
                tryCompare(button, "checked", false);
                compare(Shell.preferences.proofNumbers, "these");
                compare(line.statement, onNumbers);
                verify(!instanceOf(4).visible);
            }

            function test_arrowKeysStillMoveTheSteps() {
                mouseClick(findChild(page, "proveAnyNumbers"));
                keyClick(Qt.Key_Left);
                tryCompare(page.session, "step", 3);
            }
        }
    }
}
