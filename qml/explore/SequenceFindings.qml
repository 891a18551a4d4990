// The facts about a sequence beneath its plot: the number of computed terms, the period and its proof, and a legend of the
// marks.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property SequenceModel model
    readonly property sequenceShown shown: root.model.shown
    /// The legend: the marks that the plot shows, each with its meaning.
    readonly property var marks: [
        //: The meaning of a mark in a plot: the heap comes before the period, and its value does not fit the period
        { shown: root.shown.hasExceptions, sign: "×", tint: Theme.cinnabar, text: qsTr("exception") },
        { shown: root.model.rare && root.shown.rareWords !== "", sign: "◇", tint: Theme.gold, text: root.shown.rareWords },
        //: The meaning of a mark in a plot: the first heap at which a person's terms differ from the game's values
        { shown: root.shown.difference >= 0, sign: "○", tint: Theme.cinnabar, text: qsTr("first difference") }
    ].filter(mark => mark.shown)

    component Note: NoteText {
        height: Math.max(implicitHeight, 36 * Theme.textScale)
        verticalAlignment: Text.AlignVCenter
    }

    spacing: Theme.spaceXS

    Flow {
        width: parent.width
        spacing: Theme.spaceM
        visible: root.shown.news !== ""
        Note {
            objectName: "sequenceNews"
            text: root.shown.news
        }
        AppButton {
            objectName: "sequenceHalt"
            visible: root.shown.running || root.shown.stopped
            text: root.shown.running ? qsTr("Stop") : qsTr("Continue")
            iconName: root.shown.running ? "player-pause" : "player-play"
            onClicked: root.shown.running ? root.model.stop() : root.model.goOn()
        }
    }
    ProgressLine {
        visible: root.shown.running
        width: parent.width
        height: 6
        progress: root.shown.known / root.model.wanted
        label: root.shown.news
    }
    AppText {
        objectName: "sequencePeriod"
        width: parent.width
        visible: text !== ""
        text: root.shown.period
        Announcement { }
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceM
        AppButton {
            objectName: "sequenceProof"
            visible: root.shown.proof !== ""
            text: qsTr("Prove the period")
            hint: qsTr("See why the values repeat forever")
            iconName: "columns-3"
            onClicked: Shell.linkWanted("proof:" + root.shown.proof)
        }
        Repeater {
            model: root.marks
            Row {
                id: mark
                required property var modelData
                spacing: Theme.spaceXS
                MuteText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: mark.modelData.sign
                    color: mark.modelData.tint
                }
                Note { text: mark.modelData.text }
            }
        }
    }
}
