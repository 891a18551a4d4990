// Puts the tooltip of the window beside its control where it covers none of that one's neighbours, and as little as can be of
// other controls: above if that is free, else beneath, else at a side. One serves the whole window, as there is one tooltip.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Heard

Item {
    id: root

    /// All of the window but what lies over it.
    required property Item contents
    /// Not before the first frame: the tooltip takes its time to make.
    required property bool wanted
    readonly property ToolTip tip: root.wanted ? root.ToolTip.toolTip : null
    readonly property real gap: 4
    /// What is larger is no control that a tip can spare, but a board.
    readonly property real largest: 480

    function place(): void {
        const control = root.tip.parent;
        if (!control)
            return;
        const width = root.tip.implicitWidth;
        const height = root.tip.implicitHeight;
        const others = [];
        const top = root.layerOf(control);
        root.gather(top, control, others);
        let best = Qt.point(0, 0);
        let least = Infinity;
        for (const spot of root.spots(control, width, height)) {
            const at = control.mapToItem(root.contents, spot.x, spot.y);
            // Along the control it may be moved into the window, but not over it.
            const isBeside = spot.x >= control.width || spot.x + width <= 0;
            const x = isBeside ? at.x : root.within(at.x, width, root.contents.width);
            const y = isBeside ? root.within(at.y, height, root.contents.height) : at.y;
            if (x < 0 || y < 0 || x + width > root.contents.width || y + height > root.contents.height)
                continue;
            const covered = root.covered(Qt.rect(x, y, width, height), others);
            if (covered < least) {
                best = Qt.point(spot.x + x - at.x, spot.y + y - at.y);
                least = covered;
            }
        }
        if (least === Infinity)
            return;
        root.tip.x = best.x;
        root.tip.y = best.y;
    }

    /// Where a tip may lie, as the control sees it, the best first: at each side, in the middle of it, or flush with an end.
    function spots(control: Item, width: real, height: real): var {
        const places = [];
        for (const part of [0.5, 1, 0]) {
            const x = (control.width - width) * part;
            places.push(Qt.point(x, -height - root.gap), Qt.point(x, control.height + root.gap));
        }
        for (const part of [0.5, 1, 0]) {
            const y = (control.height - height) * part;
            places.push(Qt.point(control.width + root.gap, y), Qt.point(-width - root.gap, y));
        }
        return places;
    }

    function within(place: real, length: real, room: real): real {
        return Math.max(root.gap, Math.min(place, room - length - root.gap));
    }

    /// How much of the controls lies in that place, neighbours counting more than all others.
    function covered(place: rect, controls: var): real {
        let area = 0;
        for (const control of controls) {
            const across = Math.min(place.right, control.place.right) - Math.max(place.x, control.place.x);
            const down = Math.min(place.bottom, control.place.bottom) - Math.max(place.y, control.place.y);
            if (across > 0 && down > 0)
                area += across * down * control.weight;
        }
        return area;
    }

    /// The sheet or list that a control stands on; all of the window where it is on none.
    function layerOf(control: Item): Item {
        let item = control;
        while (item.parent && item.parent !== T.Overlay.overlay && item !== root.contents)
            item = item.parent;
        return item;
    }

    /// Where the controls within an item are, but for the one and those that it is part of. Its neighbours stand in the same
    /// row, column or list.
    function gather(item: Item, but: Item, found: var): void {
        const isNear = root.holds(item, but);
        for (let index = 0; index < item.children.length; ++index) {
            const child = item.children[index];
            if (!child.visible || child === T.Overlay.overlay)
                continue;
            const isOwn = root.holds(child, but);
            if (!isOwn && child.activeFocusOnTab && child.width <= root.largest && child.height <= root.largest)
                found.push({ place: child.mapToItem(root.contents, Qt.rect(0, 0, child.width, child.height)), weight: isNear ? 1000 : 1 });
            root.gather(child, but, found);
        }
    }

    function holds(item: Item, part: Item): bool {
        for (let one = part; one; one = one.parent) {
            if (one === item)
                return true;
        }
        return false;
    }

    Binding {
        target: root.tip?.contentItem ?? null
        property: "textFormat"
        value: Markup.format(root.tip?.text ?? "")
    }
    Connections {
        target: root.tip
        function onAboutToShow(): void { root.place(); }
        // Its words change where the language does.
        function onImplicitWidthChanged(): void {
            if (root.tip.visible)
                root.place();
        }
    }
}
