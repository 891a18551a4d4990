// Reads a catalogue (.ts) as a list of messages.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace nimstone::tests {

struct Message {
    QString context = {};
    QString source = {};
    /// Distinguishes messages with the same source; mostly empty.
    QString comment = {};
    /// The plural forms, or one text for a message without plural.
    QStringList translations = {};
    bool isPlural = false;
    /// The programmer's comment for the translator.
    QString hint = {};
    /// The placeholder values with which the message is rendered (tests/translations/rendering.h). The catalogue has
    /// them as a translator's comment.
    QString fillings = {};
    /// "unfinished", "vanished", or "obsolete"; empty if the translation is done.
    QString state = {};

    /// Returns the key by which lupdate identifies the message.
    QString key() const;
};

/// Reads a catalogue. Returns no messages if the file cannot be read as a catalogue.
std::vector<Message> readMessages(const QString& file);

}  // namespace nimstone::tests
