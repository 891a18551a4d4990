// How Nimstone speaks (docs/voice.md), as far as a rule can tell: voice.json beside this file has the rules as data.
#pragma once

#include <QRegularExpression>
#include <vector>

#include "tests/translations/messages.h"

namespace nimstone::tests {

struct Voice {
    /// What is not said, and what is said instead.
    struct Rule {
        QString language;
        QRegularExpression pattern;
        QString instead;
        /// A text with the fault, so that no rule is dead.
        QString finds;
        /// Texts that may have it: parts of them.
        QStringList except;
    };
    /// Where English has the one, Chinese has the other.
    struct Term {
        QRegularExpression english;
        QRegularExpression chinese;
        QStringList except;
    };
    /// A sentence has at most so many words of English, or characters of Chinese, formulas not counted.
    struct Length {
        QString language;
        int most = 0;
        QStringList except;
    };

    std::vector<Rule> rules;
    std::vector<Term> terms;
    std::vector<Length> lengths;

    /// What is wrong with a text as it is read, a phrase each.
    QStringList faults(const QString& text, const QString& language) const;
    /// Which of the message's terms are not translated as they are elsewhere.
    QStringList otherTerms(const Message& message) const;
};

/// Of the file; nothing where it is not as it has to be.
Voice readVoice(const QString& file);

/// Sources that are translated in two ways, though no remark to the translator says where one of them stands.
QStringList translatedInTwoWays(const std::vector<Message>& messages);

}  // namespace nimstone::tests
