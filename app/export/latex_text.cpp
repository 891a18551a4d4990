#include "app/export/latex_text.h"

#include <QHash>
#include <QRegularExpression>

#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

using wording::RichText;
using wording::Span;
using Kind = Span::Kind;
using Commands = QHash<QChar, const char*>;

/// The commands for signs in a formula. The commands for binary operators and relations have spaces around them.
const Commands& commandsInFormulas()
{
    static const Commands all{
        {u'=', " = "},       {u'+', " + "},     {u'/', " / "},     {u'<', " < "},       {u'>', " > "},      {u'−', " - "},
        {u'⊕', " \\oplus "}, {u'≠', " \\neq "}, {u'≤', " \\leq "}, {u'≥', " \\geq "},   {u'≡', " \\equiv "}, {u'≈', " \\approx "},
        {u'→', " \\to "},    {u'×', " \\times "}, {u'·', " \\cdot "}, {u'∈', " \\in "}, {u'⇔', " \\Leftrightarrow "},
        {u'φ', "\\varphi"},  {u'∞', "\\infty"}, {u'…', "\\dots"},  {u'∑', "\\textstyle\\sum"}, {u'√', "\\sqrt"},
        {u'²', "^{2}"},      {u'³', "^{3}"},    {u'{', "\\{"},     {u'}', "\\}"},       {u',', ", "},       {u' ', ""},
    };
    return all;
}

/// The commands for signs in running text, and the signs of commandsInFormulas() that need no math mode in running text.
const Commands& commandsInText()
{
    static const Commands all{
        {u'=', "="},   {u'+', "+"},   {u'/', "/"},   {u',', ","},   {u' ', " "},   {u'\u00a0', "\\nobreakspace{}"}, {u'…', "\\dots{}"}, {u'√', "$\\surd$"},
        {u'■', "$\\blacksquare$"},    {u'–', "--"},  {u'“', "``"},  {u'”', "''"},  {u'‘', "`"},        {u'’', "'"},
        {u'#', "\\#"}, {u'$', "\\$"}, {u'%', "\\%"}, {u'&', "\\&"}, {u'_', "\\_"}, {u'{', "\\{"},      {u'}', "\\}"},
        {u'\\', "\\textbackslash{}"}, {u'~', "\\textasciitilde{}"}, {u'^', "\\textasciicircum{}"}, {u'|', "\\textbar{}"},
    };
    return all;
}

QString signInFormula(QChar sign)
{
    const char* command = commandsInFormulas().value(sign);
    return command ? QString::fromLatin1(command) : QString(sign);
}

QString signInText(QChar sign)
{
    if (const char* command = commandsInText().value(sign))
        return QString::fromLatin1(command);
    return commandsInFormulas().contains(sign) ? QStringLiteral("$%1$").arg(signInFormula(sign).trimmed()) : QString(sign);
}

bool isSign(const Span& span, const QString& signs) { return span.kind == Kind::Sign && signs.contains(span.text); }
bool opens(const Span& span) { return isSign(span, QStringLiteral("([{")); }
bool closes(const Span& span) { return isSign(span, QStringLiteral(")]}")); }
bool isMod(const Span& span) { return span.text == QLatin1String("mod"); }

/// Returns true for a sign after which TeX may break a line: an operator or a comma.
bool isJoint(const Span& span) { return isSign(span, QStringLiteral("=+<>⊕≠≤≥≡≈→⇔−×·∈,")); }

/// Returns the index after the operand that starts at `begin`. An operand is a number, a letter, or a bracketed
/// expression.
std::size_t endOfOperand(const RichText& formula, std::size_t begin, std::size_t end)
{
    int depth = 0;
    for (std::size_t at = begin; at < end; ++at) {
        depth += opens(formula[at]) ? 1 : closes(formula[at]) ? -1 : 0;
        if (depth == 0)
            return at + 1;
    }
    return begin;
}

/// Appends `next` to the formula. A letter after a command gets a blank before it, because TeX would otherwise read it
/// as part of the command's name.
void append(QString& mathematics, const QString& next)
{
    static const QRegularExpression command(QStringLiteral("\\\\[A-Za-z]+$"));
    if (!next.isEmpty() && next.front().isLetter() && command.match(mathematics).hasMatch())
        mathematics += QLatin1Char(' ');
    mathematics += next;
}

/// The length, in characters of TeX, up to which a formula is not broken inside its brackets.
constexpr qsizetype longestUnbroken = 60;

class Writer {
public:
    /// Makes a writer. Chinese text keeps its own quotation marks.
    explicit Writer(bool chinese) : m_chinese(chinese) {}

