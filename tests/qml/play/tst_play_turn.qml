// Tests the panel beside the board: it shows for which player an outcome is good, and a bad amount does not move its fields.
import QtQuick
import QtTest
import Nimstone.Play
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
            name: "PlayTurn"

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
                board.takeFocus();
            }

            function test_theBadgesColorTellsWhetherTheOutcomeIsGoodForThePlayer() {
                Shell.preferences.showOutcomes = "live";
                const badge = findChild(page, "playBadge");
                page.openPosition("nim:3,4,5");
                verify(badge.winning && badge.good);
                const goodTint = String(badge.tint);
                page.openPosition("nim:1,4,5");
                verify(!badge.winning && !badge.good);
                const badTint = String(badge.tint);
                verify(goodTint !== badTint);
                // Whatever the person does here, the computer can win: the outcome is N, and bad for the person.
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare(session.shown.turn, PlaySession.Computers);
                verify(badge.winning && !badge.good);
                compare(String(badge.tint), badTint);
                // From (3, 4, 5) the person leaves (1, 4, 5) to the computer: the outcome is P, and good for the person.
                page.openPosition("nim:3,4,5");
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Up);
                keyClick(Qt.Key_Return);
                compare(session.shown.position, "nim:1,4,5");
                verify(!badge.winning && badge.good);
                compare(String(badge.tint), goodTint);
                Shell.preferences.showOutcomes = "after-move";
            }

            /// The reason for the verdict on the user's last move is still shown after the computer's reply.
            function test_theVerdictOnTheLastMoveStaysOpen() {
                const isOpen = ply => findChild(page, "playMove" + ply)?.open ?? false;
                window.height = 800;
                page.openPosition("nim:3,4,5");
                session.pickText("1-1");
                session.take();
                tryVerify(() => isOpen(1));
                session.hurry();
                tryVerify(() => isOpen(2));
                verify(isOpen(1));
                session.pickText("2-1");
                session.take();
                tryVerify(() => isOpen(3));
                verify(!isOpen(1) && !isOpen(2));
                session.playAgainst("people");
                tryVerify(() => isOpen(3));
                verify(!isOpen(2));
                session.playAgainst("perfect");
                window.height = 600;
            }

            function test_aBadAmountMovesNoOtherField() {
                page.openPosition("nim:3,4,5");
                keyClick(Qt.Key_Right);
                const names = ["playLess", "playAmount", "playMore", "playHint"];
                const row = names.map(name => findChild(page, name));
                const before = row.map(item => Qt.rect(item.x, item.y, item.width, item.height));
                const line = findChild(page, "playAmountLine");
                verify(!line.visible);
                mouseClick(row[1], 12, 10);
                keyClick(Qt.Key_A, Qt.ControlModifier);
                keyClick("9");
                tryVerify(() => line.visible);
                verify(line.text !== "");
                compare(line.text, row[1].problem);
                for (let i = 0; i < row.length; ++i)
                    compare(Qt.rect(row[i].x, row[i].y, row[i].width, row[i].height), before[i]);
            }
        }
    }
}
