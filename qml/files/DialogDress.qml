// Completes Qt's fallback dialogs for files and folders, which are shown if the system has no such dialogs. It sets the suggested
// name and selects the name without its ending, handles Enter, gives the parts names for a screen reader, makes the path and the
// chosen file legible in every theme, and positions the dialog.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Nimstone.Theme
import Nimstone.ViewModels

QtObject {
    id: root

    /// The window of the program. The dialog is shown above it.
    required property var window
    /// Qt's dialog and its parts while the dialog is shown, else null.
    property var dialog: null
    property var field: null
    property var list: null
    /// The last name that was suggested or typed. Qt's dialog loses the name when the folder changes.
    property string name: ""
    /// True if a person typed the name, false if the name is only a suggestion.
    property bool typed: false
    /// True until the dialog has read its folder, because Qt's dialog then moves the focus to one of the files.
    property bool settling: false

    /// Completes a dialog. It must be called directly after the dialog was opened. `name` is the suggested name for a file to
    /// save.
    function dress(name: string): void {
        root.dialog = Shell.ownFileDialog(root.window);
        if (!root.dialog)
            return;
        root.name = name;
        root.field = name === "" ? null : root.part(item => item.objectName === "fileNameTextField");
        root.list = root.part(item => ["fileDialogListView", "folderDialogListView"].includes(item.objectName));
        root.paint();
        root.makeRoom();
        root.nameParts();
        root.typed = false;
        root.settling = true;
        root.settle();
        // A dialog that is opened again in the same folder may already be ready.
        Qt.callLater(root.settled);
    }

    /// Returns the window that contains the dialog. Up to Qt 6.7 this is the program's own window.
    function ownWindow(): var { return root.dialog.contentItem.Window.window; }

    /// part() returns the first part of the dialog for which the function `fits` returns true; parts() returns all such parts.
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
        // A dialog that has its own window keeps the width that Qt gives it. In Qt 6.11, changing the width sends one event for
        // the old width and one for the new width, and each event would resize the dialog again, in an endless loop. So the
        // list of kinds takes the place of its label.
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
        // In Qt 6.8, the item that contains all parts has the accessible role of a dialog, but no accessible name.
        root.dialog.contentItem.parent.Accessible.name = root.dialog.title;
        const bar = root.part(item => item.upButton !== undefined);
        if (bar) {
            //: For a screen reader: a button in a file dialog
            bar.upButton.Accessible.name = qsTr("Up one folder");
            //: For a screen reader: a field in a file dialog, with the path of the current folder
            bar.textField.Accessible.name = qsTr("Path of the folder");
        }
        if (root.list) {
            //: For a screen reader: a list in a file dialog
            root.list.Accessible.name = qsTr("Files and folders");
            root.list.Accessible.role = Accessible.List;
        }
        // From Qt 6.9 on, a list of common folders is beside the files.
        const places = root.part(item => item.favoritePaths !== undefined)?.contentItem ?? null;
        if (places) {
            //: For a screen reader: a list in a file dialog, with folders such as Home and Documents
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
        // These items only contain other items, so screen readers ignore them.
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
                //: For a screen reader, in a list of files: the name of a folder
                row.Accessible.name = row.fileIsDir ?? true ? qsTr("%1, folder").arg(row.fileName) : row.fileName;
        }
    }

    /// Puts the suggested name into its field and selects the name without its ending. If this is already done, the function
    /// only takes the focus back from an item outside the dialog: for example, a closing popup gives the focus to the page.
    function settle(): void {
        if (!root.field || !root.dialog.visible || root.field.activeFocus && root.field.selectedText !== "")
            return;
        // The code does not check whether the dialog's window is active: without a window manager, Qt may never report the
        // window as active.
        if (!root.settling && root.dialog.activeFocus && !root.rowTookFocus())
            return;
        root.field.forceActiveFocus(Qt.TabFocusReason);
        if (root.typed)
            return;
        if (root.field.text !== root.name)
            root.field.text = root.name;
        const dot = root.name.lastIndexOf(".");
        root.field.select(0, dot > 0 ? dot : root.name.length);
    }
    /// Returns true if Qt moved the focus from the name to a row of the list. Qt may do so when the list has enough rows for the file
    /// with the suggested name, which can be long after the dialog has read its folder. If a person moves the focus, its reason is
    /// Tab or the mouse.
    function rowTookFocus(): bool {
        return root.field.focusReason === Qt.OtherFocusReason && Boolean(root.list?.activeFocus);
    }
    /// Called when the dialog is shown, and again when the dialog has read its folder.
    function settled(): void {
        const ready = 1;
        if (!root.settling || !root.dialog?.opened || (root.list && root.list.model.status !== ready))
            return;
        root.place();
        root.settle();
        root.settling = false;
    }
    /// Centers the dialog's own window above the window of the program. Qt 6.8 puts the corner of the dialog at the center, so
    /// most of the dialog may be off the screen.
    function place(): void {
        const own = root.ownWindow();
        if (!own || own === root.window)
            return;
        const x = root.window.x + Math.round((root.window.width - own.width) / 2);
        const y = Math.max(0, root.window.y + Math.round((root.window.height - own.height) / 2));
        // Newer versions of Qt center the dialog's window, and may round its position differently.
        if (Math.abs(own.x - x) > 2)
            own.x = x;
        if (Math.abs(own.y - y) > 2)
            own.y = y;
        // The window requests the focus, because there may be no window manager that gives the focus to it.
        own.requestActivate();
    }

    /// Presses the button of the dialog that saves or opens the file.
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
                root.clean("currentFolder");
                if (root.field && !root.settling)
                    Qt.callLater(root.keepName);
            }
            function onVisibleChanged(): void {
                if (!root.dialog.visible)
                    Qt.callLater(root.forget);
            }
        },
        // When the dialog goes up to the root folder, Qt selects the folder from which it came as "//tmp".
        Connections {
            target: root.dialog
            // Only a dialog for files has a selected file.
            ignoreUnknownSignals: true
            function onSelectedFileChanged(): void { root.clean("selectedFile"); }
            function onSelectedFolderChanged(): void { root.clean("selectedFolder"); }
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
            // The button is pressed later, because the dialog gets the name only after the field has handled the key.
            function onAccepted(): void { Qt.callLater(root.accept); }
        }
    ]

    /// Replaces an unusual path, such as "/tmp/", by the usual path of the same folder or file. `what` is a property of the dialog:
    /// its current folder, its selected file, or its selected folder. Qt crashes when it goes from an unusual path to the usual
    /// path of the same folder, so the dialog goes to another folder first.
    function clean(what: string): void {
        const path = String(root.dialog[what]);
        const usual = "file:///" + path.replace("file:", "").split("/").filter(name => name !== "").join("/");
        // A path that a person typed may be relative, as in "file:games".
        if (!path.startsWith("file:/") || usual === path)
            return;
        const top = "file:///";
        if (what === "currentFolder")
            root.dialog.currentFolder = usual === top ? Shell.filesFolder("") : top;
        root.dialog[what] = usual;
    }
    /// Sets the file's name again after the folder has changed.
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
        // On a desktop without a window manager, or with a simple one, no window has the focus when the dialog closes.
        root.window.requestActivate();
    }
}
