#include "app/judge/method_call.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

#include "app/judge/source/replaced.h"
#include "app/judge/source/tokens.h"

namespace nimstone::judge {

namespace {

using contest::Method;

// In the templates below, METHOD stands for the name of the method, and VALUE, FORMAT and NEXT for code that depends on the type
// of its parameter. What the class of the user prints is not an answer, so it goes to standard error.

constexpr std::string_view beforeC = R"(#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
)";

constexpr std::string_view afterC = R"(
int main(void)
{
    FILE* answers = fdopen(dup(1), "w");
    dup2(2, 1);
    VALUE;
    while (scanf(FORMAT) == 1)
        fputs(METHOD(value) ? "true\n" : "false\n", answers);
    return fclose(answers);
}
)";

constexpr std::string_view beforeCpp = R"(#include <bits/stdc++.h>
#include <unistd.h>
using namespace std;
)";

constexpr std::string_view afterCpp = R"(
int main()
{
    std::FILE* const answers = fdopen(dup(1), "w");
    dup2(2, 1);
    VALUE;
    while (std::cin >> value)
        std::fputs(METHOD(value) ? "true\n" : "false\n", answers);
    return std::fclose(answers);
}
)";

constexpr std::string_view beforeJava =
    "import java.io.*; import java.math.*; import java.util.*; import java.util.function.*; import java.util.stream.*; ";

constexpr std::string_view afterJava = R"(
class CallsSolution {
    public static void main(String[] none) {
        java.io.PrintStream answers = System.out;
        System.setOut(System.err);
        java.util.Scanner input = new java.util.Scanner(System.in);
        StringBuilder said = new StringBuilder();
        while (input.hasNext())
            said.append(METHOD(input.NEXT()) ? "true\n" : "false\n");
        answers.print(said);
        answers.flush();
    }
}
)";

/// The script gets two arguments: the path of the source and the name of the method. LeetCode imports many modules; the script
/// imports only the modules that the source uses, because importing all takes longer than most programs run. Python 3.12 and 3.13
/// allow only some 3,330 levels of recursion through C code, so in these versions the script replaces lru_cache and cache by the
/// functions that functools has in Python. Python 3.14 assumes a stack of 4 MB for the main thread if it cannot read
/// /proc/self/maps, and a judged program cannot read that file. So the script calls the method in a thread with a larger stack.
constexpr std::string_view callingPython = R"(import sys
if (3, 12) <= sys.version_info < (3, 14):
    sys.modules["_functools"] = None
    import functools
    in_python = functools._lru_cache_wrapper
    del sys.modules["_functools"], sys.modules["functools"]
    import functools
    functools._lru_cache_wrapper = in_python
known = {
    "typing": "Any Callable DefaultDict Deque Dict FrozenSet Generator Iterable Iterator List Optional Set Tuple Union",
    "collections": "Counter OrderedDict defaultdict deque namedtuple",
    "functools": "cache cached_property cmp_to_key lru_cache partial reduce wraps",
    "itertools": "accumulate chain combinations count cycle groupby islice pairwise permutations product repeat takewhile zip_longest",
    "math": "ceil comb e factorial floor gcd inf isqrt lcm log log10 log2 perm pi sqrt",
    "heapq": "heapify heappop heappush heappushpop heapreplace nlargest nsmallest",
    "bisect": "bisect bisect_left bisect_right insort insort_left insort_right",
    "operator": "add and_ itemgetter mul or_ xor",
    "string": "ascii_letters ascii_lowercase ascii_uppercase digits",
    "copy": "copy deepcopy", "random": "choice randint randrange shuffle",
    "datetime": "", "json": "", "re": "", "statistics": "", "sys": "", "time": "",
}
path, method = sys.argv[1:3]
solution = sys.modules["solution"] = type(sys)("solution")
with open(path, "rb") as file:
    code = compile(file.read(), path, "exec", dont_inherit=True)
used, codes = set(), [code]
for one in codes:
    used.update(one.co_names)
    codes.extend(part for part in one.co_consts if hasattr(part, "co_names"))
