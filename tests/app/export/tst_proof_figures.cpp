// Proofs with their figures on paper: an SVG of each step, a PDF of the whole proof.
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtTest>
#include <set>

#include "app/export/proof_figures.h"
#include "tests/app/export/proofs.h"
#include "translations/catalogue.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::tests;

class TestProofFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsAnSvgOfItsOwn()
    {
        int drawn = 0;
        for (const auto& proof : proofsOfAllKinds()) {
            std::set<std::string> seen;
            for (std::size_t step = 0; step <= proof.steps.size(); ++step) {
                const std::string svg = stepSvg(proof, step);
                QXmlStreamReader xml(QByteArray::fromStdString(svg));
                while (!xml.atEnd())
                    xml.readNext();
                QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
                QVERIFY2(seen.insert(svg).second, "a step changes something");
                ++drawn;
            }
            QCOMPARE(proofSvg(proof), stepSvg(proof, proof.steps.size()));
        }
        qInfo("%d pictures", drawn);
    }

    void thePdfIsWholeAndHasItsPages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }

    void thePdfIsWholeAndHasItsPages()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(loadCatalogue(translator, language));
        QCoreApplication::installTranslator(&translator);
        for (const auto& proof : proofsOfAllKinds()) {
            const QString pdf = QString::fromLatin1(QByteArray::fromStdString(proofPdf(proof)));
            QVERIFY(pdf.startsWith(QLatin1String("%PDF-")));
            QVERIFY(pdf.trimmed().endsWith(QLatin1String("%%EOF")));
            static const QRegularExpression page(QStringLiteral("/Type /Page\\b(?!s)"));
            const auto pages = pdf.count(page);
            const auto steps = static_cast<qsizetype>(proof.steps.size());
            QVERIFY2(pages >= (steps + 3) / 4 && pages <= steps, qPrintable(QString::number(pages)));
            QVERIFY(pdf.contains(QLatin1String("NotoSansCJK")));
        }
        QCoreApplication::removeTranslator(&translator);
    }
};

QTEST_MAIN(TestProofFigures)
#include "tst_proof_figures.moc"
