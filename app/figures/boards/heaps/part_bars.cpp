#include "app/figures/boards/heaps/part_bars.h"

#include <algorithm>
#include <numeric>

#include "app/figures/boards/board_scenes.h"

namespace nimstone::figures {

namespace {

constexpr double betweenTermBars = 3;
constexpr double firstBarGap = 12;
constexpr double numberPadding = 10;
constexpr double tearPadding = 16;  ///< the extra width of a bar with a scale break, in pixels; the break is beside the number

struct Item {
    Count value;
    QString text;
};

double leastWidth(const Item& item, double type) { return boardTextWidth(item.text, type) + numberPadding; }

double gapsOf(const std::vector<Item>& items) { return items.size() > 1 ? firstBarGap + betweenTermBars * static_cast<double>(items.size() - 2) : 0; }

double leastWidth(const std::vector<Item>& items, double type)
{
    double width = gapsOf(items) + tearPadding * static_cast<double>(items.size() - 1);
    for (const Item& item : items)
        width += leastWidth(item, type);
    return width;
}

}  // namespace

std::vector<ComponentBar> layOutParts(const std::vector<Count>& parts, const QRectF& room, double type)
{
    std::vector<Item> items;
    for (const Count part : parts)
        items.push_back({part, QString::number(part)});
    // The smallest and the largest terms are the most important ones. One bar with dots replaces as many of the other
    // terms as necessary.
    const auto tooMany = [&] { return items.size() > mostPartBars || leastWidth(items, type) > room.width(); };
    if (items.size() > 3 && tooMany()) {
        items[items.size() - 2].text = QStringLiteral("…");
        while (items.size() > 3 && tooMany()) {
            items[items.size() - 2].value += items[items.size() - 3].value;
            items.erase(items.end() - 3);
        }
    }

    const Count sum = std::accumulate(parts.begin(), parts.end(), Count{0});
    const double unit = (room.width() - gapsOf(items)) / static_cast<double>(sum);
    const bool isToScale = std::ranges::all_of(items, [&](const Item& item) { return static_cast<double>(item.value) * unit >= leastWidth(item, type); });
    const double spare = std::max(0.0, room.width() - leastWidth(items, type));
    std::vector<ComponentBar> bars;
    double right = room.right();
    for (const Item& item : items) {
        const double share = static_cast<double>(item.value) / static_cast<double>(sum);
        const double least = leastWidth(item, type) + (bars.empty() ? 0 : tearPadding);
        const double wanted = isToScale ? static_cast<double>(item.value) * unit : least + spare * share;
        const double width = std::min(wanted, right - room.left());
        bars.push_back({{right - width, room.top(), width, room.height()}, item.text, !isToScale && !bars.empty()});
        right -= width + (bars.size() == 1 ? firstBarGap : betweenTermBars);
    }
    return bars;
}

}  // namespace nimstone::figures
