#include "app/tour/proof_stops.h"

#include <QQuickItem>
#include <QVariant>
#include <algorithm>

#include "core/proof/proof.h"

namespace nimstone {

namespace {

/// A theorem on its first example, after so many halves of its steps; the first of them at least.
TourStop theoremStop(const QString& theorem, const char* state, int halves)
{
    return {QStringLiteral("prove"), theorem + QLatin1Char('-') + QLatin1String(state), false,
            [theorem, halves](QQuickItem* page, const TourStop::Settle& settle) {
                auto* session = page->property("session").value<QObject*>();
                session->property("prediction").value<QObject*>()->setProperty("mode", 0);
                if (!QMetaObject::invokeMethod(session, "openExample", Q_ARG(QString, theorem))
                    || !session->property("refusal").toString().isEmpty())
                    qWarning("qrc:/ the tour has no proof of %s", qPrintable(theorem));
                const int steps = session->property("stepCount").toInt();
                session->setProperty("step", std::max(1, steps * halves / 2));
                settle();
            }};
}

/// A step that is to be predicted first; in the other pictures nothing is.
TourStop questionStop()
{
    return {QStringLiteral("prove"), QStringLiteral("question"), false,
            [](QQuickItem* page, const TourStop::Settle& settle) {
                auto* session = page->property("session").value<QObject*>();
                QMetaObject::invokeMethod(session, "openPosition", Q_ARG(QString, QStringLiteral("bash(3):17")));
                session->property("prediction").value<QObject*>()->setProperty("mode", 1);
                session->setProperty("step", session->property("stepCount"));
                settle();
            }};
}

}  // namespace

std::vector<TourStop> theoremStops()
{
    std::vector<TourStop> stops{questionStop()};
    for (const proof::Theorem theorem : proof::allTheorems()) {
        const auto name = QString::fromStdString(std::string(proof::name(theorem)));
        stops.push_back(theoremStop(name, "first", 0));
        stops.push_back(theoremStop(name, "middle", 1));
        stops.push_back(theoremStop(name, "last", 2));
    }
    return stops;
}

}  // namespace nimstone
