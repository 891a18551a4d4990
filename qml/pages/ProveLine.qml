// One line of the derivation: its number, what it states, and why.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

AbstractButton {
    id: root

    required property int index
    required property string statement
    required property string reason
    /// The step that is current; 0 for none.
    required property int step
    readonly property int number: root.index + 1
    readonly property bool current: root.number === root.step
    readonly property bool shown: root.number <= root.step
    /// With its words, whether they are shown or not.
    readonly property real wholeHeight: statementText.height + Theme.spaceXS + reasonText.height + 2 * Theme.spaceM

    signal chosen

    objectName: "line" + root.number
    implicitHeight: root.shown ? root.wholeHeight : Math.round(44 * Theme.textScale)
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    //: For a screen reader: a line of a proof that is not shown yet
    Accessible.name: root.shown ? qsTr("Step %1: %2. %3").arg(root.number).arg(root.statement).arg(root.reason)
        : qsTr("Step %1, not shown yet").arg(root.number)
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
        AppText {
            id: numeral
            x: Theme.spaceS
            y: statementText.y + statementText.baselineOffset - baselineOffset + Theme.spaceM
            width: 22 * Theme.textScale
            horizontalAlignment: Text.AlignRight
            text: root.number
            color: root.current ? Theme.goldText : Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        Column {
            id: lines
            visible: root.shown
            anchors { left: numeral.right; leftMargin: Theme.spaceM; right: parent.right; rightMargin: Theme.spaceL }
            y: Theme.spaceM
            spacing: Theme.spaceXS
            AppText {
                id: statementText
                width: parent.width
                text: root.statement
                font.family: Theme.headingFont
                font.pixelSize: Theme.large
                Accessible.ignored: true
            }
            AppText {
                id: reasonText
                width: parent.width
                text: root.reason
                color: root.current ? Theme.ink : Theme.faint
                font.pixelSize: Math.round((Theme.small + Theme.body) / 2)
                Accessible.ignored: true
            }
        }
        // A line to come: its place, not its words.
        Column {
            visible: !root.shown
            anchors { left: lines.left; right: lines.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.spaceS
            Rectangle { width: parent.width * 0.5; height: 5; radius: 2; color: Theme.line; opacity: 0.7 }
            Rectangle { width: parent.width * 0.8; height: 3; radius: 1; color: Theme.line; opacity: 0.6 }
        }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
