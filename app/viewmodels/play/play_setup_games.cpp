#include "app/viewmodels/play/play_setup_games.h"

#include <QCoreApplication>
#include <QVariantMap>
#include <utility>

#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/play/places.h"

namespace nimstone {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(nimstone::PlaySetup)
};

QString familyText(Family family)
{
    switch (family) {
    //: A group of games: Nim and its variants
    case Family::Nim: return Words::tr("Nim and its variants");
    //: A group of games: a move may take only some amounts
    case Family::Bounded: return Words::tr("Restricted moves");
    //: A group of games: Wythoff's game, Euclid's game
    case Family::Numbers: return Words::tr("Two numbers");
    //: A group of games: Kayles, Grundy's game and similar games
    case Family::Rows: return Words::tr("Rows and heaps that split");
    case Family::Partisan: break;
    }
    //: A group of games: Cutcake
    return Words::tr("Different moves for each player");
}

QString sumTitle()
{
    //: An entry in the list of games: several games are played at once
    return Words::tr("A sum of games");
}

}  // namespace

QVariantList gameList()
{
    QVariantList list;
    QString heading;
    const auto add = [&](std::string_view name, const QString& text) {
        list.push_back(QVariantMap{{QStringLiteral("name"), QString::fromUtf8(name)},
                                   {QStringLiteral("text"), text},
                                   {QStringLiteral("family"), std::exchange(heading, QString())}});
    };
    for (const Family family : {Family::Nim, Family::Bounded, Family::Numbers, Family::Rows, Family::Partisan}) {
        heading = familyText(family);
        for (const GameEntry& entry : catalogue()) {
            if (entry.family == family)
                add(entry.name, wording::capitalized(wording::gameName(entry)));
        }
    }
    //: A group of games: sums of several games
    heading = Words::tr("Sums of games");
    add(sumName, sumTitle());
    return list;
}

QString gameTitle(const GameSum& sum)
{
    return sum.isSum() ? sumTitle() : wording::capitalized(wording::gameName(sum.components().front().rules.entry()));
}

QString gameDescription(const GameSum& sum)
{
    return wording::rulesText(sum);
}

QString parameterOf(const Rules& rules)
{
    const std::string name = rules.name();
    const std::size_t open = name.find('(');
    return open == std::string::npos ? QString() : QString::fromStdString(name.substr(open + 1, name.size() - open - 2));
}

QString parameterLabel(const GameEntry& entry)
{
    if (entry.parameters == "k")
        return Words::tr("k, the most heaps in one move");
    if (entry.parameters == "m")
        return Words::tr("m, the most stones in one move");
    if (entry.parameters == "code")
        return Words::tr("Code of the game");
    //: A label: the numbers of stones that a move may take, such as 1,3,4
    return entry.parameters.empty() ? QString() : Words::tr("Amounts that may be taken");
}

QStringList numberNames(const Component& part)
{
    if (part.rules.layout() == Layout::Quota)
        //: Two labels in Fibonacci Nim: the size of the heap, and the largest number of stones that the next move may
        //: take
        return {Words::tr("Heap size"), Words::tr("At most now")};
    if (part.rules.as<Wythoff>())
        //: Two labels: the column and the row of the queen's square
        return {Words::tr("Column"), Words::tr("Row")};
    if (part.rules.layout() == Layout::Pair)
        return {Words::tr("First number"), Words::tr("Second number")};
    QStringList names;
    for (std::size_t i = 0; i < part.position.heaps.size(); ++i) {
        if (part.rules.layout() == Layout::Blocks)
            names.push_back(i % 2 == 0 ? Words::tr("Block %1, side cut by Left").arg(i / 2 + 1)
                                       : Words::tr("Block %1, side cut by Right").arg(i / 2 + 1));
        else if (part.rules.entry().place == PlaceKind::Row)
            names.push_back(wording::capitalized(wording::heapName(i)));
        else
            names.push_back(wording::capitalized(wording::placeName(part.rules, i)));
    }
    return names;
}

}  // namespace nimstone
