// What an answer was: right and why, or what is wrong with that answer and what the other player makes of it.
import QtQuick
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property PracticeSession session
    readonly property bool wrong: root.session.state === PracticeSession.Wrong
    readonly property color tint: root.wrong ? Theme.cinnabar : Theme.jade

    visible: root.session.verdict !== ""
    implicitHeight: content.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusCard - 2
    color: root.wrong ? Theme.cinnabarWash : Theme.jadeWash
    border.color: root.tint
    Accessible.role: Accessible.AlertMessage
    //: What a screen reader announces: %1 is "Right" or "Not yet", %2 says why
    Accessible.name: qsTr("%1: %2").arg(root.session.verdict).arg(root.session.reason.replace(/<.+?>/g, ""))

    RowLayout {
        id: content
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceM }
        spacing: Theme.spaceM

        AppIcon {
            Layout.alignment: Qt.AlignTop
            icon: root.wrong ? "circle-x" : root.session.state === PracticeSession.Shown ? "eye" : "circle-check"
            color: root.tint
            size: Math.round(24 * Theme.textScale)
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceXS
            RowLayout {
                spacing: Theme.spaceM
                AppText {
                    objectName: "verdict"
                    Layout.fillWidth: true
                    text: root.session.verdict
                    color: root.tint
                    font.bold: true
                    Accessible.ignored: true
                }
                AppButton {
                    objectName: "refute"
                    visible: root.session.canRefute
                    text: root.session.refuting ? qsTr("Back to your move") : qsTr("Show how the opponent wins")
                    iconName: root.session.refuting ? "arrow-back-up" : "player-skip-forward"
                    keys: "W"
                    onClicked: root.session.refuting = !root.session.refuting
                }
            }
            AppText {
                objectName: "reason"
                Layout.fillWidth: true
                text: root.session.reason
                Accessible.ignored: true
            }
        }
    }
}
