// The standard button: text, an icon, or both. Its tooltip names its shortcut; if `showKeys` is set, a keycap shows it too.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AbstractButton {
    id: root

    enum Look { Plain, Primary, Quiet }

    property string iconName: ""
    property int look: AppButton.Plain
    /// The key sequence that clicks the button, such as "Ctrl+Z"; empty for none.
    property string keys: ""
    readonly property string heardKeys: Keyboard.heard(root.keys)
    property bool showKeys: false
    /// True if the text wraps when the button is narrower than the text.
    property bool wraps: false
    /// The key that the keycap and the tooltip name. It differs from `keys` if the page itself handles the key, such as Enter.
    property string keyLabel: root.heardKeys
    /// Text for the tooltip, and for a screen reader if the button shows only an icon.
    property string hint: ""
    /// True while the list that the button opens is open. No tooltip is shown then, because it would cover the list.
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
    // A click does not take the keyboard focus, so it stays on the board, for example.
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    font.family: Theme.textFont
    font.pixelSize: Theme.body

    Accessible.role: root.checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: Aloud.of(root.text !== "" ? root.text : root.hint)
    // Qt 6.4 reports a disabled button as enabled.
    Accessible.description: root.enabled ? root.keyLabel : qsTr("unavailable")
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: root.pressIfAble()
    Accessible.onToggleAction: root.pressIfAble()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()

    /// Handles a screen reader's press, which Qt also sends to a disabled button.
    function pressIfAble(): void {
        if (root.enabled)
            root.press();
    }

    /// Does the same as a click; in Qt 6.4 a button has no function for that.
    function press() {
        if (root.checkable)
            root.toggle();
        root.clicked();
    }

    contentItem: ButtonWords {
        text: root.text
        iconName: root.iconName
        tint: root.tint
        font: root.font
        wraps: root.wraps
        keycap: root.showKeys ? root.keyLabel : ""
    }

    background: ButtonGround {
        button: root
        primary: root.look === AppButton.Primary
        quiet: root.look === AppButton.Quiet
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
