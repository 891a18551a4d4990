#include "app/viewmodels/explore/explore_sum.h"

#include <algorithm>
#include <bit>

#include "app/figures/explore/sum_picture.h"
#include "app/wording/analysis.h"
#include "app/wording/errors.h"
#include "app/wording/names.h"
#include "app/wording/notation.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/positions.h"
#include "app/wording/rich_text.h"
#include "core/nimber.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

constexpr std::size_t mostMoves = 12;

bool playsHeapByHeap(const Rules& rules)
{
    return rules->sequence() != nullptr;
}

/// Returns the parts of a position. A part is a component of the sum, or a single heap if the heaps of a component are
/// independent.
std::vector<PartOfSum> partsOf(const GameSum& sum)
{
    std::vector<PartOfSum> parts;
    const auto add = [&parts](Component part) { parts.push_back({part, GameSum(part).grundyOfPart(0)}); };
    for (const Component& component : sum.components()) {
        if (!playsHeapByHeap(component.rules))
            add(component);
        else
            std::ranges::for_each(component.position.heaps, [&](Count heap) { add({component.rules, {{heap}}}); });
    }
    return parts;
}

std::vector<PartOfSum> partsWithin(std::vector<PartOfSum> parts)
{
    std::erase_if(parts, [](const PartOfSum& part) { return !part.within; });
    return parts;
}

/// Returns the sum of the included parts; nothing if these parts make no sum.
std::optional<GameSum> sumOf(const std::vector<PartOfSum>& parts)
{
    std::vector<Component> components;
    for (const PartOfSum& part : partsWithin(parts)) {
        const auto& [rules, position] = part.component;
        if (!components.empty() && components.back().rules == rules && playsHeapByHeap(rules))
            components.back().position.heaps.push_back(position.heaps.front());
        else
            components.push_back(part.component);
    }
    if (components.empty() || components.size() > maxComponents)
        return std::nullopt;
    auto sum = GameSum::make(std::move(components));
    return sum ? std::optional(*std::move(sum)) : std::nullopt;
}

/// Returns the index of the part in which the move is made.
std::size_t rowOf(const MoveInSum& move, const GameSum& sum)
{
    const auto& components = sum.components();
    std::size_t row = playsHeapByHeap(components[move.component].rules) ? move.move.heap : 0;
    for (std::size_t before = 0; before < move.component; ++before)
        row += playsHeapByHeap(components[before].rules) ? components[before].position.heaps.size() : 1;
    return row;
}

QString valueText(const PartOfSum& part)
{
    if (part.value)
        return QString::number(*part.value);
    if (part.value.error() == Unknown::NotComputed)
        //: Shown in place of the Grundy value of a component: computing the value takes too long
        return ExploreSum::tr("not computed");
    const auto* cake = part.component.rules.as<Cutcake>();
    return cake ? wording::signedNumber(cake->value(part.component.position)) : ExploreSum::tr("no Nim heap");
}

QString problemOf(const std::vector<PartOfSum>& parts)
{
    const auto obstacle = parts.front().component.rules.obstacle();
    if (obstacle == SumObstacle::MiserePlay)
        return ExploreSum::tr("In misère play a position is worth no Nim heap, and the outcome of a sum does not follow from its components.");
    const bool known = obstacle || std::ranges::all_of(parts, [](const PartOfSum& part) { return part.value.has_value(); });
    return known ? QString() : ExploreSum::tr("The Grundy value of a component is not known: the component is too large.");
}

QString totalOf(const GameSum& sum, Count nimSum)
{
    const QString outcome = wording::outcomeText(sum.outcome());
    if (sum.isPartisan()) {
        //: The values of the parts of a sum, added: %1 is a number, %2 the outcome
        return ExploreSum::tr("Value %1. %2").arg(wording::signedNumber(Cutcake().value(sum.joined().position)), outcome);
    }
    //: %1 is a number, %2 the outcome
    return ExploreSum::tr("Nim-sum %1. %2").arg(QString::number(nimSum), outcome);
}

