// Checks that every sentence must pass in each language: it is translated, complete, and uses only characters of the shipped
// fonts.
#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QString>
#include <QTest>
#include <QTranslator>

#include "tests/program.h"
#include "translations/catalogue.h"

namespace nimstone::tests {

/// Installs the translations of a language while this object exists.
class InLanguage {
public:
    explicit InLanguage(const QString& language)
    {
        m_loaded = loadCatalogue(m_translator, language);
        QCoreApplication::installTranslator(&m_translator);
    }
    ~InLanguage() { QCoreApplication::removeTranslator(&m_translator); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

    bool loaded() const { return m_loaded; }

private:
    SharedTranslator m_translator;
    bool m_loaded = false;
};

/// Returns the result of `say` while the translations of `language` are installed.
template <class Say>
QString inLanguage(const char* language, Say say)
{
    const InLanguage spoken(QString::fromLatin1(language));
    return say();
}

/// Adds one test row per language.
inline void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : languages())
        QTest::newRow(qPrintable(language)) << language;
}

inline bool isHan(QChar character)
{
    return character.unicode() >= 0x4E00 && character.unicode() <= 0x9FFF;
}

/// Returns the first fault of a rich text in `language`, or an empty string.
inline QString fault(const QString& richText, const QString& language)
{
    const bool chinese = language == QLatin1String("zh_CN");
    if (richText.trimmed().isEmpty())
        return QStringLiteral("empty");
    static const QRegularExpression placeholder(QStringLiteral("%[0-9n]|%L"));
    if (richText.contains(placeholder))
        return QStringLiteral("a placeholder that was not replaced");
    static const QRegularExpression markup(QStringLiteral("</?(b|i|sub|sup)>"));
    QString text = richText;
    static const QRegularExpression entity(QStringLiteral("&(lt|gt|amp);"));
    text.replace(entity, QStringLiteral("="));
    text.remove(markup);
    if (text.contains(QLatin1Char('<')) || text.contains(QLatin1Char('>')) || text.contains(QLatin1Char('&')))
        return QStringLiteral("markup that is not allowed");
    for (const auto* tag : {"b", "i", "sub", "sup"}) {
        const auto open = richText.count(QStringLiteral("<%1>").arg(QLatin1String(tag)));
        const auto close = richText.count(QStringLiteral("</%1>").arg(QLatin1String(tag)));
        if (open != close)
            return QStringLiteral("the numbers of <%1> and </%1> differ").arg(QLatin1String(tag));
    }
    // A terminal can show a subscript only if the subscript contains no other markup.
    static const QRegularExpression nested(QStringLiteral("<su[bp]>[^<]*<(?!/su)"));
    if (richText.contains(nested))
        return QStringLiteral("markup inside a subscript or superscript");
    if (text.contains(QLatin1String("  ")) || text.startsWith(QLatin1Char(' ')) || text.endsWith(QLatin1Char(' ')))
        return QStringLiteral("a blank too many");

    static const QString symbols = QStringLiteral("–⊕≠≤≥≡≈→−×…“”‘’·■èφ√²³∞∑\u00a0");
    static const QString fullWidth = QStringLiteral("，。：；？（）、！");
    for (const QChar character : text) {
        const bool ascii = character.unicode() >= 0x20 && character.unicode() < 0x7F;
        const bool ofChinese = chinese && (isHan(character) || fullWidth.contains(character));
        if (!ascii && !ofChinese && !symbols.contains(character))
            return QStringLiteral("the character %1, which is not allowed").arg(character);
    }
    static const QRegularExpression englishWord(QStringLiteral("[A-Za-zè]{3,}"));
    const auto word = englishWord.match(text);
    // Words that may occur in Chinese: games and people without a Chinese name, and names of types.
    static const QStringList names{u"Nim"_qs, u"Bouton"_qs, u"Moore"_qs, u"Kayles"_qs, u"Dawson"_qs, u"Chess"_qs,
                                   u"Treblecross"_qs, u"Lasker"_qs, u"Cutcake"_qs, u"misère"_qs, u"switch"_qs, u"Anti"_qs, u"Sprague"_qs, u"Grundy"_qs,
                                   u"mex"_qs, u"mod"_qs, u"double"_qs, u"float"_qs, u"int"_qs, u"long"_qs, u"HDU"_qs};
    if (chinese && word.hasMatch() && !names.contains(word.captured()))
        return QStringLiteral("the English word %1 in a Chinese text").arg(word.captured());
    static const QRegularExpression halfWidth(QStringLiteral("[\\x{4E00}-\\x{9FFF}][,;:?!.]"));
    if (chinese && text.contains(halfWidth))
        return QStringLiteral("a half-width mark after a Chinese character");
    static const QRegularExpression crowded(QStringLiteral("[\\x{4E00}-\\x{9FFF}][0-9A-Za-z]|[0-9A-Za-z][\\x{4E00}-\\x{9FFF}]"));
    if (chinese && text.contains(crowded))
        return QStringLiteral("no blank between a Chinese character and a number or letter");
    static const QRegularExpression parted(
        QStringLiteral("[\\x{4E00}-\\x{9FFF}，。：；？（）、“”] [\\x{4E00}-\\x{9FFF}，。：；？（）、“”]"));
    if (chinese && text.contains(parted))
        return QStringLiteral("a blank between Chinese characters");
    return {};
}

/// Makes the checks of `fault`, and checks that a Chinese sentence contains Chinese characters. A formula alone is
/// therefore a fault in Chinese.
inline QString faultOfSentence(const QString& richText, const QString& language)
{
    const QString found = fault(richText, language);
    if (!found.isEmpty() || language != QLatin1String("zh_CN"))
        return found;
    for (const QChar character : richText) {
        if (isHan(character))
            return {};
    }
    return QStringLiteral("not a word of Chinese");
}

}  // namespace nimstone::tests

/// Fails the test and shows the text if `richText` has a fault in `language`.
#define VERIFY_TEXT(richText, language) \
    do { \
        const QString text_ = (richText); \
        const QString fault_ = nimstone::tests::fault(text_, language); \
        QVERIFY2(fault_.isEmpty(), qPrintable(fault_ + QStringLiteral(" in: ") + text_)); \
    } while (false)

#define VERIFY_SENTENCE(richText, language) \
    do { \
        const QString text_ = (richText); \
        const QString fault_ = nimstone::tests::faultOfSentence(text_, language); \
        QVERIFY2(fault_.isEmpty(), qPrintable(fault_ + QStringLiteral(" in: ") + text_)); \
    } while (false)
