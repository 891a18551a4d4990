#include "app/tour/set_stops.h"

#include <QQuickItem>
#include <QVariant>

namespace nimstone {

namespace {

QObject* editorOf(QQuickItem* page)
{
    QMetaObject::invokeMethod(page, "showSets", Q_ARG(bool, true));
    auto* sets = page->property("sets").value<QObject*>();
    auto* editor = sets ? sets->property("editor").value<QObject*>() : nullptr;
    if (!editor)
        qWarning("qrc:/ the tour cannot show the sets of exercises");
    return editor;
}

/// A desk with the ready set of that number, or as it is when the program starts; answers shown or not.
TourStop setStop(const char* state, int readySet, bool answers)
{
    return {QStringLiteral("practise"), QString::fromLatin1(state), false, [=](QQuickItem* page, const TourStop::Settle& settle) {
                QObject* editor = editorOf(page);
                if (!editor)
                    return;
                if (auto* sheet = page->property("sets").value<QObject*>()->property("sheet").value<QObject*>())
                    QMetaObject::invokeMethod(sheet, "close");
                settle();
                auto* adding = editor->property("adding").value<QObject*>();
                adding->setProperty("count", QStringLiteral("10"));
                adding->setProperty("heaps", QString());
                if (readySet >= 0)
                    QMetaObject::invokeMethod(editor, "begin", Q_ARG(int, readySet), Q_ARG(quint32, 4711));
                editor->property("exercises").value<QObject*>()->setProperty("answersShown", answers);
                settle();
            }};
}

/// What adds to a set, in its sheet where there is no room beside it, with something that it cannot do.
TourStop addingStop()
{
    TourStop stop = setStop("sets-adding", 1, false);
    stop.reach = [reach = stop.reach](QQuickItem* page, const TourStop::Settle& settle) {
        reach(page, settle);
        auto* sets = page->property("sets").value<QObject*>();
        QMetaObject::invokeMethod(sets, "add");
        auto* adding = editorOf(page)->property("adding").value<QObject*>();
        adding->setProperty("count", QStringLiteral("many"));
        bool drawn = false;
        QMetaObject::invokeMethod(adding, "draw", Q_RETURN_ARG(bool, drawn), Q_ARG(quint32, 1));
        adding->setProperty("heaps", QStringLiteral("3 x 5"));
        QMetaObject::invokeMethod(adding, "setOwnHeaps", Q_RETURN_ARG(bool, drawn));
        settle();
    };
    return stop;
}

}  // namespace

std::vector<TourStop> setStops()
{
    // The sheet goes again with the next of them.
    return {setStop("sets-empty", -1, false), addingStop(), setStop("sets-twelve", 0, false), setStop("sets-answers", 2, true)};
}

}  // namespace nimstone
