// Checks that the project keeps its structure: what each folder may use, which files must not use each other, what the code
// of a folder must not contain, and the size of files. The rules are in rules.json.
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

#include "tests/program.h"
#include "tests/structure/rules.h"

using namespace nimstone::tests;

namespace {

constexpr int mostLines = 400;
constexpr int mostBaseNames = 25;

struct Project {
    QString root = QStringLiteral(NIMSTONE_SOURCE_DIR);
    QList<Source> sources = sourcesOf(root);
    ProjectFiles house = projectFilesAt(root, sources);
    Rules rules = Rules::fromFile(root + QStringLiteral("/tests/structure/rules.json"));
};

const Project& project()
{
    static const Project instance;
    return instance;
}

void oneRowPerFolder()
{
    QTest::addColumn<QString>("folder");
    QSet<QString> seen;
    for (const Source& source : project().sources) {
        const QString folder = source.folder();
        if (!seen.contains(folder))
            QTest::newRow(qPrintable(folder)) << folder;
        seen.insert(folder);
    }
}

QList<Source> sourcesIn(const QString& folder)
{
    QList<Source> result;
    for (const Source& source : project().sources) {
        if (source.folder() == folder)
            result.append(source);
    }
    return result;
}

/// Fails with all complaints, one a line, if there are any.
void expectNone(const QStringList& complaints)
{
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
}

/// Returns the folders in a cycle, and the folders that use one of them. The function removes, again and again, the
/// folders that use none of the remaining folders.
QStringList circles(QMap<QString, QSet<QString>> uses)
{
    for (bool removed = true; removed;) {
        removed = false;
        for (const QString& folder : uses.keys()) {
            if (!std::ranges::any_of(uses[folder], [&uses](const QString& other) { return uses.contains(other); }))
                removed = uses.remove(folder) > 0;
        }
    }
    return uses.keys();
}

template <class Rule>
void oneRowPerRule(const QList<Rule>& rules)
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < rules.size(); ++index)
        QTest::newRow(qPrintable(rules[index].row)) << index;
}

template <class Rule>
void expectNoComplaintOf(const Rule& rule)
{
    QStringList found;
    int files = 0;
    for (const Source& source : project().sources) {
        if (!rule.appliesTo(source))
            continue;
        found += complaints(rule, source);
        ++files;
    }
    QVERIFY2(files > 0, "no source file matches the field \"in\" of this rule in tests/structure/rules.json");
    expectNone(found);
}

}  // namespace

class TestLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sourcesModulesAndRulesAreFound();
    void foldersUseOnlyWhatTheyMay_data() { oneRowPerFolder(); }
    void foldersUseOnlyWhatTheyMay();
    void rulesHaveNoCycle();
    void foldersHaveNoCycle();
    void foldersHaveFewFiles_data() { oneRowPerFolder(); }
    void foldersHaveFewFiles();
    void filesStaySmall_data() { oneRowPerFolder(); }
    void filesStaySmall();
    void typesHaveDistinctNames();
    void sourcesIncludeTheirHeaderFirst_data() { oneRowPerFolder(); }
    void sourcesIncludeTheirHeaderFirst();
    void filesBeginWithAComment_data() { oneRowPerFolder(); }
    void filesBeginWithAComment();
    void filesDoNotUseForbiddenFiles_data();
    void filesDoNotUseForbiddenFiles();
    void codeContainsNoForbiddenPattern_data();
    void codeContainsNoForbiddenPattern();
    void repeatersInLayoutsHaveAConstantModel();
};

void TestLayers::sourcesModulesAndRulesAreFound()
{
    const auto& [root, sources, house, rules] = project();
    QVERIFY(house.files.contains(QStringLiteral("core/count.h")));
    QVERIFY(house.files.contains(QStringLiteral("tests/structure/rules.h")));
    QCOMPARE(house.modules.value(QStringLiteral("Nimstone.Theme")), QStringLiteral("app/theme"));
    QCOMPARE(house.modules.value(QStringLiteral("Nimstone.ViewModels")), QStringLiteral("app/viewmodels"));
    QCOMPARE(house.modules.value(QStringLiteral("Nimstone.Tests")), QStringLiteral("tests/qml"));
    QVERIFY(rules.knows(QStringLiteral("core")));
    QVERIFY(!rules.words().isEmpty());
    for (const PatternRule& rule : rules.words())
        QVERIFY2(rule.pattern.isValid(), qPrintable(QStringLiteral("this rule in tests/structure/rules.json has an invalid pattern: ") + rule.row));
    std::size_t references = 0;
    for (const Source& source : sources)
        references += static_cast<std::size_t>(nimstone::tests::references(source).size());
    qInfo("found %zu includes and imports in %zu files", references, static_cast<std::size_t>(sources.size()));
}

