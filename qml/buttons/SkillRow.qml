// A skill in a list: its name, its mastery as a probability, and the results since the program started.
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AppRadio {
    id: root

    required property string keys
    /// The results as text, such as "4 of 6 right · 3 in a row"; empty if the skill was never practiced.
    required property string standing
    /// The probability that the person has mastered the skill, from 0 to 1; negative if the row shows no probability.
    property real known: -1
    property bool mastered: false

    // The row has the same height before and after the first answer, so that the rows do not move.
    implicitHeight: (root.known < 0 ? content.implicitHeight : name.implicitHeight + note.implicitHeight + bar.height) + 2 * root.verticalPadding
    focusPolicy: Qt.StrongFocus
    verticalPadding: Theme.spaceXS + 2
    Accessible.name: Aloud.of(root.text)
    Accessible.description: root.known > 0 ? qsTr("%1; %2% mastered").arg(root.standing).arg(Math.round(100 * root.known))
        : root.known === 0 && root.standing === "" ? qsTr("not tried yet") : root.standing
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Column {
            id: content
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.spaceM
            width: parent.width - 2 * Theme.spaceM
            Item {
                width: parent.width
                height: name.implicitHeight
                MuteText {
                    id: name
                    width: parent.width - (root.mastered ? tick.width + Theme.spaceXS : 0)
                    text: root.text
                    elide: Text.ElideRight
                    maximumLineCount: 3
                    color: root.current ? Theme.jade : Theme.ink
                    font.bold: root.current
                }
                AppIcon {
                    id: tick
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    visible: root.mastered
                    icon: "check"
                    size: Math.round(16 * Theme.textScale)
                    color: Theme.jade
                }
            }
            NoteText {
                id: note
                width: parent.width
                visible: root.standing !== ""
                text: root.standing
                Accessible.ignored: true
            }
            // The bar that shows `known`, the probability that the person has mastered the skill.
            Item {
                id: bar
                width: parent.width
                height: 6
                visible: root.known > 0 || root.known === 0 && root.standing !== ""
                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 3
                    radius: 1.5
                    color: Theme.line
                    Rectangle {
                        width: parent.width * Math.max(0, root.known)
                        height: parent.height
                        radius: parent.radius
                        color: root.mastered ? Theme.jade : Theme.gold
                    }
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.current ? Theme.jadeWash : root.hovered ? Theme.hover : "transparent"
        Rectangle {
            visible: root.current
            width: 3
            height: parent.height
            color: Theme.jade
        }
        FocusRing { shown: root.visualFocus; gap: 0 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Shortcut {
        enabled: root.visible && root.keys !== ""
        sequences: [root.keys]
        onActivated: root.clicked()
    }
    HoverTip {
        anchors.fill: parent
        shown: root.hovered
        text: root.keys === "" ? "" : root.text
        keys: root.keys
    }
}
