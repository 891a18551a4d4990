// The verdict on a program, the mistakes of the program, notes, compile errors, and the time and memory of the runs.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property judgeShown shown

    signal repairWanted

    visible: root.shown.letters !== ""
    spacing: Theme.spaceM

    Rectangle {
        id: verdict
        objectName: "judgeVerdict"
        readonly property color tint: root.shown.accepted ? Theme.jade : Theme.cinnabar
        width: words.contentWidth + 2 * Theme.spaceL
        height: words.height + Theme.spaceM
        radius: Theme.radiusSmall
        color: root.shown.accepted ? Theme.jadeWash : Theme.cinnabarWash
        AppText {
            id: words
            x: Theme.spaceL
            y: Theme.spaceM / 2
            // The width depends only on the available room: with large text, the implicit width of rich text depends on its
            // width.
            width: verdict.parent.width - 2 * Theme.spaceL
            text: Markup.bold(root.shown.letters) + "&nbsp; " + Markup.part(root.shown.verdictName)
            color: verdict.tint
            font.pixelSize: Theme.large
            Announcement { text: root.shown.letters === "" ? "" : root.shown.verdictName }
        }
    }
    Repeater {
        model: root.shown.faults
        AppText {
            required property int index
            required property string modelData
            objectName: "judgeFault" + (index + 1)
            width: root.width
            text: modelData
        }
    }
    Repeater {
        model: root.shown.causes
        JudgeNote {
            required property int index
            required property string modelData
            objectName: "judgeCause" + (index + 1)
            width: root.width
            words: modelData
            icon: "bulb"
        }
    }
    ContestBlock {
        objectName: "judgeFirstError"
        width: parent.width
        visible: root.shown.firstError !== ""
        title: qsTr("The compiler's first error")
        text: root.shown.firstError
        copied: false
        asWritten: true
    }
    AppButton {
        objectName: "judgeRepair"
        visible: root.shown.repair !== ""
        iconName: "player-play"
        look: AppButton.Primary
        text: root.shown.repair
        onClicked: root.repairWanted()
    }
    ContestBlock {
        objectName: "judgeLog"
        width: parent.width
        visible: root.shown.log !== ""
        title: qsTr("What the compiler says besides")
        text: root.shown.log
        asWritten: true
    }
    Repeater {
        model: root.shown.notes
        JudgeNote {
            required property int index
            required property string modelData
            objectName: "judgeNote" + (index + 1)
            width: root.width
            words: modelData
        }
    }
    Repeater {
        model: root.shown.facts
        NoteText {
            required property string modelData
            width: root.width
            text: modelData
        }
    }
}
