#include "app/viewmodels/practise/exercise/own_heaps.h"

#include <QCoreApplication>

#include "app/viewmodels/practise/exercise/practice_input.h"
#include "app/wording/errors.h"
#include "core/nimber.h"
#include "core/proofs/proof.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

struct OwnHeaps {
    Q_DECLARE_TR_FUNCTIONS(OwnHeaps)
};

QString sentence(HeapsProblem problem)
{
    switch (problem) {
    case HeapsProblem::TooFewHeaps: return OwnHeaps::tr("An exercise needs at least two heaps.");
    case HeapsProblem::TooManyHeaps:
        return OwnHeaps::tr("An exercise has at most %n heaps.", nullptr, static_cast<int>(proof::maxProofHeaps));
    case HeapsProblem::TooLarge:
        return OwnHeaps::tr("A heap in an exercise has at most %1 stones.").arg((Count{1} << practiceColumns) - 1);
    }
    return {};
}

/// Returns a text that says why the heaps make no exercise of the skill.
QString whyNone(const Position& position, practice::Skill skill)
{
    using practice::Skill;
    if (skill == Skill::CountMoves)
        return OwnHeaps::tr("The heaps must be non-empty and all different: equal heaps hide how the moves are counted.");
    if (skill == Skill::MisereSwitch)
        return OwnHeaps::tr("This skill is about misère Nim: some heap of 2 stones or more must have a winning move there, and "
                            "another heap must have stones.");
    if (nimSum(position.heaps) == 0)
        return OwnHeaps::tr("The nim-sum of these heaps is 0, and every move changes it: no answer would be right.");
    if (skill == Skill::EligibleHeap)
        return OwnHeaps::tr("Every non-empty heap would be right: there is nothing to find.");
    return OwnHeaps::tr("At least one heap must have 2 stones or more: with a single column there is nothing to find.");
}

}  // namespace

tl::expected<practice::Exercise, QString> exerciseOnOwnHeaps(const QString& text, practice::Skill skill)
{
    auto position = parseHeaps(text.toStdString());
    // The text may be a position of Nim in another form, which only parseTyped() accepts.
    const auto typed = parseTyped(text.toStdString(), proof::nimSubject({}));
    if (!position && typed && typed->only<Nim>())
        position = typed->components().front().position;
    if (!position && position.error().expected == NotationError::Expected::SmallerHeap)
        return tl::unexpected(sentence(HeapsProblem::TooLarge));
    if (!position)
        return tl::unexpected(wording::atColumn(position.error()));
    if (const auto problem = checkHeaps(*position))
        return tl::unexpected(sentence(*problem));
    if (auto exercise = practice::exerciseOn(*position, skill))
        return *std::move(exercise);
    return tl::unexpected(whyNone(*position, skill));
}

}  // namespace nimstone
