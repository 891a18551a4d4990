#include "app/figures/explore/sum_picture.h"

#include <QTextDocument>

#include "app/figures/scene/drawing.h"
#include "app/theme/tokens.h"
#include "app/wording/table_field.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

QString color(const char* token) { return Tokens::instance().color(token, false).name(); }

/// A table cell for each bit of `number`, with the highest bit first. An empty cell comes before them as a gap.
QString cells(Count number, int columns, const char* colorOfOnes)
{
    auto cells = QStringLiteral("<td width=20></td>");
    for (const QChar bit : QString::number(number, 2).rightJustified(columns, u'0'))
        cells += QStringLiteral("<td style='color:%1'>%2</td>").arg(color(bit == u'1' ? colorOfOnes : "faint"), bit);
    return cells;
}

QString page(const std::vector<SumRow>& rows, const QString& total)
{
    std::vector<Count> heaps;
    for (const SumRow& row : rows) {
        if (row.heap)
            heaps.push_back(*row.heap);
    }
    const int columns = columnsNeeded(heaps);
    QString table;
    for (const SumRow& row : rows) {
        table += QStringLiteral("<tr><td>%1</td><td>→</td><td>%2</td>%3</tr>")
                     .arg(row.text, row.value, row.heap ? cells(*row.heap, columns, "ink") : QString());
    }
    if (!heaps.empty()) {
        table += QStringLiteral("<tr><td colspan=%1><hr></td></tr>").arg(columns + 4)
            + QStringLiteral("<tr><td colspan=3></td>%1</tr>").arg(cells(nimSum(heaps), columns, "cinnabar"));
    }
    return QStringLiteral("<table cellpadding=4>%1</table><p>%2</p>").arg(table, total);
}

QByteArray csv(const std::vector<SumRow>& rows)
{
    QByteArray text = QByteArrayLiteral("part,value\n");
    for (const SumRow& row : rows)
        text += wording::tableField(row.text).toUtf8() + ',' + wording::tableNumber(row.value).toUtf8() + '\n';
    return text;
}

}  // namespace

QByteArray sumFile(const QString& kind, const std::vector<SumRow>& rows, const QString& total, const QString& description)
{
    if (kind == QLatin1String("csv"))
        return csv(rows);
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(16);
    QTextDocument document;
    document.setDefaultFont(font);
    document.setDocumentMargin(20);
    document.setDefaultStyleSheet(QStringLiteral("td, p { color: %1 }").arg(color("ink")));
    document.setHtml(page(rows, total));
    const auto draw = [&document](QPainter& painter) { document.drawContents(&painter); };
    return kind == QLatin1String("svg") ? toSvg(document.size(), {total, description}, draw) : toPng(document.size(), draw);
}

}  // namespace nimstone::figures
