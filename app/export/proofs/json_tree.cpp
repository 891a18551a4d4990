#include "app/export/proofs/json_tree.h"

#include <algorithm>

#include "app/storage/files/text_places.h"

namespace nimstone::exports {

namespace {

/// What nlohmann::json::sax_parse tells of each value becomes a node.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit TreeBuilder(const QByteArray& text) : m_text(text), m_tokens(text) {}

    bool null() override { return add({}); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open(nlohmann::json::object()); }
    bool start_array(std::size_t) override { return open(nlohmann::json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& value) override
    {
        m_tokens.next();
        m_key = std::move(value);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        // It tells how many bytes were read, the one that is wrong included.
        const auto end = std::min<qsizetype>(static_cast<qsizetype>(position) - (position > 0 ? 1 : 0), m_text.size());
        m_fault = {end == m_text.size() ? JsonFault::Kind::EndsHere : JsonFault::Kind::NoJson, end};
        return false;
    }

    const JsonFault& fault() const { return m_fault; }
    JsonNode take() { return std::move(m_above.parts.front()); }

private:
    bool add(nlohmann::json value)
    {
        const qsizetype at = m_tokens.next();
        m_open.back()->parts.push_back({std::move(value), std::exchange(m_key, {}), at, m_tokens.end()});
        return true;
    }

    bool open(nlohmann::json value)
    {
        add(std::move(value));
        // A node stays where it is while it is open: only the parts of the last one become more.
        m_open.push_back(&m_open.back()->parts.back());
        if (m_open.size() <= deepestJson)
            return true;
        m_fault = {JsonFault::Kind::TooDeep, m_open.back()->at};
        return false;
    }

    bool close()
    {
        m_tokens.next();
        m_open.pop_back();
        return true;
    }

    const QByteArray& m_text;
    JsonTokens m_tokens;
    JsonNode m_above;  ///< the whole is its only part
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
