// One item of unfinished work: its icon, its title and progress, and the button that continues the work.
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    required property string iconName
    required property string title
    property string text: ""
    required property string action
    required property string button
    property bool first: false

    signal wanted

    Layout.fillWidth: true
    implicitHeight: Math.max(words.implicitHeight, on.implicitHeight)
    AppIcon {
        id: picture
        anchors.verticalCenter: parent.verticalCenter
        icon: root.iconName
        size: Math.round(28 * Theme.textScale)
        color: root.first ? Theme.jade : Theme.faint
    }
    Column {
        id: words
        anchors { left: picture.right; leftMargin: Theme.spaceM; right: on.left; rightMargin: Theme.spaceM; verticalCenter: parent.verticalCenter }
        AppText {
            width: parent.width
            text: root.title
            font.bold: true
        }
        AppText {
            width: parent.width
            visible: root.text !== ""
            text: root.text
            color: Theme.faint
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
    AppButton {
        id: on
        objectName: root.button
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: root.action
        look: root.first ? AppButton.Primary : AppButton.Plain
        onClicked: root.wanted()
    }
}
