// The system's dialog for the file that a table is written to; where it has none, Qt's own. Whether a file that is there
// may be replaced is asked by the table, since Qt's own dialog does not.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property ResultsTable table

    function save(): void {
        saving.options = FileDialog.DontConfirmOverwrite;
        saving.currentFile = root.table.suggestedFile();
        saving.open();
    }

    FileDialog {
        id: saving
        objectName: "tableDialog"
        title: qsTr("Save the results")
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        //: A kind of file, in a file dialog
        nameFilters: [qsTr("Tables (*.csv)"), qsTr("All files (*)")]
        defaultSuffix: "csv"
        onAccepted: root.table.save(saving.selectedFile)
    }
}
