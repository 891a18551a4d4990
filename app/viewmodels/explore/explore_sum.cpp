#include "app/viewmodels/explore/explore_sum.h"

#include <QVariantMap>
#include <algorithm>
#include <bit>

#include "app/figures/explore/sum_picture.h"
#include "app/wording/analysis.h"
#include "app/wording/errors.h"
#include "app/wording/games.h"
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
    connect(this, &LanguageAware::languageChanged, this, &ExploreSum::changed);
    connect(this, &ExploreSum::changed, this, &ExploreSum::moveChanged);
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

std::optional<GameSum> ExploreSum::sumOf(const std::vector<Part>& parts)
{
    std::vector<Component> components;
    for (const Part& part : parts) {
        if (!part.within)
            continue;
        const bool joins = !components.empty() && components.back().rules == part.component.rules && playsHeapByHeap(part.component.rules);
        if (joins)
            components.back().position.heaps.push_back(part.component.position.heaps.front());
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
    m_addProblem.clear();
    m_move = -1;
    session()->choose(*std::move(sum));
    // It may be the same as before, a part set aside that is worth nothing to the notation.
    analyse();
    return true;
}

void ExploreSum::look()
{
    if (sumOf(m_parts) == std::optional(session()->sum()))
        return;
    m_parts = partsOf(session()->sum());
    m_addProblem.clear();
    analyse();
}

void ExploreSum::analyse()
{
    m_move = -1;
    m_winning = session()->sum().isPartisan() ? WinningMovesInSum() : session()->sum().winningMoves(mostMoves);
    showTable();
    Q_EMIT changed();
}

void ExploreSum::showTable()
{
    Position heaps;
    for (const Part& part : m_parts) {
        if (part.within)
            heaps.heaps.push_back(part.value.value_or(0));
    }
    std::optional<Move> preview;
    if (m_move >= 0) {
        const MoveInSum& move = m_winning.listed[static_cast<std::size_t>(m_move)];
        const std::size_t part = partOf(move);
        const auto after = valueAfter(move);
        const auto row = static_cast<std::size_t>(std::count_if(m_parts.begin(), m_parts.begin() + static_cast<std::ptrdiff_t>(part), [](const Part& one) { return one.within; }));
        if (after && *after < heaps.heaps[row])
            preview = Move{row, heaps.heaps[row] - *after};
    }
    m_table.show(heaps, preview, 3);
}

QVariantList ExploreSum::parts() const
{
    QVariantList list;
    int row = 0;
    for (const Part& part : m_parts) {
        QString value = tr("no Nim heap");
        if (part.value)
            value = QString::number(*part.value);
        else if (const auto* cake = part.component.rules.as<Cutcake>())
            value = wording::signedNumber(cake->value(part.component.position));
        list << QVariantMap{{QStringLiteral("text"), textOf(part.component)},
                            {QStringLiteral("game"), wording::capitalised(wording::gameName(part.component.rules.entry()))},
                            {QStringLiteral("value"), value},
                            {QStringLiteral("heap"), part.value ? static_cast<int>(std::min<Count>(*part.value, 1'000'000)) : -1},
                            {QStringLiteral("within"), part.within},
                            {QStringLiteral("row"), part.within ? row : -1}};
        row += part.within ? 1 : 0;
    }
    return list;
}

QString ExploreSum::problem() const
{
    if (!session())
        return {};
    const GameSum& sum = session()->sum();
    const auto obstacle = sum.components().front().rules.obstacle();
    if (obstacle == SumObstacle::MiserePlay)
        return tr("In misère play a position is worth no Nim heap, and the outcome of a sum does not follow from its components.");
    if (obstacle == SumObstacle::Memory)
        return tr("In Fibonacci Nim a move depends on the one before it, so a position is worth no Nim heap.");
    const bool known = obstacle || std::ranges::all_of(m_parts, [](const Part& part) { return !part.within || part.value; });
    return known ? QString() : tr("The Grundy value of a component is not known: the component is too large.");
}

QString ExploreSum::total() const
{
    if (!session() || !problem().isEmpty())
        return {};
    const GameSum& sum = session()->sum();
    const QString outcome = wording::outcomeText(sum.outcome());
    if (sum.isPartisan()) {
        const auto value = Cutcake().value(sum.joined().position);
        //: The values of the parts of a sum, added: %1 is a number, %2 who wins
        return tr("Value %1. %2").arg(wording::signedNumber(value), outcome);
    }
    Count nimSum = 0;
    for (const Part& part : m_parts)
        nimSum ^= part.within ? part.value.value_or(0) : 0;
    //: %1 is a number, %2 who wins
    return tr("Nim-sum %1. %2").arg(QString::number(nimSum), outcome);
}

QStringList ExploreSum::moves() const
{
    QStringList texts;
    for (const MoveInSum& move : m_winning.listed)
        texts << wording::moveText(session()->sum(), move);
    return texts;
}

QString ExploreSum::moreMoves() const
{
    if (!session() || session()->sum().isPartisan() || !problem().isEmpty())
        return {};
    if (m_winning.count == 0 && !m_winning.stopped)
        return tr("The nim-sum is 0, and every move changes it. No move wins.");
    const std::size_t more = m_winning.count - m_winning.listed.size();
    if (m_winning.stopped)
        return tr("Not all winning moves can be listed.");
    return more > 0 ? tr("and %n more", nullptr, static_cast<int>(std::min<std::size_t>(more, 1'000'000'000))) : QString();
}

void ExploreSum::setMove(int move)
{
    const int there = move >= 0 && move < static_cast<int>(m_winning.listed.size()) ? move : -1;
    if (there == m_move)
        return;
    m_move = there;
    showTable();
    Q_EMIT moveChanged();
}

std::size_t ExploreSum::partOf(const MoveInSum& move) const
{
    // Components and their heaps, in the order of the parts within.
    std::size_t component = 0;
    std::size_t heap = 0;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        if (!m_parts[part].within)
            continue;
        const std::size_t heaps = session()->sum().components()[component].position.heaps.size();
        const bool whole = !playsHeapByHeap(m_parts[part].component.rules);
        if (component == move.component && (whole || heap == move.move.heap))
            return part;
        if (whole || ++heap == heaps) {
            ++component;
            heap = 0;
        }
    }
    return 0;
}

std::optional<Count> ExploreSum::valueAfter(const MoveInSum& move) const
{
    const Part& part = m_parts[partOf(move)];
    Move within = move.move;
    if (playsHeapByHeap(part.component.rules))
        within.heap = 0;
    const auto after = GameSum(part.component).play({0, within});
    const auto value = after ? after->worthOf(0) : Known<Count>(tl::unexpected(Unknown::NotComputed));
    return value ? std::optional(*value) : std::nullopt;
}

QStringList ExploreSum::steps() const
{
    if (m_move < 0 || !problem().isEmpty())
        return {};
    const MoveInSum& move = m_winning.listed[static_cast<std::size_t>(m_move)];
    const Part& part = m_parts[partOf(move)];
    const auto after = valueAfter(move);
    Count sum = 0;
    for (const Part& one : m_parts)
        sum ^= one.within ? one.value.value_or(0) : 0;
    if (!after || !part.value)
        return {};
    const QString name = textOf(part.component);
    QStringList steps;
    //: %1 is a number, %2 a column such as "the 4s column"
    steps << tr("The nim-sum is %1: its highest 1 is in %2.").arg(QString::number(sum), wording::columnName(std::bit_floor(sum)));
    //: %1 is a position such as kayles:7; %2 its value, %3 the nim-sum, %4 what the value has to become
    steps << tr("%1 counts as a Nim heap of %2. It has to become %2 ⊕ %3 = %4.")
                 .arg(name, QString::number(*part.value), QString::number(sum), QString::number(*part.value ^ sum));
    const QString phrase = wording::moveText(session()->sum(), move);
    steps << (*after < *part.value
                  //: %1 is a move as something to do, %2 a number
                  ? tr("%1: that makes it worth %2.").arg(phrase, QString::number(*after))
                  //: %1 is a move as something to do, %2 and %3 are numbers
                  : tr("%1: that makes it worth %2, which is more. The opponent can bring it back to %3.").arg(phrase, QString::number(*after), QString::number(*part.value)));
    return steps;
}

bool ExploreSum::setWithin(int part, bool within)
{
    if (part < 0 || part >= static_cast<int>(m_parts.size()))
        return false;
    auto parts = m_parts;
    parts[static_cast<std::size_t>(part)].within = within;
    return take(std::move(parts));
}

void ExploreSum::remove(int part)
{
    if (part < 0 || part >= static_cast<int>(m_parts.size()))
        return;
    auto parts = m_parts;
    parts.erase(parts.begin() + part);
    take(std::move(parts));
}

bool ExploreSum::add(const QString& text)
{
    const auto sum = parseSum(text.toStdString());
    if (!sum) {
        m_addProblem = wording::atColumn(sum.error());
        Q_EMIT changed();
        return false;
    }
    auto parts = m_parts;
    for (Part& part : partsOf(*sum))
        parts.push_back(std::move(part));
    if (take(std::move(parts)))
        return true;
    m_addProblem = tr("%1 cannot be added to this sum: only impartial games in normal play add up, or Cutcake with Cutcake.").arg(text);
    Q_EMIT changed();
    return false;
}

void ExploreSum::pointAt(int move)
{
    const bool there = move >= 0 && move < static_cast<int>(m_winning.listed.size());
    session()->setPointed(there ? QString::fromStdString(print(*session()->sum().play(m_winning.listed[static_cast<std::size_t>(move)]))) : QString());
}

void ExploreSum::make(int move)
{
    if (move >= 0 && move < static_cast<int>(m_winning.listed.size()))
        session()->choose(*session()->sum().play(m_winning.listed[static_cast<std::size_t>(move)]));
}

std::function<QByteArray()> ExploreSum::content(const QString& kind) const
{
    std::vector<figures::SumRow> rows;
    const QVariantList shown = parts();
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        if (m_parts[part].within)
            rows.push_back({textOf(m_parts[part].component), m_parts[part].value, shown[static_cast<qsizetype>(part)].toMap()[QStringLiteral("value")].toString()});
    }
    return [kind, rows, total = total()] { return figures::sumFile(kind, rows, total); };
}

}  // namespace nimstone
