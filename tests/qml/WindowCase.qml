// Functions that tests with a window share: they activate the window so that it receives keys, click an item only after its layout is
// finished, and let the computer move only when the test wants it.
import QtQuick
import QtQuick.Controls
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels

TestCase {
    id: root

    when: windowShown

    /// The longest time that a test waits for an expected change, in milliseconds. A busy machine takes many seconds for one click.
    property int patience: 60000

    /// Returns the rows of a test that this run tests: in a deep run all of them, in a short run every `step`th, from row `first` on.
    function some(rows, step, first = 0) {
        return rows.filter((row, index) => Counts.deep || index % step === first % step);
    }

    /// Returns the rows of a test that this run tests: in a deep run all of them; in a short run every `step`th row in English and, from the
    /// row `apart` on, every `step`th row in Chinese. `rows` has the same cases in each `language`, so the languages take turns.
    function inTurns(rows, step = 2, apart = 1) {
        const inOne = language => rows.filter(row => row.language === language);
        return [...root.some(inOne("en"), step), ...root.some(inOne("zh_CN"), step, apart)];
    }

    /// Returns the line of the test that called a function of this file. Otherwise a failure would name a line of this file.
    function callerOf(stack: string): string {
        return stack.split("\n").find(line => !line.includes("WindowCase.qml")) ?? "";
    }

    /// Replaces TestCase.tryVerify, which waits for only 5 seconds. This function waits for `patience`, even if the caller asks for less.
    /// `message` may be a function, which is called only if the test fails.
    function tryVerify(isTrue, timeout, message): void {
        for (let waited = 0; waited < root.patience && !isTrue(); waited += 50)
            wait(waited === 0 ? 0 : 50);
        if (isTrue())
            return;
        const told = typeof message === "function" ? message() : message;
        fail((told ?? "function returned false") + ", " + root.callerOf(new Error().stack));
    }

    /// Replaces TestCase.tryCompare, which waits for only 5 seconds.
    function tryCompare(object, property, value, timeout, message): void {
        for (let waited = 0; waited < root.patience && !qtest_compareInternal(object[property], value); waited += 50)
            wait(waited === 0 ? 0 : 50);
        compare(object[property], value, (message ?? "property " + property) + ", " + root.callerOf(new Error().stack));
    }

    function activate(window: Window): void {
        window.requestActivate();
        tryVerify(() => window.active);
        // In Qt 6.8 the window becomes active one turn of the event loop before its items receive keys.
        waitATurn();
    }

    /// Waits until all functions that were given to Qt.callLater() so far have run.
    function waitATurn(): void {
        let turned = false;
        Qt.callLater(() => turned = true);
        tryVerify(() => turned);
    }

    /// Waits until the item accepts a press and has its final position. On a busy machine, the frame that lays it out is late,
    /// and a board is rebuilt on another thread when its size has changed.
    function awaitPlace(item: Item): void {
        tryVerify(() => item.visible && item.enabled && !Layouts.pending(item) && item["board"]?.building !== true, 10000,
                  item.objectName + " is not ready to be pressed, or is still being laid out");
    }

    /// Scrolls to the item before clicking, as a person would. This replaces TestCase.mouseClick, so that no test clicks too
    /// early.
    function mouseClick(item, x, y, button, modifiers, delay): void {
        awaitPlace(item);
        for (let around = item.parent; around; around = around.parent) {
            if (typeof around.reveal === "function")
                around.reveal(item);
        }
        mousePress(item, x, y, button, modifiers, delay);
        mouseRelease(item, x, y, button, modifiers, delay);
    }

    /// From now on, the computer moves only when the test calls hurry(), so the test can inspect the position for any time.
    function hold(session: PlaySession): void {
        session.pause = 3600000;
    }

    /// Pauses each animation of a player as it starts, so that the pieces are between their places whenever the test
    /// inspects them.
    function pauseAnimations(player: var): void {
        journeys.target = player;
    }

    /// Finishes the paused animation, and lets later ones run.
    function finishAnimations(): void {
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

    /// The item that contains all items of its window, including popups. Up to Qt 6.8 it is the parent of contentItem.
    function rootOf(item) {
        while (item.parent)
            item = item.parent;
        return item;
    }

    /// The first visible item inside `item`, or `item` itself, for which `fits` is true.
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

    /// The first visible item for which `fits` is true in any window, with the focused window first. From Qt 6.8 on, Qt's own dialogs
    /// are windows.
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

    /// The list of files or folders in an open dialog; null if no dialog is open.
    function dialogList() {
        return partAnywhere("fileDialogListView") ?? partAnywhere("folderDialogListView");
    }
    /// The button with the text `text` in an open file dialog.
    function dialogButton(text) {
        const list = dialogList();
        return list ? shownIn(rootOf(list), item => item.text === text && item.clicked !== undefined) : null;
    }

    /// Replaces the suggested name in the open dialog.
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
    /// True if a file dialog is open and receives keys.
    function dialogIsReady() {
        const list = dialogList();
        return list !== null && (list.activeFocus || list.currentItem?.activeFocus || partAnywhere("fileNameTextField")?.activeFocus) === true;
    }
    function dialogIsGone() {
        return dialogList() === null;
    }

    /// Returns the text with ordinary spaces instead of no-break spaces, which texts that wrap have inside their formulas.
    function read(text: string): string {
        return text.replace(/&nbsp;|\u00A0/g, " ");
    }
}
