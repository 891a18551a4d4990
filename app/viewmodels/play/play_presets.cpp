#include "app/viewmodels/play/play_presets.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/viewmodels/play/play_setup_games.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

struct Presets {
    Q_DECLARE_TR_FUNCTIONS(nimstone::PlayPresets)
};

struct Row {
    std::string_view position;
    const char* note;
};

/// The presets, in the order of the catalogue of games. A game starts with its first preset: a small position in which
/// the player who starts can win.
constexpr Row rows[] = {
    {"nim:3,4,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "The classic start: small enough to think it through.")},
    {"nim:1,3,5,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Marienbad: the heaps from the film. Who should start?")},
    {"nim:42,27,19", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "The textbook example for Lemma 2.")},
    {"nim:7,11,13", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "More than one move wins here.")},
    {"nim:8,8", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two equal heaps: what can the second player always do?")},
    {"nim:1000000,750000,65535",
     QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Too many stones to draw, but the binary columns still decide.")},

    {"misere-nim:1,1,2", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Small: the first move decides.")},
    {"misere-nim:3,4,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Play as in Nim, until the very end.")},
    {"misere-nim:2,2", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two equal heaps: does copying still help?")},
    {"misere-nim:1,1,1", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Only heaps of one: nobody has a choice.")},

    {"moore-nim(2):3,4,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Each move takes from one or two heaps.")},
    {"moore-nim(2):5,5,5",
     QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three equal heaps: like two equal heaps in Nim.")},
    {"moore-nim(3):2,3,4,5,6", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Five heaps: each move takes from up to three of them.")},
    {"moore-nim(1):3,4,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "With k = 1 this is Nim itself.")},

    {"bash(3):21", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "The game of 21: take one to three stones at a time.")},
    {"bash(4):30", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A textbook example: thirty stones, one to four at a time.")},
    {"bash(10):100", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "The race to 100: easiest to play by counting up.")},
    {"bash(4):7,9,12", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three heaps: the rule for one heap is no longer enough.")},
    {"bash(6):1000000", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A million stones, but one short division decides.")},

    {"subtraction(1,3,4):20,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Take one, three, or four stones from either heap.")},
    {"subtraction(1,2,4,8,16):30",
     QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Each move takes a power of 2: which simpler game is this?")},
    {"subtraction(1,4,9,16,25):40", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Each move takes a square number, at most 25.")},
    {"subtraction(2,5):17", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "One stone may be left that nobody can take.")},

    {"wythoff:3,4", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Small enough to find the winning move by trying.")},
    {"wythoff:3,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Small: who should start?")},
    {"wythoff:10,15", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Far enough from the corner to need the pattern.")},
    {"wythoff:7,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Equal numbers: one look is enough.")},
    {"wythoff:165580140,267914295", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A formula computed in double goes wrong here.")},

    {"fibonacci-nim:20", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A common start.")},
    {"fibonacci-nim:13", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A Fibonacci number: what does that mean?")},
    {"fibonacci-nim:13~6", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "In the middle of a game: at most 6 may be taken now.")},
    {"fibonacci-nim:59", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two different first moves win here.")},
    {"fibonacci-nim:1000000", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A million: write it as a sum of Fibonacci numbers.")},

    {"staircase-nim:1,0,3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A step may be empty.")},
    {"staircase-nim:2,3,2", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Which of the three steps count?")},
    {"staircase-nim:0,9,0,9", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "All stones on even steps: can the first player win?")},
    {"staircase-nim:1,2,3,4,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Five steps, some of which only look important.")},

    {"coins:1,4,9", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three coins: which of the gaps count?")},
    {"coins:2,3,6,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two pairs of adjacent coins: can the first player win?")},
    {"coins:0,3,5,9,12", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Five coins, one of them at the left edge.")},
    {"coins:0,1,2,3,20", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Only one coin can slide.")},

    {"turning-turtles:2,5,6", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three heads: which game of Nim is this?")},
    {"turning-turtles:3,5,9,12", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Four heads among twelve coins.")},
    {"turning-turtles:1,2,3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three heads side by side: can the first player win?")},
    {"turning-turtles:1,2,3,5,8", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "The winning move turns over two heads.")},

    {"octal(0.6):10", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Take one stone and leave one or two heaps.")},
    {"octal(0.33):10", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A game you know, written as a code: which one?")},
    {"octal(0.137):9", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Dawson's Chess, written as a code.")},
    {"octal(4.3):8,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Take one stone, or split a heap without taking any.")},

    {"hexadecimal(0.8):12", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Take one stone and leave three heaps.")},
    {"hexadecimal(0.F):9", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Take one stone and leave up to three heaps.")},
    {"hexadecimal(0.08):14", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Take two stones and leave three heaps.")},

    {"kayles:7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "One row: think of symmetry.")},
    {"kayles:12,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two rows of pins.")},
    {"kayles:1,11", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Dudeney's puzzle: thirteen pins, and the second is already down.")},
    {"kayles:5,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two equal rows: what can the second player always do?")},

    {"dawson-kayles:10", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Each move knocks down two adjacent pins.")},
    {"dawson-kayles:5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Five pins: try every move.")},
    {"dawson-kayles:7,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two equal rows: what can the second player always do?")},
    {"dawson-kayles:35", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A row longer than the period, 34.")},

    {"dawsons-chess:9", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Nine files of pawns.")},
    {"dawsons-chess:3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three files: the game may end in one move.")},
    {"dawsons-chess:8", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "The eight files of a chessboard.")},

    {"treblecross:5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three cells: one cross decides the game.")},
    {"treblecross:8", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Six cells.")},
    {"treblecross:11", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Nine cells: the tic-tac-toe board in a single row.")},
    {"treblecross:8,8", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two equal rows: what can the second player always do?")},

    {"grundy-game:8", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "One heap of eight: which split wins?")},
    {"grundy-game:20", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "One heap of twenty.")},
    {"grundy-game:7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Small enough to draw the whole tree.")},
    {"grundy-game:8,5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two heaps of different sizes.")},
    {"grundy-game:50", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Nobody knows whether the values of this game become periodic.")},

    {"lasker-nim:3,4", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Heaps of 3 and 4 swap their Grundy values in this game.")},
    {"lasker-nim:1,2,3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Lost for the first player in Nim: what about here?")},
    {"lasker-nim:5,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Like Nim, but a move may split a heap instead.")},

    {"euclid:25,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A choice on the first move: how many times 7?")},
    {"euclid:34,21", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Consecutive Fibonacci numbers: almost every move is forced.")},
    {"euclid:7,7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Equal numbers: one move ends the game.")},
    {"euclid:2000000000,1500000000",
     QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Published 32-bit code fails here.")},

    {"cutcake:5x2,2x3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two blocks: how many cuts is each worth to Left?")},
    {"cutcake:4x7,2x3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two blocks, and neither player is ahead: whoever starts loses.")},
    {"cutcake:1x5", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A strip that only one player can cut.")},
    {"cutcake:3x5,5x3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two equal blocks, one turned by a right angle: does the first "
                                                                   "player lose?")},
    {"cutcake:4x4", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "A square: fair to both?")},

    {"nim:3,4 + wythoff:3,5 + kayles:7", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three games side by side.")},
    {"wythoff:1,2 + nim:4,4", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Each game alone is lost for the first player: what about "
                                                                         "the sum?")},
    {"kayles:5 + dawson-kayles:7 + treblecross:8",
     QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three rows, each with its own rules.")},
    {"nim:2 + bash(3):10 + subtraction(1,3,4):9",
     QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Three ways to take from a heap: each component equals a Nim heap.")},
    {"fibonacci-nim:12 + fibonacci-nim:10", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Two heaps of Fibonacci Nim, each with a quota of "
                                                                                       "its own.")},
    {"cutcake:2x5 + cutcake:5x3", QT_TRANSLATE_NOOP("nimstone::PlayPresets", "Cutcake positions can be added, too.")},
};

std::string_view gameOf(std::string_view position)
{
    if (position.find('+') != std::string_view::npos)
        return sumName;
    return position.substr(0, position.find_first_of("(:"));
}

}  // namespace

std::vector<PlayPreset> playPresets(std::string_view game)
{
    std::vector<PlayPreset> presets;
    for (const Row& row : rows) {
        if (gameOf(row.position) == game)
            presets.push_back({row.position, Presets::tr(row.note)});
    }
    return presets;
}

std::optional<PlayPreset> presetAfter(const GameSum& start)
{
    const std::string_view game = start.isSum() ? sumName : start.components().front().rules.entry().name;
    const auto presets = playPresets(game);
    const auto here = std::ranges::find_if(presets, [&start](const PlayPreset& preset) {
        return parseSum(preset.position).value() == start;
    });
    const auto next = here == presets.end() ? presets.begin() : here + 1;
    return next == presets.end() ? std::nullopt : std::optional(*next);
}

}  // namespace nimstone
