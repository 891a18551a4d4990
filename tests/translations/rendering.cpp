#include "tests/translations/rendering.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <map>

namespace nimstone::tests {

namespace {

const QRegularExpression numbered(QStringLiteral("%L?([1-9][0-9]?)"));

QString nameOf(const QString& context, const QString& source)
{
    return context + QChar(0x1f) + source;
}

/// Returns the numbers of the placeholders as keys with empty texts, each number once, in ascending order.
std::map<int, QString> numberedPlaces(const QString& source)
{
    std::map<int, QString> all;
    for (auto matches = numbered.globalMatch(source); matches.hasNext();)
        all[matches.next().captured(1).toInt()];
    return all;
}

}  // namespace

Rendering::Rendering(const std::vector<Message>& chinese, const std::vector<Message>& english) : m_messages(chinese)
{
    for (const Message& message : chinese)
        m_byName.insert(nameOf(message.context, message.source), &message);
    for (const Message& message : english)
        m_englishForms.insert(message.key(), message.translations);
}

void Rendering::fault(const Message& message, const QString& what)
{
    m_faults << QStringLiteral("%1 | %2 | %3").arg(message.context, message.source.simplified(), what);
}

QString Rendering::textOf(const QJsonValue& part, const QString& language)
{
    if (part.isString() || part[language].isString())
        return part.isString() ? part.toString() : part[language].toString();
    const QString context = part[u"context"].toString();
    const QString source = part[u"source"].toString();
    const Message* message = m_byName.value(nameOf(context, source));
    if (!message) {
        m_faults << QStringLiteral("a list of placeholder values names the message \"%2\" of the context %1, but the catalogue does not contain it").arg(context, source);
        return {};
    }
    return text(*message, part[u"filling"].toArray(), language);
}

QString Rendering::text(const Message& message, const QJsonArray& filling, const QString& language)
{
    QJsonArray parts = filling;
    const bool english = language == QLatin1String("en");
    QString pattern = english ? message.source : message.translations.value(0);
    if (message.isPlural) {
        if (!parts.first().isDouble()) {
            fault(message, QStringLiteral("each list of placeholder values of this message must begin with a number for %n, but one does not"));
            return {};
        }
        const int count = parts.takeAt(0).toInt();
        if (english)
            pattern = m_englishForms.value(message.key()).value(count == 1 ? 0 : 1);
        static const QRegularExpression number(QStringLiteral("%L?n"));
        pattern.replace(number, QString::number(count));
    }
    auto wanted = numberedPlaces(message.source);
    if (parts.size() != static_cast<qsizetype>(wanted.size())) {
        fault(message, QStringLiteral("a list of placeholder values has %1 texts, but the message has %2 placeholders").arg(parts.size()).arg(wanted.size()));
        return {};
    }
    for (auto& [number, said] : wanted)
        said = textOf(parts.takeAt(0), language);
    QString whole;
    qsizetype end = 0;
    for (auto matches = numbered.globalMatch(pattern); matches.hasNext();) {
        const auto match = matches.next();
        whole += pattern.mid(end, match.capturedStart() - end) + wanted[match.captured(1).toInt()];
        end = match.capturedEnd();
    }
    return whole + pattern.mid(end);
}

QStringList Rendering::texts(const Message& message, const QString& language)
{
    if (!message.isPlural && numberedPlaces(message.source).empty())
        return {text(message, {}, language)};
    QStringList all;
    bool one = false;
    bool several = false;
    const QJsonArray fillings = QJsonDocument::fromJson(message.fillings.toUtf8()).array();
    for (const QJsonValue& filling : fillings) {
        all << text(message, filling.toArray(), language);
        one = one || filling[0].toInt() == 1;
        several = several || filling[0].toInt() > 1;
    }
    if (fillings.isEmpty())
        fault(message, QStringLiteral("the message has placeholders, but its comment in the source gives no placeholder values"));
    else if (message.isPlural && !(one && several))
        fault(message, QStringLiteral("the placeholder values of a plural message must give %n the value 1 and a larger value, but they do not"));
    all.removeDuplicates();
    return all;
}

QString Rendering::all(const QString& language)
{
    QString whole;
    QString context;
    for (const Message& message : m_messages) {
        if (message.context != context) {
            context = message.context;
            whole += QStringLiteral("\n[%1]\n").arg(context);
        }
        const QStringList said = texts(message, language);
        for (const QString& text : said)
            whole += (&text == &said.first() ? QStringLiteral("- ") : QStringLiteral("  ")) + QString(text).replace(u'\n', u'⏎') + u'\n';
    }
    return whole.mid(1);
}

}  // namespace nimstone::tests
