// The answer to an exercise while the person edits it: the input so far, and the reason why the input is not an answer
// yet.
#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <functional>
#include <optional>
#include <vector>

#include "app/storage/sets/exercise_run.h"
#include "app/viewmodels/shell/value.h"

namespace nimstone {

/// The input, as QML shows it.
struct ShownInput {
    Q_GADGET
    QML_VALUE_TYPE(shownInput)

    /// The text of the number that the user typed or entered by flipping bits.
    NIMSTONE_FIELD(QString, number){};
    /// The bits of the number in the columns of the exercise, highest first. All bits are 0 if the text is not a number or if the
    /// number needs more columns.
    NIMSTONE_FIELD(QString, numberBits){};
    /// The heap that the person picked or that the exercise gives, counted from 0; −1 if there is no such heap.
    NIMSTONE_FIELD(int, heap) = -1;
    /// One value for each choice: true if the user has chosen it.
    NIMSTONE_FIELD(QList<bool>, chosen){};
    /// For an answer of several moves: the number of stones to take from each heap, 0 to take nothing.
    NIMSTONE_FIELD(QList<int>, taken){};
    /// The numbers of stones to take, as the person typed them; empty for a heap from which nothing is taken.
    NIMSTONE_FIELD(QStringList, takenTexts){};
    /// The heap whose text causes the problem, counted from 0; −1 if there is no such heap.
    NIMSTONE_FIELD(int, problemHeap) = -1;
    /// A sentence in one line that says why the input is not an answer; empty if there is no problem.
    NIMSTONE_FIELD(QString, problem){};
};

class AnswerInput {
    Q_DECLARE_TR_FUNCTIONS(nimstone::AnswerInput)

public:
    explicit AnswerInput(practice::Exercise exercise);

    ShownInput shown() const;
    QStringList bitWeights() const;
    /// True if the number cannot be typed, because the question gives the number and the person sets its bits.
    bool isByBitsAlone() const;
    /// The field `heap` of shown().
    int heap() const { return m_input.heap; }
    /// True if the input has changed since the last settle().
    bool isEdited() const { return m_edited; }

    // Each of the following functions returns true if it changed the input.
    bool setNumber(const QString& number);
    /// Flips the bit of the weight `weight` (a power of two) in the number.
    bool flipBit(Count weight);
    /// Adds `by` to the number, if the exercise asks for an amount. Clamps the result to 1 … the size of the heap.
    bool step(int by);
    bool pickHeap(int heap);
    /// Chooses one of the choices. If the exercise asks for several numbers, adds the choice to the answer or removes
    /// it.
    bool choose(int index);
    /// In an answer of several moves, takes `stones` stones from this heap; clamps them to the size of the heap.
    bool take(int heap, int stones);
    /// Takes the number of stones that was typed from this heap. If the text is not a number from 0 to the size of the
    /// heap, nothing is taken, and read() reports the text.
    bool typeTaken(int heap, const QString& text);
    /// Reacts to a press on the piece of the picture that has this value (a number, bit, choice or column).
    bool press(Count value);

    /// Returns the legal moves of the input: the move in the given heap, or the moves in all heaps.
    std::vector<Move> moves() const;
    /// Returns the answer that the input means at the moment; nothing if the input is incomplete.
    std::optional<practice::Answer> answer() const;
    /// Returns the answer. If the input is not an answer, returns nothing and sets the problem.
    std::optional<practice::Answer> read();
    /// Sets the input to this answer, as if the person had given it.
    void lay(const practice::Answer& answer);
    /// Marks the input as answered: removes its problem, and isEdited() returns false.
    void settle();

    /// Returns the input in the format in which it is saved.
    ExerciseRun::MoveInput kept() const;
    /// Restores a saved input. Ignores values that do not fit this exercise.
    void restore(const ExerciseRun::MoveInput& kept);

private:
    practice::Asks asks() const { return practice::asksFor(m_exercise); }
    bool edited();
    bool takesMoveFrom(int heap) const;
    QString numberBits() const;
    std::optional<practice::Answer> readNumber();
    std::optional<practice::Answer> readMoves();
    std::optional<practice::Answer> refuse(std::function<QString()> problem);

    practice::Exercise m_exercise;
    ShownInput m_input;  ///< without `numberBits` and `problem`, which shown() adds
    std::function<QString()> m_problem;
    bool m_edited = false;
};

}  // namespace nimstone
