#include "app/viewmodels/learn/learn_block.h"

namespace nimstone {

void LearnBlock::setSession(LearnSession* session)
{
    m_session = session;
    if (session) {
        connect(session, &LearnSession::retold, this, [this] {
            if (block())
                show(true);
        });
    }
    setPart(m_part);
}

void LearnBlock::setPart(int part)
{
    m_part = part;
    m_round = -1;
    setRound(0);
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
    return block() ? static_cast<int>(std::visit(count, *block())) : 0;
}

}  // namespace nimstone
