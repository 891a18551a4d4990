#include "app/wording/move_action.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/wording/moves.h"
#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

struct Places {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Places)
};

/// The games of take and break that are played with things in a row, so that what is taken parts it.
bool isPlayedInRows(const Rules& rules)
{
    constexpr std::array<std::string_view, 4> games{"kayles", "dawson-kayles", "dawsons-chess", "treblecross"};
    return std::ranges::find(games, rules.entry().name) != games.end();
}

/// What is left of the heap, in the order of the board.
std::vector<Count> piecesOf(Count heap, const Move& move)
{
    std::vector<Count> pieces;
    for (const Count piece : {move.pieces.first, move.pieces.second, heap - move.taken - move.pieces.first - move.pieces.second}) {
        if (piece != 0)
            pieces.push_back(piece);
    }
    return pieces;
}

class Acting {
public:
    Acting(const Part& part, const Move& move) : m_part(part), m_move(move) {}

    Action operator()(const FibonacciNim&) const
    {
        const Count left = heap() - m_move.taken;
        return action::TakeWithQuota{m_move.taken, place(), left, FibonacciNim::withQuota(left, 2 * m_move.taken).quota};
    }

    Action operator()(const Wythoff&) const
    {
        if (m_move.also.empty())
            return taking();
        return action::TakeFromBoth{m_move.taken, after()};
    }

    Action operator()(const MooreNim&) const
    {
        if (m_move.also.empty())
            return taking();
        action::TakeFromSeveral several{takesOf(m_move), after()};
        std::ranges::sort(several.takes);
        return several;
    }

    Action operator()(const TakeAndBreakGame&) const
    {
        return isPlayedInRows(m_part.rules)
            ? Action(action::TakeFromRow{m_move.taken, place(), piecesOf(heap(), m_move)})
            : takingOrSplitting();
    }

    Action operator()(const GrundysGame&) const { return takingOrSplitting(); }
    Action operator()(const LaskersNim&) const { return takingOrSplitting(); }

    Action operator()(const StaircaseNim&) const
    {
        const Count left = heap() - m_move.taken;
        if (m_move.heap == 0)
            return action::StepToGround{m_move.taken, place(), left};
        return action::StepDown{m_move.taken, place(), placeName(m_part.rules, m_move.heap - 1), left,
                                m_part.position.heaps[m_move.heap - 1] + m_move.taken};
    }

    Action operator()(const Euclid&) const
    {
        const Count number = m_part.position.heaps[1 - m_move.heap];
        return action::Subtract{m_move.taken / number, number, heap()};
    }

    Action operator()(const Cutcake&) const
    {
        const auto& sides = m_part.position.heaps;
        const Count first = sides[2 * m_move.heap];
        const Count second = sides[2 * m_move.heap + 1];
        const Count after = m_move.pieces.first;
        const auto block = [](Count a, Count b) { return QStringLiteral("%1 × %2").arg(a).arg(b); };
        if (m_move.cutter == Cutter::Left)
            return action::Cut{place(), after, block(after, second), block(first - after, second)};
        return action::Cut{place(), after, block(first, after), block(first, second - after)};
    }

    Action operator()(const Nim&) const { return taking(); }
    Action operator()(const MisereNim&) const { return taking(); }
    Action operator()(const BashGame&) const { return taking(); }
    Action operator()(const SubtractionGame&) const { return taking(); }

private:
    QString place() const { return placeName(m_part.rules, m_move.heap); }
    Count heap() const { return m_part.position.heaps[m_move.heap]; }
    std::vector<Count> after() const { return m_part.rules.play(m_part.position, m_move)->heaps; }
    Action taking() const { return action::TakeFrom{m_move.taken, place(), heap() - m_move.taken}; }

    Action takingOrSplitting() const
    {
        if (m_move.pieces == Pieces{})
            return taking();
        if (m_move.taken == 0)
            return action::Split{place(), piecesOf(heap(), m_move)};
        return action::TakeAndSplit{m_move.taken, place(), piecesOf(heap(), m_move)};
    }

    const Part& m_part;
    const Move& m_move;
};

}  // namespace

QString placeName(const Rules& rules, std::size_t heap)
{
    const QString number = QString::number(heap + 1);
    if (std::holds_alternative<StaircaseNim>(rules.game())) {
        //: A step of a staircase by its number, counted from the ground
        return Places::tr("step %1").arg(number);
    }
    if (std::holds_alternative<Cutcake>(rules.game())) {
        //: A block of cake by its number
        return Places::tr("block %1").arg(number);
    }
    return heapName(heap);
}

Action actionOf(const Part& part, const Move& move)
{
    return std::visit(Acting(part, move), part.rules.game());
}

}  // namespace nimstone::wording
