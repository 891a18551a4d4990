// A button that opens a list beneath it, in which one entry can be chosen.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

AppButton {
    id: root

    /// The entries, the current entry and the width of the list that the button opens (a DropList).
    property alias entries: list.entries
    property alias current: list.current
    property alias listWidth: list.width

    signal chosen(index: int)

    listOpen: list.visible
    onClicked: list.open()

    DropList {
        id: list
        objectName: root.objectName + "List"
        y: root.height + Theme.spaceXS
        room: Qt.size(root.Window.width, root.Window.height)
        onChosen: index => root.chosen(index)
    }
}
