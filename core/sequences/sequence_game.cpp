#include "core/sequences/sequence_game.h"

#include <algorithm>

namespace nimstone {

namespace {

struct Text {
    std::string operator()(const TakeAndBreakCode& code) const
    {
        if (const auto name = nameOf(code))
            return std::string(*name);
        return (code.base() == TakeAndBreakCode::Base::Octal ? "octal(" : "hexadecimal(") + code.text() + ')';
    }
    std::string operator()(const SubtractionSet& set) const { return "subtraction(" + set.text() + ')'; }
    std::string operator()(const TakeUpTo& rule) const { return "bash(" + std::to_string(rule.most) + ')'; }
    std::string operator()(UnequalSplit) const { return "grundy-game"; }
    std::string operator()(TakeOrSplit) const { return "lasker-nim"; }
    std::string operator()(TakeAny) const { return "nim"; }
};

struct RulesOf {
    HeapRules operator()(const TakeAndBreakCode& code) const
    {
        HeapRules rules;
        for (Count amount = 0; amount <= code.last(); ++amount) {
            if (code.mayEmpty(amount))
                rules.emptying.push_back(amount);
            if (code.mayLeaveOne(amount))
                rules.leavingOne.push_back(amount);
            if (code.mayLeaveTwo(amount))
                rules.splitting.push_back(amount);
            if (code.mayLeaveThree(amount))
                rules.tripling.push_back(amount);
        }
        return rules;
    }
    HeapRules operator()(const SubtractionSet& set) const
    {
        HeapRules rules;
        rules.emptying.assign(set.amounts().begin(), set.amounts().end());
        rules.leavingOne = rules.emptying;
        return rules;
    }
    HeapRules operator()(const TakeUpTo& rule) const
    {
        // Amounts above 2^16 are left out: Bash's game has a closed form, and only tests compute its values from these rules.
        HeapRules rules;
        for (Count amount = 1; amount <= std::min<Count>(rule.most, Count{1} << 16); ++amount)
            rules.leavingOne.push_back(amount);
        rules.emptying = rules.leavingOne;
        return rules;
    }
    HeapRules operator()(UnequalSplit) const
    {
        HeapRules rules;
        rules.splitting = {0};
        rules.unequal = true;
        return rules;
    }
    HeapRules operator()(TakeOrSplit) const
    {
        HeapRules rules;
        rules.splitting = {0};
        rules.anyAmount = true;
        return rules;
    }
    HeapRules operator()(TakeAny) const
    {
        HeapRules rules;
        rules.anyAmount = true;
        return rules;
    }
};

}  // namespace

std::string gameText(const SequenceGame& game)
{
    return std::visit(Text{}, game);
}

HeapRules heapRules(const SequenceGame& game)
{
    return std::visit(RulesOf{}, game);
}

}  // namespace nimstone
