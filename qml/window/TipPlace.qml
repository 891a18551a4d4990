// Positions the single tooltip of the window beside its control: above the control if that place is free, else below it, else
// at a side. The tooltip covers no neighbor of its control, and covers as little as possible of other controls and texts. It
// never covers a text that must stay readable (a task, a question, an announcement) or the field with the cursor. To avoid such
// an item, the tooltip is moved past it; if no place is left, the tooltip is hidden.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Heard

Item {
    id: root

    /// All content of the window except the overlay for popups.
    required property Item contents
    readonly property ToolTip tip: root.ToolTip.toolTip
    readonly property real gap: 4
    /// An item that is larger than this, in pixels, is a board and not a control. The tooltip may cover it.
    readonly property real largest: 480
    /// The cost of each covered pixel of a neighbor. One such pixel costs more than all other controls together.
    readonly property real neighbor: 1e6
    /// The cost of each covered pixel of an item that the tooltip must never cover.
    readonly property real forbidden: 1e12

    function place(): void {
        const control = root.tip.parent;
        if (!control)
            return;
        const width = root.tip.implicitWidth;
        const height = root.tip.implicitHeight;
        const others = [];
        const top = root.layerOf(control);
        root.gather(top, control, Qt.rect(0, 0, root.contents.width, root.contents.height), others);
        let found = root.leastCovering(control, width, height, root.spots(control, width, height), others);
        if (found.covers >= root.neighbor) {
            const past = root.spotsPast(control, width, height, others).map(spot => root.leastCovering(control, width, height, [spot], others));
            const best = past.find(one => one.covers < root.neighbor);
            found = best ?? (found.covers < root.forbidden ? found : past.find(one => one.covers < root.forbidden) ?? found);
        }
        root.tip.opacity = found.covers < root.forbidden ? 1 : 0;
        root.tip.x = found.at.x;
        root.tip.y = found.at.y;
    }

    /// Returns the point of `spots` at which the tooltip covers least, in the coordinates of the control, and the cost of the
    /// items that the tooltip covers there.
    function leastCovering(control: Item, width: real, height: real, spots: var, others: var): var {
        let best = Qt.point(0, 0);
        let least = Infinity;
        for (const spot of spots) {
            const at = control.mapToItem(root.contents, spot.x, spot.y);
            // A tooltip above or below the control may be moved sideways into the window. A tooltip at a side of the control
            // may be moved up or down.
            const isBeside = spot.x >= control.width || spot.x + width <= 0;
            const x = isBeside ? at.x : root.within(at.x, width, root.contents.width);
            const y = isBeside ? root.within(at.y, height, root.contents.height) : at.y;
            if (x < 0 || y < 0 || x + width > root.contents.width || y + height > root.contents.height)
                continue;
            const place = Qt.rect(spot.x + x - at.x, spot.y + y - at.y, width, height);
            if (root.shared(place, Qt.rect(0, 0, control.width, control.height)).width > 0)
                continue;
            const covered = root.covered(Qt.rect(x, y, width, height), others);
            if (covered < least) {
                best = Qt.point(place.x, place.y);
                least = covered;
            }
        }
        return { at: best, covers: least };
    }

    /// Returns the possible places for the tooltip, in the coordinates of the control, the best place first: on each side of
    /// the control, in the middle of the side or at one of its ends.
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

    /// Returns the places beyond each neighbor and beyond each item that the tooltip must not cover, the nearest place first.
    function spotsPast(control: Item, width: real, height: real, others: var): var {
        const places = [];
        const x = (control.width - width) / 2;
        const y = (control.height - height) / 2;
        for (const other of others) {
            if (other.weight < root.neighbor)
                continue;
            const at = root.contents.mapToItem(control, other.place.x, other.place.y);
            const above = at.y - height - root.gap;
            const below = at.y + other.place.height + root.gap;
            const before = at.x - width - root.gap;
            const after = at.x + other.place.width + root.gap;
            for (const across of [x, 0, control.width - width, before, after])
                places.push(Qt.point(across, above), Qt.point(across, below));
            for (const down of [y, 0, control.height - height])
                places.push(Qt.point(before, down), Qt.point(after, down));
        }
        const away = spot => Math.hypot(spot.x - x, spot.y - y);
        return places.sort((one, other) => away(one) - away(other));
    }

    function within(place: real, length: real, room: real): real {
        return Math.max(root.gap, Math.min(place, room - length - root.gap));
    }

    /// Returns the cost of the controls that `place` covers: for each control, the covered area in pixels times its weight.
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

    /// Returns the popup that contains the control, or the content of the window if no popup contains it.
    function layerOf(control: Item): Item {
        let item = control;
        while (item.parent && item.parent !== T.Overlay.overlay && item !== root.contents)
            item = item.parent;
        return item;
    }

    /// Appends to `found` the places of the texts and controls inside `item`, as far as they are visible in `view`. Leaves out
    /// `but` and its ancestors. Controls in the same row, column or list as `but` count as neighbors.
    function gather(item: Item, but: Item, view: rect, found: var): void {
        const isNear = root.holds(item, but);
        for (let index = 0; index < item.children.length; ++index) {
            const child = item.children[index];
            if (!child.visible || child === T.Overlay.overlay)
                continue;
            const isOwn = root.holds(child, but);
            const seen = root.shared(child.mapToItem(root.contents, Qt.rect(0, 0, child.width, child.height)), view);
            const weight = isOwn ? 0 : root.weightOf(child, isNear);
            if (weight > 0 && seen.width > 0)
                found.push({ place: seen, weight: weight });
            root.gather(child, but, child.clip ? seen : view, found);
        }
    }

    function weightOf(item: var, isNear: bool): real {
        const isText = item instanceof Text && item.text !== "";
        const isTold = isText && Array.from(item.children).some(child => child["announcementKey"] !== undefined);
        if (item["mustStayReadable"] === true || isTold || (item.activeFocus && item["cursorPosition"] !== undefined))
            return root.forbidden;
        if (item.activeFocusOnTab && item.width <= root.largest && item.height <= root.largest)
            return isNear ? root.neighbor : 1;
        return isText ? 1 : 0;
    }

    function shared(one: rect, other: rect): rect {
        const left = Math.max(one.x, other.x);
        const top = Math.max(one.y, other.y);
        const right = Math.min(one.x + one.width, other.x + other.width);
        const bottom = Math.min(one.y + one.height, other.y + other.height);
        return right > left && bottom > top ? Qt.rect(left, top, right - left, bottom - top) : Qt.rect(left, top, 0, 0);
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
        // The width of the text may change when the language changes.
        function onImplicitWidthChanged(): void {
            if (root.tip.visible)
                root.place();
        }
    }
}
