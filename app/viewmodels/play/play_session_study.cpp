// The part of PlaySession that computes the computer's move and the outcome. Work that takes longer than one frame runs
// in the background, and its result is used only if the position has not changed.
#include "app/viewmodels/play/play_session.h"
#include "core/play/moves/work_bound.h"
#include "core/play/opponents/choose_move.h"

namespace nimstone {

using play::Side;

void PlaySession::answer()
{
    m_answer.stop();
    if (m_opening && record().cursor() == 0) {
        playAnswer(*m_opening);
        return;
    }
    const Seed seed = (Seed{m_seed} << 32) + record().cursor();
    const auto& opponent = *m_players.of(record().sideToMove());
    const GameSum& sum = record().sum();
    const Cutter player = record().cutterToMove();
    if (play::isQuickToAnalyze(sum)) {
        if (const auto move = play::chooseMove(opponent, sum, seed, player))
            playAnswer(*move);
        return;
    }
    m_answerWanted = true;
    refresh();
    if (m_answerWork.busy())
        return;
    m_answerWork.start([=] { return play::chooseMove(opponent, sum, seed, player); },
                       [this, opponent, sum, seed](const std::optional<MoveInSum>& move) {
        if (!m_answerWanted)
            return;
        const bool asked = record().sum() == sum && *m_players.of(record().sideToMove()) == opponent
            && seed == (Seed{m_seed} << 32) + record().cursor();
        if (!asked)
            answer();
        else if (move)
            playAnswer(*move);
    });
}

void PlaySession::playAnswer(const MoveInSum& move)
{
    m_variations.play(move);
    afterChange(Event::Moved);
}

void PlaySession::study()
{
    m_outcome.reset();
    m_outcomePending = !play::isQuickToAnalyze(record().sum());
    if (m_outcomePending)
        workOutOutcome();
    else if (const auto outcome = record().sum().outcome())
        m_outcome = *outcome;
    m_hints.show(turn() == Yours ? std::optional(record().sum()) : std::nullopt, record().cutterToMove());
    m_hints.setCountedTo(countedTo());
    showMoves();
    m_variationList.show(m_variations);
}

void PlaySession::workOutOutcome()
{
    if (m_outcomeWork.busy())
        return;
    const GameSum sum = record().sum();
    m_outcomeWork.start([sum] { return sum.outcome(); }, [this, sum](const Known<OutcomeClass>& outcome) {
        if (!m_outcomePending)
            return;
        if (record().sum() != sum) {
            workOutOutcome();
            return;
        }
        m_outcomePending = false;
        if (outcome)
            m_outcome = *outcome;
        reword();
    });
}

}  // namespace nimstone
