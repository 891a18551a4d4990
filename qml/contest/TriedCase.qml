// A row for one case of the user's input: the numbers of its lines, its position, and its answer.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AbstractButton {
    id: root

    required property int index
    required property string lines
    required property string answer
    required property string position
    required property string positionName
    required property bool current
    //: For a screen reader: the lines of a case in contest input; %1 is a range of line numbers, such as 2–3
    readonly property string place: root.lines.includes("–") ? qsTr("Lines %1").arg(root.lines)
        //: For a screen reader: the line of a case in contest input; %1 is the number of the line
        : qsTr("Line %1").arg(root.lines)

    signal positionWanted(position: string)

    function open(): void {
        if (root.position !== "")
            root.positionWanted(root.position);
    }

    objectName: "case" + root.index
    implicitHeight: Math.max(words.height + 2 * Theme.spaceS, 36 * Theme.textScale)
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    enabled: root.position !== ""
    Accessible.role: Accessible.ListItem
    Accessible.name: Aloud.of(root.position === ""
        //: For a screen reader: a case of contest input without a position; %1 is its line, such as "Line 2", and %2 is its answer
        ? qsTr("%1; answer: %2").arg(root.place).arg(root.answer)
        //: For a screen reader: a case of contest input; %1 is its line, such as "Line 2", %2 its position, %3 its answer
        : qsTr("%1: %2; answer: %3").arg(root.place).arg(root.positionName).arg(root.answer))
    Accessible.onPressAction: root.open()
    onClicked: root.open()

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.hovered && root.enabled ? Theme.hover : "transparent"
        FocusRing { shown: root.current; anchors.margins: 1; radius: Theme.radiusSmall }
    }
    contentItem: Item {
        NoteText {
            id: place
            x: Theme.spaceS
            y: words.y + 2
            width: 56 * Theme.textScale
            text: root.lines
            Accessible.ignored: true
        }
        Column {
            id: words
            x: place.x + place.width
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - Theme.spaceS
            MuteText {
                width: parent.width
                text: root.answer
                textFormat: Text.PlainText
                font.family: Theme.codeFont
                maximumLineCount: 4
                elide: Text.ElideRight
                wrapMode: Text.WrapAnywhere
            }
            MuteText {
                width: parent.width
                visible: text !== ""
                text: root.positionName
                color: Theme.indigo
                font.pixelSize: Theme.small
                elide: Text.ElideRight
                maximumLineCount: 1
                wrapMode: Text.NoWrap
            }
        }
    }
    HoverHandler { enabled: root.enabled; cursorShape: Qt.PointingHandCursor }
}
