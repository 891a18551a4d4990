// A dialog about a position that occurs in a text or an input: the outcome, the reason, and buttons that open the position.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Sheet {
    id: root

    property alias position: facts.position

    function show(position: string): void {
        facts.position = position;
        root.open();
    }

    objectName: "positionSheet"
    title: facts.name
    widest: 520
    onOpened: play.forceActiveFocus(Qt.TabFocusReason)

    PositionFacts { id: facts }

    contentItem: Column {
        spacing: Theme.spaceM
        Heading {
            width: parent.width
            level: 2
            text: facts.name
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
        }
        AppText {
            id: outcome
            objectName: "positionOutcome"
            width: parent.width
            text: facts.known ? Markup.bold(facts.outcome) : qsTr("Working it out…")
            Announcement { }
        }
        AppText {
            width: parent.width
            visible: text !== ""
            text: facts.reason
            Announcement { }
        }
        NoteText {
            width: parent.width
            visible: text !== ""
            text: facts.moves
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            topPadding: Theme.spaceS
            AppButton {
                id: play
                objectName: "positionPlay"
                text: qsTr("Play it")
                iconName: "circles"
                look: AppButton.Primary
                focusPolicy: Qt.StrongFocus
                onClicked: {
                    root.close();
                    Shell.linkWanted("play:" + facts.position);
                }
            }
            AppButton {
                objectName: "positionProve"
                text: qsTr("See the proof")
                iconName: "columns-3"
                onClicked: {
                    root.close();
                    Shell.linkWanted("proof:" + facts.position);
                }
            }
            CopyButton {
                look: AppButton.Quiet
                text: qsTr("Copy")
                onClicked: Shell.copy(facts.position)
            }
            AppButton {
                look: AppButton.Quiet
                text: qsTr("Close")
                onClicked: root.close()
            }
        }
    }
}
