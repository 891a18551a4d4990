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

    /// True if the button is beside the words, false if it is beneath them because they would be too narrow.
    readonly property bool beside: root.width - on.width - Theme.spaceM - words.x >= 200 * Theme.textScale

    signal wanted

    Layout.fillWidth: true
    implicitHeight: root.beside ? Math.max(words.implicitHeight, on.implicitHeight) : words.implicitHeight + Theme.spaceS + on.implicitHeight
    AppIcon {
        id: picture
        anchors.verticalCenter: words.verticalCenter
        icon: root.iconName
        size: Math.round(28 * Theme.textScale)
        color: root.first ? Theme.jade : Theme.faint
    }
    Column {
        id: words
        objectName: root.button + "Words"
        x: picture.width + Theme.spaceM
        y: root.beside ? (root.height - height) / 2 : 0
        width: (root.beside ? root.width - on.width - Theme.spaceM : root.width) - x
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
            maximumLineCount: 3
            elide: Text.ElideRight
        }
    }
    AppButton {
        id: on
        objectName: root.button
        x: root.beside ? root.width - width : words.x
        y: root.beside ? (root.height - height) / 2 : words.height + Theme.spaceS
        text: root.action
        look: root.first ? AppButton.Primary : AppButton.Plain
        onClicked: root.wanted()
    }
}
