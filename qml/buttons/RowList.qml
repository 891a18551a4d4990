// A list in which the arrow keys change the current row and another key chooses the current row. The list scrolls if it is too
// high.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components

ListView {
    id: root

    /// The list's name for a screen reader.
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
