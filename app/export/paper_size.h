// The paper sizes of a PDF, and the default size for the system's locale.
#pragma once

#include <QStringView>
#include <optional>
#include <span>

namespace nimstone::exports {

enum class PaperSize { A4, Letter };

/// Returns "a4" or "letter", as in the preferences and on the command line.
const char* name(PaperSize paper);
std::span<const PaperSize> paperSizes();

/// Returns the size with this name, ignoring case.
std::optional<PaperSize> paperNamed(QStringView name);

/// Returns the paper size of the system's locale (LC_PAPER).
PaperSize localePaper();

}  // namespace nimstone::exports
