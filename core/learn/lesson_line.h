// The lines of a lesson or of the glossary, and the arguments in them. The header is for use inside core/learn and by tests only.
#pragma once

#include <algorithm>
#include <map>
#include <span>

#include "core/learn/lesson.h"
#include "core/sum/sum_notation.h"

namespace nimstone::learn {

/// Splits a text at the first `sign`, or at the last one if `atLast` is true. Without a `sign`, the first part is the whole text.
std::pair<std::string_view, std::string_view> cut(std::string_view text, std::string_view sign, bool atLast = false);

/// Splits a text at each `sign`. No part follows a sign at the end, so an empty text has no parts.
std::vector<std::string_view> split(std::string_view text, std::string_view sign);

/// A line with a text and named arguments, such as "nim:5,3 first=you", and the lines beneath it. The functions keep the first error, and
/// then return default values, so that no call needs a check.
struct LessonLine {
    explicit LessonLine(std::string_view written = {}, std::size_t number = 0);

    std::size_t line;    ///< counted from 1
    std::string text{};  ///< the text before the first argument
    std::map<std::string, std::string, std::less<>> named{};  ///< the arguments that have not been read yet
    std::string below{};  ///< the indented lines before the options
    AnswerOptions options{};
    std::optional<LessonError> error{};

    void require(bool isTrue, std::string_view expected, std::string_view found);

    /// Returns the value of `result`. If `result` has no value, keeps an error and returns `other`.
    template <class T>
    auto known(const T& result, std::string_view expected, std::string_view found, const typename T::value_type& other = {})
    {
        require(result.has_value(), expected, found);
        return result.value_or(other);
    }

    /// Returns the enumerator with the name `written`. `names` lists the names of all enumerators in their order, such as "you,
    /// computer, either".
    template <class Enum>
    Enum oneOf(std::string_view written, const std::string& names)
    {
        const auto all = split(names, ", ");
        const auto found = std::ranges::find(all, written);
        require(found != all.end(), "one of " + names, written);
        return static_cast<Enum>(found == all.end() ? 0 : found - all.begin());
    }

    GameSum position() { return position(text); }
    GameSum position(std::string_view written) { return known(parseSum(written), "a position", written, proof::nimSubject({})); }
    MoveInSum moveIn(const GameSum& sum, std::string_view written);
    MoveAt moveAt(std::string_view written);  ///< "nim:5,3 1-2"
    Rules rules(std::string_view written);
    Count count(std::string_view written);

    template <class Number = Count>
    std::vector<Number> numbers(std::string_view written)
    {
        std::vector<Number> all;
        for (const std::string_view part : split(written, ","))
            all.push_back(static_cast<Number>(count(part)));
        return all;
    }

    /// These functions remove the argument that they read.
    std::string take(std::string_view name, std::string_view usual = {});
    std::vector<std::string> words(std::string_view name);
    std::optional<MoveInSum> move(std::string_view name, const GameSum& sum);

    template <class Number>
    Number number(std::string_view name, Number usual)
    {
        return named.contains(name) ? static_cast<Number>(count(take(name))) : usual;
    }
};

/// A block as it is written: "::: NAME TEXT key=value", rounds "- TEXT key=value", and options "- [KEY] text". Options before the
/// first round belong to the head. Lines that begin with two blanks belong to the option or the round above them. A line of an
/// option may end with "{refute POSITION MOVE}".
struct WrittenBlock {
    std::string name{};
    LessonLine head{};
    std::vector<LessonLine> rounds{};

    /// Reads all rounds with `read`. Keeps an error if there are none.
    template <class Read>
    auto each(Read read)
    {
        head.require(!rounds.empty(), "a round: a line that begins with \"- \"", {});
        std::vector<decltype(read(head))> all;
        for (LessonLine& round : rounds)
            all.push_back(read(round));
        return all;
    }

    /// Returns the first error of the lines. An argument that is not read is an error, too.
    std::optional<LessonError> finish() const;
};

/// Reads the lines of a block, except its last line, ":::". `number` is the line number of the first line.
WrittenBlock blockIn(std::span<const std::string_view> lines, std::size_t number);

/// Makes the block. The lines of `written` keep the errors.
Block readBlock(WrittenBlock& written);

}  // namespace nimstone::learn
