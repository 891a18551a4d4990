// Long work on the rows of the atlas of octal games, in several threads: their computation and their verification.
#pragma once

#include <QByteArray>
#include <string>
#include <vector>

#include "app/cli/files/output.h"
#include "core/atlas/row.h"

namespace nimstone::cli {

/// True if a person chose no codes, which means all codes, or one of these codes.
bool isChosen(const std::vector<TakeAndBreakCode>& codes, const std::vector<TakeAndBreakCode>& chosen);

/// Returns those of the codes that no row names.
std::vector<TakeAndBreakCode> codesWithoutRow(std::vector<TakeAndBreakCode> codes, const std::vector<atlas::AtlasRow>& rows);

/// A file with rows of the atlas.
struct AtlasTable {
    std::string path;
    QByteArray content;  ///< empty if the file does not exist
    std::vector<atlas::AtlasRow> rows;
};

/// Computes the chosen rows that are missing or end before the heap `upTo`. Saves the file after the first row, at the end, and each
/// time the rows that are not saved took more than a second to compute. Ends with an error if another program changes the file.
Exit computeRows(AtlasTable table, const std::vector<TakeAndBreakCode>& chosen, Count upTo);

/// Verifies the rows, and writes a line about each in their order. Fails if a row is wrong, or if a chosen code has no row.
Exit verifyRows(const std::vector<atlas::AtlasRow>& rows, const std::vector<TakeAndBreakCode>& chosen, Output& output);

}  // namespace nimstone::cli
