// Opens blocks of lessons for the tests of their view-models.
#pragma once

#include <QTemporaryDir>
#include <memory>

#include "app/viewmodels/learn/learn_session.h"

namespace nimstone::tests {

/// Opens the card of a lesson with the block number `nth` of this kind, counted from 0. Returns the index of the block among the
/// parts of the card; −1 if there is no such block.
template <class Block>
int openBlock(LearnSession& session, const QString& lesson, int nth = 0)
{
    if (!session.open(lesson))
        return -1;
    for (int card = 0; card < session.cardCount(); ++card) {
        session.setCard(card);
        for (int part = 0; part < static_cast<int>(session.shown().parts.size()); ++part) {
            const auto* const block = session.block(part);
            if (block && std::holds_alternative<Block>(*block) && nth-- == 0)
                return part;
        }
    }
    return -1;
}

/// Opens the block as openBlock() does, and makes `model` show it. Returns false if there is no such block.
template <class Block, class ViewModel>
bool showBlock(LearnSession& session, ViewModel& model, const QString& lesson, int nth = 0)
{
    const int part = openBlock<Block>(session, lesson, nth);
    model.setPart(-1);
    model.setSession(&session);
    model.setPart(part);
    return part >= 0;
}

/// A session whose progress is stored in a temporary folder.
struct OpenLesson {
    QTemporaryDir folder;
    Progress progress{folder.filePath(QStringLiteral("progress.sqlite"))};
    LearnSession session;

    OpenLesson() { session.setProgress(&progress); }

    template <class Block>
    int open(const char* lesson, int nth = 0)
    {
        return openBlock<Block>(session, QString::fromUtf8(lesson), nth);
    }

    /// Calls `see` for each block of this kind in all lessons, with its index among the parts of the opened card.
    template <class Block, class See>
    int forEach(See see)
    {
        int count = 0;
        for (const QVariant& lesson : session.path()) {
            const QByteArray name = lesson.toMap().value(QStringLiteral("name")).toString().toUtf8();
            for (int nth = 0, part = 0; (part = open<Block>(name.constData(), nth)) >= 0; ++nth, ++count)
                see(part);
        }
        return count;
    }
};

/// Makes a view-model show a part of the open card.
template <class ViewModel>
void show(ViewModel& block, OpenLesson& lesson, int part)
{
    block.setSession(&lesson.session);
    block.setPart(part);
}

}  // namespace nimstone::tests
