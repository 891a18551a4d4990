// The button that saves answers as a table. Beneath it stands what became of that, or whether a file may be replaced.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.ViewModels

AppButton {
    id: root

    required property ResultsTable table
    readonly property string dialogTitle: qsTr("Save the results")
    //: A kind of file, in a file dialog; %1 is its ending, csv
    readonly property string dialogFiles: qsTr("Tables (*.%1)")
    /// Null until it is wanted for the first time: the module behind it takes its time to load.
    readonly property var dialog: loader.item

    function choose(): void {
        if (!root.dialog)
            loader.setSource(Qt.resolvedUrl("ExportDialog.qml"), {
                exporter: root.table,
                title: Qt.binding(() => root.dialogTitle),
                files: Qt.binding(() => root.dialogFiles)
            });
        root.dialog.save("csv");
    }

    objectName: "saveTable"
    iconName: "table"
    hint: qsTr("Save the answers as a table (CSV) for spreadsheets")
    listOpen: news.visible
    onClicked: root.choose()

    ExportNews {
        id: news
        y: root.height
        exporter: root.table
        room: root.Window.width
    }

    // By file: Qt 6.4 makes no bound component in a Loader.
    Loader { id: loader }
}
