// The base class of the program's JSON readers. It handles values while they are parsed, and stops at the first error.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "app/storage/files/text_places.h"

namespace nimstone {

/// 2^53: up to this number, doubles represent every whole number exactly, and some programs (JavaScript, jq) read all
/// numbers as doubles. Nimstone writes a larger number as a string of its digits.
inline constexpr std::uint64_t largestExactNumber = std::uint64_t{1} << 53;

/// Receives the values from nlohmann::json::sax_parse, and knows the place of each value in the text. Subclasses decide
/// which values are allowed at which place; their functions return false to report an error.
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
    /// A scalar, or the opening bracket of an object or list. Null is a std::monostate. A whole number is a
    /// std::int64_t if it is negative, otherwise a std::uint64_t.
    using Value = std::variant<std::monostate, bool, std::uint64_t, std::int64_t, double, std::string, Opening>;

    explicit JsonReader(const QByteArray& content) : m_content(content), m_tokens(content) {}

    virtual bool take(const Value& value) = 0;
    virtual bool takeKey(const std::string& name) = 0;
    /// Called when the innermost open object or list ends.
    virtual bool close() = 0;
    /// Called if the text is not valid JSON from the offset `at` on. `found` is the character there; empty at the text's end.
    virtual bool breaksAt(qsizetype at, const QString& found) = 0;

    /// The next two functions return the offsets of the beginning and of the end of the current token, in bytes.
    qsizetype at() const { return m_at; }
    qsizetype behind() const { return m_tokens.end(); }
    TextPlace placeOf(qsizetype offset) const { return placeAt(m_content, offset); }
    /// Returns the text of the current token, at most 24 code points. A string is returned without its quotation marks.
    QString found() const;

private:
    bool next(const Value& value) { return m_at = m_tokens.next(), take(value); }
    bool end() { return m_at = m_tokens.next(), close(); }

    const QByteArray& m_content;
    JsonTokens m_tokens;
    qsizetype m_at = 0;
};

}  // namespace nimstone
