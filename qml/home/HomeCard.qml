// A card of the Home page: a text about something to do, and the button that opens it.
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Card {
    id: root

    required property string title
    property string text: ""
    required property string action
    required property string iconName
    required property string button
    /// A remark at the end of the line with the title.
    property string note: ""
    /// True if the page is high enough for larger spacing.
    property bool tall: true

    signal wanted

    Layout.fillWidth: true
    Layout.preferredWidth: 4
    Layout.fillHeight: true
    implicitHeight: content.implicitHeight + 2 * (root.tall ? Theme.spaceXL : Theme.spaceL)

    ColumnLayout {
        id: content
        anchors { fill: parent; margins: root.tall ? Theme.spaceXL : Theme.spaceL }
        spacing: root.tall ? Theme.spaceM : Theme.spaceS
        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(icon.height, heading.implicitHeight)
            AppIcon {
                id: icon
                anchors.verticalCenter: parent.verticalCenter
                icon: root.iconName
                size: Math.round(28 * Theme.textScale)
                color: Theme.faint
            }
            Heading {
                id: heading
                anchors { left: icon.right; leftMargin: Theme.spaceM; right: note.left; rightMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
                level: 2
                text: root.title
            }
            NoteText {
                id: note
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: root.note
                wrapMode: Text.NoWrap
            }
        }
        AppText {
            Layout.fillWidth: true
            visible: root.text !== ""
            text: root.text
            color: Theme.faint
        }
        Item { Layout.fillHeight: true }
        AppButton {
            objectName: root.button
            text: root.action
            onClicked: root.wanted()
        }
    }
}
