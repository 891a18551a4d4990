#include "core/learn/glossary.h"

#include <algorithm>

#include "core/learn/lesson_line.h"

namespace nimstone::learn {

namespace {

std::string inSmallLetters(std::string_view text)
{
    std::string letters(text);
    for (char& letter : letters) {
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    }
    return letters;
}

std::optional<Block> pictureIn(std::string_view kind, LessonLine& in)
{
    using Show = BoardsBlock::Show;
    if (kind == "board" || kind == "columns")
        return BoardsBlock{{in.position()}, kind == "board" ? Show::Nothing : Show::Columns};
    if (kind == "move") {
        const auto [position, move] = in.moveAt(in.text);
        return BoardsBlock{{position}, Show::Nothing, move};
    }
    if (kind == "strip") {
        StripBlock strip = stripIn(in);
        strip.solved = true;
        return strip;
    }
    if (kind == "values") {
        ValuesBlock values = valuesIn(in);
        values.given = values.last + 1;
        return values;
    }
    in.require(kind == "none", "a kind of picture", kind);
    return {};
}

}  // namespace

tl::expected<GlossaryTerms, LessonError> GlossaryTerms::read(std::string_view text)
{
    GlossaryTerms glossary;
    std::vector<GlossaryTerm>& terms = glossary.m_terms;
    std::size_t number = 0;
    for (const std::string_view line : split(text, "\n")) {
        ++number;
        const auto [label, rest] = cut(line, " ");
        if (label == "##") {
            terms.push_back({.key = std::string(rest)});
        } else if (terms.empty()) {
            if (!line.empty() && label != "#")
                return tl::unexpected(LessonError{number, "\"## KEY\"", std::string(line)});
        } else if (label == "Forms:") {
            for (const std::string_view form : split(rest, ", ")) {
                terms.back().forms.emplace_back(form);
                glossary.m_forms.push_back({inSmallLetters(form), terms.size() - 1});
            }
        } else if (label == "Title:") {
            terms.back().title = rest;
        } else if (label == "Picture:") {
            WrittenBlock picture = blockIn(std::span(&line, 1), number);
            terms.back().picture = pictureIn(picture.name, picture.head);
            if (const auto error = picture.finish())
                return tl::unexpected(*error);
        } else if (!line.empty()) {
            terms.back().text += (terms.back().text.empty() ? "" : "\n") + std::string(line);
        }
    }
    std::ranges::stable_sort(glossary.m_forms, [](const Form& a, const Form& b) { return a.text.size() > b.text.size(); });
    return glossary;
}

const GlossaryTerm* GlossaryTerms::find(std::string_view key) const
{
    const auto found = std::ranges::find(m_terms, key, &GlossaryTerm::key);
    return found == m_terms.end() ? nullptr : &*found;
}

std::vector<TermPlace> GlossaryTerms::in(std::string_view text) const
{
    const auto isLetter = [](char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'); };
    const std::string known = inSmallLetters(text);
    std::vector<bool> taken(known.size());
    std::vector<TermPlace> places(m_terms.size());  // the first place of each term; its length is 0 if the text lacks the term
    for (const auto& [form, term] : m_forms) {
        for (std::size_t at = known.find(form); at != std::string::npos; at = known.find(form, at + 1)) {
            const std::size_t end = at + form.size();
            const bool begins = at == 0 || !isLetter(form.front()) || !isLetter(known[at - 1]);
            const bool ends = end == known.size() || !isLetter(form.back()) || !isLetter(known[end]);
            const auto first = taken.begin() + static_cast<std::ptrdiff_t>(at);
            const auto last = first + static_cast<std::ptrdiff_t>(form.size());
            if (!begins || !ends || std::find(first, last, true) != last)
                continue;
            std::fill(first, last, true);
            if (places[term].length == 0 || at < places[term].start)
                places[term] = {term, at, form.size()};
        }
    }
    std::erase_if(places, [](const TermPlace& place) { return place.length == 0; });
    std::ranges::sort(places, {}, &TermPlace::start);
    return places;
}

}  // namespace nimstone::learn
