// The stored answers of practice: the folder in which they are stored, and buttons that export, add or erase answers.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    readonly property alias files: files

    objectName: "settingsData"
    implicitHeight: rows.implicitHeight + 2 * Theme.spaceXL

    RecordFiles {
        id: files
        progress: Shell.progress
    }
    PracticeRecordView {
        id: opened
        progress: Shell.progress
        files: files
    }
    // The practice record is loaded when its size is shown for the first time.
    Component.onCompleted: {
        if (!Shell.progress.loaded)
            Shell.progress.load();
    }

    Column {
        id: rows
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceXL }
        spacing: Theme.spaceXL

        Heading {
            width: parent.width
            level: 2
            //: A heading: the answers to exercises that are stored on this computer
            text: qsTr("Your data")
        }
        SettingRow {
            title: qsTr("Data folder")
            note: qsTr("Your answers are stored only on this computer.")
            Flow {
                width: parent.width
                spacing: Theme.spaceM
                FittedText {
                    objectName: "dataFolder"
                    room: parent.width
                    height: Math.max(implicitHeight, 36 * Theme.textScale)
                    verticalAlignment: Text.AlignVCenter
                    text: files.folder
                }
                AppButton {
                    objectName: "openDataFolder"
                    text: qsTr("Open folder")
                    iconName: "external-link"
                    onClicked: files.openFolder()
                }
            }
        }
        SettingRow {
            title: qsTr("Answers")
            note: files.answers === 0 ? qsTr("No answers yet.") : qsTr("%n answers are saved.", "", files.answers)
            RecordActions {
                width: parent.width
                files: files
                summary: opened.openedSummary
            }
        }
        SettingRow {
            title: qsTr("Erase answers")
            note: qsTr("Practice and the lessons start again from zero.")
            Flow {
                width: parent.width
                spacing: Theme.spaceM
                AppButton {
                    id: erase
                    objectName: "eraseRecord"
                    visible: files.question === ""
                    text: qsTr("Erase all answers…")
                    iconName: "trash"
                    enabled: !files.empty
                    onClicked: {
                        files.askToErase();
                        keep.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
                FittedText {
                    objectName: "eraseQuestion"
                    visible: text !== ""
                    room: parent.width
                    text: files.question
                    Announcement { }
                }
                AppButton {
                    objectName: "eraseYes"
                    visible: files.question !== ""
                    //: A button that erases all answers
                    text: qsTr("Erase answers")
                    iconName: "trash"
                    onClicked: files.erase()
                }
                AppButton {
                    id: keep
                    objectName: "eraseNo"
                    visible: files.question !== ""
                    look: AppButton.Primary
                    //: A button: the answers are not erased
                    text: qsTr("Keep answers")
                    onClicked: files.keep()
                }
            }
        }
    }
}
