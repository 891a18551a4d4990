#include "app/export/proofs/proof_pdf.h"

#include <QBuffer>
#include <algorithm>

#include "app/export/paper.h"
#include "app/export/paper_table.h"
#include "app/export/proofs/proof_document.h"
#include "app/figures/proof_figure.h"
#include "app/wording/rich_text.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone::exports {

namespace {

/// Returns the rectangle of the figure that contains the visible pieces of all steps, so that all steps have the same
/// scale and place.
QRectF partUsed(const figures::ProofFigure& figure, QSizeF size)
{
    constexpr double rim = 8;
    QRectF used;
    for (const int stop : figure.stops) {
        for (const figures::Pose& pose : figure.choreography.scenes[static_cast<std::size_t>(stop)]) {
            if (pose.opacity > 0)
                used |= pose.rect();
        }
    }
    const QRectF whole(QPointF(0, 0), size);
    return used.isEmpty() ? whole : used.adjusted(-rim, -rim, rim, rim) & whole;
}

class ProofPages {
public:
    ProofPages(Paper& paper, const proof::Proof& proof)
        : m_paper(paper), m_document(proofDocument(proof)), m_size(figures::figureSizeForPaper(proof)),
          m_figure(figures::proofFigure(proof, {m_size})), m_part(partUsed(m_figure, m_size))
    {
    }

    void writeHead()
    {
        const QString running = m_document.title + QStringLiteral(" · ") + shortened(m_document.subject.toHtmlEscaped());
        m_paper.startPage(running);
        m_paper.bookmark(running);
        m_paper.paragraph(m_document.title, titleStyle, 4);
        m_paper.paragraph(m_document.claim, claimStyle, 4);
        m_paper.paragraph(m_document.subject.toHtmlEscaped(), subjectStyle, 2);
        if (!m_document.moveLine.isEmpty())
            m_paper.paragraph(m_document.moveLine, subjectStyle, 2);
        if (!m_figure.note.isEmpty())
            m_paper.paragraph(m_figure.note, reasonStyle, 2);
        m_paper.advance(gap - 2);
        // If the figure shows all values, the table is not written, because it would only repeat them.
        if (!m_document.table.empty() && (!m_figure.drawn || !m_figure.note.isEmpty())) {
            writeTable(m_paper, m_document.table);
            m_paper.advance(gap);
        }
    }

    std::size_t steps() const { return static_cast<std::size_t>(m_document.steps.size()); }

    void writeStep(std::size_t index)
    {
        const ProofDocument::Step& step = m_document.steps[static_cast<qsizetype>(index)];
        const double wide = m_paper.width();
        const bool beside = m_figure.drawn && m_size.width() <= 500;
        const double textWidth = wide - numberWidth - (beside ? wide * 0.5 + gap : 0);
        const double textHeight = setStep(step, textWidth, false);
        // The scale is chosen so that the whole figure fits in the width. It is smaller if the figure would be too high
        // for a page.
        const double room = beside ? wide * 0.5 : wide;
        const double most = m_paper.height() - gap - (beside ? 0 : textHeight + gap);
        const double scale = std::min(room / m_size.width(), most / m_part.height());
        const double figureWidth = m_part.width() * scale;
        const double figureHeight = m_figure.drawn ? m_part.height() * scale : 0;
        const double height = beside ? std::max(textHeight, figureHeight) : textHeight + (m_figure.drawn ? gap + figureHeight : 0);
        m_paper.need(height + gap);
        if (!m_paper.atTop()) {
            m_paper.rule();
            m_paper.advance(gap);
        }
        m_paper.text(QString::number(index + 1), 0, 1.5, numberWidth, numberStyle);
        setStep(step, textWidth, true);
        if (m_figure.drawn)
            m_paper.figure(m_figure.choreography, m_figure.stops[index + 1], m_part, beside ? wide - room : (wide - figureWidth) / 2,
                           beside ? 0 : textHeight + gap, scale);
        m_paper.advance(height + gap);
    }

