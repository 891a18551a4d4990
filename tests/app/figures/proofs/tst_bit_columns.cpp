// The figure of a proof shows the contents of the proof: bits are in their columns, and stones are neither added nor lost.
#include <QtTest>
#include <set>

#include "app/wording/figure_words.h"
#include "tests/app/figures/proofs/bit_columns_reader.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestBitColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { addTellingRows(); }

    void everyStepHasAScene()
    {
        for (const auto& [proof, figure] : drawnProofs()) {
            QVERIFY(figure.drawn);
            QCOMPARE(figure.stops.size(), proof.steps.size() + 1);
            QCOMPARE(figure.stops.front(), 0);
            QVERIFY(std::ranges::is_sorted(figure.stops, std::ranges::less_equal{}));
            QVERIFY(std::set<int>(figure.stops.begin(), figure.stops.end()).size() == figure.stops.size());
            QCOMPARE(figure.stops.back(), figure.choreography.sceneCount() - 1);
            QCOMPARE(figure.choreography.durations.size(), figure.choreography.scenes.size());
        }
    }

    void stonesAreNeitherAddedNorLost()
    {
        const Position position = tellingPosition();
        for (const auto& [proof, figure] : drawnProofs()) {
            std::vector<Count> stones(position.heaps.size(), 0);
            for (const Piece& piece : figure.choreography.pieces) {
                if (piece.kind == PieceKind::Stone)
                    stones[static_cast<std::size_t>(piece.heap)] += piece.weight;
            }
            QCOMPARE(stones, position.heaps);
            for (const auto& scene : figure.choreography.scenes) {
                QCOMPARE(scene.size(), figure.choreography.pieces.size());
                for (std::size_t piece = 0; piece < scene.size(); ++piece) {
                    if (figure.choreography.pieces[piece].kind == PieceKind::Stone) {
                        // Stones have an opacity of 0.3 while their heap is shown empty.
                        QVERIFY(scene[piece].opacity == 1 || scene[piece].opacity == 0.3);
                        QVERIFY(scene[piece].width > 0 && scene[piece].height > 0);
                    }
                }
            }
        }
    }

    void everyPieceHasItsOwnName()
    {
        for (const auto& [proof, figure] : drawnProofs()) {
            std::set<QString> names;
            for (const Piece& piece : figure.choreography.pieces)
                QVERIFY2(names.insert(piece.objectName).second, qPrintable(piece.objectName));
        }
    }

    void theTableShowsTheHeapsAndTheirSum()
    {
        const Position position = tellingPosition();
        for (const auto& [proof, figure] : drawnProofs()) {
            const auto scene = sceneAfter<proof::NimSum>(proof, figure);
            if (!scene)
                continue;
            const Reader reader(figure.choreography, *scene);
            for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
                QCOMPARE(reader.number(heap, PieceKind::Stone), position.heaps[heap]);
                for (const Count block : blocks(position.heaps[heap]))
                    QCOMPARE(reader.stonesIn(heap, block), block);
            }
            QCOMPARE(reader.number(position.heaps.size(), PieceKind::Token), nimSum(position.heaps));
        }
    }

    void theTableIsRightForEverySmallPosition()
    {
        QFETCH_GLOBAL(int, index);
        if (index != 0)
            return;  // this check does not depend on the row
        const auto heaps = count<std::size_t>(3, 4);
        const auto largest = count<Count>(3, 9);
        int proofs = 0;
        for (const Position& position : allPositions(heaps, largest)) {
            for (const auto& proof : proofsOn(position)) {
                const ProofFigure figure = bitColumns(proof, {cardSize, 1});
                const auto scene = sceneAfter<proof::NimSum>(proof, figure);
                if (!scene)
                    continue;
                ++proofs;
                const Reader reader(figure.choreography, *scene);
                for (std::size_t heap = 0; heap < heaps; ++heap)
                    QCOMPARE(reader.number(heap, PieceKind::Stone), position.heaps[heap]);
                QCOMPARE(reader.number(heaps, PieceKind::Token), nimSum(position.heaps));
            }
        }
        qInfo("checked %d proofs on all positions of %d heaps of up to %d", proofs, int(heaps), int(largest));
    }

    void theLastSceneShowsTheMove()
    {
        const Position position = tellingPosition();
        for (const auto& [proof, figure] : drawnProofs()) {
            std::optional<Move> move;
            std::optional<int> scene;
            for (std::size_t step = 0; step < proof.steps.size(); ++step) {
                if (const auto* take = stepAs<proof::TakeStones>(proof.steps[step]))
                    move = take->move;
                else if (const auto* change = stepAs<proof::OneHeapChanges>(proof.steps[step]))
                    move = change->move;
                else if (const auto* some = stepAs<proof::SomeMoveBalances>(proof.steps[step]))
                    move = some->move;
                if (move && !scene)
                    scene = figure.stops[step + 1];
            }
            if (!move)
                continue;
            Position after = position;
            after.heaps[move->heap] -= move->taken;
            const Reader reader(figure.choreography, *scene);
            for (std::size_t heap = 0; heap < after.heaps.size(); ++heap) {
                QCOMPARE(reader.number(heap, PieceKind::Stone), after.heaps[heap]);
                for (const Count block : blocks(after.heaps[heap]))
                    QCOMPARE(reader.stonesIn(heap, block), block);
            }
            QCOMPARE(reader.stonesInTray(), move->taken);
        }
    }

    /// The number beside a row equals the number that its bits show, and each count equals the number of 1s in the rows
    /// above it. As soon as the rows show the heaps after the move, the name of s says that s is from before it.
    void numbersCountsAndNamesAgreeWithTheBits()
    {
        const Position position = tellingPosition();
        const std::size_t sumRow = position.heaps.size();
        int compared = 0;
        for (const auto& [proof, figure] : drawnProofs()) {
            for (const int stop : figure.stops) {
                const Reader reader(figure.choreography, stop);
                if (reader.seen(QStringLiteral("name%1").arg(sumRow)).isEmpty())
                    continue;
                Position shown;
                for (std::size_t heap = 0; heap < sumRow; ++heap) {
                    shown.heaps.push_back(reader.number(heap, PieceKind::Stone));
                    QCOMPARE(reader.seen(QStringLiteral("number%1").arg(heap)), QStringLiteral("<b>%1</b>").arg(shown.heaps[heap]));
                }
                for (const Count block : blocks(~Count{0} >> 1)) {
                    const QString count = reader.seen(QStringLiteral("ones%1").arg(block));
                    const auto ones = static_cast<std::size_t>(std::ranges::count_if(shown.heaps, [block](Count heap) { return (heap & block) != 0; }));
                    if (!count.isEmpty()) {
                        QVERIFY2(count.contains(QString::number(ones)), qPrintable(count));
                        ++compared;
                    }
                }
                const bool before = shown.heaps != position.heaps;
                QCOMPARE(reader.seen(QStringLiteral("name%1").arg(sumRow)), before ? wording::figureSumBefore() : wording::figureSum());
            }
        }
        QVERIFY(compared > 0);
    }

    void heapsThatTheProofCallsEmptyAreShownEmpty()
    {
        const Position position = tellingPosition();
        for (const auto& [proof, figure] : drawnProofs()) {
            const auto scene = sceneAfter<proof::EndPosition>(proof, figure);
            if (!scene || proof.theorem == proof::Theorem::MisereNim)
                continue;
            const Reader reader(figure.choreography, *scene);
            for (std::size_t heap = 0; heap < position.heaps.size(); ++heap)
                QCOMPARE(reader.seen(QStringLiteral("number%1").arg(heap)), QStringLiteral("<b>0</b>"));
        }
    }

    /// The highlight of a column reaches down to the last row.
    void aHighlightedColumnReachesTheLastRow()
    {
        const Position position = tellingPosition();
        for (const auto& [proof, figure] : drawnProofs()) {
            const auto& pieces = figure.choreography.pieces;
            for (const int stop : figure.stops) {
                const auto& scene = figure.choreography.scenes[static_cast<std::size_t>(stop)];
                for (std::size_t band = 0; band < pieces.size(); ++band) {
                    if (pieces[band].kind != PieceKind::Band || pieces[band].weight == 0 || scene[band].opacity == 0)
                        continue;
                    for (std::size_t cell = 0; cell < pieces.size(); ++cell) {
                        if (pieces[cell].kind == PieceKind::Cell && pieces[cell].weight == pieces[band].weight && scene[cell].opacity > 0)
                            QVERIFY(scene[cell].rect().bottom() <= scene[band].rect().bottom() + 0.01);
                    }
                }
            }
        }
    }

    void theLastRowShowsTheNimSumAfterTheMove()
    {
        const Position position = tellingPosition();
        for (const auto& [proof, figure] : drawnProofs()) {
            const Reader last(figure.choreography, figure.stops.back());
            if (const auto* remains = stepAs<proof::DifferenceRemains>(proof.steps.back()))
                QCOMPARE(last.number(position.heaps.size() + 1, PieceKind::Token), remains->t);
            if (stepAs<proof::SumVanishes>(proof.steps.back()))
                QCOMPARE(last.number(position.heaps.size() + 1, PieceKind::Token), Count{0});
        }
    }

    void everyTokenStartsUnderAStone()
    {
        for (const auto& [proof, figure] : drawnProofs()) {
            const auto& pieces = figure.choreography.pieces;
            const auto& start = figure.choreography.scenes.front();
            for (std::size_t token = 0; token < pieces.size(); ++token) {
                if (pieces[token].kind != PieceKind::Token)
                    continue;
                bool covered = false;
                for (std::size_t stone = 0; stone < pieces.size(); ++stone) {
                    covered = covered
                        || (pieces[stone].kind == PieceKind::Stone && start[stone].rect().contains(start[token].rect())
                            && start[stone].z > start[token].z);
                }
                QVERIFY2(covered, qPrintable(pieces[token].objectName));
            }
        }
    }

    /// Pieces and scenes stay the same, so the figure can be laid out again while it plays.
    void piecesAndScenesDoNotDependOnSizeOrLanguage()
    {
        for (const auto& [proof, figure] : drawnProofs()) {
            for (const auto& [size, scale] : {std::pair{QSizeF(900, 500), 1.0}, std::pair{QSizeF(1200, 900), 1.5}}) {
                for (const char* language : {"en", "zh_CN"}) {
                    const Language spoken(language);
                    const ProofFigure other = bitColumns(proof, {size, scale});
                    QVERIFY(other.drawn);
                    QCOMPARE(other.choreography.pieces, figure.choreography.pieces);
                    QCOMPARE(other.stops, figure.stops);
                }
            }
        }
    }

    void aFigureWithoutRoomIsNotDrawn()
    {
        const auto proofs = proofsOn(tellingPosition());
        for (const QSizeF size : {QSizeF(60, 40), QSizeF(0, 0), QSizeF(2000, 10)})
            QVERIFY(!bitColumns(proofs.front(), {size, 1}).drawn);
    }
};

NIMSTONE_TEST(TestBitColumns)
#include "tst_bit_columns.moc"
