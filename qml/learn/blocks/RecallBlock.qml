// What the learner predicted, beside the right answer.
import QtQuick

QuestionBlock {
    answerTitle: qsTr("Your prediction")
}
