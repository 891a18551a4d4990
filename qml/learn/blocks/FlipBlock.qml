// The binary columns of a position. The learner flips bits of one heap, by clicking them or by the switches below the table.
import QtQuick
import Nimstone.Buttons
import Nimstone.Practise

QuestionBlock {
    id: root

    Choice {
        objectName: "flipHeap"
        width: parent.width
        label: qsTr("Heaps")
        options: Array.from({ length: root.task.table.count },
            (_, heap) => ({ value: String(heap), text: qsTr("Heap %1").arg(heap + 1) }))
        value: String(root.shown.current)
        onChosen: heap => root.task.give(heap)
    }
    PractiseBits {
        weights: root.task.table.weights
        bits: root.shown.bits
        onFlipped: weight => root.task.give(root.shown.current + "-" + weight)
    }
}
