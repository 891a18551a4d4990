// The record of practice as files: all answers out; files of others looked at, and added by a step of its own that can be
// undone; and what became of that.
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
    /// What the file that is shown holds, in a sentence.
    required property string summary
    /// Whether the files that are looked at are listed here, and not elsewhere.
    property bool listed: true
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

    // By file: Qt 6.4 makes no bound component in a Loader.
    Loader { id: loader }
}
