#include "app/wording/practice/exercise_set.h"

#include <QCoreApplication>

#include "app/wording/contest.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/quotation.h"
#include "translations/spoken.h"

namespace nimstone::wording {

namespace {

struct SetErrors {
    Q_DECLARE_TR_FUNCTIONS(SetErrors)
};

/// Returns the names of all skills, or of all games, in the form that files and commands use.
template <class All>
QString namesOfAll(const All& all)
{
    QStringList names;
    for (const auto one : all)
        names << QString::fromUtf8(practice::name(one));
    //: The separator between the names in a list
    return names.join(SetErrors::tr(", "));
}

}  // namespace

QString taskKind(practice::TaskEntry::Kind kind)
{
    using enum practice::TaskEntry::Kind;
    //: A kind of task in an exercise set
    return kind == Proof ? SetErrors::tr("Proof") : kind == Problem ? SetErrors::tr("Contest problem") : SetErrors::tr("Lesson");
}

QString taskTitle(const practice::TaskEntry& task)
{
    if (task.kind == practice::TaskEntry::Kind::Proof)
        return theoremTitle(*proof::theoremNamed(task.name));
    const contest::Problem* problem = contest::problemNamed(task.name);
    return problem ? problemLabel(*problem) + QStringLiteral(" · ") + problemTitle(*problem, spokenLanguage()) : lessonTitle(QString::fromStdString(task.name));
}

QString skillCodes() { return namesOfAll(practice::allSkills); }
QString outcomeGameCodes() { return namesOfAll(practice::allOutcomeGames); }

namespace {

/// Returns names that are separated by commas in the form of a list in the current language.
QString inList(const QString& names) { return QString(names).replace(QStringLiteral(", "), SetErrors::tr(", ")); }

/// `field` is the name of the field that has the name of the task.
QString unknownTask(const QString& found, std::string_view field)
{
    using Kind = practice::TaskEntry::Kind;
    const auto kind = valueIn(practice::taskNames, field);
    //: The example is not translated
    const QString text = kind == Kind::Proof     ? SetErrors::tr("expected the name of a proof, such as nim-lemma-2, found '%1'")
                         : kind == Kind::Problem ? SetErrors::tr("expected the name of a problem, such as hdu-1527, found '%1'")
                                                 : SetErrors::tr("expected the name of a lesson, such as lemma-2, found '%1'");
    return text.arg(found);
}

QString unknownGame(const QString& found, const std::string& written)
{
    if (const std::string_view meant = practice::nearestOutcomeGame(written); !meant.empty()) {
        //: %1 is the text that was found, %2 a similar name of a game
        return SetErrors::tr("expected the name of a game, found '%1'; perhaps you meant %2").arg(found, quotedRichText(meant));
    }
    //: %1 is the text that was found, %2 a list of the names of the games
    return SetErrors::tr("expected one of %2, found '%1'").arg(found, outcomeGameCodes());
}

QString unknownSkill(const QString& found, const std::string& written)
{
    if (const std::string_view meant = practice::nearestSkill(written); !meant.empty()) {
        //: %1 is the text that was found, %2 a similar name of a skill
        return SetErrors::tr("expected the name of a skill, found '%1'; perhaps you meant %2").arg(found, quotedRichText(meant));
    }
    //: %1 is the text that was found, %2 a list of the names of the skills
    return SetErrors::tr("expected one of %2, found '%1'").arg(found, skillCodes());
}

}  // namespace

QString sentence(const practice::SetError& error)
{
    using Kind = practice::SetError::Kind;
    const QString found = quotedRichText(error.found);
    const QString expected = quotedRichText(error.expected);
    const QString least = QString::number(error.least);
    const QString most = QString::number(error.most);
    switch (error.kind) {
    //: %1 is a size in megabytes
    case Kind::TooLarge: return SetErrors::tr("the file is too large for an exercise set (more than %1 MB)").arg(error.most / 1'000'000);
    //: %1 is a byte in hexadecimal digits
    case Kind::NoUtf8: return SetErrors::tr("expected text in UTF-8, found the byte %1").arg(found);
    case Kind::NoJson: return SetErrors::tr("expected JSON, found '%1'").arg(found);
    case Kind::EndsHere: return SetErrors::tr("expected more JSON, but the file ends here");
    case Kind::NoObject: return SetErrors::tr("expected fields in braces { }, found '%1'").arg(found);
    //: The word in quotation marks, exercise-set, is not translated
    case Kind::NotOurs: return SetErrors::tr("expected \"exercise-set\", the mark of an exercise set, found '%1'").arg(found);
    //: %1 is a number
    case Kind::Newer: return SetErrors::tr("expected version 1 or 2, found %1: a newer version of Nimstone saved this set").arg(found);
    //: %1 is the text that was found, %2 a list of the names of fields
    case Kind::UnknownField: return SetErrors::tr("expected one of the fields %2, found '%1'").arg(found, inList(expected));
    case Kind::FieldTwice: return SetErrors::tr("expected each field only once, found '%1' a second time").arg(found);
    //: %1 is the name of a field
    case Kind::FieldMissing: return SetErrors::tr("expected the field '%1' between these braces, but it is missing").arg(expected);
    //: %1 and %2 are names of fields
    case Kind::FieldClash: return SetErrors::tr("expected no field '%1' together with '%2', which replaces it").arg(found, expected);
    case Kind::NoText: return SetErrors::tr("expected text in quotation marks, found '%1'").arg(found);
    //: %1 is the beginning of a text
    case Kind::TextTooLong: return SetErrors::tr("expected a text of at most %2 characters, but '%1…' is longer").arg(found, most);
    case Kind::NoLanguage: return SetErrors::tr("expected en or zh_CN, found '%1'").arg(found);
    case Kind::NoDay: return SetErrors::tr("expected a date such as 2026-03-14, found '%1'").arg(found);
    //: The words true and false are not translated
    case Kind::NoTruth: return SetErrors::tr("expected true or false, found '%1'").arg(found);
    //: %1 is the text that was found, %2 a list of words of the file format
    case Kind::NoValue: return SetErrors::tr("expected one of %2, found '%1'").arg(found, inList(expected));
    case Kind::UnknownTask: return unknownTask(found, error.expected);
    //: %1 is a position, with a move if the proof is about a move; %2 is the name of a theorem as files write it
    case Kind::NoProof: return SetErrors::tr("expected a position to which the proof %2 applies, found '%1'").arg(found, expected);
    case Kind::NoList: return SetErrors::tr("expected a list in brackets [ ], found '%1'").arg(found);
    //: %1 is the text that was found, %2 and %3 are numbers
    case Kind::NoNumber: return SetErrors::tr("expected a whole number from %2 to %3, found '%1'").arg(found, least, most);
    case Kind::ListLength:
        return found.isEmpty() ? SetErrors::tr("expected a list of %1 to %2 items, but it has fewer").arg(least, most)
                               : SetErrors::tr("expected a list of %1 to %2 items, but it has more").arg(least, most);
    case Kind::UnknownSkill: return unknownSkill(found, error.found);
    case Kind::UnknownGame: return unknownGame(found, error.found);
    //: %1 is the name of a skill; the words "game" and outcome are not translated
    case Kind::SkillWithoutGame: return SetErrors::tr("expected \"game\" only together with the skill outcome, found %1").arg(found);
    case Kind::NoCode: return SetErrors::tr("expected the code of an exercise, such as nim-sum 2 4711/17, found '%1'").arg(found);
    //: %1 is the name of a skill
    case Kind::SkillWithoutHeaps: return SetErrors::tr("expected a seed, because %1 has no exercises on given heaps").arg(found);
    //: %1 is the name of a skill
    case Kind::NoExercise: return SetErrors::tr("expected heaps that make an exercise of %1, but with these no answer is right, or "
                                                "every answer is").arg(expected);
    }
    return {};
}

}  // namespace nimstone::wording
