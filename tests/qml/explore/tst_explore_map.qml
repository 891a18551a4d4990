// Uses the map of the Explore page by real drags, wheels, clicks and keys, also while the map is computed.
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
        height: 800

        SignalSpy {
            id: played
            target: Shell
            signalName: "linkWanted"
        }

        WindowCase {
            name: "ExploreMap"

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-explore").item);
                tryVerify(() => page().shown);
            }

            function init() {
                failOnWarning(Warnings.any);
                if (window.page !== "explore")
                    mouseClick(part("railExplore"));
                window.width = 1280;
                page().showView("map");
                map().values = false;
                map().compareWith("");
                page().openPosition("wythoff:3,5");
                tryVerify(() => !map().busy && map().done > 0);
                part("exploreMapPlot").forceActiveFocus();
                map().zoomTo(20);
                mouseMove(window.contentItem, 4, 4);
            }

            function page(): Item {
                return part("page-explore").item;
            }

            function map(): MapModel {
                return page().shown.model;
            }

            function picture(): Item {
                return part("mapPicture");
            }

            function hand(): Item {
                return part("mapHand");
            }

            function part(name: string): Item {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            /// The middle of a cell, in coordinates of the picture.
            function middle(across: int, up: int): point {
                return Qt.point((across + 0.5 - map().corner.x) * map().cell,
                                picture().height - (up + 0.5 - map().corner.y) * map().cell);
            }

            function test_keysMoveTheCursorOfTheMap() {
                keyClick(Qt.Key_Right);
                compare(page().session.position, "wythoff:4,5");
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Up);
                compare(page().session.position, "wythoff:4,7");
                compare(window.title, "Explore – Wythoff's game – Nimstone");
                tryVerify(() => part("exploreOutcome").visible && !part("exploreOutcome").winning);
                keyClick(Qt.Key_PageUp);
                compare(page().session.position, "wythoff:4,7");
                keyClick(Qt.Key_Left);
                keyClick(Qt.Key_PageUp);
                compare(page().session.position, "wythoff:4,7");
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Up);
                compare(page().session.position, "wythoff:5,8");
                keyClick(Qt.Key_PageDown, Qt.ControlModifier);
                compare(page().session.position, "wythoff:4,7");
            }

            function test_hoveringShowsACellAndClickingChoosesIt() {
                const at = middle(6, 10);
                mouseMove(hand(), at.x - 3, at.y);
                mouseMove(hand(), at.x, at.y);
                compare(page().session.pointed, "wythoff:6,10");
                compare(map().pointed, Qt.point(6, 10));
                compare(page().session.position, "wythoff:3,5");
                compare(part("exploreFacts").position, "wythoff:6,10");
                mouseClick(hand(), at.x, at.y);
                compare(page().session.position, "wythoff:6,10");
                mouseMove(window.contentItem, 4, 4);
                tryCompare(page().session, "pointed", "");
            }

            function test_theMapIsDraggedAndZoomed() {
                const left = map().corner.x;
                map().pan(-200, 200);
                const before = map().cellAt(300, 200);
                mouseDrag(hand(), 300, 200, 60, -40);
                const after = map().cellAt(360, 160);
                verify(Math.abs(before.x - after.x) <= 1 && Math.abs(before.y - after.y) <= 1);
                verify(map().corner.x !== left);
                compare(page().session.position, "wythoff:3,5");
                const about = map().cellAt(250, 220);
                const cell = map().cell;
                mouseWheel(hand(), 250, 220, 0, 120);
                fuzzyCompare(map().cell, cell * 1.2, 0.01);
                compare(map().cellAt(250, 220), about);
                mouseWheel(hand(), 250, 220, 0, -120);
                fuzzyCompare(map().cell, cell, 0.01);
                keyClick(Qt.Key_0);
                verify(map().cell < 0.1);
                keyClick(Qt.Key_1);
                compare(map().cell, 32);
                keyClick(Qt.Key_Minus);
                verify(map().cell < 32);
                keyClick(Qt.Key_Plus);
                fuzzyCompare(map().cell, 32, 0.01);
                keyClick(Qt.Key_Right, Qt.ControlModifier);
                verify(map().corner.x > -1);
            }

            function test_anOpenedPositionIsScrolledIntoView() {
                const inSight = (across, up) => {
                    const place = middle(across, up);
                    return place.x > 0 && place.x < picture().width && place.y > 0 && place.y < picture().height;
                };
                page().openPosition("wythoff:900,40");
                verify(inSight(900, 40));
                page().openPosition("nim:500,300");
                tryVerify(() => inSight(500, 300));
                verify(!part("mapBeyond").visible);
                page().openPosition("nim:1000000,5");
                tryVerify(() => part("mapBeyond").visible);
                verify(inSight(500, 300));
            }

            function test_movingTheMapChangesTheHoveredCell() {
                const place = middle(6, 4);
                mouseMove(hand(), place.x - 30, place.y);
                mouseMove(hand(), place.x, place.y);
                compare(map().pointed, Qt.point(6, 4));
                keyClick(Qt.Key_Right, Qt.ControlModifier);
                compare(map().pointed, map().cellAt(place.x, place.y));
                verify(map().pointed.x > 6);
            }

            function test_enterOpensThePositionOnThePlayPage() {
                played.clear();
                keyClick(Qt.Key_Return);
                compare(played.count, 1);
                compare(window.page, "play");
                compare(part("page-play").item.session.shown.position, "wythoff:3,5");
            }

            function test_theMapRespondsWhileItIsComputed() {
                map().values = true;
                verify(map().busy);
                window.width = 1000;
                Shell.switchLanguage();
                keyClick(Qt.Key_Right);
                compare(page().session.position, "wythoff:4,5");
                mouseWheel(hand(), 100, 100, 0, 120);
                mouseClick(part("mapMeasure-outcomes"));
                verify(!map().values);
                tryVerify(() => !map().busy && map().side === map().done);
                Shell.switchLanguage();
                compare(part("mapMeasure-outcomes").text, "P and N");
            }

            function test_theMapIsComparedWithAnotherGame() {
                page().openPosition("nim:3,5");
                part("mapOther").forceActiveFocus();
                for (const character of "wythof")
                    keyClick(character);
                keyClick(Qt.Key_Return);
                verify(part("mapOtherProblem").visible);
                compare(window.page, "explore");
                keyClick("f");
                keyClick(Qt.Key_Return);
                compare(map().other, "wythoff:3,5");
                verify(!part("mapOtherProblem").visible);
                mouseClick(part("mapOtherClear"));
                compare(map().other, "");
            }

            function typePosition(text) {
                part("explorePosition").forceActiveFocus();
                findChild(part("explorePosition"), "explorePositionInput").selectAll();
                for (const character of text)
                    keyClick(character);
                keyClick(Qt.Key_Return);
            }

            function test_numbersWithoutAGameMeanTheShownGame() {
                typePosition("4 6");
                compare(page().session.position, "wythoff:4,6");
                typePosition("nim:3 5 9");
                compare(page().session.position, "nim:3,5,9");
                typePosition("2 7");
                compare(page().session.position, "nim:2,7");
            }

            /// The error message suggests the right name, and the next position clears the text.
            function test_aRefusedPositionIsClearedByTheNextOne() {
                typePosition("grundy:9");
                compare(part("explorePosition").problem, "column 1: expected a game, found 'grundy'; perhaps you meant grundy-game");
                compare(part("explorePosition").text, "grundy:9");
                page().session.openPosition("wythoff:4,6");
                compare(part("explorePosition").problem, "");
                compare(part("explorePosition").text, "wythoff:4,6");
            }

            function test_aGameWithoutAMapShowsAMessage() {
                part("explorePosition").forceActiveFocus();
                const field = findChild(part("explorePosition"), "explorePositionInput");
                field.selectAll();
                for (const character of "coins:4")
                    keyClick(character);
                keyClick(Qt.Key_Return);
                compare(page().session.position, "coins:4");
                verify(part("mapProblem").visible);
                verify(!part("exploreMapPlot").visible);
            }
        }
    }
}
