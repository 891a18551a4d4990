// The digit keys, which choose a heap or an answer where no number is typed.
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

    function choose(index: int): void {
        if (root.heaps)
            root.session.pickHeap(index);
        else
            root.session.choose(index);
    }

    Repeater {
        model: 9
        Item {
            id: digit
            required property int index
            KeyShortcut {
                //: What a digit key does; %1 is that digit
                words: root.heaps ? qsTr("Choose heap %1").arg(digit.index + 1) : qsTr("Choose answer %1").arg(digit.index + 1)
                enabled: Keyboard.singleKeys && root.heard && ![PracticeSession.Number, PracticeSession.Amount].includes(root.session.asks)
                keys: [String(digit.index + 1)]
                onActivated: root.choose(digit.index)
            }
        }
    }
}
