#include "app/tour/learn_stops.h"

#include "app/tour/driving.h"
#include "app/viewmodels/learn/learn_session.h"

namespace nimstone {

namespace {

LearnSession* learnSessionOf(QQuickItem* page)
{
    return qobject_cast<LearnSession*>(tour::part(page, "session"));
}

/// Returns a stop that shows a card of a lesson: the first card if `halves` is 0, the middle card if it is 1, and the last card if
/// it is 2. If `lesson` is empty, the stop shows the path.
TourStop lessonStop(const QString& lesson, const QString& state, bool usual, int halves = 0)
{
    return {QStringLiteral("learn"), state, usual,
            [lesson, halves](QQuickItem* page, const TourStop::Settle& settle) {
                LearnSession* const session = learnSessionOf(page);
                session->close();
                if (!session->open(lesson) && !lesson.isEmpty())
                    qWarning("qrc:/ the tour cannot open the lesson %s", qPrintable(lesson));
                session->setCard((session->cardCount() - 1) * halves / 2);
                settle();
            },
            {.texts = [lesson](QQuickItem* page) -> QStringList {
                const ShownCard& shown = learnSessionOf(page)->shown();
                return {lesson.isEmpty() ? said("LearnPage", "Lessons") : shown.heading.isEmpty() ? shown.title : shown.heading};
            }}};
}

}  // namespace

std::vector<TourStop> learnStops()
{
    std::vector<TourStop> stops{lessonStop({}, QStringLiteral("path"), true)};
    for (const char* const aside : {"daily", "cases"})
        stops.push_back(lessonStop(QLatin1String(aside), QLatin1String(aside), true));
    for (const std::string_view name : learn::lessonNames) {
        const QString lesson = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        int halves = 0;
        for (const char* const place : {"first", "middle", "last"}) {
            const bool usual = halves == 1 && lesson == QLatin1String("lemma-2");
            stops.push_back(lessonStop(lesson, lesson + QLatin1Char('-') + QLatin1String(place), usual, halves++));
        }
    }
    return stops;
}

}  // namespace nimstone
