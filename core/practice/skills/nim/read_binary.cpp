#include "core/practice/skills/nim/read_binary.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/nimber.h"
#include "core/practice/skills/mistake.h"

namespace nimstone::practice {

namespace {

/// Returns the lowest `columns` bits of the number in reverse order.
Count readBackwards(Count number, int columns)
{
    Count backwards = 0;
    for (int place = 0; place < columns; ++place)
        backwards = 2 * backwards + (number >> place) % 2;
    return backwards;
}

/// Returns the sum of the positions of the 1s. The rightmost column has the position `first`.
Count sumOfPlaces(Count number, Count first)
{
    Count sum = 0;
    for (const Count block : blocks(number))
        sum += static_cast<Count>(std::countr_zero(block)) + first;
    return sum;
}

/// Returns the binary digits of the number, read as a decimal number: 5 gives 101.
Count asDecimalDigits(Count number)
{
    Count read = 0;
    for (const Count block : blocks(std::bit_ceil(number + 1) - 1))
        read = 10 * read + (hasBit(number, block) ? 1 : 0);
    return read;
}

/// Returns the binary forms of the decimal digits, one after another, as one binary number: 25 becomes 10 101.
Count digitByDigit(Count number)
{
    if (number < 10)
        return number;
    const Count digit = number % 10;
    const int columns = digit == 0 ? 1 : static_cast<int>(std::bit_width(digit));
    return (digitByDigit(number / 10) << columns) + digit;
}

/// Returns the answer that each misconception gives, even if another explanation of the answer is likelier.
std::vector<MisconceptionAnswer> answersOfIdeas(BinaryTask task, Count number, int columns)
{
    std::vector<MisconceptionAnswer> all{{Misconception::ReadBackwards, readBackwards(number, columns)}};
    if (task == BinaryTask::Write) {
        if (digitByDigit(number) >> columns == 0)
            all.push_back({Misconception::DecimalDigits, digitByDigit(number)});
        if (number % 2 == 0)
            all.push_back({Misconception::WeightsFromTwo, number / 2});
        return all;
    }
    all.push_back({Misconception::WeightsFromTwo, 2 * number});
    all.push_back({Misconception::CountedOnes, static_cast<Count>(std::popcount(number))});
    all.push_back({Misconception::AddedPlaces, sumOfPlaces(number, 1)});
    all.push_back({Misconception::AddedPlaces, sumOfPlaces(number, 0)});
    all.push_back({Misconception::DecimalDigits, asDecimalDigits(number)});
    return all;
}

}  // namespace

ReadBinaryExercise ReadBinaryExercise::draw(Chance& chance, int level)
{
    constexpr std::array<std::uint64_t, highestLevel> fewest{4, 6, 9};
    const auto columns = static_cast<int>(fewest[static_cast<std::size_t>(level - lowestLevel)] + chance.below(2));
    const auto task = chance.below(2) == 0 ? BinaryTask::Read : BinaryTask::Write;
    return {task, chance.between(1, (Count{1} << columns) - 1), columns};
}

bool ReadBinaryExercise::isSound() const
{
    return columns >= 2 && columns < maxColumns && number >> columns == 0 && std::popcount(number) >= 2;
}

bool ReadBinaryExercise::isWorthAsking(int /*level*/) const
{
    return std::popcount(number) < columns && !misconceptionBehind(number, misconceptionAnswers());
}

std::vector<Count> ReadBinaryExercise::likeness() const
{
    return {static_cast<Count>(task), number, static_cast<Count>(columns)};
}

Count ReadBinaryExercise::difficulty() const { return static_cast<Count>(columns); }

Answers ReadBinaryExercise::rightAnswers() const { return {number}; }

std::vector<MisconceptionAnswer> ReadBinaryExercise::misconceptionAnswers() const
{
    std::vector<MisconceptionAnswer> all = answersOfIdeas(task, number, columns);
    // If an answer differs from the right one in a single bit, it is probably a slip, so it does not count as a misconception.
    std::erase_if(all, [this](const MisconceptionAnswer& one) { return std::has_single_bit(one.answer.number() ^ number); });
    return all;
}

ReadBinaryExercise::Result ReadBinaryExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    if (answer == number)
        return RightBinary{task, number, columns};
    WrongBinary fault{misconceptionBehind(given, misconceptionAnswers()), task, answer, number, columns, *highestColumn(answer ^ number)};
    if (fault.isTooLarge())
        fault.column = Count{1} << (columns - 1);
    return fault;
}

LadderOf<ReadBinaryExercise::Rung> ReadBinaryExercise::hints() const
{
    const Count middle = Count{1} << (columns / 2);
    return {AskWhatColumnsAreWorth{task}, DoubleToTheLeft{task, columns}, HighestOne{task, *highestColumn(number)},
            UpperHalf{task, middle, number & ~(middle - 1)}, TheBinary{task, number, columns}};
}

bool ReadBinaryExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    return agrees(
        rung,
        [&](const HighestOne& shown) { return highestColumn(answer) == shown.column; },
        [&](const UpperHalf& shown) { return (answer & ~(shown.lowest - 1)) == shown.value; },
        [&](const TheBinary& shown) { return answer == shown.number; });
}

}  // namespace nimstone::practice
