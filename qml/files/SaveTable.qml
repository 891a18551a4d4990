// The button that saves answers as a table. Beneath it is the result, or the question whether a file may be replaced.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.ViewModels

AppButton {
    id: root

    required property ResultsTable table
    property string title: qsTr("Save the results")
    //: The kind of files in a file dialog; %1 is the ending of the files, csv
    property string files: qsTr("Tables (*.%1)")

    objectName: "saveTable"
    iconName: "table"
    hint: qsTr("Save the answers as a table (CSV) for spreadsheets")
    listOpen: exporting.telling
    onClicked: exporting.save("csv")

    Exporting {
        id: exporting
        y: root.height
        exporter: root.table
        title: root.title
        files: root.files
    }
}
