#include "core/sum/catalogue.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/notation/nearest_name.h"
#include "core/notation/utf8.h"
#include "core/sum/parameters.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;
using Read = tl::expected<AnyGame, NotationError>;

/// Reads a game without parameters.
template <class G>
Read plain(NotationReader& reader, std::string_view name)
{
    if (auto error = readNoParameters(reader, name))
        return tl::unexpected(*std::move(error));
    return AnyGame(G());
}

/// Reads a game with one number as its parameter.
template <class G>
Read numbered(NotationReader& reader, std::string_view name)
{
    const auto number = readNumberParameter(reader, name);
    if (!number)
        return tl::unexpected(number.error());
    const auto game = G::make(number->value);
    if (!game)
        return tl::unexpected(refusal(reader, *number, game.error()));
    return AnyGame(*game);
}

/// Reads a subtraction game; its amounts may be in any order.
Read withSet(NotationReader& reader, std::string_view name)
{
    const auto numbers = readSetParameter(reader, name, maxSetSize);
    if (!numbers)
        return tl::unexpected(numbers.error());
    std::vector<Count> amounts;
    for (const auto& number : *numbers)
        amounts.push_back(number.value);
    auto game = SubtractionGame::make(std::move(amounts));
    if (!game)
        return tl::unexpected(refusal(reader, (*numbers)[game.error().place], game.error()));
    return AnyGame(*std::move(game));
}

Expected expectedFor(CodeError::Kind kind)
{
    switch (kind) {
    case CodeError::Kind::PointExpected: return Expected::CodePoint;
    case CodeError::Kind::InfiniteGame: return Expected::FiniteCode;
    case CodeError::Kind::TooManyDigits: return Expected::ShorterCode;
    case CodeError::Kind::AllZero: return Expected::CodeWithMove;
    case CodeError::Kind::DigitExpected: case CodeError::Kind::DigitTooLarge: case CodeError::Kind::NoDigits: break;
    }
    return Expected::CodeDigit;
}

/// Reads a take-and-break game that the text gives by its code, such as `octal(0.77)`.
template <TakeAndBreakCode::Base base>
Read coded(NotationReader& reader, std::string_view name)
{
    const auto written = readCodeParameter(reader, name);
    if (!written)
        return tl::unexpected(written.error());
    auto code = TakeAndBreakCode::parse(written->value, base);
    if (!code) {
        const auto [kind, column] = code.error();
        const Count limit = kind == CodeError::Kind::TooManyDigits ? maxCodeDigits : static_cast<Count>(base);
        NotationError error = codeError(reader, *written, column, expectedFor(kind), limit);
        // If only one digit of the code is wrong, the excerpt ends after this digit.
        if (kind == CodeError::Kind::DigitTooLarge || kind == CodeError::Kind::InfiniteGame)
            error.found.resize(utf8::first(error.found).bytes);
        return tl::unexpected(std::move(error));
    }
    if (auto error = closeParameters(reader))
        return tl::unexpected(*std::move(error));
    return AnyGame(TakeAndBreakGame(*std::move(code)));
}

/// Reads a take-and-break game that the text gives by the name of its code, such as `kayles`.
Read named(NotationReader& reader, std::string_view name)
{
    if (auto error = readNoParameters(reader, name))
        return tl::unexpected(*std::move(error));
    return AnyGame(TakeAndBreakGame(codeNamed(name).value()));
}

using Base = TakeAndBreakCode::Base;

using Idea = MistakenIdea;
constexpr MistakenIdeas nimIdeas(Idea::MirrorsTheOtherHeap, Idea::AlwaysTakesMost, Idea::XorEverywhere);
constexpr MistakenIdeas misereIdeas(Idea::MirrorsTheOtherHeap, Idea::AlwaysTakesMost, Idea::XorEverywhere, Idea::ForgetsTheMisereSwitch);
constexpr MistakenIdeas boundedIdeas(Idea::AlwaysTakesMost, Idea::ModuloEverywhere, Idea::XorEverywhere);

constexpr Work closedForm{};

