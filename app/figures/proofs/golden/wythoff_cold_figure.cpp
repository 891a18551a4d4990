// The figure of the cold pairs: a table that grows pair by pair, and the queen's board beside it. On the board, each
// new cold cell makes all cells hot from which a move reaches it. In the end the cold cells lie along two lines.
#include "app/figures/proofs/golden/golden_figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/figures/proofs/golden/wythoff_board.h"
#include "app/figures/proofs/golden/wythoff_cold_legend.h"
#include "app/figures/scene/text_metrics.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"

namespace nimstone::figures {

using namespace proof;

namespace {

struct WythoffColdWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffColdFigure)
};

/// True if the table leaves out pairs between row `at` and the row before it.
bool leavesOut(const std::vector<ColdRow>& rows, std::size_t at)
{
    return at != 0 && rows[at].index != rows[at - 1].index + 1;
}

class ColdFigure {
public:
    ColdFigure(const Proof& proof, QSizeF size, double textScale)
        : m_proof(proof), m_scenes(size, textScale), m_position(proof.position().heaps[0], proof.position().heaps[1]),
          m_rows(rowsOf(proof)), m_board(m_position, m_rows)
    {
    }

    ProofFigure make()
    {
        if (!layOut())
            return {};
        m_board.addEdits(m_scenes, m_proof.subject);
        m_scenes.stop();
        showSteps<WythoffStep, ColdStep>(m_proof, m_scenes, [this](const auto& kind) { show(kind); });
        return std::move(m_scenes).finish();
    }

private:
    static constexpr double margin = 8;
    static constexpr double betweenColumns = 14;
    static constexpr double betweenTableAndBoard = 22;
    static constexpr double rowSpacing = 1.1;  ///< the height of a row, in heights of a line
    static constexpr double quick = 0.45;      ///< the duration of a scene, in proof steps, if a step has many scenes

    static std::vector<ColdRow> rowsOf(const Proof& proof)
    {
        const auto* const table = firstStep<ColdTable>(proof);
        return table ? table->rows : std::vector<ColdRow>{{0, 0, 0}};
    }

    /// The size of the table at one font size, in pixels.
    struct TableSize {
        double type = 0;
        double line = 0;
        std::array<double, 3> widths{};
        double width = 0;
        double height = 0;
    };

    TableSize tableSize(const char* token) const
    {
        TableSize table{m_scenes.type(token), m_scenes.type(token) * lineHeight * rowSpacing, {}, 0, 0};
        table.widths.fill(labelWidth(QStringLiteral("b<sub>k</sub>"), table.type));
        std::size_t lines = 1 + m_rows.size();
        for (std::size_t at = 0; at < m_rows.size(); ++at) {
            lines += leavesOut(m_rows, at) ? 1 : 0;
            for (std::size_t column = 0; column < 3; ++column)
                table.widths[column] = std::max(table.widths[column], labelWidth(cellText(m_rows[at], column), table.type));
        }
        table.width = table.widths[0] + table.widths[1] + table.widths[2] + 2 * betweenColumns + margin;
        table.height = table.line * static_cast<double>(lines);
        return table;
    }

    /// Lays out the table and the board, and centers both together. The font of the table is as large as possible
    /// without making the board much smaller.
    bool layOut()
    {
        const QSizeF size = m_scenes.size();
        const double caption = m_scenes.type("body") * lineHeight + 2 * margin;
        const double high = size.height() - caption - margin;
        TableSize table;
        double board = 0;
        for (const char* token : {"large", "body", "small"}) {
            table = tableSize(token);
            const double wide = size.width() - table.width - betweenTableAndBoard - 2 * margin;
            board = std::min(wide, high);
            if (table.height <= high && board >= std::max(m_board.leastSide(m_scenes), 0.8 * high))
                break;
        }
        if (table.height > high || table.width + 2 * margin > size.width())
            return false;
        const bool withBoard = board >= m_board.leastSide(m_scenes);
        if (!withBoard && m_board.isFine())
            return false;
        if (!withBoard)
            //: A note under a figure that has no space for the board
            m_scenes.setNote(WythoffColdWords::tr("The numbers are too long to leave room for the board."));
        else if (!m_board.isFine())
            m_scenes.setNote(WythoffColdWords::tr("The board shows only the cold cells of the table; the others lie along the two lines."));

        const double shown = table.width + (withBoard ? betweenTableAndBoard + board : 0);
        const double left = (size.width() - shown) / 2;
        const double middle = margin + high / 2;
        m_board.add(m_scenes, {withBoard ? left + shown - board : margin, middle - board / 2, board, board}, withBoard);
        // Put the legend of the tones below the table, if both fit.
        const double legend = ColdLegend::height(m_scenes);
        const bool withLegend = withBoard && m_board.isFine() && table.height + legend <= high;
        const double top = middle - (table.height + (withLegend ? legend : 0)) / 2;
        addTable(left, top, table);
        m_legend.add(m_scenes, {left, top + table.height, table.width + betweenTableAndBoard, legend}, withLegend);
        m_caption = m_scenes.addLabel(QStringLiteral("caption"), {size.width() / 2, size.height() - caption / 2},
                                      m_scenes.type("body"), Tone::Plain, QStringLiteral("P"));
        m_scenes.hide(m_caption);
        return true;
    }

