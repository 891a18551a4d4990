// Completes Qt's fallback file dialog, which is shown if the system has none. It sets the suggested name and selects its stem,
// handles Enter, names the parts for a screen reader, makes the path and the chosen file legible in every theme, and places it.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Nimstone.Theme
import Nimstone.ViewModels

QtObject {
    id: root

    /// The program's window, above which the dialog is shown.
    required property var window
    /// Qt's dialog and its parts while it is shown, else null.
    property var dialog: null
    property var field: null
    property var list: null
    /// The name that was suggested or typed last; Qt's dialog loses it when the folder changes.
    property string name: ""
    /// True if a person typed the name; false if it is only suggested.
    property bool typed: false
    /// True until the dialog has read its folder, because Qt's dialog then moves the focus to one of the files.
    property bool settling: false

    /// Completes a dialog; call it right after the dialog was opened. `name` is the suggested name of a file to save.
    function dress(name: string): void {
        root.dialog = Shell.ownFileDialog(root.window);
        if (!root.dialog)
            return;
        root.name = name;
        root.field = name === "" ? null : root.part(item => item.objectName === "fileNameTextField");
        root.list = root.part(item => item.objectName === "fileDialogListView");
        root.paint();
        root.makeRoom();
        root.nameParts();
        root.typed = false;
        root.settling = true;
        root.settle();
    }

    /// The window that contains the dialog; up to Qt 6.7 it is the program's own window.
    function ownWindow(): var { return root.dialog.contentItem.Window.window; }

    /// The first part of the dialog for which `fits` is true, and all such parts.
    function part(fits: var): var { return root.parts(fits)[0] ?? null; }
    function parts(fits: var): var {
        const found = [];
        for (const place of [root.dialog.header, root.dialog.contentItem, root.dialog.footer])
            root.gather(place, fits, found);
        return found;
    }
    function gather(item: var, fits: var, found: var): void {
        if (!item)
            return;
        if (fits(item))
            found.push(item);
        for (let child = 0; child < item.children.length; ++child)
            root.gather(item.children[child], fits, found);
    }

    function paint(): void {
        const bar = root.part(item => item.upButton !== undefined);
        if (bar?.background)
            bar.background.color = Qt.binding(() => Theme.raised);
        if (root.list) {
            root.list.palette.light = Qt.binding(() => Theme.jadeWash);
            root.list.palette.highlightedText = Qt.binding(() => Theme.ink);
        }
    }

    /// Makes room for the list of file kinds, which is beside the buttons.
    function makeRoom(): void {
        if (root.ownWindow() === root.window) {
            root.dialog.width = Math.min(760, root.window.width - 2 * Theme.spaceL);
            return;
        }
        // A dialog with a window of its own keeps the width that Qt gives it. In Qt 6.11, the two events for its old and its
        // new width would each resize it again, for ever. So the list of kinds takes the place of its label.
        const filter = root.filter();
        const label = root.part(item => item.text === qsTranslate("FileDialog", "Filter"));
        if (!filter || !label)
            return;
        label.visible = false;
        filter.Layout.row = 1;
        filter.Layout.column = 0;
        filter.Layout.columnSpan = 2;
        filter.Layout.leftMargin = label.Layout.leftMargin;
    }
    function filter(): var { return root.part(item => item.displayText !== undefined && item.popup !== undefined); }

    function nameParts(): void {
        // In Qt 6.8 the item that contains all parts is a dialog without an accessible name.
        root.dialog.contentItem.parent.Accessible.name = root.dialog.title;
        const bar = root.part(item => item.upButton !== undefined);
        if (bar) {
            //: Read aloud: a button in a dialog for files
            bar.upButton.Accessible.name = qsTr("Up one folder");
            //: Read aloud: a field in a dialog for files, with the path of the folder that is shown
            bar.textField.Accessible.name = qsTr("Path of the folder");
        }
        if (root.list) {
            //: Read aloud: a list in a dialog for files
            root.list.Accessible.name = qsTr("Files and folders");
            root.list.Accessible.role = Accessible.List;
        }
        // From Qt 6.9 on, a list of common folders is beside the files.
        const places = root.part(item => item.favoritePaths !== undefined)?.contentItem ?? null;
        if (places) {
            //: Read aloud: a list in a dialog for files, of folders such as Home and Documents
            places.Accessible.name = qsTr("Common folders");
            places.Accessible.role = Accessible.List;
        }
        const filter = root.filter();
        if (filter) {
            filter.Accessible.name = qsTranslate("FileDialog", "Filter");
            if (filter.contentItem)
                filter.contentItem.Accessible.name = filter.Accessible.name;
        }
        const field = root.part(item => item.objectName === "fileNameTextField");
        if (field)
            field.Accessible.name = qsTranslate("FileDialog", "File name");
        root.nameRows();
        // These items only contain other parts, so screen readers ignore them.
        const box = root.part(item => item.standardButton !== undefined);
        const scrollBars = root.parts(item => item.policy !== undefined && item.orientation !== undefined);
        for (const holder of [root.dialog.header, bar, bar?.contentItem, root.dialog.contentItem, box, box?.contentItem, ...scrollBars]) {
            if (holder && holder !== root.list)
                holder.Accessible.ignored = true;
        }
    }
    function nameRows(): void {
        const rows = root.list ? root.list.contentItem.children : [];
        for (let index = 0; index < rows.length; ++index) {
            const row = rows[index];
            if (row.fileName !== undefined)
                //: Read aloud, in a list of files: the name of a folder
                row.Accessible.name = row.fileIsDir ? qsTr("%1, folder").arg(row.fileName) : row.fileName;
        }
    }

    /// Puts the suggested name into its field and selects the part before the ending. After that it only takes the focus back
    /// from an item outside the dialog: a closing popup, for example, gives the focus to the page.
    function settle(): void {
        if (!root.field || !root.dialog.visible || root.field.activeFocus && root.field.selectedText !== "")
            return;
        // The dialog does not check that its window is active: without a window manager, Qt may report it as inactive for ever.
        if (!root.settling && root.dialog.activeFocus)
            return;
        root.field.forceActiveFocus(Qt.TabFocusReason);
        if (root.typed)
            return;
        if (root.field.text !== root.name)
            root.field.text = root.name;
        const dot = root.name.lastIndexOf(".");
        root.field.select(0, dot > 0 ? dot : root.name.length);
    }
    /// Called when the dialog is shown, and when it has read its folder.
    function settled(): void {
        const ready = 1;
        if (!root.settling || !root.dialog?.opened || (root.list && root.list.model.status !== ready))
            return;
        root.place();
        root.settle();
        root.settling = false;
    }
    /// Centres the dialog's own window above the program's. Qt 6.8 puts its corner at the centre, so most of it may be off the
    /// screen.
    function place(): void {
        const own = root.ownWindow();
        if (!own || own === root.window)
            return;
        const x = root.window.x + Math.round((root.window.width - own.width) / 2);
        const y = Math.max(0, root.window.y + Math.round((root.window.height - own.height) / 2));
        // Newer versions of Qt centre the window, and may round differently.
        if (Math.abs(own.x - x) > 2)
            own.x = x;
        if (Math.abs(own.y - y) > 2)
            own.y = y;
        // Requests the focus, since there may be no window manager that gives it.
        own.requestActivate();
    }

    /// Presses the button that saves or opens.
    function accept(): void {
        const box = root.dialog ? root.part(item => item.standardButton !== undefined) : null;
        const button = box ? box.standardButton(T.Dialog.Open) : null;
        if (button?.enabled)
            button.clicked();
    }

    readonly property list<Connections> watching: [
        Connections {
            target: root.dialog
            function onOpenedChanged(): void { Qt.callLater(root.settled); }
            function onCurrentFolderChanged(): void {
                if (root.field && !root.settling)
                    Qt.callLater(root.keepName);
            }
            function onVisibleChanged(): void {
                if (!root.dialog.visible)
                    Qt.callLater(root.forget);
            }
        },
        Connections {
            target: root.list ? root.list.model : null
            function onStatusChanged(): void { Qt.callLater(root.settled); }
        },
        Connections {
            target: root.list ? root.list.contentItem : null
            function onChildrenChanged(): void { Qt.callLater(root.nameRows); }
        },
        Connections {
            target: root.field
            function onTextEdited(): void {
                root.name = root.field.text;
                root.typed = true;
                root.settling = false;
            }
            function onActiveFocusChanged(): void {
                if (!root.field.activeFocus)
                    Qt.callLater(root.settle);
            }
            // The dialog takes the name after the field has handled the key.
            function onAccepted(): void { Qt.callLater(root.accept); }
        }
    ]

    /// Keeps the file's name when the folder changes.
    function keepName(): void {
        if (!root.field || root.name === "")
            return;
        root.field.text = root.name;
        root.dialog.fileName = root.name;
    }
    function forget(): void {
        if (!root.dialog || root.dialog.visible)
            return;
        root.dialog = root.field = root.list = null;
        // A desktop without a window manager, or with a simple one, gives the focus to no window.
        root.window.requestActivate();
    }
}
