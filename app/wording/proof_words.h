// The types for the texts of a theorem's proof, and the functions that each family of theorems defines.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <concepts>
#include <optional>
#include <vector>

#include "app/wording/names.h"
#include "core/proofs/proof.h"

namespace nimstone::wording {

/// The two ways to read a step of a proof.
enum class Reading {
    Numbers,  ///< with the person's own numbers: the proof for these numbers
    Letters,  ///< with letters in place of the numbers: the proof for any numbers
};

/// The texts of one step of a proof in one reading, in rich text. `statement` is the line of the proof. `reason` explains in one to three
/// sentences why the statement holds; in letters, it states the hypotheses that it uses and introduces new letters. `question` asks for
/// the result of the step without revealing the result. It is empty with letters; with numbers, it is empty exactly if
/// proof::predictionOf() returns nothing for the step.
struct StepText {
    QString statement;
    QString reason;
    QString question = {};
};

/// A part of a line that the two readings say differently, such as x<sub>k</sub> and 42. All texts are rich text.
struct Symbol {
    Symbol(QStringView inLetters, const QString& inNumbers) : letter(inLetters.toString()), value(inNumbers) {}
    Symbol(QStringView inLetters, std::unsigned_integral auto inNumbers) : Symbol(inLetters, QString::number(inNumbers)) {}

    QString letter;  ///< in letters: "x<sub>k</sub>". Empty if the line does not have the symbol in letters
    QString value;   ///< in numbers: "42", or an equation, "x<sub>1</sub> = 42"
};

/// A line of a proof with the placeholders %1 to %9 for symbols. Most lines are the same text in both readings.
struct SaidLine {
    SaidLine(const QString& both) : numbers(both), letters(both) {}
    SaidLine(const QString& inNumbers, const QString& inLetters) : numbers(inNumbers), letters(inLetters) {}

    QString numbers;  ///< the line with the person's own numbers
    QString letters;  ///< the line for any numbers
};

/// Returns a line whose plural form depends on a count. `text` returns the line for its argument, the argument `n` of `tr`. In letters,
/// the line has the plural form.
template <class Text>
SaidLine counted(Count count, Text text)
{
    constexpr int several = 2;
    return {text(pluralForm(count)), text(several)};
}

/// A step of a proof, said once for both readings.
struct Said {
    SaidLine line;
    std::vector<Symbol> symbols = {};  ///< the symbols of the placeholders of `line`, in the order of the placeholders
    QString reason = {};               ///< the reason with the person's own numbers
    QString generalReason = {};        ///< the reason for any numbers; empty if `reason` is this reason too
    QString question = {};             ///< the question, with the person's own numbers; may be empty

    /// Returns the same line with these reasons, and with this question unless it is empty.
    Said because(const QString& withNumbers, const QString& withLetters = {}, const QString& asked = {}) const;
    StepText read(Reading reading) const;
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

inline QString bold(const QString& text) { return QStringLiteral("<b>%1</b>").arg(text); }
inline QString bold(std::unsigned_integral auto number) { return bold(QString::number(number)); }

// --- the functions for each family of theorems; each family has its own folder ---

Said said(const proof::NimStep& step, const StepPlace& place);
Said said(const proof::MisereStep& step, const StepPlace& place);
Said said(const proof::MooreStep& step, const StepPlace& place);
Said said(const proof::NimFlawStep& step, const StepPlace& place);
Said said(const proof::StairStep& step, const StepPlace& place);
Said said(const proof::CoinStep& step, const StepPlace& place);
Said said(const proof::WythoffStep& step, const StepPlace& place);
Said said(const proof::ColdStep& step, const StepPlace& place);
Said said(const proof::GoldenStep& step, const StepPlace& place);
Said said(const proof::ExactStep& step, const StepPlace& place);
Said said(const proof::DoubleStep& step, const StepPlace& place);
Said said(const proof::DigitsStep& step, const StepPlace& place);
Said said(const proof::EuclidStep& step, const StepPlace& place);
Said said(const proof::ZeckendorfStep& step, const StepPlace& place);
Said said(const proof::QuotaStep& step, const StepPlace& place);
Said said(const proof::IntTableStep& step, const StepPlace& place);
Said said(const proof::BashStep& step, const StepPlace& place);
Said said(const proof::CountUpStep& step, const StepPlace& place);
Said said(const proof::PeriodStep& step, const StepPlace& place);
Said said(const proof::PeriodFlawStep& step, const StepPlace& place);
Said said(const proof::SumStep& step, const StepPlace& place);
Said said(const proof::MexStep& step, const StepPlace& place);
Said said(const proof::CutcakeStep& step, const StepPlace& place);
Said said(const proof::GrundyFlawStep& step, const StepPlace& place);

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

/// Returns the line which says that 2<sup>d</sup>, a power of two, is the weight of the highest 1 of the nim-sum with the name `sum`.
Said highestWeight(int exponent, Count weight, const QString& sum);

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
