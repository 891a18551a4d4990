#include "app/judge/python.h"

#include <algorithm>
#include <fstream>
#include <array>
#include <charconv>

#include "app/judge/compiled.h"
#include "core/notation/utf8.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

using contest::Note;

/// A script that compiles the source on standard input. If there is an error, it prints only the last lines of the message, without the
/// traceback into this script.
constexpr const char* checking = "import sys\n"
                                 "try: compile(sys.stdin.buffer.read(), sys.argv[1], 'exec', dont_inherit=True)\n"
                                 "except Exception as error:\n"
                                 "    import traceback\n"
                                 "    print(''.join(traceback.format_exception_only(type(error), error)), end='')\n"
                                 "    sys.exit(1)\n";

/// A mistake of code for Python 2: a part of the message of Python 3, the old code, and the code that replaces the old code.
struct OldPython {
    std::string_view said;
    const char* old;
    const char* now;
};
constexpr OldPython oldPython[] = {
    {"Missing parentheses in call to 'print'", "print …", "print(…)"},
    {"Missing parentheses in call to 'exec'", "exec …", "exec(…)"},
    {"multiple exception types must be parenthesized", "except A, b", "except A as b"},
    {"operand type(s) for >>: 'builtin_function_or_method'", "print >> file, …", "print(…, file=file)"},
    {"name 'raw_input' is not defined", "raw_input()", "input()"},
    {"name 'xrange' is not defined", "xrange(…)", "range(…)"},
    {"name 'unichr' is not defined", "unichr(…)", "chr(…)"},
    {"name 'unicode' is not defined", "unicode(…)", "str(…)"},
    {"name 'long' is not defined", "long(…)", "int(…)"},
    {"name 'reduce' is not defined", "reduce(…)", "functools.reduce(…)"},
    {"name 'cmp' is not defined", "cmp(a, b)", "(a > b) - (a < b)"},
    {"no attribute 'has_key'", "d.has_key(k)", "k in d"},
    {"no attribute 'iteritems'", "d.iteritems()", "d.items()"},
    {"no attribute 'itervalues'", "d.itervalues()", "d.values()"},
};

/// True if one of the first two lines names the encoding of the source: "# -*- coding: gbk -*-".
bool namesItsEncoding(std::string_view source)
{
    for (int number = 0; number < 2; ++number) {
        std::string_view line = source.substr(0, source.find('\n'));
        source.remove_prefix(std::min(line.size() + 1, source.size()));
        line.remove_prefix(std::min(line.find_first_not_of(" \t\f"), line.size()));
        const auto has = [line](std::string_view words) { return line.find(words) != std::string_view::npos; };
        if (line.starts_with('#') && (has("coding:") || has("coding=")))
            return true;
    }
    return false;
}

/// Returns the number of the first line that is not valid UTF-8, counted from 1; nothing if all lines are valid.
std::optional<std::uint64_t> lineNotInUtf8(std::string_view source)
{
    std::uint64_t line = 1;
    while (!source.empty()) {
        const utf8::Extent next = utf8::first(source);
        if (!next.valid)
            return line;
        line += source.front() == '\n' ? 1 : 0;
        source.remove_prefix(next.bytes);
    }
    return std::nullopt;
}

/// Returns a note on the line that the error message calls wrongly indented; nothing for any other error message.
std::optional<Note> indentIn(std::string_view said)
{
    constexpr std::string_view before = "line ";
    const std::size_t at = said.find(before);
    std::uint64_t line = 0;
    if (at != std::string_view::npos)
        std::from_chars(said.data() + at + before.size(), said.data() + said.size(), line);
    constexpr std::array<std::string_view, 3> complaints{"TabError", "unindent does not match", "unexpected indent"};
    const bool isWrong = std::ranges::any_of(complaints, [said](std::string_view words) { return said.find(words) != std::string_view::npos; });
    return line > 0 && isWrong ? std::optional(Note{.kind = Note::Kind::OtherIndent, .place = {line, 1}}) : std::nullopt;
}

}  // namespace

std::optional<CompileError> errorsIn(Runner& runner, const Tool& tool, const fs::path& file, const std::string& source,
                                     const std::string& cache, const Limits& limits, const std::stop_token& stop)
{
    // The encoding is checked here, because the check below ignores comments. Python refuses invalid UTF-8 in comments when it runs the
    // file.
    if (const auto line = namesItsEncoding(source) ? std::nullopt : lineNotInUtf8(source))
        return CompileError{.kind = CompileError::Kind::Refused,
                            .language = tool.language,
                            .causes = {{.kind = Note::Kind::OtherEncoding, .place = {*line, 1}}}};
    ProgramCache compiled(cache);
    const std::string key = keyOf({file, source, tool.path, tool.version, checking});
    if (!compiled.find(key).empty())
        return std::nullopt;
    const Run run = runner.run({{tool.path, "-I", "-S", "-X", "utf8", "-W", "ignore", "-c", checking, file.filename()}, tool.readable, {}},
                               source, limits, stop);
    std::optional<CompileError> error = errorOf(run, tool.language);
    if (!error) {
        // If storing the result fails, the only effect is that the source is checked again next time.
        const fs::path mark = fs::path(compiled.newFolder()) / "checked";
        if (std::ofstream(mark).put('\n'))
            compiled.keep(mark, key);
        return std::nullopt;
    }
    if (error->kind != CompileError::Kind::Refused)
        return error;
    error->log = run.output + run.errors;
    for (const std::optional<Note>& cause : {pythonCause(error->log), indentIn(error->log)}) {
        if (cause)
            error->causes.push_back(*cause);
    }
    return error;
}

std::optional<Note> pythonCause(std::string_view said)
{
    for (const auto& [part, old, now] : oldPython) {
        if (said.find(part) != std::string_view::npos)
            return Note{.kind = Note::Kind::OldPython, .text = old, .more = now};
    }
    const bool refused = said.find("PermissionError") != std::string_view::npos || said.find("OSError") != std::string_view::npos;
    if (refused && said.find("/multiprocessing/") != std::string_view::npos)
        return Note{.kind = Note::Kind::Processes};
    if (said.find("RecursionError: Stack overflow") != std::string_view::npos)
        return Note{.kind = Note::Kind::SmallStack};
    return std::nullopt;
}

std::optional<Note> limitedRecursion(std::string_view said, std::string_view version)
{
    // If a program exceeds the limit that it can raise itself, the message of these versions has no more words after "exceeded".
    if (said.find("RecursionError: maximum recursion depth exceeded ") == std::string_view::npos)
        return std::nullopt;
    for (const std::string_view limited : {"3.12", "3.13"}) {
        if (version.starts_with("Python " + std::string(limited) + '.'))
            return Note{.kind = Note::Kind::LimitedRecursion, .text = std::string(limited)};
    }
    return std::nullopt;
}

}  // namespace nimstone::judge
