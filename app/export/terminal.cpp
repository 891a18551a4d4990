#include "app/export/terminal.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace nimstone::exports {

namespace {

/// Returns true for a character of the blocks that every terminal draws two cells wide: Chinese characters, Chinese
/// punctuation, full-width forms.
bool isWide(QChar character)
{
    const ushort code = character.unicode();
    return (code >= 0x2E80 && code <= 0xA4CF) || (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF)
        || (code >= 0xFE30 && code <= 0xFE4F) || (code >= 0xFF00 && code <= 0xFF60) || (code >= 0xFFE0 && code <= 0xFFE6);
}

/// Returns the index where the next line may begin. A line may also begin after any blank: the finder does not allow
/// this in "1; 2", because it treats that as one number.
qsizetype nextBreak(QTextBoundaryFinder& finder, const QString& text, qsizetype from)
{
    const qsizetype blank = text.indexOf(QLatin1Char(' '), from);
    finder.setPosition(from);
    const qsizetype next = finder.toNextBoundary() < 0 ? text.size() : finder.position();
    return blank < 0 ? next : std::min(next, blank + 1);
}

constexpr int keptCells = 24;  ///< the width in cells up to which formulas and words are not broken

/// Returns true if a line break here would split a formula or a word, or put the sign for the end of a proof alone on a
/// line: "r ≥ | 2", "(r | + b, b)", "P- | position".
bool splitsFormulaOrWord(const QString& before, const QString& after)
{
    static const QRegularExpression ends(QStringLiteral("[=≠<>≤≥≡→+−·⊕×/] *$|(^|[^A-Za-z])[A-Z]-$"));
    static const QRegularExpression begins(QStringLiteral("^([=≠<>≤≥≡→+−·⊕×/] |■)"));
    return before.contains(ends) || after.contains(begins) || (before.endsWith(QLatin1Char(')')) && after.startsWith(QLatin1Char('(')))
        || before.count(QLatin1Char('(')) > before.count(QLatin1Char(')'));
}

}  // namespace

int cells(const QString& text)
{
    int count = 0;
    for (const QChar character : text)
        count += isWide(character) ? 2 : 1;
    return count;
}

QString wrapped(const QString& text, int lineCells, int indent)
{
    QString result;
    QString line;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    const int kept = std::min(keptCells, lineCells - indent);
    for (qsizetype at = 0; at < text.size();) {
        qsizetype next = nextBreak(finder, text, at);
        while (next < text.size()) {
            const qsizetype end = nextBreak(finder, text, next);
            if (!splitsFormulaOrWord(text.mid(at, next - at), text.mid(next, end - next)) || cells(text.mid(at, end - at).trimmed()) > kept)
                break;
            next = end;
        }
        const QString piece = text.mid(at, next - at);
        if (!line.isEmpty() && indent + cells(line) + cells(piece.trimmed()) > lineCells) {
            result += line.trimmed() + QLatin1Char('\n') + QString(indent, QLatin1Char(' '));
            line.clear();
        }
        line += piece;
        at = next;
    }
    return result + line.trimmed();
}

}  // namespace nimstone::exports
