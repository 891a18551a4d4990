#include "app/viewmodels/practise/exercise/practice_board.h"

namespace nimstone {

namespace {

using Mark = PracticeBoard::Mark;

PracticeBoard bareBoard(const practice::Exercise& exercise)
{
    PracticeBoard board;
    board.position = *practice::heapsIn(exercise);
    board.marks.assign(board.position.heaps.size(), Mark::None);
    if (const auto* howMany = std::get_if<practice::HowManyExercise>(&exercise))
        board.marks[howMany->heap] = Mark::Chosen;
    if (const auto* misere = std::get_if<practice::MisereSwitchExercise>(&exercise))
        board.marks[misere->heap] = Mark::Chosen;
    return board;
}

/// Adds the highlights of a hint to a board. Hints that are a question or an idea have no highlights.
class Light {
public:
    explicit Light(PracticeBoard& board) : m_board(board) {}

    void operator()(const practice::AskWhatPairsDo&) const {}
    void operator()(const practice::AddWithoutCarries&) const {}
    void operator()(const practice::CountOneColumn& rung) const { lookAt(rung.column); }
    void operator()(const practice::UpperColumns&) const { m_board.look = 0; }
    void operator()(const practice::TheSum&) const { m_board.sums = true; }
    void operator()(const practice::AskWhichAreEven&) const {}
    void operator()(const practice::CountFromTheTop&) const {}
    void operator()(const practice::OneOfSomeColumns& rung) const { lookAt(rung.columns); }
    void operator()(const practice::OneOfLastTwoColumns& rung) const { lookAt(rung.higher | rung.lower); }
    void operator()(const practice::TheColumn& rung) const
    {
        lookAt(rung.column);
        m_board.sums = true;
    }
    void operator()(const practice::AskWhichShrinks&) const {}
    void operator()(const practice::HighestOddColumnDecides&) const {}
    void operator()(const practice::OneOfTwoColumns& rung) const
    {
        lookAt(rung.higher | rung.lower);
        markAll(rung.among);
    }
    void operator()(const practice::EitherHeap& rung) const { markOnly({rung.first, rung.second}); }
    void operator()(const practice::TheHeap& rung) const { markOnly({rung.heap}); }
    void operator()(const practice::AskWhatRemains&) const {}
    void operator()(const practice::FlipInOddColumns&) const {}
    void operator()(const practice::ClearInColumn& rung) const { lookAt(rung.column | rung.lowest); }
    void operator()(const practice::OddColumns& rung) const { lookAt(rung.columns); }
    void operator()(const practice::TheAmount&) const {}
    void operator()(const practice::AskHowManyOfOneHeap&) const {}
    void operator()(const practice::CountInDecidingColumn&) const {}
    void operator()(const practice::OddOrNone&) const { m_board.table = true; }
    void operator()(const practice::OneOfTwoNumbers&) const { m_board.table = true; }
    void operator()(const practice::TheNumberOfMoves& rung) const
    {
        lookAt(rung.column);
        m_board.sums = true;
        markAll(rung.heaps);
    }
    void operator()(const practice::AskInWhichHeaps&) const {}
    void operator()(const practice::OneForEachOne&) const {}
    void operator()(const practice::MovesInOneOfColumns& rung) const { lookAt(rung.higher | rung.lower); }
    void operator()(const practice::MovesInHeaps& rung) const { markAll(rung.heaps); }
    void operator()(const practice::TheMoves&) const { m_board.sums = true; }
    void operator()(const practice::AskWhatKindIsLeft&) const {}
    void operator()(const practice::LeaveOddManyOnes&) const {}
    void operator()(const practice::OtherLargeHeaps& rung) const
    {
        markAll(rung.others);
        if (rung.clear)
            (*this)(*rung.clear);
    }
    void operator()(const practice::OneOfTwoLeft& rung) const
    {
        if (!rung.onlyOnes)
            lookAt(rung.columns);
    }
    void operator()(const practice::TheSwitch&) const {}

private:
    void markOnly(const std::vector<std::size_t>& heaps) const
    {
        m_board.marks.assign(m_board.marks.size(), Mark::None);
        markAll(heaps);
    }
    void markAll(const std::vector<std::size_t>& heaps) const
    {
        for (const std::size_t heap : heaps)
            m_board.marks[heap] = Mark::Hinted;
    }
    void lookAt(Count columns) const
    {
        m_board.table = true;
        m_board.look = columns;
    }

    PracticeBoard& m_board;
};

/// Marks on a board what is right or wrong in an answer.
class Explain {
public:
    Explain(PracticeBoard& board, int step) : m_board(board), m_step(step) {}

