// A list whose rows are walked by keys: it scrolls where it has to, and a key chooses the current row.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components

ListView {
    id: root

    /// What a screen reader calls it.
    required property string label

    signal chosen

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar { }
    Accessible.role: Accessible.List
    Accessible.name: root.label
    Keys.onReturnPressed: root.chosen()
    Keys.onEnterPressed: root.chosen()
    Keys.onSpacePressed: root.chosen()
}
