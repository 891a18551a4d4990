// The position of the day: the board on which the learner finds the winning moves, and beside it the found moves and the question.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Learn.Blocks
import Nimstone.Play
import Nimstone.ViewModels

BoardPanel {
    id: root

    //: A heading: the position of the day
    readonly property string title: qsTr("Today's position")
    readonly property string subtitle: daily.words.about
    readonly property int stage: daily.stage
    readonly property bool finding: root.stage === DailyPosition.FindMoves

    function takeFocus(): void {
        if (root.finding)
            root.board.takeFocus();
        else
            Qt.callLater(() => menu.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason));
    }

    game: session
    playing: false
    frozen: !root.finding
    onStageChanged: Qt.callLater(root.takeFocus)
    // The day may have changed while another page was shown.
    onVisibleChanged: {
        if (root.visible)
            daily.look();
    }

    PlaySession { id: session }
    DailyPosition {
        id: daily
        progress: Shell.progress
        board: session
    }
    PlayPick {
        width: parent?.width ?? 0
        visible: root.finding
        session: session
        letter: ""
        tight: true
        onActed: root.board.takeFocus()
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
        onClicked: Glossary.linkOpened("lesson:" + daily.words.lesson)
    }
}
