// Makes a screen reader say a text when the text becomes visible, and again whenever the text changes. The default is the text
// of the parent item.
import QtQuick
import Nimstone.Heard

Item {
    id: root

    property string text: root.parent?.["text"] ?? ""
    /// A key of the event that the text is about. If the key changes, for example for the next exercise, the same text is
    /// announced again.
    property string announcementKey: ""
    readonly property string due: root.visible && root.text !== "" ? root.announcementKey + "\n" + root.text : ""
    /// The key and the text of the last announcement. This property is cleared when the text becomes empty, so that the same
    /// text can be announced again.
    property string heard: ""

    onDueChanged: Qt.callLater(root.tell)

    function tell(): void {
        if (root.text === "")
            root.heard = "";
        if (root.due === "" || root.due === root.heard)
            return;
        root.heard = root.due;
        Announcer.say(Aloud.of(root.text));
    }
}
