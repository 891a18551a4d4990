// Shows a proof in front of a class: the text can be read from the last row, one step is open, the nim-sum has four parts, the
// figure can be clicked, and other numbers and theorems can be chosen.
import QtQuick
import QtQuick.Controls
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
        height: 800
        page: "prove"

        ProveCase {
            id: test
            name: "ProveLecture"

            SignalSpy {
                id: said
                target: Announcer
                signalName: "said"
            }

            function initTestCase() {
                activate(window);
                page = findChild(window.contentItem, "page-prove").item;
                session = page.session;
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                Shell.preferences.textScale = 100;
                Shell.preferences.lectureScale = 100;
                session.prediction.mode = ProofPrediction.Off;
                session.chooseTheorem("nim-lemma-2");
                session.submitPosition("42, 27, 19, 10");
                session.step = 0;
                findChild(page, "proveRest").forceActiveFocus();
            }

            function cleanup() {
                page.lecture = false;
                Shell.preferences.language = "en";
                window.width = 1280;
                window.height = 800;
            }

            /// Begins a lecture in a window of this size instead of the whole screen.
            function begin(width = 1280, height = 720) {
                keyClick(Qt.Key_F5);
                tryVerify(() => window.slide !== null);
                window.visibility = Window.Windowed;
                window.width = width;
                window.height = height;
                tryVerify(() => window.contentItem.width === width && window.contentItem.height === height);
                awaitFigure();
            }

            function lineOf(step) {
                return findChild(page, "line" + step);
            }

            function test_textCanBeReadFromTheLastRow_data() {
                const rows = [];
                for (const [width, height] of [[1920, 1080], [1280, 720]]) {
                    for (const language of ["en", "zh_CN"])
                        rows.push({ tag: width + " " + language, width: width, height: height, language: language });
                }
                return rows;
            }

            function test_textCanBeReadFromTheLastRow(row) {
                Shell.preferences.language = row.language;
                begin(row.width, row.height);
                for (let step = 1; step <= session.stepCount; ++step) {
                    session.step = step;
                    const reason = findChild(lineOf(step), "lineReason");
                    verify(reason.visible);
                    verify(reason.font.pixelSize >= 0.04 * row.height, step + ": " + reason.font.pixelSize);
                    const name = findChild(window.slide, "lectureName");
                    verify(name.visible);
                    compare(read(name.text), session.words.theoremTitle);
                    compare(findChild(window.slide, "lecturePlace").text, step + " / " + session.stepCount);
                }
                const scale = Theme.textScale;
                keyClick(Qt.Key_Plus, Qt.ControlModifier);
                compare(Shell.preferences.lectureScale, 110);
                compare(Shell.preferences.textScale, 100);
                verify(Theme.textScale > 1.05 * scale);
                keyClick(Qt.Key_0, Qt.ControlModifier);
                compare(Theme.textScale, scale);
            }

            function test_onlyTheCurrentStepIsOpen() {
                begin();
                session.step = 4;
                awaitFigure();
                for (let step = 1; step <= 4; ++step) {
                    const line = lineOf(step);
                    const statement = findChild(line, "lineStatement");
                    compare(line.folded, step < 4);
                    compare(findChild(line, "lineReason").visible, step === 4);
                    if (step < 4)
                        verify(statement.height < 2 * statement.font.pixelSize, step + " has several lines");
                }
                // The whole open step is in sight.
                const view = findChild(page, "derivationScroll");
                tryVerify(() => lineOf(4).mapToItem(view, 0, 0).y >= 0);
                keyClick(Qt.Key_Left);
                compare(lineOf(3).folded, false);
            }

            function test_theNimSumComesInFourPresses() {
                begin();
                const stage = findChild(page, "proveFigure").stage;
                const heard = [];
                for (let part = 1; part < 4; ++part) {
                    keyClick(Qt.Key_Right);
                    compare(session.part, part);
                    compare(session.step, 0);
                    compare(stage.position, session.figure.parts[part - 1]);
                    compare(read(findChild(page, "derivationStart").text), session.words.spokenStep);
                    heard.push(session.words.spokenStep);
                }
                compare(new Set(heard).size, 3);
                keyClick(Qt.Key_Right);
                compare(session.step, 1);
                compare(stage.position, session.figure.stops[1]);
            }

            function test_eachPartHasItsQuestion() {
                mouseClick(findChild(page, "provePredict"));
                begin();
                const questions = [];
                for (let press = 0; press < 4; ++press) {
                    keyClick(Qt.Key_Right);
                    compare(session.part, press);
                    compare(session.prediction.step, 1);
                    verify(findChild(page, "proveQuestion").visible);
                    questions.push(session.prediction.question);
                }
                compare(new Set(questions).size, 4);
                keyClick(Qt.Key_Right);
                compare(session.step, 1);
            }

            function test_aBitIsFlippedAndTheProofFollows() {
                begin();
                session.step = 1;
                awaitFigure();
                const cell = findChild(page, "cell0-16");
                awaitPlace(cell);
                said.clear();
                mouseClick(cell, cell.width / 2, cell.height / 2);
                compare(session.words.positionText, "58, 27, 19, 10");
                verify(lineOf(1).statement.includes("58"));
                tryVerify(() => said.signalArguments.some(words => words[0].includes("58")));
            }

            function test_ctrlRChoosesOtherNumbers() {
                begin();
                session.step = 3;
                said.clear();
                keyClick(Qt.Key_R, Qt.ControlModifier);
                verify(session.words.positionText !== "42, 27, 19, 10");
                compare(session.step, 0);
                compare(session.words.theorem, "nim-lemma-2");
                verify(page.lecture);
                tryVerify(() => said.count > 0);
            }

            function test_nShowsTheNextTheorem() {
                session.chooseTheorem("nim-lemma-1");
                begin();
                for (const theorem of ["nim-lemma-2", "bouton"]) {
                    said.clear();
                    keyClick(Qt.Key_N);
                    compare(session.words.theorem, theorem);
                    compare(read(findChild(window.slide, "lectureName").text), session.words.theoremTitle);
                    tryVerify(() => said.signalArguments.some(words => words[0].includes(Aloud.of(session.words.theoremTitle))));
                }
            }

            function test_ctrlTOpensTheTheorems() {
                begin();
                keyClick(Qt.Key_T, Qt.ControlModifier);
                const list = findChild(Overlay.overlay, "theoremList");
                tryVerify(() => list.activeFocus);
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Return);
                tryVerify(() => !list.visible);
                verify(session.words.theorem !== "nim-lemma-2");
                verify(page.lecture);
                keyClick(Qt.Key_Escape);
                tryVerify(() => window.slide === null);
                verify(findChild(page, "theoremButton").visible);
                compare(findChild(page, "lineReason").font.pixelSize, Math.round((Theme.small + Theme.body) / 2));
            }
        }
    }
}
