// Presets for the theorems on Fibonacci numbers, and the figures of their proofs as tables.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

struct FibonacciPresets {
    Q_DECLARE_TR_FUNCTIONS(FibonacciPresets)
};

ProofTable greedyTable(const Proof& proof)
{
    ProofTable table;
    table.caption = FibonacciPresets::tr("The greedy steps");
    //: The headings of a table: the remainder that must still be written as a sum, the Fibonacci number that is subtracted from it, and the
    //: new remainder
    table.columns = {FibonacciPresets::tr("Left"), FibonacciPresets::tr("Largest that fits"), FibonacciPresets::tr("Remainder")};
    for (const Step& step : proof.steps) {
        if (const auto* part = stepAs<GreedyPart>(step))
            table.rows.push_back({number(part->before), number(part->part), number(part->rest)});
    }
    return table;
}

ProofTable answersTable(const EveryTake& every)
{
    ProofTable table;
    table.caption = FibonacciPresets::tr("The answer to every amount");
    //: The headings of a table: the number of stones that are taken, the stones that are left of the smallest term, and the reply to this
    //: move
    table.columns = {FibonacciPresets::tr("Taken, m"), FibonacciPresets::tr("Left of the term"), FibonacciPresets::tr("Answer, w"),
                     QStringLiteral("2m")};
    for (const TakeAnswer& row : every.rows)
        table.rows.push_back({number(row.taken), number(row.left), number(row.answer), number(row.twice)});
    return table;
}

ProofTable sumsTable(const QuotaWinningMoves& moves)
{
    ProofTable table;
    table.caption = FibonacciPresets::tr("Sums of the smallest terms");
    //: The headings of a table: an amount, twice the amount, the next term, and whether the amount wins
    table.columns = {QStringLiteral("m"), QStringLiteral("2m"), FibonacciPresets::tr("Next term"), FibonacciPresets::tr("Wins")};
    for (const PartialSum& row : moves.rows)
        table.rows.push_back({number(row.sum), number(row.twice), row.next == 0 ? QStringLiteral("–") : number(row.next),
                              row.wins ? FibonacciPresets::tr("yes") : FibonacciPresets::tr("no")});
    return table;
}

ProofTable entriesTable(const WrappedEntries& entries)
{
    ProofTable table;
    table.caption = FibonacciPresets::tr("What a 32-bit int keeps");
    //: The headings of a table: an index, the true Fibonacci number, and the number that the program has instead
    table.columns = {QStringLiteral("i"), FibonacciPresets::tr("Fibonacci number"), QStringLiteral("f[i]")};
    for (const WrappedEntry& row : entries.rows)
        table.rows.push_back({QString::number(row.index), number(row.value),
                              QString::number(row.kept).replace(QLatin1Char('-'), QStringLiteral("−"))});
    return table;
}

}  // namespace

std::vector<ProofPreset> zeckendorfPresets()
{
    return {
        //: Short names of positions that the user can try
        {FibonacciPresets::tr("An ordinary number"), "fibonacci-nim:50"},
        {FibonacciPresets::tr("A round number"), "fibonacci-nim:100"},
        {FibonacciPresets::tr("A Fibonacci number"), "fibonacci-nim:55"},
        {FibonacciPresets::tr("One less than a Fibonacci number"), "fibonacci-nim:54"},
        {FibonacciPresets::tr("The smallest number"), "fibonacci-nim:1"},
        {FibonacciPresets::tr("A quintillion"), "fibonacci-nim:1000000000000000000"},
    };
}

std::vector<ProofPreset> intTablePresets()
{
    return {
        {FibonacciPresets::tr("Called lost, but won"), "fibonacci-nim:368225352"},
        {FibonacciPresets::tr("The largest heap judged wrongly"), "fibonacci-nim:2144908973"},
        {FibonacciPresets::tr("The last correct entry"), "fibonacci-nim:1836311903"},
        {FibonacciPresets::tr("Right by luck"), "fibonacci-nim:100"},
        {FibonacciPresets::tr("The largest int"), "fibonacci-nim:2147483647"},
    };
}

std::vector<ProofPreset> fibonacciPresets()
{
    return {
        {FibonacciPresets::tr("An ordinary heap"), "fibonacci-nim:20"},
        {FibonacciPresets::tr("A Fibonacci number"), "fibonacci-nim:13"},
        {FibonacciPresets::tr("Two winning moves"), "fibonacci-nim:59"},
        {FibonacciPresets::tr("A quota just too small"), "fibonacci-nim:21~20"},
        {FibonacciPresets::tr("A quota that just suffices"), "fibonacci-nim:21~21"},
        {FibonacciPresets::tr("In the middle of a game"), "fibonacci-nim:50~2"},
        {FibonacciPresets::tr("A single stone: no move"), "fibonacci-nim:1"},
        {FibonacciPresets::tr("A quintillion"), "fibonacci-nim:1000000000000000000"},
    };
}

/// Returns the table for a theorem about Fibonacci numbers. For Zeckendorf's theorem, it has the greedy choices. For Fibonacci Nim, it has
/// the reply to every amount, or, in a won position, the winning sums. For the program whose table overflows, it has the table's
/// entries from f[47] on.
ProofTable fibonacciTableText(const Proof& proof)
{
    if (proof.theorem == Theorem::Zeckendorf)
        return greedyTable(proof);
    ProofTable table;
    for (const Step& step : proof.steps) {
        if (const auto* every = stepAs<EveryTake>(step))
            table = answersTable(*every);
        else if (const auto* moves = stepAs<QuotaWinningMoves>(step); moves && table.empty())
            table = sumsTable(*moves);
        else if (const auto* entries = stepAs<WrappedEntries>(step))
            table = entriesTable(*entries);
    }
    return table;
}

}  // namespace nimstone::wording
