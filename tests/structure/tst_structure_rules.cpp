// Tests with made-up files that the rules find forbidden code, and that they accept allowed code.
#include <QTest>

#include "tests/program.h"
#include "tests/structure/rules.h"

using namespace nimstone::tests;

class TestStructureRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesJudgeIncludesAndImports_data();
    void rulesJudgeIncludesAndImports();
    void rulesFindForbiddenIncludes_data();
    void rulesFindForbiddenIncludes();
    void rulesFindForbiddenPatterns_data();
    void rulesFindForbiddenPatterns();
    void commentsAndStringsAreBlanked_data();
    void commentsAndStringsAreBlanked();

private:
    const Rules m_rules = Rules::fromFile(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/structure/rules.json"));
};

void TestStructureRules::rulesJudgeIncludesAndImports_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* what, const char* path, const char* line, bool allowed) {
        QTest::newRow(what) << QString::fromUtf8(path) << QString::fromUtf8(line) << allowed;
    };
    row("core uses core", "core/a.cpp", "#include \"core/count.h\"", true);
    row("core uses the standard library", "core/a.cpp", "#include <vector>", true);
    row("core uses Qt", "core/a.cpp", "#include <QString>", false);
    row("core uses Qt by its folder", "core/proofs/a.h", "#include <QtCore/qstring.h>", false);
    row("core uses Qt, spaced out", "core/a.cpp", "  #  include  <QString>", false);
    row("core names Qt in a comment", "core/a.cpp", "// #include <QString>", true);
    row("core prints by the system", "core/a.cpp", "#include <unistd.h>", false);
    row("core uses wording", "core/a.cpp", "#include \"app/wording/a.h\"", false);
    row("core uses its tests", "core/a.cpp", "#include \"tests/counts.h\"", false);
    row("core's root uses a game", "core/a.cpp", "#include \"core/games/nim/nim.h\"", false);
    row("proofs use games", "core/proofs/a.cpp", "#include \"core/games/nim/nim.h\"", true);
    row("wording uses any of core", "app/wording/a.cpp", "#include \"core/games/nim/nim.h\"", true);
    row("wording uses Qt", "app/wording/a.cpp", "#include <QString>", true);
    row("wording uses view-models", "app/wording/a.cpp", "#include \"app/viewmodels/a.h\"", false);
    row("view-models use wording", "app/viewmodels/shell/a.cpp", "#include \"app/wording/a.h\"", true);
    row("view-models use the program", "app/viewmodels/shell/a.cpp", "#include \"app/start/a.h\"", false);
    row("the command line uses wording", "app/cli/a.cpp", "#include \"app/wording/a.h\"", true);
    row("the command line uses view-models", "app/cli/a.cpp", "#include \"app/viewmodels/a.h\"", false);
    row("figures use the tokens", "app/figures/scene/a.cpp", "#include \"app/theme/tokens.h\"", true);
    row("figures use the theme's QML", "app/figures/scene/a.cpp", "#include \"app/theme/theme.h\"", false);
    row("a name that is not from the root", "core/a.cpp", "#include \"count.h\"", false);
    row("a file that does not exist", "core/a.cpp", "#include \"core/gone.h\"", false);
    row("a file that moc makes", "tests/core/tst_a.cpp", "#include \"tst_a.moc\"", true);
    row("a file that moc makes of a header", "tests/core/tst_a.cpp", "#include \"moc_a.cpp\"", true);
    row("components use the theme", "qml/components/A.qml", "import Nimstone.Theme", true);
    row("the theme uses components", "app/theme/A.qml", "import Nimstone.Components", false);
    row("figures use boards", "qml/figures/A.qml", "import Nimstone.Boards", false);
    row("pages use boards", "qml/play/A.qml", "import Nimstone.Boards as Boards", true);
    row("boards use pages", "qml/boards/A.qml", "import Nimstone.Play", false);
    row("components use view-models", "qml/components/A.qml", "import Nimstone.ViewModels", false);
    row("QML uses Qt", "qml/boards/A.qml", "import QtQuick.Controls.Basic", true);
    row("QML uses a script", "qml/boards/A.qml", "import \"rules.js\" as Rules", false);
    row("QML uses a folder", "qml/boards/A.qml", "import \"../components\"", false);
    row("QML uses an unknown module", "qml/boards/A.qml", "import Nimstone.Gone", false);
    row("tests of core use the app", "tests/core/tst_a.cpp", "#include \"app/wording/a.h\"", false);
    row("other tests use the app", "tests/cli/tst_a.cpp", "#include \"app/wording/a.h\"", true);
}

