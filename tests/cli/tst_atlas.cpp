// nimstone-cli atlas: the rows of the program and of a file, their verification and computation, and refused arguments.
#include "core/atlas/atlas_text.h"
#include "tests/cli/run.h"
#include "tests/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <csignal>
#include <memory>

using namespace nimstone;
using namespace nimstone::tests;

class TestAtlas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreWritten_data();
    void rowsAreWritten();
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();
    void rowsAreVerified();
    void rowsAreComputedAndKept();
    void wrongRowsOfAFileAreFound();
    void missingRowsAreFound();
    void aSequenceWithTwoRowsIsFound();
    void theFileThatIsReadIsNotOverwritten();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void anInterruptKeepsTheRowsThatAreDone();
    void rowsOfAnotherProgramAreKept();
};

namespace {

const QString columns = QStringLiteral("code,equal,upto,period,preperiod,from,below,largest,rare,last rare,checksum");

/// Returns the lines of a table without its first line, the columns, and its last line.
QStringList rows(const QString& table)
{
    const QStringList lines = table.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.size() < 3 || !lines.front().startsWith(u"# nimstone-atlas 1, made with Nimstone "_qs) || lines[1] != columns || !lines.back().startsWith(u"# checksum "_qs))
        return {};
    return lines.mid(2, lines.size() - 3);
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Starts to compute the rows of 0.07 and 0.06, and waits until the first is saved. The second takes hours.
std::unique_ptr<QProcess> longComputation(const QString& file)
{
    auto process = std::make_unique<QProcess>();
    process->start(QStringLiteral(NIMSTONE_CLI), words("atlas --lang en 0.07 0.06 --compute 536870912 --file") << file);
    if (!QTest::qWaitFor([&file] { return QFile::exists(file); }, 60'000))
        QTest::qFail("no row was saved", __FILE__, __LINE__);
    return process;
}

}  // namespace

void TestAtlas::rowsAreWritten_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QStringList>("begins");
    const auto row = [](const char* arguments, const QStringList& begins) { QTest::newRow(arguments) << QString::fromUtf8(arguments) << begins; };
    row("kayles", {u"0.77,0.771 0.7701 0.7711,167,12,71,71,156,8,"_qs});
    row("0.77", {u"0.77,"_qs});
    row("octal(0.77) kayles 0.77", {u"0.77,"_qs});
    row("0.7711", {u"0.77,"_qs});
    row("0.07 0.156", {u"0.07,"_qs, u"0.156,"_qs});
    row("0.156 0.07", {u"0.07,"_qs, u"0.156,"_qs});
    row("0.06", {u"0.06,0.061 0.062 0.063"_qs});
}

void TestAtlas::rowsAreWritten()
{
    QFETCH(QString, arguments);
    QFETCH(QStringList, begins);
    const QStringList all = QStringList{u"atlas"_qs} << arguments.split(QLatin1Char(' '));
    const Ran ran = run(all);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
    const QStringList found = rows(ran.output);
    QCOMPARE(found.size(), begins.size());
    for (qsizetype place = 0; place < found.size(); ++place)
        QVERIFY2(found[place].startsWith(begins[place]), qPrintable(found[place]));
    // The table is data, so it is the same in every language.
    QCOMPARE(run(inChinese(all)).output, ran.output);
}

void TestAtlas::badArgumentsAreRefused_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* arguments, const char* error) {
        QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(error);
    };
    row("0.8", "argument:1:1: expected an octal code with up to four digits, 0.dddd or 4.ddd, found '0.8'\n");
    row("0.12345", "argument:1:1: expected an octal code with up to four digits, 0.dddd or 4.ddd, found '0.12345'\n");
    row("nim", "argument:1:1: expected an octal code with up to four digits, 0.dddd or 4.ddd, found 'nim'\n");
    row("hexadecimal(0.7)", "argument:1:1: expected an octal code with up to four digits, 0.dddd or 4.ddd, found 'hexadecimal(0.7)'\n");
    row("--compute 64", "argument:1:1: expected the option --file, such as --file octal-games.csv, but it is missing\n");
    row("--compute 63 --file a", "argument:1:1: --compute: expected a number from 64 to 536870912, found '63'\n");
    row("--compute 536870913 --file a", "argument:1:1: --compute: expected a number from 64 to 536870912, found '536870913'\n");
    row("--compute x --file a", "argument:1:1: --compute: expected a number from 0 to 9223372036854775807, found 'x'\n");
    row("--compute 64 --file a --verify", "argument:1:1: --compute: expected no --verify together with --compute\n");
    row("--compute 64 --file a -o b", "argument:1:1: --compute: expected no --output together with --compute\n");
    row("--compute 64 --file -", "argument:1:1: --file: expected the name of a file, found '-': it is read and written\n");
    row("--file nowhere.gz", "nowhere.gz:1:1: there is no file with this name\n");
    row("--file /", "/:1:1: this is a folder, not a file\n");
}

