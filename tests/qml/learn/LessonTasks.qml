// Answers the questions on the cards of lessons by keys, and plays their games. The right answers come from what the page shows,
// or from the outcomes in `table`, a game that is separate from the page.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels

LessonKeys {
    id: root

    PlaySession {
        id: table
        showOutcomes: "live"
        pause: 3600000
    }

    // --- questions ---

    /// Chooses one answer after another, because a question may have several right answers, and at the end a right answer again.
    function choose(block) {
        const isGuess = root.page.session.shown.kind === "predict";
        do {
            verify(isGuess || !block.task.answer.given, place + ": the question is answered already");
            let right = -1;
            for (let index = 0; index < block.shown.choices.length; ++index)
                right = answer(block.task, () => press(Qt.Key_A + index)) ? index : right;
            verify(right >= 0, place + ": no answer is right");
            verify(answer(block.task, () => press(Qt.Key_A + right)));
            awaitSaid(block.task.answer.text);
        } while (nextRound(block.task, block));
    }

    function typeNumber(block) {
        // The page does not check the last typed number again, so the test begins with another number.
        let number = block.shown.typed === "0" ? 1 : 0;
        const give = () => {
            press(Qt.Key_A, Qt.ControlModifier);
            type(String(number));
            press(Qt.Key_Return);
        };
        while (!answer(block.task, give)) {
            awaitSaid(block.task.answer.text);
            verify(++number < 50, place + ": no number is right");
        }
        awaitSaid(block.task.answer.text);
    }

    function xor(heaps) {
        return heaps.reduce((sum, heap) => sum ^ Number(heap), 0);
    }

    function heapsOf(position) {
        return position.substring(position.indexOf(":") + 1).split(",");
    }

    function complete(block) {
        do {
            const missing = xor(heapsOf(block.shown.position));
            const give = text => () => {
                press(Qt.Key_A, Qt.ControlModifier);
                type(text);
                press(Qt.Key_Return);
            };
            // If there is only one heap, the answer is two heaps.
            const pair = heapsOf(block.shown.position).length === 1 ? "1 " : "";
            const right = pair + (pair === "" ? missing : missing ^ 1);
            if (root.mistakes === 0)
                verify(!answer(block.task, give(pair + (missing + 2))));
            verify(answer(block.task, give(right)), place + ": " + block.task.answer.text);
            awaitSaid(block.task.answer.text);
        } while (nextRound(block.task, block));
    }

    function label(block) {
        const byHand = block.shown.ruler.length > 0;
        for (let square = block.shown.current; square >= 0; square = block.shown.current) {
            if (byHand) {
                const right = block.shown.ruler.indexOf(false);
                if (root.mistakes === 0)
                    verify(!answer(block.task, () => press(Qt.Key_0 + right + 1)));
                press(Qt.Key_0 + right);
            } else {
                press(Qt.Key_P);
                if (block.shown.current === square) {
                    verify(block.task.answer.given);
                    awaitSaid(block.task.answer.text);
                    ++root.mistakes;
                    press(Qt.Key_N);
                }
            }
            verify(block.shown.current !== square, place + ": square " + square + " has no label");
        }
    }

    function sort(block) {
        while (block.shown.position !== "") {
            const lost = xor(heapsOf(block.shown.position)) === 0;
            const wrong = root.mistakes === 0;
            compare(answer(block.task, () => press(lost !== wrong ? Qt.Key_L : Qt.Key_W)), !wrong);
            awaitSaid(block.task.answer.text);
            awaitSaid(block.shown.progress);
        }
    }

    function tryMoves(block) {
        for (let tried = 0; tried < 5; ++tried) {
            answer(block.task, () => {
                press(Qt.Key_Right);
                for (let more = 0; more < tried; ++more)
                    press(Qt.Key_Up);
                press(Qt.Key_Return);
            });
            awaitSaid(block.shown.progress);
        }
    }

    function flip(block) {
        const odd = block.task.table.sumBits;
        for (let heap = 0; heap < block.task.table.count && !block.task.answer.right; ++heap) {
            if (block.shown.current !== heap)
                pressButton("flipHeap-" + heap, block);
            for (let place = 0; place < odd.length; ++place) {
                if (odd[place] === "1")
                    pressButton("answerBit" + block.task.table.weights[place], block);
            }
            awaitSaid(block.task.answer.text);
            root.mistakes += block.task.answer.right ? 0 : 1;
        }
        verify(block.task.answer.right, place + ": no heap makes the nim-sum 0");
    }

    /// Marks the free cell that is nearest to the corner, again and again, until the answer is right.
    function mark(block) {
        verify(!answer(block.task, () => press(Qt.Key_Return)), place + ": the cell (1, 1) was accepted");
        awaitSaid(block.task.answer.text);
        while (!block.task.answer.right) {
            const cells = block.shown.marks.map((mark, index) => ({
                mark: mark, x: index % block.side, y: Math.floor(index / block.side)
            }));
            const free = cells.filter(cell => cell.mark === "").sort((one, other) => one.x + one.y - other.x - other.y)[0];
            while (block.atX !== free.x)
                press(block.atX < free.x ? Qt.Key_Right : Qt.Key_Left);
            while (block.atY !== free.y)
                press(block.atY < free.y ? Qt.Key_Up : Qt.Key_Down);
            press(Qt.Key_Return);
            compare(block.markOf(free.x, free.y), "marked");
        }
        awaitSaid(block.task.answer.text);
    }

    // --- moves and games ---

    /// True if the player to move can win.
    function canWin(position) {
        verify(table.openPosition(position), position + " was not opened");
        tryVerify(() => table.words.outcomeShown);
        return table.words.goodForYou;
    }

    function wins(position, move) {
        verify(table.openPosition(position), position + " was not opened");
        verify(table.pickText(move), "the move " + move + " was not picked in " + position);
        table.take();
        tryVerify(() => table.shown.turn === PlaySession.Over || table.words.outcomeShown);
        return table.shown.turn === PlaySession.Over ? table.shown.won : table.words.goodForYou;
    }

    /// Picks a move for which `fits` is true by the keys of the board.
    function pick(game, fits) {
        const tried = [];
        const isFound = () => {
            if (!tried.includes(game.picked.move))
                tried.push(game.picked.move);
            return fits(game.picked.move);
        };
        // Presses the key until `fits` is true or the key no longer changes the picked move.
        const isFoundBy = key => {
            for (let before = ""; game.picked.move !== before;) {
                if (isFound())
                    return true;
                before = game.picked.move;
                press(key);
            }
            return false;
        };
        let places = 0;
        for (let known = -1; tried.length > known; ++places) {
            known = tried.length;
            press(Qt.Key_Right);
            if (isFoundBy(Qt.Key_Down) || isFoundBy(Qt.Key_Up))
                return;
        }
        for (const more of [",", "/"]) {
            for (let at = 1; at <= places; ++at) {
                press(Qt.Key_Escape);
                for (let right = 0; right < at; ++right)
                    press(Qt.Key_Right);
                press(more);
                for (let steps = 0; steps < places; ++steps) {
                    if (isFoundBy(Qt.Key_Down) || isFoundBy(Qt.Key_Up))
                        return;
                    if (more === ",")
                        break;
                    press(Qt.Key_Right);
                }
            }
        }
        fail(place + ": the keys do not pick the move in " + game.shown.position + ", only " + tried);
    }

    function findMoves(block) {
        do {
            const board = block.task.board;
            const position = board.shown.position;
            const give = right => () => {
                tabTo("taskBoard", block);
                pick(board, move => wins(position, move) === right);
                press(Qt.Key_Return);
            };
            const winning = canWin(position);
            if (root.mistakes === 0)
                verify(!answer(block.task, give(false)));
            const right = answer(block.task, winning ? give(true) : () => pressButton("answerNone", block));
            verify(right, place + ": " + block.task.answer.text);
            awaitSaid(block.task.answer.text);
        } while (nextRound(block.task, block));
    }

    function playGames(block) {
        const games = block.task;
        do {
            playGame(block);
            const menu = findChild(block, "playMistake");
            for (let index = 0; menu && menu.visible && !menu.solved; ++index) {
                verify(index < menu.choices.length, place + ": none of the offered mistakes is right");
                press(Qt.Key_A + index);
                awaitSaid(menu.feedback);
                root.mistakes += menu.solved ? 0 : 1;
            }
            if (!block.game.shown.won && games.round + 1 < games.roundCount)
                tabTo("roundNext", block);
        } while (nextRound(games, block));
    }

    function playGame(block) {
        const game = block.game;
        let winnable = false;
        verify(game.shown.ply <= 1, place + ": the game has begun already");
        if (block.task.shown.mayGoSecond && !canWin(game.shown.position))
            pressButton("lessonComputerStarts", block);
        for (let turns = 0; game.shown.turn !== PlaySession.Over; ++turns) {
            verify(turns < 100, place + ": the game does not end");
            tryVerify(() => block.board.activeFocus, 0, place + ": the board has no keyboard focus");
            const ply = game.shown.ply;
            if (game.shown.turn === PlaySession.Computers) {
                press(Qt.Key_Space);
                tryVerify(() => game.shown.ply > ply, 0, place + ": the computer does not move");
                continue;
            }
            const position = game.shown.position;
            winnable = canWin(position);
            pick(game, move => !winnable || wins(position, move));
            press(Qt.Key_Return);
            verify(game.shown.ply > ply, place + ": the move was not made");
        }
        verify(game.shown.won || !winnable, place + ": the game is lost");
        tryVerify(() => game.moves.judged);
        awaitSaid(game.words.sentence);
        root.mistakes += game.shown.won ? 0 : 1;
    }
}
