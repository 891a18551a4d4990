#include "app/wording/judge_sources.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/wording/quotation.h"
#include "core/contest/site.h"

namespace nimstone::wording {

namespace {

struct JudgeSource {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::JudgeSource)
};

using contest::Note;

QString headerName(const std::string& name)
{
    return quotedRichText('<' + name + '>');
}

QString foreignCharacter(const Note& note)
{
    const QString line = QString::number(note.place.line);
    const QString column = QString::number(note.place.column);
    const QString code = QString::fromStdString(note.text);
    if (note.more == " ")
        //: %1 and %2 are numbers; %3 is a character's code, such as U+00A0
        return JudgeSource::tr("Line %1, column %2: type an ordinary blank instead of the character %3.").arg(line, column, code);
    const QString character = QString(QChar(static_cast<char16_t>(code.mid(2).toUInt(nullptr, 16))));
    //: %1 and %2 are numbers; %3 is a character and %4 its code, such as “ and U+201C; %5 is the right character, such as "
    return JudgeSource::tr("Line %1, column %2: type %5 instead of %3 (%4).")
        .arg(line, column, character, code, quotedRichText(note.more));
}

QString missingMain(const Note& note)
{
    if (!note.more.empty())
        //: %1 is the class name Solution
        return JudgeSource::tr("The class %1 is what LeetCode takes. This judge takes whole programs: add a main() that reads the input and "
                               "prints the answers.").arg(quotedRichText(note.more));
    if (!note.text.empty())
        //: %1 is the name of a function, such as winner
        return JudgeSource::tr("It has the function %1 but no main(): add one that reads the input and prints the answers.").arg(quotedRichText(note.text));
    return JudgeSource::tr("It has no main(), where a program starts.");
}

QString missingLibrary(const Note& note, const contest::Problem& problem)
{
    const QString header = headerName(note.text);
    const QString library = quotedRichText(note.more);
    if (contest::siteOf(problem) == contest::Site::AtCoder)
        //: %1 is a header and %2 its library, such as <atcoder/all> and AtCoder Library; the next message has the same placeholders
        return JudgeSource::tr("%1 is part of %2, which AtCoder has but this computer does not. Copy the code you use into the program.")
            .arg(header, library);
    return JudgeSource::tr("%1 is part of %2, which this judge does not have. Copy the code you use into the program.").arg(header, library);
}

QString fact(const Note& note, const contest::Problem& problem)
{
    using NoteKind = Note::Kind;
    const QString text = quotedRichText(note.text);
    switch (note.kind) {
    case NoteKind::Dialect:
        //: %1 and %2 are standards of C or C++, such as gnu++98 and gnu++17
        return JudgeSource::tr("It compiles as %1, but not as %2. Choose %1 when you submit.").arg(text, quotedRichText(note.more));
    case NoteKind::Gets:
        return JudgeSource::tr("It uses gets, which can write past the end of its array. C++14 and C11 removed it: use fgets.");
    case NoteKind::VoidMain: return JudgeSource::tr("main must return an int: write 'int main()'.");
    case NoteKind::MainWithoutType: return JudgeSource::tr("main has no return type: write 'int main()'.");
    case NoteKind::MissingHeader:
        //: %1 is a name, such as strcpy; %2 its header, such as <cstring>
        return JudgeSource::tr("It uses %1 without its header: add #include %2.").arg(text, headerName(note.more));
    case NoteKind::MissingNamespace:
        //: %1 is a name, such as cout
        return JudgeSource::tr("%1 belongs to the namespace std: add 'using namespace std;' after the #include lines.").arg(text);
    case NoteKind::OldHeader:
        //: %1 and %2 are headers, such as <iostream.h> and <iostream>
        return JudgeSource::tr("%1 is older than standard C++: include %2 instead, and add 'using namespace std;'.")
            .arg(headerName(note.text), headerName(note.more));
    case NoteKind::WindowsHeader:
        //: %1 is a header, such as <conio.h>
        return JudgeSource::tr("Only Windows has the header %1: remove its #include line.").arg(headerName(note.text));
    case NoteKind::WindowsInteger:
        //: %1 is a type, such as __int64
        return JudgeSource::tr("Only compilers for Windows know %1: use long long.").arg(text);
    case NoteKind::WindowsFormat:
        return JudgeSource::tr("Only Windows reads and prints 64-bit numbers with %I64d: use %lld.");
    case NoteKind::LoopVariable:
        //: %1 is a name, such as i
        return JudgeSource::tr("The loop variable %1 is used after its loop: declare it before the loop.").arg(text);
    case NoteKind::MissingReturn:
        //: %1 is the number of a line
        return JudgeSource::tr("The function that ends in line %1 does not return its value; new compilers make that crash.").arg(note.number);
    case NoteKind::LongOverflows:
        if (note.text.empty())
            return JudgeSource::tr("On this judge long has only 32 bits, and large input would make the program fail. Use long long.");
        //: %1 is an input; its line breaks are shown as blanks
        return JudgeSource::tr("On this judge long has only 32 bits: the program would fail on the input '%1'. Use long long.")
            .arg(quotedRichText(oneLine(note.text)));
    case NoteKind::LongIsShort:
        return JudgeSource::tr("It was compiled with a long of 32 bits, as on this judge. With a long of 64 bits it fails.");
    case NoteKind::Warning:
        //: %1 is the English message of a compiler
        return JudgeSource::tr("The compiler warns: %1").arg(text);
    case NoteKind::NoMain: return missingMain(note);
    case NoteKind::Empty: return JudgeSource::tr("The program is empty.");
    case NoteKind::Library: return missingLibrary(note, problem);
    case NoteKind::Entities:
        //: %1 and %2 are numbers; %3 is an HTML entity such as &lt;, and %4 its character, such as <
        return JudgeSource::tr("Line %1, column %2: %3 is HTML for %4. The program was copied as HTML, so look for others too.")
            .arg(QString::number(note.place.line), QString::number(note.place.column), text, quotedRichText(note.more));
    case NoteKind::LineNumbers:
        //: %1 is a number
        return JudgeSource::tr("Line numbers were copied with the program, from line %1 on: remove them.").arg(note.place.line);
    case NoteKind::ForeignCharacter: break;
    default: return {};
    }
    return foreignCharacter(note);
}

}  // namespace

std::string oneLine(std::string text)
{
    text.resize(text.find_last_not_of('\n') + 1);
    std::ranges::replace(text, '\n', ' ');
    return text;
}

QString sourceNoteText(const Note& note, const contest::Problem& problem)
{
    switch (note.standing) {
    //: %1 is a whole sentence; the next message has the same placeholder
    case Note::Standing::Accepted: return JudgeSource::tr("%1 This judge accepts that, others do not.").arg(fact(note, problem));
    case Note::Standing::Mended: return JudgeSource::tr("%1 It was judged with that mended; your program is unchanged.").arg(fact(note, problem));
    case Note::Standing::Told: break;
    }
    return fact(note, problem);
}

}  // namespace nimstone::wording
