// A seal at the edge of a proof's figure. The seal means that the proof was checked; its tooltip says what was checked. The
// seal is hidden if nothing was checked.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Rectangle {
    id: root

    /// A sentence about the checks of the proof; empty if nothing was checked.
    required property string words

    visible: root.words !== ""
    implicitWidth: row.implicitWidth + 2 * Theme.spaceS
    implicitHeight: row.implicitHeight + 2
    radius: height / 2
    color: Theme.jadeWash
    border.color: Theme.jade
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text
    Accessible.description: root.words

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.spaceXS
        AppIcon {
            anchors.verticalCenter: parent.verticalCenter
            icon: "check"
            size: Math.round(14 * Theme.textScale)
            color: Theme.jade
        }
        MuteText {
            id: label
            //: On the seal of a proof: all steps of the proof were checked
            text: qsTr("checked")
            color: Theme.jade
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
        }
    }
    HoverHandler { id: pointer }
    HoverTip {
        anchors.fill: parent
        shown: pointer.hovered
        text: root.words
    }
}
