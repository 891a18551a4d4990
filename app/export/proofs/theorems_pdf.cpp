#include "app/export/proofs/theorems_pdf.h"

#include <QBuffer>
#include <QCoreApplication>

#include "app/export/paper.h"
#include "app/export/proofs/proof_document.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

struct TheoremTexts {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

/// A theorem, and the page on which its proof begins.
struct Chapter {
    proof::Theorem theorem;
    ProofDocument document;
    int page = 1;
};

class TheoremPages {
public:
    TheoremPages(Paper& paper, std::vector<Chapter>& chapters) : m_paper(paper), m_chapters(chapters) {}

    /// Writes the table of contents. The page numbers come from the previous pass over the chapters.
    void writeContents()
    {
        m_paper.startPage(contentsTitle());
        m_paper.bookmark(contentsTitle());
        m_paper.paragraph(TheoremTexts::tr("Proofs for any numbers"), coverStyle, gap);
        for (const Chapter& chapter : m_chapters) {
            if (beginsTopic(chapter)) {
                m_paper.advance(gap / 2);
                m_paper.paragraph(wording::topicTitle(topicOf(chapter.theorem)), topicStyle, lineGap);
            }
            m_paper.need(m_paper.textHeight(chapter.document.title, m_paper.width(), reasonStyle));
            const double height = m_paper.text(chapter.document.title, numberWidth, 0, m_paper.width() - 2 * numberWidth, reasonStyle);
            m_paper.textAtRight(QString::number(chapter.page), m_paper.width(), 0, reasonStyle);
            m_paper.advance(height);
        }
    }

    void writeChapter(Chapter& chapter)
    {
        m_paper.startPage(chapter.document.title);
        chapter.page = m_paper.pages();
        addBookmarks(chapter);
        m_paper.paragraph(chapter.document.title, titleStyle, lineGap * 2);
        m_paper.paragraph(chapter.document.claim, claimStyle, gap);
        for (qsizetype line = 0; line < chapter.document.steps.size(); ++line)
            writeLine(chapter.document.steps[line], line + 1);
        writeLaws(chapter.document);
    }

    static QString contentsTitle()
    {
        //: The heading of the table of contents of a document
        return TheoremTexts::tr("Contents");
    }

private:
    static constexpr double gap = 12;
    static constexpr double numberWidth = 24;
    static constexpr double lineGap = 2;

    static constexpr Paper::Style coverStyle{24, true, "ink", true};
    static constexpr Paper::Style topicStyle{14, true, "goldText", true};
    static constexpr Paper::Style titleStyle{18, true, "ink", true};
    static constexpr Paper::Style claimStyle{11.5};
    static constexpr Paper::Style headingStyle{11, true, "goldText", true};
    static constexpr Paper::Style statementStyle{11.5, true};
    static constexpr Paper::Style reasonStyle{10};
    static constexpr Paper::Style lawStyle{8, false, "faint"};
    static constexpr Paper::Style numberStyle{9.5, false, "goldText"};

    /// True if the topic of the chapter differs from the topic of the chapter before it.
    bool beginsTopic(const Chapter& chapter) const
    {
        return &chapter == &m_chapters.front() || topicOf((&chapter - 1)->theorem) != topicOf(chapter.theorem);
    }

    void addBookmarks(const Chapter& chapter)
    {
        if (m_chapters.size() < 2)
            return;
        if (beginsTopic(chapter))
            m_paper.bookmark(wording::topicTitle(topicOf(chapter.theorem)));
        m_paper.bookmark(chapter.document.title, true);
    }

    void writeLine(const ProofDocument::Step& line, qsizetype number)
    {
        const double wide = m_paper.width() - numberWidth;
        const double heading = line.heading.isEmpty() ? 0 : m_paper.textHeight(line.heading, m_paper.width(), headingStyle) + gap;
        m_paper.need(heading + setLine(line, wide, false) + gap);
        if (!line.heading.isEmpty()) {
            m_paper.advance(gap / 2);
            m_paper.paragraph(line.heading, headingStyle, gap / 2);
        }
        m_paper.text(QString::number(number), 0, 1.5, numberWidth, numberStyle);
        m_paper.advance(setLine(line, wide, true) + gap);
    }

    /// Measures the line, and draws it if `draw` is true. Returns its height.
    double setLine(const ProofDocument::Step& line, double width, bool draw)
    {
        double below = 0;
        const auto set = [&](const QString& words, const Paper::Style& style) {
            if (!words.isEmpty())
                below += lineGap + (draw ? m_paper.text(words, numberWidth, below, width, style) : m_paper.textHeight(words, width, style));
        };
        set(line.statement, statementStyle);
        set(line.reason, reasonStyle);
        set(line.laws, lawStyle);
        for (const QString& use : line.uses)
            set(use, lawStyle);
        return below;
    }

    void writeLaws(const ProofDocument& document)
    {
        if (document.laws.empty())
            return;
        m_paper.need(m_paper.textHeight(document.lawsTitle, m_paper.width(), statementStyle) + 3 * gap);
        m_paper.rule();
        m_paper.advance(gap / 2);
        m_paper.paragraph(document.lawsTitle, statementStyle, lineGap);
        for (const QString& law : document.laws) {
            m_paper.need(m_paper.textHeight(law, m_paper.width(), lawStyle));
            m_paper.paragraph(law, lawStyle, lineGap);
        }
    }

    Paper& m_paper;
    std::vector<Chapter>& m_chapters;
};

PdfResult writeChapters(QIODevice& device, std::vector<Chapter>& chapters, const std::stop_token& stop, PaperSize paperSize, bool isDraft)
{
    const bool several = chapters.size() > 1;
    const QString title = several ? TheoremTexts::tr("Proofs for any numbers") : chapters.front().document.title;
    return writePages(device, {wording::plain(title), paperSize, several, isDraft}, stop, [&](Paper& paper, const ShouldContinue& goesOn) {
        TheoremPages pages(paper, chapters);
        if (several)
            pages.writeContents();
        for (Chapter& chapter : chapters) {
            if (!goesOn())
                return;
            pages.writeChapter(chapter);
        }
    });
}

}  // namespace

PdfResult writeTheoremsPdf(QIODevice& device, const std::vector<proof::Theorem>& theorems, std::stop_token stop, PaperSize paperSize)
{
    std::vector<Chapter> chapters;
    for (const proof::Theorem theorem : theorems)
        chapters.push_back({theorem, generalDocument(theorem)});
    // The first pass finds the page numbers for the contents, and the second pass writes the document with them.
    if (chapters.size() > 1) {
        const PdfResult draft = writeChapters(device, chapters, stop, paperSize, true);
        if (draft.end != PdfResult::End::Done)
            return draft;
    }
    return writeChapters(device, chapters, stop, paperSize, false);
}

std::string theoremsPdf(const std::vector<proof::Theorem>& theorems)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    writeTheoremsPdf(buffer, theorems);
    return buffer.data().toStdString();
}

}  // namespace nimstone::exports
