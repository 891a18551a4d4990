#include "tests/translations/course_checks.h"

#include <QRegularExpression>
#include <QSet>

#include "app/wording/learn/glossary.h"
#include "core/learn/lesson.h"
#include "core/learn/path.h"
#include "tests/translations/lesson_value.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

namespace nimstone::tests {

namespace {

QString lessonErrorText(const learn::LessonError& error)
{
    return QStringLiteral("line %1: expected %2, found \"%3\"").arg(error.line).arg(QString::fromStdString(error.expected), QString::fromStdString(error.found));
}

/// Returns how the blocks at the same place in the two languages differ; empty if they do not differ.
QString blockDifference(const learn::WrittenBlock& one, const learn::WrittenBlock& other)
{
    const QString where = QStringLiteral("the block %1").arg(QString::fromStdString(one.name));
    const auto sameOptions = [](const learn::AnswerOptions& a, const learn::AnswerOptions& b) {
        return std::ranges::equal(a, b, [](const auto& left, const auto& right) {
            return left.key == right.key && left.refuted == right.refuted && left.answer.empty() == right.answer.empty();
        });
    };
    if (one.name != other.name)
        return where + QStringLiteral(" is a block %1").arg(QString::fromStdString(other.name));
    if (one.head.text != other.head.text || one.head.named != other.head.named)
        return where + QStringLiteral(" has another first line");
    if (!sameOptions(one.head.options, other.head.options))
        return where + QStringLiteral(" has other options");
    if (one.rounds.size() != other.rounds.size())
        return where + QStringLiteral(" has another number of rounds");
    for (std::size_t round = 0; round < one.rounds.size(); ++round) {
        const auto& a = one.rounds[round];
        const auto& b = other.rounds[round];
        // The text of a round is a question if the block asks choices; otherwise it is an argument.
        if ((!asksChoices(one) && a.text != b.text) || a.named != b.named || !sameOptions(a.options, b.options))
            return where + QStringLiteral(" has other arguments or options in round %1").arg(round + 1);
    }
    return {};
}

/// Returns the numbers of a text, such as 13 or 1.618. Values are left out.
QStringList typedNumbersIn(QString text)
{
    // A value may be typed only in its braces, so it allows no other typed number.
    static const QRegularExpression value(QStringLiteral(" = [^{}]*\\}"));
    text.remove(value);
    static const QRegularExpression number(QStringLiteral("[0-9]+(\\.[0-9]+)?"));
    QStringList all;
    for (auto matches = number.globalMatch(text); matches.hasNext();)
        all << matches.next().captured();
    return all;
}

/// A text without its arguments, and the arguments: values in braces, positions in backquotes, and targets of links.
struct SplitText {
    QString prose;
    QString arguments{};
};

SplitText splitText(QString text)
{
    static const QRegularExpression argument(QStringLiteral("`[^`]*`|\\{(?:[^{}]|\\{[^{}]*\\})+\\}|\\]\\([^)]*\\)"));
    SplitText parts{.prose = text};
    for (auto matches = argument.globalMatch(text); matches.hasNext();)
        parts.arguments += matches.next().captured() + QLatin1Char(' ');
    parts.prose.replace(argument, QStringLiteral(" 0 "));
    return parts;
}

QString blockArguments(const learn::WrittenBlock& block)
{
    QString all;
    const auto add = [&all](const std::string& text) { all += QString::fromStdString(text) + QLatin1Char(' '); };
    const auto addArguments = [&add](const learn::LessonLine& line) {
        add(line.text);
        for (const auto& [name, value] : line.named)
            add(value);
    };
    const auto addOptions = [&add](const learn::AnswerOptions& options) {
        for (const learn::Option& option : options) {
            add(option.key);
            if (option.refuted)
                add(print(option.refuted->position) + ' ' + print(option.refuted->move, option.refuted->position));
        }
    };
    addArguments(block.head);
    addOptions(block.head.options);
    for (const learn::LessonLine& round : block.rounds) {
        if (!asksChoices(block))
            addArguments(round);
        addOptions(round.options);
    }
    return all;
}

/// Returns the number of English words or Chinese characters. Numbers and letters of formulas do not count.
qsizetype countOf(const QString& text, const QString& language)
{
    static const QRegularExpression english(QStringLiteral("\\b[A-Za-z][a-z'’–-]+[A-Za-z'’–-]*|\\b[aAI]\\b"));
    static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    return splitText(text).prose.count(language == QLatin1String("en") ? english : chinese);
}

}  // namespace

QStringList unreadableParts(const Course& course, const QString& name, const QString& language)
{
    const auto read = learn::readLesson(course.lesson(name, language).toStdString());
    if (!read)
        return {lessonErrorText(read.error())};
    QStringList faults;
    const CourseLesson lesson = courseLesson(course.lesson(name, language));
    if (lesson.summary.isEmpty() || lesson.cards.empty() || lesson.cards.size() > 12)
        faults << QStringLiteral("expected a summary and 1 to 12 cards");
    for (const learn::Card& card : read->cards) {
        if (std::ranges::find(learn::cardKinds, card.kind) == learn::cardKinds.end())
            faults << QStringLiteral("there is no kind of card ") + QString::fromStdString(card.kind);
    }
    for (const std::string& earlier : read->buildsOn) {
        if (!learn::numberOf(earlier))
            faults << QStringLiteral("it builds on no lesson: ") + QString::fromStdString(earlier);
    }
    const auto check = [&](const QString& text) {
        const ScopedLanguage spoken(language);
        const QStringList wrong = wrongValues(text);
        faults << wrong;
        static const QRegularExpression left(QStringLiteral("[{}`]"));
        const QString seen = seenText(text, language);
        if (wrong.isEmpty() && seen.contains(left))
            faults << QStringLiteral("a brace or a backquote is left: ") + seen;
        static const QRegularExpression code(QStringLiteral("`([^`]*)`"));
        for (auto codes = code.globalMatch(text); codes.hasNext();) {
            const QString written = codes.next().captured(1);
            // A position or a move in words differs from its notation.
            if (seenText(QLatin1Char('`') + written + QLatin1Char('`'), language) == written)
                faults << QStringLiteral("this is no position, and no position with a move: ") + written;
        }
        if (text.count(QLatin1Char('`')) % 2 != 0 || seen.contains(QLatin1String("**")))
            faults << QStringLiteral("marks do not stand in pairs: ") + text;
    };
    check(lesson.summary);
    for (const CourseCard& card : lesson.cards) {
        for (const CourseText& text : card.texts)
            check(text.text);
        for (const learn::WrittenBlock& block : card.blocks) {
            if (block.name == "number")
                check(QString::fromStdString(block.head.text));
        }
    }
    return faults;
}

QStringList differentParts(const Course& course, const QString& name)
{
    const CourseLesson english = courseLesson(course.lesson(name, QStringLiteral("en")));
    const CourseLesson chinese = courseLesson(course.lesson(name, QStringLiteral("zh_CN")));
    if (const QString head = blockDifference(english.head, chinese.head); !head.isEmpty())
        return {head};
    if (english.cards.size() != chinese.cards.size())
        return {QStringLiteral("the numbers of cards are %1 and %2").arg(english.cards.size()).arg(chinese.cards.size())};
    QStringList faults;
    for (std::size_t at = 0; at < english.cards.size(); ++at) {
        const CourseCard& one = english.cards[at];
        const CourseCard& other = chinese.cards[at];
        const QString where = QStringLiteral("card %1: ").arg(at + 1);
        if (one.kind != other.kind)
            faults << where + QStringLiteral("the kinds are %1 and %2").arg(one.kind, other.kind);
        if (one.blocks.size() != other.blocks.size())
            faults << where + QStringLiteral("the numbers of blocks are %1 and %2").arg(one.blocks.size()).arg(other.blocks.size());
        for (std::size_t block = 0; block < std::min(one.blocks.size(), other.blocks.size()); ++block) {
            if (const QString found = blockDifference(one.blocks[block], other.blocks[block]); !found.isEmpty())
                faults << where + found;
        }
    }
    return faults;
}

QStringList typedNumbers(const Course& course, const QString& name)
{
    QSet<QString> listed;
    const QStringList lines = course.numbers.value(name).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines)
        listed << line.section(QLatin1Char(' '), 0, 2);
    QStringList faults;
    QSet<QString> needed;
    for (const QString& language : languages()) {
        const CourseLesson lesson = courseLesson(course.lesson(name, language));
        for (std::size_t at = 0; at < lesson.cards.size(); ++at) {
            const CourseCard& card = lesson.cards[at];
            QString arguments = QStringLiteral("0 1 2 ");
            for (const learn::WrittenBlock& block : card.blocks)
                arguments += blockArguments(block);
            for (const CourseText& text : card.texts)
                arguments += splitText(text.text).arguments;
            const QStringList known = typedNumbersIn(arguments);
            for (const CourseText& text : card.texts) {
                for (const QString& number : typedNumbersIn(splitText(text.text).prose)) {
                    const QString entry = QStringLiteral("%1 %2 %3").arg(name).arg(at + 1).arg(number);
                    if (known.contains(number))
                        continue;
                    if (listed.contains(entry))
                        needed << entry;
                    else
                        faults << QStringLiteral("%1: card %2: the number %3 is typed: %4").arg(language).arg(at + 1).arg(number, text.text);
                }
            }
        }
    }
    for (const QString& entry : listed - needed)
        faults << QStringLiteral("no text needs this number: ") + entry;
    return faults;
}

