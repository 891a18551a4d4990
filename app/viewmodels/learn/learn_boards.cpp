#include "app/viewmodels/learn/learn_boards.h"

#include <QQmlEngine>

#include "app/wording/analysis.h"
#include "app/wording/notation.h"
#include "app/wording/play/positions.h"

namespace nimstone {

void LearnBoards::show(bool)
{
    const auto* const boards = block<learn::BoardsBlock>();
    m_boards.clear();
    for (std::size_t i = 0; boards && i < boards->positions.size(); ++i) {
        const GameSum& position = boards->positions[i];
        const auto outcome = position.outcome();
        const bool told = boards->show == learn::BoardsBlock::Show::Outcome && outcome;
        BitTableModel* const table = boards->show == learn::BoardsBlock::Show::Columns ? &m_tables.at(i) : nullptr;
        if (table) {
            // Without this, QML might delete a model that a JavaScript value refers to.
            QQmlEngine::setObjectOwnership(table, QQmlEngine::CppOwnership);
            table->show(position.components().front().position);
        }
        QString words = wording::positionPhrase(position);
        // The badge of an outcome is only for P and N.
        if (told && position.isPartisan())
            words += QStringLiteral("<br>") + wording::outcomeText(outcome);
        m_boards << QVariantMap{{QStringLiteral("position"), wording::notation(position)},
                                {QStringLiteral("words"), words},
                                {QStringLiteral("outcome"), told ? wording::outcomeLetter(*outcome) : QString()},
                                {QStringLiteral("table"), QVariant::fromValue(table)}};
    }
}

}  // namespace nimstone
