// Moves the pointer over the bits of the Prove page's figure: the digit stays legible, and the tooltip says what a click would
// do.
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

        width: 1280
        height: 800
        page: "prove"

        ProveCase {
            id: test
            name: "ProveBits"

            property var stage: null
            property var columns: null

            function initTestCase() {
                activate(window);
                page = findChild(window.contentItem, "page-prove").item;
                session = page.session;
                stage = findChild(page, "bitStage");
                columns = findChild(page, "bitColumns");
            }

            function init() {
                failOnWarning(Warnings.any);
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                Shell.preferences.textScale = 100;
                session.chooseTheorem("nim-lemma-2");
                session.submitPosition("42, 27, 19");
                session.step = 1;
                mouseMove(window.contentItem, 2, window.height - 2);
            }

            function cleanupTestCase() {
                Shell.preferences.textScale = 100;
                Shell.preferences.motion = "full";
            }

            function pointAt(name) {
                const cell = findChild(stage, name);
                awaitPlace(cell);
                mouseMove(cell, cell.width / 2, cell.height / 2);
                compare(columns.pointed, cell);
                return cell;
            }

            function test_theHoveredDigitIsNotCovered() {
                const cell = pointAt("cell0-16");
                const pointer = findChild(page, "bitPointer");
                compare(cell.text, "0");
                verify(pointer.visible);
                verify(pointer.z < cell.z, "the pointer covers the 0");
            }

            function test_theTooltipNamesTheNextFlip() {
                const cell = pointAt("cell0-16");
                const tip = findChild(page, "bitPointer").ToolTip.toolTip;
                compare(columns.tip, "Heap 1: 42 → 58");
                tryVerify(() => tip.opened);
                compare(tip.text, "Heap 1: 42 → 58");
                mouseClick(cell, cell.width / 2, cell.height / 2);
                compare(session.words.positionText, "58, 27, 19");
                compare(columns.tip, "Heap 1: 58 → 42");
                mouseClick(cell, cell.width / 2, cell.height / 2);
                compare(session.words.positionText, "42, 27, 19");
                compare(columns.tip, "Heap 1: 42 → 58");
                // The session flips another bit of the same heap.
                session.toggleBit(0, "1");
                compare(columns.tip, "Heap 1: 43 → 59");
            }

            function test_theTooltipKeepsItsTextWhileItFades() {
                pointAt("cell0-16");
                const tip = findChild(page, "bitPointer").ToolTip.toolTip;
                tryVerify(() => tip.opened);
                mouseMove(window.contentItem, 2, window.height - 2);
                verify(!columns.pointed);
                // While it fades out, the tooltip keeps its text.
                verify(tip.text !== "");
                verify(columns.tip !== "");
                tryVerify(() => !tip.visible);
            }

            function test_bitsGrowWithTheTextSize() {
                // The window is large enough that the room does not limit the figure.
                window.width = 1600;
                window.height = 1000;
                tryVerify(() => window.contentItem.width === 1600 && window.contentItem.height === 1000);
                awaitFigure();
                const side = () => findChild(stage, "cell0-16").width;
                const label = () => findChild(stage, "head16").height;
                const usual = side() / label();
                const bit = side();
                Shell.preferences.textScale = 200;
                awaitFigure();
                tryVerify(() => findChild(stage, "cell0-16").visible);
                verify(side() > bit * 0.9, "with large text, a bit is only " + side() + " wide; it was " + bit);
                verify(side() / label() > 0.5 * usual,
                       "with large text, the ratio of bit and label is only " + side() / label() + "; it was " + usual);
            }
        }
    }
}
