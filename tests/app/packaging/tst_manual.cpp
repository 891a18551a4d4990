// Every option in --help is described in the man pages of both languages, and bash completes it.
#include <QTest>

#include "tests/app/packaging/said.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestManual : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theManPageDescribesTheOptionsOfTheHelp_data();
    void theManPageDescribesTheOptionsOfTheHelp();
    void bashCompletesCommandsAndOptions_data();
    void bashCompletesCommandsAndOptions();
    void theCompletionKnowsEveryOptionWithAValue_data();
    void theCompletionKnowsEveryOptionWithAValue();
};

namespace {

struct Offer {
    QString program;
    QString command;  ///< a command of nimstone-cli, or empty for the options before any command
    QStringList options;
    QStringList valued;  ///< the options that take a value
};

Offer offerOf(const QString& program, const QString& command, const QString& help)
{
    return {program, command, optionsOf(help), captured(help, QStringLiteral("^  (?:-\\w,? ?)?(--[a-z][a-z-]*) <?[A-Z]"))};
}

/// Returns the options of both programs and of each command of nimstone-cli.
QList<Offer> offers()
{
    const QStringList help{QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--help")};
    const QString cli = said(QStringLiteral(NIMSTONE_CLI), help);
    QList<Offer> all{offerOf(QStringLiteral("nimstone"), {}, said(QStringLiteral(NIMSTONE), help)), offerOf(QStringLiteral("nimstone-cli"), {}, cli)};
    for (const QString& command : commandsOf(cli))
        all << offerOf(QStringLiteral("nimstone-cli"), command, said(QStringLiteral(NIMSTONE_CLI), help + QStringList{command}));
    return all;
}

/// Returns the text of a man page as a reader sees it except for fonts: "\-" becomes "-".
QString page(const QString& language, const QString& program)
{
    return textOf(QStringLiteral("app/packaging/man/%1%2.1").arg(language, program)).replace(QLatin1String("\\-"), QLatin1String("-"));
}

/// Returns the section on a command or, if `command` is empty, the text before all commands.
QString partOn(const QString& page, const QString& command)
{
    static const QRegularExpression first(QStringLiteral("\n\\.SS [a-z]"));
    if (command.isEmpty())
        return page.section(first, 0, 0);
    return page.section(QStringLiteral(".SS %1\n").arg(command), 1).section(QLatin1String("\n.S"), 0, 0);
}

}  // namespace

void TestManual::theManPageDescribesTheOptionsOfTheHelp_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    const QList<Offer> all = offers();
    QVERIFY(all.size() > 12);
    for (const QString& language : {QString(), QStringLiteral("zh_CN/")}) {
        for (const Offer& offer : all)
            QTest::addRow("%s%s %s", qPrintable(language), qPrintable(offer.program), qPrintable(offer.command))
                << language << offer.program << offer.command << offer.options;
    }
}

void TestManual::theManPageDescribesTheOptionsOfTheHelp()
{
    QFETCH(QString, language);
    QFETCH(QString, program);
    QFETCH(QString, command);
    QFETCH(QStringList, options);
    const QString whole = page(language, program);
    const QString part = partOn(whole, command);
    QVERIFY2(!part.isEmpty(), "the man page does not describe this command");
    QVERIFY(options.contains(QLatin1String("--help")));
    const QStringList everywhere = command.isEmpty() ? QStringList() : optionsOf(said(QStringLiteral(NIMSTONE_CLI), {QStringLiteral("--help")}));
    for (const QString& option : options) {
        const QString& where = everywhere.contains(option) ? whole : part;
        const QRegularExpression heading(QStringLiteral("^\\.B.*%1(?![a-z-])").arg(option), QRegularExpression::MultilineOption);
        QVERIFY2(where.contains(heading), qPrintable(option));
    }
    // The man page describes no option that does not exist.
    for (const QString& option : captured(part, QStringLiteral("^\\.BI? (--[a-z-]+)")))
        QVERIFY2(options.contains(option), qPrintable(option));
}

