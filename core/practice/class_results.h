// The results of a class: the table of pupils and items, what is known about each item and each skill, and what to teach again.
#pragma once

#include "core/practice/marking.h"

namespace nimstone::practice {

/// The marked work that a pupil handed in.
struct PupilResult {
    std::uint64_t pupil = 0; ///< equal for all files of one pupil, different for different pupils
    std::string name{};
    std::string number{};
    std::string className{};
    std::int64_t time = 0;   ///< the time of handing in, in milliseconds since the start of 1970, UTC
    bool isLate = false;     ///< true if it was handed in after the due day of the set
    std::string file{};      ///< the name of the file; with its folder if several files have the name
    SetEntries entries{};    ///< the entries of this pupil
    std::vector<MarkedItem> items{};
    int foreign = 0;         ///< the number of answers to exercises that this pupil does not have

    int points() const;
    bool isOdd() const;
    /// The number of items with the mark.
    int count(Mark mark) const;
};

/// The number of pupils from which on the upper and the lower third are compared.
inline constexpr std::size_t fewestForDiscrimination = 12;

struct MisconceptionCount {
    Misconception misconception;
    int count = 0;  ///< the number of pupils

    bool operator==(const MisconceptionCount&) const = default;
};

/// The results of all pupils in one item of the set.
struct ItemResult {
    std::array<int, markNames.size()> counts{};  ///< the number of pupils with each mark; the index is the Mark
    int hints = 0;                               ///< the number of hints of all pupils together
    std::vector<MisconceptionCount> misconceptions{};  ///< the commonest first
    /// The share of the upper third of the class that was right at once or with hints, minus that share of the lower third, in
    /// percentage points, −100 to 100. Pupils are ordered by their points; if pupils with equal points are on both sides of the border of
    /// a third, each of them counts in part. Nothing for a small class.
    std::optional<int> discrimination{};

    /// The number of pupils who were right with the first answer.
    int right() const { return counts[static_cast<std::size_t>(Mark::AtOnce)] + counts[static_cast<std::size_t>(Mark::WithHints)]; }
};

/// A skill of the set: the answers of all pupils or of one pupil to its exercises.
struct SkillResult {
    Skill skill{};
    int asked = 0;     ///< the number of exercises, counted for each pupil
    int answered = 0;
    int right = 0;     ///< the number of exercises that were right with the first answer
    std::optional<MisconceptionCount> commonest{};

    bool operator==(const SkillResult&) const = default;
};

/// Returns one result per pupil: the one that was handed in last. Moves the earlier ones to `earlier`.
std::vector<PupilResult> newestOfEach(std::vector<PupilResult> handedIn, std::vector<PupilResult>& earlier);

/// Returns the results of the items. All pupils must have the same number of items.
std::vector<ItemResult> itemResults(std::span<const PupilResult> pupils);

/// Returns the skills of the exercises of these pupils, in the order of allSkills.
std::vector<SkillResult> skillResults(std::span<const PupilResult> pupils);

/// Returns up to `most` skills to teach again, the most urgent first: those with the smallest share of right first answers,
/// without the skills in which at least three quarters of the answers were right.
std::vector<SkillResult> toTeachAgain(std::span<const PupilResult> pupils, std::size_t most = 3);

}  // namespace nimstone::practice
