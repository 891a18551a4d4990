// A number put together from powers of two: a row of switches that adds up, each marked where the answer went wrong.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

Row {
    id: root

    /// The weights, the highest first, as text; bounded by what a person adds up by clicking.
    required property list<string> weights
    /// A 0 or 1 for each weight.
    required property string bits
    property bool editable: true

    signal flipped(weight: string)

    spacing: Theme.spaceXS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Bits of the answer")

    Repeater {
        model: root.weights
        AbstractButton {
            id: bit
            required property int index
            required property string modelData
            readonly property bool one: root.bits[bit.index] === "1"

            objectName: "answerBit" + bit.modelData
            implicitWidth: Math.max(36 * Theme.textScale, weight.implicitWidth + Theme.spaceS)
            implicitHeight: 56 * Theme.textScale
            enabled: root.editable
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.CheckBox
            Accessible.name: qsTr("the %1s bit").arg(bit.modelData)
            Accessible.checkable: true
            Accessible.checked: bit.one
            Accessible.onPressAction: bit.clicked()
            Accessible.onToggleAction: bit.clicked()
            Keys.onLeftPressed: bit.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: bit.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            onClicked: root.flipped(bit.modelData)

            contentItem: Item {
                AppText {
                    id: weight
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: bit.modelData
                    color: bit.one ? Theme.ink : Theme.faint
                    font.pixelSize: Theme.small
                    font.bold: bit.one
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 4 }
                    width: 28 * Theme.textScale
                    height: width
                    radius: width / 2
                    color: bit.one ? Theme.ink : bit.hovered && bit.enabled ? Theme.hover : "transparent"
                    border.width: bit.one ? 0 : 1
                    border.color: Theme.edge
                    AppText {
                        anchors.centerIn: parent
                        text: bit.one ? "1" : "0"
                        color: bit.one ? Theme.raised : Theme.faint
                        font.bold: bit.one
                        Accessible.ignored: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radiusSmall
                color: "transparent"
                FocusRing { shown: bit.visualFocus; gap: 0; radius: Theme.radiusSmall }
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor; enabled: bit.enabled }
        }
    }
}
