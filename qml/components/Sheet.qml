// A modal dialog in the middle of the window.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Heard
import Nimstone.Theme

Popup {
    id: root

    /// The dialog's name for a screen reader.
    required property string title
    /// The largest width of the dialog at text scale 1, in pixels. In a narrow window the dialog is narrower.
    required property real widest
    /// The share of a larger text scale by which the dialog grows, from 0 to 1. At text scale s, the largest width is widest ·
    /// (1 + (s − 1) · growth).
    property real growth: 0.6
    /// True if the dialog fades in when it opens and fades out when it closes.
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