void TestAtlas::badArgumentsAreRefused()
{
    QFETCH(QString, arguments);
    QFETCH(QString, error);
    const QStringList all = QStringList{u"atlas"_qs} << arguments.split(QLatin1Char(' '));
    const Ran ran = run(all);
    QCOMPARE(ran.errors, error);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    QCOMPARE(run(inChinese(all)).exit, 2);
}

void TestAtlas::rowsAreVerified()
{
    const Ran ran = run(words("atlas 0.77 0.07 0.26 --verify"));
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output, u"0.07: the period 34 is proved.\n0.26: the period 4 is proved.\n0.77: the period 12 is proved.\n"_qs);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(run(inChinese(words("atlas 0.07 --verify"))).output, u"0.07：周期 34 已证明。\n"_qs);
}

void TestAtlas::rowsAreComputedAndKept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"games.csv"_qs);
    const auto compute = [&file](const char* arguments) { return run(words("atlas --file") << file << words(arguments)); };
    QCOMPARE(compute("--compute 2000 0.07 0.6").errors, QString());
    QStringList found = rows(contentOf(file));
    QCOMPARE(found.size(), 2);
    QVERIFY(found[0].startsWith(u"0.6,0.61 0.62 0.63 0.601 0.611 0.621 0.631,2000,,,,,"_qs));
    QVERIFY(found[1].startsWith(u"0.07,"_qs) && found[1].contains(u",175,34,53,53,142,"_qs));
    // A row with a period is complete. An open row is computed again only for more heaps.
    QCOMPARE(compute("--compute 1000 0.07 0.6 0.1").exit, 0);
    found = rows(contentOf(file));
    QCOMPARE(found.size(), 3);
    QVERIFY(found[1].contains(u",2000,,"_qs));
    QCOMPARE(compute("--compute 64").exit, 0);
    found = rows(contentOf(file));
    QCOMPARE(found.size(), 844);
    QCOMPARE(found.filter(u",2000,,"_qs).size(), 1);
    QCOMPARE(compute("").output, contentOf(file));
    QCOMPARE(compute("--compute 3000 0.6").exit, 0);
    QVERIFY(rows(contentOf(file)).filter(u",2000,,"_qs).isEmpty());
    QCOMPARE(compute("0.6 --verify").output, u"0.6: no period is proved by the values up to n = 3000.\n"_qs);
    QVERIFY(!QFile::exists(file + u".part"_qs));
}

void TestAtlas::wrongRowsOfAFileAreFound()
{
    // The checksum of the table is right, as if a program had computed a wrong value.
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"games.csv"_qs);
    QCOMPARE(run(words("atlas 0.6 --compute 1000 --file") << file).exit, 0);
    QString table = contentOf(file);
    table.truncate(table.indexOf(u"# checksum"_qs));
    const QString row = rows(contentOf(file)).front();
    QStringList fields = row.split(QLatin1Char(','));
    fields[9] = QString::number(fields[9].toInt() + 1);
    table.replace(row, fields.join(QLatin1Char(',')));
    QFile wrong(folder.filePath(u"wrong.csv"_qs));
    QVERIFY(wrong.open(QIODevice::WriteOnly) && wrong.write(QByteArray::fromStdString(atlas::withChecksum(table.toStdString()))) > 0);
    wrong.close();
    const Ran ran = run(words("atlas 0.6 --verify --file") << wrong.fileName());
    QCOMPARE(ran.output, u"0.6: WRONG. The largest value, the rare heaps, or the checksum is different.\n"_qs);
    QCOMPARE(ran.exit, 1);
}

void TestAtlas::missingRowsAreFound()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"games.csv"_qs);
    QCOMPARE(run(words("atlas 0.6 0.07 --compute 1000 --file") << file).exit, 0);
    const Ran all = run(words("atlas --verify --file") << file);
    QVERIFY2(all.output.contains(u"0.07: the period 34 is proved.\n"_qs) && all.output.contains(u"\nCodes without a row: 0.1, 0.2, 0.3, "_qs), qPrintable(all.output));
    QCOMPARE(all.exit, 1);
    QCOMPARE(run(words("atlas kayles 0.07 --verify --file") << file).output, u"0.07: the period 34 is proved.\nCodes without a row: 0.77\n"_qs);
    const Ran shown = run(words("atlas kayles --file") << file);
    QCOMPARE(shown.errors, u"argument:1:1: expected a code in this atlas, found '0.77'\n"_qs);
    QCOMPARE(shown.exit, 2);
}

