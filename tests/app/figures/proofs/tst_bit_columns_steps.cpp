// Tests the scenes of single steps in bit columns: the nim-sum appears as bits and then as pairs, and Lemma 1 has its column.
#include <QtTest>
#include <algorithm>

#include "app/wording/figure_words.h"
#include "tests/app/figures/proofs/bit_columns_reader.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestBitColumnsSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { addTellingRows(); }

    /// The nim-sum is shown in two scenes. First every heap is shown as bits in its own row, with nothing below the
    /// rows. Then the 1s of each column are shown in pairs. Both 1s of a pair are in one place, and only unpaired 1s
    /// are in the row of s.
    void theNimSumIsShownAsBitsAndThenAsPairs()
    {
        const Position position = tellingPosition();
        const std::size_t sumRow = position.heaps.size();
        const QString sumName = QStringLiteral("name%1").arg(sumRow);
        for (const auto& [proof, figure] : drawnProofs()) {
            if (!stepAs<proof::NimSum>(proof.steps.front()))
                continue;
            const Choreography& choreography = figure.choreography;
            int bits = 0;
            while (bits < figure.stops[1] && !Reader(choreography, bits).showsCells())
                ++bits;
            int pairs = bits;
            while (pairs < figure.stops[1] && Reader(choreography, pairs).seen(sumName).isEmpty()) {
                const Reader reader(choreography, pairs);
                for (std::size_t heap = 0; heap < sumRow; ++heap)
                    QCOMPARE(reader.number(heap, PieceKind::Stone), position.heaps[heap]);
                QCOMPARE(reader.number(sumRow, PieceKind::Token), Count{0});
                ++pairs;
            }
            // The scene with the bits stays for a moment, so it occurs twice.
            QCOMPARE(pairs - bits, 2);
            QVERIFY(choreography.durations[static_cast<std::size_t>(pairs - 1)] > 0);
            QVERIFY(pairs < figure.stops[1]);
            const Reader paired(choreography, pairs);
            QCOMPARE(paired.number(sumRow, PieceKind::Token), nimSum(position.heaps));
            for (const Count block : blocks(~Count{0} >> 1)) {
                std::vector<double> heights = paired.heightsOfOnes(choreography.scenes[static_cast<std::size_t>(bits)], block);
                std::ranges::sort(heights);
                const auto ones = heights.size();
                heights.erase(std::unique(heights.begin(), heights.end()), heights.end());
                QCOMPARE(heights.size(), (ones + 1) / 2);
            }
        }
    }

    /// A lecture stops at each part of the nim-sum. When the pairs are complete, no 1 has come down, and every 1 that has a
    /// partner is in the middle between the two.
    void theNimSumHasFourParts()
    {
        const Position position = tellingPosition();
        for (const auto& [proof, figure] : drawnProofs()) {
            if (!stepAs<proof::NimSum>(proof.steps.front()))
                continue;
            QCOMPARE(figure.parts.size(), std::size_t{4});
            QVERIFY(std::ranges::is_sorted(figure.parts));
            QCOMPARE(figure.parts.back(), double(figure.stops[1]));
            const int bits = static_cast<int>(figure.parts[1]);
            const Choreography& choreography = figure.choreography;
            for (int piece = 0; piece < choreography.pieceCount(); ++piece) {
                const Piece& described = choreography.pieces[static_cast<std::size_t>(piece)];
                const Pose at = poseAt(choreography, piece, figure.parts[2]);
                const bool ofSum = described.kind == PieceKind::Token && described.heap == static_cast<int>(position.heaps.size());
                if (ofSum)
                    QCOMPARE(at.y, poseAt(choreography, piece, bits).y);
                if (described.kind == PieceKind::Stone)
                    QCOMPARE(at.y, poseAt(choreography, piece, bits + 1).y);
            }
        }
    }

    /// The steps on a column highlight only this column, and the flipped bit has a ring. A step on the parity also shows
    /// the counts of 1s before and after the move.
    void theFlippedBitAndItsColumnAreShown()
    {
        for (const auto& [proof, figure] : drawnProofs()) {
            const auto& pieces = figure.choreography.pieces;
            for (std::size_t step = 0; step < proof.steps.size(); ++step) {
                const auto* flip = stepAs<proof::ColumnFlips>(proof.steps[step]);
                const auto* parity = stepAs<proof::ParityChanges>(proof.steps[step]);
                const auto* odd = stepAs<proof::OddColumnRemains>(proof.steps[step]);
                if (!flip && !parity && !odd)
                    continue;
                const Count column = flip ? flip->column : parity ? parity->column : odd->column;
                const int stop = figure.stops[step + 1];
                const Reader reader(figure.choreography, stop);
                QRectF ring;
                QRectF cell;
                for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
                    if (pieces[piece].kind == PieceKind::Band && pieces[piece].weight != 0)
                        QCOMPARE(reader.pose(piece).opacity > 0, pieces[piece].weight == column);
                    if (pieces[piece].kind == PieceKind::Ring && reader.pose(piece).opacity > 0)
                        ring = reader.pose(piece).rect();
                    if (pieces[piece].kind == PieceKind::Cell && pieces[piece].weight == column
                        && pieces[piece].heap == static_cast<int>(flip ? flip->heap : parity ? parity->heap : 0))
                        cell = reader.pose(piece).rect();
                }
                QCOMPARE(ring.isEmpty(), odd != nullptr);
                if (!odd)
                    QVERIFY(cell.contains(ring.center()));
                const QString caption = reader.seen(QStringLiteral("caption"));
                if (parity) {
                    QVERIFY(caption.contains(wording::figureOnes(parity->onesBefore)));
                    QVERIFY(caption.contains(wording::figureOnes(parity->onesAfter)));
                }
                if (odd)
                    QVERIFY2(caption.contains(QStringLiteral("≠ 0")), qPrintable(caption));
            }
        }
    }
};

NIMSTONE_TEST(TestBitColumnsSteps)
#include "tst_bit_columns_steps.moc"