    void writeLaws()
    {
        if (m_document.laws.empty())
            return;
        const double heading = m_paper.textHeight(m_document.lawsTitle, m_paper.width(), statementStyle) + lineGap;
        m_paper.need(heading + 4 * gap);
        m_paper.rule();
        m_paper.advance(gap);
        m_paper.paragraph(m_document.lawsTitle, statementStyle, lineGap);
        for (const QString& law : m_document.laws) {
            m_paper.need(m_paper.textHeight(law, m_paper.width(), lawStyle));
            m_paper.paragraph(law, lawStyle, 2);
        }
    }

private:
    static constexpr double gap = 14;
    static constexpr double numberWidth = 22;
    static constexpr double lineGap = 3;

    static constexpr Paper::Style titleStyle{20, true, "ink", true};
    static constexpr Paper::Style claimStyle{11.5};
    static constexpr Paper::Style subjectStyle{11.5, false, "faint"};
    static constexpr Paper::Style statementStyle{11.5, true};
    static constexpr Paper::Style reasonStyle{9.5, false, "faint"};
    static constexpr Paper::Style lawStyle{8, false, "faint"};
    static constexpr Paper::Style numberStyle{9.5, false, "goldText"};

    /// Returns the position; if it is long, only its beginning, so that it fits in one line at the foot of a page.
    static QString shortened(const QString& text)
    {
        constexpr qsizetype most = 60;
        return text.size() <= most ? text : text.left(most) + QStringLiteral("…");
    }

    /// Measures the text of a step, and draws it if `draw` is true. Returns its height.
    double setStep(const ProofDocument::Step& step, double width, bool draw)
    {
        double below = 0;
        const auto set = [&](const QString& words, const Paper::Style& style) {
            if (words.isEmpty())
                return;
            below += below > 0 ? lineGap : 0;
            below += draw ? m_paper.text(words, numberWidth, below, width, style) : m_paper.textHeight(words, width, style);
        };
        set(step.statement, statementStyle);
        set(step.reason, reasonStyle);
        set(step.laws, lawStyle);
        for (const QString& use : step.uses)
            set(use, lawStyle);
        return below;
    }

    Paper& m_paper;
    ProofDocument m_document;
    QSizeF m_size;
    figures::ProofFigure m_figure;
    QRectF m_part;
};

QString titleOf(const std::vector<ProofSubject>& subjects)
{
    return subjects.empty() ? QString() : wording::plain(wording::theoremTitle(subjects.front().theorem));
}

/// Returns the proof for the subject; std::nullopt if the theorem does not apply to the subject.
std::optional<proof::Proof> proofOf(const ProofSubject& subject)
{
    auto proof = proof::prove(subject.theorem, subject.subject, subject.move);
    return proof ? std::optional(*std::move(proof)) : std::nullopt;
}

}  // namespace

std::vector<ProofSubject> presetSubjects(proof::Theorem theorem)
{
    std::vector<ProofSubject> subjects;
    for (const wording::ProofPreset& preset : wording::presetsOf(theorem)) {
        const auto table = parseSum(preset.position);
        if (!table || (preset.theorem && *preset.theorem != theorem))
            continue;
        const auto move = needsMove(theorem) ? proof::exampleMove(table->components().front().position) : std::nullopt;
        if (proof::prove(theorem, *table, move))
            subjects.push_back({theorem, *table, move});
    }
    return subjects;
}

PdfResult writePdf(QIODevice& device, const std::vector<ProofSubject>& subjects, std::stop_token stop,
                   const std::function<void(std::size_t)>& progress, PaperSize paperSize)
{
    return writePages(device, {titleOf(subjects), paperSize}, stop, [&](Paper& paper, const ShouldContinue& goesOn) {
        for (std::size_t index = 0; index < subjects.size() && goesOn(); ++index) {
            const auto proof = proofOf(subjects[index]);
            if (!proof)
                continue;
            ProofPages pages(paper, *proof);
            pages.writeHead();
            for (std::size_t step = 0; step < pages.steps(); ++step) {
                if (!goesOn())
                    return;
                pages.writeStep(step);
            }
            pages.writeLaws();
            if (progress)
                progress(index + 1);
        }
    });
}

std::string proofPdf(const proof::Proof& proof)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writePdf(buffer, {{proof.theorem, proof.subject, proof.move}});
    return buffer.data().toStdString();
}

}  // namespace nimstone::exports
