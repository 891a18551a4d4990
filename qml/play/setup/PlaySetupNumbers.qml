// One heap, step, block or coordinate in the dialog for a new game: a field for its number, or two fields for the sides of a
// block; buttons that change a number by one; and a button that removes the heap.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property int index
    required property PlaySetup setup
    /// The available width in pixels. If the width is small, the buttons that change numbers by one are hidden.
    required property real room
    readonly property bool tight: root.room < (root.setup.table.group === 2 ? 340 : 200) * Theme.textScale
    readonly property int first: root.index * root.setup.table.group

    implicitWidth: row.implicitWidth + Theme.spaceS
    implicitHeight: 40 * Theme.textScale
    radius: Theme.radiusCard - 2
    color: "transparent"
    border.color: Theme.edge

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 2
        Repeater {
            model: root.setup.table.group
            Row {
                id: number
                required property int index
                readonly property int place: root.first + number.index
                readonly property string size: root.setup.table.numbers[number.place] ?? ""
                readonly property string name: root.setup.table.numberNames[number.place] ?? ""
                readonly property int part: root.setup.part
                onPartChanged: field.settle()

                spacing: 2
                MuteText {
                    visible: root.setup.table.namesShown || number.index > 0
                    anchors.verticalCenter: parent.verticalCenter
                    leftPadding: Theme.spaceS
                    rightPadding: Theme.spaceXS
                    text: number.index > 0 ? "×" : number.name
                    wrapMode: Text.NoWrap
                    color: Theme.faint
                }
                AppButton {
                    objectName: "setupLess" + number.place
                    visible: !root.tight
                    look: AppButton.Quiet
                    iconName: "minus"
                    hint: qsTr("%1: one less").arg(number.name)
                    enabled: number.size !== "0"
                    onClicked: {
                        root.setup.change(number.place, -1);
                        field.settle();
                    }
                }
                AppTextField {
                    id: field
                    objectName: "setupNumber" + number.place
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(52 * Theme.textScale, metrics.advanceWidth + 2 * Theme.spaceM + Theme.spaceS)
                    label: number.name
                    value: number.size
                    maximumLength: 19
                    problem: field.text === number.size ? "" : qsTr("This number is not allowed here.")
                    showsProblem: false
                    onEdited: root.setup.setNumber(number.place, field.text)
                    Connections {
                        target: root.setup
                        function onChosen(): void { field.follow(); }
                    }
                    TextMetrics {
                        id: metrics
                        font.family: Theme.textFont
                        font.pixelSize: Theme.body
                        text: field.text
                    }
                }
                AppButton {
                    objectName: "setupMore" + number.place
                    visible: !root.tight
                    look: AppButton.Quiet
                    iconName: "plus"
                    hint: qsTr("%1: one more").arg(number.name)
                    onClicked: {
                        root.setup.change(number.place, 1);
                        field.settle();
                    }
                }
            }
        }
        AppButton {
            objectName: "setupRemove" + root.index
            look: AppButton.Quiet
            iconName: "x"
            visible: root.setup.table.canRemove
            hint: qsTr("Remove: %1").arg(root.setup.table.numberNames[root.first] ?? "")
            onClicked: root.setup.removeHeap(root.first)
        }
    }
}
