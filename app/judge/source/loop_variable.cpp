#include "app/judge/source/loop_variable.h"

namespace nimstone::judge {

std::size_t loopThatDeclares(std::string_view source, const std::vector<SourceToken>& tokens, std::string_view name, std::uint64_t line)
{
    std::size_t end = 0;
    for (std::uint64_t passed = 0; passed < line && end != std::string_view::npos; ++passed)
        end = source.find('\n', passed == 0 ? 0 : end + 1);
    std::size_t found = tokens.size();
    for (std::size_t i = 1; i + 3 < tokens.size() && tokens[i].at < end; ++i) {
        // `mend` will insert a declaration before this "for". This is only possible if a statement begins here.
        const std::string_view before = tokens[i - 1].text;
        if (tokens[i].text == "for" && tokens[i + 1].text == "(" && tokens[i + 2].kind == SourceToken::Kind::Word && tokens[i + 3].text == name
            && (before == ";" || before == "{" || before == "}"))
            found = i;
    }
    return found;
}

}  // namespace nimstone::judge