    QString text(const RichText& sentence) const
    {
        QString result;
        bool isQuoted = false;
        for (std::size_t at = 0; at < sentence.size(); ++at) {
            const Span& span = sentence[at];
            switch (span.kind) {
            case Kind::Word:
            case Kind::Number: result += span.text; break;
            case Kind::Sign:
                if (isSign(span, QStringLiteral("\"")))
                    result += (isQuoted = !isQuoted) ? QStringLiteral("``") : QStringLiteral("''");
                else
                    result += m_chinese && isSign(span, QStringLiteral("“”‘’")) ? span.text : signInText(span.text.front());
                // A position such as nim:3,4,5 contains no blanks, so a line break is allowed after its commas and its
                // colon.
                if (isSign(span, QStringLiteral(",:")) && at + 1 < sentence.size() && sentence[at + 1].kind == Kind::Number)
                    result += QStringLiteral("\\allowbreak ");
                break;
            case Kind::Mathematics: result += QStringLiteral("$%1$").arg(broken(span.inside)); break;
            case Kind::Bold: result += QStringLiteral("\\textbf{%1}").arg(text(span.inside)); break;
            case Kind::Italic: result += QStringLiteral("\\textit{%1}").arg(text(span.inside)); break;
            case Kind::Below:
            case Kind::Above: result += QStringLiteral("$%1$").arg(index(span)); break;
            }
        }
        return result;
    }

    QString mathematics(const RichText& formula) const { return mathematics(formula, 0, formula.size()); }

private:
    /// Returns the formula as LaTeX. If the formula is long, a line break is allowed after each of its commas.
    QString broken(const RichText& formula) const
    {
        QString text = mathematics(formula);
        return text.size() > longestUnbroken ? text.replace(QLatin1String(", "), QLatin1String(", \\allowbreak ")) : text;
    }

    QString mathematics(const RichText& formula, std::size_t begin, std::size_t end) const
    {
        QString result;
        for (std::size_t at = begin; at < end; ++at) {
            const bool isRoot = isSign(formula[at], QStringLiteral("√"));
            const std::size_t last = isRoot ? endOfOperand(formula, at + 1, end) : at;
            if (last > at + 1) {
                const bool bracketed = opens(formula[at + 1]);
                result += QStringLiteral("\\sqrt{%1}").arg(bracketed ? mathematics(formula, at + 2, last - 1) : mathematics(formula, at + 1, last));
                at = last - 1;
            } else if (isMod(formula[at])) {
                result += at > 0 && opens(formula[at - 1]) ? QStringLiteral("\\text{mod }") : QStringLiteral(" \\bmod ");
            } else {
                if (opens(formula[at]) && at + 1 < formula.size() && isMod(formula[at + 1]))
                    result += QStringLiteral("\\quad ");
                append(result, part(formula[at]));
            }
        }
        return result.simplified();
    }

    /// Returns the formula in bold. In a long formula, each operand gets its own \mathbf: TeX breaks no line inside a \mathbf{…}.
    QString bold(const RichText& formula) const
    {
        if (formula.size() == 1 && formula.front().kind == Kind::Mathematics)
            return bold(formula.front().inside);
        QString result = mathematics(formula);
        if (result.size() <= longestUnbroken)
            return QStringLiteral("\\mathbf{%1}").arg(result);
        result.clear();
        std::size_t begin = 0;
        const auto take = [&](std::size_t end) {
            const QString operand = mathematics(formula, begin, end);
            if (!operand.isEmpty())
                result += QStringLiteral("\\mathbf{%1}").arg(operand);
        };
        for (std::size_t at = 0; at < formula.size(); ++at) {
            if (isSign(formula[at], QStringLiteral("√"))) {
                at = std::max(at, endOfOperand(formula, at + 1, formula.size()) - 1);
            } else if (isJoint(formula[at])) {
                take(at);
                result += part(formula[at]);
                begin = at + 1;
            }
        }
        take(formula.size());
        return result.simplified();
    }

    QString part(const Span& span) const
    {
        switch (span.kind) {
        case Kind::Word: return span.text == QLatin1String("mex") ? QStringLiteral("\\operatorname{mex}") : span.text;
        case Kind::Number: return QString(span.text).replace(u',', QLatin1String("{,}"));
        case Kind::Sign: return signInFormula(span.text.front());
        case Kind::Bold: return bold(span.inside);
        case Kind::Italic:
        case Kind::Mathematics: break;
        case Kind::Below:
        case Kind::Above: return index(span);
        }
        return mathematics(span.inside);
    }

    QString index(const Span& span) const
    {
        const bool isFormula = span.inside.size() == 1 && span.inside.front().kind == Kind::Mathematics;
        return QStringLiteral("%1{%2}").arg(span.kind == Kind::Below ? QStringLiteral("_") : QStringLiteral("^"),
                                            isFormula ? mathematics(span.inside) : QStringLiteral("\\text{%1}").arg(text(span.inside)));
    }

    const bool m_chinese;
};

}  // namespace

QString latex(const QString& richText)
{
    return Writer(wording::isChinese(richText)).text(wording::parseRichText(richText));
}

QString latexFormula(const RichText& formula)
{
    return Writer(false).mathematics(formula).replace(QLatin1String("\\{"), QLatin1String("\\lbrace ")).replace(QLatin1String("\\}"), QLatin1String("\\rbrace ")).trimmed();
}

QString latexCode(const QString& text)
{
    QString code;
    for (const QChar character : text) {
        code += signInText(character);
        if (character == u',' || character == u':')
            code += QStringLiteral("\\allowbreak ");
    }
    return QStringLiteral("\\texttt{%1}").arg(code);
}

}  // namespace nimstone::exports
