// lemma2 [HEAPS]: proves Lemma 2 for these heaps of Nim, such as 3,4,5, prints the move that makes their nim-sum 0, and checks every
// step of the proof using only the rules of Nim.
#include <cstdlib>
#include <iostream>
#include <string>

#include "core/notation/notation.h"
#include "core/proofs/proof.h"

using namespace nimstone;

int main(int argc, char** argv)
{
    const auto heaps = parsePosition(std::string("nim:") + (argc > 1 ? argv[1] : "42,27,19,10"));
    if (!heaps) {
        std::cerr << "column " << heaps.error().column << ": expected heap sizes, such as 3,4,5\n";
        return 2;
    }
    const auto proof = proof::prove(proof::Theorem::NimLemma2, *heaps);
    if (!proof) {
        std::cerr << "Lemma 2 needs a nim-sum other than 0 and at most " << proof::maxProofHeaps << " heaps.\n";
        return 2;
    }
    for (const proof::Step& step : proof->steps) {
        std::cout << proof::kindOf(step) << '\n';
        if (const auto* taking = proof::stepAs<proof::TakeStones>(step))
            std::cout << "  " << print(taking->move) << '\n';
    }
    const bool holds = !proof::verify(*proof);
    std::cout << (holds ? "verified\n" : "wrong\n");
    return holds ? EXIT_SUCCESS : EXIT_FAILURE;
}
