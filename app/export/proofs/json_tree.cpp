#include "app/export/proofs/json_tree.h"

#include "app/storage/files/json_reader.h"

namespace nimstone::exports {

namespace {

class TreeBuilder : public JsonReader {
public:
    explicit TreeBuilder(const QByteArray& text) : JsonReader(text) {}

    const JsonFault& fault() const { return m_fault; }
    JsonNode take() { return std::move(m_above.parts.front()); }

private:
    bool take(const Value& value) override
    {
        m_open.back()->parts.push_back({jsonOf(value), std::exchange(m_key, {}), at(), behind()});
        if (!std::holds_alternative<Opening>(value))
            return true;
        // The pointer stays valid while the node is open: parts are added only to the last open node, so the list that
        // holds this node does not grow meanwhile.
        m_open.push_back(&m_open.back()->parts.back());
        return m_open.size() <= deepestJson || fail(JsonFault::Kind::TooDeep, at());
    }

    bool takeKey(const std::string& name) override
    {
        m_key = name;
        return true;
    }

    bool close() override
    {
        m_open.pop_back();
        return true;
    }

    bool breaksAt(qsizetype at, const QString& found) override
    {
        return fail(found.isEmpty() ? JsonFault::Kind::EndsHere : JsonFault::Kind::NoJson, at);
    }

    bool fail(JsonFault::Kind kind, qsizetype at)
    {
        m_fault = {kind, at};
        return false;
    }

    static nlohmann::json jsonOf(const Value& value)
    {
        if (const Opening* opening = std::get_if<Opening>(&value))
            return *opening == Opening::Object ? nlohmann::json::object() : nlohmann::json::array();
        return std::visit([](const auto& scalar) -> nlohmann::json {
            if constexpr (requires { nlohmann::json(scalar); })
                return scalar;
            else
                return nullptr;
        }, value);
    }

    JsonNode m_above;  ///< a node above the root; its only part is the root
    std::vector<JsonNode*> m_open{&m_above};
    std::string m_key;
    JsonFault m_fault;
};

}  // namespace

tl::expected<JsonNode, JsonFault> readJsonTree(const QByteArray& text)
{
    TreeBuilder builder(text);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return tl::unexpected(builder.fault());
    return builder.take();
}

}  // namespace nimstone::exports
