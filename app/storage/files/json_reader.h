// Reads JSON of ours while it is parsed, and stops at the first that is wrong: what every such reader does.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "app/storage/files/text_places.h"

namespace nimstone {

/// Programs that read every number as a double, as JavaScript and jq do, keep whole numbers exact up to this one, 2^53. Above it
/// Nimstone writes a number as a string of its digits.
inline constexpr std::uint64_t largestExactNumber = std::uint64_t{1} << 53;

/// What nlohmann::json::sax_parse tells of each value, with where in the text it stands. Whoever derives from it says what
/// has a place where; each of these is false where something is wrong.
class JsonReader : public nlohmann::json_sax<nlohmann::json> {
public:
    bool null() final { return next(std::monostate()); }
    bool boolean(bool value) final { return next(value); }
    bool number_integer(number_integer_t value) final { return value < 0 ? next(std::int64_t{value}) : next(static_cast<std::uint64_t>(value)); }
    bool number_unsigned(number_unsigned_t value) final { return next(std::uint64_t{value}); }
    bool number_float(number_float_t value, const string_t&) final { return next(value); }
    bool string(string_t& value) final { return next(std::move(value)); }
    bool binary(binary_t&) final { return true; }
    bool start_object(std::size_t) final { return next(Opening::Object); }
    bool start_array(std::size_t) final { return next(Opening::List); }
    bool end_object() final { return end(); }
    bool end_array() final { return end(); }
    bool key(string_t& name) final;
    bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error) final;

protected:
    enum class Opening { Object, List };
    /// A scalar, or the beginning of what holds others. Null is a std::monostate; a whole number is signed where it is below 0.
    using Value = std::variant<std::monostate, bool, std::uint64_t, std::int64_t, double, std::string, Opening>;

    explicit JsonReader(const QByteArray& content) : m_content(content), m_tokens(content) {}

    virtual bool take(const Value& value) = 0;
    virtual bool takeKey(const std::string& name) = 0;
    /// What opened last is over.
    virtual bool close() = 0;
    /// From there on it is no JSON; `found` is empty where the text ends.
    virtual bool breaksAt(qsizetype at, const QString& found) = 0;

    /// Of the present token.
    qsizetype at() const { return m_at; }
    qsizetype behind() const { return m_tokens.end(); }
    TextPlace placeOf(qsizetype offset) const { return placeAt(m_content, offset); }
    /// The present token as it is written, a text without its quotation marks, at most 24 code points.
    QString found() const;

private:
    bool next(const Value& value) { return m_at = m_tokens.next(), take(value); }
    bool end() { return m_at = m_tokens.next(), close(); }

    const QByteArray& m_content;
    JsonTokens m_tokens;
    qsizetype m_at = 0;
};

}  // namespace nimstone
