// A balanced position on which any move may be tried. The columns show what the move changes.
import QtQuick

QuestionBlock {
    ideaTitle: qsTr("What your move does")
}
