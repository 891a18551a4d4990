// The entries of a set. The arrow keys choose an entry. Alt with an arrow key moves it, Delete removes it, and R replaces an
// exercise by another one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ListView {
    id: root

    required property SetEditor editor
    /// The index of the last row by the count of the editor. The list's own count is out of date during its layout.
    readonly property int lastRow: root.editor.exercises.count - 1

    /// Emitted when the last remaining entry was removed.
    signal emptied

    function showRow(row: int): void {
        root.currentIndex = row;
        root.positionViewAtIndex(row, ListView.Beginning);
    }

    /// Moves a row by `by` rows. If the row is chosen, it stays chosen.
    function shift(row: int, by: int): void {
        if (!root.editor.move(row, by))
            return;
        root.currentIndex = row + by;
        root.positionViewAtIndex(root.currentIndex, ListView.Contain);
    }
    function takeOut(row: int): void {
        root.editor.takeOut(row);
        root.currentIndex = Math.min(row, root.lastRow);
        if (root.lastRow < 0)
            root.emptied();
    }
    function redraw(row: int): void {
        root.editor.redraw(row, Shell.freshSeed());
    }

    function go(row: int): void {
        root.currentIndex = Math.max(0, Math.min(row, root.lastRow));
        root.positionViewAtIndex(root.currentIndex, ListView.Contain);
    }
    /// Returns the number of rows by which Page Up and Page Down move.
    function page(): int {
        return Math.max(1, Math.floor(root.height / Math.max(1, root.currentItem?.height ?? 1)) - 1);
    }

    function pressed(event: KeyEvent): void {
        const row = root.currentIndex;
        event.accepted = true;
        if (event.key === Qt.Key_Up)
            event.modifiers === Qt.AltModifier ? root.shift(row, -1) : root.go(row - 1);
        else if (event.key === Qt.Key_Down)
            event.modifiers === Qt.AltModifier ? root.shift(row, 1) : root.go(row + 1);
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            root.takeOut(row);
        else if (event.key === Qt.Key_R && event.modifiers === Qt.NoModifier && Keyboard.singleKeys)
            root.redraw(row);
        else if (event.key === Qt.Key_Home)
            root.go(0);
        else if (event.key === Qt.Key_End)
            root.go(root.lastRow);
        else if (event.key === Qt.Key_PageUp)
            root.go(row - root.page());
        else if (event.key === Qt.Key_PageDown)
            root.go(row + root.page());
        else
            event.accepted = false;
    }

    objectName: "setList"
    model: root.editor.exercises
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    // The list creates no delegates in advance, because Qt 6.4 warns if a delegate is removed while it is being created.
    cacheBuffer: 0
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: root.editor.countText
    ScrollBar.vertical: AppScrollBar { }
    Keys.onPressed: event => root.pressed(event)
    displaced: Transition {
        enabled: Theme.motion === Theme.Full
        NumberAnimation { property: "y"; duration: Theme.moveTime; easing.type: Easing.OutCubic }
    }
    move: Transition {
        enabled: Theme.motion === Theme.Full
        NumberAnimation { property: "y"; duration: Theme.moveTime; easing.type: Easing.OutCubic }
    }
    ScrollFade { view: root }

    delegate: PractiseSetRow {
        width: root.width
        last: index === root.lastRow
        chosen: ListView.isCurrentItem && root.activeFocus
        onPicked: {
            root.currentIndex = index;
            root.forceActiveFocus(Qt.MouseFocusReason);
        }
        onMoved: by => root.shift(index, by)
        onTakenOut: root.takeOut(index)
        onRedrawn: root.redraw(index)
    }
}
