// The types for the words of a theorem's proof, and the functions that each family of theorems defines.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// The words of one step of a proof, as rich text. `statement` is the line of the proof with the person's own numbers. `reason` says in one
/// to three sentences why it holds. `question` asks for the result of the step without revealing it; it is empty exactly if the step has no
/// prediction.
struct StepText {
    QString statement;
    QString reason;
    QString question = {};
};

/// The general form of a line of a proof, with letters instead of numbers. `pattern` has one letter for each of %1, %2, … With the values
/// of the letters filled in, it contains all words of the line for numbers, in the same order.
struct GeneralText {
    struct Letter {
        QString name;   ///< "x<sub>k</sub>"
        QString value;  ///< the value as the line for numbers writes it: "x<sub>1</sub> = 42"
    };

    QString pattern;
    QString reason;  ///< the reason why the line holds; it states the hypotheses that it uses and introduces new letters
    std::vector<Letter> letters = {};

    QString statement() const { return with(&Letter::name); }
    QString filled() const { return with(&Letter::value); }

private:
    QString with(QString Letter::* text) const;
};

/// A position to try under a theorem: an example from textbooks, a border case, or a surprising one.
struct ProofPreset {
    QString name;
    std::string position;                            ///< the position in the notation
    std::optional<proof::Theorem> theorem = {};      ///< the theorem that it illustrates; empty if it suits every theorem with this list
};

/// The figure of a proof as a table, for the terminal and for documents. All texts are rich text.
struct ProofTable {
    QString caption;
    QStringList columns;
    QList<QStringList> rows;

    bool empty() const { return rows.empty(); }
};

/// A step with the proof that contains it, so that its words can refer to an earlier step.
struct StepPlace {
    const proof::Proof& proof;
    std::size_t index = 0;

    /// Returns the latest step of this kind, up to and including this one; null if there is none.
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

/// `commaList` returns a list without "and", such as "1 + 4, 2 + 3", with the comma of the language. `semicolonList` returns statements
/// such as "1 → 2; 2 → 3".
QString commaList(const QStringList& items);
QString semicolonList(const QStringList& items);

// --- the families of theorems; each has a folder of its own ---

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

// These functions return the same lines with letters instead of numbers.
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

/// Returns the question that can be asked before a step about Nim is shown; empty if there is none.
QString nimQuestion(const proof::NimStep& step);

// Each function returns the presets of one theorem, or of several.
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

/// Say that 2<sup>d</sup>, a power of two, is the weight of the highest 1 of a nim-sum named `sum`. The first function returns the line
/// with the person's own numbers, the second the general line.
QString highestWeightText(int exponent, Count weight, const QString& sum);
GeneralText highestWeightLine(int exponent, Count weight, const QString& sum, const QString& reason);

/// Returns each column with the number of its 1s and the remainder of that number modulo k + 1.
ProofTable mooreTable(const proof::Proof& proof);
/// For the program that misreads a trailing blank: each heap as the program reads it. For the program that counts with ≤: each heap and
/// whether it is counted.
ProofTable nimFlawTable(const proof::Proof& proof);
/// Returns each step of the staircase with its stones, whether it counts, and the nim-sum of the steps that count.
ProofTable staircaseTable(const proof::Proof& proof);
/// Returns each coin with its square and gap, whether the gap counts, and the nim-sum of the gaps that count.
ProofTable coinTable(const proof::Proof& proof);
ProofTable wythoffSubject(const proof::Proof& proof);
/// Returns the forced moves up to the first choice. The table is empty if the first move already has a choice.
ProofTable euclidTable(const proof::Proof& proof);
/// For Zeckendorf's theorem: the greedy choices. For Fibonacci Nim: the reply to every amount, or otherwise the winning sums. For the flaw:
/// the entries of the table from f[47] on.
ProofTable fibonacciTableText(const proof::Proof& proof);
/// Returns each amount that may be taken, with the reply to it.
ProofTable bashTable(const proof::Proof& proof);
/// Returns the nim-sequence in rows as long as its period, or in rows of 10 if the period is 1 or above 14. The table has at most 14 rows.
ProofTable sequenceTable(const proof::Proof& proof);
/// Returns each component with the Nim heap of the same Grundy value, in base 2, and their nim-sum.
ProofTable sumTable(const proof::Proof& proof);
/// Returns every position with its value and the values of its options.
ProofTable mexTable(const proof::Proof& proof);
/// Returns each shape of block with its halvings, its value, and the values after the best cuts; then the sum.
ProofTable cutcakeTable(const proof::Proof& proof);
/// Returns a position and its options with values and outcomes. It is the position at which the claim fails if there is one, or else the
/// person's own.
ProofTable misereGrundyTable(const proof::Proof& proof);

}  // namespace nimstone::wording
