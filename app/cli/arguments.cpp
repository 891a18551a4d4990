#include "app/cli/arguments.h"

#include <CLI/App.hpp>

namespace nimstone::cli {

namespace {

std::string longName(const CLI::Option& option)
{
    return "--" + option.get_lnames().front();
}

const CLI::App* commandNamed(const CLI::App& app, const std::string& name)
{
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (command->get_name() == name)
            return command;
    }
    return nullptr;
}

}  // namespace

Arguments::Arguments(const std::vector<std::string>& typed, const CLI::App& app)
{
    const CLI::App* speaker = &app;
    bool optionsEnded = false;
    for (std::size_t at = 0; at < typed.size(); ++at) {
        const std::string& argument = typed[at];
        if (const CLI::App* command = speaker == &app ? commandNamed(app, argument) : nullptr) {
            speaker = command;
            continue;
        }
        ++m_count;
        if (!optionsEnded && argument == "--")
            optionsEnded = true;
        else if (optionsEnded || argument.size() < 2 || argument.front() != '-')
            passPositional(argument);
        else if (passOption(argument, at + 1 < typed.size(), *speaker))
            ++at;
    }
}

Arguments::Place Arguments::positional(std::size_t index) const
{
    return index < m_positionals.size() ? m_positionals[index] : end();
}

Arguments::Place Arguments::option(std::string_view name) const
{
    const auto found = m_options.find(name);
    return found == m_options.end() ? end() : found->second;
}

Arguments::Place Arguments::first(std::string_view text) const
{
    const auto found = m_texts.find(text);
    return found == m_texts.end() ? end() : found->second;
}

bool Arguments::passOption(const std::string& argument, bool hasNext, const CLI::App& app)
{
    m_texts.try_emplace(argument, Place{m_count, 1});
    const bool isLong = argument.starts_with("--");
    const std::size_t nameEnd = isLong ? std::min(argument.find('='), argument.size()) : 2;
    const CLI::Option* option = app.get_option_no_throw(argument.substr(0, nameEnd));
    if (!option || option->get_lnames().empty())
        return false;
    Place& place = m_options[longName(*option)];
    place = {m_count, 1};
    if (option->get_items_expected_min() == 0)
        return false;
    if (nameEnd < argument.size()) {
        place.column = nameEnd + (isLong ? 2 : 1);
        return false;
    }
    if (hasNext)
        place.number = ++m_count;
    return hasNext;
}

void Arguments::passPositional(const std::string& argument)
{
    m_positionals.push_back({m_count, 1});
    m_texts.try_emplace(argument, Place{m_count, 1});
}

}  // namespace nimstone::cli
