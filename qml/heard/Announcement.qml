// Has a screen reader say a text as soon as it shows, and again whenever it changes: that of the item it stands in, if no
// other is given.
import QtQuick
import Nimstone.Heard

Item {
    id: root

    property string text: root.parent?.["text"] ?? ""
    /// With another occasion the same words are news again: those of the next exercise, say.
    property string occasion: ""
    readonly property string due: root.visible && root.text !== "" ? root.occasion + "\n" + root.text : ""
    /// What was said of it; nothing once it is empty, so that the same news is said when it comes again.
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
