// Tests typed and pasted programs: they are stored for each problem, judged like files, and repaired if the repair is
// known.
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/contest/contest_judge.h"
#include "app/viewmodels/contest/contest_solved.h"
#include "tests/program.h"
#include "translations/spoken.h"

using namespace nimstone;

namespace {

/// A right program for Luogu P2197, except that the includes are missing.
const QString nim = QStringLiteral(R"(using namespace std;
int main()
{
    int cases, heaps, size;
    scanf("%d", &cases);
    while (cases--) {
        int sum = 0;
        char answer[4];
        for (scanf("%d", &heaps); heaps; --heaps) {
            scanf("%d", &size);
            sum ^= size;
        }
        strcpy(answer, sum ? "Yes" : "No");
        puts(answer);
    }
}
)");
const QString lacksHeader = QStringLiteral("#include <cstdio>\n") + nim;
const QString whole = QStringLiteral("#include <cstring>\n") + lacksHeader;

}  // namespace

class TestContestJudge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_CACHE_HOME", m_folder.filePath(u"cache"_qs).toLocal8Bit());
        QCoreApplication::installTranslator(&m_catalogue);
    }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_catalogue); }

    void programIsStoredForEachProblem()
    {
        const QString folder = m_folder.filePath(u"programs"_qs);
        {
            ContestJudge judge(nullptr, folder);
            judge.setProblem(u"poj-1067"_qs);
            judge.prepare();
            QCOMPARE(judge.text(), QString());
            QCOMPARE(judge.language(), u"cpp"_qs);
            judge.typed(u"print(1)\n"_qs);
            QCOMPARE(judge.language(), u"py"_qs);
            QSignalSpy shown(&judge, &ContestJudge::textChanged);
            judge.setProblem(u"hdu-1527"_qs);
            QCOMPARE(shown.size(), 1);
            QCOMPARE(judge.text(), QString());
            judge.setLanguage(u"c"_qs);
            judge.typed(u"int main(void) { return 0; }  // “石子”\n"_qs);
        }
        ContestJudge judge(nullptr, folder);
        judge.setProblem(u"hdu-1527"_qs);
        QCOMPARE(judge.text(), QString());
        judge.prepare();
        QCOMPARE(judge.text(), u"int main(void) { return 0; }  // “石子”\n"_qs);
        QCOMPARE(judge.language(), u"c"_qs);
        judge.setProblem(u"poj-1067"_qs);
        QCOMPARE(judge.text(), u"print(1)\n"_qs);
        QCOMPARE(judge.language(), u"py"_qs);
        QCOMPARE(judge.storageProblem(), QString());
        // An empty program removes its file.
        judge.typed({});
        judge.setProblem(u"hdu-1527"_qs);
        QTRY_VERIFY(!QFile::exists(QDir(folder).filePath(u"program-poj-1067.json"_qs)));
    }

    void programIsSavedWhileItIsTyped()
    {
        const QDir folder(m_folder.filePath(u"typing"_qs));
        ContestJudge judge(nullptr, folder.path());
        judge.setProblem(u"poj-1067"_qs);
        judge.prepare();
        judge.typed(u"print(1)"_qs);
        QTRY_VERIFY(QFile::exists(folder.filePath(u"program-poj-1067.json"_qs)));
        judge.setProblem(u"hdu-1527"_qs);
        QCOMPARE(judge.text(), QString());
        judge.setProblem(u"poj-1067"_qs);
        QCOMPARE(judge.text(), u"print(1)"_qs);
    }

    void damagedProgramFileIsRenamed()
    {
        const QDir folder(m_folder.filePath(u"damaged"_qs));
        QVERIFY(folder.mkpath(u"."_qs));
        QFile file(folder.filePath(u"program-poj-1067.json"_qs));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\": \"nim") > 0);
        file.close();
        ContestJudge judge(nullptr, folder.path());
        judge.setProblem(u"poj-1067"_qs);
        judge.prepare();
        QCOMPARE(judge.text(), QString());
        const QString aside = folder.filePath(u"program-poj-1067.damaged.json"_qs);
        QVERIFY2(judge.storageProblem().contains(aside), qPrintable(judge.storageProblem()));
        QVERIFY(QFile::exists(aside));
    }

    void programOfMoreThanOneMegabyteIsRefused()
    {
        ContestJudge judge(nullptr, m_folder.filePath(u"long"_qs));
        judge.setProblem(u"poj-1067"_qs);
        judge.prepare();
        QVERIFY(judge.typed(QString(1'000'000, u'x')));
        QCOMPARE(judge.shown().problem, QString());
        // The limit is in bytes, as for files.
        QVERIFY(!judge.typed(QString(400'000, u'石')));
        QCOMPARE(judge.text().size(), 1'000'000);
        QCOMPARE(judge.shown().problem, u"It cannot be judged: the source is larger than 1 MB."_qs);
    }

    void languageIsRecognizedFromTheText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("language");
        QTest::newRow("C++") << u"#include <iostream>\nint main() {}\n"_qs << u"cpp"_qs;
        QTest::newRow("C++ with bits/stdc++.h") << u"// mine\n#include<bits/stdc++.h>\n"_qs << u"cpp"_qs;
        QTest::newRow("a class in C++") << u"class Solution {\npublic:\n    bool canWinNim(int n) { return n % 4; }\n};\n"_qs << u"cpp"_qs;
        QTest::newRow("C or C++") << u"#include <stdio.h>\nint main(void) {}\n"_qs << QString();
        QTest::newRow("Python") << u"n = int(input())\nprint(n)\n"_qs << u"py"_qs;
        QTest::newRow("a class in Python") << u"class Solution:\n    def canWinNim(self, n: int) -> bool:\n        return n % 4 != 0\n"_qs << u"py"_qs;
        QTest::newRow("Java") << u"import java.util.*;\npublic class Main {\n}\n"_qs << u"java"_qs;
        QTest::newRow("a class in Java") << u"class Solution {\n    public boolean canWinNim(int n) { return n % 4 != 0; }\n}\n"_qs << u"java"_qs;
        QTest::newRow("empty text") << QString() << QString();
        QTest::newRow("a sentence") << u"Who wins?"_qs << QString();
    }

    void languageIsRecognizedFromTheText()
    {
        QFETCH(QString, text);
        QTEST(languageSeen(text), "language");
    }

    void typedProgramIsJudged()
    {
        Progress progress(m_folder.filePath(u"progress.sqlite"_qs));
        ContestJudge judge(nullptr, m_folder.filePath(u"judged"_qs));
        judge.setProgress(&progress);
        judge.setProblem(u"luogu-p2197"_qs);
        judge.setProperty("tests", 20);
        judge.prepare();
        judge.judgeTyped();
        QVERIFY(!judge.running());

        judge.typed(lacksHeader);
        judged(judge);
        if (judge.shown().letters.isEmpty())
            QSKIP("there is no compiler");
        QCOMPARE(judge.shown().letters, u"CE"_qs);
        QCOMPARE(judge.shown().causes.size(), 1);
        QCOMPARE(judge.shown().repair, u"Try with #include <cstring>"_qs);
        QCOMPARE(judge.shown().errorLine, 14);
        QVERIFY2(judge.shown().firstError.startsWith(u"luogu-p2197.cpp:14:"_qs), qPrintable(judge.shown().firstError));
        QVERIFY(!judge.shown().log.contains(judge.shown().firstError));

        // The repaired program is right, but it does not count as the user's solution.
        judge.judgeRepaired();
        QTRY_VERIFY_WITH_TIMEOUT(!judge.running(), 60'000);
        QCOMPARE(judge.shown().letters, u"AC"_qs);
        QVERIFY(judge.shown().notes.join(u' ').contains(u"cstring"_qs));
        QCOMPARE(judge.text(), lacksHeader);
        QCOMPARE(solvedProblems(progress.tally()), QStringList());

        judge.typed(whole);
        judged(judge);
        QCOMPARE(judge.shown().letters, u"AC"_qs);
        QCOMPARE(judge.shown().notes, QStringList());
        QCOMPARE(judge.shown().fileName, QString());
        QCOMPARE(solvedProblems(progress.tally()), QStringList{u"luogu-p2197"_qs});

        // The error line is where the mistake begins, not where the compiler notices it.
        judge.typed(u"\nint f();\n1 int main() {\n2     return f(}\n3 }\n"_qs);
        judged(judge);
        QCOMPARE(judge.shown().causes.size(), 1);
        QCOMPARE(judge.shown().errorLine, 3);
        QCOMPARE(judge.shown().repair, QString());
        judge.typed(u"extern &quot;C&quot; int puts(const char*);\nint main() { return 1 &gt; 2; }\n"_qs);
        judged(judge);
        QCOMPARE(judge.shown().errorLine, 1);
        QCOMPARE(judge.shown().repair, u"Try the repair"_qs);
        // The compiler reports this mistake in a header, whose line numbers are not line numbers of the program.
        judge.typed(u"#include <algorithm>\n#include <list>\nint main() { std::list<int> heaps; std::sort(heaps.begin(), heaps.end()); }\n"_qs);
        judged(judge);
        QCOMPARE(judge.shown().letters, u"CE"_qs);
        QVERIFY2(judge.shown().firstError.startsWith(u'/'), qPrintable(judge.shown().firstError));
        QCOMPARE(judge.shown().errorLine, 0);
        judge.typed(u"class Solution {};\n"_qs);
        judged(judge);
        QVERIFY2(judge.shown().causes.value(0).startsWith(u"The class Solution"_qs), qPrintable(judge.shown().causes.join(u' ')));
    }

    void compilerIsFoundAfterItIsInstalled()
    {
        const QByteArray path = qgetenv("PATH");
        const auto restored = qScopeGuard([&path] { qputenv("PATH", path); });
        qputenv("PATH", QFile::encodeName(m_folder.path()));
        ContestJudge judge(nullptr, m_folder.filePath(u"installed"_qs));
        judge.setProblem(u"luogu-p2197"_qs);
        judge.setProperty("tests", 20);
        judge.prepare();
        judge.typed(whole);
        judged(judge);
        QVERIFY2(judge.shown().problem.contains(u"this system has no compiler"_qs), qPrintable(judge.shown().problem));
        qputenv("PATH", path);
        judged(judge);
        if (judge.shown().letters.isEmpty())
            QSKIP("there is no compiler");
        QCOMPARE(judge.shown().letters, u"AC"_qs);
    }

    void typedProgramReturnsAfterAFile()
    {
        ContestJudge judge(nullptr, m_folder.filePath(u"both"_qs));
        judge.setProblem(u"luogu-p2197"_qs);
        judge.prepare();
        judge.typed(whole);
        QFile file(m_folder.filePath(u"mine.cpp"_qs));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("int main( {") > 0);
        file.close();
        judge.judgeFile(QUrl::fromLocalFile(file.fileName()));
        QTRY_VERIFY_WITH_TIMEOUT(!judge.running(), 60'000);
        QCOMPARE(judge.shown().fileName, u"mine.cpp"_qs);
        judge.leaveFile();
        QCOMPARE(judge.shown().fileName, QString());
        QCOMPARE(judge.shown().letters, QString());
        QCOMPARE(judge.text(), whole);
    }

private:
    static void judged(ContestJudge& judge)
    {
        judge.judgeTyped();
        QTRY_VERIFY_WITH_TIMEOUT(!judge.running(), 60'000);
    }

    QTemporaryDir m_folder;
    CurrentTranslator m_catalogue;
};

NIMSTONE_TEST(TestContestJudge)
#include "tst_contest_judge.moc"
