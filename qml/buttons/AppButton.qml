// The standard button: text, an icon, or both. The tooltip names the shortcut of the button; if `showKeys` is true, a keycap
// shows the shortcut too.
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
    /// The key sequence that clicks the button, such as "Ctrl+Z"; empty if the button has no shortcut.
    property string keys: ""
    readonly property string heardKeys: Keyboard.heard(root.keys)
    property bool showKeys: false
    /// True if the text wraps in a button that is narrower than the text.
    property bool wraps: false
    /// The key that the keycap and the tooltip name. It differs from `keys` if the page itself handles the key, for example
    /// Enter.
    property string keyLabel: root.heardKeys
    /// The text of the tooltip. It is also the accessible name if the button shows only an icon.
    property string hint: ""
    /// True while the list that the button opens is open. The tooltip is hidden then, because it would cover the list.
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
    // A click does not move the keyboard focus to the button, so the focus stays on the board, for example.
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

    /// Handles a press by a screen reader. Qt sends such a press to a disabled button too, which ignores it.
    function pressIfAble(): void {
        if (root.enabled)
            root.press();
    }

    /// Has the same effect as a click. A button of Qt 6.4 has no function for a click.
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
