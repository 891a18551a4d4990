// Saves answers as a table, and says beside the button what became of it, or asks whether a file may be replaced.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property ResultsTable table
    required property string text
    property bool ready: true
    /// Null until it is wanted for the first time: the module behind it takes its time to load.
    readonly property var dialog: loader.item

    function choose(): void {
        if (!root.dialog)
            loader.setSource(Qt.resolvedUrl("SaveTableDialog.qml"), { table: root.table });
        root.dialog.save();
    }

    spacing: Theme.spaceM

    AppButton {
        objectName: "saveTable"
        text: root.text
        iconName: "table"
        hint: qsTr("Save the answers as a table (CSV), which spreadsheets open")
        enabled: root.ready
        onClicked: root.choose()
    }
    AppText {
        objectName: "tableNews"
        visible: text !== ""
        width: Math.min(implicitWidth, root.width)
        height: Math.max(implicitHeight, 36 * Theme.textScale)
        verticalAlignment: Text.AlignVCenter
        text: root.table.news
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: root.table.failed ? Theme.cinnabar : Theme.faint
        Accessible.role: Accessible.AlertMessage
    }
    AppButton {
        objectName: "replaceTable"
        visible: root.table.asking
        //: A button: the file that is there is written over
        text: qsTr("Replace")
        onClicked: root.table.replace()
    }
    AppButton {
        objectName: "keepTable"
        visible: root.table.asking
        //: A button that leaves a file as it is
        text: qsTr("Keep it")
        onClicked: root.table.dismiss()
    }

    // By file: Qt 6.4 makes no bound component in a Loader.
    Loader { id: loader }
}
