// Opens the Play page in the smallest window at the largest text: no item leaves the window or its dialog.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "play"
        width: 960
        height: 600

        WindowCase {
            name: "PlayLargeText"

            property Item page

            function initTestCase() {
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                page = findChild(window.contentItem, "page-play").item;
                hold(findChild(window.contentItem, "board").session);
                Shell.preferences.motion = "none";
                Shell.preferences.textScale = 200;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
            }

            function test_largeTextFitsTheSetupDialog_data() {
                return [{ tag: "en" }, { tag: "zh_CN" }];
            }

            function test_largeTextFitsTheSetupDialog(row) {
                Shell.preferences.language = row.tag;
                page.openSetup();
                tryVerify(() => page.setup?.opened);
                const players = page.setup.setup.players;
                players.seats = "watch";
                players.opponent = "learner";
                const column = findChild(page.setup.contentItem, "setupTitle").parent;
                verify(page.setup.setup.games.length > 15 && column.children.length > 3);
                for (const game of page.setup.setup.games.map(entry => entry.name)) {
                    page.setup.setup.chooseGame(game);
                    for (let index = 0; index < column.children.length; ++index) {
                        const part = column.children[index];
                        awaitPlace(part);
                        verify(part.x + part.width <= column.width, game + ": wider than the dialog: " + part);
                    }
                }
                page.setup.close();
                tryVerify(() => !page.setup.visible);
            }

            function test_aLongNameOfAGameFitsTheWindow() {
                page.openPosition("hexadecimal(0.8):12,5");
                const name = findChild(window.contentItem, "playGame");
                verify(name.text.length > 30);
                tryVerify(() => name.mapToItem(null, name.width, 0).x <= window.width);
                tryVerify(() => name.contentWidth <= name.width && name.contentHeight <= name.height);
            }
        }
    }
}
