// Solves the position of the day and the cases by real clicks and keys.
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

        page: "learn"
        width: 1280
        height: 800

        WindowCase {
            name: "LearnPuzzles"

            property var page: null

            function part(name) {
                return findChild(window.contentItem, name);
            }

            function click(name) {
                mouseClick(part(name));
            }

            /// Presses the keys A, B, … until `done` returns true.
            function answerByLetters(done) {
                for (const key of [Qt.Key_A, Qt.Key_B, Qt.Key_C, Qt.Key_D, Qt.Key_E]) {
                    if (!done())
                        keyClick(key);
                }
                verify(done(), "no answer is right");
            }

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                Shell.preferences.opponentPace = "fast";
                activate(window);
                tryVerify(() => part("page-learn").item);
                page = part("page-learn").item;
            }

            function init() {
                failOnWarning(Warnings.any);
                window.width = 1280;
                window.height = 800;
                Shell.preferences.textScale = 100;
                page.session.close();
            }

            function test_thePositionOfTheDayIsSolved_data() {
                return [
                    { tag: "wide", width: 1280, height: 800, scale: 100 },
                    { tag: "smallest window", width: 960, height: 600, scale: 100 },
                    { tag: "large text", width: 1280, height: 800, scale: 200 }
                ];
            }

            function test_thePositionOfTheDayIsSolved(row) {
                window.width = row.width;
                window.height = row.height;
                Shell.preferences.textScale = row.scale;
                click("learnDaily");
                compare(page.session.lesson, "daily");
                tryVerify(() => findChild(page, "learnBoard"));
                const session = part("learnBoard").session;
                const menu = part("dailyMenu");
                verify(part("learnRules").visible);
                tryVerify(() => part("learnBoard").activeFocus);
                // A move that wins is put on the list. Any other move gets a reply, and is taken back.
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                tryVerify(() => part("dailyFound").visible || menu.choices.length === 1);
                if (menu.choices.length === 1) {
                    compare(session.shown.ply, 2);
                    keyClick(Qt.Key_A);
                }
                compare(session.shown.ply, 0);
                compare(menu.choices.length, 2);
                keyClick(Qt.Key_B);
                tryVerify(() => menu.choices.length > 2);
                verify(menu.choices.length <= 4);
                verify(part("dailyLesson").visible);
                answerByLetters(() => menu.solved);
                click("learnClose");
                compare(page.session.lesson, "");
            }

            function test_escapeGoesBackToThePath() {
                click("learnDaily");
                tryVerify(() => findChild(page, "learnBoard")?.activeFocus);
                keyClick(Qt.Key_Escape);
                tryCompare(page.session, "lesson", "");
                tryVerify(() => part("learnStrip").activeFocus);
            }

            function test_aCaseIsSolvedAndStandsOnTheShelf() {
                click("learnCases");
                tryVerify(() => findChild(page, "learnBoard"));
                const board = part("learnBoard");
                const menu = () => findChild(page, "playMistake");
                compare(board.session.shown.position, "nim:6,5");
                board.session.hurry();
                tryVerify(() => board.session.shown.position === "nim:0,5");
                compare(menu(), null);
                tryVerify(() => board.activeFocus);
                board.session.pickText("2-5");
                keyClick(Qt.Key_Return);
                tryVerify(() => menu()?.visible);
                verify(!part("case1").entry.solved);
                answerByLetters(() => part("case1").entry.solved);
                verify(menu().solved);
                compare(part("caseCount").text, "1 of 10 solved");
                for (const [name, position] of [["case2", "bash(3):10"], ["case1", "nim:6,5"]]) {
                    part(name).forceActiveFocus();
                    keyClick(Qt.Key_Return);
                    compare(board.session.shown.position, position);
                }
                keyClick(Qt.Key_Escape);
                tryCompare(page.session, "lesson", "");
            }
        }
    }
}
