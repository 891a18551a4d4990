// Announces texts to screen readers: each text becomes the name of an invisible-sized item that is made visible. The items are
// used in turn, so that none is renamed before it was read; the previous one is hidden.
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

    // Texts in the previous language are removed.
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
