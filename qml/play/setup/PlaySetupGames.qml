// The games in the dialog for a new game, in groups, each with a picture. The keys Up and Down choose another game.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property PlaySetup setup
    readonly property int chosen: root.setup.games.findIndex(entry => entry.name === root.setup.table.game)

    /// Chooses the game that is `rows` rows further down (further up if `rows` is negative), but stays inside the list.
    function move(rows: int): void {
        const games = root.setup.games;
        root.setup.chooseGame(games[Math.max(0, Math.min(games.length - 1, root.chosen + rows))].name);
    }

    function showChosen(): void {
        root.reveal(rows.itemAt(root.chosen));
    }

    contentHeight: column.implicitHeight + 2 * Theme.spaceM
    onChosenChanged: root.showChosen()
    onHeightChanged: root.showChosen()
    onContentHeightChanged: root.showChosen()

    ScrollFade { view: root }
    Column {
        id: column
        objectName: "setupGames"
        x: Theme.spaceM
        y: Theme.spaceM
        width: root.width - 2 * Theme.spaceM
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")
        Accessible.focusable: true
        Keys.onPressed: event => {
            const steps = {
                [Qt.Key_Up]: -1, [Qt.Key_Down]: 1, [Qt.Key_PageUp]: -5, [Qt.Key_PageDown]: 5, [Qt.Key_Home]: -99, [Qt.Key_End]: 99
            };
            event.accepted = event.key in steps;
            if (event.accepted)
                root.move(steps[event.key]);
        }

        Repeater {
            id: rows
            model: root.setup.games.length
            Column {
                id: row
                required property int index
                readonly property var entry: root.setup.games[row.index]
                readonly property bool current: row.index === root.chosen
                onCurrentChanged: {
                    if (row.current && column.activeFocus)
                        Announcer.say(row.entry.text);
                }

                width: column.width
                NoteText {
                    visible: row.entry.family !== ""
                    width: parent.width
                    topPadding: row.index === 0 ? Theme.spaceXS : Theme.spaceM
                    bottomPadding: Theme.spaceXS
                    leftPadding: Theme.spaceS
                    text: row.entry.family
                }
                Rectangle {
                    objectName: "setupGame-" + row.entry.name
                    width: parent.width
                    height: Math.max(36 * Theme.textScale, name.implicitHeight + Theme.spaceS)
                    radius: Theme.radiusCard - 2
                    color: row.current ? Theme.jadeWash : area.containsMouse ? Theme.hover : "transparent"
                    border.width: row.current ? 1 : 0
                    border.color: Theme.jade
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: row.entry.text
                    Accessible.checkable: true
                    Accessible.checked: row.current
                    Accessible.onPressAction: root.setup.chooseGame(row.entry.name)

                    FocusRing { shown: row.current && column.activeFocus }
                    AppIcon {
                        id: picture
                        x: Theme.spaceS
                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(24 * Theme.textScale)
                        icon: "../games/" + row.entry.name
                        color: row.current ? Theme.jade : Theme.ink
                    }
                    MuteText {
                        id: name
                        anchors.left: picture.right
                        anchors.leftMargin: Theme.spaceM
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.spaceXS
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.entry.text
                        color: row.current ? Theme.jade : Theme.ink
                        font.bold: row.current
                    }
                    MouseArea {
                        id: area
                        anchors.fill: parent
                        hoverEnabled: true
                        cursorShape: Qt.PointingHandCursor
                        onClicked: {
                            column.forceActiveFocus(Qt.MouseFocusReason);
                            root.setup.chooseGame(row.entry.name);
                        }
                    }
                }
            }
        }
    }
}
