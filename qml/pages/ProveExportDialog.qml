// The system's dialog for the file that a proof is written to; where it has none, Qt's own. Whether a file that is there
// may be replaced is asked by the exporter, since Qt's own dialog does not.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property ProveExport exporter
    property string kind: ""
    readonly property string ending: root.exporter.ending(root.kind)

    function save(kind: string): void {
        root.kind = kind;
        saving.options = FileDialog.DontConfirmOverwrite;
        saving.currentFile = root.exporter.suggestedFile(kind);
        saving.open();
    }

    FileDialog {
        id: saving
        objectName: "proveSaveDialog"
        title: qsTr("Save the proof")
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        //: A kind of file, in a file dialog; %1 is its ending, such as pdf
        nameFilters: [qsTr("Proofs (*.%1)").arg(root.ending), qsTr("All files (*)")]
        defaultSuffix: root.ending
        onAccepted: root.exporter.save(root.kind, saving.selectedFile)
    }
}
