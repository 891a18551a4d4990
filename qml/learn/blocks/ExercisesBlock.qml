// The block `exercises`: some exercises of a skill, with the items of the Practise page. The answers are recorded as on the
// Practise page.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Practise
import Nimstone.Theme
import Nimstone.ViewModels

CardBlock {
    id: root

    readonly property alias practice: practice
    readonly property bool beside: root.width >= 700 * Theme.textScale
    /// A text that is different for each exercise and does not depend on the language.
    readonly property string exercise: practice.skill + practice.exercise.seed + " " + practice.exercise.position
    readonly property string turn: root.exercise + " " + practice.state

    wantsFocus: true
    implicitHeight: Math.max(desk.height, ladder.y + ladder.height)

    /// Moves the keyboard focus to the item with which the exercise continues, if the focus is in this block.
    function takeUp(): void {
        if (root.activeFocus)
            news.takeFocus();
    }

    function proceed(): bool {
        practice.proceed();
        return true;
    }

    onTurnChanged: Qt.callLater(root.takeUp)
    onActiveFocusChanged: {
        if (root.Window.activeFocusItem === root)
            Qt.callLater(root.takeUp);
    }

    PracticeSession {
        id: practice
        progress: Shell.progress
        Component.onCompleted: {
            practice.begin(Shell.freshSeed());
            root.session.planExercises(root.part, practice);
        }
    }
    PractiseDigits {
        session: practice
        heard: root.visible
    }
    Column {
        id: desk
        width: root.beside ? root.width - ladder.width - Theme.spaceL : root.width
        spacing: Theme.spaceS

        NoteText {
            id: progress
            objectName: "exercisesDone"
            width: parent.width
            //: The progress in the exercises of a card: %1 are answered, %2 are planned; the name of the skill follows
            text: qsTr("%1 of %2 done · %3").arg(practice.planDone).arg(practice.planCount).arg(practice.exercise.skillName)
            color: practice.planDone === practice.planCount ? Theme.jade : Theme.faint
            // A screen reader would read the dot before a letter as a multiplication sign.
            Announcement { text: progress.text.replace(" · ", ", ") }
        }
        Heading {
            level: 2
            width: parent.width
            text: practice.exercise.question
            Announcement { announcementKey: root.exercise }
        }
        PractiseBoard {
            width: parent.width
            // If the choices are sentences, each sentence has its own row.
            leastHeight: Theme.textScale * Math.max(150,
                practice.asks === PracticeSession.Choice ? 36 * practice.exercise.offered.length : 0)
            session: practice
        }
        PractiseNews {
            id: news
            width: parent.width
            spacing: Theme.spaceS
            session: practice
            spare: 0
        }
    }
    PractiseLadder {
        id: ladder
        x: root.width - width
        y: root.beside ? 0 : desk.height + Theme.spaceM
        width: root.beside ? Math.min(Math.round(0.36 * root.width), 320 * Theme.textScale) : root.width
        session: practice
    }
}
