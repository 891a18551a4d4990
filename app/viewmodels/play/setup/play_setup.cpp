#include "app/viewmodels/play/setup/play_setup.h"

#include <algorithm>
#include <utility>

#include "app/figures/board.h"
#include "app/viewmodels/play/play_presets.h"
#include "app/viewmodels/play/play_setup_games.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/wording/errors.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

QString wishText(play::PositionRequest wish);

}  // namespace

PlaySetup::PlaySetup(QObject* parent)
    : LanguageAware(parent), m_sum(parseSum(playPresets("nim").front().position).value()), m_players(this)
{
    connect(this, &LanguageAware::languageChanged, this, &PlaySetup::tableChanged);
    connect(this, &LanguageAware::languageChanged, this, &PlaySetup::problemChanged);
    connect(&m_drawing, &QFutureWatcherBase::finished, this, &PlaySetup::takeDrawn);
    m_players.setGame(m_sum.components().front().rules);
}

QVariantList PlaySetup::games() const { return gameList(); }

QString PlaySetup::game() const
{
    const std::string_view name = m_sum.isSum() ? sumName : m_sum.components().front().rules.entry().name;
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString PlaySetup::title() const { return gameTitle(m_sum); }
QString PlaySetup::summary() const { return gameDescription(m_sum); }
QString PlaySetup::parameterLabel() const { return nimstone::parameterLabel(inHand().rules.entry()); }
QString PlaySetup::parameter() const { return parameterOf(inHand().rules); }

QString PlaySetup::text() const
{
    return m_typed.isEmpty() ? QString::fromStdString(print(m_sum)) : m_typed;
}

QStringList PlaySetup::parts() const
{
    QStringList texts;
    for (const Component& part : m_sum.components())
        texts.push_back(QString::fromStdString(print(part)));
    return texts;
}

QVariantList PlaySetup::presets() const
{
    QVariantList list;
    for (const PlayPreset& preset : playPresets(game().toStdString())) {
        QString label = QString::fromUtf8(preset.position.data(), static_cast<qsizetype>(preset.position.size()));
        // Where the game needs no parameter its name goes without saying.
        if (!m_sum.isSum() && inHand().rules.entry().parameters.empty())
            label = label.section(QLatin1Char(':'), 1);
        list.push_back(QVariantMap{{QStringLiteral("label"), label.replace(QLatin1Char(','), QStringLiteral(", "))},
                                   {QStringLiteral("note"), preset.note}});
    }
    return list;
}

QVariantList PlaySetup::wishes() const
{
    static const QStringList values{QStringLiteral("any"), QStringLiteral("winnable"), QStringLiteral("lost"),
                                    QStringLiteral("one-move"), QStringLiteral("high-column")};
    QVariantList list;
    for (std::size_t i = 0; i < play::wishes.size(); ++i) {
        const play::PositionRequest wish = play::wishes[i];
        if (wish == play::PositionRequest::HighColumn && (m_sum.isSum() || !isOffered(wish, inHand().rules)))
            continue;
        list.push_back(QVariantMap{{QStringLiteral("value"), values[static_cast<qsizetype>(i)]},
                                   {QStringLiteral("text"), wishText(wish)}});
    }
    return list;
}

bool PlaySetup::canCountUp() const
{
    return !m_sum.isSum() && std::holds_alternative<BashGame>(inHand().rules.game()) && inHand().position.heaps.size() == 1;
}

void PlaySetup::takeFrom(PlaySession* session, bool asItStands)
{
    const play::Record& record = session->record();
    choose(asItStands ? record.sum() : record.startSum());
    m_players.take(session->players(), asItStands ? record.sideToMove() : record.first(),
                   asItStands ? record.cutterToMove() : record.cutterOfMove(0));
}

void PlaySetup::chooseGame(const QString& name)
{
    if (name == game())
        return;
    const auto presets = playPresets(name.toStdString());
    const GameEntry* entry = gameNamed(name.toStdString());
    if (presets.empty() && !entry)
        return;
    choose(parseSum(presets.empty() ? entry->example : presets.front().position).value());
}

bool PlaySetup::setParameter(const QString& text)
{
    callOffDrawing();
    const std::string name(inHand().rules.entry().name);
    auto rules = parseGame(name + '(' + text.toStdString() + ')');
    if (!rules) {
        m_parameterProblem = [error = rules.error()] { return wording::sentence(error); };
        Q_EMIT problemChanged();
        return false;
    }
    std::vector<Component> parts = m_sum.components();
    parts[m_part].rules = *std::move(rules);
    return setParts(std::move(parts));
}

bool PlaySetup::readText(const QString& text)
{
    callOffDrawing();
    const bool named = text.contains(QLatin1Char(':')) || text.contains(QChar(0xFF1A));
    const std::string game = named ? std::string() : inHand().rules.name() + ':';
    auto sum = parseSum(game + text.toStdString());
    if (!sum) {
        NotationError error = sum.error();
        error.column -= std::min(error.column - 1, game.size());
        m_problem = [error = std::move(error)] { return wording::atColumn(error); };
    } else if (sum->heapCount() > figures::maxShownHeaps) {
        m_problem = [count = sum->heapCount()] { return PlaySession::tooManyHeaps(count); };
    } else {
        choose(*std::move(sum), text);
        return true;
    }
    Q_EMIT problemChanged();
    return false;
}

void PlaySetup::choosePreset(int index)
{
    const auto presets = playPresets(game().toStdString());
    if (index >= 0 && static_cast<std::size_t>(index) < presets.size())
        choose(parseSum(presets[static_cast<std::size_t>(index)].position).value());
}

void PlaySetup::draw(const QString& wish, quint32 seed)
{
    const QVariantList offered = wishes();
    const auto found = std::ranges::find_if(offered, [&](const QVariant& one) {
        return one.toMap().value(QStringLiteral("value")).toString() == wish;
    });
    if (found == offered.end())
        return;
    forgetProblems();
    m_exposing = false;
    std::vector<Rules> games;
    for (const Component& part : m_sum.components())
        games.push_back(part.rules);
    const play::PositionRequest wanted = play::wishes[static_cast<std::size_t>(found - offered.begin())];
    await(inBackground([games = std::move(games), wanted, seed, first = m_players.firstCutter()] {
        return play::positionFor(games, wanted, seed, first);
    }));
}

void PlaySetup::expose(quint32 seed)
{
    if (!m_players.mistaken() || m_sum.isSum())
        return;
    forgetProblems();
    m_exposing = true;
    await(inBackground([rules = inHand().rules, idea = m_players.idea(), seed]() -> std::optional<GameSum> {
        if (auto position = play::exposingPosition(idea, rules, seed))
            return GameSum({rules, *std::move(position)});
        return std::nullopt;
    }));
}

void PlaySetup::await(QFuture<std::optional<GameSum>> drawn)
{
    m_drawing.setFuture(drawn);
    m_isDrawing = true;
    Q_EMIT drawingChanged();
}

void PlaySetup::takeDrawn()
{
    // What was called off has drawn nothing.
    if (m_drawing.future().resultCount() == 0)
        return;
    m_isDrawing = false;
    if (const auto drawn = m_drawing.result()) {
        // The position shows a mistake of whoever moves first.
        if (m_exposing)
            m_players.setPersonStarts(false);
        choose(*drawn);
    } else {
        m_wishProblem = [] { return tr("No such position was among those drawn: this game may have none."); };
        Q_EMIT problemChanged();
    }
    Q_EMIT drawingChanged();
}

void PlaySetup::begin(PlaySession* session) const
{
    session->setSeed(session->seed() + 1);
    session->start(m_sum, m_players.firstSide(), m_players.players(), m_players.firstCutter());
}

void PlaySetup::choose(GameSum sum, const QString& typed)
{
    setTable(std::move(sum), typed);
    Q_EMIT chosen();
}

/// What is typed meanwhile is not to be written over.
void PlaySetup::callOffDrawing()
{
    if (!std::exchange(m_isDrawing, false))
        return;
    m_drawing.setFuture({});
    Q_EMIT drawingChanged();
}

void PlaySetup::setTable(GameSum sum, const QString& typed)
{
    m_sum = std::move(sum);
    m_typed = typed;
    m_part = std::min(m_part, m_sum.components().size() - 1);
    callOffDrawing();
    forgetProblems();
    m_players.setGame(m_sum.isSum() ? std::nullopt : std::optional(m_sum.components().front().rules));
    Q_EMIT tableChanged();
}

void PlaySetup::forgetProblems()
{
    m_problem = nullptr;
    m_parameterProblem = nullptr;
    m_wishProblem = nullptr;
    Q_EMIT problemChanged();
}

namespace {

QString wishText(play::PositionRequest wish)
{
    switch (wish) {
    //: A random position of any kind
    case play::PositionRequest::Any: return PlaySetup::tr("Any");
    //: A random position that whoever starts can win
    case play::PositionRequest::Winnable: return PlaySetup::tr("Winnable");
    //: A random position that is lost for whoever starts
    case play::PositionRequest::Lost: return PlaySetup::tr("Lost");
    //: A random position
    case play::PositionRequest::OneWinningMove: return PlaySetup::tr("Exactly one winning move");
    case play::PositionRequest::HighColumn: break;
    }
    //: A random position of Nim: the column of the winning move is the 8s column or a higher one
    return PlaySetup::tr("Needs column 8 or higher");
}

}  // namespace

}  // namespace nimstone
