// A button that copies a text and confirms the copying: a tick replaces the icon for a while, and a screen reader announces it.
import QtQuick
import Nimstone.Heard

AppButton {
    id: root

    iconName: done.running ? "check" : "copy"
    onClicked: {
        done.restart();
        Announcer.say(qsTr("Copied"));
    }

    Timer {
        id: done
        interval: 2000
    }
}
