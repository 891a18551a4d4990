// A lesson that is open at one of its blocks, for tests of the blocks' view-models.
#pragma once

#include <QTest>

#include "app/viewmodels/learn/learn_block.h"

namespace nimstone::tests {

/// Opens the card with the block number `number`, from 0, of a kind, and makes `model` show this block. Returns false if there is
/// no such block.
inline bool showBlock(LearnSession& session, LearnBlock& model, const QString& lesson, const QString& kind, int number = 0)
{
    if (!session.open(lesson))
        return false;
    for (int card = 0; card < session.cardCount(); ++card) {
        session.setCard(card);
        for (const QVariant& part : session.shown().parts) {
            if (part.toMap().value(QStringLiteral("kind")) != kind || number-- > 0)
                continue;
            model.setSession(&session);
            model.setPart(part.toMap().value(QStringLiteral("part")).toInt());
            return true;
        }
    }
    return false;
}

}  // namespace nimstone::tests
