// The types for the texts of a theorem's proof, and the functions that each family of theorems defines.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// The texts of one step of a proof, in rich text. `statement` is the line of the proof with the person's own numbers. `reason` explains in
/// one to three sentences why the statement holds. `question` asks for the result of the step without revealing
/// the result; it is empty exactly if proof::predictionOf() returns nothing for the step.
struct StepText {
    QString statement;
    QString reason;
    QString question = {};
};

/// The general form of a line of a proof, with letters instead of numbers. `pattern` has placeholders %1, %2, …, and one letter belongs to
/// each placeholder. If the values of the letters are inserted, the pattern contains all words of the line with numbers, in the same order.
struct GeneralText {
    struct Letter {
        QString name;   ///< the letter: "x<sub>k</sub>"
        QString value;  ///< the value of the letter in the line with numbers: "x<sub>1</sub> = 42"
    };

    QString pattern;
    QString reason;  ///< the reason why the line holds; it states the hypotheses that it uses and introduces new letters
    std::vector<Letter> letters = {};

    QString statement() const { return with(&Letter::name); }
    QString filled() const { return with(&Letter::value); }

private:
    QString with(QString Letter::* text) const;
};

/// A position that a person can try under a theorem: an example from textbooks, a border case, or a surprising position.
struct ProofPreset {
    QString name;
    std::string position;                            ///< the position in the notation
    std::optional<proof::Theorem> theorem = {};      ///< the theorem that the position illustrates; empty if it suits every theorem of the list
};

/// The figure of a proof as a table, for the terminal and for documents. All texts are rich text.
struct ProofTable {
    QString caption;
    QStringList columns;
    QList<QStringList> rows;

    bool empty() const { return rows.empty(); }
};

/// A step together with its proof, so that the texts of the step can refer to an earlier step.
struct StepPlace {
    const proof::Proof& proof;
    std::size_t index = 0;

    /// Returns the last step of the kind `Kind` among the steps up to this step, which is included; null if there is none.
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

/// `commaList` returns a list without "and", such as "1 + 4, 2 + 3", with the comma of the language. `semicolonList` returns a list of
/// statements, such as "1 → 2; 2 → 3".
QString commaList(const QStringList& items);
QString semicolonList(const QStringList& items);

// --- the functions for each family of theorems; each family has its own folder ---

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

// The functions below return the same lines as stepText(), with letters instead of numbers.
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

/// Returns the question that can be asked before a step about Nim is shown; empty if there is no question.
QString nimQuestion(const proof::NimStep& step);

/// Each function returns a text about a part of the nim-sum. `part` is 1 to 3, as in proof::NimSum::partPrediction.
QString nimPartQuestion(int part);
QString nimPartText(int part);

// Each function returns the presets of one theorem, or of several theorems.
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

/// The next two functions return the line which says that 2<sup>d</sup>, a power of two, is the weight of the highest 1 of the
/// nim-sum with the name `sum`. The first function returns the line with the person's own numbers, the second the general line.
QString highestWeightText(int exponent, Count weight, const QString& sum);
GeneralText highestWeightLine(int exponent, Count weight, const QString& sum, const QString& reason);

/// Returns a table of the columns: the number of 1s in each column, and the remainder of this number modulo k + 1.
ProofTable mooreTable(const proof::Proof& proof);
/// Returns a table of the heaps as a program with an error treats them. For the program that misreads a trailing blank, it has
/// each heap as the program reads it. For the program that counts with ≤, it has each heap and whether the program counts it.
ProofTable nimFlawTable(const proof::Proof& proof);
/// Returns a table of the steps of a staircase: the stones on each step, whether the step counts, and the nim-sum of the steps that count.
ProofTable staircaseTable(const proof::Proof& proof);
/// Returns a table of the coins: the square and the gap of each coin, whether the gap counts, and the nim-sum of the gaps that count.
ProofTable coinTable(const proof::Proof& proof);
ProofTable wythoffSubject(const proof::Proof& proof);
/// Returns a table of the forced moves up to the first choice. The table is empty if the first move already has a choice.
ProofTable euclidTable(const proof::Proof& proof);
/// Returns the table for a theorem about Fibonacci numbers. For Zeckendorf's theorem, it has the greedy choices. For Fibonacci Nim, it has
/// the reply to every amount, or, in a won position, the winning sums. For the program whose table overflows, it has the table's
/// entries from f[47] on.
ProofTable fibonacciTableText(const proof::Proof& proof);
/// Returns a table of all amounts that may be taken, each with the reply to it.
ProofTable bashTable(const proof::Proof& proof);
/// Returns a table of the nim-sequence. A row is as long as the period, or has 10 values if the period is 1 or above 14. The table has at
/// most 14 rows.
ProofTable sequenceTable(const proof::Proof& proof);
/// Returns a table of the components of a sum: for each component the Nim heap with the same Grundy value, in base 2; and the nim-sum.
ProofTable sumTable(const proof::Proof& proof);
/// Returns a table of all positions, each with its value and the values of its options.
ProofTable mexTable(const proof::Proof& proof);
/// Returns a table of the shapes of blocks, each with its halvings, its value, and the values after the best cuts; and the sum of the
/// values.
ProofTable cutcakeTable(const proof::Proof& proof);
/// Returns a table of a position and its options, with values and outcomes. The position is the first one for which the claim is false; if
/// there is none, it is the person's own position.
ProofTable misereGrundyTable(const proof::Proof& proof);

}  // namespace nimstone::wording
