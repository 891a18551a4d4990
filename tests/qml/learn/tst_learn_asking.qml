// Answers the blocks of a lesson by real clicks and keys: questions, strips, sorting, tried moves, flipped bits, and the queen's
// board.
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
            name: "LearnAsking"

            property var page: null

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-learn").item);
                page = part("page-learn").item;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.textScale = 100;
                Shell.preferences.singleKeys = "on";
                window.width = 1280;
                window.height = 800;
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            /// Opens the card with block `number` of this kind in the lesson, counted from 0, and waits for the keyboard focus.
            function show(lesson, kind, number = 0) {
                page.session.close();
                page.openLesson(lesson);
                for (let card = 0; card < page.session.cardCount; ++card) {
                    page.session.card = card;
                    for (const one of page.session.shown.parts) {
                        if (one.kind === kind && number-- === 0) {
                            tryVerify(() => part("learnCard").place === lesson + "/" + card && part("learnCard").activeFocus || focused() !== null);
                            return;
                        }
                    }
                }
                fail(lesson + " has too few blocks of the kind " + kind);
            }

            function focused() {
                return window.activeFocusItem;
            }

            function test_aChoiceIsMadeByMouseAndByLetter() {
                show("lemma-1", "choice");
                mouseClick(part("choiceA"));
                tryVerify(() => part("answerCard").visible);
                compare(part("answerTitle").text, "What your idea would do");
                tryVerify(() => part("answerPicture").readable);
                verify(part("answerText").text.includes("The opponent can "));
                keyClick(Qt.Key_D);
                compare(part("answerTitle").text, "Right");
                verify(!part("answerPicture").visible);
                compare(part("choiceA").current, true);
            }

            function test_withoutSingleKeysTheLettersAreOff() {
                show("lemma-1", "choice");
                Shell.preferences.singleKeys = "off";
                // The answer that an earlier test gave to this question may be shown.
                keyClick(Qt.Key_D);
                verify(part("answerTitle").text !== "Right");
                part("choiceD").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Space);
                compare(part("answerTitle").text, "Right");
            }

            function test_enterGoesThroughTheRoundsAndThenToTheNextCard() {
                show("lemma-1", "choice", 1);
                const card = page.session.card;
                verify(part("roundNext").visible);
                keyClick(Qt.Key_A);
                compare(part("answerTitle").text, "Right");
                keyClick(Qt.Key_Return);
                verify(!part("roundNext").visible);
                verify(!part("answerCard").visible);
                keyClick(Qt.Key_B);
                keyClick(Qt.Key_Return);
                compare(page.session.card, card + 1);
            }

            function test_aMoveIsMadeByKeysAndByTheButton() {
                show("lemma-2", "move");
                const card = page.session.card;
                const board = part("taskBoard");
                tryVerify(() => board.activeFocus);
                verify(!part("answerMove").enabled);
                keyClick(Qt.Key_Right);
                for (let more = 1; more < 6; ++more)
                    keyClick(Qt.Key_Up);
                compare(board.session.picked.move, "1-6");
                compare(part("answerMove").text, "Take 6");
                keyClick(Qt.Key_Return);
                compare(part("answerTitle").text, "What your idea would do");
                tryVerify(() => part("answerPicture").visible);
                compare(board.session.shown.position, "nim:12,9,3");
                verify(!part("answerMove").enabled);
                compare(page.session.card, card);

                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Escape);
                verify(!part("answerMove").enabled);
                compare(page.session.card, card);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_2);
                mouseClick(part("answerMove"));
                compare(part("answerTitle").text, "Right");
                verify(board.activeFocus);
                keyClick(Qt.Key_Return);
                compare(page.session.card, card + 1);
            }

            function test_aMoveIsPickedByMouse() {
                show("two-heaps", "move");
                const board = part("taskBoard");
                const place = board.board;
                tryVerify(() => place.size.width > 0);
                const stage = findChild(board, "boardStage");
                let found = false;
                for (let y = 4; y < stage.height && !found; y += 8) {
                    for (let x = 4; x < stage.width && !found; x += 8) {
                        place.pickAt(x, y);
                        found = board.session.picked.move === "1-3";
                        board.session.cancel();
                        if (found)
                            mouseClick(stage, x, y);
                    }
                }
                compare(board.session.picked.move, "1-3");
                mouseClick(part("answerMove"));
                compare(part("answerTitle").text, "Right");
            }

            function test_theAnswerMayBeThatNoMoveWins() {
                show("two-heaps", "move");
                mouseClick(part("answerNone"));
                compare(part("answerTitle").text, "What your idea would do");
                // Two equal heaps follow in the third round.
                mouseClick(part("roundNext"));
                mouseClick(part("roundNext"));
                compare(part("taskBoard").session.shown.position, "nim:6,6");
                verify(!part("answerCard").visible);
                mouseClick(part("answerNone"));
                compare(part("answerTitle").text, "Right");
            }

            function test_aNumberIsTyped() {
                show("binary-columns", "number");
                const card = page.session.card;
                tryVerify(() => part("numberInput").activeFocus);
                for (const key of [Qt.Key_1, Qt.Key_9])
                    keyClick(key);
                keyClick(Qt.Key_Return);
                compare(page.session.card, card);
                compare(part("answerTitle").text, "What your idea would do");
                part("number").selectAll();
                for (const key of [Qt.Key_1, Qt.Key_1])
                    keyClick(key);
                mouseClick(part("check"));
                compare(part("answerTitle").text, "Right");
                part("number").forceActiveFocus();
                keyClick(Qt.Key_Return);
                compare(page.session.card, card + 1);
            }

            function test_enterInAnEmptyFieldShowsTheNextCard() {
                show("binary-columns", "number");
                const card = page.session.card;
                tryVerify(() => part("numberInput").activeFocus);
                keyClick(Qt.Key_Return);
                compare(page.session.card, card + 1);
            }

            function test_heapsAreCompleted() {
                show("three-heaps", "complete");
                tryVerify(() => part("numberInput").activeFocus);
                keyClick(Qt.Key_1);
                keyClick(Qt.Key_Return);
                compare(part("answerTitle").text, "What your idea would do");
                tryVerify(() => part("taskTable").visible);
                compare(part("taskTable").table.sumBits, "010");
                mouseClick(part("roundNext"));
                compare(part("number").text, "");
                verify(!part("taskTable").visible);
                part("number").forceActiveFocus();
                for (const key of [Qt.Key_2, Qt.Key_Space, Qt.Key_5])
                    keyClick(key);
                keyClick(Qt.Key_Return);
                compare(part("answerTitle").text, "Right");
            }

            function test_aStripIsLabeledByKeysAndByMouse() {
                show("thinking-backwards", "strip");
                keyClick(Qt.Key_P);
                compare(part("square0").label, "P");
                mouseClick(part("labelN"));
                compare(part("square1").label, "N");
                keyClick(Qt.Key_P);
                compare(part("square2").label, "");
                compare(part("answerTitle").text, "What your idea would do");
                verify(part("square2").current);
                keyClick(Qt.Key_N);
                compare(part("square2").label, "N");
                verify(!part("answerCard").visible);
            }

            function test_valuesAreFoundOnTheRuler() {
                show("values", "strip");
                keyClick(Qt.Key_1);
                compare(part("answerTitle").text, "What your idea would do");
                mouseClick(part("label0"));
                compare(part("square2").label, "0");
            }

            function test_positionsAreSorted() {
                show("three-heaps", "sort");
                mouseClick(part("sort-lost"));
                compare(part("box-lost").text, "(1,&nbsp;1)");
                keyClick(Qt.Key_W);
                compare(part("box-won").text, "(1,&nbsp;2)");
                // The card has another question, too, so the title is read from the block that contains `sort-lost`.
                let block = part("sort-lost");
                while (block["task"] === undefined)
                    block = block.parent;
                compare(block["task"].answer.title, "Right");
            }

            function test_movesAreTried() {
                show("lemma-1", "tries");
                tryVerify(() => part("taskBoard").activeFocus);
                keyClick(Qt.Key_Right);
                verify(part("taskTable").table.previewing);
                keyClick(Qt.Key_Return);
                compare(part("progress").text, "1 of 14 moves tried.");
                compare(part("answerTitle").text, "What your move does");
            }

            function test_bitsAreFlipped() {
                show("lemma-2", "flip");
                mouseClick(part("answerBit32"));
                compare(part("taskTable").table.previewing, true);
                mouseClick(part("answerBit8"));
                compare(part("answerTitle").text, "Right");
                mouseClick(part("flipHeap-1"));
                verify(!part("answerCard").visible);
            }

            function test_theQueensBoardIsMarked() {
                show("queen", "cross");
                tryVerify(() => part("crossBoard").activeFocus);
                keyClick(Qt.Key_Return);
                compare(part("answerTitle").text, "Look at this cell");
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Space);
                verify(!part("answerCard").visible);
                compare(page.session.shown.kind, "puzzle");
            }

            function test_thePredictionIsRecalled() {
                show("lemma-2", "move");
                tryVerify(() => part("taskBoard").activeFocus);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                show("lemma-2", "recall");
                compare(part("answerTitle").text, "Your prediction");
                verify(part("answerText").text.includes("The right answer: Take 2 from heap 1"));
            }

            function test_eachBlockFits_data() {
                const blocks = [["lemma-1", "choice"], ["lemma-2", "move"], ["binary-columns", "number"], ["three-heaps", "complete"], ["thinking-backwards", "strip"],
                    ["values", "strip"], ["three-heaps", "sort"], ["lemma-1", "tries"], ["lemma-2", "flip"], ["queen", "cross"]];
                const rows = [];
                blocks.forEach(([lesson, kind], number) => {
                    // A short run shows each block in one of the sizes, which take turns.
                    for (const [width, height, scale] of some([[960, 600, 100], [1366, 768, 100], [960, 600, 200]], 3, number)) {
                        rows.push({ tag: [kind, width, scale].join(" "), lesson: lesson, kind: kind, width: width, height: height,
                            scale: scale });
                    }
                });
                return rows;
            }
            function test_eachBlockFits(row) {
                window.width = row.width;
                window.height = row.height;
                Shell.preferences.textScale = row.scale;
                show(row.lesson, row.kind);
                const card = part("learnCard");
                tryVerify(() => widest(card, card) <= card.width + 1, 0, "the widest item ends at " + widest(card, card));
            }

            /// The right edge of the item, or of the visible item in it that reaches farthest to the right. Items that scroll
            /// sideways are left out.
            function widest(item, card) {
                let edge = item.width > 0 ? item.mapToItem(card, item.width, 0).x : 0;
                if (item.clip && item !== card)
                    return edge;
                for (const child of Array.from(item.children)) {
                    if (child.visible && child.opacity > 0)
                        edge = Math.max(edge, widest(child, card));
                }
                return edge;
            }
        }
    }
}
