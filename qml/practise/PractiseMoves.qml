// The input for an answer that consists of several moves. It has a field for each heap with the number of stones to take, typed
// or changed by buttons; the field is empty if no stones are taken.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PracticeSession session
    readonly property bool over: root.session.exercise.over

    signal keyPassed(key: string)

    spacing: Theme.spaceM
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("How many stones to take from each heap")

    /// Moves the keyboard focus to the field of the first heap, or to the field whose text is not a number.
    function begin(): void {
        fields.itemAt(Math.max(root.session.answer.problemHeap, 0))?.takeFocus();
    }

    Repeater {
        id: fields
        model: root.session.board.sizes.length
        Row {
            id: move
            required property int index
            readonly property int stones: root.session.answer.taken[move.index] ?? 0

            spacing: Theme.spaceXS

            function takeFocus(): void {
                field.forceActiveFocus(Qt.TabFocusReason);
                field.selectAll();
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
            AppTextField {
                id: field
                objectName: "taken" + (move.index + 1)
                width: 56 * Theme.textScale
                enabled: !root.over
                label: qsTr("Heap %1: how many stones to take").arg(move.index + 1)
                placeholderText: "–"
                text: root.session.answer.takenTexts[move.index] ?? ""
                problem: root.session.answer.problemHeap === move.index ? root.session.answer.problem : ""
                showsProblem: false
                maximumLength: 40
                passedKeys: Keyboard.singleKeys ? "HNAW" : ""
                onEdited: root.session.typeTaken(move.index, field.text)
                onKeyPassed: key => root.keyPassed(key)
                Keys.onUpPressed: root.session.take(move.index, move.stones + 1)
                Keys.onDownPressed: root.session.take(move.index, move.stones - 1)

                Connections {
                    target: root.session
                    function onAnswerChanged(): void {
                        const text = root.session.answer.takenTexts[move.index] ?? "";
                        if (field.text !== text)
                            field.text = text;
                    }
                }
            }
            AppButton {
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
