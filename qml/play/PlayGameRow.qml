// A row for one game of the list: the name and the first position of the game, its result, the outcome strip, the players, the
// number of moves, and the date.
import QtQuick
import QtQuick.Templates as T
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

T.ItemDelegate {
    id: root

    required property int index
    required property date time
    required property string gameName
    required property string heaps
    required property bool against
    required property var strip
    required property string opponent
    required property int result
    required property string resultText
    required property string movesText
    /// True if the row is the current row for the keyboard.
    required property bool chosen
    readonly property string when: root.time.toLocaleString(Qt.locale(Shell.language), Locale.ShortFormat)
    //: A game in a list: %1 is the number of moves, %2 the opponent's name, %3 a date and time
    readonly property string details: root.against ? qsTr("%1 · opponent: %2 · %3").arg(root.movesText).arg(root.opponent).arg(root.when)
        //: A game in a list that the user did not play: %1 is the number of moves, %2 the names of the players, %3 a date and time
        : qsTr("%1 · %2 · %3").arg(root.movesText).arg(root.opponent).arg(root.when)

    objectName: "playGame" + root.index
    onChosenChanged: {
        if (root.chosen)
            Announcer.say(root.Accessible.name);
    }
    implicitHeight: grid.implicitHeight + 2 * Theme.spaceS
    focusPolicy: Qt.NoFocus
    //: A game in a list, for a screen reader: %1 is its name, %2 its first position, %3 its result, %4 other details
    Accessible.name: qsTr("%1, %2: %3. %4").arg(root.gameName).arg(root.heaps).arg(root.resultText).arg(root.details)
    Accessible.selectable: true
    Accessible.selected: root.chosen
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        color: root.chosen ? Theme.goldWash : root.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.chosen; gap: -2 }
    }

    contentItem: Item {
        GridLayout {
            id: grid
            x: Theme.spaceXL
            y: Theme.spaceS
            width: root.width - 2 * Theme.spaceXL
            columns: 2
            columnSpacing: Theme.spaceL
            rowSpacing: 2

            MuteText {
                Layout.fillWidth: true
                text: root.gameName
                font.bold: true
            }
            Row {
                Layout.alignment: Qt.AlignTop
                spacing: Theme.spaceXS
                AppIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    icon: root.result === PlayGames.Won ? "trophy" : root.result === PlayGames.Lost ? "flag"
                        : root.result === PlayGames.Decided ? "users" : "player-pause"
                    size: Math.round(18 * Theme.textScale)
                    color: root.result === PlayGames.Won ? Theme.goldText
                        : root.result === PlayGames.Lost ? Theme.indigo : Theme.faint
                }
                MuteText {
                    text: root.resultText
                    wrapMode: Text.NoWrap
                }
            }
            MuteText {
                Layout.fillWidth: true
                Layout.columnSpan: 2
                text: root.heaps
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            GameStrip {
                objectName: "gameStrip"
                Layout.fillWidth: true
                Layout.columnSpan: 2
                fields: root.strip
            }
            NoteText {
                Layout.fillWidth: true
                Layout.columnSpan: 2
                text: root.details
                Accessible.ignored: true
            }
        }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
