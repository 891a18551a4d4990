#include "app/wording/play/record.h"

#include <QCoreApplication>

#include "app/wording/errors.h"
#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

/// A function object that returns the sentence about an error. It has one overload for each cause and no generic overload, so the
/// code does not compile if a cause has no sentence.
class RecordErrors {
    Q_DECLARE_TR_FUNCTIONS(RecordErrors)

public:
    explicit RecordErrors(const play::RecordError& error)
        : m_column(QString::number(error.column)), m_found(quotedRichText(error.found))
    {
    }

    QString operator()(const NotationError& cause) const { return atColumn(cause); }

    QString operator()(const MoveError& cause) const
    {
        //: %1 is a column, counted in characters from 1; %2 is a move such as 1-2; %3 is a sentence with the reason why the move is illegal
        return tr("column %1, move %2: %3").arg(m_column, m_found, sentence(cause));
    }

    QString operator()(const play::FirstPlayerExpected&) const
    {
        if (m_found.isEmpty()) {
            //: %1 is a column; the words first and second must be written there, and are not translated
            return tr("column %1: expected first or second, but the text ends here").arg(m_column);
        }
        //: %1 is a column; the words first and second must be written there, and are not translated
        return tr("column %1: expected first or second, found '%2'").arg(m_column, m_found);
    }

    QString operator()(const play::RepeatedCursor&) const
    {
        //: %1 is a column; the sign | separates the moves that are played from the moves that are undone
        return tr("column %1: expected a move or the end, found a second |").arg(m_column);
    }

    QString operator()(const NoSuchComponent& cause) const
    {
        //: %1 is a column, counted in characters from 1; %2 is a move such as 1-2; %3 is a sentence with the reason why the move is illegal
        return tr("column %1, move %2: %3").arg(m_column, m_found, sentence(MoveInSumError(cause)));
    }

private:
    QString m_column;
    QString m_found;
};

}  // namespace

QString sentence(const play::RecordError& error)
{
    return std::visit(RecordErrors(error), error.cause);
}

}  // namespace nimstone::wording
