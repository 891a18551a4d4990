// The figure of the proof about coins on a strip: the strip with its pairs, above the digits of the gaps within the
// pairs.
//
//          2        5              9        the numbers of the squares with coins
//   │[ ][ ][1][ ][ ][2][ ][ ][ ][3]        a gap of many squares is one short stretch with the number of its squares
//   └──────┘         └───────────┘
//       2                  3               the lengths of the gaps that count
#include "app/figures/proofs/nim/nim_figures.h"

#include <algorithm>
#include <array>

#include "app/figures/scene/digit_table.h"
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

    /// The x coordinate of the left end of square `place`, in units. The square must be one of places().
    double beginOf(Count place) const { return std::ranges::find(m_stretches, place, &Stretch::first)->begin; }

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

struct CoinsPlan {
    DigitNeeds needs;
    std::vector<Count> places;
};

/// Returns the index of the row that shows the gap to the left of this coin. Only every second gap has a row.
std::size_t rowOf(std::size_t coin) { return coin / 2; }

CoinsPlan coinsPlanOf(const Proof& proof)
{
    CoinsPlan plan;
    DigitNeeds& needs = plan.needs;
    std::vector<Count> squares = proof.position().heaps;
    plan.places = squares;
    needs.feet.push_back(wording::figureSum());
    const auto slide = [&](std::size_t coin, Count by) {
        squares[coin] -= by;
        plan.places.push_back(squares[coin]);
    };
    for (const Step& step : proof.steps) {
        if (const auto* gaps = stepAs<CoinGaps>(step)) {
            for (std::size_t coin = (squares.size() + 1) % 2; coin < squares.size(); coin += 2)
                needs.rows.push_back({wording::figureGapOf(coin), gaps->gaps[coin], gaps->gaps[coin]});
            needs.focus = highestColumn(gaps->sum).value_or(0);
            needs.footSums.push_back(bold(gaps->sum));
        } else if (const auto* balance = stepAs<CoinBalance>(step)) {
            needs.rows[rowOf(balance->move.heap)].after = balance->left;
            needs.feet.push_back(wording::figureSumAfter());
            needs.sides.push_back(wording::figureChange(balance->before, balance->left));
            needs.captions.push_back(wording::figureOptions(Outcome::P));
            slide(balance->move.heap, balance->move.taken);
        } else if (const auto* reply = stepAs<CoinReply>(step)) {
            needs.sides.push_back(wording::figureChange(reply->gap, reply->between));
            needs.sides.push_back(wording::figureChange(reply->between, reply->gap));
            slide(reply->coin, reply->squares);
            slide(reply->coin + 1, reply->squares);
        } else if (const auto* conclusion = stepAs<CoinConclusion>(step)) {
            needs.captions.push_back(wording::figureConclusion(conclusion->outcome));
        } else if (stepAs<CoinUnbalances>(step)) {
            needs.captions.push_back(wording::figureOptions(Outcome::N));
        }
    }
    needs.footTexts = {bold(1)};
    return plan;
}

constexpr double largestSquare = 56;
constexpr double squaresInHeight = 8;  ///< the height of the figure, divided by the greatest height of a square
constexpr double tick = 5;  ///< the height of the ends of a bracket, in pixels; also the distance between a bracket and the squares above it or the number below it

class Strip {
public:
    Strip(const Proof& proof, const StripUnits& units, double square, DigitTable& table)
        : m_table(table), m_units(units), m_square(square), m_squares(proof.position().heaps)
    {
        const QRectF room = table.roomAbove();
        m_left = room.center().x() - square * units.units() / 2;
        m_top = room.top() + table.small() * lineHeight;
        addSquares();
        addPlaces();
        for (std::size_t coin = 0; coin < m_squares.size(); ++coin) {
            const QString name = QString::number(coin + 1);
            m_coins.push_back(table.add({.kind = PieceKind::Stone, .heap = static_cast<int>(coin), .objectName = QStringLiteral("coin") + name},
                                        {.width = square * coinShare, .height = square * coinShare, .z = 4, .text = name}));
        }
        for (std::size_t row = 0; row < (m_squares.size() + 1) / 2; ++row) {
            auto& bracket = m_brackets.emplace_back();
            for (std::size_t part = 0; part < bracket.size(); ++part)
                bracket[part] = table.add(PieceKind::Rule, QStringLiteral("bracket%1-%2").arg(row).arg(part), {.opacity = 0, .z = 1});
            m_lengths.push_back(table.addHiddenLabel(QStringLiteral("gap%1").arg(row)));
        }
        for (std::size_t row = 0; row < m_brackets.size(); ++row)
            table.showRow(row, false);
        arrange();
    }

