// Functions that the tests of the Contest page share: they find items by objectName, click them after the layout is finished, and
// type texts.
import QtQuick
import QtTest
import Nimstone.Tests

WindowCase {
    id: root

    required property var host

    function page(): Item {
        return part("page-contest").item;
    }

    function part(name: string): Item {
        let found = findChild(root.host.contentItem, name);
        verify(found, "there is no item " + name);
        return found;
    }

    function click(name: string): void {
        mouseClick(settled(name));
    }

    function point(name: string): void {
        const item = settled(name);
        mouseMove(item, 40, item.height / 2);
    }

    function settled(name: string): Item {
        const item = part(name);
        tryVerify(() => item.visible, 5000, name + " is not visible");
        for (let above = item; above; above = above.parent) {
            if (isPolishScheduled(above))
                verify(waitForItemPolished(above));
            if (above !== item && typeof above.reveal === "function")
                above.reveal(item);
        }
        return item;
    }

    function type(text: string): void {
        for (const character of text)
            keyClick(character);
    }
}
