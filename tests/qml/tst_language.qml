// The language is switched from the rail at any moment, and the window speaks it at once.
import QtQuick
import QtTest
import Nimstone.Pages
import Nimstone.ViewModels

Item {
    id: root

    Main {
        id: window

        page: "settings"

        TestCase {
            name: "Language"
            when: windowShown

            function init() {
                failOnWarning(/.?/);
            }

            function initTestCase() {
                Shell.preferences.language = "en";
                window.requestActivate();
                tryVerify(() => window.active);
            }

            function test_theRailSwitches_data() {
                const rail = findChild(window.contentItem, "railLanguage");
                return [
                    { tag: "by mouse", act: () => mouseClick(rail) },
                    { tag: "by its shortcut", act: () => keyClick(Qt.Key_L, Qt.ControlModifier) },
                    { tag: "by the focused button", act: () => {
                        rail.forceActiveFocus();
                        keyClick(Qt.Key_Return);
                    } },
                ];
            }

            function test_theRailSwitches(row) {
                const other = findChild(window.contentItem, "railLanguage");
                const play = findChild(window.contentItem, "railPlay");
                compare(Shell.language, "en");
                tryCompare(other, "text", "中文");
                tryCompare(play, "text", "Play");

                row.act();
                compare(Shell.language, "zh_CN");
                tryCompare(other, "text", "English");

                row.act();
                compare(Shell.language, "en");
                tryCompare(other, "text", "中文");
                tryCompare(play, "text", "Play");
            }
        }
    }
}
