#include "app/cli/command_line.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <QGuiApplication>
#include <QStringList>
#include <map>
#include <memory>
#include <new>
#include <optional>

#include "app/cli/command.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/wording/quotation.h"
#include "translations/catalogue.h"

namespace nimstone::cli {

namespace {

/// Formats the help in the way of CLI11, but with its texts in the user's language and with the usage line of the
/// command.
class Help : public CLI::Formatter {
public:
    explicit Help(std::map<std::string, std::string> usages) : m_usages(std::move(usages)) {}

    /// Makes the help text of the application. It replaces CLI11's function, which from version 2.5 on wraps lines,
    /// even the lines of the examples, and counts bytes instead of columns.
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override
    {
        return app->get_description() + '\n' + make_usage(app, name) + make_positionals(app) + make_groups(app, mode)
            + make_subcommands(app, mode) + '\n' + app->get_footer() + '\n';
    }

    std::string make_option(const CLI::Option* option, bool isPositional) const override
    {
        return entry(make_option_name(option, isPositional) + make_option_opts(option), option->get_description());
    }

    std::string make_subcommand(const CLI::App* command) const override
    {
        return entry(command->get_name(), command->get_description());
    }

    std::string make_usage(const CLI::App* app, std::string name) const override
    {
        //: %1 is a command as the user types it
        return '\n' + translate("cli::Help", "Usage: %1")
                          .arg(QString::fromStdString(name + ' ' + m_usages.at(app->get_name()))).toStdString() + '\n';
    }

    std::string make_group(std::string, bool isPositional, std::vector<const CLI::Option*> options) const override
    {
        const QString heading = isPositional ? translate("cli::Help", "Arguments:") : translate("cli::Help", "Options:");
        std::string text = '\n' + heading.toStdString() + '\n';
        for (const CLI::Option* option : options)
            text += make_option(option, isPositional);
        return text;
    }

    std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode) const override
    {
        const auto commands = app->get_subcommands([](const CLI::App*) { return true; });
        std::string text;
        for (const CLI::App* command : commands)
            text += make_subcommand(command);
        return text.empty() ? text : '\n' + translate("cli::Help", "Commands:").toStdString() + '\n' + text;
    }

    std::string make_option_opts(const CLI::Option* option) const override
    {
        const std::string type = option->get_type_name();
        return type.empty() || type == "TEXT" ? std::string() : ' ' + type;
    }

private:
    /// Returns one line of a list: the text `left`, and the description `right` in the next column.
    std::string entry(const std::string& left, const std::string& right) const
    {
        std::string text = "  " + left;
        text.resize(std::max(text.size() + 1, get_column_width()), ' ');
        for (const char letter : right) {
            text += letter;
            if (letter == '\n')
                text.append(get_column_width(), ' ');
        }
        return text + '\n';
    }

