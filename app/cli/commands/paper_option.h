// The option of commands that write a PDF: --paper.
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

    /// The size that was asked for, else that of the locale; what is wrong is complained of.
    tl::expected<exports::PaperSize, Exit> size() const;

private:
    std::optional<std::string> m_given;
};

}  // namespace nimstone::cli
