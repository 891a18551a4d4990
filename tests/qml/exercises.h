// What QML tests know of exercises beyond what the page shows: right answers, and a mistake that has a name.
#pragma once

#include <QObject>
#include <QVariantMap>
#include <algorithm>

#include "app/viewmodels/practise/practice_session.h"
#include "core/practice/exercise.h"
#include "core/practice/exercise_code.h"

class Exercises : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// An answer to the exercise of such a line, `nim-sum 2 4711/17`: `asks`, a PracticeSession::Asks; `numbers`, or the
    /// places of those on offer; `moves`, what is taken from each heap.
    Q_INVOKABLE QVariantMap right(const QString& code) const
    {
        const auto exercise = nimstone::practice::exerciseOf(*nimstone::practice::parseExerciseCode(code.toStdString()));
        return described(exercise, nimstone::practice::rightAnswers(exercise).front());
    }

    /// What somebody with a misconception answers, wrongly.
    Q_INVOKABLE QVariantMap mistaken(const QString& code) const
    {
        const auto exercise = nimstone::practice::exerciseOf(*nimstone::practice::parseExerciseCode(code.toStdString()));
        for (const auto& one : nimstone::practice::misled(exercise)) {
            if (!nimstone::practice::isRight(nimstone::practice::check(exercise, one.answer)))
                return described(exercise, one.answer);
        }
        return {};
    }

    /// Begins a set of the exercises with these codes.
    Q_INVOKABLE void startSet(QObject* session, const QString& title, const QStringList& codes) const
    {
        std::vector<nimstone::practice::NamedExercise> names;
        for (const QString& code : codes)
            names.push_back(*nimstone::practice::parseRecordName(code.toStdString()));
        qobject_cast<nimstone::PracticeSession*>(session)->startSet({title.toStdString(), {}, nimstone::practice::exercisesNamed(names)});
    }

private:
    static QVariantMap described(const nimstone::practice::Exercise& exercise, const nimstone::practice::Answer& answer)
    {
        const auto offered = nimstone::practice::offeredIn(exercise);
        QVariantList numbers;
        QVariantList places;
        for (const nimstone::Count number : answer.numbers()) {
            numbers.push_back(static_cast<int>(number));
            places.push_back(static_cast<int>(std::ranges::find(offered, number) - offered.begin()));
        }
        QVariantList moves;
        for (const nimstone::Move& move : answer.moves())
            moves.push_back(QVariantMap{{QStringLiteral("heap"), static_cast<int>(move.heap)},
                                        {QStringLiteral("taken"), static_cast<int>(move.taken)}});
        return {{QStringLiteral("asks"), static_cast<int>(nimstone::practice::asksFor(exercise))},
                {QStringLiteral("numbers"), numbers},
                {QStringLiteral("places"), places},
                {QStringLiteral("moves"), moves}};
    }
};
