// What the tests of a window share: it comes to the front, and then hears the keys.
import QtQuick
import QtQuick.Controls
import QtTest

TestCase {
    id: root

    /// Whether Qt's own dialogs are windows of their own, as from Qt 6.8 on: a test presses keys in the first window only.
    readonly property bool dialogsApart: probe["popupType"] !== undefined
    readonly property Popup probe: Popup { }

    when: windowShown

    function activate(window: Window): void {
        window.requestActivate();
        tryVerify(() => window.active);
        // Qt 6.8 says so one turn of the event loop before a key reaches what is on the window.
        let turned = false;
        Qt.callLater(() => turned = true);
        tryVerify(() => turned);
    }

    /// For a test that goes through Qt's own dialog, at its beginning.
    function skipWhereApart(): void {
        if (root.dialogsApart)
            skip("Qt's own dialog is a window of its own here");
    }
}
