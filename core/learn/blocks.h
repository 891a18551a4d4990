// The blocks of a lesson's cards: what is shown, played, asked, or practised beside the text. All positions are valid, all moves
// are legal, and all names except those of lessons exist: readLesson checks them. tests/translations/course_answers.cpp checks the other
// arguments, and that the outcomes and the values that blocks show are known.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/contest/problem.h"
#include "core/learn/daily.h"
#include "core/play/opponents/opponent.h"
#include "core/practice/skills/other_games/outcome_game.h"
#include "core/practice/skills/skill.h"
#include "core/proofs/proof.h"

namespace nimstone::learn {

/// A position, and a move in it.
struct MoveAt {
    GameSum position;
    MoveInSum move;

    bool operator==(const MoveAt&) const = default;
};

/// An answer that a learner may choose or type, and the text that is shown after it.
struct Option {
    std::string key;   ///< "x" for a right choice, a blank for a wrong one; for a typed answer, the number, move, or label
    std::string text;  ///< the text of the choice; for a typed answer, the text that is shown after it
    std::string answer{};             ///< the text that is shown after the choice
    std::optional<MoveAt> refuted{};  ///< the losing move that this wrong answer suggests; a winning reply refutes it
};
using AnswerOptions = std::vector<Option>;

/// A block whose rounds are done one after the other. There is at least one round.
template <class Round>
struct Rounds { std::vector<Round> rounds; };

struct GameRound {
    enum class First { Person, Computer, Either };
    enum class Beside { Nothing, Columns, LargeHeaps };  ///< what is shown beside the board
    GameSum position;
    First first = First::Person;
    play::Opponent opponent = play::perfect();
    std::optional<MoveInSum> move{};  ///< the first move of the computer, if it is fixed
    Beside beside = Beside::Nothing;
};
/// Games that the learner plays on a board against the computer. After a win over an opponent with a mistaken idea, the learner names
/// the idea.
using PlayBlock = Rounds<GameRound>;

/// Cases that stand on a shelf: the learner opens them in any order.
struct ShelfBlock : PlayBlock {};
/// The position of the day: the learner finds all winning moves, and then the reason for the outcome.
using DailyBlock = PositionOfTheDay;

/// A position, and a move that is marked on its board.
struct ShownPosition { GameSum position; std::optional<MoveInSum> move{}; };
/// Boards beside each other. `show` says whether the outcomes or the binary columns of the positions are shown too.
struct BoardsBlock {
    enum class Show { Nothing, Outcome, Columns };
    std::vector<ShownPosition> boards;
    Show show = Show::Nothing;
};

/// The steps `first` to `last` of a proof. Steps are counted from 1.
struct ProofRound {
    /// The lemmas that a step may be an instance of.
    enum class Idea { Lemma1, Lemma2, TakeBack, Neither };
    proof::Theorem theorem;
    GameSum subject;
    std::optional<Move> move{};
    int first = 1;
    int last = 0;              ///< 0 for the last step of the proof
    std::vector<int> asked{};  ///< the steps at which the learner chooses the principle, ascending
    int missing = 0;           ///< the number of steps at the end that the learner finds
    std::optional<std::pair<int, Idea>> idea{};  ///< a step, and the lemma that it is an instance of
};
/// Proofs whose steps the learner explains, and whose last steps the learner finds.
using ProofBlock = Rounds<ProofRound>;
/// The figures of proofs. The block does not show the lines of the proofs, and asks no questions.
struct FigureBlock : ProofBlock {};

/// A proof in words. The learner chooses the principle of each sentence, and finds the last `missing` sentences.
struct ArgumentBlock {
    struct Sentence { proof::Law principle; std::string text; };
    std::optional<GameSum> position;
    std::vector<Sentence> sentences{};
    int missing = 0;
};

/// A question with choices; several may be right. The question is empty if the text of the card asks it.
struct ChoiceRound { std::string question; AnswerOptions options; };
using ChoiceBlock = Rounds<ChoiceRound>;
/// A figure of two sets of positions, those with nim-sum 0 and all others, and three questions: two about moves, one about the
/// end of the game. Each right answer is drawn into the figure. The arrows of the figure stand for the two lemmas.
struct LemmasBlock : ChoiceBlock {};

/// A question whose answer is a number. The file says how the number is computed; a test computes it.
struct NumberBlock { std::int64_t right; AnswerOptions options; };

/// Asks for a winning move; the answer can be that there is none. If `heap` is given, asks only how many stones to take from it.
struct MoveRound { GameSum position; std::optional<std::size_t> heap{}; AnswerOptions options{}; };
using MoveBlock = Rounds<MoveRound>;

/// A strip with one square for each heap of 0 … last stones. The learner labels the squares P or N, or with their Grundy values.
struct StripBlock {
    enum class Labels { Outcomes, Values };
    Rules rules;
    Count last;
    Labels labels = Labels::Outcomes;
    Count given = 0;  ///< the number of squares whose labels are shown at first
    std::vector<Count> windows{};  ///< for each frame, the index of the first of the `windowWidth` squares in it
    Count windowWidth = 0;
    std::vector<Count> arrows{};   ///< squares whose options are shown by arrows
    AnswerOptions options{};
};

/// Positions of Nim that the learner sorts into lost and won.
struct SortBlock { std::vector<GameSum> positions; };

/// The learner adds `added` heaps to the position so that every binary column is even.
struct CompleteRound { GameSum position; int added = 1; };
using CompleteBlock = Rounds<CompleteRound>;

/// The learner tries moves, at least `enough` of them. For each move, the block says which columns the move makes odd.
struct TriesBlock { GameSum position; std::size_t enough; };

/// The learner flips bits of one heap until every column is even and the heap is smaller.
struct FlipBlock { GameSum position; };

/// The queen's board of last + 1 columns. The learner marks `marks` pairs of lost cells, (a, b) and (b, a), besides (0, 0). All
/// cells from which a move reaches a marked cell are crossed out.
struct CrossBlock { Count last; std::size_t marks; };

struct ExercisesRound {
    std::optional<practice::Skill> skill{};  ///< nothing if the program chooses skill and level
    int level = practice::lowestLevel;
    int count = 1;
    std::optional<practice::OutcomeGame> game{};
};
using ExercisesBlock = Rounds<ExercisesRound>;

/// A contest problem, and a text about it, which is shown line by line. If the idea of the problem is hidden, `lesson` has the idea:
/// the learner names a lesson, and then sees the text.
struct ProblemRound { const contest::Problem* problem; std::string text{}; std::string lesson{}; };
using ProblemBlock = Rounds<ProblemRound>;

/// Shows the prediction that the learner made on an earlier card beside the right answer.
struct RecallBlock {};

using Block = std::variant<PlayBlock, ShelfBlock, DailyBlock, BoardsBlock, FigureBlock, ProofBlock, ArgumentBlock, ChoiceBlock,
                           NumberBlock, MoveBlock, StripBlock, SortBlock, CompleteBlock, TriesBlock, FlipBlock, LemmasBlock,
                           CrossBlock, ExercisesBlock, ProblemBlock, RecallBlock>;

/// Returns the name of the kind of a block in files, such as "play".
std::string_view kindOf(const Block& block);

}  // namespace nimstone::learn
