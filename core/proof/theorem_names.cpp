// The names of the theorems on the command line and in files.
#include "core/proof/proof.h"

namespace nimstone::proof {

std::string_view name(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1:
        return "nim-lemma-1";
    case Theorem::NimLemma2:
        return "nim-lemma-2";
    case Theorem::Bouton:
        return "bouton";
    case Theorem::NimCount:
        return "nim-count";
    case Theorem::FlawHighestBit:
        return "flaw-highest-bit";
    }
    return {};
}

std::optional<Theorem> theoremNamed(std::string_view text)
{
    for (const Theorem theorem : allTheorems) {
        if (name(theorem) == text)
            return theorem;
    }
    return std::nullopt;
}

}  // namespace nimstone::proof
