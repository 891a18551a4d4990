// The skills in a sheet over the page, where there is no room for them beside the exercise.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Popup {
    id: root

    required property PracticeSession session

    signal breakWanted

    objectName: "practiseSkillSheet"
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(760 * Theme.textScale, parent ? parent.width - 2 * Theme.spaceXL : 760)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.spaceL : implicitHeight)
    padding: Theme.spaceL
    modal: true
    focus: true
    onOpened: list.showCurrent(true)
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    SheetName {
        sheet: root
        name: heading.text
    }

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
            onBreakWanted: root.breakWanted()
        }
    }
}
