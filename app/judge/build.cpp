#include "app/judge/build.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <iterator>

#include "app/judge/compiled.h"
#include "app/judge/source/causes.h"
#include "app/judge/source/compiler_log.h"
#include "app/judge/source/error_in_dialects.h"
#include "app/judge/source/replaced.h"
#include "core/contest/site.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

using contest::Note;
using Kind = CompileError::Kind;

/// The largest number of rounds of corrections. A compiler may report more mistakes after some mistakes have been corrected.
constexpr int mostMendings = 6;

constexpr int mostWarnings = 2;

/// A language standard, and the flags that make the compiler apply it more strictly or less strictly.
struct Dialect {
    std::string name;
    std::vector<std::string> flags{};
};

/// Returns the dialects of a language in the order in which the judge tries them.
std::vector<Dialect> dialectsFor(Language language, const contest::SiteRules* rules)
{
    if (language == Language::C) {
        // A C compiler assumes that an undeclared function returns int, even if the function returns a pointer. The dialects that refuse
        // undeclared functions come first.
        const std::vector<std::string> strict{"-Werror=implicit-function-declaration"};
        return {{"gnu17", strict}, {"gnu89", strict}};
    }
    std::vector<Dialect> dialects{{"gnu++17"}, {"gnu++20"}, {"gnu++98"}, {"gnu++11"}};
    if (rules && rules->oldCompilers)
        dialects.push_back({"gnu++98", {"-fpermissive"}});
    return dialects;
}

/// Returns the dialects that allow undeclared functions. Older C compilers allowed them too.
std::vector<Dialect> lenientDialects(Language language)
{
    if (language == Language::C)
        return {{"gnu17"}, {"gnu89"}};
    return {};
}

/// Returns the flags that make a newer C compiler report old mistakes as warnings only: for example an undeclared function, or an int that
/// is used as a pointer. GCC refuses these mistakes since version 14 and Clang since version 15 or 16, but the contest sites use older
/// compilers.
std::vector<std::string> oldCFlags(const Tool& tool)
{
    if (tool.name.starts_with("clang"))
        return {"-Wno-error=implicit-int", "-Wno-error=implicit-function-declaration", "-Wno-error=int-conversion",
                "-Wno-error=incompatible-function-pointer-types"};
    // GCC 12 warns that -fpermissive is not an option for C, so the version is read. It follows the parentheses: "gcc (Debian 14.2.0-19)
    // 14.2.0".
    const std::size_t end = tool.version.find(") ");
    return end != std::string::npos && std::atoi(tool.version.c_str() + end + 2) >= 14 ? std::vector<std::string>{"-fpermissive"} : std::vector<std::string>();
}

std::vector<std::string> flagsFor(const Tool& tool, const contest::SiteRules* rules, const Dialect& dialect)
{
    const Language language = tool.language;
    std::vector<std::string> flags{"-O2", "-std=" + dialect.name, "-Wformat", "-Wreturn-type"};
    // Without this option, GCC compiles some divisions by zero to an illegal instruction. The crash would then not show the cause.
    if (tool.name.starts_with('g'))
        flags.emplace_back("-fno-isolate-erroneous-paths-dereference");
    if (language == Language::C)
        std::ranges::copy(oldCFlags(tool), std::back_inserter(flags));
    flags.insert(flags.end(), dialect.flags.begin(), dialect.flags.end());
    if (rules && rules->onlineJudge)
        flags.emplace_back("-DONLINE_JUDGE");
    if (language == Language::C)
        flags.insert(flags.end(), {"-x", "c", "-", "-lm"});
    else
        flags.insert(flags.end(), {"-x", "c++", "-"});
    return flags;
}

/// True if the source includes a file of the user. The cache does not notice changes in such a file.
bool includesItsOwn(const std::string& source)
{
    for (std::size_t at = source.find("include"); at != std::string::npos; at = source.find("include", at + 1)) {
        const std::size_t next = source.find_first_not_of(" \t", at + 7);
        if (next != std::string::npos && source[next] == '"')
            return true;
    }
    return false;
}

