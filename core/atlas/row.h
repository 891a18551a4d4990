// A row of the atlas of octal games: what is known about one nim-sequence.
#pragma once

#include <stop_token>

#include "core/atlas/code_groups.h"
#include "core/sequences/nim_sequence.h"

namespace nimstone::atlas {

struct AtlasRow {
    /// The codes whose sequences are proved to be equal, in the order of the atlas. The first code names the row.
    std::vector<TakeAndBreakCode> codes;
    /// The period, with the certificate for the first code; empty if the values g(0) … g(upTo) prove none.
    std::optional<CertifiedPeriod> period{};
    /// If there is a period, the largest heap whose value its certificate needs; otherwise the largest heap whose value was
    /// computed.
    Count upTo = 0;
    Count largest = 0;    ///< the largest of the values g(0) … g(upTo)
    Count rareCount = 0;  ///< the number of rare heaps among the heaps up to `upTo`; 0 if no move splits a heap
    Count lastRare = 0;   ///< the largest of these rare heaps; 0 if there is none
    /// The checksum of the terms that determine the sequence, 2 bytes each, little-endian: the terms up to the end of the
    /// first period, or g(0) … g(upTo) if there is no period.
    std::uint64_t checksum = 0;

    const TakeAndBreakCode& name() const { return codes.front(); }
    bool names(const TakeAndBreakCode& code) const;
    /// The number of terms that determine the sequence, as far as it is known.
    Count determiningTerms() const;

    bool operator==(const AtlasRow&) const = default;
};

/// A row, and the values g(0) … g(upTo) from which it was made.
struct ComputedRow {
    AtlasRow row;
    std::vector<sequence::Term> values;
};

/// Computes the row of a group of codes from the values up to heap `upTo`. If these values show a period, its proof may need fewer
/// values, or up to one period more. Returns nothing if it was stopped. If a value does not fit in a term, the row ends before its
/// heap.
std::optional<ComputedRow> computeRow(const CodeGroup& group, Count upTo, const std::stop_token& stop, const SequenceProgress& progress = {});

/// Makes one row of all rows with the same proved period and the same terms up to its end, because their sequences are equal, and
/// sorts the rows. It compares the terms by their checksums; verifyRow() compares the terms themselves.
std::vector<AtlasRow> nameOnce(std::vector<AtlasRow> rows);

/// The reverse of nameOnce: returns the row of each group, in the order of codeGroups(); nothing for a group without a row. The
/// certificate of a row stays that of the code which named it.
std::vector<std::optional<AtlasRow>> rowsOfGroups(const std::vector<AtlasRow>& rows);

}  // namespace nimstone::atlas