    std::map<std::string, std::string> m_usages;
};

/// The options that every command accepts.
struct Common {
    std::optional<std::string> language;
    std::optional<std::string> output;
};

void declareCommon(CLI::App& app, Common& common)
{
    app.add_option("--lang", common.language,
                   translate("cli::Help", "The language of this run: en or zh_CN; default: the system's language").toStdString())
        ->type_name("LANG")
        ->take_last();
    app.add_option("-o,--output", common.output,
                   translate("cli::Help", "Writes to FILE; if omitted or -, to standard output").toStdString())
        ->type_name("FILE")
        ->take_last();
}

std::string exampleText(const std::vector<std::string>& examples)
{
    //: The heading of one or several example command lines
    std::string text = translate("cli::Help", "Examples:").toStdString();
    for (const std::string& example : examples)
        text += "\n  " + example;
    return text;
}

QString commandNames(const std::vector<std::unique_ptr<Command>>& commands)
{
    QStringList names;
    for (const auto& command : commands)
        names << QString::fromUtf8(command->words().name);
    return list(names);
}

Exit print(const std::string& text)
{
    auto output = Output::open({});
    output->write(text);
    return output->finish();
}

/// Returns the name of the option at the beginning of CLI11's error message.
std::string optionIn(const CLI::ParseError& error)
{
    std::string name = error.what();
    name.resize(std::min(name.size(), name.find_first_of(": ")));
    return name.starts_with('-') ? name : "--" + name;
}

Exit complainOf(const CLI::ParseError& error)
{
    const std::string option = optionIn(error);
    const bool valueUnwanted = std::string_view(error.what()).ends_with("override");
    const QString sentence = valueUnwanted
        ? translate("cli::Help", "expected no value for the option %1, but there is one")
        : translate("cli::Help", "expected a value after the option %1, but there is none");
    return reportArgument(1, sentence.arg(wording::quotedRichText(option)));
}

Exit complainOfExtra(const std::string& extra)
{
    const QString found = wording::quotedRichText(extra);
    return reportArgument(1, extra.starts_with('-')
                                     ? translate("cli::Help", "expected an option that --help lists, found '%1'").arg(found)
                                     : translate("cli::Help", "expected nothing more, found '%1'").arg(found));
}

/// Checks the options that every command accepts. Returns std::nullopt if they are valid; otherwise returns the exit
/// code.
std::optional<Exit> checkCommon(const Common& common)
{
    if (common.output && common.output->empty())
        return reportOption("-o", 1, emptyFileName());
    if (!common.language || languages().contains(QString::fromStdString(*common.language)))
        return std::nullopt;
    return reportOption("--lang", 1, translate("cli::Help", "expected one of %2, found '%1'")
                                             .arg(wording::quotedRichText(*common.language), list(languages())));
}

std::unique_ptr<QCoreApplication> makeApplication(Command::Application wanted, int& argc, char** argv)
{
    if (wanted == Command::Application::None)
        return nullptr;
    std::unique_ptr<QCoreApplication> application;
    if (wanted == Command::Application::Drawing) {
        // The offscreen platform needs no display. Without FC_LANG, Chinese text would get Japanese glyphs in an
        // English locale.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("FC_LANG", "zh-cn");
        // Qt would warn of missing folders that drawing does not use. Standard error is only for the command's own
        // error messages.
        const QtMessageHandler handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        application = std::make_unique<QGuiApplication>(argc, argv);
        qInstallMessageHandler(handler);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QCoreApplication::installTranslator(&spokenWords());
    return application;
}

}  // namespace

Exit runCommandLine(int argc, char** argv)
{
    speak(chosenLanguage({argv + 1, argv + argc}));
    const auto commands = allCommands();
    Common common;
    CLI::App app(translate("cli::Help", "Nimstone on the command line: the theory of impartial games.").toStdString(),
                 "nimstone-cli");
    std::map<std::string, std::string> usages{{"nimstone-cli", "COMMAND …"}};
    for (const auto& command : commands)
        usages[command->words().name] = command->words().usage;
    app.formatter(std::make_shared<Help>(std::move(usages)));
    app.allow_extras();
    app.set_help_flag("-h,--help", translate("cli::Help", "Shows this help").toStdString());
    app.set_version_flag("--version", "nimstone-cli " NIMSTONE_VERSION, translate("cli::Help", "Shows the version").toStdString());
    declareCommon(app, common);
    app.footer(exampleText({"nimstone-cli analyze nim:3,4,5", "nimstone-cli prove --help"}));
    for (const auto& command : commands) {
        const Command::Words words = command->words();
        CLI::App* sub = app.add_subcommand(words.name, words.summary.toStdString());
        command->declare(*sub);
        declareCommon(*sub, common);
        sub->footer(exampleText(words.examples));
    }

    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return print(app.help());
    } catch (const CLI::CallForVersion& version) {
        return print(std::string(version.what()) + '\n');
    } catch (const CLI::ParseError& error) {
        return complainOf(error);
    }
    auto extras = app.remaining(true);
    // CLI11 returns the "--" that ends the options as one of the remaining arguments.
    std::erase(extras, "--");
    if (app.get_subcommands().empty()) {
        return reportArgument(1, extras.empty()
                                         ? translate("cli::Help", "expected a command (%1), but there is none")
                                               .arg(commandNames(commands))
                                         : translate("cli::Help", "expected a command (%2), found '%1'")
                                               .arg(wording::quotedRichText(extras.front()), commandNames(commands)));
    }
    const CLI::App* sub = app.get_subcommands().front();
    if (!extras.empty())
        return complainOfExtra(extras.front());
    if (const auto wrong = checkCommon(common))
        return *wrong;

    const auto command = std::ranges::find_if(commands, [sub](const auto& each) { return each->words().name == sub->get_name(); });
    const auto application = makeApplication((*command)->application(), argc, argv);
    try {
        return (*command)->run(common.output == "-" ? std::string() : common.output.value_or(std::string()));
    } catch (const std::bad_alloc&) {
        return reportArgument(1, translate("cli::Help", "not enough memory to run this command on this input"));
    }
}

}  // namespace nimstone::cli
