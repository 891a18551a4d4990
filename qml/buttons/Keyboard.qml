// Decides which shortcuts are active. A person may press a single-character key by mistake, and a program that turns speech
// into keys may send one. So a person can turn off all single-character keys (WCAG 2.1.4). Buttons and lists do not name a key
// that is off.
pragma Singleton
import QtQuick

QtObject {
    property bool singleKeys: true
    /// Emitted when a page looks a key up in a table of keys.
    signal used

    /// Returns the key sequence if it is active. Returns "" if it is a single character and single-character keys are off.
    function heard(keys: string): string {
        return singleKeys || keys.length !== 1 ? keys : "";
    }

    /// Handles a key event with a table of keys. Returns true if a row of the table handled the key. Each row has `words`,
    /// which say what its keys do, and either `strokes` or `typed`. Each stroke has a `key`, optional `modifiers` and a
    /// function `act`. `typed` is a string of letters or digits; the row then has a `label` and a function `act`, which is
    /// called with the typed letter or digit. If `act` returns false, the key counts as not handled. Enter on the numeric
    /// keypad is handled as Return.
    function hear(table: var, event: KeyEvent): bool {
        used();
        const key = event.key === Qt.Key_Enter ? Qt.Key_Return : event.key;
        const held = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        for (const row of table) {
            if (row.typed && held === Qt.NoModifier && event.text !== "" && row.typed.includes(event.text))
                return row.act(event.text) !== false;
            const stroke = (row.strokes ?? []).find(one => one.key === key && (one.modifiers ?? Qt.NoModifier) === held);
            if (stroke)
                return stroke.act() !== false;
        }
        return false;
    }

    /// Returns the names of the keys in one row of a table of keys.
    function labels(row: var): var {
        if (row.label)
            return [row.label];
        const names = row.strokes.filter(stroke => !stroke.alike)
            .map(stroke => (stroke.modifiers === Qt.ControlModifier ? "Ctrl+" : "") + keyName(stroke.key));
        return names.filter((name, index) => names.indexOf(name) === index);
    }

    function keyName(key: int): string {
        switch (key) {
        case Qt.Key_Left: return "←";
        case Qt.Key_Right: return "→";
        case Qt.Key_Up: return "↑";
        case Qt.Key_Down: return "↓";
        //: The name of a key, as it is printed on the keyboard
        case Qt.Key_PageUp: return qsTr("Page Up");
        //: The name of a key, as it is printed on the keyboard
        case Qt.Key_PageDown: return qsTr("Page Down");
        //: The name of a key, as it is printed on the keyboard
        case Qt.Key_Home: return qsTr("Home");
        //: The name of a key, as it is printed on the keyboard
        case Qt.Key_End: return qsTr("End");
        //: The name of a key, as it is printed on the keyboard
        case Qt.Key_Space: return qsTr("Space");
        //: The name of a key, as it is printed on the keyboard
        case Qt.Key_Backspace: return qsTr("Backspace");
        case Qt.Key_Return: return "Enter";
        case Qt.Key_Escape: return "Esc";
        }
        return String.fromCharCode(key);
    }
}
