// The plot of a sequence: a mark for each visible term, the stripes of its period, and marks for exceptions and rare
// values. On screen it is painted as pixels, so that a million terms take a few milliseconds; in a file it is a picture
// or a drawing.
#pragma once

#include <QImage>
#include <memory>
#include <optional>
#include <span>

#include "core/explore/sequence_terms.h"

namespace nimstone::figures {

/// The part of a sequence to be drawn, and its look.
struct SequencePicture {
    std::span<const std::uint32_t> terms{};  ///< all known terms, by heap size
    std::shared_ptr<const void> owner{};  ///< keeps the terms alive
    bool differences = false;             ///< true if the plot draws g(n) − g(n − 1) instead of g(n)
    double from = 0;                      ///< the heap size at the left edge
    double to = 1;                        ///< the heap size at the right edge; more than `from`
    std::optional<Period> period{};
    std::optional<sequence::SparseSpace> rare{};
    qint64 mark = -1;  ///< the first heap whose value differs from the user's terms; −1 for none
    QSizeF size{};
    double pixelRatio = 1;
    double textScale = 1;
    bool dark = false;
    bool highContrast = false;

    /// The value that is drawn for a known heap.
    qint64 valueOf(std::size_t heap) const;
    bool isException(std::size_t heap) const { return period && explore::isException(*period, terms, heap); }
    bool isRare(std::size_t heap) const { return rare && explore::isRare(*rare, heap, terms[heap]); }
};

/// Converts between terms and points of the plot.
struct SequenceFrame {
    QRectF plot{};          ///< the rectangle inside the axes
    double from = 0;
    double perTerm = 1;     ///< the width of a term, in pixels
    double perValue = 1;    ///< the height from one value to the next, in pixels
    qint64 low = 0;         ///< the value at the lower edge; `high` is that at the upper edge
    qint64 high = 1;
    qint64 stepAcross = 1;  ///< the distance of two ticks: 1, 2 or 5 times a power of ten
    qint64 stepUp = 1;

    /// The centre of a term, clamped to the edge if its value lies beyond it.
    QPointF placeOf(std::size_t heap, qint64 value) const;
    /// The heap size at an x. It may be fractional, and its term may not be known.
    double heapAt(double x) const { return from + (x - plot.left()) / perTerm; }
};

SequenceFrame frameOf(const SequencePicture& picture);

/// Returns an opaque image. `frame` must be frameOf(picture).
QImage toImage(const SequencePicture& picture, const SequenceFrame& frame);

/// Returns the plot as a file of a kind: "png"; "svg", with shapes if at most 20,000 terms are visible, and otherwise
/// with an image; or "csv" or "txt" (a b-file) with all terms. `description` describes an svg.
QByteArray sequenceFile(const QString& kind, SequencePicture picture, const QString& game, const QString& description);

}  // namespace nimstone::figures
