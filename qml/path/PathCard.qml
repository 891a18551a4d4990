// The path of lessons, and beneath it a lesson with the card where the user stopped: the lesson to do now, or the lesson of the stone that
// has the keyboard focus.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property LearnSession session
    /// The name of the page that contains the card. The object names of the card's items begin with it.
    required property string page
    /// True if the user comes back after a long time and has mistakes to review.
    property bool review: false
    /// True if the page is high enough for larger spacing.
    property bool tall: false
    /// The lesson that is shown; after the last lesson null, unless a stone has the keyboard focus.
    readonly property var lesson: strip.current < 0 && !strip.activeFocus ? null : strip.lessons[strip.at]
    /// Lesson 0, which is optional; see LearnSession.aside.
    readonly property var aside: root.session.aside
    readonly property real margin: root.tall ? Theme.spaceXL : Theme.spaceL

    function takeFocus(): void {
        strip.forceActiveFocus();
    }

    implicitHeight: all.height + 2 * root.margin

    Column {
        id: all
        x: root.margin
        y: root.margin
        width: root.width - 2 * root.margin
        spacing: root.tall ? Theme.spaceM : Theme.spaceS

        PathStrip {
            id: strip
            objectName: root.page + "Strip"
            width: parent.width
            lessons: root.session.path
            onOpened: name => Shell.linkWanted("lesson:" + name)
        }
        Rule { width: parent.width }
        AppText {
            objectName: root.page + "LessonNumber"
            width: parent.width
            visible: root.lesson !== null
            text: qsTr("Lesson %1 of %2").arg(root.lesson?.number ?? 0).arg(strip.count)
            color: Theme.goldText
            font.bold: true
        }
        Heading {
            width: parent.width
            text: root.lesson?.title ?? qsTr("You have done every lesson")
            font.pixelSize: Math.round(Theme.title * (root.tall ? 34 / 24 : 1.2))
        }
        AppText {
            width: parent.width
            text: root.lesson?.summary ?? qsTr("Open any lesson again, or keep what you know by practising.")
            font.pixelSize: Theme.large
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceM
            AppButton {
                objectName: root.page + "LessonGo"
                look: root.review ? AppButton.Plain : AppButton.Primary
                iconName: root.lesson ? "player-play" : "target-arrow"
                text: !root.lesson ? qsTr("Start mixed practice")
                    //: A button: %1 is the number of the card of a lesson where the user stopped
                    : root.lesson.card > 0 ? qsTr("Continue at card %1").arg(root.lesson.card + 1)
                    //: A button: %1 is the number of a lesson
                    : qsTr("Begin lesson %1").arg(root.lesson.number)
                onClicked: Shell.linkWanted(root.lesson ? "lesson:" + root.lesson.name : "practise:mixed")
            }
            AppButton {
                objectName: root.page + "ReviewFirst"
                visible: root.review
                look: AppButton.Primary
                iconName: "refresh"
                //: A button for a user who comes back after a month: some mistakes are asked again before the next lesson
                text: qsTr("First, one minute of review")
                onClicked: Shell.linkWanted("practise:mistakes")
            }
            AppButton {
                objectName: root.page + "Aside"
                look: AppButton.Quiet
                iconName: "trophy"
                text: root.aside.title
                onClicked: Shell.linkWanted("lesson:" + root.aside.name)
            }
        }
    }
}
