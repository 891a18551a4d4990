// The answer to an exercise in the making: what was typed, picked or taken so far, and why that is no answer yet.
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

    /// As it was typed, or put together from bits.
    const QString& number() const { return m_number; }
    /// Its bits in the columns asked for, the highest first; all 0 where it is no number, or too large for them.
    QString numberBits() const;
    QStringList bitWeights() const;
    /// Whether the number is not to be typed, for the question gives it.
    bool isByBitsAlone() const;
    /// The heap that is picked, or given, counted from 0; none when −1.
    int heap() const { return m_heap; }
    /// Whether each of those on offer is chosen.
    const std::vector<bool>& chosen() const { return m_chosen; }
    /// What is taken from each heap, where the answer is several moves.
    const std::vector<Count>& taken() const { return m_taken; }
    /// The same as texts, as they were typed; empty where nothing is taken.
    const QStringList& takenTexts() const { return m_takenTexts; }
    /// The heap whose text `problem` is about, counted from 0; none when −1.
    int problemHeap() const { return m_problem ? m_problemHeap : -1; }
    /// Words what keeps it from being an answer; empty when all is well.
    QString problem() const { return m_problem ? m_problem() : QString(); }
    /// Whether it changed since it was settled.
    bool isEdited() const { return m_edited; }

    // Each is true where it changed something.
    bool setNumber(const QString& number);
    /// Flips the bit of that weight in the number.
    bool flipBit(Count weight);
    /// One more, or one fewer, within the heap.
    bool step(int by);
    bool pickHeap(int heap);
    /// Chooses one of those on offer; of numbers, adds it or leaves it out again.
    bool choose(int index);
    /// Of an answer of several moves: so many from this heap, within its size.
    bool take(int heap, int stones);
    /// The same as it was typed; a text that is no such number counts as nothing until it is read.
    bool typeTaken(int heap, const QString& text);
    /// A piece of the picture that stands for this number, bit, choice or column.
    bool press(Count value);

    /// Its moves that are legal: the number of stones from the heap in question, or what is taken from each.
    std::vector<Move> moves() const;
    /// What it would answer now; none where it says nothing yet.
    std::optional<practice::Answer> answer() const;
    /// The answer that it gives; none, with its problem set, where it gives none.
    std::optional<practice::Answer> read();
    /// It says this answer, as one that was given.
    void lay(const practice::Answer& answer);
    /// What it says has been answered.
    void settle();

    /// As it is kept, and as it was kept: of that, what can be said of this exercise.
    ExerciseRun::MoveInput kept() const;
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
