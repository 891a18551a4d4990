// The button of the product: text, an icon, or both; its shortcut shown in the tooltip and, where asked, as a keycap.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
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
    /// Whether its text wraps where the button is given less width than that.
    property bool wraps: false
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
    // A click leaves the keyboard where it is, on the board say.
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    font.family: Theme.textFont
    font.pixelSize: Theme.body

    Accessible.role: root.checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.name: root.text !== "" ? root.text : root.hint
    // Qt 6.4 tells of a disabled button that it is enabled.
    Accessible.description: root.enabled ? root.keyLabel : qsTr("unavailable")
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: root.pressIfAble()
    Accessible.onToggleAction: root.pressIfAble()
    Keys.onReturnPressed: root.press()
    Keys.onEnterPressed: root.press()

    /// A screen reader's press: Qt sends it to a button that is disabled, too.
    function pressIfAble(): void {
        if (root.enabled)
            root.press();
    }

    /// What a click does; Qt 6.4 has no way to ask a button for one.
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
