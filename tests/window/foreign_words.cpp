#include "tests/window/foreign_words.h"

#include <QAccessible>
#include <QRegularExpression>
#include <algorithm>

#include "core/contest/problem.h"
#include "tests/translations/messages.h"

namespace nimstone::tests {

namespace {

void add(std::vector<Said>& said, const QQuickItem* item, const char* what, const QString& text)
{
    if (text.isEmpty())
        return;
    const QString name = item->objectName();
    said.push_back({text, QStringLiteral("%1%2.%3").arg(QString::fromLatin1(item->metaObject()->className()).section(QLatin1String("_QML"), 0, 0),
                                                        name.isEmpty() ? QString() : QLatin1Char(' ') + name, QLatin1String(what))});
}

/// The text without markup, and with ordinary blanks in place of no-break spaces.
QString plain(QString text)
{
    static const QRegularExpression markup(QStringLiteral("<[^>]*>"));
    return text.remove(markup).replace(QLatin1String("&lt;"), QLatin1String("<")).replace(QLatin1String("&amp;"), QLatin1String("&"))
        .replace(QLatin1String("&nbsp;"), QLatin1String(" ")).simplified();
}

bool isChinese(QChar character)
{
    const auto code = character.unicode();
    return (code >= 0x4E00 && code <= 0x9FFF) || (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF00 && code <= 0xFF60);
}

/// Returns the texts of a message between its placeholders, if they have two words or more.
QStringList partsOf(const QString& source)
{
    static const QRegularExpression filled(QStringLiteral("%(n|L?\\d)"));
    static const QRegularExpression words(QStringLiteral("[A-Za-z]{2,}[ ,;:]+[a-z]{2,}"));
    QStringList parts;
    for (const QString& part : plain(source).split(filled)) {
        if (part.size() >= 8 && part.contains(words))
            parts.push_back(part.trimmed());
    }
    return parts;
}

}  // namespace

std::vector<Said> allSaid(QQuickItem* item)
{
    std::vector<Said> said;
    if (!item->isVisible() || item->opacity() == 0)
        return said;
    // A license has the same text in every language; a text that a person wrote, such as a program or a title, may be in any
    // language.
    if (item->objectName().startsWith(QLatin1String("LICENSE")) || item->property("asWritten").toBool())
        return said;
    // A typed text may be in any language.
    const bool typed = item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit")
        || item->metaObject()->indexOfProperty("placeholderText") >= 0 || item->metaObject()->indexOfProperty("placeholder") >= 0;
    if (!typed) {
        for (const char* name : {"text", "placeholderText", "title", "label"})
            add(said, item, name, item->property(name).toString());
    } else {
        for (const char* name : {"placeholderText", "placeholder", "label"})
            add(said, item, name, item->property(name).toString());
    }
    if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item)) {
        add(said, item, "name", typed ? QString() : spoken->text(QAccessible::Name));
        add(said, item, "description", spoken->text(QAccessible::Description));
    }
    for (QQuickItem* child : item->childItems()) {
        for (Said& one : allSaid(child))
            said.push_back(std::move(one));
    }
    return said;
}

ForeignWords::ForeignWords()
{
    const auto messages = readMessages(QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/nimstone_zh_CN.ts"));
    QString chinese;
    for (const Message& message : messages)
        chinese += plain(message.translations.join(QLatin1Char(' '))) + QLatin1Char('\n');
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    static const QRegularExpression filled(QStringLiteral("%(n|L?\\d)"));
    for (auto words = word.globalMatch(chinese); words.hasNext();)
        m_ofBoth.insert(words.next().captured());
    for (const char* key : {"Ctrl", "Alt", "Shift", "Enter", "Return", "Space", "Tab", "Esc", "Home", "End", "Left", "Right", "Up", "Down", "PgUp", "PgDown", "Del", "Backspace", "OpenGL"})
        m_ofBoth.insert(QString::fromLatin1(key));
    // These words occur in programs, and in the title of the exercise set in the tour.
    for (const char* name : {"float", "double", "int", "Week"})
        m_ofBoth.insert(QString::fromLatin1(name));
    for (const Message& message : messages) {
        const QString source = plain(message.source);
        if (source.contains(word) && !source.contains(filled) && !chinese.contains(source))
            m_whole.insert(source);
        for (const QString& part : partsOf(message.source)) {
            if (!chinese.contains(part))
                m_parts.insert(part);
        }
    }
}

QString ForeignWords::in(const QString& text, const QString& language) const
{
    static const QStringList namesOfLanguages{QStringLiteral("中文"), QStringLiteral("简体中文"), QStringLiteral("English")};
    const QString said = plain(text);
    const auto isTitle = [&said](const contest::Problem& problem) { return problem.chineseTitle.empty() && said.toStdString() == problem.title; };
    if (namesOfLanguages.contains(said) || std::ranges::any_of(contest::allProblems(), isTitle))
        return {};
    if (language == QLatin1String("en")) {
        for (const QChar character : said) {
            if (isChinese(character))
                return character;
        }
        return {};
    }
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    if (!said.contains(word))
        return {};
    if (m_whole.contains(said))
        return said;
    for (const QString& part : m_parts) {
        if (said.contains(part))
            return part;
    }
    // A text without any Chinese character: it may only contain positions, keys and names that are the same in Chinese.
    if (std::any_of(said.begin(), said.end(), isChinese) || said.startsWith(QLatin1Char('/')))
        return {};
    static const QRegularExpression position(QStringLiteral("[a-z-]+(\\([^)]*\\))?:[0-9~x, +]+|[a-z-]+ [0-9]+ [0-9/]+"));
    QString rest = said;
    for (auto words = word.globalMatch(rest.remove(position)); words.hasNext();) {
        const QString one = words.next().captured();
        if (!m_ofBoth.contains(one))
            return one;
    }
    return {};
}

}  // namespace nimstone::tests