void TestLayers::foldersUseOnlyWhatTheyMay()
{
    QFETCH(QString, folder);
    const auto& [root, sources, house, rules] = project();
    QVERIFY2(rules.knows(folder), "tests/structure/rules.json has no entry for this folder; add one that lists what the folder may use");
    QStringList complaints;
    for (const Source& source : sourcesIn(folder))
        complaints += rules.complaints(source, house);
    expectNone(complaints);
}

void TestLayers::rulesHaveNoCycle()
{
    const Rules& rules = project().rules;
    QMap<QString, QSet<QString>> uses;
    for (const QString& folder : rules.folders()) {
        if (!folder.endsWith(u"/*"))
            uses[folder];
    }
    for (const QString& folder : uses.keys()) {
        for (const QString& other : uses.keys()) {
            if (other != folder && rules.allows(folder, other))
                uses[folder].insert(other);
        }
    }
    expectNone(circles(uses));
}

/// The test also prints which folders each folder outside of tests/ uses.
void TestLayers::foldersHaveNoCycle()
{
    const auto& [root, sources, house, rules] = project();
    QMap<QString, QSet<QString>> uses;
    for (const Source& source : sources) {
        if (source.path.startsWith(u"tests/"))
            continue;
        for (const Reference& reference : references(source)) {
            const QString other = reference.kind == Reference::Kind::ProjectInclude ? Source{reference.name, {}}.folder()
                                                                                    : house.modules.value(reference.name);
            if (other != source.folder() && !other.isEmpty())
                uses[source.folder()].insert(other);
        }
    }
    for (const auto& [folder, others] : uses.asKeyValueRange()) {
        QStringList names(others.begin(), others.end());
        names.sort();
        qInfo("%s uses %s", qPrintable(folder), qPrintable(names.join(u' ')));
    }
    expectNone(circles(uses));
}

/// Counts base names: the name of a file up to its first dot, so a header and its source have one base name.
void TestLayers::foldersHaveFewFiles()
{
    QFETCH(QString, folder);
    QSet<QString> baseNames;
    for (const Source& source : sourcesIn(folder))
        baseNames.insert(source.path.section(u'/', -1).section(u'.', 0, 0));
    QVERIFY2(baseNames.size() <= mostBaseNames,
             qPrintable(QStringLiteral("the files of the folder %1 have %2 different base names, but at most %3 are allowed; divide the folder")
                            .arg(folder, QString::number(baseNames.size()), QString::number(mostBaseNames))));
}

void TestLayers::filesStaySmall()
{
    QFETCH(QString, folder);
    QStringList complaints;
    for (const Source& source : sourcesIn(folder)) {
        if (const auto lines = source.text.count(u'\n'); lines > mostLines)
            complaints.append(QStringLiteral("the file %1 has %2 lines, but at most %3 are allowed; divide the file")
                                  .arg(source.path, QString::number(lines), QString::number(mostLines)));
    }
    expectNone(complaints);
}

/// A source first includes the header that declares what the source defines. This is the header of the same name, or
/// the header of the unit that the source belongs to, in its folder, above it, or below it. A main.cpp, tests, and
/// examples have no such header.
void TestLayers::sourcesIncludeTheirHeaderFirst()
{
    QFETCH(QString, folder);
    QStringList complaints;
    for (const Source& source : sourcesIn(folder)) {
        const bool alone = source.path.endsWith(u"/main.cpp") || source.path.startsWith(u"tests/") || source.path.startsWith(u"examples/");
        if (alone || source.suffix() != u"cpp")
            continue;
        const QList<Reference> all = references(source);
        const QString header = all.isEmpty() || all.front().kind != Reference::Kind::ProjectInclude ? QString() : all.front().name;
        const QString other = header.section(u'/', 0, -2);
        if (header.isEmpty() || !((folder + u'/').startsWith(other + u'/') || other.startsWith(folder + u'/')))
            complaints.append(source.path + QStringLiteral(" does not include its own header first"));
    }
    expectNone(complaints);
}

