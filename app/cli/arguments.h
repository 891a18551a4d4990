// Where each argument of the command line stands, so that a complaint can say which one it is about.
//
// Arguments are counted from 1 as they were typed, without the program's name and the command's: in
// `prove nim-lemma-1 nim:1,1 --move 3-1` the move is argument 4.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace nimstone::cli {

class Arguments {
public:
    struct Place {
        std::uint64_t number = 1;
        std::uint64_t column = 1;  ///< where the value begins, in code points: 8 in --move=3-1
    };

    /// `typed` without the program's name; `app` knows the commands and which options take a value.
    Arguments(const std::vector<std::string>& typed, const CLI::App& app);

    /// What is neither an option nor its value, counted from 0; where there is none, the end.
    Place positional(std::size_t index) const;

    /// The value of an option such as --move, the last one where it is given twice; without a value, the option itself;
    /// where it is not given, the end.
    Place option(std::string_view name) const;

    /// The first argument of that text that no option takes as its value; the end where there is none.
    Place first(std::string_view text) const;

    /// Behind the last argument.
    Place end() const { return {m_count + 1, 1}; }

private:
    /// `argument` begins with a dash; whether the one behind it, if any, is its value.
    bool passOption(const std::string& argument, bool hasNext, const CLI::App& app);
    void passPositional(const std::string& argument);

    std::uint64_t m_count = 0;
    std::vector<Place> m_positionals;
    std::map<std::string, Place, std::less<>> m_options;  ///< by an option's first long name
    std::map<std::string, Place, std::less<>> m_texts;
};

}  // namespace nimstone::cli
