// A block that the learner answers by a choice with the keys A, B, C, …, by a number, by a move, or by heaps that make every
// column even. The feedback about the last answer is below the question. The learner may always try again. Other blocks are
// based on this type.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Boards
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Learn
import Nimstone.Theme
import Nimstone.ViewModels

CardBlock {
    id: root

    default property alias content: inner.data
    readonly property shownTask shown: root.task.shown
    /// The view that scrolls the card; null until an answer was given.
    property AppFlickable view: null

    wantsFocus: root.task.board !== null || root.shown.field !== ""
    implicitHeight: column.height

    /// Checks the typed text if it has changed, or shows the next round after a right answer. Returns false if there is nothing
    /// to do, so that the page shows the next card.
    function proceed(): bool {
        if (field.text === "" || field.text === root.shown.typed)
            return rounds.proceed();
        root.task.give(field.text);
        return true;
    }

    Connections {
        target: root.task
        // A field keeps the typed text, so the field is emptied for the next round.
        function onRoundChanged(): void { field.settle(); }
        function onAnswered(): void {
            // The view is found only after a new answer, so a stored answer does not scroll the card when the card is opened.
            for (let around = root.activeFocus ? root.parent : null; around && !root.view; around = around.parent)
                root.view = around as AppFlickable;
        }
    }
    // The feedback may appear below the part of the card that is in view. Then the view scrolls to it.
    Connections {
        target: root.view
        enabled: card.visible
        function onContentHeightChanged(): void { root.view.reveal(card); }
    }

    Column {
        id: column
        width: root.width
        spacing: Theme.spaceM

        LearnText {
            objectName: "question"
            width: parent.width
            text: root.shown.question
            Announcement { }
        }
        // The table is beside the board if there is room for both.
        Flow {
            width: parent.width
            spacing: Theme.spaceM
            Repeater {
                id: boards
                model: root.task.board ? 1 : 0
                Column {
                    width: root.width - (table.visible && root.width >= 2 * table.width ? table.width + Theme.spaceM : 0)
                    spacing: Theme.spaceS
                    GameBoard {
                        objectName: "taskBoard"
                        width: parent.width
                        height: Math.max(180 * Theme.textScale, Math.min(wholeHeight, 320 * Theme.textScale))
                        focus: true
                        fixed: true
                        trays: false
                        session: root.task.board
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.spaceS
                        AppButton {
                            objectName: "answerMove"
                            enabled: root.task.board.picked.there
                            look: AppButton.Primary
                            text: root.task.board.picked.there ? root.task.board.words.takeText : qsTr("Pick a move on the board")
                            onClicked: root.task.board.take()
                            Announcement { text: root.task.board.words.pickedText }
                        }
                        AppButton {
                            objectName: "answerNone"
                            visible: root.shown.mayHaveNone
                            text: qsTr("No move wins")
                            onClicked: root.task.give("none")
                        }
                    }
                }
            }
            BitTable {
                id: table
                objectName: "taskTable"
                visible: root.task.table.count > 0
                width: Math.min(root.width, implicitWidth)
                table: root.task.table
                showSum: root.shown.typed !== ""
                chosenHeap: root.shown.current
                heapsClickable: root.shown.bits !== ""
                bitsClickable: root.shown.bits !== ""
                onHeapClicked: heap => root.task.give(String(heap))
                onBitClicked: (heap, weight) => root.task.give(heap + "-" + weight)
            }
        }
        BoardPicture {
            width: Math.min(parent.width, 320 * Theme.textScale)
            height: 130 * Theme.textScale
            visible: position !== "" && readable
            position: root.shown.position
        }
        Column {
            id: inner
            width: parent.width
            visible: children.length > 0
            spacing: Theme.spaceM
        }
        Flow {
            width: parent.width
            visible: root.shown.field !== ""
            spacing: Theme.spaceS
            AppTextField {
                id: field
                objectName: "number"
                focus: root.shown.field !== ""
                label: root.shown.field
                placeholderText: root.shown.field
                value: root.shown.typed
                problem: root.shown.problem
                maximumLength: 20
            }
            AppButton {
                objectName: "check"
                text: qsTr("Check")
                iconName: "check"
                look: AppButton.Primary
                keyLabel: "Enter"
                showKeys: true
                onClicked: root.task.give(field.text)
            }
        }
        Repeater {
            model: root.shown.choices.length > 0 ? 1 : 0
            ChoiceMenu {
                width: root.width
                question: ""
                choices: root.shown.choices
                looks: root.shown.marks
                onChosen: index => {
                    // The keyboard focus moves to the question, so that Enter continues with its next round.
                    if (!root.activeFocus)
                        root.forceActiveFocus();
                    root.task.give(String(index));
                }
            }
        }
        AnswerCard {
            id: card
            width: parent.width
            answer: root.task.answer
        }
        RoundRow {
            id: rounds
            block: root.task
            nextText: qsTr("Next question")
            done: root.task.answer.right
            onAdvanced: {
                const next = root.shown.field !== "" ? field : boards.itemAt(0)?.nextItemInFocusChain() ?? root;
                next.forceActiveFocus(Qt.MouseFocusReason);
            }
        }
        NoteText {
            objectName: "progress"
            width: parent.width
            visible: text !== ""
            text: root.shown.progress
            Announcement { }
        }
    }
}
