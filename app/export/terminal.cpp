#include "app/export/terminal.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace nimstone::exports {

namespace {

/// The blocks whose characters every terminal draws two cells wide: Chinese, its punctuation, full-width forms.
bool isWide(QChar character)
{
    const ushort code = character.unicode();
    return (code >= 0x2E80 && code <= 0xA4CF) || (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF)
        || (code >= 0xFE30 && code <= 0xFE4F) || (code >= 0xFF00 && code <= 0xFF60) || (code >= 0xFFE0 && code <= 0xFFE6);
}

/// Where the next line may begin: also after any blank, since the finder keeps "1; 2" together as if it were one number.
qsizetype nextBreak(QTextBoundaryFinder& finder, const QString& text, qsizetype from)
{
    const qsizetype blank = text.indexOf(QLatin1Char(' '), from);
    finder.setPosition(from);
    const qsizetype next = finder.toNextBoundary() < 0 ? text.size() : finder.position();
    return blank < 0 ? next : std::min(next, blank + 1);
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
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype next = nextBreak(finder, text, at);
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