    void operator()(const CoinGaps& step)
    {
        m_paired = true;
        for (std::size_t row = 0; row < m_brackets.size(); ++row) {
            m_table.showRow(row, true);
            m_table.toneRow(row, Tone::Plain);
        }
        m_table.showDigits(false);
        arrange();
        m_table.push();
        m_table.showDigits(true);
        m_table.push();
        m_table.lightSum(0, step.sum);
        m_table.push(1.2);
    }

    void operator()(const CoinUnbalances&)
    {
        m_table.quiet();
        for (std::size_t row = 0; row < m_brackets.size(); ++row)
            m_table.toneRow(row, Tone::Plain);
        m_table.writeCaption(wording::figureOptions(Outcome::N), Tone::Odd);
    }

    void operator()(const CoinBalance& step)
    {
        const std::size_t row = rowOf(step.move.heap);
        m_table.quiet();
        m_table.lightRow(row, true);
        m_table.toneRow(row, Tone::Plain);
        setCoinTone(step.move.heap, Tone::Even);
        m_table.turnDigits(row, step.before, step.left);
        m_table.setNumber(row, step.left);
        slide(step.move.heap, step.move.taken, step.before, step.left);
        m_table.quiet();
        m_table.writeCaption(wording::figureOptions(Outcome::P), Tone::Even);
        m_table.lightSum(1, step.t);
    }

    void operator()(const CoinReply& step)
    {
        const std::size_t row = rowOf(step.coin + 1);
        const std::vector<Count> kept = m_squares;
        settle();
        m_table.quiet();
        m_table.lightRow(row, true);
        setCoinTone(step.coin, Tone::Odd);
        slide(step.coin, step.squares, step.gap, step.between);
        setCoinTone(step.coin + 1, Tone::Even);
        slide(step.coin + 1, step.squares, step.between, step.gap);
        m_kept = kept;
    }

    void operator()(const CoinConclusion& step)
    {
        settle();
        m_table.quiet();
        // The slide and the reply in the step before were only an example, so move the coins back.
        if (!m_kept.empty())
            m_squares = m_kept;
        arrange();
        m_table.writeCaption(wording::figureConclusion(step.outcome), toneOf(step.outcome));
    }

private:
    static constexpr double coinShare = 0.84;

    void addSquares()
    {
        m_table.add(PieceKind::Rule, QStringLiteral("edge"),
                    {.x = m_left - 1.5, .y = m_top + m_square / 2, .width = 3, .height = m_square + 4, .z = 1});
        for (const StripUnits::Stretch& stretch : m_units.stretches()) {
            const Count tiles = stretch.whole ? stretch.squares : 1;
            const double width = m_square * (stretch.whole ? 1 : stretch.units());
            for (Count tile = 0; tile < tiles; ++tile) {
                const double left = m_left + m_square * (stretch.begin + static_cast<double>(tile));
                const QRectF rect = QRectF(left, m_top, width, m_square).adjusted(1, 1, -1, -1);
                const QString length = QString::number(stretch.squares);
                const bool fits = labelWidth(length, m_table.small()) <= rect.width();
                m_tiles.push_back({stretch.first + tile,
                                   m_table.add({.kind = PieceKind::Tile, .weight = stretch.whole ? 1 : stretch.squares,
                                                .objectName = QStringLiteral("square%1").arg(stretch.first + tile)},
                                               posed(rect, {.z = 0.5, .text = stretch.whole ? QString()
                                                                            : fits          ? length
                                                                                            : QStringLiteral("…")}))});
            }
        }
    }

    void addPlaces()
    {
        for (const Count place : m_units.places()) {
            m_places.push_back(m_table.addLabel(QStringLiteral("place%1").arg(place),
                                                {middleOf(place), m_top - m_table.small() * lineHeight / 2}, m_table.small(),
                                                Tone::Heading, QString::number(place), {.opacity = 0, .z = 6}));
        }
    }

    /// Shows the numbers above the squares that have coins. A number that would overlap the number before it is hidden.
    void nameSquares()
    {
        QRectF room(QPointF(0, 0), m_table.size());
        for (std::size_t index = 0; index < m_places.size(); ++index) {
            const QRectF label = m_table.pose(m_places[index]).rect();
            const bool shown = std::ranges::binary_search(m_squares, m_units.places()[index]) && room.contains(label);
            m_table.setShown(m_places[index], shown);
            if (shown)
                room.setLeft(label.right());
        }
    }

