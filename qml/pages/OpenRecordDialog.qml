// The system's dialog for a file of exported answers; where it has none, Qt's own.
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property RecordFiles files

    function open(): void {
        opening.open();
    }

    FileDialog {
        id: opening
        objectName: "recordDialog"
        title: qsTr("Add exported answers")
        nameFilters: [qsTr("Exported answers (*.json)"), qsTr("All files (*)")]
        onAccepted: root.files.importRecord(opening.selectedFile)
    }
}
