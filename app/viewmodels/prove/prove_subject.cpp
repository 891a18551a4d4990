#include "app/viewmodels/prove/prove_subject.h"

#include <QStringList>
#include <optional>

namespace nimstone {

QString asTyped(const GameSum& subject)
{
    const Component& part = subject.components().front();
    if (subject.isSum() || part.rules.entry().name != "nim")
        return QString::fromStdString(print(subject));
    QStringList heaps;
    for (const Count heap : part.position.heaps)
        heaps.push_back(QString::number(heap));
    return heaps.join(QStringLiteral(", "));
}

NudgedText nudged(const QString& text, int cursor, int by)
{
    // The place of the chosen number in the text. A number outside brackets can be chosen if it is in a position:
    // after a colon and before the next plus sign, or anywhere if the text has no colon.
    struct Span {
        qsizetype begin;
        qsizetype end;
    };
    std::optional<Span> chosen;
    bool inPosition = !text.contains(u':');
    int brackets = 0;
    for (qsizetype at = 0; at < text.size();) {
        const QChar character = text[at];
        brackets += character == u'(' ? 1 : character == u')' ? -1 : 0;
        if (character == u':')
            inPosition = true;
        else if (character == u'+')
            inPosition = false;
        if (!character.isDigit() || !inPosition || brackets != 0) {
            ++at;
            continue;
        }
        const qsizetype begin = at;
        while (at < text.size() && text[at].isDigit())
            ++at;
        if (!chosen || begin <= cursor)
            chosen = Span{begin, at};
    }
    if (!chosen)
        return {text, cursor};
    bool read = false;
    const Count number = text.mid(chosen->begin, chosen->end - chosen->begin).toULongLong(&read);
    const auto step = static_cast<Count>(by < 0 ? -by : by);
    if (!read || (by < 0 ? number < step : number > maxCount - step))
        return {text, cursor};
    const QString changed = QString::number(by < 0 ? number - step : number + step);
    const QString result = text.left(chosen->begin) + changed + text.mid(chosen->end);
    return {result, static_cast<int>(chosen->begin + changed.size())};
}

}  // namespace nimstone