void TestAtlas::aSequenceWithTwoRowsIsFound()
{
    // One of the groups of codes in a row becomes a row of its own.
    const auto all = atlas::readAtlas(run(words("atlas")).output.toStdString());
    QVERIFY(all);
    std::vector<atlas::AtlasRow> parted;
    for (const atlas::CodeGroup& group : atlas::codeGroups()) {
        const auto row = std::ranges::find_if(*all, [&group](const atlas::AtlasRow& one) { return one.names(group.front()); });
        if (!parted.empty() || row == all->end() || !row->period || row->upTo > 1000 || row->name() == group.front())
            continue;
        parted = {*row, *row};
        std::erase_if(parted[0].codes, [&group](const auto& code) { return std::ranges::find(group, code) != group.end(); });
        parted[1].codes = group;
    }
    QCOMPARE(parted.size(), std::size_t{2});
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"games.csv"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(atlas::print(parted, "1.0.0"))) > 0);
    file.close();
    const Ran ran = run(words("atlas --verify --file") << file.fileName() << QString::fromStdString(parted[0].name().text())
                        << QString::fromStdString(parted[1].name().text()));
    QVERIFY2(ran.output.endsWith(u"\nSome sequences have more than one row.\n"_qs), qPrintable(ran.output + ran.errors));
    QCOMPARE(ran.exit, 1);
}

void TestAtlas::theFileThatIsReadIsNotOverwritten()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"games.csv"_qs);
    QCOMPARE(run(words("atlas 0.6 --compute 1000 --file") << file).exit, 0);
    const QString before = contentOf(file);
    const Ran ran = run(words("atlas --file") << file << u"-o"_qs << file);
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.errors.startsWith(file), qPrintable(ran.errors));
    QCOMPARE(contentOf(file), before);
}

void TestAtlas::badFilesAreRefused_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("error");
    QTest::newRow("an empty file") << u"empty"_qs << u"expected an atlas that nimstone-cli atlas wrote"_qs;
    QTest::newRow("another text") << u"text"_qs << u"expected an atlas that nimstone-cli atlas wrote"_qs;
    QTest::newRow("half a file") << u"half"_qs << u"this atlas is damaged: use a new file"_qs;
    QTest::newRow("a changed file") << u"changed"_qs << u"this atlas is damaged: use a new file"_qs;
    QTest::newRow("a file with more after its end") << u"more"_qs << u"this atlas is damaged: use a new file"_qs;
}

void TestAtlas::badFilesAreRefused()
{
    QFETCH(QString, change);
    QFETCH(QString, error);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games.csv"_qs);
    QCOMPARE(run(words("atlas 0.6 0.07 --compute 1000 --file") << path).exit, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray content = file.readAll();
    if (change == u"empty"_qs)
        content.clear();
    else if (change == u"text"_qs)
        content = "code,period\n";
    else if (change == u"half"_qs)
        content.truncate(content.size() / 2);
    else if (change == u"changed"_qs)
        content[content.size() / 2] = static_cast<char>(content[content.size() / 2] ^ 1);
    else
        content += 'x';
    file.resize(0);
    file.seek(0);
    file.write(content);
    file.close();
    for (const char* arguments : {"atlas --file", "atlas --verify --file", "atlas --compute 2000 --file"}) {
        const Ran ran = run(words(arguments) << path);
        QCOMPARE(ran.errors, path + u":1:1: "_qs + error + u'\n');
        QCOMPARE(ran.exit, 2);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
        file.close();
    }
}

void TestAtlas::anInterruptKeepsTheRowsThatAreDone()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"games.csv"_qs);
    const auto process = longComputation(file);
    kill(static_cast<pid_t>(process->processId()), SIGINT);
    QVERIFY(process->waitForFinished(60'000));
    QCOMPARE(process->exitCode(), 1);
    QCOMPARE(QString::fromUtf8(process->readAllStandardError()), u"Stopped: 1 of 2 sequences are done.\n"_qs);
    QCOMPARE(rows(contentOf(file)).size(), 1);
    QVERIFY(!QFile::exists(file + u".part"_qs));
}

void TestAtlas::rowsOfAnotherProgramAreKept()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"games.csv"_qs);
    const auto process = longComputation(file);
    QCOMPARE(run(words("atlas 0.77 --compute 1000 --file") << file).exit, 0);
    kill(static_cast<pid_t>(process->processId()), SIGINT);
    QVERIFY(process->waitForFinished(60'000));
    QCOMPARE(QString::fromUtf8(process->readAllStandardError()), file + u":1:1: another program has changed this file: its rows were not replaced\n"_qs);
    QCOMPARE(process->exitCode(), 2);
    QCOMPARE(rows(contentOf(file)).size(), 2);
}

NIMSTONE_TEST(TestAtlas)
#include "tst_atlas.moc"
