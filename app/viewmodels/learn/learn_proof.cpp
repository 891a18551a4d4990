#include "app/viewmodels/learn/learn_proof.h"

#include <algorithm>

#include "app/viewmodels/prove/proof_place.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/notation.h"
#include "app/wording/play/positions.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"

namespace nimstone {

void LearnProof::show(bool again)
{
    const learn::ProofBlock* const figures = block<learn::FigureBlock>();
    const auto* const proofs = figures ? figures : block<learn::ProofBlock>();
    const auto* const argument = block<learn::ArgumentBlock>();
    m_argument = argument ? std::optional(*argument) : std::nullopt;
    if (again) {
        // The sentences are in another order in the other language.
        if (asks() == Asks::Sentence)
            m_chosen.reset();
        return tell();
    }

    if (proofs) {
        m_current = proofs->rounds[static_cast<std::size_t>(round())];
        m_prove.openPlace(printProofPlace({.theorem = m_current.theorem, .subject = m_current.subject, .move = m_current.move}));
    } else {
        m_current.last = static_cast<int>(argument->sentences.size());
        m_current.missing = argument->missing;
    }
    // The learner presses nothing in this figure, so its text may become small.
    m_prove.figure()->setLeastTextScale(0.7);
    m_shown.figureOnly = figures != nullptr;
    m_shown.inWords = argument != nullptr;
    m_shown.first = m_current.first;
    m_shown.last = m_current.last > 0 ? m_current.last : m_prove.stepCount();
    m_questions.clear();
    for (int number = m_shown.first; number <= m_shown.last && !figures; ++number)
        addQuestions(number);
    // A proof without questions begins with one line.
    showUpToNextQuestion(figures ? m_shown.last : m_shown.first);
    m_shown.step = figures ? m_shown.first - 1 : lastSeen();
    tell();
}

/// Adds the questions about a line.
void LearnProof::addQuestions(int number)
{
    const auto add = [&](bool isAsked, Asks asks) {
        if (isAsked)
            m_questions.emplace_back(number, asks);
    };
    const bool missing = number > m_shown.last - m_current.missing;
    add(missing && m_argument, Asks::Sentence);
    add(missing && !m_argument && proof::predictionOf(m_prove.shown().steps[static_cast<std::size_t>(number - 1)]), Asks::Number);
    add(m_current.idea && m_current.idea->first == number, Asks::Lemma);
    add(missing || m_argument || std::ranges::find(m_current.asked, number) != m_current.asked.end(), Asks::Principle);
}

/// The last line that is shown, perhaps without its reason.
int LearnProof::lastSeen() const
{
    return m_shown.reached + (asks() == Asks::Lemma || asks() == Asks::Principle ? 1 : 0);
}

/// Shows all lines before the next question; after the last question, the lines up to `end`.
void LearnProof::showUpToNextQuestion(int end)
{
    m_chosen.reset();
    m_shown.reached = m_questions.empty() ? end : m_questions.front().first - 1;
}

void LearnProof::goTo(int step)
{
    if (m_questions.empty())
        m_shown.reached = std::clamp(step, m_shown.reached, m_shown.last);
    m_shown.step = std::clamp(step, m_shown.first - 1, lastSeen());
    tell();
}

void LearnProof::answer(const QString& text)
{
    if (asks() == Asks::Number && m_prove.prediction()->judge(text))
        reveal();
}

void LearnProof::choose(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_question.choices.size())
        return;
    m_chosen = static_cast<std::size_t>(index);
    if (m_question.choices[*m_chosen].isRight)
        reveal();
    else
        tell();
}

void LearnProof::reveal()
{
    if (m_questions.empty())
        return;
    m_questions.erase(m_questions.begin());
    showUpToNextQuestion(m_shown.last);
    m_shown.step = lastSeen();
    tell();
}

