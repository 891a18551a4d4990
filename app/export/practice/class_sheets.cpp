#include "app/export/practice/class_sheets.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <set>
#include <utility>

#include "app/storage/files/text_places.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/storage/sets/hand_in.h"
#include "app/wording/quotation.h"
#include "core/practice/set_variants.h"
#include "translations/spoken.h"

namespace nimstone::exports {

namespace {

struct RosterWords {
    Q_DECLARE_TR_FUNCTIONS(Roster)
};

/// Returns the fields of a line without the blanks around them; no fields if a quotation mark is not closed.
QStringList listFields(const QString& line, QChar separator)
{
    QStringList fields{QString()};
    bool isQuoted = false;
    for (qsizetype at = 0; at < line.size(); ++at) {
        if (line[at] == separator && !isQuoted)
            fields << QString();
        else if (line[at] != u'"')
            fields.last() += line[at];
        else if (isQuoted = !isQuoted; isQuoted && at > 0 && line[at - 1] == u'"')
            fields.last() += u'"';  // two quotation marks stand for one
    }
    for (QString& field : fields)
        field = field.simplified();
    return isQuoted ? QStringList() : fields;
}

bool hasDigit(const QString& text) { return std::ranges::any_of(text, [](QChar character) { return character.isDigit(); }); }
bool hasLetter(const QString& text) { return std::ranges::any_of(text, [](QChar character) { return character.isLetter() || character.isSurrogate(); }); }

bool isWordName(const QString& field) { return field.toCaseFolded() == QLatin1String("name") || field == QStringLiteral("姓名"); }

bool isHeading(const QStringList& fields, const QString& nextLine)
{
    return std::ranges::any_of(fields, isWordName) || (!fields.value(0).isEmpty() && !fields.value(1).isEmpty() && !hasDigit(fields.join(QString())) && hasDigit(nextLine));
}

}  // namespace

tl::expected<std::vector<Pupil>, RosterError> parseRoster(const QByteArray& content)
{
    const auto wrong = [](std::size_t line, const QString& sentence) { return tl::unexpected(RosterError{line, sentence}); };
    if (content.size() > largestRoster)
        return wrong(1, RosterWords::tr("the file is too large for a class list"));
    // The conversion skips a byte order mark, and replaces bytes that are not UTF-8. A text in UTF-16 has zeros.
    const QStringList lines = QString::fromUtf8(content).split(QLatin1Char('\n'));
    const auto isOtherCode = [](const QString& line) { return line.contains(QChar::ReplacementCharacter) || line.contains(QChar(0)); };
    if (const auto other = std::ranges::find_if(lines, isOtherCode); other != lines.end())
        return wrong(static_cast<std::size_t>(other - lines.begin()) + 1, RosterWords::tr("expected text in UTF-8: save the class list as CSV in UTF-8"));
    qsizetype first = 0;
    while (first + 1 < lines.size() && lines[first].trimmed().isEmpty())
        ++first;
    const QChar separator = lines[first].contains(u'\t') ? u'\t' : lines[first].contains(u';') ? u';' : u',';
    const bool isNumberFirst = isWordName(listFields(lines[first], separator).value(1));
    std::vector<Pupil> pupils;
    std::set<quint64> seeds;
    for (qsizetype at = first; at < lines.size(); ++at) {
        const QStringList fields = listFields(lines[at], separator);
        Pupil pupil{fields.value(0), fields.value(1)};
        if (isNumberFirst || !hasLetter(pupil.name))
            std::swap(pupil.name, pupil.number);
        if ((at == first && isHeading(fields, lines.value(at + 1))) || lines[at].trimmed().isEmpty())
            continue;
        const auto line = static_cast<std::size_t>(at) + 1;
        const QString found = wording::quotedRichText(shortened(lines[at].simplified()).toStdString());
        if (!hasLetter(pupil.name) || fields.size() > 2)
            //: %1 is a line of a class list
            return wrong(line, RosterWords::tr("expected a name and a number, found '%1'").arg(found));
        if (!seeds.insert(pupilSeed({}, pupil.name, pupil.number)).second)
            //: %1 is a line of a class list
            return wrong(line, RosterWords::tr("expected each pupil only once, found '%1' a second time").arg(found));
        if (pupils.size() == mostPupils)
            return wrong(line, RosterWords::tr("the file is too large for a class list"));
        pupils.push_back(pupil);
    }
    if (pupils.empty())
        return wrong(1, RosterWords::tr("expected a line for each pupil, with a name and a number, but there is none"));
    return pupils;
}

Worksheet sheetOf(const practice::ExerciseSet& set, PaperSize paper)
{
    return {.title = QString::fromStdString(set.title), .entries = set.entries, .paper = paper,
            .className = QString::fromStdString(set.className), .isLocked = isLocked(set)};
}

std::vector<Worksheet> sheetsFor(const practice::ExerciseSet& set, const std::vector<Pupil>& pupils, PaperSize paper)
{
    const practice::SetVariants variants(set);
    const QString identity = identityOf(set);
    std::vector<Worksheet> sheets;
    for (const Pupil& pupil : pupils) {
        sheets.push_back(sheetOf(set, paper));
        sheets.back().pupil = pupil;
        sheets.back().entries = variants.entriesFor(pupilSeed(identity, pupil.name, pupil.number));
    }
    return sheets;
}

QString pathOfKeys(const QString& pathOfSheets, const QString& language)
{
    const ScopedLanguage spoken(language);
    const QFileInfo sheets(pathOfSheets);
    //: The name of the file with the answer keys; %1 is the name of the file with the sheets, without its ending
    return sheets.dir().filePath(RosterWords::tr("%1 - key").arg(sheets.completeBaseName()) + QLatin1Char('.') + sheets.suffix());
}

}  // namespace nimstone::exports