    static QString cellText(const ColdRow& row, std::size_t column)
    {
        return wording::number(column == 0 ? row.index : column == 1 ? row.smaller : row.larger);
    }

    void addTable(double left, double top, const TableSize& table)
    {
        const auto& [type, line, widths, width, height] = table;
        double middles[3] = {};
        double x = left + margin / 2;
        for (std::size_t column = 0; column < 3; ++column) {
            middles[column] = x + widths[column] / 2;
            x += widths[column] + betweenColumns;
        }
        const QString heads[] = {QStringLiteral("k"), QStringLiteral("a<sub>k</sub>"), QStringLiteral("b<sub>k</sub>")};
        for (std::size_t column = 0; column < 3; ++column)
            m_scenes.addLabel(QStringLiteral("head%1").arg(column + 1), {middles[column], top + line / 2}, type, Tone::Heading, heads[column]);
        m_scenes.add(PieceKind::Rule, QStringLiteral("rule"),
                     {.x = left + width / 2, .y = top + line, .width = width, .height = 1});
        double y = top + line;
        for (std::size_t at = 0; at < m_rows.size(); ++at) {
            TableRow row;
            if (leavesOut(m_rows, at)) {
                row.dots = m_scenes.addLabel(QStringLiteral("dots%1").arg(at), {left + width / 2, y + line / 2}, type, Tone::Dim, QStringLiteral("…"));
                m_scenes.hide(row.dots);
                y += line;
            }
            row.band = m_scenes.add(PieceKind::Band, QStringLiteral("band%1").arg(at), {.x = left + width / 2, .y = y + line / 2, .width = width, .height = line, .opacity = 0, .z = -1, .tone = Tone::Chosen});
            for (std::size_t column = 0; column < 3; ++column) {
                row.cells[column] = m_scenes.addLabel(QStringLiteral("pair%1-%2").arg(at).arg(column + 1), {middles[column], y + line / 2}, type,
                                                      column == 0 ? Tone::Dim : Tone::Plain, cellText(m_rows[at], column));
                m_scenes.hide(row.cells[column]);
            }
            m_table.push_back(row);
            y += line;
        }
    }

    // --- helpers of the steps ---

    void say(const QString& text)
    {
        const double room = m_scenes.size().width() - 2 * margin;
        const bool fits = !text.isEmpty() && labelWidth(text, m_scenes.type("body")) <= room;
        if (fits)
            m_scenes.setText(m_caption, text);
        m_scenes.pose(m_caption).opacity = fits ? 1 : 0;
    }

    void calm()
    {
        for (const TableRow& row : m_table)
            m_scenes.hide(row.band);
        m_board.hideWays(m_scenes);
        m_board.unringQueen(m_scenes);
        m_board.placeQueen(m_scenes, m_position);
    }

    void showRow(std::size_t at)
    {
        m_scenes.show(m_table[at].cells);
        m_scenes.show(m_table[at].dots);
        m_board.cool(m_scenes, m_rows[at]);
        m_shownRows = at + 1;
    }

    void light(Count index)
    {
        const auto found = std::ranges::find(m_rows, index, &ColdRow::index);
        if (found != m_rows.end())
            m_scenes.show(m_table[static_cast<std::size_t>(found - m_rows.begin())].band);
    }

    /// The cell of a pair. The order of its coordinates is the order of the position's heaps.
    BoardCell cellOf(const ColdRow& pair) const
    {
        return m_position.first <= m_position.second ? BoardCell{pair.smaller, pair.larger} : BoardCell{pair.larger, pair.smaller};
    }

    // --- steps; each of them adds one scene or more ---

    void show(const HeapPair& step)
    {
        calm();
        m_board.ringQueen(m_scenes, Tone::Chosen);
        say(QStringLiteral("a = %1, b = %2, d = %3").arg(wording::number(step.smaller), wording::number(step.larger), wording::number(step.difference)));
    }

    void show(const ColdOrigin&)
    {
        calm();
        showRow(0);
        light(m_rows[0].index);
        say(QStringLiteral("(0, 0): P"));
    }

    void show(const ColdGrowth& step)
    {
        calm();
        say({});
        m_board.heat(m_scenes, m_rows[m_shownRows - 1]);
        m_legend.show(m_scenes, true);
        m_scenes.push();
        QStringList used;
        for (const Count value : step.used)
            used.push_back(wording::number(value));
        say(QStringLiteral("mex{%1} = %2, %2 + %3 = %4").arg(used.join(QStringLiteral(", ")), wording::number(step.smaller), wording::number(step.index), wording::number(step.larger)));
        showRow(m_shownRows);
        light(m_rows[m_shownRows - 1].index);
    }

