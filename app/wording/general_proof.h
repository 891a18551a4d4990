// A theorem's proof for any numbers, whole: what all cases share, each case under its condition, what follows from all.
#pragma once

#include <QCoreApplication>
#include <initializer_list>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// All of it is rich text.
struct GeneralLine {
    QString heading;  ///< "Case 2.1: s ≠ 0", "Conclusion" or "Remark", where one begins; else empty
    QString statement;
    QString reason;
    std::vector<proof::Law> laws = {};
    std::vector<proof::Theorem> uses = {};
};

/// Tells a proof line by line. Most lines are those of the proof on some position, in letters. A line leaves out the
/// sentences at its beginning that stand before it already, in its own case or in what all cases share.
class GeneralProof {
    Q_DECLARE_TR_FUNCTIONS(GeneralProof)

public:
    explicit GeneralProof(proof::Theorem theorem) : m_theorem(theorem) {}

    /// The lines that follow are those of the proof on this position, in the notation.
    void on(const char* position);

    /// Of the different lines of this kind, that of this number; under another statement, where one is given.
    template <class Kind>
    void line(const QString& statement = {}, std::size_t number = 0)
    {
        tell(stepsThat(is<Kind>).at(number), statement);
    }
    template <class... Kinds>
    void lines()
    {
        (line<Kinds>(), ...);
    }
    /// All lines of the proof, each once.
    void allLines();

    /// What the lines of this kind on these positions begin with: the case is told below.
    template <class Kind>
    void shared(const QString& statement, std::initializer_list<const char*> positions)
    {
        tellShared(statement, positions, is<Kind>);
    }

    /// A line that no proof on numbers has.
    void say(const QString& statement, const QString& reason);

    /// Why the last line holds, where it says less than the step, or names a theorem that the step on numbers does without.
    void because(std::vector<proof::Law> laws, std::vector<proof::Theorem> uses = {});

    /// Level 1 is that of Case 2, level 2 that of Case 2.1.
    void inCase(std::size_t level, const QString& condition);
    /// What follows from all the cases of the level below this one: 0 is the whole proof.
    void afterCases(std::size_t level = 0);
    /// What is not part of the proof: it ends before the first remark.
    void inRemark();

    std::vector<GeneralLine> take();

private:
    using Test = bool (*)(const proof::Step& step);
    template <class Kind>
    static bool is(const proof::Step& step) { return proof::stepAs<Kind>(step) != nullptr; }

    QString caseNumber(std::size_t level) const;
    std::vector<std::size_t> stepsThat(Test test) const;
    void tell(std::size_t step, const QString& statement);
    void tellShared(const QString& statement, std::initializer_list<const char*> positions, Test test);
    void add(GeneralLine line);

    proof::Theorem m_theorem;
    proof::Proof m_proof{};
    std::vector<GeneralLine> m_lines{};
    QString m_heading{};
    std::vector<int> m_numbers{};               ///< of the case and of those above it
    std::vector<QStringList> m_told{QStringList{}};  ///< sentences: those that all cases share, then a list a level
    std::optional<std::size_t> m_end{};         ///< how many lines come before the remarks
};

/// The words of a step for any numbers, without the mark at the end of a proof.
GeneralText unmarkedText(const proof::Proof& proof, std::size_t step);
/// With the mark: "… So t ≠ 0. ■"
QString withEndMark(const QString& reason);

std::vector<GeneralLine> generalProof(proof::Theorem theorem);

/// What stands at the head of the proofs about n heaps of Nim.
inline QString nimSumName() { return QStringLiteral("s = x<sub>1</sub> ⊕ … ⊕ x<sub>n</sub>"); }

// Each theorem, in its folder.
void tellLemma1(GeneralProof& told);
void tellLemma2(GeneralProof& told);
void tellBouton(GeneralProof& told);
void tellCount(GeneralProof& told);
void tellMisere(GeneralProof& told);
void tellMoore(GeneralProof& told);
void tellStaircase(GeneralProof& told);
void tellCoins(GeneralProof& told);
void tellBash(GeneralProof& told);
void tellCountUp(GeneralProof& told);
void tellSubtractionPeriod(GeneralProof& told);
void tellCold(GeneralProof& told);
void tellGoldenRatio(GeneralProof& told);
void tellExact(GeneralProof& told);
void tellDigits(GeneralProof& told);
void tellZeckendorf(GeneralProof& told);
void tellFibonacciNim(GeneralProof& told);
void tellMex(GeneralProof& told);
void tellSum(GeneralProof& told);
void tellGuySmith(GeneralProof& told);
void tellEuclid(GeneralProof& told);
void tellCutcake(GeneralProof& told);
void tellHighestBit(GeneralProof& told);
void tellNotStrict(GeneralProof& told);
void tellCountAtMost(GeneralProof& told);
void tellMisereSum(GeneralProof& told);
void tellTrailingBlank(GeneralProof& told);
void tellDouble(GeneralProof& told);
void tellIntTable(GeneralProof& told);
void tellMisereGrundy(GeneralProof& told);
void tellWindowFromZero(GeneralProof& told);
void tellPeriodByEye(GeneralProof& told);

}  // namespace nimstone::wording
