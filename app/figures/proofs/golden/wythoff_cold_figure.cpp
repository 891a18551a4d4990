// The figure of the cold pairs: a table that grows pair by pair, and the queen's board beside it. On the board, each
// new cold cell makes all cells hot from which a move reaches it. In the end the cold cells lie along two lines.
#include "app/figures/proofs/figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/figures/objects/queen_grid.h"
#include "app/wording/figure_words.h"
#include "app/wording/names.h"

namespace nimstone::figures {

using namespace proof;

namespace {

struct WythoffColdWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffColdFigure)
};

QString pairText(BoardCell cell) { return wording::pairText(cell.first, cell.second); }

std::vector<ColdRow> coldRowsOf(const Proof& proof)
{
    const auto* const table = firstStep<ColdTable>(proof);
    return table ? table->rows : std::vector<ColdRow>{{0, 0, 0}};
}

std::vector<BoardCell> cellsOf(const std::vector<ColdRow>& rows)
{
    std::vector<BoardCell> cells;
    for (const ColdRow& row : rows)
        cells.emplace_back(row.smaller, row.larger);
    return cells;
}

class ColdFigure : public FigureScenes {
public:
    ColdFigure(const Proof& proof, const Sheet& sheet)
        : FigureScenes(proof, sheet), m_position(proof.position().heaps[0], proof.position().heaps[1]),
          m_rows(coldRowsOf(proof)), m_board(*this, m_position, cellsOf(m_rows))
    {
        m_fits = layOut();
    }

    void play()
    {
        stop();
        showSteps<WythoffStep, ColdStep>(*this);
    }

    void calm()
    {
        for (std::size_t at = 0; at < m_rows.size(); ++at)
            hide(PieceName("band", at));
        m_board.calm();
        caption({});
    }

    void operator()(const HeapPair& step)
    {
        m_board.ringQueen(Tone::Chosen);
        caption(QStringLiteral("a = %1, b = %2, d = %3").arg(wording::number(step.smaller), wording::number(step.larger), wording::number(step.difference)));
    }

    void operator()(const ColdOrigin&)
    {
        showRow();
        caption(QStringLiteral("(0, 0): P"));
        light(m_rows[0].index);
    }

    void operator()(const ColdGrowth& step)
    {
        heatLastRow();
        showLegend(true);
        push();
        QStringList used;
        for (const Count value : step.used)
            used.push_back(wording::number(value));
        caption(QStringLiteral("mex{%1} = %2, %2 + %3 = %4").arg(used.join(QStringLiteral(", ")), wording::number(step.smaller), wording::number(step.index), wording::number(step.larger)));
        showRow();
        light(m_rows[m_shownRows - 1].index);
    }

    void operator()(const ColdTable&)
    {
        constexpr double quick = 0.45;  // the duration of a scene, in proof steps, because the step has many scenes
        push(quick);
        while (m_shownRows < m_rows.size()) {
            heatLastRow();
            showRow();
            push(quick);
        }
        m_board.settle();
        showLegend(false);
    }

    void operator()(const ColdOnce& step)
    {
        for (const Count index : {step.withSmaller.index, step.withLarger.index, step.difference})
            light(index);
    }

    void operator()(const ColdStraight& step)
    {
        light(step.pair.index);
        m_board.showStraight(cellOf(step.pair), Tone::Chosen);
        caption(pairText(cellOf(step.pair)));
    }

    void operator()(const ColdDiagonal& step)
    {
        light(step.pair.index);
        m_board.showDiagonal(cellOf(step.pair), Tone::Chosen);
        caption(pairText(cellOf(step.pair)));
    }

    void operator()(const ColdKeepsNone&)
    {
        m_board.showStraight(m_position, Tone::Odd);
        m_board.showDiagonal(m_position, Tone::Odd);
    }

    void operator()(const HotCase& step)
    {
        light(step.pair.index);
        m_board.ringQueen(Tone::Chosen);
        const QString b = wording::number(step.larger);
        const QString k = wording::number(step.pair.index);
        caption(step.number == 1   ? QStringLiteral("a = b = %1").arg(b)
                : step.number == 2 ? QStringLiteral("a = %1 = b<sub>%2</sub>").arg(wording::number(step.smaller), k)
                         : step.number == 3 ? QStringLiteral("b = %1 &gt; %2 = b<sub>%3</sub>").arg(b, wording::number(step.pair.larger), k)
                                            : QStringLiteral("b = %1 &lt; %2 = b<sub>%3</sub>").arg(b, wording::number(step.pair.larger), k));
    }

