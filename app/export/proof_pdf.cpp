#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include "app/export/proof_figures.h"
#include "app/figures/painter_renderer.h"
#include "app/figures/proof_figure.h"
#include "app/wording/names.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"
#include "core/table/table_notation.h"
#include "qml/theme/tokens.h"

namespace nimstone::exports {

namespace {

// All in points.
constexpr double margin = 48;
constexpr double gap = 14;
constexpr double bodySize = 9.5;
constexpr double statementSize = 11.5;
constexpr double titleSize = 20;

/// Writes from the top of a page to its foot, and goes on to the next.
class Sheet {
public:
    Sheet(QIODevice& device, const QString& title) : m_writer(&device)
    {
        m_writer.setPageSize(QPageSize(QPageSize::A4));
        m_writer.setPageMargins(QMarginsF());
        m_writer.setResolution(1200);
        m_writer.setTitle(title);
        m_writer.setCreator(QStringLiteral("Nimstone"));
        m_unit = m_writer.resolution() / 72.0;
        m_painter.begin(&m_writer);
        writePageNumber();
    }

    double width() const { return m_writer.width() / m_unit - 2 * margin; }

    /// Begins a new page where less than `height` is left.
    void need(double height)
    {
        if (m_y + height <= m_writer.height() / m_unit - margin || m_y == margin)
            return;
        m_writer.newPage();
        m_y = margin;
        ++m_page;
        writePageNumber();
    }

    void advance(double height) { m_y += height; }

    /// Rich text set in a column; its height.
    double text(const QString& words, double x, double columnWidth, double size, bool heading, const char* colour, bool draw,
                double below = 0)
    {
        QTextDocument document;
        document.documentLayout()->setPaintDevice(&m_writer);
        document.setDocumentMargin(0);
        QFont font(Tokens::instance().font(heading ? "heading" : "text"));
        font.setPointSizeF(size);
        // Shaped, Latin text takes digits that the PDF's table of characters cannot name: nobody could copy a number.
        font.setStyleStrategy(QFont::PreferNoShaping);
        document.setDefaultFont(font);
        document.setHtml(QStringLiteral("<span style=\"color:%1\">%2</span>")
                             .arg(Tokens::instance().colour(colour, false).name(), words));
        document.setTextWidth(columnWidth * m_unit);
        if (draw) {
            m_painter.save();
            m_painter.translate((margin + x) * m_unit, (m_y + below) * m_unit);
            document.drawContents(&m_painter);
            m_painter.restore();
        }
        return document.size().height() / m_unit;
    }

    void figure(const figures::Choreography& choreography, int scene, double x, double figureWidth, double below)
    {
        m_painter.save();
        m_painter.translate((margin + x) * m_unit, (m_y + below) * m_unit);
        const double scale = figureWidth / choreography.size.width() * m_unit;
        m_painter.scale(scale, scale);
        figures::paint(m_painter, choreography, scene);
        m_painter.restore();
    }

    void rule()
    {
        m_painter.setPen(QPen(Tokens::instance().colour("line", false), 0.6 * m_unit));
        m_painter.drawLine(QPointF(margin, m_y) * m_unit, QPointF(margin + width(), m_y) * m_unit);
    }

private:
    void writePageNumber()
    {
        const double y = m_y;
        m_y = m_writer.height() / m_unit - margin * 0.7;
        text(QString::number(m_page), width() - 20, 20, 8, false, "faint", true);
        m_y = y;
    }

    QPdfWriter m_writer;
    QPainter m_painter;
    double m_unit = 1;
    double m_y = margin;
    int m_page = 1;
};

void writeStep(Sheet& sheet, const proof::Proof& proof, std::size_t step, const figures::ProofFigure& figure)
{
    const wording::StepText words = wording::stepText(proof, step);
    const bool beside = figures::figureSizeForPaper(proof).width() <= 500;
    const double numberWidth = 20;
    const double figureWidth = !figure.drawn ? 0 : beside ? sheet.width() * 0.5 : sheet.width();
    const double figureHeight =
        figure.drawn ? figureWidth * figure.choreography.size.height() / figure.choreography.size.width() : 0;
    const double textWidth = sheet.width() - numberWidth - (beside && figure.drawn ? figureWidth + gap : 0);
    const auto write = [&](bool draw) {
        const double statement =
            sheet.text(words.statement, numberWidth, textWidth, statementSize, true, "ink", draw);
        const double reason =
            sheet.text(words.reason, numberWidth, textWidth, bodySize, false, "faint", draw, statement + 3);
        return statement + 3 + reason;
    };
    const double textHeight = write(false);
    const double height = beside ? std::max(textHeight, figureHeight) : textHeight + gap + figureHeight;
    sheet.need(height);
    sheet.text(QString::number(step + 1), 0, numberWidth, bodySize, false, "goldText", true, 1.5);
    write(true);
    if (figure.drawn)
        sheet.figure(figure.choreography, figure.stops[step + 1], beside ? sheet.width() - figureWidth : 0, figureWidth,
                     beside ? 0 : textHeight + gap);
    sheet.advance(height + gap);
    if (step + 1 < proof.steps.size()) {
        sheet.rule();
        sheet.advance(gap);
    }
}

}  // namespace

std::string proofPdf(const proof::Proof& proof)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        const QString title = wording::theoremTitle(proof.theorem);
        Sheet sheet(buffer, wording::plain(title));
        sheet.advance(sheet.text(QStringLiteral("<b>%1</b>").arg(title), 0, sheet.width(), titleSize, true, "ink", true) + 4);
        sheet.advance(sheet.text(wording::theoremStatement(proof.theorem), 0, sheet.width(), statementSize, false, "ink", true) + 4);
        sheet.advance(sheet.text(QString::fromStdString(print(proof.subject)).toHtmlEscaped(), 0, sheet.width(), statementSize, false, "faint", true) + gap);
        sheet.rule();
        sheet.advance(gap);
        const auto figure = figures::proofFigure(proof, figures::figureSizeForPaper(proof), 1);
        for (std::size_t step = 0; step < proof.steps.size(); ++step)
            writeStep(sheet, proof, step, figure);
    }
    return buffer.data().toStdString();
}

}  // namespace nimstone::exports
