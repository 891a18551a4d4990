// The system's dialogs for a file that is saved and opened; where it has none, Qt's own, which lacks what is added here: it
// writes over files without a question.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    /// Who reads and writes: with openFile(), saveFile() and suggestedFile(); with filesFolder() where files were opened before.
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
        opening.currentFolder = root.desk.filesFolder ? root.desk.filesFolder() : Shell.filesFolder();
        opening.open();
        look.dress();
    }

    function nameFile(suggested: url): void {
        saving.currentFile = suggested;
        saving.open();
        root.asksHere = look.dress();
        // Later versions of it ask, too.
        saving.options = root.asksHere ? FileDialog.DontConfirmOverwrite : 0;
    }

    function write(): void {
        root.desk.saveFile(saving.selectedFile);
        root.closed();
    }

    DialogDress { id: look }
    FileDialog {
        id: saving
        objectName: "fileSaveDialog"
        title: root.words.save ?? ""
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        nameFilters: [root.words.kind, qsTr("All files (*)")]
        defaultSuffix: root.suffix
        onAccepted: {
            const taken = root.asksHere ? Shell.fileThere(saving.selectedFile, root.suffix) : "";
            if (taken === "")
                root.write();
            else
                replacing.ask(taken);
        }
        onRejected: root.closed()
    }
    FileReplace {
        id: replacing
        question: root.words.taken ?? ""
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
