// One of several alternatives that looks as a button does.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

AppRadio {
    id: root

    property string iconName: ""
    property bool quiet: false
    /// What a screen reader and the tooltip say where the text alone does not.
    property string hint: ""
    readonly property color tint: root.checked ? Theme.jade : Theme.ink

    implicitHeight: Math.max(36 * Theme.textScale, contentItem.implicitHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(implicitHeight, contentItem.implicitWidth + leftPadding + rightPadding)
    leftPadding: root.text === "" ? Theme.spaceS : Theme.spaceL
    rightPadding: leftPadding
    topPadding: Theme.spaceXS
    bottomPadding: Theme.spaceXS
    // A click leaves the keyboard where it is, on the board say.
    focusPolicy: Qt.TabFocus
    font.family: Theme.textFont
    font.pixelSize: Theme.body
    Accessible.name: root.text !== "" ? root.text : root.hint
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
