// What the theorems are called, and what each says.
#include <QCoreApplication>

#include "app/wording/proof.h"

namespace nimstone::wording {

using proof::Theorem;

namespace {

struct Theorems {
    Q_DECLARE_TR_FUNCTIONS(Theorems)
};

}  // namespace

QString theoremTitle(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1: return Theorems::tr("Lemma 1");
    case Theorem::NimLemma2: return Theorems::tr("Lemma 2");
    case Theorem::Bouton: return Theorems::tr("Bouton's theorem");
    case Theorem::NimCount: return Theorems::tr("Counting the winning moves");
    case Theorem::FlawHighestBit: return Theorems::tr("Spot the flaw: the highest bit");
    }
    return {};
}

QString theoremStatement(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1: return Theorems::tr("If the nim-sum is 0, every move makes it different from 0.");
    case Theorem::NimLemma2: return Theorems::tr("If the nim-sum is not 0, some move makes it 0.");
    case Theorem::Bouton: return Theorems::tr("A position of Nim is a P-position exactly when its nim-sum is 0.");
    case Theorem::NimCount:
        return Theorems::tr("The winning first moves are as many as the heaps with a 1 in the highest column of the nim-sum: "
                            "none when it is 0, else an odd number.");
    case Theorem::FlawHighestBit:
        return Theorems::tr("A step that is often copied into the proof of Lemma 2, and is false. Where does it break?");
    }
    return {};
}

}  // namespace nimstone::wording
