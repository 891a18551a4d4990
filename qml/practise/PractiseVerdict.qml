// The verdict on an answer. A right answer is shown with the reason, a wrong answer with the mistake and the other player's
// reply.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Terms
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property PracticeSession session
    readonly property bool wrong: root.session.state === PracticeSession.Wrong
    /// The approximate length of the longest verdicts, in letters. Verdicts on heaps are shorter, because they refer to the
    /// board.
    readonly property int usualLetters: root.session.exercise.onHeaps ? 240 : 320
    /// The height, in pixels at the current width, that is enough for nearly all verdicts: a button, and the lines that
    /// `usualLetters` letters need.
    readonly property real usualHeight: 2 * Theme.spaceM + 36 * Theme.textScale + Theme.spaceXS
        + Math.ceil(root.usualLetters * 0.5 * Theme.body / Math.max(1, root.width - 24 * Theme.textScale - 3 * Theme.spaceM)) * 1.48 * Theme.body
    /// True because tooltips must not cover the verdict; see AppText.
    readonly property bool mustStayReadable: true
    readonly property color tint: root.wrong ? Theme.cinnabar : Theme.jade

    visible: root.session.exercise.verdict !== ""
    implicitHeight: content.implicitHeight + 2 * Theme.spaceM
    radius: Theme.radiusCard - 2
    color: root.wrong ? Theme.cinnabarWash : Theme.jadeWash
    border.color: root.tint
    Accessible.role: Accessible.Grouping
    Accessible.name: root.session.exercise.verdict

    //: Announced by a screen reader: %1 is "Right" or "Not yet", %2 is the reason
    Announcement { text: qsTr("%1: %2").arg(root.session.exercise.verdict).arg(root.session.exercise.reason) }

    // The items are positioned by hand, because nested layouts with wrapping text would request each other's heights in a loop.
    Item {
        id: content
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.spaceM }
        implicitHeight: Math.max(sign.height, words.height)
        height: content.implicitHeight

        AppIcon {
            id: sign
            icon: root.wrong ? "circle-x" : root.session.state === PracticeSession.Shown ? "eye" : "circle-check"
            color: root.tint
            size: Math.round(24 * Theme.textScale)
        }
        Column {
            id: words
            x: sign.width + Theme.spaceM
            width: content.width - words.x
            spacing: Theme.spaceXS

            Item {
                width: parent.width
                height: Math.max(verdict.height, refute.visible ? refute.height : 0)

                MuteText {
                    id: verdict
                    objectName: "verdict"
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - (refute.visible ? refute.width + Theme.spaceM : 0)
                    text: root.session.exercise.verdict
                    color: root.tint
                    font.bold: true
                }
                AppButton {
                    id: refute
                    objectName: "refute"
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    visible: root.session.exercise.canRefute
                    text: root.session.refuting ? qsTr("Show your move") : qsTr("See the refutation")
                    iconName: root.session.refuting ? "arrow-back-up" : "player-skip-forward"
                    keys: "W"
                    onClicked: root.session.refuting = !root.session.refuting
                }
            }
            TermText {
                objectName: "reason"
                width: parent.width
                text: root.session.exercise.reason
            }
        }
    }
}
