// The files of the lessons and of the glossary as they are written, so that tests can compare and change them.
#pragma once

#include <QHash>
#include <QStringList>
#include <vector>

#include "core/learn/lesson_line.h"

namespace nimstone::tests {

/// The files of all lessons and of the glossary. A test may change a text to see a check fail.
struct Course {
    QStringList names;                  ///< the names of the lessons in their order
    QHash<QString, QString> lessons{};  ///< the texts by "NAME.LANGUAGE"
    QHash<QString, QString> glossary{}; ///< the texts by language
    QHash<QString, QString> numbers{};  ///< the lists of the numbers that may be typed, by the name of the lesson

    QString lesson(const QString& name, const QString& language) const { return lessons.value(name + QLatin1Char('.') + language); }
};

Course storedCourse();

/// True if the rounds of a block are questions with choices.
inline bool asksChoices(const learn::WrittenBlock& block) { return block.name == "choice" || block.name == "lemmas"; }

/// A text on a card. Its place in the file is not kept.
struct CourseText {
    enum class Kind { Heading, Paragraph, Question, Sentence, Option, Answer };
    Kind kind = Kind::Paragraph;
    QString text;
};

/// A card with its texts, in their order, and its blocks as they are written.
struct CourseCard {
    QString kind;
    std::vector<CourseText> texts{};
    std::vector<learn::WrittenBlock> blocks{};
};

struct CourseLesson {
    QString title;
    QString summary;
    learn::WrittenBlock head{};
    std::vector<CourseCard> cards{};
};

/// Splits the text of a lesson into its cards. The text has to be one that learn::readLesson accepts.
CourseLesson courseLesson(const QString& text);

/// Returns the text as readers see it: values are computed, positions are in words, and there is no markup.
QString seenText(const QString& text, const QString& language);

}  // namespace nimstone::tests
