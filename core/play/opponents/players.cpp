#include "core/play/opponents/players.h"

#include <charconv>

#include "core/names.h"

namespace nimstone::play {

namespace {

constexpr auto ideaNames = std::to_array<NamedValue<MistakenIdea>>({
    {MistakenIdea::MirrorsTheOtherHeap, "mirrors-the-other-heap"},
    {MistakenIdea::AlwaysTakesMost, "always-takes-most"},
    {MistakenIdea::ModuloEverywhere, "modulo-everywhere"},
    {MistakenIdea::XorEverywhere, "xor-everywhere"},
    {MistakenIdea::ForgetsTheMisereSwitch, "forgets-the-misere-switch"},
});
static_assert(namesEachUpTo(mistakenIdeas.back(), ideaNames));

constexpr std::string_view perfectName = "perfect";
constexpr std::string_view learnerName = "learner";
constexpr std::string_view twoPeopleName = "two-people";
constexpr std::string_view againstName = "against";

/// Removes the first word and the blank after it from the text, and returns the word.
std::string_view takeWord(std::string_view& text)
{
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<Opponent> takeOpponent(std::string_view& text)
{
    const std::string_view word = takeWord(text);
    if (word == perfectName)
        return perfect();
    if (const auto idea = valueIn(ideaNames, word))
        return misguided(*idea);
    if (word != learnerName)
        return std::nullopt;
    const std::string_view number = takeWord(text);
    Count foresight = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), foresight);
    if (error != std::errc() || end != number.data() + number.size() || foresight > maxCount)
        return std::nullopt;
    return learner(foresight);
}

}  // namespace

std::string_view nameOf(MistakenIdea idea) { return nameIn(ideaNames, idea); }

std::string print(const Opponent& opponent)
{
    switch (opponent.kind) {
    case Opponent::Kind::Perfect: return std::string(perfectName);
    case Opponent::Kind::Learner: return std::string(learnerName) + ' ' + std::to_string(opponent.foresight);
    case Opponent::Kind::Misguided: break;
    }
    return std::string(nameOf(opponent.idea));
}

std::string print(const Players& players)
{
    if (players.twoPeople())
        return std::string(twoPeopleName);
    if (players.watched())
        return print(*players.person) + ' ' + std::string(againstName) + ' ' + print(*players.opponent);
    return print(*players.opponent);
}

std::optional<Players> takePlayers(std::string_view& text)
{
    std::string_view rest = text;
    if (takeWord(rest) == twoPeopleName) {
        text = rest;
        return twoPeople();
    }
    rest = text;
    const auto first = takeOpponent(rest);
    if (!first)
        return std::nullopt;
    std::string_view further = rest;
    if (takeWord(further) != againstName) {
        text = rest;
        return against(*first);
    }
    const auto second = takeOpponent(further);
    if (!second)
        return std::nullopt;
    text = further;
    return watching(*first, *second);
}

}  // namespace nimstone::play
