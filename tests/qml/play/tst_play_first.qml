// Tests the first ten minutes of a new user: a win offers the next position, a button changes the opponent, and the buttons stay
// in their places.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "play"
        width: 960
        height: 600

        WindowCase {
            id: test
            name: "PlayFirst"

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
                Shell.preferences.motion = "none";
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.textScale = 100;
                Shell.preferences.showOutcomes = "after-move";
                session.playAgainst("perfect");
                board.takeFocus();
            }

            function cleanup() {
                Shell.preferences.textScale = 100;
            }

            function settled() {
                window.update();
                waitForRendering(window.contentItem);
                tryVerify(() => !Layouts.pending(page) && !board.player.running && !board.board.building && !session.rivals.searching,
                          10000, "the page is still being laid out");
            }

            /// The rectangle of an item in the window; null if the item is not visible.
            function placeOf(name) {
                const item = findChild(page, name);
                if (!item?.visible)
                    return null;
                const at = item.mapToItem(window.contentItem, 0, 0);
                return Qt.rect(at.x, at.y, item.width, item.height);
            }

            function press(name) {
                tryVerify(() => findChild(page, name)?.visible, 5000, name + " is not visible");
                settled();
                mouseClick(findChild(page, name));
            }

            function test_pickingDoesNotMoveTheButtons_data() {
                return some(["nim:3,4,5", "moore-nim(2):3,4,5", "bash(4):30", "wythoff:3,4", "fibonacci-nim:20", "staircase-nim:2,3,2", "kayles:7",
                    "treblecross:9", "lasker-nim:5,7", "grundy-game:9", "euclid:25,7", "cutcake:5x2,2x3", "nim:1000000,750000",
                    "octal(4.3):8,5"], 2).map(position => ({ tag: position, position: position }));
            }
            function test_pickingDoesNotMoveTheButtons(row) {
                page.openPosition(row.position);
                settled();
                const names = ["playLess", "playAmount", "playMore", "playOneMoreHeap", "playSplit", "playHint", "playTake", "playCancel",
                    "playGoSecond", "playUndo", "playRedo", "playNew", "playOutcome"];
                const before = names.map(name => placeOf(name));
                verify(before.filter(place => place !== null).length > 5, "at most five of the items are visible: " + before);
                keyClick(Qt.Key_Right);
                verify(session.picked.there);
                settled();
                const after = names.map(name => placeOf(name));
                for (let i = 0; i < names.length; ++i)
                    compare(after[i], before[i], names[i] + " moved");
                keyClick(Qt.Key_Up);
                settled();
                for (let i = 0; i < names.length; ++i)
                    compare(placeOf(names[i]), before[i], names[i] + " moved");
                keyClick(Qt.Key_Escape);
            }

            function test_allButtonsFitIntoTheSmallestWindow_data() {
                return ["nim:7,9,12,5", "staircase-nim:3,4,0,5,2", "lasker-nim:9,4,7", "moore-nim(2):3,4,5,7"]
                    .map(position => ({ tag: position, position: position }));
            }

            /// In the smallest window, before the first move and with three hints after it, the buttons that make, undo, and redo
            /// moves are fully visible, and none of them is under the faded edge of the panel.
            function test_allButtonsFitIntoTheSmallestWindow(row) {
                function seen(name) {
                    const place = placeOf(name);
                    verify(place, name + " is not visible");
                    verify(place.bottom <= window.height, name + " ends below the window");
                    const turn = findChild(page, "playTurnView");
                    for (let at = findChild(page, name); at; at = at.parent) {
                        if (at === turn)
                            verify(place.bottom <= turn.mapToItem(window.contentItem, 0, turn.height).y,
                                   name + " is under the faded edge");
                    }
                }
                page.openPosition(row.position);
                settled();
                keyClick(Qt.Key_Right);
                settled();
                for (const name of ["playGoSecond", "playTake", "playUndo"])
                    seen(name);
                session.playAgainst("people");
                keyClick(Qt.Key_Return);
                settled();
                for (let rung = 1; rung <= 3; ++rung) {
                    press("playHint");
                    tryCompare(session.hints, "count", rung);
                }
                keyClick(Qt.Key_Right);
                settled();
                for (const name of ["playTake", "playUndo", "playRedo"])
                    seen(name);
            }

            function test_ctrlYRedoesAMove() {
                page.openPosition("nim:3,4,5");
                session.pickText("1-2");
                session.take();
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                compare(session.shown.ply, 0);
                keyClick(Qt.Key_Y, Qt.ControlModifier);
                compare(session.shown.ply, 1);
            }

            /// The button playGoSecond lets the computer start only this game, and the person can undo the computer's move.
            function test_theComputerStartsOnlyOneGameWhenAsked() {
                page.openPosition("nim:5,3");
                press("playGoSecond");
                session.hurry();
                compare(session.shown.ply, 1);
                press("playUndo");
                compare(session.shown.ply, 0);
                press("playGoFirst");
                compare(session.shown.turn, PlaySession.Yours);
                press("playGoSecond");
                while (session.shown.turn !== PlaySession.Over) {
                    session.hurry();
                    session.pickNext(1);
                    session.take();
                }
                press("playAgain");
                compare(session.shown.position, "nim:5,3");
                compare(session.shown.turn, PlaySession.Yours);
            }

            /// Chooses an opponent from the list of the button that shows the current opponent.
            function chooseOpponent(value) {
                press("playOpponent");
                const list = findChild(page, "playOpponent");
                const row = findChild(page, "playOpponents").choices.findIndex(choice => choice.value === value);
                tryVerify(() => shownIn(rootOf(window.contentItem), item => item.objectName === "entry" + row) !== null);
                mouseClick(shownIn(rootOf(window.contentItem), item => item.objectName === "entry" + row));
                tryVerify(() => !list.listOpen);
            }

            function test_theOpponentButtonChangesTheOpponent() {
                page.openPosition("nim:3,4,5");
                session.pickText("1-2");
                session.take();
                compare(findChild(page, "playOpponent").text, "Perfect");
                chooseOpponent("learner");
                compare(session.words.opponentText, "Learner");
                compare(findChild(page, "playOpponent").text, "Learner");
                compare(session.shown.plyCount, 1);
                tryVerify(() => board.activeFocus);
                chooseOpponent("people");
                compare(session.shown.seats, PlaySession.TwoPeople);
                chooseOpponent("perfect");
                compare(session.shown.seats, PlaySession.AgainstComputer);
            }

            function test_theLastHintAndTheMoveAreFullyVisible_data() {
                const rows = [];
                for (const [width, height, scale] of [[960, 600, 100], [1366, 768, 100], [960, 600, 200]]) {
                    for (const language of ["en", "zh_CN"])
                        rows.push({ tag: width + "x" + height + " " + scale + " % " + language, width, height, scale, language });
                }
                return inTurns(rows);
            }

            /// After each hint, the heading and the sentence of the hint are fully visible, and so is the sentence about the
            /// move.
            function test_theLastHintAndTheMoveAreFullyVisible(row) {
                Shell.preferences.textScale = row.scale;
                Shell.preferences.language = row.language;
                window.width = row.width;
                window.height = row.height;
                page.openPosition("nim:3,4 + wythoff:3,5 + kayles:7");
                keyClick(Qt.Key_Right);
                settled();
                for (let rung = 1; session.hints.more; ++rung) {
                    keyClick(Qt.Key_H);
                    tryCompare(session.hints, "count", rung);
                    settled();
                    const hint = findChild(page, "playRung" + rung);
                    const view = findChild(page, "playHintsView");
                    tryVerify(() => {
                        const top = hint.mapToItem(view, 0, 0).y;
                        return top >= 0 && top + hint.height <= view.height + 0.5;
                    }, 5000, "hint " + rung + " is cut off");
                    if (rung > 1) {
                        const earlier = findChild(page, "playRung" + (rung - 1));
                        tryVerify(() => view.contentHeight <= view.height || earlier.mapToItem(view, 0, earlier.height).y <= 0.5, 5000,
                                  "a part of hint " + (rung - 1) + " is still visible");
                    }
                    const text = findChild(page, "playPicked");
                    const turn = findChild(page, "playTurnView");
                    const bottom = text.mapToItem(turn, 0, text.height).y;
                    verify(bottom <= turn.height + 0.5, "the sentence about the move is cut off");
                }
                compare(session.hints.count, 5);
                window.width = 960;
                window.height = 600;
            }

            function test_theOutcomeFitsIntoThePanel_data() {
                return [{ tag: "English", language: "en" }, { tag: "Chinese", language: "zh_CN" }];
            }
            function test_theOutcomeFitsIntoThePanel(row) {
                Shell.preferences.language = row.language;
                Shell.preferences.showOutcomes = "live";
                session.playAgainst("people");
                page.openPosition("nim:3,3");
                for (const scale of [100, 150, 200]) {
                    Shell.preferences.textScale = scale;
                    settled();
                    const badge = findChild(page, "playBadge");
                    verify(badge.visible);
                    verify(badge.width <= badge.parent.width + 0.5,
                           "the badge is " + badge.width + " wide, its place " + badge.parent.width + ", at " + scale + " %");
                }
            }

            /// The test plays as a newcomer would, by mouse and keys.
            function test_aWinShowsASealAndOffersTheNextPosition() {
                page.openPosition("nim:5,3");
                settled();
                verify(placeOf("playSeal") === null);
                session.pickText("1-2");
                session.take();
                while (session.shown.turn !== PlaySession.Over) {
                    session.hurry();
                    const heaps = session.shown.heaps;
                    const larger = Number(heaps[0]) > Number(heaps[1]) ? 0 : 1;
                    session.pick(larger, String(Math.abs(heaps[0] - heaps[1])));
                    session.take();
                }
                verify(session.shown.won);
                settled();
                const seal = placeOf("playSeal");
                verify(seal !== null);
                // The result is beside the board and covers no part of it.
                const card = findChild(page, "board").mapToItem(window.contentItem, 0, 0);
                verify(seal.x >= card.x + findChild(page, "board").width || seal.y >= card.y + findChild(page, "board").height);
                compare(findChild(page, "playNext").text, "Next: heaps of 3, 4, and 5");
                press("playNext");
                compare(session.shown.position, "nim:3,4,5");
                verify(board.activeFocus);
                session.pickText("2-1");
                session.take();
                while (session.shown.turn !== PlaySession.Over) {
                    session.hurry();
                    session.pickNext(1);
                    session.take();
                }
                verify(!session.shown.won);
                settled();
                verify(placeOf("playNext") === null);
                verify(placeOf("playSeal") === null);
            }

            /// A tooltip covers none of the buttons beside its own button.
            function test_tooltipsCoverNoNeighboringButton_data() {
                return some(["playCopy", "playColours", "playColumns", "playGames", "playNew", "playLess", "playMore", "playHint",
                    "playUndo"], 2).map(name => ({ tag: name, name: name }));
            }
            function test_tooltipsCoverNoNeighboringButton(row) {
                page.openPosition("nim:3,4,5");
                session.pickText("1-2");
                settled();
                const button = findChild(page, row.name);
                mouseMove(button, button.width / 2 - 1, button.height / 2);
                mouseMove(button, button.width / 2, button.height / 2);
                const tip = button.ToolTip.toolTip;
                tryVerify(() => tip.visible && tip.opacity === 1, 5000, "the tooltip of " + row.name + " is not shown");
                const at = tip.contentItem.mapToItem(window.contentItem, -tip.leftPadding, -tip.topPadding);
                let neighbors = 0;
                for (const name of ["playCopy", "playColours", "playColumns", "playGames", "playNew", "playOpponent",
                    "playLess", "playMore", "playHint", "playTake", "playOutcome", "playUndo", "playRedo"]) {
                    const place = placeOf(name);
                    if (name === row.name || place === null || findChild(page, name).parent !== button.parent)
                        continue;
                    ++neighbors;
                    verify(at.x + tip.width <= place.x || at.x >= place.x + place.width || at.y + tip.height <= place.y || at.y >= place.y + place.height,
                        "the tooltip of " + row.name + " covers " + name);
                }
                verify(neighbors > 0, row.name + " has no neighbor");
                mouseMove(board, 5, 5);
                tryVerify(() => !tip.visible);
            }

            /// No item of the panel covers another item, however little room there is.
            function test_partsOfThePanelDoNotOverlap_data() {
                const rows = [];
                for (const scale of [100, 150, 200]) {
                    for (const hinted of [false, true])
                        rows.push({ tag: scale + (hinted ? " %, hinted" : " %"), scale: scale, hinted: hinted });
                }
                return rows;
            }
            function test_partsOfThePanelDoNotOverlap(row) {
                Shell.preferences.textScale = row.scale;
                page.openPosition("two-people nim:5,3 first 1-2 1-3 2-3\nnim:5,3 first 1-1 1-4 2-3\nnim:5,3 first 2-1 1-4");
                session.undo();
                if (row.hinted)
                    session.hint();
                settled();
                // The outcome strip is hidden to make room for the hints; if that is not enough, the list of moves is hidden.
                compare(placeOf("playStrip") === null, row.hinted);
                const names = ["playTurnView", ...(row.hinted ? ["playHintsView"] : ["playStrip"]), "playMoves", "playLines", "playUndo"]
                    .filter(name => name !== "playMoves" || !row.hinted || placeOf(name) !== null);
                const parts = names.map(name => placeOf(name));
                for (let i = 0; i < parts.length; ++i)
                    verify(parts[i] !== null, names[i] + " is not visible");
                for (let i = 1; i < parts.length; ++i)
                    verify(parts[i].y >= parts[i - 1].y + parts[i - 1].height - 0.5, names[i] + " begins at " + parts[i].y + ", " + names[i - 1] + " ends at " + (parts[i - 1].y + parts[i - 1].height));
                session.playAgainst("perfect");
            }
        }
    }
}
