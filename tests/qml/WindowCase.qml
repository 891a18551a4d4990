// What the tests of a window share: it comes to the front, and then hears the keys.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Tests

TestCase {
    id: root

    when: windowShown

    function activate(window: Window): void {
        window.requestActivate();
        tryVerify(() => window.active);
        // Qt 6.8 says so one turn of the event loop before a key reaches what is on the window.
        let turned = false;
        Qt.callLater(() => turned = true);
        tryVerify(() => turned);
    }

    /// Whether it stands where it will be: nothing around it waits to be laid out.
    function isLaidOut(item) {
        for (let around = item; around; around = around.parent) {
            if (isPolishScheduled(around))
                return false;
        }
        return true;
    }

    /// From some version after Qt 6.8 on, an item that has just begun to show is laid out with the next frame.
    function clickInPlace(item) {
        tryVerify(() => isLaidOut(item));
        mouseClick(item);
    }

    /// The item that holds all items of its window, with the popups. It is the parent of the content up to Qt 6.8.
    function rootOf(item) {
        while (item.parent)
            item = item.parent;
        return item;
    }

    /// The first visible item below `item` that fits.
    function shownIn(item, fits) {
        if (!item.visible)
            return null;
        if (fits(item))
            return item;
        for (let child = 0; child < item.children.length; ++child) {
            const found = shownIn(item.children[child], fits);
            if (found)
                return found;
        }
        return null;
    }

    /// The first visible item in any window, the one with the focus first: Qt's own dialogs are windows from Qt 6.8 on.
    function shownAnywhere(fits) {
        for (const item of OpenedWindows.roots()) {
            const found = shownIn(item, fits);
            if (found)
                return found;
        }
        return null;
    }
    function partAnywhere(name) {
        return shownAnywhere(item => item.objectName === name);
    }

    /// The button of an open file dialog with that text.
    function dialogButton(text) {
        const list = partAnywhere("fileDialogListView");
        return list ? shownIn(rootOf(list), item => item.text === text && item.clicked !== undefined) : null;
    }

    /// Types a name over the one that is suggested, in the dialog that is open.
    function typeFileName(name) {
        tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
        const field = partAnywhere("fileNameTextField");
        verify(OpenedWindows.press(Qt.Key_A, Qt.ControlModifier));
        verify(OpenedWindows.type(name));
        compare(field.text, name);
    }
    function saveUnder(name) {
        typeFileName(name);
        verify(OpenedWindows.press(Qt.Key_Return, Qt.NoModifier));
    }
    /// Whether a file dialog is open and hears the keys.
    function dialogIsReady() {
        return partAnywhere("fileDialogListView")?.activeFocus || partAnywhere("fileNameTextField")?.activeFocus;
    }
    function dialogIsGone() {
        return partAnywhere("fileDialogListView") === null;
    }
}
