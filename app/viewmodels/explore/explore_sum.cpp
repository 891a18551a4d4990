#include "app/viewmodels/explore/explore_sum.h"

#include <algorithm>
#include <bit>

#include "app/figures/explore/sum_picture.h"
#include "app/wording/analysis.h"
#include "app/wording/errors.h"
#include "app/wording/names.h"
#include "app/wording/play/moves.h"
#include "core/nimber.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

constexpr std::size_t mostMoves = 12;

QString textOf(const Component& component)
{
    return QString::fromStdString(print(component));
}

bool playsHeapByHeap(const Rules& rules)
{
    return rules.sequence().has_value();
}

}  // namespace

ExploreSum::ExploreSum(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreSum::word);
}

std::vector<ExploreSum::Part> ExploreSum::partsOf(const GameSum& sum)
{
    std::vector<Part> parts;
    for (const Component& component : sum.components()) {
        if (!playsHeapByHeap(component.rules)) {
            parts.push_back({component});
            continue;
        }
        for (const Count heap : component.position.heaps)
            parts.push_back({{component.rules, {{heap}}}});
    }
    for (Part& part : parts) {
        if (const auto value = GameSum(part.component).worthOf(0); value && !part.component.rules.obstacle())
            part.value = *value;
    }
    return parts;
}

std::vector<ExploreSum::Part> ExploreSum::within(std::vector<Part> parts)
{
    std::erase_if(parts, [](const Part& part) { return !part.within; });
    return parts;
}

