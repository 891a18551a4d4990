// One setting: its name and what it is for at the left, its choice at the right; beneath each other where it is narrow.
import QtQuick
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme

GridLayout {
    id: root

    required property string title
    property string note: ""
    default property alias control: holder.data

    columns: width < 620 * Theme.textScale ? 1 : 2
    columnSpacing: Theme.spaceXL
    rowSpacing: Theme.spaceS

    ColumnLayout {
        Layout.fillWidth: root.columns === 1
        Layout.preferredWidth: root.columns === 1 ? root.width : root.width * 0.4
        Layout.alignment: Qt.AlignTop
        spacing: 2
        AppText {
            Layout.fillWidth: true
            text: "<b>" + root.title + "</b>"
            Accessible.name: root.title
        }
        AppText {
            Layout.fillWidth: true
            visible: root.note !== ""
            text: root.note
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }
    Item {
        id: holder
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        implicitHeight: childrenRect.height
    }
}
