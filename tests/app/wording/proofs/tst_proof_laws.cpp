// Every relation sign has its law: a step about Nim or a related game names a reason for each of its = ≠ < > ≤ signs, in
// order, and at most one more for its conclusion.
#include <QtTest>

#include <set>

#include "app/wording/proofs/proof.h"
#include "tests/app/wording/texts.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

qsizetype signsIn(QString statement)
{
    statement.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
    statement.replace(QStringLiteral("&lt;"), QStringLiteral("="));
    statement.replace(QStringLiteral("&gt;"), QStringLiteral("="));
    qsizetype signs = 0;
    for (const QChar sign : {QChar(u'='), QChar(u'≠'), QChar(u'≤')})
        signs += statement.count(sign);
    return signs;
}

}  // namespace

class TestProofLaws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRelationSignHasItsLaw_data()
    {
        QTest::addColumn<int>("theorem");
        for (const Theorem theorem :
             {Theorem::NimLemma1, Theorem::NimLemma2, Theorem::Bouton, Theorem::NimCount, Theorem::MisereNim, Theorem::MooreNim,
              Theorem::StaircaseNim, Theorem::CoinsOnAStrip, Theorem::TurningTurtles, Theorem::FlawHighestBit, Theorem::FlawNotStrict,
              Theorem::FlawCountAtMost, Theorem::FlawMisereSum, Theorem::FlawTrailingBlank})
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }

    void everyRelationSignHasItsLaw()
    {
        QFETCH(int, theorem);
        const InLanguage spoken(QStringLiteral("en"));
        std::set<std::string_view> kinds;
        for (const Proof& proof : proofsOf(static_cast<Theorem>(theorem), tests::count(40, 1000))) {
            for (std::size_t step = 0; step < proof.steps.size(); ++step) {
                const auto laws = static_cast<qsizetype>(lawsOf(proof, step).size());
                if (laws == 0)
                    continue;  // a claim without a reason
                const QString statement = wording::stepText(proof, step).statement;
                const qsizetype signs = signsIn(statement);
                QVERIFY2(signs == laws || signs + 1 == laws,
                         qPrintable(QStringLiteral("%1 laws for %2 signs: %3").arg(laws).arg(signs).arg(statement)));
                kinds.insert(kindOf(proof.steps[step]));
            }
        }
        qInfo("checked %zu kinds of step", kinds.size());
    }

    /// If the nim-sum s is 0, the step uses 0 ⊕ 5 = 5, so it cites no law about columns.
    void withNimSumZeroNoLawOfColumnsIsCited()
    {
        const auto lawsFor = [](const Position& position) {
            const Proof proof = *prove(Theorem::NimCount, position);
            for (std::size_t step = 0; step < proof.steps.size(); ++step) {
                const auto laws = lawsOf(proof, step);
                if (stepAs<TestHeap>(proof.steps[step]))
                    return std::vector<Law>(laws.begin(), laws.end());
            }
            return std::vector<Law>{};
        };
        QCOMPARE(lawsFor({{5, 5}}), (std::vector{Law::Definition, Law::Neutral, Law::Definition}));
        QCOMPARE(lawsFor({{7, 11, 13}}), (std::vector{Law::Definition, Law::NimSumByColumns, Law::LowerColumnsAreLess}));
    }
};

NIMSTONE_TEST(TestProofLaws)
#include "tst_proof_laws.moc"