std::optional<GameSum> ExploreSum::sumOf(const std::vector<Part>& parts)
{
    std::vector<Component> components;
    for (const Part& part : within(parts)) {
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

bool ExploreSum::take(std::vector<Part> parts)
{
    auto sum = sumOf(parts);
    if (!sum)
        return false;
    m_parts = std::move(parts);
    session()->choose(*std::move(sum));
    // The sum is the same as before where a part went that was set aside.
    look();
    return true;
}

void ExploreSum::look()
{
    const GameSum& sum = session()->sum();
    if (sumOf(m_parts) != std::optional(sum))
        m_parts = partsOf(sum);
    m_shown.addProblem.clear();
    m_move = -1;
    m_winning = sum.isPartisan() ? WinningMovesInSum() : sum.winningMoves(mostMoves);
    showTable();
    word();
}

void ExploreSum::word()
{
    if (!session())
        return;
    const GameSum& sum = session()->sum();
    m_shown = {.total = total(), .problem = problem(), .addProblem = m_shown.addProblem, .moreMoves = moreMoves()};
    m_shown.hasTable = m_shown.problem.isEmpty() && !sum.isPartisan();
    for (const Part& part : m_parts) {
        m_shown.parts << QVariantMap{{QStringLiteral("text"), textOf(part.component)},
                                     {QStringLiteral("value"), valueText(part)},
                                     {QStringLiteral("heap"), part.value ? static_cast<int>(std::min<Count>(*part.value, 1'000'000)) : -1},
                                     {QStringLiteral("within"), part.within}};
    }
    for (const MoveInSum& move : m_winning.listed) {
        m_shown.moves << QVariantMap{{QStringLiteral("text"), wording::moveText(sum, move)},
                                     {QStringLiteral("after"), QString::fromStdString(print(*sum.play(move)))}};
    }
    Q_EMIT changed();
    Q_EMIT moveChanged();
}

QString ExploreSum::valueText(const Part& part)
{
    if (part.value)
        return QString::number(*part.value);
    const auto* cake = part.component.rules.as<Cutcake>();
    return cake ? wording::signedNumber(cake->value(part.component.position)) : tr("no Nim heap");
}

std::vector<Count> ExploreSum::heaps() const
{
    std::vector<Count> heaps;
    for (const Part& part : within(m_parts))
        heaps.push_back(part.value.value_or(0));
    return heaps;
}

void ExploreSum::showTable()
{
    const std::vector<Count> heaps = this->heaps();
    std::optional<Move> preview;
    if (m_move >= 0) {
        const std::size_t row = rowOfMove();
        const Count after = heaps[row] ^ nimSum(heaps);
        if (after < heaps[row])
            preview = Move{row, heaps[row] - after};
    }
    m_table.show({heaps}, preview, 3);
}

QString ExploreSum::problem() const
{
    const auto obstacle = session()->sum().components().front().rules.obstacle();
    if (obstacle == SumObstacle::MiserePlay)
        return tr("In misère play a position is worth no Nim heap, and the outcome of a sum does not follow from its components.");
    if (obstacle == SumObstacle::Memory)
        return tr("In Fibonacci Nim a move depends on the one before it, so a position is worth no Nim heap.");
    const bool known = obstacle || std::ranges::all_of(within(m_parts), [](const Part& part) { return part.value.has_value(); });
    return known ? QString() : tr("The Grundy value of a component is not known: the component is too large.");
}

QString ExploreSum::total() const
{
    if (!problem().isEmpty())
        return {};
    const GameSum& sum = session()->sum();
    const QString outcome = wording::outcomeText(sum.outcome());
    if (sum.isPartisan()) {
        //: The values of the parts of a sum, added: %1 is a number, %2 who wins
        return tr("Value %1. %2").arg(wording::signedNumber(Cutcake().value(sum.joined().position)), outcome);
    }
    //: %1 is a number, %2 who wins
    return tr("Nim-sum %1. %2").arg(QString::number(nimSum(heaps())), outcome);
}

QString ExploreSum::moreMoves() const
{
    if (session()->sum().isPartisan() || !problem().isEmpty())
        return {};
    if (m_winning.stopped)
        return tr("Not all winning moves can be listed.");
    if (m_winning.count == 0)
        return tr("The nim-sum is 0, and every move changes it. No move wins.");
    const std::size_t more = m_winning.count - m_winning.listed.size();
    return more > 0 ? tr("and %n more", nullptr, static_cast<int>(std::min<std::size_t>(more, 1'000'000'000))) : QString();
}

void ExploreSum::setMove(int move)
{
    const int there = move >= 0 && move < m_shown.moves.size() ? move : -1;
    if (there == m_move)
        return;
    m_move = there;
    showTable();
    Q_EMIT moveChanged();
}

std::size_t ExploreSum::rowOfMove() const
{
    const MoveInSum& move = m_winning.listed[static_cast<std::size_t>(m_move)];
    const auto& components = session()->sum().components();
    std::size_t row = playsHeapByHeap(components[move.component].rules) ? move.move.heap : 0;
    for (std::size_t before = 0; before < move.component; ++before)
        row += playsHeapByHeap(components[before].rules) ? components[before].position.heaps.size() : 1;
    return row;
}

QStringList ExploreSum::steps() const
{
    if (m_move < 0 || !problem().isEmpty())
        return {};
    const Count sum = nimSum(heaps());
    const QString name = textOf(within(m_parts)[rowOfMove()].component);
    const Count before = heaps()[rowOfMove()];
    // What a winning move leaves makes the nim-sum 0.
    const Count after = before ^ sum;
    QStringList steps;
    //: %1 is a number, %2 a column such as "the 4s column"
    steps << tr("The nim-sum is %1: its highest 1 is in %2.").arg(QString::number(sum), wording::columnName(std::bit_floor(sum)));
    //: %1 is a position such as kayles:7; %2 its value, %3 the nim-sum, %4 what the value has to become
    steps << tr("%1 counts as a Nim heap of %2. It has to become %2 ⊕ %3 = %4.")
                 .arg(name, QString::number(before), QString::number(sum), QString::number(after));
    const QString phrase = wording::moveText(session()->sum(), m_winning.listed[static_cast<std::size_t>(m_move)]);
    steps << (after < before
                  //: %1 is a move as something to do, %2 a number
                  ? tr("%1: that makes it worth %2.").arg(phrase, QString::number(after))
                  //: %1 is a move as something to do, %2 and %3 are numbers
                  : tr("%1: that makes it worth %2, which is more. The opponent can bring it back to %3.")
                        .arg(phrase, QString::number(after), QString::number(before)));
    return steps;
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
    const auto sum = parseSum(text.toStdString());
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

std::function<QByteArray()> ExploreSum::content(const QString& kind) const
{
    std::vector<figures::SumRow> rows;
    for (const Part& part : within(m_parts))
        rows.push_back({textOf(part.component), part.value, valueText(part)});
    return [kind, rows, total = m_shown.total] { return figures::sumFile(kind, rows, total); };
}

}  // namespace nimstone
