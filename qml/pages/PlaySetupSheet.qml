// The sheet on which a new game is set up: the heaps by preset, text, chance or one by one; the opponent; who starts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Popup {
    id: root

    required property PlaySession session

    function openSheet(): void {
        draft.takeFrom(root.session, false);
        root.open();
    }

    function begin(): void {
        if (field.text !== draft.text && !draft.readText(field.text)) {
            field.forceActiveFocus();
            return;
        }
        draft.begin(root.session);
        root.close();
    }

    objectName: "playSetup"
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(820 * (1 + (Theme.textScale - 1) * 0.6), parent ? parent.width - 2 * Theme.spaceXL : 820)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.spaceL : implicitHeight)
    padding: 0
    modal: true
    focus: true
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.feedbackTime } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.feedbackTime } }
    onOpened: field.forceActiveFocus()
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    PlaySetup { id: draft }

    contentItem: ColumnLayout {
        spacing: 0

        AppFlickable {
            id: view
            objectName: "setupView"
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: column.implicitHeight + Theme.spaceXL + Theme.spaceL
            contentHeight: implicitHeight

            ScrollFade { view: view }
            ColumnLayout {
                id: column
                x: Theme.spaceXL
                y: Theme.spaceXL
                width: parent.width - 2 * Theme.spaceXL
                spacing: Theme.spaceM

                Heading {
                    Layout.fillWidth: true
                    text: qsTr("New game")
                }

                SetupLabel { text: qsTr("Heaps") }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.spaceS
                    AppTextField {
                        id: field
                        objectName: "setupHeaps"
                        Layout.fillWidth: true
                        Layout.preferredHeight: implicitHeight
                        Layout.alignment: Qt.AlignTop
                        label: qsTr("Heaps")
                        text: draft.text
                        problem: draft.problem
                        onEdited: draft.readText(field.text)
                        onAccepted: root.begin()
                    }
                    AppButton {
                        objectName: "setupRandom"
                        Layout.alignment: Qt.AlignTop
                        iconName: "arrows-shuffle"
                        text: qsTr("Random")
                        onClicked: draft.drawRandom(Shell.freshSeed())
                    }
                }
                Flow {
                    objectName: "setupHeapRow"
                    Layout.fillWidth: true
                    spacing: Theme.spaceS
                    Repeater {
                        model: draft.heaps.length
                        PlaySetupHeap {
                            setup: draft
                        }
                    }
                    AppButton {
                        objectName: "setupAdd"
                        visible: draft.heaps.length < draft.mostHeaps
                        iconName: "plus"
                        height: 40 * Theme.textScale
                        text: qsTr("Heap")
                        hint: qsTr("Add a heap")
                        onClicked: draft.addHeap()
                    }
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.spaceS
                    Repeater {
                        model: draft.presets
                        AppButton {
                            required property int index
                            required property string modelData
                            objectName: "setupPreset" + index
                            text: modelData
                            hint: draft.presetNotes[index]
                            onClicked: draft.choosePreset(index)
                        }
                    }
                    AppButton {
                        objectName: "setupAsItStands"
                        visible: root.session.ply > 0 && root.session.turn !== PlaySession.Over
                        text: qsTr("As it stands")
                        hint: qsTr("The position of the running game")
                        onClicked: draft.takeFrom(root.session, true)
                    }
                }

                GridLayout {
                    Layout.fillWidth: true
                    columns: column.width > 600 * Theme.textScale ? 2 : 1
                    columnSpacing: Theme.spaceXL
                    rowSpacing: Theme.spaceM
                    ColumnLayout {
                        Layout.alignment: Qt.AlignTop
                        Layout.preferredWidth: 1
                        spacing: Theme.spaceM
                        SetupLabel { text: qsTr("Opponent") }
                        Choice {
                            objectName: "setupOpponent"
                            Layout.fillWidth: true
                            label: qsTr("Opponent")
                            value: draft.opponent
                            options: [{ value: "perfect", text: draft.opponentNames[0] },
                                { value: "learner", text: draft.opponentNames[1] }]
                            onChosen: value => draft.opponent = value
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: draft.opponentNote
                            color: Theme.faint
                            font.pixelSize: Theme.small
                        }
                    }
                    ColumnLayout {
                        Layout.alignment: Qt.AlignTop
                        Layout.preferredWidth: 1
                        spacing: Theme.spaceM
                        SetupLabel { text: qsTr("Who starts") }
                        Choice {
                            objectName: "setupFirst"
                            Layout.fillWidth: true
                            label: qsTr("Who starts")
                            value: draft.personStarts ? "person" : "computer"
                            options: [{ value: "person", text: qsTr("I start"), icon: "user" },
                                { value: "computer", text: qsTr("The computer starts"), icon: "robot" }]
                            onChosen: value => draft.personStarts = value === "person"
                        }
                    }
                }
            }
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.line
        }
        Flow {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceL
            Layout.leftMargin: Theme.spaceXL
            spacing: Theme.spaceS
            AppButton {
                objectName: "setupBegin"
                look: AppButton.Primary
                text: qsTr("Start")
                onClicked: root.begin()
            }
            AppButton {
                objectName: "setupCancel"
                text: qsTr("Cancel")
                keyLabel: "Esc"
                onClicked: root.close()
            }
        }
    }

    component SetupLabel: AppText {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceS
        font.bold: true
    }
}
