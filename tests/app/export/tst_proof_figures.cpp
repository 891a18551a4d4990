// Tests the figures of proofs on paper: each step is written as an SVG, and the whole proof as a PDF.
#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtTest>
#include <set>

#include "app/export/proofs/formats.h"
#include "app/export/proofs/proof_pdf.h"
#include "app/figures/proof_figure.h"
#include "app/wording/play/positions.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"
#include "tests/app/export/proofs.h"
#include "tests/app/wording/texts.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::tests;

namespace {

std::vector<ProofSubject> subjectsUpTo(Count largest)
{
    std::vector<ProofSubject> subjects;
    for (Count heap = 1; heap <= largest; ++heap)
        subjects.push_back({proof::Theorem::Bouton, proof::nimSubject({{heap, heap * 7 % 64, heap * 13 % 50}})});
    return subjects;
}

/// Returns at most `most` proofs of each theorem: edge cases first, then random ones.
std::vector<proof::Proof> someOfEachTheorem(std::size_t most)
{
    std::vector<proof::Proof> some;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        const std::vector<proof::Proof> all = proofsWithPresets(theorem, 2);
        const std::size_t taken = std::min(most, all.size());
        for (std::size_t at = 0; at < taken; ++at)
            some.push_back(all[at * all.size() / taken]);
    }
    return some;
}

int pagesOf(const QString& pdf)
{
    static const QRegularExpression page(QStringLiteral("/Type /Page\\b(?!s)"));
    return static_cast<int>(pdf.count(page));
}

/// A device that accepts some bytes and then reports that it is full.
class FullDevice : public QIODevice {
public:
    FullDevice() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override
    {
        const qint64 taken = std::min(size, m_room);
        m_room -= taken;
        return taken == 0 ? -1 : taken;
    }

private:
    qint64 m_room = 10'000;
};

}  // namespace

class TestProofFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepHasADifferentSvg()
    {
        int drawn = 0;
        for (const auto& proof : proofsOfAllKinds()) {
            std::set<std::string> seen;
            for (std::size_t step = 0; step <= proof.steps.size(); ++step) {
                const std::string svg = stepSvg(proof, step);
                if (tests::deep() || step % 4 == 0) {
                    const QImage picture = QImage::fromData(QByteArray::fromStdString(stepPng(proof, step)), "PNG");
                    QCOMPARE(picture.size(), (2 * figures::figureSizeForPaper(proof)).toSize());
                }
                QXmlStreamReader xml(QByteArray::fromStdString(svg));
                while (!xml.atEnd())
                    xml.readNext();
                QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
                QVERIFY2(seen.insert(svg).second, "two steps have the same picture");
                ++drawn;
            }
            QCOMPARE(proofSvg(proof), stepSvg(proof, proof.steps.size()));
        }
        qInfo("checked %d pictures", drawn);
    }

    void anSvgDescribesItsPicture_data() { addLanguages(); }

    /// Reads the SVG with Python's XML parser, which is independent of Qt.
    void anSvgDescribesItsPicture()
    {
        QFETCH(QString, language);
        const InLanguage spoken(language);
        const QByteArray reader = R"(
import json, sys
from xml.etree import ElementTree
for document in json.load(sys.stdin):
    root = ElementTree.fromstring(document)
    words = [root.findtext('{http://www.w3.org/2000/svg}' + name) for name in ('title', 'desc')]
    print(json.dumps(words))
)";
        QJsonArray documents;
        QStringList subjects;
        for (const auto& proof : someOfEachTheorem(tests::count<std::size_t>(1, 1000))) {
            for (const std::size_t step : {std::size_t{0}, proof.steps.size()}) {
                documents << QString::fromStdString(stepSvg(proof, step));
                subjects << wording::positionName(proof.subject);
            }
        }
        QProcess python;
        python.start(QStringLiteral("python3"), {QStringLiteral("-c"), QString::fromUtf8(reader)});
        python.write(QJsonDocument(documents).toJson());
        python.closeWriteChannel();
        QVERIFY(python.waitForFinished(300'000));
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
        const QList<QByteArray> lines = python.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(lines.size(), subjects.size());
        static const QRegularExpression markup(QStringLiteral("[<>&]|  "));
        for (qsizetype at = 0; at < lines.size(); ++at) {
            const QJsonArray words = QJsonDocument::fromJson(lines[at]).array();
            const QString description = words[1].toString();
            QVERIFY(!words[0].toString().isEmpty());
            QVERIFY2(description.contains(subjects[at]), qPrintable(description));
            QVERIFY2(!description.contains(markup), qPrintable(description));
            QCOMPARE(wording::isChinese(description), language == QLatin1String("zh_CN"));
            QVERIFY2(at % 2 == 0 || description.size() > subjects[at].size() + 20, qPrintable(description));
        }
        qInfo("checked %lld pictures", static_cast<long long>(lines.size()));
    }

    void thePdfIsCompleteAndHasTheReportedNumberOfPages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }

    void thePdfIsCompleteAndHasTheReportedNumberOfPages()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(loadCatalogue(translator, language));
        QCoreApplication::installTranslator(&translator);
        int proofs = 0;
        std::size_t place = language == u"en"_qs ? 0 : 1;
        for (const auto& proof : someOfEachTheorem(tests::count<std::size_t>(1, 1000))) {
            // In a short run, each of the two languages has every other theorem.
            if (++place % 2 == 0 && !tests::deep())
                continue;
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            const PdfResult result = writePdf(buffer, {{proof.theorem, proof.subject, proof.move}});
            const QByteArray name = QByteArray::fromStdString(std::string(proof::name(proof.theorem)) + ' ' + print(proof.subject));
            QVERIFY2(result.end == PdfResult::End::Done && !result.cut, name.constData());
            const QString pdf = QString::fromLatin1(buffer.data());
            QVERIFY(pdf.startsWith(QLatin1String("%PDF-")));
            QVERIFY(pdf.trimmed().endsWith(QLatin1String("%%EOF")));
            QVERIFY2(pagesOf(pdf) == result.pages && result.pages >= 1, name.constData());
            QVERIFY(pdf.contains(QLatin1String("NotoSansCJK")));
            ++proofs;
        }
        QCoreApplication::removeTranslator(&translator);
        qInfo("checked %d documents", proofs);
    }

    /// The PDF is written to the device at the end as a whole, because its font tables also include the characters of the
    /// last page.
    void manyProofsAreWrittenCompletely()
    {
        const std::vector<ProofSubject> subjects = subjectsUpTo(tests::count<Count>(20, 100));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        std::size_t told = 0;
        const PdfResult result = writePdf(buffer, subjects, {}, [&](std::size_t done) {
            QCOMPARE(done, ++told);
            QCOMPARE(buffer.size(), 0);
        });
        QVERIFY(result.end == PdfResult::End::Done);
        QCOMPARE(told, subjects.size());
        QCOMPARE(pagesOf(QString::fromLatin1(buffer.data())), result.pages);
        qInfo("wrote %zu proofs on %d pages, in %lld bytes", subjects.size(), result.pages, static_cast<long long>(buffer.size()));
    }

    void writingAPdfCanBeCancelled()
    {
        std::stop_source stop;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        std::size_t last = 0;
        const PdfResult result = writePdf(buffer, subjectsUpTo(100), stop.get_token(), [&](std::size_t done) {
            last = done;
            if (done == 3)
                stop.request_stop();
        });
        QVERIFY(result.end == PdfResult::End::Cancelled);
        QCOMPARE(last, std::size_t{3});
        QCOMPARE(buffer.size(), 0);
    }

    void writingToAFullDeviceFails()
    {
        FullDevice device;
        const PdfResult result = writePdf(device, subjectsUpTo(5));
        QVERIFY(result.end == PdfResult::End::Failed);
    }
};

NIMSTONE_TEST(TestProofFigures)
#include "tst_proof_figures.moc"