/// Returns a path as a string literal of C.
std::string quoted(const std::string& path)
{
    std::string text = "\"";
    for (const char letter : path)
        text += letter == '"' || letter == '\\' ? std::string{'\\', letter} : std::string{letter};
    return text + '"';
}

/// Removes all warnings except the first `mostWarnings`.
void keepFewWarnings(std::vector<Note>& notes)
{
    int left = mostWarnings;
    std::erase_if(notes, [&left](const Note& note) { return note.kind == Note::Kind::Warning && left-- <= 0; });
}

bool refused(const tl::expected<BuiltProgram, CompileError>& built)
{
    return !built && built.error().kind == Kind::Refused;
}

class Build {
public:
    Build(Runner& runner, const Tool& tool, const BuildInput& place, const CompileOptions& options, const Limits& limits,
          const std::stop_token& stop)
        : m_runner(runner), m_tool(tool), m_place(place), m_options(options), m_limits(limits), m_stop(stop),
          m_rules(options.problem ? &contest::siteRules(*options.problem) : nullptr)
    {
    }

    tl::expected<BuiltProgram, CompileError> built(const std::string& text)
    {
        SourceText source{.before = m_place.before, .text = text, .cpp = m_tool.language == Language::Cpp};
        std::vector<Note> notes;
        if (m_rules && m_rules->windows)
            notes = accepted(adaptToWindows(source));
        else if (hasWindowsFormat(source.text))
            notes = {{Note::Kind::WindowsFormat}};
        const Repair* const repair = m_options.repairs && m_options.repair && m_options.repair->refused == source ? m_options.repair : nullptr;
        if (repair)
            source = repair->mended;
        if (m_options.shortLong && !shortenLong(source))
            return tl::unexpected(CompileError{Kind::Refused, m_tool.language});
        auto built = repair ? compiledRepair(source, *repair) : compiledOrMended(source);
        if (built) {
            addTo(*built, notes);
            keepFewWarnings(built->notes);
        }
        return built;
    }

private:
    bool acceptsOld() const { return m_rules && m_rules->oldCompilers; }

    std::vector<Note> accepted(std::vector<Note> notes) const
    {
        for (Note& note : notes)
            note.standing = acceptsOld() ? Note::Standing::Accepted : Note::Standing::Told;
        return notes;
    }

    bool isAccepted(const SourceText& source, const Note& cause) const
    {
        return m_rules && oldCompilersAccept(source, cause, m_rules->windows);
    }

    /// Sets the standing of the notes `causes`: Accepted if the problem's judge accepts the mistake in `source`, else Mended.
    std::vector<Note> corrected(std::vector<Note> causes, const SourceText& source) const
    {
        for (Note& cause : causes)
            cause.standing = acceptsOld() && isAccepted(source, cause) ? Note::Standing::Accepted : Note::Standing::Mended;
        return causes;
    }

    /// Compiles `mended`, the source that `repair` has corrected, and adds notes on the corrected mistakes.
    tl::expected<BuiltProgram, CompileError> compiledRepair(const SourceText& mended, const Repair& repair)
    {
        return inDialects(mended, dialectsFor(m_tool.language, m_rules)).map([&](BuiltProgram&& compiled) {
            BuiltProgram built = withReturns(mended, std::move(compiled));
            addTo(built, corrected(repair.causes, repair.refused));
            return built;
        });
    }

