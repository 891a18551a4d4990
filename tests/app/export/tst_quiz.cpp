// Tests exercises as questions for other systems: every question agrees with its exercise, and readers that share no code with
// Nimstone find the same questions in GIFT, in Moodle XML, and in the file for Anki.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <map>

#include "app/export/practice/quiz.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "core/practice/answer_text.h"
#include "tests/app/export/quiz_readers.h"
#include "tests/app/wording/texts.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::practice;

namespace {

using QuizType = QuizQuestion::Kind;

/// Returns exercises of every skill and level, and exercises on heaps that a person chose.
SheetExercises exercisesToAsk()
{
    SheetExercises all;
    for (const Skill skill : allSkills) {
        for (int level = lowestLevel; level <= highestLevel; ++level)
            std::ranges::copy(exercisesFor({{skill}, level, tests::count(1, 12), 7}, all), std::back_inserter(all));
        if (const auto exercise = exerciseOn(Position{{12, 9, 3, 1}}, skill))
            all.push_back({*exercise, std::nullopt});
    }
    return all;
}

struct AskedQuiz {
    SheetExercises exercises;
    Quiz quiz;
};

/// Returns the questions on exercisesToAsk(). The title of the set has the control characters of each format.
const AskedQuiz& quizIn(const QString& language)
{
    static std::map<QString, AskedQuiz> made;
    AskedQuiz& asked = made[language];
    if (asked.quiz.empty()) {
        const tests::InLanguage spoken(language);
        asked.exercises = exercisesToAsk();
        asked.quiz = quizOf({.title = "Week 3: {a} = b # c ~ d / e \\ f\t\"g\" <h> & \x01", .entries = entriesOf(asked.exercises)});
    }
    return asked;
}

/// Runs a program that reads a printed quiz, and returns the JSON objects that it prints, each in one line.
void readWith(const QString& program, const QStringList& arguments, const std::string& content, QList<QJsonObject>& read)
{
    QProcess reader;
    reader.start(program, arguments);
    QVERIFY2(reader.waitForStarted(), qPrintable(reader.errorString()));
    reader.write(QByteArray::fromStdString(content));
    reader.closeWriteChannel();
    QVERIFY(reader.waitForFinished(600'000));
    QVERIFY2(reader.exitCode() == 0, reader.readAllStandardError().constData());
    for (const QByteArray& line : reader.readAllStandardOutput().trimmed().split('\n'))
        read << QJsonDocument::fromJson(line).object();
}

void readWithPython(const QString& script, const std::string& content, QList<QJsonObject>& read)
{
    readWith(QStringLiteral("python3"), {QStringLiteral("-c"), script}, content, read);
}

/// Returns the question as the readers of GIFT and Moodle XML print it.
QJsonObject reportOf(const QuizQuestion& question)
{
    static const std::map<QuizType, QString> kinds{{QuizType::Number, u"numerical"_qs}, {QuizType::Text, u"text"_qs},
                                                   {QuizType::One, u"one"_qs}, {QuizType::Several, u"several"_qs}};
    QJsonArray answers;
    for (const QuizAnswer& answer : question.answers)
        answers << QJsonArray{answer.isRight, answer.text, answer.feedback};
    return {{u"kind"_qs, kinds.at(question.kind)}, {u"title"_qs, question.title}, {u"id"_qs, question.id},
            {u"category"_qs, u"$course$/"_qs + question.category}, {u"tags"_qs, QJsonArray::fromStringList(question.tags)},
            {u"question"_qs, question.question}, {u"reason"_qs, question.reason}, {u"answers"_qs, answers}};
}

void compareReports(const QList<QJsonObject>& read, const Quiz& quiz)
{
    QCOMPARE(read.size(), static_cast<qsizetype>(quiz.size()));
    for (qsizetype at = 0; at < read.size(); ++at)
        QCOMPARE(QJsonDocument(read[at]).toJson(), QJsonDocument(reportOf(quiz[static_cast<std::size_t>(at)])).toJson());
    qInfo("compared %lld questions", static_cast<long long>(read.size()));
}

/// Returns the answer that a pupil gives with this text, or nullopt if the text is not an answer to the exercise. This function
/// reads bits and amounts in its own way.
std::optional<Answer> typedAnswer(const Exercise& exercise, const QuizQuestion& question, const QString& text)
{
    if (asksFor(exercise) == Asks::Moves) {
        static const QRegularExpression between(QStringLiteral("[, ，、]+"));
        const QStringList amounts = text.split(between);
        std::vector<Move> moves;
        for (qsizetype heap = 0; heap < amounts.size(); ++heap) {
            if (amounts[heap] != u"0")
                moves.push_back(Move{static_cast<std::size_t>(heap), amounts[heap].toULongLong()});
        }
        return amounts.size() == static_cast<qsizetype>(heapsIn(exercise)->heaps.size()) ? std::optional(Answer(moves)) : std::nullopt;
    }
    bool isNumber = false;
    const bool inBits = question.kind == QuizType::Text;
    const Count number = text.toULongLong(&isNumber, inBits ? 2 : 10);
    return isNumber ? std::optional(Answer(number)) : std::nullopt;
}

void checkTyped(const Exercise& exercise, const QuizQuestion& question)
{
    Answers right;
    for (const QuizAnswer& answer : question.answers) {
        const auto given = typedAnswer(exercise, question, answer.text);
        QVERIFY2(given, qPrintable(answer.text));
        QCOMPARE(isRight(check(exercise, *given)), answer.isRight);
        QCOMPARE(answer.feedback, answer.isRight ? QString() : wording::resultText(check(exercise, *given)));
        if (answer.isRight && std::ranges::count(right, *given) == 0)
            right.push_back(*given);
    }
    QCOMPARE(right.size(), rightAnswers(exercise).size());
    for (const MisconceptionAnswer& mistake : misconceptionAnswers(exercise)) {
        QVERIFY(std::ranges::any_of(question.answers, [&](const QuizAnswer& answer) {
            return typedAnswer(exercise, question, answer.text) == mistake.answer;
        }));
    }
}

void checkChosen(const Exercise& exercise, const QuizQuestion& question)
{
    QStringList texts;
    QStringList right;
    for (const QuizAnswer& answer : question.answers) {
        texts << answer.text;
        if (answer.isRight)
            right << answer.text;
        QCOMPARE(answer.feedback.isEmpty(), answer.isRight || question.kind == QuizType::Several);
    }
    QVERIFY(texts.size() >= 2 && right.size() < texts.size());
    QCOMPARE(texts, wording::choicesToTick(exercise));
    // An answer as text is the number of a heap or choice from 1, the weight of a column, or a sum of numbers.
    const std::vector<Count> offered = offeredIn(exercise);
    QStringList expected;
    for (const Answer& answer : rightAnswers(exercise)) {
        const QString text = QString::fromStdString(practice::print(exercise, answer));
        if (question.kind == QuizType::Several)
            expected << text.split(u" + "_qs);
        else
            expected << texts.value(asksFor(exercise) == Asks::Column ? std::ranges::find(offered, answer.number()) - offered.begin() : text.toInt() - 1);
    }
    QCOMPARE(right, expected);
}

}  // namespace

class TestQuiz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionAgreesWithItsExercise_data() { tests::addLanguages(); }
    void everyQuestionAgreesWithItsExercise();
    void aNumberAbove2To53IsTypedAsText_data();
    void aNumberAbove2To53IsTypedAsText();
    void itemsAreNumberedAsInTheSet();
    void aReaderOfGiftFindsTheQuestions_data() { tests::addLanguages(); }
    void aReaderOfGiftFindsTheQuestions();
    void theParserFromNpmFindsTheQuestions_data() { tests::addLanguages(); }
    void theParserFromNpmFindsTheQuestions();
    void moodleXmlHasTheDocumentedForm_data() { tests::addLanguages(); }
    void moodleXmlHasTheDocumentedForm();
    void ankiFindsACardForEachQuestion_data() { tests::addLanguages(); }
    void ankiFindsACardForEachQuestion();
    void controlCharactersAreEscaped();
};

void TestQuiz::everyQuestionAgreesWithItsExercise()
{
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    const AskedQuiz& asked = quizIn(language);
    QCOMPARE(asked.quiz.size(), asked.exercises.size());
    QVERIFY(asked.quiz.size() >= 3 * allSkills.size());
    std::size_t pictures = 0;
    for (std::size_t at = 0; at < asked.quiz.size(); ++at) {
        const auto& [exercise, code] = asked.exercises[at];
        const QuizQuestion& question = asked.quiz[at];
        VERIFY_SENTENCE(question.question, language);
        VERIFY_TEXT(question.reason, language);
        QVERIFY(question.question.startsWith(wording::promptText(exercise)));
        QCOMPARE(question.id, QString::fromStdString(recordName(asked.exercises[at])));
        const QString set = u"Week 3: {a} = b # c ~ d - e - f-\"g\" <h> & -"_qs;
        QVERIFY2(question.category.startsWith(set + u'/'), qPrintable(question.category));
        QCOMPARE(question.category.count(u'/'), code ? 2 : 1);
        QCOMPARE(question.tags.size(), code ? 3 : 2);
        QVERIFY(question.picture.isEmpty() || !heapsIn(exercise));
        pictures += question.picture.isEmpty() ? 0 : 1;
        if (wording::choicesToTick(exercise).isEmpty())
            checkTyped(exercise, question);
        else
            checkChosen(exercise, question);
        if (QTest::currentTestFailed()) {
            qInfo("in %s", qPrintable(question.id));
            return;
        }
    }
    QVERIFY(pictures > asked.quiz.size() / 3);
    qInfo("checked %zu questions with %zu pictures", asked.quiz.size(), pictures);
}

void TestQuiz::aNumberAbove2To53IsTypedAsText_data()
{
    QTest::addColumn<quint64>("heap");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("isNumber");
    QTest::newRow("below") << (quint64{1} << 52) << u"4503599627370497"_qs << true;
    QTest::newRow("above") << (quint64{1} << 53) << u"9007199254740993"_qs << false;
}

void TestQuiz::aNumberAbove2To53IsTypedAsText()
{
    QFETCH(quint64, heap);
    QFETCH(QString, answer);
    QFETCH(bool, isNumber);
    const tests::InLanguage spoken(u"en"_qs);
    const Quiz quiz = quizOf({.entries = {SheetExercise{NimSumExercise{{{heap, 1}}}, std::nullopt}}});
    QCOMPARE(quiz.front().kind == QuizType::Number, isNumber);
    QCOMPARE(quiz.front().answers.front().text, answer);
    QCOMPARE(quiz.front().category, u"Nim-sum"_qs);
    QList<QJsonObject> read;
    readWithPython(QString::fromUtf8(tests::questionReport) + QString::fromUtf8(tests::giftReader), quizPrinter("gift")(quiz), read);
    compareReports(read, quiz);
}

void TestQuiz::itemsAreNumberedAsInTheSet()
{
    const tests::InLanguage spoken(u"en"_qs);
    const SheetExercise exercise{NimSumExercise{{{5, 3}}}, std::nullopt};
    const Quiz quiz = quizOf({.entries = {TextEntry{"Read this."}, exercise, TaskEntry{.name = "bouton"}, exercise}});
    QCOMPARE(quiz.size(), std::size_t{2});
    QCOMPARE(quiz[0].title, u"1. Nim-sum"_qs);
    QCOMPARE(quiz[1].title, u"3. Nim-sum"_qs);
}

void TestQuiz::aReaderOfGiftFindsTheQuestions()
{
    QFETCH(QString, language);
    const Quiz& quiz = quizIn(language).quiz;
    QList<QJsonObject> read;
    readWithPython(QString::fromUtf8(tests::questionReport) + QString::fromUtf8(tests::giftReader), quizPrinter("gift")(quiz), read);
    compareReports(read, quiz);
}

/// The parser is downloaded once into the folder of the test programs.
void TestQuiz::theParserFromNpmFindsTheQuestions()
{
    if (!tests::deep())
        QSKIP("this test runs only with ./dev test --deep");
    QFETCH(QString, language);
    const QString folder = QCoreApplication::applicationDirPath() + u"/npm"_qs;
    if (!QFile::exists(folder + u"/node_modules/gift-pegjs/package.json"_qs)) {
        QProcess npm;
        npm.start(u"npm"_qs, {u"install"_qs, u"--prefix"_qs, folder, u"--no-audit"_qs, u"--no-fund"_qs, u"--ignore-scripts"_qs, u"gift-pegjs@1.0.2"_qs});
        QVERIFY2(npm.waitForFinished(600'000) && npm.exitCode() == 0, npm.readAllStandardError().constData());
    }
    qputenv("NODE_PATH", QFile::encodeName(folder + u"/node_modules"_qs));
    const Quiz& quiz = quizIn(language).quiz;
    QList<QJsonObject> read;
    readWith(u"node"_qs, {u"-e"_qs, QString::fromUtf8(tests::npmReader)}, quizPrinter("gift")(quiz), read);
    compareReports(read, quiz);
}

void TestQuiz::moodleXmlHasTheDocumentedForm()
{
    QFETCH(QString, language);
    const Quiz& quiz = quizIn(language).quiz;
    QList<QJsonObject> read;
    readWithPython(QString::fromUtf8(tests::questionReport) + QString::fromUtf8(tests::moodleReader), quizPrinter("moodle")(quiz), read);
    compareReports(read, quiz);
}

void TestQuiz::ankiFindsACardForEachQuestion()
{
    QFETCH(QString, language);
    const Quiz& quiz = quizIn(language).quiz;
    QList<QJsonObject> read;
    readWithPython(QString::fromUtf8(tests::ankiReader), quizPrinter("anki")(quiz), read);
    QCOMPARE(read.size(), static_cast<qsizetype>(quiz.size()));
    for (qsizetype at = 0; at < read.size(); ++at) {
        const QuizQuestion& question = quiz[static_cast<std::size_t>(at)];
        QString front = u"<p>%1</p>"_qs.arg(question.question);
        if (question.kind == QuizType::One || question.kind == QuizType::Several) {
            for (const QuizAnswer& answer : question.answers)
                front += answer.text + u"<br>"_qs;
        }
        QCOMPARE(read[at][u"front"_qs].toString(), front);
        QCOMPARE(read[at][u"back"_qs].toString(), u"<p><b>%1</b></p><p>%2</p>"_qs.arg(question.solution, question.reason));
        QCOMPARE(read[at][u"drawn"_qs].toBool(), !question.picture.isEmpty());
        QCOMPARE(read[at][u"tags"_qs].toArray(), QJsonArray::fromStringList(question.tags));
        QCOMPARE(read[at][u"deck"_qs].toString(), u"Nimstone::"_qs + QString(question.category).replace(u'/', u"::"_qs));
    }
    qInfo("compared %lld cards", static_cast<long long>(read.size()));
}

void TestQuiz::controlCharactersAreEscaped()
{
    const QString controls = u"\\ \\n \\: ~ = # #### { } : :: // % %50% [html] &lt; &amp; \n end"_qs;
    Quiz quiz;
    for (const QuizType kind : {QuizType::Number, QuizType::Text, QuizType::One, QuizType::Several}) {
        const QString number = kind == QuizType::Number ? QString() : u"a "_qs + controls;
        quiz.push_back({.kind = kind, .title = u"1. "_qs + controls, .id = u"nim-sum 2 4711/17"_qs, .category = u"Week: {3}"_qs, .tags = {u"nimstone"_qs},
                        .question = u"Question "_qs + controls, .reason = u"Reason "_qs + controls,
                        .answers = {{u"1"_qs + number, true}, {u"2"_qs + number, false, u"Not "_qs + controls}, {u"3"_qs + number, true}}});
    }
    for (const char* format : {"gift", "moodle"}) {
        const char* const reader = format == std::string_view("gift") ? tests::giftReader : tests::moodleReader;
        QList<QJsonObject> read;
        readWithPython(QString::fromUtf8(tests::questionReport) + QString::fromUtf8(reader), quizPrinter(format)(quiz), read);
        compareReports(read, quiz);
    }
    QVERIFY(!quizPrinter("json"));
}

NIMSTONE_TEST(TestQuiz)
#include "tst_quiz.moc"
