// The rules of docs/voice.md that a program can check. voice.json beside this file has them as data.
#pragma once

#include <QRegularExpression>
#include <vector>

#include "tests/translations/messages.h"

namespace nimstone::tests {

struct Voice {
    /// A pattern that a text must not match, and what to write instead.
    struct Rule {
        QString language;
        QRegularExpression pattern;
        QString instead;
        /// An example that matches, with which a test checks that the rule finds something.
        QString finds;
        /// Texts that contain one of these parts may match.
        QStringList except;
    };
    /// If the English text matches `english`, the Chinese text must match `chinese`.
    struct Term {
        QRegularExpression english;
        QRegularExpression chinese;
        QStringList except;
    };
    /// The greatest length of a sentence, in English words or Chinese characters; formulas do not count.
    struct Length {
        QString language;
        int most = 0;
        QStringList except;
    };

    std::vector<Rule> rules;
    std::vector<Term> terms;
    std::vector<Length> lengths;

    /// Returns what is wrong with a text as readers see it, one phrase each.
    QStringList faults(const QString& text, const QString& language) const;
    /// Returns the terms of the message whose translation differs from the usual one.
    QStringList unusualTerms(const Message& message) const;
};

/// Reads the rules from a file. Returns no rules if the file cannot be read.
Voice readVoice(const QString& file);

/// Returns the sources that have two different translations, although no comment for the translator tells them apart.
QStringList translatedInTwoWays(const std::vector<Message>& messages);

}  // namespace nimstone::tests