names = vars(solution)
for module, parts in known.items():
    parts = used.intersection(parts.split())
    if parts or module in used:
        names[module] = __import__(module)
        names.update({part: getattr(names[module], part) for part in parts if hasattr(names[module], part)})
sys.setrecursionlimit(550000)
answers, sys.stdout = sys.stdout, sys.stderr
values = map(VALUE, sys.stdin.read().split())
exec(code, names)
def answer():
    for value in values:
        owner = names["Solution"]() if "Solution" in names else solution
        answers.write("true\n" if getattr(owner, method)(value) else "false\n")
failures = []
def answer_in_thread():
    try:
        answer()
    except BaseException as failure:
        failures.append(failure)
if sys.version_info < (3, 14):
    answer()
else:
    import threading
    threading.stack_size(1 << 28)
    thread = threading.Thread(target=answer_in_thread)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]
answers.flush()
)";

/// Returns the name in lower case, without underscores.
std::string bare(std::string_view name)
{
    std::string result;
    for (const char letter : name) {
        if (letter != '_')
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    return result;
}

/// Splits a source into words and punctuation characters, without comments.
std::vector<std::string_view> wordsOf(Language language, std::string_view source)
{
    std::vector<std::string_view> words;
    if (language != Language::Python) {
        for (const SourceToken& token : tokensOf(source))
            words.push_back(token.text);
        return words;
    }
    for (std::size_t at = 0; at < source.size();) {
        const auto isPart = [&source](std::size_t i) {
            return i < source.size() && (source[i] == '_' || std::isalnum(static_cast<unsigned char>(source[i])) != 0);
        };
        std::size_t end = at + 1;
        if (source[at] == '#')
            end = std::min(source.find('\n', at), source.size());
        else if (isPart(at))
            while (isPart(end))
                ++end;
        if (source[at] != '#' && source[at] != ' ' && source[at] != '\n')
            words.push_back(source.substr(at, end - at));
        at = end;
    }
    return words;
}

/// True if the words `some` follow each other directly in `words`.
bool has(const std::vector<std::string_view>& words, std::vector<std::string_view> some)
{
    return std::search(words.begin(), words.end(), some.begin(), some.end()) != words.end();
}

bool readsItself(Language language, const std::vector<std::string_view>& words)
{
    if (language == Language::Python)
        return has(words, {"input", "("}) || has(words, {"stdin"}) || has(words, {"open", "("}) || has(words, {"fileinput"});
    return has(words, {"main", "("});
}

/// Returns the first word that "(" follows and that equals the name of the method, apart from case and underscores. If there is no such
/// word, the result is empty.
std::string foundMethod(const std::vector<std::string_view>& words, std::string_view name)
{
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i + 1] == "(" && bare(words[i]) == bare(name))
            return std::string(words[i]);
    }
    return {};
}

}  // namespace

std::optional<MethodCall> callOf(const Method& method, Language language, const std::string& source)
{
    const std::vector<std::string_view> words = wordsOf(language, source);
    const bool hasClass = has(words, {"class", "Solution"}) || has(words, {"struct", "Solution"});
    const std::string name = foundMethod(words, method.name);
    if (readsItself(language, words) || (!hasClass && name.empty()))
        return std::nullopt;
    const bool number = method.takes == Method::Takes::Number;
    MethodCall call{{}, {}, name};
    switch (language) {
    case Language::C:
        call.before = beforeC;
        call.after = replaced(replaced(replaced(afterC, "METHOD", name), "VALUE", number ? "int value" : "char value[1000]"), "FORMAT",
                          number ? R"("%d", &value)" : R"("%999s", value)");
        break;
    case Language::Cpp:
        call.before = beforeCpp;
        call.after = replaced(replaced(afterCpp, "METHOD", hasClass ? "Solution()." + name : name), "VALUE",
                          number ? "int value = 0" : "std::string value");
        break;
    case Language::Java:
        call.before = beforeJava;
        call.after = replaced(replaced(afterJava, "METHOD", "new Solution()." + name), "NEXT", number ? "nextInt" : "next");
        break;
    case Language::Python:
        call.before = replaced(callingPython, "VALUE", number ? "int" : "str");
        break;
    }
    return call;
}

}  // namespace nimstone::judge
