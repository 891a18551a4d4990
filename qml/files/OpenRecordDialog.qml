// The system's dialog for files of exported answers, which are looked at; where it has none, Qt's own.
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property RecordFiles files

    function open(): void {
        opening.open();
        look.dress();
    }

    DialogDress { id: look }
    FileDialog {
        id: opening
        objectName: "recordDialog"
        title: qsTr("Open exported answers")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Exported answers (*.json)"), qsTr("All files (*)")]
        onAccepted: root.files.open(opening.selectedFiles)
    }
}
