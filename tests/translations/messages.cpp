#include "tests/translations/messages.h"

#include <QFile>
#include <QXmlStreamReader>

namespace nimstone::tests {

namespace {

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    message.state = xml.attributes().value(QLatin1String("type")).toString();
    QString text;
    while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            message.translations << xml.readElementText();
        else if (xml.isCharacters())
            text += xml.text();
    }
    if (!message.isPlural)
        message.translations << text;
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message{.context = context};
    message.isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("extracomment"))
            message.hint = xml.readElementText();
        else if (xml.name() == QLatin1String("translatorcomment"))
            message.fillings = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

}  // namespace

QString Message::key() const
{
    return QStringList{context, source, comment, isPlural ? QStringLiteral("plural") : QString()}.join(QChar(0x1f));
}

std::vector<Message> readMessages(const QString& file)
{
    QFile stored(file);
    if (!stored.open(QIODevice::ReadOnly))
        return {};
    std::vector<Message> messages;
    QString context;
    QXmlStreamReader xml(&stored);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages.push_back(readMessage(xml, context));
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

}  // namespace nimstone::tests