    tl::expected<BuiltProgram, CompileError> compiledOrMended(const SourceText& source)
    {
        const std::vector<Dialect> dialects = dialectsFor(m_tool.language, m_rules);
        auto first = inDialects(source, dialects);
        if (first)
            return withReturns(source, *std::move(first));
        if (!refused(first))
            return first;
        if (const auto lack = missingMain(source)) {
            first.error().causes = {*lack};
            first.error().log = errorsFirst(first.error().log);
            return first;
        }
        SourceText mended = source;
        std::vector<Note> causes;
        auto last = first;
        for (int round = 0; round < mostMendings && refused(last); ++round) {
            const std::vector<Note> found = causesOf(mended, last.error().log);
            const SourceText before = mended;
            for (const Note& cause : found)
                mend(mended, cause);
            // Some causes have no correction, so each round finds them again. Only new causes are added.
            std::ranges::copy_if(found, std::back_inserter(causes), [&](const Note& cause) { return std::ranges::find(causes, cause) == causes.end(); });
            if (mended == before)
                break;
            last = inDialects(mended, dialects);
        }
        const bool mends = m_options.repairs
            || (acceptsOld() && std::ranges::all_of(causes, [&](const Note& cause) { return isAccepted(source, cause); }));
        if (mends)
            causes = corrected(std::move(causes), source);
        const auto& failed = mends ? last : first;
        if (refused(failed) && failed.error().log.find("implicit-function-declaration") != std::string::npos) {
            if (auto lenient = inDialects(mends ? mended : source, lenientDialects(m_tool.language)); !refused(lenient)) {
                if (lenient) {
                    addTo(*lenient, causes);
                    addTo(*lenient, accepted(nonStandardMain(source)));
                }
                return lenient;
            } else if (!lenient.error().log.empty()) {
                first = std::move(lenient);
            }
        }
        if (last && mends) {
            BuiltProgram built = withReturns(mended, *std::move(last));
            addTo(built, causes);
            return built;
        }
        if (!last && last.error().kind != Kind::Refused)
            return last;
        for (Note& cause : causes)
            cause.standing = Note::Standing::Told;
        if (last)
            first.error().repair = Repair{source, mended, causes};
        first.error().causes = std::move(causes);
        first.error().log = errorsFirst(first.error().log);
        return first;
    }

    /// `built` is the program compiled from `source`. If functions lack a return statement and the judge of the problem uses old
    /// compilers, compiles the source once more with "return 0;" in them, and adds a note. A nonstandard `main` gets a note too.
    BuiltProgram withReturns(const SourceText& source, BuiltProgram built)
    {
        const std::vector<Note> missing = acceptsOld() ? missingReturns(built.notes) : std::vector<Note>();
        if (!missing.empty()) {
            SourceText mended = source;
            for (const Note& note : missing)
                mend(mended, note);
            if (auto returning = inDialects(mended, dialectsFor(m_tool.language, m_rules))) {
                built = *std::move(returning);
                addTo(built, accepted({missing.front()}));
            }
        }
        addTo(built, accepted(nonStandardMain(source)));
        return built;
    }

    static void addTo(BuiltProgram& built, std::vector<Note> notes)
    {
        built.notes.insert(built.notes.begin(), notes.begin(), notes.end());
    }

    /// Compiles a source in the first dialect that accepts it. If all dialects refuse the source, returns the error of the first dialect.
    tl::expected<BuiltProgram, CompileError> inDialects(const SourceText& source, const std::vector<Dialect>& dialects)
    {
        // The compiler reads the text from standard input, because the text may differ from the file. With "#line", the messages
        // of the compiler name the file.
        const std::string text = source.before + "#line 1 " + quoted(m_place.file) + '\n' + source.text;
        ProgramCache compiled(m_place.cache);
        // If the cache holds a program for a dialect, an earlier call has found that the dialects before it fail.
        const bool keeps = !includesItsOwn(source.text);
        for (const Dialect& dialect : dialects) {
            const std::string key = keyOf(text, flagsOf(dialect));
            if (const std::string kept = keeps ? compiled.find(key) : std::string(); !kept.empty())
                return BuiltProgram{kept, notesOn(source, dialect, dialects.front(), compiled.log(key))};
        }
        tl::expected<BuiltProgram, CompileError> first = tl::unexpected(CompileError{Kind::Refused, m_tool.language});
        std::vector<std::string> logs;
        for (const Dialect& dialect : dialects) {
            if (!logs.empty() && isHopeless(source, dialect, logs))
                continue;
            auto now = inDialect(compiled, text, dialect);
            if (now)
                return BuiltProgram{now->program, notesOn(source, dialect, dialects.front(), now->log)};
            const bool ends = now.error().kind != Kind::Refused;
            logs.push_back(now.error().log);
            if (ends || &dialect == &dialects.front())
                first = tl::unexpected(std::move(now.error()));
            if (ends)
                break;
        }
        return first;
    }

