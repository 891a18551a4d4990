// The details beneath the current line of a proof: on request, the reason for each equality; and buttons for the theorems that
// the line uses.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Terms
import Nimstone.Theme

Column {
    id: root

    /// The laws that the step uses: objects with `name` and `reason`.
    required property var laws
    /// The theorems that the step uses: objects with `title`, `position`, and `oneOfSeveral`, which is true if another object
    /// has the same title.
    required property var uses
    property bool open: false
    /// The index of the law whose reason is shown, from 0; −1 if no reason is shown.
    property int chosen: -1

    signal useFollowed(use: int)

    function toggle(): void {
        root.open = !root.open;
        root.chosen = root.open ? 0 : -1;
    }

    spacing: Theme.spaceS

    Flow {
        width: parent.width
        spacing: Theme.spaceS

        ToggleButton {
            objectName: "proveWhy"
            visible: root.laws.length > 0
            look: AppButton.Quiet
            on: root.open
            iconName: "help-circle"
            text: qsTr("Why?")
            keys: "W"
            font.pixelSize: Theme.small
            onClicked: root.toggle()
        }
        Repeater {
            model: root.uses.length
            AppButton {
                id: use
                required property int index
                readonly property var described: root.uses[use.index] ?? { title: "", position: "", oneOfSeveral: false }
                objectName: "proveUse" + use.index
                look: AppButton.Quiet
                iconName: "arrows-split-2"
                text: use.described.oneOfSeveral
                    //: A button beside a step of a proof that uses a theorem several times: %1 is the title of the theorem, %2 a position such as "Nim (3, 4)"
                    ? qsTr("By: %1 applied to %2").arg(use.described.title).arg(use.described.position)
                    //: A button beside a step of a proof: %1 is the title of the theorem that the step uses
                    : qsTr("By: %1").arg(use.described.title)
                hint: qsTr("Opens it for %1").arg(use.described.position)
                font.pixelSize: Theme.small
                onClicked: root.useFollowed(use.index)
            }
        }
    }

    Repeater {
        model: root.open ? root.laws.length : 0
        Column {
            id: law
            required property int index
            readonly property var described: root.laws[law.index] ?? { name: "", reason: "" }
            width: root.width
            spacing: 2

            AppButton {
                objectName: "proveLaw" + law.index
                look: AppButton.Quiet
                iconName: root.chosen === law.index ? "chevron-down" : "chevron-right"
                text: law.described.name
                font.pixelSize: Theme.small
                onClicked: root.chosen = root.chosen === law.index ? -1 : law.index
            }
            TermText {
                objectName: "proveLawReason" + law.index
                visible: root.chosen === law.index
                x: Theme.spaceXL
                width: parent.width - x
                text: law.described.reason
                font.pixelSize: Theme.small
            }
        }
    }
}
