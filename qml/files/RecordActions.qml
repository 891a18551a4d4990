// Exports and opens the practice record as files. It exports all answers, opens files with other people's answers to compare
// them, and adds the answers of a file in a separate step, which can be undone. It shows the result of each action.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property RecordFiles files
    /// A sentence about the contents of the file that is shown.
    required property string summary
    /// True if this item lists the opened files, false if another item lists them.
    property bool listed: true
    /// The dialog; null until the dialog is needed for the first time, because loading its module takes time.
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
        hint: qsTr("Save them to a file in your Documents folder")
        enabled: root.files.answers > 0
        onClicked: root.files.exportRecord()
    }
    AppButton {
        objectName: "importRecord"
        text: qsTr("Open exported answers…")
        iconName: "folder-open"
        hint: qsTr("Compare them with your record, which does not change")
        enabled: !root.files.reading
        onClicked: root.choose()
    }
    AppButton {
        objectName: "undoRecord"
        visible: text !== "" && root.files.shown < 0
        text: root.files.undoText
        iconName: "arrow-back-up"
        hint: qsTr("Remove from your record what this file added")
        onClicked: root.files.undoAdding()
    }
    RecordOpened {
        visible: root.listed && root.files.opened.length > 0
        width: root.width
        files: root.files
        summary: root.summary
    }
    FittedText {
        objectName: "recordNews"
        visible: text !== ""
        room: root.width
        height: Math.max(implicitHeight, 36 * Theme.textScale)
        verticalAlignment: Text.AlignVCenter
        text: root.files.news
        color: root.files.failed ? Theme.cinnabar : Theme.faint
        Announcement { }
    }

    // The dialog is loaded by the name of its file, because Qt 6.4 cannot create a bound component in a Loader.
    Loader { id: loader }
}