/// Makes the content of `m_shown` again, in the current language.
void LearnProof::tell()
{
    //: The heading of a proof: %1 is the title of a theorem, %2 a position
    const QString title = tr("%1 · %2");
    m_shown.title = m_argument ? QString()
        : title.arg(wording::theoremTitle(m_current.theorem), wording::positionPhrase(m_current.subject));
    m_shown.position = m_argument && m_argument->position ? wording::notation(*m_argument->position) : QString();
    m_shown.furthest = m_questions.empty() ? m_shown.last : lastSeen();
    // All sentences of an argument are shown, except the missing ones.
    const int seen = m_argument ? std::max(lastSeen(), m_shown.last - m_current.missing) : lastSeen();
    m_shown.lines.clear();
    for (int number = m_shown.first; number <= m_shown.last; ++number) {
        const auto [statement, reason, laws] = line(number);
        m_shown.lines << QVariantMap{{QStringLiteral("statement"), number <= seen ? statement : QString()},
                                     {QStringLiteral("reason"), number <= m_shown.reached ? reason : QString()}};
    }
    const Asks asked = asks();
    m_shown.numberAsked = asked == Asks::Number;
    m_prove.prediction()->ask(m_shown.numberAsked ? m_shown.reached + 1 : 0);
    m_question = asked == Asks::Sentence ? askForSentence()
        : asked == Asks::Lemma           ? askForLemma()
        : asked == Asks::Principle       ? askForPrinciple()
                                         : Question();
    m_shown.question = m_question.text;
    m_shown.choices.clear();
    for (const Choice& choice : m_question.choices)
        m_shown.choices << choice.text;
    m_shown.feedback = m_chosen ? m_question.choices.at(*m_chosen).feedback : QString();
    Q_EMIT shownChanged();
}

LearnProof::Line LearnProof::line(int number) const
{
    const auto index = static_cast<std::size_t>(number - 1);
    if (m_argument) {
        const auto& [principle, text] = m_argument->sentences[index];
        return {wording::lessonText(text), wording::lawText(principle).name, {principle}};
    }
    const auto text = wording::stepText(m_prove.shown(), index);
    const auto laws = proof::lawsOf(m_prove.shown(), index);
    return {text.statement, wording::withoutSpacesAroundDots(text.reason), {laws.begin(), laws.end()}};
}

/// Offers all sentences of an argument, in alphabetical order, so that their order does not give the answer away.
LearnProof::Question LearnProof::askForSentence() const
{
    std::vector<Choice> sentences;
    for (int number = 1; number <= m_shown.last; ++number) {
        const QString feedback = number <= m_shown.reached
            ? tr("This sentence is already in the proof: it is number %1.").arg(number)
            : tr("This sentence follows later. It relies on one that is still missing.");
        sentences.push_back({line(number).statement, number == m_shown.reached + 1, feedback});
    }
    std::ranges::sort(sentences, {}, &Choice::text);
    return {tr("Which sentence comes next?"), sentences};
}

LearnProof::Question LearnProof::askForLemma() const
{
    using Idea = learn::ProofRound::Idea;
    const Idea right = m_current.idea->second;
    return {tr("Which idea does this line use?"), {
        {tr("Lemma 1"), right == Idea::Lemma1,
         tr("Lemma 1 starts from s = 0 and applies to every move: each makes t ≠ 0. This line says something else.")},
        {tr("Lemma 2"), right == Idea::Lemma2,
         tr("Lemma 2 starts from s ≠ 0 and promises one move: it makes t = 0. This line says something else.")},
        //: A way to argue: a move made a value larger, and the reply makes it as it was
        {tr("A reply that takes a move back"), right == Idea::TakeBack,
         tr("A reply takes a move back if the move made a value larger. Nothing became larger in this line.")},
        {tr("None of these"), right == Idea::Neither,
         tr("One of them does fit. Look at where the line starts, and whether it applies to every move or to one.")},
    }};
}

/// Offers the principles of the lesson. If none of them is right, the first right principle is added.
LearnProof::Question LearnProof::askForPrinciple() const
{
    const auto right = line(m_shown.reached + 1).laws;
    std::vector<proof::Law> offered = session()->current()->principles;
    if (!right.empty() && std::ranges::find_first_of(offered, right) == offered.end())
        offered.push_back(right.front());
    std::vector<Choice> principles;
    for (const proof::Law law : offered)
        principles.push_back({wording::lawText(law).name, std::ranges::find(right, law) != right.end(), wording::otherLawText(law)});
    return {tr("What does this line rest on?"), principles};
}

}  // namespace nimstone
