// What the tests of a window share: it comes to the front, and then hears the keys; a press waits for its item; the computer
// waits for the test.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels

TestCase {
    id: root

    when: windowShown

    /// How long a test waits for what must come, in milliseconds. A busy machine takes many seconds for one press.
    property int patience: 60000

    /// The line of the test that called, since a failure in here would name the line in here.
    function callerOf(stack: string): string {
        return stack.split("\n").find(line => !line.includes("WindowCase.qml")) ?? "";
    }

    /// Hides that of TestCase, which gives up after 5 seconds. It waits for `patience`, also if the caller asks for less.
    function tryVerify(isTrue, timeout, message): void {
        for (let waited = 0; waited < root.patience && !isTrue(); waited += 50)
            wait(waited === 0 ? 0 : 50);
        verify(isTrue(), (message ?? "function returned false") + ", " + root.callerOf(new Error().stack));
    }

    /// Hides that of TestCase for the same reason.
    function tryCompare(object, property, value, timeout, message): void {
        for (let waited = 0; waited < root.patience && !qtest_compareInternal(object[property], value); waited += 50)
            wait(waited === 0 ? 0 : 50);
        compare(object[property], value, (message ?? "property " + property) + ", " + root.callerOf(new Error().stack));
    }

    function activate(window: Window): void {
        window.requestActivate();
        tryVerify(() => window.active);
        // Qt 6.8 says so one turn of the event loop before a key reaches what is on the window.
        let turned = false;
        Qt.callLater(() => turned = true);
        tryVerify(() => turned);
    }

    /// Waits until the item can hear a press and stands where it will be. On a busy machine, the frame that lays it out comes
    /// late; a board is made anew on another thread when its room has changed.
    function awaitPlace(item: Item): void {
        tryVerify(() => item.visible && item.enabled && !Layouts.pending(item) && item["board"]?.building !== true, 10000,
                  item.objectName + " does not come to rest");
    }

    /// Scrolls to the item, as a person would. Hides that of TestCase, so that no test presses too early.
    function mouseClick(item, x, y, button, modifiers, delay): void {
        awaitPlace(item);
        for (let around = item.parent; around; around = around.parent) {
            if (typeof around.reveal === "function")
                around.reveal(item);
        }
        mousePress(item, x, y, button, modifiers, delay);
        mouseRelease(item, x, y, button, modifiers, delay);
    }

    /// The computer moves only when it is hurried, however long the test takes to look at what was played.
    function hold(session: PlaySession): void {
        session.pause = 3600000;
    }

    /// Stops each journey of a player as it begins: the test finds the pieces on their way, however late it looks.
    function holdJourneys(player: var): void {
        journeys.target = player;
    }

    /// The journey that is held goes on to its end, and so do those after it.
    function letJourneysGo(): void {
        const player = journeys.target;
        journeys.target = null;
        for (const journey of player ? [player.travel, player.fade] : []) {
            if (journey.running)
                journey.resume();
        }
    }

    Connections {
        id: journeys
        target: null
        function onRunningChanged(): void {
            for (const journey of [journeys.target.travel, journeys.target.fade]) {
                if (journey.running)
                    journey.pause();
            }
        }
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
        const list = partAnywhere("fileDialogListView");
        return list !== null && (list.activeFocus || list.currentItem?.activeFocus || partAnywhere("fileNameTextField")?.activeFocus) === true;
    }
    function dialogIsGone() {
        return partAnywhere("fileDialogListView") === null;
    }

    /// A text as it reads: where it wraps, it has no-break spaces in its formulas.
    function read(text: string): string {
        return text.replace(/&nbsp;|\u00A0/g, " ");
    }
}
