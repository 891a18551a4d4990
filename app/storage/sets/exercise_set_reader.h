// Reads a set of exercises while its JSON is parsed, and knows at which place it is. Inside app/storage only.
#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <variant>

#include "app/storage/files/json_places.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

/// What nlohmann::json::sax_parse tells of each value; it stops at the first that is wrong.
class ExerciseSetReader : public nlohmann::json_sax<nlohmann::json> {
public:
    /// Without a byte order mark; of at least so many exercises.
    ExerciseSetReader(const QByteArray& content, std::size_t fewest) : m_content(content), m_tokens(content), m_fewest(fewest) {}

    bool null() override { return take(std::monostate()); }
    bool boolean(bool) override { return take(std::monostate()); }
    bool number_integer(number_integer_t) override { return take(std::monostate()); }
    bool number_unsigned(number_unsigned_t value) override { return take(Count{value}); }
    bool number_float(number_float_t, const string_t&) override { return take(std::monostate()); }
    bool string(string_t& value) override { return take(std::move(value)); }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return take(Opening::Object); }
    bool key(string_t& value) override;
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return take(Opening::List); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error) override;

    const practice::SetError& error() const { return m_error; }
    /// What was read, when all of it was.
    practice::ExerciseSet takeSet();

private:
    enum class Opening { Object, List };
    /// What has no place in a set is a std::monostate.
    using Value = std::variant<std::monostate, Count, std::string, Opening>;
    using Kind = practice::SetError::Kind;
    /// Where the next value stands: 1 in the set, 2 in its list, 3 in an exercise, 4 in its heaps.
    enum Depth { Root, Set, List, Exercise, Heaps };

    bool take(const Value& value);
    bool takeOfSet(const Value& value);
    bool takeOfExercise(const Value& value);
    bool takeNumber(const Value& value, Count least, Count most, Count& number);
    /// Whether a list of so many, of `least` to `most`, may have one more.
    bool goesOn(std::size_t count, std::size_t least, std::size_t most);
    bool close();
    bool closeExercise();
    bool closeHeaps();
    bool closeList();
    bool closeSet();

    /// Something is wrong with the present token, or with what stands at another place.
    bool fail(Kind kind, Count least = 0, Count most = 0);
    bool failAt(qsizetype at, practice::SetError error);

    /// What is open: where it begins, and which of its fields stand where; −1 for those that do not.
    struct Fields {
        qsizetype at = 0;
        std::array<qsizetype, 6> keys{-1, -1, -1, -1, -1, -1};

        bool has(std::size_t field) const { return keys[field] >= 0; }
    };

    const QByteArray& m_content;
    JsonTokens m_tokens;
    const std::size_t m_fewest;
    qsizetype m_at = 0;  ///< of the present token
    practice::ExerciseSet m_set;
    std::vector<practice::NamedExercise> m_names;
    practice::SetError m_error;
    int m_depth = Root;
    std::size_t m_field = 0;  ///< that the next value is of
    Fields m_ofSet;
    qsizetype m_listAt = 0;
    Fields m_ofExercise;
    practice::ExerciseCode m_code;
    Position m_heaps;
    qsizetype m_heapsAt = 0;
};

}  // namespace nimstone
