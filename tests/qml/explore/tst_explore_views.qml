// Tests the tree, the sum, and the conjecture lab of the Explore page with real clicks, drags, wheels, and keys, and that all
// views show the same position.
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

        page: "explore"
        width: 1280
        height: 900

        WindowCase {
            name: "ExploreViews"

            function initTestCase() {
                Shell.preferences.motion = "none";
                Shell.preferences.language = "en";
                activate(window);
                tryVerify(() => part("page-explore").item);
                tryVerify(() => page().shown);
            }

            function init() {
                failOnWarning(Warnings.any);
                if (window.page !== "explore")
                    mouseClick(part("railExplore"));
                mouseMove(window.contentItem, 4, 4);
            }

            function page(): Item {
                return part("page-explore").item;
            }

            function open(view: string, position: string): var {
                page().openPosition(position);
                mouseClick(part("exploreView-" + view));
                compare(page().view, view);
                tryVerify(() => page().shown && !page().shown.busy);
                return page().shown.model;
            }

            function part(name: string): Item {
                const found = findChild(window.contentItem, name);
                verify(found, "there is no item " + name);
                return found;
            }

            /// The rectangle of a box of the tree in its picture.
            function placeOf(box: int): rect {
                const picture = part("treePicture");
                const across = [];
                const down = [];
                for (let x = 0; x < picture.width; x += 2) {
                    for (let y = 0; y < picture.height; y += 2) {
                        if (picture.boxAt(x, y) === box) {
                            across.push(x);
                            down.push(y);
                        }
                    }
                }
                const [left, top] = [Math.min(...across), Math.min(...down)];
                return Qt.rect(left, top, Math.max(...across) - left, Math.max(...down) - top);
            }

            function type(text: string): void {
                for (const character of text)
                    keyClick(character);
            }

            function test_arrowKeysMoveThroughTheTree() {
                const tree = open("tree", "nim:3,4,5");
                tryVerify(() => tree.shown.position === "nim:3,4,5");
                verify(part("exploreTreePlot").activeFocus);
                keyClick(Qt.Key_Down);
                compare(tree.shown.position, "nim:1,4,5");
                keyClick(Qt.Key_Right);
                verify(tree.shown.position !== "nim:1,4,5");
                keyClick(Qt.Key_Left);
                compare(tree.shown.position, "nim:1,4,5");
                keyClick(Qt.Key_Down);
                verify(tree.shown.position !== "nim:1,4,5");
                keyClick(Qt.Key_Up);
                compare(tree.shown.position, "nim:1,4,5");
                keyClick(Qt.Key_Left, Qt.ShiftModifier);
                compare(tree.shown.position, "nim:3,4,5");
                keyClick(Qt.Key_Space);
                verify(part("treeTold").text.includes("mex"));
                keyClick(Qt.Key_Space);
                keyClick(Qt.Key_Down);
                keyClick("r");
                compare(page().session.position, "nim:1,4,5");
            }

            function test_theTreeIsClickedDraggedAndZoomed() {
                const tree = open("tree", "kayles:5");
                tryVerify(() => tree.shown.position === "kayles:5");
                const picture = part("treePicture");
                const hand = part("treeHand");
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Up);
                const place = placeOf(2);
                mouseMove(hand, place.x + place.width / 2 - 2, place.y + place.height / 2);
                mouseMove(hand, place.x + place.width / 2, place.y + place.height / 2);
                verify(page().session.pointed !== "");
                const pointed = page().session.pointed;
                mouseClick(hand, place.x + place.width / 2, place.y + place.height / 2);
                compare(tree.shown.position, pointed);
                compare(tree.shown.line.length, 2);
                const small = placeOf(0);
                mouseWheel(hand, 100, 100, 0, 120);
                verify(placeOf(0).height > small.height);
                mouseWheel(hand, 100, 100, 0, 120);
                mouseWheel(hand, 100, 100, 0, 120);
                const before = placeOf(0);
                mouseDrag(hand, 200, 60, 80, 30);
                const after = placeOf(0);
                verify(after.x !== before.x || after.y !== before.y);
                keyClick(Qt.Key_0);
                mouseClick(part("treeStrategy"));
                verify(tree.shown.strategy);
                verify(part("exploreTreePlot").activeFocus);
                mouseClick(part("treeStrategy"));
                verify(!tree.shown.strategy);
            }

            function test_componentsAreDraggedOutOfTheSum() {
                const sum = open("sum", "nim:3,4 + kayles:7");
                compare(sum.shown.parts.length, 3);
                compare(page().shown.current, 0);
                tryVerify(() => part("sumPart2").y > part("sumPart1").y && part("sumPart1").y > 0);
                const hand = findChild(part("sumPart1"), "sumHand");
                mouseDrag(hand, 40, 15, 120, 0);
                compare(page().session.position, "nim:3 + kayles:7");
                verify(!sum.shown.parts[1].within);
                mouseDrag(findChild(part("sumPart1"), "sumHand"), 160, 15, -120, 0);
                compare(page().session.position, "nim:3,4 + kayles:7");
                verify(part("sumTotal").text.includes("Nim-sum 5."));
                part("sumParts").forceActiveFocus();
                page().shown.current = 0;
                keyClick(Qt.Key_Down);
                keyClick(Qt.Key_Space);
                compare(page().session.position, "nim:3 + kayles:7");
                keyClick(Qt.Key_Delete);
                compare(sum.shown.parts.length, 2);
                const field = findChild(part("sumAdd"), "sumAddInput");
                field.forceActiveFocus();
                type("bash(4):7");
                keyClick(Qt.Key_Return);
                compare(page().session.position, "nim:3 + kayles:7 + bash(4):7");
                compare(window.page, "explore");
            }

            function test_aWinningMoveOfTheSumIsMadeInItsComponent() {
                const sum = open("sum", "nim:3,4,5");
                tryVerify(() => part("sumMove0").parent.y > 100);
                mouseClick(part("sumMove0"));
                compare(sum.shown.move, 0);
                verify(part("sumStep2").text.includes("worth 1"));
                verify(sum.table.previewing);
                mouseClick(part("sumMake"));
                compare(page().session.position, "nim:1,4,5");
            }

            function test_aFalseClaimShowsItsSmallestCounterexample() {
                const lab = open("conjecture", "wythoff:3,5");
                part("conjectureClaim").forceActiveFocus();
                const field = findChild(part("conjectureClaim"), "conjectureClaimInput");
                field.selectAll();
                type("a ^ ");
                keyClick(Qt.Key_Return);
                verify(part("conjectureClaimProblem").visible);
                type("b");
                keyClick(Qt.Key_Return);
                tryVerify(() => !lab.running && lab.shown.fails);
                verify(read(part("conjectureResult").text).startsWith("It fails at (1, 1):"), part("conjectureResult").text);
                compare(page().session.position, "wythoff:1,1");
                compare(part("conjectureVerdict").text, "The claim is false");
                tryVerify(() => part("conjectureBoard").visible);
                verify(part("conjectureMap").visible);
                tryVerify(() => !part("conjectureMap").map.busy);
                const list = part("conjectureFound");
                list.forceActiveFocus();
                keyClick(Qt.Key_Down);
                compare(page().session.position, "wythoff:1,2");
                mouseClick(part("counterexample2"));
                compare(page().session.position, "wythoff:2,1");
                list.forceActiveFocus();
                keyClick(Qt.Key_Return);
                compare(window.page, "play");
                compare(part("page-play").item.session.shown.position, "wythoff:2,1");
            }

            function test_aTrueClaimShowsNoOldCounterexamples() {
                const lab = open("conjecture", "wythoff:3,5");
                for (const claim of ["a ^ b", "min(a, b) == floor_phi(abs(a - b))"]) {
                    lab.claim = claim;
                    mouseClick(part("conjectureCheck"));
                    tryVerify(() => !lab.running && lab.shown.verdict !== "");
                    compare(part("conjectureFound").visible, lab.shown.fails);
                    compare(part("conjectureMap").visible, lab.shown.fails);
                    compare(part("conjectureBoard").visible, lab.shown.fails);
                }
                compare(lab.shown.fails, false);
            }

            function test_checkingAClaimCanBeStopped() {
                const lab = open("conjecture", "wythoff:3,5");
                lab.claim = "min(a, b) == floor_phi(abs(a - b))";
                lab.most = 10000;
                mouseClick(part("conjectureCheck"));
                verify(lab.running);
                Shell.switchLanguage();
                window.width = 1000;
                tryVerify(() => lab.progress > 0);
                mouseClick(part("conjectureCheck"));
                tryVerify(() => !lab.running);
                Shell.switchLanguage();
                window.width = 1280;
                verify(part("conjectureResult").text.startsWith("Stopped:"));
            }

            function test_aClaimIsChosenFromTheList() {
                const lab = open("conjecture", "wythoff:3,5");
                mouseClick(part("conjectureReady"));
                const list = findChild(part("conjectureReady"), "conjectureReadyList");
                tryVerify(() => list.opened);
                keyClick(Qt.Key_Return);
                tryVerify(() => !list.opened);
                compare(lab.claim, "a ^ b ^ c");
                compare(page().session.position, "nim:3,4,5");
                compare(lab.shown.result, "");
                keyClick(Qt.Key_Return);
                tryVerify(() => lab.shown.result !== "");
                verify(part("conjectureKnown").text.startsWith("This claim is proved: see "));
                mouseClick(part("conjectureProof"));
                compare(window.page, "prove");
            }

            function test_theHoveredPositionIsShownInEveryView() {
                const map = open("map", "kayles:2,3");
                tryVerify(() => !map.busy);
                page().session.pointed = "kayles:1,2";
                compare(map.pointed, Qt.point(1, 2));
                const tree = open("tree", "kayles:2,3");
                tryVerify(() => tree.shown.position === "kayles:2,3");
                page().session.pointed = "kayles:1,2";
                compare(part("exploreFacts").position, "kayles:1,2");
                page().session.pointed = "";
                compare(part("exploreFacts").position, "kayles:2,3");
            }
        }
    }
}
