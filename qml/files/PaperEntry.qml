// The list entry that shows the paper size of a PDF and changes it. The list of exports stays open meanwhile.
import QtQml
import Nimstone.ViewModels

QtObject {
    id: root

    required property FileExport exporter
    readonly property bool onLetter: root.exporter.paper === "letter"
    /// An entry as DropList expects it.
    readonly property var entry: ({
        paper: true,
        stays: true,
        //: The size of paper of a PDF
        name: root.onLetter ? qsTr("Paper: Letter") : qsTr("Paper: A4"),
        //: Beside the size of paper: pressing changes it
        more: root.onLetter ? qsTr("Change to A4") : qsTr("Change to Letter")
    })

    function change(): void {
        Shell.preferences.paper = root.onLetter ? "a4" : "letter";
    }
}