/// The work for games in which the value of a heap is computed from the values of all smaller heaps, and winning moves are
/// found by trying all moves.
constexpr Work fromSmallerHeaps{.largest = 2'000, .looksAtAllMoves = true};

constexpr GameEntry entries[] = {
    {.name = "nim", .chinese = "尼姆 尼姆博弈 尼姆游戏", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = plain<Nim>, .example = "nim:3,4,5",
     .family = Family::Nim, .place = PlaceKind::Heap, .board = BoardKind::Heaps, .move = MoveKind::Take, .ending = Ending::LastStone,
     .work = closedForm, .sizes = {1, 15, 4}, .ideas = nimIdeas},
    {.name = "misere-nim", .chinese = "反常尼姆 反尼姆 反尼姆博弈", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = plain<MisereNim>, .example = "misere-nim:1,1,2",
     .family = Family::Nim, .place = PlaceKind::Heap, .board = BoardKind::Heaps, .move = MoveKind::Take, .ending = Ending::LastStoneLoses,
     .work = closedForm, .sizes = {1, 15, 4}, .ideas = misereIdeas},
    {.name = "moore-nim", .chinese = "摩尔尼姆", .parameters = "k", .layout = Layout::Heaps, .ordered = false, .read = numbered<MooreNim>, .example = "moore-nim(2):3,4,5",
     .family = Family::Nim, .place = PlaceKind::Heap, .board = BoardKind::Heaps, .move = MoveKind::TakeFromSeveral, .ending = Ending::LastStone,
     .work = {.mostNumbers = 8, .largestInSum = 0}, .sizes = {1, 9, 4}, .ideas = nimIdeas},
    {.name = "bash", .chinese = "巴什 巴什博弈", .parameters = "m", .layout = Layout::Heaps, .ordered = false, .read = numbered<BashGame>, .example = "bash(4):30",
     .family = Family::Bounded, .place = PlaceKind::Heap, .board = BoardKind::Heaps, .move = MoveKind::Take, .ending = Ending::LastStone,
     .work = closedForm, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "subtraction", .chinese = "减法 减法游戏", .parameters = "a,b,c", .layout = Layout::Heaps, .ordered = false, .read = withSet, .example = "subtraction(1,3,4):20,7",
     .family = Family::Bounded, .place = PlaceKind::Heap, .board = BoardKind::Heaps, .move = MoveKind::Take, .ending = Ending::LastStone,
     .work = closedForm, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "wythoff", .chinese = "威佐夫 威佐夫博弈", .parameters = "", .layout = Layout::Pair, .ordered = false, .read = plain<Wythoff>, .example = "wythoff:3,5",
     .family = Family::Numbers, .place = PlaceKind::Heap, .board = BoardKind::Queen, .move = MoveKind::MoveQueen, .ending = Ending::QueenHome,
     .work = {.largestInSum = 100}, .sizes = {1, 20, 2}, .ideas = nimIdeas},
    {.name = "fibonacci-nim", .chinese = "斐波那契 斐波那契博弈", .parameters = "", .layout = Layout::Quota, .ordered = false, .read = plain<FibonacciNim>, .example = "fibonacci-nim:13~6",
     .family = Family::Bounded, .place = PlaceKind::Heap, .board = BoardKind::Pile, .move = MoveKind::TakeWithQuota, .ending = Ending::LastStone,
     .work = {.largestInSum = 2'000}, .sizes = {1, 60, 1}, .ideas = MistakenIdeas(Idea::AlwaysTakesMost, Idea::ModuloEverywhere)},
    {.name = "staircase-nim", .chinese = "阶梯尼姆 台阶尼姆 阶梯博弈", .parameters = "", .layout = Layout::Heaps, .ordered = true, .read = plain<StaircaseNim>, .example = "staircase-nim:1,0,3",
     .family = Family::Nim, .place = PlaceKind::Step, .board = BoardKind::Stairs, .move = MoveKind::StepDown, .ending = Ending::StonesOnTheGround,
     .work = closedForm, .sizes = {0, 6, 6}, .ideas = MistakenIdeas(Idea::AlwaysTakesMost, Idea::XorEverywhere)},
    {.name = "coins", .chinese = "滑动硬币 硬币", .parameters = "", .layout = Layout::Heaps, .ordered = true, .read = plain<CoinsOnAStrip>, .example = "coins:1,4,9",
     .family = Family::Nim, .place = PlaceKind::Coin, .board = BoardKind::Strip, .move = MoveKind::Slide, .ending = Ending::NoMove,
     .work = closedForm, .sizes = {0, 6, 5}, .ideas = MistakenIdeas(Idea::AlwaysTakesMost, Idea::XorEverywhere)},
    {.name = "octal", .chinese = "八进制游戏", .parameters = "code", .layout = Layout::Heaps, .ordered = false, .read = coded<Base::Octal>, .example = "octal(0.77):12,7",
     .family = Family::Rows, .place = PlaceKind::Heap, .board = BoardKind::Rows, .move = MoveKind::TakeOrSplit, .ending = Ending::NoMove,
     .work = fromSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "hexadecimal", .chinese = "十六进制游戏", .parameters = "code", .layout = Layout::Heaps, .ordered = false, .read = coded<Base::Hexadecimal>, .example = "hexadecimal(0.8):12",
     .family = Family::Rows, .place = PlaceKind::Heap, .board = BoardKind::Rows, .move = MoveKind::TakeOrSplit, .ending = Ending::NoMove,
     .work = fromSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "kayles", .chinese = "凯尔斯", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = named, .example = "kayles:12,7",
     .family = Family::Rows, .place = PlaceKind::Row, .board = BoardKind::Rows, .move = MoveKind::KnockDown, .ending = Ending::LastPin,
     .work = fromSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "dawson-kayles", .chinese = "道森凯尔斯", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = named, .example = "dawson-kayles:10",
     .family = Family::Rows, .place = PlaceKind::Row, .board = BoardKind::Rows, .move = MoveKind::KnockDown, .ending = Ending::NoTwoPins,
     .work = fromSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "dawsons-chess", .chinese = "道森象棋", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = named, .example = "dawsons-chess:9",
     .family = Family::Rows, .place = PlaceKind::Row, .board = BoardKind::Rows, .move = MoveKind::AdvancePawn, .ending = Ending::NoFile,
     .work = fromSmallerHeaps, .sizes = {1, 15, 3}, .ideas = boundedIdeas},
    {.name = "treblecross", .chinese = "三连叉", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = named, .example = "treblecross:8",
     .family = Family::Rows, .place = PlaceKind::Row, .board = BoardKind::Rows, .move = MoveKind::PlaceCross, .ending = Ending::LastCross,
     .work = fromSmallerHeaps, .sizes = {5, 17, 3}, .ideas = boundedIdeas},
    {.name = "grundy-game", .chinese = "格伦迪 格伦迪博弈", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = plain<GrundysGame>, .example = "grundy-game:20",
     .family = Family::Rows, .place = PlaceKind::Heap, .board = BoardKind::Heaps, .move = MoveKind::Split, .ending = Ending::LastSplit,
     .work = fromSmallerHeaps, .sizes = {1, 20, 3}, .ideas = MistakenIdeas()},
    {.name = "lasker-nim", .chinese = "拉斯克尼姆", .parameters = "", .layout = Layout::Heaps, .ordered = false, .read = plain<LaskersNim>, .example = "lasker-nim:5,7",
     .family = Family::Rows, .place = PlaceKind::Heap, .board = BoardKind::Heaps, .move = MoveKind::TakeOrSplit, .ending = Ending::LastStone,
     .work = {.looksAtAllMoves = true}, .sizes = {1, 15, 4}, .ideas = nimIdeas},
    {.name = "euclid", .chinese = "欧几里得 欧几里得博弈", .parameters = "", .layout = Layout::Pair, .ordered = false, .read = plain<Euclid>, .example = "euclid:34,21",
     .family = Family::Numbers, .place = PlaceKind::Heap, .board = BoardKind::Rectangle, .move = MoveKind::Subtract, .ending = Ending::NumberMadeZero,
     .work = closedForm, .sizes = {1, 40, 2}, .ideas = MistakenIdeas(Idea::AlwaysTakesMost)},
    {.name = "cutcake", .chinese = "切蛋糕 切蛋糕游戏", .parameters = "", .layout = Layout::Blocks, .ordered = false, .read = plain<Cutcake>, .example = "cutcake:4x7,2x3",
     .family = Family::Partisan, .place = PlaceKind::Block, .board = BoardKind::Cake, .move = MoveKind::Cut, .ending = Ending::NoCut,
     .work = {.mostNumbers = 24}, .sizes = {1, 8, 3}, .ideas = MistakenIdeas()},
};

}  // namespace

std::span<const GameEntry> catalogue() { return entries; }

std::vector<std::string_view> namesOf(const GameEntry& entry)
{
    std::vector<std::string_view> names{entry.name};
    for (std::string_view rest = entry.chinese; !rest.empty();) {
        names.push_back(rest.substr(0, rest.find(' ')));
        rest.remove_prefix(std::min(names.back().size() + 1, rest.size()));
    }
    return names;
}

const GameEntry* gameNamed(std::string_view name)
{
    const auto isMeant = [name](const GameEntry& entry) { return std::ranges::count(namesOf(entry), name) != 0; };
    const auto entry = std::ranges::find_if(entries, isMeant);
    return entry == std::end(entries) ? nullptr : entry;
}

std::string_view nearestGame(std::string_view written)
{
    std::vector<std::string_view> names;
    for (const GameEntry& entry : entries)
        std::ranges::copy(namesOf(entry), std::back_inserter(names));
    return nearestName(written, names);
}

}  // namespace nimstone
