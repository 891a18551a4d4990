// The dialog that opens a class list, for which worksheets are printed.
import QtQuick
import QtQuick.Dialogs
import Nimstone.Files
import Nimstone.ViewModels

Item {
    id: root

    required property SetPrint exporter

    signal rosterRead

    function open(): void {
        opening.choose();
    }

    FileChooser {
        id: opening
        objectName: "rosterDialog"
        parentWindow: root.Window.window
        kind: "rosters"
        title: qsTr("Choose a class list")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Class lists (*.csv *.tsv *.txt)"), qsTr("All files (*)")]
        onAccepted: {
            if (root.exporter.readRoster(opening.selectedFile))
                root.rosterRead();
        }
    }
}
