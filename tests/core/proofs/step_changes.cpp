#include "tests/core/proofs/step_changes.h"

#include <algorithm>
#include <optional>

#include "core/proofs/step_fields.h"
#include "tests/core/proofs/mutations.h"
#include "tests/core/proofs/same_fields.h"

namespace nimstone::tests {

namespace {

using proof::Field;
using proof::Fields;
using proof::FieldRows;
using proof::Step;

Fields rowOf(const FieldRows& rows, std::size_t index)
{
    return rows.row(rows.list, index);
}

void copy(const Fields& from, const Fields& to);

/// Copies a field; both fields belong to steps of the same kind.
void copy(const Field& from, const Field& to)
{
    std::visit([&to]<class Value>(const Value& value) {
        const auto& other = std::get<Value>(to.value);
        if constexpr (std::is_pointer_v<Value>) {
            *other = *value;
        } else if constexpr (std::is_same_v<Value, FieldRows>) {
            for (std::size_t index = 0; index < value.size(value.list); ++index)
                copy(rowOf(value, index), rowOf(other, index));
        } else {
            copy(value, other);
        }
    }, from.value);
}

void copy(const Fields& from, const Fields& to)
{
    for (std::size_t index = 0; index < from.size(); ++index)
        copy(from[index], to[index]);
}

/// Returns a copy of the step whose field number `list` has the rows with the wanted indices. An empty index gives an empty
/// row.
Step withRows(Step& step, std::size_t list, const std::vector<std::optional<std::size_t>>& wanted)
{
    Step other = *std::ranges::find(proof::emptySteps(), proof::kindOf(step), proof::kindOf);
    const Fields from = proof::fieldsOf(step);
    const Fields to = proof::fieldsOf(other);
    for (std::size_t index = 0; index < from.size(); ++index) {
        if (index != list)
            copy(from[index], to[index]);
    }
    const FieldRows& rows = std::get<FieldRows>(from[list].value);
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        const Fields row = rowOf(std::get<FieldRows>(to[list].value), index);
        if (wanted[index])
            copy(rowOf(rows, *wanted[index]), row);
    }
    return other;
}

/// Changes each number in the field and in its rows.
void changeValues(const Field& field, const Test& test)
{
    std::visit([&test]<class Value>(const Value& value) {
        if constexpr (std::is_pointer_v<Value>) {
            forEachChange(*value, test);
        } else if constexpr (std::is_same_v<Value, FieldRows>) {
            for (std::size_t index = 0; index < value.size(value.list); ++index) {
                for (const Field& part : rowOf(value, index))
                    changeValues(part, test);
            }
        } else {
            for (const Field& part : value)
                changeValues(part, test);
        }
    }, field.value);
}

/// Changes which rows the list has, and their order. tst_step_fields.cpp checks that no row holds rows.
void changeRows(Step& step, std::size_t list, const Test& test)
{
    const Fields fields = proof::fieldsOf(step);
    const FieldRows& rows = std::get<FieldRows>(fields[list].value);
    std::vector<std::optional<std::size_t>> all(rows.size(rows.list));
    for (std::size_t index = 0; index < all.size(); ++index)
        all[index] = index;
    forEachOtherList(all, [&](const auto& wanted) {
        Step changed = withRows(step, list, wanted);
        if (areSame(fields, proof::fieldsOf(changed)))
            return;
        std::swap(step, changed);
        test();
        std::swap(step, changed);
    });
}

}  // namespace

void forEachChange(Step& step, const std::function<void(const char* field)>& test)
{
    const Fields fields = proof::fieldsOf(step);
    for (std::size_t index = 0; index < fields.size(); ++index) {
        const auto named = [&] { test(fields[index].name); };
        changeValues(fields[index], named);
        if (std::holds_alternative<FieldRows>(fields[index].value))
            changeRows(step, index, named);
    }
}

}  // namespace nimstone::tests
