#include "app/wording/play/row_places.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct RowPlaces {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Places)
};

}  // namespace

QString crossedSquare(const QString& row, const Move& move, std::size_t pieces)
{
    if (pieces == 0) {
        //: A square of Treblecross; %1 is "row 2"
        return RowPlaces::tr("the only square of %1").arg(row);
    }
    if (pieces == 1) {
        //: A square of Treblecross; %1 is "row 2"
        return RowPlaces::tr("an end square of %1").arg(row);
    }
    //: A square of Treblecross by its number, counted from the left; %2 is "row 2"
    return RowPlaces::tr("square %1 of %2").arg(QString::number(move.pieces.first + 1), row);
}

QString advancedPawn(const QString& row, const Move& move, std::size_t pieces)
{
    if (move.taken == 1) {
        //: A pawn of Dawson's Chess; %1 is "row 2"
        return RowPlaces::tr("the only pawn of %1").arg(row);
    }
    if (move.taken == 2) {
        //: A pawn of Dawson's Chess; %1 is "row 2"
        return RowPlaces::tr("the pawn at an end of %1").arg(row);
    }
    if (pieces < 2) {
        //: A pawn of Dawson's Chess; %1 is "row 2"
        return RowPlaces::tr("the second pawn from an end of %1").arg(row);
    }
    //: A pawn of Dawson's Chess by the number of its file, counted from the left; %2 is "row 2"
    return RowPlaces::tr("the pawn on file %1 of %2").arg(QString::number(move.pieces.first + 2), row);
}

}  // namespace nimstone::wording
