#include "app/viewmodels/prove/prove_prediction.h"

#include <algorithm>
#include <array>
#include <optional>

#include "app/wording/practice/practice.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/notation/utf8.h"

namespace nimstone {

namespace {

using proof::Law;
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

/// Returns the exercise of the Practise page that asks for the number of a step of a proof about Nim; nothing if there is none.
std::optional<practice::Exercise> exerciseAbout(const proof::Proof& proof, const proof::Step& step)
{
    using practice::Skill;
    using proof::stepAs;
    const auto* const sum = proof::firstStep<proof::NimSum>(proof);
    const auto skill = stepAs<proof::NimSum>(step) ? std::optional(Skill::NimSum)
        : stepAs<proof::HighestColumn>(step)       ? std::optional(Skill::DecidingColumn)
        : stepAs<proof::ChooseHeap>(step)          ? std::optional(Skill::EligibleHeap)
        : stepAs<proof::TakeStones>(step)          ? std::optional(Skill::HowMany)
        : stepAs<proof::WinningMoveCount>(step)    ? std::optional(Skill::CountMoves)
                                                   : std::nullopt;
    return sum && skill ? practice::exerciseOn({sum->heaps}, *skill) : std::nullopt;
}

/// False for the laws that say little more than the line itself.
bool isWorthAskingFor(Law law)
{
    return law != Law::NimSumByColumns && law != Law::Definition && law != Law::Arithmetic && law != Law::Rules;
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
    m_laws.clear();
    m_verdict = None;
    m_answered = 0;
    Q_EMIT changed();
}

bool ProofPrediction::asksAt(int step) const
{
    const auto index = static_cast<std::size_t>(step - 1);
    return step > 0 && index < m_proof.steps.size() && proof::predictionOf(m_proof.steps[index]).has_value();
}

/// Returns the question that is asked now. The answer to the question for the reason is an index of `m_laws`.
Prediction ProofPrediction::prediction() const
{
    if (m_part > 0)
        return proof::stepAs<proof::NimSum>(stepAsked())->partPrediction(m_part);
    if (m_laws.empty())
        return *proof::predictionOf(stepAsked());
    const auto right = proof::lawsOf(m_proof, static_cast<std::size_t>(m_step - 1));
    const auto isRight = [right](Law law) { return std::ranges::find(right, law) != right.end(); };
    return Prediction::number(static_cast<Count>(std::ranges::find_if(m_laws, isRight) - m_laws.begin()));
}

QString ProofPrediction::question() const
{
    if (!asksAt(m_step))
        return {};
    if (m_part > 0)
        return wording::nimPartQuestion(m_part);
    const auto text = wording::stepText(m_proof, static_cast<std::size_t>(m_step - 1));
    if (m_laws.empty())
        return wording::withoutSpacesAroundDots(text.question);
    //: Questions about the line %1 of a proof, such as "Choose heap 1: x1 = 42 has a 1 in the 32s column"
    const QString asked = proof::stepAs<proof::ChooseHeap>(stepAsked()) ? tr("%1. Why must at least one heap have a 1 there?") : tr("%1. Why does this line hold?");
    return wording::withoutSpacesAroundDots(asked.arg(text.statement));
}

QStringList ProofPrediction::reasons() const
{
    QStringList names;
    for (const Law law : m_laws)
        names.push_back(wording::lawText(law).name);
    return names;
}

ProofPrediction::Form ProofPrediction::form() const
{
    if (!asksAt(m_step))
        return Number;
    if (!m_laws.empty())
        return Reason;
    switch (prediction().form) {
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
        if (const QString told = diagnosis(); !told.isEmpty())
            return told;
        return form() == Outcome || form() == YesNo || form() == Winner
            ? tr("No. Look at the figure again, or show the step.")
            //: The verdict on an answer: %1 is the number that the person answered
            : tr("No, it is not %1. Try again, or show the step.").arg(m_answer.toHtmlEscaped());
    case Unreadable: return tr("Enter a whole number.");
    case None: break;
    }
    return {};
}

/// Says what the wrong answer would be right for; empty if this is not known.
QString ProofPrediction::diagnosis() const
{
    const auto number = numberOf(m_answer, Prediction::Form::Number);
    if (!m_laws.empty())
        return wording::otherLawText(m_laws[static_cast<std::size_t>(number.value_or(0))]);
    const auto exercise = m_part == 0 && asksAt(m_step) ? exerciseAbout(m_proof, stepAsked()) : std::nullopt;
    if (!exercise || !number)
        return {};
    const auto result = practice::check(*exercise, form() == Heap ? *number - 1 : *number);
    return practice::isRight(result) ? QString() : wording::resultText(result);
}

void ProofPrediction::show(const proof::Proof& proof, int seen)
{
    m_proof = proof;
    m_seen = seen;
    m_now = seen;
    m_step = 0;
    m_laws.clear();
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

void ProofPrediction::ask(int step, int part)
{
    if (m_step == step && m_part == part)
        return;
    // The verdict on a right answer stays beside the question about the next part of the step.
    const bool goesOn = m_step == step && m_verdict == Right;
    m_step = step;
    m_part = part;
    m_laws.clear();
    if (step != 0 && !goesOn) {
        m_verdict = None;
        m_answered = 0;
    }
    Q_EMIT changed();
}

bool ProofPrediction::askReason()
{
    const auto right = proof::lawsOf(m_proof, static_cast<std::size_t>(m_step - 1));
    // The last law of a step says most about it.
    const auto telling = std::find_if(right.rbegin(), right.rend(), isWorthAskingFor);
    if (!m_laws.empty() || telling == right.rend())
        return false;
    m_laws = {*telling};
    const auto offer = [&](Law law) {
        const auto isIn = [law](const auto& laws) { return std::ranges::find(laws, law) != laws.end(); };
        if (m_laws.size() < 4 && isWorthAskingFor(law) && !isIn(right) && !isIn(m_laws))
            m_laws.push_back(law);
    };
    for (std::size_t step = 0; step < m_proof.steps.size(); ++step)
        std::ranges::for_each(proof::lawsOf(m_proof, step), offer);
    std::ranges::for_each(std::array{Law::Parity, Law::OwnInverse, Law::LowerColumnsAreLess, Law::Induction}, offer);
    // The order of the laws does not tell which of them is right.
    std::ranges::sort(m_laws);
    if (m_verdict != Right)
        m_verdict = None;
    Q_EMIT changed();
    return true;
}

bool ProofPrediction::judge(const QString& text)
{
    if (!asksAt(m_step))
        return false;
    const Prediction asked = prediction();
    const auto number = numberOf(text, asked.form);
    const bool isReadable = number && (m_laws.empty() || *number < m_laws.size());
    m_answer = text.trimmed();
    m_answered = m_step;
    m_verdict = !isReadable ? Unreadable : std::ranges::find(asked.right, *number) != asked.right.end() ? Right : Wrong;
    Q_EMIT changed();
    return m_verdict == Right;
}

}  // namespace nimstone
