// Tests that LeetCode's class Solution is completed to a program, in all languages.
#include <QTest>

#include "app/judge/program_bench.h"
#include "tests/app/judge/sources.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;
using namespace std::chrono_literals;
using nimstone::tests::bytes;

/// True for Java unless this is a deep run with a JDK: Java starts slowly, and few machines have it.
static bool isLeftOut(const QString& name, const tests::Sources& sources)
{
    return name.endsWith(u".java") && (!tests::deep() || !toolFor(sources.tools, Language::Java));
}

class TestMethodCall : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgeCallsTheMethodForEachLine_data();
    void judgeCallsTheMethodForEachLine();
    void everyCallHasTheWholeTimeLimit();
    void errorsNameLinesOfTheClass_data();
    void errorsNameLinesOfTheClass();
    void errorNamesTheMissingMethod_data();
    void errorNamesTheMissingMethod();

private:
    tests::Sources m_sources;
};

void TestMethodCall::judgeCallsTheMethodForEachLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("input");
    const auto row = [](const char* what, const char* name, const char* text, const char* input) {
        // Compiling all headers that LeetCode includes takes a second.
        const bool slow = QByteArray(name).endsWith(".cpp") && QByteArray(what) != "C++, the class prints too";
        if (!slow || tests::deep())
            QTest::newRow(what) << QString::fromUtf8(name) << QByteArray(text) << QByteArray(input);
    };
    const char* const numbers = "1\n4\n7\n8\n2147483647\n";
    row("C++", "leetcode-292.cpp", "class Solution {\npublic:\n    bool canWinNim(int n) { return n % 4; }\n};\n", numbers);
    row("C++, the class prints too", "leetcode-292.cpp",
        "// int main() { }\nclass Solution {\npublic:\n    bool canWinNim(int n) { cout << n << endl; puts(\"main (\"); return n % 4; }\n};", numbers);
    row("C++, the source includes headers itself", "leetcode-294.cpp",
        "#include <vector>\nusing namespace std;\nstruct Solution {\n    unordered_map<string, bool> known;\n"
        "    bool canWin(string& s)\n    {\n        if (known.count(s)) return known[s];\n        bool wins = false;\n"
        "        for (size_t i = 0; i + 1 < s.size() && !wins; ++i)\n            if (s[i] == '+' && s[i + 1] == '+') {\n"
        "                string next = s;\n                next[i] = next[i + 1] = '-';\n                wins = !canWin(next);\n            }\n"
        "        return known[s] = wins;\n    }\n};\n",
        "++++\n+-+\n++-++\n+++++++++\n");
    row("C++, a program with main", "leetcode-292.cpp",
        "#include <iostream>\nclass Solution { public: bool canWinNim(int n) { return n % 4; } };\n"
        "int main() { int n; while (std::cin >> n) std::cout << (Solution().canWinNim(n) ? \"true\\n\" : \"false\\n\"); }\n",
        numbers);
    row("C", "leetcode-292.c", "bool canWinNim(int n) {\n    return n % 4 != 0;\n}\n", numbers);
    row("C, the argument is text", "leetcode-294.c",
        "bool canWin(char* s) {\n    for (int i = 0; s[i] && s[i + 1]; i++) {\n        if (s[i] == '+' && s[i + 1] == '+') {\n"
        "            s[i] = s[i + 1] = '-';\n            bool lost = !canWin(s);\n            s[i] = s[i + 1] = '+';\n"
        "            if (lost) return true;\n        }\n    }\n    return false;\n}\n",
        "++++\n+-+\n++-++\n");
    row("Python", "leetcode-292.py", "class Solution:\n    def canWinNim(self, n: int) -> bool:\n        return n % 4 != 0\n", numbers);
    row("Python, the method's name is can_win_nim", "leetcode-292.py",
        "class Solution(object):\n    def can_win_nim(self, n):\n        \"\"\"\n        :type n: int\n        \"\"\"\n        print(n)\n"
        "        return n % 4 != 0\n",
        numbers);
    row("Python, modules that LeetCode imports", "leetcode-1510.py",
        "class Solution:\n    def winnerSquareGame(self, n: int) -> bool:\n        roots: List[int] = [i * i for i in range(1, isqrt(n) + 1)]\n"
        "        kept: Optional[Dict[int, int]] = defaultdict(int)\n        @cache\n        def wins(left):\n"
        "            return any(not wins(left - square) for square in roots if square <= left)\n"
        "        return wins(n) and math.floor(0.5) == kept[0]\n",
        "1\n2\n17\n3000\n");
    row("Python, deep recursion", "leetcode-1510.py",
        "class Solution:\n    def winnerSquareGame(self, n):\n        @lru_cache(None)\n        def wins(left):\n            root = 1\n"
        "            while root * root <= left:\n                if not wins(left - root * root):\n                    return True\n"
        "                root += 1\n            return False\n        return wins(n)\n",
        "30000\n2\n");
    row("Python, the source also runs its own examples", "leetcode-292.py",
        "class Solution:\n    def canWinNim(self, n):\n        return n % 4 != 0\n\nif __name__ == '__main__':\n    assert False\n"
        "print(Solution().canWinNim(4))\n",
        numbers);
    row("Python, a program that reads its input", "leetcode-292.py",
        "import sys\nclass Solution:\n    def canWinNim(self, n):\n        return n % 4 != 0\n"
        "for n in sys.stdin:\n    print('true' if Solution().canWinNim(int(n)) else 'false')\n",
        numbers);
    row("Python, a function without a class", "leetcode-292.py", "def canWinNim(n):  # input()\n    return n % 4 != 0\n", numbers);
    row("Java", "leetcode-292.java", "class Solution {\n    public boolean canWinNim(int n) {\n        return n % 4 != 0;\n    }\n}\n", numbers);
    row("Java, the argument is text", "leetcode-294.java",
        "public class Solution {\n    private Map<String, Boolean> known = new HashMap<>();\n    public boolean canWin(String s) {\n"
        "        if (known.containsKey(s)) return known.get(s);\n        boolean wins = false;\n"
        "        for (int i = 0; i + 1 < s.length() && !wins; i++)\n            if (s.startsWith(\"++\", i))\n"
        "                wins = !canWin(s.substring(0, i) + \"--\" + s.substring(i + 2));\n        known.put(s, wins);\n"
        "        System.out.println(s);\n        return wins;\n    }\n}\n",
        "++++\n+-+\n++-++\n");
}