void TestManual::bashCompletesCommandsAndOptions_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<QStringList>("offered");
    for (const Offer& offer : offers()) {
        const QString program = offer.command.isEmpty() && offer.program == QLatin1String("nimstone") ? QStringLiteral(NIMSTONE) : QStringLiteral(NIMSTONE_CLI);
        QStringList typed{program};
        if (!offer.command.isEmpty())
            typed << offer.command;
        QTest::addRow("%s %s --", qPrintable(offer.program), qPrintable(offer.command)) << typed + QStringList{QStringLiteral("--")} << offer.options;
    }
    const QString cli = QStringLiteral(NIMSTONE_CLI);
    const auto row = [](const char* name, const QStringList& typed, const char* offered) {
        QTest::newRow(name) << typed << QString::fromLatin1(offered).split(u' ', Qt::SkipEmptyParts);
    };
    row("commands", {cli, QStringLiteral("wo")}, "worksheet");
    row("commands after an option", {cli, QStringLiteral("--lang"), QStringLiteral("zh_CN"), QStringLiteral("pr")}, "prove problems");
    row("theorems", {cli, QStringLiteral("prove"), QStringLiteral("nim")}, "nim-lemma-1 nim-lemma-2 nim-count");
    row("games", {cli, QStringLiteral("audit"), QStringLiteral("s")}, "subtraction staircase-nim");
    row("problems", {cli, QStringLiteral("solve"), QStringLiteral("poj-22")}, "poj-2234");
    row("formats", {cli, QStringLiteral("prove"), QStringLiteral("bouton"), QStringLiteral("--format"), QString()}, "text markdown latex svg png pdf json");
    row("skills", {cli, QStringLiteral("worksheet"), QStringLiteral("--skill"), QStringLiteral("co")}, "count-moves cold-pair");
    row("games of a set", {cli, QStringLiteral("exercises"), QStringLiteral("--game"), QString()},
        "nim bash subtraction wythoff misere-nim fibonacci-nim moore-nim sum");
    row("formats of a set", {cli, QStringLiteral("exercises"), QStringLiteral("--format"), QString()}, "json gift moodle anki");
    row("problems to judge", {cli, QStringLiteral("judge"), QStringLiteral("poj-22")}, "poj-2234");
    row("languages of a solution", {cli, QStringLiteral("problems"), QStringLiteral("--code"), QString()}, "cpp python");
    row("hints", {cli, QStringLiteral("judge"), QStringLiteral("poj-2234"), QStringLiteral("--hint"), QString()}, "1 2 3 4 5");
    row("pages", {QStringLiteral(NIMSTONE), QStringLiteral("--page"), QString()}, "home learn play prove practise contest explore settings");
}

void TestManual::bashCompletesCommandsAndOptions()
{
    QFETCH(QStringList, typed);
    QFETCH(QStringList, offered);
    const bool window = typed.first() == QLatin1String(NIMSTONE);
    const QString script = QStringLiteral(". '" NIMSTONE_SOURCE_DIR "/app/packaging/completions/%1'\n"
                                          "COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1))\n"
                                          "%2 \"$1\" \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"\n"
                                          "printf '%s\\n' \"${COMPREPLY[@]}\"\n")
                               .arg(window ? QStringLiteral("nimstone") : QStringLiteral("nimstone-cli"),
                                    window ? QStringLiteral("_nimstone") : QStringLiteral("_nimstone_cli"));
    QStringList completed = said(QStringLiteral("bash"), QStringList{QStringLiteral("-c"), script, QStringLiteral("bash")} + typed)
                                .split(u'\n', Qt::SkipEmptyParts);
    completed.sort();
    offered.sort();
    QCOMPARE(completed, offered);
}

void TestManual::theCompletionKnowsEveryOptionWithAValue_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("valued");
    for (const Offer& offer : offers())
        QTest::addRow("%s %s", qPrintable(offer.program), qPrintable(offer.command)) << offer.program << offer.valued;
}

/// After an option that the completion does not know, bash would complete names of files instead of a value.
void TestManual::theCompletionKnowsEveryOptionWithAValue()
{
    QFETCH(QString, program);
    QFETCH(QStringList, valued);
    QVERIFY(!valued.isEmpty());
    const QStringList known = captured(textOf(QStringLiteral("app/packaging/completions/") + program), QStringLiteral("(--[a-z-]+)(?= \\||\\))"));
    for (const QString& option : valued)
        QVERIFY2(known.contains(option), qPrintable(option));
}

NIMSTONE_TEST(TestManual)
#include "tst_manual.moc"
