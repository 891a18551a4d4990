// The messages as they are read, their placeholders filled in. What fills them stands in the Chinese catalogue, as a remark
// of the translator's, so that it stays with its message: a list of fillings, of a small number, of a larger one, of an
// edge. A filling is a list as well: for a plural first the number %n, then for each placeholder in their order a text, a
// text in each language, {"en": …, "zh_CN": …}, or another message, {"context": …, "source": …, "filling": […]}.
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
    /// Of the catalogue of Chinese, which has every message, and that of English, which has the plural forms.
    Rendering(const std::vector<Message>& chinese, const std::vector<Message>& english);

    /// Into "en" or "zh_CN", once for each filling: once as it stands where nothing is to be put in.
    QStringList texts(const Message& message, const QString& language);

    /// All messages, by context: a line each, or one for each filling.
    QString all(const QString& language);

    /// What is wrong with fillings: found by texts().
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
