// The Settings page: language, theme, contrast, text size, motion, the opponent's pace, the time when outcomes are shown,
// shortcuts, and graphics. Each setting takes effect at once and is stored. The page also shows the stored answers of practice.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    readonly property var preferences: Shell.preferences
    readonly property alias scroll: scroll

    /// A setting with a choice between a few alternatives.
    component ChoiceRow: SettingRow {
        id: row
        /// The name of the preference.
        required property string name
        required property var options
        Choice {
            objectName: row.name
            width: parent.width
            label: row.title
            value: root.preferences[row.name]
            options: row.options
            onChosen: value => root.preferences[row.name] = value
        }
    }

    AppFlickable {
        id: scroll
        anchors.fill: parent
        contentHeight: column.implicitHeight + 2 * Theme.spaceXL

        ColumnLayout {
            id: column
            x: Math.max(Theme.spaceXXL, (root.width - width) / 2)
            y: Theme.spaceXL
            width: Math.min(root.width - 2 * Theme.spaceXXL, 1040)
            spacing: Theme.spaceXL

            PageHeader {
                Layout.fillWidth: true
                title: qsTr("Settings")
            }

            AppText {
                Layout.fillWidth: true
                objectName: "settingsProblem"
                visible: Shell.storageProblem !== ""
                text: Shell.storageProblem
                textFormat: Text.PlainText
                color: Theme.cinnabar
            }

            Card {
                Layout.fillWidth: true
                implicitHeight: rows.implicitHeight + 2 * Theme.spaceXL

                Column {
                    id: rows
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceXL }
                    spacing: Theme.spaceXL

                    ChoiceRow {
                        name: "language"
                        title: qsTr("Language")
                        // The name of each language is in that language.
                        options: [{ value: "system", text: qsTr("Follow system") }, { value: "zh_CN", text: "简体中文" },
                            { value: "en", text: "English" }]
                    }
                    ChoiceRow {
                        name: "theme"
                        title: qsTr("Theme")
                        options: [{ value: "system", text: qsTr("Follow system"), icon: "device-desktop" },
                            //: A theme: dark ink on light paper
                            { value: "light", text: qsTr("Light"), icon: "sun" },
                            //: A theme: light ink on dark paper
                            { value: "dark", text: qsTr("Dark"), icon: "moon" }]
                    }
                    ChoiceRow {
                        name: "contrast"
                        title: qsTr("Contrast")
                        note: qsTr("High: black and white grounds, stronger colors and borders.")
                        options: [{ value: "system", text: qsTr("Follow system"), icon: "device-desktop" },
                            //: A level of the contrast of colours
                            { value: "normal", text: qsTr("Normal") },
                            //: A level of the contrast of colours
                            { value: "high", text: qsTr("High") }]
                    }
                    SettingRow {
                        title: qsTr("Text size")
                        note: qsTr("%1%").arg(root.preferences.textScale)
                        AppSlider {
                            objectName: "textScale"
                            width: Math.min(parent.width, 320)
                            label: qsTr("Text size")
                            from: 100
                            to: 200
                            stepSize: 10
                            snapMode: Slider.SnapAlways
                            value: root.preferences.textScale
                            onMoved: root.preferences.textScale = value
                        }
                    }
                    ChoiceRow {
                        name: "motion"
                        title: qsTr("Motion")
                        note: qsTr("Reduced: things fade instead of moving. None: they change immediately.")
                        options: [{ value: "system", text: qsTr("Follow system"), icon: "device-desktop" },
                            //: A setting for animations: all animations
                            { value: "full", text: qsTr("Full") },
                            //: A setting for animations: fewer animations
                            { value: "reduced", text: qsTr("Reduced") },
                            //: A setting for animations: no animations
                            { value: "none", text: qsTr("None") }]
                    }
                    ChoiceRow {
                        name: "opponentPace"
                        title: qsTr("Opponent's pace")
                        note: qsTr("How long the computer waits before it moves.")
                        //: The speed at which the opponent moves
                        options: [{ value: "slow", text: qsTr("Calm") },
                            //: The speed at which the opponent moves
                            { value: "normal", text: qsTr("Normal") },
                            //: The speed at which the opponent moves
                            { value: "fast", text: qsTr("Quick") }]
                    }
                    ChoiceRow {
                        name: "mistakesWait"
                        title: qsTr("Wait after a mistake")
                        note: qsTr("After a move that gives the win away, the computer replies only when you press a key.")
                        //: A setting: the computer waits after a mistake
                        options: [{ value: "on", text: qsTr("On") },
                            //: A setting: the computer does not wait after a mistake
                            { value: "off", text: qsTr("Off") }]
                    }
                    ChoiceRow {
                        name: "showOutcomes"
                        title: qsTr("Show who wins")
                        note: qsTr("When to show whether a position is an N-position (the player to move wins) or a P-position.")
                        //: A setting for the outcomes P and N: they are shown during the whole game
                        options: [{ value: "live", text: qsTr("Always") },
                            //: A setting for the outcomes P and N: they are shown after the user has moved
                            { value: "after-move", text: qsTr("After my move") },
                            //: A setting for the outcomes P and N: they are shown after the end of the game
                            { value: "after-game", text: qsTr("After the game") }]
                    }
                    ChoiceRow {
                        name: "paper"
                        title: qsTr("Paper size")
                        note: qsTr("For worksheets and proofs as PDF.")
                        options: [{ value: "system", text: qsTr("Follow system"), icon: "device-desktop" },
                            //: A paper size
                            { value: "a4", text: qsTr("A4") },
                            //: A paper size
                            { value: "letter", text: qsTr("Letter") }]
                    }
                    ChoiceRow {
                        name: "singleKeys"
                        title: qsTr("Single-key shortcuts")
                        note: qsTr("Letter and digit keys act without Ctrl or Alt: H, for example, shows a hint.")
                        //: A setting: shortcuts that are a single key are active
                        options: [{ value: "on", text: qsTr("On") },
                            //: A setting: shortcuts that are a single key are inactive
                            { value: "off", text: qsTr("Off") }]
                    }
                    ChoiceRow {
                        name: "drawing"
                        title: qsTr("Drawing")
                        note: qsTr("Takes effect when Nimstone next starts. Now: %1.").arg(Shell.drawing)
                        options: [{ value: "automatic", text: qsTr("Automatic") }, { value: "opengl", text: "OpenGL" },
                            //: A setting for graphics: the processor draws the window, without a graphics card
                            { value: "software", text: qsTr("Software") }]
                    }
                }
            }
            SettingsData {
                Layout.fillWidth: true
            }
            AppButton {
                objectName: "about"
                text: qsTr("About Nimstone")
                iconName: "info-circle"
                onClicked: root.aboutWanted()
            }
            Item { implicitHeight: 1 }
        }
    }
}
