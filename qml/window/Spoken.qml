// What is announced, for a screen reader: an item that shows itself under the name of what is said. Each next one does,
// so that none is renamed before it was read; what was said before is hidden again.
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

    // What was said in another language is not there any more.
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
