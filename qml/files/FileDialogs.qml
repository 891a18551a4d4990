// The dialogs that save and open a file, and the question whether an existing file may be replaced.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    /// The object that reads and writes the files, with the functions openFile(), saveFile() and suggestedFile().
    required property var desk
    /// The kind of files for which the last folder is remembered, such as "games".
    required property string kind
    /// The ending of the files, without the dot.
    required property string suffix
    /// An object with the texts of the dialogs: `save` and `open` are titles, `kind` is the label for the kind of file, and
    /// `taken` is the question whether to replace the file %1.
    required property var words
    signal closed

    function save(): void {
        saving.name(root.desk.suggestedFile());
    }
    function open(): void {
        opening.choose();
    }

    function write(): void {
        root.desk.saveFile(saving.selectedFile);
        root.closed();
    }

    FileChooser {
        id: saving
        objectName: "fileSaveDialog"
        parentWindow: root.Window.window
        kind: root.kind
        title: root.words.save ?? ""
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        nameFilters: [root.words.kind, qsTr("All files (*)")]
        defaultSuffix: root.suffix
        onAccepted: {
            const taken = Shell.fileThere(saving.selectedFile, root.suffix);
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
            // Qt 6.4's own dialog returns a path without "file:", but does not accept such a path.
            const file = String(saving.selectedFile);
            saving.name(file.startsWith("/") ? "file://" + file : file);
        }
        onLeft: root.closed()
    }
    FileChooser {
        id: opening
        objectName: "fileOpenDialog"
        parentWindow: root.Window.window
        kind: root.kind
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