    void operator()(const HotToCold& step)
    {
        light(step.target.index);
        const BoardCell target = after(step.move);
        caption(QStringLiteral("%1 → %2").arg(pairText(m_position), pairText(target)));
        m_board.showMove(m_position, target, Tone::Even, true);
        push();
        m_board.placeQueen(target);
    }

    void operator()(const HotMoves& step)
    {
        QStringList targets;
        for (const Move& move : step.moves) {
            const BoardCell target = after(move);
            m_board.showMove(m_position, target, Tone::Even, true);
            targets.push_back(pairText(target));
            light(std::max(target.first, target.second) - std::min(target.first, target.second));
        }
        caption(QStringLiteral("%1 → %2").arg(pairText(m_position), targets.join(QStringLiteral(", "))));
    }

    void operator()(const ColdOutcome& step)
    {
        m_board.ringQueen(toneOf(step.outcome));
        if (step.outcome == Outcome::P)
            light(step.larger - step.smaller);
        caption(wording::figureOutcome(pairText(m_position), step.outcome));
    }

private:
    static constexpr double margin = FigureScenes::captionMargin;
    static constexpr double betweenColumns = 14;
    static constexpr double betweenTableAndBoard = 22;
    static constexpr double spacing = 1.1;  ///< the height of a row of the table, in heights of a line

    static QStringList textsOf(const ColdRow& row) { return {wording::number(row.index), wording::number(row.smaller), wording::number(row.larger)}; }

    /// True if the table leaves out pairs between row `at` and the row before it.
    bool leavesOut(std::size_t at) const { return at != 0 && m_rows[at].index != m_rows[at - 1].index + 1; }

    /// Measures the table at one font size. Its corner stays where it is.
    void measureTable(double type)
    {
        m_type = type;
        m_columns.fill(labelWidth(QStringLiteral("b<sub>k</sub>"), type));
        const double line = type * lineHeight * spacing;
        m_rowTops.clear();
        double y = line;
        for (std::size_t at = 0; at < m_rows.size(); ++at) {
            y += leavesOut(at) ? line : 0;
            m_rowTops.push_back(y);
            y += line;
            for (std::size_t column = 0; column < 3; ++column)
                m_columns[column] = std::max(m_columns[column], labelWidth(textsOf(m_rows[at])[static_cast<qsizetype>(column)], type));
        }
        m_table.setSize({m_columns[0] + m_columns[1] + m_columns[2] + 2 * betweenColumns + margin, y});
    }

    /// Lays out the table and the board, and centers both together. The font of the table is as large as possible
    /// without making the board much smaller.
    bool layOut()
    {
        const QSizeF size = this->size();
        const double high = room().height();
        double board = 0;
        for (const char* token : {"large", "body", "small"}) {
            measureTable(type(token));
            board = std::min(size.width() - m_table.width() - betweenTableAndBoard - 2 * margin, high);
            if (m_table.height() <= high && board >= std::max(m_board.leastSide(), 0.8 * high))
                break;
        }
        if (m_table.height() > high || m_table.width() + 2 * margin > size.width())
            return false;
        const bool withBoard = board >= m_board.leastSide();
        if (!withBoard && m_board.isFine())
            return false;
        if (!withBoard)
            //: A note under a figure that has no space for the board
            setNote(WythoffColdWords::tr("The numbers are too long to leave room for the board."));
        else if (!m_board.isFine())
            setNote(WythoffColdWords::tr("The board shows only the cold cells of the table; the others lie along the two lines."));
        const double shown = m_table.width() + (withBoard ? betweenTableAndBoard + board : 0);
        const double left = (size.width() - shown) / 2;
        const double middle = room().center().y();
        m_board.add({withBoard ? left + shown - board : margin, middle - board / 2, board, board}, withBoard, m_proof.subject);
        // Put the legend of the tones below the table, if both fit.
        const double legend = 3.6 * m_line * spacing;
        m_withLegend = withBoard && m_board.isFine() && m_table.height() + legend <= high;
        m_table.moveTopLeft({left, middle - (m_table.height() + (m_withLegend ? legend : 0)) / 2});
        m_legendFoot = m_table.bottom() + legend;
        addTable();
        return true;
    }

    QRectF rowRect(double top) const { return {m_table.left(), m_table.top() + top, m_table.width(), m_type * lineHeight * spacing}; }

    /// Writes the three texts of a row. The names of the labels are `name` and the number of the column, from 1.
    void writeRow(const PieceName& name, double top, const QStringList& texts, Tone first, Tone others)
    {
        double x = m_table.left() + margin / 2;
        for (std::size_t column = 0; column < 3; ++column) {
            write({name, column + 1}, centered({x + m_columns[column] / 2, rowRect(top).center().y()}, m_type),
                  texts[static_cast<qsizetype>(column)], column == 0 ? first : others);
            x += m_columns[column] + betweenColumns;
        }
    }

