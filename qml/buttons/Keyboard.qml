// Which shortcuts are heard. A key that is a single character may be pressed by mistake, or by a program that turns
// speech into keys: a person can turn those off (WCAG 2.1.4), and then nothing names them either.
pragma Singleton
import QtQuick

QtObject {
    property bool singleKeys: true

    /// The key sequence as it is heard: empty where it is a single character and those are off.
    function heard(keys: string): string {
        return singleKeys || keys.length !== 1 ? keys : "";
    }

    /// A table of keys that an item hears by itself has rows of `words`, what they do, and `strokes`, each a `key`, its
    /// `modifiers` where it has any, and what it does, `act`; or of `words`, `label` and `typed`, a letter or digit to `act`
    /// upon. Whether a row of the table has heard the key. What it does may return false: then it was not heard. Enter by the
    /// digits is Return.
    function hear(table: var, event: KeyEvent): bool {
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

    /// How the keys of such a row are called, one text each.
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
        //: A key, as on the keyboard
        case Qt.Key_PageUp: return qsTr("Page Up");
        //: A key, as on the keyboard
        case Qt.Key_PageDown: return qsTr("Page Down");
        //: A key, as on the keyboard
        case Qt.Key_Home: return qsTr("Home");
        //: A key, as on the keyboard
        case Qt.Key_End: return qsTr("End");
        //: A key, as on the keyboard
        case Qt.Key_Space: return qsTr("Space");
        //: A key, as on the keyboard
        case Qt.Key_Backspace: return qsTr("Backspace");
        case Qt.Key_Return: return "Enter";
        case Qt.Key_Escape: return "Esc";
        }
        return String.fromCharCode(key);
    }
}
