#include "app/viewmodels/learn/learn_session.h"

#include <algorithm>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/learn/learn_answers.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/names.h"
#include "translations/lesson_texts.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

QString lessonName(std::size_t number)
{
    return QString::fromUtf8(learn::lessonNames[number]);
}

}  // namespace

QString noteOfLesson(const QString& lesson, const char* what)
{
    return QStringLiteral("lesson/%1/%2").arg(lesson, QLatin1String(what));
}

LearnSession::LearnSession(QObject* parent, Clock clock) : RecordAware(parent), m_clock(std::move(clock)), m_day(m_clock())
{
    connect(this, &LanguageAware::languageChanged, this, [this] {
        read();
        show();
        Q_EMIT pathChanged();
    });
    connect(this, &RecordAware::progressChanged, this, [this] {
        if (m_early && progress() && progress()->isLoaded())
            open(m_name);
        Q_EMIT pathChanged();
    });
}

KeptNote LearnSession::noteOf(const QString& lesson, const char* what) const
{
    const auto& notes = recordTally().notes;
    const auto found = notes.find(noteOfLesson(lesson, what));
    return found == notes.end() ? KeptNote() : found->second;
}

void LearnSession::keepNote(const QString& name, const QString& value)
{
    if (progress())
        progress()->keepNote(name, value);
}

QVariantMap LearnSession::entry(std::size_t number) const
{
    const QString name = lessonName(number);
    const KeptNote card = noteOf(name, "card");
    return {{QStringLiteral("name"), name},
            {QStringLiteral("number"), static_cast<int>(number)},
            {QStringLiteral("title"), wording::lessonTitle(name)},
            {QStringLiteral("summary"), wording::lessonSummary(name)},
            {QStringLiteral("card"), card.value.toInt()},
            {QStringLiteral("time"), card.time},
            {QStringLiteral("done"), !noteOf(name, "done").value.isEmpty()},
            {QStringLiteral("next"), false}};
}

QVariantList LearnSession::path() const
{
    std::vector<QVariantMap> lessons;
    for (std::size_t number = 1; number < learn::lessonNames.size(); ++number)
        lessons.push_back(entry(number));
    const auto timeOf = [](const QVariantMap& lesson) {
        return lesson[QStringLiteral("done")].toBool() ? -1 : lesson[QStringLiteral("time")].toLongLong();
    };
    const auto next = std::ranges::max_element(lessons, {}, timeOf);
    (*next)[QStringLiteral("next")] = timeOf(*next) >= 0;
    return QVariantList(lessons.begin(), lessons.end());
}

QVariantMap LearnSession::daily() const
{
    return {{QStringLiteral("about"), dailyTitle(m_day)}, {QStringLiteral("solved"), !recordTally().note(dailyNote()).isEmpty()}};
}

void LearnSession::look()
{
    if (m_day == m_clock())
        return;
    m_day = m_clock();
    Q_EMIT pathChanged();
    if (m_name == QLatin1String("daily")) {
        close();
        open(QStringLiteral("daily"));
    }
}

const learn::Block* LearnSession::block(int part) const
{
    const auto at = static_cast<std::size_t>(part);
    if (!m_lesson || at >= m_lesson->cards[m_card].parts.size())
        return nullptr;
    return std::get_if<learn::Block>(&m_lesson->cards[m_card].parts[at]);
}

void LearnSession::planExercises(int part, PracticeSession* practice) const
{
    practice->setPlan(std::get<learn::ExercisesBlock>(*block(part)));
}

bool LearnSession::open(const QString& lesson)
{
    const QString name = lesson.section(QLatin1Char('/'), 0, 0);
    if (lessonFile(name, spokenLanguage()).isEmpty())
        return false;
    m_name = name;
    m_early = progress() && !progress()->isLoaded();
    m_card = noteOf(name, "card").value.toUInt();
    read();
    const auto card = std::ranges::find(m_lesson->cards, lesson.section(QLatin1Char('/'), 1).toStdString(), &learn::Card::kind);
    if (card != m_lesson->cards.end()) {
        // A card that is looked up is not the place where the learner stopped.
        m_card = static_cast<std::size_t>(card - m_lesson->cards.begin());
        m_early = false;
    }
    show();
    return true;
}

