// The shortcuts of the digit keys. They choose a heap or an answer, in an exercise that does not ask for a number.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSession session
    required property bool heard
    readonly property bool heaps: root.session.asks === PracticeSession.Heap
    /// The number of heaps or answers to choose from, at most 9.
    readonly property int count: Math.min(9, root.heaps ? root.session.board.sizes.length : root.session.answer.chosen.length)

    function choose(index: int): void {
        if (root.heaps)
            root.session.pickHeap(index);
        else
            root.session.choose(index);
    }

    Repeater {
        model: root.count
        Item {
            id: digit
            required property int index
            KeyShortcut {
                //: The effect of the digit keys on a page
                words: root.heaps ? qsTr("Choose the heap with this number") : qsTr("Choose the answer with this number")
                label: root.count === 1 ? "1" : "1–" + root.count
                enabled: Keyboard.singleKeys && root.heard
                keys: [String(digit.index + 1)]
                onActivated: root.choose(digit.index)
            }
        }
    }
}
