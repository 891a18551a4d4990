// The right side of the Play page: the player to move, the hints, the moves so far, and the buttons that take moves back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property PlaySession session
    readonly property bool hasMoves: root.session.moves.count > 0
    readonly property bool hasHints: root.session.hints.count > 0
    readonly property bool hasLines: root.session.variations.count > 0
    property bool hinted: false
    onHasHintsChanged: root.hinted = root.hinted || root.hasHints
    required property bool tooManyBadges
    required property string pickedLetter
    /// The height in pixels that the window leaves for this panel.
    required property real room
    // If the hints need the room, the panel hides the outcome strip and the last move (`tight`). If that is not enough, it also
    // hides the list of moves.
    readonly property bool tight: root.hasHints && root.room < 640 * Theme.textScale
    readonly property bool stripped: root.hasMoves && !root.tight
    readonly property bool listed: !(root.tight && root.room < root.otherHeight + root.listWanted)
    // The following properties are the smallest heights of the parts, in pixels. If there is little room, the earlier hints, the
    // moves and the variations scroll. If even the sentence about the move and the last hint do not fit, the page scrolls.
    readonly property real turnLeast: turn.implicitHeight
    readonly property real hintsLeast: hints.last
    readonly property real listWanted: (root.hasMoves ? 64 : 84) * Theme.textScale
    readonly property real listLeast: root.listed ? root.listWanted : 0
    readonly property real linesLeast: 56 * Theme.textScale
    readonly property real otherHeight: root.turnLeast + (root.hasHints ? root.hintsLeast : 0)
        + (root.stripped ? strip.implicitHeight : 0) + (root.hasLines ? root.linesLeast : 0)
        + footer.implicitHeight + 2 * Theme.spaceM + Theme.spaceS
    readonly property real leastHeight: root.otherHeight + root.listLeast

    signal newGameWanted
    signal acted
    /// Asks the page for the proof of a position, and of the move that was made in this position; `move` is empty if there is
    /// no move.
    signal whyWanted(position: string, move: string)
    /// Asks the page to open PlayReview.nextTask.
    signal nextTaskWanted(nextTask: var)

    clip: true

    // Items that are created and removed are inside items that stay, because Qt 6.4 crashes if a layout that lost a child is
    // resized.
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 1
        spacing: 0

        AppFlickable {
            id: turnView
            objectName: "playTurnView"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: root.turnLeast
            Layout.preferredHeight: turn.implicitHeight
            Layout.maximumHeight: turn.implicitHeight
            contentHeight: turn.implicitHeight
            interactive: contentHeight > height

            ScrollFade { view: turnView }
            PlayTurn {
                id: turn
                width: turnView.width
                session: root.session
                tight: root.tight
                tooManyBadges: root.tooManyBadges
                pickedLetter: root.pickedLetter
                onNewGameWanted: root.newGameWanted()
                onActed: root.acted()
                onWhyWanted: position => root.whyWanted(position, "")
                onNextTaskWanted: nextTask => root.nextTaskWanted(nextTask)
            }
        }
        Rule { Layout.fillWidth: true }
        Item {
            id: hints
            readonly property PlayHintLadder shown: ladder.count > 0 ? ladder.itemAt(0) as PlayHintLadder : null
            readonly property real whole: hints.shown?.wholeHeight ?? 0
            readonly property real last: hints.shown?.lastHeight ?? 0
            readonly property real most: Math.min(hints.whole, Math.max(hints.last, root.height * 0.4))
            visible: root.hasHints
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: hints.last
            Layout.preferredHeight: hints.most
            Layout.maximumHeight: root.listed ? hints.most : Infinity
            Repeater {
                id: ladder
                model: root.hinted ? 1 : 0
                PlayHintLadder {
                    anchors.fill: parent
                    session: root.session
                }
            }
        }
        Item {
            id: strip
            visible: root.stripped
            Layout.fillWidth: true
            // The margins are part of the height, because Qt's layout would place the list beneath too low if these were layout
            // margins.
            implicitHeight: Math.round(26 * Theme.textScale) + 2 * Theme.spaceS
            Layout.minimumHeight: implicitHeight
            Repeater {
                model: root.stripped ? 1 : 0
                PlayStrip {
                    objectName: "playStrip"
                    anchors { fill: parent; leftMargin: Theme.spaceL; rightMargin: Theme.spaceL; topMargin: Theme.spaceS; bottomMargin: Theme.spaceS }
                    session: root.session
                }
            }
        }
        PlayMoveList {
            objectName: "playMoves"
            visible: root.listed
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: root.listLeast
            Layout.preferredHeight: root.listLeast
            session: root.session
            onActed: root.acted()
            onWhyWanted: (position, move) => root.whyWanted(position, move)
        }
        Rule { Layout.fillWidth: true }
        AppFlickable {
            id: lines
            objectName: "playLines"
            visible: root.hasLines
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: Math.min(contentHeight, root.linesLeast)
            Layout.preferredHeight: Math.min(contentHeight, root.height * 0.25)
            Layout.maximumHeight: Math.min(contentHeight, root.height * 0.25)
            contentHeight: otherLines.implicitHeight + Theme.spaceS
            interactive: contentHeight > height
            ScrollFade { view: lines }
            PlayVariationList {
                id: otherLines
                x: Theme.spaceM
                y: Theme.spaceS
                width: lines.width - 2 * x
                session: root.session
            }
        }
        Flow {
            id: footer
            Layout.fillWidth: true
            Layout.margins: Theme.spaceM
            spacing: Theme.spaceS
            AppButton {
                objectName: "playUndo"
                iconName: "arrow-back-up"
                text: qsTr("Undo")
                keys: "Ctrl+Z"
                enabled: root.session.shown.canUndo
                onClicked: root.session.undo()
            }
            AppButton {
                id: redo
                objectName: "playRedo"
                iconName: "arrow-forward-up"
                text: qsTr("Redo")
                keys: "Ctrl+Shift+Z"
                enabled: root.session.shown.canRedo
                onClicked: root.session.redo()

                KeyShortcut {
                    enabled: redo.enabled && redo.visible
                    keys: ["Ctrl+Y"]
                    words: redo.text
                    onActivated: redo.press()
                }
            }
        }
    }
}
