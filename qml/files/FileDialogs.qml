// The system's dialogs for a file that is saved and opened; where it has none, Qt's own, which lacks what is added here: it
// writes over files without a question, and what stands on its path cannot be read in the dark.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Nimstone.Theme

Item {
    id: root

    /// Who reads and writes: with openFile(), saveFile(), fileThere(), suggestedFile() and filesFolder().
    required property var desk
    /// The ending of its files.
    required property string suffix
    /// The titles of the dialogs, `save` and `open`, the files in them, `kind`, and the question, `taken`, whether a file, %1, is
    /// to be written over.
    required property var words
    /// Whether it is Qt's own dialog that names the file.
    property bool asksHere: false
    signal closed

    function save(): void {
        root.nameFile(root.desk.suggestedFile());
    }
    function open(): void {
        opening.currentFolder = root.desk.filesFolder();
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
        root.desk.saveFile(saving.selectedFile);
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
        objectName: "fileSaveDialog"
        title: root.words.save
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        nameFilters: [root.words.kind, qsTr("All files (*)")]
        defaultSuffix: root.suffix
        onAccepted: {
            const taken = root.asksHere ? root.desk.fileThere(saving.selectedFile) : "";
            if (taken === "")
                root.write();
            else
                replacing.ask(taken);
        }
        onRejected: root.closed()
    }
    FileReplace {
        id: replacing
        question: root.words.taken
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
        objectName: "fileOpenDialog"
        title: root.words.open
        //: A button that reads the file
        acceptLabel: qsTr("Open")
        fileMode: FileDialog.OpenFile
        nameFilters: [root.words.kind, qsTr("All files (*)")]
        onAccepted: root.desk.openFile(opening.selectedFile)
        onVisibleChanged: {
            if (!opening.visible)
                root.closed();
        }
    }
}
