// The plot of a sequence: a mark for each term that can be seen, the stripes of its period, and what is remarkable. On screen
// as pixels, so that a million terms take a few milliseconds; in a file as a picture or a drawing.
#pragma once

#include <QImage>
#include <memory>
#include <optional>
#include <span>

#include "core/explore/sequence_terms.h"

namespace nimstone::figures {

/// What of a sequence is drawn, and how.
struct SequencePicture {
    std::span<const std::uint32_t> terms{};  ///< all that are known
    std::shared_ptr<const void> owner{};  ///< of the terms
    bool differences = false;             ///< g(n) − g(n − 1) in the place of g(n)
    double from = 0;                      ///< the heap at the left edge
    double to = 1;                        ///< the one at the right edge, over `from`
    std::optional<Period> period{};
    std::optional<sequence::SparseSpace> rare{};
    qint64 mark = -1;  ///< the first heap whose value differs from what a person brought; −1 where there is none
    QSizeF size{};
    double pixelRatio = 1;
    double textScale = 1;
    bool dark = false;
    bool highContrast = false;

    /// What is drawn of a heap that is known; whether it is remarkable.
    qint64 valueOf(std::size_t heap) const;
    bool isException(std::size_t heap) const { return period && explore::isException(*period, terms, heap); }
    bool isRare(std::size_t heap) const { return rare && explore::isRare(*rare, heap, terms[heap]); }
};

/// Where the terms lie in it.
struct SequenceFrame {
    QRectF plot{};          ///< within the axes
    double from = 0;
    double perTerm = 1;     ///< how wide a term is
    double perValue = 1;    ///< how far one value lies over the one before
    qint64 low = 0;         ///< the values at the lower and the upper edge
    qint64 high = 1;
    qint64 stepAcross = 1;  ///< from one tick to the next: 1, 2 or 5 times a power of ten
    qint64 stepUp = 1;

    /// Where the centre of a term is; at the edge where its value lies beyond.
    QPointF placeOf(std::size_t heap, qint64 value) const;
    /// Which heap a point is over, one that is not known perhaps; between whole numbers.
    double heapAt(double x) const { return from + (x - plot.left()) / perTerm; }
};

SequenceFrame frameOf(const SequencePicture& picture);

/// Opaque. `frame` is that of the picture.
QImage toImage(const SequencePicture& picture, const SequenceFrame& frame);

/// As png; as svg, of shapes where at most 20,000 terms can be seen, else with an image in it; all terms as csv, or as txt, a
/// b-file. `description` says what an svg shows.
QByteArray sequenceFile(const QString& kind, SequencePicture picture, const QString& game, const QString& description);

}  // namespace nimstone::figures
