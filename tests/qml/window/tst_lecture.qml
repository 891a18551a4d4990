// Shows every page in front of a class. Tests the page's name, the pen, the spot, the black screen, keys that fade, and a text
// size of its own.
import QtQuick
import QtTest
import Nimstone.Heard
import Nimstone.Tests
import Nimstone.Theme
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        width: 1280
        height: 720
        page: "play"

        WindowCase {
            id: test
            name: "Lecture"

            property var play

            SignalSpy {
                id: said
                target: Announcer
                signalName: "said"
            }

            function initTestCase() {
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                play = findChild(window.contentItem, "page-play").item;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                Shell.preferences.singleKeys = "on";
                Shell.preferences.lectureScale = 100;
                window.page = "play";
                hold(play.session);
                play.session.openPosition("nim:3,4,6");
                tryVerify(() => play.session.shown.turn === PlaySession.Yours);
            }

            function cleanup() {
                findChild(window.contentItem, "page-" + window.page).item.lecture = false;
                Shell.preferences.singleKeys = "on";
            }

            /// Begins a lecture in a window of its usual size instead of the whole screen.
            function begin() {
                keyClick(Qt.Key_F5);
                tryVerify(() => window.slide !== null);
                window.visibility = Window.Windowed;
                window.width = 1280;
                window.height = 720;
                tryVerify(() => window.contentItem.width === 1280 && window.contentItem.height === 720 && !Layouts.pending(window.contentItem));
            }

            function part(name) {
                return findChild(window.slide, name);
            }

            function heard(words) {
                return said.signalArguments.some(told => told[0] === words);
            }

            function draw(fromX, toX) {
                mousePress(window.contentItem, fromX, 300);
                for (let x = fromX; x <= toX; x += 20)
                    mouseMove(window.contentItem, x, 300 + x / 10, -1, Qt.LeftButton);
                mouseRelease(window.contentItem, toX, 300);
            }

            function test_eachPageFillsTheWindow_data() {
                return [
                    { tag: "play", page: "play", hidden: "playPosition" },
                    { tag: "explore", page: "explore", hidden: "explorePosition" },
                    { tag: "code", page: "contest", hidden: "contestView" }
                ];
            }

            function test_eachPageFillsTheWindow(row) {
                window.page = row.page;
                tryVerify(() => findChild(window.contentItem, "page-" + row.page).item !== null);
                const page = findChild(window.contentItem, "page-" + row.page).item;
                if (row.page === "contest")
                    page.showView("code");
                tryVerify(() => findChild(page, "lectureButton")?.visible);
                begin();
                compare(read(part("lectureName").text), page.about);
                verify(part("lectureName").visible);
                verify(!findChild(page, row.hidden).visible);
                verify(page.width === window.width && page.height > 0.7 * window.height);
                verify(Theme.textScale > 1.4);
                keyClick(Qt.Key_Plus, Qt.ControlModifier);
                compare(Shell.preferences.lectureScale, 110);
                keyClick(Qt.Key_Minus, Qt.ControlModifier);
                keyClick(Qt.Key_Minus, Qt.ControlModifier);
                compare(Shell.preferences.lectureScale, 100);
                keyClick(Qt.Key_Escape);
                tryVerify(() => window.slide === null);
                verify(findChild(page, row.hidden).visible);
                compare(Theme.textScale, Shell.preferences.textScale / 100);
            }

            function test_theBoardCanBePlayed() {
                begin();
                keyClick(Qt.Key_Right);
                verify(play.session.picked.there);
                // The first Escape cancels the picked move, and only the next one leaves the lecture.
                keyClick(Qt.Key_Escape);
                verify(!play.session.picked.there);
                verify(play.lecture);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare(play.session.shown.ply, 1);
                verify(play.lecture);
                keyClick(Qt.Key_Escape);
                tryVerify(() => window.slide === null);
            }

            function test_thePenDrawsAndErases() {
                begin();
                const pen = part("lecturePen");
                said.clear();
                keyClick(Qt.Key_P);
                verify(window.slide.drawing);
                verify(heard("Pen on"));
                draw(200, 400);
                draw(300, 500);
                compare(pen.lines.length, 2);
                verify(pen.lines[0].length > 5);
                compare(pen.lines[0][0].x, 200);
                verify(!play.session.picked.there, "the pen has pressed the board");
                keyClick(Qt.Key_P);
                verify(!window.slide.drawing);
                verify(heard("Pen off"));
                draw(200, 400);
                compare(pen.lines.length, 2);
                keyClick(Qt.Key_E);
                compare(pen.lines.length, 0);
                verify(heard("Lines erased"));
            }

            function test_theSpotFollowsThePointer() {
                begin();
                const spot = part("lectureSpot");
                said.clear();
                keyClick(Qt.Key_S);
                verify(heard("Spot on"));
                for (const x of [300, 620]) {
                    mouseMove(window.contentItem, x, 350);
                    tryVerify(() => spot.visible && Math.abs(spot.x + spot.width / 2 - x) < 2 && Math.abs(spot.y + spot.height / 2 - 350) < 2);
                }
                keyClick(Qt.Key_S);
                verify(!spot.visible);
            }

            function test_anyKeyEndsTheBlackScreen() {
                begin();
                const focused = window.activeFocusItem;
                said.clear();
                for (const end of [() => keyClick(Qt.Key_P), () => keyClick(Qt.Key_Right), () => keyClick(Qt.Key_Escape), () => keyClick(Qt.Key_B),
                                   () => mouseClick(part("lectureBlack"), 100, 100)]) {
                    keyClick(Qt.Key_B);
                    tryVerify(() => part("lectureBlack").visible && part("lectureBlack").activeFocus);
                    end();
                    verify(!part("lectureBlack").visible);
                    compare(window.activeFocusItem, focused);
                    // The key has done nothing else.
                    verify(!window.slide.drawing && !play.session.picked.there && play.lecture);
                }
                verify(heard("Black screen, until a key is pressed"));
                verify(heard("Black screen off"));
            }

            function test_theKeysFadeWithoutInput() {
                begin();
                const keys = part("lectureKeys");
                window.slide.wake();
                tryCompare(keys, "opacity", 1);
                window.slide.idle.triggered();
                tryCompare(keys, "opacity", 0);
                keyClick(Qt.Key_Right);
                tryCompare(keys, "opacity", 1);
                window.slide.idle.triggered();
                tryCompare(keys, "opacity", 0);
                mouseMove(window.contentItem, 500, 400);
                mouseMove(window.contentItem, 520, 410);
                tryCompare(keys, "opacity", 1);
            }

            function test_singleKeysCanBeOff() {
                Shell.preferences.singleKeys = "off";
                begin();
                for (const key of [Qt.Key_P, Qt.Key_S, Qt.Key_B])
                    keyClick(key);
                verify(!window.slide.drawing && !window.slide.spotted && !window.slide.black);
                const button = shownIn(part("lectureKeys"), item => item.text === "pen" && item.clicked !== undefined);
                mouseClick(button);
                verify(window.slide.drawing);
            }

            function test_anotherPageEndsTheLecture() {
                begin();
                window.page = "settings";
                tryVerify(() => window.slide === null);
                verify(!play.lecture);
                window.page = "play";
            }
        }
    }
}