    double middleOf(Count place) const { return m_left + m_square * (m_units.beginOf(place) + 0.5); }

    bool isRight(std::size_t coin) const { return (m_squares.size() - coin) % 2 == 1; }

    /// Changes all pieces of the strip to match m_squares: coins, numbers of squares, tones of squares, and brackets.
    void arrange()
    {
        for (std::size_t coin = 0; coin < m_squares.size(); ++coin) {
            m_table.pose(m_coins[coin]).moveTo({middleOf(m_squares[coin]), m_top + m_square / 2});
            if (isRight(coin) && m_paired)
                bracket(coin);
        }
        for (const auto& [square, tile] : m_tiles) {
            const auto next = std::ranges::lower_bound(m_squares, square);
            const bool isFree = next != m_squares.end() && *next != square;
            const bool counts = isFree && isRight(static_cast<std::size_t>(next - m_squares.begin()));
            m_table.pose(tile).tone = !m_paired ? Tone::Plain : counts ? Tone::Lit : Tone::Dim;
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
        const auto& parts = m_brackets[rowOf(right)];
        m_table.put(parts[0], {from - 1, y - 1, to - from + 2, 2}, Tone::Plain);
        m_table.put(parts[1], {from - 1, y - tick, 2, tick}, Tone::Plain);
        m_table.put(parts[2], {to - 1, y - tick, 2, tick}, Tone::Plain);
        const QString length = bold(m_squares[right] - (isAlone ? 0 : m_squares[right - 1] + 1));
        const double width = labelWidth(length, m_table.small());
        const double middle = std::max((from + to) / 2, width / 2);
        const int label = m_lengths[rowOf(right)];
        const double line = m_table.small() * lineHeight;
        m_table.write(label, {middle, y + (tick + line) / 2, m_table.small(), width, Anchor::Middle}, length, Tone::Lit);
        m_table.setShown(label, width <= to - from + m_square * 0.9);
    }

    void setCoinTone(std::size_t coin, Tone tone) { m_table.pose(m_coins[coin]).tone = tone; }

    void slide(std::size_t coin, Count squares, Count before, Count after)
    {
        m_squares[coin] -= squares;
        arrange();
        m_sideRow = rowOf(isRight(coin) ? coin : coin + 1);
        m_table.writeSide(m_sideRow, wording::figureChange(before, after), m_table.pose(m_coins[coin]).tone);
        m_table.push();
    }

    /// Restores the normal tones of the coins, and removes the text of the last slide.
    void settle()
    {
        m_table.setTone(m_coins, Tone::Plain);
        m_table.writeSide(m_sideRow, {}, Tone::Plain);
    }

    struct SquareTile {
        Count square;  ///< the first square that the tile stands for
        int piece;
    };

    DigitTable& m_table;
    const StripUnits& m_units;
    double m_square;
    std::vector<Count> m_squares;  ///< for each coin, the square on which it is now
    std::vector<Count> m_kept;
    bool m_paired = false;
    std::size_t m_sideRow = 0;
    double m_left = 0;
    double m_top = 0;
    std::vector<SquareTile> m_tiles;
    std::vector<int> m_places;  ///< for each square that has a coin at some point, the label with its number
    std::vector<int> m_coins;
    std::vector<std::array<int, 3>> m_brackets;  ///< the brackets of the pairs: for each bracket, a line and its two ends
    std::vector<int> m_lengths;
};

}  // namespace

ProofFigure coinsFigure(const Proof& proof, QSizeF size, double textScale)
{
    CoinsPlan plan = coinsPlanOf(proof);
    const StripUnits units(plan.places);
    const Scenes sizes(size, textScale);
    const double square = std::min({largestSquare * textScale, size.height() / squaresInHeight,
                                    (size.width() - 4 * FigureScenes::captionMargin) / units.units()});
    plan.needs.above = square + 2 * sizes.type("small") * lineHeight + 5 * tick;
    DigitTable table(plan.needs, size, textScale);
    if (!table.fits())
        return {};
    Strip strip(proof, units, square, table);
    table.stop();
    showSteps<CoinStep>(proof, table, strip);
    return std::move(table).finish();
}

}  // namespace nimstone::figures
