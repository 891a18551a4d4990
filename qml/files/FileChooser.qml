// A dialog that asks for a file: the system's dialog, or Qt's own dialog if the system has none. It starts in the last folder
// that was used for this kind of files. It never asks whether a file may be replaced; the caller that writes the file asks. One
// reason is that Qt's own dialog in Qt 6.4 never asks, and no dialog asks if the name was typed without its ending.
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

FileDialog {
    id: root

    /// The kind of files for which the last folder is remembered, such as "games" or "exports". `parentWindow` must be set too.
    required property string kind

    /// Opens the dialog to read a file.
    function choose(): void {
        root.currentFiles = [];
        root.currentFolder = Shell.filesFolder(root.kind);
        root.open();
        look.dress("");
    }

    /// Opens the dialog to write a file; `suggested` is the file that the dialog suggests.
    function name(suggested: url): void {
        root.currentFile = suggested;
        root.open();
        look.dress(decodeURIComponent(String(suggested).split("/").pop()));
    }

    options: FileDialog.DontConfirmOverwrite
    onAccepted: Shell.rememberFile(root.kind, root.selectedFile)

    DialogDress {
        id: look
        window: root.parentWindow
    }
}
