#include "app/wording/practice/exercise_set.h"

#include <QCoreApplication>

#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

struct SetErrors {
    Q_DECLARE_TR_FUNCTIONS(SetErrors)
};

QString skillNames()
{
    QStringList names;
    for (const practice::Skill skill : practice::allSkills)
        names.push_back(QString::fromStdString(std::string(practice::name(skill))));
    //: Stands between the names in a list
    return names.join(SetErrors::tr(", "));
}

QString unknownSkill(const QString& found, const std::string& written)
{
    if (const std::string_view meant = practice::nearestSkill(written); !meant.empty()) {
        //: %1 is what was found, %2 the name of a skill that is like it
        return SetErrors::tr("the name of a skill was expected, '%1' found; perhaps %2 was meant").arg(found, quotable(meant));
    }
    //: %1 is what was found, %2 lists the names of the skills
    return SetErrors::tr("one of %2 was expected, '%1' found").arg(found, skillNames());
}

}  // namespace

QString sentence(const practice::SetError& error)
{
    using Kind = practice::SetError::Kind;
    const QString found = quotable(error.found);
    const QString expected = quotable(error.expected);
    const QString least = QString::number(error.least);
    const QString most = QString::number(error.most);
    switch (error.kind) {
    //: %1 is a number of millions of bytes
    case Kind::TooLarge: return SetErrors::tr("a file of at most %1 MB was expected, but this one is larger").arg(error.most / 1'000'000);
    //: %1 is a byte in hexadecimal digits
    case Kind::NoUtf8: return SetErrors::tr("text in UTF-8 was expected, the byte %1 found").arg(found);
    case Kind::NoJson: return SetErrors::tr("JSON was expected, '%1' found").arg(found);
    case Kind::EndsHere: return SetErrors::tr("JSON that goes on was expected, but the file ends here");
    case Kind::NoObject: return SetErrors::tr("fields in braces { } were expected, '%1' found").arg(found);
    //: The quoted word is not translated
    case Kind::NotOurs: return SetErrors::tr("a set of exercises was expected, which says \"exercise-set\" here, '%1' found").arg(found);
    //: %1 is a number
    case Kind::Newer: return SetErrors::tr("version 1 was expected, %1 found: a newer Nimstone wrote this set").arg(found);
    //: %1 is what was found, %2 lists names of fields
    case Kind::UnknownField: return SetErrors::tr("one of the fields %2 was expected, '%1' found").arg(found, expected);
    case Kind::FieldTwice: return SetErrors::tr("each field once was expected, '%1' found a second time").arg(found);
    //: %1 is the name of a field
    case Kind::FieldMissing: return SetErrors::tr("the field '%1' was expected between these braces, but it is not there").arg(expected);
    //: %1 and %2 are names of fields
    case Kind::FieldClash: return SetErrors::tr("nothing that '%2' decides was expected beside it, '%1' found").arg(found, expected);
    case Kind::NoText: return SetErrors::tr("a text in quotation marks was expected, '%1' found").arg(found);
    //: %1 is the beginning of a text
    case Kind::NoTitle: return SetErrors::tr("a title of at most %2 characters was expected, but '%1…' is longer").arg(found, most);
    case Kind::NoLanguage: return SetErrors::tr("en or zh_CN was expected, '%1' found").arg(found);
    case Kind::NoList: return SetErrors::tr("a list in brackets [ ] was expected, '%1' found").arg(found);
    //: %1 is what was found, %2 and %3 are numbers
    case Kind::NoNumber: return SetErrors::tr("a whole number from %2 to %3 was expected, '%1' found").arg(found, least, most);
    case Kind::ListLength:
        return found.isEmpty() ? SetErrors::tr("a list of %1 to %2 was expected, but it has fewer").arg(least, most)
                               : SetErrors::tr("a list of %1 to %2 was expected, but it goes on").arg(least, most);
    case Kind::UnknownSkill: return unknownSkill(found, error.found);
    case Kind::NoCode: return SetErrors::tr("the code of an exercise was expected, such as nim-sum 2 4711/17, '%1' found").arg(found);
    //: %1 is the name of a skill
    case Kind::SkillWithoutHeaps: return SetErrors::tr("a seed was expected, for %1 is not asked about heaps").arg(found);
    //: %1 is the name of a skill
    case Kind::NoExercise: return SetErrors::tr("heaps that make an exercise of %1 were expected, but with these no answer is right, or every one").arg(expected);
    }
    return {};
}

}  // namespace nimstone::wording
