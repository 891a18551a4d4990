// The dialog that chooses the file of an export. The dialog does not ask whether an existing file may be replaced; the exporter
// asks.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property FileExport exporter
    required property string title
    /// The label for the kind of file in the dialog; %1 stands for the ending of the file.
    required property string files
    property string kind: ""
    readonly property string ending: root.exporter.ending(root.kind)

    function save(kind: string): void {
        root.kind = kind;
        saving.name(root.exporter.suggestedFile(kind));
    }

    FileChooser {
        id: saving
        objectName: "exportDialog"
        parentWindow: root.Window.window
        kind: "exports"
        title: root.title
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        nameFilters: [root.files.arg(root.ending), qsTr("All files (*)")]
        defaultSuffix: root.ending
        onAccepted: root.exporter.save(root.kind, saving.selectedFile)
    }
}
