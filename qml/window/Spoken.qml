// Announces texts to screen readers. Each text becomes the name of an item without a visible size, and the item is made
// visible. Several items are used in turn, so that no item is renamed before its name was read. The item of the previous text
// is hidden.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Heard

Item {
    id: root

    property int current: 0

    Connections {
        target: Announcer
        function onSaid(words: string): void {
            root.current = (root.current + 1) % notices.count;
            notices.itemAt(root.current)["words"] = words;
        }
    }

    // When the language changes, the texts in the old language are removed.
    Connections {
        target: Aloud
        function onLanguageChanged(): void {
            for (let index = 0; index < notices.count; ++index)
                notices.itemAt(index)["words"] = "";
        }
    }

    component Notice: Item {
        required property int index
        property string words: ""

        width: 1
        height: 1
        visible: index === root.current && words !== ""
        Accessible.role: Accessible.Notification
        Accessible.name: words
    }

    Repeater {
        id: notices
        model: 16
        Notice { }
    }
}
