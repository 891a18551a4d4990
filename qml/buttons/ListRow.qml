// A row of a list: a text that is pressed, lit beneath the pointer, and ringed where the keys are.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

AbstractButton {
    id: root

    /// Whether it is the one that is shown elsewhere.
    property bool here: false
    property bool ringed: false

    implicitHeight: Math.max(36 * Theme.textScale, contentItem.implicitHeight + Theme.spaceS)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.selected: root.here
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.here ? Theme.jadeWash : root.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.ringed; anchors.margins: 1; radius: Theme.radiusSmall }
    }
    contentItem: MuteText {
        text: root.text
        color: root.here ? Theme.jade : Theme.ink
        verticalAlignment: Text.AlignVCenter
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
