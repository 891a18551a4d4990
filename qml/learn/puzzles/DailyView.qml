// The position of the day: the board on which the learner finds the winning moves, and beside it the found moves and the question.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Learn.Blocks
import Nimstone.Play
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    readonly property int stage: daily.stage
    readonly property bool finding: root.stage === DailyPosition.FindMoves

    signal closed
    /// Asks the page to open a lesson.
    signal lessonWanted(name: string)

    function takeFocus(): void {
        if (root.finding)
            view.board.takeFocus();
        else
            Qt.callLater(() => menu.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason));
    }

    Keys.onEscapePressed: root.closed()
    onStageChanged: Qt.callLater(root.takeFocus)

    PlaySession { id: session }
    DailyPosition {
        id: daily
        progress: Shell.progress
        board: session
    }
    PageHeader {
        id: header
        width: parent.width
        //: A heading: the position of the day
        title: qsTr("Today's position")
        subtitle: daily.words.about
        AppButton {
            objectName: "dailyClose"
            iconName: "x"
            hint: qsTr("Close")
            keyLabel: "Esc"
            onClicked: root.closed()
        }
    }
    AppFlickable {
        id: scroll
        objectName: "dailyScroll"
        anchors { top: header.bottom; topMargin: Theme.spaceM; bottom: parent.bottom; left: parent.left; right: parent.right }
        contentHeight: view.height
        keepsHigh: true

        BoardPanel {
            id: view
            width: scroll.width
            height: Math.max(scroll.height, implicitHeight)
            focus: root.finding
            game: session
            playing: false
            frozen: !root.finding

            PlayPick {
                width: parent?.width ?? 0
                visible: root.finding
                session: session
                letter: ""
                tight: true
                onActed: view.board.takeFocus()
            }
            AppText {
                objectName: "dailyFound"
                width: parent?.width ?? 0
                visible: text !== ""
                text: daily.words.found
                Announcement { }
            }
            ChoiceMenu {
                id: menu
                objectName: "dailyMenu"
                width: parent?.width ?? 0
                question: daily.words.question
                choices: daily.words.choices
                feedback: daily.words.feedback
                solved: root.stage === DailyPosition.Done
                onChosen: index => daily.choose(index)
            }
            AppButton {
                objectName: "dailyLesson"
                visible: daily.words.lesson !== "" && (root.stage === DailyPosition.FindReason || root.stage === DailyPosition.Done)
                iconName: "route"
                text: qsTr("The lesson about this game")
                onClicked: root.lessonWanted(daily.words.lesson)
            }
        }
    }
}
