// A number composed of powers of two: a row of switches, one for each power of two. The wrong bits of an answer are marked.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Row {
    id: root

    /// The powers of two as text, the highest first. There are so few that a person can compose the number by clicks.
    required property list<string> weights
    /// The bits of the number as text, a digit 0 or 1 for each weight.
    required property string bits
    property bool editable: true

    signal flipped(weight: string)

    spacing: Theme.spaceXS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Bits of the answer")

    Repeater {
        model: root.weights
        AppCheck {
            id: bit
            required property int index
            required property string modelData

            current: root.bits[bit.index] === "1"
            objectName: "answerBit" + bit.modelData
            implicitWidth: Math.max(36 * Theme.textScale, weight.implicitWidth + Theme.spaceS)
            implicitHeight: 56 * Theme.textScale
            enabled: root.editable
            focusPolicy: Qt.StrongFocus
            Accessible.name: qsTr("the %1s bit").arg(bit.modelData)
            Keys.onLeftPressed: bit.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: bit.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            onClicked: root.flipped(bit.modelData)

            contentItem: Item {
                MuteText {
                    id: weight
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: bit.modelData
                    color: bit.current ? Theme.ink : Theme.faint
                    font.pixelSize: Theme.small
                    font.bold: bit.current
                }
                Rectangle {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 4 }
                    width: 28 * Theme.textScale
                    height: width
                    radius: width / 2
                    color: bit.current ? Theme.ink : bit.hovered && bit.enabled ? Theme.hover : "transparent"
                    border.width: bit.current ? 0 : 1
                    border.color: Theme.edge
                    MuteText {
                        anchors.centerIn: parent
                        text: bit.current ? "1" : "0"
                        color: bit.current ? Theme.raised : Theme.faint
                        font.bold: bit.current
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
