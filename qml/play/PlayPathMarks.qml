// The progress on the path for newcomers: a small seal for each stage that the user has won, and a frame for each other stage.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PlayPath path
    readonly property int won: root.path.stages.filter(stage => stage.done).length

    spacing: Theme.spaceS
    Accessible.role: Accessible.Graphic
    //: The progress on a path of several games: %1 is the number of finished stages, %2 the number of all stages
    Accessible.name: qsTr("%1 of %2 stages done").arg(root.won).arg(root.path.stages.length)

    Repeater {
        model: root.path.stages.length
        Item {
            id: mark
            required property int index
            readonly property var stage: root.path.stages[mark.index] ?? ({ done: false, here: false, title: "" })

            width: Math.round(24 * Theme.textScale)
            height: width
            Rectangle {
                anchors.fill: parent
                visible: !mark.stage.done
                radius: 4
                color: "transparent"
                border.width: mark.stage.here ? 2 : 1
                border.color: mark.stage.here ? Theme.gold : Theme.edge
            }
            PlaySeal {
                anchors.fill: parent
                visible: mark.stage.done
                icon: "check"
            }
            HoverHandler { id: pointer }
            HoverTip {
                anchors.fill: parent
                shown: pointer.hovered
                text: mark.stage.title
            }
        }
    }
    NoteText {
        height: Math.round(24 * Theme.textScale)
        verticalAlignment: Text.AlignVCenter
        text: qsTr("%1 of %2").arg(root.won).arg(root.path.stages.length)
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
