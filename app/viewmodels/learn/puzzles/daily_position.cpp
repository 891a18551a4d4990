#include "app/viewmodels/learn/puzzles/daily_position.h"

#include <QLocale>
#include <algorithm>
#include <numeric>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/learn/ideas/ideas.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/wording/analysis.h"
#include "app/wording/names.h"
#include "app/wording/play/positions.h"
#include "app/wording/play/verdicts.h"
#include "core/nimber.h"
#include "core/play/record/verdict.h"
#include "core/practice/skills/skill.h"
#include "core/random.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

/// Returns what the fact says about the position, such as "13 is not a multiple of 4."
QString factText(const learn::Fact& fact, const GameSum& position)
{
    const std::vector<Count> sizes = learn::sizesOf(position);
    const bool holds = learn::holds(fact, position);
    if (fact.kind == learn::Fact::Kind::NimSum)
        //: %1 is an equation such as "3 ⊕ 5 = 6"
        return (holds ? DailyPosition::tr("The nim-sum of all sizes is 0: %1.")
                      : DailyPosition::tr("The nim-sum of all sizes is not 0: %1."))
            .arg(wording::nimSumEquation(sizes, nimSum(sizes)));
    if (fact.kind == learn::Fact::Kind::Pairs)
        return holds ? DailyPosition::tr("Every heap has an equal partner.") : DailyPosition::tr("Not every heap has an equal partner.");
    const QString text = sizes.size() == 1
        ? (holds ? DailyPosition::tr("%1 is a multiple of %2.") : DailyPosition::tr("%1 is not a multiple of %2."))
        : (holds ? DailyPosition::tr("All sizes add up to %1, a multiple of %2.")
                 : DailyPosition::tr("All sizes add up to %1, not a multiple of %2."));
    return text.arg(wording::number(std::accumulate(sizes.begin(), sizes.end(), Count{0})), wording::number(fact.divisor));
}

/// Explains why a fact is not the reason: it is also true of `position`, but there the outcome is the opposite.
QString counterexampleText(const GameSum& position)
{
    const QString name = wording::positionName(position);
    const auto winning = position.winningMoves(1).listed;
    if (winning.empty())
        return DailyPosition::tr("The same is true of %1, and there the player to move loses. So another reason must decide.").arg(name);
    //: %1 is a position, %2 a move such as "take 2 from heap 1"
    return DailyPosition::tr("The same is true of %1, and there the player to move wins: %2. So another reason must decide.")
        .arg(name, wording::eitherMovePhrase(position, winning));
}

}  // namespace

DailyPosition::DailyPosition(QObject* parent, Clock clock)
    : RecordAware(parent), m_clock(std::move(clock)), m_date(m_clock()), m_daily(learn::dailyPosition(dayOf(m_date)))
{
    connect(this, &LanguageAware::languageChanged, this, &DailyPosition::reword);
    connect(this, &RecordAware::progressChanged, this, &DailyPosition::reword);
    reword();
}

void DailyPosition::setBoard(PlaySession* board)
{
    m_board = board;
    connect(board, &PlaySession::happened, this, &DailyPosition::collect);
    showPosition();
    Q_EMIT changed();
}

/// Shows the position on the board. Both sides are people, so that the computer does not reply.
void DailyPosition::showPosition()
{
    if (m_board)
        m_board->start(m_daily.position, play::Side::Person, play::twoPeople());
}

void DailyPosition::look()
{
    if (m_date == m_clock())
        return;
    m_date = m_clock();
    m_daily = learn::dailyPosition(dayOf(m_date));
    m_stage = FindMoves;
    m_found.clear();
    m_chosen = -1;
    showPosition();
    reword();
}

/// Handles a move that was made on the board. A winning move is added to the list and taken back; after any other move, the
/// board shows a reply that wins.
void DailyPosition::collect()
{
    if (m_stage != FindMoves || m_board->ply() == 0)
        return;
    const MoveInSum move = m_board->record().moves().front();
    m_chosen = -1;
    if (std::ranges::find(m_daily.winning, move) == m_daily.winning.end()) {
        m_stage = SeeReply;
        m_tried = play::judge(m_daily.position, move).value();
        m_board->pickMove(m_tried->refutation.value());
        m_board->take();
    } else {
        if (std::ranges::find(m_found, move) == m_found.end())
            m_found.push_back(move);
        showPosition();
    }
    reword();
}

