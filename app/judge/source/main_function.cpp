#include "app/judge/source/main_function.h"

namespace nimstone::judge {

MainFunction mainFunction(const std::vector<SourceToken>& tokens)
{
    int depth = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string_view text = tokens[i].text;
        depth += text == "{" ? 1 : text == "}" ? -1 : 0;
        if (depth != 0 || text != "main" || tokens[i].kind != SourceToken::Kind::Word || i + 1 == tokens.size() || tokens[i + 1].text != "(")
            continue;
        MainFunction main{.name = i};
        const SourceToken* const before = i > 0 ? &tokens[i - 1] : nullptr;
        main.isVoid = before && before->text == "void";
        // `main` has a return type if a word precedes it in its line, or if the line before it ends with `int` or `void`.
        main.hasType = before && before->kind == SourceToken::Kind::Word && (!tokens[i].beginsLine || before->text == "int" || main.isVoid);
        main.body = i;
        while (main.body < tokens.size() && tokens[main.body].text != "{") {
            if (tokens[main.body].text == ";" && tokens[main.body - 1].text == ")")
                break;  // this is a declaration without a body
            ++main.body;
        }
        if (main.body == tokens.size() || tokens[main.body].text != "{")
            continue;
        int inner = 0;
        for (main.bodyEnd = main.body; main.bodyEnd < tokens.size(); ++main.bodyEnd) {
            inner += tokens[main.bodyEnd].text == "{" ? 1 : tokens[main.bodyEnd].text == "}" ? -1 : 0;
            if (inner == 0)
                break;
        }
        return main;
    }
    return {};
}

bool usesStd(const std::vector<SourceToken>& tokens)
{
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
        if (tokens[i].text == "using" && tokens[i + 1].text == "namespace" && tokens[i + 2].text == "std")
            return true;
    }
    return false;
}

}  // namespace nimstone::judge
