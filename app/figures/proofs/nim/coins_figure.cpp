// The figure of the proof about coins on a strip: the strip with its pairs, above the bits of the gaps within the
// pairs.
//
//          2        5              9        the numbers of the squares with coins
//   │[ ][ ][1][ ][ ][2][ ][ ][ ][3]        a gap of many squares is one short stretch with the number of its squares
//   └──────┘         └───────────┘
//       2                  3               the lengths of the gaps that count
#include "app/figures/proofs/figures.h"

#include <algorithm>

#include "app/figures/objects/bit_table.h"
#include "app/wording/figure_words.h"
#include "app/wording/proofs/nim/figure_nim.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

using namespace proof;

/// A strip divided into units of width. Each square is one unit wide, but a long run of free squares is a stretch with
/// a fixed width. The division does not depend on the size of the figure.
class StripUnits {
public:
    struct Stretch {
        Count first = 0;
        Count squares = 0;
        bool whole = true;  ///< true if the stretch shows every square; false if it is shortened
        double begin = 0;   ///< the left end of the stretch, in units
        double units() const { return whole ? static_cast<double>(squares) : shortened; }
    };

    /// `places` contains every square that has a coin at some point of the proof.
    explicit StripUnits(std::vector<Count> places) : m_places(std::move(places))
    {
        std::ranges::sort(m_places);
        m_places.erase(std::unique(m_places.begin(), m_places.end()), m_places.end());
        for (Count most = longestWhole; most >= 2; --most) {
            cut(most);
            if (units() <= mostUnits)
                break;
        }
    }

    const std::vector<Count>& places() const { return m_places; }
    const std::vector<Stretch>& stretches() const { return m_stretches; }
    double units() const { return m_stretches.back().begin + m_stretches.back().units(); }

    /// The x coordinate of the left end of square `place`, in units. A square that is not one of places() is at the left
    /// end of its stretch.
    double beginOf(Count place) const { return (std::ranges::upper_bound(m_stretches, place, {}, &Stretch::first) - 1)->begin; }

private:
    static constexpr Count longestWhole = 12;
    static constexpr double mostUnits = 36;
    static constexpr double shortened = 2.6;

    void cut(Count most)
    {
        m_stretches.clear();
        Count next = 0;
        for (const Count place : m_places) {
            if (place > next)
                add(next, place - next, place - next <= most);
            add(place, 1, true);
            next = place + 1;
        }
    }

    void add(Count first, Count squares, bool whole)
    {
        m_stretches.push_back({first, squares, whole, m_stretches.empty() ? 0 : units()});
    }

    std::vector<Count> m_places;
    std::vector<Stretch> m_stretches;
};

/// Returns the index of the row that shows the gap to the left of this coin. Only every second gap has a row.
std::size_t rowOf(std::size_t coin) { return coin / 2; }

std::vector<BitRow> rowsOfGaps(const Position& position)
{
    std::vector<BitRow> rows;
    for (std::size_t coin = (position.heaps.size() + 1) % 2; coin < position.heaps.size(); coin += 2)
        rows.push_back({wording::figureGapOf(coin), CoinsOnAStrip::gapBelow(position, coin)});
    return rows;
}

constexpr double largestSquare = 56;
constexpr double squaresInHeight = 8;  ///< the height of the figure, divided by the greatest height of a square
constexpr double tick = 5;  ///< the height of the ends of a bracket, in pixels; also the distance between a bracket and the squares above it or the number below it

/// The width of a square, in pixels.
double squareFor(const StripUnits& units, const Sheet& sheet)
{
    return std::min({largestSquare * sheet.textScale, sheet.size.height() / squaresInHeight, (sheet.size.width() - 4 * FigureScenes::captionMargin) / units.units()});
}

class Strip : public BitTable {
public:
    Strip(const Proof& proof, const Sheet& sheet, const BitNotes* notes)
        : Strip(proof, StripUnits(notes ? notes->places : proof.position().heaps), sheet, notes)
    {
    }

