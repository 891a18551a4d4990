#include "app/viewmodels/play/setup/setup_table.h"

#include <algorithm>

#include "app/viewmodels/play/play_presets.h"
#include "app/viewmodels/play/play_setup_games.h"
#include "app/viewmodels/play/setup/play_setup.h"
#include "app/wording/notation.h"
#include "app/wording/play/places.h"
#include "app/wording/play/positions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

using play::PositionRequest;

QString requestText(PositionRequest request)
{
    switch (request) {
    //: A random position of any kind
    case PositionRequest::Any: return PlaySetup::tr("Any");
    //: A random position that the player who starts can win
    case PositionRequest::Winnable: return PlaySetup::tr("First player wins");
    //: A random position that the player who starts loses against best play
    case PositionRequest::Lost: return PlaySetup::tr("First player loses");
    //: A random position that has exactly one winning move
    case PositionRequest::OneWinningMove: return PlaySetup::tr("Exactly one winning move");
    case PositionRequest::HighColumn: break;
    }
    //: A random position of Nim: the column of the winning move is the 8s column or a higher one
    return PlaySetup::tr("Nim-sum at least 8");
}

QString valueOf(PositionRequest request)
{
    switch (request) {
    case PositionRequest::Any: return QStringLiteral("any");
    case PositionRequest::Winnable: return QStringLiteral("winnable");
    case PositionRequest::Lost: return QStringLiteral("lost");
    case PositionRequest::OneWinningMove: return QStringLiteral("one-move");
    case PositionRequest::HighColumn: break;
    }
    return QStringLiteral("high-column");
}

bool isOffered(PositionRequest request, const GameSum& sum)
{
    return request != PositionRequest::HighColumn || (!sum.isSum() && play::isOffered(request, sum.components().front().rules));
}

QVariantList presetsOf(const std::string& game, bool named)
{
    QVariantList list;
    for (const PlayPreset& preset : playPresets(game)) {
        QString label = QString::fromUtf8(preset.position);
        if (!named)
            label = label.section(QLatin1Char(':'), 1);
        list.push_back(QVariantMap{{QStringLiteral("label"), label.replace(QLatin1Char(','), QStringLiteral(", "))},
                                   {QStringLiteral("note"), preset.note}});
    }
    return list;
}

QVariantList gamesJoining(const Component& first)
{
    QVariantList list;
    for (const QVariant& row : gameList()) {
        const GameEntry* entry = gameNamed(row.toMap().value(QStringLiteral("name")).toString().toStdString());
        if (entry && GameSum::make({first, parseSum(entry->example).value().components().front()}))
            list.push_back(row);
    }
    return list;
}

QStringList numbersOf(const Component& part)
{
    QStringList texts;
    for (const Count heap : part.position.heaps)
        texts.push_back(QString::number(heap));
    if (part.rules.layout() == Layout::Quota)
        texts.push_back(QString::number(std::min(part.position.quota, part.position.heaps.front())));
    return texts;
}

}  // namespace

std::optional<PositionRequest> requestNamed(const QString& value, const GameSum& sum)
{
    const auto found = std::ranges::find_if(play::positionRequests, [&](PositionRequest one) { return valueOf(one) == value && isOffered(one, sum); });
    return found == play::positionRequests.end() ? std::nullopt : std::optional(*found);
}

SetupTable setupTable(const GameSum& sum, std::size_t part)
{
    const Component& inHand = sum.components()[part];
    const Layout layout = inHand.rules.layout();
    const bool fixed = layout == Layout::Pair || layout == Layout::Quota;
    const std::size_t heaps = inHand.position.heaps.size();
    const std::size_t group = layout == Layout::Blocks ? 2 : 1;
    const std::string_view name = sum.isSum() ? sumName : sum.components().front().rules.entry().name;
    const wording::AddPlaceWords adding = wording::addPlaceWords(inHand.rules);
    SetupTable table{
        .game = QString::fromUtf8(name),
        .title = gameTitle(sum),
        .summary = gameDescription(sum),
        .position = wording::positionPhrase(sum),
        .parameterLabel = parameterLabel(inHand.rules.entry()),
        .parameter = parameterOf(inHand.rules),
        .joining = gamesJoining(sum.components().front()),
        .tooManyNumbers = heaps > PlaySetup::mostNumbers,
        .group = static_cast<int>(group),
        .canAdd = !fixed && heaps + group <= PlaySetup::mostNumbers,
        .addLabel = adding.label,
        .addHint = adding.hint,
        .canRemove = !fixed && heaps > group,
        .namesShown = fixed || inHand.rules.entry().ordered,
        // If the game has no parameter, the labels of its presets do not contain its name.
        .presets = presetsOf(std::string(name), sum.isSum() || !inHand.rules.entry().parameters.empty()),
        .partisan = sum.isPartisan(),
        .canCountUp = sum.only<BashGame>() && heaps == 1,
    };
    if (!table.tooManyNumbers) {
        table.numbers = numbersOf(inHand);
        table.numberNames = numberNames(inHand);
    }
    for (const Component& one : sum.components())
        table.parts.push_back(wording::notation(one));
    for (const PositionRequest request : play::positionRequests) {
        if (isOffered(request, sum))
            table.requests.push_back(QVariantMap{{QStringLiteral("value"), valueOf(request)}, {QStringLiteral("text"), requestText(request)}});
    }
    return table;
}

}  // namespace nimstone