/// Returns a text about the winning moves that are not listed. The sum has to be impartial.
QString moreMoves(const WinningMovesInSum& winning)
{
    if (winning.stopped)
        return ExploreSum::tr("Not all winning moves can be listed.");
    if (winning.count == 0)
        return ExploreSum::tr("The nim-sum is 0, and every move changes it. No move wins.");
    const std::size_t more = winning.count - winning.listed.size();
    return more > 0 ? ExploreSum::tr("and %n more", nullptr, static_cast<int>(std::min<std::size_t>(more, 1'000'000'000))) : QString();
}

/// Returns the steps that find a winning move: the move has to change the part's Nim heap from `before` to `after`.
QStringList stepsTo(const QString& move, const QString& part, Count before, Count after)
{
    const Count sum = before ^ after;
    return {//: %1 is a number, %2 a column such as "the 4s column"
            ExploreSum::tr("The nim-sum is %1: its highest 1 is in %2.").arg(QString::number(sum), wording::columnName(std::bit_floor(sum))),
            //: %1 is a position such as "Kayles (7)"; %2 its value, %3 the nim-sum, %4 the value after the winning move
            ExploreSum::tr("%1 counts as a Nim heap of %2. It has to become %2 ⊕ %3 = %4.")
                .arg(part, QString::number(before), QString::number(sum), QString::number(after)),
            after < before
                //: %1 is a move in the imperative, %2 a number
                ? ExploreSum::tr("%1: that makes it worth %2.").arg(move, QString::number(after))
                //: %1 is a move in the imperative, %2 and %3 are numbers
                : ExploreSum::tr("%1: that makes it worth %2, which is more. The opponent can bring it back to %3.")
                      .arg(move, QString::number(after), QString::number(before))};
}

}  // namespace

bool ExploreSum::take(std::vector<PartOfSum> parts)
{
    auto sum = sumOf(parts);
    if (!sum)
        return false;
    m_parts = std::move(parts);
    session()->choose(*std::move(sum));
    // If the removed part was excluded, the sum of the session stays the same, and the session emits no signal.
    look();
    return true;
}

void ExploreSum::look()
{
    const GameSum& sum = session()->sum();
    if (sumOf(m_parts) != std::optional(sum))
        m_parts = partsOf(sum);
    m_winning = sum.isPartisan() ? WinningMovesInSum() : sum.winningMoves(mostMoves);
    m_shown = {};
    word();
}

void ExploreSum::word()
{
    const GameSum& sum = session()->sum();
    const auto within = partsWithin(m_parts);
    m_shown = {.problem = problemOf(within), .addProblem = m_shown.addProblem, .move = m_shown.move};
    for (const PartOfSum& part : m_parts) {
        m_shown.parts << QVariantMap{{QStringLiteral("text"), wording::positionName(part.component)},
                                     {QStringLiteral("value"), valueText(part)},
                                     {QStringLiteral("heap"), part.value ? static_cast<int>(std::min<Count>(*part.value, 1'000'000)) : -1},
                                     {QStringLiteral("within"), part.within}};
    }
    for (const MoveInSum& move : m_winning.listed) {
        m_shown.moves << QVariantMap{{QStringLiteral("text"), wording::moveText(sum, move)},
                                     {QStringLiteral("after"), wording::notation(*sum.play(move))}};
    }
    std::vector<Count> heaps;
    for (const PartOfSum& part : within)
        heaps.push_back(part.value.value_or(0));
    std::optional<Move> preview;
    if (m_shown.problem.isEmpty()) {
        m_shown.hasTable = !sum.isPartisan();
        m_shown.total = totalOf(sum, nimSum(heaps));
        m_shown.moreMoves = sum.isPartisan() ? QString() : moreMoves(m_winning);
    }
    if (m_shown.problem.isEmpty() && m_shown.move >= 0) {
        const MoveInSum& move = m_winning.listed[static_cast<std::size_t>(m_shown.move)];
        const std::size_t row = rowOf(move, sum);
        // A winning move makes the nim-sum 0, so this is the new size of the heap.
        const Count after = heaps[row] ^ nimSum(heaps);
        m_shown.steps = stepsTo(wording::moveText(sum, move), wording::positionName(within[row].component), heaps[row], after);
        if (after < heaps[row])
            preview = Move{row, heaps[row] - after};
    }
    m_table.show({heaps}, preview, 3);
    Q_EMIT changed();
}

bool ExploreSum::toggle(int part)
{
    auto parts = m_parts;
    bool& within = parts[static_cast<std::size_t>(part)].within;
    within = !within;
    return take(std::move(parts));
}

void ExploreSum::remove(int part)
{
    auto parts = m_parts;
    parts.erase(parts.begin() + part);
    take(std::move(parts));
}

bool ExploreSum::add(const QString& text)
{
    const auto sum = parseTyped(text.toStdString(), session()->sum());
    auto parts = m_parts;
    if (sum)
        std::ranges::copy(partsOf(*sum), std::back_inserter(parts));
    if (sum && take(std::move(parts)))
        return true;
    m_shown.addProblem = sum
        ? tr("%1 cannot be added to this sum: only impartial games in normal play add up, or Cutcake with Cutcake.").arg(text)
        : wording::atColumn(sum.error());
    word();
    return false;
}

void ExploreSum::chooseMove(int move)
{
    m_shown.move = move >= 0 && move < m_shown.moves.size() ? move : -1;
    word();
}

std::function<QByteArray()> ExploreSum::content(const QString& kind) const
{
    std::vector<figures::SumRow> rows;
    // The table has the notation, because programs read it; the picture has names for people.
    const bool isTable = kind == QLatin1String("csv");
    for (const PartOfSum& part : partsWithin(m_parts))
        rows.push_back({isTable ? wording::notation(part.component) : wording::positionName(part.component), part.value, valueText(part)});
    QStringList sentences;
    for (const figures::SumRow& row : rows) {
        //: A description of the picture of a sum: %1 is a position such as "Kayles (7)", %2 a number
        const QString impartial = tr("%1 counts as a Nim heap of %2.");
        //: A description of the picture of a sum: %1 is a position such as "Cutcake (4 × 7)", %2 its value
        const QString partisan = tr("%1 has the value %2.");
        if (row.heap || session()->sum().isPartisan())
            sentences << (row.heap ? impartial : partisan).arg(row.text, row.value);
    }
    sentences << (m_shown.problem.isEmpty() ? m_shown.total : m_shown.problem);
    return [kind, rows, total = m_shown.total, description = wording::joinSentences(sentences)] { return figures::sumFile(kind, rows, total, description); };
}

}  // namespace nimstone