    void play()
    {
        m_notes.places = m_squares;
        m_text = std::min(m_table.small, m_small);
        const QRectF room = m_table.above;
        m_left = room.center().x() - m_square * m_units.units() / 2;
        m_top = room.top() + m_text * lineHeight;
        addSquares();
        for (std::size_t coin = 0; coin < m_squares.size(); ++coin) {
            const QString name = QString::number(coin + 1);
            m_coins.push_back(add({.kind = PieceKind::Stone, .heap = static_cast<int>(coin), .objectName = QStringLiteral("coin") + name},
                                  {.width = m_square * coinShare, .height = m_square * coinShare, .z = 4, .text = name}));
        }
        for (std::size_t row = 0; row < rows(); ++row)
            showLabels(row, false);
        arrange();
        stop();
        showSteps<CoinStep>(*this);
    }

    void operator()(const CoinGaps& step)
    {
        focusOn(highestColumn(step.sum).value_or(0));
        m_paired = true;
        for (std::size_t row = 0; row < rows(); ++row) {
            showLabels(row);
            toneRow(row, Tone::Plain);
        }
        arrange();
        push();
        showTable();
        push();
        writeSum(0, wording::figureSum(), step.sum);
        push(1.2);
    }

    void operator()(const CoinUnbalances&)
    {
        for (std::size_t row = 0; row < rows(); ++row)
            toneRow(row, Tone::Plain);
        caption(wording::figureOptions(Outcome::N), Tone::Odd);
    }

    void operator()(const CoinBalance& step)
    {
        const std::size_t row = rowOf(step.move.heap);
        lightRow(row);
        setTone(m_coins[step.move.heap], Tone::Even);
        turnBits(row, step.left);
        writeNumber(row, step.left);
        slide(step.move.heap, step.move.taken, step.before, step.left);
        BitTable::calm();
        caption(wording::figureOptions(Outcome::P), Tone::Even);
        writeSum(1, wording::figureSumAfter(), step.t);
    }

    void operator()(const CoinReply& step)
    {
        const std::vector<Count> kept = m_squares;
        lightRow(rowOf(step.coin + 1), Tone::Dim);
        setTone(m_coins[step.coin], Tone::Odd);
        slide(step.coin, step.squares, step.gap, step.between);
        setTone(m_coins[step.coin + 1], Tone::Even);
        slide(step.coin + 1, step.squares, step.between, step.gap);
        m_kept = kept;
    }

