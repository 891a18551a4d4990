#include "app/export/practice/worksheet_entry.h"

#include <QCoreApplication>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <array>

#include "app/theme/tokens.h"
#include "app/wording/play/positions.h"
#include "app/wording/practice/exercise_set.h"
#include "app/wording/proofs/proof.h"
#include "core/sum/sum_notation.h"

namespace nimstone::exports {

namespace {

struct EntryWords {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

bool isCode(const QTextBlock& block) { return block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage); }

/// Returns a block as rich text with its bullet or number, and with bold, italic, and fixed-width parts.
QString richTextOf(const QTextBlock& block)
{
    const QTextList* list = block.textList();
    QString words = !list ? QString() : list->format().style() == QTextListFormat::ListDecimal ? list->itemText(block) + QLatin1Char(' ') : QStringLiteral("• ");
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextCharFormat format = part.fragment().charFormat();
        QString piece = part.fragment().text().remove(QChar::ObjectReplacementCharacter).toHtmlEscaped();
        if (isCode(block) || format.fontFixedPitch()) {
            piece = QStringLiteral("<span style=\"font-family:'%1'\">%2</span>")
                        .arg(Tokens::instance().font("code"), piece.replace(QLatin1Char(' '), QStringLiteral("&nbsp;")));
        }
        piece = format.fontWeight() > QFont::Normal ? QStringLiteral("<b>%1</b>").arg(piece) : piece;
        words += format.fontItalic() ? QStringLiteral("<i>%1</i>").arg(piece) : piece;
    }
    return words;
}

}  // namespace

void writeMarkdown(Paper& paper, const std::string& text)
{
    QTextDocument document;
    document.setMarkdown(QString::fromStdString(text), QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML) | QTextDocument::MarkdownDialectGitHub);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        constexpr Paper::Style style{11};
        const QString words = richTextOf(block);
        paper.need(paper.textHeight(words, paper.width(), style));
        paper.paragraph(words, style, isCode(block) ? 0 : 4);
    }
}

QStringList taskLines(const practice::TaskEntry& task)
{
    using namespace wording;
    const QString title = taskTitle(task);
    const auto theorem = proof::theoremNamed(task.name);
    const auto position = parseSum(task.position);
    if (!theorem || !position)
        return {title.toHtmlEscaped()};
    const auto move = parseMove(task.move, *position);
    return {// The titles of flawed proofs already say what to do, for example "Spot the flaw: the highest bit".
            //: On a worksheet: %1 is the title of a theorem
            topicOf(*theorem) == proof::Topic::Flaws ? title : EntryWords::tr("Prove: %1").arg(title),
            theoremStatement(*theorem),
            //: On a worksheet: the position that a proof is about, and the move, such as "take 3 from heap 1"
            move ? EntryWords::tr("Position: %1. Move: %2").arg(positionName(*position), eitherMovePhrase(*position, std::array{*move}))
                //: On a worksheet: the position that a proof is about
                 : EntryWords::tr("Position: %1").arg(positionName(*position))};
}

}  // namespace nimstone::exports
