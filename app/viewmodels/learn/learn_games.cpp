#include "app/viewmodels/learn/learn_games.h"

namespace nimstone {

LearnGames::LearnGames(QObject* parent) : LearnBlock(parent)
{
    // The verdicts would tell the learner what the lesson asks.
    m_game.setShowOutcomes(QStringLiteral("after-game"));
}

void LearnGames::show(bool again)
{
    if (again)
        return;
    const auto index = static_cast<std::size_t>(round());
    if (const auto* const cases = block<learn::CaseBlock>()) {
        const auto& [position, idea, move] = cases->rounds[index];
        m_shown = {.position = position, .first = learn::PlayBlock::First::Computer, .opponent = play::misguided(idea), .move = move};
    } else if (const auto* const games = block<learn::PlayBlock>()) {
        m_shown = games->rounds[index];
    }
    this->again();
}

void LearnGames::again()
{
    const auto first = m_shown.first == learn::PlayBlock::First::Computer ? play::Side::Opponent : play::Side::Person;
    m_game.setSeed(m_game.seed() + 1);
    m_game.start(m_shown.position, first, play::against(m_shown.opponent), Cutter::Left, m_shown.move);
}

}  // namespace nimstone
