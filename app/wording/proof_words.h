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

/// A line of a proof for any numbers: `pattern` with letters for %1, %2, … It says what the line on the person's own numbers
/// says: filled in with the values of its letters, each of its words stands there, in this order.
struct GeneralText {
    struct Letter {
        QString name;   ///< "x<sub>k</sub>"
        QString value;  ///< on these numbers, as the line there has it: "x<sub>1</sub> = 42"
    };

    QString pattern;
    QString reason;  ///< with the hypotheses that it uses; introduces the letters that are new
    std::vector<Letter> letters = {};

    QString statement() const { return with(&Letter::name); }
    QString filled() const { return with(&Letter::value); }

private:
    QString with(QString Letter::* text) const;
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

// --- the families of theorems, each in its folder ---

StepText stepText(const proof::NimStep& step, const StepPlace& place);
StepText stepText(const proof::MisereStep& step, const StepPlace& place);
StepText stepText(const proof::MooreStep& step, const StepPlace& place);
StepText stepText(const proof::NimFlawStep& step, const StepPlace& place);
StepText stepText(const proof::StairStep& step, const StepPlace& place);
StepText stepText(const proof::CoinStep& step, const StepPlace& place);
StepText stepText(const proof::WythoffStep& step, const StepPlace& place);
StepText stepText(const proof::ColdStep& step, const StepPlace& place);
StepText stepText(const proof::GoldenStep& step, const StepPlace& place);
StepText stepText(const proof::ExactStep& step, const StepPlace& place);
StepText stepText(const proof::DoubleStep& step, const StepPlace& place);
StepText stepText(const proof::DigitsStep& step, const StepPlace& place);
StepText stepText(const proof::EuclidStep& step, const StepPlace& place);
StepText stepText(const proof::ZeckendorfStep& step, const StepPlace& place);
StepText stepText(const proof::QuotaStep& step, const StepPlace& place);
StepText stepText(const proof::IntTableStep& step, const StepPlace& place);
StepText stepText(const proof::BashStep& step, const StepPlace& place);
StepText stepText(const proof::CountUpStep& step, const StepPlace& place);
StepText stepText(const proof::PeriodStep& step, const StepPlace& place);
StepText stepText(const proof::PeriodFlawStep& step, const StepPlace& place);
StepText stepText(const proof::SumStep& step, const StepPlace& place);
StepText stepText(const proof::MexStep& step, const StepPlace& place);
StepText stepText(const proof::CutcakeStep& step, const StepPlace& place);
StepText stepText(const proof::GrundyFlawStep& step, const StepPlace& place);

// The same line for any numbers.
GeneralText generalText(const proof::NimStep& step, const StepPlace& place);
GeneralText generalText(const proof::MisereStep& step, const StepPlace& place);
GeneralText generalText(const proof::MooreStep& step, const StepPlace& place);
GeneralText generalText(const proof::NimFlawStep& step, const StepPlace& place);
GeneralText generalText(const proof::StairStep& step, const StepPlace& place);
GeneralText generalText(const proof::CoinStep& step, const StepPlace& place);
GeneralText generalText(const proof::WythoffStep& step, const StepPlace& place);
GeneralText generalText(const proof::ColdStep& step, const StepPlace& place);
GeneralText generalText(const proof::GoldenStep& step, const StepPlace& place);
GeneralText generalText(const proof::ExactStep& step, const StepPlace& place);
GeneralText generalText(const proof::DoubleStep& step, const StepPlace& place);
GeneralText generalText(const proof::DigitsStep& step, const StepPlace& place);
GeneralText generalText(const proof::EuclidStep& step, const StepPlace& place);
GeneralText generalText(const proof::ZeckendorfStep& step, const StepPlace& place);
GeneralText generalText(const proof::QuotaStep& step, const StepPlace& place);
GeneralText generalText(const proof::IntTableStep& step, const StepPlace& place);
GeneralText generalText(const proof::BashStep& step, const StepPlace& place);
GeneralText generalText(const proof::CountUpStep& step, const StepPlace& place);
GeneralText generalText(const proof::PeriodStep& step, const StepPlace& place);
GeneralText generalText(const proof::PeriodFlawStep& step, const StepPlace& place);
GeneralText generalText(const proof::SumStep& step, const StepPlace& place);
GeneralText generalText(const proof::MexStep& step, const StepPlace& place);
GeneralText generalText(const proof::CutcakeStep& step, const StepPlace& place);
GeneralText generalText(const proof::GrundyFlawStep& step, const StepPlace& place);

/// What can be asked before a step about Nim is shown; empty where nothing can.
QString nimQuestion(const proof::NimStep& step);

// The positions to try of one theorem, or of several.
std::vector<ProofPreset> nimPresets();
std::vector<ProofPreset> miserePresets();
std::vector<ProofPreset> moorePresets();
std::vector<ProofPreset> staircasePresets();
std::vector<ProofPreset> coinPresets();
std::vector<ProofPreset> bashPresets();
std::vector<ProofPreset> countUpPresets();
std::vector<ProofPreset> subtractionPeriodPresets();
std::vector<ProofPreset> wythoffPresets();
std::vector<ProofPreset> zeckendorfPresets();
std::vector<ProofPreset> fibonacciPresets();
std::vector<ProofPreset> mexPresets();
std::vector<ProofPreset> sumPresets();
std::vector<ProofPreset> guySmithPresets();
std::vector<ProofPreset> euclidPresets();
std::vector<ProofPreset> cutcakePresets();
std::vector<ProofPreset> nimFlawPresets();
std::vector<ProofPreset> misereSumPresets();
std::vector<ProofPreset> trailingBlankPresets();
std::vector<ProofPreset> intTablePresets();
std::vector<ProofPreset> misereGrundyPresets();
std::vector<ProofPreset> windowFromZeroPresets();
std::vector<ProofPreset> periodByEyePresets();

/// That 2<sup>d</sup> is the weight, a power of two, of the highest 1 of a nim-sum named `sum`: as the line on the person's own
/// numbers, and as the line for any numbers.
QString highestWeightText(int exponent, Count weight, const QString& sum);
GeneralText highestWeightLine(int exponent, Count weight, const QString& sum, const QString& reason);

/// Every column with its ones and what they leave modulo k + 1.
ProofTable mooreSubject(const proof::Proof& proof);
/// What the program of the trailing blank reads, heap by heap; what the counting program counts.
ProofTable nimFlawTable(const proof::Proof& proof);
/// Every step with its stones, whether it counts, and the nim-sum of those that do.
ProofTable staircaseTable(const proof::Proof& proof);
/// Every coin with its square and gap, whether that counts, and the nim-sum of those that do.
ProofTable coinTable(const proof::Proof& proof);
ProofTable wythoffTable(const proof::Proof& proof);
/// The forced moves down to the first choice; none where there is a choice at once.
ProofTable euclidSubject(const proof::Proof& proof);
/// Zeckendorf: the greedy choices. Fibonacci Nim: the answers to every amount, or else the winning sums. The flaw: what
/// the table holds from f[47] on.
ProofTable fibonacciTableText(const proof::Proof& proof);
/// The takes and what answers them.
ProofTable bashSubject(const proof::Proof& proof);
/// The sequence in rows of a period.
ProofTable sequenceTable(const proof::Proof& proof);
/// Each part with the Nim heap that it is worth, in base 2, and their nim-sum.
ProofTable sumTable(const proof::Proof& proof);
/// Every position with the values of its options and its own.
ProofTable mexTable(const proof::Proof& proof);
/// Each shape of block with its halvings, its value and what the best cuts leave; and the sum.
ProofTable cutcakeTable(const proof::Proof& proof);
/// The position that the claim is wrong about and its options, else the person's own: values and who wins.
ProofTable misereGrundyTable(const proof::Proof& proof);

}  // namespace nimstone::wording
