// The ground of a button: lit under the pointer, set apart where it is chosen or the one to press.
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
    // Disabled it is flat: its words stay legible.
    color: !root.button.enabled ? (root.primary ? Theme.sunken : "transparent")
        : root.primary ? (root.button.hovered ? Theme.jadeHover : Theme.jade)
        : root.button.checked ? Theme.jadeWash
        : root.button.hovered ? Theme.hover
        : root.quiet ? "transparent" : Theme.raised
    border.width: root.primary || root.quiet ? 0 : 1
    border.color: !root.button.enabled ? Theme.line : root.button.checked ? Theme.jade : Theme.edge

    FocusRing { shown: root.button.visualFocus }
}
