// Positions of Nim that are worth looking at under its theorems.
#include "app/wording/proofs/nim/nim.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct Presets {
    Q_DECLARE_TR_FUNCTIONS(Presets)
};

}  // namespace

std::vector<ProofPreset> nimPresets()
{
    using proof::Theorem;
    return {
        //: Names of positions to try: short
        {Presets::tr("The textbook's three heaps"), "nim:42,27,19"},
        {Presets::tr("The textbook's, with a fourth heap"), "nim:42,27,19,10"},
        {Presets::tr("Three winning moves"), "nim:7,11,13", Theorem::NimCount},
        {Presets::tr("A nim-sum of zero"), "nim:1,2,3"},
        {Presets::tr("Two equal heaps"), "nim:5,5"},
        {Presets::tr("A single heap"), "nim:13"},
        {Presets::tr("Nothing left"), "nim:0,0"},
        {Presets::tr("Heaps of a quintillion"), "nim:1000000000000000000,999999999999999999,123456789012345678"},
        {Presets::tr("The flaw at its smallest"), "nim:2,3", Theorem::FlawHighestBit},
        {Presets::tr("The flaw, another column"), "nim:6,4", Theorem::FlawHighestBit},
        {Presets::tr("The flaw counts none of three"), "nim:7,11,13", Theorem::FlawHighestBit},
    };
}

}  // namespace nimstone::wording
