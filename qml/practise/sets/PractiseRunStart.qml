// The start page of an exercise set: its title, text, rules, and items, and the name of the pupil.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property PracticeSetRun run
    property url file
    readonly property var set: root.run.offer

    signal closed
    signal editWanted(file: url)

    /// Shows the stored name and number, and moves the keyboard focus to the first thing to do.
    function takeFocus(): void {
        name.settle();
        number.settle();
        (name.enabled && name.text === "" ? name : start).forceActiveFocus(Qt.TabFocusReason);
    }

    function begin(): void {
        name.problem = root.run.beginOffered(name.text.trim(), number.text.trim());
        if (name.problem !== "")
            return name.forceActiveFocus(Qt.TabFocusReason);
        Shell.preferences.pupilName = name.text.trim();
        Shell.preferences.pupilNumber = number.text.trim();
        // If another set is unfinished, a dialog first asks about the unfinished set.
        if (root.run.shown.question === "")
            root.closed();
    }

    component Field: AppTextField {
        id: field
        width: Math.min(content.width, 300 * Theme.textScale)
        enabled: !root.set.keepsName
        maximumLength: 60
        onEdited: field.problem = ""
        NoteText { y: -height; text: field.label; Accessible.ignored: true }
    }

    objectName: "setStart"
    contentHeight: card.height
    Accessible.role: Accessible.Pane
    Accessible.name: Aloud.of(title.text)
    Keys.onEscapePressed: root.closed()
    Keys.onReturnPressed: root.begin()
    Keys.onEnterPressed: root.begin()

    Card {
        id: card
        x: (root.width - width) / 2
        width: Math.min(root.width, 760 * Theme.textScale)
        height: Math.max(root.height, content.height + 2 * content.y)

        Column {
            id: content
            x: Theme.spaceXL
            y: Theme.spaceXL
            width: parent.width - 2 * x
            spacing: Theme.spaceL

            AppText {
                objectName: "startClass"
                width: parent.width
                visible: text !== ""
                text: root.set.className
                color: Theme.goldText
                font.bold: true
            }
            Heading {
                id: title
                objectName: "startTitle"
                width: parent.width
                text: root.set.title
            }
            AppText {
                readonly property bool asWritten: true
                objectName: "startText"
                width: parent.width
                visible: text !== ""
                text: root.set.text
            }
            Flow {
                width: parent.width
                visible: root.set.begun
                spacing: Theme.spaceXS
                Accessible.role: Accessible.StaticText
                Accessible.name: root.run.shown.standing
                Repeater {
                    model: root.set.items
                    PractiseRunMark {
                        required property int modelData
                        outcome: modelData
                    }
                }
            }
            Column {
                width: parent.width
                spacing: Theme.spaceS
                Repeater {
                    model: root.set.rules
                    Row {
                        id: rule
                        required property var modelData
                        spacing: Theme.spaceM
                        AppIcon { icon: rule.modelData.icon }
                        AppText {
                            objectName: "startRule"
                            width: content.width - x
                            text: rule.modelData.text
                        }
                    }
                }
            }
            Rule { width: parent.width }
            Flow {
                width: parent.width
                // The label of a field is above it.
                topPadding: 1.5 * Theme.small
                spacing: 2 * Theme.small
                Field {
                    id: name
                    objectName: "pupilName"
                    label: qsTr("Your name")
                    value: root.set.name !== "" ? root.set.name : Shell.preferences.pupilName
                }
                Field {
                    id: number
                    objectName: "pupilNumber"
                    //: The number of a pupil in the list of the class
                    label: qsTr("Number")
                    value: root.set.name !== "" ? root.set.number : Shell.preferences.pupilNumber
                }
            }
            NoteText {
                objectName: "startNameKept"
                width: parent.width
                visible: root.set.keepsName
                text: qsTr("This work belongs to this name. To use another name, leave the set and start over.")
            }
            Flow {
                width: parent.width
                spacing: Theme.spaceM
                AppButton {
                    id: start
                    objectName: "startSet"
                    look: AppButton.Primary
                    iconName: "player-play"
                    text: root.set.begun ? qsTr("Continue") : qsTr("Start")
                    keyLabel: "Enter"
                    showKeys: true
                    onClicked: root.begin()
                }
                AppButton {
                    objectName: "startEdit"
                    look: AppButton.Quiet
                    visible: root.set.editable
                    iconName: "pencil"
                    text: qsTr("Edit this set")
                    onClicked: root.editWanted(root.file)
                }
            }
        }
    }
}
