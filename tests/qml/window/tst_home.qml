// Uses the Home page by real clicks: a new user is led to a first lesson, exercise and proof; a returning user continues.
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

        page: "home"
        width: 1280
        height: 800

        WindowCase {
            name: "Home"

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-home").item);
            }

            function init() {
                failOnWarning(Warnings.any);
                if (window.page !== "home")
                    click("railHome");
                compare(window.page, "home");
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            function click(name) {
                mouseClick(part(name));
            }

            function test_1_aNewUserIsLedToTheFirstLesson() {
                tryVerify(() => part("homeStrip").visible);
                compare(part("homeLessonNumber").text, "Lesson 1 of 17");
                click("homeLessonGo");
                compare(window.page, "learn");
                compare(part("page-learn").item.session.lesson, "two-heaps");
                compare(part("page-learn").item.session.card, 0);
            }

            function test_1b_theBegunLessonIsContinued() {
                const lessons = part("page-learn").item.session;
                lessons.open("lemma-2");
                lessons.card = 3;
                tryCompare(part("homeLessonNumber"), "text", "Lesson 7 of 17");
                compare(part("homeLessonGo").text, "Continue at card 4");
                lessons.close();
                click("homeLessonGo");
                compare(window.page, "learn");
                compare(lessons.lesson, "lemma-2");
                compare(lessons.card, 3);
            }

            function test_1c_anyStoneOpensItsLesson() {
                part("homeStrip").forceActiveFocus();
                keyClick(Qt.Key_Left);
                compare(part("homeLessonNumber").text, "Lesson 6 of 17");
                keyClick(Qt.Key_Return);
                compare(window.page, "learn");
                compare(part("page-learn").item.session.lesson, "lemma-1");
            }

            function test_2_aNewUserIsLedToAFirstProof() {
                click("newThing");
                compare(window.page, "prove");
                compare(part("page-prove").item.session.words.position, "nim:42,27,19");
            }

            function test_3_aNewUserIsLedToAFirstExercise() {
                click("today");
                compare(window.page, "practise");
                const session = part("page-practise").item.session;
                compare(session.skill, session.skills[0]);
                session.skill = "how-many";
                session.showAnswer();
                for (let rung = 0; rung < 5; ++rung)
                    session.hint();
                session.showAnswer();
                tryVerify(() => !part("page-home").item.home.practice.fresh);
            }

            function test_4_aReturningUserContinuesPractice() {
                click("goOn");
                compare(window.page, "practise");
                compare(part("page-practise").item.session.skill, "how-many");
                click("railHome");
                click("today");
                verify(part("page-practise").item.session.mixed);
                click("railHome");
                const wanted = part("page-home").item.home.practice.newSkill;
                click("newThing");
                compare(part("page-practise").item.session.skill, wanted);
            }

            function test_5_theUnfinishedGameIsContinued() {
                click("railPlay");
                part("page-play").item.session.openPosition("nim:5,3");
                click("railHome");
                verify(!part("yourGame").visible, "a game without a move is offered for continuing");
                const session = part("page-play").item.session;
                session.pick(0, "2");
                session.take();
                tryVerify(() => session.shown.plyCount === 2, 5000, "the computer has not moved");
                const home = part("page-home").item;
                tryVerify(() => { home.home.look(); return home.home.game.standing.startsWith("2 moves"); }, 5000, "the game is not saved");
                verify(part("yourGame").visible);
                compare(home.home.game.game, "nim");
                verify(home.gameFirst, "the game was left after the last exercise, but is not offered first");
                click("playOn");
                compare(window.page, "play");
                compare(session.shown.plyCount, 2);
            }

            function test_5b_theWordsOfUnfinishedWorkAreReadable_data() {
                return [{ tag: "small", width: 960, beside: false }, { tag: "large", width: 1920, beside: true }];
            }
            function test_5b_theWordsOfUnfinishedWorkAreReadable(row) {
                const before = window.width;
                click("railHome");
                window.width = row.width;
                const words = part("playOnWords");
                const button = part("playOn");
                tryVerify(() => (button.y < words.y + words.height) === row.beside);
                verify(words.width >= 180, "the words are " + words.width + " pixels wide");
                verify(button.y + button.height <= part("yourGame").height);
                window.width = before;
            }

            function test_6_theUnfinishedProofIsContinued() {
                verify(!part("yourProof").visible, "a proof without a step is offered for continuing");
                click("railProve");
                const session = part("page-prove").item.session;
                session.openPosition("nim:3,5,7");
                keyClick(Qt.Key_Right);
                tryCompare(session, "step", 1);
                click("railHome");
                tryVerify(() => part("yourProof").visible);
                compare(part("page-home").item.home.proof.position, "heaps of 3, 5, and 7");
                session.openPosition("nim:1,2");
                click("proveOn");
                compare(window.page, "prove");
                compare(session.words.position, "nim:3,5,7");
                compare(session.step, 1);
            }

            function test_7_aSkillOpensItsExercises() {
                click("homeSkill-mex");
                compare(window.page, "practise");
                compare(part("page-practise").item.session.skill, "mex");
            }

            function test_8_altHomeOpensTheHomePage() {
                click("railPlay");
                keyClick(Qt.Key_Home, Qt.AltModifier);
                compare(window.page, "home");
            }
        }
    }
}
