// Tests that core/fields.h visits every member of every step: a member that it skipped would be neither exported nor
// verified. Also tests that the names in proof files stay those of version 1.0.0.
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>
#include <string>

#include "core/fields.h"
#include "core/proofs/step_fields.h"
#include "tests/core/vectors.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

class TestStepFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreNamedAsDeclared();
    void fieldsCoverAllMembersOfAStep();
    void rowsOfStepsContainNoNestedRows();
    void namesStoredInFilesNeverChange_data();
    void namesStoredInFilesNeverChange();
};

void TestStepFields::fieldsAreNamedAsDeclared()
{
    SmallerTarget step{.heap = 1, .s = 2, .before = 3, .after = 4, .column = 5, .unchanged = 6, .mostBelow = 7};
    std::string found;
    fields(std::as_const(step), [&found](const char* name, const auto& field) { found += name + ('=' + std::to_string(field)) + ' '; });
    QCOMPARE(found, std::string("heap=1 s=2 before=3 after=4 column=5 unchanged=6 most_below=7 "));
    fields(step, [](const char*, auto& field) { field = 0; });
    QCOMPARE(step.mostBelow, Count{0});
}

/// Each field begins where the one before it ends, except for alignment, so no member is skipped.
void TestStepFields::fieldsCoverAllMembersOfAStep()
{
    std::size_t kinds = 0;
    std::size_t all = 0;
    const auto check = [&]<class Kind>(const Kind& step) {
        const auto* const begin = reinterpret_cast<const std::byte*>(&step);
        const std::byte* end = begin;
        std::set<std::string> names;
        fields(step, [&]<class Field>(const char* name, const Field& field) {
            const auto* const at = reinterpret_cast<const std::byte*>(&field);
            QVERIFY(at >= end && at - end < static_cast<std::ptrdiff_t>(alignof(Field)));
            QVERIFY2(names.insert(name).second, name);
            end = at + sizeof(Field);
            ++all;
        });
        QVERIFY(begin + sizeof(Kind) - end < static_cast<std::ptrdiff_t>(alignof(Kind)));
        ++kinds;
    };
    for (const Step& step : emptySteps())
        visitStep(check, step);
    qInfo("checked %zu fields of %zu kinds of step", all, kinds);
}

bool isRows(const Field& field) { return std::holds_alternative<FieldRows>(field.value); }

/// step_changes.cpp adds, drops, and swaps only rows of the step itself, so no row may hold rows.
void TestStepFields::rowsOfStepsContainNoNestedRows()
{
    std::size_t lists = 0;
    const std::function<void(const Fields&)> check = [&](const Fields& fields) {
        for (const Field& field : fields) {
            QVERIFY2(!isRows(field), field.name);
            if (const auto* parts = std::get_if<Fields>(&field.value))
                check(*parts);
        }
    };
    for (Step step : emptySteps()) {
        for (const Field& field : fieldsOf(step)) {
            if (const auto* rows = std::get_if<FieldRows>(&field.value)) {
                check(rows->row(rows->list, 0));
                ++lists;
            } else if (const auto* parts = std::get_if<Fields>(&field.value)) {
                check(*parts);
            }
        }
    }
    QVERIFY(lists > 0);
    qInfo("checked %zu lists of rows; none of them is within another", lists);
}

/// Appends the names of the fields. The names of a row or a part follow in square brackets.
void appendNames(const Fields& fields, std::string& line)
{
    const auto appendParts = [&line](const Fields& parts) {
        line += '[';
        appendNames(parts, line);
        line += ']';
    };
    const char* before = "";
    for (const Field& field : fields) {
        line += before;
        line += field.name;
        before = " ";
        if (const auto* parts = std::get_if<Fields>(&field.value))
            appendParts(*parts);
        else if (const auto* rows = std::get_if<FieldRows>(&field.value))
            appendParts(rows->row(rows->list, 0));
    }
}

void TestStepFields::namesStoredInFilesNeverChange_data()
{
    QTest::addColumn<std::string>("names");
    for (const std::string& line : tests::vectorLines("step_fields-1.0.0.txt")) {
        const std::size_t blank = line.find(' ');
        QTest::newRow(line.substr(0, blank).c_str()) << line.substr(blank + 1);
    }
}

/// Each kind of step that Nimstone 1.0.0 wrote has the same name and the same fields now.
void TestStepFields::namesStoredInFilesNeverChange()
{
    QFETCH(std::string, names);
    const auto isOfThisKind = [](const Step& step) { return kindOf(step) == QTest::currentDataTag(); };
    const auto empty = std::ranges::find_if(emptySteps(), isOfThisKind);
    QVERIFY(empty != emptySteps().end());
    Step step = *empty;
    std::string now;
    appendNames(fieldsOf(step), now);
    QCOMPARE(now, names);
}

NIMSTONE_TEST(TestStepFields)
#include "tst_step_fields.moc"
