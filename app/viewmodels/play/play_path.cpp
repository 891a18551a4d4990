#include "app/viewmodels/play/play_path.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "app/viewmodels/play/play_presets.h"
#include "app/wording/play/positions.h"
#include "core/play/record/verdict.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

struct PathStage {
    const char* name;      ///< the name of the stage in the preferences
    /// the start position of the game that the person has to win against the perfect opponent; for a proof, the
    /// position of the proof
    const char* position;
    bool proof = false;
    bool columns = false;
    const char* title;     ///< the text of the button that opens the stage
    const char* task;      ///< the question that the stage asks; it is shown before the first move and after a loss
    const char* lesson;    ///< the sentence that a win shows as the answer; it must be true for every way to win
};

/// The stages of the path, in their order.
constexpr std::array<PathStage, 6> pathStages{{
    {.name = "two-heaps", .position = "nim:5,3",
     //: A stage of the newcomer's path. The text is on a button that opens the stage
     .title = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Two heaps"),
     .task = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Make the two heaps equal, and keep them equal."),
     .lesson = QT_TRANSLATE_NOOP("nimstone::PlayPath",
                                 "You kept the heaps equal: whatever the computer took from one, you took from the other.")},
    {.name = "three-heaps", .position = "nim:2,5,2",
     //: A stage of the newcomer's path. The text is on a button that opens the stage
     .title = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Three heaps"),
     .task = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Which move leaves a position that you already know?"),
     .lesson = QT_TRANSLATE_NOOP("nimstone::PlayPath", "You took the whole heap of 5. That left two equal heaps, and you know how "
                                                       "to win those.")},
    {.name = "who-wins", .position = "nim:1,2,3",
     //: A stage of the newcomer's path. The text is on a button that opens the stage
     .title = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Who wins?"),
     .task = QT_TRANSLATE_NOOP("nimstone::PlayPath",
                               "Who wins here: the first player or the second? You may let the computer start."),
     .lesson = QT_TRANSLATE_NOOP("nimstone::PlayPath",
                                 "(1, 2, 3) is a P-position: whatever the first player does, the second player can win.")},
    {.name = "columns", .position = "nim:3,4,5", .columns = true,
     //: A stage of the newcomer's path, about binary columns. The text is on a button that opens the stage
     .title = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Bit columns"),
     .task = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Leave an even number of 1s in every binary column."),
     .lesson = QT_TRANSLATE_NOOP("nimstone::PlayPath", "After each of your moves, every binary column had an even number of 1s.")},
    {.name = "lemma-2", .position = "nim:3,4,5", .proof = true,
     //: A stage of the newcomer's path: a proof. The text is on a button that opens the stage
     .title = QT_TRANSLATE_NOOP("nimstone::PlayPath", "See why: Lemma 2"), .task = "", .lesson = ""},
    {.name = "perfect", .position = "nim:7,11,13",
     //: A stage of the newcomer's path: the opponent is called Perfect. The text is on a button that opens the stage
     .title = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Beat Perfect"),
     .task = QT_TRANSLATE_NOOP("nimstone::PlayPath", "Larger heaps, the same idea: even columns. Can you win without help?"),
     .lesson = QT_TRANSLATE_NOOP("nimstone::PlayPath", "You beat Perfect. Nobody could have played this game better.")},
}};

GameSum gameSumOf(const PathStage& stage)
{
    return parseSum(stage.position).value();
}

bool isNim(const GameSum& position)
{
    return position.only<Nim>();
}

}  // namespace

PlayPath::PlayPath(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &PlayPath::changed);
}

void PlayPath::setSession(PlaySession* session)
{
    if (m_session == session)
        return;
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session) {
        connect(session, &PlaySession::positionChanged, this, &PlayPath::look);
        connect(session, &PlaySession::playersChanged, this, &PlayPath::look);
    }
    look();
}

void PlayPath::look()
{
    if (wonHere() && !m_session->openedOver() && !isDone(*here())) {
        const QString name = QString::fromLatin1(pathStages[*here()].name);
        m_done.push_back(name);
        Q_EMIT reached(name);
    }
    Q_EMIT changed();
}

void PlayPath::setDone(const QStringList& names)
{
    if (m_done == names)
        return;
    m_done = names;
    Q_EMIT changed();
}

bool PlayPath::isDone(std::size_t stage) const
{
    return m_done.contains(QLatin1String(pathStages[stage].name));
}

