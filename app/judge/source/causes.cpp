#include "app/judge/source/causes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <optional>

#include "app/judge/source/compiler_log.h"
#include "app/judge/source/headers.h"
#include "app/judge/source/loop_variable.h"
#include "app/judge/source/main_function.h"
#include "app/judge/source/pasted.h"
#include "app/judge/source/tokens.h"

namespace nimstone::judge {

namespace {

using contest::Note;
using NoteKind = Note::Kind;

bool isOfName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Returns the name that the compiler's message calls unknown, without namespace and template arguments: "vector" for "std::vector<int>".
/// For any other message, the result is empty.
std::string unknownName(std::string_view message)
{
    constexpr std::array<std::string_view, 11> complaints{
        "not declared", "undeclared", "unknown type name", "no template named", "does not name a type", "not a member of 'std'",
        "in namespace 'std'", "no arguments to '", "implicit", "incomplete type", "undefined template"};
    if (std::ranges::none_of(complaints, [&](std::string_view complaint) { return message.find(complaint) != std::string_view::npos; }))
        return {};
    std::string_view name = quotedIn(message);
    if (name.starts_with("std::"))
        name.remove_prefix(5);
    else if (message.find("incomplete type") != std::string_view::npos)
        return {};
    return std::string(name.substr(0, static_cast<std::size_t>(std::ranges::find_if_not(name, isOfName) - name.begin())));
}

/// Returns the line number, from 1, in a headline such as "nim.cpp:3:1: error: …"; 0 if the headline has none.
std::uint64_t lineOf(std::string_view headline)
{
    const std::string_view place = headline.substr(0, std::min(headline.find(": error: "), headline.find(": warning: ")));
    const std::size_t column = place.rfind(':');
    const std::size_t line = column == std::string_view::npos || column == 0 ? std::string_view::npos : place.rfind(':', column - 1);
    std::uint64_t number = 0;
    if (line != std::string_view::npos)
        std::from_chars(place.data() + line + 1, place.data() + column, number);
    return number;
}

class Search {
public:
    Search(const SourceText& source, std::string_view log) : m_source(source), m_tokens(tokensOf(source.text)), m_log(diagnosticsOf(log)) {}

    std::vector<Note> causes()
    {
        // Line numbers and HTML entities hide other mistakes, so the caller removes them first and then searches again.
        if (const auto pasted = copyPasteMistake(m_source.text, m_tokens))
            return {*pasted};
        findForeignCharacter();
        for (const Diagnostic& each : m_log) {
            if (!each.isError)
                continue;
            if (const std::string file = missingFile(each.message); !file.empty())
                findHeaders(file);
            else if (each.message.find("main' must return 'int'") != std::string::npos && hasVoidMain(m_tokens))
                add({NoteKind::VoidMain});
            else if (each.message.find("requires a type specifier") != std::string::npos && hasMainWithoutType(m_tokens))
                add({NoteKind::MainWithoutType});
            else if (each.message.find("i64'") != std::string::npos)
                add({.kind = NoteKind::WindowsInteger, .text = "i64"});
            else if (const std::string name = unknownName(each.message); !name.empty())
                findName(name, each);
        }
        return std::move(m_causes);
    }

private:
    void add(Note note)
    {
        if (std::ranges::none_of(m_causes, [&](const Note& other) { return other.kind == note.kind && other.more == note.more; }))
            m_causes.push_back(std::move(note));
    }

    void findForeignCharacter()
    {
        const auto foreign = std::ranges::find(m_tokens, SourceToken::Kind::Foreign, &SourceToken::kind);
        if (foreign == m_tokens.end())
            return;
        const ForeignCharacter character = foreignCharacter(foreign->text, isGbk(m_source.text));
        std::array<char, 16> code{};
        std::snprintf(code.data(), code.size(), "U+%04X", static_cast<unsigned>(character.code));
        Note note{.kind = NoteKind::ForeignCharacter, .text = code.data(), .more = std::string(1, character.plain)};
        note.place = placeOf(m_source.text, foreign->at);
        add(std::move(note));
    }

    /// Adds a note on every outdated or Windows-only header, because the compiler stops at the first one that is missing.
    void findHeaders(const std::string& missing)
    {
        if (const std::string_view library = libraryOf(missing); !library.empty())
            add({.kind = NoteKind::Library, .text = missing, .more = std::string(library)});
        for (const SourceToken& token : m_tokens) {
            if (token.kind != SourceToken::Kind::Header && token.kind != SourceToken::Kind::String)
                continue;
            const std::string_view name = token.text.substr(1, token.text.size() > 1 ? token.text.size() - 2 : 0);
            if (const std::string_view today = modernHeader(name); !today.empty())
                add({.kind = NoteKind::OldHeader, .text = std::string(name), .more = std::string(today)});
            else if (isWindowsHeader(name))
                add({.kind = NoteKind::WindowsHeader, .text = std::string(name), .more = std::string(name)});
        }
    }

