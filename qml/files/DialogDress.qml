// Gives Qt's own dialog for files, which comes where the system has none, what it lacks: a path that can be read in the dark,
// and a chosen file whose name can be read at all.
import QtQuick
import QtQuick.Templates as T
import Nimstone.Theme

Item {
    id: root

    /// Right after a dialog was opened. Whether it is Qt's own.
    function dress(): bool {
        const bar = root.within(T.Overlay.overlay, item => item["upButton"] !== undefined && item["background"]);
        if (!bar)
            return false;
        bar["background"]["color"] = Qt.binding(() => Theme.raised);
        const list = root.within(T.Overlay.overlay, item => item.objectName === "fileDialogListView");
        if (list) {
            list["palette"]["light"] = Qt.binding(() => Theme.jadeWash);
            list["palette"]["highlightedText"] = Qt.binding(() => Theme.ink);
        }
        return true;
    }

    /// The first item that fits and can be seen, the one in front first.
    function within(item: Item, fits: var): var {
        if (!item || !item.visible)
            return null;
        if (fits(item))
            return item;
        for (let child = item.children.length - 1; child >= 0; --child) {
            const found = root.within(item.children[child], fits);
            if (found)
                return found;
        }
        return null;
    }
}