    void show(const ColdTable&)
    {
        calm();
        say({});
        m_scenes.push(quick);
        while (m_shownRows < m_rows.size()) {
            m_board.heat(m_scenes, m_rows[m_shownRows - 1]);
            showRow(m_shownRows);
            m_scenes.push(quick);
        }
        m_board.settle(m_scenes);
        m_legend.show(m_scenes, false);
        m_board.showLines(m_scenes);
    }

    void show(const ColdOnce& step)
    {
        calm();
        light(step.withSmaller.index);
        light(step.withLarger.index);
        light(step.difference);
        say({});
    }

    void show(const ColdStraight& step)
    {
        calm();
        light(step.pair.index);
        const BoardCell from = cellOf(step.pair);
        m_board.showWay(m_scenes, 0, from, {0, from.second}, Tone::Chosen, false);
        m_board.showWay(m_scenes, 1, from, {from.first, 0}, Tone::Chosen, false);
        say(wording::pairText(from.first, from.second));
    }

    void show(const ColdDiagonal& step)
    {
        calm();
        light(step.pair.index);
        const BoardCell from = cellOf(step.pair);
        const Count steps = std::min(from.first, from.second);
        m_board.showWay(m_scenes, 2, from, {from.first - steps, from.second - steps}, Tone::Chosen, false);
        say(wording::pairText(from.first, from.second));
    }

    void show(const ColdKeepsNone&)
    {
        calm();
        const Count steps = std::min(m_position.first, m_position.second);
        m_board.showWay(m_scenes, 0, m_position, {0, m_position.second}, Tone::Odd, false);
        m_board.showWay(m_scenes, 1, m_position, {m_position.first, 0}, Tone::Odd, false);
        m_board.showWay(m_scenes, 2, m_position, {m_position.first - steps, m_position.second - steps}, Tone::Odd, false);
        say({});
    }

    void show(const HotCase& step)
    {
        calm();
        light(step.pair.index);
        m_board.ringQueen(m_scenes, Tone::Chosen);
        const QString b = wording::number(step.larger);
        const QString k = wording::number(step.pair.index);
        say(step.number == 1   ? QStringLiteral("a = b = %1").arg(b)
            : step.number == 2 ? QStringLiteral("a = %1 = b<sub>%2</sub>").arg(wording::number(step.smaller), k)
            : step.number == 3 ? QStringLiteral("b = %1 &gt; %2 = b<sub>%3</sub>").arg(b, wording::number(step.pair.larger), k)
                               : QStringLiteral("b = %1 &lt; %2 = b<sub>%3</sub>").arg(b, wording::number(step.pair.larger), k));
    }

    static BoardCell after(BoardCell cell, const Move& move)
    {
        for (const Take& take : [&move] {
                 std::vector<Take> takes = move.also;
                 takes.push_back({move.heap, move.taken});
                 return takes;
             }())
            (take.heap == 0 ? cell.first : cell.second) -= take.taken;
        return cell;
    }

    void showMove(const Move& move)
    {
        m_board.showWay(m_scenes, !move.also.empty() ? 2 : move.heap, m_position, after(m_position, move), Tone::Even, true);
    }

    void show(const HotToCold& step)
    {
        calm();
        light(step.target.index);
        const BoardCell target = after(m_position, step.move);
        say(QStringLiteral("%1 → %2").arg(wording::pairText(m_position.first, m_position.second), wording::pairText(target.first, target.second)));
        showMove(step.move);
        m_scenes.push();
        m_board.placeQueen(m_scenes, target);
    }

    void show(const HotMoves& step)
    {
        calm();
        QStringList targets;
        for (const Move& move : step.moves) {
            showMove(move);
            const BoardCell target = after(m_position, move);
            targets.push_back(wording::pairText(target.first, target.second));
            light(target.first > target.second ? target.first - target.second : target.second - target.first);
        }
        say(QStringLiteral("%1 → %2").arg(wording::pairText(m_position.first, m_position.second), targets.join(QStringLiteral(", "))));
    }

    void show(const ColdOutcome& step)
    {
        calm();
        const bool cold = step.outcome == Outcome::P;
        m_board.ringQueen(m_scenes, cold ? Tone::Even : Tone::Odd);
        if (cold)
            light(step.larger - step.smaller);
        say(wording::figureOutcome(wording::pairText(m_position.first, m_position.second), step.outcome));
    }

    struct TableRow {
        int dots = -1;
        int band = 0;
        int cells[3] = {};
    };

    const Proof& m_proof;
    FigureScenes m_scenes;
    BoardCell m_position;
    std::vector<ColdRow> m_rows;
    WythoffBoard m_board;
    std::vector<TableRow> m_table;
    std::size_t m_shownRows = 0;
    int m_caption = 0;
    ColdLegend m_legend;
};

}  // namespace

ProofFigure wythoffColdFigure(const Proof& proof, QSizeF size, double textScale)
{
    return ColdFigure(proof, size, textScale).make();
}

}  // namespace nimstone::figures
