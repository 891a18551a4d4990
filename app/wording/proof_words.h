// What the words of a family of theorems are made of.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// All of it is rich text. `statement` is the line of the derivation on the person's own numbers, `reason` one to three
/// sentences that say why it holds. `question` asks for what the step will show, without giving it away; it is empty
/// exactly where the step has no prediction.
struct StepText {
    QString statement;
    QString reason;
    QString question = {};
};

/// A position worth looking at: from the textbook, from the edge, or one that surprises.
struct ProofPreset {
    QString name;
    std::string position;                            ///< in the notation
    std::optional<proof::Theorem> theorem = {};      ///< the one it is there for; none where any of its kind will do
};

/// The figure of a proof in text, for the terminal and for documents: rows of cells under headings, all rich text.
struct ProofTable {
    QString caption;
    QStringList columns;
    QList<QStringList> rows;

    bool empty() const { return rows.empty(); }
};

/// Where a step stands: a line may refer back to an earlier one.
struct StepPlace {
    const proof::Proof& proof;
    std::size_t index = 0;

    /// The latest step of that kind at or before this one; null where there is none.
    template <class Kind>
    const Kind* earlier() const
    {
        for (std::size_t i = index + 1; i-- > 0;) {
            if (const Kind* found = proof::stepAs<Kind>(proof.steps[i]))
                return found;
        }
        return nullptr;
    }
};

/// "1 + 4, 2 + 3": a list without an "and", with the comma of the language; and one of statements, "1 → 2; 2 → 3".
QString commaList(const QStringList& items);
QString semicolonList(const QStringList& items);

}  // namespace nimstone::wording
