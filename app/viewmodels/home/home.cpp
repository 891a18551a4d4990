#include "app/viewmodels/home/home.h"

#include <QDateTime>
#include <algorithm>

#include "app/storage/files/files.h"
#include "app/storage/games/game_store.h"
#include "app/storage/record/record_names.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/viewmodels/prove/proof_place.h"
#include "app/wording/notation.h"
#include "app/wording/play/play.h"
#include "app/wording/play/positions.h"
#include "app/wording/practice/practice.h"
#include "app/wording/proofs/proof.h"

namespace nimstone {

namespace {

std::optional<RunHead> keptSet(const QString& folder)
{
    for (const QString& file : ExclusiveFile::filesIn(folder, QStringLiteral("run"))) {
        if (ExclusiveFile::isInUse(file))
            continue;
        const auto content = readChosen(file, largestRunFile);
        if (auto head = content ? headOfRun(*content) : std::nullopt)
            return head;
    }
    return std::nullopt;
}

/// Returns true if no exercise was answered and no note (such as the card of a lesson) was saved in the 30 days before `today`.
bool wasAway(const ProgressTally& tally, const QDate& today)
{
    qint64 last = tally.last.time;
    for (const auto& [name, note] : tally.notes)
        last = std::max(last, note.time);
    constexpr int month = 30;
    return last > 0 && QDateTime::fromMSecsSinceEpoch(last).date().daysTo(today) >= month;
}

}  // namespace

Home::Home(QObject* parent, Clock clock, const QString& folder)
    : RecordAware(parent), m_clock(std::move(clock)), m_folder(folder)
{
    connect(this, &LanguageAware::languageChanged, this, &Home::changed);
    connect(this, &RecordAware::progressChanged, this, &Home::changed);
    look();
}

void Home::setRun(PracticeSetRun* run)
{
    if (run == m_run)
        return;
    if (m_run)
        m_run->disconnect(this);
    m_run = run;
    if (run)
        connect(run, &PracticeSetRun::changed, this, &Home::changed);
    Q_EMIT changed();
}

void Home::look()
{
    m_game.reset();
    if (const auto kept = GameStore::newest()) {
        auto game = parseKeptGame(kept->content.text.toStdString());
        if (game && game->record().cursor() > 0) {
            m_game = std::move(*game);
            m_gameTime = kept->content.time;
        }
    }
    m_kept = keptSet(m_folder);
    Q_EMIT changed();
}

HomeGame Home::game() const
{
    if (!m_game)
        return {};
    const play::Record& record = m_game->record();
    const play::Players& players = m_game->players;
    HomeGame shown{.there = true,
                   .over = record.isOver(),
                   .game = idOfGame(record.startSum()),
                   .name = nameOfGame(record.startSum()),
                   .position = wording::positionPhrase(record.isOver() ? record.startSum() : record.sum()),
                   .time = static_cast<qreal>(m_gameTime.toMSecsSinceEpoch())};
    if (record.isOver()) {
        shown.standing = wonText(moverOf(players, record, *record.winner()));
        return shown;
    }
    //: The number of moves in a game that was left
    const QString moves = tr("%n move(s) made", nullptr, static_cast<int>(record.cursor()));
    if (players.twoPeople() || players.watched())
        //: A game that was left: %1 is the number of moves that were made, %2 the players
        shown.standing = tr("%1 · %2").arg(moves, wording::playersText(players));
    else
        //: A game that was left: %1 is the number of moves that were made, %2 the name of the opponent
        shown.standing = tr("%1 · opponent: %2").arg(moves, wording::playersText(players));
    return shown;
}

HomeSet Home::set() const
{
    if (m_run)
        return {.there = m_run->shown().there, .title = m_run->shown().title, .standing = m_run->shown().standing};
    if (!m_kept)
        return {};
    return {.there = true,
            //: The title of a set of exercises for which the teacher gave none
            .title = m_kept->title.isEmpty() ? tr("Exercise set") : m_kept->title.toHtmlEscaped(),
            //: The progress in a set of exercises: %1 of %2 exercises are answered
            .standing = tr("%1 of %2 done").arg(QString::number(m_kept->done), QString::number(m_kept->count))};
}

HomeProof Home::proof() const
{
    const auto place = parseProofPlace(m_place);
    if (!place)
        return {};
    return {.there = true,
            .title = wording::theoremTitle(place->theorem),
            .position = wording::positionPhrase(place->subject),
            .step = place->step};
}

HomePractice Home::practice() const
{
    const ProgressTally& tally = recordTally();
    const auto mastered = std::ranges::count_if(practice::allSkills, [&](practice::Skill skill) { return tally.of(skill).isMastered(); });
    HomePractice shown{.fresh = tally.asked == 0,
                       .lastTime = static_cast<qreal>(tally.last.time),
                       .due = static_cast<int>(tally.due(dayOf(m_clock())).size()),
                       .away = wasAway(tally, m_clock()),
                       //: %n is the number of mastered skills, %1 the number of all skills
                       .standing = tr("%n of %1 skills mastered", nullptr, static_cast<int>(mastered)).arg(practice::allSkills.size())};
    if (const auto last = practice::skillNamed(tally.last.skill.toStdString())) {
        shown.lastSkill = tally.last.skill;
        shown.lastSkillName = wording::skillName(*last);
    }
    const auto untried = std::ranges::find_if(practice::allSkills, [&](practice::Skill skill) { return tally.of(skill).asked == 0; });
    if (untried != practice::allSkills.end()) {
        shown.newSkill = recordName(*untried);
        shown.newSkillName = wording::skillName(*untried);
        shown.newSkillTask = wording::skillTask(*untried);
    }
    return shown;
}

}  // namespace nimstone
