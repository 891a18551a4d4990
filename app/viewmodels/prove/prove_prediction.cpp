#include "app/viewmodels/prove/prove_prediction.h"

#include <algorithm>
#include <optional>

#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/notation/utf8.h"

namespace nimstone {

namespace {

using proof::Prediction;

/// Returns the index of the answer among the letters; nothing if the answer is not one of them.
std::optional<Count> letterOf(const QString& answer, const QString& letters)
{
    const auto place = answer.size() == 1 ? letters.indexOf(answer, 0, Qt::CaseInsensitive) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<Count>(place));
}

/// Returns the number that the digits form; nothing if the number does not fit into 64 bits or the text has any other
/// character.
std::optional<Count> digitsOf(const QString& answer)
{
    if (answer.isEmpty() || answer.size() > 20)
        return std::nullopt;
    // Full-width digits (０ to ９) count as digits too.
    Count number = 0;
    for (const QChar character : answer) {
        const int digit = character.digitValue();
        const bool fits = digit >= 0 && number <= (~Count{0} - static_cast<Count>(digit)) / 10;
        if (!fits)
            return std::nullopt;
        number = number * 10 + static_cast<Count>(digit);
    }
    return number;
}

/// Returns the number that an answer means; nothing if the answer cannot be read.
std::optional<Count> numberOf(const QString& text, Prediction::Form form)
{
    const QString answer = text.trimmed();
    switch (form) {
    case Prediction::Form::Outcome: return letterOf(answer, QStringLiteral("PN"));
    case Prediction::Form::Winner: return letterOf(answer, QStringLiteral("PLR"));
    case Prediction::Form::Integer:
        if (utf8::dash(answer.toStdString()) != 0) {
            const auto size = digitsOf(answer.mid(1).trimmed());
            return size ? std::optional(0 - *size) : std::nullopt;
        }
        return digitsOf(utf8::plus(answer.toStdString()) != 0 ? answer.mid(1) : answer);
    case Prediction::Form::Number:
    case Prediction::Form::Heap:
    case Prediction::Form::Column:
    case Prediction::Form::YesNo: break;
    }
    return digitsOf(answer);
}

}  // namespace

ProofPrediction::ProofPrediction(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ProofPrediction::changed);
}

void ProofPrediction::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    m_mode = mode;
    m_seen = m_now;
    m_step = 0;
    m_verdict = None;
    m_answered = 0;
    Q_EMIT changed();
}

bool ProofPrediction::asksAt(int step) const
{
    const auto index = static_cast<std::size_t>(step - 1);
    return step > 0 && index < m_proof.steps.size() && proof::predictionOf(m_proof.steps[index]).has_value();
}

QString ProofPrediction::question() const
{
    return asksAt(m_step) ? wording::withoutSpacesAroundDots(wording::stepText(m_proof, static_cast<std::size_t>(m_step - 1)).question) : QString();
}

ProofPrediction::Form ProofPrediction::form() const
{
    if (!asksAt(m_step))
        return Number;
    switch (proof::predictionOf(m_proof.steps[static_cast<std::size_t>(m_step - 1)])->form) {
    case Prediction::Form::Number: break;
    case Prediction::Form::Heap: return Heap;
    case Prediction::Form::Column: return Column;
    case Prediction::Form::Outcome: return Outcome;
    case Prediction::Form::YesNo: return YesNo;
    case Prediction::Form::Integer: return Integer;
    case Prediction::Form::Winner: return Winner;
    }
    return Number;
}

QString ProofPrediction::verdictText() const
{
    switch (m_verdict) {
    case Right:
        //: The verdict on an answer: it is right
        return tr("Right.");
    case Wrong:
        return form() == Outcome || form() == YesNo || form() == Winner
            ? tr("No. Look at the figure again, or show the step.")
            //: The verdict on an answer: %1 is the number that the person answered
            : tr("No, it is not %1. Try again, or show the step.").arg(m_answer.toHtmlEscaped());
    case Unreadable: return tr("Enter a whole number.");
    case None: break;
    }
    return {};
}

void ProofPrediction::show(const proof::Proof& proof, int seen)
{
    m_proof = proof;
    m_seen = seen;
    m_now = seen;
    m_step = 0;
    m_verdict = None;
    m_answered = 0;
    Q_EMIT changed();
}

void ProofPrediction::see(int step)
{
    m_now = step;
    // If the proof is back at its beginning, every step may be asked about again.
    m_seen = step == 0 ? 0 : std::max(m_seen, step);
    if (m_answered != 0 && step != m_answered && step != m_answered - 1) {
        m_answered = 0;
        m_verdict = None;
        Q_EMIT changed();
    }
}

int ProofPrediction::limit() const
{
    const int last = static_cast<int>(m_proof.steps.size());
    for (int step = m_seen + 1; m_mode != Off && step <= last; ++step) {
        if (asksAt(step))
            return step - 1;
    }
    return last;
}

void ProofPrediction::ask(int step)
{
    if (m_step == step)
        return;
    m_step = step;
    if (step != 0) {
        m_verdict = None;
        m_answered = 0;
    }
    Q_EMIT changed();
}

bool ProofPrediction::judge(const QString& text)
{
    if (!asksAt(m_step))
        return false;
    const Prediction prediction = *proof::predictionOf(m_proof.steps[static_cast<std::size_t>(m_step - 1)]);
    const auto number = numberOf(text, prediction.form);
    m_answer = text.trimmed();
    m_answered = m_step;
    m_verdict = !number ? Unreadable : std::ranges::find(prediction.right, *number) != prediction.right.end() ? Right : Wrong;
    Q_EMIT changed();
    return m_verdict == Right;
}

}  // namespace nimstone
