// Starts a new game from the dialog; types, copies and pastes a position; and reads the error message if the position cannot be
// parsed.
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
            name: "PlaySetup"

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
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
                Shell.preferences.motion = "none";
                page.openPosition("nim:3,4,5");
                board.takeFocus();
            }

            function cleanup() {
                page.setup?.close();
                tryVerify(() => !page.setup?.visible);
                Shell.preferences.bashWording = "take";
            }

            function inSheet(name) {
                const item = findChild(page.setup.contentItem, name);
                verify(item, "the dialog has no item " + name);
                return item;
            }

            function press(name) {
                mouseClick(inSheet(name));
            }

            function openSheet() {
                keyClick(Qt.Key_N);
                tryVerify(() => page.setup?.opened);
            }

            function type(text) {
                for (const character of text)
                    keyClick(character);
            }

            function retype(name, text) {
                press(name);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type(text);
            }

            function position() {
                return inSheet("setupPosition").text;
            }

            function test_theSetupStartsAGame() {
                openSheet();
                press("setupPreset3");
                compare(position(), "nim:7,11,13");
                press("setupMore0");
                press("setupLess1");
                press("setupRemove2");
                press("setupAdd");
                compare(position(), "nim:8,10,1");
                retype("setupNumber0", "21");
                compare(position(), "nim:21,10,1");
                press("setupOpponent-learner");
                press("setupForesightMore");
                press("setupFirst-computer");
                compare(session.shown.position, "nim:3,4,5");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                compare(session.shown.position, "nim:21,10,1");
                compare(session.shown.turn, PlaySession.Computers);
                compare(session.words.opponentText, "Learner");
                // The next tests play against the perfect opponent again.
                openSheet();
                compare(inSheet("setupForesight").text, "7");
                press("setupOpponent-perfect");
                press("setupFirst-person");
                press("setupBegin");
            }

            function test_theForesightOfTheLearnerCanBeTyped() {
                openSheet();
                press("setupOpponent-learner");
                retype("setupForesight", "99");
                verify(inSheet("setupForesightProblem").visible);
                press("setupBegin");
                verify(page.setup.visible);
                verify(inSheet("setupForesight").activeFocus);
                press("setupForesightMore");
                // The text "9" was valid, so the button counts on from 9.
                compare(inSheet("setupForesight").text, "10");
                verify(!inSheet("setupForesightProblem").visible);
                retype("setupForesight", "12");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                session.playAgainst("perfect");
                openSheet();
                press("setupOpponent-learner");
                compare(inSheet("setupForesight").text, "12");
                press("setupForesightLess");
                compare(inSheet("setupForesight").text, "11");
                page.setup.setup.players.foresight = 6;
            }

            function test_everyGameIsChosenWithTheMouse() {
                openSheet();
                verify(page.setup.setup.games.length > 15);
                for (const name of page.setup.setup.games.map(entry => entry.name)) {
                    press("setupGame-" + name);
                    compare(page.setup.setup.table.game, name);
                    verify(position() !== "");
                }
                press("setupGame-wythoff");
                press("setupMore1");
                press("setupBegin");
                compare(session.shown.position, "wythoff:3,5");
            }

            function test_gamesAreChosenWithTheKeyboard() {
                openSheet();
                press("setupGame-nim");
                keyClick(Qt.Key_Down);
                compare(page.setup.setup.table.game, "misere-nim");
                keyClick(Qt.Key_End);
                compare(page.setup.setup.table.game, "sum");
                keyClick(Qt.Key_Down);
                compare(page.setup.setup.table.game, "sum");
                keyClick(Qt.Key_Up);
                compare(page.setup.setup.table.game, "cutcake");
                keyClick(Qt.Key_Home);
                compare(page.setup.setup.table.game, "nim");
            }

            function test_aBadParameterStartsNoGame() {
                openSheet();
                press("setupGame-bash");
                retype("setupParameter", "0");
                verify(inSheet("setupParameter").problem !== "");
                compare(position(), "bash(3):21");
                press("setupBegin");
                verify(page.setup.visible);
                compare(session.shown.position, "nim:3,4,5");
                retype("setupParameter", "7");
                compare(inSheet("setupParameter").problem, "");
                compare(position(), "bash(7):21");
                press("setupWording-count");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                compare(session.shown.position, "bash(7):21");
                verify(session.countUp);
            }

            function test_aSumIsBuiltFromComponents() {
                openSheet();
                press("setupGame-sum");
                press("setupPart2");
                press("setupRemovePart");
                press("setupJoin-bash");
                press("setupLess0");
                compare(position(), "nim:3,4 + wythoff:3,5 + bash(3):20");
                press("setupBegin");
                compare(session.shown.game, "sum");
            }

            function test_aRandomPositionHasTheRequestedOutcome() {
                openSheet();
                for (const wish of ["any", "winnable", "lost", "one-move", "high-column"]) {
                    retype("setupPosition", "nim:1000000");
                    press("setupRandom-" + wish);
                    tryVerify(() => !page.setup.setup.drawing && position() !== "nim:1000000");
                    press("setupBegin");
                    tryVerify(() => !page.setup?.visible);
                    compare(session.words.winning, wish === "any" ? session.words.winning : wish !== "lost");
                    openSheet();
                }
                retype("setupPosition", "moore-nim(100):3,4");
                press("setupRandom-lost");
                tryVerify(() => inSheet("setupRequestProblem").text !== "" && !page.setup.setup.drawing);
                compare(position(), "moore-nim(100):3,4");
            }

            function test_anOpponentWithAMisconceptionCanBeChosen() {
                openSheet();
                press("setupGame-misere-nim");
                tryVerify(() => findChild(page.setup.contentItem, "setupOpponent-forgets-the-misere-switch"));
                press("setupOpponent-forgets-the-misere-switch");
                retype("setupPosition", "misere-nim:1000000");
                press("setupExpose");
                tryVerify(() => !page.setup.setup.drawing && position() !== "misere-nim:1000000");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                compare(session.shown.turn, PlaySession.Computers);
                compare(session.words.opponentText, "Uncle Hedgehog");
                tryVerify(() => findChild(page, "playOpponent")?.text === "Uncle Hedgehog");
                Shell.preferences.language = "zh_CN";
                compare(session.words.opponentText, "刺猬大叔");

                openSheet();
                press("setupOpponent-perfect");
                press("setupFirst-person");
                press("setupBegin");
            }

            function test_theMisconceptionIsToldOnceTheOpponentWasBeaten() {
                openSheet();
                press("setupGame-wythoff");
                tryVerify(() => findChild(page.setup.contentItem, "setupOpponent-xor-everywhere"));
                press("setupOpponent-xor-everywhere");
                const before = inSheet("setupOpponentNote").text;
                verify(!before.includes("nim-sum"));
                retype("setupPosition", "wythoff:1,1");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                verify(session.pickText("1-1,2-1"));
                session.take();
                compare(session.shown.turn, PlaySession.Over);
                verify(Shell.preferences.beatenOpponents.includes("xor-everywhere"));
                openSheet();
                verify(inSheet("setupOpponentNote").text.includes("nim-sum"));
                press("setupOpponent-perfect");
                press("setupBegin");
            }

            function test_twoPeopleOrTwoComputersCanPlay() {
                openSheet();
                press("setupGame-cutcake");
                press("setupSeats-people");
                press("setupCutter-right");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                compare(session.shown.seats, PlaySession.TwoPeople);
                compare(session.words.headline, "Right's move");

                openSheet();
                press("setupSeats-watch");
                press("setupFirstOpponent-learner");
                press("setupBegin");
                tryVerify(() => !page.setup?.visible);
                compare(session.shown.seats, PlaySession.Watching);
                compare(session.words.opponentText, "Learner against Perfect");

                openSheet();
                press("setupSeats-computer");
                press("setupCutter-left");
                press("setupGame-nim");
                press("setupBegin");
                compare(session.shown.seats, PlaySession.AgainstComputer);
            }

            function test_aPositionIsTypedIntoTheSetup() {
                openSheet();
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("euclid:6,4");
                compare(page.setup.setup.table.game, "euclid");
                keyClick(Qt.Key_Return);
                tryVerify(() => !page.setup?.visible);
                compare(session.shown.position, "euclid:6,4");
            }

            function test_aBadPositionInTheSetupStartsNoGame() {
                openSheet();
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("6,x");
                keyClick(Qt.Key_Return);
                verify(page.setup?.visible);
                verify(inSheet("setupPosition").problem !== "");
                compare(session.shown.position, "nim:3,4,5");
            }

            function test_aPositionIsTypedIntoTheHeader() {
                const field = findChild(page, "playPosition");
                mouseClick(field, 20, 10);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("nim:3,x,5");
                keyClick(Qt.Key_Return);
                verify(field.problem !== "");
                compare(session.shown.position, "nim:3,4,5");
                compare(field.text, "nim:3,x,5");

                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("1,2");
                keyClick(Qt.Key_Return);
                compare(field.problem, "");
                compare(session.shown.position, "nim:1,2");
                compare(field.text, "nim:1,2");
            }

            function test_aPositionIsCopiedAndPasted() {
                keyClick(Qt.Key_C, Qt.ControlModifier);
                compare(Profile.clipboard(), "nim:3,4,5");
                Profile.setClipboard("nim:7,11,13\n");
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(session.shown.position, "nim:7,11,13");
                Profile.setClipboard("nothing of the kind");
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(session.shown.position, "nim:7,11,13");
                verify(findChild(page, "playPosition").problem !== "");
            }

            function test_anAmountIsTyped() {
                page.openPosition("nim:1000000,5");
                mouseClick(findChild(page, "playMore"));
                const field = findChild(page, "playAmount");
                mouseClick(field, 12, 10);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                type("999995");
                compare(session.picked.amount, "999995");
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:5,5");
            }

            /// Describes the first item in `item` whose right edge is beyond `width`, the width of the dialog; empty if none.
            function sticksOut(item, width) {
                for (let i = 0; i < item.children.length; ++i) {
                    const child = item.children[i];
                    if (!child.visible || child.width === 0)
                        continue;
                    const right = child.mapToItem(inSheet("setupView").contentItem, child.width, 0).x;
                    if (right > width + 1)
                        return child.objectName + " " + child + " ends at " + right + " of " + width;
                    const inner = sticksOut(child, width);
                    if (inner !== "")
                        return inner;
                }
                return "";
            }

            function test_theSetupFitsTheSmallestWindow_data() {
                return [{ tag: "English", language: "en", scale: 100, turn: 0 }, { tag: "Chinese", language: "zh_CN", scale: 100, turn: 1 },
                    { tag: "English, large", language: "en", scale: 200, turn: 1 }, { tag: "Chinese, large", language: "zh_CN", scale: 200, turn: 0 }];
            }

            function test_theSetupFitsTheSmallestWindow(row) {
                window.width = 960;
                window.height = 600;
                Shell.preferences.language = row.language;
                Shell.preferences.textScale = row.scale;
                page.openSetup();
                tryVerify(() => page.setup?.opened);
                verify(page.setup.setup.games.length > 15);
                // A short run tests each game in one language at each size of the text.
                for (const name of some(page.setup.setup.games, 2, row.turn).map(entry => entry.name)) {
                    page.setup.setup.chooseGame(name);
                    const view = inSheet("setupView");
                    tryVerify(() => !Layouts.pending(view) && sticksOut(view.contentItem, view.width) === "", 5000,
                              name + ": too wide for the dialog: " + sticksOut(view.contentItem, view.width));
                }
                page.setup.close();
                tryVerify(() => !page.setup?.visible);
                Shell.preferences.textScale = 100;
                window.width = 1280;
                window.height = 800;
            }
        }
    }
}
