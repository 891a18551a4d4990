// What the Prove page shows: a theorem on a position (and a move), the lines of its proof, the figure, and the step.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <map>

#include "app/viewmodels/prove/step_figure.h"
#include "app/viewmodels/prove/prove_lines.h"
#include "app/viewmodels/prove/prove_prediction.h"
#include "app/viewmodels/prove/prove_trail.h"
#include "app/viewmodels/prove/prove_words.h"
#include "app/viewmodels/shell/language_aware.h"
#include "core/proofs/proof.h"

namespace nimstone {

class ProveSession : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::ProveWords words READ words NOTIFY worded FINAL)
    /// The theorems to choose from, topic by topic: objects with `value`, `text`, `statement`, and with `topic`, which is
    /// empty for all but the first of a topic.
    Q_PROPERTY(QVariantList theorems READ theorems NOTIFY languageChanged FINAL)
    Q_PROPERTY(nimstone::ProofLines* lines READ lines CONSTANT FINAL)
    Q_PROPERTY(nimstone::StepFigure* figure READ figure CONSTANT FINAL)
    Q_PROPERTY(nimstone::ProofPrediction* prediction READ prediction CONSTANT FINAL)
    /// Whether the lines and the figure are those for any numbers, with the person's own in small print.
    Q_PROPERTY(bool inLetters READ inLetters WRITE setInLetters NOTIFY worded FINAL)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY proofChanged FINAL)
    /// 0 before the first step, else the number of the current one. Where a step in between is to be predicted first, it
    /// goes as far as that, and the question is asked.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged FINAL)

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
    bool inLetters() const { return m_inLetters; }
    void setInLetters(bool inLetters);

    /// For what writes the proof that is shown: whether there is one, and which.
    bool proved() const { return !m_refusal; }
    const proof::Proof& shown() const { return m_shown; }

    /// On the position that is shown where the theorem applies to it; on the nearest to which it does where it is about that
    /// game; else on the last one shown under it.
    Q_INVOKABLE void chooseTheorem(const QString& name);
    /// The theorem on the first of its examples.
    Q_INVOKABLE void openExample(const QString& name);
    /// Whether the text was taken; if not, it has a problem and all stays as it was. So with submitMove.
    Q_INVOKABLE bool submitPosition(const QString& text);
    /// A position from outside, `nim:3,4,5`: under a theorem that speaks of it.
    Q_INVOKABLE void openPosition(const QString& text);
    /// A position of a game that is played, with the move made there, or none: at the step that says most about it.
    Q_INVOKABLE void openFromGame(const QString& position, const QString& move);
    /// A place of another run; false, and nothing changes, where there is no such place.
    Q_INVOKABLE bool openPlace(const QString& text);
    /// The game was gone back to.
    Q_INVOKABLE void leaveGame();
    Q_INVOKABLE bool submitMove(const QString& text);
    Q_INVOKABLE void choosePreset(int index);
    Q_INVOKABLE void chooseAtRandom(quint64 seed);
    /// The typed text with the number at the cursor larger by `by`, submitted; where the cursor stands then.
    Q_INVOKABLE int nudge(const QString& text, int cursor, int by);
    /// Flips a bit of a heap; the proof follows, and the step stays where that makes sense.
    Q_INVOKABLE void toggleBit(int heap, const QString& weight);
    /// Looks at the position that an edit of the figure leads to; the step stays where that makes sense.
    Q_INVOKABLE void takeEdit(int edit);
    /// Takes the stones of a heap from that one on, as the move that Lemma 1 speaks of.
    Q_INVOKABLE void takeFrom(int heap, int rank);
    Q_INVOKABLE void takeOffer(int index);

    /// Answers what is asked; a right answer shows the step.
    Q_INVOKABLE void answer(const QString& text);
    /// Shows the step that is asked for.
    Q_INVOKABLE void revealStep();
    /// Opens a theorem that a line leans on, counted from 0 both; and returns from it.
    Q_INVOKABLE void followUse(int line, int use);
    Q_INVOKABLE void goBack();

Q_SIGNALS:
    void proofChanged();
    void stepChanged();
    /// A sentence may have changed.
    void worded();
    /// The proof is another one, from its beginning or from where it was left.
    void restarted();

private:
    struct Offer {
        proof::Theorem theorem;
        GameSum subject;
    };

    void show(proof::Theorem theorem, const GameSum& subject, std::optional<Move> move, bool fromStart, int step = 0);
    std::vector<Offer> offered() const;
    int lastStepBeforeMove() const;
    int stepAboutMove() const;
    GameSum usualSubject(proof::Theorem theorem) const;
    /// Words everything anew.
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
    proof::Proof m_shown;  ///< the proof, or its beginning where the theorem does not speak of the position
    std::optional<proof::Refusal> m_refusal;
    bool m_checked = false;  ///< `verify` passed on just what is shown
    std::optional<OutcomeClass> m_outcome;  ///< none where it is not known
    struct Replaced {
        GameSum subject;
        bool tooLarge = false;
    };
    std::optional<Replaced> m_replaced;  ///< what was left for a theorem that does not apply to it
    bool m_unspokenOf = false;  ///< the position came from outside, and there is no theorem for it
    QString m_submittedPosition;  ///< a text that could not be taken; empty where none is at issue
    QString m_submittedMove;
    std::map<proof::Theorem, GameSum> m_lastSubjects;  ///< of which each theorem spoke last
    ProofTrail m_trail;
    bool m_fromGame = false;
    ProofLines m_lines;
    StepFigure m_figure;
    ProofPrediction m_prediction;
    int m_step = 0;
    bool m_inLetters = false;
};

}  // namespace nimstone