/// Headers and QML files must begin with a comment.
void TestLayers::filesBeginWithAComment()
{
    QFETCH(QString, folder);
    QStringList complaints;
    for (const Source& source : sourcesIn(folder)) {
        if (source.suffix() != u"cpp" && !source.text.startsWith(u"//") && !source.text.startsWith(u"/*"))
            complaints.append(source.path + QStringLiteral(" does not begin with a comment"));
    }
    expectNone(complaints);
}

/// Types in headers have different names even in different namespaces, so that a name always means one type.
void TestLayers::typesHaveDistinctNames()
{
    static const QRegularExpression type(QStringLiteral("^(?:class|struct|enum|enum class|using) (\\w+)(?= final| :|:(?!:)| =| \\{|$)"),
                                         QRegularExpression::MultilineOption);
    QMap<QString, QStringList> where;
    for (const Source& source : project().sources) {
        if (source.suffix() != u"h" || !(source.path.startsWith(u"core/") || source.path.startsWith(u"app/")))
            continue;
        for (const auto& found : type.globalMatch(code(source.text, Strings::Blank)))
            where[found.captured(1)].append(source.path);
    }
    QStringList complaints;
    for (const auto& [name, files] : where.asKeyValueRange()) {
        if (files.size() > 1)
            complaints.append(QStringLiteral("several headers declare a type named %1: %2").arg(name, files.join(QStringLiteral(", "))));
    }
    QVERIFY(where.size() > 500);
    expectNone(complaints);
}

void TestLayers::filesDoNotUseForbiddenFiles_data() { oneRowPerRule(project().rules.strangers()); }

void TestLayers::filesDoNotUseForbiddenFiles()
{
    QFETCH(int, index);
    expectNoComplaintOf(project().rules.strangers()[index]);
}

void TestLayers::codeContainsNoForbiddenPattern_data() { oneRowPerRule(project().rules.words()); }

void TestLayers::codeContainsNoForbiddenPattern()
{
    QFETCH(int, index);
    expectNoComplaintOf(project().rules.words()[index]);
}

/// A Repeater adds and removes items. In Qt 6.4, a layout that is resized before it was polished reads items that are gone.
/// So the model of a Repeater in a layout must be a literal number, or a number that a C++ class declares as CONSTANT.
void TestLayers::repeatersInLayoutsHaveAConstantModel()
{
    static const QRegularExpression opening(QStringLiteral("([A-Za-z_.]*)\\s*$"));
    static const QRegularExpression constant(QStringLiteral("\\bQ_PROPERTY\\(int (\\w+) READ \\w+ CONSTANT\\b"));
    QStringList models(QStringLiteral("\\d+"));
    for (const Source& source : project().sources) {
        for (const auto& found : constant.globalMatch(source.suffix() == u"h" ? source.text : QString()))
            models.append(QStringLiteral("[a-z]\\w*\\.") + found.captured(1));
    }
    const QRegularExpression counted(QStringLiteral("^[^{}]*\\bmodel: (%1)\\s*\n").arg(models.join(u'|')));
    QStringList complaints;
    int files = 0;
    for (const Source& source : project().sources) {
        if (source.suffix() != u"qml" || !source.path.startsWith(u"qml/"))
            continue;
        ++files;
        const QString text = code(source.text, Strings::Blank);
        QStringList open;
        for (qsizetype at = 0; at < text.size(); ++at) {
            if (text[at] == u'}' && !open.isEmpty())
                open.removeLast();
            if (text[at] != u'{')
                continue;
            const QString name = opening.match(text.mid(std::max<qsizetype>(at - 60, 0), std::min<qsizetype>(at, 60))).captured(1);
            if (name == u"Repeater" && !open.isEmpty() && open.last().endsWith(u"Layout") && !counted.match(text.mid(at + 1)).hasMatch())
                complaints.append(QStringLiteral("%1:%2: the model of a Repeater in a layout must be a literal number or a CONSTANT number of a C++ class")
                                      .arg(source.path).arg(text.left(at).count(u'\n') + 1));
            open.append(name);
        }
    }
    QVERIFY(files > 50);
    expectNone(complaints);
}

NIMSTONE_TEST(TestLayers)
#include "tst_layers.moc"
