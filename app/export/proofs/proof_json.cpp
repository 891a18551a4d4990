#include "app/export/proofs/proof_json.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <type_traits>

#include "app/export/proofs/columns.h"
#include "app/export/proofs/proof_document.h"
#include "app/export/proofs/proof_fields.h"
#include "app/export/whole_number.h"
#include "app/wording/rich_text.h"
#include "core/proofs/step_fields.h"
#include "core/sum/sum_notation.h"

namespace nimstone::exports {

using namespace proof;
using Json = nlohmann::ordered_json;

namespace {

Json value(std::string_view, Outcome outcome) { return outcome == Outcome::P ? "P" : "N"; }
Json value(std::string_view, PartisanOutcome outcome)
{
    return outcome == PartisanOutcome::Left ? "L" : outcome == PartisanOutcome::Right ? "R" : "P";
}
Json value(std::string_view, const Move& move) { return print(move); }

/// Converts a number of a step to JSON. In JSON, heap indices are counted from 1.
template <WholeNumber Number>
Json value(std::string_view name, Number number)
{
    if constexpr (std::is_same_v<Number, bool>)
        return number;
    else
        return wholeNumber(SignedWide{number} + (holdsHeaps(name) ? 1 : 0));
}

template <class Item>
Json value(std::string_view name, const std::vector<Item>& items)
{
    Json list = Json::array();
    for (const Item& item : items)
        list.push_back(value(name, item));
    return list;
}

/// Converts the fields of a step, or of a row of a table in a step, to JSON.
Json value(const Fields& fields);

Json value(const FieldRows& rows)
{
    Json list = Json::array();
    for (std::size_t index = 0; index < rows.size(rows.list); ++index)
        list.push_back(value(rows.row(rows.list, index)));
    return list;
}

Json value(const Fields& fields)
{
    Json object = Json::object();
    for (const Field& field : fields) {
        object[field.name] = std::visit([&field]<class Held>(const Held& held) {
            if constexpr (std::is_pointer_v<Held>)
                return value(field.name, *held);
            else
                return value(held);
        }, field.value);
    }
    return object;
}

/// Returns the facts of a step as JSON. The function gets a copy of the step, because fieldsOf() gives write access to
/// its fields.
Json facts(Step step)
{
    return value(fieldsOf(step));
}

std::string plainText(const QString& richText)
{
    return wording::plain(richText).toStdString();
}

Json laws(std::span<const Law> names)
{
    Json list = Json::array();
    for (const Law law : names)
        list.push_back(nameIn(lawNames, law));
    return list;
}

Json uses(const std::vector<Use>& all)
{
    Json list = Json::array();
    for (const Use& use : all)
        list.push_back({{"theorem", name(use.theorem)},
                        {"position", print(use.subject)},
                        {"move", use.move ? Json(print(*use.move)) : Json()}});
    return list;
}

Json line(const QStringList& cells)
{
    Json list = Json::array();
    for (const QString& cell : cells)
        list.push_back(plainText(cell));
    return list;
}

Json table(const TextTable& table)
{
    if (table.empty())
        return {};
    Json rows = Json::array();
    for (const QStringList& row : table.rows)
        rows.push_back(line(row));
    return {{"caption", plainText(table.caption)}, {"columns", line(table.columns)}, {"rows", std::move(rows)}};
}

}  // namespace

std::string_view programVersion() { return NIMSTONE_VERSION; }

std::string proofJson(const Proof& proof)
{
    const ProofDocument document = proofDocument(proof);
    Json steps = Json::array();
    for (std::size_t index = 0; index < proof.steps.size(); ++index) {
        const ProofDocument::Step& words = document.steps[static_cast<qsizetype>(index)];
        steps.push_back({{"kind", kindOf(proof.steps[index])},
                         {"facts", facts(proof.steps[index])},
                         {"statement", plainText(words.statement)},
                         {"reason", plainText(words.reason)},
                         {"laws", laws(lawsOf(proof, index))},
                         {"uses", uses(usesOf(proof, index))}});
    }
    const auto move = moveOf(proof);
    const Json object{
        {"theorem", name(proof.theorem)},
        {"title", plainText(document.title)},
        {"claim", plainText(document.claim)},
        {"position", print(proof.subject)},
        {"move", move ? Json(print(*move)) : Json(nullptr)},
        {"table", table(document.table)},
        {"steps", std::move(steps)},
        {"version", programVersion()},
    };
    return object.dump(2) + '\n';
}

std::string factsJson(const Step& step)
{
    return facts(step).dump();
}

}  // namespace nimstone::exports
