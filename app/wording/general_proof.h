// The general proof of a theorem, which holds for all numbers: the part that all cases share, the cases with their conditions, and the
// conclusion.
#pragma once

#include <QCoreApplication>
#include <initializer_list>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

/// A line of a general proof. All texts are rich text.
struct GeneralLine {
    QString heading;  ///< the heading before this line, such as "Case 2.1: s ≠ 0", "Conclusion" or "Remark"; empty if there is no heading
    QString statement;
    QString reason;
    std::vector<proof::Law> laws = {};
    std::vector<proof::Theorem> uses = {};
};

/// Writes a general proof line by line. Most lines are the steps of the proof for a certain position, with letters instead of numbers. If a
/// line begins with sentences that already occurred in its case or in the part that all cases share, the line leaves these sentences out.
class GeneralProof {
    Q_DECLARE_TR_FUNCTIONS(GeneralProof)

public:
    explicit GeneralProof(proof::Theorem theorem) : m_theorem(theorem) {}

    /// Selects the position, in the notation, from whose proof the following lines are taken.
    void on(const char* position);

    /// Adds the step of this kind as a line. If the proof has several different steps of this kind, `number` is the index of the
    /// step among them, from 0. If `statement` is not empty, it replaces the statement of the step.
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
    /// Adds all lines of the current proof, each of them once.
    void allLines();

    /// Adds a line with the sentences with which the reasons of all steps of this kind begin, in the proofs for all `positions`.
    /// The lines of the cases then leave these sentences out.
    template <class Kind>
    void shared(const QString& statement, std::initializer_list<const char*> positions)
    {
        addShared(statement, positions, is<Kind>);
    }

    /// Adds a line that is not a step of a proof with numbers.
    void say(const QString& statement, const QString& reason);

    /// Replaces the laws and theorems that justify the last line. A call is needed if the line says less than the step from which it comes,
    /// or if the line uses a theorem that the step does not use.
    void because(std::vector<proof::Law> laws, std::vector<proof::Theorem> uses = {});

    /// Begins a case. At level 1 its heading begins like "Case 2", at level 2 like "Case 2.1".
    void inCase(std::size_t level, const QString& condition);
    /// Begins the conclusion from all cases that are one level deeper than `level`. At level 0, it is the conclusion of the whole proof.
    void afterCases(std::size_t level = 0);
    /// Begins a remark. The proof ends before the first remark.
    void inRemark();

    std::vector<GeneralLine> take();

private:
    using Test = bool (*)(const proof::Step& step);
    template <class Kind>
    static bool is(const proof::Step& step) { return proof::stepAs<Kind>(step) != nullptr; }

    QString caseNumber(std::size_t level) const;
    std::vector<std::size_t> stepsThat(Test test) const;
    void tell(std::size_t step, const QString& statement);
    void addShared(const QString& statement, std::initializer_list<const char*> positions, Test test);
    void add(GeneralLine line);

    proof::Theorem m_theorem;
    proof::Proof m_proof{};
    std::vector<GeneralLine> m_lines{};
    QString m_heading{};
    std::vector<int> m_numbers{};               ///< the number of the current case on each level
    std::vector<QStringList> m_told{QStringList{}};  ///< the sentences that all cases share, then a list of sentences for each level of cases
    std::optional<std::size_t> m_end{};         ///< the number of lines before the first remark
};

/// Adds the mark at the end of a proof: "… So t ≠ 0. ■"
QString withEndMark(const QString& reason);

std::vector<GeneralLine> generalProof(proof::Theorem theorem);

/// Returns the definition of s, with which the proofs about n heaps of Nim begin.
inline QString nimSumName() { return QStringLiteral("s = x<sub>1</sub> ⊕ … ⊕ x<sub>n</sub>"); }

}  // namespace nimstone::wording
