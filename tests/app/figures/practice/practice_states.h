// The pictures of exercises in every state that a person can see, and the checks that every picture must pass.
#pragma once

#include <QtTest>

#include "app/figures/practice/practice_picture.h"
#include "core/practice/session.h"
#include "tests/app/figures/figure_faults.h"

namespace nimstone::tests {

/// A state of an exercise. It owns the hints and the result that the PracticeState points to.
struct PictureState {
    QString name;
    std::vector<practice::Rung> shown = {};
    std::optional<practice::Answer> draft = {};
    std::optional<practice::Result> result = {};

    PracticeState view() const { return {shown, draft, result ? &*result : nullptr}; }
};

/// Returns the state before any answer, the state after each hint, and three states for each right answer, each
/// misconception and each answer of `more`: as a draft, checked, and checked after all hints.
inline std::vector<PictureState> statesOf(const practice::Exercise& exercise, const practice::Answers& more = {})
{
    std::vector<PictureState> states{{QStringLiteral("untouched")}};
    const practice::Ladder ladder = practice::hints(exercise);
    for (std::size_t rungs = 1; rungs <= ladder.size(); ++rungs) {
        PictureState state{QStringLiteral("rung %1").arg(rungs)};
        state.shown.assign(ladder.begin(), ladder.begin() + static_cast<std::ptrdiff_t>(rungs));
        states.push_back(state);
    }
    practice::Answers answers = practice::rightAnswers(exercise);
    for (const practice::MisconceptionAnswer& one : practice::misconceptionAnswers(exercise))
        answers.push_back(one.answer);
    answers.insert(answers.end(), more.begin(), more.end());
    for (std::size_t index = 0; index < answers.size(); ++index) {
        const QString name = QStringLiteral("answer %1").arg(index + 1);
        states.push_back({name + QStringLiteral(" as a draft"), {}, answers[index], {}});
        states.push_back({name, {}, answers[index], practice::check(exercise, answers[index])});
        states.push_back({name + QStringLiteral(" after all hints"), {ladder.begin(), ladder.end()}, answers[index],
                          practice::check(exercise, answers[index])});
    }
    return states;
}

/// Rooms from a narrow panel to a wide window, also with larger text.
inline std::vector<Room> practiceRooms()
{
    return {{{300, 180}, 1}, {{420, 240}, 1}, {{640, 360}, 1.4}, {{760, 480}, 2}, {{1200, 700}, 1}, {{1200, 700}, 2}};
}

/// Returns the first fault of the picture, or an empty string.
inline QString pictureFault(const figures::ExercisePicture& picture, const std::vector<figures::Piece>& pieces)
{
    if (!picture.drawn)
        return QStringLiteral("the picture is not drawn");
    if (picture.choreography.sceneCount() != 1)
        return QStringLiteral("the picture does not have exactly one scene");
    if (picture.choreography.pieces != pieces)
        return QStringLiteral("the pieces are not those of the other states");
    for (const figures::PracticePick& pick : picture.picks) {
        if (pick.piece < 0 || pick.piece >= picture.choreography.pieceCount())
            return QStringLiteral("a pick whose piece does not exist");
    }
    return figureFault(picture.choreography, 0, true);
}

/// Calls `visit` with the first exercise of each seed from 1 to `seeds`, at each level.
template <class Visit>
void forEachPictured(practice::Skill skill, Seed seeds, Visit visit)
{
    for (int level = practice::lowestLevel; level <= practice::highestLevel; ++level) {
        for (Seed seed = 1; seed <= seeds; ++seed)
            visit(practice::Session(skill, level, seed).next());
    }
}

inline std::optional<figures::Pose> shownPose(const figures::ExercisePicture& picture, const QString& name)
{
    for (std::size_t piece = 0; piece < picture.choreography.pieces.size(); ++piece) {
        const figures::Pose& pose = picture.choreography.scenes[0][piece];
        if (picture.choreography.pieces[piece].objectName == name && pose.opacity > 0)
            return pose;
    }
    return std::nullopt;
}

}  // namespace nimstone::tests
