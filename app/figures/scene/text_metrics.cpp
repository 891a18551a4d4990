#include "app/figures/scene/text_metrics.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>
#include <vector>

#include "app/theme/tokens.h"
#include "app/wording/markup.h"

namespace nimstone::figures {

namespace {

/// Widths are measured at this font size, cached, and scaled. A window that is being resized asks for thousands of
/// widths.
constexpr int measuredSize = 100;
constexpr double raisedShare = 0.7;  ///< the font size of a subscript or superscript, as a share of the font size of the text
constexpr double raisedBy = 0.33;    ///< the height of a superscript above the line, as a share of the font size of the text
constexpr double loweredBy = 0.14;   ///< the depth of a subscript below the line, as a share of the font size of the text

QFont fontOf(bool bold, bool italic, int size)
{
    QFont font(Tokens::instance().font("text"));
    font.setPixelSize(size);
    font.setBold(bold);
    font.setItalic(italic);
    return font;
}

double plainWidth(const QString& text, bool bold)
{
    static thread_local QHash<QString, double> known[2];
    return knownWidth(known[bold], text, [&] {
        return QFontMetricsF(fontOf(bold, false, measuredSize)).horizontalAdvance(text);
    });
}

QString unescaped(QString text)
{
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

/// A piece of text in which the style does not change.
struct Run {
    QString text;
    bool bold = false;
    bool italic = false;
    double share = 1;
    double rise = 0;
};

void applyTag(const QString& tag, Run& look)
{
    const bool opens = !tag.startsWith(QLatin1Char('/'));
    const QString name = opens ? tag : tag.mid(1);
    if (name == QLatin1String("b"))
        look.bold = opens;
    if (name == QLatin1String("i"))
        look.italic = opens;
    if (name == QLatin1String("sup") || name == QLatin1String("sub")) {
        look.share = opens ? raisedShare : 1;
        look.rise = !opens ? 0 : name == QLatin1String("sup") ? raisedBy : -loweredBy;
    }
}

std::vector<Run> runsOf(const QString& text)
{
    std::vector<Run> runs;
    Run look;
    if (wording::markupOf(text) == wording::MarkupKind::Plain) {
        look.text = text;
        return {look};
    }
    for (qsizetype at = 0; at < text.size();) {
        if (text.at(at) == QLatin1Char('<')) {
            const qsizetype close = text.indexOf(QLatin1Char('>'), at);
            applyTag(text.mid(at + 1, close - at - 1), look);
            at = close + 1;
            continue;
        }
        qsizetype end = text.indexOf(QLatin1Char('<'), at);
        if (end < 0)
            end = text.size();
        runs.push_back(look);
        runs.back().text = unescaped(text.mid(at, end - at));
        at = end;
    }
    return runs;
}

}  // namespace

double textWidth(const QString& text, double size)
{
    // Parsing the markup takes longer than measuring the runs, so the width of the whole text is cached, too.
    static thread_local QHash<QString, double> known;
    const double width = knownWidth(known, text, [&] {
        double sum = 0;
        for (const Run& run : runsOf(text))
            sum += run.share * plainWidth(run.text, run.bold);
        return sum;
    });
    return std::ceil(width * size / measuredSize + 1);
}

QPainterPath textPath(const QString& text, double size)
{
    QPainterPath path;
    double x = 0;
    for (const Run& run : runsOf(text)) {
        const double scale = run.share * size / measuredSize;
        QPainterPath part;
        part.addText(0, 0, fontOf(run.bold, run.italic, measuredSize), run.text);
        path.addPath(QTransform(scale, 0, 0, scale, x, -run.rise * size).map(part));
        x += scale * plainWidth(run.text, run.bold);
    }
    return path;
}

void drawLine(QPainter& painter, QPointF begin, const QString& text, double size)
{
    double x = begin.x();
    for (const Run& run : runsOf(text)) {
        const double scale = run.share * size / measuredSize;
        QFont font = fontOf(run.bold, run.italic, measuredSize);
        // Turn shaping off. Otherwise Latin text gets glyphs for digits that the character map of a PDF cannot name,
        // and a reader could not copy a number.
        font.setStyleStrategy(QFont::PreferNoShaping);
        painter.save();
        painter.translate(x, begin.y() - run.rise * size);
        painter.scale(scale, scale);
        painter.setFont(font);
        painter.drawText(QPointF(0, 0), run.text);
        painter.restore();
        x += scale * plainWidth(run.text, run.bold);
    }
}

}  // namespace nimstone::figures
