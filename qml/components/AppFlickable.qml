// A page, or a part of one, that scrolls vertically if it is too high, and scrolls to the item with the keyboard focus.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Theme

Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem
    /// If true, focusing an item higher than the viewport does not scroll while the item already fills at least half of it.
    property bool keepsHigh: false

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    ScrollBar.vertical: AppScrollBar { }
    onFocusedChanged: root.reveal(root.focused)

    /// Scrolls as little as needed to show the whole of `item`. Does nothing if `item` is not inside this flickable.
    function reveal(item: Item) {
        let ancestor = item;
        while (ancestor && ancestor !== root.contentItem)
            ancestor = ancestor.parent;
        if (!ancestor)
            return;
        const top = item.mapToItem(root.contentItem, 0, 0).y - Theme.spaceM;
        const bottom = top + item.height + 2 * Theme.spaceM;
        const lowest = Math.max(0, root.contentHeight - root.height);
        const seen = Math.min(bottom, root.contentY + root.height) - Math.max(top, root.contentY);
        if (root.keepsHigh && bottom - top > root.height && seen >= root.height / 2)
            return;
        if (bottom > root.contentY + root.height)
            root.contentY = Math.min(bottom - root.height, lowest);
        if (top < root.contentY)
            root.contentY = Math.max(0, top);
    }

    /// Resets the scrolling if the whole content fits.
    function stay() {
        if (root.contentHeight > root.height)
            return;
        root.bottomMargin = 0;
        root.contentY = 0;
    }

    /// Scrolls to the first of `edges` (ascending, in pixels) at or below the current top, so that no line is cut at the top
    /// edge. Adds a margin at the bottom if the content is too short for that. Does nothing if nothing is scrolled or no edge
    /// is left.
    function alignTop(edges: list<real>) {
        const edge = root.contentY > 0 ? edges.find(height => height >= root.contentY) : undefined;
        if (edge === undefined)
            return;
        root.bottomMargin = Math.max(0, edge + root.height - root.contentHeight);
        root.contentY = edge;
    }
}
