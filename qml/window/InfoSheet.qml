// A sheet over the window that only tells something: its heading, what scrolls beneath, and a button that closes it.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Popup {
    id: root

    required property string title
    property real widest: 720
    default property alias contents: column.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(root.widest * (1 + (Theme.textScale - 1) * 0.6), parent ? parent.width - 2 * Theme.spaceXL : root.widest)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.spaceL : implicitHeight)
    padding: 0
    modal: true
    focus: true
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.feedbackTime } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.feedbackTime } }
    onAboutToShow: view.contentY = 0
    onOpened: closing.forceActiveFocus(Qt.TabFocusReason)
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    SheetName {
        sheet: root
        name: root.title
    }

    contentItem: ColumnLayout {
        spacing: 0
        // Keys that scroll what is read, wherever the focus is on the sheet.
        Keys.onDownPressed: view.flick(0, -600)
        Keys.onUpPressed: view.flick(0, 600)

        Heading {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceXL
            Layout.bottomMargin: Theme.spaceM
            text: root.title
        }
        AppFlickable {
            id: view
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: column.implicitHeight + Theme.spaceM
            contentHeight: column.implicitHeight + Theme.spaceM
            ScrollFade { view: view }
            Column {
                id: column
                x: Theme.spaceXL
                width: view.width - 2 * Theme.spaceXL
                spacing: Theme.spaceM
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.line
        }
        AppButton {
            id: closing
            objectName: "infoClose"
            Layout.margins: Theme.spaceM
            Layout.leftMargin: Theme.spaceXL
            look: AppButton.Primary
            text: qsTr("Close")
            keyLabel: "Esc"
            onClicked: root.close()
        }
    }
}
