// Uses the proofs, games, exercises, boards and problems on the cards of lessons by real clicks and keys.
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
            name: "LearnBlocks"

            property var page: null
            property var block: null

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
                Shell.preferences.language = "en";
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            /// Opens card `nth`, counted from 0, of the cards in the lesson that have a block of this kind. Sets `block` to the
            /// item that shows the first such block.
            function openBlock(lesson, kind, nth) {
                verify(page.session.open(lesson), lesson + " was not opened");
                for (let card = 0; card < page.session.cardCount; ++card) {
                    page.session.card = card;
                    const found = page.session.shown.parts.find(part => part.kind === kind);
                    if (found && nth-- === 0) {
                        tryVerify(() => loaded(found.part, kind), 5000, kind + " in " + lesson + " was not loaded");
                        block = loaded(found.part, kind);
                        return;
                    }
                }
                fail(lesson + " has too few cards with a block of the kind " + kind);
            }

            function loaded(index, kind) {
                const all = [];
                const collect = item => {
                    if (item["files"] && item["modelData"].part === index && item["modelData"].kind === kind && item.visible)
                        all.push(item.item);
                    for (const child of Array.from(item.children))
                        collect(child);
                };
                collect(page);
                return all.length > 0 ? all[0] : null;
            }

            function press(item) {
                verify(item.visible, item.objectName + " is not visible");
                item.forceActiveFocus();
                keyClick(Qt.Key_Return);
            }

            function choices() {
                return block.shown.choices;
            }

            function test_aPrincipleIsChosenByItsLetter() {
                openBlock("lemma-1", "proof", 0);
                compare(block.shown.reached, 1);
                const odd = choices().indexOf("Odd and even");
                keyClick(Qt.Key_A + odd);
                compare(block.shown.reached, 1);
                verify(findChild(block, "menuFeedback").text.includes("Odd and even"));
                keyClick(Qt.Key_A + choices().indexOf("The rules of the game"));
                compare(block.shown.reached, 2);
                compare(findChild(block, "menuFeedback").text, "");
                verify(findChild(block, "proofLine3").visible);
                verify(!findChild(block, "proofLine4").visible);
            }

            function test_aPrincipleIsChosenByAClick() {
                openBlock("lemma-1", "proof", 0);
                const right = choices().indexOf("The rules of the game");
                mouseClick(findChild(block, "choice" + "ABCDEFGH"[right]));
                compare(block.shown.reached, 2);
            }

            function test_theArrowKeysMoveTheFigureAndThenTheCards() {
                openBlock("lemma-1", "figure", 0);
                const card = page.session.card;
                tryVerify(() => block.shown.step > 0, 10000, "the figure does not play by itself");
                while (block.shown.step > 0)
                    keyClick(Qt.Key_Left);
                compare(page.session.card, card);
                for (let step = 1; step <= block.shown.last; ++step) {
                    keyClick(Qt.Key_Right);
                    compare(block.shown.step, step);
                }
                keyClick(Qt.Key_Right);
                compare(page.session.card, card + 1);
            }

            function test_aMissingLineIsTyped() {
                openBlock("lemma-2", "proof", 1);
                while (!block.shown.numberAsked && block.proof.round + 1 < block.proof.roundCount)
                    block.proof.round += 1;
                verify(block.shown.numberAsked);
                const reached = block.shown.reached;
                tryVerify(() => findChild(block, "proveAnswer")?.activeFocus ?? false);
                verify(!findChild(block, "proofLine" + (reached + 1)).visible);
                keyClick(Qt.Key_9);
                keyClick(Qt.Key_9);
                keyClick(Qt.Key_9);
                keyClick(Qt.Key_Return);
                compare(block.shown.reached, reached);
                verify(findChild(block, "proveVerdict").visible);
                press(findChild(block, "proveReveal"));
                verify(findChild(block, "proofLine" + (reached + 1)).visible);
                press(findChild(block, "proofReveal"));
                compare(block.shown.reached, reached + 1);
            }

            function test_answersStayInTheOtherLanguage() {
                openBlock("lemma-1", "proof", 0);
                keyClick(Qt.Key_A + choices().indexOf("The rules of the game"));
                compare(block.shown.reached, 2);
                Shell.preferences.language = "zh_CN";
                compare(block.shown.reached, 2);
                verify(findChild(block, "menuQuestion").text.charCodeAt(0) > 0x3000);
            }

            function test_aProofInWordsIsCompleted() {
                openBlock("two-heaps", "argument", 1);
                verify(!findChild(block, "proofLine3").visible);
                while (block.shown.reached < block.shown.last) {
                    const before = JSON.stringify(block.shown.lines);
                    for (let choice = 0; choice < choices().length && JSON.stringify(block.shown.lines) === before; ++choice)
                        keyClick(Qt.Key_A + choice);
                    verify(JSON.stringify(block.shown.lines) !== before);
                }
                verify(findChild(block, "proofLine3").visible);
                verify(!findChild(block, "menuQuestion").visible);
            }

            function test_theWholeBoardOfAQuestionIsShown_data() {
                return [{ tag: "stairs", lesson: "disguises" }, { tag: "two games", lesson: "sums" }];
            }
            function test_theWholeBoardOfAQuestionIsShown(row) {
                openBlock(row.lesson, "move", 0);
                const board = findChild(block, "taskBoard");
                tryVerify(() => board.wholeHeight > 180 && board.height === board.wholeHeight);
            }

            function test_cardsWithEqualBlocksHaveTheirOwnGames() {
                openBlock("two-heaps", "play", 3);
                compare(block.game.shown.position, "nim:6,5");
                openBlock("two-heaps", "play", 0);
                compare(block.game.shown.position, "nim:5,3");
            }

            function test_aGameIsPlayedByKeys() {
                openBlock("two-heaps", "play", 0);
                tryVerify(() => block.board.activeFocus);
                compare(findChild(block, "learnRules").text, block.game.words.rules);
                verify(findChild(block, "learnRules").text !== "");
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_2);
                compare(block.game.picked.move, "1-2");
                keyClick(Qt.Key_Return);
                compare(block.game.shown.position, "nim:3,3");
                keyClick(Qt.Key_Space);
                tryVerify(() => block.game.shown.turn === PlaySession.Yours);
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(block.game.shown.position, "nim:5,3");
            }

            /// Enter goes on to the next card while no move is picked.
            function test_enterWithoutAMoveShowsTheNextCard() {
                openBlock("two-heaps", "play", 0);
                tryVerify(() => block.board.activeFocus);
                const card = page.session.card;
                keyClick(Qt.Key_Return);
                compare(page.session.card, card + 1);
            }

            function test_theComputerMovesFirstInEachRound() {
                openBlock("two-heaps", "play", 1);
                keyClick(Qt.Key_Space);
                tryVerify(() => block.game.shown.position === "nim:3,4");
                press(findChild(block, "roundNext"));
                compare(block.task.round, 1);
                keyClick(Qt.Key_Space);
                tryVerify(() => block.game.shown.position === "nim:2,4");
            }

            function test_theComputerStartsOnRequest() {
                openBlock("three-heaps", "play", 0);
                mouseClick(findChild(block, "lessonComputerStarts"));
                tryVerify(() => block.game.shown.ply === 1);
                verify(!findChild(block, "lessonComputerStarts").visible);
            }

            function test_aCaseEndsWhenItsMistakeIsNamed() {
                openBlock("two-heaps", "play", 3);
                keyClick(Qt.Key_Space);
                tryVerify(() => block.game.shown.position === "nim:0,5");
                compare(findChild(block, "playMistake"), null);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_5);
                keyClick(Qt.Key_Return);
                tryVerify(() => findChild(block, "playMistake")?.visible);
                const menu = findChild(block, "playMistake");
                const most = menu.choices.findIndex(idea => idea.includes("as much as"));
                keyClick(Qt.Key_A + (most === 0 ? 1 : 0));
                verify(findChild(menu, "menuFeedback").text.includes("The computer took 6"));
                verify(!findChild(block, "playIdea").visible);
                keyClick(Qt.Key_A + most);
                verify(menu.solved);
                verify(findChild(block, "playIdea").visible);
            }

            function test_boardsShowTheirColumns() {
                openBlock("bouton", "boards", 0);
                verify(findChild(block, "lessonTable").visible);
                openBlock("two-heaps", "boards", 0);
                verify(findChild(block, "lessonBoard1").visible);
                compare(findChild(block, "lessonTable"), null);
            }

            function test_theQuestionsAboutTheLemmasAreAnswered() {
                openBlock("bouton", "lemmas", 0);
                const said = findChild(block, "answerText");
                keyClick(Qt.Key_A);
                verify(said.text.includes("heap"));
                compare(block.answered, 0);
                keyClick(Qt.Key_C);
                verify(said.text.includes("Lemma 1"));
                compare(block.answered, 1);
                keyClick(Qt.Key_Return);
                keyClick(Qt.Key_B);
                verify(said.text.includes("Lemma 2"));
                keyClick(Qt.Key_Return);
                keyClick(Qt.Key_B);
                verify(said.text.includes("nim-sum"));
                keyClick(Qt.Key_A);
                verify(said.text.includes("no stones"));
                compare(block.answered, 3);
            }

            function test_exercisesAreCounted() {
                openBlock("lemma-1", "exercises", 0);
                compare(findChild(block, "exercisesDone").text.startsWith("0 of 3"), true);
                for (let rung = 0; rung < 5 && !findChild(block, "showAnswer").visible; ++rung)
                    keyClick(Qt.Key_H);
                verify(findChild(block, "showAnswer").visible);
                press(findChild(block, "showAnswer"));
                tryVerify(() => findChild(block, "exercisesDone").text.startsWith("1 of 3"));
                compare(block.practice.skill, "deciding-column");
            }

            function test_aProblemIsOpened() {
                openBlock("bouton", "problem", 0);
                mouseClick(findChild(block, "problemOpen"));
                compare(window.page, "contest");
                window.page = "learn";
            }

            function test_aChallengeKeepsTheNamedLesson() {
                openBlock("on-your-own", "problem", 0);
                const row = findChild(block, "problemRow0");
                verify(!findChild(row, "problemIdea").visible);
                page.session.keepNote("challenge/" + row.problem.name, "sums");
                verify(findChild(row, "problemNamed").text.includes(block.lessons[row.named].title));
                verify(!findChild(row, "problemText").visible);
                press(findChild(row, "problemIdea"));
                verify(findChild(row, "problemText").visible);
            }

            /// Every block of every lesson is loaded, in both languages and at the smallest width, without a warning.
            function test_everyCardIsShown_data() {
                return [{ tag: "wide", width: 1366, height: 768, language: "en", first: 0 },
                    { tag: "narrow, Chinese", width: 960, height: 600, language: "zh_CN", first: 4 }];
            }
            function test_everyCardIsShown(data) {
                Shell.preferences.language = data.language;
                window.width = data.width;
                window.height = data.height;
                let cards = 0;
                for (const lesson of page.session.path) {
                    verify(page.session.open(lesson.name));
                    // A short run shows every ninth card of a lesson, and other cards in the next lesson and in the other language.
                    for (let card = Counts.deep ? 0 : (cards + data.first) % 9; card < page.session.cardCount; card += Counts.deep ? 1 : 9, ++cards) {
                        page.session.card = card;
                        tryVerify(() => page.session.shown.parts.every(part => part.kind === "text" || loaded(part.part, part.kind)));
                    }
                }
                window.width = 1280;
                window.height = 800;
                verify(cards > (Counts.deep ? 150 : 15), "only " + cards + " cards were shown");
            }
        }
    }
}
