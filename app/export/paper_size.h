// The paper sizes of a PDF, and the default size for the system's locale.
#pragma once

#include <QStringView>
#include <optional>
#include <span>

namespace nimstone::exports {

enum class PaperSize { A4, Letter };

/// Returns the name "a4" or "letter", which the preferences and the command line use.
const char* name(PaperSize paper);
std::span<const PaperSize> paperSizes();

/// Returns the paper size with this name, ignoring case; std::nullopt if there is none.
std::optional<PaperSize> paperNamed(QStringView name);

/// Returns the paper size of the system's locale (LC_PAPER).
PaperSize localePaper();

}  // namespace nimstone::exports
