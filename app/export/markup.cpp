#include "app/export/markup.h"

#include <QRegularExpression>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/export/latex_text.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

using wording::RichText;
using wording::Span;

/// Returns the number of open brackets after the span; `depth` is the number before it.
int depthBehind(const Span& span, int depth)
{
    if (span.kind != Span::Kind::Sign)
        return depth;
    return QStringLiteral("([{").contains(span.text) ? depth + 1 : QStringLiteral(")]}").contains(span.text) ? depth - 1 : depth;
}

/// Returns the operand without bold, because pandoc turns a bold subscript into a superscript in plain text.
RichText withoutBold(const RichText& operand)
{
    RichText result;
    for (const Span& span : operand) {
        if (span.kind == Span::Kind::Bold || span.kind == Span::Kind::Mathematics)
            std::ranges::copy(withoutBold(span.inside), std::back_inserter(result));
        else
            result.push_back(span);
    }
    return result;
}

class MarkdownWriter {
public:
    QString text() && { return std::move(m_text); }

    void write(const RichText& text)
    {
        for (std::size_t at = 0; at < text.size(); ++at)
            write(text[at], at + 1 < text.size() ? text[at + 1] : Span{});
    }

private:
    void write(const Span& span, const Span& next)
    {
        switch (span.kind) {
        case Span::Kind::Bold: return writeBold(span);
        case Span::Kind::Italic: return writeBetween(QStringLiteral("*"), span);
        case Span::Kind::Below:
        case Span::Kind::Above: return writeOperand({span});
        case Span::Kind::Mathematics: return writeFormula(span.inside);
        case Span::Kind::Sign: return append(isRead(span.text, next.text) ? QLatin1Char('\\') + span.text : span.text);
        case Span::Kind::Word:
        case Span::Kind::Number: return append(span.text);
        }
    }

    /// Returns true if Markdown would interpret the sign. Some signs are special only before a letter or at the start
    /// of a line.
    bool isRead(const QString& sign, const QString& next) const
    {
        static const QString always = QStringLiteral("\\`*_[]#|~^$");
        static const QRegularExpression number(QStringLiteral("^\\d+$"));
        return always.contains(sign) || ((sign == u"<" || sign == u"&") && next != u" ")
            || (QStringLiteral(">+-").contains(sign) && m_text.isEmpty()) || (QStringLiteral(".)").contains(sign) && number.match(m_text).hasMatch());
    }

    void writeBetween(const QString& marks, const Span& span)
    {
        append(marks);
        write(span.inside);
        m_text += marks;
    }

    /// Writes bold text. Text that needs TeX is written without bold, because GitHub does not recognize a $ next to an
    /// asterisk.
    void writeBold(const Span& span)
    {
        if (wording::hasUnicodeIndices(span.inside))
            writeBetween(QStringLiteral("**"), span);
        else
            write(span.inside);
    }

    /// Writes a formula. Only the operands that need TeX are written as TeX.
    void writeFormula(const RichText& formula)
    {
        RichText operand;
        int depth = 0;
        for (const Span& span : formula) {
            depth = depthBehind(span, depth);
            if (depth == 0 && span.text == u" ") {
                writeOperand(std::exchange(operand, {}));
                append(span.text);
            } else {
                operand.push_back(span);
            }
        }
        writeOperand(operand);
    }

    void writeOperand(const RichText& operand)
    {
        static const Span blank{Span::Kind::Sign, QStringLiteral(" ")};
        if (!wording::hasUnicodeIndices(operand) && !(operand.size() == 1 && operand.front().kind == Span::Kind::Bold))
            return writeTex(withoutBold(operand));
        for (std::size_t at = 0; at < operand.size(); ++at) {
            if (operand[at].kind == Span::Kind::Below || operand[at].kind == Span::Kind::Above)
                append(wording::plain({operand[at]}));
            else
                write(operand[at], at + 1 < operand.size() ? operand[at + 1] : blank);
        }
    }

    /// Writes an operand as TeX between dollar signs. GitHub recognizes an opening $ only at the start of a line or
    /// after a blank, and a closing $ only if no letter or digit follows.
    void writeTex(const RichText& operand)
    {
        if (!m_text.isEmpty() && !m_text.back().isSpace())
            m_text += QLatin1Char(' ');
        m_text += QLatin1Char('$') + latexFormula(operand) + QLatin1Char('$');
        m_isTexLast = true;
    }

    void append(const QString& text)
    {
        if (std::exchange(m_isTexLast, false) && !text.isEmpty() && text.front().isLetterOrNumber())
            m_text += QLatin1Char(' ');
        m_text += text;
    }

    QString m_text;
    bool m_isTexLast = false;
};

}  // namespace

QString markdown(const QString& richText)
{
    MarkdownWriter writer;
    writer.write(wording::parseRichText(richText));
    return std::move(writer).text();
}

}  // namespace nimstone::exports
