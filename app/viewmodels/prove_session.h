// What the Prove page shows: a theorem on a position (and a move), the lines of its proof, the figure, and the step.
#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/prove_figure.h"
#include "app/viewmodels/prove_lines.h"
#include "app/viewmodels/worded.h"
#include "core/proof/proof.h"

namespace nimstone {

class ProveSession : public nimstone::Worded {
    Q_OBJECT
    QML_ELEMENT

    /// The theorem by its name on the command line: nim-lemma-2.
    Q_PROPERTY(QString theorem READ theorem NOTIFY proofChanged FINAL)
    /// The theorems to choose from: objects with `value` and `text`.
    Q_PROPERTY(QVariantList theorems READ theorems NOTIFY languageChanged FINAL)
    Q_PROPERTY(QString statement READ statement NOTIFY worded FINAL)
    /// The positions to choose from: objects with `name` and `heaps`.
    Q_PROPERTY(QVariantList presets READ presets NOTIFY worded FINAL)

    /// The heaps as they are typed: 42, 27, 19. `positionProblem` is about the text that was submitted last.
    Q_PROPERTY(QString positionText READ positionText NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString positionProblem READ positionProblem NOTIFY worded FINAL)
    Q_PROPERTY(bool winning READ winning NOTIFY proofChanged FINAL)
    Q_PROPERTY(bool speaksOfMove READ speaksOfMove NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString moveText READ moveText NOTIFY proofChanged FINAL)
    Q_PROPERTY(QString moveProblem READ moveProblem NOTIFY worded FINAL)

    /// Why the theorem does not speak of the position, and what to look at instead; empty where it does.
    Q_PROPERTY(QString refusal READ refusal NOTIFY worded FINAL)
    Q_PROPERTY(QStringList offers READ offers NOTIFY worded FINAL)

    Q_PROPERTY(nimstone::ProofLines* lines READ lines CONSTANT FINAL)
    Q_PROPERTY(nimstone::ProofFigure* figure READ figure CONSTANT FINAL)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY proofChanged FINAL)
    /// 0 before the first step, else the number of the current one.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged FINAL)
    /// "Step 3 of 6: …", for a screen reader.
    Q_PROPERTY(QString spokenStep READ spokenStep NOTIFY worded FINAL)

public:
    explicit ProveSession(QObject* parent = nullptr);

    QString theorem() const;
    QVariantList theorems() const;
    QString statement() const;
    QVariantList presets() const;
    QString positionText() const;
    QString positionProblem() const;
    bool winning() const;
    bool speaksOfMove() const { return proof::needsMove(m_theorem); }
    QString moveText() const;
    QString moveProblem() const;
    QString refusal() const;
    QStringList offers() const;
    ProofLines* lines() { return &m_lines; }
    ProofFigure* figure() { return &m_figure; }
    int stepCount() const { return static_cast<int>(m_shown.steps.size()); }
    int step() const { return m_step; }
    void setStep(int step);
    QString spokenStep() const;

    Q_INVOKABLE void chooseTheorem(const QString& name);
    /// Whether the text was taken; if not, it has a problem and all stays as it was. So with submitMove.
    Q_INVOKABLE bool submitPosition(const QString& text);
    /// A position from outside, `nim:3,4,5`: under a theorem that speaks of it.
    Q_INVOKABLE void openPosition(const QString& text);
    Q_INVOKABLE bool submitMove(const QString& text);
    Q_INVOKABLE void choosePreset(int index);
    Q_INVOKABLE void chooseAtRandom(quint64 seed);
    /// Flips a bit of a heap; the proof follows, and the step stays where that makes sense.
    Q_INVOKABLE void toggleBit(int heap, const QString& weight);
    /// Takes the stones of a heap from that one on, as the move that Lemma 1 speaks of.
    Q_INVOKABLE void takeFrom(int heap, int rank);
    Q_INVOKABLE void takeOffer(int index);

Q_SIGNALS:
    void proofChanged();
    void stepChanged();
    /// A sentence may have changed.
    void worded();
    /// The proof is another one, from its beginning.
    void restarted();

private:
    struct Offer {
        proof::Theorem theorem;
        Table subject;
    };

    void show(proof::Theorem theorem, const Table& subject, std::optional<Move> move, bool fromStart);
    std::vector<Offer> offered() const;
    int lastStepBeforeMove() const;

    proof::Theorem m_theorem = proof::Theorem::NimLemma2;
    Table m_subject = proof::nimTable({});
    std::optional<Move> m_move;
    proof::Proof m_shown;  ///< the proof, or its beginning where the theorem does not speak of the position
    std::optional<proof::Refusal> m_refusal;
    QString m_submittedPosition;  ///< a text that could not be taken; empty where none is at issue
    QString m_submittedMove;
    ProofLines m_lines;
    ProofFigure m_figure;
    int m_step = 0;
};

}  // namespace nimstone