QStringList longTexts(const Course& course, const QString& name, const QString& language, const Voice& voice)
{
    const bool english = language == QLatin1String("en");
    QStringList faults;
    const auto check = [&](const QString& what, qsizetype length, qsizetype most) {
        if (length > most)
            faults << QStringLiteral("%1 has the length %2, but at most %3 is allowed").arg(what).arg(length).arg(most);
    };
    const CourseLesson lesson = courseLesson(course.lesson(name, language));
    check(QStringLiteral("the summary"), lesson.summary.size(), english ? 90 : 40);
    faults << voice.faults(seenText(lesson.summary, language), language);
    for (std::size_t at = 0; at < lesson.cards.size(); ++at) {
        const QString where = QStringLiteral("card %1: ").arg(at + 1);
        qsizetype prose = 0;
        for (const CourseText& text : lesson.cards[at].texts) {
            if (text.kind == CourseText::Kind::Paragraph)
                prose += countOf(text.text, language);
            if (text.kind == CourseText::Kind::Answer)
                check(where + text.text, countOf(text.text, language), english ? 40 : 80);
            for (const QString& fault : voice.faults(seenText(text.text, language), language))
                faults << where + fault;
        }
        check(where + QStringLiteral("the text"), prose, english ? 60 : 120);
    }
    return faults;
}

