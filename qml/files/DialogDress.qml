// Gives Qt's own file dialog, which shows where the system has none, what it lacks: the suggested name, with the focus and its
// stem selected; the Enter key; names for a screen reader; a path and a chosen file that can be read in every theme; a place.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Nimstone.Theme
import Nimstone.ViewModels

QtObject {
    id: root

    /// The window of the program above which the dialog shows.
    required property var window
    /// Qt's dialog and its parts while it shows, else null.
    property var dialog: null
    property var field: null
    property var list: null
    /// The name that was suggested or typed last: Qt's dialog forgets it when the folder changes.
    property string name: ""
    /// Whether the name was typed, and not only suggested.
    property bool typed: false
    /// True until the dialog has its files: Qt's dialog moves the focus to one of them.
    property bool settling: false

    /// To be called right after a dialog was opened. `name` is the suggested name of a file that is saved.
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

    /// The window that the dialog shows in: up to Qt 6.7 the program's own.
    function ownWindow(): var { return root.dialog.contentItem.Window.window; }

    /// The first part of the dialog that fits, and all that do.
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

    /// For the kind of files, which stands beside the buttons.
    function makeRoom(): void {
        if (root.ownWindow() === root.window) {
            root.dialog.width = Math.min(760, root.window.width - 2 * Theme.spaceL);
            return;
        }
        // A window of its own stays as wide as Qt shows it: in Qt 6.11, the events that tell its old and its new width would each
        // resize it again, for ever. So the kind takes the place of its label.
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
        // In Qt 6.8 the item that holds all parts is a dialog without a name.
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
        // From Qt 6.9 on, beside the files.
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
        // These hold other parts, and have nothing to say themselves.
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

    /// Puts the suggested name into its field, and selects the part before the ending. After that it only takes back the focus that
    /// an item outside the dialog got, as a sheet that closes gives it to the page.
    function settle(): void {
        if (!root.field || !root.dialog.visible || root.field.activeFocus && root.field.selectedText !== "")
            return;
        // Whether the window is active does not matter: without a window manager, it may be called inactive for ever.
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
    /// Called when the dialog shows, and when it has read its folder.
    function settled(): void {
        const ready = 1;
        if (!root.settling || !root.dialog?.opened || (root.list && root.list.model.status !== ready))
            return;
        root.place();
        root.settle();
        root.settling = false;
    }
    /// Centres the dialog's own window above the program's. Qt 6.8 centres it on the corner, so that most of it may lie off the screen.
    function place(): void {
        const own = root.ownWindow();
        if (!own || own === root.window)
            return;
        const x = root.window.x + Math.round((root.window.width - own.width) / 2);
        const y = Math.max(0, root.window.y + Math.round((root.window.height - own.height) / 2));
        // Newer versions centre it, and may round otherwise.
        if (Math.abs(own.x - x) > 2)
            own.x = x;
        if (Math.abs(own.y - y) > 2)
            own.y = y;
        // Where no window manager gives it the focus.
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
            // The dialog takes the name when the field has finished with the key.
            function onAccepted(): void { Qt.callLater(root.accept); }
        }
    ]

    /// In another folder the file has the same name.
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
