// Copies something, and says that it did: a tick in the place of its icon for a while, and a word for those who listen.
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
