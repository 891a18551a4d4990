// Reads a LaTeX document as strictly as TeX would: groups, environments and formulas are closed in the reverse order of
// opening, every command exists in the packages that the document loads and is allowed where it stands, and the document's
// font has a glyph for every character.
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace nimstone::tests {

class LatexCheck {
public:
    /// Returns the first fault and its place, or an empty string if the document is correct.
    static QString fault(const QString& document) { return LatexCheck(document).check(); }

private:
    explicit LatexCheck(const QString& document)
        : m_document(document), m_chinese(document.contains(QStringLiteral("\\documentclass{ctexart}")))
    {
    }

    /// True if the innermost open group is a formula, or a group within a formula.
    bool inMathematics() const { return !m_open.empty() && (m_open.last() == u"$"_qs || m_open.last() == u"["_qs); }
    bool inTable() const
    {
        for (const QString& open : m_open) {
            if (open == u"tabular"_qs || open == u"longtable"_qs)
                return true;
        }
        return false;
    }

    bool isAllowed(QChar character) const
    {
        if (character == u'\n' || (character >= u' ' && character <= u'~'))
            return true;
        static const QString accented = QStringLiteral("èéöüäñ");
        static const QString chineseMarks = QStringLiteral("，。：；？（）、！“”‘’《》");
        const ushort code = character.unicode();
        return accented.contains(character) || (m_chinese && ((code >= 0x4E00 && code <= 0x9FFF) || chineseMarks.contains(character)));
    }

    QString check()
    {
        while (m_at < m_document.size() && m_fault.isEmpty())
            next();
        if (m_fault.isEmpty() && !m_open.empty())
            complain(u"never closed: "_qs + m_open.join(u' '));
        return m_fault.isEmpty() ? QString() : u"%1 in: %2"_qs.arg(m_fault, m_document.mid(std::max<qsizetype>(0, m_at - 60), 90));
    }

    void complain(const QString& what) { m_fault = what; }

    void close(const QString& expected)
    {
        if (m_open.empty() || m_open.last() != expected)
            return complain(u"%1 closes %2"_qs.arg(expected, m_open.empty() ? u"nothing"_qs : m_open.last()));
        m_open.removeLast();
    }

    void next()
    {
        const QChar character = m_document[m_at];
        const QChar script = std::exchange(m_script, QChar());
        if (!isAllowed(character))
            return complain(u"the character %1, which the font does not have"_qs.arg(character));
        if (character == u'\\')
            return command();
        ++m_at;
        switch (character.unicode()) {
        case u'%':
            while (m_at < m_document.size() && m_document[m_at] != u'\n')
                ++m_at;
            return;
        case u'{':
            m_open << (inMathematics() && !m_textNext ? u"["_qs : u"{"_qs);
            m_textNext = false;
            m_scripts << QChar();
            return;
        case u'}':
            close(inMathematics() && m_open.last() == u"["_qs ? u"["_qs : u"{"_qs);
            m_script = m_scripts.empty() ? QChar() : m_scripts.takeLast();
            return;
        case u'$':
            if (!m_open.empty() && m_open.last() == u"$"_qs)
                return close(u"$"_qs);
            if (m_at < m_document.size() && m_document[m_at] == u'$')
                return complain(u"an empty formula"_qs);
            if (inMathematics())
                return complain(u"a formula that begins within a formula"_qs);
            m_open << u"$"_qs;
            return;
        case u'_':
        case u'^':
            if (!inMathematics())
                return complain(u"an index outside a formula"_qs);
            if (character == script)
                return complain(u"two indices of the same kind at one letter"_qs);
            if (m_at >= m_document.size() || m_document[m_at] != u'{')
                return complain(u"an index without braces"_qs);
            ++m_at;
            m_open << u"["_qs;
            m_scripts << character;
            return;
        case u'&':
            return inTable() ? void() : complain(u"& outside a table"_qs);
        case u'#':
        case u'~':
        case u'"':
            return complain(u"a bare %1"_qs.arg(character));
        case u'\n':
            if (inMathematics() && m_at < m_document.size() && m_document[m_at] == u'\n')
                return complain(u"a paragraph that ends within a formula"_qs);
            return;
        default: return;
        }
    }

    void command()
    {
        static const QRegularExpression pattern(u"\\G\\\\(begin|end)\\{([a-z*]+)\\}|\\G\\\\([A-Za-z]+|.|\\n)"_qs);
        const auto match = pattern.match(m_document, m_at);
        if (!match.hasMatch())
            return complain(u"a backslash alone"_qs);
        m_at = match.capturedEnd();
        if (match.captured(1) == u"begin"_qs)
            return m_open << match.captured(2), void();
        if (match.captured(1) == u"end"_qs)
            return close(match.captured(2));
        static const QStringList inText{u"textbf"_qs, u"textit"_qs, u"texttt"_qs, u"textbackslash"_qs, u"textasciitilde"_qs, u"nobreakspace"_qs,
            u"textasciicircum"_qs, u"textbar"_qs, u"dots"_qs, u"allowbreak"_qs, u"footnotesize"_qs, u"par"_qs, u"item"_qs,
            u"section"_qs, u"subsection"_qs, u"medskip"_qs, u"noindent"_qs, u"hline"_qs, u"endhead"_qs, u"sloppy"_qs, u"raggedright"_qs, u"setlength"_qs, u"emergencystretch"_qs, u"linewidth"_qs,
            u"documentclass"_qs, u"usepackage"_qs, u"#"_qs, u"$"_qs, u"%"_qs, u"&"_qs, u"_"_qs, u"{"_qs, u"}"_qs, u"\\"_qs};
        static const QStringList inFormulas{u"mathbf"_qs, u"operatorname"_qs, u"text"_qs, u"bmod"_qs, u"sqrt"_qs, u"textstyle"_qs, u"allowbreak"_qs,
            u"sum"_qs, u"oplus"_qs, u"neq"_qs, u"leq"_qs, u"geq"_qs, u"equiv"_qs, u"approx"_qs, u"to"_qs, u"Leftrightarrow"_qs,
            u"times"_qs, u"cdot"_qs, u"in"_qs, u"dots"_qs, u"varphi"_qs, u"infty"_qs, u"surd"_qs, u"quad"_qs, u"blacksquare"_qs, u"{"_qs, u"}"_qs,
            u"%"_qs, u"#"_qs, u"&"_qs, u"$"_qs, u"_"_qs};
        const QString name = match.captured(3);
        if (!(inMathematics() ? inFormulas : inText).contains(name))
            return complain(u"\\%1 %2 mathematics"_qs.arg(name, inMathematics() ? u"within"_qs : u"outside"_qs));
        m_textNext = name == u"text"_qs;
    }

    const QString& m_document;
    bool m_chinese;
    qsizetype m_at = 0;
    /// The open groups, innermost last: "{" for text, "[" for a group within a formula, "$" for a formula, or the name of an
    /// environment.
    QStringList m_open;
    QList<QChar> m_scripts;   ///< for each open brace, the ^ or _ before it, or a null character
    QChar m_script;           ///< '^' or '_' of the superscript or subscript that has just ended
    bool m_textNext = false;
    QString m_fault;
};

}  // namespace nimstone::tests
