// Changes every setting by mouse and by keys: it takes effect at once, and the next start of the program reads it.
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

        page: "settings"

        WindowCase {
            name: "Settings"

            function initTestCase() {
                activate(window);
            }

            function init() {
                failOnWarning(Warnings.any);
            }

            /// Presses Tab until the item has the focus, wherever the focus starts.
            function tabTo(item) {
                for (let presses = 0; presses < 60 && !item.activeFocus; ++presses)
                    keyClick(Qt.Key_Tab);
                verify(item.activeFocus, item.objectName + " is not reached with the Tab key");
                const page = window.page === "settings" ? findChild(window.contentItem, "page-settings") : null;
                tryVerify(() => {
                    const at = item.mapToItem(page, 0, 0);
                    return at.y >= 0 && at.y + item.height <= page.height;
                }, 5000, item.objectName + " is not in view");
            }

            function test_everyChoiceIsStored_data() {
                const rows = [];
                const choices = {
                    language: ["zh_CN", "en", "system"],
                    theme: ["dark", "light", "system"],
                    motion: ["reduced", "none", "full"],
                    opponentPace: ["slow", "fast", "normal"],
                    singleKeys: ["off", "on"],
                    mistakesWait: ["off", "on"],
                    drawing: ["opengl", "software", "automatic"],
                };
                for (const setting in choices) {
                    for (const value of choices[setting]) {
                        // A short run makes each choice in one of the three ways, which take turns.
                        for (const how of some(["by mouse", "with Space", "with Enter"], 3, rows.length))
                            rows.push({ tag: setting + " " + value + " " + how, setting: setting, value: value, how: how,
                                other: choices[setting].find(candidate => candidate !== value) });
                    }
                }
                return rows;
            }

            function test_everyChoiceIsStored(row) {
                Shell.preferences[row.setting] = row.other;
                tryVerify(() => Profile.kept(row.setting) === row.other);
                const option = findChild(window.contentItem, row.setting + "-" + row.value);
                verify(option);
                verify(!option.checked);

                if (row.how === "by mouse") {
                    mouseClick(option);
                } else {
                    tabTo(option);
                    keyClick(row.how === "with Space" ? Qt.Key_Space : Qt.Key_Return);
                }
                compare(Shell.preferences[row.setting], row.value);
                verify(option.checked);
                verify(!findChild(window.contentItem, row.setting + "-" + row.other).checked);
                tryVerify(() => Profile.kept(row.setting) === row.value);

                // A click on the current choice keeps it chosen.
                mouseClick(option);
                verify(option.checked);
                compare(Shell.preferences[row.setting], row.value);
            }

            function test_settingsTakeEffectAtOnce() {
                mouseClick(findChild(window.contentItem, "theme-dark"));
                verify(Theme.dark);
                mouseClick(findChild(window.contentItem, "theme-light"));
                verify(!Theme.dark);
                mouseClick(findChild(window.contentItem, "motion-none"));
                compare(Theme.motion, Theme.None);
                mouseClick(findChild(window.contentItem, "motion-reduced"));
                compare(Theme.motion, Theme.Reduced);
                mouseClick(findChild(window.contentItem, "motion-full"));
                compare(Theme.motion, Theme.Full);
                mouseClick(findChild(window.contentItem, "language-zh_CN"));
                compare(Shell.language, "zh_CN");
                mouseClick(findChild(window.contentItem, "language-en"));
                compare(Shell.language, "en");
            }

            function test_theSliderChangesAndStoresTheTextSize() {
                const slider = findChild(window.contentItem, "textScale");
                Shell.preferences.textScale = 100;
                findChild(window.contentItem, "page-settings").item.scroll.contentY = 0;
                mouseClick(slider, slider.width - 4, slider.height / 2);
                compare(Shell.preferences.textScale, 200);
                compare(Theme.textScale, 2);
                compare(Theme.body, 30);
                tryVerify(() => Profile.kept("textScale") === "200");

                tabTo(slider);
                for (let step = 1; step <= 10; ++step) {
                    keyClick(Qt.Key_Left);
                    compare(Shell.preferences.textScale, 200 - 10 * step);
                }
                keyClick(Qt.Key_Left);
                compare(Shell.preferences.textScale, 100);
                compare(Theme.body, 15);
                tryVerify(() => Profile.kept("textScale") === "100");
            }

            function test_everyOptionIsReachedByTabAtTheLargestText() {
                Shell.preferences.textScale = 200;
                window.width = 960;
                window.height = 600;
                findChild(window.contentItem, "railHome").forceActiveFocus(Qt.TabFocusReason);
                for (const name of ["drawing-software", "language-system", "opponentPace-fast"])
                    tabTo(findChild(window.contentItem, name));
                Shell.preferences.textScale = 100;
                window.width = 1280;
                window.height = 800;
            }
        }
    }
}
