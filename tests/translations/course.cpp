#include "tests/translations/course.h"

#include <QFile>
#include <QRegularExpression>

#include "app/wording/learn/lessons.h"
#include "core/learn/path.h"
#include "tests/translations/faults.h"
#include "translations/catalogue.h"
#include "translations/lesson_texts.h"
#include "translations/spoken.h"

namespace nimstone::tests {

namespace {

QString courseString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Adds the texts of a block to its card.
void addCourseTexts(CourseCard& card, const learn::WrittenBlock& block)
{
    const auto add = [&card](CourseText::Kind kind, const std::string& text) {
        if (!text.empty())
            card.texts.push_back({kind, QString::fromStdString(text)});
    };
    const bool chosen = asksChoices(block);
    const auto addOptions = [&](const learn::AnswerOptions& options) {
        for (const learn::Option& option : options) {
            add(block.name == "argument" ? CourseText::Kind::Sentence : chosen ? CourseText::Kind::Option : CourseText::Kind::Answer, option.text);
            add(CourseText::Kind::Answer, option.answer);
        }
    };
    addOptions(block.head.options);
    for (const learn::LessonLine& round : block.rounds) {
        if (chosen)
            add(CourseText::Kind::Question, round.text);
        add(CourseText::Kind::Question, round.below);
        addOptions(round.options);
    }
}

}  // namespace

Course storedCourse()
{
    Course course;
    for (const std::string_view lesson : learn::lessonNames) {
        const QString name = courseString(lesson);
        course.names << name;
        for (const QString& language : languages())
            course.lessons.insert(name + QLatin1Char('.') + language, lessonFile(name, language));
        QFile numbers(QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/lessons/numbers/%1.txt").arg(name));
        if (numbers.open(QIODevice::ReadOnly))
            course.numbers.insert(name, QString::fromUtf8(numbers.readAll()));
    }
    for (const QString& language : languages())
        course.glossary.insert(language, glossaryFile(language));
    return course;
}

CourseLesson courseLesson(const QString& text)
{
    CourseLesson lesson;
    const std::string bytes = text.toStdString();
    const std::vector<std::string_view> lines = learn::split(bytes, "\n");
    bool inParagraph = false;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const QString line = courseString(lines[at]);
        if (line.startsWith(QLatin1String(":::"))) {
            const std::size_t first = at;
            while (at + 1 < lines.size() && lines[at] != ":::")
                ++at;
            const learn::WrittenBlock block = learn::blockIn(std::span(lines).subspan(first, at - first), first + 1);
            if (lesson.cards.empty()) {
                lesson.head = block;
            } else {
                addCourseTexts(lesson.cards.back(), block);
                lesson.cards.back().blocks.push_back(block);
            }
            inParagraph = false;
        } else if (line.startsWith(QLatin1String("## "))) {
            lesson.cards.push_back({.kind = line.section(QLatin1Char(' '), 1, 1)});
            lesson.cards.back().texts.push_back({CourseText::Kind::Heading, line.section(QLatin1Char(' '), 2)});
            inParagraph = false;
        } else if (line.startsWith(QLatin1String("# "))) {
            lesson.title = line.mid(2);
        } else if (line.isEmpty()) {
            inParagraph = false;
        } else if (lesson.cards.empty()) {
            lesson.summary += line;
        } else if (inParagraph) {
            lesson.cards.back().texts.back().text += QLatin1Char('\n') + line;
        } else {
            lesson.cards.back().texts.push_back({CourseText::Kind::Paragraph, line});
            inParagraph = true;
        }
    }
    return lesson;
}

QString seenText(const QString& text, const QString& language)
{
    const ScopedLanguage spoken(language);
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return withoutMarkup(wording::lessonText(text.toStdString()).replace(QLatin1String("<br>"), QLatin1String("\n")).remove(tag));
}

}  // namespace nimstone::tests
