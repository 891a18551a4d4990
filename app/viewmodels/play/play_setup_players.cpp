#include "app/viewmodels/play/play_setup_players.h"

#include <QVariantMap>
#include <algorithm>
#include <array>

#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/typed_number.h"
#include "app/wording/play/play.h"
#include "app/wording/quotation.h"

namespace nimstone {

namespace {

using OpponentKind = play::Opponent::Kind;

/// The names of the enumerators of Seats, in the order of the enumeration.
constexpr std::array<QLatin1String, 3> seatNames{QLatin1String("computer"), QLatin1String("people"), QLatin1String("watch")};

}  // namespace

const char* iconOf(const play::Opponent& opponent)
{
    using Idea = MistakenIdea;
    switch (opponent.kind) {
    case OpponentKind::Perfect: return "robot";
    case OpponentKind::Learner: return "school";
    case OpponentKind::Misguided: break;
    }
    switch (opponent.idea) {
    case Idea::MirrorsTheOtherHeap: return "feather";
    case Idea::AlwaysTakesMost: return "egg";
    case Idea::ModuloEverywhere: return "fish";
    case Idea::XorEverywhere: return "bug";
    case Idea::ForgetsTheMisereSwitch: break;
    }
    return "leaf";
}

PlaySetupPlayers::PlaySetupPlayers(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &PlaySetupPlayers::changed);
    connect(this, &LanguageAware::languageChanged, this, &PlaySetupPlayers::offersChanged);
    connect(&m_search, &QFutureWatcherBase::finished, this, [this] {
        // If the search was canceled, it has no result.
        if (m_search.future().resultCount() > 0)
            setOffered(m_search.result());
        else
            Q_EMIT offersChanged();
    });
}

QString PlaySetupPlayers::valueOf(const play::Opponent& opponent)
{
    switch (opponent.kind) {
    case OpponentKind::Perfect: return QStringLiteral("perfect");
    case OpponentKind::Learner: return QStringLiteral("learner");
    case OpponentKind::Misguided: break;
    }
    return QString::fromUtf8(play::nameOf(opponent.idea).data());
}

std::optional<play::Opponent> PlaySetupPlayers::opponentNamed(const QString& value) const
{
    if (value == QLatin1String("perfect"))
        return play::perfect();
    if (value == QLatin1String("learner"))
        return play::learner(m_foresight);
    for (const MistakenIdea idea : m_offered) {
        if (valueOf(play::misguided(idea)) == value)
            return play::misguided(idea);
    }
    return std::nullopt;
}

play::Opponent PlaySetupPlayers::seated(play::Opponent opponent) const
{
    return opponent.kind == OpponentKind::Learner ? play::learner(m_foresight) : opponent;
}

QVariantList PlaySetupPlayers::opponents() const
{
    std::vector<play::Opponent> offered{play::perfect(), play::learner(m_foresight)};
    for (const MistakenIdea idea : m_offered)
        offered.push_back(play::misguided(idea));
    QVariantList list;
    for (const play::Opponent& one : offered) {
        list.push_back(QVariantMap{{QStringLiteral("value"), valueOf(one)},
                                   {QStringLiteral("text"), wording::opponentName(one)},
                                   {QStringLiteral("icon"), QString::fromUtf8(iconOf(one))}});
    }
    return list;
}

QString PlaySetupPlayers::seats() const
{
    return seatNames[static_cast<std::size_t>(m_seats)];
}

void PlaySetupPlayers::setSeats(const QString& seats)
{
    m_seats = seats == QLatin1String("people") ? Seats::People
        : seats == QLatin1String("watch")      ? Seats::Watch
                                               : Seats::Computer;
    Q_EMIT changed();
}

void PlaySetupPlayers::setOpponent(const QString& value)
{
    m_opponent = opponentNamed(value).value_or(m_opponent);
    Q_EMIT changed();
}

void PlaySetupPlayers::setFirst(const QString& value)
{
    m_firstOpponent = opponentNamed(value).value_or(m_firstOpponent);
    Q_EMIT changed();
}

void PlaySetupPlayers::setForesight(int moves)
{
    m_foresight = static_cast<Count>(std::clamp(moves, 1, mostForesight()));
    m_refusedForesight.reset();
    Q_EMIT changed();
}

void PlaySetupPlayers::typeForesight(const QString& text)
{
    const auto moves = readNumber(text);
    if (moves && *moves >= 1 && *moves <= mostForesight()) {
        setForesight(static_cast<int>(*moves));
        return;
    }
    m_refusedForesight = text;
    Q_EMIT changed();
}