    void operator()(const CoinConclusion& step)
    {
        // The slide and the reply in the step before were only an example, so move the coins back.
        if (!m_kept.empty())
            m_squares = m_kept;
        arrange();
        caption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

    void calm()
    {
        BitTable::calm();
        setTone(m_coins, Tone::Plain);
        hide(PieceName("side", m_sideRow));
    }

private:
    Strip(const Proof& proof, const StripUnits& units, const Sheet& sheet, const BitNotes* notes)
        : BitTable({.above = squareFor(units, sheet) + 2 * Scenes::type("small", sheet.textScale) * lineHeight + 5 * tick},
                   rowsOfGaps(proof.position()), proof, sheet, notes),
          m_units(units), m_square(squareFor(units, sheet)), m_squares(proof.position().heaps)
    {
    }

    static constexpr double coinShare = 0.84;

    void addSquares()
    {
        put(PieceKind::Rule, "edge", {m_left - 3, m_top - 2, 3, m_square + 4}, Tone::Plain, 1);
        for (const StripUnits::Stretch& stretch : m_units.stretches()) {
            const Count tiles = stretch.whole ? stretch.squares : 1;
            const double width = m_square * (stretch.whole ? 1 : stretch.units());
            for (Count tile = 0; tile < tiles; ++tile) {
                const double left = m_left + m_square * (stretch.begin + static_cast<double>(tile));
                const QRectF rect = QRectF(left, m_top, width, m_square).adjusted(1, 1, -1, -1);
                const QString length = QString::number(stretch.squares);
                const bool fits = labelWidth(length, m_text) <= rect.width();
                m_tiles.push_back({stretch.first + tile,
                                   add({.kind = PieceKind::Tile, .weight = stretch.whole ? 1 : stretch.squares,
                                        .objectName = QStringLiteral("square%1").arg(stretch.first + tile)},
                                               posed(rect, {.z = 0.5, .text = stretch.whole ? QString()
                                                                            : fits          ? length
                                                                                            : QStringLiteral("…")}))});
            }
        }
    }

    /// Writes the numbers above the squares that have coins. A number that would overlap the number before it is hidden.
    void nameSquares()
    {
        QRectF room(QPointF(0, 0), size());
        for (const Count place : m_units.places()) {
            const QPointF middle(middleOf(place), m_top - m_text * lineHeight / 2);
            const int label = write({"place", place}, centered(middle, m_text), QString::number(place), Tone::Heading);
            const QRectF rect = pose(label).rect();
            setShown(label, std::ranges::binary_search(m_squares, place) && room.contains(rect));
            if (pose(label).opacity > 0)
                room.setLeft(rect.right());
        }
    }

    double middleOf(Count place) const { return m_left + m_square * (m_units.beginOf(place) + 0.5); }

    bool isRight(std::size_t coin) const { return (m_squares.size() - coin) % 2 == 1; }

    /// Changes all pieces of the strip to match m_squares: coins, numbers of squares, tones of squares, and brackets.
    void arrange()
    {
        for (std::size_t coin = 0; coin < m_squares.size(); ++coin) {
            pose(m_coins[coin]).moveTo({middleOf(m_squares[coin]), m_top + m_square / 2});
            if (isRight(coin) && m_paired)
                bracket(coin);
        }
        for (const auto& [square, tile] : m_tiles) {
            const auto next = std::ranges::lower_bound(m_squares, square);
            const bool isFree = next != m_squares.end() && *next != square;
            const bool counts = isFree && isRight(static_cast<std::size_t>(next - m_squares.begin()));
            pose(tile).tone = !m_paired ? Tone::Plain : counts ? Tone::Lit : Tone::Dim;
        }
        nameSquares();
    }

    /// Places the bracket below a pair, from its left coin (or the left edge) to its right coin, with the length of the
    /// gap below it.
    void bracket(std::size_t right)
    {
        const bool isAlone = right == 0;
        const double from = isAlone ? m_left : middleOf(m_squares[right - 1]);
        const double to = middleOf(m_squares[right]);
        const double y = m_top + m_square + 2 * tick;
        const std::size_t row = rowOf(right);
        put(PieceKind::Rule, {"bracket", row, 0}, {from - 1, y - 1, to - from + 2, 2}, Tone::Plain);
        put(PieceKind::Rule, {"bracket", row, 1}, {from - 1, y - tick, 2, tick}, Tone::Plain);
        put(PieceKind::Rule, {"bracket", row, 2}, {to - 1, y - tick, 2, tick}, Tone::Plain);
        const QString length = bold(m_squares[right] - (isAlone ? 0 : m_squares[right - 1] + 1));
        const double width = labelWidth(length, m_text);
        const QPointF middle(std::max((from + to) / 2, width / 2), y + (tick + m_text * lineHeight) / 2);
        const int label = write({"gap", row}, centered(middle, m_text), length, Tone::Lit);
        setShown(label, width <= to - from + m_square * 0.9);
    }

    void slide(std::size_t coin, Count squares, Count before, Count after)
    {
        m_squares[coin] -= squares;
        m_notes.places.push_back(m_squares[coin]);
        arrange();
        m_sideRow = rowOf(isRight(coin) ? coin : coin + 1);
        writeSide(m_sideRow, wording::figureChange(before, after), pose(m_coins[coin]).tone);
        push();
    }

    struct SquareTile {
        Count square;  ///< the first square that the tile stands for
        int piece;
    };

    StripUnits m_units;
    double m_square;
    std::vector<Count> m_squares;  ///< for each coin, the square on which it is now
    std::vector<Count> m_kept;
    bool m_paired = false;
    std::size_t m_sideRow = 0;
    double m_text = 0;            ///< the font size of the texts above and below the strip, in pixels
    double m_left = 0;
    double m_top = 0;
    std::vector<SquareTile> m_tiles;
    std::vector<int> m_coins;
};

}  // namespace

ProofFigure coinsFigure(const Proof& proof, const Sheet& sheet) { return drawRehearsed<Strip>(proof, sheet); }

}  // namespace nimstone::figures
