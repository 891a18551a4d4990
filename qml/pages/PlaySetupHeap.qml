// One heap on the setup sheet: its size, one stone more or less, and away with it.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property int index
    required property PlaySetup setup
    readonly property string size: setup.heaps[root.index] ?? ""

    implicitWidth: row.implicitWidth + Theme.spaceS
    implicitHeight: 40 * Theme.textScale
    radius: Theme.radiusCard - 2
    color: "transparent"
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Heap %1").arg(root.index + 1)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: 2
        AppButton {
            objectName: "setupLess" + root.index
            look: AppButton.Quiet
            iconName: "minus"
            hint: qsTr("One stone less in heap %1").arg(root.index + 1)
            enabled: root.size !== "0"
            onClicked: root.setup.change(root.index, -1)
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(implicitWidth, 28 * Theme.textScale)
            horizontalAlignment: Text.AlignHCenter
            text: root.size
            font.bold: true
            wrapMode: Text.NoWrap
        }
        AppButton {
            objectName: "setupMore" + root.index
            look: AppButton.Quiet
            iconName: "plus"
            hint: qsTr("One stone more in heap %1").arg(root.index + 1)
            onClicked: root.setup.change(root.index, 1)
        }
        AppButton {
            objectName: "setupRemove" + root.index
            look: AppButton.Quiet
            iconName: "x"
            visible: root.setup.heaps.length > 1
            hint: qsTr("Remove heap %1").arg(root.index + 1)
            onClicked: root.setup.removeHeap(root.index)
        }
    }
}
