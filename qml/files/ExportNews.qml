// The progress of an export, its result, or the question whether a file may be replaced; shown beneath the button that started
// it.
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
    /// The width of the window, in pixels, which this item must stay inside.
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

    // The message of a successful export disappears by itself.
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
                //: A button: the file that is there is written over
                text: qsTr("Replace")
                onClicked: root.exporter.replace()
            }
            AppButton {
                objectName: "exportCancel"
                visible: root.exporter.running
                //: A button: stops the writing
                text: qsTr("Cancel")
                onClicked: root.exporter.cancel()
            }
            AppButton {
                objectName: "exportDismiss"
                visible: !root.exporter.running
                //: A button that takes a message away, or leaves a file as it is
                text: root.exporter.asking ? qsTr("Keep file") : qsTr("Close")
                onClicked: root.exporter.dismiss()
            }
        }
    }
}
