#include "app/judge/source/headers.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace nimstone::judge {

namespace {

struct Header {
    HeaderOf header;
    std::string_view names;  ///< the names that the header declares, with a blank before and after each name
};

constexpr std::array headers{
    Header{{"cstdio", "stdio.h"},
           " printf scanf puts gets getchar putchar sprintf snprintf sscanf fprintf fscanf fopen fclose freopen fgets fputs fgetc fputc getc "
           "putc ungetc fflush feof fread fwrite setbuf setvbuf stdin stdout stderr EOF FILE perror "},
    Header{{"cstring", "string.h"},
           " strlen strcpy strncpy strcmp strncmp strcat strncat strchr strrchr strstr strtok strtok_r strdup strspn strcspn strpbrk memset "
           "memcpy memmove memcmp memchr strcasecmp "},
    Header{{"cstdlib", "stdlib.h"},
           " atoi atol atoll atof malloc calloc free realloc exit abort qsort bsearch abs labs llabs rand srand RAND_MAX system strtol strtoll "
           "strtoul strtoull strtod getenv EXIT_SUCCESS EXIT_FAILURE div "},
    Header{{"cmath", "math.h"},
           " sqrt sqrtl sqrtf pow powl floor floorl ceil ceill fabs fabsl sin cos tan asin acos atan atan2 log log2 log10 exp hypot fmod round "
           "roundl lround llround trunc cbrt modf M_PI HUGE_VAL "},
    Header{{"climits", "limits.h"},
           " INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN ULONG_MAX LLONG_MAX LLONG_MIN ULLONG_MAX SHRT_MAX SHRT_MIN CHAR_MAX CHAR_MIN CHAR_BIT "},
    Header{{"cfloat", "float.h"}, " DBL_MAX DBL_MIN DBL_EPSILON FLT_MAX FLT_EPSILON "},
    Header{{"cctype", "ctype.h"}, " isdigit isalpha isalnum isspace isupper islower ispunct toupper tolower "},
    Header{{"ctime", "time.h"}, " time clock clock_t time_t CLOCKS_PER_SEC difftime "},
    Header{{"cassert", "assert.h"}, " assert "},
    Header{{"cstdint", "stdint.h"},
           " int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t INT32_MAX INT64_MAX UINT64_MAX "},
    Header{{"", "stdbool.h"}, " bool true false "},
    Header{{"cstddef", "stddef.h"}, " ptrdiff_t size_t "},
    Header{{"iostream", "", true}, " cin cout cerr clog endl ios ios_base istream ostream "},
    Header{{"iomanip", "", true}, " setw setprecision setfill setiosflags fixed "},
    Header{{"string", "", true}, " string getline to_string stoi stol stoll stoul stoull stod "},
    Header{{"vector", "", true}, " vector "},
    Header{{"map", "", true}, " map multimap "},
    Header{{"set", "", true}, " set multiset "},
    Header{{"queue", "", true}, " queue priority_queue "},
    Header{{"stack", "", true}, " stack "},
    Header{{"deque", "", true}, " deque "},
    Header{{"list", "", true}, " list "},
    Header{{"bitset", "", true}, " bitset "},
    Header{{"array", "", true}, " array "},
    Header{{"tuple", "", true}, " tuple make_tuple tie "},
    Header{{"utility", "", true}, " pair make_pair move "},
    Header{{"unordered_map", "", true}, " unordered_map unordered_multimap "},
    Header{{"unordered_set", "", true}, " unordered_set unordered_multiset "},
    Header{{"algorithm", "", true},
           " sort stable_sort partial_sort nth_element swap min max reverse unique lower_bound upper_bound binary_search equal_range "
           "next_permutation prev_permutation max_element min_element minmax fill fill_n count count_if find find_if copy transform for_each "
           "random_shuffle shuffle rotate remove remove_if replace merge any_of all_of none_of is_sorted "},
    Header{{"functional", "", true}, " greater less function plus bind hash "},
    Header{{"numeric", "", true}, " accumulate iota gcd lcm partial_sum inner_product "},
    Header{{"iterator", "", true}, " back_inserter istream_iterator ostream_iterator "},
    Header{{"limits", "", true}, " numeric_limits "},
    Header{{"sstream", "", true}, " stringstream istringstream ostringstream basic_stringstream basic_istringstream basic_ostringstream "},
    Header{{"fstream", "", true}, " ifstream ofstream fstream basic_ifstream basic_ofstream "},
    Header{{"memory", "", true}, " unique_ptr shared_ptr make_unique make_shared "},
    Header{{"chrono", "", true}, " chrono "},
    Header{{"random", "", true}, " mt19937 mt19937_64 uniform_int_distribution random_device "},
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 16> modern{{
    {"iostream.h", "iostream"}, {"fstream.h", "fstream"}, {"iomanip.h", "iomanip"}, {"strstream.h", "strstream"},
    {"vector.h", "vector"},     {"map.h", "map"},         {"set.h", "set"},         {"list.h", "list"},
    {"queue.h", "queue"},       {"stack.h", "stack"},     {"deque.h", "deque"},     {"bitset.h", "bitset"},
    {"algo.h", "algorithm"},    {"algorithm.h", "algorithm"}, {"cstring.h", "cstring"}, {"cmath.h", "cmath"},
}};

constexpr std::array<std::string_view, 9> onWindows{"conio.h", "windows.h", "Windows.h", "stdafx.h", "dos.h",
                                                    "io.h",    "process.h", "tchar.h",   "graphics.h"};

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> libraries{{{"atcoder/", "AtCoder Library"}, {"boost/", "Boost"}}};

}  // namespace

HeaderOf headerOf(std::string_view name)
{
    if (name.empty() || name.find(' ') != std::string_view::npos)
        return {};
    const std::string word = ' ' + std::string(name) + ' ';
    const auto* const found = std::ranges::find_if(headers, [&](const Header& each) { return each.names.find(word) != std::string_view::npos; });
    return found == headers.end() ? HeaderOf{} : found->header;
}

std::string_view modernHeader(std::string_view old)
{
    const auto* const found = std::ranges::find(modern, old, &std::pair<std::string_view, std::string_view>::first);
    return found == modern.end() ? std::string_view() : found->second;
}

bool isWindowsHeader(std::string_view header)
{
    return std::ranges::find(onWindows, header) != onWindows.end();
}

std::string_view libraryOf(std::string_view header)
{
    const auto* const found = std::ranges::find_if(libraries, [&](const auto& library) { return header.starts_with(library.first); });
    return found == libraries.end() ? std::string_view() : found->second;
}

}  // namespace nimstone::judge
