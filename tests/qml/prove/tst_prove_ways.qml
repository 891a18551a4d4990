// Uses further features of the Prove page: predict, lecture, show reasons, follow links, choose a theorem, press a piece of a
// figure, change numbers; and opens a proof from a game and returns.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Heard
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        width: 1280
        height: 800
        page: "prove"

        PositionFacts { id: facts }

        ProveCase {
            id: test
            name: "ProveWays"

            function initTestCase() {
                Shell.preferences.language = "en";
                activate(window);
                page = findChild(window.contentItem, "page-prove").item;
                session = page.session;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                window.page = "prove";
                session.prediction.mode = ProofPrediction.Off;
                session.chooseTheorem("bash");
                session.openPosition("bash(3):17");
                compare(session.words.theorem, "bash");
                session.step = 0;
                awaitFigure();
                findChild(page, "proveRest").forceActiveFocus();
            }

            function test_theSealSaysWhatWasChecked() {
                const seal = findChild(page, "proveSeal");
                verify(seal.visible);
                compare(seal.words, "All " + session.stepCount + " steps hold: each was recomputed by code that shares nothing with the prover");
                session.openPosition("nim:5,5");
                session.chooseTheorem("nim-lemma-2");
                session.submitPosition("nim:5,5");
                verify(session.words.refusal !== "");
                verify(!seal.visible);
                session.submitPosition("nim:5,6");
                verify(seal.visible);
            }

            function click(item) {
                mouseClick(item);
            }

            function open(name) {
                return findChild(page, name);
            }

            /// Goes on until a step asks for a number.
            function askForANumber() {
                click(open("provePredict"));
                compare(session.prediction.mode, ProofPrediction.Answering);
                for (let presses = 0; presses < 20 && !(session.prediction.step > 0 && session.prediction.form === ProofPrediction.Number); ++presses) {
                    if (session.prediction.step > 0)
                        session.revealStep();
                    findChild(page, "proveRest").forceActiveFocus();
                    keyClick(Qt.Key_Right);
                }
                verify(session.prediction.step > 0);
                compare(session.prediction.form, ProofPrediction.Number);
            }

            function type(text) {
                for (const character of text)
                    keyClick(character);
            }

            /// If the reason for the step is asked, chooses one reason after another with the keyboard until the right one.
            function chooseReason(step) {
                const reasons = session.prediction.reasons.length;
                verify(reasons === 0 || session.prediction.form === ProofPrediction.Reason);
                for (let index = 0; session.step < step && index < reasons; ++index) {
                    tryVerify(() => open("proveAnswer" + index)?.activeFocus);
                    verify(!open("proveAnswer").visible);
                    keyClick(Qt.Key_Return);
                    if (session.step < step)
                        keyClick(Qt.Key_Tab);
                }
            }

            function test_theReasonOfAStepIsChosenWithTheKeyboard() {
                session.openPosition("nim:42,27,19");
                session.chooseTheorem("nim-lemma-2");
                awaitFigure();
                session.step = 2;
                click(open("provePredict"));
                findChild(page, "proveRest").forceActiveFocus();
                keyClick(Qt.Key_Right);
                compare(session.prediction.step, 3);
                tryVerify(() => open("proveAnswerInput").activeFocus);
                type("1");
                keyClick(Qt.Key_Return);
                compare(session.prediction.form, ProofPrediction.Reason);
                verify(read(open("proveQuestion").text).includes("Why must at least one heap have a 1 there?"));
                chooseReason(3);
                compare(session.step, 3);
                compare(session.prediction.step, 0);
            }

            function test_aStepIsPredictedWithTheKeyboard() {
                askForANumber();
                const step = session.prediction.step;
                compare(session.step, step - 1);
                verify(!open("proveOutcome").visible, "the outcome is shown before the answer");
                verify(!open("proveNext").enabled);
                const field = open("proveAnswerInput");
                tryVerify(() => field.activeFocus);
                const line = open("line" + step);
                verify(line.Accessible.name.includes(Aloud.of(session.prediction.question)));
                verify(!line.Accessible.name.includes(line.statement));
                verify(!session.words.spokenStep.includes(line.statement));
                const stage = findChild(page, "proveFigure").stage;
                const waits = stage.position;
                type("999");
                keyClick(Qt.Key_Return);
                compare(session.prediction.verdict, ProofPrediction.Wrong);
                verify(open("proveVerdict").visible);
                compare(session.step, step - 1);
                compare(stage.position, waits);
                field.selectAll();
                let right = 0;
                while (session.step < step && session.prediction.form === ProofPrediction.Number && right < 200) {
                    field.selectAll();
                    type("" + right);
                    keyClick(Qt.Key_Return);
                    ++right;
                }
                chooseReason(step);
                compare(session.step, step);
                compare(session.prediction.verdict, ProofPrediction.Right);
                compare(stage.position, session.figure.stops[step]);
            }

            function test_aStepIsShownOnRequest() {
                askForANumber();
                const step = session.prediction.step;
                click(open("proveReveal"));
                compare(session.step, step);
                compare(session.prediction.step, 0);
                // The arrow keys still move through the steps.
                findChild(page, "proveRest").forceActiveFocus();
                keyClick(Qt.Key_Left);
                compare(session.step, step - 1);
            }

            function test_theSliderStopsBeforeAnOpenQuestion() {
                click(open("provePredict"));
                const slider = open("proveSlider");
                mousePress(slider, 4, slider.height / 2);
                mouseMove(slider, slider.width - 4, slider.height / 2);
                const stage = findChild(page, "proveFigure").stage;
                verify(session.step < session.stepCount);
                verify(stage.position <= session.figure.stops[session.step]);
                mouseRelease(slider, slider.width - 4, slider.height / 2);
                verify(stage.position <= session.figure.stops[session.step]);
            }

            function test_aLectureIsControlledByArrowKeysAlone() {
                const scale = window.textScale;
                click(open("provePredict"));
                keyClick(Qt.Key_F5);
                tryVerify(() => page.lecture);
                compare(window.visibility, Window.FullScreen);
                verify(!open("proveControls").visible);
                verify(!open("theoremButton").visible);
                let presses = 0;
                let asked = 0;
                while (session.step < session.stepCount && presses < 60) {
                    keyClick(presses % 2 ? Qt.Key_Right : Qt.Key_PageDown);
                    ++presses;
                    if (session.prediction.step > 0) {
                        ++asked;
                        verify(open("proveQuestion").visible);
                        verify(!open("proveAnswer").visible);
                    }
                }
                compare(session.step, session.stepCount);
                compare(presses, session.stepCount + asked);
                verify(asked > 0);
                keyClick(Qt.Key_PageUp);
                compare(session.step, session.stepCount - 1);
                keyClick(Qt.Key_Escape);
                tryVerify(() => !page.lecture);
                compare(window.visibility, Window.Windowed);
                verify(open("proveControls").visible);
                compare(window.textScale, scale);
                compare(session.prediction.mode, ProofPrediction.Answering);
            }

            function test_theReasonOfALawIsShownOnRequest() {
                session.openPosition("nim:42,27,19");
                keyClick(Qt.Key_Right);
                click(open("proveWhy"));
                tryVerify(() => open("proveLawReason0") && open("proveLawReason0").visible);
                verify(open("proveLawReason0").text !== "");
                click(open("proveLaw1"));
                verify(open("proveLawReason1").visible);
                verify(!open("proveLawReason0").visible);
                keyClick(Qt.Key_W);
                tryVerify(() => !open("proveLaw0"));
            }

            /// Returns the sentence that names the position.
            function spoken(): string {
                facts.position = session.words.position;
                return facts.name;
            }

            /// The theorems that a step uses.
            function usesOf(step) {
                return session.lines.data(session.lines.index(step - 1, 0), Qt.UserRole + 5);
            }

            function test_aLinkToATheoremIsFollowedAndReturned() {
                session.openPosition("nim:42,27,19");
                session.chooseTheorem("bouton");
                let found = 1;
                while (found <= session.stepCount && usesOf(found).length === 0)
                    ++found;
                verify(found <= session.stepCount, "no step uses another theorem");
                session.step = found;
                tryVerify(() => open("proveUse0") !== null);
                click(open("proveUse0"));
                verify(session.words.theorem !== "bouton");
                click(open("proveWayBack"));
                compare(session.words.theorem, "bouton");
                compare(session.step, found);
                compare(page.player.stage.position, session.figure.stops[found]);
            }

            /// A cited theorem may have fewer steps, which clamp the slider's value.
            function test_theSliderShowsTheStepAfterReturningFromALink_data() {
                // A short run tests every fourth theorem, and the theorem with the most links.
                const theorems = session.theorems.map(theorem => theorem.value);
                const tested = some(theorems, 4);
                const linked = theorems.filter(theorem => tested.includes(theorem) || theorem === "sum-theorem").filter(theorem => {
                    session.openExample(theorem);
                    return Array.from({ length: session.stepCount }, (none, index) => usesOf(index + 1).length).some(count => count > 0);
                });
                verify(linked.length > (Counts.deep ? 9 : 3), "only these theorems have links: " + linked);
                return linked.map(theorem => ({ tag: theorem, theorem: theorem }));
            }

            function test_theSliderShowsTheStepAfterReturningFromALink(row) {
                session.openExample(row.theorem);
                const slider = open("proveSlider");
                for (let step = session.stepCount; step > 0; --step) {
                    session.step = step;
                    const uses = usesOf(step);
                    // A short run follows the first link of each step.
                    for (let use = 0; use < (Counts.deep ? uses.length : Math.min(uses.length, 1)); ++use) {
                        session.followUse(step - 1, use);
                        waitForRendering(page);
                        session.goBack();
                        compare(session.step, step);
                        tryCompare(slider, "value", step);
                        compare(slider.to, session.stepCount);
                    }
                }
            }

            function test_linksToTheSameTheoremNameTheirPositions() {
                session.chooseTheorem("sum-theorem");
                session.openPosition("nim:3,4 + wythoff:3,5 + kayles:7");
                session.step = 1;
                tryVerify(() => open("proveUse2") !== null);
                const positions = ["Nim (3, 4)", "Wythoff's game (3, 5)", "Kayles (7)"];
                for (let use = 0; use < 3; ++use)
                    verify(open("proveUse" + use).text.includes(positions[use]), open("proveUse" + use).text);
            }

            function test_aTheoremIsChosenFromTheList() {
                click(open("theoremButton"));
                const list = findChild(Overlay.overlay, "theoremList");
                tryVerify(() => list && list.activeFocus);
                compare(session.theorems[list.currentIndex].value, "bash");
                keyClick(Qt.Key_Up);
                const wanted = session.theorems[list.currentIndex].value;
                verify(wanted !== "bash");
                keyClick(Qt.Key_Return);
                compare(session.words.theorem, wanted);
                compare(session.words.refusal, "");
                verify(findChild(page, "proveStatement").text === session.words.statement);
            }

            function test_aNumberIsChangedByButtonAndKey() {
                click(open("proveMore"));
                compare(session.words.position, "bash(3):18");
                click(open("proveLess"));
                click(open("proveLess"));
                compare(session.words.position, "bash(3):16");
                open("proveHeapsInput").forceActiveFocus();
                keyClick(Qt.Key_Up);
                compare(session.words.position, "bash(3):17");
                compare(open("proveHeapsInput").text, "bash(3):17");
            }

            function test_aPieceOfTheFigureCanBeClicked() {
                session.openPosition("kayles:5");
                session.chooseTheorem("mex");
                tryVerify(() => session.figure.pressCount > 0);
                keyClick(Qt.Key_End);
                const picture = open("proofPicture");
                tryCompare(picture.stage, "position", session.figure.stops[session.stepCount]);
                awaitFigure();
                let edit = 0;
                let place = Qt.rect(0, 0, 0, 0);
                for (; edit < session.figure.pressCount; ++edit) {
                    place = session.figure.pressPlace(edit, picture.stage.position);
                    if (place.width > 0 && !session.figure.pressName(edit).endsWith(spoken()))
                        break;
                }
                verify(edit < session.figure.pressCount, "no piece leads to another position");
                const name = session.figure.pressName(edit);
                mouseMove(picture, place.x + place.width / 2, place.y + place.height / 2);
                compare(picture.hovered, edit);
                verify(findChild(picture, "figurePointer").visible);
                mouseClick(picture, place.x + place.width / 2, place.y + place.height / 2);
                verify(name.endsWith(spoken()), name);
                compare(open("proveHeapsInput").text, session.words.positionText);
            }

            function test_aPieceOfTheFigureCanBePressedWithTheKeyboard() {
                session.openPosition("kayles:5");
                session.chooseTheorem("mex");
                tryVerify(() => session.figure.pressCount > 0);
                const picture = open("proofPicture");
                keyClick(Qt.Key_End);
                picture.forceActiveFocus();
                verify(picture.cursor >= 0);
                keyClick(Qt.Key_Right);
                const name = session.figure.pressName(picture.cursor);
                verify(!name.endsWith(spoken()), name);
                keyClick(Qt.Key_Return);
                verify(name.endsWith(spoken()), name);
                keyClick(Qt.Key_Escape);
                verify(!picture.activeFocus);
            }

            function test_aGameOpensItsProofAndTheProofReturns() {
                window.page = "play";
                const play = findChild(window.contentItem, "page-play").item;
                Shell.preferences.showOutcomes = "live";
                play.session.openPosition("nim:3,4,6");
                tryVerify(() => !play.busy);
                click(findChild(play, "playWhy"));
                compare(window.page, "prove");
                compare(session.words.theorem, "nim-lemma-2");
                compare(session.words.position, "nim:3,4,6");
                verify(findChild(page, "proveBackToGame").visible);
                click(findChild(page, "proveBackToGame"));
                compare(window.page, "play");
                compare(play.session.shown.position, "nim:3,4,6");
                verify(!session.words.fromGame);
                Shell.preferences.showOutcomes = "after-move";
            }

            function test_aMoveOfTheListOpensItsProof() {
                window.page = "play";
                const play = findChild(window.contentItem, "page-play").item;
                play.session.pause = 0;
                play.session.openPosition("nim:3,5,6");
                tryVerify(() => !play.busy);
                play.session.pickText("2-4");
                play.session.take();
                tryVerify(() => play.session.shown.ply >= 2 && !play.busy, 20000);
                play.session.goTo(1);
                tryVerify(() => findChild(play, "playWhy1") && findChild(play, "playWhy1").visible, 10000);
                click(findChild(play, "playWhy1"));
                compare(window.page, "prove");
                compare(session.words.theorem, "nim-lemma-1");
                compare(session.words.position, "nim:3,5,6");
                compare(session.words.moveText, "2-4");
                compare(session.step, 2);
            }
        }
    }
}