    void operator()(const practice::RightSum&) const { showSums(); }
    void operator()(const practice::OrdinarySum& fault) const { showAnswer(fault.answer, fault.column, 0); }
    void operator()(const practice::JoinedOnes& fault) const { showAnswer(fault.answer, fault.column, fault.column); }
    void operator()(const practice::HeapLeftOut& fault) const
    {
        showAnswer(fault.answer, 0, 0);
        m_board.marks[fault.heap] = Mark::Wrong;
    }
    void operator()(const practice::WrongColumns& fault) const { showAnswer(fault.answer, fault.columns, fault.columns); }
    void operator()(const practice::RightColumn& result) const
    {
        showSums();
        m_board.look = result.column;
    }
    void operator()(const practice::NotDeciding& fault) const
    {
        // The other odd columns are not marked, because the person still has to find the deciding column.
        m_board.table = true;
        m_board.look = fault.column;
        m_board.faults = fault.column;
    }
    void operator()(const practice::RightHeap& result) const
    {
        showSums();
        m_board.look = result.column;
        m_board.marks[result.heap] = Mark::Right;
    }
    void operator()(const practice::NotEligible& fault) const
    {
        showSums();
        m_board.look = fault.column;
        m_board.faults = fault.otherColumn;
        m_board.hole = fault.heap;
        m_board.marks[fault.heap] = Mark::Wrong;
    }
    void operator()(const practice::RightAmount& result) const { showMove(result.move, Mark::Right); }
    void operator()(const practice::WrongAmount& fault) const
    {
        if (m_step == 0) {
            showMove(fault.move, Mark::Wrong);
            return;
        }
        showReply(fault.after, fault.refutation);
    }
    void operator()(const practice::RightMoves& result) const
    {
        showSums();
        m_board.look = result.column;
        for (const Move& move : result.moves)
            m_board.marks[move.heap] = Mark::Right;
    }
    void operator()(const practice::MovesMissing& fault) const
    {
        m_board.table = true;
        m_board.ones = true;
        for (const Move& move : fault.named)
            m_board.marks[move.heap] = Mark::Right;
    }
    void operator()(const practice::MoveDoesNotWin& fault) const
    {
        if (m_step == 0)
            showMove(fault.move, Mark::Wrong);
        else
            showReply(fault.after, fault.refutation);
    }
    void operator()(const practice::RightNumberOfMoves& result) const
    {
        showSums();
        m_board.look = result.column;
    }
    void operator()(const practice::NoneWins&) const { showSums(); }
    void operator()(const practice::WrongNumberOfMoves& fault) const
    {
        m_board.table = true;
        m_board.look = fault.column;
        if (fault.example)
            m_board.marks[fault.example->heap] = fault.example->target < fault.example->size ? Mark::Right : Mark::Wrong;
    }
    void operator()(const practice::RightSwitch& result) const { showMisere(result.move, result.left, Mark::Right); }
    void operator()(const practice::WrongSwitch& fault) const
    {
        if (m_step == 0) {
            showMisere(fault.move, fault.left, Mark::Wrong);
            return;
        }
        m_board.position = fault.position;
        m_board.marks.assign(m_board.marks.size(), Mark::None);
        showMisere(fault.reply, fault.leftByReply, Mark::Right);
    }
    // If an answer is not a possible move, the board stays unchanged, and a line below the field gives the reason.
    void operator()(const practice::NoSuchColumn&) const {}
    void operator()(const practice::NoSuchHeap&) const {}
    void operator()(const practice::TakesNothing&) const {}
    void operator()(const practice::TakesTooMany&) const {}
    void operator()(const practice::CannotBePlayed&) const {}

private:
    void showSums() const
    {
        m_board.table = true;
        m_board.sums = true;
        m_board.ones = true;
    }
    void showAnswer(Count answer, Count faults, Count wrongBits) const
    {
        m_board.table = true;
        m_board.ones = true;
        m_board.answer = answer;
        m_board.faults = faults;
        m_board.wrongBits = wrongBits;
    }
    void showReply(const Position& after, const Move& reply) const
    {
        m_board.position = after;
        m_board.marks.assign(m_board.marks.size(), Mark::None);
        showMove(reply, Mark::Right);
    }
    void showMove(const Move& move, Mark mark) const
    {
        showSums();
        m_board.move = move;
        m_board.marks[move.heap] = mark;
    }

    /// If only heaps of 1 are left, misère play inverts the meaning of the nim-sum, so the nim-sum is not shown.
    void showMisere(const Move& move, const practice::MisereLeft& left, Mark mark) const
    {
        if (left.large > 0) {
            showMove(move, mark);
            return;
        }
        m_board.move = move;
        m_board.marks[move.heap] = mark;
    }

    PracticeBoard& m_board;
    int m_step;
};

}  // namespace

PracticeBoard openBoard(const practice::Exercise& exercise, std::span<const practice::Rung> shown)
{
    PracticeBoard board = bareBoard(exercise);
    const auto light = [&board](const auto& kind, const practice::Rung& rung) {
        using Kind = std::decay_t<decltype(kind)>;
        if constexpr (practice::OnHeaps<Kind>)
            std::visit(Light(board), std::get<typename Kind::Rung>(rung));
    };
    for (const practice::Rung& rung : shown)
        std::visit([&](const auto& kind) { light(kind, rung); }, exercise);
    return board;
}

PracticeBoard resultBoard(const practice::Exercise& exercise, const practice::Result& result, int step)
{
    PracticeBoard board = bareBoard(exercise);
    const auto explain = [&](const auto& kind) {
        using Kind = std::decay_t<decltype(kind)>;
        if constexpr (practice::OnHeaps<Kind>)
            std::visit(Explain(board, step), std::get<typename Kind::Result>(result));
    };
    std::visit(explain, exercise);
    return board;
}

int lastStep(const practice::Result& result)
{
    const bool hasReply = practice::resultAs<practice::WrongAmount>(result) || practice::resultAs<practice::MoveDoesNotWin>(result)
        || practice::resultAs<practice::WrongSwitch>(result);
    return hasReply ? 1 : 0;
}

}  // namespace nimstone
