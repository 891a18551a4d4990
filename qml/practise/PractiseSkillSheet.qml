// The list of skills as a dialog, for windows that are too narrow to show the list beside the exercise.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Sheet {
    id: root

    required property PracticeSession session

    objectName: "practiseSkillSheet"
    title: heading.text
    widest: 760
    growth: 1
    padding: Theme.spaceL
    onOpened: list.showCurrent(true)

    contentItem: Column {
        spacing: Theme.spaceM
        Heading {
            id: heading
            text: qsTr("Choose a skill")
        }
        PractiseSkillList {
            id: list
            width: parent.width
            height: Math.min(implicitHeight, root.availableHeight - heading.height - Theme.spaceM)
            implicitHeight: contentHeight
            columns: Math.max(1, Math.floor(width / (220 * Theme.textScale)))
            heard: false
            session: root.session
            onChosen: root.close()
        }
    }
}
