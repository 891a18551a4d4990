// Reads a catalogue (.ts) as a list of messages.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace nimstone::tests {

struct Message {
    QString context = {};
    QString source = {};
    /// Tells apart messages of the same source; mostly empty.
    QString comment = {};
    /// The forms of a plural, else one text.
    QStringList translations = {};
    bool isPlural = false;
    /// What the programmer tells the translator.
    QString hint = {};
    /// With what it is rendered (tests/translations/rendering.h), in the catalogue a remark of the translator's.
    QString fillings = {};
    /// "unfinished", "vanished", "obsolete"; empty when it is done.
    QString state = {};

    /// What lupdate identifies it by.
    QString key() const;
};

/// Empty where the file cannot be read as a catalogue.
std::vector<Message> readMessages(const QString& file);

}  // namespace nimstone::tests