void TestStructureRules::rulesJudgeIncludesAndImports()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    ProjectFiles house;
    for (const char* file : {"core/count.h", "core/games/nim/nim.h", "app/wording/a.h", "app/viewmodels/a.h",
                             "app/start/a.h", "app/theme/tokens.h", "app/theme/theme.h", "tests/counts.h"})
        house.files.insert(QString::fromLatin1(file));
    for (const char* name : {"Components", "Boards", "Figures", "Play"})
        house.modules.insert(QStringLiteral("Nimstone.") + QLatin1String(name),
                             QStringLiteral("qml/") + QString::fromLatin1(name).toLower());
    for (const char* name : {"Theme", "ViewModels"})
        house.modules.insert(QStringLiteral("Nimstone.") + QLatin1String(name),
                             QStringLiteral("app/") + QString::fromLatin1(name).toLower());

    const QStringList complaints = m_rules.complaints({path, QStringLiteral("\n") + line + u'\n'}, house);
    QCOMPARE(complaints.isEmpty(), allowed);
    QVERIFY(allowed || complaints.constFirst().startsWith(path + QStringLiteral(":2: ")));
}

void TestStructureRules::rulesFindForbiddenIncludes_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* what, const char* path, const char* line, bool allowed) {
        QTest::newRow(what) << QString::fromLatin1(path) << QString::fromLatin1(line) << allowed;
    };
    row("verify uses its own files", "core/proofs/verify/nim/nim.cpp", "#include \"core/proofs/verify/nim/nim_step.h\"", true);
    row("verify uses the types", "core/proofs/verify/nim/nim_step.h", "#include \"core/proofs/step.h\"", true);
    row("verify uses the steps of prove", "core/proofs/verify/nim/nim.cpp", "#include \"core/proofs/prove/nim/nim_steps.h\"", false);
    row("verify uses prove's nim-sum", "core/proofs/verify/nim/nim_facts.cpp", "#include \"core/nimber.h\"", false);
    row("prove uses the nim-sum", "core/proofs/prove/nim/nim.cpp", "#include \"core/nimber.h\"", true);
    row("search uses the rules", "core/search.h", "#include \"core/game.h\"", true);
    row("search uses Nim", "core/search.h", "#include \"core/games/nim/nim.h\"", false);
}

void TestStructureRules::rulesFindForbiddenIncludes()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(bool, allowed);
    const Source source{path, line + u'\n'};
    QStringList found;
    for (const IncludeRule& rule : m_rules.strangers()) {
        if (rule.appliesTo(source))
            found += complaints(rule, source);
    }
    QCOMPARE(found.isEmpty(), allowed);
}

