// Gives QML tests facts about exercises that the page does not show: right answers, and wrong answers of a known misconception.
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

    /// Returns the first right answer to the exercise with this code, such as `nim-sum 2 4711/17`. The map has `asks`, a
    /// PracticeSession::Asks; `numbers`; `places`, the indices of these numbers among the offered numbers; and `moves`,
    /// each with its `heap` and the number of `taken` stones.
    Q_INVOKABLE QVariantMap right(const QString& code) const
    {
        const auto exercise = nimstone::practice::exerciseOf(*nimstone::practice::parseExerciseCode(code.toStdString()));
        return described(exercise, nimstone::practice::rightAnswers(exercise).front());
    }

    /// Returns a wrong answer of a person with a misconception, as a map like that of right(); empty if there is none.
    Q_INVOKABLE QVariantMap mistaken(const QString& code) const
    {
        const auto exercise = nimstone::practice::exerciseOf(*nimstone::practice::parseExerciseCode(code.toStdString()));
        for (const auto& one : nimstone::practice::misconceptionAnswers(exercise)) {
            if (!nimstone::practice::isRight(nimstone::practice::check(exercise, one.answer)))
                return described(exercise, one.answer);
        }
        return {};
    }

    /// Starts a set of the exercises with these codes.
    Q_INVOKABLE void startSet(QObject* session, const QString& title, const QStringList& codes) const
    {
        std::vector<nimstone::practice::NamedExercise> names;
        for (const QString& code : codes)
            names.push_back(*nimstone::practice::parseRecordName(code.toStdString()));
        qobject_cast<nimstone::PracticeSession*>(session)->startSet({.title = title.toStdString(), .entries = nimstone::practice::entriesOf(nimstone::practice::exercisesNamed(names))});
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
