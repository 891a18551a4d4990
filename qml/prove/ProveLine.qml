// One line of the derivation: its number, its statement, and the reason. The current line has more details beneath. If there is
// a question about the line, the question replaces the line.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Terms
import Nimstone.Theme
import Nimstone.ViewModels

T.ItemDelegate {
    id: root

    required property ProveSession session
    required property int index
    required property string statement
    required property string reason
    /// The line with the person's own numbers, in a proof with variables; else empty.
    required property string instance
    required property var laws
    required property var uses
    /// True in a lecture. Only the current line is open then; each other line is folded to one line of text.
    property bool lecture: false
    readonly property bool folded: root.lecture && !root.current
    readonly property bool cut: root.folded && statementText.contentWidth > lines.width
    readonly property int pad: root.folded ? Theme.spaceXS : Theme.spaceM
    readonly property int step: root.session.step
    readonly property int number: root.index + 1
    readonly property bool shown: root.number <= root.step
    readonly property bool asked: !root.shown && root.session.prediction.step === root.number
    readonly property bool current: root.asked || (root.number === root.step && root.session.prediction.step === 0)
    readonly property bool answered: root.shown && root.session.prediction.answered === root.number
    /// The height of the line with all its texts in pixels, even while texts are hidden.
    readonly property real wholeHeight: statementText.height + Theme.spaceXS + reasonText.height
        + (root.instance === "" ? 0 : instanceText.height + Theme.spaceXS) + 2 * Theme.spaceM
    readonly property real textLeft: numeral.x + numeral.width + Theme.spaceM

    signal chosen

    objectName: "line" + root.number
    visible: root.shown || root.asked
    implicitHeight: (root.shown ? lines.height : question.height) + 2 * root.pad
    focusPolicy: Qt.StrongFocus
    //: For a screen reader: lines of a proof, and the question about a line
    Accessible.name: Aloud.of(root.shown ? qsTr("Step %1: %2. %3").arg(root.number).arg(root.statement).arg(root.reason)
        : qsTr("Step %1, predict first: %2").arg(root.number).arg(root.session.prediction.question))
    Accessible.onPressAction: root.chosen()
    onClicked: root.chosen()
    Keys.onReturnPressed: root.chosen()
    Keys.onEnterPressed: root.chosen()

    background: Rectangle {
        color: root.current ? Theme.goldWash : root.hovered ? Theme.hover : "transparent"
        Rectangle {
            width: 3
            height: parent.height
            visible: root.current
            color: Theme.gold
        }
        FocusRing { shown: root.visualFocus; anchors.margins: 1; radius: Theme.radiusSmall }
    }

    contentItem: Item {
        MuteText {
            id: numeral
            x: Theme.spaceS
            y: statementText.y + statementText.baselineOffset - baselineOffset + root.pad
            width: 22 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: root.number
            color: root.current ? Theme.goldText : Theme.faint
            font.pixelSize: Theme.small
        }
        Column {
            id: lines
            visible: root.shown
            x: root.textLeft
            y: root.pad
            width: root.width - root.textLeft - Theme.spaceL
            spacing: Theme.spaceXS
            Item {
                width: parent.width - (root.cut ? more.width : 0)
                height: statementText.height
                clip: root.folded
                MuteText {
                    id: statementText
                    objectName: "lineStatement"
                    width: lines.width
                    text: root.statement
                    color: root.folded ? Theme.faint : Theme.ink
                    font.family: Theme.headingFont
                    font.pixelSize: root.folded ? Theme.body : root.lecture ? Math.round(1.2 * Theme.title) : Theme.large
                    wrapMode: root.folded ? Text.NoWrap : Text.Wrap
                }
            }
            MuteText {
                id: instanceText
                objectName: "lineInstance"
                width: parent.width
                visible: text !== "" && !root.folded
                text: root.instance
                color: Theme.faint
                font.family: Theme.headingFont
                font.pixelSize: Theme.small
            }
            TermText {
                id: reasonText
                objectName: "lineReason"
                width: parent.width
                visible: !root.folded
                marked: root.current
                Accessible.ignored: true
                text: root.reason
                color: root.current ? Theme.ink : Theme.faint
                font.pixelSize: Math.round(root.lecture ? 0.92 * Theme.title : (Theme.small + Theme.body) / 2)
            }
            AppText {
                objectName: "proveRight"
                width: parent.width
                visible: root.answered && text !== ""
                text: root.answered ? root.session.prediction.verdictText : ""
                color: Theme.jade
                font.pixelSize: Theme.small
                Announcement { }
            }
            Repeater {
                model: root.current && root.shown && !root.lecture && (root.laws.length > 0 || root.uses.length > 0) ? 1 : 0
                ProveReasons {
                    objectName: "proveReasons"
                    x: -Theme.spaceS
                    width: lines.width + Theme.spaceS
                    laws: root.laws
                    uses: root.uses
                    onUseFollowed: use => root.session.followUse(root.index, use)
                }
            }
        }
        // Qt cannot elide a text with indices.
        MuteText {
            id: more
            anchors { right: lines.right; top: lines.top }
            visible: root.cut && root.shown
            text: "…"
            color: Theme.faint
            font: statementText.font
        }
        Column {
            id: question
            visible: root.asked
            x: root.textLeft
            y: root.pad
            width: lines.width
            Repeater {
                model: root.asked ? 1 : 0
                ProveQuestion {
                    width: question.width
                    prediction: root.session.prediction
                    onAnswered: text => root.session.answer(text)
                    onRevealed: root.session.revealStep()
                }
            }
        }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
