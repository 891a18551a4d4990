#include "app/figures/explore/sum_picture.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>

#include "app/theme/tokens.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

constexpr double line = 34;
constexpr double cell = 30;
constexpr double margin = 20;

/// The wide bits of a number, the highest first.
QString bits(Count number, int columns)
{
    return QString::number(number, 2).rightJustified(columns, u'0');
}

class Sheet {
public:
    Sheet(const std::vector<SumRow>& rows, const QString& total) : m_rows(rows), m_total(total), m_font(Tokens::instance().font("text"))
    {
        m_font.setPixelSize(16);
        const QFontMetricsF metrics(m_font);
        std::vector<Count> heaps;
        for (const SumRow& row : rows) {
            m_words = std::max(m_words, metrics.horizontalAdvance(row.text) + metrics.horizontalAdvance(row.value) + 90);
            if (row.heap)
                heaps.push_back(*row.heap);
            m_sum ^= row.heap.value_or(0);
        }
        m_columns = heaps.empty() ? 0 : columnsNeeded(heaps);
        const double wide = std::max(m_words + m_columns * cell, metrics.horizontalAdvance(total));
        m_size = {wide + 2 * margin, (static_cast<double>(rows.size()) + 2.6) * line + 2 * margin};
    }

    QSizeF size() const { return m_size; }

    void draw(QPainter& painter) const
    {
        const auto token = [](const char* name) { return Tokens::instance().colour(name, false); };
        painter.fillRect(QRectF(QPointF(), m_size), token("raised"));
        painter.setFont(m_font);
        double y = margin;
        const auto number = [&](Count value, const QColor& one) {
            for (int column = 0; column < m_columns; ++column) {
                const bool set = bits(value, m_columns)[column] == u'1';
                painter.setPen(set ? one : token("faint"));
                painter.drawText(QRectF(margin + m_words + column * cell, y, cell, line), Qt::AlignCenter, set ? QStringLiteral("1") : QStringLiteral("0"));
            }
        };
        for (const SumRow& row : m_rows) {
            painter.setPen(token("ink"));
            painter.drawText(QRectF(margin, y, m_words, line), Qt::AlignVCenter, row.text + QStringLiteral("  →  ") + row.value);
            if (row.heap)
                number(*row.heap, token("ink"));
            y += line;
        }
        painter.setPen(token("edge"));
        painter.drawLine(QPointF(margin, y + 4), QPointF(m_size.width() - margin, y + 4));
        y += 8;
        if (m_columns > 0)
            number(m_sum, token("cinnabar"));
        y += m_columns > 0 ? line : 0;
        painter.setPen(token("ink"));
        painter.drawText(QRectF(margin, y, m_size.width(), line), Qt::AlignVCenter, m_total);
    }

private:
    const std::vector<SumRow>& m_rows;
    QString m_total;
    QFont m_font;
    QSizeF m_size;
    double m_words = 0;
    int m_columns = 0;
    Count m_sum = 0;
};

}  // namespace

QByteArray sumFile(const QString& kind, const std::vector<SumRow>& rows, const QString& total)
{
    if (kind == QLatin1String("csv")) {
        QByteArray text = QByteArrayLiteral("part,value\n");
        for (const SumRow& row : rows)
            text += '"' + row.text.toUtf8() + "\"," + row.value.toUtf8().replace("\u2212", "-") + '\n';
        return text;
    }
    const Sheet sheet(rows, total);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (kind == QLatin1String("svg")) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(sheet.size().toSize());
        generator.setViewBox(QRectF(QPointF(), sheet.size()));
        QPainter painter(&generator);
        sheet.draw(painter);
        painter.end();
    } else {
        QImage image((sheet.size() * 2).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(2, 2);
        sheet.draw(painter);
        painter.end();
        image.save(&buffer, "PNG");
    }
    return buffer.data();
}

}  // namespace nimstone::figures
