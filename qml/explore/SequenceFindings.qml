// What is known of a sequence beneath its plot: how far it is computed, its period and what proves it, and what the marks mean.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property SequenceModel model

    signal proofWanted(position: string)

    spacing: Theme.spaceXS

    Flow {
        width: parent.width
        spacing: Theme.spaceM
        visible: root.model.news !== ""
        NoteText {
            objectName: "sequenceNews"
            height: Math.max(implicitHeight, halt.height)
            verticalAlignment: Text.AlignVCenter
            text: root.model.news
        }
        AppButton {
            id: halt
            objectName: "sequenceHalt"
            visible: root.model.running || root.model.stopped
            text: root.model.running ? qsTr("Stop") : qsTr("Continue")
            iconName: root.model.running ? "player-pause" : "player-play"
            onClicked: {
                if (root.model.running)
                    root.model.stop();
                else
                    root.model.goOn();
            }
        }
    }
    Rectangle {
        visible: root.model.running
        width: parent.width
        height: 6
        radius: 3
        color: Theme.line
        Rectangle {
            width: parent.width * root.model.known / root.model.wanted
            height: parent.height
            radius: 3
            color: Theme.jade
        }
    }
    AppText {
        objectName: "sequencePeriod"
        width: parent.width
        visible: text !== ""
        text: root.model.certificate === "" ? root.model.period
            //: Two sentences
            : qsTr("%1 %2").arg(root.model.period).arg(root.model.certificate)
        Announcement { }
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceM
        AppButton {
            id: proof
            objectName: "sequenceProof"
            visible: root.model.proof !== ""
            text: qsTr("Prove the period")
            hint: qsTr("See why the values repeat forever")
            iconName: "columns-3"
            onClicked: root.proofWanted(root.model.proof)
        }
        SequenceMark {
            visible: root.model.hasExceptions
            sign: "×"
            tint: Theme.cinnabar
            //: What a mark in a plot means: a heap before the period whose value breaks it
            text: qsTr("exception")
        }
        SequenceMark {
            visible: root.model.rare && root.model.mayBeRare
            sign: "◇"
            tint: Theme.gold
            text: root.model.rareWords
        }
        SequenceMark {
            visible: root.model.difference >= 0
            sign: "○"
            tint: Theme.cinnabar
            //: What a mark in a plot means: where a person's terms and the game first differ
            text: qsTr("first difference")
        }
    }
}
