// The facts about the current position: the outcome, the Grundy value, the reason, and the winning moves. Buttons open the
// position on other pages.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property ExploreSession session
    /// True if the facts are in a low strip beneath the view.
    property bool low: false
    readonly property string position: root.session.looked
    readonly property bool badged: facts.letter === "P" || facts.letter === "N"

    implicitHeight: all.implicitHeight
    contentHeight: all.implicitHeight
    clip: true

    PositionFacts {
        id: facts
        position: root.position
    }
    ContestList {
        id: contest
        theorem: root.session.theorem
    }

    component Line: AppText {
        width: parent.width
        visible: text !== ""
    }

    Column {
        id: all
        width: root.width
        spacing: Theme.spaceS

        Heading {
            width: parent.width
            level: 2
            text: facts.name
            wrapMode: Text.Wrap
            maximumLineCount: root.low ? 1 : 3
            elide: Text.ElideRight
        }
        OutcomeBadge {
            objectName: "exploreOutcome"
            widest: all.width
            visible: root.badged
            winning: facts.letter === "N"
            label: facts.letter === "N" ? qsTr("first player wins") : qsTr("second player wins")
        }
        Line { text: root.badged ? "" : facts.outcome }
        Line { text: facts.value }
        Line { text: facts.reason }
        NoteText {
            width: parent.width
            visible: text !== ""
            text: facts.moves
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceXS
            AppButton {
                objectName: "explorePlay"
                text: qsTr("Play it")
                iconName: "circles"
                onClicked: Shell.linkWanted("play:" + root.session.position)
            }
            AppButton {
                objectName: "exploreProve"
                text: qsTr("See the proof")
                iconName: "columns-3"
                onClicked: Shell.linkWanted("proof:" + root.session.position)
            }
            ListButton {
                objectName: "exploreContest"
                visible: root.session.theorem !== "" && contest.problems.length > 0
                //: A button that opens the list of the contest problems whose solution uses the theorem
                text: qsTr("In contests")
                iconName: "trophy"
                entries: contest.problems.map(problem => ({ name: problem.label, more: problem.title }))
                onChosen: index => Shell.linkWanted("problem:" + contest.problems[index].name)
            }
        }
        // Only the chosen position is announced. A position under the pointer is shown without an announcement.
        Announcement {
            text: facts.known && root.position === root.session.position ? [facts.name, facts.outcome, facts.value, facts.moves].join(" ") : ""
        }
    }
}
