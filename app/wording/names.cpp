#include "app/wording/names.h"

#include <QCoreApplication>
#include <algorithm>
#include <bit>

#include "core/nimber.h"

namespace nimstone::wording {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

constexpr std::size_t longestHeapList = 12;
constexpr std::size_t longestColumnList = 6;
constexpr Count largestWeightInDigits = Count{1} << 19;

/// Returns the sizes of the heaps as texts. If there are too many heaps, "…" replaces the middle of the list; the last size is always
/// shown.
std::vector<QString> shownHeaps(std::span<const Count> heaps)
{
    std::vector<QString> shown;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (heaps.size() > longestHeapList && heap == longestHeapList - 2) {
            shown.push_back(QStringLiteral("…"));
            heap = heaps.size() - 1;
        }
        shown.push_back(QString::number(heaps[heap]));
    }
    return shown;
}

QString joined(const std::vector<QString>& items, const QString& separator)
{
    return QStringList(items.begin(), items.end()).join(separator);
}

}  // namespace

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString heapName(std::size_t heap)
{
    //: A heap of stones by its number: heap 1
    return Names::tr("heap %1").arg(heap + 1);
}

QString heapNames(const std::vector<std::size_t>& heaps)
{
    if (heaps.size() == 1)
        return heapName(heaps.front());
    const std::size_t shown = std::min(heaps.size(), longestHeapList);
    std::vector<QString> numbers;
    for (std::size_t i = 0; i < shown; ++i)
        numbers.push_back(QString::number(heaps[i] + 1));
    if (shown == heaps.size()) {
        //: Several heaps by their numbers; %1 is a list such as "1, 3 and 4"
        return Names::tr("heaps %1").arg(listText(numbers));
    }
    //: A list of many heaps: %1 is a list of numbers such as "1, 3, 4", %2 the number of the remaining heaps
    return Names::tr("heaps %1 and %2 more").arg(joined(numbers, Names::tr(", ")), QString::number(heaps.size() - shown));
}

QString weightText(Count weight)
{
    if (weight <= largestWeightInDigits)
        return QString::number(weight);
    return QStringLiteral("2<sup>%1</sup>").arg(std::countr_zero(weight));
}

QString columnName(Count weight)
{
    //: A binary column, named by its weight: the 32s column
    return Names::tr("the %1s column").arg(weightText(weight));
}

QString columnNames(Count bits)
{
    const std::vector<Count> weights = blocks(bits);
    if (weights.size() == 1)
        return columnName(weights.front());
    if (weights.size() > longestColumnList) {
        //: A set of many binary columns: %1 is the number of columns (7 or more), %2 the weight of the highest column
        return Names::tr("%1 columns, the highest of them the %2s column")
            .arg(QString::number(weights.size()), weightText(weights.front()));
    }
    std::vector<QString> names;
    for (const Count weight : weights) {
        //: One column in a list of several: "the 32s, 8s and 2s columns"
        names.push_back(Names::tr("%1s").arg(weightText(weight)));
    }
    //: Several binary columns; %1 is a list such as "32s, 8s and 2s"
    return Names::tr("the %1 columns").arg(listText(names));
}

QString listText(const std::vector<QString>& items)
{
    if (items.empty())
        return {};
    if (items.size() == 1)
        return items.front();
    //: The separator between the items of a list
    const QString separator = Names::tr(", ");
    const QString firsts = joined({items.begin(), items.end() - 1}, separator);
    //: A list of two items
    return items.size() == 2 ? Names::tr("%1 and %2").arg(firsts, items.back())
                             //: The end of a list of three or more items: %1 is all items except the last, %2 the last item
                             : Names::tr("%1, and %2").arg(firsts, items.back());
}

QString listText(std::span<const Count> numbers)
{
    std::vector<QString> items;
    for (const Count each : numbers)
        items.push_back(number(each));
    return listText(items);
}

QString sentencesText(const QString& first, const QString& second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    //: Two whole sentences, one after another
    return Names::tr("%1 %2").arg(first, second);
}

QString nimSumText(std::span<const Count> heaps)
{
    return heaps.empty() ? QStringLiteral("0") : joined(shownHeaps(heaps), QStringLiteral(" ⊕ "));
}

QString heapsText(std::span<const Count> heaps)
{
    return QStringLiteral("(%1)").arg(joined(shownHeaps(heaps), QStringLiteral(", ")));
}

QString pairText(Count first, Wide second)
{
    return QStringLiteral("(%1, %2)").arg(QString::number(first), decimal(second));
}

QString additionText(std::span<const Count> summands)
{
    QStringList items;
    for (const Count summand : summands)
        items << QString::number(summand);
    return items.join(QStringLiteral(" + "));
}

QString nimSumEquation(std::span<const Count> values, Count sum)
{
    return values.size() == 1 ? QString::number(sum)
                              : QStringLiteral("%1 = %2").arg(nimSumText(values), QString::number(sum));
}

QString indexed(QChar letter, std::size_t heap)
{
    return QStringLiteral("%1<sub>%2</sub>").arg(letter).arg(heap + 1);
}

QString decimal(Wide value)
{
    constexpr Count chunk = 1'000'000'000'000'000'000;
    const QString low = QString::number(static_cast<Count>(value % chunk));
    return value < chunk ? low : decimal(value / chunk) + low.rightJustified(18, QLatin1Char('0'));
}

QString decimal(SignedWide value)
{
    return value < 0 ? QLatin1Char('-') + decimal(-static_cast<Wide>(value)) : decimal(static_cast<Wide>(value));
}

QString signedNumber(SignedWide value)
{
    return value < 0 ? QStringLiteral("−") + decimal(-value) : decimal(value);
}

int pluralForm(Count number)
{
    return static_cast<int>(std::min<Count>(number, 1'000'000));
}

}  // namespace nimstone::wording
