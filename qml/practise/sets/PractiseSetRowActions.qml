// The buttons for one entry of a set: move up, move down, replace, remove.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components

Row {
    id: root

    required property PractiseSetRow row

    AppButton {
        objectName: "setUp" + root.row.index
        look: AppButton.Quiet
        iconName: "chevron-up"
        hint: qsTr("Move up")
        keyLabel: "Alt+↑"
        enabled: root.row.index > 0
        onClicked: root.row.moved(-1)
    }
    AppButton {
        objectName: "setDown" + root.row.index
        look: AppButton.Quiet
        iconName: "chevron-down"
        hint: qsTr("Move down")
        keyLabel: "Alt+↓"
        enabled: !root.row.last
        onClicked: root.row.moved(1)
    }
    AppButton {
        objectName: "setRedraw" + root.row.index
        visible: root.row.isExercise
        look: AppButton.Quiet
        iconName: "refresh"
        hint: root.row.drawn ? qsTr("Replace with another of the same skill and level") : qsTr("These heaps are given, so no others are drawn")
        keyLabel: Keyboard.heard("R")
        enabled: root.row.drawn
        onClicked: root.row.redrawn()
    }
    AppButton {
        objectName: "setOut" + root.row.index
        look: AppButton.Quiet
        iconName: "trash"
        hint: qsTr("Remove")
        keyLabel: "Del"
        onClicked: root.row.takenOut()
    }
}
