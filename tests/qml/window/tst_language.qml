// The button on the rail switches the language at any moment, and the window changes at once.
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

            function test_theButtonOnTheRailSwitchesTheLanguage_data() {
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

            function test_theButtonOnTheRailSwitchesTheLanguage(row) {
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

            function test_aTooltipFollowsTheLanguage_data() {
                return [{ tag: "an open tooltip", open: true }, { tag: "a tooltip about to open", open: false }];
            }

            function test_aTooltipFollowsTheLanguage(row) {
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
                // The tooltip stays open.
                tryVerify(() => tip.opened);
                compare(tip.text.replace(/[(（].*/, "").trim(), "对弈");

                keyClick(Qt.Key_L, Qt.ControlModifier);
                mouseMove(window.contentItem, window.width - 2, window.height - 2);
                tryVerify(() => !tip.visible);
            }
        }
    }
}
