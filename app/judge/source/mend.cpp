#include "app/judge/source/causes.h"

#include <algorithm>
#include <array>

#include "app/judge/source/edits.h"
#include "app/judge/source/loop_variable.h"
#include "app/judge/source/main_function.h"
#include "app/judge/source/pasted.h"
#include "app/judge/source/tokens.h"

namespace nimstone::judge {

namespace {

using contest::Note;
using NoteKind = Note::Kind;

void addLine(SourceText& source, const std::string& line)
{
    if (source.before.find(line) == std::string::npos)
        source.before += line + '\n';
}

void useStd(SourceText& source)
{
    // This line is inserted before all headers, so it must first declare the namespace.
    addLine(source, "namespace std {} using namespace std;");
}

void replaceForeign(Edits& edits, const SourceText& source)
{
    const bool gbk = isGbk(source.text);
    for (const SourceToken& token : edits.tokens()) {
        if (token.kind == SourceToken::Kind::Foreign)
            edits.replace(token, std::string(1, foreignCharacter(token.text, gbk).plain));
    }
}

void replaceHeader(Edits& edits, const std::string& old, const std::string& today)
{
    for (const SourceToken& token : edits.tokens()) {
        if (token.text == '<' + old + '>' || token.text == '"' + old + '"')
            edits.replace(token, '<' + today + '>');
    }
}

/// Removes the line that includes a header, such as "#include <conio.h>".
void removeHeader(Edits& edits, const std::string& header)
{
    const std::vector<SourceToken>& tokens = edits.tokens();
    for (std::size_t i = 2; i < tokens.size(); ++i) {
        if ((tokens[i].text != '<' + header + '>' && tokens[i].text != '"' + header + '"') || tokens[i - 1].text != "include")
            continue;
        for (std::size_t part = i - 2; part <= i; ++part)
            edits.replace(tokens[part], "");
    }
}

void giveMainItsType(Edits& edits)
{
    const std::vector<SourceToken>& tokens = edits.tokens();
    const MainFunction main = mainFunction(tokens);
    if (!main.hasType) {
        edits.replace(tokens[main.name], "int main");
    } else if (main.isVoid) {
        edits.replace(tokens[main.name - 1], "int");
        for (std::size_t i = main.body; i + 1 < main.bodyEnd; ++i) {
            if (tokens[i].text == "return" && tokens[i + 1].text == ";")
                edits.replace(tokens[i], "return 0");
        }
    }
}

/// Moves the declaration of a loop variable before the loop: "for (int i = 0" becomes "int i; for (i = 0".
void declareBeforeLoop(Edits& edits, const SourceText& source, const Note& cause)
{
    const std::vector<SourceToken>& tokens = edits.tokens();
    const std::size_t loop = loopThatDeclares(source.text, tokens, cause.text, cause.number);
    if (loop == tokens.size())
        return;
    edits.replace(tokens[loop], std::string(tokens[loop + 2].text) + ' ' + cause.text + "; for");
    edits.replace(tokens[loop + 2], "");
}

/// Inserts "return 0;" before the closing brace in line `line`. If the line has several closing braces, inserts it before the brace that
/// closes the outermost block.
void returnAtEnd(Edits& edits, const SourceText& source, std::uint64_t line)
{
    const SourceToken* closing = nullptr;
    int depth = 0;
    int least = 0;
    for (const SourceToken& token : edits.tokens()) {
        depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0;
        const auto lineOf = [&] { return static_cast<std::uint64_t>(std::count(source.text.data(), source.text.data() + token.at, '\n')) + 1; };
        if (token.text == "}" && (!closing || depth < least) && lineOf() == line) {
            closing = &token;
            least = depth;
        }
    }
    if (closing)
        edits.replace(*closing, "return 0;}");
}

/// Replaces `__int64` by `long long`, and the suffix i64 of numbers such as 1000i64 by LL.
void replaceWindowsIntegers(Edits& edits)
{
    for (const SourceToken& token : edits.tokens()) {
        if (token.text == "__int64" || token.text == "_int64")
            edits.replace(token, "long long");
        else if (token.kind == SourceToken::Kind::Number && (token.text.ends_with("i64") || token.text.ends_with("I64")))
            edits.replace(token, std::string(token.text.substr(0, token.text.size() - 3)) + "LL");
    }
}

}  // namespace

void mend(SourceText& source, const Note& cause)
{
    Edits edits(source.text);
    switch (cause.kind) {
    case NoteKind::ForeignCharacter: replaceForeign(edits, source); break;
    case NoteKind::MissingHeader: addLine(source, "#include <" + cause.more + '>'); break;
    case NoteKind::MissingNamespace: useStd(source); break;
    case NoteKind::OldHeader:
        replaceHeader(edits, cause.text, cause.more);
        useStd(source);
        break;
    case NoteKind::WindowsHeader: removeHeader(edits, cause.text); break;
    case NoteKind::VoidMain: case NoteKind::MainWithoutType: giveMainItsType(edits); break;
    case NoteKind::LoopVariable: declareBeforeLoop(edits, source, cause); break;
    case NoteKind::MissingReturn: returnAtEnd(edits, source, cause.number); break;
    case NoteKind::WindowsInteger: replaceWindowsIntegers(edits); break;
    case NoteKind::LineNumbers: removeLineNumbers(edits); break;
    case NoteKind::Entities: source.text = withoutEntities(source.text); return;
    case NoteKind::Gets: addLine(source, source.cpp ? "extern \"C\" char* gets(char*);" : "char* gets(char*);"); break;
    default: break;
    }
    source.text = edits.result();
}

std::vector<Note> adaptToWindows(SourceText& source)
{
    std::vector<Note> notes;
    Edits edits(source.text);
    const std::vector<SourceToken>& tokens = edits.tokens();
    bool defined = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool isInteger = tokens[i].text == "__int64" || tokens[i].text == "_int64";
        if (isInteger && notes.empty())
            notes.push_back({.kind = NoteKind::WindowsInteger, .text = std::string(tokens[i].text)});
        // The source may define the type itself: "#define __int64 long long" or "typedef long long __int64;".
        defined = defined || (isInteger && ((i > 0 && tokens[i - 1].text == "define") || (i + 1 < tokens.size() && tokens[i + 1].text == ";")));
    }
    if (!defined)
        replaceWindowsIntegers(edits);
    bool formats = false;
    for (const SourceToken& token : tokens) {
        if (token.kind != SourceToken::Kind::String)
            continue;
        const std::string now = withFormats(token.text, [&formats](std::string_view length) {
            formats = formats || length == "I64";
            return length == "I64" ? "ll" : length;
        });
        if (now != token.text)
            edits.replace(token, now);
    }
    if (formats)
        notes.push_back({NoteKind::WindowsFormat});
    source.text = edits.result();
    return notes;
}

bool hasWindowsFormat(std::string_view text)
{
    bool found = false;
    for (const SourceToken& token : tokensOf(text)) {
        if (token.kind == SourceToken::Kind::String)
            withFormats(token.text, [&found](std::string_view length) {
                found = found || length == "I64";
                return length;
            });
    }
    return found;
}

}  // namespace nimstone::judge
