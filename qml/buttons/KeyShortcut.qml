// A shortcut that no button shows. The list of keyboard shortcuts takes its keys and its text from here.
import QtQuick

Shortcut {
    id: root

    /// The key sequences, such as "Ctrl+S"; each of them activates the shortcut.
    required property var keys
    /// The text of the shortcut in the list of keyboard shortcuts.
    required property string words
    /// The name of the keys in that list. Several shortcuts with the same text and label, such as 1–9, are one row there.
    property string label: ""

    sequences: root.keys
}
