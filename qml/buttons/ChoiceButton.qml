// The button for one of several alternatives.
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AppRadio {
    id: root

    property string iconName: ""
    property bool quiet: false
    /// The text of the tooltip. It is also the accessible name if the button shows only an icon.
    property string hint: ""
    readonly property color tint: root.checked ? Theme.jade : Theme.ink

    implicitHeight: Math.max(36 * Theme.textScale, contentItem.implicitHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(implicitHeight, contentItem.implicitWidth + leftPadding + rightPadding)
    leftPadding: root.text === "" ? Theme.spaceS : Theme.spaceL
    rightPadding: leftPadding
    topPadding: Theme.spaceXS
    bottomPadding: Theme.spaceXS
    // A click does not move the keyboard focus to the button, so the focus stays on the board, for example.
    focusPolicy: Qt.TabFocus
    font.family: Theme.textFont
    font.pixelSize: Theme.body
    Accessible.name: Aloud.of(root.text !== "" ? root.text : root.hint)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: ButtonWords {
        text: root.text
        iconName: root.iconName
        tint: root.tint
        font: root.font
    }
    background: ButtonGround {
        button: root
        quiet: root.quiet
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    HoverTip {
        anchors.fill: parent
        shown: root.hovered
        text: root.hint
    }
}
