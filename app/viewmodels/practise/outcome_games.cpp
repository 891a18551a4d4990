#include "app/viewmodels/practise/outcome_games.h"

#include <QCoreApplication>
#include <QVariantMap>

#include "app/wording/practice/practice.h"

namespace nimstone {

namespace {

struct OutcomeGames {
    Q_DECLARE_TR_FUNCTIONS(OutcomeGames)
};

}  // namespace

QVariantList outcomeGameChoices()
{
    const auto choice = [](const QString& value, const QString& text) {
        return QVariantMap{{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
    };
    //: A choice in a list: the exercises about the outcome are not limited to one game
    const QString all = OutcomeGames::tr("All games");
    QVariantList choices{choice({}, all)};
    for (const practice::OutcomeGame game : practice::allOutcomeGames)
        choices.push_back(choice(QString::fromUtf8(practice::name(game)), wording::outcomeGameName(game)));
    return choices;
}

}  // namespace nimstone
