// The answer to an exercise while it is being edited: the input so far, and why it is not an answer yet.
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

#include "app/storage/sets/exercise_run.h"

namespace nimstone {

class AnswerInput {
    Q_DECLARE_TR_FUNCTIONS(nimstone::AnswerInput)

public:
    explicit AnswerInput(practice::Exercise exercise);

    /// The text of the number that the user typed or entered by flipping bits.
    const QString& number() const { return m_number; }
    /// Returns the bits of the number in the columns of the exercise, highest first. All are 0 if the text is not a number
    /// or needs more columns.
    QString numberBits() const;
    QStringList bitWeights() const;
    /// True if the number cannot be typed, because the question gives it: the person sets its bits.
    bool isByBitsAlone() const;
    /// The heap that the person picked or that the exercise gives, counted from 0; −1 if there is none.
    int heap() const { return m_heap; }
    /// One value for each choice: true if the user has chosen it.
    const std::vector<bool>& chosen() const { return m_chosen; }
    /// The number of stones to take from each heap, if the answer is several moves.
    const std::vector<Count>& taken() const { return m_taken; }
    /// The numbers of stones to take, as texts as they were typed; empty for a heap from which nothing is taken.
    const QStringList& takenTexts() const { return m_takenTexts; }
    /// The heap whose text `problem` is about, counted from 0; −1 for none.
    int problemHeap() const { return m_problem ? m_problemHeap : -1; }
    /// Says why the input is not an answer; empty if all is well.
    QString problem() const { return m_problem ? m_problem() : QString(); }
    /// True if the input has changed since the last settle().
    bool isEdited() const { return m_edited; }

    // Each of these functions returns true if it changed something.
    bool setNumber(const QString& number);
    /// Flips the bit of that weight in the number.
    bool flipBit(Count weight);
    /// Adds `by` to the number, if an amount is asked for; clamps it to 1 … the size of the heap.
    bool step(int by);
    bool pickHeap(int heap);
    /// Chooses one of the choices; if several numbers are asked for, adds or removes it.
    bool choose(int index);
    /// In an answer of several moves, takes that many stones from this heap, at most its size.
    bool take(int heap, int stones);
    /// Takes from this heap the number of stones that was typed. A text that is not a number within its size takes nothing;
    /// read() reports it.
    bool typeTaken(int heap, const QString& text);
    /// A piece of the picture with this value (a number, bit, choice or column) was pressed.
    bool press(Count value);

    /// Returns the legal moves of the input: the amount from the given heap, or the moves in all heaps.
    std::vector<Move> moves() const;
    /// Returns the answer that the input stands for now; nothing if it is incomplete.
    std::optional<practice::Answer> answer() const;
    /// Returns the answer; if the input is not an answer, returns nothing and sets the problem.
    std::optional<practice::Answer> read();
    /// Sets the input to this answer, as if the person had given it.
    void lay(const practice::Answer& answer);
    /// Marks the input as answered: it has no problem and is not edited.
    void settle();

    /// Returns the input in the form in which it is saved.
    ExerciseRun::MoveInput kept() const;
    /// Restores a saved input; ignores what does not fit this exercise.
    void restore(const ExerciseRun::MoveInput& kept);

private:
    practice::Asks asks() const { return practice::asksFor(m_exercise); }
    bool edited();
    bool takesMoveFrom(int heap) const;
    std::optional<practice::Answer> readNumber();
    std::optional<practice::Answer> readMoves();
    std::optional<practice::Answer> refuse(std::function<QString()> problem);

    practice::Exercise m_exercise;
    QString m_number;
    int m_heap = -1;
    std::vector<bool> m_chosen;
    std::vector<Count> m_taken;
    QStringList m_takenTexts;
    int m_problemHeap = -1;
    std::function<QString()> m_problem;
    bool m_edited = false;
};

}  // namespace nimstone
