// The part of PlaySession that teaches: the game waits after a mistake before the computer replies, the program can
// finish a game in which the person keeps the win, and a won game leads to the next position.
#include "app/viewmodels/play/play_presets.h"
#include "app/viewmodels/play/play_session.h"
#include "core/play/moves/work_bound.h"
#include "core/play/opponents/choose_move.h"
#include "core/play/record/verdict.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using play::Side;

bool PlaySession::isHeld() const
{
    return m_mistakesWait && seats() == AgainstComputer && turn() == Computers && !m_shown.waiting && record().cursor() > 0
        && m_showOutcomes != QLatin1String("after-game")
        && m_moves.verdict(m_moves.currentRow()).kind == play::SumVerdict::Kind::GaveItAway;
}

void PlaySession::setMistakesWait(bool wait)
{
    if (std::exchange(m_mistakesWait, wait) != wait)
        refresh();
}

bool PlaySession::canFinish() const
{
    constexpr int enough = 5;
    constexpr Count longest = 400;
    if (seats() != AgainstComputer || turn() != Yours || record().canRedo() || m_shown.trying || m_review.active() || !winning()
        || m_showOutcomes == QLatin1String("after-game") || !play::isQuickToAnalyze(record().sum()) || record().sum().longestPlay() > longest)
        return false;
    int kept = 0;
    for (std::size_t ply = record().cursor(); ply-- > 0 && kept < enough;) {
        if (record().sideOfMove(ply) != Side::Person)
            continue;
        if (m_moves.verdict(static_cast<int>(ply)).kind != play::SumVerdict::Kind::KeptTheWin)
            return false;
        ++kept;
    }
    return kept == enough;
}

void PlaySession::finish()
{
    if (!m_shown.canFinish)
        return;
    while (!record().isOver()) {
        const bool isPerson = record().sideToMove() == Side::Person;
        const Seed seed = (Seed{m_seed} << 32) + record().cursor();
        const auto move = play::chooseMove(isPerson ? play::perfect() : *m_players.opponent, record().sum(), seed, record().cutterToMove());
        if (!move)
            break;
        m_variations.play(*move);
    }
    afterChange(Event::Moved);
}

/// Returns the start position that follows after a win against the computer: the next preset of the same game.
std::optional<GameSum> PlaySession::next() const
{
    const bool beaten = turn() == Over && seats() == AgainstComputer && m_shown.won;
    const auto preset = beaten ? presetAfter(record().startSum()) : std::nullopt;
    return preset ? std::optional(parseSum(preset->position).value()) : std::nullopt;
}

void PlaySession::playNext()
{
    const auto sum = next();
    if (!sum)
        return;
    const auto outcome = sum->outcome();
    const Cutter person = outcome == OutcomeClass::Right ? Cutter::Right : Cutter::Left;
    const bool starts = !outcome || play::isWonBy(*outcome, sum->isPartisan() ? person : Cutter::None);
    ++m_seed;
    start(*sum, starts ? Side::Person : Side::Opponent, m_players, starts ? person : opponent(person));
}

}  // namespace nimstone
