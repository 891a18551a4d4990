// A dialog that asks for a folder: the system's dialog, or Qt's own dialog if the system has none. It starts where the last file or
// folder of its kind was chosen.
import QtQuick.Dialogs
import Nimstone.ViewModels

FolderDialog {
    id: root

    /// The kind of files in the folder; see FileChooser. `parentWindow` must be set too.
    required property string kind

    function choose(): void {
        root.currentFolder = Shell.filesFolder(root.kind);
        root.open();
        look.dress("");
    }

    onAccepted: Shell.rememberFile(root.kind, root.selectedFolder)

    DialogDress {
        id: look
        window: root.parentWindow
    }
}
