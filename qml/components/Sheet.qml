// A sheet in the middle of the window: until it is closed, nothing else is to be done.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Heard
import Nimstone.Theme

Popup {
    id: root

    /// What a screen reader calls it.
    required property string title
    /// How wide it is where the window has room for that; and how much of that larger text adds.
    required property real widest
    property real growth: 0.6
    /// Whether it comes and goes by and by.
    property bool fades: false

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(root.widest * (1 + (Theme.textScale - 1) * root.growth), parent ? parent.width - 2 * Theme.spaceXL : root.widest)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.spaceL : implicitHeight)
    padding: Theme.spaceXL
    modal: true
    focus: true
    enter: root.fades ? coming : null
    exit: root.fades ? going : null
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    Transition {
        id: coming
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.feedbackTime }
    }
    Transition {
        id: going
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.feedbackTime }
    }
    SheetName {
        sheet: root
        name: root.title
    }
}
