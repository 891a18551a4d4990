#include "core/learn/lesson_line.h"
#include "core/play/opponents/players.h"

namespace nimstone::learn {

namespace {

play::Opponent opponentIn(LessonLine& in)
{
    const std::string written = in.take("opponent", "perfect");
    std::string_view rest = written;
    const auto players = play::takePlayers(rest);
    return in.known(players && rest.empty() ? players->opponent : std::nullopt, "an opponent", written);
}

GameRound gameIn(LessonLine& in)
{
    const GameSum position = in.position();
    const auto first = in.oneOf<GameRound::First>(in.take("first", "you"), "you, computer, either");
    const auto beside = in.oneOf<GameRound::Beside>(in.take("show", "nothing"), "nothing, columns, large");
    return {position, first, opponentIn(in), in.move("move", position), beside};
}

ShownPosition boardIn(LessonLine& in)
{
    const GameSum position = in.position();
    return {position, in.move("move", position)};
}

/// Reads "THEOREM on POSITION move=2-1 steps=1-3".
ProofRound figureIn(LessonLine& in)
{
    const auto [name, subject] = cut(in.text, " on ");
    ProofRound round{in.known(proof::theoremNamed(name), "a theorem", name), in.position(subject)};
    if (const auto move = in.move("move", round.subject))
        round.move = move->move;
    const std::string steps = in.take("steps", "1-0");
    const auto [first, last] = cut(steps, "-");
    round.first = static_cast<int>(in.count(first));
    round.last = static_cast<int>(in.count(last));
    return round;
}

ProofRound proofIn(LessonLine& in)
{
    ProofRound round = figureIn(in);
    round.asked = in.numbers<int>(in.take("ask"));
    round.missing = in.number("missing", 0);
    if (const std::string idea = in.take("idea"); !idea.empty()) {
        const auto [step, lemma] = cut(idea, ":");
        const auto known = in.oneOf<ProofRound::Idea>(lemma, "lemma-1, lemma-2, take-back, neither");
        round.idea = {static_cast<int>(in.count(step)), known};
    }
    return round;
}

ArgumentBlock argumentIn(LessonLine& in)
{
    ArgumentBlock block{in.text.empty() ? std::nullopt : std::optional(in.position()), {}, in.number("missing", 0)};
    for (const Option& option : in.options)
        block.sentences.push_back({in.known(valueIn(proof::lawNames, option.key), "a principle", option.key), option.text});
    return block;
}

ChoiceBlock choicesIn(WrittenBlock& in)
{
    // If there are no rounds, the head is the only round.
    in.rounds.resize(std::max<std::size_t>(in.rounds.size(), 1), in.head);
    return {in.each([](LessonLine& round) { return ChoiceRound{round.text, round.options}; })};
}

/// Reads "{nim-sum 13,6 = 11}". The text before the equality sign says how the number is computed; a test computes it.
NumberBlock numberIn(LessonLine& in)
{
    const auto [value, end] = cut(cut(in.text, " = ", true).second, "}");
    return {static_cast<std::int64_t>(in.count(value)), in.options};
}

MoveRound moveQuestionIn(LessonLine& in)
{
    const auto heap = in.number<std::size_t>("heap", 0);
    return {in.position(), heap > 0 ? std::optional(heap - 1) : std::nullopt, in.options};
}

ExercisesRound exercisesIn(LessonLine& in)
{
    ExercisesRound round{.level = in.number("level", practice::lowestLevel), .count = in.number("count", 1)};
    if (in.text != "mixed")
        round.skill = in.known(practice::skillNamed(in.text), "a skill or mixed", in.text);
    if (const std::string game = in.take("game"); !game.empty())
        round.game = in.known(practice::outcomeGameNamed(game), "a game that exercises can be limited to", game);
    return round;
}

ProblemRound problemIn(LessonLine& in)
{
    const auto* const problem = contest::problemNamed(in.text);
    in.require(problem, "a contest problem", in.text);
    return {problem, in.below, in.take("lesson")};
}

StripBlock stripIn(LessonLine& in)
{
    const Count last = in.number("to", Count{0});
    in.require(1 <= last && last <= 30, "to=1 to 30", in.text);
    const auto labels = in.oneOf<StripBlock::Labels>(in.take("labels", "outcomes"), "outcomes, values");
    return {in.rules(in.text), last, labels, in.number("given", Count{0}), in.numbers(in.take("frames")), in.number("width", Count{0}),
            in.numbers(in.take("arrows")), in.options};
}

struct BlockReader { std::string_view name; Block (*read)(WrittenBlock& in); };

/// The readers of the blocks, in the order of Block.
constexpr BlockReader blockReaders[]{
    {"play", [](WrittenBlock& in) -> Block { return PlayBlock{in.each(gameIn)}; }},
    {"shelf", [](WrittenBlock& in) -> Block { return ShelfBlock{{in.each(gameIn)}}; }},
    {"daily", [](WrittenBlock& in) -> Block { return dailyPosition(static_cast<practice::Day>(in.head.count(in.head.text))); }},
    {"boards", [](WrittenBlock& in) -> Block {
         const std::string shown = in.head.take("show", "nothing");
         return BoardsBlock{in.each(boardIn), in.head.oneOf<BoardsBlock::Show>(shown, "nothing, outcome, columns")};
     }},
    {"figure", [](WrittenBlock& in) -> Block { return FigureBlock{{in.each(figureIn)}}; }},
    {"proof", [](WrittenBlock& in) -> Block { return ProofBlock{in.each(proofIn)}; }},
    {"argument", [](WrittenBlock& in) -> Block { return argumentIn(in.head); }},
    {"choice", [](WrittenBlock& in) -> Block { return choicesIn(in); }},
    {"number", [](WrittenBlock& in) -> Block { return numberIn(in.head); }},
    {"move", [](WrittenBlock& in) -> Block { return MoveBlock{in.each(moveQuestionIn)}; }},
    {"strip", [](WrittenBlock& in) -> Block { return stripIn(in.head); }},
    {"sort", [](WrittenBlock& in) -> Block { return SortBlock{in.each([](LessonLine& round) { return round.position(); })}; }},
    {"complete", [](WrittenBlock& in) -> Block {
         return CompleteBlock{in.each([](LessonLine& round) { return CompleteRound{round.position(), round.number("add", 1)}; })};
     }},
    {"tries", [](WrittenBlock& in) -> Block { return TriesBlock{in.head.position(), in.head.number("enough", 5U)}; }},
    {"flip", [](WrittenBlock& in) -> Block { return FlipBlock{in.head.position()}; }},
    {"lemmas", [](WrittenBlock& in) -> Block { return LemmasBlock{choicesIn(in)}; }},
    {"cross", [](WrittenBlock& in) -> Block { return CrossBlock{in.head.number("to", 10U), in.head.number("marks", 3U)}; }},
    {"exercises", [](WrittenBlock& in) -> Block { return ExercisesBlock{in.each(exercisesIn)}; }},
    {"problem", [](WrittenBlock& in) -> Block { return ProblemBlock{in.each(problemIn)}; }},
    {"recall", [](WrittenBlock&) -> Block { return RecallBlock(); }},
};
static_assert(std::size(blockReaders) == std::variant_size_v<Block>);

}  // namespace

std::string_view kindOf(const Block& block)
{
    return blockReaders[block.index()].name;
}

Block readBlock(WrittenBlock& written)
{
    const auto* const reader = std::ranges::find(blockReaders, std::string_view(written.name), &BlockReader::name);
    const bool isFound = reader != std::end(blockReaders);
    written.head.require(isFound, "the name of a block", written.name);
    return isFound ? reader->read(written) : RecallBlock();
}

}  // namespace nimstone::learn
