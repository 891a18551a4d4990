// The message beneath the button that started an export: the progress, the result, or the question whether a file may be
// replaced.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Popup {
    id: root

    required property FileExport exporter
    /// The width of the window, in pixels. This item must stay inside the window.
    required property real room

    objectName: "exportNews"
    visible: root.exporter.news !== ""
    closePolicy: Popup.NoAutoClose
    width: Math.min(360 * Theme.textScale, root.room - 2 * Theme.spaceL)
    margins: Theme.spaceL
    padding: Theme.spaceM
    focus: root.exporter.asking

    background: Rectangle {
        color: root.exporter.failed ? Theme.cinnabarWash : Theme.raised
        border.color: root.exporter.failed ? Theme.cinnabar : Theme.edge
        radius: Theme.radiusCard
    }

    // The message about a successful export disappears by itself.
    Timer {
        interval: 4000
        running: root.visible && !root.exporter.running && !root.exporter.failed && !root.exporter.asking
        onTriggered: root.exporter.dismiss()
    }

    contentItem: Column {
        spacing: Theme.spaceS

        AppText {
            objectName: "exportText"
            width: parent.width
            text: root.exporter.news
            Announcement { }
        }
        ProgressLine {
            visible: root.exporter.running
            width: parent.width
            progress: root.exporter.progress
            label: root.exporter.news
        }
        Row {
            spacing: Theme.spaceS
            AppButton {
                objectName: "exportReplace"
                visible: root.exporter.asking
                look: AppButton.Primary
                //: A button: the export replaces the existing file
                text: qsTr("Replace")
                onClicked: root.exporter.replace()
            }
            AppButton {
                objectName: "exportCancel"
                visible: root.exporter.running
                //: A button that cancels the export
                text: qsTr("Cancel")
                onClicked: root.exporter.cancel()
            }
            AppButton {
                objectName: "exportDismiss"
                visible: !root.exporter.running
                //: A button that closes a message ("Close"), or that keeps an existing file instead of replacing it ("Keep file")
                text: root.exporter.asking ? qsTr("Keep file") : qsTr("Close")
                onClicked: root.exporter.dismiss()
            }
        }
    }
}
