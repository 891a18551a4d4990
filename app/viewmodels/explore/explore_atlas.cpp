#include "app/viewmodels/explore/explore_atlas.h"

#include <algorithm>

#include "app/atlas/built_in.h"
#include "app/viewmodels/explore/explore_sequence.h"
#include "app/wording/games.h"
#include "app/wording/grouped.h"
#include "app/wording/names.h"
#include "app/wording/rich_text.h"
#include "core/games/taking/take_and_break.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

using atlas::AtlasRow;

/// The heap of the position that is opened for a game, if the game has moves that leave heaps.
constexpr Count usualHeap = 10;

QString text(const TakeAndBreakCode& code)
{
    return QString::fromStdString(code.text());
}

GameSum positionOf(const TakeAndBreakCode& code)
{
    const auto name = nameOf(code);
    const std::string game = name ? std::string(*name) : "octal(" + code.text() + ')';
    const HeapRules rules = code;
    // Without moves that leave heaps, a move takes a whole heap, and `last` is the size of such a heap.
    const Count heap = rules.leavingOne.empty() && rules.splitting.empty() ? code.last() : usualHeap;
    return *parseSum(game + ':' + std::to_string(heap));
}

/// Returns the name of the game, such as "Kayles"; empty if none of its codes has a name.
QString nameOfGame(const AtlasRow& row)
{
    const auto code = std::ranges::find_if(row.codes, [](const auto& one) { return nameOf(one).has_value(); });
    return code == row.codes.end() ? QString() : wording::capitalized(wording::gameName(positionOf(*code).components().front().rules));
}

QString titleOf(const AtlasRow& row)
{
    const QString name = nameOfGame(row);
    return name.isEmpty() ? text(row.name()) : QStringLiteral("%1 · %2").arg(text(row.name()), name);
}

QString periodInShort(const AtlasRow& row)
{
    //: In a list of games: %1 is the length of the period of the game's values
    return row.period ? ExploreAtlas::tr("period %1").arg(wording::grouped(row.period->period.period))
        //: In a list of games: no period was found among the values up to the heap %1
        : ExploreAtlas::tr("open to %1").arg(wording::grouped(row.upTo));
}

/// Returns the code that a word is, also with zeros at its end or without the zero before the point; nothing if it is no code.
std::optional<TakeAndBreakCode> codeOf(const QString& word)
{
    const auto code = TakeAndBreakCode::parse((word.startsWith(QLatin1Char('.')) ? QLatin1Char('0') + word : word).toStdString(), TakeAndBreakCode::Base::Octal);
    return code ? std::optional(*code) : std::nullopt;
}

/// Returns true if the word fits the sequence: the beginning of a code, the period, or a part of the texts in the list.
bool fits(const AtlasRow& row, const QString& word)
{
    const bool isNumber = std::ranges::all_of(word, [](QChar one) { return one.isDigit() || one == QLatin1Char('.') || one == QLatin1Char(','); });
    if (!isNumber)
        return titleOf(row).contains(word, Qt::CaseInsensitive) || periodInShort(row).contains(word, Qt::CaseInsensitive);
    const QString number = QString(word).remove(QLatin1Char(','));
    const QString beginning = number.startsWith(QLatin1Char('.')) ? QLatin1Char('0') + number : number;
    const auto typed = codeOf(number);
    return (row.period && number == QString::number(row.period->period.period)) || (typed && row.names(*typed))
        || std::ranges::any_of(row.codes, [&beginning](const TakeAndBreakCode& one) { return text(one).startsWith(beginning); });
}

}  // namespace

ExploreAtlas::ExploreAtlas(QObject* parent) : ExploreView(parent)
{
    connect(this, &ExploreAtlas::searched, this, &ExploreAtlas::find);
    connect(this, &LanguageAware::languageChanged, this, &ExploreAtlas::find);
    find();
}

void ExploreAtlas::look()
{
    const auto& parts = session()->sum().components();
    const auto* game = parts.size() == 1 ? parts.front().rules.as<TakeAndBreakGame>() : nullptr;
    const auto& rows = atlas::builtIn();
    const auto row = std::ranges::find_if(rows, [game](const AtlasRow& one) { return game && one.names(game->code()); });
    m_current = row == rows.end() ? nullptr : &*row;
    word();
}

void ExploreAtlas::choose(int index)
{
    if (index >= 0 && index < std::ssize(m_found))
        session()->choose(positionOf(m_found[static_cast<std::size_t>(index)]->name()));
}

void ExploreAtlas::find()
{
    const QStringList words = m_search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_found.clear();
    for (const AtlasRow& row : atlas::builtIn()) {
        const bool isKind = m_kind == QLatin1String("all") || (m_kind == QLatin1String("settled")) == row.period.has_value();
        if (isKind && std::ranges::all_of(words, [&row](const QString& word) { return fits(row, word); }))
            m_found.push_back(&row);
    }
    // The row of a code that was typed as a whole is the first.
    if (const auto typed = words.size() == 1 ? codeOf(words.front()) : std::nullopt)
        std::stable_partition(m_found.begin(), m_found.end(), [&typed](const AtlasRow* row) { return row->names(*typed); });
    m_list.clear();
    for (const AtlasRow* row : m_found)
        m_list << QVariantMap{{QStringLiteral("name"), titleOf(*row)}, {QStringLiteral("period"), periodInShort(*row)}};
    word();
}

void ExploreAtlas::word()
{
    m_shown = {.found = m_list};
    const auto settled = std::ranges::count_if(m_found, [](const AtlasRow* row) { return row->period.has_value(); });
    //: %n is a number of sequences, %1 the number of these sequences whose period is proved
    m_shown.count = tr("%n sequence(s), %1 with a proved period", nullptr, wording::pluralForm(m_found.size())).arg(settled);
    const auto current = std::ranges::find(m_found, m_current);
    m_shown.current = current == m_found.end() ? -1 : static_cast<int>(current - m_found.begin());
    if (m_current)
        describe(*m_current);
    Q_EMIT changed();
}

void ExploreAtlas::describe(const AtlasRow& row)
{
    m_shown.title = titleOf(row);
    if (row.period) {
        m_shown.period = periodWords(*row.period, 0);
        //: %1 is a Grundy value
        m_shown.values = tr("The largest value is %1.").arg(wording::grouped(row.largest));
    } else {
        m_shown.period = tr("Open: the values up to n = %1 prove no period.").arg(wording::grouped(row.upTo));
        //: %1 is a Grundy value
        m_shown.values = tr("The largest of these values is %1.").arg(wording::grouped(row.largest));
    }
    if (!row.period && row.rareCount > 0) {
        //: A text about a sparse space: few values are rare, all others are common. %1 is a number of heaps, %2 a heap size
        const QString rare = tr("Heaps with a rare value: %1, the last at n = %2.");
        m_shown.values = wording::joinSentences({m_shown.values, rare.arg(wording::grouped(row.rareCount), wording::grouped(row.lastRare))});
    }
    std::vector<QString> others;
    for (std::size_t index = 1; index < row.codes.size(); ++index)
        others.push_back(text(row.codes[index]));
    //: %1 is a list of octal codes
    m_shown.equal = others.empty() ? QString() : tr("Codes with the same sequence: %1.").arg(wording::listText(others));
}

std::function<QByteArray()> ExploreAtlas::content(const QString&) const
{
    std::vector<AtlasRow> rows;
    for (const AtlasRow* row : m_found)
        rows.push_back(*row);
    return [rows = std::move(rows)] { return atlas::tableOf(rows); };
}

}  // namespace nimstone