void TestMethodCall::judgeCallsTheMethodForEachLine()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, input);
    if (isLeftOut(name, m_sources))
        QSKIP("this test runs only with ./dev test --deep and a JDK");
    const contest::Problem& problem = *contest::problemNamed(name.section(u'.', 0, 0).toStdString());
    const auto program = m_sources.compiled(m_sources.write(name, text), problem.name.data());
    QVERIFY2(program, program ? "" : program.error().log.c_str());
    const Run run = m_sources.run(*program, input.toStdString());
    QVERIFY2(run.ending == RunEnding::Exited && run.code == 0, run.errors.c_str());
    std::string expected;
    QVERIFY(!contest::solve(problem, contest::bytesOf(input.toStdString()), contest::appendTo(expected)));
    QCOMPARE(bytes(run.output), bytes(expected));
    QCOMPARE(program->callsMethod, QByteArray(QTest::currentDataTag()).indexOf("a program") < 0);

    // Without a problem, nothing calls the method, so the same source is refused.
    if (program->callsMethod && name.endsWith(u".cpp")) {
        const auto alone = m_sources.compiled(m_sources.folder.filePath(name));
        QVERIFY(!alone && alone.error().kind == CompileError::Kind::Refused);
    }
}

/// LeetCode judges one call at a time, so a method that is slow in every call is accepted.
void TestMethodCall::everyCallHasTheWholeTimeLimit()
{
    if (!tests::deep())
        QSKIP("this test runs only with ./dev test --deep, because it takes seconds");
    const QString file = m_sources.write(QStringLiteral("slow.cpp"),
                               "class Solution {\npublic:\n    bool canWinNim(int n)\n    {\n        long end = clock() + CLOCKS_PER_SEC / 25;\n"
                               "        while (n > 30 && clock() < end) {}\n        return n % 4 != 0;\n    }\n};\n");
    const auto bench = JudgeSession::make({}, m_sources.cache);
    QVERIFY(bench);
    Settings settings;
    settings.tests = 6;
    settings.limits.time = 200ms;
    settings.limits.wall = 60s;
    const auto judged = (*bench)->judged(*contest::problemNamed("leetcode-292"), {file.toStdString()}, settings, {});
    QVERIFY2(judged, judged ? "" : judged.error().log.c_str());
    QCOMPARE(judged->judgement.verdict, std::optional(Verdict::Accepted));
}

void TestMethodCall::errorsNameLinesOfTheClass_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("said");
    if (tests::deep())
        QTest::newRow("C++") << "mistaken.cpp" << QByteArray("class Solution {\npublic:\n    bool canWinNim(int n) { return m % 4; }\n};\n")
                             << QByteArray("mistaken.cpp:3:");
    QTest::newRow("C") << "mistaken.c" << QByteArray("bool canWinNim(int n)\n{\n    return m % 4;\n}\n") << QByteArray("mistaken.c:3:");
    QTest::newRow("Python, an error in the syntax") << "mistaken.py" << QByteArray("class Solution:\n    def canWinNim(self, n):\n        return n %\n")
                                      << QByteArray("File \"mistaken.py\", line 3\n");
    QTest::newRow("Python, an error while it runs") << "ending.py" << QByteArray("class Solution:\n    def canWinNim(self, n):\n        return n % m\n")
                                 << QByteArray("ending.py\", line 3, in canWinNim\n");
    QTest::newRow("Java") << "mistaken.java" << QByteArray("class Solution {\n    boolean canWinNim(int n) {\n        return m;\n    }\n}\n")
                          << QByteArray("mistaken.java:3: error:");
}

void TestMethodCall::errorsNameLinesOfTheClass()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, said);
    if (isLeftOut(name, m_sources))
        QSKIP("this test runs only with ./dev test --deep and a JDK");
    const auto program = m_sources.compiled(m_sources.write(name, text), "leetcode-292");
    const std::string log = program ? m_sources.run(*program, "1\n").errors : program.error().log;
    QVERIFY2(log.find(said.toStdString()) != std::string::npos, log.c_str());
}

void TestMethodCall::errorNamesTheMissingMethod_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("C++") << "missing.cpp" << QByteArray("class Solution { public: bool canWin(int n) { return n % 4; } };\n");
    QTest::newRow("Python") << "missing.py" << QByteArray("class Solution:\n    def canWin(self, n):\n        return n % 4\n");
}

void TestMethodCall::errorNamesTheMissingMethod()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    const auto program = m_sources.compiled(m_sources.write(name, text), "leetcode-292");
    QVERIFY(!program && program.error().kind == CompileError::Kind::Refused);
    QCOMPARE(program.error().causes, std::vector({contest::Note{.kind = contest::Note::Kind::MissingMethod, .text = "canWinNim"}}));
}

NIMSTONE_TEST(TestMethodCall)
#include "tst_method_call.moc"
