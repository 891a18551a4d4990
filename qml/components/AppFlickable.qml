// A page, or a part of one, that scrolls up and down where it is too high, and follows the keyboard's focus.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Theme

Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem
    /// Whether an item that is higher than all that is seen stays where it is, if it fills half of that.
    property bool keepsHigh: false

    contentWidth: width
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    ScrollBar.vertical: AppScrollBar { }
    onFocusedChanged: root.reveal(root.focused)

    /// Scrolls as little as is needed to see the whole of `item`; nothing where it is no part of this.
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

    /// Where all of it fits, it stands as if it had never been scrolled.
    function stay() {
        if (root.contentHeight > root.height)
            return;
        root.bottomMargin = 0;
        root.contentY = 0;
    }

    /// Scrolls on to the nearest of these heights, ascending, so that no line is cut through at the top edge; with room
    /// made beneath where the content ends before. Where nothing is scrolled, or past them all, it stays as it is.
    function alignTop(edges: list<real>) {
        const edge = root.contentY > 0 ? edges.find(height => height >= root.contentY) : undefined;
        if (edge === undefined)
            return;
        root.bottomMargin = Math.max(0, edge + root.height - root.contentHeight);
        root.contentY = edge;
    }
}
