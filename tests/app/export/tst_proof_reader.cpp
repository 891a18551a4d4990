// A proof is read back from JSON as the same valid proof. The reader or the verifier finds every change of the text.
#include <QRegularExpression>
#include <QTest>

#include <QTranslator>
#include <nlohmann/json.hpp>
#include <random>

#include "app/export/proofs/proof_check.h"
#include "app/export/proofs/proof_json.h"
#include "app/export/proofs/proof_reader.h"
#include "core/sum/sum_notation.h"
#include "tests/app/export/proofs.h"
#include "tests/core/proofs/same_fields.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using namespace nimstone::proof;
using Document = nlohmann::ordered_json;
using Kind = exports::ProofJsonError::Kind;

namespace {

bool areSame(const Proof& proof, const Proof& other)
{
    return proof.theorem == other.theorem && proof.subject == other.subject && proof.move == other.move
        && std::ranges::equal(proof.steps, other.steps, [](Step step, Step its) {
               return kindOf(step) == kindOf(its) && tests::areSame(fieldsOf(step), fieldsOf(its));
           });
}

tl::expected<Proof, exports::ProofJsonError> read(const std::string& text)
{
    return exports::readProofJson(QByteArray::fromStdString(text)).map([](const exports::ProofFile& file) { return file.proof; });
}

/// True if the text can be read and the proof in it has no flaw.
bool isAccepted(const std::string& text)
{
    const auto proof = read(text);
    return proof && !exports::stepFlaw(*proof) && exports::textFlaws(*proof, text).empty();
}

/// Calls `test` once per change: each value is replaced by some other values, and each field or list element is removed.
void forEachChange(const Document& document, std::mt19937_64& random, const std::function<void(const Document& changed, const std::string& place)>& test)
{
    const auto tryChange = [&](const std::string& place, const std::function<void(Document&)>& change) {
        Document changed = document;
        change(changed);
        if (changed != document)
            test(changed, place);
    };
    const Document leaves = document.flatten();
    for (const auto& [place, value] : leaves.items()) {
        std::vector<Document> others{nullptr, true, false, 0, 1, -1, 1.5, "", "0", "x", Document::array(), Document::object(), 9223372036854775807};
        if (value.is_number_unsigned()) {
            const auto number = value.get<std::uint64_t>();
            others.insert(others.end(), {number + 1, number ^ 6, std::to_string(number)});
        } else if (value.is_string()) {
            const auto text = value.get<std::string>();
            others.insert(others.end(), {text + ' ', text + '0', ' ' + text});
        }
        std::ranges::shuffle(others, random);
        others.resize(std::min<std::size_t>(others.size(), tests::count(1, 20)));
        const Document::json_pointer at(place);
        for (const Document& other : others)
            tryChange(place, [&](Document& changed) { changed[at] = other; });
        if (at.parent_pointer().empty())
            continue;
        tryChange(place + ", missing", [&](Document& changed) {
            Document& around = changed[at.parent_pointer()];
            if (around.is_array())
                around.erase(std::stoul(at.back()));
            else
                around.erase(at.back());
        });
    }
}

/// Changes the text at random places without regard to JSON.
std::string mutated(std::string text, std::mt19937_64& random)
{
    const auto place = [&random](std::size_t size) { return static_cast<std::size_t>(random() % (size + 1)); };
    for (std::uint64_t changes = random() % 3 + 1; changes > 0; --changes) {
        const std::size_t at = place(text.size());
        const std::size_t length = std::min(place(40), text.size() - at);
        constexpr std::string_view marks = "{}[]\",:-+.eE0123456789\\u \n\x80\xFF";
        switch (random() % 6) {
        case 0: text.insert(at, 1, marks[random() % marks.size()]); break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(place(text.size()), text.substr(at, length)); break;
        case 3: text.resize(at); break;
        case 4: text.replace(at, length, marks.substr(random() % marks.size())); break;
        default:
            if (at < text.size())
                text[at] = static_cast<char>(random());
        }
    }
    return text;
}

}  // namespace

class TestProofReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenProofsAreReadBack_data() { addTheorems(); }
    void writtenProofsAreReadBack();
    void everyChangeOfAProofFileIsNoticed_data() { addTheorems(); }
    void everyChangeOfAProofFileIsNoticed();
    void mutatedTextIsRefusedOrMeansTheSame_data() { addTheorems(); }
    void mutatedTextIsRefusedOrMeansTheSame();
    void numbersOfMoreThan64BitsAreReadAndChecked();
    void largeNumbersAreReadWithAndWithoutQuotes();
    void roundedNumbersAreReported_data();
    void roundedNumbersAreReported();
    void errorsAreReportedWithTheirPlace_data();
    void errorsAreReportedWithTheirPlace();
    void theFlawOfAnInvalidProofIsReported_data();
    void theFlawOfAnInvalidProofIsReported();
    void theStepThatEarlierVersionsLeftOutIsAdded_data();
    void theStepThatEarlierVersionsLeftOutIsAdded();
    void wordsMustBeInOneLanguage();

private:
    static void addTheorems()
    {
        QTest::addColumn<int>("theorem");
        for (const Theorem theorem : allTheorems())
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }

    static Theorem theorem()
    {
        return static_cast<Theorem>(*static_cast<int*>(QTest::qData("theorem", qMetaTypeId<int>())));
    }
};

