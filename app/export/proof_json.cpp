#include "app/export/proof_json.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <type_traits>

#include "app/export/columns.h"
#include "app/wording/proof.h"
#include "app/wording/rich_text.h"
#include "core/notation.h"

namespace nimstone::exports {

using namespace proof;
using Json = nlohmann::ordered_json;

namespace {

/// One overload a kind of step and no catch-all: a new kind does not compile until it has a name.
struct KindName {
    const char* operator()(const NimSum&) const { return "nim-sum"; }
    const char* operator()(const HighestColumn&) const { return "highest-column"; }
    const char* operator()(const OneHeapChanges&) const { return "one-heap-changes"; }
    const char* operator()(const InsertSum&) const { return "insert-sum"; }
    const char* operator()(const ExpandSums&) const { return "expand-sums"; }
    const char* operator()(const PairHeaps&) const { return "pair-heaps"; }
    const char* operator()(const OtherPairsVanish&) const { return "other-pairs-vanish"; }
    const char* operator()(const DifferenceRemains&) const { return "difference-remains"; }
    const char* operator()(const ChooseHeap&) const { return "choose-heap"; }
    const char* operator()(const SmallerTarget&) const { return "smaller-target"; }
    const char* operator()(const TakeStones&) const { return "take-stones"; }
    const char* operator()(const SumVanishes&) const { return "sum-vanishes"; }
    const char* operator()(const EndPosition&) const { return "end-position"; }
    const char* operator()(const InductionHypothesis&) const { return "induction-hypothesis"; }
    const char* operator()(const EveryMoveUnbalances&) const { return "every-move-unbalances"; }
    const char* operator()(const SomeMoveBalances&) const { return "some-move-balances"; }
    const char* operator()(const Conclusion&) const { return "conclusion"; }
    const char* operator()(const TestHeap&) const { return "test-heap"; }
    const char* operator()(const WinningMoveCount&) const { return "winning-move-count"; }
    const char* operator()(const FlawedChoice&) const { return "flawed-choice"; }
    const char* operator()(const HighestBits&) const { return "highest-bits"; }
    const char* operator()(const FlawVerdict&) const { return "flaw-verdict"; }
};

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
    std::visit(
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
        steps.push_back({{"kind", std::visit(KindName(), proof.steps[index])},
                         {"facts", facts(proof.steps[index])},
                         {"statement", plainText(words.statement)},
                         {"reason", plainText(words.reason)}});
    }
    const auto move = moveOf(proof);
    const Json object{
        {"theorem", name(proof.theorem)},
        {"title", plainText(wording::theoremTitle(proof.theorem))},
        {"claim", plainText(wording::theoremStatement(proof.theorem))},
        {"position", print(proof.position)},
        {"move", move ? Json(print(*move)) : Json(nullptr)},
        {"steps", std::move(steps)},
    };
    return object.dump(2) + '\n';
}

}  // namespace nimstone::exports