void TestStructureRules::rulesFindForbiddenPatterns_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("broken");  // the name of the broken rule, or empty
    const auto row = [](const char* path, const char* line, const char* broken) {
        QTest::newRow(line) << QString::fromLatin1(path) << QString::fromUtf8(line) << QString::fromLatin1(broken);
    };
    constexpr const char* floating = "core uses no floating-point numbers";
    row("core/a.cpp", "double half = n / 2.0;", floating);
    row("core/a.cpp", "const auto root = std::sqrt(n);", floating);
    row("core/a.cpp", "int doubled = 2 * n;  // no double", "");
    row("core/practice/mastery.cpp", "double known = 0.5;", "");
    row("app/a.cpp", "double width = 1.0;", "");
    constexpr const char* clock = "core reads no clock, no random device, and no environment variable";
    row("core/a.cpp", "std::random_device device;", clock);
    row("core/a.cpp", "const auto now = std::chrono::steady_clock::now();", clock);
    row("core/a.cpp", "int n = rand();", clock);
    row("core/a.cpp", "std::mt19937_64 random(seed);", "");
    row("core/a.cpp", "std::cerr << n;", "core prints nothing to the terminal");
    row("core/a.cpp", "printf(text);", "core prints nothing to the terminal");
    row("core/a.cpp", "print(position);", "");
    row("core/a.cpp", "auto text = tr(\"a heap\");", "core contains no sentences that need a translation");
    constexpr const char* typed = "one call of arg() inserts all parts of a sentence, because text that a user typed may contain %1";
    row("app/viewmodels/a.cpp", "return tr(text).arg(title).arg(number);", typed);
    row("app/cli/a.cpp", "tr(text).arg(QString::number(f(a, g(b)))).arg(name)", typed);
    row("app/cli/a.cpp", "tr(text).arg(title, QString::number(number)).trimmed()", "");
    row("app/cli/a.cpp", "list << tr(one).arg(f(title)) << tr(other).arg(title);", "");
    row("app/figures/a.cpp", "QStringLiteral(text).arg(row).arg(column)", "");
    constexpr const char* title = "QML code inserts a user-typed title with the last call of arg(), because the title may contain %1";
    row("qml/play/A.qml", "text: qsTr(a).arg(root.session.title).arg(root.session.seed)", title);
    row("qml/play/A.qml", "text: qsTr(a).arg(root.session.seed).arg(root.session.title)", "");
    constexpr const char* chance = "no code uses std::shuffle, std::sample, or a distribution of the standard library, because their numbers depend on the library";
    row("core/a.cpp", "std::uniform_int_distribution<int> die(1, 6);", chance);
    row("app/a.cpp", "std::shuffle(begin, end, random);", chance);
    constexpr const char* fresh = "the window takes its random seeds only from Shell.freshSeed";
    row("qml/a/A.qml", "seed: Math.random()", fresh);
    row("app/a.cpp", "return QRandomGenerator::global()->generate();", fresh);
    row("app/viewmodels/shell/shell.h", "QRandomGenerator m_chance;", "");
    constexpr const char* bits = "QML code uses no bitwise operators on numbers";
    row("qml/a/A.qml", "readonly property int sum: a ^ b", bits);
    row("qml/a/A.qml", "visible: (size >> column) % 2", bits);
    row("qml/a/A.qml", "visible: size & weight", bits);
    row("qml/a/A.qml", "value: a | b", bits);
    row("qml/a/A.qml", "value |= 4", bits);
    row("qml/a/A.qml", "Layout.alignment: Qt.AlignLeft | Qt.AlignTop", "");
    row("qml/a/A.qml", "if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier))", "");
    row("qml/a/A.qml", "visible: a && b || c", "");
    row("qml/a/A.qml", "text: \"a ^ b\"  // a ^ b", "");
    constexpr const char* powers = "QML code computes no powers, logarithms, square roots, or binary digits";
    row("qml/a/A.qml", "weight: Math.pow(2, column)", powers);
    row("qml/a/A.qml", "weight: 2 ** column", powers);
    row("qml/a/A.qml", "text: size.toString(2)", powers);
    row("qml/a/A.qml", "width: Math.max(a, b) * 2", "");
    constexpr const char* waiting = "tests wait for signals, not for a fixed time";
    row("tests/qml/tst_a.qml", "wait(100)", waiting);
    row("tests/app/tst_a.cpp", "QTest::qWait(100);", waiting);
    row("tests/app/tst_a.cpp", "std::this_thread::sleep_for(second);", waiting);
    row("tests/app/tst_a.cpp", "QVERIFY(spy.wait(5000));", "");
    row("tests/app/tst_a.cpp", "QVERIFY(spy->wait(5000));", "");
    row("tests/qml/tst_a.qml", "tryCompare(item, \"x\", 5, 5000)", "");
    constexpr const char* measuring = "no test measures time, because ./dev bench does this";
    row("tests/app/tst_a.cpp", "QElapsedTimer timer;", measuring);
    row("tests/core/tst_a.cpp", "const auto start = std::chrono::steady_clock::now();", measuring);
    row("tests/app/tst_a.cpp", "QThread::msleep(100);", measuring);
    row("tests/core/tst_a.cpp", "const std::clock_t start = std::clock();", measuring);
    row("tests/window/a.cpp", "clock_gettime(CLOCK_MONOTONIC, &now);", measuring);
    row("tests/bench/bench_a.cpp", "QElapsedTimer timer;", "");
    constexpr const char* views = "no code uses views or subranges, because Clang 14 cannot compile them with the library of GCC 12";
    row("core/a.cpp", "for (const Count n : std::views::iota(1, 5))", views);
    row("core/a.cpp", "values.erase(std::ranges::unique(values).begin(), values.end());", views);
    row("app/a.cpp", "std::ranges::stable_partition(all, isFirst);", views);
    row("core/a.cpp", "values.erase(std::unique(values.begin(), values.end()), values.end());", "");
    row("core/a.cpp", "std::ranges::unique_copy(values, out);", "");
}

void TestStructureRules::rulesFindForbiddenPatterns()
{
    QFETCH(QString, path);
    QFETCH(QString, line);
    QFETCH(QString, broken);
    QStringList found;
    for (const PatternRule& rule : m_rules.words()) {
        const Source source{path, line + u'\n'};
        if (rule.appliesTo(source) && !complaints(rule, source).isEmpty())
            found.append(rule.row);
    }
    QCOMPARE(found, broken.isEmpty() ? QStringList() : QStringList{broken});
}

void TestStructureRules::commentsAndStringsAreBlanked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("blank");
    const auto row = [](const char* what, const char* text, const char* blank) {
        QTest::newRow(what) << QString::fromUtf8(text) << QString::fromUtf8(blank);
    };
    row("nothing to blank", "a / b", "a / b");
    row("a comment", "a // b\nc", "a     \nc");
    row("a long comment", "a /* b\nc */ d", "a     \n     d");
    row("a string", "f(\"a // b\");", "f(        );");
    row("an escaped quote", "f(\"a\\\"b\") // c", "f(      )     ");
    row("a quote in a comment", "a // \"\nb // \"", "a     \nb     ");
    row("a quote as a character", "f('\"') + \"a\"", "f(   ) +    ");
    row("digits in groups", "1'000'000 // a", "1'000'000     ");
    row("a raw string", "f(R\"x(a\")\")x\")", "f(           )");
    row("a template string", "f(`a ^ ${b}`)", "f(          )");
}

void TestStructureRules::commentsAndStringsAreBlanked()
{
    QFETCH(QString, text);
    QFETCH(QString, blank);
    QCOMPARE(code(text, Strings::Blank), blank);
}

NIMSTONE_TEST(TestStructureRules)
#include "tst_structure_rules.moc"
