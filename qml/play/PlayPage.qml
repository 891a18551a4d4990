// The Play page: the board is on the left, and the bit columns are beneath it if they are shown. The player to move, the hints
// and the moves are on the right. In a narrow window, the right side is below the board.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Boards
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    property bool columnsWanted: false
    readonly property bool showColumns: root.columnsWanted && session.shown.columnsOffered
    property bool coloured: false
    property bool countUp: Shell.preferences.bashWording === "count"
    // Each dialog is null until it is needed for the first time, so that the page loads faster.
    readonly property var setup: setupLoader.item
    readonly property var games: gamesLoader.item
    readonly property alias session: session
    readonly property alias player: board.player
    readonly property real margin: width < 1200 ? Theme.spaceL : Theme.spaceXL
    readonly property real panelWidth: Math.round(Math.min(440, Math.max(300, width * 0.27)) * (1 + (Theme.textScale - 1) * 0.7))
    readonly property bool stacked: width - panelWidth < 480
    readonly property real inner: width - 2 * margin

    busy: session.shown.thinking || board.player.running || board.board.building || board.board.colouring || session.rivals.searching
    about: session.words.gameName
    opensPositions: true

    function openPosition(text: string): void {
        session.openPosition(text);
    }

    function openFile(file: url, kind: string): void {
        session.openFile(file);
    }

    function openSetup(): void {
        if (!root.setup)
            setupLoader.setSource(Qt.resolvedUrl("Setup/PlaySetupSheet.qml"), { session: root.session });
        root.setup.openSheet();
    }

    function openGames(): void {
        if (!root.games)
            gamesLoader.setSource(Qt.resolvedUrl("PlayGamesSheet.qml"), { session: root.session });
        root.games.open();
    }

    PlaySession {
        id: session
        showOutcomes: Shell.preferences.showOutcomes
        mistakesWait: Shell.preferences.mistakesWait === "on"
        countUp: root.countUp
        // Once an opponent is beaten, the page may reveal how this opponent plays.
        onOpponentBeaten: name => Shell.preferences.addBeatenOpponent(name)
        Component.onCompleted: {
            session.seed = Shell.freshSeed();
            session.restore();
        }
    }

    // The property `countUp` and the preference have the same value: a change of one changes the other.
    onCountUpChanged: Shell.preferences.bashWording = root.countUp ? "count" : "take"
    Connections {
        target: Shell.preferences
        function onChanged(): void { root.countUp = Shell.preferences.bashWording === "count"; }
    }

    onVisibleChanged: {
        if (visible)
            board.takeFocus();
    }
    onLectureChanged: if (root.visible)
        board.takeFocus()
    Component.onCompleted: board.takeFocus()

    Flickable {
        id: scroll
        anchors.fill: parent
        contentWidth: width
        contentHeight: Math.max(height, content.neededHeight)
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: AppScrollBar { }

        Item {
            id: content
            readonly property real boardTop: root.lecture ? Theme.spaceM : header.y + header.height + Theme.spaceM
            readonly property real boardLeast: 300 + (Theme.textScale - 1) * 160
            readonly property real room: scroll.height - boardTop - root.margin
            readonly property real boardArea: root.stacked ? width : width - root.panelWidth - Theme.spaceL
            /// The table of bit columns; null if the table is not shown. A narrow table is beside the board, and a wide table
            /// is beneath the board.
            property BitTable table: null
            readonly property real tableImplicitHeight: table?.implicitHeight ?? 0
            readonly property real tableWidth: (table?.implicitWidth ?? 0) + 2 * Theme.spaceXL
            readonly property bool beside: !root.stacked && tableWidth < 0.42 * boardArea
                && boardArea - tableWidth > Math.max(400, 52 * session.shown.heaps.length) * Theme.textScale && (table?.leastHeight ?? 0) < room - 2 * Theme.spaceM
            readonly property real tableHeight: Math.min(tableImplicitHeight + 2 * Theme.spaceM,
                Math.max(190 * Theme.textScale, room - boardLeast - Theme.spaceM))
            readonly property real columnsHeight: root.showColumns && !beside ? tableHeight + Theme.spaceM : 0
            readonly property real neededHeight: root.stacked
                ? boardTop + boardLeast + columnsHeight + Theme.spaceM + panel.leastHeight + root.margin
                : boardTop + Math.max(boardLeast + columnsHeight, panel.leastHeight) + root.margin

            x: root.margin
            width: root.inner
            height: scroll.contentHeight

            PlayHeader {
                id: header
                y: root.margin
                width: parent.width
                visible: !root.lecture
                session: session
                showColumns: root.showColumns
                coloured: root.coloured
                countUp: root.countUp
                onColumnsToggled: root.columnsWanted = !root.columnsWanted
                onColoursToggled: root.coloured = !root.coloured
                onCountUpToggled: root.countUp = !root.countUp
                onNewGameWanted: root.openSetup()
                onGamesWanted: root.openGames()
                onLectureWanted: root.lecture = true
                onActed: board.takeFocus()
            }

            Card {
                id: boardCard
                y: content.boardTop
                width: content.boardArea - (root.showColumns && content.beside ? content.tableWidth + Theme.spaceL : 0)
                height: (root.stacked ? y + content.boardLeast : parent.height - root.margin - content.columnsHeight) - y

                GameBoard {
                    id: board
                    objectName: "board"
                    anchors.fill: parent
                    focus: true
                    session: session
                    coloured: root.coloured
                }
            }

            Card {
                id: columns
                visible: root.showColumns
                x: content.beside ? content.boardArea - width : 0
                y: content.beside ? boardCard.y : boardCard.y + boardCard.height + Theme.spaceM
                width: content.beside ? content.tableWidth : content.boardArea
                height: content.beside ? boardCard.height : content.tableHeight

                AppFlickable {
                    anchors.fill: parent
                    anchors.margins: 1
                    contentHeight: content.tableImplicitHeight + 2 * Theme.spaceM
                    interactive: contentHeight > height
                    // The table exists only while it is shown.
                    Repeater {
                        id: tables
                        model: root.showColumns ? 1 : 0
                        onItemAdded: (index, item) => content.table = item as BitTable
                        onItemRemoved: content.table = null
                        BitTable {
                            objectName: "bitColumns"
                            x: Theme.spaceL
                            y: Math.max(Theme.spaceM, content.beside ? (columns.height - height) / 2 : 0)
                            width: parent ? parent.width - 2 * Theme.spaceL : 0
                            height: implicitHeight
                            tallestRow: Math.max(24 * Theme.textScale, Math.min(34 * Theme.textScale,
                                (content.room - content.boardLeast - 110 * Theme.textScale) / (session.shown.heaps.length + 1)))
                            table: session.columns
                        }
                    }
                }
            }

            PlayPanel {
                id: panel
                objectName: "playPanel"
                x: root.stacked ? 0 : parent.width - width
                y: root.stacked ? boardCard.y + boardCard.height + content.columnsHeight + Theme.spaceM : content.boardTop
                width: root.stacked ? parent.width : root.panelWidth
                height: root.stacked ? panel.leastHeight : parent.height - root.margin - y
                session: session
                room: content.room
                tooManyBadges: board.board.tooManyBadges
                pickedLetter: board.board.pickedLetter
                onNewGameWanted: root.openSetup()
                onActed: board.takeFocus()
                onWhyWanted: (position, move) => root.whyWanted(position, move)
                onNextTaskWanted: nextTask => Shell.linkWanted(nextTask.skill ? "practise:" + nextTask.skill : "lesson:" + nextTask.lesson)
            }
        }
    }

    PlayFiles {
        id: files
        anchors.fill: parent
        session: session
        listening: root.visible && !root.games?.visible
        onClosed: board.takeFocus()
    }
    Connections {
        target: root.games
        function onSaveWanted(): void { files.save(); }
        function onOpenWanted(): void { files.open(); }
    }

    // The dialogs are loaded by the names of their files, because Qt 6.4 cannot create a bound component in a Loader.
    Loader { id: setupLoader }
    Loader { id: gamesLoader }
    Connections {
        target: root.setup
        function onClosed(): void { board.takeFocus(); }
    }
    Connections {
        target: root.games
        function onClosed(): void { board.takeFocus(); }
    }
}
