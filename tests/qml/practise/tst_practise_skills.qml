// Does an exercise of every skill by real clicks and keys, in alternating languages: gives a wrong answer, takes a hint, gives
// the right answer, and goes to the next exercise.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Tests
import Nimstone.Theme
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "practise"
        width: 1280
        height: 800

        WindowCase {
            id: test

            property var page: null
            readonly property var session: test.page ? test.page.session : null

            name: "PractiseSkills"

            function initTestCase() {
                Shell.preferences.motion = "none";
                activate(window);
                test.page = findChild(window.contentItem, "page-practise").item;
                verify(test.page);
            }

            function init() {
                failOnWarning(Warnings.any);
                test.page.showRecord(false);
                Shell.preferences.language = "en";
                tryCompare(part("railPlay"), "text", "Play");
            }

            function part(name) {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            SignalSpy {
                id: wanted
                target: Shell
                signalName: "linkWanted"
            }

            function polish(item) {
                for (let above = item; above; above = above.parent) {
                    if (isPolishScheduled(above))
                        verify(waitForItemPolished(above));
                }
            }

            function click(name) {
                const item = part(name);
                tryVerify(() => item.visible, 5000, name + " is not visible");
                polish(item);
                for (let above = item.parent; above; above = above.parent) {
                    if (typeof above.reveal === "function")
                        above.reveal(item);
                }
                polish(item);
                mouseClick(item);
            }

            function type(text) {
                for (const letter of text)
                    keyClick(letter);
            }

            /// Enters an answer and submits it; each kind of answer has its own controls.
            function answer(answer) {
                switch (answer.asks) {
                case PracticeSession.Number:
                case PracticeSession.Amount:
                    if (session.exercise.byBitsAlone) {
                        session.exercise.bitWeights.forEach((weight, place) => {
                            const wanted = Math.floor(answer.numbers[0] / Number(weight)) % 2 === 1;
                            if ((session.answer.numberBits[place] === "1") !== wanted)
                                click("answerBit" + weight);
                        });
                    } else {
                        click("answerInput");
                        keyClick(Qt.Key_A, Qt.ControlModifier);
                        type(String(answer.numbers[0]));
                    }
                    break;
                case PracticeSession.Heap:
                    keyClick(String(answer.numbers[0] + 1));
                    break;
                case PracticeSession.Column:
                case PracticeSession.Choice:
                    click("choice" + (answer.places[0] + 1));
                    break;
                case PracticeSession.Numbers:
                    session.answer.chosen.forEach((chosen, place) => {
                        if (chosen !== answer.places.includes(place))
                            click("choice" + (place + 1));
                    });
                    break;
                case PracticeSession.Moves:
                    for (let heap = 0; heap < session.answer.taken.length; ++heap) {
                        const wanted = answer.moves.find(move => move.heap === heap)?.taken ?? 0;
                        // The first amount is typed; the other amounts are set by buttons.
                        if (heap === 0) {
                            click("taken1Input");
                            keyClick(Qt.Key_A, Qt.ControlModifier);
                            type(String(wanted));
                        }
                        while (session.answer.taken[heap] > wanted)
                            click("fewer" + (heap + 1));
                        while (session.answer.taken[heap] < wanted)
                            click("more" + (heap + 1));
                    }
                }
                click("proceed");
            }

            /// Returns the position and the size, in the window, of each item of the board that can be pressed, and the position
            /// of the button beneath the board.
            function places() {
                const found = ({});
                const note = (name, item, x, y, width, height) => {
                    const at = item.mapToItem(window.contentItem, x, y);
                    found[name] = [at.x, at.y, width, height].map(Math.round).join(" ");
                };
                session.board.sizes.forEach((size, heap) => {
                    const item = part("heap" + (heap + 1));
                    if (session.exercise.onHeaps)
                        note("heap " + (heap + 1), item, 0, 0, item.width, item.height);
                });
                const picture = part("practisePicture");
                for (let press = 0; picture.visible && press < session.picture.pressCount; ++press) {
                    const place = session.picture.pressPlace(press, 0);
                    note("piece " + session.picture.pressName(press), picture, place.x, place.y, place.width, place.height);
                }
                note("proceed", part("proceed"), 0, 0, 0, 0);
                return found;
            }

            /// Waits until the layout is finished, and returns the positions.
            function placesAtRest() {
                tryVerify(() => test.page.settled);
                let last = "";
                tryVerify(() => {
                    polish(part("proceed"));
                    polish(part("practisePicture"));
                    const now = JSON.stringify(places());
                    const rests = now === last;
                    last = now;
                    return rests;
                });
                return JSON.parse(last);
            }

            function test_anAnswerDoesNotMoveTheBoard_data() {
                const rows = [];
                // A short run tests half of the skills, in pairs of both languages, each skill at one of the two sizes. The other half is
                // answered in test_everySkillAcceptsAWrongAndARightAnswer().
                for (const size of [[1280, 800], [960, 600]]) {
                    test.session.skills.forEach((skill, index) => {
                        const language = index % 2 === 0 ? "en" : "zh_CN";
                        if (!Counts.deep && (index % 4 < 2 || index % 8 < 4 === (size[0] === 960)))
                            return;
                        rows.push({ tag: [skill, size[0], language].join(", "), language: language, skill: skill, size: size });
                    });
                }
                return rows;
            }

            function test_anAnswerDoesNotMoveTheBoard(row) {
                Shell.preferences.language = row.language;
                window.width = row.size[0];
                window.height = row.size[1];
                session.skill = row.skill;
                session.level = 1;
                compare(session.open("31/1"), "");
                const before = placesAtRest();
                answer(Exercises.mistaken(row.skill + " 1 31/1"));
                compare(session.state, PracticeSession.Wrong, session.answer.problem);
                const after = placesAtRest();
                // In this window, there is no room for the verdict on this skill, so the page scrolls to the verdict.
                if (row.skill === "spot-flaw" && row.size[0] === 960)
                    return;
                for (const name in before) {
                    // In the picture of Bash's game, the answer is shown by stones that move into blocks.
                    if (after[name] !== undefined && !(row.skill === "bash-residue" && name.startsWith("piece")))
                        compare(after[name], before[name], name + " moved");
                }
            }

            function cleanup() {
                window.width = 1280;
                window.height = 800;
            }

            function test_everySkillAcceptsAWrongAndARightAnswer_data() {
                verify(test.session.skills.length > 0);
                return test.session.skills.map((skill, index) => {
                    const language = index % 2 === 0 ? "en" : "zh_CN";
                    return { tag: skill + ", " + language, language: language, skill: skill };
                }).filter((row, index) => Counts.deep || index % 4 < 2);
            }

            function test_everySkillAcceptsAWrongAndARightAnswer(row) {
                Shell.preferences.language = row.language;
                tryCompare(part("railPlay"), "text", row.language === "en" ? "Play" : "对弈");
                click("skill-" + row.skill);
                compare(session.skill, row.skill);
                session.level = 1;
                compare(session.open("31/1"), "");
                tryVerify(() => test.page.settled);
                const code = row.skill + " 1 31/1";
                compare(session.state, PracticeSession.Open);

                answer(Exercises.mistaken(code));
                compare(session.state, PracticeSession.Wrong, session.answer.problem);
                verify(part("verdict").visible && part("reason").text.length > 10);
                verify(!session.exercise.canShowAnswer);

                click("hint");
                compare(session.exercise.rungs.length, 1);
                verify(part("rung1Text").visible);

                answer(Exercises.right(code));
                compare(session.state, PracticeSession.Right, session.answer.problem);
                click("proceed");
                compare(session.state, PracticeSession.Open);
                compare(session.exercise.seed, "31/2");
            }

            function test_piecesOfAPictureAreChosenByMouseAndKeys() {
                click("skill-zeckendorf");
                compare(session.open("31/1"), "");
                tryVerify(() => test.page.settled);
                const picture = part("practisePicture");
                tryVerify(() => picture.visible && session.picture.pressCount > 0);
                const place = session.picture.pressPlace(0, 0);
                mouseClick(picture, place.x + place.width / 2, place.y + place.height / 2);
                compare(session.answer.chosen.filter(chosen => chosen).length, 1);
                // Keys work, too: pressing the same piece again removes it from the answer.
                picture.forceActiveFocus(Qt.TabFocusReason);
                tryVerify(() => picture.cursor >= 0);
                keyClick(Qt.Key_Return);
                compare(session.answer.chosen.filter(chosen => chosen).length, picture.cursor === 0 ? 0 : 2);
            }

            function test_mixedPracticeChangesTheExercise() {
                click("skill-mixed");
                verify(session.mixed);
                verify(part("why").visible && part("why").text !== "");
                const before = session.exercise.seed + session.skill;
                session.next();
                verify(session.mixed);
                verify(session.exercise.seed + session.skill !== before);
                click("skill-nim-sum");
                verify(!session.mixed);
            }

            function test_theListInADialogOpensTheProgramsToBreak() {
                window.width = 960;
                click("skills");
                tryVerify(() => test.page.sheet.opened);
                wanted.clear();
                findChild(Overlay.overlay, "skill-break").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Return);
                compare(wanted.count, 1);
                tryVerify(() => !test.page.sheet.visible);
                tryVerify(() => part("page-contest").item);
                window.width = 1280;
                mouseClick(part("railPractise"));
            }

            function test_aSkillOfTheRecordOpensItsExercises() {
                click("record");
                tryVerify(() => test.page.record);
                tryVerify(() => test.page.view === "record" && part("recordSkills").visible);
                verify(!part("proceed").visible);
                click("record-mex");
                verify(test.page.view !== "record");
                compare(session.skill, "mex");
            }
        }
    }
}
