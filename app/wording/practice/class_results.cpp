#include "app/wording/practice/class_results.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "app/wording/practice/exercise_set.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "app/wording/rich_text.h"

namespace nimstone::wording {

namespace {

struct ClassResults {
    Q_DECLARE_TR_FUNCTIONS(ClassResults)
};

QString answerLine(const practice::Exercise& exercise, const practice::Answer& answer)
{
    //: The separator between moves, and between facts
    return plain(shortAnswerText(exercise, answer).replace(QStringLiteral("<br>"), ClassResults::tr("; ")));
}

QString mistakeText(const practice::MisconceptionCount& mistake)
{
    //: %n is the number of pupils; %1 is what they did, such as "added with carries"
    return ClassResults::tr("commonest mistake: %n pupils %1", nullptr, mistake.count).arg(plain(misconceptionText(mistake.misconception)));
}

}  // namespace

QString markName(practice::Mark mark)
{
    constexpr std::array names{QT_TRANSLATE_NOOP("ClassResults", "right on the first try"), QT_TRANSLATE_NOOP("ClassResults", "right with hints"),
                               QT_TRANSLATE_NOOP("ClassResults", "right after a mistake"), QT_TRANSLATE_NOOP("ClassResults", "answer shown"),
                               QT_TRANSLATE_NOOP("ClassResults", "wrong"), QT_TRANSLATE_NOOP("ClassResults", "unanswered")};
    return QCoreApplication::translate("ClassResults", names[static_cast<std::size_t>(mark)]);
}

QString markLetter(practice::Mark mark)
{
    //: Four characters for a table: right on the first try, right with hints, answer shown, wrong
    return (ClassResults::tr("RHSW").insert(2, QLatin1Char('2')) + QStringLiteral("–")).at(static_cast<qsizetype>(mark));
}

QString oddityText(std::span<const practice::MarkedAnswer> answers)
{
    using practice::Oddity;
    constexpr std::array<std::pair<bool Oddity::*, const char*>, 5> kinds{{
        {&Oddity::claim, QT_TRANSLATE_NOOP("ClassResults", "the file states the wrong result")},
        {&Oddity::answer, QT_TRANSLATE_NOOP("ClassResults", "not a possible answer")},
        {&Oddity::hints, QT_TRANSLATE_NOOP("ClassResults", "more hints than the set allows")},
        {&Oddity::attempts, QT_TRANSLATE_NOOP("ClassResults", "more answers than the set allows")},
        {&Oddity::shown, QT_TRANSLATE_NOOP("ClassResults", "the answer was shown, although the set does not allow it")},
    }};
    QStringList texts;
    for (const auto& [kind, text] : kinds) {
        if (std::ranges::any_of(answers, [kind = kind](const practice::MarkedAnswer& one) { return one.oddity.*kind; }))
            texts << QCoreApplication::translate("ClassResults", text);
    }
    return texts.join(ClassResults::tr("; "));
}

QString oddityText(const practice::PupilResult& pupil)
{
    QStringList texts;
    //: %n is a number of answers, which another pupil may have given
    if (pupil.foreign > 0)
        texts << ClassResults::tr("%n answers are to exercises that this pupil does not have", nullptr, pupil.foreign);
    for (std::size_t item = 0; item < pupil.items.size(); ++item) {
        //: %1 is the number of an item of a set, %2 says what is odd about it
        const QString text = ClassResults::tr("item %1: %2").arg(QString::number(item + 1), oddityText(pupil.items[item].answers));
        texts << (pupil.items[item].isOdd() ? QStringList{text} : QStringList());
    }
    return texts.join(ClassResults::tr("; "));
}

QString itemName(const practice::SetEntry& entry, bool isSame)
{
    const auto* const one = std::get_if<practice::SheetExercise>(&entry);
    if (!one) {
        const auto& task = std::get<practice::TaskEntry>(entry);
        //: An item of an exercise set: %1 is its kind, such as "Proof", %2 its title
        const QString name = ClassResults::tr("%1: %2").arg(taskKind(task.kind), taskTitle(task));
        return task.position.empty() ? name : name + ClassResults::tr(", ") + QString::fromStdString(task.position);
    }
    return isSame ? sentencesText(plain(promptText(one->exercise)), claimsText(one->exercise)) : plain(skillTask(skillOf(one->exercise)));
}

QString givenText(const practice::SetEntry& entry, const practice::MarkedAnswer& given)
{
    constexpr qsizetype longest = 200;
    if (given.answer)
        return answerLine(std::get<practice::SheetExercise>(entry).exercise, *given.answer);
    QString text = QString::fromStdString(given.given.answer).left(longest);
    // A character of two code units is not cut in two.
    text.chop(!text.isEmpty() && text.back().isHighSurrogate() ? 1 : 0);
    return text;
}

QString rightText(const practice::SetEntry& entry)
{
    QStringList texts;
    if (const auto* const one = std::get_if<practice::SheetExercise>(&entry)) {
        for (const practice::Answer& answer : rightAnswers(one->exercise))
            texts << answerLine(one->exercise, answer);
    }
    //: The separator between right answers
    return texts.join(ClassResults::tr(" or "));
}

QString itemText(const practice::ItemResult& item)
{
    QStringList counts;
    for (const auto& [mark, name] : practice::markNames) {
        //: %1 is a number of pupils, %2 the name of a result: "24 right on the first try"
        const QString text = ClassResults::tr("%1 %2").arg(QString::number(item.counts[static_cast<std::size_t>(mark)]), markName(mark));
        counts << (item.counts[static_cast<std::size_t>(mark)] > 0 ? QStringList{text} : QStringList());
    }
    //: The separator between results
    QStringList texts{counts.join(ClassResults::tr(", "))};
    if (!item.misconceptions.empty())
        texts << mistakeText(item.misconceptions.front());
    //: %1 is a difference in percentage points: by how much the upper third of the class was right more often than the lower third
    if (const auto difference = item.discrimination)
        texts << ClassResults::tr("upper third minus lower third: %1 percentage points").arg(signedNumber(*difference));
    return texts.join(QStringLiteral(" · "));
}

QString skillText(const practice::SkillResult& result)
{
    //: %1 is the name of a skill, %2 the number of right exercises out of %3
    QString text = ClassResults::tr("%1: %2 of %3 right with the first answer")
                       .arg(plain(skillName(result.skill)), QString::number(result.right), QString::number(result.answered));
    if (result.commonest)
        text += ClassResults::tr("; ") + mistakeText(*result.commonest);
    //: The end of a sentence
    return text + ClassResults::tr(".");
}

}  // namespace nimstone::wording
