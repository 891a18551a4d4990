// The top of the Prove page: what the theorem says, which theorem, and on which heaps.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property ProveSession session
    /// The theorems stand side by side, or drop down from a button where they would need several lines.
    readonly property bool narrow: root.width < 800 * Theme.textScale
    readonly property size room: Qt.size(root.Window.width, root.Window.height)
    readonly property int theoremIndex: root.session.theorems.findIndex(theorem => theorem.value === root.session.theorem)

    /// A choice was made: the keys belong to the steps again.
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
            Layout.alignment: Qt.AlignTop
            label: root.session.winning ? qsTr("first player wins") : qsTr("second player wins")
        }
    }

    Choice {
        objectName: "theorem"
        Layout.fillWidth: true
        visible: !root.narrow
        label: qsTr("Theorem")
        value: root.session.theorem
        options: root.session.theorems
        onChosen: value => {
            root.session.chooseTheorem(value);
            root.settled();
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.spaceS

        AppButton {
            id: theorems
            objectName: "theoremButton"
            visible: root.narrow
            text: root.session.theorems[root.theoremIndex]?.text ?? ""
            iconName: "chevron-down"
            hint: qsTr("Theorem")
            onClicked: theoremList.open()

            ProveList {
                id: theoremList
                y: theorems.height + Theme.spaceXS
                entries: root.session.theorems.map(theorem => ({ name: theorem.text }))
                current: root.theoremIndex
                room: root.room
                onChosen: index => {
                    root.session.chooseTheorem(root.session.theorems[index].value);
                    root.settled();
                }
            }
        }
        AppTextField {
            id: heaps
            objectName: "proveHeaps"
            label: qsTr("Heaps")
            placeholderText: "3, 4, 5"
            width: Math.min(root.width, (root.narrow ? 250 : 340) * Theme.textScale)
            text: root.session.positionText
            problem: root.session.positionProblem
            onAccepted: {
                if (root.session.submitPosition(heaps.text)) {
                    heaps.text = root.session.positionText;
                    root.settled();
                }
            }
        }
        Row {
            visible: root.session.speaksOfMove
            spacing: Theme.spaceS

            AppText {
                height: 36 * Theme.textScale
                verticalAlignment: Text.AlignVCenter
                //: Before the field for a move such as 1-2
                text: qsTr("Move")
                color: Theme.faint
                wrapMode: Text.NoWrap
            }
            AppTextField {
                id: move
                objectName: "proveMove"
                label: qsTr("Move")
                placeholderText: "1-2"
                width: (root.session.moveProblem === "" ? 130 : 260) * Theme.textScale
                text: root.session.moveText
                problem: root.session.moveProblem
                onAccepted: {
                    if (root.session.submitMove(move.text)) {
                        move.text = root.session.moveText;
                        root.settled();
                    }
                }
            }
        }
        AppButton {
            objectName: "proveRandom"
            text: root.narrow ? "" : qsTr("Random")
            iconName: "arrows-shuffle"
            hint: qsTr("Heaps by chance")
            keys: "Ctrl+R"
            onClicked: {
                root.session.chooseAtRandom(Shell.freshSeed());
                root.settled();
            }
        }
        AppButton {
            id: presets
            objectName: "provePresets"
            text: root.narrow ? "" : qsTr("Examples")
            iconName: root.narrow ? "list-numbers" : "chevron-down"
            hint: qsTr("Positions to try")
            onClicked: presetList.open()

            ProveList {
                id: presetList
                y: presets.height + Theme.spaceXS
                entries: root.session.presets.map(preset => ({ name: preset.name, more: "(" + preset.heaps + ")" }))
                room: root.room
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
