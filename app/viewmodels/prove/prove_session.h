// The state of the Prove page: a theorem on a position (and a move if the theorem is about one), the lines of its
// proof, the figure, and the current step.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <map>

#include "app/viewmodels/prove/step_figure.h"
#include "app/viewmodels/prove/prove_lines.h"
#include "app/viewmodels/prove/prove_prediction.h"
#include "app/viewmodels/prove/prove_trail.h"
#include "app/viewmodels/prove/prove_words.h"
#include "app/viewmodels/shell/record_aware.h"
#include "core/proofs/proof.h"

namespace nimstone {

/// The last step of a proof becomes a note in the record of practice: `proof/nim-lemma-2 nim:11,7,5`.
class ProveSession : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::ProveWords words READ words NOTIFY worded FINAL)
    /// The theorems that the person can choose from, sorted by topic: objects with `value`, `text`, `statement` and
    /// `topic`. `topic` is empty except in the first theorem of a topic.
    Q_PROPERTY(QVariantList theorems READ theorems NOTIFY languageChanged FINAL)
    Q_PROPERTY(nimstone::ProofLines* lines READ lines CONSTANT FINAL)
    Q_PROPERTY(nimstone::StepFigure* figure READ figure CONSTANT FINAL)
    Q_PROPERTY(nimstone::ProofPrediction* prediction READ prediction CONSTANT FINAL)
    /// True while the lines and the figure are written in letters, for any numbers. The numbers of the position are
    /// then shown in small print.
    Q_PROPERTY(bool inLetters READ inLetters WRITE setInLetters NOTIFY worded FINAL)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY proofChanged FINAL)
    /// The number of the current step; 0 before the first step. If the person has to predict a step up to the new value
    /// first, the proof stops before that step and asks the question.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged FINAL)
    /// The number of parts of the first step (see StepFigure::parts) that are shown while `step` is 0: from 0 to 3.
    Q_PROPERTY(int part READ part NOTIFY stepChanged FINAL)

