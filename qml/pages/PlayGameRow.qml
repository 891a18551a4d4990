// One game of the list: its start, how it ended, against whom, how far and when.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AbstractButton {
    id: root

    required property int index
    required property date time
    required property string heaps
    required property string opponent
    required property int result
    required property string resultText
    required property string movesText
    /// Whether the keys choose it.
    required property bool chosen
    readonly property string when: root.time.toLocaleString(Qt.locale(Shell.language), Locale.ShortFormat)
    //: A game in a list: %1 how many moves are played, %2 the opponent's name, %3 a date and time
    readonly property string details: qsTr("%1 · opponent: %2 · %3").arg(root.movesText).arg(root.opponent).arg(root.when)

    objectName: "playGame" + root.index
    implicitHeight: grid.implicitHeight + 2 * Theme.spaceS
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    //: A game in a list, as it is read out: %1 its heaps at the start, %2 how it ended, %3 the rest
    Accessible.name: qsTr("%1: %2. %3").arg(root.heaps).arg(root.resultText).arg(root.details)
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

            AppText {
                Layout.fillWidth: true
                text: root.heaps
                font.bold: true
                Accessible.ignored: true
            }
            Row {
                Layout.alignment: Qt.AlignTop
                spacing: Theme.spaceXS
                AppIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    icon: root.result === PlayGames.Won ? "trophy" : root.result === PlayGames.Lost ? "flag" : "player-pause"
                    size: Math.round(18 * Theme.textScale)
                    color: root.result === PlayGames.Won ? Theme.goldText
                        : root.result === PlayGames.Lost ? Theme.indigo : Theme.faint
                }
                AppText {
                    text: root.resultText
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
            AppText {
                Layout.fillWidth: true
                Layout.columnSpan: 2
                text: root.details
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
