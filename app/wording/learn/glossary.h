// The terms of the glossary, and the search for them in a text.
#pragma once

#include <QHash>
#include <QRegularExpression>

#include "core/learn/lesson.h"

namespace nimstone::wording {

/// The place of a term in a text.
struct TermPlace {
    QString key;
    qsizetype start = 0;
    qsizetype length = 0;
};

class GlossaryTerms {
public:
    explicit GlossaryTerms(std::vector<learn::GlossaryTerm> terms);

    const std::vector<learn::GlossaryTerm>& terms() const { return m_terms; }
    /// Returns the term with this key; null if there is none.
    const learn::GlossaryTerm* find(const QString& key) const;
    /// Finds the first occurrence of each term, in the order of the text. A form in Latin letters matches whole words in upper or
    /// lower case; a Chinese form matches anywhere. Where several forms begin, the longest counts.
    QList<TermPlace> in(const QString& text) const;

private:
    std::vector<learn::GlossaryTerm> m_terms;
    QHash<QString, QString> m_keys;  ///< the key of the term with this form, which is in small letters
    QRegularExpression m_forms;      ///< matches any form
};

/// Returns the glossary in one of languages(). It is read at the first call.
const GlossaryTerms& glossaryIn(const QString& language);

}  // namespace nimstone::wording
