// The strip above a question of a set: the mark and the number of the item, buttons to the previous and the next exercise, and a button
// to leave the set.
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

RowLayout {
    id: root

    required property PracticeSetRun run
    /// The outcome of the current place, as PracticeSetRun::result() returns it.
    required property int outcome

    spacing: Theme.spaceXS

    PractiseRunMark { outcome: root.outcome }

    AppText {
        objectName: "setWhere"
        Layout.fillWidth: true
        text: root.run.shown.where
        color: Theme.goldText
        font.pixelSize: Theme.small
    }
    AppButton {
        objectName: "setBack"
        look: AppButton.Quiet
        iconName: "chevron-left"
        hint: qsTr("Previous item")
        keys: "Alt+Left"
        enabled: root.run.shown.place > 0
        onClicked: root.run.back()
    }
    AppButton {
        objectName: "setForward"
        look: AppButton.Quiet
        iconName: "chevron-right"
        hint: root.run.shown.place + 1 < root.run.shown.count ? qsTr("Next item") : qsTr("See results")
        keys: "Alt+Right"
        onClicked: root.run.forward()
    }
    AppButton {
        objectName: "setResult"
        look: AppButton.Quiet
        iconName: "list-check"
        hint: qsTr("See the results so far")
        onClicked: root.run.finish()
    }
    AppButton {
        objectName: "setLeave"
        look: AppButton.Quiet
        iconName: "x"
        hint: qsTr("Leave the set")
        onClicked: root.run.leave()
    }
}
