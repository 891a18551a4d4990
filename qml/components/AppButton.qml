// The button of the product: text, an icon, or both; its shortcut shown in the tooltip and, where asked, as a keycap.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Theme

AbstractButton {
    id: root

    enum Look { Plain, Primary, Quiet }

    property string iconName: ""
    property int look: AppButton.Plain
    /// The key sequence that clicks it, such as "Ctrl+Z"; none when empty.
    property string keys: ""
    readonly property string heardKeys: Keyboard.heard(root.keys)
    property bool showKeys: false
    /// What the keycap and the tooltip name: another key than `keys` where the page itself hears it, such as Enter.
    property string keyLabel: root.heardKeys
    /// What a screen reader and the tooltip say where the text alone does not.
    property string hint: ""
    /// Whether the list that the button opens is there: the tooltip would lie on it.
    property bool listOpen: false
    readonly property color tint: !root.enabled ? Theme.faint
        : root.look === AppButton.Primary ? Theme.onJade
        : root.checked ? Theme.jade : Theme.ink

    implicitHeight: Math.max(36 * Theme.textScale, contentItem.implicitHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(implicitHeight, contentItem.implicitWidth + leftPadding + rightPadding)
    leftPadding: root.text === "" ? Theme.spaceS : Theme.spaceL
    rightPadding: leftPadding
    topPadding: Theme.spaceXS
    bottomPadding: Theme.spaceXS
    opacity: root.enabled ? 1 : 0.55
    // A click leaves the keyboard where it is, on the board say.
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    font.family: Theme.textFont
    font.pixelSize: Theme.body

    Accessible.role: root.checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: root.text !== "" ? root.text : root.hint
    Accessible.description: root.keyLabel
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: root.press()
    Accessible.onToggleAction: root.press()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()

    /// What a click does; Qt 6.4 has no way to ask a button for one.
    function press() {
        if (root.checkable)
            root.toggle();
        root.clicked();
    }

    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.spaceS
            Loader {
                active: root.iconName !== ""
                visible: active
                anchors.verticalCenter: parent.verticalCenter
                sourceComponent: AppIcon {
                    icon: root.iconName
                    color: root.tint
                }
            }
            AppText {
                visible: root.text !== ""
                text: root.text
                font: root.font
                color: root.tint
                wrapMode: Text.NoWrap
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            Loader {
                active: root.showKeys && root.keyLabel !== ""
                visible: active
                anchors.verticalCenter: parent.verticalCenter
                sourceComponent: Keycap {
                    label: root.keyLabel
                    tint: root.tint
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusCard - 2
        color: root.look === AppButton.Primary ? (root.hovered ? Theme.jadeHover : Theme.jade)
            : root.checked ? Theme.jadeWash
            : root.hovered && root.enabled ? Theme.hover
            : root.look === AppButton.Quiet ? "transparent" : Theme.raised
        border.width: root.look === AppButton.Plain ? 1 : 0
        border.color: root.checked ? Theme.jade : Theme.line
        FocusRing { shown: root.visualFocus }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor; enabled: root.enabled }

    Shortcut {
        enabled: root.heardKeys !== "" && root.enabled && root.visible
        sequences: root.heardKeys === "" ? [] : [root.heardKeys]
        onActivated: root.press()
    }

    HoverTip {
        anchors.fill: parent
        shown: root.hovered && !root.listOpen
        text: root.hint !== "" || root.keyLabel === "" ? root.hint : root.text
        keys: root.keyLabel
    }
}
