// Tests the atlas of octal games on the Explore page with real clicks and keys: the search, the list, and the chosen game.
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

        page: "explore"
        width: 1280
        height: 900

        WindowCase {
            name: "ExploreAtlas"

            property Item page: null
            property AtlasModel atlas: null

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-explore").item);
                page = part("page-explore").item;
                tryVerify(() => page.shown);
            }

            function init() {
                failOnWarning(Warnings.any);
                if (window.page !== "explore")
                    mouseClick(part("railExplore"));
                mouseMove(window.contentItem, 4, 4);
                page.openPosition("wythoff:3,5");
                mouseClick(part("exploreView-atlas"));
                compare(page.view, "atlas");
                tryVerify(() => page.shown && !page.shown.busy);
                atlas = page.shown.model as AtlasModel;
                atlas.search = "";
                atlas.kind = "all";
            }

            function part(name: string): Item {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function type(text: string): void {
                for (const one of text)
                    keyClick(one);
            }

            function test_aTypedCodeIsOpenedWithEnter() {
                mouseClick(part("atlasSearch"));
                type("0.156");
                verify(atlas.shown.found.length > 1);
                keyClick(Qt.Key_Return);
                compare(page.session.position, "octal(0.156):10");
                compare(part("atlasTitle").text, "0.156");
                verify(part("atlasPeriod").text.startsWith("Period 349, preperiod 3,479."), part("atlasPeriod").text);
                verify(part("atlasPlot").visible);
                verify(part("atlasGames").activeFocus);
            }

            function test_theRowOfTheChosenPositionIsInView_data() {
                return [{ tag: "in the atlas", view: "atlas" }, { tag: "in another view", view: "map" }];
            }
            function test_theRowOfTheChosenPositionIsInView(row) {
                mouseClick(part("exploreView-" + row.view));
                page.openPosition("octal(0.156):10");
                mouseClick(part("exploreView-atlas"));
                const games = part("atlasGames");
                tryVerify(() => games.currentIndex === atlas.shown.current && games.currentItem);
                const y = games.currentItem.mapToItem(games, 0, 0).y;
                verify(y >= 0 && y + games.currentItem.height <= games.height, "the row is at " + y);
            }

            function test_arrowKeysWalkThroughTheGames() {
                mouseClick(part("atlasSearch"));
                type("kayles");
                keyClick(Qt.Key_Down);
                verify(part("atlasGames").activeFocus);
                keyClick(Qt.Key_Down);
                compare(page.session.position, "kayles:10");
                keyClick(Qt.Key_Up);
                compare(page.session.position, "dawson-kayles:10");
                compare(atlas.shown.current, 0);
            }

            function test_aClickedGameIsOpenedAndProved() {
                atlas.search = "0.77";
                mouseClick(part("atlasGame0"));
                compare(page.session.position, "kayles:10");
                tryVerify(() => part("atlasProof").visible);
                mouseClick(part("atlasProof"));
                compare(window.page, "prove");
            }

            function test_openGamesAreListed() {
                const all = atlas.shown.found.length;
                mouseClick(part("atlasKind-open"));
                const open = atlas.shown.found.length;
                verify(open > 0 && open < all);
                mouseClick(part("atlasKind-settled"));
                compare(atlas.shown.found.length, all - open);
                verify(part("atlasCount").text.startsWith((all - open) + " sequence"), part("atlasCount").text);
            }

            function test_aFilterKeepsThePosition() {
                atlas.search = "0.156";
                mouseClick(part("atlasGame0"));
                compare(page.session.position, "octal(0.156):10");
                atlas.search = "";
                verify(part("atlasGames").activeFocus);
                mouseClick(part("atlasKind-open"));
                compare(page.session.position, "octal(0.156):10");
                compare(atlas.shown.current, -1);
                mouseClick(part("atlasKind-all"));
                compare(part("atlasGames").currentIndex, atlas.shown.current);
            }

            function test_keysWalkByPages() {
                const list = part("atlasGames");
                mouseClick(part("atlasGame0"));
                keyClick(Qt.Key_PageDown);
                verify(list.currentIndex > 5);
                compare(atlas.shown.current, list.currentIndex);
                keyClick(Qt.Key_End);
                compare(list.currentIndex, list.count - 1);
                compare(atlas.shown.current, list.currentIndex);
                keyClick(Qt.Key_Home);
                compare(list.currentIndex, 0);
            }

            function test_allCodesAreShown() {
                page.openPosition("octal(0.2):10");
                tryVerify(() => part("atlasMore").visible);
                verify(part("atlasEqual").truncated);
                mouseClick(part("atlasMore"));
                tryVerify(() => !part("atlasEqual").truncated);
                mouseClick(part("atlasMore"));
            }

            function test_theSequenceIsOpened() {
                page.openPosition("octal(0.156):10");
                mouseClick(part("atlasSequence"));
                compare(page.view, "sequence");
            }

            function test_wordsThatNoSequenceHas() {
                mouseClick(part("atlasSearch"));
                type("chess kayles");
                compare(part("atlasCount").text, "No sequence has all of these words.");
                keyClick(Qt.Key_Return);
                verify(!part("atlasGames").activeFocus);
            }

            function test_escapeEndsTheSearch() {
                mouseClick(part("atlasSearch"));
                type("34");
                verify(atlas.shown.found.length > 0);
                keyClick(Qt.Key_Escape);
                compare(atlas.search, "");
                compare(part("atlasSearch").text, "");
            }

            function test_allPartsFitAtEverySize_data() {
                return [
                    { tag: "small", size: Qt.size(960, 600) },
                    { tag: "middle", size: Qt.size(1366, 768) },
                    { tag: "large", size: Qt.size(1920, 1080) }
                ];
            }

            function test_allPartsFitAtEverySize(data) {
                window.width = data.size.width;
                window.height = data.size.height;
                page.openPosition("octal(0.07):10");
                tryVerify(() => !page.shown.busy);
                const plot = part("atlasPlot");
                tryVerify(() => plot.height >= 120, 5000, "the plot is " + plot.height + " pixels high");
                verify(plot.width > 200);
                const list = part("atlasGames");
                verify(list.height >= 150);
                window.width = 1280;
                window.height = 900;
            }
        }
    }
}
