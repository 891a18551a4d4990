// The background of a button. It is highlighted under the pointer, and colored if the button is checked or is the primary
// button.
import QtQuick
import QtQuick.Templates as T
import Nimstone.Components
import Nimstone.Theme

Rectangle {
    id: root

    required property T.AbstractButton button
    property bool primary: false
    property bool quiet: false

    radius: Theme.radiusCard - 2
    // A disabled button is flat, so that its text stays legible.
    color: !root.button.enabled ? (root.primary ? Theme.sunken : "transparent")
        : root.primary ? (root.button.hovered ? Theme.jadeHover : Theme.jade)
        : root.button.checked ? Theme.jadeWash
        : root.button.hovered ? Theme.hover
        : root.quiet ? "transparent" : Theme.raised
    border.width: root.primary || root.quiet ? 0 : 1
    border.color: !root.button.enabled ? Theme.line : root.button.checked ? Theme.jade : Theme.edge

    FocusRing { shown: root.button.visualFocus }
}