    void addTable()
    {
        writeRow("head", 0, {QStringLiteral("k"), QStringLiteral("a<sub>k</sub>"), QStringLiteral("b<sub>k</sub>")}, Tone::Heading, Tone::Heading);
        put(PieceKind::Rule, "rule", {m_table.left(), rowRect(0).bottom() - 0.5, m_table.width(), 1}, Tone::Plain, 0);
    }

    /// Shows the next row of the table and its cells on the board.
    void showRow()
    {
        const std::size_t at = m_shownRows++;
        if (leavesOut(at))
            write({"dots", at}, lineIn(rowRect(m_rowTops[at]).translated(0, -rowRect(0).height()), m_type), QStringLiteral("…"), Tone::Dim);
        writeRow({"pair", at}, m_rowTops[at], textsOf(m_rows[at]), Tone::Dim, Tone::Plain);
        m_board.cool({m_rows[at].smaller, m_rows[at].larger});
    }

    void heatLastRow() { m_board.heat({m_rows[m_shownRows - 1].smaller, m_rows[m_shownRows - 1].larger}); }

    void light(Count index)
    {
        const auto found = std::ranges::find(m_rows, index, &ColdRow::index);
        if (found == m_rows.end())
            return;
        const auto at = static_cast<std::size_t>(found - m_rows.begin());
        put(PieceKind::Band, {"band", at}, rowRect(m_rowTops[at]), Tone::Chosen, -1);
    }

    /// Shows the legend of the tones of cells: all entries if `deciding` is true, and only the entry for N otherwise.
    void showLegend(bool deciding)
    {
        //: In a legend beneath the figure: cells that have just been shown to be N-positions. Short
        const QString now = WythoffColdWords::tr("N, just found");
        //: In a legend beneath the figure: cells that the proof has not yet shown to be P-positions or N-positions. Short
        const QString open = WythoffColdWords::tr("not yet known");
        const std::pair<Tone, QString> entries[] = {{Tone::Odd, now}, {Tone::Dim, QStringLiteral("N")}, {Tone::Plain, open}};
        // If the legend is wider than the table, it begins at the left edge of the figure.
        const double end = m_table.right() + betweenTableAndBoard - 6;
        double type = 0;
        double left = 0;
        bool isShown = false;
        for (const double factor : {1.0, 0.88, 0.78}) {
            type = m_small * factor;
            double width = 0;
            for (const auto& [tone, text] : entries)
                width = std::max(width, 1.5 * type + labelWidth(text, type));
            left = std::max(margin, std::min(m_table.left(), end - width));
            isShown = m_withLegend && left + width <= end + 1;
            if (isShown)
                break;
        }
        const double line = type * lineHeight * spacing;
        for (std::size_t at = 0; at < 3; ++at) {
            const auto& [tone, text] = entries[at];
            const double y = m_legendFoot + (static_cast<double>(at) - 2.5) * line;
            const bool isNeeded = isShown && (deciding || at == 1);
            put(PieceKind::Tile, {"legend", at + 1, "Tile"}, {left, y - type / 2, type, type}, tone, 0, isNeeded);
            write({"legend", at + 1}, {left + 1.5 * type, y, type}, isNeeded ? text : QString(), Tone::Heading);
        }
    }

    /// The cell of a pair. The order of its coordinates is the order of the position's heaps.
    BoardCell cellOf(const ColdRow& pair) const
    {
        return m_position.first <= m_position.second ? BoardCell{pair.smaller, pair.larger} : BoardCell{pair.larger, pair.smaller};
    }

    /// The cell to which a move leads from the position.
    BoardCell after(const Move& move) const
    {
        BoardCell cell = m_position;
        for (const Take& take : takesOf(move))
            (take.heap == 0 ? cell.first : cell.second) -= take.taken;
        return cell;
    }

    BoardCell m_position;
    std::vector<ColdRow> m_rows;
    QueenGrid m_board;
    QRectF m_table;
    double m_type = 0;                   ///< the font size of the table, in pixels
    std::array<double, 3> m_columns{};   ///< the widths of the columns of the table, in pixels
    std::vector<double> m_rowTops;       ///< the y coordinates of the upper edges of the rows, counted from the top of the table
    std::size_t m_shownRows = 0;
    bool m_withLegend = false;
    double m_legendFoot = 0;
};

}  // namespace

ProofFigure wythoffColdFigure(const Proof& proof, const Sheet& sheet)
{
    return drawIfItFits<ColdFigure>(proof, sheet);
}

}  // namespace nimstone::figures
