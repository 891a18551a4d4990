// A JSON text as a tree that knows where in the text everything stands, so that what is wrong with it can be pointed at.
#pragma once

#include <QByteArray>
#include <nlohmann/json.hpp>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace nimstone::exports {

struct JsonNode {
    nlohmann::json value;            ///< of a number, text or truth value; of others only what it is: {}, [] or null
    std::string key{};               ///< in an object: the name of the field, each as often as it stands there
    qsizetype at = 0;                ///< where it begins in the text, in bytes
    qsizetype end = 0;               ///< behind it; of an object or list behind its first brace
    std::vector<JsonNode> parts{};   ///< of an object or list
};

/// Nothing that Nimstone writes is as deep. No more is opened, so that no text is too deep to be walked through.
inline constexpr std::size_t deepestJson = 32;

struct JsonFault {
    enum class Kind { NoJson, TooDeep, EndsHere };
    Kind kind = Kind::NoJson;
    qsizetype at = 0;
};

/// The whole text is one value.
tl::expected<JsonNode, JsonFault> readJsonTree(const QByteArray& text);

}  // namespace nimstone::exports
