// Reads the parameters in parentheses after the name of a game. The header is for use inside core only.
#pragma once

#include <vector>

#include "core/game.h"
#include "core/notation/notation_reader.h"

namespace nimstone {

/// A number or word of the parameters, with its place in the text.
template <class T>
struct Placed {
    T value;
    NotationReader::Place place;
};

/// Checks that the game has no parameters in the text; returns an error if there are any.
std::optional<NotationError> readNoParameters(NotationReader& reader, std::string_view name);

/// Reads a single number in parentheses, such as `(4)`.
tl::expected<Placed<Count>, NotationError> readNumberParameter(NotationReader& reader, std::string_view name);

/// Makes the error for a number that the game does not accept.
NotationError refusal(NotationReader& reader, const Placed<Count>& number, const BadParameter& error);

/// Reads a list of numbers such as `(1,3,4)` and keeps their order. The list may have at most `most` numbers.
tl::expected<std::vector<Placed<Count>>, NotationError> readSetParameter(NotationReader& reader, std::string_view name,
                                                                         std::size_t most);

/// Reads a code such as `(0.77`, without the closing parenthesis. Returns the digits and dots of the code. Full-width digits
/// become plain digits, and small letters become capital letters.
tl::expected<Placed<std::string>, NotationError> readCodeParameter(NotationReader& reader, std::string_view name);

/// Reads the closing parenthesis; returns an error if it is missing.
std::optional<NotationError> closeParameters(NotationReader& reader);

/// Makes the error for one character of a code. `character` is its number, counted from 1; it may be one past the end.
NotationError codeError(NotationReader& reader, const Placed<std::string>& code, std::size_t character,
                        NotationError::Expected expected, Count limit);

}  // namespace nimstone
