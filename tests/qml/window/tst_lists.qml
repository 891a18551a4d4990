// Tests the texts of a list that drops down: each text is fully inside its entry, also a long one and one that replaces another
// text.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Buttons
import Nimstone.Tests
import Nimstone.Theme

Item {
    id: root

    readonly property string sentence: "Each move changes exactly one heap, and the nim-sum changes with it. "

    Text { id: measure; visible: false; font.pixelSize: Theme.body; text: "M" }

    ApplicationWindow {
        id: window
        visible: true
        width: 640
        height: 480

        ListButton {
            id: button
            objectName: "lengths"
            text: "Lengths"
            entries: []
        }

        WindowCase {
            name: "Lists"

            function init() {
                failOnWarning(Warnings.any);
                activate(window);
            }

            function test_textsAreInsideTheEntry_data() {
                return [
                    { tag: "a short name", name: "Nim", more: "" },
                    { tag: "a long name", name: root.sentence.repeat(2), more: "" },
                    { tag: "a long name with markup", name: "<b>" + root.sentence + "</b>2<sup>k</sup> " + root.sentence, more: "" },
                    { tag: "two short texts", name: "Paper: A4", more: "Change to Letter" },
                    { tag: "a long second text", name: "hdu-1527", more: root.sentence.repeat(2) },
                    { tag: "two long texts", name: root.sentence, more: root.sentence }
                ];
            }

            function test_textsAreInsideTheEntry(row) {
                const list = findChild(button, "lengthsList");
                const told = [row.name, row.more].filter(text => text !== "").join("|");
                const shorter = { name: "x", more: "" };
                const longer = { name: root.sentence.repeat(9), more: root.sentence };
                for (const first of [row, shorter, longer]) {
                    button.entries = [first];
                    mouseClick(button);
                    tryVerify(() => list.opened);
                    button.entries = [row];
                    const entry = () => list.contentItem.itemAtIndex(0);
                    const texts = () => Array.from(entry().contentItem.children).filter(item => item.visible);
                    const isInside = text => {
                        const corner = text.mapToItem(entry(), 0, 0);
                        return corner.x >= 0 && corner.y >= 0 && corner.x + text.width <= entry().width
                            && corner.y + text.height <= entry().height && text.contentWidth <= text.width
                            && text.contentHeight <= text.height;
                    };
                    tryVerify(() => texts().map(text => text.text).join("|").replace(/\u00a0/g, " ") === told);
                    tryVerify(() => texts().every(isInside), 0, () => JSON.stringify(texts().map(text => [text.x, text.y, text.width, text.height])));
                    // A short text has one line, and no text is squeezed into a narrow column.
                    tryVerify(() => entry().height <= 5 * measure.height, 0, () => entry().height);
                    keyClick(Qt.Key_Escape);
                    tryVerify(() => !list.visible);
                }
            }
        }
    }
}
