#include "app/judge/toolchain.h"

#include <algorithm>

namespace nimstone::judge {

std::optional<Language> languageOf(const std::string& file)
{
    const std::string suffix = file.substr(std::min(file.rfind('.'), file.size()));
    if (suffix == ".c")
        return Language::C;
    if (suffix == ".cpp" || suffix == ".cc" || suffix == ".cxx")
        return Language::Cpp;
    if (suffix == ".py")
        return Language::Python;
    return std::nullopt;
}

std::vector<Tool> findTools(Runner&, std::string_view, std::stop_token)
{
    return {};
}

std::vector<Tool> findTools(Runner& runner, std::stop_token stop)
{
    return findTools(runner, {}, std::move(stop));
}

const Tool* toolFor(const std::vector<Tool>& tools, Language language)
{
    const auto tool = std::ranges::find(tools, language, &Tool::language);
    return tool == tools.end() ? nullptr : &*tool;
}

tl::expected<Command, CompileError> compile(Runner&, const std::vector<Tool>&, const std::vector<std::string>& program,
                                            const std::string&, std::stop_token)
{
    return tl::unexpected(CompileError{CompileError::Kind::NoCompiler, languageOf(program.front())});
}

}  // namespace nimstone::judge
