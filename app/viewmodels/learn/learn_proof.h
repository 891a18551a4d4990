// The blocks `figure`, `proof`, and `argument`: a figure, or the lines of a proof beside its figure or its board. The learner
// finds missing lines, and chooses the lemma or the principle that gives a line.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "app/viewmodels/learn/learn_block.h"
#include "app/viewmodels/prove/prove_session.h"

namespace nimstone {

/// The part of a proof that the block shows. The lines of the proof are numbered from 1.
struct ShownProof {
    Q_GADGET
    QML_VALUE_TYPE(shownProof)

    NIMSTONE_FIELD(bool, figureOnly) = false;  ///< true if the block shows no lines
    NIMSTONE_FIELD(bool, inWords) = false;     ///< true for an argument: its lines are sentences, and it has no figure
    NIMSTONE_FIELD(QString, title){};          ///< the theorem and the position, "Lemma 1 · (5, 6, 3)"; empty for an argument
    NIMSTONE_FIELD(QString, position){};       ///< the position of an argument, in the notation; empty if it has none
    NIMSTONE_FIELD(int, first) = 1;
    NIMSTONE_FIELD(int, last) = 0;
    /// The lines `first` to `last`: objects with `statement` (empty while the line is hidden) and `reason` (empty while the
    /// learner has to find it).
    NIMSTONE_FIELD(QVariantList, lines){};
    NIMSTONE_FIELD(int, reached) = 0;          ///< the last line that is shown with its reason
    NIMSTONE_FIELD(int, furthest) = 0;         ///< the last step that goTo() may show now
    NIMSTONE_FIELD(int, step) = 0;             ///< the step that the figure shows; first − 1 before the first one
    // The question about the line after `reached`.
    NIMSTONE_FIELD(bool, numberAsked) = false; ///< true if `prove.prediction` asks the question
    NIMSTONE_FIELD(QString, question){};
    NIMSTONE_FIELD(QStringList, choices){};    ///< rich text; empty if there is no question, or a number is asked
    NIMSTONE_FIELD(QString, feedback){};       ///< why the last choice was wrong; empty if it was not wrong
};

class LearnProof : public nimstone::LearnBlock {
    Q_OBJECT
    QML_ELEMENT

    /// The proof with its figure, and the question for a number. An argument does not use it.
    Q_PROPERTY(nimstone::ProveSession* prove READ prove CONSTANT FINAL)
    Q_PROPERTY(nimstone::ShownProof shown READ shown NOTIFY shownChanged FINAL)

public:
    using LearnBlock::LearnBlock;

    ProveSession* prove() { return &m_prove; }
    const ShownProof& shown() const { return m_shown; }

    /// Shows a step in the figure, and the lines up to it. If this step may not be shown yet, shows the nearest step that may.
    Q_INVOKABLE void goTo(int step);
    /// Answers the question for a number.
    Q_INVOKABLE void answer(const QString& text);
    /// Chooses the answer with this index.
    Q_INVOKABLE void choose(int index);
    /// Closes the question as if the learner had given the right answer.
    Q_INVOKABLE void reveal();

Q_SIGNALS:
    void shownChanged();

private:
    enum class Asks { Nothing, Number, Sentence, Lemma, Principle };
    /// A line in words, and the principles that give it.
    struct Line {
        QString statement;
        QString reason;
        std::vector<proof::Law> laws;
    };
    /// An answer that the learner can choose, and the feedback on it if it is wrong.
    struct Choice {
        QString text;
        bool isRight;
        QString feedback;
    };
    struct Question {
        QString text{};
        std::vector<Choice> choices{};
    };

    void show(bool again) override;
    void tell();
    Line line(int number) const;
    Asks asks() const { return m_questions.empty() ? Asks::Nothing : m_questions.front().second; }
    void addQuestions(int number);
    int lastSeen() const;
    void showUpToNextQuestion(int end);
    Question askForSentence() const;
    Question askForLemma() const;
    Question askForPrinciple() const;

    /// The round that is shown. If the block is an argument, only the members with line numbers are used.
    learn::ProofRound m_current{.theorem = proof::Theorem::Bouton, .subject = proof::nimSubject({})};
    std::optional<learn::ArgumentBlock> m_argument;
    ProveSession m_prove;
    ShownProof m_shown;
    std::vector<std::pair<int, Asks>> m_questions;  ///< the open questions, each with the number of its line
    Question m_question;  ///< the first question; empty if a number is asked
    std::optional<std::size_t> m_chosen;  ///< the choice that was not right
};

}  // namespace nimstone
