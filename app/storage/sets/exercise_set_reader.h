// The fields of a set of exercises in JSON, and what reads them while it is parsed. Inside app/storage only.
#pragma once

#include <array>

#include "app/storage/files/json_reader.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

using SetFieldNames = std::array<std::string_view, 6>;

enum SetField : std::size_t { Schema, Format, Version, Title, Language, Exercises };
inline constexpr SetFieldNames setFields{"$schema", "nimstone", "version", "title", "language", "exercises"};

enum ExerciseField : std::size_t { Code, SkillName, Level, SeedNumber, Number, HeapSizes };
inline constexpr SetFieldNames exerciseFields{"code", "skill", "level", "seed", "number", "heaps"};

inline constexpr std::string_view setFormat = "exercise-set";
inline constexpr Count setVersion = 1;

class ExerciseSetReader : public JsonReader {
public:
    /// Without a byte order mark; of at least so many exercises.
    ExerciseSetReader(const QByteArray& content, std::size_t fewest) : JsonReader(content), m_fewest(fewest) {}

    const practice::SetError& error() const { return m_error; }
    /// What was read, when all of it was.
    practice::ExerciseSet takeSet();

private:
    using Kind = practice::SetError::Kind;
    /// Where the next value stands: 1 in the set, 2 in its list, 3 in an exercise, 4 in its heaps.
    enum Depth { Root, Set, List, Exercise, Heaps };

    bool take(const Value& value) override;
    bool takeKey(const std::string& name) override;
    bool close() override;
    bool breaksAt(qsizetype at, const QString& found) override;
    bool takeOfSet(const Value& value);
    bool takeOfExercise(const Value& value);
    bool takeNumber(const Value& value, Count least, Count most, Count& number);
    /// Whether a list of so many, of `least` to `most`, may have one more.
    bool goesOn(std::size_t count, std::size_t least, std::size_t most);
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

    const std::size_t m_fewest;
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
