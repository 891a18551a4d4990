#include "app/export/markup.h"

#include <QRegularExpression>

namespace nimstone::exports {

namespace {

/// Walks over rich text: a tag, an entity (as its character) or a character at a time.
template <class OnTag, class OnCharacter>
void walk(const QString& richText, OnTag onTag, OnCharacter onCharacter)
{
    for (qsizetype at = 0; at < richText.size();) {
        const QChar character = richText[at];
        if (character == u'<') {
            const qsizetype end = richText.indexOf(u'>', at);
            onTag(richText.mid(at + 1, end - at - 1));
            at = end + 1;
        } else if (character == u'&') {
            const qsizetype end = richText.indexOf(u';', at);
            const QString entity = richText.mid(at + 1, end - at - 1);
            onCharacter(entity == QLatin1String("lt") ? u'<' : entity == QLatin1String("gt") ? u'>' : u'&');
            at = end + 1;
        } else {
            onCharacter(character);
            ++at;
        }
    }
}

bool isFormula(const QString& richText)
{
    QString characters;
    walk(richText, [](const QString&) {}, [&characters](QChar character) { characters += character; });
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    static const QRegularExpression sentenceMark(QStringLiteral("[.:;“”’…，。：；]"));
    return !isChinese(characters) && !characters.contains(word) && !characters.contains(sentenceMark);
}

/// The mathematical symbols that the wording uses; empty for any other character.
QString symbol(QChar character)
{
    switch (character.unicode()) {
    case u'⊕': return QStringLiteral("\\oplus ");
    case u'≠': return QStringLiteral("\\neq ");
    case u'≤': return QStringLiteral("\\leq ");
    case u'≥': return QStringLiteral("\\geq ");
    case u'<': return QStringLiteral("<");
    case u'>': return QStringLiteral(">");
    case u'→': return QStringLiteral("\\to ");
    case u'−': return QStringLiteral("-");
    case u'×': return QStringLiteral("\\times ");
    case u'·': return QStringLiteral("\\cdot ");
    case u'…': return QStringLiteral("\\dots ");
    case u'■': return QStringLiteral("\\blacksquare ");
    default: return {};
    }
}

QString escaped(QChar character)
{
    static const QString plainEscapes = QStringLiteral("#$%&_{}");
    if (plainEscapes.contains(character))
        return QLatin1Char('\\') + QString(character);
    switch (character.unicode()) {
    case u'\\': return QStringLiteral("\\textbackslash{}");
    case u'~': return QStringLiteral("\\textasciitilde{}");
    case u'^': return QStringLiteral("\\textasciicircum{}");
    default: return character;
    }
}

class LatexWriter {
public:
    explicit LatexWriter(bool formula) : m_formula(formula) {}

    void tag(const QString& name)
    {
        if (name == QLatin1String("sub") || name == QLatin1String("sup"))
            openScript(name == QLatin1String("sub") ? u'_' : u'^');
        else if (name == QLatin1String("/sub") || name == QLatin1String("/sup"))
            closeScript();
        else if (name == QLatin1String("b"))
            m_text += inMathematics() ? QStringLiteral("\\mathbf{") : QStringLiteral("\\textbf{");
        else if (name == QLatin1String("/b"))
            m_text += QLatin1Char('}');
        else if (!inMathematics())  // there, letters are in italics anyway
            m_text += name == QLatin1String("i") ? QStringLiteral("\\textit{") : QStringLiteral("}");
    }

    void character(QChar character)
    {
        if (character == u' ' && inMathematics() && m_text.endsWith(u' '))
            return;
        const QString mathematical = symbol(character);
        if (mathematical.isEmpty())
            m_text += escaped(character);
        else
            m_text += inMathematics() ? mathematical : QStringLiteral("$%1$").arg(mathematical.trimmed());
    }

    QString text() const { return m_formula ? QStringLiteral("$%1$").arg(m_text) : m_text; }

private:
    bool inMathematics() const { return m_formula || m_scripts > 0; }

    void openScript(QChar sign)
    {
        m_text += inMathematics() ? QString(sign) : QStringLiteral("$") + sign;
        m_text += QLatin1Char('{');
        ++m_scripts;
    }

    void closeScript()
    {
        m_text += QLatin1Char('}');
        --m_scripts;
        if (!inMathematics())
            m_text += QLatin1Char('$');
    }

    bool m_formula;
    int m_scripts = 0;
    QString m_text;
};

}  // namespace

bool isChinese(const QString& text)
{
    static const QRegularExpression han(QStringLiteral("[\\x{4E00}-\\x{9FFF}]"));
    return text.contains(han);
}

QString markdown(const QString& richText)
{
    static const QString special = QStringLiteral("\\`*_[]#|~");
    QString text;
    walk(
        richText,
        [&text](const QString& tag) {
            const QString name = tag.startsWith(u'/') ? tag.mid(1) : tag;
            text += name == QLatin1String("b")  ? QStringLiteral("**")
                : name == QLatin1String("i")    ? QStringLiteral("*")
                                                : QStringLiteral("<%1>").arg(tag);
        },
        [&text](QChar character) {
            if (special.contains(character))
                text += QLatin1Char('\\');
            text += QString(character).toHtmlEscaped();
        });
    return text.replace(QLatin1String("&quot;"), QLatin1String("\""));
}

QString latex(const QString& richText)
{
    LatexWriter writer(isFormula(richText));
    walk(richText, [&writer](const QString& tag) { writer.tag(tag); },
         [&writer](QChar character) { writer.character(character); });
    return writer.text();
}

}  // namespace nimstone::exports
