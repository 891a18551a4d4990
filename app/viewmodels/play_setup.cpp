#include "app/viewmodels/play_setup.h"

#include <algorithm>
#include <array>

#include "app/wording/errors.h"
#include "app/wording/play.h"
#include "core/random.h"

namespace nimstone {

namespace {

/// How many heaps can be changed one by one.
constexpr std::size_t mostSetupHeaps = 12;

/// The learner sees the end once it is so near that at most this many moves remain.
constexpr Count learnersForesight = 6;

struct Preset {
    const char* name;
    const char* note;
    std::vector<Count> heaps;
};

const std::vector<Preset>& allPresets()
{
    static const std::vector<Preset> presets{
        {QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Three heaps"),
         QT_TRANSLATE_NOOP("nimstone::PlaySetup", "The classic start: small enough to think it through."), {3, 4, 5}},
        {QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Marienbad"),
         QT_TRANSLATE_NOOP("nimstone::PlaySetup", "1, 3, 5, 7, as in the film. Who should start?"), {1, 3, 5, 7}},
        {QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Textbook"),
         QT_TRANSLATE_NOOP("nimstone::PlaySetup", "The worked example of many books on Lemma 2."), {42, 27, 19}},
        {QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Three ways to win"),
         QT_TRANSLATE_NOOP("nimstone::PlaySetup", "A start with more than one winning move."), {7, 11, 13}},
        {QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Twins"),
         QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Two equal heaps: what can the second player always do?"), {8, 8}},
        {QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Large heaps"),
         QT_TRANSLATE_NOOP("nimstone::PlaySetup", "Too many stones to draw, but the columns still tell."),
         {1000000, 750000, 65535}},
    };
    return presets;
}

}  // namespace

PlaySetup::PlaySetup(QObject* parent) : Worded(parent)
{
    connect(this, &Worded::languageChanged, this, &PlaySetup::problemChanged);
    connect(this, &Worded::languageChanged, this, &PlaySetup::playersChanged);
}

QStringList PlaySetup::heaps() const
{
    QStringList sizes;
    for (const Count heap : m_position.heaps)
        sizes.push_back(QString::number(heap));
    return sizes;
}

int PlaySetup::mostHeaps()
{
    return static_cast<int>(mostSetupHeaps);
}

QString PlaySetup::text() const
{
    return heaps().join(QStringLiteral(", "));
}

QString PlaySetup::opponent() const
{
    return m_opponent.kind == play::Opponent::Kind::Perfect ? QStringLiteral("perfect") : QStringLiteral("learner");
}

QString PlaySetup::opponentNote() const
{
    return wording::opponentDescription(m_opponent);
}

QStringList PlaySetup::opponentNames() const
{
    return {wording::opponentName(play::perfect()), wording::opponentName(play::learner(learnersForesight))};
}

void PlaySetup::setOpponent(const QString& opponent)
{
    m_opponent = opponent == QLatin1String("perfect") ? play::perfect() : play::learner(learnersForesight);
    Q_EMIT playersChanged();
}

void PlaySetup::setPersonStarts(bool personStarts)
{
    m_first = personStarts ? play::Side::Person : play::Side::Opponent;
    Q_EMIT playersChanged();
}

QStringList PlaySetup::presets() const
{
    QStringList names;
    for (const Preset& preset : allPresets())
        names.push_back(tr(preset.name));
    return names;
}

QStringList PlaySetup::presetNotes() const
{
    QStringList notes;
    for (const Preset& preset : allPresets())
        notes.push_back(tr(preset.note));
    return notes;
}

void PlaySetup::takeFrom(PlaySession* session, bool asItStands)
{
    m_first = session->record().first();
    m_opponent = session->players().opponent.value_or(play::perfect());
    Q_EMIT playersChanged();
    setPosition(asItStands ? session->record().position() : session->record().start());
}

bool PlaySetup::readText(const QString& text)
{
    const auto read = parseHeaps(text.toStdString());
    if (!read)
        m_problem = [error = read.error()] { return wording::atColumn(error); };
    else if (read->heaps.size() > mostSetupHeaps)
        m_problem = [count = read->heaps.size()] { return PlaySession::tooManyHeaps(count); };
    else
        setPosition(*read);
    Q_EMIT problemChanged();
    return !m_problem;
}

void PlaySetup::change(int heap, int difference)
{
    if (heap < 0 || static_cast<std::size_t>(heap) >= m_position.heaps.size())
        return;
    Position position = m_position;
    Count& size = position.heaps[static_cast<std::size_t>(heap)];
    const auto step = static_cast<Count>(std::abs(difference));
    size = difference > 0 ? size + std::min(step, maxCount - size) : size - std::min(step, size);
    setPosition(std::move(position));
}

void PlaySetup::addHeap()
{
    if (m_position.heaps.size() >= mostSetupHeaps)
        return;
    Position position = m_position;
    position.heaps.push_back(1);
    setPosition(std::move(position));
}

void PlaySetup::removeHeap(int heap)
{
    if (m_position.heaps.size() == 1 || heap < 0 || static_cast<std::size_t>(heap) >= m_position.heaps.size())
        return;
    Position position = m_position;
    position.heaps.erase(position.heaps.begin() + heap);
    setPosition(std::move(position));
}

void PlaySetup::choosePreset(int index)
{
    const auto& presets = allPresets();
    if (index >= 0 && static_cast<std::size_t>(index) < presets.size())
        setPosition({presets[static_cast<std::size_t>(index)].heaps});
}

void PlaySetup::drawRandom(quint32 seed)
{
    Chance chance(seed);
    Position position;
    const auto count = chance.between(3, 5);
    for (std::uint64_t heap = 0; heap < count; ++heap)
        position.heaps.push_back(chance.between(1, 15));
    setPosition(std::move(position));
}

void PlaySetup::begin(PlaySession* session) const
{
    session->setSeed(session->seed() + 1);
    session->start(Table({Rules(*gameNamed("nim"), Nim()), m_position}), m_first, play::against(m_opponent));
}

void PlaySetup::setPosition(Position position)
{
    m_position = std::move(position);
    m_problem = nullptr;
    Q_EMIT heapsChanged();
    Q_EMIT problemChanged();
}

}  // namespace nimstone
