// The sizes of paper that a PDF can have, and which of them is usual where the program runs.
#pragma once

#include <QStringView>
#include <optional>
#include <span>

namespace nimstone::exports {

enum class PaperSize { A4, Letter };

/// "a4" or "letter": in the preferences and on the command line.
const char* name(PaperSize paper);
std::span<const PaperSize> paperSizes();

/// The size of that name, in small or large letters.
std::optional<PaperSize> paperNamed(QStringView name);

/// The paper of the system's locale, LC_PAPER.
PaperSize localePaper();

}  // namespace nimstone::exports
