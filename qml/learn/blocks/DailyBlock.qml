// The position of the day: the board on which the learner finds the winning moves, and beside it the found moves and the question.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Play
import Nimstone.ViewModels

BoardPanel {
    id: root

    readonly property shownTask shown: root.task.shown
    readonly property var daily: root.session.daily
    readonly property string subtitle: root.daily.about
    readonly property bool solved: root.task.answer.right
    /// Changes when another item should get the keyboard focus.
    readonly property string stage: [root.shown.mayMove, root.shown.choices.length, root.solved].join(" ")

    function moveFocus(): void {
        if (root.shown.mayMove)
            root.board.takeFocus();
        else
            menu.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }

    playing: false
    frozen: !root.shown.mayMove
    onStageChanged: Qt.callLater(root.moveFocus)

    PlayPick {
        width: parent?.width ?? 0
        visible: root.shown.mayMove
        session: root.game
        letter: ""
        tight: true
        onActed: root.board.takeFocus()
    }
    AppText {
        objectName: "dailyFound"
        width: parent?.width ?? 0
        visible: text !== ""
        text: root.shown.progress
        Announcement { }
    }
    ChoiceMenu {
        id: menu
        objectName: "dailyMenu"
        width: parent?.width ?? 0
        question: root.shown.question
        choices: root.shown.choices
        feedback: root.task.answer.text
        solved: root.solved
        onChosen: index => {
            if (!root.solved)
                root.task.give(String(index));
        }
    }
    AppButton {
        objectName: "dailyLesson"
        visible: root.shown.lesson !== ""
        iconName: "route"
        text: qsTr("The lesson about this game")
        onClicked: Shell.linkWanted("lesson:" + root.shown.lesson)
    }
}
