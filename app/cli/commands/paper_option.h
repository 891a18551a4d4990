// The option --paper of the commands that write a PDF.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"
#include "app/export/paper_size.h"

namespace CLI {
class App;
}

namespace nimstone::cli {

class PaperOption {
public:
    void declare(CLI::App& app);
    bool isGiven() const { return m_given.has_value(); }

    /// Returns the paper size of the option --paper, or else the paper size of the locale. Prints an error for an
    /// unknown size.
    tl::expected<exports::PaperSize, Exit> size() const;

private:
    std::optional<std::string> m_given;
};

}  // namespace nimstone::cli
