#include "tests/translations/voice.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include "tests/translations/faults.h"

namespace nimstone::tests {

namespace {

QRegularExpression pattern(const QJsonValue& value)
{
    return QRegularExpression(value.toString(), QRegularExpression::UseUnicodePropertiesOption);
}

QStringList strings(const QJsonValue& value)
{
    QStringList all;
    for (const QJsonValue& one : value.toArray())
        all << one.toString();
    return all;
}

bool isExcept(const QString& text, const QStringList& parts)
{
    return std::any_of(parts.begin(), parts.end(), [&text](const QString& part) { return text.contains(part); });
}

QStringList sentences(const QString& text, const QString& language)
{
    static const QRegularExpression english(QStringLiteral("[.?!:;](?=\\s|$)|\\n"));
    static const QRegularExpression chinese(QStringLiteral("[。？！；：]|\\n"));
    return text.split(language == QLatin1String("en") ? english : chinese, Qt::SkipEmptyParts);
}

/// Returns the length in English words or Chinese characters. Numbers and formulas do not count.
qsizetype lengthOf(const QString& sentence, const QString& language)
{
    static const QRegularExpression english(QStringLiteral("\\b[A-Za-z][a-z'’-]+|\\b[aAI]\\b"));
    static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
    return sentence.count(language == QLatin1String("en") ? english : chinese);
}

}  // namespace

QStringList Voice::faults(const QString& text, const QString& language) const
{
    const QString seen = withoutMarkup(text);
    QStringList found;
    for (const Rule& rule : rules) {
        if (rule.language == language && seen.contains(rule.pattern) && !isExcept(seen, rule.except))
            found << QStringLiteral("the text contains \"%1\"; use this instead: %2").arg(rule.pattern.match(seen).captured(), rule.instead);
    }
    for (const Length& length : lengths) {
        if (length.language != language || isExcept(seen, length.except))
            continue;
        for (const QString& sentence : sentences(seen, language)) {
            if (const qsizetype is = lengthOf(sentence, language); is > length.most)
                found << QStringLiteral("a sentence has %1 %2, but at most %3 are allowed: %4")
                             .arg(QString::number(is), language == QLatin1String("en") ? QStringLiteral("words") : QStringLiteral("Chinese characters"),
                                  QString::number(length.most), sentence.trimmed());
        }
    }
    return found;
}

QStringList Voice::unusualTerms(const Message& message) const
{
    QStringList found;
    const QString source = withoutMarkup(message.source);
    for (const Term& term : terms) {
        const QString said = withoutMarkup(message.translations.value(0));
        if (source.contains(term.english) && !said.contains(term.chinese) && !isExcept(source, term.except))
            found << QStringLiteral("the source contains \"%1\", so the translation must contain \"%2\", but it is: %3").arg(term.english.match(source).captured(), term.chinese.pattern(), said);
    }
    return found;
}

Voice readVoice(const QString& file)
{
    QFile stored(file);
    if (!stored.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject root = QJsonDocument::fromJson(stored.readAll()).object();
    Voice voice;
    for (const QJsonValue& rule : root[u"rules"].toArray()) {
        voice.rules.push_back({rule[u"language"].toString(), pattern(rule[u"pattern"]), rule[u"instead"].toString(), rule[u"finds"].toString(),
                               strings(rule[u"except"])});
    }
    for (const QJsonValue& term : root[u"terms"].toArray())
        voice.terms.push_back({pattern(term[u"en"]), pattern(term[u"zh_CN"]), strings(term[u"except"])});
    for (const QJsonValue& length : root[u"sentences"].toArray())
        voice.lengths.push_back({length[u"language"].toString(), length[u"most"].toInt(), strings(length[u"except"])});
    return voice;
}

QStringList translatedInTwoWays(const std::vector<Message>& messages)
{
    QHash<QString, QList<const Message*>> bySource;
    for (const Message& message : messages)
        bySource[message.source] << &message;
    QStringList found;
    for (const auto& same : std::as_const(bySource)) {
        QSet<QStringList> untold;
        for (const Message* message : same) {
            if (message->hint.isEmpty() && message->comment.isEmpty())
                untold << message->translations;
        }
        if (untold.size() > 1)
            found << QStringLiteral("the source \"%1\" has different translations, and no comment says why: %2").arg(same.front()->source.simplified(), [&same] {
                QStringList all;
                for (const Message* message : same)
                    all << QStringLiteral("in the context %1 \"%2\"").arg(message->context, message->translations.value(0));
                return all.join(QLatin1String(", "));
            }());
    }
    found.sort();
    return found;
}

}  // namespace nimstone::tests
