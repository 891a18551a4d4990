// Runs the inputs in tests/fuzz/corpus: examples of every kind, and every input with which a fuzzer once found a fault. The target
// of the folder must find no fault.
#include <QDir>
#include <QFile>
#include <QTest>

#include "tests/fuzz/targets.h"
#include "tests/program.h"

using namespace nimstone;

class TestCorpus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inputHasNoFault_data();
    void inputHasNoFault();
};

namespace {

const QString corpus = QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/fuzz/corpus/");

}  // namespace

void TestCorpus::inputHasNoFault_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("file");
    for (const fuzz::Target& target : fuzz::targets()) {
        const QString name = QString::fromLatin1(target.name);
        const QStringList files = QDir(corpus + name).entryList(QDir::Files, QDir::Name);
        QVERIFY2(!files.isEmpty(), qPrintable(QStringLiteral("tests/fuzz/corpus has no input for the target %1").arg(name)));
        for (const QString& file : files)
            QTest::newRow(qPrintable(name + u'/' + file)) << name << file;
    }
    for (const QString& folder : QDir(corpus).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QVERIFY2(fuzz::targetNamed(folder.toStdString()), qPrintable(QStringLiteral("no target reads the folder %1").arg(folder)));
}

void TestCorpus::inputHasNoFault()
{
    QFETCH(QString, target);
    QFETCH(QString, file);
    QFile input(corpus + target + u'/' + file);
    QVERIFY(input.open(QIODevice::ReadOnly));
    const std::string fault = fuzz::targetNamed(target.toStdString())->fault(input.readAll().toStdString());
    QVERIFY2(fault.empty(), fault.c_str());
}

NIMSTONE_TEST(TestCorpus)
#include "tst_corpus.moc"