public:
    explicit ProveSession(QObject* parent = nullptr);

    const ProveWords& words() const { return m_words; }
    QVariantList theorems() const;
    ProofLines* lines() { return &m_lines; }
    StepFigure* figure() { return &m_figure; }
    ProofPrediction* prediction() { return &m_prediction; }
    int stepCount() const { return static_cast<int>(m_shown.steps.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    int part() const { return m_part; }
    bool inLetters() const { return m_inLetters; }
    void setInLetters(bool inLetters);

    /// The next two functions are for code that exports the proof. proved() returns true if the theorem applies to the
    /// position.
    bool proved() const { return !m_refusal; }
    const proof::Proof& shown() const { return m_shown; }

    /// Shows the theorem on the current position if it applies to this position. Otherwise shows it on the nearest
    /// position of the same game to which it applies. If the theorem is about another game, shows it on the last
    /// position that was shown with it, or else on its first example.
    Q_INVOKABLE void chooseTheorem(const QString& name);
    /// Shows the theorem on the first of its examples to which it applies.
    Q_INVOKABLE void openExample(const QString& name);
    /// Shows the theorem on a typed position. If the text is not accepted, returns false, and only `positionProblem`
    /// changes.
    Q_INVOKABLE bool submitPosition(const QString& text);
    /// Opens a position that another page sends, such as `nim:3,4,5`. If the current theorem does not apply to it,
    /// chooses a theorem that applies.
    Q_INVOKABLE void openPosition(const QString& text);
    /// Opens a position of the game on the Play page. `move` is the move that was made in this position, or empty. If
    /// there is a move, the proof opens at the step about it.
    Q_INVOKABLE void openFromGame(const QString& position, const QString& move);
    /// Opens a place in a proof that an earlier run stored (see ProveWords::place). Returns false and changes nothing
    /// if the place is not valid.
    Q_INVOKABLE bool openPlace(const QString& text);
    /// Tells the session that the person went back to the game that the position came from.
    Q_INVOKABLE void leaveGame();
    /// Shows the theorem with a typed move. If the text is not accepted, returns false, and only `moveProblem` changes.
    Q_INVOKABLE bool submitMove(const QString& text);
    Q_INVOKABLE void choosePreset(int index);
    Q_INVOKABLE void chooseAtRandom(quint64 seed);
    /// Adds `by` to the number at the cursor and submits the text. Returns the new cursor position.
    Q_INVOKABLE int nudge(const QString& text, int cursor, int by);
    /// Flips a bit of a heap and makes the proof again. A step after the move goes back to the last step before the move.
    Q_INVOKABLE void toggleBit(int heap, const QString& weight);
    /// Opens the position that results from the edit `edit` of the figure. A step after the move goes back to the
    /// last step before the move; any other step stays.
    Q_INVOKABLE void takeEdit(int edit);
    /// Shows Lemma 1 with another move: the move that leaves `rank` stones in the heap `heap`.
    Q_INVOKABLE void takeFrom(int heap, int rank);
    Q_INVOKABLE void takeOffer(int index);

    /// Shows the next part of the first step, the answer to the question, or the next step: what comes next in a lecture.
    Q_INVOKABLE void advance();
    /// Answers the question. A right answer shows the step, or the next question about the step.
    Q_INVOKABLE void answer(const QString& text);
    /// Shows the step that the question is about.
    Q_INVOKABLE void revealStep();
    /// Opens the theorem with index `use` among the theorems that the line `line` uses. Both indices are counted from
    /// 0.
    Q_INVOKABLE void followUse(int line, int use);
    /// Goes back to the place in a proof where the last followUse() was called.
    Q_INVOKABLE void goBack();

Q_SIGNALS:
    void proofChanged();
    void stepChanged();
    /// Emitted when the texts may have changed.
    void worded();
    /// Emitted when another proof is shown, from its beginning or from the step where the person left it.
    void restarted();

private:
    struct Offer {
        proof::Theorem theorem;
        GameSum subject;
    };

    void show(proof::Theorem theorem, const GameSum& subject, std::optional<Move> move, bool fromStart, int step = 0);
    std::vector<Offer> offered() const;
    int lastStepBeforeMove() const;
    bool hasMoreParts() const { return m_step == 0 && m_part + 1 < m_figure.parts().size(); }
    bool askMore();
    int stepAboutMove() const;
    GameSum usualSubject(proof::Theorem theorem) const;
    /// Makes all texts in `m_words` again.
    void reword();
    QString positionProblem() const;
    QString outcome() const;
    QString moveProblem() const;
    QString refusal() const;
    QString instead() const;
    QString place() const;
    QString spokenStep() const;

    ProveWords m_words;
    proof::Theorem m_theorem = proof::Theorem::NimLemma2;
    GameSum m_subject = proof::nimSubject({});
    std::optional<Move> m_move;
    /// The proof that is shown; if the theorem does not apply to the position, only the beginning of a proof.
    proof::Proof m_shown;
    std::optional<proof::Refusal> m_refusal;
    bool m_checked = false;  ///< true if `verify` accepted exactly the proof that is shown
    std::optional<OutcomeClass> m_outcome;  ///< the outcome of the position; empty if it is not known
    struct Replaced {
        GameSum subject;
        bool tooLarge = false;
    };
    std::optional<Replaced> m_replaced;  ///< the position that was replaced because the chosen theorem does not apply to it
    bool m_noTheoremApplies = false;  ///< true if the position came from another page and no theorem applies to it
    QString m_submittedPosition;  ///< a typed position that was not accepted; empty if there is none
    QString m_submittedMove;
    std::map<proof::Theorem, GameSum> m_lastSubjects;  ///< the last position that was shown with each theorem
    ProofTrail m_trail;
    bool m_fromGame = false;
    ProofLines m_lines;
    StepFigure m_figure;
    ProofPrediction m_prediction;
    int m_step = 0;
    int m_part = 0;
    bool m_inLetters = false;
};

}  // namespace nimstone
