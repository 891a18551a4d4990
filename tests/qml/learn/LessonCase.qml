// Goes through a lesson with the keyboard alone, as a learner does who knows the answers.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels

LessonTasks {
    id: root

    /// The functions that answer blocks. The blocks that are not listed ask nothing.
    readonly property var answering: ({
        play: playGames, figure: prove, proof: prove, argument: prove, choice: choose, number: typeNumber,
        move: findMoves, strip: label, sort: sort, complete: complete, tries: tryMoves, flip: flip,
        lemmas: choose, cross: mark, exercises: practise, problem: reachProblem
    })

    // A second model of the proof on the card, from which the test reads the numbers that the learner has to find.
    LearnProof {
        id: twin
        session: root.page ? root.page.session : null
        part: -1
    }

    // --- the lesson ---

    /// Walks through a lesson from the first to the last card. Returns the number of cards.
    function walk(lesson) {
        const session = root.page.session;
        // The previous lesson has already opened this one. The test closes it, so that it is announced when it is opened again.
        session.close();
        finishTurn();
        root.said = [];
        root.mistakes = 0;
        root.page.openLesson(lesson);
        session.card = 0;
        const count = session.cardCount;
        for (let card = 0; card < count; ++card) {
            compare(session.lesson, lesson);
            compare(session.card, card);
            const blocks = awaitCard();
            awaitSaid(session.shown.heading);
            for (const block of blocks) {
                // Qt 6.8 would not call the function in root.answering[block.kind]?.(block.item).
                const give = root.answering[block.kind];
                if (give)
                    give(block.item);
            }
            compare(session.card, card, place + " was left before its end");
            leave(blocks);
        }
        verify(session.lesson !== lesson, lesson + " was not left after its last card");
        verify(root.mistakes > 0, "no wrong answer was given in " + lesson);
        return count;
    }

    /// Waits until the card has its blocks and the focus, and returns the blocks.
    function awaitCard() {
        const session = root.page.session;
        const card = findChild(root.page, "learnCard");
        const wanted = session.shown.parts.filter(part => part.kind !== "text");
        let found = [];
        tryVerify(() => {
            found = blocksIn(card).filter(block => block.item);
            return card.place === session.lesson + "/" + session.card && found.length === wanted.length && card.activeFocus;
        }, 0, place + " is not shown");
        // The page moves the focus to a block one turn of the event loop after it shows the card.
        finishTurn();
        const wanting = found.find(block => block.item["wantsFocus"] ?? false);
        tryVerify(() => isFocusSeen() && (!wanting || wanting.item.activeFocus), 0, place + " does not get the keyboard focus");
        return found.sort((one, other) => one.part - other.part);
    }

    function blocksIn(item) {
        if (item["files"] !== undefined && item["modelData"] !== undefined) {
            const { kind, part } = item["modelData"];
            return kind === "text" ? [] : [{ kind: kind, part: part, item: item["item"] }];
        }
        let found = [];
        for (let child = 0; child < item.children.length; ++child)
            found = found.concat(blocksIn(item.children[child]));
        return found;
    }

    /// Goes on to the next card: by Enter, or by Page Down if Enter presses a button or shows another exercise.
    function leave(blocks) {
        const isButton = root.window.activeFocusItem["clicked"] !== undefined;
        root.said = [];
        press(isButton || blocks.some(block => block.kind === "exercises") ? Qt.Key_PageDown : Qt.Key_Return);
    }

    // --- proofs ---

    function prove(block) {
        do {
            verify(!block.done, place + ": the proof is done before it was begun");
            if (block.shown.figureOnly)
                tryVerify(() => block.proof.prove.figure.stops.length > 0);
            const state = () => JSON.stringify([block.shown.reached, block.step, block.shown.question, block.shown.numberAsked]);
            while (!block.done) {
                const before = state();
                const known = root.said.length;
                if (block.shown.numberAsked)
                    answerStep(block);
                else if (block.shown.question !== "")
                    chooseReason(block);
                else
                    press(Qt.Key_Right);
                verify(state() !== before, place + ": nothing has changed: " + before);
                tryVerify(() => root.said.length > known, 0, place + ": nothing is announced after " + before);
            }
        } while (nextRound(block.proof, block));
    }

    function chooseReason(block) {
        const state = () => JSON.stringify([block.shown.reached, block.shown.question, block.shown.numberAsked]);
        const before = state();
        for (let index = 0; state() === before; ++index) {
            verify(index < block.shown.choices.length, place + ": no reason is right");
            press(Qt.Key_A + index);
            if (state() === before) {
                awaitSaid(block.shown.feedback);
                ++root.mistakes;
            }
        }
    }

    /// Finds the answer to the question about the next line, in a second model of the same proof.
    function stepAnswer(block) {
        twin.part = -1;
        twin.part = block.part;
        twin.round = block.proof.round;
        while (twin.shown.reached < block.shown.reached || !twin.shown.numberAsked)
            twin.reveal();
        compare(twin.shown.reached, block.shown.reached);
        const letters = {
            [ProofPrediction.Outcome]: ["P", "N"], [ProofPrediction.Winner]: ["L", "R", "P"], [ProofPrediction.YesNo]: ["1", "0"]
        };
        const numbers = Array.from({ length: 600 }, (_, index) => String(index < 500 ? index : 500 - index));
        return (letters[twin.prove.prediction.form] ?? numbers).findIndex(text => {
            twin.answer(text);
            return !twin.shown.numberAsked || twin.shown.reached > block.shown.reached;
        });
    }

    function answerStep(block) {
        const reached = block.shown.reached;
        const found = stepAnswer(block);
        verify(found >= 0, place + ": no answer is right");
        const form = block.proof.prove.prediction.form;
        if ([ProofPrediction.Outcome, ProofPrediction.Winner, ProofPrediction.YesNo].includes(form)) {
            pressButton("proveAnswer" + found, block);
            return;
        }
        tryVerify(() => findChild(block, "proveAnswer").activeFocus, 0, place + ": the field does not get the keyboard focus");
        if (root.mistakes === 0) {
            type("999");
            press(Qt.Key_Return);
            compare(block.shown.reached, reached);
            verify(findChild(block, "proveVerdict").visible);
            ++root.mistakes;
            press(Qt.Key_A, Qt.ControlModifier);
        }
        type(String(found < 500 ? found : 500 - found));
        press(Qt.Key_Return);
    }

    // --- exercises and problems ---

    function practise(block) {
        const practice = block.practice;
        const done = findChild(block, "exercisesDone");
        for (;;) {
            awaitSaid(practice.exercise.question);
            practice.copy();
            const code = Profile.clipboard();
            const wrong = root.mistakes === 0 ? Exercises.mistaken(code) : {};
            if (wrong.asks !== undefined) {
                enter(block, wrong);
                compare(practice.state, PracticeSession.Wrong, place + ": a wrong answer was not judged wrong: " + code);
                awaitSaid(practice.exercise.reason);
                ++root.mistakes;
            }
            const before = done.text;
            enter(block, Exercises.right(code));
            compare(practice.state, PracticeSession.Right,
                    place + ": the right answer was not judged right: " + code + ". " + practice.answer.problem);
            awaitSaid(practice.exercise.reason);
            verify(done.text !== before, place + ": the count is still " + done.text);
            awaitSaid(done.text.replace(" · ", ", "));
            const [answered, planned] = done.text.match(/\d+/g);
            if (answered === planned)
                return;
            tryVerify(() => root.window.activeFocusItem.objectName === "proceed");
            press(Qt.Key_Return);
            tryCompare(practice, "state", PracticeSession.Open);
        }
    }

    /// Enters an answer to an exercise, and submits it.
    function enter(block, answer) {
        const practice = block.practice;
        finishTurn();
        verify(block.activeFocus, place + ": the exercise has no keyboard focus");
        switch (answer.asks) {
        case PracticeSession.Number:
        case PracticeSession.Amount:
            if (practice.exercise.byBitsAlone) {
                for (let bit = 0; bit < practice.exercise.bitWeights.length; ++bit) {
                    const weight = practice.exercise.bitWeights[bit];
                    if ((practice.answer.numberBits[bit] === "1") !== (Math.floor(answer.numbers[0] / Number(weight)) % 2 === 1))
                        pressButton("answerBit" + weight, block);
                }
            } else {
                tabTo("answerInput", block);
                press(Qt.Key_A, Qt.ControlModifier);
                type(String(answer.numbers[0]));
            }
            break;
        case PracticeSession.Heap:
            press(String(answer.numbers[0] + 1));
            break;
        case PracticeSession.Column:
        case PracticeSession.Choice:
            press(String(answer.places[0] + 1));
            break;
        case PracticeSession.Numbers:
            for (let index = 0; index < practice.answer.chosen.length; ++index) {
                if (practice.answer.chosen[index] === answer.places.includes(index))
                    continue;
                // Only the first nine numbers have a key of their own.
                if (index < 9)
                    press(String(index + 1));
                else
                    pressButton("choice" + (index + 1), block);
            }
            break;
        case PracticeSession.Moves:
            for (let heap = 0; heap < practice.answer.taken.length; ++heap) {
                tabTo("taken" + (heap + 1) + "Input", block);
                press(Qt.Key_A, Qt.ControlModifier);
                type(String(answer.moves.find(move => move.heap === heap)?.taken ?? 0));
            }
        }
        press(Qt.Key_Return);
    }

    /// Reaches the first problem. If its idea is hidden, chooses a lesson for it. Only after that can the idea be shown.
    function reachProblem(block) {
        tabTo("problemOpen", block);
        if (!block.rows[0].hidden)
            return;
        pressButton("problemNamed", block);
        tryVerify(() => !isInside(root.window.activeFocusItem, block), 0, place + ": the list does not open");
        press(Qt.Key_Down);
        press(Qt.Key_Return);
        tryVerify(() => block.rows[0].named !== "", 0, place + ": no lesson was named");
        tryVerify(() => isInside(root.window.activeFocusItem, block));
        pressButton("problemIdea", block);
        verify(!block.rows[0].hidden && block.rows[0].text !== "");
    }
}
