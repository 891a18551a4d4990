// The question that is asked before a step is shown. The question is shown in place of the line of the step. The proof
// waits until the question is answered correctly or the person requests the line. In a lecture nobody answers: a key
// shows the line. Some steps have a second question: why the line holds.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/shell/language_aware.h"
#include "core/proofs/proof.h"

namespace nimstone {

class ProofPrediction : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its questions")

    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// The number, from 1, of the step that the question is about; 0 if no question is asked.
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(Form form READ form NOTIFY changed FINAL)
    /// The reasons to choose from, if `form` is Reason; otherwise empty.
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed FINAL)
    /// The verdict on the last answer; None if no answer was given.
    Q_PROPERTY(Verdict verdict READ verdict NOTIFY changed FINAL)
    /// The number, from 1, of the step to which the last answer was given; 0 if no answer was given.
    Q_PROPERTY(int answered READ answered NOTIFY changed FINAL)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed FINAL)

public:
    enum Mode { Off, Answering, Lecture };
    Q_ENUM(Mode)
    /// The form of the answer that the question asks for, as in proof::Prediction. Reason asks for one of `reasons`.
    enum Form { Number, Heap, Column, Outcome, YesNo, Integer, Winner, Reason };
    Q_ENUM(Form)
    enum Verdict { None, Right, Wrong, Unreadable };
    Q_ENUM(Verdict)

    explicit ProofPrediction(QObject* parent = nullptr);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    int step() const { return m_step; }
    QString question() const;
    Form form() const;
    QStringList reasons() const;
    Verdict verdict() const { return m_verdict; }
    int answered() const { return m_answered; }
    QString verdictText() const;

    /// Starts with another proof. No question is asked about its steps up to `seen`, which count as already shown.
    void show(const proof::Proof& proof, int seen);
    /// Tells this object that `step` is shown now. No question is asked about it again, unless the proof starts over.
    void see(int step);
    /// The last step that may be shown before a question is answered.
    int limit() const;
    /// Asks the question about the step `step`; 0 ends the question. If the step is the nim-sum and `part` is 1 to 3, the
    /// question is about this part of it.
    void ask(int step, int part = 0);
    /// Asks why the line of the current step holds. Returns false if this question is already asked, or if the step has no
    /// reason that is worth a question.
    bool askReason();
    /// Checks an answer; returns true if it is right. An answer is a whole number, P or N, 1 for yes or 0 for no, L, R
    /// or P for the winner, or the index of a reason.
    bool judge(const QString& text);

Q_SIGNALS:
    void changed();

private:
    bool asksAt(int step) const;
    const proof::Step& stepAsked() const { return m_proof.steps[static_cast<std::size_t>(m_step - 1)]; }
    proof::Prediction prediction() const;
    QString diagnosis() const;

    proof::Proof m_proof;
    Mode m_mode = Off;
    int m_step = 0;
    int m_part = 0;
    std::vector<proof::Law> m_laws;  ///< the reasons to choose from; empty unless the question is for the reason
    int m_seen = 0;  ///< the last step that was shown since the proof started or the mode was chosen
    int m_now = 0;   ///< the step that is shown now
    Verdict m_verdict = None;
    int m_answered = 0;
    QString m_answer;
};

}  // namespace nimstone