void DailyPosition::choose(int index)
{
    if (index < 0 || index >= m_words.choices.size() || m_stage == Done)
        return;
    m_chosen = index;
    if (m_stage == SeeReply) {
        m_stage = FindMoves;
        m_chosen = -1;
        showPosition();
    } else if (m_stage == FindReason && index == m_rightPlace) {
        m_stage = Done;
        if (progress())
            progress()->keepNote(noteName(), QStringLiteral("solved"));
    } else if (m_stage == FindMoves && (index == 1 || m_found.size() == m_daily.winning.size())) {
        m_stage = FindReason;
        m_chosen = -1;
        m_found = m_daily.winning;
        m_falseReasons = learn::falseReasons(m_daily);
        m_rightPlace = static_cast<int>(Chance(static_cast<Seed>(m_daily.day)).below(m_falseReasons.size() + 1));
    }
    reword();
}

QString DailyPosition::noteName() const
{
    return QStringLiteral("daily/") + m_date.toString(Qt::ISODate);
}

void DailyPosition::reword()
{
    const GameSum& position = m_daily.position;
    const bool finding = m_stage == FindMoves || m_stage == SeeReply;
    //: The position of the day: %1 is a day of the week, %2 the name of a game, %3 the difficulty, a number from 1 to %4
    const QString about = tr("%1 · %2 · level %3 of %4")
                              .arg(QLocale(spokenLanguage()).standaloneDayName(m_date.dayOfWeek()), nameOfGame(position),
                                   QString::number(m_daily.level), QString::number(practice::highestLevel));
    m_words = {
        .about = about,
        .lesson = lessonOf(position),
        .solved = m_stage == Done || !recordTally().note(noteName()).isEmpty(),
        //: %1 is a list of moves, such as "take 2 from heap 1, or 1 from heap 3"
        .found = !m_found.empty() ? tr("You can win: %1.").arg(wording::eitherMovePhrase(position, m_found))
            : finding             ? QString()
                                  : tr("No move wins here."),
    };
    if (finding)
        askForMoves();
    else
        askForReason();
    Q_EMIT changed();
}

void DailyPosition::askForMoves()
{
    if (m_stage == SeeReply) {
        //: %1 is a move, such as "Take 2 from heap 1"
        m_words.question = tr("%1: this does not win").arg(wording::moveText(m_daily.position, m_tried->move));
        m_words.choices << tr("Take it back");
        m_words.feedback = wording::whatItLeft(*m_tried);
        return;
    }
    m_words.question = tr("Find every winning move, or say that there is none");
    m_words.choices << (m_found.empty() ? tr("No move wins") : tr("These are all the winning moves")) << tr("Show the winning moves");
    if (m_chosen < 0)
        return;
    const auto missing = static_cast<int>(m_daily.winning.size() - m_found.size());
    //: %n is the number of winning moves that the learner has not found yet
    m_words.feedback = m_found.empty() ? tr("A move wins here. Try some on the board: each one that loses gets its answer.")
                                       : tr("Each of these wins. %n more winning move(s) can be found.", nullptr, missing);
}

void DailyPosition::askForReason()
{
    m_words.question = m_found.empty() ? tr("Why does the player to move lose?") : tr("Why does the player to move win?");
    for (const learn::FalseReason& reason : m_falseReasons)
        m_words.choices << factText(reason.fact, m_daily.position);
    const Analysis analysis = analyze(m_daily.position, m_daily.winning.size() + 1);
    m_words.choices.insert(m_rightPlace, wording::outcomeReason(m_daily.position, analysis));
    const auto wrong = static_cast<std::size_t>(m_chosen < m_rightPlace ? m_chosen : m_chosen - 1);
    if (m_stage == Done)
        m_words.feedback = tr("Solved. That is the reason.");
    else if (m_chosen >= 0)
        m_words.feedback = counterexampleText(m_falseReasons[wrong].counterexample);
}

}  // namespace nimstone
