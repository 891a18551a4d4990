// Renders the messages as readers see them, with values in place of their placeholders. The Chinese catalogue has these values
// as a translator's comment, so that they stay with their message. The comment is a list of fillings: one with a small number,
// one with a larger number, and one with an edge case. A filling is the list of the values for one text: for a plural first the
// number %n, then for each placeholder in order a text, a text in each language, {"en": …, "zh_CN": …}, or another message,
// {"context": …, "source": …, "filling": […]}.
//
//     [[1, "heap 2"], [3, {"context": "Names", "source": "heap %1", "filling": ["2"]}]]
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include "tests/translations/messages.h"

namespace nimstone::tests {

class Rendering {
public:
    /// `chinese` is the Chinese catalogue, which has every message; `english` is the English one, which has the plural
    /// forms.
    Rendering(const std::vector<Message>& chinese, const std::vector<Message>& english);

    /// Returns the message in "en" or "zh_CN", once for each list of placeholder values, or once unchanged if it has no
    /// placeholders.
    QStringList texts(const Message& message, const QString& language);

    /// Returns all messages by context, with a line for each list of placeholder values.
    QString all(const QString& language);

    /// The faults of placeholder values that texts() has found.
    const QStringList& faults() const { return m_faults; }

private:
    QString text(const Message& message, const QJsonArray& filling, const QString& language);
    QString textOf(const QJsonValue& part, const QString& language);
    void fault(const Message& message, const QString& what);

    const std::vector<Message>& m_messages;
    QHash<QString, const Message*> m_byName;
    QHash<QString, QStringList> m_englishForms;
    QStringList m_faults;
};

}  // namespace nimstone::tests
