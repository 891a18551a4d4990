// Places the window's one tooltip beside its control: above if that place is free, else below, else at a side. The tooltip
// covers no neighbour of its control and as little as possible of other controls and texts. It never covers a text that must
// stay readable (a task, a question, an announcement) or the field with the cursor: there it is moved past them, and it is
// hidden if no place is left.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Heard

Item {
    id: root

    /// All content of the window except its overlay.
    required property Item contents
    /// False before the first frame, because creating the tooltip takes time.
    required property bool wanted
    readonly property ToolTip tip: root.wanted ? root.ToolTip.toolTip : null
    readonly property real gap: 4
    /// Items larger than this, in pixels, are boards and not controls: the tooltip may cover them.
    readonly property real largest: 480
    /// The cost of each pixel of a neighbour that the tooltip covers. It is higher than the cost of all other controls together.
    readonly property real neighbour: 1e6
    /// The cost of each pixel of an item that the tooltip must never cover.
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
        if (found.covers >= root.neighbour) {
            const past = root.spotsPast(control, width, height, others).map(spot => root.leastCovering(control, width, height, [spot], others));
            const best = past.find(one => one.covers < root.neighbour);
            found = best ?? (found.covers < root.forbidden ? found : past.find(one => one.covers < root.forbidden) ?? found);
        }
        root.tip.opacity = found.covers < root.forbidden ? 1 : 0;
        root.tip.x = found.at.x;
        root.tip.y = found.at.y;
    }

    /// Returns the spot at which the tip covers least, in the control's coordinates, and the cost of what it covers there.
    function leastCovering(control: Item, width: real, height: real, spots: var, others: var): var {
        let best = Qt.point(0, 0);
        let least = Infinity;
        for (const spot of spots) {
            const at = control.mapToItem(root.contents, spot.x, spot.y);
            // A tooltip above or below the control may be moved sideways into the window. A tooltip beside the control may be moved
            // up or down.
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

    /// The spots for a tip, in the control's coordinates, best first: on each side of the control, centred or flush with an
    /// end.
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

    /// The spots on the far side of each neighbour and of each item that must not be covered, the nearest first.
    function spotsPast(control: Item, width: real, height: real, others: var): var {
        const places = [];
        const x = (control.width - width) / 2;
        const y = (control.height - height) / 2;
        for (const other of others) {
            if (other.weight < root.neighbour)
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

    /// The cost of the controls that `place` covers: covered area in pixels times weight.
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

    /// The popup that contains the control, or the window's content if the control is in no popup.
    function layerOf(control: Item): Item {
        let item = control;
        while (item.parent && item.parent !== T.Overlay.overlay && item !== root.contents)
            item = item.parent;
        return item;
    }

    /// Appends to `found` the places of the texts and controls inside `item`, as far as they are visible in `view`, without
    /// `but` and its ancestors. Controls in the same row, column or list as `but` count as neighbours.
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
            return isNear ? root.neighbour : 1;
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
        // The text changes when the language changes.
        function onImplicitWidthChanged(): void {
            if (root.tip.visible)
                root.place();
        }
    }
}
