// A typed text stays until it is accepted: in the position field during a game, in the dialog for a new game, and in the fields
// of a proof.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "play"
        width: 1280
        height: 800

        WindowCase {
            id: test
            name: "PlayTyping"

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                board = findChild(window.contentItem, "board");
                page = findChild(window.contentItem, "page-play").item;
                session = board.session;
                hold(session);
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                window.page = "play";
                session.playAgainst("perfect");
                page.openPosition("nim:3,4,5");
                board.takeFocus();
            }

            function cleanup() {
                page.setup?.close();
                tryVerify(() => !page.setup?.visible);
            }

            function field(name) {
                const item = findChild(window.contentItem, name) ?? findChild(page.setup?.contentItem, name);
                verify(item, "there is no item " + name);
                return item;
            }

            /// Focuses the field and selects its text, so that the next key replaces it.
            function begin(name) {
                field(name).forceActiveFocus();
                keyClick(Qt.Key_A, Qt.ControlModifier);
            }

            function type(name, text) {
                begin(name);
                goOn(name, text);
            }

            function goOn(name, text) {
                for (const character of text)
                    keyClick(character);
                compare(field(name).text, text);
            }

            /// Moves of the computer, undo and redo, or another language do not change the text in the field.
            function test_movesDoNotChangeATypedPosition() {
                type("playPosition", "nim:7,");
                session.pickText("1-2");
                session.take();
                compare(session.shown.position, "nim:1,4,5");
                compare(field("playPosition").text, "nim:7,");
                session.hurry();
                tryVerify(() => session.shown.ply === 2);
                compare(field("playPosition").text, "nim:7,");
                session.undo();
                Shell.preferences.language = "zh_CN";
                compare(field("playPosition").text, "nim:7,");
                keyClick("8");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:7,8");
                compare(field("playPosition").text, "nim:7,8");
            }

            /// The error message about the typed text is still shown after the computer has moved.
            function test_theProblemOfATypedPositionStaysAfterAMove() {
                session.pickText("1-2");
                session.take();
                type("playPosition", "foo");
                keyClick(Qt.Key_Return);
                const problem = field("playPosition").problem;
                verify(problem !== "");
                session.hurry();
                tryVerify(() => session.shown.ply === 2);
                compare(field("playPosition").text, "foo");
                compare(field("playPosition").problem, problem);
                keyClick(Qt.Key_Escape);
                compare(field("playPosition").text, session.shown.position);
                compare(field("playPosition").problem, "");
                verify(board.activeFocus);
            }

            function test_aRefusedPositionIsClearedWhenTheGameChanges_data() {
                const take = () => {
                    session.pickText("1-2");
                    session.take();
                };
                return [
                    { tag: "a move", goesOn: take },
                    { tag: "undo", moves: 1, goesOn: () => session.undo() },
                    { tag: "another position", goesOn: () => page.openPosition("nim:7,8") }
                ];
            }

            /// The next move clears the error message and the text that caused it.
            function test_aRefusedPositionIsClearedWhenTheGameChanges(data) {
                if (data.moves) {
                    session.pickText("1-2");
                    session.take();
                    session.hurry();
                    tryVerify(() => session.shown.ply === 2);
                }
                type("playPosition", "foo");
                keyClick(Qt.Key_Return);
                verify(field("playPosition").problem !== "");
                board.takeFocus();
                compare(field("playPosition").text, "foo");
                data.goesOn();
                compare(field("playPosition").problem, "");
                compare(field("playPosition").text, session.shown.position);
                // The field follows the position again.
                session.hurry();
                tryVerify(() => !session.shown.thinking);
                compare(field("playPosition").text, session.shown.position);
            }

            /// A text that was corrected but not entered yet stays.
            function test_aCorrectedPositionStaysWhenTheGameChanges() {
                type("playPosition", "foo");
                keyClick(Qt.Key_Return);
                keyClick(Qt.Key_End);
                keyClick("x");
                session.pickText("1-2");
                session.take();
                compare(field("playPosition").text, "foox");
            }

            function test_numbersMeanTheCurrentGameAndMisspelledGamesGetASuggestion() {
                type("playPosition", "3 5 9");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:3,5,9");
                type("playPosition", "whytoff:3,5");
                keyClick(Qt.Key_Return);
                compare(field("playPosition").problem, "column 1: expected a game, found 'whytoff'; perhaps you meant wythoff");
                type("playPosition", "wythoff:3 5");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "wythoff:3,5");
                type("playPosition", "4 7");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "wythoff:4,7");
            }

            function test_enterMovesTheFocusToTheBoard() {
                type("playPosition", "nim:6,5");
                keyClick(Qt.Key_Return);
                verify(board.activeFocus);
                keyClick(Qt.Key_Right);
                verify(session.picked.there);
            }

            /// A new game that is started elsewhere replaces the text in the field.
            function test_anotherGameReplacesATypedPosition() {
                type("playPosition", "foo");
                board.takeFocus();
                page.openPosition("nim:2,2");
                compare(field("playPosition").text, "nim:2,2");
            }

            /// A typed move is read as a whole, although its beginning is a move too.
            function test_aWholeMoveCanBeTypedAsTheAmount() {
                page.openPosition("nim:15,4");
                keyClick(Qt.Key_Right);
                type("playAmount", "1-12");
                compare(session.picked.move, "1-12");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:3,4");
                verify(board.activeFocus);
            }

            function test_aTypedTextInTheSetupSurvivesALanguageChange_data() {
                return [
                    // Each text differs from the form in which the program prints it.
                    { tag: "a code", game: "octal", field: "setupParameter", text: "0.70" },
                    { tag: "amounts in any order", game: "subtraction", field: "setupParameter", text: "4,1" },
                    { tag: "a number", game: "nim", field: "setupNumber0", text: "007" },
                    { tag: "half a position", game: "nim", field: "setupPosition", text: "nim:3," },
                ];
            }
            function test_aTypedTextInTheSetupSurvivesALanguageChange(row) {
                keyClick(Qt.Key_N);
                tryVerify(() => page.setup?.opened);
                page.setup.setup.chooseGame(row.game);
                type(row.field, row.text);
                Shell.preferences.language = "zh_CN";
                compare(field(row.field).text, row.text);
                // A chosen preset replaces the text.
                page.setup.setup.choosePreset(1);
                verify(field(row.field).text !== row.text);
            }

            /// A random position arrives some time later, and does not replace a text that was typed in the meantime.
            function test_aRandomPositionDoesNotReplaceATypedOne() {
                keyClick(Qt.Key_N);
                tryVerify(() => page.setup?.opened);
                begin("setupPosition");
                page.setup.setup.draw("winnable", 5);
                verify(page.setup.setup.drawing);
                goOn("setupPosition", "nim:3,4,");
                verify(!page.setup.setup.drawing);
                compare(field("setupPosition").text, "nim:3,4,");
            }

            function test_typedTextsInAProofStay() {
                window.page = "prove";
                tryVerify(() => findChild(window.contentItem, "proveHeaps")?.visible);
                const prove = findChild(window.contentItem, "page-prove").item;
                prove.session.chooseTheorem("nim-lemma-1");
                tryVerify(() => field("proveMove").visible);
                type("proveHeaps", "9,");
                type("proveMove", "1-1");
                keyClick(Qt.Key_Return);
                compare(field("proveHeaps").text, "9,");
                compare(field("proveMove").text, "1-1");
                Shell.preferences.language = "zh_CN";
                compare(field("proveHeaps").text, "9,");
                prove.session.chooseAtRandom(3);
                verify(field("proveHeaps").text !== "9,");
            }
        }
    }
}
