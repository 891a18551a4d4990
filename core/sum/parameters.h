// Reads what stands in parentheses after the name of a game. Inside core only.
#pragma once

#include <vector>

#include "core/game.h"
#include "core/notation/notation_reader.h"

namespace nimstone {

/// A number or a word of the parameters, and where it stands.
template <class T>
struct Placed {
    T value;
    NotationReader::Place place;
};

/// Nothing: whether something stands there all the same.
std::optional<NotationError> readNoParameters(NotationReader& reader, std::string_view name);

/// `(4)`
tl::expected<Placed<Count>, NotationError> readNumberParameter(NotationReader& reader, std::string_view name);

/// A number that the game refuses.
NotationError refusal(NotationReader& reader, const Placed<Count>& number, const BadParameter& error);

/// `(1,3,4)`, at most `most` numbers, as they stand.
tl::expected<std::vector<Placed<Count>>, NotationError> readSetParameter(NotationReader& reader, std::string_view name,
                                                                         std::size_t most);

/// `(0.77` and not yet the closing parenthesis: digits and dots as they stand, with plain digits and capital letters.
tl::expected<Placed<std::string>, NotationError> readCodeParameter(NotationReader& reader, std::string_view name);

/// `)`
std::optional<NotationError> closeParameters(NotationReader& reader);

/// Of a code's character, counted from 1, which may be the one after the last.
NotationError codeError(NotationReader& reader, const Placed<std::string>& code, std::size_t character,
                        NotationError::Expected expected, Count limit);

}  // namespace nimstone
