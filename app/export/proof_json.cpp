#include "app/export/proof_json.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <type_traits>

#include "app/export/columns.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"
#include "core/table/table_notation.h"

namespace nimstone::exports {

using namespace proof;
using Json = nlohmann::ordered_json;

namespace {

/// mostBelow → most_below
std::string key(std::string_view name)
{
    std::string text;
    for (const char letter : name) {
        if (letter >= 'A' && letter <= 'Z')
            text += {'_', static_cast<char>(letter - 'A' + 'a')};
        else
            text += letter;
    }
    return text;
}

/// These fields hold heaps, counted from 0.
bool holdsHeaps(std::string_view name)
{
    return name == "heap" || name == "eligible" || name == "allowed";
}

Json value(std::string_view, Outcome outcome) { return outcome == Outcome::P ? "P" : "N"; }
Json value(std::string_view, const Move& move) { return print(move); }
Json value(std::string_view, bool truth) { return truth; }
Json value(std::string_view, int number) { return number; }
Json value(std::string_view name, std::uint64_t number) { return holdsHeaps(name) ? number + 1 : number; }

/// A row of a table that a step holds: an object of its own fields.
template <class Row>
    requires requires(Row& row) { Row::fields(row, [](std::string_view, const auto&) {}); }
Json value(std::string_view, const Row& row)
{
    Json object = Json::object();
    Row::fields(row, [&object](std::string_view name, const auto& field) { object[key(name)] = value(name, field); });
    return object;
}

template <class Item>
Json value(std::string_view name, const std::vector<Item>& items)
{
    Json list = Json::array();
    for (const Item& item : items)
        list.push_back(value(name, item));
    return list;
}

Json facts(const Step& step)
{
    Json object = Json::object();
    visitStep(
        [&object](const auto& kind) {
            std::remove_cvref_t<decltype(kind)>::fields(
                kind, [&object](std::string_view name, const auto& field) { object[key(name)] = value(name, field); });
        },
        step);
    return object;
}

std::string plainText(const QString& richText)
{
    return wording::plain(richText).toStdString();
}

}  // namespace

std::string proofJson(const Proof& proof)
{
    Json steps = Json::array();
    for (std::size_t index = 0; index < proof.steps.size(); ++index) {
        const wording::StepText words = wording::stepText(proof, index);
        steps.push_back({{"kind", kindOf(proof.steps[index])},
                         {"facts", facts(proof.steps[index])},
                         {"statement", plainText(words.statement)},
                         {"reason", plainText(words.reason)}});
    }
    const auto move = moveOf(proof);
    const Json object{
        {"theorem", name(proof.theorem)},
        {"title", plainText(wording::theoremTitle(proof.theorem))},
        {"claim", plainText(wording::theoremStatement(proof.theorem))},
        {"position", print(proof.subject)},
        {"move", move ? Json(print(*move)) : Json(nullptr)},
        {"steps", std::move(steps)},
    };
    return object.dump(2) + '\n';
}

}  // namespace nimstone::exports
