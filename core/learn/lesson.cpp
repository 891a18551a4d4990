#include "core/learn/lesson.h"

#include "core/learn/lesson_line.h"

namespace nimstone::learn {

tl::expected<Lesson, LessonError> readLesson(std::string_view text)
{
    const std::vector<std::string_view> lines = split(text, "\n");
    Lesson lesson;
    bool inParagraph = false;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        LessonLine in({}, at + 1);
        const std::string_view line = lines[at];
        const auto [mark, rest] = cut(line, " ");
        const bool continues = std::exchange(inParagraph, false);
        if (at == 0) {
            in.require(mark == "#", "a title: \"# Title\"", line);
        } else if (mark == "##") {
            const auto [kind, heading] = cut(rest, " ");
            in.require(!heading.empty(), "\"## KIND Heading\"", line);
            lesson.cards.push_back({std::string(kind), std::string(heading)});
        } else if (mark == ":::") {
            std::size_t end = at + 1;
            while (end < lines.size() && lines[end] != ":::")
                ++end;
            WrittenBlock block = blockIn(std::span(lines).subspan(at, end - at), at + 1);
            block.head.require(end < lines.size(), "a line \":::\" at the end of the block", line);
            if (lesson.cards.empty()) {
                block.head.require(block.name == "lesson", "::: lesson", block.name);
                lesson.buildsOn = block.head.words("builds-on");
                for (const std::string& name : block.head.words("principles"))
                    lesson.principles.push_back(block.head.known(valueIn(proof::lawNames, name), "a principle", name));
            } else {
                lesson.cards.back().parts.emplace_back(readBlock(block));
            }
            in.error = block.finish();
            at = end;
        } else if (!line.empty() && !lesson.cards.empty()) {
            auto& parts = lesson.cards.back().parts;
            if (!continues)
                parts.emplace_back(std::string());
            std::get<std::string>(parts.back()) += (continues ? "\n" : "") + std::string(line);
            inParagraph = true;
        }
        if (in.error)
            return tl::unexpected(*in.error);
    }
    return lesson;
}

tl::expected<std::vector<GlossaryTerm>, LessonError> readGlossary(std::string_view text)
{
    const auto file = readLesson(text);
    if (!file)
        return tl::unexpected(file.error());
    std::vector<GlossaryTerm> terms;
    for (const auto& [key, heading, parts] : file->cards) {
        const auto [lesson, words] = cut(heading, " ");
        const auto [title, forms] = cut(words, " | ");
        GlossaryTerm& term = terms.emplace_back(GlossaryTerm{.key = key, .lesson = std::string(lesson), .title = std::string(title)});
        for (const std::string_view form : split(forms, ", "))
            term.forms.emplace_back(form);
        for (const CardPart& part : parts) {
            if (const auto* const picture = std::get_if<Block>(&part))
                term.picture = *picture;
            else
                term.text = std::get<std::string>(part);
        }
    }
    return terms;
}

}  // namespace nimstone::learn
