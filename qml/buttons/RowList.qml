// A list in which keys change the current row: the arrow keys by one row, Page Up and Page Down by a page, Home and End to the first
// and the last row. Another key chooses the current row. The list scrolls if it is too high.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components

ListView {
    id: root

    /// The list's name for a screen reader.
    required property string label

    signal chosen
    /// Emitted when a key has changed the current row.
    signal walked

    /// The number of rows by which a key changes the current row; 0 for other keys.
    function rowsOf(key: int): int {
        const page = Math.max(1, Math.floor(root.height / Math.max(1, root.currentItem?.height ?? root.height)) - 1);
        switch (key) {
        case Qt.Key_Up: return -1;
        case Qt.Key_Down: return 1;
        case Qt.Key_PageUp: return -page;
        case Qt.Key_PageDown: return page;
        case Qt.Key_Home: return -root.count;
        case Qt.Key_End: return root.count;
        default: return 0;
        }
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar { }
    Accessible.role: Accessible.List
    Accessible.name: root.label
    Keys.onReturnPressed: root.chosen()
    Keys.onEnterPressed: root.chosen()
    Keys.onSpacePressed: root.chosen()
    Keys.onPressed: event => {
        const by = [Qt.NoModifier, Qt.KeypadModifier].includes(event.modifiers) ? root.rowsOf(event.key) : 0;
        const next = Math.max(0, Math.min(root.currentIndex + by, root.count - 1));
        event.accepted = by !== 0 && root.count > 0 && next !== root.currentIndex;
        if (event.accepted) {
            root.currentIndex = next;
            root.walked();
        }
    }
}
