// The exercises of a set as questions for other systems: GIFT and Moodle XML for learning platforms, and a text file for Anki.
// The code needs a QGuiApplication, but may run in any thread.
#pragma once

#include <QStringList>
#include <string>
#include <vector>

#include "core/practice/exercise_set.h"

namespace nimstone::exports {

struct QuizAnswer {
    QString text{};      ///< plain text if the pupil types the answer, otherwise rich text
    bool isRight = false;
    QString feedback{};  ///< the reason why the answer is wrong, in rich text; may be empty
};

struct QuizQuestion {
    /// The pupil types a number or a text, or chooses one answer or several. In each kind, several answers may be right.
    enum class Kind { Number, Text, One, Several };
    Kind kind = Kind::Number;
    QString title{};      ///< the number of the item in the set and the skill, as plain text
    QString id{};         ///< the name of the exercise in the record of practice
    QString category{};   ///< the path of the category: the title of the set, the skill, and the level, as in `Week 3/Nim-sum/Level 2`
    QStringList tags{};
    QString question{};   ///< rich text, like the next two texts
    QString solution{};   ///< the right answers in words
    QString reason{};     ///< the reason why the first right answer is right
    QByteArray picture{}; ///< an SVG element on one line; empty if there is no picture
    /// The answers to choose from. If the answer is typed: the right answers, and the wrong answers of known misconceptions.
    std::vector<QuizAnswer> answers{};
};

using Quiz = std::vector<QuizQuestion>;

/// Makes a question of every exercise of the set, in the current language. Other systems cannot ask the tasks of a set.
Quiz quizOf(const practice::ExerciseSet& set);

/// Returns the function that prints a quiz in UTF-8 in the format gift, moodle, or anki; null for any other name.
using QuizPrinter = std::string (*)(const Quiz& quiz);
QuizPrinter quizPrinter(std::string_view format);

}  // namespace nimstone::exports
