#include "app/export/proofs/formats.h"

#include <algorithm>
#include <array>

#include "app/export/proofs/proof_json.h"
#include "app/export/proofs/proof_pdf.h"

namespace nimstone::exports {

std::span<const Format> formats()
{
    static constexpr std::array all{
        Format{"text", proofText},
        Format{"markdown", proofMarkdown},
        Format{"latex", proofLatex},
        Format{"svg", proofSvg, true, stepSvg},
        Format{"png", proofPng, true, stepPng},
        Format{"pdf", proofPdf, true},
        Format{"json", proofJson},
    };
    return all;
}

const Format* formatNamed(std::string_view name)
{
    const auto found = std::ranges::find(formats(), name, &Format::name);
    return found == formats().end() ? nullptr : &*found;
}

}  // namespace nimstone::exports
