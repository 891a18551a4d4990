// The content of a button: an icon, a text, or both, and a keycap with the shortcut.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    required property string text
    required property string iconName
    required property color tint
    required property font font
    /// The name of the key on the keycap; empty if there is no keycap.
    property string keycap: ""

    /// True if the text wraps in a button that is narrower than the text.
    property bool wraps: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.spaceS
        AppIcon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName !== ""
            icon: root.iconName
            color: root.tint
        }
        MuteText {
            id: words
            visible: root.text !== ""
            width: root.wraps ? Math.max(0, root.width - words.x) : implicitWidth
            text: root.text
            font: root.font
            color: root.tint
            wrapMode: root.wraps ? Text.Wrap : Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
        Repeater {
            model: root.keycap === "" ? 0 : 1
            Keycap {
                anchors.verticalCenter: parent?.verticalCenter
                label: root.keycap
                tint: root.tint
            }
        }
    }
}
