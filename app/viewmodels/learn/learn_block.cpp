#include "app/viewmodels/learn/learn_block.h"

namespace nimstone {

void LearnBlock::setSession(LearnSession* session)
{
    m_session = session;
    // The texts of the block come from the lesson, which the session reads again in the other language.
    if (session)
        connect(session, &LearnSession::cardChanged, this, &LearnBlock::follow, Qt::UniqueConnection);
    follow();
}

void LearnBlock::setPart(int part)
{
    m_part = part;
    m_place.clear();
    follow();
}

void LearnBlock::setRound(int round)
{
    if (m_round == round || round < 0 || round >= roundCount())
        return;
    m_round = round;
    show(false);
    Q_EMIT roundChanged();
}

int LearnBlock::roundCount() const
{
    const auto count = [](const auto& one) -> std::size_t {
        if constexpr (requires { one.rounds; })
            return one.rounds.size();
        else
            return 1;
    };
    return block() ? static_cast<int>(std::visit(count, *block())) : 1;
}

void LearnBlock::follow()
{
    if (!block())
        return;
    const QString place = QStringLiteral("%1 %2 %3").arg(m_session->lesson(), QString::number(m_session->card()), QString::number(m_part));
    const bool again = place == m_place;
    // The page makes new blocks for another card. This block does not change, because its items still show the old card.
    if (!again && !m_place.isEmpty())
        return;
    m_place = place;
    if (!again)
        m_round = 0;
    show(again);
    if (!again)
        Q_EMIT roundChanged();
}

}  // namespace nimstone
