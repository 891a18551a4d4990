// The name of a sheet for a screen reader, which says it as the sheet opens. It stands in the sheet.
import QtQuick
import QtQuick.Templates as T
import Nimstone.Heard

Item {
    id: root

    required property T.Popup sheet
    required property string name

    Binding {
        // The item that Qt makes of a popup: a dialog on the accessibility bus.
        target: root.sheet.contentItem.parent.Accessible
        property: "name"
        value: root.name
    }
    Connections {
        target: root.sheet
        function onAboutToShow(): void { Announcer.say(root.name); }
    }
}
