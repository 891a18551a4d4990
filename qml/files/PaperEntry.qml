// The entry of an export list that shows the paper size of PDF files and changes it. The list stays open after the change.
import QtQml
import Nimstone.ViewModels

QtObject {
    id: root

    required property FileExport exporter
    readonly property bool onLetter: root.exporter.paper === "letter"
    /// The entry, an object in the form that DropList requires.
    readonly property var entry: ({
        paper: true,
        stays: true,
        //: The paper size of PDF files
        name: root.onLetter ? qsTr("Paper: Letter") : qsTr("Paper: A4"),
        //: In a list, beside the paper size: pressing the entry changes the paper size
        more: root.onLetter ? qsTr("Change to A4") : qsTr("Change to Letter")
    })

    function change(): void {
        Shell.preferences.paper = root.onLetter ? "a4" : "letter";
    }
}