QString PlaySetupPlayers::foresightProblem() const
{
    if (!m_refusedForesight)
        return {};
    if (m_refusedForesight->trimmed().isEmpty())
        return tr("Moves the learner sees ahead: expected a whole number from 1 to %1, but the field is empty").arg(mostForesight());
    //: %1 is the largest number, %2 is the text that was typed
    return tr("Moves the learner sees ahead: expected a whole number from 1 to %1, found '%2'")
        .arg(QString::number(mostForesight()), wording::quotedRichText(m_refusedForesight->trimmed().left(24).toStdString()));
}

bool PlaySetupPlayers::learnerPlays() const
{
    return (m_seats != Seats::People && m_opponent.kind == OpponentKind::Learner)
        || (m_seats == Seats::Watch && m_firstOpponent.kind == OpponentKind::Learner);
}

QString PlaySetupPlayers::note(const play::Opponent& opponent) const
{
    if (opponent.kind == OpponentKind::Misguided && m_beaten.contains(valueOf(opponent)))
        //: The note on a mistaken opponent that was beaten: %1 is one or two sentences that say what it believes
        return tr("You have beaten it. %1").arg(wording::misconceptionText(opponent.idea));
    return wording::opponentDescription(seated(opponent));
}

void PlaySetupPlayers::setPersonStarts(bool personStarts)
{
    m_side = personStarts ? play::Side::Person : play::Side::Opponent;
    Q_EMIT changed();
}

void PlaySetupPlayers::setGame(const std::optional<Rules>& rules)
{
    if (rules == m_rules)
        return;
    const bool sameGame = rules && m_rules && rules->entry().name == m_rules->entry().name;
    m_rules = rules;
    // If only the parameter of the game changed, the offered opponents stay until the search is done.
    if (!sameGame)
        setOffered({});
    m_search.setFuture(rules ? inBackground([game = *rules] { return play::mistakenIdeasFor(game); })
                             : QFuture<std::vector<MistakenIdea>>());
    Q_EMIT offersChanged();
}

void PlaySetupPlayers::setOffered(std::vector<MistakenIdea> ideas)
{
    m_offered = std::move(ideas);
    for (play::Opponent* one : {&m_opponent, &m_firstOpponent}) {
        if (one->kind == OpponentKind::Misguided && std::ranges::find(m_offered, one->idea) == m_offered.end())
            *one = play::perfect();
    }
    Q_EMIT offersChanged();
    Q_EMIT changed();
}

void PlaySetupPlayers::take(const play::Players& players, play::Side first, Cutter firstCutter)
{
    m_seats = players.twoPeople() ? Seats::People : players.watched() ? Seats::Watch : Seats::Computer;
    m_opponent = players.opponent.value_or(play::perfect());
    m_firstOpponent = players.person.value_or(play::perfect());
    for (const play::Opponent& one : {m_firstOpponent, m_opponent}) {
        if (one.kind == OpponentKind::Learner)
            m_foresight = std::clamp<Count>(one.foresight, 1, mostForesight());
        // A mistaken opponent that plays in the current game is offered at once, before the search is done.
        if (one.kind == OpponentKind::Misguided && std::ranges::find(m_offered, one.idea) == m_offered.end())
            m_offered.push_back(one.idea);
    }
    m_refusedForesight.reset();
    m_side = first;
    m_personIsLeft = (firstCutter == Cutter::Left) == (first == play::Side::Person);
    Q_EMIT offersChanged();
    Q_EMIT changed();
}

QString PlaySetupPlayers::summary() const
{
    const QString who = wording::playersText(players());
    if (m_seats != Seats::Computer)
        return who;
    //: The players, in a line about a new game: %1 is the opponent's name
    return personStarts() ? tr("%1 · you start").arg(who)
                          //: The players, in a line about a new game: %1 is the opponent's name
                          : tr("%1 · the computer starts").arg(who);
}

play::Players PlaySetupPlayers::players() const
{
    switch (m_seats) {
    case Seats::Computer: return play::against(seated(m_opponent));
    case Seats::People: return play::twoPeople();
    case Seats::Watch: break;
    }
    return play::watching(seated(m_firstOpponent), seated(m_opponent));
}

Cutter PlaySetupPlayers::firstCutter() const
{
    return (firstSide() == play::Side::Person) == m_personIsLeft ? Cutter::Left : Cutter::Right;
}

}  // namespace nimstone
