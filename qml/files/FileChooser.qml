// A dialog that asks for a file: the system's, or Qt's own where the system has none. It begins in the last folder of its kind of
// files. It never asks whether a file may be replaced: whoever writes the file asks, as Qt's own dialog in Qt 6.4 never does, and
// no dialog does for a name that was typed without its ending.
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

FileDialog {
    id: root

    /// The kind of files of which the last folder is remembered: "games", "exports". `parentWindow` must be set, too.
    required property string kind

    /// To read a file.
    function choose(): void {
        root.currentFiles = [];
        root.currentFolder = Shell.filesFolder(root.kind);
        root.open();
        look.dress("");
    }

    /// To write a file; `suggested` is the name that is offered.
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