    /// True if the compiler's logs for earlier dialects show that this dialect cannot succeed.
    static bool isHopeless(const SourceText& source, const Dialect& dialect, const std::vector<std::string>& logs)
    {
        if (missingMain(source) || staysInDialect(source, logs.front(), dialect.name))
            return true;
        if (!dialect.flags.empty() && dialect.flags.front() == "-fpermissive")
            return std::ranges::none_of(logs, [](const std::string& log) { return log.find("[-fpermissive]") != std::string::npos; });
        // If the first and the last dialect tried so far have the same first error, gnu++11 most likely has it too.
        const auto firstError = [](const std::string& log) {
            const std::string sorted = errorsFirst(log);
            return sorted.substr(0, sorted.find('\n'));
        };
        return dialect.name == "gnu++11" && firstError(logs.front()) == firstError(logs.back());
    }

    std::vector<std::string> flagsOf(const Dialect& dialect) const { return flagsFor(m_tool, m_rules, dialect); }

    std::string keyOf(const std::string& text, const std::vector<std::string>& flags) const
    {
        // The file's path is part of the key, because a failed assertion prints it.
        std::vector<std::string> parts{m_place.file, text, m_tool.path, m_tool.version};
        parts.insert(parts.end(), flags.begin(), flags.end());
        return judge::keyOf(parts);
    }

    struct CompiledText {
        std::string program;
        std::string log;
    };

    tl::expected<CompiledText, CompileError> inDialect(ProgramCache& compiled, const std::string& text, const Dialect& dialect)
    {
        const std::vector<std::string> flags = flagsOf(dialect);
        const std::string folder = compiled.newFolder();
        if (folder.empty())
            return tl::unexpected(CompileError{Kind::CacheFailed, m_tool.language, errno});
        const std::string result = folder + "/program";
        const fs::path& file = m_place.file;
        ProgramCall command{{m_tool.path, "-o", result, "-iquote", file.parent_path()}, m_tool.readable, folder};
        command.arguments.insert(command.arguments.end(), flags.begin(), flags.end());
        command.readable.push_back(file.parent_path());
        Run run = m_runner.run(command, text, m_limits, m_stop);
        run.errors = replaced(run.errors, file.string() + ':', file.filename().string() + ':');
        if (auto error = errorOf(run, m_tool.language))
            return tl::unexpected(*std::move(error));
        const std::string program = compiled.keep(result, keyOf(text, flags), run.errors);
        if (program.empty())
            return tl::unexpected(CompileError{Kind::CacheFailed, m_tool.language, errno, std::move(run.errors)});
        return CompiledText{program, std::move(run.errors)};
    }

    /// Returns the notes on a source that compiles: the use of gets(), a dialect other than `first`, and warnings.
    static std::vector<Note> notesOn(const SourceText& source, const Dialect& dialect, const Dialect& first, const std::string& log)
    {
        std::vector<Note> notes;
        const bool usesGets = log.find("gets' function is dangerous") != std::string::npos && source.before.find(" gets(") == std::string::npos;
        if (usesGets)
            notes.push_back({Note::Kind::Gets});
        if (dialect.name != first.name)
            notes.push_back({.kind = Note::Kind::Dialect, .text = dialect.name, .more = first.name});
        for (const Diagnostic& each : diagnosticsOf(log)) {
            constexpr std::array telling{"implicit declaration", "implicitly declaring", "undeclared function", "[-Wreturn-type]", "[-Wreturn-mismatch]", "[-Wformat=]", "[-Wformat]"};
            const auto has = [&each](const char* part) { return each.headline.find(part) != std::string::npos; };
            if (!each.isError && std::ranges::any_of(telling, has))
                notes.push_back({.kind = Note::Kind::Warning, .text = each.headline});
        }
        return notes;
    }

    Runner& m_runner;
    const Tool& m_tool;
    const BuildInput& m_place;
    const CompileOptions& m_options;
    const Limits& m_limits;
    const std::stop_token& m_stop;
    const contest::SiteRules* m_rules;
};

}  // namespace

tl::expected<BuiltProgram, CompileError> build(Runner& runner, const Tool& tool, const BuildInput& place, const std::string& source,
                                        const CompileOptions& options, const Limits& limits, const std::stop_token& stop)
{
    return Build(runner, tool, place, options, limits, stop).built(source);
}

}  // namespace nimstone::judge
