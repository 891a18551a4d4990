// Reviews a game by mouse and keys: goes from mistake to mistake, tries a reply and takes it back, and resumes a variation.
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

        page: "play"
        width: 1280
        height: 800

        WindowCase {
            id: test
            name: "PlayReview"

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
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
                board.forceActiveFocus();
            }

            function named(name: string): Item {
                const item = findChild(window.contentItem, name);
                verify(item, "there is no item " + name);
                tryVerify(() => !isPolishScheduled(item.parent));
                return item;
            }

            function test_theReviewLeadsToTheMistake() {
                // The person's only move, 1-1, gives the win away, so the person loses.
                verify(session.openPosition("nim:1,2 first 1-1 2-2"));
                compare(session.shown.turn, PlaySession.Over);
                mouseClick(named("playReviewBegin"));
                tryVerify(() => findChild(window.contentItem, "playReview") !== null);
                compare(session.shown.ply, 0);
                const asked = named("playReviewText").text;
                verify(asked.includes("gave the win away"), asked);

                board.forceActiveFocus();
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                verify(!session.review.solved);
                verify(!named("playReviewDone").visible);
                verify(named("playReviewText").text !== asked);
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                verify(session.review.solved);
                // The review ends with a sentence and a button.
                compare(named("playReviewDone").text, "That was the only mistake of this game.");
                verify(named("playReviewDone").visible);
                compare(named("playReviewEnd").text, "Back to the result");

                const english = named("playReviewText").text;
                Shell.preferences.language = "zh_CN";
                verify(named("playReviewText").text !== english);
                verify(session.review.solved);

                verify(!named("playReviewAnswer").visible);
                mouseClick(named("playReviewShow"));
                verify(named("playReviewAnswer").text !== "");
                mouseClick(named("playReviewEnd"));
                compare(session.shown.turn, PlaySession.Over);
                compare(session.shown.ply, 2);
            }

            function test_aTriedReplyCanBeTakenBack() {
                verify(session.openPosition("nim:3,4,5 first 3-1 | 1-3"));
                keyClick(Qt.Key_Space);
                session.goTo(1);
                mouseClick(named("playRefutation1"));
                verify(session.shown.trying);
                compare(session.shown.ply, 2);
                mouseClick(named("playTakeBack"));
                verify(!session.shown.trying);
            }

            function test_aVariationIsResumedAndDropped() {
                verify(session.openPosition("two-people nim:3,4,5 first 1-2 2-1"));
                keyClick(Qt.Key_Z, Qt.ControlModifier);
                keyClick(Qt.Key_Left);
                keyClick(Qt.Key_Return);
                compare(session.variations.count, 1);
                compare(session.shown.position, "nim:1,4,4");
                mouseClick(named("playLine0"));
                compare(session.shown.position, "nim:1,3,5");
                compare(session.variations.count, 1);
                mouseClick(named("playDropLine0"));
                compare(session.variations.count, 0);
            }

            function test_aClickOnTheOutcomeStripGoesToItsPosition() {
                verify(session.openPosition("two-people nim:3,4,5 first 1-2 2-1 3-1"));
                const strip = named("playStrip");
                awaitPlace(strip);
                mouseClick(strip, strip.step / 2, strip.height / 2);
                compare(session.shown.ply, 0);
                mouseClick(strip, strip.step * 2.5, strip.height / 2);
                compare(session.shown.ply, 2);
            }
        }
    }
}
