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

/// Returns the line which says that 2<sup>d</sup>, a power of two, is the weight of the highest 1 of the nim-sum with the name `sum`.
Said highestWeight(int exponent, Count weight, const QString& sum);

}  // namespace nimstone::wording
