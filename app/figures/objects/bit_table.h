// A table of numbers in binary: a row for each number, a column for each power of two, and rows below a rule, the feet,
// for the sums of the columns. Each step of a proof can highlight bits, change them, and write texts beside them. drawRehearsed()
// shows the steps twice. The first time, the rehearsal, the table records the texts of the steps, so that its layout has
// space for all of them.
#pragma once

#include <optional>

#include "app/figures/objects/bit_layout.h"
#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

/// The stacking order in the table (the z of a pose).
namespace levels {
inline constexpr double bandLevel = 0;
inline constexpr double ruleLevel = 0.5;
inline constexpr double cellLevel = 1;
inline constexpr double shadowLevel = 1.5;
inline constexpr double tokenLevel = 2;
inline constexpr double stoneLevel = 2.5;
inline constexpr double leaderLevel = 3;
inline constexpr double travelLevel = 4;
inline constexpr double ringLevel = 5;
inline constexpr double labelLevel = 6;
}  // namespace levels

struct BitRow {
    QString name;        ///< the name of the row; empty if a picture is in its place
    Count number = 0;
    bool bits = true;    ///< true if the row shows the bits of the number; false if it shows only the number itself
};

/// The rows of heaps, with their names.
std::vector<BitRow> rowsOfHeaps(const std::vector<Count>& heaps);

/// The texts and pieces that the steps of a proof add to the table. The rehearsal writes these notes, and the layout of the
/// drawing makes space for them.
struct BitNotes {
    std::size_t feet = 0;
    std::vector<QString> names{};     ///< the names of feet
    std::vector<QString> numbers{};   ///< the numbers that are not those of the rows at the beginning
    std::vector<QString> cells{};     ///< the texts in the columns of feet
    std::vector<QString> sides{};     ///< the texts at the right of rows
    std::vector<QString> captions{};
    Count focus = 0;                  ///< the weight of the column that must stay visible; 0 for the highest column
    std::optional<Move> move{};       ///< the move whose stones go to the tray
    std::vector<Count> places{};      ///< the squares of a strip on which coins stand
};

class BitTable : public FigureScenes {
public:
    /// `needs` contains only the spare rows, the line of 1s, and the pictures beside and above the table. The constructor
    /// sets all other members from the rows and the notes. `notes` is null at the rehearsal.
    /// If `hasLetters` is true, heaps and columns have letters in a proof for any numbers.
    BitTable(BitNeeds needs, std::vector<BitRow> rows, const proof::Proof& proof, const Sheet& sheet, const BitNotes* notes,
             bool hasLetters = false);

    const BitNotes& notes() const { return m_notes; }
    const BitLayout& table() const { return m_table; }
    /// The number whose bits a row shows.
    Count number(std::size_t row) const { return m_rows[row].number; }
    std::size_t rows() const { return m_rows.size(); }
    /// The rectangle of the name of a row.
    QRectF leadRoom(std::size_t row) const;

    // --- functions that change the current scene ---
    void showLabels(std::size_t row, bool shown = true);
    void showBits(std::size_t row, bool shown = true);
    /// Shows or hides the weights and the bits of all rows.
    void showTable(bool shown = true);
    void writeNumber(std::size_t row, Count number);
    void setBit(std::size_t row, Count weight, bool set);
    /// Rings the bits in which `after` differs from the number of a row, and pushes this scene. Then it changes the bits.
    void turnBits(std::size_t row, Count after);

    /// Writes the name and the number of a row below the rule, and shows the row. `foot` is counted from 0.
    void writeFoot(std::size_t foot, const QString& name, const QString& number);
    void writeInFoot(std::size_t foot, Count weight, const QString& text, Tone tone);
    /// Writes a nim-sum into a foot, and highlights the columns in which it has a 1 if `lit` is true.
    void writeSum(std::size_t foot, const QString& name, Count sum, bool lit = true);

    // --- emphasis; calm() removes all of it ---
    void calm();
    /// Sets the column that must stay visible.
    void focusOn(Count weight) { m_notes.focus = weight; }
    void lightRow(std::size_t row, Tone bits = Tone::Plain);
    /// Highlights the bands and the weights of all columns that have a 1 in `weights`.
    void lightColumns(Count weights);
    void toneRow(std::size_t row, Tone tone);
    void toneColumn(Count weight, Tone tone);
    void ringBit(std::size_t row, Count weight, Tone tone = Tone::Chosen);
    void writeSide(std::size_t row, const QString& text, Tone tone = Tone::Plain);
    void caption(const QString& text, Tone tone = Tone::Plain);

    void push(double duration = 1) override;

protected:
    void writeRow(std::size_t row, const QString& name, const QString& number, double right, double y);
    void showHeads(bool shown = true);
    /// Adds a piece that is in a column. It is hidden while its column is not drawn.
    int addInColumn(PieceKind kind, int row, std::size_t column, const PieceName& name, const Pose& look);
    int addCell(std::size_t row, std::size_t column, bool set);
    int writeInColumn(const PieceName& name, QPointF middle, double size, const QString& text, Tone tone);
    void hideOutside(Scene& scene, int piece) const;

    BitLayout m_table;
    BitNotes m_notes;
    std::vector<std::vector<int>> m_cells;  ///< the cells of the rows, by row and column; −1 if a row shows no bits
    std::vector<int> m_names;               ///< for each row and then each foot, the label with its name
    std::vector<int> m_numbers;
    Count m_lit = 0;                        ///< the sum of the weights of all highlighted columns
    std::size_t m_lastRow = 0;              ///< the last row that is shown, to which the bands of columns reach

private:
    void addPieces();
    QString numberText(std::size_t row, const QString& number) const;
    void writeHeads();

    std::vector<BitRow> m_rows;
    std::vector<std::vector<int>> m_discs;  ///< the disc of each 1, by row and column; −1 if the bit has not been 1
    std::vector<int> m_heads;
    std::vector<int> m_columnBands;
    std::vector<int> m_rowBands;
    std::vector<int> m_rings;
    std::vector<int> m_sides;
    std::vector<int> m_inColumns;           ///< all pieces that are in columns
    int m_rule = -1;
    bool m_headsShown = false;
    bool m_hasLetters;
};

}  // namespace nimstone::figures
