#include "app/judge/python.h"

#include <algorithm>
#include <fstream>
#include <regex>

#include "app/judge/compiled.h"
#include "core/notation/utf8.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

using contest::Note;

/// Compiles the source on standard input. Prints only the last lines of an error, without the traceback into this script.
constexpr const char* checking = "import sys\n"
                                 "try: compile(sys.stdin.buffer.read(), sys.argv[1], 'exec', dont_inherit=True)\n"
                                 "except Exception as error:\n"
                                 "    import traceback\n"
                                 "    print(''.join(traceback.format_exception_only(type(error), error)), end='')\n"
                                 "    sys.exit(1)\n";

/// A part of an error message of Python 3 about code for Python 2, the old code, and the code to write instead.
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

/// True if one of the first two lines names the encoding: "# -*- coding: gbk -*-".
bool namesItsEncoding(std::string_view source)
{
    static const std::regex named("^[ \\t\\f]*#.*coding[:=]");
    std::size_t begin = 0;
    for (int line = 0; line < 2 && begin < source.size(); ++line) {
        const std::size_t end = std::min(source.find('\n', begin), source.size());
        if (std::regex_search(std::string(source.substr(begin, end - begin)), named))
            return true;
        begin = end + 1;
    }
    return false;
}

/// Returns the number, from 1, of the first line that is not valid UTF-8; nothing if all lines are.
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

/// Returns a note on the line that an error message calls wrongly indented; nothing for any other message.
std::optional<Note> indentIn(const std::string& said)
{
    static const std::regex named("line (\\d+)[^]*(TabError|unindent does not match|unexpected indent)");
    std::smatch match;
    if (!std::regex_search(said, match, named))
        return std::nullopt;
    return Note{.kind = Note::Kind::OtherIndent, .place = {std::stoull(match[1]), 1}};
}

}  // namespace

std::optional<CompileError> errorsIn(Runner& runner, const Tool& tool, const fs::path& file, const std::string& source,
                                     const std::string& cache, const Limits& limits, const std::stop_token& stop)
{
    // Check the encoding here, because the check below ignores comments, but Python refuses them when it runs the file.
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
        // If the result cannot be stored, the source is only checked again next time.
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
    return std::nullopt;
}

}  // namespace nimstone::judge
