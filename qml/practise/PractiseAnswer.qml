// The input for an answer: a number, typed or composed of bits; a heap; a number of stones to take; a choice; several of the
// offered numbers; a column; or several moves.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PracticeSession session
    readonly property bool over: root.session.exercise.over
    readonly property bool byNumber: root.session.asks === PracticeSession.Number || root.session.asks === PracticeSession.Amount
    readonly property real line: (root.byBits ? 56 : 40) * Theme.textScale
    readonly property bool byBits: root.session.exercise.bitWeights.length > 0
    readonly property bool byChoice: [PracticeSession.Column, PracticeSession.Choice, PracticeSession.Numbers].includes(root.session.asks)
    readonly property bool byMoves: root.session.asks === PracticeSession.Moves

    /// The width beside the button that continues, in pixels; at least 200.
    readonly property real beside: Math.max(200, root.width - proceedButton.width - Theme.spaceM)

    signal keyPassed(key: string)

    objectName: "answering"
    spacing: Theme.spaceM

    /// Moves the keyboard focus to the input for the answer.
    function begin() {
        if (root.byNumber && !root.session.exercise.byBitsAlone) {
            field.forceActiveFocus();
            field.selectAll();
        } else if (root.byMoves) {
            moves.begin();
        } else {
            root.forceActiveFocus();
        }
    }

    /// Moves the keyboard focus to the button that continues with the next exercise.
    function end() {
        proceedButton.forceActiveFocus();
    }

    /// An item of the row, in the middle of the row's height.
    component Cell: Item {
        width: childrenRect.width
        height: root.line
    }

    PractiseChoices {
        objectName: "choices"
        visible: root.byChoice
        width: inLines ? root.width : root.beside
        session: root.session
    }
    PractiseMoves {
        id: moves
        visible: root.byMoves
        width: root.beside
        session: root.session
        onKeyPassed: key => root.keyPassed(key)
    }
    PractiseBits {
        visible: root.byBits
        weights: root.session.exercise.bitWeights
        bits: root.session.answer.numberBits
        editable: !root.over
        onFlipped: weight => root.session.flipBit(weight)
    }
    Cell {
        visible: root.byBits && root.byNumber && !root.session.exercise.byBitsAlone
        Heading {
            anchors.verticalCenter: parent.verticalCenter
            text: "="
            color: Theme.faint
            Accessible.ignored: true
        }
    }
    Cell {
        visible: root.session.asks === PracticeSession.Amount
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            //: Before the field for the number of stones to take; %1 is the number of the heap
            text: qsTr("Take from heap %1").arg(root.session.answer.heap + 1)
            wrapMode: Text.NoWrap
        }
    }
    Cell {
        visible: root.session.asks === PracticeSession.Amount
        AppButton {
            objectName: "fewer"
            anchors.verticalCenter: parent.verticalCenter
            iconName: "minus"
            hint: qsTr("One stone fewer")
            enabled: !root.over
            autoRepeat: true
            onClicked: root.session.step(-1)
        }
    }
    Cell {
        visible: root.byNumber && !root.session.exercise.byBitsAlone
        AppTextField {
            id: field
            objectName: "answer"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(root.width, 80 * Theme.textScale)
            enabled: !root.over
            label: root.session.asks === PracticeSession.Number ? qsTr("Your answer: a number") : qsTr("How many stones to take")
            problem: root.session.answer.problem
            // The page shows the problem beneath the answer, so that the problem moves no other item.
            showsProblem: false
            maximumLength: 40
            passedKeys: Keyboard.singleKeys ? "HNAW" : ""
            onEdited: root.session.setNumber(text)
            onKeyPassed: key => root.keyPassed(key)
            Keys.onUpPressed: root.session.step(1)
            Keys.onDownPressed: root.session.step(-1)

            Connections {
                target: root.session
                function onAnswerChanged() {
                    if (field.text !== root.session.answer.number)
                        field.text = root.session.answer.number;
                }
            }
        }
    }
    Cell {
        visible: root.session.asks === PracticeSession.Amount
        AppButton {
            objectName: "more"
            anchors.verticalCenter: parent.verticalCenter
            iconName: "plus"
            hint: qsTr("One stone more")
            enabled: !root.over
            autoRepeat: true
            onClicked: root.session.step(1)
        }
    }
    Cell {
        AppButton {
            id: proceedButton
            objectName: "proceed"
            anchors.verticalCenter: parent.verticalCenter
            text: !root.over ? qsTr("Check")
                //: A button after the last exercise of a set
                : root.session.set.shown.last ? qsTr("See results") : qsTr("Next exercise")
            iconName: root.over ? "chevron-right" : "check"
            look: AppButton.Primary
            keys: root.over ? "N" : ""
            keyLabel: root.over && proceedButton.heardKeys !== "" ? proceedButton.heardKeys : "Enter"
            showKeys: true
            onClicked: root.session.proceed()
        }
    }
    FittedText {
        objectName: "heapPicked"
        visible: root.session.asks === PracticeSession.Heap
        // The text is made transparent instead of invisible, so that the board above does not move.
        opacity: root.over ? 0 : 1
        room: root.width
        height: Math.max(root.line, implicitHeight)
        verticalAlignment: Text.AlignVCenter
        text: root.session.answer.heap >= 0 ? qsTr("Heap %1 is picked.").arg(root.session.answer.heap + 1)
            : Keyboard.singleKeys ? qsTr("Click a heap, or press its number.")
            : qsTr("Click a heap, or move to it with Tab and press Space.")
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: root.over
        Announcement { }
    }
}
