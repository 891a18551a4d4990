// The files that Nimstone writes have their own MIME types with icons, which the menu entry and the metainfo file also name.
#include <QFileInfo>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/packaging/said.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestFileTypes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fileTypesAreDeclaredEverywhere_data();
    void fileTypesAreDeclaredEverywhere();
    void fileTypesAreRecognized_data();
    void fileTypesAreRecognized();

private:
    QTemporaryDir m_system;
};

namespace {

const QString folder = QStringLiteral("app/packaging/");

QStringList types()
{
    return captured(textOf(folder + QStringLiteral("org.nimstone.nimstone.xml")), QStringLiteral("<mime-type type=\"([^\"]*)\""));
}

}  // namespace

void TestFileTypes::initTestCase()
{
    // Installs the types into a data folder before Qt is first asked for a type.
    const QString packages = m_system.filePath(QStringLiteral("mime/packages"));
    QVERIFY(QDir().mkpath(packages));
    QVERIFY(QFile::copy(QStringLiteral(NIMSTONE_SOURCE_DIR "/app/packaging/org.nimstone.nimstone.xml"), packages + QStringLiteral("/nimstone.xml")));
    const QByteArray others = qEnvironmentVariableIsSet("XDG_DATA_DIRS") ? qgetenv("XDG_DATA_DIRS") : QByteArray("/usr/local/share:/usr/share");
    qputenv("XDG_DATA_DIRS", m_system.path().toUtf8() + ':' + others);
    QCOMPARE(types().size(), 3);
}

void TestFileTypes::fileTypesAreDeclaredEverywhere_data()
{
    QTest::addColumn<QString>("type");
    for (const QString& type : types())
        QTest::newRow(qPrintable(type)) << type;
}

void TestFileTypes::fileTypesAreDeclaredEverywhere()
{
    QFETCH(QString, type);
    QVERIFY(textOf(folder + QStringLiteral("org.nimstone.nimstone.desktop")).contains(type + u';'));
    QVERIFY(textOf(folder + QStringLiteral("org.nimstone.nimstone.metainfo.xml")).contains(QStringLiteral("<mediatype>%1<").arg(type)));
    QVERIFY(QFileInfo::exists(QStringLiteral(NIMSTONE_SOURCE_DIR "/app/packaging/types/%1.svg").arg(QString(type).replace(u'/', u'-'))));
}

void TestFileTypes::fileTypesAreRecognized_data()
{
    QTest::addColumn<QString>("name");  // the name of the file; empty if only the content decides its type
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");  // the expected type; empty if the file has no type of Nimstone
    const QString game = QStringLiteral("application/x-nimstone-game");
    const QString set = QStringLiteral("application/x-nimstone-exercise-set");
    const QString answers = QStringLiteral("application/x-nimstone-answers");
    const QByteArray setText = said(QStringLiteral(NIMSTONE_CLI), {QStringLiteral("exercises"), QStringLiteral("--skill"), QStringLiteral("mex")}).toUtf8();
    const QByteArray answersText = "{\n  \"format\": \"nimstone-progress\",\n  \"version\": 1,\n  \"answers\": []\n}\n";
    QVERIFY(!setText.isEmpty());
    QTest::newRow("a game by its name") << QStringLiteral("evening.nimgame") << QByteArray() << game;
    QTest::newRow("a game by its content") << QString() << QByteArray("nimstone-game 1\nnim:3,4,5\n") << game;
    QTest::newRow("a set by its name") << QStringLiteral("week3.nimset.json") << setText << set;
    QTest::newRow("a set by its content") << QString() << setText << set;
    QTest::newRow("a set on one line") << QString() << QByteArray("{\"nimstone\":\"exercise-set\",\"version\":1}") << set;
    QTest::newRow("answers by their name") << QStringLiteral("anna.nimanswers.json") << answersText << answers;
    QTest::newRow("answers by their content") << QString() << answersText << answers;
    QTest::newRow("other JSON") << QStringLiteral("package.json") << QByteArray("{\"name\": \"nim\"}") << QString();
}

void TestFileTypes::fileTypesAreRecognized()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, type);
    const QMimeDatabase known;
    const QString told = (name.isEmpty() ? known.mimeTypeForData(content) : known.mimeTypeForFileNameAndData(name, content)).name();
    QCOMPARE(types().contains(told) ? told : QString(), type);
}

NIMSTONE_TEST(TestFileTypes)
#include "tst_file_types.moc"
