#include "app/export/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QTextDocument>
#include <memory>
#include <optional>

#include "app/figures/scene/painter_renderer.h"
#include "app/figures/scene/text_metrics.h"
#include "app/storage/files/files.h"
#include "app/theme/tokens.h"
#include "app/wording/rich_text.h"
#include "translations/spoken.h"

namespace nimstone::exports {

namespace {

std::unique_ptr<QTextDocument> laidOut(const QString& words, double pixelWidth, const Paper::Style& style, QPaintDevice& device)
{
    auto document = std::make_unique<QTextDocument>();
    document->documentLayout()->setPaintDevice(&device);
    document->setDocumentMargin(0);
    QFont font(Tokens::instance().font(style.heading ? "heading" : "text"));
    font.setPointSizeF(style.size);
    font.setBold(style.bold);
    // With shaping, Latin text uses digit glyphs that the PDF's ToUnicode table cannot name, so a number could not be
    // copied from the PDF.
    font.setStyleStrategy(QFont::PreferNoShaping);
    document->setDefaultFont(font);
    document->setHtml(QStringLiteral("<span style=\"color:%1\">%2</span>").arg(Tokens::instance().color(style.color, false).name(), words));
    document->setTextWidth(pixelWidth);
    return document;
}

}  // namespace

Paper::Paper(QIODevice& device, const QString& title, PaperSize size) : m_writer(&device), m_drawn(m_writer)
{
    m_writer.setPageSize(QPageSize(size == PaperSize::Letter ? QPageSize::Letter : QPageSize::A4));
    m_writer.setPageMargins(QMarginsF());
    m_writer.setResolution(1200);
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("Nimstone"));
    m_unit = m_writer.resolution() / 72.0;
    m_painter.begin(&m_writer);
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_listener.begin(&m_drawn);
}

void Paper::startPage(const QString& running, int pages)
{
    if (m_page > 1 || m_y > margin) {
        writeFoot();
        m_writer.newPage();
        m_drawn.beginPage();
        ++m_page;
    }
    m_running = running;
    m_y = margin;
    if (pages > 0) {
        m_numberOne = m_page;
        m_lastNumber = pages;
    }
}

void Paper::finish()
{
    writeFoot();
    m_painter.end();
    m_listener.end();
}

void Paper::bookmark(const QString& title, bool below)
{
    m_bookmarks.push_back({wording::plain(title), m_page, atTop() ? 0 : m_y, below});
}

void Paper::need(double height)
{
    if (height > this->height() + 0.5)
        m_cut = true;
    if (m_y + height > m_writer.height() / m_unit - margin + 0.5 && !atTop())
        startPage(m_running);
}

double Paper::textHeight(const QString& words, double columnWidth, const Style& style)
{
    return laidOut(words, columnWidth * m_unit, style, m_writer)->size().height() / m_unit;
}

double Paper::text(const QString& words, double x, double below, double columnWidth, const Style& style)
{
    const auto document = laidOut(words, columnWidth * m_unit, style, m_writer);
    drawAt(x, below, [&document](QPainter& painter) { document->drawContents(&painter); });
    noteAt(x, below, QSizeF(document->idealWidth(), document->size().height()) / m_unit, words);
    return document->size().height() / m_unit;
}

void Paper::textAtRight(const QString& words, double right, double below, const Style& style)
{
    const double wide = lineWidth(words, style);
    text(words, right - wide, below, wide + style.size, style);
}

double Paper::lineWidth(const QString& words, const Style& style)
{
    return figures::textWidth(style.bold ? QStringLiteral("<b>%1</b>").arg(words) : words, style.size);
}

void Paper::figure(const figures::Choreography& choreography, int scene, const QRectF& part, double x, double below, double scale)
{
    drawAt(x, below, [&](QPainter& painter) {
        painter.scale(scale * m_unit, scale * m_unit);
        painter.translate(-part.topLeft());
        figures::paint(painter, choreography, scene);
    });
    noteAt(x, below, part.size() * scale, {});
}

void Paper::rule(double from, double to)
{
    m_painter.setPen(QPen(Tokens::instance().color("line", false), 0.6 * m_unit));
    m_painter.drawLine(QPointF(margin + from, m_y) * m_unit, QPointF(margin + (to < 0 ? width() : to), m_y) * m_unit);
}

void Paper::lineToFill(double from, double to, double below)
{
    m_painter.setPen(QPen(Tokens::instance().color("faint", false), 0.6 * m_unit));
    m_painter.drawLine(QPointF(margin + from, m_y + below) * m_unit, QPointF(margin + to, m_y + below) * m_unit);
}

void Paper::boxToFill(const QRectF& box)
{
    m_painter.setPen(QPen(Tokens::instance().color("faint", false), 0.6 * m_unit));
    m_painter.setBrush(Qt::NoBrush);
    const QRectF place = box.translated(margin, m_y);
    m_painter.drawRect(QRectF(place.topLeft() * m_unit, place.size() * m_unit));
}

void Paper::drawAt(double x, double below, const std::function<void(QPainter&)>& draw)
{
    for (QPainter* painter : {&m_painter, &m_listener}) {
        painter->save();
        painter->translate((margin + x) * m_unit, (m_y + below) * m_unit);
        draw(*painter);
        painter->restore();
    }
}

void Paper::noteAt(double x, double below, QSizeF size, const QString& words)
{
    if (m_placed)
        m_placed->push_back({m_page, QRectF(QPointF(margin + x, m_y + below), size), words});
}

void Paper::writeFoot()
{
    if (m_running.isEmpty())
        return;
    const Style small{8, false, "faint"};
    const double below = m_writer.height() / m_unit - margin * 0.7 - m_y;
    text(m_running, 0, below, width() - 60, small);
    const QString number = QString::number(m_page - m_numberOne + 1);
    textAtRight(m_lastNumber == 0 ? number : QStringLiteral("%1 / %2").arg(number, QString::number(m_lastNumber)), width(), below, small);
}

PdfResult writePages(QIODevice& device, const PageSetup& setup, const std::stop_token& stop,
                     const std::function<void(Paper& paper, const ShouldContinue& goesOn)>& write)
{
    using End = PdfResult::End;
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    Paper paper(pages, setup.title, setup.size);
    End end = End::Done;
    write(paper, [&] {
        if (stop.stop_requested())
            end = End::Cancelled;
        return end == End::Done;
    });
    paper.finish();
    if (end == End::Done && !setup.isDraft) {
        const std::optional<QByteArray> whole = finishedPdf(pages.data(), {spokenLanguage(), paper.drawn(), paper.bookmarks(), setup.bookmarksOpen});
        if (!whole)
            end = End::NoPlugin;
        else if (!writeAll(device, *whole))
            end = End::Failed;
    }
    return {end, paper.pages(), paper.cut(), paper.drawn()};
}

}  // namespace nimstone::exports
