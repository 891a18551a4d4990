#include "app/export/proofs/formats.h"

#include <algorithm>
#include <array>

#include "app/export/proofs/proof_json.h"
#include "app/export/proofs/proof_pdf.h"
#include "app/export/proofs/theorems_pdf.h"

namespace nimstone::exports {

std::span<const Format> formats()
{
    static constexpr std::array all{
        Format{"text", proofText, theoremsText},
        Format{"markdown", proofMarkdown, theoremsMarkdown},
        Format{"latex", proofLatex, theoremsLatex},
        Format{"svg", proofSvg, nullptr, true, stepSvg},
        Format{"png", proofPng, nullptr, true, stepPng},
        Format{"pdf", proofPdf, theoremsPdf, true},
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
