#include "app/viewmodels/prove_presets.h"

#include <QCoreApplication>

namespace nimstone {

namespace {

struct Presets {
    Q_DECLARE_TR_FUNCTIONS(Presets)
};

constexpr Count quintillion = 1'000'000'000'000'000'000;

}  // namespace

std::vector<ProvePreset> provePresets()
{
    using proof::Theorem;
    return {
        //: Names of positions to try: short
        {Presets::tr("The textbook's three heaps"), {{42, 27, 19}}, std::nullopt},
        {Presets::tr("The textbook's, with a fourth heap"), {{42, 27, 19, 10}}, std::nullopt},
        {Presets::tr("Three winning moves"), {{7, 11, 13}}, Theorem::NimCount},
        {Presets::tr("A nim-sum of zero"), {{1, 2, 3}}, std::nullopt},
        {Presets::tr("Two equal heaps"), {{5, 5}}, std::nullopt},
        {Presets::tr("A single heap"), {{13}}, std::nullopt},
        {Presets::tr("Nothing left"), {{0, 0}}, std::nullopt},
        {Presets::tr("Heaps of a quintillion"), {{quintillion, quintillion - 1, 123'456'789'012'345'678}}, std::nullopt},
        {Presets::tr("The flaw at its smallest"), {{2, 3}}, Theorem::FlawHighestBit},
        {Presets::tr("The flaw, another column"), {{6, 4}}, Theorem::FlawHighestBit},
        {Presets::tr("The flaw counts none of three"), {{7, 11, 13}}, Theorem::FlawHighestBit},
    };
}

}  // namespace nimstone
