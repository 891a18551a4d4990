// An answer of several moves: of each heap how many stones are taken, none where nothing is.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PracticeSession session
    readonly property bool over: root.session.state === PracticeSession.Right || root.session.state === PracticeSession.Shown

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("How many stones to take from each heap")

    function begin(): void {
        fields.itemAt(0)?.takeFocus();
    }

    Repeater {
        id: fields
        model: root.session.board.sizes.length
        Row {
            id: move
            required property int index
            readonly property int stones: root.session.taken[move.index] ?? 0

            spacing: Theme.spaceXS

            function takeFocus(): void {
                more.forceActiveFocus(Qt.TabFocusReason);
            }

            AppText {
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Heap %1").arg(move.index + 1)
                color: Theme.faint
                wrapMode: Text.NoWrap
            }
            AppButton {
                objectName: "fewer" + (move.index + 1)
                iconName: "minus"
                hint: qsTr("One stone fewer from heap %1").arg(move.index + 1)
                enabled: !root.over && move.stones > 0
                autoRepeat: true
                onClicked: root.session.take(move.index, move.stones - 1)
            }
            AppText {
                objectName: "taken" + (move.index + 1)
                width: 30 * Theme.textScale
                height: parent.height
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: move.stones > 0 ? String(move.stones) : "–"
                font.bold: move.stones > 0
                color: move.stones > 0 ? Theme.indigo : Theme.faint
                wrapMode: Text.NoWrap
                Accessible.name: qsTr("Heap %1: take %2").arg(move.index + 1).arg(move.stones)
            }
            AppButton {
                id: more
                objectName: "more" + (move.index + 1)
                iconName: "plus"
                hint: qsTr("One stone more from heap %1").arg(move.index + 1)
                enabled: !root.over && move.stones < Number(root.session.board.sizes[move.index] ?? 0)
                autoRepeat: true
                onClicked: root.session.take(move.index, move.stones + 1)
            }
        }
    }
}
