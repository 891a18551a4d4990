// The top of the Prove page: what the theorem says, which theorem, and on which heaps.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property ProveSession session

    /// A position or a move was taken: the keys belong to the steps again.
    signal settled

    spacing: Theme.spaceM

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.spaceL
        Heading {
            objectName: "proveTitle"
            Layout.fillWidth: true
            text: root.session.statement
            font.pixelSize: root.width < 900 * Theme.textScale ? Theme.large : Theme.title
        }
        OutcomeBadge {
            winning: root.session.winning
            Layout.alignment: Qt.AlignVCenter
            label: root.session.winning ? qsTr("first player wins") : qsTr("second player wins")
        }
    }

    Choice {
        objectName: "theorem"
        Layout.fillWidth: true
        label: qsTr("Theorem")
        value: root.session.theorem
        options: root.session.theorems
        onChosen: value => root.session.chooseTheorem(value)
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        AppTextField {
            id: heaps
            objectName: "proveHeaps"
            label: qsTr("Heaps")
            placeholderText: "3, 4, 5"
            width: Math.min(root.width, 300 * Theme.textScale)
            text: root.session.positionText
            problem: root.session.positionProblem
            onAccepted: {
                if (root.session.submitPosition(heaps.text)) {
                    heaps.text = root.session.positionText;
                    root.settled();
                }
            }
        }
        AppTextField {
            id: move
            objectName: "proveMove"
            visible: root.session.speaksOfMove
            label: qsTr("Move")
            placeholderText: "1-2"
            width: 150 * Theme.textScale
            text: root.session.moveText
            problem: root.session.moveProblem
            onAccepted: {
                if (root.session.submitMove(move.text)) {
                    move.text = root.session.moveText;
                    root.settled();
                }
            }
        }
        AppButton {
            objectName: "proveRandom"
            text: qsTr("Random")
            iconName: "arrows-shuffle"
            hint: qsTr("Heaps by chance")
            keys: "Ctrl+R"
            onClicked: root.session.chooseAtRandom(Math.floor(Math.random() * 4294967296))
        }
        AppButton {
            id: presets
            objectName: "provePresets"
            text: qsTr("Examples")
            iconName: "chevron-down"
            hint: qsTr("Positions to try")
            onClicked: menu.open()

            ProvePresets {
                id: menu
                y: presets.height + Theme.spaceXS
                presets: root.session.presets
                room: Qt.size(root.Window.width, root.Window.height)
                onChosen: index => {
                    root.session.choosePreset(index);
                    root.settled();
                }
            }
        }
    }

    // Typing breaks a field's binding; what the session holds is shown again whenever it changes.
    Connections {
        target: root.session
        function onProofChanged() {
            heaps.text = root.session.positionText;
            move.text = root.session.moveText;
        }
    }
}
