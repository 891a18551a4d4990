// Reads JSON as a tree. Every node knows its place in the text, so that error messages can state the place.
#pragma once

#include <QByteArray>
#include <nlohmann/json.hpp>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace nimstone::exports {

struct JsonNode {
    nlohmann::json value;            ///< the value of a number, text, or boolean; {}, [] or null for all other nodes
    std::string key{};               ///< the name of the field, if the node is in an object; names may occur more than once
    qsizetype at = 0;                ///< the offset where the node begins in the text, in bytes
    /// The offset after the end of the node; for an object or list, the offset after its opening bracket.
    qsizetype end = 0;
    std::vector<JsonNode> parts{};   ///< the members of an object or list
};

/// The deepest nesting that is read. Nimstone never writes such a deep nesting, and the limit keeps recursion over the
/// tree safe.
inline constexpr std::size_t deepestJson = 32;

struct JsonFault {
    enum class Kind { NoJson, TooDeep, EndsHere };
    Kind kind = Kind::NoJson;
    qsizetype at = 0;
};

/// Parses a text that must consist of exactly one value.
tl::expected<JsonNode, JsonFault> readJsonTree(const QByteArray& text);

}  // namespace nimstone::exports
