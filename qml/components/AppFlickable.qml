// A page, or a part of a page, that scrolls vertically if it is too high. It also scrolls to the item with the keyboard focus.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Theme

Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem
    /// If true, the view does not scroll to a focused item that is higher than the viewport and already fills at least half of
    /// the viewport.
    property bool keepsHigh: false

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    ScrollBar.vertical: AppScrollBar { }
    onFocusedChanged: root.reveal(root.focused)

    /// Scrolls as little as possible to show the whole of `item`. Does nothing if `item` is not inside this view.
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

    /// Scrolls back to the top if the whole content fits into the viewport.
    function stay() {
        if (root.contentHeight > root.height)
            return;
        root.bottomMargin = 0;
        root.contentY = 0;
    }

    /// Scrolls to the first of `edges` that is not above the top of the viewport, so that the top edge cuts no line. `edges`
    /// are ascending y coordinates in pixels. Adds a margin at the bottom if the content is too short. Does nothing if the view
    /// is not scrolled or all edges are above the top.
    function alignTop(edges: list<real>) {
        const edge = root.contentY > 0 ? edges.find(height => height >= root.contentY) : undefined;
        if (edge === undefined)
            return;
        root.bottomMargin = Math.max(0, edge + root.height - root.contentHeight);
        root.contentY = edge;
    }
}
