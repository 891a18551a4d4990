#include "app/viewmodels/play/setup/play_setup.h"

#include <algorithm>
#include <utility>

#include "app/figures/board.h"
#include "app/viewmodels/play/play_presets.h"
#include "app/viewmodels/play/play_setup_games.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/wording/errors.h"
#include "app/wording/notation.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

PlaySetup::PlaySetup(QObject* parent)
    : LanguageAware(parent), m_sum(parseSum(playPresets("nim").front().position).value()), m_players(this)
{
    connect(this, &LanguageAware::languageChanged, this, &PlaySetup::updateTable);
    connect(this, &LanguageAware::languageChanged, this, &PlaySetup::problemChanged);
    connect(&m_drawing, &QFutureWatcherBase::finished, this, &PlaySetup::takeDrawn);
    m_players.setGame(m_sum.components().front().rules);
    updateTable();
}

QVariantList PlaySetup::games() const { return gameList(); }

QString PlaySetup::text() const
{
    return m_typed.isEmpty() ? wording::notation(m_sum) : m_typed;
}

void PlaySetup::updateTable()
{
    m_table = setupTable(m_sum, m_part);
    Q_EMIT tableChanged();
}

void PlaySetup::takeFrom(PlaySession* session, bool asItStands)
{
    const play::Record& record = session->record();
    choose(asItStands ? record.sum() : record.startSum());
    if (asItStands) {
        m_players.take(session->players(), record.sideToMove(), record.cutterToMove());
        return;
    }
    // The person starts the new game, even if the computer started this game on request.
    const Cutter cutter = record.cutterOfMove(0);
    m_players.take(session->players(), play::Side::Person, record.first() == play::Side::Person ? cutter : opponent(cutter));
}

void PlaySetup::chooseGame(const QString& name)
{
    if (name == m_table.game)
        return;
    const auto presets = playPresets(name.toStdString());
    const GameEntry* entry = gameNamed(name.toStdString());
    if (presets.empty() && !entry)
        return;
    choose(parseSum(presets.empty() ? entry->example : presets.front().position).value());
}

bool PlaySetup::setParameter(const QString& text)
{
    cancelDrawing();
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
    cancelDrawing();
    auto sum = parseTyped(text.toStdString(), GameSum(inHand()));
    if (!sum) {
        m_problem = [error = sum.error()] { return wording::atColumn(error); };
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
    const auto presets = playPresets(m_table.game.toStdString());
    if (index >= 0 && static_cast<std::size_t>(index) < presets.size())
        choose(parseSum(presets[static_cast<std::size_t>(index)].position).value());
}

void PlaySetup::draw(const QString& request, quint32 seed)
{
    const auto wanted = requestNamed(request, m_sum);
    if (!wanted)
        return;
    forgetProblems();
    m_exposing = false;
    std::vector<Rules> games;
    for (const Component& part : m_sum.components())
        games.push_back(part.rules);
    await(inBackground([games = std::move(games), wanted = *wanted, seed, first = m_players.firstCutter()] {
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
    // If the request was canceled, it has no result.
    if (m_drawing.future().resultCount() == 0)
        return;
    m_isDrawing = false;
    if (const auto drawn = m_drawing.result()) {
        // The position was requested to expose the opponent's mistaken idea, so the opponent moves first.
        if (m_exposing)
            m_players.setPersonStarts(false);
        choose(*drawn);
    } else {
        m_requestProblem = [] { return tr("No such position was found. This game may have none."); };
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

/// Cancels a request for a random position, so that its result does not replace the text that the person types.
void PlaySetup::cancelDrawing()
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
    cancelDrawing();
    forgetProblems();
    m_players.setGame(m_sum.isSum() ? std::nullopt : std::optional(m_sum.components().front().rules));
    updateTable();
}

void PlaySetup::forgetProblems()
{
    m_problem = nullptr;
    m_parameterProblem = nullptr;
    m_requestProblem = nullptr;
    Q_EMIT problemChanged();
}

}  // namespace nimstone
