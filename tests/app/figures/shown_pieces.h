// Looks up what a figure shows in a scene by the names of its pieces.
#pragma once

#include <QtTest>
#include <string_view>

#include "app/figures/proof_figure.h"
#include "core/sum/sum_notation.h"
#include "tests/core/proofs/proof_subjects.h"

namespace nimstone::tests {

inline proof::Proof proofNamed(std::string_view theorem, std::string_view subject)
{
    return proofOn(proof::theoremNamed(theorem).value(), parseSum(subject).value());
}

/// Returns the pose of the piece named `name`, or nothing if the piece is not visible.
inline std::optional<figures::Pose> shownPiece(const figures::Choreography& made, int scene, const QString& name)
{
    for (int piece = 0; piece < made.pieceCount(); ++piece) {
        const figures::Pose pose = figures::poseAt(made, piece, scene);
        if (made.pieces[static_cast<std::size_t>(piece)].objectName == name && pose.opacity > 0)
            return pose;
    }
    return std::nullopt;
}

inline QString shownText(const figures::Choreography& made, int scene, const QString& name)
{
    const auto pose = shownPiece(made, scene, name);
    return pose ? pose->text : QString();
}

/// Calls `check` with each step and the number of the scene that shows the completed step.
template <class Check>
void atEachStep(const proof::Proof& proof, const figures::ProofFigure& figure, const Check& check)
{
    QVERIFY(figure.drawn);
    QCOMPARE(figure.stops.size(), proof.steps.size() + 1);
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        check(proof.steps[step], figure.stops[step + 1]);
        if (QTest::currentTestFailed())
            return;
    }
}

}  // namespace nimstone::tests
