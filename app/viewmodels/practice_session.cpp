#include "app/viewmodels/practice_session.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>

#include "app/viewmodels/practice_input.h"
#include "app/wording/errors.h"
#include "app/wording/practice.h"
#include "app/wording/rich_text.h"
#include "core/nimber.h"

namespace nimstone {

namespace {

/// Six digits at most, to be read aloud or written on a blackboard.
Seed newSeed()
{
    return QRandomGenerator::global()->bounded(1u, 1'000'000u);
}

QString nameOf(practice::Skill skill)
{
    return QString::fromUtf8(practice::name(skill).data());
}

/// As one line under a field: without markup.
std::function<QString()> wordedResult(const practice::Result& result)
{
    return [result] { return wording::plain(wording::resultText(result)); };
}

}  // namespace

PracticeSession::PracticeSession(QObject* parent) : PracticeSession(newSeed(), parent) {}

PracticeSession::PracticeSession(Seed seed, QObject* parent) : Worded(parent)
{
    for (const practice::Skill skill : practice::allSkills)
        m_desks.emplace_back(skill, practice::lowestLevel, seed);
    for (const PracticeDesk& one : m_desks)
        m_drafts.push_back(emptyDraft(one.exercise()));
    connect(this, &Worded::languageChanged, this, &PracticeSession::tell);
    tell();
}

// --- the skills ---

QStringList PracticeSession::skills() const
{
    QStringList names;
    for (const practice::Skill skill : practice::allSkills)
        names.push_back(nameOf(skill));
    return names;
}

QStringList PracticeSession::skillNames() const
{
    QStringList names;
    for (const practice::Skill skill : practice::allSkills)
        names.push_back(wording::skillName(skill));
    return names;
}

QStringList PracticeSession::standings() const
{
    QStringList lines;
    for (const PracticeDesk& one : m_desks) {
        const PracticeDesk::Standing& standing = one.standing();
        if (standing.asked == 0)
            //: How a skill went so far
            lines.push_back(tr("not tried yet"));
        else
            //: How a skill went so far: %1 exercises of %2 were right at the first try, the last %n of them in a row
            lines.push_back(tr("%1 of %2 right, %n in a row", nullptr, standing.inARow)
                                .arg(standing.right).arg(standing.asked));
    }
    return lines;
}

QString PracticeSession::skill() const
{
    return nameOf(desk().skill());
}

void PracticeSession::setSkill(const QString& skill)
{
    const auto wanted = practice::skillNamed(skill.toStdString());
    if (!wanted || *wanted == desk().skill())
        return;
    m_current = static_cast<std::size_t>(*wanted);
    m_step = 0;
    tell();
}

QString PracticeSession::task() const
{
    return wording::skillTask(desk().skill());
}

void PracticeSession::setLevel(int level)
{
    if (level == desk().level() || level < practice::lowestLevel || level > practice::highestLevel)
        return;
    desk().begin(level, desk().seed());
    exerciseLaid();
}

// --- the exercise ---

QString PracticeSession::title() const
{
    return desk().number() == 0 ? tr("Your own heaps") : tr("Exercise %1").arg(desk().number());
}

QString PracticeSession::seed() const
{
    return desk().number() == 0 ? QString() : QStringLiteral("%1/%2").arg(desk().seed()).arg(desk().number());
}

QString PracticeSession::question() const
{
    return wording::promptText(desk().exercise());
}

QString PracticeSession::position() const
{
    return QString::fromStdString(print(practice::positionOf(desk().exercise())));
}

// --- the draft ---

PracticeSession::Draft PracticeSession::emptyDraft(const practice::Exercise& exercise)
{
    Draft draft;
    if (const auto* howMany = std::get_if<practice::HowManyExercise>(&exercise))
        draft.heap = static_cast<int>(howMany->heap);
    return draft;
}

void PracticeSession::setNumber(const QString& number)
{
    if (number == draft().number || desk().isOver())
        return;
    draft().number = number;
    draftEdited();
}

QString PracticeSession::numberBits() const
{
    const auto number = readNumber(draft().number);
    const QString zeros(bitWeights().size(), QLatin1Char('0'));
    if (!number || *number >= Count{1} << zeros.size())
        return zeros;
    return QString::number(*number, 2).rightJustified(zeros.size(), QLatin1Char('0'));
}

QStringList PracticeSession::bitWeights() const
{
    QStringList weights;
    for (int column = columnsNeeded(practice::positionOf(desk().exercise()).heaps) - 1; column >= 0; --column)
        weights.push_back(QString::number(Count{1} << column));
    return weights;
}

QString PracticeSession::problem() const
{
    return draft().problem ? draft().problem() : QString();
}

void PracticeSession::flipBit(const QString& weight)
{
    // What cannot be shown as bits shows as zeros, and is begun anew.
    const Count shown = numberBits().toULongLong(nullptr, 2);
    setNumber(QString::number(shown ^ weight.toULongLong()));
}

void PracticeSession::step(int by)
{
    const auto* howMany = std::get_if<practice::HowManyExercise>(&desk().exercise());
    if (!howMany)
        return;
    const auto size = static_cast<qint64>(howMany->position.heaps[howMany->heap]);
    const auto number = readNumber(draft().number);
    const qint64 from = number ? static_cast<qint64>(std::min(*number, howMany->position.heaps[howMany->heap] + 1)) : 0;
    setNumber(QString::number(qBound(qint64{1}, from + by, size)));
}

void PracticeSession::pickHeap(int heap)
{
    const auto heaps = static_cast<int>(practice::positionOf(desk().exercise()).heaps.size());
    if (asks() != Heap || desk().isOver() || heap < 0 || heap >= heaps || heap == draft().heap)
        return;
    draft().heap = heap;
    draftEdited();
}

std::optional<Move> PracticeSession::draftMove() const
{
    const auto* howMany = std::get_if<practice::HowManyExercise>(&desk().exercise());
    const auto number = readNumber(draft().number);
    if (!howMany || !number || *number < 1 || *number > howMany->position.heaps[howMany->heap])
        return std::nullopt;
    return Move{howMany->heap, *number};
}

std::optional<practice::Answer> PracticeSession::refuse(std::function<QString()> problem)
{
    draft().problem = std::move(problem);
    return std::nullopt;
}

std::optional<practice::Answer> PracticeSession::readAnswer()
{
    if (asks() == Heap) {
        if (draft().heap < 0)
            return refuse([] { return tr("Pick a heap first: click it, or press its number."); });
        return static_cast<practice::Answer>(draft().heap);
    }
    const auto number = readNumber(draft().number);
    if (!number) {
        switch (number.error()) {
        case NumberProblem::Empty: return refuse([] { return tr("Type a number first."); });
        case NumberProblem::NotANumber:
            return refuse([text = draft().number.trimmed().left(24)] {
                return tr("A whole number was expected, such as 13; “%1” is none.").arg(text);
            });
        case NumberProblem::TooLarge:
            return refuse([] { return tr("The number is too large: at most %1 can be read.").arg(maxCount); });
        }
    }
    const practice::Exercise& exercise = desk().exercise();
    if (asks() == Amount) {
        if (!draftMove())
            return refuse(wordedResult(practice::check(exercise, *number)));
        return *number;
    }
    if (const Count total = totalStones(practice::positionOf(exercise)).stones; *number > total) {
        return refuse([total] {
            return tr("The number is too large: all heaps together have %n stones, and their nim-sum is never more.", nullptr,
                      static_cast<int>(total));
        });
    }
    return *number;
}

void PracticeSession::check()
{
    if (desk().isOver())
        return;
    const auto given = readAnswer();
    if (!given) {
        Q_EMIT answerChanged();
        return;
    }
    draft().problem = nullptr;
    draft().edited = false;
    m_step = 0;
    desk().answer(*given);
    tell();
}

void PracticeSession::next()
{
    desk().next();
    exerciseLaid();
}

void PracticeSession::proceed()
{
    if (desk().isOver())
        next();
    else
        check();
}

// --- what the answer was ---

QString PracticeSession::verdict() const
{
    if (!desk().result())
        return {};
    //: Above an answer that was given away on request
    return desk().state() == PracticeDesk::State::Shown ? tr("The answer") : wording::resultMark(*desk().result());
}

QString PracticeSession::reason() const
{
    if (!desk().result())
        return {};
    if (const auto* fault = std::get_if<practice::WrongAmount>(&*desk().result()); fault && m_step > 0) {
        //: %1 is a number of stones, %2 "heap 3", %3 the heaps after that, "(3, 2, 1)"
        return tr("The other player takes %1 from %2 and leaves %3. Every column is even again: whatever you do now, the "
                  "other player can do the same once more, down to the last stone.")
            .arg(QString::number(fault->refutation.taken), wording::heapName(fault->refutation.heap),
                 wording::heapsText(fault->afterRefutation.heaps));
    }
    return wording::resultText(*desk().result());
}

bool PracticeSession::canRefute() const
{
    return desk().state() == PracticeDesk::State::Wrong && lastStep(*desk().result()) > 0;
}

void PracticeSession::setRefuting(bool refuting)
{
    const int step = refuting && canRefute() ? lastStep(*desk().result()) : 0;
    if (step == m_step)
        return;
    m_step = step;
    draft().edited = false;
    tell();
}

// --- the ladder ---

QStringList PracticeSession::rungTitles() const
{
    QStringList titles;
    for (std::size_t rung = 0; rung < practice::rungCount; ++rung)
        titles.push_back(wording::rungTitle(desk().skill(), rung));
    return titles;
}

QStringList PracticeSession::rungs() const
{
    QStringList sentences;
    for (const practice::Rung& rung : desk().shown())
        sentences.push_back(wording::hintText(rung));
    return sentences;
}

void PracticeSession::hint()
{
    if (!canHint())
        return;
    desk().hint();
    tell();
}

void PracticeSession::showAnswer()
{
    if (!canShowAnswer())
        return;
    desk().showAnswer();
    m_step = 0;
    draft().problem = nullptr;
    draft().edited = false;
    tell();
}

// --- seeds and heaps of one's own ---

QString PracticeSession::open(const QString& text)
{
    const auto seed = readSeed(text);
    if (!seed)
        return openHeaps(text);
    desk().begin(desk().level(), seed->seed, seed->number);
    exerciseLaid();
    return {};
}

QString PracticeSession::openHeaps(const QString& text)
{
    const auto position = parseHeaps(text.toStdString());
    if (!position)
        return wording::plain(wording::atColumn(position.error()));
    if (const auto problem = checkHeaps(*position)) {
        switch (*problem) {
        case HeapsProblem::TooFewHeaps: return tr("An exercise needs at least two heaps.");
        case HeapsProblem::TooManyHeaps:
            return tr("An exercise has at most %n heaps.", nullptr, static_cast<int>(proof::maxProofHeaps));
        case HeapsProblem::TooLarge:
            return tr("A heap of an exercise has at most %1 stones.").arg((Count{1} << practiceColumns) - 1);
        }
    }
    auto exercise = exerciseOn(*position, desk().skill());
    if (!exercise) {
        return desk().skill() == practice::Skill::HowMany || nimSum(position->heaps) == 0
            ? tr("The nim-sum of these heaps is 0, and no move keeps it 0: no answer would be right.")
            : tr("Every one of these heaps would be right: there is nothing to find.");
    }
    desk().set(std::move(*exercise));
    exerciseLaid();
    return {};
}

void PracticeSession::shuffle()
{
    desk().begin(desk().level(), newSeed());
    exerciseLaid();
}

void PracticeSession::copy() const
{
    QGuiApplication::clipboard()->setText(desk().number() == 0 ? position() : seed());
}

// --- the board ---

void PracticeSession::exerciseLaid()
{
    draft() = emptyDraft(desk().exercise());
    m_step = 0;
    tell();
}

void PracticeSession::draftEdited()
{
    draft().problem = nullptr;
    draft().edited = true;
    const bool stepped = std::exchange(m_step, 0) > 0;
    showBoard();
    Q_EMIT answerChanged();
    if (stepped)
        Q_EMIT changed();
}

void PracticeSession::tell()
{
    showBoard();
    Q_EMIT changed();
    Q_EMIT answerChanged();
}

void PracticeSession::showBoard()
{
    const practice::Exercise& exercise = desk().exercise();
    const bool answered = desk().result().has_value();
    const bool trying = answered && draft().edited && !desk().isOver();
    if (!answered || (trying && asks() == Amount)) {
        m_board = openBoard(exercise, desk().shown());
        m_board.table = m_board.table || answered;
        m_leaving = draftMove();
    } else {
        m_board = resultBoard(exercise, *desk().result(), m_step);
        m_leaving = m_board.move;
    }
    if (asks() == Heap && draft().heap >= 0 && (!answered || trying))
        m_board.marks[static_cast<std::size_t>(draft().heap)] = PracticeBoard::Mark::Chosen;
    const Count answer = m_board.answer.value_or(0);
    m_table.show(m_board.position, m_board.move, columnsNeeded(std::span(&answer, 1)));
    Q_EMIT boardChanged();
}

QStringList PracticeSession::sizes() const
{
    QStringList sizes;
    for (const Count heap : m_board.position.heaps)
        sizes.push_back(QString::number(heap));
    return sizes;
}

QList<int> PracticeSession::stones() const
{
    QList<int> stones;
    for (const Count heap : m_board.position.heaps)
        stones.push_back(static_cast<int>(heap));
    return stones;
}

QList<int> PracticeSession::marks() const
{
    QList<int> marks;
    for (const PracticeBoard::Mark mark : m_board.marks)
        marks.push_back(static_cast<int>(mark));
    return marks;
}

int PracticeSession::leavingHeap() const
{
    return m_leaving ? static_cast<int>(m_leaving->heap) : -1;
}

int PracticeSession::leaving() const
{
    return m_leaving ? static_cast<int>(m_leaving->taken) : 0;
}

QString PracticeSession::answerShown() const
{
    return m_board.answer ? QString::number(*m_board.answer) : QString();
}

QString PracticeSession::columnBits(Count bits) const
{
    return QString::number(bits, 2).rightJustified(m_table.columns(), QLatin1Char('0'));
}

}  // namespace nimstone
