// Functions that press keys, for tests that go through lessons with the keyboard alone. After each key, they check that the
// keyboard focus is on a visible item.
import QtQuick
import QtTest
import Nimstone.Heard
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

WindowCase {
    id: root

    required property Main window
    property var page: null
    /// The announcements since the card was opened.
    property var said: []
    /// The number of wrong answers since the lesson was opened.
    property int mistakes: 0
    /// The card that is open, for messages.
    readonly property string place: root.page ? root.page.session.lesson + "/" + (root.page.session.card + 1) : ""

    Connections {
        target: Announcer
        function onSaid(words: string): void { root.said.push(words); }
    }

    function initTestCase() {
        Shell.preferences.motion = "none";
        Shell.preferences.opponentPace = "fast";
        Shell.preferences.singleKeys = "on";
        activate(root.window);
        tryVerify(() => findChild(root.window.contentItem, "page-learn").item);
        root.page = findChild(root.window.contentItem, "page-learn").item;
    }

    /// Waits until the event loop has finished its current turn.
    function finishTurn() {
        let finished = false;
        Qt.callLater(() => finished = true);
        tryVerify(() => finished);
    }

    function press(key, modifiers) {
        keyClick(key, modifiers ?? Qt.NoModifier);
        if (!isFocusSeen())
            tryVerify(isFocusSeen, 0, place + ": after a key, the keyboard focus is on " + root.window.activeFocusItem);
    }

    function type(text) {
        for (const letter of text)
            press(letter);
    }

    /// True if the item with the keyboard focus is visible and at least partly inside the window.
    function isFocusSeen() {
        const item = root.window.activeFocusItem;
        if (!item || item === root.window.contentItem || !item.visible || !item.enabled)
            return false;
        const place = item.mapToItem(root.window.contentItem, 0, 0, item.width, item.height);
        return place.width > 0 && place.height > 0 && place.x < root.window.width && place.y < root.window.height
            && place.x + place.width > 0 && place.y + place.height > 0;
    }

    function isInside(item, outer) {
        while (item && item !== outer)
            item = item.parent;
        return item !== null && item !== undefined;
    }

    /// Presses Tab until the item with this name in the block has the focus.
    function tabTo(name, block) {
        for (let tabs = 0; tabs < 100; ++tabs) {
            const item = root.window.activeFocusItem;
            if (item && isInside(item, block) && item.objectName === name)
                return;
            press(Qt.Key_Tab);
        }
        fail(place + ": Tab does not reach " + name);
    }

    function pressButton(name, block) {
        tabTo(name, block);
        press(Qt.Key_Space);
    }

    /// Waits until one of the announcements since the card was opened contains a text of the page.
    function awaitSaid(text) {
        // spokenText() turns + into a word only if the text has other signs or markup, as the announcement may have.
        const words = [Announcer.spokenText(text), Announcer.spokenText("<b>" + text + "</b>")];
        if (text !== "")
            tryVerify(() => root.said.some(one => words.some(some => one.includes(some))), 0,
                      place + " did not announce \"" + words[0] + "\" but " + JSON.stringify(root.said));
    }

    // --- answers ---

    /// Shows the next round by Enter, or by the button if the focus is on another button. Returns false after the last round.
    function nextRound(model, block) {
        const round = model.round;
        if (round + 1 === model.roundCount)
            return false;
        if (root.window.activeFocusItem["clicked"] !== undefined)
            pressButton("roundNext", block);
        else
            press(Qt.Key_Return);
        compare(model.round, round + 1, place + ": the next round is not shown");
        return true;
    }

    /// Gives an answer by calling `give`, and checks that the page says something about it. Returns true if it is right.
    function answer(task, give) {
        const before = root.said.length;
        give();
        verify(task.answer.given, place + ": no answer was given");
        verify(task.answer.text !== "", place + ": nothing is said about the answer");
        if (root.said.length === before)
            finishTurn();
        root.mistakes += task.answer.right ? 0 : 1;
        return task.answer.right;
    }
}
