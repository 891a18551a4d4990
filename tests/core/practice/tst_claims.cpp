// Checks by search that the hints of exercises make only true claims, for every skill and level.
#include <QTest>
#include <set>

#include "core/sum/sum_notation.h"
#include "tests/core/practice/outcome_hint_claims.h"
#include "tests/core/practice/rung_equality.h"
#include "tests/core/practice/small_exercises.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeClaims : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hintClaimsAreTrue_data();
    void hintClaimsAreTrue();
    void hintClaimsAreTrueOfGivenPositions_data();
    void hintClaimsAreTrueOfGivenPositions();
    void everyKindOfHintWasChecked();
    void theTestsHaveCheckedEnoughClaims();

private:
    void check(const Exercise& exercise);

    std::optional<Exercise> m_before;
    std::set<std::pair<std::size_t, std::size_t>> m_kinds;    ///< the skill and the kind of each hint
    std::set<std::pair<std::size_t, std::size_t>> m_claimed;  ///< the hints of m_kinds whose claims differ between exercises
    std::set<std::pair<std::size_t, std::size_t>> m_refused;
    std::size_t m_exercises = 0;
    tests::Claims m_all;
};

struct HintClaims : tests::NimHintClaims, tests::NumberHintClaims, tests::OutcomeHintClaims {
    using tests::NimHintClaims::operator();
    using tests::NumberHintClaims::operator();
    using tests::OutcomeHintClaims::operator();
};

/// Checks what the hints of `exercise` claim about `about`, an exercise of the same skill. Calls `visit` with each hint and
/// its claims.
template <class E, class Visit>
static void claimsOf(const E& exercise, const E& about, Visit visit)
{
    for (const typename E::Rung& rung : exercise.hints()) {
        tests::Claims claims;
        try {
            std::visit([&](const auto& kind) { HintClaims{{claims}, {claims}, {claims}}(about, kind); }, rung);
        } catch (const std::exception& error) {
            claims.check(false, error.what());
        }
        visit(rung, claims);
    }
}

void TestPracticeClaims::check(const Exercise& exercise)
{
    ++m_exercises;
    const std::size_t skill = exercise.index();
    std::visit([&](const auto& kind) {
        using E = std::decay_t<decltype(kind)>;
        const auto* before = m_before ? std::get_if<E>(&*m_before) : nullptr;
        claimsOf(kind, kind, [&](const typename E::Rung& rung, const tests::Claims& claims) {
            m_kinds.insert({skill, rung.index()});
            const auto isShared = [&](const typename E::Rung& other) { return other == rung; };
            if (claims.checked != 0 && before && std::ranges::none_of(before->hints(), isShared))
                m_claimed.insert({skill, rung.index()});
            m_all.checked += claims.checked;
            m_all.wrong += claims.wrong;
            if (claims.wrong != 0 && m_all.wrong < 20)
                qWarning("skill %zu: %s", skill, claims.firstWrong.c_str());
        });
        if (before) {
            claimsOf(*before, kind, [&](const typename E::Rung& rung, const tests::Claims& claims) {
                if (claims.wrong != 0)
                    m_refused.insert({skill, rung.index()});
            });
        }
    }, exercise);
    m_before = exercise;
}

void TestPracticeClaims::hintClaimsAreTrue_data()
{
    QTest::addColumn<Skill>("skill");
    for (const Skill skill : allSkills)
        QTest::newRow(std::string(name(skill)).c_str()) << skill;
}

void TestPracticeClaims::hintClaimsAreTrue()
{
    QFETCH(Skill, skill);
    const std::size_t exercises = m_exercises;
    const tests::Claims before = m_all;
    tests::forEachSeed(skill, tests::count(200, 3000), [&](const Exercise& exercise) { check(exercise); });
    for (const std::size_t heaps : {1U, 2U, 3U})
        tests::forEachExercise(skill, heaps, tests::count<Count>(4, 9), [&](const Exercise& exercise) { check(exercise); });
    qInfo("checked %zu exercises with %zu claims; %zu are false", m_exercises - exercises, m_all.checked - before.checked,
          m_all.wrong - before.wrong);
    QCOMPARE(m_all.wrong, before.wrong);
}

/// The rows are sound positions that random exercises no longer use.
void TestPracticeClaims::hintClaimsAreTrueOfGivenPositions_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* text : {"misere-nim:0,1,1", "misere-nim:1,1,1", "misere-nim:0,3,3", "nim:0,4,4", "wythoff:0,4", "bash(4):3",
                             "subtraction(3,5):4", "fibonacci-nim:8~3", "moore-nim(2):0,1,1,1"})
        QTest::newRow(text) << QByteArray(text);
}

void TestPracticeClaims::hintClaimsAreTrueOfGivenPositions()
{
    QFETCH(QByteArray, position);
    const OutcomeExercise exercise{parseSum(position.toStdString()).value()};
    QVERIFY(exercise.isSound());
    const std::size_t wrong = m_all.wrong;
    check(exercise);
    QCOMPARE(m_all.wrong, wrong);
}

/// A hint of each kind must have been false for another exercise, unless it claims the same for every exercise: a check that
/// cannot fail proves nothing.
void TestPracticeClaims::everyKindOfHintWasChecked()
{
    std::size_t kinds = 0;
    [&]<class... E>(const std::variant<E...>*) {
        ((kinds += std::variant_size_v<typename E::Rung>), ...);
    }(static_cast<const Exercise*>(nullptr));
    QCOMPARE(m_kinds.size(), kinds);
    for (const auto& kind : m_claimed)
        QVERIFY2(m_refused.contains(kind),
                 qPrintable(QStringLiteral("no hint of kind %2 of skill %1 was ever false").arg(kind.first).arg(kind.second)));
    qInfo("found %zu kinds of hints; the claims of %zu kinds differ between exercises", kinds, m_claimed.size());
}

void TestPracticeClaims::theTestsHaveCheckedEnoughClaims()
{
    qInfo("checked %zu exercises with %zu claims; %zu are false", m_exercises, m_all.checked, m_all.wrong);
    QCOMPARE(m_all.wrong, std::size_t{0});
    QVERIFY(m_all.checked > 50'000);
}

NIMSTONE_TEST(TestPracticeClaims)
#include "tst_claims.moc"
