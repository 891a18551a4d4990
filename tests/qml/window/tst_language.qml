// The language is switched from the rail at any moment, and the window speaks it at once.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "settings"

        WindowCase {
            name: "Language"

            function init() {
                failOnWarning(Warnings.any);
            }

            function initTestCase() {
                Shell.preferences.language = "en";
                activate(window);
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

            function test_aTooltipSpeaksIt_data() {
                return [{ tag: "that is open", open: true }, { tag: "that is about to open", open: false }];
            }

            function test_aTooltipSpeaksIt(row) {
                const play = findChild(window.contentItem, "railPlay");
                const tip = play.ToolTip.toolTip;
                mouseMove(play, play.width / 2, play.height / 2);
                tryVerify(() => play.hovered);
                if (row.open) {
                    tryVerify(() => tip.opened);
                    compare(tip.text, "Play (Ctrl+1)");
                }
                keyClick(Qt.Key_L, Qt.ControlModifier);
                tryCompare(play, "text", "对弈");
                tryVerify(() => tip.opened && tip.text.startsWith("对弈"), 5000, tip.text);
                // And it stays so.
                tryVerify(() => tip.opened);
                compare(tip.text.replace(/[(（].*/, "").trim(), "对弈");

                keyClick(Qt.Key_L, Qt.ControlModifier);
                mouseMove(window.contentItem, window.width - 2, window.height - 2);
                tryVerify(() => !tip.visible);
            }
        }
    }
}
