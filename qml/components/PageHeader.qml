// The top of a page: its title, a line about it, and room for its actions at the end.
import QtQuick
import QtQuick.Layouts
import Nimstone.Theme

RowLayout {
    id: root

    required property string title
    property string subtitle: ""
    default property alias actions: actionRow.data

    spacing: Theme.spaceM

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 2
        Heading {
            Layout.fillWidth: true
            text: root.title
            elide: Text.ElideRight
            maximumLineCount: 2
        }
        AppText {
            Layout.fillWidth: true
            visible: root.subtitle !== ""
            text: root.subtitle
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }
    Row {
        id: actionRow
        spacing: Theme.spaceS
        Layout.alignment: Qt.AlignTop
    }
}
