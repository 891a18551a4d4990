// The part of PlaySetup that edits the numbers of the selected component one by one, and the components of a sum.
#include "app/viewmodels/play/setup/play_setup.h"

#include <algorithm>

#include "app/viewmodels/play/play_presets.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

std::size_t groupOf(const Rules& rules)
{
    return rules.layout() == Layout::Blocks ? 2 : 1;
}

}  // namespace

void PlaySetup::setPart(int part)
{
    if (part < 0 || static_cast<std::size_t>(part) >= m_sum.components().size() || part == this->part())
        return;
    m_part = static_cast<std::size_t>(part);
    m_parameterProblem = nullptr;
    updateTable();
    Q_EMIT problemChanged();
}

bool PlaySetup::setNumber(int index, const QString& text)
{
    cancelDrawing();
    bool isNumber = false;
    const Count number = text.toULongLong(&isNumber);
    Position position = inHand().position;
    const auto place = static_cast<std::size_t>(index);
    const bool quota = inHand().rules.layout() == Layout::Quota;
    if (!isNumber || index < 0 || place >= position.heaps.size() + (quota ? 1 : 0))
        return false;
    if (!quota)
        position.heaps[place] = number;
    else if (place == 1)
        position.quota = std::min(number, position.heaps.front());
    else
        position = FibonacciNim::fresh(number);
    return setPosition(std::move(position));
}

void PlaySetup::change(int index, int difference)
{
    const QStringList& now = m_table.numbers;
    if (index < 0 || index >= now.size())
        return;
    const Count size = now[index].toULongLong();
    const auto step = static_cast<Count>(std::abs(difference));
    setNumber(index, QString::number(difference > 0 ? size + std::min(step, maxCount - size) : size - std::min(step, size)));
}

void PlaySetup::addHeap()
{
    if (!m_table.canAdd)
        return;
    Position position = inHand().position;
    const bool blocks = inHand().rules.layout() == Layout::Blocks;
    position.heaps.insert(position.heaps.end(), groupOf(inHand().rules), blocks ? 2 : 1);
    const auto tooSmall = [&] {
        const auto error = inHand().rules->checkShape(position);
        return error && error->kind == ShapeError::Kind::HeapTooSmall ? error : std::nullopt;
    };
    while (const auto error = tooSmall())
        position.heaps[error->heap] = error->limit;
    setPosition(std::move(position));
}

void PlaySetup::removeHeap(int index)
{
    Position position = inHand().position;
    if (!m_table.canRemove || index < 0 || static_cast<std::size_t>(index) >= position.heaps.size())
        return;
    const auto together = static_cast<int>(groupOf(inHand().rules));
    const auto first = position.heaps.begin() + index / together * together;
    position.heaps.erase(first, first + together);
    setPosition(std::move(position));
}

void PlaySetup::addPart(const QString& game)
{
    const auto presets = playPresets(game.toStdString());
    const GameEntry* entry = gameNamed(game.toStdString());
    if (!entry)
        return;
    auto added = parseSum(presets.empty() ? entry->example : presets.front().position).value().components();
    std::vector<Component> parts = m_sum.components();
    parts.push_back(std::move(added.front()));
    if (parts.size() <= maxComponents && setParts(std::move(parts)))
        setPart(static_cast<int>(m_sum.components().size()) - 1);
}

void PlaySetup::removePart()
{
    std::vector<Component> parts = m_sum.components();
    if (parts.size() == 1)
        return;
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(m_part));
    setParts(std::move(parts));
}

bool PlaySetup::setParts(std::vector<Component> parts)
{
    for (Component& part : parts) {
        if (part.rules->checkShape(part.position))
            part.position = parseSum(part.rules.entry().example).value().components().front().position;
    }
    auto sum = GameSum::make(std::move(parts));
    if (!sum)
        return false;
    setTable(*std::move(sum));
    Q_EMIT changedInPart();
    return true;
}

bool PlaySetup::setPosition(Position position)
{
    if (inHand().rules->checkShape(position))
        return false;
    GameSum sum = m_sum;
    sum.replace(m_part, std::move(position));
    // The position is printed and parsed again, so that a position that the notation cannot express is refused.
    auto read = parseSum(print(sum));
    if (!read)
        return false;
    setTable(*std::move(read));
    Q_EMIT changedInPart();
    return true;
}

}  // namespace nimstone
