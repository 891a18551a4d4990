// The result of the last action on a set, a button that undoes this action, and the number of exercises.
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property SetEditor editor

    spacing: 0

    ProblemText {
        objectName: "setStorageProblem"
        Layout.fillWidth: true
        text: root.editor.storageProblem
    }
    RowLayout {
        spacing: Theme.spaceM
        Layout.minimumHeight: 36 * Theme.textScale
        AppText {
            objectName: "setNews"
            Layout.fillWidth: true
            text: root.editor.news
            color: root.editor.refused ? Theme.cinnabar : Theme.faint
            font.pixelSize: Theme.small
            Announcement { }
        }
        NoteText {
            objectName: "setCount"
            visible: !root.editor.empty
            text: root.editor.countText
            wrapMode: Text.NoWrap
        }
        AppButton {
            objectName: "setUndo"
            look: AppButton.Quiet
            iconName: "arrow-back-up"
            //: A button that undoes the last change of a set
            text: qsTr("Undo")
            keys: "Ctrl+Z"
            enabled: root.editor.canUndo && !root.editor.busy
            onClicked: root.editor.undo()
        }
    }
}
