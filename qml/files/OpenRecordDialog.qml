// The dialog that opens files with exported answers, to compare them.
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property RecordFiles files

    function open(): void {
        opening.choose();
    }

    FileChooser {
        id: opening
        objectName: "recordDialog"
        parentWindow: root.Window.window
        kind: "records"
        title: qsTr("Open exported answers")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Exported answers (*.json)"), qsTr("All files (*)")]
        onAccepted: root.files.open(opening.selectedFiles)
    }
}
