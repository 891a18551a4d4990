// A row of a list: a text that can be pressed. The row is highlighted under the pointer, and has a focus ring while it is the
// current row.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AbstractButton {
    id: root

    /// True if the page shows the item of this row now.
    property bool here: false
    property bool ringed: false

    implicitHeight: Math.max(36 * Theme.textScale, contentItem.implicitHeight + Theme.spaceS)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: Aloud.of(root.text)
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
