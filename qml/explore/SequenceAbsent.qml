// What the sequence view says of a game without a nim-sequence, and games that have one.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Column {
    id: root

    signal opened(position: string)

    spacing: Theme.spaceM

    AppText {
        width: parent.width
        text: qsTr("This game has no sequence of Grundy values, one for each heap. These have one:")
        Announcement { }
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceS
        Repeater {
            model: ["kayles:7", "octal(0.16):12", "subtraction(1,3,4):10"]
            AppButton {
                required property string modelData
                objectName: "sequenceOpen-" + modelData
                text: modelData
                //: A tooltip: opens the position on the button
                hint: qsTr("Open %1").arg(modelData)
                onClicked: root.opened(modelData)
            }
        }
    }
}
