// Describes a common mistake. A button opens a program with this mistake.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    required property string words
    /// The name of the program with this mistake; empty if there is no such program.
    required property string program

    signal positionWanted(position: string)
    signal breakWanted

    implicitHeight: all.height

    AppIcon {
        y: 3 * Theme.textScale
        icon: "alert-triangle"
        color: Theme.gold
        size: Math.round(18 * Theme.textScale)
    }
    Column {
        id: all
        x: 28 * Theme.textScale
        width: root.width - x
        ContestText {
            width: parent.width
            words: root.words
            onPositionWanted: position => root.positionWanted(position)
        }
        AppButton {
            objectName: "break-" + root.program
            visible: root.program !== ""
            look: AppButton.Quiet
            //: A button that opens a wrong program; the user then looks for an input on which this program fails
            text: qsTr("Break this program")
            iconName: "bug"
            onClicked: root.breakWanted()
        }
    }
}
