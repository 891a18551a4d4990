// The block `recall`: it shows the prediction of the learner beside the right answer.
import QtQuick

QuestionBlock {
    answerTitle: qsTr("Your prediction")
}