    bool includes(std::string_view header) const
    {
        return std::ranges::any_of(m_tokens, [&](const SourceToken& token) {
            return token.kind == SourceToken::Kind::Header && token.text.substr(1, token.text.size() - 2) == header;
        }) || m_source.before.find("<" + std::string(header) + ">") != std::string::npos;
    }

    /// False if `name` is likely an undeclared variable. Words that are also usual names of variables, such as `count` and
    /// `time`, count as names of the standard library only if "(" or "<" follows them.
    bool isCalled(std::string_view name) const
    {
        constexpr std::string_view usual = " time div remove move count find list map set array queue stack copy fill merge rotate replace "
                                           "unique reverse swap min max hash less bind index abs log exp tie ";
        if (usual.find(' ' + std::string(name) + ' ') == std::string_view::npos)
            return true;
        for (std::size_t i = 0; i + 1 < m_tokens.size(); ++i) {
            if (m_tokens[i].text == name && (m_tokens[i + 1].text == "(" || m_tokens[i + 1].text == "<"))
                return true;
        }
        return false;
    }

    void findName(const std::string& name, const Diagnostic& error)
    {
        const std::string_view message = error.message;
        const std::uint64_t line = lineOf(error.headline);
        const std::size_t loop = line == 0 ? m_tokens.size() : loopThatDeclares(m_source.text, m_tokens, name, line);
        if (loop < m_tokens.size())
            return add({.kind = NoteKind::LoopVariable, .number = line, .text = name, .more = std::to_string(m_tokens[loop].at)});
        if (name == "__int64" || name == "_int64")
            return add({.kind = NoteKind::WindowsInteger, .text = name});
        if (name == "gets")
            return add({NoteKind::Gets});
        const HeaderOf header = headerOf(name);
        const std::string_view file = m_source.cpp ? header.cpp : header.c;
        const bool qualified = message.find("member of 'std'") != std::string_view::npos || message.find("in namespace 'std'") != std::string_view::npos
            || quotedIn(message).starts_with("std::");
        if (!header.known() || file.empty() || !(qualified || isCalled(name)))
            return;
        if (!includes(file) && !includes(header.c) && !includes("bits/stdc++.h"))
            add({.kind = NoteKind::MissingHeader, .text = name, .more = std::string(file)});
        if (m_source.cpp && header.inStd && !qualified && !usesStd(m_tokens) && m_source.before.find("using namespace std;") == std::string::npos)
            add({.kind = NoteKind::MissingNamespace, .text = name});
    }

    const SourceText& m_source;
    std::vector<SourceToken> m_tokens;
    std::vector<Diagnostic> m_log;
    std::vector<Note> m_causes;
};

}  // namespace

std::vector<Note> causesOf(const SourceText& source, std::string_view log)
{
    return Search(source, log).causes();
}

std::vector<Note> missingReturns(const std::vector<Note>& warnings)
{
    std::vector<Note> notes;
    for (const Note& warning : warnings) {
        const std::string_view headline = warning.text;
        if (warning.kind != NoteKind::Warning || headline.find("[-Wreturn-type]") == std::string_view::npos)
            continue;
        if (const std::uint64_t number = lineOf(headline))
            notes.push_back({.kind = NoteKind::MissingReturn, .number = number});
    }
    return notes;
}

bool oldCompilersAccept(const SourceText& source, const Note& cause, bool windows)
{
    switch (cause.kind) {
    case NoteKind::OldHeader: case NoteKind::VoidMain: case NoteKind::MainWithoutType: case NoteKind::Gets: return true;
    case NoteKind::WindowsInteger: case NoteKind::LoopVariable: return windows;
    // The three excluded headers belong to Visual Studio, to DOS, and to a graphics library.
    case NoteKind::WindowsHeader: return windows && cause.text != "stdafx.h" && cause.text != "dos.h" && cause.text != "graphics.h";
    case NoteKind::MissingHeader: break;
    default: return false;
    }
    const HeaderOf header = headerOf(cause.text);
    if (!source.cpp || (header.inStd && cause.more != "algorithm" && cause.more != "string" && cause.more != "utility"))
        return !source.cpp;
    // With old standard libraries, any C++ header could declare these names, because the headers included each other.
    return std::ranges::any_of(tokensOf(source.text), [](const SourceToken& token) {
        return token.kind == SourceToken::Kind::Header && (token.text.find('.') == std::string_view::npos || token.text == "<iostream.h>")
            && !token.text.starts_with("<c");
    });
}

std::vector<Note> nonStandardMain(const SourceText& source)
{
    const std::vector<SourceToken> tokens = tokensOf(source.text);
    if (hasVoidMain(tokens))
        return {{NoteKind::VoidMain}};
    if (hasMainWithoutType(tokens))
        return {{NoteKind::MainWithoutType}};
    return {};
}

}  // namespace nimstone::judge
