// The system's dialogs for a game's file; where it has none, Qt's own, which lacks what is added here: it writes over files
// without a question, and what stands on its path cannot be read in the dark.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PlaySession session
    /// Whether it is Qt's own dialog that names the file.
    property bool asksHere: false
    signal closed

    function save(): void {
        root.nameFile(root.session.suggestedFile());
    }
    function open(): void {
        opening.currentFolder = root.session.filesFolder();
        opening.open();
        root.dress();
    }

    function nameFile(suggested: url): void {
        saving.currentFile = suggested;
        saving.open();
        root.asksHere = root.dress();
        // Later versions of it ask, too.
        saving.options = root.asksHere ? FileDialog.DontConfirmOverwrite : 0;
    }

    function write(): void {
        root.session.saveFile(saving.selectedFile);
        root.closed();
    }

    /// Gives Qt's own dialog the ground of the window behind its path. Whether it is there.
    function dress(): bool {
        const bar = root.within(T.Overlay.overlay, item => item["upButton"] !== undefined && item["background"]);
        if (bar)
            bar["background"]["color"] = Qt.binding(() => Theme.raised);
        return bar !== null;
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

    FileDialog {
        id: saving
        objectName: "playSaveDialog"
        title: qsTr("Save this game")
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        //: Files in which a game is kept, in a file dialog
        nameFilters: [qsTr("Nimstone games (*.nimgame)"), qsTr("All files (*)")]
        defaultSuffix: "nimgame"
        onAccepted: {
            const taken = root.asksHere ? root.session.fileThere(saving.selectedFile) : "";
            if (taken === "")
                root.write();
            else
                replacing.ask(taken);
        }
        onRejected: root.closed()
    }
    PlayReplace {
        id: replacing
        onReplaced: root.write()
        onAnotherWanted: {
            // Qt 6.4's own dialog gives a path without "file:", but takes none.
            const file = String(saving.selectedFile);
            root.nameFile(file.startsWith("/") ? "file://" + file : file);
        }
        onLeft: root.closed()
    }
    FileDialog {
        id: opening
        objectName: "playOpenDialog"
        title: qsTr("Open a game")
        //: A button that reads the file
        acceptLabel: qsTr("Open")
        fileMode: FileDialog.OpenFile
        //: Files in which a game is kept, in a file dialog
        nameFilters: [qsTr("Nimstone games (*.nimgame)"), qsTr("All files (*)")]
        onAccepted: root.session.openFile(opening.selectedFile)
        onVisibleChanged: {
            if (!opening.visible)
                root.closed();
        }
    }
}
