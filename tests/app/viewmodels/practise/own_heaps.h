// An exercise on heaps that the person enters, answered as a person would.
#pragma once

#include <QString>

#include "app/viewmodels/practise/practice_session.h"

namespace nimstone::tests {

inline constexpr Seed someSeed = 4711;

inline const QString nimSumSkill = QStringLiteral("nim-sum");
inline const QString eligibleHeap = QStringLiteral("eligible-heap");
inline const QString howMany = QStringLiteral("how-many");

struct OwnHeaps {
    OwnHeaps(const QString& skill, const QString& heaps) : session(someSeed, nullptr)
    {
        session.setSkill(skill);
        problem = session.open(heaps);
    }

    /// If the exercise asks for a heap, picks the heap with the number `text`, counted from 1. Otherwise types the
    /// text. Then checks the answer.
    void answer(const QString& text)
    {
        if (session.asks() == PracticeSession::Heap)
            session.pickHeap(text.toInt() - 1);
        else
            session.setNumber(text);
        session.check();
    }

    PracticeSession session;
    QString problem;
};

}  // namespace nimstone::tests
