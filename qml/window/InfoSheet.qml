// A dialog that only shows information: a heading, a scrolling text beneath, and a button that closes the dialog.
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Sheet {
    id: root

    default property alias contents: column.data
    /// Other items that are beside the button that closes the dialog.
    property alias actions: foot.data

    widest: 720
    fades: true
    padding: 0
    onAboutToShow: view.contentY = 0
    onOpened: closing.forceActiveFocus(Qt.TabFocusReason)

    contentItem: ColumnLayout {
        spacing: 0
        // These keys scroll the text, whichever item of the dialog has the focus.
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
        Rule { Layout.fillWidth: true }
        Row {
            id: foot
            Layout.margins: Theme.spaceM
            Layout.leftMargin: Theme.spaceXL
            spacing: Theme.spaceM
            AppButton {
                id: closing
                objectName: "infoClose"
                look: AppButton.Primary
                text: qsTr("Close")
                keyLabel: "Esc"
                onClicked: root.close()
            }
        }
    }
}
