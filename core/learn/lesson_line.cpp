#include "core/learn/lesson_line.h"

#include <charconv>
#include <tuple>

namespace nimstone::learn {

std::pair<std::string_view, std::string_view> cut(std::string_view text, std::string_view sign, bool atLast)
{
    const std::size_t at = atLast ? text.rfind(sign) : text.find(sign);
    const bool isFound = at != std::string_view::npos;
    return {text.substr(0, at), isFound ? text.substr(at + sign.size()) : std::string_view()};
}

std::vector<std::string_view> split(std::string_view text, std::string_view sign)
{
    std::vector<std::string_view> parts;
    while (!text.empty())
        std::tie(parts.emplace_back(), text) = cut(text, sign);
    return parts;
}

LessonLine::LessonLine(std::string_view written, std::size_t number) : line(number)
{
    for (const std::string_view part : split(written, " ")) {
        const auto [name, value] = cut(part, "=");
        const bool isName = !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos;
        if (isName && name.size() < part.size())
            named[std::string(name)] = value;
        else if (named.empty() && !part.empty())
            text += (text.empty() ? "" : " ") + std::string(part);
    }
}

void LessonLine::require(bool isTrue, std::string_view expected, std::string_view found)
{
    if (!isTrue && !error)
        error = LessonError{line, std::string(expected), std::string(found)};
}

MoveInSum LessonLine::moveIn(const GameSum& sum, std::string_view written)
{
    const auto move = parseMove(written, sum);
    require(move && !sum.check(*move), "a legal move", written);
    return move.value_or(MoveInSum());
}

MoveAt LessonLine::moveAt(std::string_view written)
{
    const auto [before, move] = cut(written, " ", true);
    const GameSum sum = position(before);
    return {sum, moveIn(sum, move)};
}

Rules LessonLine::rules(std::string_view written)
{
    return known(parseGame(written), "the rules of a game", written, proof::nimSubject({}).components().front().rules);
}

Count LessonLine::count(std::string_view written)
{
    Count result = 0;
    const auto [end, code] = std::from_chars(written.data(), written.data() + written.size(), result);
    require(code == std::errc() && end == written.data() + written.size(), "a number", written);
    return result;
}

std::string LessonLine::take(std::string_view name, std::string_view usual)
{
    const auto argument = named.extract(std::string(name));
    return argument ? argument.mapped() : std::string(usual);
}

std::vector<std::string> LessonLine::words(std::string_view name)
{
    const std::string written = take(name);
    const auto parts = split(written, ",");
    return {parts.begin(), parts.end()};
}

std::optional<MoveInSum> LessonLine::move(std::string_view name, const GameSum& sum)
{
    const std::string written = take(name);
    return written.empty() ? std::nullopt : std::optional(moveIn(sum, written));
}

std::optional<LessonError> WrittenBlock::finish() const
{
    std::vector<LessonLine> lines = rounds;
    lines.insert(lines.begin(), head);
    for (LessonLine& line : lines) {
        for (const auto& argument : line.named)
            line.require(false, "no argument of this name", argument.first);
        if (line.error)
            return line.error;
    }
    return std::nullopt;
}

WrittenBlock blockIn(std::span<const std::string_view> lines, std::size_t number)
{
    const auto [name, arguments] = cut(cut(lines.front(), " ").second, " ");
    WrittenBlock block{.name = std::string(name), .head = LessonLine(arguments, number)};
    LessonLine* round = &block.head;
    for (const std::string_view line : lines.subspan(1)) {
        ++number;
        const auto [before, refuted] = cut(line, "{refute ");
        const std::string_view text = before.substr(0, before.find_last_not_of(' ') + 1);
        if (text.starts_with("- [")) {
            const auto [key, option] = cut(text.substr(3), "] ");
            round->options.push_back({std::string(key), std::string(option)});
        } else if (text.starts_with("  ")) {
            std::string& below = round->options.empty() ? round->below : round->options.back().answer;
            below += (below.empty() ? "" : "\n") + std::string(text.substr(2));
        } else if (!text.empty()) {
            const bool isRound = text.starts_with("- ");
            round = &block.rounds.emplace_back(isRound ? text.substr(2) : std::string_view(), number);
            round->require(isRound, "a line that begins with \"- \" or with two blanks", text);
        }
        if (!refuted.empty() && !round->options.empty())
            round->options.back().refuted = round->moveAt(cut(refuted, "}").first);
    }
    return block;
}

}  // namespace nimstone::learn
