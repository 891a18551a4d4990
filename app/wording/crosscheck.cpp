#include "app/wording/crosscheck.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace nimstone::wording {

namespace {

struct Audit {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Audit)
};

/// Converts a count to int for the plural forms. A count above the largest int becomes the largest int, but no audit is so large.
int asInt(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

}  // namespace

QString range(const crosscheck::Section& section)
{
    const QString upTo = QString::number(section.upTo);
    const int heaps = asInt(section.heaps);
    switch (section.range) {
    case crosscheck::CheckedPositions::Heap: return Audit::tr("one heap of 0 to %1 stones").arg(upTo);
    case crosscheck::CheckedPositions::Quotas: return Audit::tr("one heap of 0 to %1 stones, with every quota").arg(upTo);
    case crosscheck::CheckedPositions::Stones:
        return Audit::tr("any number of heaps, with at most %n stones in all", nullptr, asInt(section.upTo));
    case crosscheck::CheckedPositions::Steps:
        //: %1 is a number of stones
        return Audit::tr("%n steps, with at most %1 stones in all", nullptr, heaps).arg(upTo);
    case crosscheck::CheckedPositions::Gaps:
        //: %1 is a number of squares; a gap is between two coins on a strip of squares
        return Audit::tr("%n gaps, with at most %1 free squares in all", nullptr, heaps).arg(upTo);
    case crosscheck::CheckedPositions::Numbers:
        //: %n is the largest count of numbers in a position; %1 is the largest sum that was checked
        return Audit::tr("up to %n numbers, with a sum of at most %1", nullptr, heaps).arg(upTo);
    case crosscheck::CheckedPositions::Blocks: return Audit::tr("%n blocks with sides of 1 to %1", nullptr, heaps).arg(upTo);
    case crosscheck::CheckedPositions::Heaps: break;
    }
    return Audit::tr("%n heaps of 0 to %1 stones", nullptr, heaps).arg(upTo);
}

QString comparison(const crosscheck::Section& section)
{
    const QString differences = QString::number(section.differences);
    const int compared = asInt(section.compared);
    //: %1 is a number
    return section.claim == crosscheck::Compared::Values
        ? Audit::tr("values: %n positions compared; differences: %1", nullptr, compared).arg(differences)
        //: %1 is a number
        : Audit::tr("outcome and winning moves: %n positions compared; differences: %1", nullptr, compared).arg(differences);
}

QString auditSummary(const QString& game, const crosscheck::Report& report)
{
    std::uint64_t compared = 0;
    std::uint64_t differences = 0;
    for (const crosscheck::Section& section : report.sections) {
        compared += section.compared;
        differences += section.differences;
    }
    //: %1 is a game in the notation, such as bash(4); %2 is the number of differences
    return Audit::tr("%1: %n positions compared; differences: %2", nullptr, asInt(compared))
        .arg(game, QString::number(differences));
}

QString sentence(const crosscheck::CrosscheckRefusal& refusal)
{
    const QString limit = QString::number(refusal.limit);
    switch (refusal.kind) {
    case crosscheck::CrosscheckRefusal::Kind::HeapsGiven:
        return Audit::tr("expected %1: the rules of this game fix the number of heaps").arg(limit);
    case crosscheck::CrosscheckRefusal::Kind::NoHeaps: return Audit::tr("expected a number of at least 1");
    case crosscheck::CrosscheckRefusal::Kind::TooManyHeaps: return Audit::tr("expected a number of at most %1").arg(limit);
    case crosscheck::CrosscheckRefusal::Kind::TooManyPositions: break;
    }
    return Audit::tr("expected a number of at most %1, because more would take too much memory or time").arg(limit);
}

}  // namespace nimstone::wording