void LearnSession::setCard(int card)
{
    if (card == this->card() || card < 0 || card >= cardCount())
        return;
    m_card = static_cast<std::size_t>(card);
    m_early = false;
    keepNote(noteOfLesson(m_name, "card"), QString::number(card));
    show();
}

void LearnSession::goOn()
{
    if (m_shown.number < 0)
        return;
    if (card() + 1 < cardCount())
        return setCard(card() + 1);
    keepNote(noteOfLesson(m_name, "done"), QStringLiteral("1"));
    keepNote(noteOfLesson(m_name, "card"), QStringLiteral("0"));
    const auto following = static_cast<std::size_t>(m_shown.number) + 1;
    if (following == learn::lessonNames.size())
        return close();
    open(lessonName(following));
    // The next lesson now counts as begun, so that the path continues there.
    if (noteOf(m_name, "card").value.isEmpty())
        keepNote(noteOfLesson(m_name, "card"), QString::number(m_card));
}

void LearnSession::close()
{
    m_name.clear();
    m_lesson.reset();
    m_card = 0;
    show();
}

/// Reads the open lesson in the current language.
void LearnSession::read()
{
    if (m_name.isEmpty())
        return;
    const QString text = lessonFile(m_name, spokenLanguage()).replace(QLatin1String("{today}"), QString::number(dayOf(m_day)));
    m_lesson = learn::readLesson(text.toStdString()).value();
    m_card = std::min(m_card, m_lesson->cards.size() - 1);
}

/// Returns a sentence with links to the lessons that the open lesson builds on and that are not done; empty if there are none.
QString LearnSession::unfinishedBefore() const
{
    std::vector<QString> links;
    for (const std::string& one : m_lesson->buildsOn) {
        if (noteOf(QString::fromStdString(one), "done").value.isEmpty())
            links.push_back(wording::linkToLesson(one));
    }
    //: %1 is a list of titles of earlier lessons
    return links.empty() ? QString() : tr("This lesson builds on %1.").arg(wording::listText(links));
}

void LearnSession::show()
{
    m_shown = {};
    if (m_lesson) {
        // The texts are in the order of learn::cardKinds.
        static constexpr std::array<const char*, learn::cardKinds.size()> kinds{
            QT_TR_NOOP("Puzzle"),
            //: The purpose of a card of a lesson: the learner predicts what happens
            QT_TR_NOOP("Predict"),
            QT_TR_NOOP("See it"),
            QT_TR_NOOP("Say it"),
            QT_TR_NOOP("Why"),
            QT_TR_NOOP("Finish it yourself"),
            //: The purpose of a card of a lesson: the learner does some exercises
            QT_TR_NOOP("Practise"),
            QT_TR_NOOP("Use it"),
            QT_TR_NOOP("Where next"),
        };
        const auto number = learn::numberOf(m_name.toStdString());
        const learn::Card& card = m_lesson->cards[m_card];
        const auto kind = static_cast<std::size_t>(std::ranges::find(learn::cardKinds, card.kind) - learn::cardKinds.begin());
        m_shown = {.number = number ? static_cast<int>(*number) : -1,
                   .title = wording::lessonTitle(m_name),
                   .buildsOn = m_card == 0 ? unfinishedBefore() : QString(),
                   .kind = QString::fromStdString(card.kind),
                   .kindName = number ? tr(kinds[kind]) : QString(),
                   .heading = number ? wording::lessonText(card.heading) : QString()};
        for (const auto& part : card.parts) {
            const auto* const text = std::get_if<std::string>(&part);
            const auto* const block = std::get_if<learn::Block>(&part);
            m_shown.parts << QVariantMap{{QStringLiteral("kind"), QString::fromUtf8(block ? learn::kindOf(*block) : "text")},
                                         {QStringLiteral("text"), text ? wording::lessonText(*text) : QString()},
                                         {QStringLiteral("part"), static_cast<int>(m_shown.parts.size())}};
        }
    }
    Q_EMIT cardChanged();
    const QString place = QStringLiteral("%1/%2").arg(m_name, QString::number(m_card));
    if (std::exchange(m_place, place) == place)
        Q_EMIT retold();
}

}  // namespace nimstone
