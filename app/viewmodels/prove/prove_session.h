// What the Prove page shows: a theorem on a position (and a move), the lines of its proof, the figure, and the step.
#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <map>

#include "app/viewmodels/prove/prove_figure.h"
#include "app/viewmodels/prove/prove_lines.h"
#include "app/viewmodels/prove/prove_prediction.h"
#include "app/viewmodels/prove/prove_trail.h"
#include "app/viewmodels/shell/language_aware.h"
#include "core/proofs/proof.h"

namespace nimstone {

class ProveSession : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// The theorem by its name on the command line: nim-lemma-2.
    Q_PROPERTY(QString theorem READ theorem NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString theoremTitle READ theoremTitle NOTIFY worded FINAL)
    /// The theorems to choose from, topic by topic: objects with `value`, `text`, `statement`, and with `topic`, which is
    /// empty for all but the first of a topic.
    Q_PROPERTY(QVariantList theorems READ theorems NOTIFY languageChanged FINAL)
    Q_PROPERTY(QString statement READ statement NOTIFY worded FINAL)
    /// The positions to choose from: objects with `name` and `heaps`.
    Q_PROPERTY(QVariantList presets READ presets NOTIFY worded FINAL)

    /// The position as it is typed: 42, 27, 19. `positionProblem` is about the text that was submitted last. `position` is
    /// the whole notation.
    Q_PROPERTY(QString positionText READ positionText NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString position READ position NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString positionProblem READ positionProblem NOTIFY worded FINAL)
    /// Who wins: P, N, or, of a partisan game, L or R; empty where it is not told, as while it is still to be predicted.
    Q_PROPERTY(QString outcome READ outcome NOTIFY worded FINAL)
    Q_PROPERTY(bool speaksOfMove READ speaksOfMove NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString moveText READ moveText NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString moveProblem READ moveProblem NOTIFY worded FINAL)

    /// What was checked of the proof that is shown; empty where there is none, or its check failed.
    Q_PROPERTY(QString checkedWords READ checkedWords NOTIFY worded FINAL)

    /// Why the theorem does not speak of the position, and what to look at instead; empty where it does.
    Q_PROPERTY(QString refusal READ refusal NOTIFY worded FINAL)
    Q_PROPERTY(QStringList offers READ offers NOTIFY worded FINAL)
    /// Whether the theorem may hold here all the same, and only the proof would be too large.
    Q_PROPERTY(bool tooLarge READ tooLarge NOTIFY worded FINAL)
    /// That another position is shown than the one before, to which a theorem that was chosen does not apply; else empty.
    Q_PROPERTY(QString instead READ instead NOTIFY worded FINAL)

    Q_PROPERTY(nimstone::ProofLines* lines READ lines CONSTANT FINAL)
    Q_PROPERTY(nimstone::ProofFigure* figure READ figure CONSTANT FINAL)
    Q_PROPERTY(nimstone::ProofPrediction* prediction READ prediction CONSTANT FINAL)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY proofChanged FINAL)
    /// 0 before the first step, else the number of the current one. Where a step in between is to be predicted first, it
    /// goes as far as that, and the question is asked.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged FINAL)
    /// Where this is, for openPlace in another run; empty before the first step, and where it would be too long.
    Q_PROPERTY(QString place READ place NOTIFY worded FINAL)
    /// "Step 3 of 6: …", for a screen reader; or the question that is asked.
    Q_PROPERTY(QString spokenStep READ spokenStep NOTIFY worded FINAL)

    /// "Back to Bouton's theorem, step 3"; empty where no link was followed.
    Q_PROPERTY(QString wayBack READ wayBack NOTIFY worded FINAL)
    /// Whether it was opened from a game, to which one can go back.
    Q_PROPERTY(bool fromGame READ fromGame NOTIFY proofChanged FINAL)

public:
    explicit ProveSession(QObject* parent = nullptr);

    QString theorem() const;
    QString theoremTitle() const;
    QVariantList theorems() const;
    QString statement() const;
    QVariantList presets() const;
    QString positionText() const;
    QString position() const;
    QString positionProblem() const;
    QString outcome() const;
    bool speaksOfMove() const { return proof::needsMove(m_theorem); }
    QString moveText() const;
    QString moveProblem() const;
    QString checkedWords() const;
    QString refusal() const;
    QStringList offers() const;
    bool tooLarge() const;
    QString instead() const;
    ProofLines* lines() { return &m_lines; }
    ProofFigure* figure() { return &m_figure; }
    ProofPrediction* prediction() { return &m_prediction; }
    int stepCount() const { return static_cast<int>(m_shown.steps.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    QString place() const;
    QString spokenStep() const;
    QString wayBack() const;
    bool fromGame() const { return m_fromGame; }

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
    ProofFigure m_figure;
    ProofPrediction m_prediction;
    int m_step = 0;
};

}  // namespace nimstone
