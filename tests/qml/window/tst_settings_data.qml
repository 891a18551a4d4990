// Uses the stored answers in the Settings by real clicks and keys: opens their folder, exports, adds, erases and restores them,
// on a full disk, too. Answers that another window records are shown once this window is active again.
import QtQuick
import QtTest
import Nimstone.Settings
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    // This window has no parent, because a child window would not deactivate the window that is tested.
    Component {
        id: anotherWindow
        Window {
            width: 100
            height: 100
        }
    }

    Main {
        id: window

        page: "settings"
        width: 960
        height: 600

        WindowCase {
            id: test

            name: "SettingsData"

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
                tryVerify(() => Shell.progress.loaded);
            }

            function init() {
                failOnWarning(Warnings.any);
            }

            function part(name) {
                const found = findChild(findChild(window.contentItem, "page-" + window.page), name);
                verify(found, "there is no item " + name);
                return found;
            }

            function click(name) {
                mouseClick(part(name));
            }

            /// Waits until the record contains the answers that another window has recorded.
            function recordElsewhere(count, all) {
                const another = anotherWindow.createObject(null);
                another.show();
                activate(another);
                verify(!window.active);
                verify(Profile.recordElsewhere(count));
                activate(window);
                another.destroy();
                tryCompare(part("settingsData").files, "answers", all);
            }

            function test_0_anEmptyRecordCannotBeExportedOrErased() {
                compare(part("settingsData").files.answers, 0);
                verify(!part("exportRecord").enabled);
                verify(!part("eraseRecord").enabled);
                verify(part("importRecord").enabled);
                compare(part("dataFolder").text, part("settingsData").files.folder);
                verify(part("dataFolder").text.length > 0);
            }

            function test_1_answersOfAnotherWindowAreExported() {
                recordElsewhere(3, 3);
                click("exportRecord");
                tryVerify(() => part("recordNews").text.includes("nimstone-"));
                verify(part("recordNews").visible);
            }

            function test_2_erasingAsksFirst() {
                click("eraseRecord");
                verify(part("eraseQuestion").visible);
                verify(part("eraseQuestion").text.startsWith("Erase all 3 answers?"), part("eraseQuestion").text);
                verify(part("eraseQuestion").text.includes("progress-erased-"));
                verify(!part("eraseRecord").visible);
                // The button that changes nothing has the focus.
                verify(part("eraseNo").activeFocus);
                keyClick(Qt.Key_Space);
                verify(!part("eraseQuestion").visible);
                compare(part("settingsData").files.answers, 3);
            }

            function test_3_aFullDiskErasesNothing() {
                if (!Profile.fillDisk(true))
                    skip("this system has no limit for the size of files");
                click("eraseRecord");
                click("eraseYes");
                tryVerify(() => part("settingsData").files.failed);
                verify(Profile.fillDisk(false));
                verify(part("recordNews").text.includes("could not be written"), part("recordNews").text);
                compare(part("settingsData").files.answers, 3);
            }

            function test_4_erasedAnswersCanBeRestored() {
                click("eraseRecord");
                keyClick(Qt.Key_Tab, Qt.ShiftModifier);
                verify(part("eraseYes").activeFocus);
                keyClick(Qt.Key_Return);
                tryCompare(part("settingsData").files, "answers", 0);
                verify(!part("eraseRecord").enabled);
                const aside = part("recordNews").text.match(/\/\S+\.json/)[0];
                verify(Profile.text(aside).includes("nimstone-progress"));
                click("importRecord");
                const dialog = findChild(part("importRecord").parent, "recordDialog");
                tryVerify(() => dialog.visible);
                dialog.selectedFile = "file://" + aside;
                dialog.accepted();
                dialog.close();
                // The file is only shown; it is not added to the record until the user asks for it.
                tryVerify(() => part("openedSummary").visible);
                verify(part("openedSummary").text.includes("progress-erased-"), part("openedSummary").text);
                compare(part("settingsData").files.answers, 0);
                click("addOpened");
                tryCompare(part("settingsData").files, "answers", 3);
                verify(!part("openedSummary").visible);
                compare(part("recordNews").text, "3 answers were added.");
                keyClick(Qt.Key_L, Qt.ControlModifier);
                tryCompare(part("recordNews"), "text", "新增了 3 条作答记录。");
                keyClick(Qt.Key_L, Qt.ControlModifier);
                tryCompare(part("recordNews"), "text", "3 answers were added.");
                // The adding is undone, and done again for the next tests.
                verify(part("undoRecord").text.startsWith("Remove the 3 answers added from progress-erased-"), part("undoRecord").text);
                click("undoRecord");
                tryCompare(part("settingsData").files, "answers", 0);
                verify(!part("undoRecord").visible);
                part("settingsData").files.open(["file://" + aside]);
                tryVerify(() => part("addOpened").visible);
                click("addOpened");
                tryCompare(part("settingsData").files, "answers", 3);
            }

            function test_5_theRecordOnThePractisePageExportsToo() {
                window.page = "practise";
                tryVerify(() => findChild(window.contentItem, "page-practise").item);
                findChild(window.contentItem, "page-practise").item.showRecord(true);
                tryVerify(() => findChild(window.contentItem, "page-practise").item.record);
                click("exportRecord");
                tryVerify(() => part("recordNews").text.includes("nimstone-"));
                verify(part("saveTable").enabled);
                compare(part("saveTable").text, "Save as table (CSV)…");
                click("saveTable");
                const dialog = findChild(part("saveTable"), "exportDialog");
                tryVerify(() => dialog.visible);
                dialog.reject();
                window.page = "settings";
            }
        }
    }
}
