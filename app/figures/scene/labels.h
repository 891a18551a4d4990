// Lines of words in a figure: how wide they are, and how they keep to their room.
#pragma once

#include <QRectF>
#include <QStringList>
#include <span>

#include "core/count.h"

namespace nimstone::figures {

inline QString bold(const QString& text) { return QStringLiteral("<b>%1</b>").arg(text); }
inline QString bold(Count value) { return bold(QString::number(value)); }

/// How wide a label of that size of type is, with a little room at its ends; that of the widest of several.
double labelWidth(const QString& text, double size);
double widestLabel(std::span<const QString> texts, double size);

enum class Hold { Left, Middle, Right };

/// Where a line of words is held, how large it is, and how wide it may become: in a narrower room it is set smaller.
struct Line {
    double x = 0;
    double y = 0;
    double size = 0;
    double room = 0;
    Hold hold = Hold::Left;
};

/// The first of these that has room at its full size, or else the last.
QString firstThatFits(const QStringList& candidates, double size, double room);

/// The number where it has room in a tile, else nothing.
QString tileText(const QString& text, const QRectF& tile);

}  // namespace nimstone::figures
