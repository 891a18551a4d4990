#!/bin/sh
# A C++20 range algorithm throws on a JSON object of nlohmann/json, though the object counts as a range and a loop over it works.
#
# One would guess that what satisfies std::ranges::sized_range and std::bidirectional_iterator can be given to std::ranges::equal: it
# compares two arrays, and a loop over begin() and end() goes through an object. What really happens: the iterators have an operator -,
# so the algorithm takes them for sized, subtracts them to compare lengths first, and for objects that subtraction throws
# json.exception.invalid_iterator.209. The compiler accepts it, so only the first object in the data shows it.
#
# nlohmann-json3-dev 3.11.2-2 of Debian 12, g++ 12.2; found when two objects were compared field by field; 2026-11-28.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download nlohmann-json3-dev=3.11.2-2 >/dev/null 2>&1
dpkg -x ./*.deb .
cat >ranges.cpp <<'END'
#include <algorithm>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <ranges>

static_assert(std::ranges::sized_range<const nlohmann::json>);
static_assert(std::bidirectional_iterator<nlohmann::json::const_iterator>);

int main()
{
    const nlohmann::json list{1, 2};
    const nlohmann::json object{{"a", 1}, {"b", 2}};
    std::cout << "version " << NLOHMANN_JSON_VERSION_MAJOR << '.' << NLOHMANN_JSON_VERSION_MINOR << '.' << NLOHMANN_JSON_VERSION_PATCH << '\n';
    int fields = 0;
    for ([[maybe_unused]] const auto& value : object)
        ++fields;
    std::cout << "a loop finds " << fields << " fields\n";
    std::cout << "std::ranges::equal of a list: " << std::ranges::equal(list, list) << '\n';
    std::cout << "std::equal of an object: " << std::equal(object.begin(), object.end(), object.begin()) << '\n';
    try {
        std::cout << "std::ranges::equal of an object: " << std::ranges::equal(object, object) << '\n';
    } catch (const nlohmann::json::invalid_iterator& error) {
        std::cout << "std::ranges::equal of an object throws: " << error.what() << '\n';
        return error.id == 209 ? 0 : 1;
    }
    return 1;
}
END
g++ -std=c++20 -Iusr/include -o ranges ranges.cpp
./ranges
