// The right side of the Play page: whose turn it is, the hints asked for, the moves so far, and the way back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property PlaySession session
    readonly property bool hasMoves: root.session.moves.count > 0
    readonly property bool hasHints: root.session.hints.count > 0
    property bool moved: false
    property bool hinted: false
    onHasMovesChanged: root.moved = root.moved || root.hasMoves
    onHasHintsChanged: root.hinted = root.hinted || root.hasHints
    required property bool tooManyBadges
    /// What is said about the turn scrolls where it is long, as in a review.
    readonly property real turnHeight: Math.min(turn.implicitHeight, 340 * Theme.textScale)
    readonly property real leastHeight: root.turnHeight + footer.height + 100 * Theme.textScale

    signal newGameWanted
    signal acted
    /// The proof behind a position, and behind the move made there, if any.
    signal whyWanted(position: string, move: string)

    clip: true

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 1
        spacing: 0

        AppFlickable {
            id: turnView
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(turn.implicitHeight, Math.max(root.turnHeight, root.height * 0.6))
            contentHeight: turn.implicitHeight
            interactive: contentHeight > height

            ScrollFade { view: turnView }
            PlayTurn {
                id: turn
                width: turnView.width
                session: root.session
                tooManyBadges: root.tooManyBadges
                onNewGameWanted: root.newGameWanted()
                onActed: root.acted()
                onWhyWanted: position => root.whyWanted(position, "")
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.line
        }
        // What is not there in most positions is made when it first is, and stays: Qt 6.4 can lay out what is gone.
        Repeater {
            model: root.hinted ? 1 : 0
            PlayHintLadder {
                visible: root.hasHints
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(wholeHeight, root.height * 0.4)
                session: root.session
            }
        }
        Repeater {
            model: root.moved ? 1 : 0
            PlayStrip {
                visible: root.hasMoves
                objectName: "playStrip"
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceL
                Layout.rightMargin: Theme.spaceL
                Layout.topMargin: Theme.spaceS
                session: root.session
            }
        }
        PlayMoveList {
            objectName: "playMoves"
            Layout.fillWidth: true
            Layout.fillHeight: true
            session: root.session
            onWhyWanted: (position, move) => root.whyWanted(position, move)
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.line
        }
        Repeater {
            model: root.session.lines.count > 0 ? 1 : 0
            AppFlickable {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceM
                Layout.rightMargin: Theme.spaceM
                Layout.topMargin: Theme.spaceS
                Layout.preferredHeight: Math.min(lines.implicitHeight, root.height * 0.25)
                contentHeight: lines.implicitHeight
                PlayLinesList {
                    id: lines
                    width: parent.width
                    session: root.session
                }
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
                enabled: root.session.canUndo
                onClicked: root.session.undo()
            }
            AppButton {
                objectName: "playRedo"
                iconName: "arrow-forward-up"
                text: qsTr("Redo")
                keys: "Ctrl+Shift+Z"
                enabled: root.session.canRedo
                onClicked: root.session.redo()
            }
        }
    }
}
