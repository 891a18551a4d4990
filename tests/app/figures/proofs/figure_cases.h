// Proofs for the tests of figures: the examples that the Prove page offers, edge cases, and all small positions.
#pragma once

#include <QTranslator>
#include <QtTest>
#include <vector>

#include "app/figures/proof_figure.h"
#include "app/figures/proofs/figures.h"
#include "core/nimber.h"
#include "core/proofs/suggestions.h"
#include "tests/core/small_positions.h"
#include "translations/catalogue.h"

namespace nimstone::tests {

/// Returns every proof on the position that is drawn in bit columns. Lemma 1 gets its example move.
inline std::vector<proof::Proof> proofsOn(const Position& position)
{
    std::vector<proof::Proof> proofs;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        if (!figures::showsBitColumns(theorem))
            continue;
        const auto move = proof::needsMove(theorem) ? proof::exampleMove(position) : std::nullopt;
        if (auto made = proof::prove(theorem, position, move))
            proofs.push_back(*std::move(made));
    }
    return proofs;
}

struct NamedPosition {
    const char* name;
    Position position;
};

inline std::vector<NamedPosition> tellingPositions()
{
    constexpr Count quintillion = 1'000'000'000'000'000'000;
    return {
        {"textbook", {{42, 27, 19}}},
        {"four heaps", {{42, 27, 19, 10}}},
        {"three winning moves", {{7, 11, 13}}},
        {"zero sum", {{1, 2, 3}}},
        {"equal heaps", {{5, 5}}},
        {"one heap", {{13}}},
        {"empty heaps", {{0, 0}}},
        {"an empty heap", {{6, 0, 4}}},
        {"the flaw", {{2, 3}}},
        {"the most stones that are drawn one by one", {{80, 80}}},
        {"too many stones to draw one by one", {{80, 81}}},
        {"bars", {{300, 200, 150}}},
        {"twelve heaps", {{9, 3, 4, 11, 20, 7, 2, 1, 5, 6, 8, 31}}},
        {"large", {{quintillion, quintillion - 1, 123'456'789'012'345'678}}},
        {"largest", {{maxCount, maxCount - 1}}},
        {"twelve of the largest", {std::vector<Count>(12, maxCount)}},
    };
}

inline void addTellingRows()
{
    QTest::addColumn<int>("index");
    const auto positions = tellingPositions();
    for (std::size_t index = 0; index < positions.size(); ++index)
        QTest::newRow(positions[index].name) << static_cast<int>(index);
}

inline Position tellingPosition()
{
    QFETCH_GLOBAL(int, index);
    return tellingPositions()[static_cast<std::size_t>(index)].position;
}

/// Installs the translations of a language while this object exists.
class Language {
public:
    explicit Language(const char* name)
    {
        if (!loadCatalogue(m_translator, QLatin1String(name)))
            qFatal("no catalogue for %s", name);
        QCoreApplication::installTranslator(&m_translator);
    }
    ~Language() { QCoreApplication::removeTranslator(&m_translator); }

private:
    QTranslator m_translator;
};

}  // namespace nimstone::tests
