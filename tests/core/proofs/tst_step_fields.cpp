// `fields` visits every member of every step: what it leaves out would be neither exported nor proved.
#include <QTest>

#include <set>
#include <string>
#include <utility>

#include "core/proofs/step.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

namespace {

/// Stands for a value of any type in an aggregate's braces.
struct AnyValue {
    template <class T>
    operator T() const;
};

template <class T, std::size_t... Index>
constexpr bool takesValues(std::index_sequence<Index...>)
{
    return requires { T{(static_cast<void>(Index), AnyValue{})...}; };
}

/// How many members an aggregate has: the most values that its braces take.
template <class T, std::size_t Tried = 16>
constexpr std::size_t memberCount()
{
    if constexpr (takesValues<T>(std::make_index_sequence<Tried>()))
        return Tried;
    else
        return memberCount<T, Tried - 1>();
}

static_assert(memberCount<Move>() == 5);
static_assert(memberCount<OneHeapChanges>() == 3);
static_assert(memberCount<SmallerTarget>() == 7);

struct Extent {
    const std::byte* begin;
    const std::byte* end;
};

template <class T>
Extent extent(const T& value)
{
    const auto* begin = reinterpret_cast<const std::byte*>(&value);
    return {begin, begin + sizeof(T)};
}

}  // namespace

class TestStepFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areDistinctMembersWithDistinctNames();

private:
    template <class Kind>
    void check();

    std::size_t m_fields = 0;
};

/// With as many visits as members, distinct members are all of them.
template <class Kind>
void TestStepFields::check()
{
    const Kind step;
    const Extent whole = extent(step);
    std::set<const std::byte*> places;
    std::set<std::string> names;
    std::size_t visits = 0;
    Kind::fields(step, [&](const char* name, const auto& field) {
        const Extent part = extent(field);
        QVERIFY(part.begin >= whole.begin && part.end <= whole.end);
        places.insert(part.begin);
        names.insert(name);
        ++visits;
    });
    QCOMPARE(visits, memberCount<Kind>());
    QCOMPARE(places.size(), memberCount<Kind>());
    QCOMPARE(names.size(), memberCount<Kind>());
    m_fields += names.size();
}

void TestStepFields::areDistinctMembersWithDistinctNames()
{
    std::size_t kinds = 0;
    forEachKind([&]<class Kind>(const Kind&) {
        check<Kind>();
        ++kinds;
    });
    qInfo("%zu fields of %zu kinds of step", m_fields, kinds);
}

NIMSTONE_TEST(TestStepFields)
#include "tst_step_fields.moc"
