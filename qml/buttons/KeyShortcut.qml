// A keyboard shortcut without a button. The list of keyboard shortcuts shows its keys and its text.
import QtQuick

Shortcut {
    id: root

    /// The key sequences, such as "Ctrl+S". Each key sequence activates the shortcut.
    required property var keys
    /// The text of the shortcut in the list of keyboard shortcuts.
    required property string words
    /// The name of the keys in the list of keyboard shortcuts. Several shortcuts with the same text and label, such as 1–9,
    /// share one row of the list.
    property string label: ""

    sequences: root.keys
}
