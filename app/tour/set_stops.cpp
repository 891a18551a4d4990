#include "app/tour/set_stops.h"

#include <QVariant>

#include "app/tour/driving.h"
#include "app/viewmodels/practise/sets/set_editor.h"

namespace nimstone {

namespace {

using namespace tour;

SetEditor* editorOf(QQuickItem* page)
{
    call(page, "showSets", true);
    return qobject_cast<SetEditor*>(part(part(page, "sets"), "editor"));
}

/// Returns the texts that the picture must show: the first question of the edited set, with its answer if answers are
/// shown; for an empty editor, its title.
QStringList wordsOf(QQuickItem* page)
{
    const SetList* list = editorOf(page)->exercises();
    if (list->count() == 0)
        return {said("PractiseSetStart", "A set for your class")};
    QStringList words{list->data(list->index(0), SetList::QuestionRole).toString()};
    if (list->answersShown())
        words.push_back(list->data(list->index(0), SetList::AnswerRole).toString());
    return words;
}

/// Returns a stop that shows the editor with the ready-made set of this index, or without a set if the index is
/// negative. Answers are shown if `answers` is true.
TourStop setStop(const char* state, int readySet, bool answers)
{
    return {QStringLiteral("practise"), QString::fromLatin1(state), false,
            [=](QQuickItem* page, const Settle& settle) {
                SetEditor* editor = editorOf(page);
                if (!editor)
                    return;
                settle();
                editor->adding()->setCount(QStringLiteral("10"));
                editor->adding()->setHeaps(QString());
                if (readySet >= 0)
                    editor->begin(readySet, 4711);
                editor->exercises()->setAnswersShown(answers);
                settle();
            },
            {.texts = wordsOf}};
}

/// Returns a stop that shows the panel that adds exercises to a set, with an input that is not accepted. In a narrow
/// window the panel is a dialog.
TourStop addingStop()
{
    TourStop stop = setStop("sets-adding", 1, false);
    stop.reach = [reach = stop.reach](QQuickItem* page, const Settle& settle) {
        reach(page, settle);
        call(part(page, "sets"), "add");
        SetAdding* adding = editorOf(page)->adding();
        adding->setCount(QStringLiteral("many"));
        adding->draw(1);
        adding->setHeaps(QStringLiteral("3 x 5"));
        adding->setOwnHeaps();
        settle();
    };
    stop.sight.texts = [](QQuickItem* page) -> QStringList {
        return {said("PractiseSetAdd", "Add exercises"), editorOf(page)->adding()->countProblem()};
    };
    stop.sight.sheet = QStringLiteral("setAddSheet");
    stop.sight.sheetWhereNarrow = true;
    return stop;
}

TourStop optionsStop()
{
    TourStop stop = setStop("sets-options", 1, false);
    stop.reach = [reach = stop.reach](QQuickItem* page, const Settle& settle) {
        reach(page, settle);
        call(part(page, "sets"), "showOptions");
        settle();
    };
    stop.sight.texts = [](QQuickItem*) -> QStringList { return {said("PractiseSetOptions", "Options of the set")}; };
    stop.sight.sheet = QStringLiteral("setOptionsSheet");
    return stop;
}

}  // namespace

std::vector<TourStop> setStops()
{
    return {setStop("sets-empty", -1, false), addingStop(), optionsStop(), setStop("sets-twelve", 0, false), setStop("sets-answers", 2, true)};
}

}  // namespace nimstone
