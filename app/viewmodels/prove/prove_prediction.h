// What a person is asked before a step is shown: the question stands in the place of the line, and the proof waits until
// it is answered rightly or the line is asked for. In a lecture there is no answering: a key shows the line.
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
    /// The step that is asked for, from 1; 0 for none.
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(Form form READ form NOTIFY changed FINAL)
    /// What came of the last answer, and the step that it was given for; 0 where there is none.
    Q_PROPERTY(Verdict verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(int answered READ answered NOTIFY changed FINAL)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed FINAL)

public:
    enum Mode { Off, Answering, Lecture };
    Q_ENUM(Mode)
    /// As proof::Prediction has them.
    enum Form { Number, Heap, Column, Outcome, YesNo, Integer, Winner };
    Q_ENUM(Form)
    enum Verdict { None, Right, Wrong, Unreadable };
    Q_ENUM(Verdict)

    explicit ProofPrediction(QObject* parent = nullptr);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    int step() const { return m_step; }
    QString question() const;
    Form form() const;
    Verdict verdict() const { return m_verdict; }
    int answered() const { return m_answered; }
    QString verdictText() const;

    /// Another proof, whose steps up to `seen` were seen.
    void show(const proof::Proof& proof, int seen);
    /// A step was shown: it is not asked for any more, unless the proof starts over.
    void see(int step);
    /// The last step that may be shown now.
    int limit() const;
    /// Asks for the step; 0 for none.
    void ask(int step);
    /// Whether the text answers what is asked rightly: a number; P or N; yes or no as 1 or 0; L, R or P for who wins.
    bool judge(const QString& text);

Q_SIGNALS:
    void changed();

private:
    bool asksAt(int step) const;

    proof::Proof m_proof;
    Mode m_mode = Off;
    int m_step = 0;
    int m_seen = 0;  ///< the last step that was shown since the beginning, or since the mode was chosen
    int m_now = 0;   ///< the step that is shown
    Verdict m_verdict = None;
    int m_answered = 0;
    QString m_answer;
};

}  // namespace nimstone
