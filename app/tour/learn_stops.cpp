#include "app/tour/learn_stops.h"

#include "app/tour/driving.h"
#include "app/viewmodels/learn/learn_session.h"

namespace nimstone {

namespace {

LearnSession* learnSessionOf(QQuickItem* page)
{
    return qobject_cast<LearnSession*>(tour::part(page, "session"));
}

/// Returns a stop that shows a lesson beside the path, or the path if `lesson` is empty. The picture must show the text `text`.
TourStop asideStop(const char* state, const char* lesson, const char* context, const char* text)
{
    return {QStringLiteral("learn"), QLatin1String(state), true,
            [lesson](QQuickItem* page, const TourStop::Settle& settle) {
                learnSessionOf(page)->close();
                learnSessionOf(page)->open(QLatin1String(lesson));
                settle();
            },
            {.texts = [context, text](QQuickItem*) -> QStringList { return {said(context, text)}; }}};
}

/// Returns a stop that shows a card of a lesson: the first card if `halves` is 0, the middle card if it is 1, and the
/// last card if it is 2.
TourStop cardStop(const QString& lesson, const char* state, int halves)
{
    return {QStringLiteral("learn"), lesson + QLatin1Char('-') + QLatin1String(state), halves == 1 && lesson == QLatin1String("lemma-2"),
            [lesson, halves](QQuickItem* page, const TourStop::Settle& settle) {
                LearnSession* const session = learnSessionOf(page);
                if (!session->open(lesson))
                    qWarning("qrc:/ the tour cannot open the lesson %s", qPrintable(lesson));
                session->setCard((session->cardCount() - 1) * halves / 2);
                settle();
            },
            {.texts = [](QQuickItem* page) -> QStringList { return {learnSessionOf(page)->shown().heading}; }}};
}

}  // namespace

std::vector<TourStop> learnStops()
{
    std::vector<TourStop> stops{asideStop("path", "", "LearnPage", "Lessons"), asideStop("daily", "daily", "LearnPage", "Today's position"),
                                asideStop("cases", "cases", "ShelfBlock", "Case shelf")};
    for (const std::string_view name : learn::lessonNames) {
        const QString lesson = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        int halves = 0;
        for (const char* const state : {"first", "middle", "last"})
            stops.push_back(cardStop(lesson, state, halves++));
    }
    return stops;
}

}  // namespace nimstone
