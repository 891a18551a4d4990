// The record of practice as files: all answers out, those of another computer in, and what became of that.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property RecordFiles files
    /// Null until it is wanted for the first time: the module behind it takes its time to load.
    readonly property var dialog: loader.item

    function choose(): void {
        if (!root.dialog)
            loader.setSource(Qt.resolvedUrl("OpenRecordDialog.qml"), { files: root.files });
        root.dialog.open();
    }

    spacing: Theme.spaceM

    AppButton {
        objectName: "exportRecord"
        text: qsTr("Export all answers")
        iconName: "file-export"
        hint: qsTr("Write them to a file in your folder of documents")
        enabled: root.files.answers > 0
        onClicked: root.files.exportRecord()
    }
    AppButton {
        objectName: "importRecord"
        text: qsTr("Add exported answers…")
        iconName: "folder-open"
        hint: qsTr("From another computer, say; none counts twice")
        onClicked: root.choose()
    }
    FittedText {
        objectName: "recordNews"
        visible: text !== ""
        room: root.width
        height: Math.max(implicitHeight, 36 * Theme.textScale)
        verticalAlignment: Text.AlignVCenter
        text: root.files.news
        color: root.files.failed ? Theme.cinnabar : Theme.faint
        Accessible.role: Accessible.AlertMessage
    }

    // By file: Qt 6.4 makes no bound component in a Loader.
    Loader { id: loader }
}
