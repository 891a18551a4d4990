#include "core/proofs/step_fields.h"

#include <type_traits>

#include "core/fields.h"

namespace nimstone::proof {

namespace {

using Value = decltype(Field::value);

template <class Struct>
Fields fieldsOfStruct(Struct& of);

template <class Row>
Fields rowOf(void* list, std::size_t index)
{
    auto& rows = *static_cast<std::vector<Row>*>(list);
    return fieldsOfStruct(index < rows.size() ? rows[index] : rows.emplace_back());
}

template <class Row>
Value asRows(std::vector<Row>& list)
{
    return FieldRows{&list, [](const void* rows) { return static_cast<const std::vector<Row>*>(rows)->size(); }, rowOf<Row>};
}

template <class Held>
Value valueOf(Held& held)
{
    if constexpr (std::is_constructible_v<Value, Held*>)
        return &held;
    else if constexpr (std::is_aggregate_v<Held>)
        return fieldsOfStruct(held);
    else
        return asRows(held);
}

/// Appends the fields of a struct to `all`. Its operator() is compiled once for each type of field, not once for each
/// field.
struct Collector {
    Fields& all;

    template <class Held>
    [[gnu::noinline]] void operator()(const char* name, Held& held) const
    {
        all.push_back({name, valueOf(held)});
    }
};

template <class Struct>
Fields fieldsOfStruct(Struct& of)
{
    Fields all;
    fields(of, Collector{all});
    return all;
}

}  // namespace

Fields fieldsOf(Step& step)
{
    return visitStep([](auto& kind) { return fieldsOfStruct(kind); }, step);
}

}  // namespace nimstone::proof