std::optional<std::size_t> PlayPath::here() const
{
    if (!m_session || m_session->players() != play::against(play::perfect()) || !isNim(m_session->record().startSum()))
        return std::nullopt;
    const auto found = std::ranges::find_if(pathStages, [this](const PathStage& stage) {
        return !stage.proof && gameSumOf(stage) == m_session->record().startSum();
    });
    return found == pathStages.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - pathStages.begin()));
}

bool PlayPath::wonHere() const
{
    return onIt() && m_session->turn() == PlaySession::Over && m_session->won() && !m_session->opponentReplaced();
}

std::optional<std::size_t> PlayPath::following() const
{
    if (!m_session || !isNim(m_session->record().startSum()))
        return std::nullopt;
    for (std::size_t stage = 0; stage < pathStages.size(); ++stage) {
        if (!isDone(stage))
            return stage;
    }
    return std::nullopt;
}

QVariantList PlayPath::stages() const
{
    const auto current = following();
    QVariantList list;
    for (std::size_t stage = 0; stage < pathStages.size(); ++stage)
        list.push_back(QVariantMap{{QStringLiteral("title"), tr(pathStages[stage].title)},
                                   {QStringLiteral("done"), isDone(stage)},
                                   {QStringLiteral("here"), stage == current}});
    return list;
}

QString PlayPath::task() const
{
    const auto stage = here();
    // A person who did not reach this stage along the path sees the rules of the game in place of the task.
    const bool led = stage && (*stage == 0 || isDone(*stage - 1));
    return led && m_session->plyCount() == 0 && !isDone(*stage) ? tr(pathStages[*stage].task) : QString();
}

QString PlayPath::lesson() const
{
    if (!onIt() || m_session->turn() != PlaySession::Over)
        return {};
    return m_session->won() ? m_session->opponentReplaced() ? QString() : tr(pathStages[*here()].lesson) : tr(pathStages[*here()].task);
}

QString PlayPath::next() const
{
    if (!m_session || m_session->turn() != PlaySession::Over || m_session->seats() != PlaySession::AgainstComputer)
        return {};
    // If a stage was won once, the button to the next stage stays after a later loss.
    const auto stage = here();
    if (!m_session->won() && !(stage && isDone(*stage)))
        return {};
    if (const auto next = following())
        //: A button that opens the next stage of a path: %1 is the title of the stage, such as "Three heaps"
        return pathStages[*next].proof ? tr(pathStages[*next].title) : tr("Next: %1").arg(tr(pathStages[*next].title));
    const auto preset = presetAfter(m_session->record().startSum());
    //: A button that opens another position: %1 is a position such as "two heaps of 8"
    return preset ? tr("Next: %1").arg(wording::positionPhrase(parseSum(preset->position).value())) : QString();
}

bool PlayPath::leadsToProof() const
{
    const auto stage = following();
    return stage && pathStages[*stage].proof && !next().isEmpty();
}

void PlayPath::goOn()
{
    if (next().isEmpty())
        return;
    const auto stage = following();
    if (!stage) {
        const auto preset = presetAfter(m_session->record().startSum());
        begin(QString::fromUtf8(preset->position), *m_session->players().opponent);
    } else if (pathStages[*stage].proof) {
        m_done.push_back(QString::fromLatin1(pathStages[*stage].name));
        Q_EMIT reached(m_done.back());
        Q_EMIT changed();
        Q_EMIT proofWanted(QString::fromLatin1(pathStages[*stage].position));
    } else {
        if (pathStages[*stage].columns)
            Q_EMIT columnsWanted();
        const GameSum position = gameSumOf(pathStages[*stage]);
        m_session->setSeed(m_session->seed() + 1);
        m_session->start(position, play::Side::Person, play::against(play::perfect()));
    }
}

/// Starts a game in which the person plays the side that can win.
void PlayPath::begin(const QString& position, const play::Opponent& opponent)
{
    const GameSum start = parseSum(position.toStdString()).value();
    const auto outcome = start.outcome();
    const Cutter cutter = outcome == OutcomeClass::Right ? Cutter::Right : Cutter::Left;
    const bool starts = !outcome || play::isWonBy(*outcome, start.isPartisan() ? cutter : Cutter::None);
    m_session->setSeed(m_session->seed() + 1);
    m_session->start(start, starts ? play::Side::Person : play::Side::Opponent, play::against(opponent),
                     starts ? cutter : nimstone::opponent(cutter));
}

}  // namespace nimstone
