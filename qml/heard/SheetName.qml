// The name of a dialog for a screen reader, which says the name when the dialog opens. This item is a child of the dialog.
import QtQuick
import QtQuick.Templates as T
import Nimstone.Heard

Item {
    id: root

    required property T.Popup sheet
    required property string name

    Binding {
        // This is the item that Qt creates for the popup. On the accessibility bus, this item is the dialog.
        target: root.sheet.contentItem.parent.Accessible
        property: "name"
        value: root.name
    }
    Connections {
        target: root.sheet
        function onAboutToShow(): void { Announcer.say(root.name); }
    }
}
