// A key that no button names by itself: heard as it stands here, and listed as it stands here on the sheet of keys.
import QtQuick

Shortcut {
    id: root

    /// The key sequences, such as "Ctrl+S": any of them is heard.
    required property var keys
    /// What they do, as a person reads it on the sheet.
    required property string words
    /// How the sheet calls the keys; several shortcuts of the same words and label, such as 1–9, are one row there.
    property string label: ""

    sequences: root.keys
}