QStringList earlyWords(const Course& course, const QString& name, const QString& language)
{
    const qsizetype number = course.names.indexOf(name);
    const auto glossary = learn::readGlossary(course.glossary.value(language).toStdString());
    if (number == 0 || !glossary)
        return {};
    QSet<QString> known;
    for (const learn::GlossaryTerm& term : *glossary) {
        if (course.names.indexOf(QString::fromStdString(term.lesson)) <= number)
            known << QString::fromStdString(term.key);
    }
    QStringList faults;
    const wording::GlossaryTerms terms(*glossary);
    const CourseLesson lesson = courseLesson(course.lesson(name, language));
    const auto check = [&](const QString& where, const QString& text) {
        // A link to a wrong program has the same words in all lessons.
        static const QRegularExpression toProgram(QStringLiteral("\\[[^\\]]*\\]\\(break:[^)]*\\)"));
        const QString seen = seenText(QString(text).remove(toProgram), language);
        for (const wording::TermPlace& place : terms.in(seen)) {
            if (!known.contains(place.key))
                faults << QStringLiteral("%1: the word \"%2\" (%3) is not introduced yet: %4")
                              .arg(where, seen.mid(place.start, place.length), place.key, text);
        }
    };
    check(QStringLiteral("title"), lesson.title);
    check(QStringLiteral("summary"), lesson.summary);
    for (std::size_t at = 0; at < lesson.cards.size(); ++at) {
        for (const CourseText& text : lesson.cards[at].texts)
            check(QStringLiteral("card %1").arg(at + 1), text.text);
    }
    return faults;
}

QStringList glossaryFaults(const Course& course)
{
    QStringList faults;
    QStringList keys;
    QStringList introductions;
    std::vector<std::vector<learn::WrittenBlock>> pictures;
    for (const QString& language : languages()) {
        const QString text = course.glossary.value(language);
        const auto glossary = learn::readGlossary(text.toStdString());
        if (!glossary)
            return {language + QStringLiteral(": ") + lessonErrorText(glossary.error())};
        QStringList theseKeys;
        QStringList theseIntroductions;
        QSet<QString> forms;
        for (const learn::GlossaryTerm& term : *glossary) {
            const QString key = QString::fromStdString(term.key);
            const QString where = QStringLiteral("%1: %2: ").arg(language, key);
            const bool english = language == QLatin1String("en");
            if (term.title.empty() || term.text.empty())
                faults << where + QStringLiteral("the term has no title or no text");
            if (const auto length = countOf(QString::fromStdString(term.text), language); length > (english ? 45 : 80))
                faults << where + QStringLiteral("the text is too long: %1").arg(length);
            if (theseKeys.contains(key))
                faults << where + QStringLiteral("the key occurs twice");
            for (const std::string& form : term.forms) {
                const QString small = QString::fromStdString(form).toLower();
                if (forms.contains(small))
                    faults << where + QStringLiteral("two terms have the form ") + small;
                forms << small;
            }
            theseKeys << key;
            theseIntroductions << QString::fromStdString(term.lesson);
        }
        std::vector<std::vector<learn::WrittenBlock>> thesePictures;
        for (const CourseCard& term : courseLesson(text).cards)
            thesePictures.push_back(term.blocks);
        if (!keys.isEmpty() && theseKeys != keys)
            faults << QStringLiteral("the keys or their order differ");
        if (!introductions.isEmpty() && theseIntroductions != introductions)
            faults << QStringLiteral("the lessons of the terms differ");
        const auto isSame = [](const auto& one, const auto& other) {
            return std::ranges::equal(one, other, [](const auto& a, const auto& b) { return blockDifference(a, b).isEmpty(); });
        };
        if (!pictures.empty() && !std::ranges::equal(thesePictures, pictures, isSame))
            faults << QStringLiteral("the pictures differ");
        keys = theseKeys;
        introductions = theseIntroductions;
        pictures = thesePictures;
    }
    return faults;
}

QStringList introductionFaults(const Course& course)
{
    QStringList faults;
    const auto glossary = learn::readGlossary(course.glossary.value(QStringLiteral("en")).toStdString());
    for (const learn::GlossaryTerm& term : glossary.value_or(std::vector<learn::GlossaryTerm>())) {
        if (!course.names.contains(QString::fromStdString(term.lesson)))
            faults << QStringLiteral("no lesson introduces the word ") + QString::fromStdString(term.key);
    }
    return faults;
}

}  // namespace nimstone::tests
