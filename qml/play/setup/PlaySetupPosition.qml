// The position in the dialog for a new game: the parameter of the game, the position as text, its numbers one by one, preset
// positions, and a button for a random position with a chosen outcome.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property PlaySetup setup
    required property PlaySession session
    readonly property bool parametrized: root.setup.table.parameterLabel !== ""
    readonly property bool sum: root.setup.table.parts.length > 1

    signal accepted

    /// Returns true if the typed texts describe a valid game. If not, the function moves the focus to the faulty field.
    function complete(): bool {
        if (root.parametrized && root.setup.parameterProblem !== "") {
            parameterField.forceActiveFocus();
            return false;
        }
        if (positionField.text === root.setup.text || root.setup.readText(positionField.text))
            return true;
        positionField.forceActiveFocus();
        return false;
    }

    function focusPosition(): void {
        positionField.forceActiveFocus();
        positionField.selectAll();
    }

    spacing: Theme.spaceM

    // A field keeps the text that a person typed into it, until the person changes its value elsewhere.
    Connections {
        target: root.setup
        function onChosen(): void {
            positionField.follow();
            parameterField.follow();
        }
        function onChangedInPart(): void { positionField.follow(); }
    }

    // This item is a positioner and not a layout: Qt 6.4 crashes if the columns of a grid in a layout change while the layout
    // is resized.
    Grid {
        id: texts
        readonly property bool beside: root.parametrized && root.width > 560 * Theme.textScale
        Layout.fillWidth: true
        columns: texts.beside ? 2 : 1
        columnSpacing: Theme.spaceL
        rowSpacing: Theme.spaceM
        Column {
            width: texts.beside ? Math.round((root.width - Theme.spaceL) * 0.6) : root.width
            spacing: Theme.spaceXS
            SetupLabel {
                width: parent.width
                text: qsTr("Position")
            }
            AppTextField {
                id: positionField
                objectName: "setupPosition"
                width: parent.width
                height: implicitHeight
                label: qsTr("Position")
                value: root.setup.text
                problem: root.setup.problem
                onEdited: root.setup.readText(positionField.text)
                onAccepted: root.accepted()
            }
        }
        Column {
            width: texts.beside ? Math.round((root.width - Theme.spaceL) * 0.4) : root.width
            visible: root.parametrized
            spacing: Theme.spaceXS
            SetupLabel {
                width: parent.width
                text: root.setup.table.parameterLabel
            }
            AppTextField {
                id: parameterField
                objectName: "setupParameter"
                width: parent.width
                height: implicitHeight
                label: root.setup.table.parameterLabel
                value: root.setup.table.parameter
                problem: root.setup.parameterProblem
                onEdited: root.setup.setParameter(parameterField.text)
                onAccepted: root.accepted()
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: root.sum
        spacing: Theme.spaceXS
        Repeater {
            model: root.sum ? root.setup.table.parts.length : 0
            ChoiceButton {
                id: partButton
                required property int index
                objectName: "setupPart" + partButton.index
                text: root.setup.table.parts[partButton.index] ?? ""
                hint: qsTr("Edit this component")
                current: root.setup.part === partButton.index
                onClicked: root.setup.part = partButton.index
            }
        }
        AppButton {
            objectName: "setupRemovePart"
            iconName: "trash"
            hint: qsTr("Remove the selected component")
            onClicked: root.setup.removePart()
        }
    }

    Flow {
        objectName: "setupHeapRow"
        Layout.fillWidth: true
        visible: !root.setup.table.tooManyNumbers
        spacing: Theme.spaceS
        Repeater {
            model: root.setup.table.numbers.length / root.setup.table.group
            PlaySetupNumbers {
                setup: root.setup
                room: root.width
            }
        }
        AppButton {
            objectName: "setupAdd"
            visible: root.setup.table.canAdd
            iconName: "plus"
            height: 40 * Theme.textScale
            text: root.setup.table.addLabel
            hint: root.setup.table.addHint
            onClicked: root.setup.addHeap()
        }
    }
    NoteText {
        Layout.fillWidth: true
        visible: root.setup.table.tooManyNumbers
        text: qsTr("Too many numbers for buttons: edit them in the position above.")
    }

    ColumnLayout {
        Layout.fillWidth: true
        visible: root.sum
        spacing: Theme.spaceXS
        SetupLabel { text: qsTr("Add a game to the sum") }
        Flow {
            objectName: "setupJoining"
            Layout.fillWidth: true
            spacing: Theme.spaceXS
            Repeater {
                model: root.sum ? root.setup.table.joining.length : 0
                AppButton {
                    id: joining
                    required property int index
                    readonly property var entry: root.setup.table.joining[joining.index] ?? { name: "", text: "" }
                    objectName: "setupJoin-" + joining.entry.name
                    look: AppButton.Quiet
                    iconName: joining.entry.name === "" ? "" : "../games/" + joining.entry.name
                    text: root.width > 460 * Theme.textScale ? joining.entry.text : ""
                    hint: joining.entry.text
                    onClicked: root.setup.addPart(joining.entry.name)
                }
            }
        }
    }

    SetupLabel { text: qsTr("Suggested positions") }
    Grid {
        id: cards
        objectName: "setupPresets"
        Layout.fillWidth: true
        columns: root.width > 520 * Theme.textScale ? 2 : 1
        columnSpacing: Theme.spaceS
        rowSpacing: Theme.spaceS
        Repeater {
            id: presets
            model: root.setup.table.presets.length
            PlaySetupPreset {
                id: card
                required property int index
                readonly property var entry: root.setup.table.presets[card.index] ?? { label: "", note: "" }
                /// The card beside this card in the same row; both cards get the same height.
                readonly property Item neighbor: cards.columns === 2 && presets.count > 0
                    ? presets.itemAt(card.index % 2 === 0 ? card.index + 1 : card.index - 1) : null
                objectName: "setupPreset" + card.index
                width: (root.width - (cards.columns - 1) * Theme.spaceS) / cards.columns
                height: Math.max(card.implicitHeight, card.neighbor?.implicitHeight ?? 0)
                label: card.entry.label
                note: card.entry.note
                onClicked: root.setup.choosePreset(card.index)
            }
        }
    }

    SetupLabel { text: qsTr("Random position") }
    Flow {
        objectName: "setupRandom"
        Layout.fillWidth: true
        spacing: Theme.spaceXS
        Repeater {
            model: root.setup.table.requests.length
            AppButton {
                id: request
                required property int index
                readonly property var entry: root.setup.table.requests[request.index] ?? { value: "", text: "" }
                objectName: "setupRandom-" + request.entry.value
                iconName: "arrows-shuffle"
                text: request.entry.text
                onClicked: root.setup.draw(request.entry.value, Shell.freshSeed())
            }
        }
        AppButton {
            objectName: "setupAsItStands"
            visible: root.session.shown.ply > 0 && root.session.shown.turn !== PlaySession.Over
            look: AppButton.Quiet
            text: qsTr("Use current position")
            hint: qsTr("Take the position of the game on the board")
            onClicked: root.setup.takeFrom(root.session, true)
        }
    }
    AppText {
        objectName: "setupRequestProblem"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.setup.drawing ? qsTr("Searching for a position…") : root.setup.requestProblem
        color: root.setup.drawing ? Theme.faint : Theme.cinnabar
        font.pixelSize: Theme.small
        Announcement { }
    }

    component SetupLabel: AppText {
        Layout.fillWidth: true
        font.bold: true
    }
}
