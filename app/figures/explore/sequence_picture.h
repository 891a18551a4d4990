// The plot of a sequence: a point for each visible term, stripes that show the period, and marks for exceptions and
// rare values. On screen it is painted pixel by pixel, so a million terms take only a few milliseconds. In a file it is
// an image or a vector drawing.
#pragma once

#include <QImage>
#include <memory>
#include <optional>
#include <span>

#include "core/explore/sequence_terms.h"

namespace nimstone::figures {

/// The terms of a sequence that are drawn, and the look of the plot.
struct SequencePicture {
    std::span<const std::uint32_t> terms{};  ///< all known terms: terms[n] is the value of a heap of n stones
    std::shared_ptr<const void> owner{};  ///< the owner of the memory that `terms` points to
    bool differences = false;             ///< true if the plot draws g(n) − g(n − 1) instead of g(n)
    double from = 0;                      ///< the heap size at the left edge
    double to = 1;                        ///< the heap size at the right edge; more than `from`
    std::optional<Period> period{};
    std::optional<sequence::SparseSpace> rare{};
    qint64 mark = -1;  ///< the size of the first heap whose value differs from the user's terms; −1 if no value differs
    QSizeF size{};
    double pixelRatio = 1;
    double textScale = 1;
    bool dark = false;
    bool highContrast = false;

    /// The value that the plot shows for a heap whose term is known.
    qint64 valueOf(std::size_t heap) const;
    bool isException(std::size_t heap) const { return period && explore::isException(*period, terms, heap); }
    bool isRare(std::size_t heap) const { return rare && sequence::isRare(*rare, heap, terms[heap]); }
};

/// Converts between terms and points of the plot.
struct SequenceFrame {
    QRectF plot{};          ///< the rectangle inside the axes
    double from = 0;
    double perTerm = 1;     ///< the width of a term, in pixels
    double perValue = 1;    ///< the vertical distance between two consecutive values, in pixels
    qint64 low = 0;         ///< the value at the lower edge; `high` is the value at the upper edge
    qint64 high = 1;
    qint64 stepAcross = 1;  ///< the distance between two ticks of the horizontal axis: 1, 2 or 5 times a power of ten
    qint64 stepUp = 1;

    /// The center of the point of a term. If the value is beyond an edge of the plot, the point is on that edge.
    QPointF placeOf(std::size_t heap, qint64 value) const;
    /// The heap size at x coordinate `x`. It may be fractional, and it may be larger than the largest heap with a known
    /// term.
    double heapAt(double x) const { return from + (x - plot.left()) / perTerm; }
};

SequenceFrame frameOf(const SequencePicture& picture);

/// Returns an opaque image of the plot. `frame` must be frameOf(picture).
QImage toImage(const SequencePicture& picture, const SequenceFrame& frame);

/// Returns the plot as a file. `kind` is "png", "svg", "csv" or "txt" (a b-file). An SVG file has shapes if at most
/// 20,000 terms are visible, and otherwise it contains an image. CSV and text files have all terms. `description` is
/// the description of an SVG file.
QByteArray sequenceFile(const QString& kind, SequencePicture picture, const QString& game, const QString& description);

}  // namespace nimstone::figures