void TestProofReader::writtenProofsAreReadBack()
{
    const auto proofs = tests::proofsWithPresets(theorem(), tests::count(2, 2'000));
    for (const Proof& proof : proofs) {
        const std::string text = exports::proofJson(proof);
        const auto again = read(text);
        QVERIFY2(again, print(proof.subject).c_str());
        QVERIFY2(areSame(*again, proof), print(proof.subject).c_str());
        QVERIFY(!verify(*again));
        QVERIFY(isAccepted(text));
    }
    qInfo("read %zu proofs", proofs.size());
}

void TestProofReader::everyChangeOfAProofFileIsNoticed()
{
    std::size_t changes = 0;
    std::mt19937_64 random(1);
    for (int seed = 0; seed < tests::count(1, 10); ++seed) {
        const Proof proof = tests::proofOn(theorem(), randomGameSum(theorem(), static_cast<Seed>(seed)));
        forEachChange(Document::parse(exports::proofJson(proof)), random, [&](const Document& changed, const std::string& place) {
            ++changes;
            if (isAccepted(changed.dump()))
                QFAIL((print(proof.subject) + ": accepted in spite of the change of " + place).c_str());
        });
    }
    qInfo("noticed %zu changes", changes);
}

/// If a mutated text is accepted, it means exactly the same as the original JSON.
void TestProofReader::mutatedTextIsRefusedOrMeansTheSame()
{
    std::mt19937_64 random(static_cast<std::uint64_t>(theorem()));
    const Proof proof = tests::proofOn(theorem(), randomGameSum(theorem(), 1));
    const std::string text = exports::proofJson(proof);
    const Document document = Document::parse(text);
    int readAgain = 0;
    for (int round = 0; round < tests::count(80, 20'000); ++round) {
        const std::string changed = mutated(text, random);
        const auto again = read(changed);
        readAgain += again ? 1 : 0;
        if (isAccepted(changed))
            QVERIFY2(nlohmann::json(Document::parse(changed)) == nlohmann::json(document), changed.c_str());
        if (!again)
            QVERIFY(again.error().line >= 1 && again.error().column >= 1);
    }
    qInfo("%d of the mutated texts can be read", readAgain);
}

void TestProofReader::numbersOfMoreThan64BitsAreReadAndChecked()
{
    const Proof proof = tests::proofOn(Theorem::Cutcake, *parseSum("cutcake:1x9223372036854775807,1x9223372036854775807,1x9223372036854775807"));
    const std::string text = exports::proofJson(proof);
    const std::string digits = "-27670116110564327418";
    const std::size_t at = text.find('"' + digits + '"');
    QVERIFY(at != std::string::npos);
    const auto again = read(text);
    QVERIFY(again && areSame(*again, proof));
    const auto bare = read(std::string(text).replace(at, digits.size() + 2, digits));
    QVERIFY(!bare && bare.error().kind == Kind::Rounded);
    for (const char* other : {"\"-027670116110564327418\"", "\"2\"", "\"\"", "\"-\"", "\"--27670116110564327418\"",
                              "\"340282366920938463463374607431768211457\"", "\"1e30\""}) {
        const auto refused = read(std::string(text).replace(at, digits.size() + 2, other));
        QVERIFY2(!refused && refused.error().kind == Kind::NoNumber, other);
    }
}

/// Writes large numbers without quotation marks, as earlier versions of Nimstone did.
std::string withBareNumbers(const std::string& text)
{
    static const QRegularExpression largeFact(QStringLiteral("([:\\[,]\\s*)\"(\\d{16,19})\"(?=,?\\n)"));
    return QString::fromStdString(text).replace(largeFact, QStringLiteral("\\1\\2")).toStdString();
}

void TestProofReader::largeNumbersAreReadWithAndWithoutQuotes()
{
    const Proof proof = tests::proofOn(Theorem::NimLemma2, *parseSum("nim:9223372036854775807,9007199254740993,5"));
    const std::string text = exports::proofJson(proof);
    const QString facts = QString::fromStdString(text).section(u"\"steps\""_qs, 1);
    QVERIFY(facts.contains(u"\"9007199254740993\""_qs));
    const std::string bare = text.substr(0, text.find("\"steps\"")) + withBareNumbers(text.substr(text.find("\"steps\"")));
    QVERIFY(bare.find("\n          9007199254740993") != std::string::npos);
    for (const std::string& form : {text, bare}) {
        const auto again = read(form);
        QVERIFY(again && areSame(*again, proof));
        QVERIFY(isAccepted(form));
    }
}

void TestProofReader::roundedNumbersAreReported_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<bool>("isRounded");
    QTest::newRow("rounded to an even number") << QByteArray("9007199254740993") << QByteArray("9007199254740992") << true << true;
    QTest::newRow("as JavaScript writes it") << QByteArray("9223372036854775807") << QByteArray("9223372036854776000") << true << true;
    QTest::newRow("as jq writes it") << QByteArray("9223372036854775807") << QByteArray("9223372036854775808") << true << true;
    QTest::newRow("as Python writes a double") << QByteArray("9223372036854775807") << QByteArray("9.223372036854776e+18") << false << true;
    QTest::newRow("another number") << QByteArray("9007199254740993") << QByteArray("9007199254740999") << true << false;
    QTest::newRow("a small number") << QByteArray("9007199254740993") << QByteArray("5") << true << false;
    QTest::newRow("not a whole number") << QByteArray("9007199254740993") << QByteArray("1.5") << false << false;
}

void TestProofReader::roundedNumbersAreReported()
{
    QFETCH(QByteArray, number);
    QFETCH(QByteArray, other);
    QFETCH(bool, isRead);
    QFETCH(bool, isRounded);
    std::string text = exports::proofJson(tests::proofOn(Theorem::NimLemma2, *parseSum("nim:5," + number.toStdString())));
    const std::string quoted = '"' + number.toStdString() + '"';
    const std::size_t at = text.find(quoted, text.find("\"heaps\""));
    QVERIFY(at != std::string::npos);
    text.replace(at, quoted.size(), other.toStdString());
    const auto proof = read(text);
    QCOMPARE(proof.has_value(), isRead);
    if (proof) {
        const auto flaw = exports::stepFlaw(*proof);
        QVERIFY(flaw && flaw->kind == exports::ProofFlaw::Kind::Fact && flaw->field == "heaps");
        QCOMPARE(flaw->rounded, isRounded);
    } else {
        QCOMPARE(proof.error().kind, isRounded ? Kind::Rounded : Kind::NoNumber);
    }
}

void TestProofReader::errorsAreReportedWithTheirPlace_data()
{
    QTest::addColumn<QString>("old");
    QTest::addColumn<QString>("other");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* row, const char* old, const char* other, Kind kind, int line, int column, const char* found, const char* expected = "") {
        QTest::newRow(row) << QString::fromUtf8(old) << QString::fromUtf8(other) << kind << line << column << QString::fromUtf8(found)
                           << QString::fromUtf8(expected);
    };
    add("not JSON", "\"theorem\":", "\"theorem\"", Kind::NoJson, 2, 25, "\"");
    add("no such theorem", "\"nim-lemma-2\"", "\"nim-lemma-3\"", Kind::NoTheorem, 2, 14, "nim-lemma-3");
    add("a number for a theorem", "\"nim-lemma-2\"", "2", Kind::NoTheorem, 2, 14, "2");
    add("no such game", "\"nim:3,5\"", "\"nix:3,5\"", Kind::NoNotation, 5, 16, "nix:3,5");
    add("a position with blanks", "\"nim:3,5\"", "\"nim:3, 5\"", Kind::OtherForm, 5, 15, "nim:3, 5", "nim:3,5");
    add("no move", "\"move\": \"2-2\",\n  \"table\"", "\"move\": \"2-\",\n  \"table\"", Kind::NoNotation, 6, 14, "2-");
    add("a misspelled field", "\"claim\"", "\"clam\"", Kind::UnknownField, 4, 11, "clam", "theorem, title, claim, position, move, table, steps, version");
    add("a field twice", "\"claim\"", "\"title\"", Kind::FieldTwice, 4, 12, "title", "theorem, title, claim, position, move, table, steps, version");
    add("a list for an object", "\"facts\": {", "\"facts\": [{", Kind::NoJson, 64, 18, ":");
    add("a fact that is not a number", "\"sum\": 6", "\"sum\": \"6\"", Kind::NoNumber, 62, 16, "6");
    add("heap 0", "\"heap\": 2", "\"heap\": 0", Kind::NoNumber, 96, 17, "0");
    add("not a list", "\"heaps\": [\n          3,\n          5\n        ]", "\"heaps\": 3", Kind::NoList, 58, 18, "3");
    add("no version", "\"version\": \"", "\"version\": \"v", Kind::NoVersion, 162, 14, "v1.0.0");
    add("no such kind", "\"kind\": \"nim-sum\"", "\"kind\": \"nim\"", Kind::NoKind, 56, 15, "nim");
}

void TestProofReader::errorsAreReportedWithTheirPlace()
{
    QFETCH(QString, old);
    QFETCH(QString, other);
    QString text = QString::fromStdString(exports::proofJson(tests::proofOn(Theorem::NimLemma2, *parseSum("nim:3,5"))));
    const qsizetype at = text.indexOf(old);
    QVERIFY(at >= 0);
    text.replace(at, old.size(), other);
    const auto refused = exports::readProofJson(text.toUtf8());
    QVERIFY(!refused);
    const exports::ProofJsonError& error = refused.error();
    QTEST(error.kind, "kind");
    QTEST(static_cast<int>(error.line), "line");
    QTEST(static_cast<int>(error.column), "column");
    QTEST(QString::fromStdString(error.found), "found");
    QTEST(QString::fromStdString(error.expected), "expected");
}

void TestProofReader::theFlawOfAnInvalidProofIsReported_data()
{
    using FlawKind = exports::ProofFlaw::Kind;
    QTest::addColumn<std::function<void(Document&)>>("change");
    QTest::addColumn<FlawKind>("kind");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("field");
    const auto add = [](const char* row, FlawKind kind, int step, const char* field, std::function<void(Document&)> change) {
        QTest::newRow(row) << std::move(change) << kind << step << QString::fromUtf8(field);
    };
    add("another position", FlawKind::Refused, -1, "", [](Document& proof) { proof["position"] = "nim:5,5"; });
    add("a changed fact", FlawKind::Fact, 1, "column", [](Document& proof) { proof["steps"][1]["facts"]["column"] = 2; });
    add("a missing step", FlawKind::OtherKind, 2, "", [](Document& proof) { proof["steps"].erase(2); });
    add("the last step missing", FlawKind::Missing, 5, "", [](Document& proof) { proof["steps"].erase(5); });
    add("one step too many", FlawKind::TooMany, 6, "", [](Document& proof) { proof["steps"].push_back(proof["steps"][5]); });
    add("a changed sentence", FlawKind::Words, 3, "statement", [](Document& proof) { proof["steps"][3]["statement"] = "All is well."; });
    add("a changed law", FlawKind::Words, 0, "laws", [](Document& proof) { proof["steps"][0]["laws"][0] = "parity"; });
    add("a changed version", FlawKind::Words, -1, "version", [](Document& proof) { proof["version"] = "0.9.0"; });
    add("a changed title", FlawKind::Words, -1, "title", [](Document& proof) { proof["title"] = "Lemma 1"; });
    add("a changed move", FlawKind::Words, -1, "move", [](Document& proof) { proof["move"] = "1-1"; });
    add("a changed table", FlawKind::Words, -1, "table", [](Document& proof) { proof["table"]["rows"][0][1] = "7"; });
}

void TestProofReader::theFlawOfAnInvalidProofIsReported()
{
    QFETCH(std::function<void(Document&)>, change);
    Document document = Document::parse(exports::proofJson(tests::proofOn(Theorem::NimLemma2, *parseSum("nim:3,5"))));
    change(document);
    const std::string text = document.dump();
    const auto proof = read(text);
    QVERIFY(proof);
    auto flaw = exports::stepFlaw(*proof);
    if (!flaw)
        flaw = exports::textFlaws(*proof, text).front();
    QTEST(flaw->kind, "kind");
    QTEST(flaw->step ? static_cast<int>(*flaw->step) : -1, "step");
    QTEST(QString::fromStdString(flaw->field), "field");
}

void TestProofReader::theStepThatEarlierVersionsLeftOutIsAdded_data()
{
    QTest::addColumn<bool>("isEarlier");
    QTest::addColumn<int>("left out");
    QTest::addColumn<int>("failing");
    QTest::newRow("an earlier version leaves out the new step") << true << 2 << -1;
    QTest::newRow("an earlier version leaves out another step") << true << 1 << 1;
    QTest::newRow("an earlier version leaves out nothing") << true << -1 << -1;
    QTest::newRow("this version leaves out the new step") << false << 2 << 2;
    QTest::newRow("this version leaves out nothing") << false << -1 << -1;
}

void TestProofReader::theStepThatEarlierVersionsLeftOutIsAdded()
{
    QFETCH(bool, isEarlier);
    const int leftOut = *static_cast<int*>(QTest::qData("left out", qMetaTypeId<int>()));
    QFETCH(int, failing);
    Document document = Document::parse(exports::proofJson(tests::proofOn(Theorem::SumTheorem, *parseSum("nim:3,4+wythoff:3,5+kayles:7"))));
    if (isEarlier)
        document.erase("version");
    if (leftOut >= 0)
        document["steps"].erase(static_cast<std::size_t>(leftOut));
    const auto file = exports::readProofJson(QByteArray::fromStdString(document.dump()));
    QVERIFY(file);
    QCOMPARE(file->version.empty(), isEarlier);
    QCOMPARE(file->added.has_value(), isEarlier && leftOut == 2);
    const auto flaw = exports::stepFlaw(file->proof);
    QCOMPARE(flaw ? static_cast<int>(*flaw->step) : -1, failing);
}

void TestProofReader::wordsMustBeInOneLanguage()
{
    const Proof proof = tests::proofOn(Theorem::Bash, *parseSum("bash(4):30"));
    const std::string english = exports::proofJson(proof);
    QTranslator translator;
    QVERIFY(loadCatalogue(translator, u"zh_CN"_qs));
    QCoreApplication::installTranslator(&translator);
    QVERIFY(isAccepted(exports::proofJson(proof)));
    QVERIFY(!isAccepted(english));
    QCoreApplication::removeTranslator(&translator);
    QVERIFY(isAccepted(english));
}

Q_DECLARE_METATYPE(nimstone::exports::ProofJsonError::Kind)

NIMSTONE_TEST(TestProofReader)
#include "tst_proof_reader.moc"
