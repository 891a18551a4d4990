<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>P-position: the player to move loses.</source>
        <translation>必败态（P 局面）：轮到走的一方必败。</translation>
    </message>
    <message>
        <source>N-position: the player to move wins.</source>
        <translation>必胜态（N 局面）：轮到走的一方必胜。</translation>
    </message>
    <message>
        <source>No stone is left: the player to move cannot move, and has lost.</source>
        <translation>石子已经取完：轮到走的一方无子可取，已经输了。</translation>
    </message>
    <message>
        <source>Every column holds an even number of 1s, so the nim-sum is 0, and every move makes it different from 0.</source>
        <translation>每一列都有偶数个 1，所以异或和为 0，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum %1 stands in %2. Only %3 has a 1 there, so only there can a move make the nim-sum 0.</source>
        <extracomment>%1 is the nim-sum, %2 &quot;the 32s column&quot;, %3 &quot;heap 1&quot;</extracomment>
        <translation>异或和 %1 的最高位 1 在%2。这一列只有%3是 1，所以只有在这一堆里取，才能使异或和变为 0。</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum %1 stands in %2. There %3 have a 1, and in each of them one move makes the nim-sum 0.</source>
        <extracomment>%1 is the nim-sum, %2 &quot;the 32s column&quot;, %3 &quot;heaps 1, 3 and 4&quot;</extracomment>
        <translation>异或和 %1 的最高位 1 在%2。这一列中%3是 1，在其中每一堆里都恰有一步能使异或和变为 0。</translation>
    </message>
    <message>
        <source>The highest 1 of the nim-sum %1 stands in %2. There %3 heaps have a 1, and in each of them one move makes the nim-sum 0.</source>
        <extracomment>%1 is the nim-sum, %2 &quot;the 32s column&quot;, %3 a number of heaps, more than 12</extracomment>
        <translation>异或和 %1 的最高位 1 在%2。这一列中有 %3 堆是 1，在其中每一堆里都恰有一步能使异或和变为 0。</translation>
    </message>
    <message>
        <source>Who wins is beyond the bound of what is computed.</source>
        <translation>无法判定胜负：这个局面超出了计算的范围。</translation>
    </message>
    <message>
        <source>Left wins, whoever starts.</source>
        <translation>无论谁先走，都是左方胜。</translation>
    </message>
    <message>
        <source>Right wins, whoever starts.</source>
        <translation>无论谁先走，都是右方胜。</translation>
    </message>
</context>
<context>
    <name>BashHints</name>
    <message>
        <source>Whatever the other player does, you answer. Which total can you always make of a move and its answer?</source>
        <translation>无论对方怎么走，你都来应对。他的一步与你的应对合起来，总能凑成多少？</translation>
    </message>
    <message>
        <source>A move and its answer can always make m + 1 = %2, for each is 1 to %1. So whoever has to move from whole blocks of %2 loses.</source>
        <extracomment>%1 is m, %2 is m + 1</extracomment>
        <translation>每步是 1 到 %1，所以一步与它的应对总能凑成 m + 1 = %2。因此轮到谁走时恰好剩若干个整段（每段 %2），谁就输。</translation>
    </message>
    <message>
        <source>Divide %1 by %2 and take the remainder. Whole blocks are left.</source>
        <extracomment>%1 is n, %2 is m + 1</extracomment>
        <translation>用 %1 除以 %2，余数就是该取的颗数，这样剩下的都是整段。</translation>
    </message>
    <message>
        <source>The rest is %1 or %2. Which of them, taken from %3, leaves a multiple of %4?</source>
        <extracomment>%1 and %2 are two numbers, %3 is what is divided, %4 by what</extracomment>
        <translation>余数是 %1 或 %2。从 %3 中减去哪一个，剩下的是 %4 的倍数？</translation>
    </message>
    <message>
        <source>%1. Nothing is left over, so there is no winning move: the answer is &lt;b&gt;0&lt;/b&gt;.</source>
        <extracomment>%1 is a division such as &quot;30 = 6 · 5 + 0&quot;</extracomment>
        <translation>%1。没有余数，所以没有必胜的走法，答案是 &lt;b&gt;0&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>%1. Take &lt;b&gt;%2&lt;/b&gt;, and whole blocks are left.</source>
        <extracomment>%1 is a division such as &quot;23 = 4 · 5 + 3&quot;, %2 its rest</extracomment>
        <translation>%1。取 &lt;b&gt;%2&lt;/b&gt; 颗，剩下的都是整段。</translation>
    </message>
    <message>
        <source>Whoever writes %1 or more loses, so aim for %2. Divide %2 by %3 and begin with the remainder.</source>
        <extracomment>%1 is n, %2 one less, %3 is m + 1</extracomment>
        <translation>写出不小于 %1 的数者负，所以目标是 %2。用 %2 除以 %3，余数就是应先到的数。</translation>
    </message>
    <message>
        <source>Divide %1 by %2 and begin with the remainder. Whole blocks are left to count.</source>
        <extracomment>%1 is n, %2 is m + 1</extracomment>
        <translation>用 %1 除以 %2，余数就是应先到的数，这样余下的路程都是整段。</translation>
    </message>
    <message>
        <source>%1. Begin with &lt;b&gt;%2&lt;/b&gt;, and whole blocks are left to count.</source>
        <extracomment>%1 is a division such as &quot;23 = 4 · 5 + 3&quot;, %2 its rest</extracomment>
        <translation>%1。先到 &lt;b&gt;%2&lt;/b&gt;，余下的路程都是整段。</translation>
    </message>
</context>
<context>
    <name>BashPresets</name>
    <message>
        <source>Whole blocks</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>恰好整块</translation>
    </message>
    <message>
        <source>A rest of three</source>
        <translation>余三颗</translation>
    </message>
    <message>
        <source>Less than a block</source>
        <translation>不足一块</translation>
    </message>
    <message>
        <source>One stone at a time</source>
        <translation>每次只取一颗</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>取完了</translation>
    </message>
    <message>
        <source>A heap of a quintillion</source>
        <translation>一百亿亿颗的一堆</translation>
    </message>
    <message>
        <source>The race to 30</source>
        <translation>抢三十</translation>
    </message>
    <message>
        <source>The race to 100</source>
        <translation>抢一百</translation>
    </message>
    <message>
        <source>The race to 21</source>
        <translation>抢二十一</translation>
    </message>
    <message>
        <source>Reached at once</source>
        <translation>一步到终点</translation>
    </message>
    <message>
        <source>A race to a quintillion</source>
        <translation>抢一百亿亿</translation>
    </message>
    <message>
        <source>Takes and their answers</source>
        <translation>取法与应对</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>取走</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>应对</translation>
    </message>
</context>
<context>
    <name>BashPrompts</name>
    <message>
        <source>Two players count up from 0 by 1 to %2 at a time. Whoever says %1 wins. Which number must you say first? Answer 0 if there is no winning one.</source>
        <extracomment>%1 is the number to reach, %2 how far a move may go</extracomment>
        <translation>两人从 0 起轮流报数，每次加 1 到 %2，报到 %1 者胜。你先报，应报几？没有必胜的报法就答 0。</translation>
    </message>
    <message>
        <source>Two players count up from 0 by 1 to %2 at a time. Whoever first writes %1 or more loses. Which number must you write first? Answer 0 if there is no winning one.</source>
        <extracomment>%1 is the number that loses, %2 how far a move may go</extracomment>
        <translation>两人从 0 起轮流写数，每次加 1 到 %2，先写出不小于 %1 的数者负。你先写，应写几？没有必胜的写法就答 0。</translation>
    </message>
    <message>
        <source>A move takes 1 to %2 stones from a heap of %1, and whoever takes the last one wins. How many must you take? Answer 0 if there is no winning move.</source>
        <extracomment>%1 is how many stones there are, %2 how many may be taken at most</extracomment>
        <translation>一堆 %1 颗，每次取 1 到 %2 颗，取到最后一颗者胜。你应取几颗？没有必胜的走法就答 0。</translation>
    </message>
</context>
<context>
    <name>BashResults</name>
    <message>
        <source>%1: only whole blocks. Whatever is taken or counted on, the other player completes a block of %2, down to the last one.</source>
        <extracomment>%1 is a division such as &quot;30 = 6 · 5 + 0&quot;, %2 is m + 1</extracomment>
        <translation>%1：恰好都是整段。无论怎样走，对方都能凑满 %2 一段，直到最后一段。</translation>
    </message>
    <message>
        <source>%1. Taking %2 leaves whole blocks of %3, and from then on you complete every block.</source>
        <extracomment>%1 is a division such as &quot;23 = 4 · 5 + 3&quot;, %2 its rest, %3 is m + 1</extracomment>
        <translation>%1。取走 %2 颗，剩下的都是每段 %3 颗的整段，此后每一段都由你凑满。</translation>
    </message>
    <message>
        <source>%1. After %2 whole blocks of %3 are left to count, and from then on you complete every block.</source>
        <extracomment>%1 is a division such as &quot;23 = 4 · 5 + 3&quot;, %2 its rest, %3 is m + 1</extracomment>
        <translation>%1。报出 %2 之后，余下的路程都是长 %3 的整段，此后每一段都由你凑满。</translation>
    </message>
    <message>
        <source>Whoever comes to %1 loses, so %2 is the number to reach.</source>
        <extracomment>%1 is n, %2 one less</extracomment>
        <translation>先到 %1 者负，所以要抢的数是 %2。</translation>
    </message>
    <message>
        <source>%1 is the remainder of %2 divided by m = %3. But a move and the reply to it can always take %4 together, and cannot be made to take %3.</source>
        <extracomment>%1 is the answer, %2 is n, %3 is m, %4 is m + 1</extracomment>
        <translation>%1 是 %2 除以 m = %3 的余数。但一步与它的应对总能凑成的是 %4，而不是 %3。</translation>
    </message>
    <message>
        <source>%1 is how often %3 goes into %2. What counts is the rest.</source>
        <extracomment>%1 is the answer, %2 is n, %3 is m + 1</extracomment>
        <translation>%1 是 %2 除以 %3 的商，而要看的是余数。</translation>
    </message>
    <message>
        <source>%1 is as many as a move allows; that alone is no reason to take them.</source>
        <extracomment>%1 is m</extracomment>
        <translation>%1 是一步所允许的最大数，但这并不是取它的理由。</translation>
    </message>
    <message>
        <source>0 would be right if %1 were made of whole blocks of %2. It is not.</source>
        <extracomment>%1 is n, %2 is m + 1</extracomment>
        <translation>只有当 %1 恰好分成若干段 %2 时，答 0 才对，而它并非如此。</translation>
    </message>
    <message>
        <source>At most %1 may be taken.</source>
        <translation>一次最多取 %1 颗。</translation>
    </message>
    <message>
        <source>The first number is at most %1.</source>
        <extracomment>%1 is m</extracomment>
        <translation>第一个数最大是 %1。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2. The other player takes %3 and leaves %4, whole blocks of %5.</source>
        <extracomment>%1 is the answer, %2 what it leaves, %3 what the other player takes, %4 what is left then, %5 is m + 1</extracomment>
        <translation>取走 %1 颗后剩 %2 颗。对方取 %3 颗，留下 %4 颗，都是每段 %5 颗的整段。</translation>
    </message>
    <message>
        <source>%1 would complete a block of %2; that is how to answer a move, not how to begin.</source>
        <extracomment>%1 is the answer, %2 is m + 1</extracomment>
        <translation>%1 是用来凑满一段 %2 的数：那是应对对方的办法，而不是第一步。</translation>
    </message>
    <message>
        <source>After %1 the other player goes on to %2. From there %3 are left to %4: whole blocks of %5.</source>
        <extracomment>%1 is the answer, %2 where the other player goes on to, %3 how far it then is to the goal, %4 the goal, %5 is m + 1</extracomment>
        <translation>你先到 %1，对方接着到 %2。从那里到 %4 还差 %3，都是长 %5 的整段。</translation>
    </message>
</context>
<context>
    <name>BashWords</name>
    <message>
        <source>Is this a P-position or an N-position?</source>
        <translation>这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>A move takes at most m = %1 stones. Cut the heap into blocks of one more, m + 1 = %2: that gives q = %3 whole blocks, and r = %4 stones are left over.</source>
        <extracomment>%1 is m, %2 is m + 1, %3 how many whole blocks, %4 the rest</extracomment>
        <translation>每步最多取 m = %1 颗。把这堆石子按比它多一的数分块，每块 m + 1 = %2 颗：得到 q = %3 个整块，余下 r = %4 颗。</translation>
    </message>
    <message>
        <source>A heap of %1 is cut into blocks of m + 1 = %2. How many stones are left over?</source>
        <extracomment>%1 is n, %2 is m + 1</extracomment>
        <translation>把 %1 颗石子分成每块 m + 1 = %2 颗，余下几颗？</translation>
    </message>
    <message>
        <source>Take the rest: %1 − &lt;b&gt;%2&lt;/b&gt; = %3</source>
        <translation>取走余数：%1 − &lt;b&gt;%2&lt;/b&gt; = %3</translation>
    </message>
    <message>
        <source>The heap is smaller than a block, so one move may take all of it: 1 ≤ %1 ≤ m = %2.</source>
        <translation>这堆不足一块，一步就可以全部取走：1 ≤ %1 ≤ m = %2。</translation>
    </message>
    <message>
        <source>The rest is at least 1 and at most m, so this is a move: 1 ≤ %1 ≤ %2. Only whole blocks are left, and it is the opponent who must move from them.</source>
        <translation>余数至少为 1，至多为 m，所以这是合法的一步：1 ≤ %1 ≤ %2。取后只剩整块，而现在轮到对手走。</translation>
    </message>
    <message>
        <source>No move takes a whole block, for m = %1 is one too few. Whatever k is taken from whole blocks, what is missing to a block is %2 − k: at least 1 and at most m, so it may be taken in answer.</source>
        <extracomment>%1 is m, %2 is m + 1</extracomment>
        <translation>一步取不走一整块，因为 m = %1 恰好少一颗。面对整块无论取走几颗 k，要凑满一块还差 %2 − k 颗：它至少为 1，至多为 m，所以总可以这样应对。</translation>
    </message>
    <message>
        <source>The opponent takes %1 from a heap of whole blocks of %2. With how many do you answer, so that whole blocks are left again?</source>
        <extracomment>%1 is how many the opponent takes, %2 is m + 1</extracomment>
        <translation>石子恰好是若干个 %2 颗的整块，对手取走 %1 颗。你取几颗，才能使剩下的又是整块？</translation>
    </message>
    <message>
        <source>A move and its answer take just one block of %1, so whole blocks are left once more, one fewer. It goes on like that: rounds until nothing is left: %2. The last stone goes to the one who answers.</source>
        <extracomment>%1 is m + 1, %2 how many rounds</extracomment>
        <translation>一步加上它的应对恰好取走一块 %1 颗，剩下的仍是整块，只少了一块。如此继续，取完共需的回合数：%2。最后一颗由应对的一方取走。</translation>
    </message>
    <message>
        <source>n = 0: there is no move</source>
        <translation>n = 0：无子可取</translation>
    </message>
    <message>
        <source>Whoever took the last stone has won; the player to move finds none and has lost.</source>
        <translation>取走最后一颗的人已经获胜；轮到走的一方无子可取，已经输了。</translation>
    </message>
    <message>
        <source>%1 ≡ %2 (mod %3), not 0: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>%1 ≡ %2 (mod %3)，不为 0：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move takes the rest, and from then on is the one who answers. ■</source>
        <translation>轮到走的一方取走余数，此后便成为应对的一方。■</translation>
    </message>
    <message>
        <source>%1 ≡ 0 (mod %2): a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>%1 ≡ 0 (mod %2)：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move cannot move, and has lost. ■</source>
        <translation>轮到走的一方无子可取，已经输了。■</translation>
    </message>
    <message>
        <source>The player to move can only break into a block, and the opponent finishes it, down to the last one. ■</source>
        <translation>轮到走的一方只能拆开一块，对手总把它取完，直到最后一块。■</translation>
    </message>
    <message>
        <source>Say %1: %2 − %1 = &lt;b&gt;%3&lt;/b&gt; are left to count</source>
        <translation>报 %1：还剩 %2 − %1 = &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>To say a number up to m = %1 higher is to take that many stones from a heap of all that is left to count. Who says %2 takes the last one. So this is the Bash game with a heap of %2, told the other way round.</source>
        <extracomment>%1 is m, %2 is the number to count to</extracomment>
        <translation>报出的数最多增加 m = %1，这就相当于从“还剩多少”这一堆中取走同样多的石子；报到 %2 的人取走最后一颗。所以这就是一堆 %2 颗的巴什博弈，只是反过来讲。</translation>
    </message>
    <message>
        <source>The safe numbers: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>安全数：&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Count back from %1 in steps of m + 1 = %2, down to %1 mod %2 = %3. From each of these numbers, whole blocks of %2 are left to count.</source>
        <extracomment>%1 is the number to count to, %2 is m + 1, %3 the first of the safe numbers</extracomment>
        <translation>从 %1 开始每次倒退 m + 1 = %2，一直退到 %1 mod %2 = %3。从其中每个数起，余下要数的都是 %2 的倍数。</translation>
    </message>
    <message>
        <source>Count back from %1 in steps of m + 1 = %2. What is the smallest number that you come to?</source>
        <extracomment>%1 is the number to count to, %2 is m + 1</extracomment>
        <translation>从 %1 开始每次倒退 m + 1 = %2，最后退到的最小的数是几？</translation>
    </message>
    <message>
        <source>From %1 to %2: %3</source>
        <translation>从 %1 到 %2：%3</translation>
    </message>
    <message>
        <source>Say &lt;b&gt;%1&lt;/b&gt; first: the start is an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>先手先报 &lt;b&gt;%1&lt;/b&gt;：开局是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 ≡ 0 (mod %2): the start is a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>%1 ≡ 0 (mod %2)：开局是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A contest problem, HDU 4764, turns it round: who first writes a number of %1 or more loses. So %2 is the last number that can be written without losing, and who writes it wins: the same game with %2 for its goal. ■</source>
        <extracomment>%1 is the bound, %2 one less</extracomment>
        <translation>竞赛题 HDU 4764 把说法反了过来：先写到 %1 或更大的数者负。于是 %2 是最后一个写了不输的数，谁写到它谁就赢：这是以 %2 为目标的同一个游戏。■</translation>
    </message>
    <message>
        <source>Now who first writes a number of %1 or more loses. Is the start a P-position or an N-position?</source>
        <translation>现在改为先写到 %1 或更大的数者负。开局是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>After the safe number %1 nobody can say the next one, %2: it is one too far for m = %3. Whatever is said in between, %2 is then within reach. So who has said one safe number can say the next, and at last the goal.</source>
        <extracomment>%1 and %2 are two safe numbers that follow each other, %3 is m</extracomment>
        <translation>在安全数 %1 之后，谁也不能立刻报下一个安全数 %2：恰好多出 1，m = %3 够不着。无论中间报什么数，接下来都够得着 %2。所以报出一个安全数的人总能报出下一个，最后报到终点。</translation>
    </message>
    <message>
        <source>The first player reaches the goal at once.</source>
        <translation>先手一步就报到终点。</translation>
    </message>
    <message>
        <source>%1 is the smallest safe number and within the first player&apos;s reach, who holds the safe numbers from then on.</source>
        <translation>%1 是最小的安全数，先手够得着；此后安全数一直由先手来报。</translation>
    </message>
    <message>
        <source>0 is a safe number itself, and nobody has to say it. The first player must leave it, and the second player says every safe number after it.</source>
        <translation>0 本身就是安全数，不用谁来报。先手不得不离开它，此后的每个安全数都由后手来报。</translation>
    </message>
    <message>
        <source>HDU 4764, where %1 or more loses: %2 ≡ 0 (mod %3), a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>HDU 4764（写到 %1 或更大者负）：%2 ≡ 0 (mod %3)，&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>HDU 4764, where %1 or more loses: %2 ≡ %4 (mod %3), an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>HDU 4764（写到 %1 或更大者负）：%2 ≡ %4 (mod %3)，&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>n = q · (m + 1) + r: %1 = %2 · %3 + &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 is n, %2 is q, %3 is m + 1, %4 is r</extracomment>
        <translation>n = q · (m + 1) + r：%1 = %2 · %3 + &lt;b&gt;%4&lt;/b&gt;</translation>
    </message>
    <message>
        <source>k + (m + 1 − k) = %1: %2</source>
        <extracomment>%1 is m + 1, %2 a list of sums that are that: &quot;1 + 4, 2 + 3&quot;</extracomment>
        <translation>k + (m + 1 − k) = %1：%2</translation>
    </message>
</context>
<context>
    <name>BitColumns</name>
    <message>
        <source>Bit columns</source>
        <translation>二进制各列</translation>
    </message>
    <message>
        <source>Arrow keys choose a bit, Enter flips it, Escape leaves.</source>
        <translation>方向键选位，回车翻转，Esc 离开。</translation>
    </message>
</context>
<context>
    <name>BitTable</name>
    <message>
        <source>Bit columns</source>
        <translation>二进制列</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>nim-sum t</source>
        <extracomment>The nim-sum of a position is called s before a move and t after it</extracomment>
        <translation>异或和 t</translation>
    </message>
    <message>
        <source>nim-sum s</source>
        <translation>异或和 s</translation>
    </message>
    <message>
        <source>number of 1s</source>
        <extracomment>A row of a table: how many 1s each binary column holds</extracomment>
        <translation>1 的个数</translation>
    </message>
</context>
<context>
    <name>BoardZoom</name>
    <message>
        <source>Larger board</source>
        <translation>放大棋盘</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>缩小棋盘</translation>
    </message>
</context>
<context>
    <name>CakeWords</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>The sides of a block in Cutcake</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>#%1: %2</source>
        <extracomment>On a block in Cutcake: its number and its sides</extracomment>
        <translation>#%1：%2</translation>
    </message>
    <message>
        <source>#%1</source>
        <extracomment>The same where there is little room: its number alone</extracomment>
        <translation>#%1</translation>
    </message>
</context>
<context>
    <name>CheckedSeal</name>
    <message>
        <source>checked</source>
        <extracomment>Of a proof: all of its steps were checked</extracomment>
        <translation>已检验</translation>
    </message>
</context>
<context>
    <name>ChosenFiles</name>
    <message>
        <source>a file was expected, but there is none of this name</source>
        <translation>此处应为文件，但没有这个名字的文件</translation>
    </message>
    <message>
        <source>a file was expected, but this is a folder</source>
        <translation>此处应为文件，却是文件夹</translation>
    </message>
    <message>
        <source>a file was expected that may be opened, but the permission is missing</source>
        <translation>此处应为可以打开的文件，但没有权限</translation>
    </message>
    <message>
        <source>a file that can be read was expected, but reading failed</source>
        <translation>此处应为可以读取的文件，但读取失败</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not an ordinary file</source>
        <translation>这是设备或管道，不是普通文件</translation>
    </message>
</context>
<context>
    <name>CoinPresets</name>
    <message>
        <source>Three coins</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>三枚硬币</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>两对硬币</translation>
    </message>
    <message>
        <source>Two equal gaps</source>
        <translation>两个相等的间隔</translation>
    </message>
    <message>
        <source>Side by side in pairs</source>
        <translation>每对紧挨着</translation>
    </message>
    <message>
        <source>A long way, worth nothing</source>
        <translation>路很长，却不起作用</translation>
    </message>
    <message>
        <source>A single coin</source>
        <translation>只有一枚硬币</translation>
    </message>
    <message>
        <source>The gaps within pairs and their nim-sum</source>
        <extracomment>Over a table of coins, their squares and the gaps on their left</extracomment>
        <translation>各对之内的间隔及其异或和</translation>
    </message>
    <message>
        <source>Coin</source>
        <extracomment>Headings of that table: a coin by its number, the square it stands on, the free squares on its left</extracomment>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>计作</translation>
    </message>
    <message>
        <source>Left of coin %1</source>
        <extracomment>The name of a row of the figure: the gap on the left of a coin, by the coin&apos;s number. Short</extracomment>
        <translation>硬币 %1 左侧</translation>
    </message>
</context>
<context>
    <name>CoinWords</name>
    <message>
        <source>Pair the coins from the right. What is s, the nim-sum of the gaps within the pairs?</source>
        <translation>从右起把硬币两两配对。各对之内的间隔，异或和 s 是多少？</translation>
    </message>
    <message>
        <source>A single coin pairs with the left edge. The free squares between them are a heap of Nim.</source>
        <translation>只有一枚硬币，它与左边界配对。两者之间的空格相当于一堆尼姆。</translation>
    </message>
    <message>
        <source>Pair the coins from the right; the leftmost is left over and pairs with the edge. Only the gaps within pairs count, each as a heap of Nim. It is staircase Nim seen sideways: they are the odd steps.</source>
        <translation>从右起把硬币两两配对，多出的最左一枚与边界配对。只有各对之内的间隔起作用，每个相当于一堆尼姆。这就是横着看的阶梯尼姆：它们是奇数级。</translation>
    </message>
    <message>
        <source>Pair the coins from the right. Only the gaps within pairs count, each as a heap of Nim. It is staircase Nim seen sideways: they are the odd steps, and the gaps between pairs are the even ones.</source>
        <translation>从右起把硬币两两配对。只有各对之内的间隔起作用，每个相当于一堆尼姆。这就是横着看的阶梯尼姆：它们是奇数级，各对之间的间隔是偶数级。</translation>
    </message>
    <message>
        <source>Here s = 0. Is there a slide that leaves the nim-sum of the gaps within pairs at 0?</source>
        <translation>这里 s = 0。有没有一步滑动使各对之内间隔的异或和仍为 0？</translation>
    </message>
    <message>
        <source>Every slide makes t ≠ 0</source>
        <translation>任何一次滑动都使 t ≠ 0</translation>
    </message>
    <message>
        <source>Only left coins of pairs can slide. Each makes the gap within its own pair larger, and no other gap that counts changes.</source>
        <translation>只有各对的左硬币能滑动。它使自己这一对的间隔变大，其他起作用的间隔都不变。</translation>
    </message>
    <message>
        <source>Only right coins of pairs can slide. Each makes the gap within its own pair smaller, and no other gap that counts changes (Lemma 1).</source>
        <translation>只有各对的右硬币能滑动。它使自己这一对的间隔变小，其他起作用的间隔都不变（引理一）。</translation>
    </message>
    <message>
        <source>Every slide changes exactly one gap that counts. The right coin of a pair makes it smaller, as in Nim; the left coin makes it larger. With one number changed, the nim-sum cannot stay 0 (Lemma 1).</source>
        <translation>每次滑动恰好改变一个起作用的间隔。一对中的右硬币使它变小，与尼姆相同；左硬币使它变大。只改变一个数，异或和不可能仍为 0（引理一）。</translation>
    </message>
    <message numerus="yes">
        <source>Slide coin %1 by %2 squares: t = %3 = &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 is the number of a coin, %2 how many squares, %3 a nim-sum such as &quot;2 ⊕ 5&quot;, %4 its value, 0</extracomment>
        <translation>
            <numerusform>把硬币 %1 滑动 %2 格：t = %3 = &lt;b&gt;%4&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>The gap on the left of coin %3 shrinks from %1 to %2: Nim&apos;s winning move on the gaps that count (Lemma 2). The squares on the right of coin %3 become free, where they do not count.</source>
        <extracomment>%1 and %2 are numbers of squares, %3 is the number of a coin</extracomment>
        <translation>硬币 %3 左侧的间隔由 %1 缩小到 %2，这是起作用的间隔上尼姆的制胜走法（引理二）。硬币 %3 右侧空出的格不起作用。</translation>
    </message>
    <message>
        <source>Which right coin of a pair can slide so that the nim-sum of the gaps within pairs becomes 0?</source>
        <translation>滑动哪一对的右硬币，能使各对之内间隔的异或和变为 0？</translation>
    </message>
    <message>
        <source>Between coins %4 and %5: %1 + %2 = %3, and %3 − %2 = &lt;b&gt;%1&lt;/b&gt;</source>
        <extracomment>%1 to %3 are numbers of free squares between two coins; %4 and %5 are the numbers of these coins</extracomment>
        <translation>硬币 %4 与 %5 之间：%1 + %2 = %3，再 %3 − %2 = &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Sliding a left coin does not help. If the opponent slides coin %1, coin %2 follows just as far: the gap between them is what it was, and the nim-sum is 0 again. Coins only ever move to the left, so this ends.</source>
        <extracomment>%1 and %2 are the numbers of two coins, the left one and the right one of a pair</extracomment>
        <translation>滑动左硬币帮不了忙。对手若滑动硬币 %1，硬币 %2 就跟着滑动同样多的格：两者的间隔恢复原样，异或和又为 0。硬币只会往左走，所以这不会没完没了。</translation>
    </message>
    <message>
        <source>The opponent slides coin %1 as far as it goes. By how many squares must coin %2 follow, so that the nim-sum is 0 again?</source>
        <extracomment>%1 and %2 are the numbers of two coins, the left one and the right one of a pair</extracomment>
        <translation>对手把硬币 %1 滑动到底。硬币 %2 要跟着滑动几格，才能使异或和又为 0？</translation>
    </message>
    <message>
        <source>So is it a P-position or an N-position?</source>
        <translation>那么这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>s = %1: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>s = %1：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move wins: one slide makes the nim-sum of the gaps within pairs 0, and every reply can be answered so that it is 0 again. ■</source>
        <translation>轮到走的一方获胜：一次滑动使各对之内间隔的异或和为 0，此后对手无论怎么走，都能使它又为 0。■</translation>
    </message>
    <message>
        <source>s = %1: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>s = %1：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move loses: after every slide the opponent can make the nim-sum of the gaps within pairs 0 again, and so is never the one who cannot move. ■</source>
        <translation>轮到走的一方落败：无论怎么滑动，对手都能使各对之内间隔的异或和又为 0，因而总有棋可走。■</translation>
    </message>
</context>
<context>
    <name>ColdHints</name>
    <message>
        <source>No number and no difference is in two cold pairs. Which number and which difference must the next pair have, then?</source>
        <translation>任何数、任何差都只出现在一个奇异局势中。那么下一对应含哪个数，差又是多少？</translation>
    </message>
    <message>
        <source>The table begins with %1. The smaller number of the next pair is the least not used before, and the larger one is more by k, the number of the row: a&lt;sub&gt;k&lt;/sub&gt; = mex, b&lt;sub&gt;k&lt;/sub&gt; = a&lt;sub&gt;k&lt;/sub&gt; + k.</source>
        <extracomment>%1 is a list of pairs, &quot;(0, 0), (1, 2), (3, 5)&quot;</extracomment>
        <translation>表的开头是 %1。下一对的小数是前面没用过的最小的数，大数再加上行号 k：a&lt;sub&gt;k&lt;/sub&gt; = mex，b&lt;sub&gt;k&lt;/sub&gt; = a&lt;sub&gt;k&lt;/sub&gt; + k。</translation>
    </message>
    <message>
        <source>%1 is the smaller number of its pair: the answer is larger. How large is the difference k?</source>
        <extracomment>%1 is the number that was given</extracomment>
        <translation>%1 是它那一对中的小数，所以答案更大。差 k 是多少？</translation>
    </message>
    <message>
        <source>%1 is the larger number of its pair: the answer is smaller. How large is the difference k?</source>
        <translation>%1 是它那一对中的大数，所以答案更小。差 k 是多少？</translation>
    </message>
    <message>
        <source>%1 is the pair with the difference %2. %3 is in the next pair or in the one after that.</source>
        <extracomment>%1 is a cold pair, %2 its difference, %3 the number that was given</extracomment>
        <translation>差为 %2 的一对是 %1。%3 在它的下一对或再下一对中。</translation>
    </message>
    <message>
        <source>%1 is the least number not used before the row k = %2. So the other one is %1 + %2 = &lt;b&gt;%3&lt;/b&gt;.</source>
        <extracomment>%1 is the number that was given, k the number of its row, %2 is k, %3 is their sum</extracomment>
        <translation>%1 是 k = %2 这一行之前没用过的最小的数，所以另一个数是 %1 + %2 = &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>%3 is the least number not used before the row k = %2, and %3 + %2 = %1. So the other one is &lt;b&gt;%3&lt;/b&gt;.</source>
        <extracomment>%1 is the number that was given, %2 is k, %3 is their difference</extracomment>
        <translation>%3 是 k = %2 这一行之前没用过的最小的数，而 %3 + %2 = %1。所以另一个数是 &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
</context>
<context>
    <name>ColdPrompts</name>
    <message>
        <source>Which number makes a cold pair of Wythoff&apos;s game together with %1?</source>
        <extracomment>%1 is a number</extracomment>
        <translation>在威佐夫博弈中，哪个数与 %1 组成奇异局势？</translation>
    </message>
</context>
<context>
    <name>ColdResults</name>
    <message>
        <source>%1 is the cold pair with the difference %2. No other pair has one of these numbers or that difference.</source>
        <extracomment>%1 is a cold pair, &quot;(8, 13)&quot;, %2 their difference k</extracomment>
        <translation>%1 是差为 %2 的奇异局势。其他各对都不含这两个数，差也都不是它。</translation>
    </message>
    <message>
        <source>With an empty heap beside it, the other player takes all %1 and wins.</source>
        <extracomment>%1 is the number that was given</extracomment>
        <translation>另一堆若为空，对方一次取完 %1 颗就赢了。</translation>
    </message>
    <message>
        <source>Two heaps of %1 are equal: the other player takes everything from both and wins.</source>
        <extracomment>%1 is the number that was given</extracomment>
        <translation>两堆都是 %1 颗，相等：对方从两堆同时取完就赢了。</translation>
    </message>
    <message>
        <source>%2 is more than twice %1. In a cold pair the larger number is about 1.6 times the smaller one.</source>
        <extracomment>%1 is the number that was given, %2 the answer</extracomment>
        <translation>%2 比 %1 的两倍还大。奇异局势中，大数约为小数的 1.6 倍。</translation>
    </message>
    <message>
        <source>%2 is %1 · φ rounded to the nearest integer; the ratio only comes near to φ.</source>
        <extracomment>%1 is the number that was given, %2 the answer</extracomment>
        <translation>%2 是 %1 · φ 四舍五入的结果，但两数之比只是接近 φ。</translation>
    </message>
    <message>
        <source>Were the rows counted from 0? The first of them, (1, 2), has the difference 1.</source>
        <translation>是不是从 0 起数了各行？第一对 (1, 2) 的差是 1。</translation>
    </message>
    <message>
        <source>You took %1 for the larger number of its pair.</source>
        <extracomment>%1 is the number that was given</extracomment>
        <translation>你把 %1 当成了它那一对中的大数。</translation>
    </message>
    <message>
        <source>You took %1 for the smaller number of its pair.</source>
        <translation>你把 %1 当成了它那一对中的小数。</translation>
    </message>
    <message>
        <source>Only in (1, 2) is one number twice the other.</source>
        <translation>只有 (1, 2) 中一个数是另一个的两倍。</translation>
    </message>
    <message>
        <source>%1 stands in the pair %2.</source>
        <extracomment>%1 is the answer, %2 the cold pair in which it stands</extracomment>
        <translation>%1 在 %2 这一对中。</translation>
    </message>
    <message>
        <source>%1 stands in the pair %2, and the difference %3 belongs to %4.</source>
        <extracomment>%1 is the answer, %2 the cold pair in which it stands, %3 a difference, %4 the cold pair that has it</extracomment>
        <translation>%1 在 %2 这一对中，而差 %3 属于 %4。</translation>
    </message>
    <message>
        <source>%1 is the difference k of the pair; its other number was asked for.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是这一对的差 k，而所求的是另一个数。</translation>
    </message>
    <message>
        <source>That is one row off in the table: %1 stands beside the pair that is looked for.</source>
        <extracomment>%1 is a cold pair</extracomment>
        <translation>在表中差了一行：%1 与所求的一对相邻。</translation>
    </message>
</context>
<context>
    <name>CutcakeFigure</name>
    <message>
        <source>Left is ahead</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>左方领先</translation>
    </message>
    <message>
        <source>Two blocks worth nothing</source>
        <translation>两块都值 0</translation>
    </message>
    <message>
        <source>Two blocks that cancel</source>
        <translation>两块互相抵消</translation>
    </message>
    <message>
        <source>A square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>A strip of Right&apos;s</source>
        <translation>右方的长条</translation>
    </message>
    <message>
        <source>Nothing to cut</source>
        <translation>无可切</translation>
    </message>
    <message>
        <source>A power of two, and one less</source>
        <translation>二的幂与比它小 1 的数</translation>
    </message>
    <message>
        <source>In the middle of a game</source>
        <translation>对局中途</translation>
    </message>
    <message>
        <source>A sum of two cakes</source>
        <translation>两局切蛋糕之和</translation>
    </message>
    <message>
        <source>Ten thousand squares long</source>
        <translation>长一万格</translation>
    </message>
    <message>
        <source>The blocks, and what they are worth to Left, counted in cuts</source>
        <translation>各块对左方的值（以刀数计）</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>Headings of a table. Halved: the sides of a block halved again and again</extracomment>
        <translation>块</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>Halved</source>
        <translation>逐次取半</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>After Left&apos;s best cut</source>
        <extracomment>Headings of a table: what the pieces are worth after it</extracomment>
        <translation>左方最好一刀之后</translation>
    </message>
    <message>
        <source>After Right&apos;s best cut</source>
        <translation>右方最好一刀之后</translation>
    </message>
    <message>
        <source>&lt;b&gt;Left&lt;/b&gt; cuts down</source>
        <extracomment>In the figure, over lines that run down: which way that player cuts. Short</extracomment>
        <translation>&lt;b&gt;左方&lt;/b&gt;竖切</translation>
    </message>
    <message>
        <source>&lt;b&gt;Right&lt;/b&gt; cuts across</source>
        <extracomment>In the figure, over lines that run across: which way that player cuts. Short</extracomment>
        <translation>&lt;b&gt;右方&lt;/b&gt;横切</translation>
    </message>
    <message>
        <source>no cut: &lt;b&gt;0&lt;/b&gt;</source>
        <extracomment>Beneath a single square</extracomment>
        <translation>无刀可切：&lt;b&gt;0&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cuts of Left&apos;s: &lt;b&gt;%1&lt;/b&gt;</source>
        <extracomment>Beneath a strip that only one player can cut; %1 is how often</extracomment>
        <translation>左方的刀数：&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>cuts of Right&apos;s: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>右方的刀数：&lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Left&lt;/b&gt;: %1</source>
        <extracomment>Over the two pieces of a cut: what they are worth, as an equation</extracomment>
        <translation>&lt;b&gt;左方&lt;/b&gt;：%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Right&lt;/b&gt;: %1</source>
        <translation>&lt;b&gt;右方&lt;/b&gt;：%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Left&lt;/b&gt;: no cut</source>
        <translation>&lt;b&gt;左方&lt;/b&gt;：无刀可切</translation>
    </message>
    <message>
        <source>&lt;b&gt;Right&lt;/b&gt;: no cut</source>
        <translation>&lt;b&gt;右方&lt;/b&gt;：无刀可切</translation>
    </message>
    <message>
        <source>together</source>
        <extracomment>The row under the values of all blocks: their sum. Short</extracomment>
        <translation>合计</translation>
    </message>
    <message>
        <source>a cut costs Left %1, Right %2</source>
        <extracomment>What a cut costs the one who makes it: &quot;≥ 1&quot;</extracomment>
        <translation>一刀的损失：左方 %1，右方 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Left&lt;/b&gt; wins, whoever starts</source>
        <translation>无论谁先走，都是&lt;b&gt;左方&lt;/b&gt;胜</translation>
    </message>
    <message>
        <source>&lt;b&gt;Right&lt;/b&gt; wins, whoever starts</source>
        <translation>无论谁先走，都是&lt;b&gt;右方&lt;/b&gt;胜</translation>
    </message>
    <message>
        <source>whoever starts &lt;b&gt;loses&lt;/b&gt;</source>
        <translation>谁先走谁&lt;b&gt;输&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Long or large blocks are not drawn to scale, and long rows of them in part.</source>
        <translation>过长或过大的块不按比例画，取半次数多时只画一部分。</translation>
    </message>
</context>
<context>
    <name>CutcakeWords</name>
    <message>
        <source>This is a single square: nobody can cut it.</source>
        <translation>这是单个方格，谁也不能切。</translation>
    </message>
    <message>
        <source>This is a strip that only Left can cut, into single squares: its value is one less than its length, %1.</source>
        <extracomment>%1 is a number of cuts, 1 or more</extracomment>
        <translation>这是只有左方能切的长条，可以一直切成单个方格：它的值是长度减 1，即 %1。</translation>
    </message>
    <message>
        <source>This is a strip that only Right can cut, into single squares: its length less one is %1, counted for Right.</source>
        <translation>这是只有右方能切的长条，可以一直切成单个方格：长度减 1 得 %1，算作右方的。</translation>
    </message>
    <message numerus="yes">
        <source>While both sides are over 1, both are halved and rounded down, here %n time(s). So the sides are measured in units of %1, and what is less than a unit counts for nothing. A single square is left, and nobody is ahead. The cuts will show that this is right.</source>
        <extracomment>%n is how often a block is halved, %1 a power of two</extracomment>
        <translation>
            <numerusform>只要两边都大于 1，就各取一半，舍去小数，这里共 %n 次。这等于以 %1 为单位量两边，不足一个单位的部分不计。最后剩下单个方格，谁也不领先。下一步从切法上说明这样算是对的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While both sides are over 1, both are halved and rounded down, here %n time(s). So the sides are measured in units of %1, and what is less than a unit counts for nothing. What is left is a strip of Left&apos;s: %2, one less than its length. The cuts will show that this is right.</source>
        <translation>
            <numerusform>只要两边都大于 1，就各取一半，舍去小数，这里共 %n 次。这等于以 %1 为单位量两边，不足一个单位的部分不计。最后剩下左方的长条：长度减 1 得 %2。下一步从切法上说明这样算是对的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>While both sides are over 1, both are halved and rounded down, here %n time(s). So the sides are measured in units of %1, and what is less than a unit counts for nothing. What is left is a strip of Right&apos;s: %2, one less than its length. The cuts will show that this is right.</source>
        <extracomment>%n is how often a block is halved, %1 a power of two, %2 a number of cuts</extracomment>
        <translation>
            <numerusform>只要两边都大于 1，就各取一半，舍去小数，这里共 %n 次。这等于以 %1 为单位量两边，不足一个单位的部分不计。最后剩下右方的长条：长度减 1 得 %2。下一步从切法上说明这样算是对的。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: worth %2</source>
        <extracomment>%1 is a row of sizes such as &quot;9 × 2 → 4 × 1&quot;, %2 a number: the value of the block</extracomment>
        <translation>%1：值 %2</translation>
    </message>
    <message>
        <source>Halve both sides of %1, rounding down, until one of them is 1. What is the block worth: over 0 for Left, under 0 for Right?</source>
        <extracomment>%1 is the size of a block, &quot;4 × 7&quot;</extracomment>
        <translation>把 %1 的两边各取一半，舍去小数，直到有一边为 1。这一块值多少？对左方有利为正，对右方有利为负。</translation>
    </message>
    <message>
        <source>%1 and %2, worth %3</source>
        <extracomment>Two blocks, &quot;1 × 7&quot; and &quot;3 × 7&quot;, and what they are worth: &quot;−6 − 2 = −8&quot;</extracomment>
        <translation>%1 和 %2，值 %3</translation>
    </message>
    <message>
        <source>There is no cut, so nothing bounds the value: it is 0, the simplest number of all.</source>
        <translation>没有切法，值不受任何限制，所以是 0：最简单的数。</translation>
    </message>
    <message>
        <source>Only Left can cut, and a cut leaves %1. The value is over that, and nothing bounds it from above: it is the simplest such number, the integer nearest to 0.</source>
        <extracomment>%1 is what a cut leaves: &quot;1 × 1 and 4 × 1, worth 0 + 3 = 3&quot;</extracomment>
        <translation>只有左方能切，切后剩下 %1。原来的值比它大，上方没有限制，所以是其中最简单的数，即最接近 0 的整数。</translation>
    </message>
    <message>
        <source>Only Right can cut, and a cut leaves %1. The value is under that, and nothing bounds it from below: it is the simplest such number, the integer nearest to 0.</source>
        <extracomment>%1 is what a cut leaves: &quot;1 × 1 and 1 × 4, worth 0 − 3 = −3&quot;</extracomment>
        <translation>只有右方能切，切后剩下 %1。原来的值比它小，下方没有限制，所以是其中最简单的数，即最接近 0 的整数。</translation>
    </message>
    <message>
        <source>Left&apos;s best cut leaves %1. Right&apos;s best leaves %2. No other cut is better for the one who makes it, and smaller blocks are known already. The value lies between: it is the simplest number there, the integer nearest to 0.</source>
        <extracomment>%1 and %2 are what cuts leave: &quot;2 × 1 and 2 × 2, worth 1 + 0 = 1&quot;</extracomment>
        <translation>左方最好的一刀剩下 %1。右方最好的一刀剩下 %2。其他切法对切的人都不会更好，而较小的块的值已经知道。原来的值介于两者之间，是其中最简单的数，即最接近 0 的整数。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the size of a block, &quot;2 × 3&quot;, %2 its value between what cuts leave: &quot;−4 &amp;lt; &lt;b&gt;0&lt;/b&gt; &amp;lt; 1&quot;</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A cut changes one block and leaves all others as they are, so their values add up. The sum says how many cuts Left is ahead; under 0 it is Right who is ahead.</source>
        <translation>一刀只改变一块，其余各块不变，所以各块的值可以相加。总和就是左方领先的刀数；为负时是右方领先。</translation>
    </message>
    <message>
        <source>A strip of so many units is worth one less. Cutting a side never makes more whole units, but each of the two pieces gives one up, where the block gave up only one; and beside a piece narrower than a unit the other player gains even more. So whoever cuts moves the sum against themselves, by at least 1.</source>
        <translation>长条的值是它的单位数减 1。切一条边不会使整单位的个数增加，而两段各要减去 1，原来整块只减 1；若某一段不足一个单位，对方得益更多。所以谁切，总和就朝不利于自己的方向至少变动 1。</translation>
    </message>
    <message>
        <source>&lt;b&gt;No cut&lt;/b&gt; is possible</source>
        <translation>&lt;b&gt;没有&lt;/b&gt;可切的</translation>
    </message>
    <message>
        <source>All blocks are single squares.</source>
        <translation>所有的块都是单个方格。</translation>
    </message>
    <message>
        <source>A cut costs Left at least &lt;b&gt;%1&lt;/b&gt;; Right has no cut</source>
        <translation>左方一刀至少损失 &lt;b&gt;%1&lt;/b&gt;；右方没有可切的</translation>
    </message>
    <message>
        <source>A cut costs Right at least &lt;b&gt;%1&lt;/b&gt;; Left has no cut</source>
        <translation>右方一刀至少损失 &lt;b&gt;%1&lt;/b&gt;；左方没有可切的</translation>
    </message>
    <message>
        <source>A cut costs Left at least &lt;b&gt;%1&lt;/b&gt;, Right at least &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>左方一刀至少损失 &lt;b&gt;%1&lt;/b&gt;，右方一刀至少损失 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Left cuts %1 into %2 and %3: %4</source>
        <extracomment>%1, %2 and %3 are sizes of blocks, %4 the sum before and after: &quot;3 → 2&quot;</extracomment>
        <translation>左方把 %1 切成 %2 和 %3：%4</translation>
    </message>
    <message>
        <source>Left is ahead, so some block is worth something to Left. One unit cut off it, of length %1, leaves a piece worth 0 and takes 1 from the rest: no cut of Left&apos;s costs less. With %2 Left is still not behind.</source>
        <extracomment>%1 is the length of the piece that is cut off, %2 the sum after it</extracomment>
        <translation>左方领先，所以总有一块的值为正。从它切下一个单位，长 %1：切下的一段值 0，其余部分的值减少 1，左方没有损失更小的切法。切后总和为 %2，左方仍不落后。</translation>
    </message>
    <message>
        <source>Right cuts %1 into %2 and %3: %4</source>
        <extracomment>%1, %2 and %3 are sizes of blocks, %4 the sum before and after: &quot;−3 → −2&quot;</extracomment>
        <translation>右方把 %1 切成 %2 和 %3：%4</translation>
    </message>
    <message>
        <source>Right is ahead, so some block is worth something to Right. One unit cut off it, of length %1, leaves a piece worth 0 and takes 1 from the rest: no cut of Right&apos;s costs less. With %2 Right is still not behind.</source>
        <extracomment>%1 is the length of the piece that is cut off, %2 the sum after it</extracomment>
        <translation>右方领先，所以总有一块的值为负。从它切下一个单位，长 %1：切下的一段值 0，其余部分对右方的值减少 1，右方没有损失更小的切法。切后总和为 %2，右方仍不落后。</translation>
    </message>
    <message>
        <source>Together the blocks are worth %1. Who wins?</source>
        <extracomment>%1 is a number with its sign</extracomment>
        <translation>各块合起来值 %1。谁胜？</translation>
    </message>
    <message>
        <source>%1 &amp;gt; 0: &lt;b&gt;Left&lt;/b&gt; wins, whoever starts</source>
        <translation>%1 &amp;gt; 0：无论谁先走，都是&lt;b&gt;左方&lt;/b&gt;胜</translation>
    </message>
    <message>
        <source>Left has a cut that costs just 1, and every cut of Right&apos;s gives at least 1 back. So the sum is at least 1 whenever Left is to move, and then a block of Left&apos;s is there to cut: it is Right who runs out. ■</source>
        <translation>左方有一刀只损失 1，而右方每一刀至少还回 1。所以每次轮到左方时总和至少是 1，这时左方总有块可切：先无刀可切的是右方。■</translation>
    </message>
    <message>
        <source>%1 &amp;lt; 0: &lt;b&gt;Right&lt;/b&gt; wins, whoever starts</source>
        <translation>%1 &amp;lt; 0：无论谁先走，都是&lt;b&gt;右方&lt;/b&gt;胜</translation>
    </message>
    <message>
        <source>Right has a cut that costs just 1, and every cut of Left&apos;s gives at least 1 back. So the sum is at most −1 whenever Right is to move, and then a block of Right&apos;s is there to cut: it is Left who runs out. ■</source>
        <translation>右方有一刀只损失 1，而左方每一刀至少还回 1。所以每次轮到右方时总和至多是 −1，这时右方总有块可切：先无刀可切的是左方。■</translation>
    </message>
    <message>
        <source>0: whoever starts &lt;b&gt;loses&lt;/b&gt;</source>
        <translation>0：谁先走谁&lt;b&gt;输&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move cannot cut, and has lost. ■</source>
        <translation>轮到走的人无刀可切，已经输了。■</translation>
    </message>
    <message>
        <source>The first cut puts the one who makes it behind by at least 1. From there on the other one cuts at a cost of just 1, is never behind, and does not run out first. ■</source>
        <translation>先走的人切第一刀就至少落后 1。此后对方每一刀只损失 1，始终不落后，也就不会先无刀可切。■</translation>
    </message>
    <message>
        <source>Left cuts down, through the first side of a block, Right across, through the second, into whole lengths; who cannot cut loses. A strip 5 × 1 only Left can cut, 4 times and at any time: it is worth 4 to Left. A strip 1 × 5 is worth 4 to Right, which is written −4. Every block is worth such a number of cuts.</source>
        <translation>左方竖切，把一块的第一条边分成两段；右方横切，把第二条边分成两段。各段都是整数长，不能切的人输。长条 5 × 1 只有左方能切，共 4 刀，随时可切：它对左方值 4。长条 1 × 5 对右方值 4，记作 −4。每一块都值这样的若干刀。</translation>
    </message>
</context>
<context>
    <name>EuclidFigure</name>
    <message>
        <source>A choice at once</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>一开始就有选择</translation>
    </message>
    <message>
        <source>Neighbouring Fibonacci numbers</source>
        <translation>相邻的斐波那契数</translation>
    </message>
    <message>
        <source>Just beyond the golden ratio</source>
        <translation>刚好超过黄金比</translation>
    </message>
    <message>
        <source>Forced moves, lost</source>
        <translation>步步被迫，终归落败</translation>
    </message>
    <message>
        <source>Equal numbers, often forgotten</source>
        <translation>两数相等，常被遗忘</translation>
    </message>
    <message>
        <source>Twice the smaller passes an int</source>
        <translation>较小数的两倍超出 int</translation>
    </message>
    <message>
        <source>A multiple</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>Golden to 18 digits</source>
        <translation>十八位数字都合黄金比</translation>
    </message>
    <message>
        <source>The forced moves</source>
        <translation>被迫的走法</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>Headings of a table: two numbers, which side of the golden ratio, P or N</extracomment>
        <translation>胜负</translation>
    </message>
    <message>
        <source>a &amp;gt; φb: beyond the golden ratio</source>
        <translation>a &amp;gt; φb：超过黄金比</translation>
    </message>
    <message>
        <source>a &amp;lt; φb: short of the golden ratio</source>
        <translation>a &amp;lt; φb：未及黄金比</translation>
    </message>
    <message numerus="yes">
        <source>%n forced move(s), then a choice</source>
        <extracomment>Beneath the figure</extracomment>
        <translation>
            <numerusform>%n 步被迫，然后有选择</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2: one of the two is &lt;b&gt;P&lt;/b&gt;</source>
        <extracomment>Beneath the figure; two pairs of numbers</extracomment>
        <translation>%1 或 %2：其中之一是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>leave %1: &lt;b&gt;P&lt;/b&gt;</source>
        <extracomment>Beneath the figure; a pair of numbers</extracomment>
        <translation>留下 %1：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt;-position: the second player wins</source>
        <translation>必败态（&lt;b&gt;P&lt;/b&gt;）：后手胜</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt;-position: the first player wins</source>
        <translation>必胜态（&lt;b&gt;N&lt;/b&gt;）：先手胜</translation>
    </message>
    <message>
        <source>a number is 0: the game is over</source>
        <extracomment>Beneath the figure: one of the numbers is 0</extracomment>
        <translation>有一个数是 0：对局结束</translation>
    </message>
    <message>
        <source>Squares that are too many or too small to be seen are drawn as one block or left out.</source>
        <translation>太多或太小的正方形合成一块，或略去不画。</translation>
    </message>
</context>
<context>
    <name>EuclidStepWords</name>
    <message>
        <source>The larger number is called a, the smaller one b; which of them stands first changes nothing.</source>
        <translation>较大的数记作 a，较小的记作 b；两数的先后无关紧要。</translation>
    </message>
    <message>
        <source>The larger number is called a, the smaller one b = %1; which of them stands first changes nothing. b can be taken from a just once.</source>
        <extracomment>%1 is the smaller number b</extracomment>
        <translation>较大的数记作 a，较小的记作 b = %1；两数的先后无关紧要。从 a 中只能减去一个 b。</translation>
    </message>
    <message>
        <source>The larger number is called a, the smaller one b = %1; which of them stands first changes nothing. b can be taken from a once, or more often, up to %2 times.</source>
        <extracomment>%1 is the smaller number b, %2 how often it can be taken from the larger one, 2 or more</extracomment>
        <translation>较大的数记作 a，较小的记作 b = %1；两数的先后无关紧要。从 a 中可减去一个或多个 b，至多 %2 个。</translation>
    </message>
    <message>
        <source>A number is 0: whoever made it so has won. From %1 nothing can be taken any more.</source>
        <extracomment>%1 is the number that is left; the other is 0</extracomment>
        <translation>有一个数是 0：得到它的人已经获胜。%1 再也减不动了。</translation>
    </message>
    <message>
        <source>The numbers are equal, so one of them can be made 0 at once. This is the exception that is easily forgotten: a is not more than φ · b here.</source>
        <translation>两数相等，所以一步就能把其中一个变成 0。这是容易遗忘的例外：此时 a 并不大于 φ · b。</translation>
    </message>
    <message>
        <source>φ is the number with φ² = φ + 1, so x = a/b is more than φ exactly when x² &amp;gt; x + 1, that is a(a − b) &amp;gt; b². Here it holds: a &amp;gt; φb. Whole numbers decide it, and the two sides are never equal, since φ is no fraction.</source>
        <translation>φ 满足 φ² = φ + 1，所以 x = a/b 大于 φ 当且仅当 x² &amp;gt; x + 1，即 a(a − b) &amp;gt; b²。此处成立：a &amp;gt; φb。只用整数就能判定，而且两边永不相等，因为 φ 是无理数。</translation>
    </message>
    <message>
        <source>φ is the number with φ² = φ + 1, so x = a/b is more than φ exactly when x² &amp;gt; x + 1, that is a(a − b) &amp;gt; b². Here it fails: a &amp;lt; φb. Whole numbers decide it, and the two sides are never equal, since φ is no fraction.</source>
        <translation>φ 满足 φ² = φ + 1，所以 x = a/b 大于 φ 当且仅当 x² &amp;gt; x + 1，即 a(a − b) &amp;gt; b²。此处不成立：a &amp;lt; φb。只用整数就能判定，而且两边永不相等，因为 φ 是无理数。</translation>
    </message>
    <message>
        <source>φ is about 1.618. Is %1 more than φ times %2?</source>
        <extracomment>%1 and %2 are the larger and the smaller number</extracomment>
        <translation>φ 约为 1.618。%1 大于 %2 的 φ 倍吗？</translation>
    </message>
    <message>
        <source>%1 has D = %2; the only move leads to %3, with D = &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 and %3 are pairs of numbers, %2 and %4 a number and the same with the other sign</extracomment>
        <translation>%1 的 D = %2；唯一的走法到 %3，其 D = &lt;b&gt;%4&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As a &amp;lt; 2b, b can be taken just once. Let D = a(a − b) − b², which is positive beyond the golden ratio. For the pair (b, a − b) it is b(2b − a) − (a − b)² = −D: a forced move always crosses the golden ratio.</source>
        <translation>因为 a &amp;lt; 2b，只能减去一个 b。令 D = a(a − b) − b²，比值超过黄金比时它为正。对数对 (b, a − b)，它是 b(2b − a) − (a − b)² = −D：被迫的一步总要跨过黄金比。</translation>
    </message>
    <message numerus="yes">
        <source>After %n forced move(s) there is a choice for the first time, at %1. Whoever is to move there wins, as the next line shows; before it, winner and loser take turns.</source>
        <extracomment>%n is how many moves are forced, %1 the pair they lead to</extracomment>
        <translation>
            <numerusform>经过 %n 步被迫的走法，到 %1 才第一次有选择。下一行将说明：轮到谁在那里走，谁就获胜；在此之前，胜负逐步交替。</numerusform>
        </translation>
    </message>
    <message>
        <source>As long as the larger number is less than twice the smaller one, there is one move only. How many moves are forced?</source>
        <translation>只要较大的数小于较小数的两倍，就只有一种走法。共有几步是被迫的？</translation>
    </message>
    <message>
        <source>%1 is a multiple of %2: taking all of it makes a 0, and wins at once.</source>
        <extracomment>%1 and %2 are the larger and the smaller number</extracomment>
        <translation>%1 是 %2 的倍数：全部减去得到 0，立即获胜。</translation>
    </message>
    <message>
        <source>%1 → %2 or %3: exactly one of the two is &lt;b&gt;P&lt;/b&gt;</source>
        <extracomment>two pairs of numbers</extracomment>
        <translation>%1 → %2 或 %3：两者恰有一个是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Both can be left, for b fits at least twice. From %1 there is one move only, and it leads to %2. So if %2 is N, %1 is P; and if %2 is P, it can be left at once. Whoever has this choice wins.</source>
        <extracomment>%1 and %2 are pairs of numbers</extracomment>
        <translation>两者都能留下，因为 b 至少可减两次。从 %1 只有一种走法，恰好到 %2。所以若 %2 是必胜态，则 %1 是必败态；若 %2 是必败态，就直接留下它。谁有这个选择，谁就获胜。</translation>
    </message>
    <message>
        <source>One of the two is a P-position. What is to be left of %1?</source>
        <translation>两者之一是必败态。%1 应当剩下多少？</translation>
    </message>
    <message>
        <source>Take %1 − %2 = &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>减去 %1 − %2 = &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>That is all of the larger number: the game is won.</source>
        <translation>这就是整个较大的数：对局获胜。</translation>
    </message>
    <message>
        <source>%1 is beyond the golden ratio (%2), so it would be N. Leave %3 instead: the opponent can only move on to that N-position.</source>
        <extracomment>%1 is a pair of numbers, %2 a comparison such as &quot;65 &amp;gt; 64&quot;, %3 another pair</extracomment>
        <translation>%1 超过黄金比（%2），所以是必胜态。应改为留下 %3：对方只能走到那个必胜态。</translation>
    </message>
    <message>
        <source>%1 stays short of the golden ratio (%2) and is no pair of equal numbers: it is P. Leave that to the opponent.</source>
        <extracomment>%1 is a pair of numbers, %2 a comparison such as &quot;40 &amp;lt; 64&quot;</extracomment>
        <translation>%1 未及黄金比（%2），两数又不相等：是必败态。把它留给对方。</translation>
    </message>
    <message>
        <source>%1: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>%1：是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move cannot move, and has lost. ■</source>
        <translation>不能再减：轮到走的一方已经输了。■</translation>
    </message>
    <message>
        <source>a = b: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>a = b：是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move makes a 0 and wins. ■</source>
        <translation>轮到的人得到 0，获胜。■</translation>
    </message>
    <message>
        <source>b &amp;lt; a &amp;lt; φb: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>b &amp;lt; a &amp;lt; φb：是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The only move crosses the golden ratio, to a position that the opponent wins. ■</source>
        <translation>唯一的走法跨过黄金比，到对方必胜的局面。■</translation>
    </message>
    <message>
        <source>a &amp;gt; φb: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>a &amp;gt; φb：是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The only move crosses the golden ratio, to a position that the opponent loses. ■</source>
        <translation>唯一的走法跨过黄金比，到对方必败的局面。■</translation>
    </message>
    <message>
        <source>With a ≥ 2b there is a choice, and 2 is more than φ: who has the choice leaves the one of the two that is P. ■</source>
        <translation>a ≥ 2b 时有选择，而 2 大于 φ：有选择的人留下两者中的必败态。■</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1 heaps: %2</source>
        <extracomment>Stands for a position too long to write out: %1 is a number of heaps, more than 64, %2 begins the list of them</extracomment>
        <translation>%1 堆：%2</translation>
    </message>
    <message>
        <source>Nim-sum: %1</source>
        <translation>异或和：%1</translation>
    </message>
    <message>
        <source>No move wins.</source>
        <translation>没有制胜的走法。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <extracomment>Ends a list of winning moves; %1 is how many were left out</extracomment>
        <translation>另外还有 %1 种</translation>
    </message>
    <message>
        <source>a sum of %1 parts with %2 heaps</source>
        <extracomment>Stands for a sum too long to write out: %1 is a number of parts, %2 of heaps, more than 64</extracomment>
        <translation>由 %1 个部分组成的和，共 %2 堆</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <extracomment>The value of a position of Cutcake, an integer</extracomment>
        <translation>值：%1</translation>
    </message>
    <message>
        <source>Grundy value: %1</source>
        <translation>SG 值：%1</translation>
    </message>
    <message>
        <source>Grundy value: undefined</source>
        <translation>SG 值：没有定义</translation>
    </message>
    <message>
        <source>Grundy value: not computed</source>
        <translation>SG 值：没有算出</translation>
    </message>
    <message>
        <source>The winning moves are beyond the bound of what is computed.</source>
        <translation>制胜的走法超出了计算的范围。</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 winning move(s):</source>
        <extracomment>Heads a list of winning moves of which not all were found; %1 is how many are known</extracomment>
        <translation>
            <numerusform>制胜的走法至少 %1 种：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 winning move(s):</source>
        <extracomment>Heads a list of winning moves; %1 is how many there are</extracomment>
        <translation>
            <numerusform>制胜的走法共 %1 种：</numerusform>
        </translation>
    </message>
    <message>
        <source>If Left is to move, no move wins.</source>
        <translation>轮到左方时，没有制胜的走法。</translation>
    </message>
    <message numerus="yes">
        <source>%1 winning move(s) if Left is to move:</source>
        <translation>
            <numerusform>轮到左方时，制胜的走法共 %1 种：</numerusform>
        </translation>
    </message>
    <message>
        <source>If Right is to move, no move wins.</source>
        <translation>轮到右方时，没有制胜的走法。</translation>
    </message>
    <message numerus="yes">
        <source>%1 winning move(s) if Right is to move:</source>
        <translation>
            <numerusform>轮到右方时，制胜的走法共 %1 种：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with %2 heaps: %3</source>
        <extracomment>The same of another game than Nim: %1 is the game in the notation, %2 a number of heaps, more than 64</extracomment>
        <translation>%1，共 %2 堆：%3</translation>
    </message>
    <message numerus="yes">
        <source>At least %1 winning move(s) if Left is to move:</source>
        <translation>
            <numerusform>轮到左方时，制胜的走法至少 %1 种：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 winning move(s) if Right is to move:</source>
        <translation>
            <numerusform>轮到右方时，制胜的走法至少 %1 种：</numerusform>
        </translation>
    </message>
    <message>
        <source>and at least %1 more</source>
        <extracomment>Ends a list of winning moves that were not all counted; %1 is how many were left out at least</extracomment>
        <translation>另外至少还有 %1 种</translation>
    </message>
    <message>
        <source>Grundy value: not computed (%1: only where at most %2 positions can be reached)</source>
        <extracomment>%1 is a game in the notation, such as moore-nim(2), %2 a number, 2000</extracomment>
        <translation>SG 值：没有算出（%1 只在可达局面不超过 %2 个时计算）</translation>
    </message>
    <message>
        <source>Grundy value: not computed (%1: only for heaps up to %2)</source>
        <extracomment>%1 is a game in the notation, such as wythoff, %2 the largest heap</extracomment>
        <translation>SG 值：没有算出（%1 只算到每堆不超过 %2 颗为止）</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <extracomment>Heads the laws that a line of a proof goes by: %1 is &quot;Every number cancels itself; 0 changes nothing&quot;</extracomment>
        <translation>依据：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between laws</comment>
        <extracomment>Parts the laws in that line</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>Uses: %1, on %2, move %3</source>
        <extracomment>A step of a proof leans on a theorem, %1, for a position, %2, and a move, %3, both in the notation</extracomment>
        <translation>用到：%1（%2，走法 %3）</translation>
    </message>
    <message>
        <source>Uses: %1, on %2</source>
        <extracomment>The same without a move</extracomment>
        <translation>用到：%1（%2）</translation>
    </message>
    <message>
        <source>Why we may do that</source>
        <extracomment>Heads the list of all laws that a proof goes by</extracomment>
        <translation>为什么可以这样做</translation>
    </message>
    <message>
        <source>Move: %1</source>
        <extracomment>The move that a proof is about, in the notation: 1-2</extracomment>
        <translation>走法：%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <extracomment>A law of nim-sums or games: %1 is its name, %2 says it</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt;：%2</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Save</source>
        <extracomment>A button that writes the file</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ExportNews</name>
    <message>
        <source>Replace</source>
        <extracomment>A button: the file that is there is written over</extracomment>
        <translation>替换</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: stops the writing</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>A button that takes a message away, or leaves a file as it is</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FibonacciBoard</name>
    <message>
        <source>at most %1</source>
        <extracomment>Over the stones of a pile that may be taken now; %1 is how many they are</extracomment>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>The name of the only heap of Fibonacci Nim, for a screen reader</extracomment>
        <translation>石堆</translation>
    </message>
</context>
<context>
    <name>FibonacciFigure</name>
    <message numerus="yes">
        <source>%1: %n part(s)</source>
        <extracomment>How many parts there are so far, in a narrow room. %1 is a number</extracomment>
        <translation>
            <numerusform>%1：%n 个部分</numerusform>
        </translation>
    </message>
    <message>
        <source>without %1: at most &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>Beneath the figure; %1 a Fibonacci number, %2 the most that smaller ones add up to</extracomment>
        <translation>不用 %1：至多 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 &amp;gt; %2, so &lt;b&gt;%3&lt;/b&gt; is needed</source>
        <extracomment>Beneath the figure; %1 is what is left, %2 less than it, %3 a Fibonacci number</extracomment>
        <translation>%1 &amp;gt; %2，所以必须用 &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1, in no other way</source>
        <extracomment>Beneath the figure; %1 is a number as a sum</extracomment>
        <translation>%1，写法唯一</translation>
    </message>
    <message>
        <source>%1 of the %2 Fibonacci numbers are seen at a time; as less is left, it is drawn larger.</source>
        <extracomment>%1 is how many rows are seen at a time, %2 how many there are</extracomment>
        <translation>%2 个斐波那契数中每次显示 %1 个；剩余越少，画得越大。</translation>
    </message>
    <message>
        <source>%1 taken, &lt;b&gt;%2&lt;/b&gt; left</source>
        <extracomment>Over a heap; %1 is how many stones were taken, %2 how many are left</extracomment>
        <translation>取走 %1，剩 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>Over the part of the heap that may be taken; %1 is how many stones</extracomment>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>taken &lt;i&gt;m&lt;/i&gt;</source>
        <extracomment>The head of a row of numbers: stones taken. Short</extracomment>
        <translation>取走 &lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>answer &lt;i&gt;w&lt;/i&gt;</source>
        <extracomment>The head of a row of numbers: the answer to each. Short</extracomment>
        <translation>应对 &lt;i&gt;w&lt;/i&gt;</translation>
    </message>
    <message>
        <source>at most 2&lt;i&gt;m&lt;/i&gt;</source>
        <extracomment>The head of a row of numbers: the most that may answer. Short</extracomment>
        <translation>至多 2&lt;i&gt;m&lt;/i&gt;</translation>
    </message>
    <message>
        <source>%1: more than q</source>
        <extracomment>A sum of the smallest parts; %1 is that sum</extracomment>
        <translation>%1：超过 q</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt;-position: the second player wins</source>
        <translation>必败态（&lt;b&gt;P&lt;/b&gt;）：后手胜</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt;-position: the first player wins</source>
        <translation>必胜态（&lt;b&gt;N&lt;/b&gt;）：先手胜</translation>
    </message>
    <message>
        <source>Each part is drawn to a scale of its own.</source>
        <translation>每个部分各按自己的比例绘制。</translation>
    </message>
    <message>
        <source>Each part is drawn to a scale of its own; … stands for several.</source>
        <extracomment>Added to a sentence. &quot;…&quot; stands in the figure</extracomment>
        <translation>每个部分各按自己的比例绘制；“…”代表若干部分。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n more sum(s) of parts stand in the text.</source>
        <extracomment>%1 is a sentence before this one, %n how many sums of parts are not drawn</extracomment>
        <translation>
            <numerusform>%1另有 %n 个部分和见文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>winning moves: %1</source>
        <extracomment>Beneath the figure; %1 is an amount, or a list of amounts</extracomment>
        <translation>制胜的取法：%1</translation>
    </message>
    <message>
        <source>f[1], …, f[%1] in int</source>
        <extracomment>Beneath the figure; %1 is how many entries a table has</extracomment>
        <translation>int 中的 f[1]，…，f[%1]</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; positive entries that are not Fibonacci numbers</source>
        <extracomment>Beneath the figure; %n is how many entries are sizes of heaps, but no Fibonacci numbers</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; 个正的表项不是斐波那契数</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the table: the program says %1</source>
        <extracomment>Beneath the figure; %1 is P or N</extracomment>
        <translation>不在表中：程序判为 %1</translation>
    </message>
    <message>
        <source>n = %1: the program says %2</source>
        <extracomment>Beneath the figure; %1 is an entry such as f[48], %2 P or N</extracomment>
        <translation>n = %1：程序判为 %2</translation>
    </message>
    <message>
        <source>the program says %1, the truth is %2: wrong</source>
        <extracomment>Beneath the figure; %1 and %2 are P or N</extracomment>
        <translation>程序判为 %1，实为 %2：错误</translation>
    </message>
    <message>
        <source>the program says %1, and so it is: right</source>
        <extracomment>Beneath the figure; %1 is P or N</extracomment>
        <translation>程序判为 %1，确实如此：正确</translation>
    </message>
    <message>
        <source>f[1], …, f[%1] are right, and enough</source>
        <extracomment>Beneath the figure; %1 is how many entries are enough</extracomment>
        <translation>f[1]，…，f[%1] 正确，而且足够</translation>
    </message>
    <message>
        <source>The figure shows %1 to %2.</source>
        <extracomment>%1 and %2 are entries such as f[38]</extracomment>
        <translation>图中显示 %1 至 %2。</translation>
    </message>
    <message>
        <source>%1: all, leaves P</source>
        <extracomment>A sum of the smallest parts; %1 is that sum, all stones of the heap. P is a P-position</extracomment>
        <translation>%1：全取，留下 P</translation>
    </message>
    <message>
        <source>%1: %2 &amp;lt; %3, leaves P</source>
        <extracomment>A sum of the smallest parts; %1 is that sum, %2 its double, %3 the next part. P is a P-position</extracomment>
        <translation>%1：%2 &amp;lt; %3，留下 P</translation>
    </message>
    <message>
        <source>%1: %2 ≥ %3, leaves N</source>
        <extracomment>A sum of the smallest parts; %1 is that sum, %2 its double, %3 the next part. N is an N-position</extracomment>
        <translation>%1：%2 ≥ %3，留下 N</translation>
    </message>
</context>
<context>
    <name>FibonacciPresets</name>
    <message>
        <source>The greedy choices</source>
        <translation>逐次的贪心选择</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Headings of a table: what is left to write as a sum, the Fibonacci number taken from it, the rest of it</extracomment>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Largest that fits</source>
        <translation>放得下的最大者</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>余下</translation>
    </message>
    <message>
        <source>The answer to every amount</source>
        <translation>对每种取法的应对</translation>
    </message>
    <message>
        <source>Taken, m</source>
        <extracomment>Headings of a table: how many stones are taken, what is left of the smallest part, the answer to that move</extracomment>
        <translation>取走 m</translation>
    </message>
    <message>
        <source>Left of the part</source>
        <translation>该部分所剩</translation>
    </message>
    <message>
        <source>Answer, w</source>
        <translation>应对 w</translation>
    </message>
    <message>
        <source>Sums of the smallest parts</source>
        <translation>最小若干部分之和</translation>
    </message>
    <message>
        <source>Next part</source>
        <extracomment>Headings of a table: an amount, twice of it, the next part, whether the amount wins</extracomment>
        <translation>下一部分</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>What an int of 32 bits keeps</source>
        <translation>32 位 int 实际存下的值</translation>
    </message>
    <message>
        <source>Fibonacci number</source>
        <extracomment>Headings of a table: the true Fibonacci number, and what the program has in its place</extracomment>
        <translation>斐波那契数</translation>
    </message>
    <message>
        <source>An ordinary number</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>普通的数</translation>
    </message>
    <message>
        <source>A round number</source>
        <translation>整百的数</translation>
    </message>
    <message>
        <source>A Fibonacci number</source>
        <translation>斐波那契数</translation>
    </message>
    <message>
        <source>One less: every second one</source>
        <translation>少 1：每隔一个取一个</translation>
    </message>
    <message>
        <source>The smallest</source>
        <translation>最小的</translation>
    </message>
    <message>
        <source>A quintillion</source>
        <translation>一百亿亿</translation>
    </message>
    <message>
        <source>Called lost, and won</source>
        <translation>判为必败，实为必胜</translation>
    </message>
    <message>
        <source>The largest such heap</source>
        <translation>出错的最大的堆</translation>
    </message>
    <message>
        <source>The last entry that is right</source>
        <translation>最后一个正确的表项</translation>
    </message>
    <message>
        <source>Right by luck</source>
        <translation>侥幸正确</translation>
    </message>
    <message>
        <source>The largest int</source>
        <translation>最大的 int</translation>
    </message>
    <message>
        <source>An ordinary heap</source>
        <translation>普通的堆</translation>
    </message>
    <message>
        <source>Two winning moves</source>
        <translation>两种制胜的取法</translation>
    </message>
    <message>
        <source>A quota just too small</source>
        <translation>上限恰好差一颗</translation>
    </message>
    <message>
        <source>A quota that reaches</source>
        <translation>上限恰好够到</translation>
    </message>
    <message>
        <source>In the middle of a game</source>
        <translation>对局途中</translation>
    </message>
    <message>
        <source>The smallest, no move at all</source>
        <translation>最小的堆，无子可取</translation>
    </message>
</context>
<context>
    <name>FibonacciStepWords</name>
    <message>
        <source>Each Fibonacci number is the sum of the two before it, and these are all that fit into %1; the next, %2, is too large. Two that follow each other are called neighbours: they never stand together in a form, for they would add up to the next one.</source>
        <extracomment>%1 is the number in question, %2 a Fibonacci number beyond it</extracomment>
        <translation>每个斐波那契数等于前两个之和；不超过 %1 的就是这些，下一个 %2 太大。前后相接的两个数称为相邻：它们不会同时出现在表示中，因为两者之和就是再下一个数。</translation>
    </message>
    <message>
        <source>%1 is left. Which is the largest Fibonacci number that fits into it?</source>
        <extracomment>Before a part is shown: %1 is what is left to be written as a sum</extracomment>
        <translation>还剩 %1。不超过它的最大斐波那契数是多少？</translation>
    </message>
    <message>
        <source>What is left, %1, is a Fibonacci number itself. Taking it leaves nothing: the sum is complete.</source>
        <translation>剩下的 %1 本身就是斐波那契数，取出它便一无所剩：和式完成。</translation>
    </message>
    <message>
        <source>%1 is the largest Fibonacci number that fits; %2 does not. So less than %2 − %1 = %3 is left, and %3 is just the neighbour beneath %1: it cannot come next.</source>
        <extracomment>%1 is the largest part that fits, %2 the next larger Fibonacci number, %3 their difference, the next smaller one</extracomment>
        <translation>%1 是放得下的最大斐波那契数，%2 已放不下。所以余下的小于 %2 − %1 = %3，而 %3 正是 %1 下方的相邻数：下一个不可能是它。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number, so its form has one part: the number itself.</source>
        <translation>%1 是斐波那契数，它的表示只有一个部分：它自己。</translation>
    </message>
    <message>
        <source>Each part left too little for its neighbour, so no two parts are neighbours: in the row of Fibonacci numbers they are %1 places apart, or more. The greedy choice has found a form, and it always does.</source>
        <extracomment>%1 is the smallest distance in the row of Fibonacci numbers between two parts, 2 or more</extracomment>
        <translation>每取出一个部分，余下的都不够它的相邻数，所以没有两个部分相邻：它们在斐波那契数列中至少相隔 %1 位。贪心选择找到了一个表示，而且总能找到。</translation>
    </message>
    <message>
        <source>Suppose %1 is not used. What is the most that smaller Fibonacci numbers add up to when no two of them are neighbours?</source>
        <translation>假设不用 %1。更小的斐波那契数两两不相邻时，总和最大是多少？</translation>
    </message>
    <message>
        <source>No Fibonacci number is smaller than 1, so there is nothing to add: the most is 0.</source>
        <translation>比 1 小的斐波那契数没有了：不用它，什么也凑不出来。</translation>
    </message>
    <message>
        <source>Without %1, the most comes together from the number beneath it and every second one after that. It falls short of %1 by just 1, for with 1 more the sums run on like dominoes: %2.</source>
        <extracomment>%1 is a Fibonacci number, %2 a chain of sums such as &quot;1 + 1 = 2; 2 + 3 = 5&quot;</extracomment>
        <translation>不用 %1 时，取它下面的那个数，再往下每隔一个取一个，凑得最多。这恰好比 %1 少 1，因为再添 1，和便像多米诺骨牌一样接连推进：%2。</translation>
    </message>
    <message>
        <source>No part can be larger than what is left. And without the largest one that fits, the others come to 1 less than that one: too little. So each round has no choice.</source>
        <translation>任何部分都不能超过剩余的数；而不用放得下的最大者，其余的至多凑到比它小 1，不够。所以每一轮都别无选择。</translation>
    </message>
    <message>
        <source>%1 = &lt;b&gt;%2&lt;/b&gt;, and in no other way</source>
        <extracomment>%1 is a number, %2 a sum of Fibonacci numbers</extracomment>
        <translation>%1 = &lt;b&gt;%2&lt;/b&gt;，而且只有这一种写法</translation>
    </message>
    <message>
        <source>A form exists, and every part of it was forced: there is exactly one. ■</source>
        <translation>表示存在，而且其中每个部分都是被迫的：所以恰有一种。■</translation>
    </message>
    <message>
        <source>&quot;The heap loses exactly when it is one of f[1], …, f[%1]&quot;: f[1] = f[2] = 1, f[i] = f[i − 1] + f[i − 2]</source>
        <extracomment>%1 is how many entries there are</extracomment>
        <translation>“这一堆必败，当且仅当它是 f[1]，…，f[%1] 之一”：f[1] = f[2] = 1，f[i] = f[i − 1] + f[i − 2]</translation>
    </message>
    <message>
        <source>So says a program that many have copied; the table is of int. By the theorem a fresh heap does lose exactly when it is a Fibonacci number. Where does the program break?</source>
        <translation>一个广为传抄的程序这样说，表的类型是 int。按定理，开局的一堆确实恰在它是斐波那契数时必败。那么程序错在哪里？</translation>
    </message>
    <message>
        <source>An int of 32 bits ends at %2, so %1 does not fit. In C++ such a sum is undefined; nearly every machine drops 2&lt;sup&gt;32&lt;/sup&gt; and keeps %3.</source>
        <extracomment>%1 is &quot;f[47]&quot;, %2 the largest int, %3 a negative number</extracomment>
        <translation>32 位的 int 最大为 %2，%1 放不下。在 C++ 中这样的和是未定义行为；几乎所有机器都会丢掉 2&lt;sup&gt;32&lt;/sup&gt;，留下 %3。</translation>
    </message>
    <message numerus="yes">
        <source>From %1 on, no entry is a Fibonacci number. The negative ones do no harm, as no heap is negative; but these %n are sizes of heaps, and the program takes them for Fibonacci numbers.</source>
        <extracomment>%1 is &quot;f[47]&quot;</extracomment>
        <translation>
            <numerusform>从 %1 起，没有一项是斐波那契数。负数无害，因为堆不会是负的；但这 %n 个数可以是堆的大小，程序却把它们当成斐波那契数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Does the program call a fresh heap of %1 a P-position or an N-position?</source>
        <extracomment>%1 is the size of a heap</extracomment>
        <translation>对开局的 %1 颗一堆，程序判为必败态（P）还是必胜态（N）？</translation>
    </message>
    <message>
        <source>%1 is not in the table: the program says &lt;b&gt;N&lt;/b&gt;</source>
        <translation>%1 不在表中：程序判为&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>It compares the heap with every entry, finds none that is equal, and lets the first player win.</source>
        <translation>它把堆与每一项比较，没有找到相等的，于是判先手胜。</translation>
    </message>
    <message>
        <source>%1 = %2: the program says &lt;b&gt;P&lt;/b&gt;</source>
        <extracomment>%1 is &quot;f[48]&quot;, %2 its value</extracomment>
        <translation>%1 = %2：程序判为&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>It finds the heap among its entries, and lets the second player win.</source>
        <translation>它在表中找到了这个数，于是判后手胜。</translation>
    </message>
    <message>
        <source>%1: an &lt;b&gt;N-position&lt;/b&gt;. The program is &lt;b&gt;wrong&lt;/b&gt;</source>
        <extracomment>%1 is a number as a sum</extracomment>
        <translation>%1：是&lt;b&gt;必胜态&lt;/b&gt;，程序&lt;b&gt;错了&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The heap has more than one part, so it is not a Fibonacci number. Taking the smallest part, %1, wins: the opponent may then take at most %2, and the next part is %3.</source>
        <extracomment>%1 is the smallest part, %2 twice of it, %3 the next part</extracomment>
        <translation>这一堆不止一个部分，所以不是斐波那契数。取走最小部分 %1 即胜：此后对方至多取 %2 颗，而下一部分是 %3。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number: a &lt;b&gt;P-position&lt;/b&gt;. Here the program is &lt;b&gt;right&lt;/b&gt;</source>
        <translation>%1 是斐波那契数：是&lt;b&gt;必败态&lt;/b&gt;，此处程序&lt;b&gt;正确&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Up to f[46] the table is what it should be. That the answer is right here says nothing about the rest: for 368225352 the program is wrong.</source>
        <translation>到 f[46] 为止，表是对的。但此处正确不说明别处正确：对 368225352，程序就错了。</translation>
    </message>
    <message>
        <source>%1: an &lt;b&gt;N-position&lt;/b&gt;. Here the program is &lt;b&gt;right&lt;/b&gt;</source>
        <translation>%1：是&lt;b&gt;必胜态&lt;/b&gt;，此处程序&lt;b&gt;正确&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The heap is not a Fibonacci number and, by luck, not one of the wrong entries either. Random tests hardly ever find the few heaps for which the program is wrong.</source>
        <translation>这一堆不是斐波那契数，又侥幸不在那些错误的表项之中。随机测试几乎碰不到程序出错的那几个堆。</translation>
    </message>
    <message>
        <source>Stop at f[%1]: no heap in an int is larger than the sum that would come next. Or count in 64 bits, and stop as soon as a number is larger than the heap. ■</source>
        <extracomment>%1 is how many entries are enough</extracomment>
        <translation>到 f[%1] 为止即可：int 中的堆都小于再下一个和。或者改用 64 位计算，一旦某数超过堆的大小就停止。■</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number: its only part, and so its smallest, is z&lt;sub&gt;1&lt;/sub&gt; = %1. At most q = %2 may be taken now, and after a move that takes m stones at most 2m.</source>
        <extracomment>%1 is a Fibonacci number, %2 how many may be taken</extracomment>
        <translation>%1 是斐波那契数：它唯一的部分、也就是最小部分，是 z&lt;sub&gt;1&lt;/sub&gt; = %1。现在至多取 q = %2 颗；取走 m 颗之后，下一步至多取 2m 颗。</translation>
    </message>
    <message>
        <source>Zeckendorf&apos;s theorem writes n as Fibonacci numbers, no two of them neighbours, in one way; the smallest is z&lt;sub&gt;1&lt;/sub&gt; = %1. At most q = %2 may be taken now, and after a move that takes m stones at most 2m.</source>
        <extracomment>%1 is the smallest part, %2 how many may be taken</extracomment>
        <translation>由齐肯多夫定理，n 可唯一地写成互不相邻的斐波那契数之和，最小的是 z&lt;sub&gt;1&lt;/sub&gt; = %1。现在至多取 q = %2 颗；取走 m 颗之后，下一步至多取 2m 颗。</translation>
    </message>
    <message>
        <source>The smallest part is %1, and at most %2 may be taken. Can the whole of that part be taken in one move?</source>
        <extracomment>%1 is the smallest part, %2 how many may be taken</extracomment>
        <translation>最小部分是 %1，而至多可取 %2 颗。能一步取走整个最小部分吗？</translation>
    </message>
    <message>
        <source>The quota reaches over the smallest part, so it can be taken whole. That should win: the next lines show how.</source>
        <translation>上限够得到整个最小部分，可以一次取走。这应当获胜：下面说明怎样取胜。</translation>
    </message>
    <message>
        <source>The quota ends inside the smallest part: no move takes it whole. That should lose: the next lines show why.</source>
        <translation>上限落在最小部分之内：任何一步都取不走整个最小部分。这应当落败：下面说明原因。</translation>
    </message>
    <message>
        <source>No stone is left: whoever took the last one has won. With no part there is no smallest one, so no quota reaches it.</source>
        <translation>一颗石子也不剩：取走最后一颗的人已经获胜。没有部分也就没有最小部分，任何上限都够不到。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing may be taken, though %1 stones are left: the player to move has no move, and has lost.</source>
        <extracomment>%1 is how many stones are left</extracomment>
        <translation>
            <numerusform>虽然还剩 %1 颗，却一颗也不能取：轮到的人无子可取，已经输了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all &lt;b&gt;%1&lt;/b&gt; stones</source>
        <translation>
            <numerusform>取走全部 &lt;b&gt;%1&lt;/b&gt; 颗</numerusform>
        </translation>
    </message>
    <message>
        <source>The smallest part is the only one, and the quota allows it: the last stone is taken, and the game is won.</source>
        <translation>最小部分就是唯一的部分，上限也允许：取走最后一颗，赢得对局。</translation>
    </message>
    <message>
        <source>Take z&lt;sub&gt;1&lt;/sub&gt; = %1. The other parts stay as they are, and still no two of them are neighbours. The opponent may take at most 2 · %1 = %2.</source>
        <extracomment>%1 is the smallest part, %2 twice of it</extracomment>
        <translation>取走 z&lt;sub&gt;1&lt;/sub&gt; = %1。其余部分不变，仍然两两不相邻。此后对方至多取 2 · %1 = %2 颗。</translation>
    </message>
    <message>
        <source>The smallest part, %1, is taken. How many may the opponent take at most?</source>
        <extracomment>%1 is the smallest part</extracomment>
        <translation>取走最小部分 %1 之后，对方至多能取几颗？</translation>
    </message>
    <message>
        <source>Were all parts of m too small to be neighbours of w, they and the parts of %1 − m would be a second form of %1 = %2, and a Fibonacci number has only itself. So m is at least %3, the number beneath w, and w is at most twice that: w may be taken. Nothing here asked which m it was.</source>
        <extracomment>%1 is &quot;z1&quot; or &quot;z2&quot;, %2 its value, %3 the Fibonacci number beneath w</extracomment>
        <translation>假如 m 的各部分都太小，不与 w 相邻，那么它们与 %1 − m 的各部分合起来就是 %1 = %2 的第二种表示，而斐波那契数的表示只有它自己。所以 m 至少是 w 下面的那个数 %3，而 w 不超过它的两倍：w 可以一次取走。以上推理对任何 m 都成立。</translation>
    </message>
    <message>
        <source>Taken → answer: %1</source>
        <extracomment>%1 is a list such as &quot;1 → 2; 2 → 3&quot;: an amount, and the amount that answers it</extracomment>
        <translation>取走 → 应对：%1</translation>
    </message>
    <message>
        <source>Here are all amounts that may be taken, each with the smallest part that it leaves of %1. Every one of these is at most twice the amount, so it can be taken in answer.</source>
        <extracomment>%1 is &quot;z1&quot; or &quot;z2&quot;</extracomment>
        <translation>这里列出所有可取的颗数，以及它们使 %1 剩下的最小部分。每一个都不超过所取颗数的两倍，所以都能作为应对取走。</translation>
    </message>
    <message>
        <source>q = %1 ≥ %2: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>q = %1 ≥ %2：是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>n = 0: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>n = 0：是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move cannot move, and has lost. ■</source>
        <translation>轮到的人无子可取，已经输了。■</translation>
    </message>
    <message>
        <source>q = 0 &amp;lt; %1: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>q = 0 &amp;lt; %1：是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>q = %1 &amp;lt; %2: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>q = %1 &amp;lt; %2：是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After every move the opponent can take the smallest part, which leaves one that is out of reach again. The heap shrinks each time, so it is the opponent who takes the last stone. ■</source>
        <translation>无论怎么取，对方都能取走最小部分，并再次留下够不到的最小部分。石子每步都减少，所以取走最后一颗的是对方。■</translation>
    </message>
    <message>
        <source>A winning m leaves a smallest part of more than 2m. Then no part of m is a neighbour of it, so the parts of m and of the rest are the form of n: m is the sum of its smallest parts. It wins when q allows it and the next part is more than 2m. ■</source>
        <translation>制胜的 m 必使剩余的最小部分大于 2m。这时 m 的各部分都不与它相邻，所以 m 的各部分与剩余的各部分合起来就是 n 的表示：m 是 n 的最小若干部分之和。只要 q 允许，且下一部分大于 2m，这样的 m 就获胜。■</translation>
    </message>
    <message>
        <source>How many different moves win here?</source>
        <translation>这里有几种制胜的取法？</translation>
    </message>
    <message>
        <source>Whatever the opponent takes, at most %1, it breaks %2; say m = %3. What is left of %2 is smaller than %2, so its parts are no neighbours of those above: the whole rest has the form %4.</source>
        <extracomment>%1 is how many may be taken, %2 &quot;z2&quot;, %3 how many are taken, %4 a sum</extracomment>
        <translation>对方至多取 %1 颗，无论怎么取都要拆开 %2；设取 m = %3。%2 剩下的数小于 %2，所以它的各部分不与更大的部分相邻：整个剩余的表示是 %4。</translation>
    </message>
    <message>
        <source>Whatever is taken, at most %1, it breaks %2; say m = %3. What is left of %2 is smaller than %2, so its parts are no neighbours of those above: the whole rest has the form %4.</source>
        <translation>至多取 %1 颗，无论怎么取都要拆开 %2；设取 m = %3。%2 剩下的数小于 %2，所以它的各部分不与更大的部分相邻：整个剩余的表示是 %4。</translation>
    </message>
    <message>
        <source>Winning moves: %1</source>
        <extracomment>%1 is an amount, or a list of amounts such as &quot;1 and 4&quot;</extracomment>
        <translation>制胜的取法：%1</translation>
    </message>
    <message>
        <source>Whoever can take the smallest part leaves one that is out of reach, and whatever breaks it puts a smallest part within reach again. The heap shrinks each time, so the player to move takes the last stone.</source>
        <translation>能取走最小部分的人，总留下对方够不到的最小部分；而对方无论怎样拆开它，又使新的最小部分够得到。石子每步都减少，所以先手取走最后一颗。</translation>
    </message>
    <message>
        <source>z&lt;sub&gt;2&lt;/sub&gt; is not %2, the neighbour of z&lt;sub&gt;1&lt;/sub&gt; = %1, so it is at least the one after that, %3 = %2 + %1, which is more than twice %1. So the opponent cannot take it whole.</source>
        <extracomment>%1 is the smallest part, %2 its neighbour, %3 the Fibonacci number after that</extracomment>
        <translation>z&lt;sub&gt;2&lt;/sub&gt; 不是 z&lt;sub&gt;1&lt;/sub&gt; = %1 的相邻数 %2，所以至少是再下一个，即 %3 = %2 + %1，大于 %1 的两倍。所以对方不能把它整个取走。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Heap %1</source>
        <extracomment>The name of a row of the figure</extracomment>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>Nim-sum &lt;i&gt;s&lt;/i&gt;</source>
        <extracomment>A row of the figure: the nim-sum of the heaps, no move made. Short</extracomment>
        <translation>异或和 &lt;i&gt;s&lt;/i&gt;</translation>
    </message>
    <message>
        <source>After: &lt;i&gt;t&lt;/i&gt;</source>
        <extracomment>A row of the figure: the nim-sum after the move. Short</extracomment>
        <translation>走后 &lt;i&gt;t&lt;/i&gt;</translation>
    </message>
    <message>
        <source>1s</source>
        <extracomment>A row of the figure: how many 1s each column holds. Short</extracomment>
        <translation>1 的个数</translation>
    </message>
    <message>
        <source>%1 odd</source>
        <extracomment>How many 1s a column holds, an odd number. As short as can be</extracomment>
        <translation>%1 奇</translation>
    </message>
    <message>
        <source>%1 even</source>
        <extracomment>How many 1s a column holds, an even number. As short as can be</extracomment>
        <translation>%1 偶</translation>
    </message>
    <message>
        <source>taken</source>
        <extracomment>Over the stones that a move has taken; a number follows on the next line</extracomment>
        <translation>取走</translation>
    </message>
    <message>
        <source>no stones left: &lt;i&gt;s&lt;/i&gt; = 0, a &lt;b&gt;P&lt;/b&gt;-position</source>
        <extracomment>Beneath the figure. The end position: no stones left</extracomment>
        <translation>石子取完：&lt;i&gt;s&lt;/i&gt; = 0，是必败态（&lt;b&gt;P&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>stones left: &lt;b&gt;%1&lt;/b&gt;; every option has fewer</source>
        <extracomment>Beneath the figure. Options: the positions that a move leads to</extracomment>
        <translation>还有 &lt;b&gt;%1&lt;/b&gt; 颗石子；每个后继局面都更少</translation>
    </message>
    <message>
        <source>stones left: more than &lt;b&gt;%1&lt;/b&gt;; every option has fewer</source>
        <translation>石子多于 &lt;b&gt;%1&lt;/b&gt; 颗；每个后继局面都更少</translation>
    </message>
    <message>
        <source>every option has &lt;i&gt;t&lt;/i&gt; ≠ 0: &lt;b&gt;N&lt;/b&gt;-positions only</source>
        <translation>每个后继局面都有 &lt;i&gt;t&lt;/i&gt; ≠ 0：都是必胜态（&lt;b&gt;N&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>this option has &lt;i&gt;t&lt;/i&gt; = 0: a &lt;b&gt;P&lt;/b&gt;-position</source>
        <translation>这个后继局面 &lt;i&gt;t&lt;/i&gt; = 0：是必败态（&lt;b&gt;P&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>take &lt;b&gt;%1&lt;/b&gt; from heap %2</source>
        <extracomment>Beneath the figure; %1 a number of stones, %2 the number of a heap</extracomment>
        <translation>从第 %2 堆取走 &lt;b&gt;%1&lt;/b&gt; 颗</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt;-position: the second player wins</source>
        <translation>必败态（&lt;b&gt;P&lt;/b&gt;）：后手必胜</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt;-position: the first player wins</source>
        <translation>必胜态（&lt;b&gt;N&lt;/b&gt;）：先手必胜</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; winning first move(s)</source>
        <translation>
            <numerusform>先手的制胜走法：&lt;b&gt;%n&lt;/b&gt; 种</numerusform>
        </translation>
    </message>
    <message>
        <source>heap %1, %2s column: %3</source>
        <extracomment>For a screen reader: %1 the number of a heap, %2 the weight of a column, %3 the bit, 0 or 1</extracomment>
        <translation>第 %1 堆，“%2”列：%3</translation>
    </message>
    <message>
        <source>Heap %1: %2 → %3</source>
        <extracomment>What a click on a bit does to a heap: %2 its size before, %3 after</extracomment>
        <translation>第 %1 堆：%2 → %3</translation>
    </message>
    <message>
        <source>These heaps need more rows and columns than can be drawn at this size. The proof speaks of them all the same.</source>
        <translation>这些堆的行数与列数太多，在这个尺寸下画不下。证明仍然完整。</translation>
    </message>
    <message>
        <source>There is room for the columns from %1 down to %2, of %3 in all. The others are left out of the picture; the proof speaks of them all the same.</source>
        <extracomment>%1 and %2 are powers of 2, %3 a number of columns</extracomment>
        <translation>图中只画得下从 %1 到 %2 的各列（共 %3 列），其余各列略去，证明仍然完整。</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>Beneath a figure: %1 is a position or what decides it, &quot;(4, 7)&quot; or &quot;30 ≡ 0 (mod 5)&quot;, %2 the letter P or N</extracomment>
        <translation>%1：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Before: &lt;i&gt;s&lt;/i&gt;</source>
        <extracomment>A row of the figure, under heaps as a move has left them: the nim-sum before the move. Short</extracomment>
        <translation>走前 &lt;i&gt;s&lt;/i&gt;</translation>
    </message>
    <message>
        <source>heaps with their highest bit there: &lt;b&gt;%1&lt;/b&gt;, with a 1 there: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>Beneath the figure. How many heaps the false claim finds, and how many there are</extracomment>
        <translation>最高位在此列的堆数：&lt;b&gt;%1&lt;/b&gt;；此位为 1 的堆数：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Save</source>
        <extracomment>A button that writes the file</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button that reads the file</extracomment>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>FileReplace</name>
    <message>
        <source>Replace it</source>
        <extracomment>A button that writes over a file</extracomment>
        <translation>替换</translation>
    </message>
    <message>
        <source>Another name</source>
        <extracomment>A button that goes back to the dialog for a file</extracomment>
        <translation>换个名字</translation>
    </message>
</context>
<context>
    <name>FlawPresets</name>
    <message>
        <source>A lost position called won</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>必败态说成必胜态</translation>
    </message>
    <message>
        <source>A won position called lost</source>
        <translation>必胜态说成必败态</translation>
    </message>
    <message>
        <source>Right by luck</source>
        <translation>侥幸说对</translation>
    </message>
    <message>
        <source>An empty heap at the end</source>
        <translation>最后一堆是空的</translation>
    </message>
    <message>
        <source>A line too long for the buffer</source>
        <translation>一行太长，缓冲区放不下</translation>
    </message>
    <message>
        <source>A nim-sum of zero</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>异或和为零</translation>
    </message>
    <message>
        <source>The textbook&apos;s three heaps</source>
        <translation>教科书上的三堆</translation>
    </message>
    <message>
        <source>Three winning moves</source>
        <translation>三种制胜走法</translation>
    </message>
    <message>
        <source>Empty heaps beside two equal ones</source>
        <translation>两堆相等，另有空堆</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>已经取完</translation>
    </message>
    <message>
        <source>Heap</source>
        <extracomment>Headings of that table</extracomment>
        <translation>堆</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>数进</translation>
    </message>
    <message>
        <source>What the program reads</source>
        <extracomment>Over a table of heaps</extracomment>
        <translation>程序读到的堆</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>石子</translation>
    </message>
    <message>
        <source>0 stones: no move</source>
        <extracomment>Beneath the figure: a move that would take nothing</extracomment>
        <translation>0 颗：不是走法</translation>
    </message>
    <message>
        <source>counted: &lt;b&gt;%1&lt;/b&gt;; winning first moves: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>Beneath the figure: how many heaps a program counts, and how many winning moves there are</extracomment>
        <translation>数出：&lt;b&gt;%1&lt;/b&gt;；制胜的第一步：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>False heap</source>
        <extracomment>The name of a row of the figure: a heap that a program reads though it is not there. Short</extracomment>
        <translation>多出的堆</translation>
    </message>
    <message>
        <source>told: &lt;b&gt;%1&lt;/b&gt;; in truth: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>Beneath the figure; %1 and %2 are P or N</extracomment>
        <translation>说是 &lt;b&gt;%1&lt;/b&gt;；其实是 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nim-sum as read</source>
        <extracomment>A row of the figure: the nim-sum that a program finds. Short</extracomment>
        <translation>读到的异或和</translation>
    </message>
    <message>
        <source>What its second line counts</source>
        <extracomment>Over a table of heaps</extracomment>
        <translation>第二行数出来的堆</translation>
    </message>
</context>
<context>
    <name>FlawWords</name>
    <message>
        <source>&quot;s ⊕ %1 ≤ %1, so %2 can be brought down to s ⊕ %1.&quot;</source>
        <extracomment>%1 is x with its index, %2 &quot;heap 1&quot;</extracomment>
        <translation>“s ⊕ %1 ≤ %1，所以%2可以减到 s ⊕ %1。”</translation>
    </message>
    <message>
        <source>So ends a proof of Lemma 2 that is often copied. Where does it break? Ask what the sign lets through.</source>
        <translation>引理二的一种广为传抄的证明这样收尾。错在哪里？想一想这个不等号放过了什么。</translation>
    </message>
    <message>
        <source>How many stones does the move to s ⊕ %1 take?</source>
        <extracomment>%1 is x with its index</extracomment>
        <translation>减到 s ⊕ %1 的这一步取走几颗？</translation>
    </message>
    <message>
        <source>The claim holds: %1 ≤ %1. But the move would take %1 − %1 = 0 stones, and a move takes at least one. There is no such move.</source>
        <translation>不等式成立：%1 ≤ %1。但这一步要取 %1 − %1 = 0 颗，而每步至少取一颗：没有这样的走法。</translation>
    </message>
    <message>
        <source>The claim holds, and here the move takes %1 − %2 = %3. But &quot;at most&quot; would also let through a move that takes nothing, and nothing in the claim keeps that away.</source>
        <extracomment>%1 and %2 are sizes of a heap, %3 their difference</extracomment>
        <translation>不等式成立，这里这一步取 %1 − %2 = %3 颗。但“不大于”也会放过一颗都不取的“走法”，而这个说法并没有排除它。</translation>
    </message>
    <message>
        <source>Is s ⊕ x truly smaller here, and not merely equal?</source>
        <translation>这里 s ⊕ x 是真的更小，而不只是相等吗？</translation>
    </message>
    <message>
        <source>The claim proves &lt;b&gt;too much&lt;/b&gt;: with s = 0 it would find a move as well, and there is none</source>
        <translation>这个说法&lt;b&gt;连不成立的事也能证出&lt;/b&gt;：s = 0 时照样会“找到”一步，而其实没有</translation>
    </message>
    <message>
        <source>s ⊕ x = x holds exactly when s = 0. A proof that never uses s ≠ 0 would show that every position is won. What is needed is &lt;b&gt;strictly less&lt;/b&gt;, and it follows from the highest 1 of s, which turns a 1 of x into a 0. ■</source>
        <translation>当且仅当 s = 0 时 s ⊕ x = x。一个从不用到 s ≠ 0 的证明，会“证明”所有局面都必胜。需要的是&lt;b&gt;严格小于&lt;/b&gt;，它来自 s 最高的 1：它把 x 的一个 1 变成 0。■</translation>
    </message>
    <message>
        <source>Here it is right only &lt;b&gt;by luck&lt;/b&gt;: as s ≠ 0, even s ⊕ x &amp;lt; x</source>
        <translation>这里只是&lt;b&gt;侥幸&lt;/b&gt;说对：因为 s ≠ 0，甚至有 s ⊕ x &amp;lt; x</translation>
    </message>
    <message>
        <source>Equality would need s = 0. So the sign has to be strict, and that is what has to be proved: the next steps do it.</source>
        <translation>相等只可能在 s = 0 时出现。所以不等号必须是严格的，而这正是要证明的：接下来的几步给出证明。</translation>
    </message>
    <message>
        <source>s ⊕ x against x, heap by heap: %1.</source>
        <extracomment>%1 is a list such as &quot;3 ≤ 5, 6 &gt; 2 and 4 ≤ 4&quot;</extracomment>
        <translation>逐堆比较 s ⊕ x 与 x：%1。</translation>
    </message>
    <message>
        <source>For how many heaps is s ⊕ x at most x?</source>
        <translation>有几堆满足 s ⊕ x 不大于 x？</translation>
    </message>
    <message>
        <source>How many winning first moves are there in truth?</source>
        <translation>实际上制胜的第一步有几种？</translation>
    </message>
    <message>
        <source>The line: &lt;b&gt;%1&lt;/b&gt; (%2 characters)</source>
        <extracomment>%1 is a line of text, in which a dot stands for a blank, %2 how many characters it has</extracomment>
        <translation>这一行：&lt;b&gt;%1&lt;/b&gt;（%2 个字符）</translation>
    </message>
    <message>
        <source>Your heaps as a line of test data. Each number is followed by a blank, shown as a dot, the last one too: such lines are common, and nothing of it is to be seen on a screen.</source>
        <translation>把各堆写成一行测试数据。每个数后面都有一个空格（这里用圆点表示），最后一个数也不例外：这样的行很常见，在屏幕上却看不出来。</translation>
    </message>
    <message>
        <source>&quot;Read the line into %1 bytes. While it is not at its end, read a number into x and take it for a heap.&quot;</source>
        <extracomment>%1 is a number of bytes</extracomment>
        <translation>“把这一行读进 %1 个字节。只要没到行末，就读一个数到 x，当作一堆。”</translation>
    </message>
    <message>
        <source>So does much contest code. Where does it break? Follow it to the end of the line.</source>
        <translation>许多竞赛代码都这样写。错在哪里？跟着它读到行末看看。</translation>
    </message>
    <message>
        <source>It reads &lt;b&gt;%1&lt;/b&gt;</source>
        <extracomment>%1 is the heaps that the program reads: (3, 4, 5, 5)</extracomment>
        <translation>它读到 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After the last number a blank is left, so the line is not at its end, and the program reads once more. There is no number to come: x still holds %1, and is taken for a heap again.</source>
        <extracomment>%1 is the size of a heap</extracomment>
        <translation>最后一个数之后还剩一个空格，所以没到行末，程序又读一次。后面已经没有数：x 里仍是 %1，于是又被当作一堆。</translation>
    </message>
    <message>
        <source>How many heaps does the program take the line for?</source>
        <translation>程序把这一行当作几堆？</translation>
    </message>
    <message>
        <source>The false heap is empty, so by good luck the nim-sum stays %1.</source>
        <extracomment>%1 and %2 are nim-sums</extracomment>
        <translation>多出的一堆是空的，所以异或和侥幸仍是 %1。</translation>
    </message>
    <message>
        <source>The false heap changes the nim-sum from %1 to %2: the last heap and its double cancel.</source>
        <translation>多出的一堆把异或和由 %1 变成 %2：最后一堆与重复的它互相抵消。</translation>
    </message>
    <message>
        <source>Which nim-sum does the program find?</source>
        <translation>程序算出的异或和是多少？</translation>
    </message>
    <message>
        <source>The program says P, and is right &lt;b&gt;by luck&lt;/b&gt;</source>
        <translation>程序说必败态，只是&lt;b&gt;侥幸&lt;/b&gt;说对</translation>
    </message>
    <message>
        <source>The program says N, and is right &lt;b&gt;by luck&lt;/b&gt;</source>
        <translation>程序说必胜态，只是&lt;b&gt;侥幸&lt;/b&gt;说对</translation>
    </message>
    <message>
        <source>The program says N, and that is &lt;b&gt;wrong&lt;/b&gt;: the position is P</source>
        <translation>程序说必胜态，&lt;b&gt;错了&lt;/b&gt;：其实是必败态</translation>
    </message>
    <message>
        <source>The program says P, and that is &lt;b&gt;wrong&lt;/b&gt;: the position is N</source>
        <translation>程序说必败态，&lt;b&gt;错了&lt;/b&gt;：其实是必胜态</translation>
    </message>
    <message>
        <source>What does the program say: P or N?</source>
        <translation>程序说的是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>And a line of %1 characters with its end does not even fit: the program writes %2 bytes beyond its buffer. Read numbers one by one, as many as the data say, or until no number comes; then neither blanks nor long lines matter. ■</source>
        <extracomment>%1 is a number of characters, %2 of bytes</extracomment>
        <translation>而且 %1 个字符的一行连同行末根本放不下：程序会越过缓冲区多写 %2 个字节。应当一个一个地读数，数据说有几个就读几个，或读到没有数为止，这样空格和长行都无妨。■</translation>
    </message>
    <message>
        <source>Read numbers one by one, as many as the data say, or until no number comes; then blanks do not matter. And a line of large heaps would run over the buffer too: twelve heaps can need 240 characters. ■</source>
        <translation>应当一个一个地读数，数据说有几个就读几个，或读到没有数为止，这样空格就无妨。各堆很大时，一行还会越过缓冲区：十二堆可能要 240 个字符。■</translation>
    </message>
    <message>
        <source>&quot;If s = 0, there are 0 winning first moves. Otherwise count the heaps x with s ⊕ x ≤ x.&quot;</source>
        <translation>“若 s = 0，制胜的第一步有 0 种；否则数一数满足 s ⊕ x ≤ x 的堆 x。”</translation>
    </message>
    <message>
        <source>So does a program that many have copied, and its answers are right. Is &quot;at most&quot; right as well? Look at what its second line counts by itself.</source>
        <translation>许多人照抄的一个程序就是这样写的，它的答案是对的。那么“不大于”也对吗？看看它的第二行单独数出了什么。</translation>
    </message>
    <message>
        <source>The second line counts &lt;b&gt;%1&lt;/b&gt; of %2 heaps</source>
        <extracomment>%1 and %2 are numbers of heaps</extracomment>
        <translation>第二行在 %2 堆中数出 &lt;b&gt;%1&lt;/b&gt; 堆</translation>
    </message>
    <message>
        <source>The second line by itself is &lt;b&gt;wrong&lt;/b&gt;: it counts %1, the truth is %2</source>
        <extracomment>%1 and %2 are numbers of moves</extracomment>
        <translation>第二行单独用是&lt;b&gt;错的&lt;/b&gt;：它数出 %1 种，实际是 %2 种</translation>
    </message>
    <message>
        <source>With s = 0, s ⊕ x = x for every heap, so every heap is counted, the empty ones too. None of these &quot;moves&quot; takes a stone. Only the first line, which asks whether s is 0, makes the program right; with &quot;less&quot; in place of &quot;at most&quot; it would not be needed.</source>
        <translation>s = 0 时每一堆都有 s ⊕ x = x，于是每一堆都被数进去，连空堆也算。这些“走法”一颗石子也不取。程序之所以对，全靠第一行先判断 s 是否为 0；把“不大于”改成“小于”，就不需要那一行了。</translation>
    </message>
    <message>
        <source>Here the second line is right: &lt;b&gt;%1&lt;/b&gt;. But &quot;at most&quot; is not</source>
        <translation>这里第二行数对了：&lt;b&gt;%1&lt;/b&gt; 种。但“不大于”不对</translation>
    </message>
    <message>
        <source>As s ≠ 0, s ⊕ x is never equal to x, and &quot;at most&quot; means &quot;less&quot;. The program asks first whether s is 0; whoever drops that line counts every heap of a lost position.</source>
        <translation>因为 s ≠ 0，s ⊕ x 不会等于 x，“不大于”就是“小于”。程序先判断 s 是否为 0；谁去掉那一行，就会把必败态的每一堆都数进去。</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Left and Right choose a place, Up and Down change how many, comma adds a heap, slash splits, Enter confirms.</source>
        <translation>左右键选择位置，上下键增减数量，逗号再加一堆，斜杠分堆，回车键确认。</translation>
    </message>
</context>
<context>
    <name>GrundyFlawPresets</name>
    <message>
        <source>Eight pins: worth 1, and won</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>8 个瓶：值为 1，却必胜</translation>
    </message>
    <message>
        <source>Five pins and one: worth 5, and lost</source>
        <translation>5 个瓶加 1 个瓶：值为 5，却必败</translation>
    </message>
    <message>
        <source>Right, but only by luck</source>
        <translation>说对了，但只是侥幸</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles: first wrong at 12</source>
        <translation>Dawson&apos;s Kayles：到 12 才出错</translation>
    </message>
    <message>
        <source>Wrong without any splitting</source>
        <translation>不拆分也会出错</translation>
    </message>
    <message>
        <source>A subtraction game: always right</source>
        <translation>减法游戏：总是对的</translation>
    </message>
</context>
<context>
    <name>GrundyFlawWords</name>
    <message>
        <source>&quot;Under misère play, too: replace every heap by its Grundy value, and misère Nim decides.&quot;</source>
        <translation>“反常规则下也一样：把每一堆换成它的 SG 值，再按反尼姆博弈判断。”</translation>
    </message>
    <message>
        <source>That is: while some value is 2 or more, P exactly when the nim-sum is 0; otherwise exactly when it is 1. Contest notes know it as the &quot;SJ theorem&quot;, for games that are over as soon as every part is worth 0, and that condition is seldom checked. Where does it break?</source>
        <translation>也就是说：只要有值不小于 2，异或和为 0 时必败；否则异或和为 1 时必败。竞赛资料称它为“SJ 定理”，前提是所有单一游戏的 SG 值都为 0 时游戏即告结束，而这个前提很少有人检查。它错在哪里？</translation>
    </message>
    <message>
        <source>Values: %1. Claimed: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <extracomment>%1 is values with their nim-sum, &quot;1 ⊕ 4 = 5&quot;, or one value</extracomment>
        <translation>值：%1。照此说是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Values: %1. Claimed: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>值：%1。照此说是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Some value is 2 or more, so the nim-sum decides as in Nim. It is 0: lost, says the claim.</source>
        <translation>有值不小于 2，所以像尼姆博弈一样由异或和决定。异或和为 0：照此说必败。</translation>
    </message>
    <message>
        <source>Some value is 2 or more, so the nim-sum decides as in Nim. It is %1, not 0: won, says the claim.</source>
        <translation>有值不小于 2，所以像尼姆博弈一样由异或和决定。异或和为 %1，不是 0：照此说必胜。</translation>
    </message>
    <message>
        <source>No value is 2 or more, so the rule is turned round. The nim-sum is 1: lost, says the claim.</source>
        <translation>没有值不小于 2，所以判断要反过来。异或和为 1：照此说必败。</translation>
    </message>
    <message>
        <source>No value is 2 or more, so the rule is turned round. The nim-sum is 0: won, says the claim.</source>
        <translation>没有值不小于 2，所以判断要反过来。异或和为 0：照此说必胜。</translation>
    </message>
    <message>
        <source>The values of the heaps are %1. What does the rule of misère Nim make of them: a P-position or an N-position?</source>
        <extracomment>%1 is values, or the one value: &quot;1 ⊕ 4&quot;</extracomment>
        <translation>各堆的值是 %1。按反尼姆博弈的判断，这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>Under misère play the player who cannot move has won.</source>
        <translation>反常规则下，无路可走的一方获胜。</translation>
    </message>
    <message>
        <source>All %1 positions that can be reached were decided from the end of the game up, by the rules alone: N where no move is left, for then the player to move has won, and elsewhere exactly where some option is P.</source>
        <translation>可以到达的 %1 个局面，都只按规则从终局倒推判定：无路可走的局面是必胜态，因为轮到走的一方已经获胜；其余局面，当且仅当有后继局面是必败态时才是必胜态。</translation>
    </message>
    <message>
        <source>By the rules alone, under misère play: is %1 in truth a P-position or an N-position?</source>
        <extracomment>%1 is a position</extracomment>
        <translation>只按规则，在反常规则下：%1 实际上是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>In truth: an &lt;b&gt;N-position&lt;/b&gt;, for no move is left</source>
        <translation>实际上是&lt;b&gt;必胜态&lt;/b&gt;，因为已无路可走</translation>
    </message>
    <message>
        <source>In truth: a &lt;b&gt;P-position&lt;/b&gt;, for every option is an N-position</source>
        <translation>实际上是&lt;b&gt;必败态&lt;/b&gt;，因为后继局面全是必胜态</translation>
    </message>
    <message>
        <source>In truth: an &lt;b&gt;N-position&lt;/b&gt;, for the option %1 is a P-position</source>
        <extracomment>%1 is a position</extracomment>
        <translation>实际上是&lt;b&gt;必胜态&lt;/b&gt;，因为后继局面 %1 是必败态</translation>
    </message>
    <message>
        <source>The claim is &lt;b&gt;false&lt;/b&gt;: it says %1, the truth is %2</source>
        <extracomment>%1 and %2 are P and N</extracomment>
        <translation>这个说法&lt;b&gt;错了&lt;/b&gt;：它说是 %1，实际上是 %2</translation>
    </message>
    <message>
        <source>Here the claim is right, but only &lt;b&gt;by luck&lt;/b&gt;</source>
        <translation>这里说对了，但只是&lt;b&gt;侥幸&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Here the claim is &lt;b&gt;right&lt;/b&gt;</source>
        <translation>这里说&lt;b&gt;对了&lt;/b&gt;</translation>
    </message>
    <message>
        <source>But that proves nothing of larger positions.</source>
        <translation>但这说明不了更大的局面。</translation>
    </message>
    <message>
        <source>Here the claim is &lt;b&gt;right&lt;/b&gt;, and of all %1 positions that can be reached</source>
        <extracomment>%1 is a number of positions, 2 or more</extracomment>
        <translation>这里说&lt;b&gt;对了&lt;/b&gt;，可以到达的 %1 个局面也都说对了</translation>
    </message>
    <message>
        <source>Is that only luck? Not if what its proof needs is true of every heap that can be reached.</source>
        <translation>这是侥幸吗？如果可以到达的每一堆都满足证明所需的条件，就不是。</translation>
    </message>
    <message>
        <source>%1, worth %2, is called P; but %3, worth %4, is P</source>
        <extracomment>%1 and %3 are positions, %2 and %4 their values with the nim-sum, &quot;1 ⊕ 4 = 5&quot;</extracomment>
        <translation>%1（值为 %2）被说成必败态；可是 %3（值为 %4）是必败态</translation>
    </message>
    <message>
        <source>%1, worth %2, is called N; but its only option is N</source>
        <translation>%1（值为 %2）被说成必胜态；可是它唯一的后继局面也是必胜态</translation>
    </message>
    <message>
        <source>%1, worth %2, is called N; but all %3 options are N</source>
        <extracomment>%1 is a position, %2 its values with their nim-sum, %3 a number of options, 2 or more</extracomment>
        <translation>%1（值为 %2）被说成必胜态；可是它的 %3 个后继局面全是必胜态</translation>
    </message>
    <message>
        <source>Every heap that can be reached has what the proof needs</source>
        <translation>可以到达的每一堆都满足证明所需的条件</translation>
    </message>
    <message>
        <source>A move that leaves of a heap the value 0 or 1 leaves no heap worth more, and a heap worth 0 from which a move can be made can be made worth 1. So the proof of misère Nim holds word for word, and the rule is right here, as it is in Nim and in every subtraction game. ■</source>
        <translation>一步使一堆的值变为 0 或 1 时，留下的各堆的值都不超过 1；值为 0 而还能走的一堆，总可以一步变为值 1。所以反尼姆博弈的证明逐字成立，这里的判断是对的，正如在尼姆博弈和一切减法游戏中那样。■</translation>
    </message>
    <message>
        <source>A heap of %1 has the value &lt;b&gt;0&lt;/b&gt;, is not at its end, and no move gives it the value 1</source>
        <extracomment>%1 is a heap</extracomment>
        <translation>大小为 %1 的堆，SG 值为 &lt;b&gt;0&lt;/b&gt;，却没有结束，也不能一步变为 SG 值 1</translation>
    </message>
    <message>
        <source>A position and its options: what the heaps are worth, and who wins under misère play</source>
        <translation>一个局面和它的后继局面：各堆的值，以及反常规则下的胜负</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>Headings of a table: a position; the Grundy values of its heaps; P or N</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>In truth</source>
        <translation>实际上</translation>
    </message>
    <message>
        <source>This is the first position that the claim is wrong about: it is right about all options. One of them is a P-position, so whoever moves to it wins; yet the claim calls this position lost.</source>
        <translation>这是它第一个判错的局面：所有后继局面它都判对了，而其中有一个是必败态，走到那里就获胜；这个说法却把本局面判为必败态。</translation>
    </message>
    <message>
        <source>This is the first position that the claim is wrong about: it is right about the option. After that one move the opponent has won, so the position is P.</source>
        <translation>这是它第一个判错的局面：它的后继局面判对了。走了这唯一的一步，对手必胜，所以这个局面是必败态。</translation>
    </message>
    <message>
        <source>This is the first position that the claim is wrong about: it is right about all options. None of them is lost for who is to move there, so the position is P, and the winning move that the claim promises does not exist.</source>
        <translation>这是它第一个判错的局面：所有后继局面它都判对了。其中没有一个是必败态，所以这个局面是必败态，它所许诺的制胜走法并不存在。</translation>
    </message>
    <message>
        <source>%1, worth %2, can become %3: worth %4, though not every part is worth at most 1</source>
        <extracomment>%1 is a heap, %2 its value, %3 what a move leaves of it, &quot;2 + 2&quot;, %4 the values of that, &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>一堆 %1（值为 %2）可以变成 %3：值为 %4，其中却有值大于 1 的堆</translation>
    </message>
    <message>
        <source>Here the proof breaks: a heap worth 0 has to be over, or to have a move to the value 1 with which the turn can be passed on. In Nim it is over, and in subtraction games it has such a move: there the rule is right.</source>
        <translation>证明就错在这里：值为 0 的堆必须已经结束，或者能一步变为值 1，好把先后手换过来。在尼姆博弈中它已经结束，在减法游戏中它有这样一步，所以那里的判断是对的。</translation>
    </message>
    <message>
        <source>%1 ■</source>
        <extracomment>%1 is two sentences or more: the end of a proof</extracomment>
        <translation>%1■</translation>
    </message>
    <message>
        <source>%1 That no position reached from here is judged wrongly is luck: beside other heaps it may be. ■</source>
        <extracomment>%1 is two sentences or more</extracomment>
        <translation>%1从这里到达的局面都没有判错，只是侥幸：旁边再有别的堆，就可能判错。■</translation>
    </message>
    <message>
        <source>Here the proof breaks: a move that leaves the value 0 or 1 of a heap must leave no part worth more. Where a move splits a heap, large values can cancel each other; the nim-sum forgets them, and misère play does not. In Nim and in subtraction games no move splits a heap, and a heap worth 0 that is not over has a move to the value 1: there the rule is right.</source>
        <translation>证明就错在这里：它需要的是，一步使一堆的值变为 0 或 1 时，剩下的各部分都不大于 1。一步能把一堆拆开时，较大的值可以互相抵消；异或和忘了它们，反常规则却没有忘。在尼姆博弈和减法游戏中，没有一步会拆开一堆，而值为 0 又没有结束的堆能一步变为值 1，所以那里的判断是对的。</translation>
    </message>
    <message>
        <source>Of the %1 positions that can be reached from here it is wrong about one, and that one shows where its proof breaks.</source>
        <extracomment>%1 is a number of positions, 2 or more</extracomment>
        <translation>从这里可以到达的 %1 个局面中，它判错了 1 个，从它就能看出证明错在哪里。</translation>
    </message>
    <message>
        <source>Of the %1 positions that can be reached from here it is wrong about %2. The first of these, from the end of the game up, shows where its proof breaks.</source>
        <extracomment>%1 is a number of positions, %2 how many of them: 2 or more</extracomment>
        <translation>从这里可以到达的 %1 个局面中，它判错了 %2 个。从终局往上数，其中的第一个就能看出它的证明错在哪里。</translation>
    </message>
    <message>
        <source>Of the %1 positions that can be reached from here it is wrong about one. Whoever plays by it loses won games. That position shows where its proof breaks.</source>
        <translation>从这里可以到达的 %1 个局面中，它判错了 1 个，照它走会输掉本来能赢的棋。从这个局面就能看出它的证明错在哪里。</translation>
    </message>
    <message>
        <source>Of the %1 positions that can be reached from here it is wrong about %2. Whoever plays by it loses won games. The first of these positions, from the end of the game up, shows where its proof breaks.</source>
        <translation>从这里可以到达的 %1 个局面中，它判错了 %2 个，照它走会输掉本来能赢的棋。从终局往上数，其中的第一个就能看出它的证明错在哪里。</translation>
    </message>
</context>
<context>
    <name>HeapBoard</name>
    <message>
        <source>Heap %1</source>
        <extracomment>The name of a heap under its stones: Heap 1</extracomment>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>What a move took from a heap, as a difference: −3</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>#%1</source>
        <extracomment>The name of a heap where there is no room for more than its number</extracomment>
        <translation>#%1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>The name of a step of a staircase, counted from the ground: Step 1</extracomment>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>%1, size %2</source>
        <extracomment>Read by a screen reader: the heap&apos;s name and its size</extracomment>
        <translation>%1，有 %2 颗</translation>
    </message>
</context>
<context>
    <name>HeapGround</name>
    <message>
        <source>%1, size %2</source>
        <extracomment>Read by a screen reader: the heap&apos;s name and its size</extracomment>
        <translation>%1，有 %2 颗</translation>
    </message>
    <message>
        <source>%1, %2 picked</source>
        <extracomment>Read by a screen reader: the heap&apos;s name and its size, how much is picked</extracomment>
        <translation>%1，已选 %2 颗</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Welcome to Nimstone</source>
        <translation>欢迎使用取石</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>欢迎回来</translation>
    </message>
    <message>
        <source>Games whose winner can be told beforehand, and why.</source>
        <translation>谁能赢，事先就能算出来——以及为什么。</translation>
    </message>
    <message>
        <source>Win your first game in a minute</source>
        <translation>一分钟赢下第一局</translation>
    </message>
    <message>
        <source>Two heaps, of 5 and 3 stones. A move takes any number of stones from one heap, and whoever takes the last stone wins. The computer plays perfectly, and still you win: &lt;b&gt;make the heaps equal, and keep them equal.&lt;/b&gt;</source>
        <translation>两堆石子，分别有 5 颗和 3 颗。每次从一堆中取走任意多颗，取到最后一颗者胜。电脑从不出错，你却照样能赢：&lt;b&gt;把两堆取成一样多，并一直保持一样多。&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>下这一局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>To the game</source>
        <translation>去对局</translation>
    </message>
    <message>
        <source>Practise on</source>
        <translation>接着练</translation>
    </message>
    <message numerus="yes">
        <source>%n of your mistakes due today</source>
        <translation>
            <numerusform>今天有 %n 道错题该复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Each comes back after a day, then after 3, 7 and 21, until it is known.</source>
        <translation>每道错题在 1 天后再来，然后是 3 天、7 天、21 天，直到掌握为止。</translation>
    </message>
    <message>
        <source>Exercises for sixteen skills, with hints that never give more away than was asked for.</source>
        <translation>十六项技能的练习，提示绝不多说一句。</translation>
    </message>
    <message>
        <source>No mistake is due. The mix asks what is weak, and a little that is new.</source>
        <translation>没有该复习的错题。可以练练薄弱的，再加一点新的。</translation>
    </message>
    <message>
        <source>Begin to practise</source>
        <translation>开始练习</translation>
    </message>
    <message>
        <source>Mixed for you</source>
        <translation>为你安排</translation>
    </message>
    <message>
        <source>Why it is so</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Something new: %1</source>
        <translation>新内容：%1</translation>
    </message>
    <message>
        <source>Every theorem is proved step by step on your own numbers, each step with its figure.</source>
        <translation>每条定理都用你自己的数一步步证明，每一步都有图。</translation>
    </message>
    <message>
        <source>See a proof</source>
        <translation>看一个证明</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Eighteen games and sums of them, against opponents that play perfectly or make mistakes that can be found out.</source>
        <translation>十八种游戏以及它们的和，对手或从不出错，或有可以识破的毛病。</translation>
    </message>
    <message>
        <source>Your last game: %1</source>
        <translation>上一局：%1</translation>
    </message>
    <message>
        <source>Your game: %1</source>
        <translation>未完的一局：%1</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着下</translation>
    </message>
    <message>
        <source>Sixteen skills to learn</source>
        <translation>要学的十六项技能</translation>
    </message>
    <message>
        <source>What you know</source>
        <translation>掌握情况</translation>
    </message>
    <message>
        <source>You practised this last.</source>
        <translation>上次练到这里。</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <extracomment>A proof that was begun: %1 is how many steps were shown, %2 its position</extracomment>
        <translation>第 %1 步 · %2</translation>
    </message>
    <message>
        <source>To the proof</source>
        <translation>去看证明</translation>
    </message>
    <message>
        <source>Go on with the set</source>
        <translation>接着做习题集</translation>
    </message>
</context>
<context>
    <name>HoverTip</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tooltip: %1 what the button does, %2 the key that does it</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Laws</name>
    <message>
        <source>Column by column</source>
        <translation>逐列计算</translation>
    </message>
    <message>
        <source>A nim-sum has a 1 exactly in the columns where an odd number of its terms have a 1; two 1s cancel.</source>
        <translation>异或和的某一列为 1，当且仅当各项中在该列为 1 的个数是奇数；两个 1 互相抵消。</translation>
    </message>
    <message>
        <source>0 changes nothing</source>
        <translation>0 不改变任何数</translation>
    </message>
    <message>
        <source>0 ⊕ x = x: a 0 has no 1 in any column.</source>
        <translation>0 ⊕ x = x：0 在每一列都没有 1。</translation>
    </message>
    <message>
        <source>Every number cancels itself</source>
        <translation>任何数与自身抵消</translation>
    </message>
    <message>
        <source>x ⊕ x = 0: in each column there are no 1s or two.</source>
        <translation>x ⊕ x = 0：每一列要么没有 1，要么恰有两个 1。</translation>
    </message>
    <message>
        <source>Order and brackets do not matter</source>
        <translation>交换律与结合律</translation>
    </message>
    <message>
        <source>⊕ is commutative and associative, because in each column only the number of 1s counts, and whether it is odd.</source>
        <translation>⊕ 满足交换律和结合律，因为每一列只看 1 的个数是奇数还是偶数。</translation>
    </message>
    <message>
        <source>Different numbers do not cancel</source>
        <translation>不同的数不能抵消</translation>
    </message>
    <message>
        <source>If x ≠ y, they differ in some column, and there x ⊕ y has a 1.</source>
        <translation>若 x ≠ y，则它们至少有一列不同，x ⊕ y 在该列为 1。</translation>
    </message>
    <message>
        <source>All lower columns are worth less</source>
        <translation>较低各列之和更小</translation>
    </message>
    <message>
        <source>2&lt;sup&gt;d−1&lt;/sup&gt; + … + 2 + 1 = 2&lt;sup&gt;d&lt;/sup&gt; − 1, so a 1 lost in column 2&lt;sup&gt;d&lt;/sup&gt; cannot be made up for below.</source>
        <translation>2&lt;sup&gt;d−1&lt;/sup&gt; + … + 2 + 1 = 2&lt;sup&gt;d&lt;/sup&gt; − 1，所以失去 2&lt;sup&gt;d&lt;/sup&gt; 列上的 1，靠较低的列补不回来。</translation>
    </message>
    <message>
        <source>That is what the sign stands for</source>
        <translation>按定义</translation>
    </message>
    <message>
        <source>One side is the name of the other: nothing is claimed, it is only written out.</source>
        <translation>一边只是另一边的名称：这里没有新的断言，只是把它写出来。</translation>
    </message>
    <message>
        <source>Worked out</source>
        <translation>直接计算</translation>
    </message>
    <message>
        <source>Both sides are numbers, and the same one.</source>
        <translation>两边都是具体的数，且相等。</translation>
    </message>
    <message>
        <source>Division with remainder</source>
        <translation>带余除法</translation>
    </message>
    <message>
        <source>Each n is q · d + r with 0 ≤ r &amp;lt; d, and in one way only.</source>
        <translation>每个 n 都能唯一地写成 q · d + r，其中 0 ≤ r &amp;lt; d。</translation>
    </message>
    <message>
        <source>Odd and even</source>
        <translation>奇偶性</translation>
    </message>
    <message>
        <source>An odd number is never 0, and what changes by 1 changes between odd and even.</source>
        <translation>奇数不会是 0；加减 1 则奇偶互换。</translation>
    </message>
    <message>
        <source>The rule of the Fibonacci numbers</source>
        <translation>斐波那契数的递推</translation>
    </message>
    <message>
        <source>Each of them is the sum of the two before it.</source>
        <translation>每个斐波那契数都是前两个之和。</translation>
    </message>
    <message>
        <source>The largest part that fits</source>
        <translation>取最大的一项</translation>
    </message>
    <message>
        <source>After it is taken out, what is left is smaller than the Fibonacci number just before it.</source>
        <translation>取出最大的一项后，剩下的数小于它前面紧邻的那个斐波那契数。</translation>
    </message>
    <message>
        <source>The golden ratio</source>
        <translation>黄金分割比</translation>
    </message>
    <message>
        <source>φ is the positive number with φ² = φ + 1, about 1.618.</source>
        <translation>φ 是满足 φ² = φ + 1 的正数，约为 1.618。</translation>
    </message>
    <message>
        <source>φ is no fraction</source>
        <translation>φ 是无理数</translation>
    </message>
    <message>
        <source>So k · φ is never a whole number for k ≥ 1, and rounding down always loses something.</source>
        <translation>所以当 k ≥ 1 时 k · φ 不会是整数，向下取整总会去掉一点。</translation>
    </message>
    <message>
        <source>Beatty&apos;s theorem</source>
        <translation>贝蒂定理</translation>
    </message>
    <message>
        <source>If r and s are positive irrational numbers with 1/r + 1/s = 1, then r, 2r, 3r, … and s, 2s, 3s, …, rounded down, are together all positive integers, each exactly once.</source>
        <translation>若 r、s 为正无理数且 1/r + 1/s = 1，则 r、2r、3r、… 与 s、2s、3s、… 向下取整后，恰好不重不漏地给出所有正整数。</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>The rules allow these moves and no others.</source>
        <translation>规则只允许这些走法。</translation>
    </message>
    <message>
        <source>Whoever cannot move has lost</source>
        <translation>无法行动者负</translation>
    </message>
    <message>
        <source>Under normal play the last move wins, so a position without a move is a P-position.</source>
        <translation>正常规则下走最后一步者胜，所以没有走法的局面是必败态。</translation>
    </message>
    <message>
        <source>Whoever cannot move has won</source>
        <translation>无法行动者胜</translation>
    </message>
    <message>
        <source>Under misère play the last move loses, so a position without a move is an N-position.</source>
        <translation>反常规则下走最后一步者负，所以没有走法的局面是必胜态。</translation>
    </message>
    <message>
        <source>The options decide</source>
        <translation>由后继局面决定</translation>
    </message>
    <message>
        <source>A position is N exactly when some option is P, and P exactly when every option is N.</source>
        <translation>一个局面是必胜态当且仅当有某个后继局面是必败态；是必败态当且仅当所有后继局面都是必胜态。</translation>
    </message>
    <message>
        <source>The least number that is missing</source>
        <translation>最小未出现的数</translation>
    </message>
    <message>
        <source>The mex of a set is the least of 0, 1, 2, … that is not in it.</source>
        <translation>集合的 mex 是 0, 1, 2, … 中不在该集合里的最小者。</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>归纳法</translation>
    </message>
    <message>
        <source>Every move leads to a smaller position, and for smaller positions it is known already.</source>
        <translation>每一步都走到更小的局面，而对更小的局面结论已经成立。</translation>
    </message>
    <message>
        <source>By a theorem</source>
        <translation>由已证的定理</translation>
    </message>
    <message>
        <source>It was proved before; the link opens its proof on these very numbers.</source>
        <translation>前面已经证明；点开链接可以看它在这些数上的证明。</translation>
    </message>
    <message>
        <source>More places than values</source>
        <translation>抽屉原理</translation>
    </message>
    <message>
        <source>Where there are more places than values, two places have the same value.</source>
        <translation>位置比可能的值多，必有两个位置的值相同。</translation>
    </message>
    <message>
        <source>By symmetry</source>
        <translation>由对称性</translation>
    </message>
    <message>
        <source>The rules treat the two numbers alike, so it does not matter which of them is called a.</source>
        <translation>规则对两个数一视同仁，所以哪一个记作 a 都可以。</translation>
    </message>
    <message>
        <source>The simplest number between</source>
        <translation>介于其间的最简数</translation>
    </message>
    <message>
        <source>If what Left can reach is less than what Right can reach, a position is worth the simplest number between the two; among integers that is the one nearest to 0.</source>
        <translation>若左方所能达到的值小于右方所能达到的值，局面的值就是介于两者之间的最简数；在整数中就是最接近 0 的那一个。</translation>
    </message>
</context>
<context>
    <name>MexWords</name>
    <message>
        <source>From here no move can be made</source>
        <translation>这里已无步可走</translation>
    </message>
    <message>
        <source>The Grundy value of a position is the least number that none of its options has. Here there is no option.</source>
        <translation>一个局面的 SG 值，是它的后继局面都没有取到的最小非负整数。这里没有后继局面。</translation>
    </message>
    <message>
        <source>Positions that can be reached: &lt;b&gt;%1&lt;/b&gt;; moves between them: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>%1 is a number of positions, 2 or more, %2 a number of moves</extracomment>
        <translation>能走到的局面：&lt;b&gt;%1&lt;/b&gt; 个；它们之间的走法：&lt;b&gt;%2&lt;/b&gt; 种</translation>
    </message>
    <message>
        <source>They stand in the order of the longest game that each still allows. A move shortens that, so it leads to a position that stands before: when a value is wanted, those of all options are known. Positions that differ only in the order of heaps, or in empty ones, count as one where the game makes no difference.</source>
        <translation>局面按“最多还能走几步”排列。每走一步，这个数都会变小，所以总是走到排在前面的局面：要算某个局面的 SG 值时，它的后继局面的值都已算出。只有堆的顺序不同，或只差空堆的局面，若规则不加区分，就算作同一个。</translation>
    </message>
    <message>
        <source>%1: g = %2</source>
        <extracomment>%1 is a list of positions without a move, two or more, %2 &quot;mex { } = 0&quot;</extracomment>
        <translation>%1：g = %2</translation>
    </message>
    <message>
        <source>%1 end positions: g = %2</source>
        <extracomment>%1 is how many positions have no move, %2 &quot;mex { } = 0&quot;</extracomment>
        <translation>%1 个终局：g = %2</translation>
    </message>
    <message>
        <source>Without a move there are no options, so no number is taken and the least that is missing is 0. Who is to move here has lost: a P-position, with the value 0.</source>
        <translation>无步可走，就没有后继局面，没有任何数出现，所以最小的未出现的数是 0。轮到走的人已经输了：必败态，值为 0。</translation>
    </message>
    <message>
        <source>Of the %1 options some have the value 0 and none the value 1: the least number that is missing is 1.</source>
        <translation>%1 个后继局面中，有值为 0 的，没有值为 1 的：最小的未出现的数是 1。</translation>
    </message>
    <message>
        <source>Every option of %1 has the value %2. What is the value of %1?</source>
        <extracomment>%1 is a position, %2 a number</extracomment>
        <translation>%1 的后继局面的值都是 %2。%1 的值是多少？</translation>
    </message>
    <message>
        <source>The options of %1 have the values %2. What is the value of %1?</source>
        <extracomment>%1 is a position, %2 a set of two numbers or more: {0, 1, 3}</extracomment>
        <translation>%1 的后继局面的值是 %2。%1 的值是多少？</translation>
    </message>
    <message>
        <source>The value of %1 is %2. Is it a P-position or an N-position?</source>
        <translation>%1 的值是 %2。它是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>g%1 = %2 ≠ 0: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <extracomment>%1 is a position, %2 its value</extracomment>
        <translation>g%1 = %2 ≠ 0：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>0 is less than the value, so it occurs among the options: the move to %1 leaves the value 0. From there every move leads away from 0, and it can be brought back to 0 each time, until the opponent cannot move. ■</source>
        <extracomment>%1 is a position or a list of positions</extracomment>
        <translation>0 比这个值小，所以必在后继局面中出现：走到 %1，值就变为 0。此后对方的每一步都使值不再为 0，而每次都能再走回 0，直到对方无步可走。■</translation>
    </message>
    <message>
        <source>g%1 = 0: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>g%1 = 0：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>There is no move, and who is to move has lost. ■</source>
        <translation>无步可走，轮到走的人已经输了。■</translation>
    </message>
    <message>
        <source>No option has the value 0. Whatever is played, the opponent finds a value that is not 0 and brings it back to 0, until the player to move cannot move. ■</source>
        <translation>没有值为 0 的后继局面。无论怎么走，对方面对的值都不为 0，对方总能再走回 0，直到轮到走的一方无步可走。■</translation>
    </message>
    <message>
        <source>The positions in order, each with the values of its options and its own</source>
        <translation>依次列出各局面、其后继局面的值和它自己的值</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>Headings of a table: a position; the values of its options; its value, the least number missing</extracomment>
        <translation>局面</translation>
    </message>
    <message>
        <source>Values of the options</source>
        <translation>后继局面的值</translation>
    </message>
    <message>
        <source>mex</source>
        <translation>mex</translation>
    </message>
    <message>
        <source>A row of five pins</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>一排五个瓶</translation>
    </message>
    <message>
        <source>Two heaps of Nim</source>
        <translation>两堆尼姆</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game, a cold pair</source>
        <translation>威佐夫博弈的一个奇异局势</translation>
    </message>
    <message>
        <source>Only 1, 3 or 4 may be taken</source>
        <translation>只能取 1、3 或 4 颗</translation>
    </message>
    <message>
        <source>A heap of 4 that is worth 3</source>
        <translation>值为 3 的 4 颗一堆</translation>
    </message>
    <message>
        <source>Grundy&apos;s own game</source>
        <translation>格伦迪自己的博弈</translation>
    </message>
    <message>
        <source>A row of five that is lost</source>
        <translation>必败的一排五个</translation>
    </message>
    <message>
        <source>None of the %1 options has the value 0, so 0 itself is the least number that is missing.</source>
        <extracomment>%1 is how many options there are, 7 or more</extracomment>
        <translation>%1 个后继局面中没有值为 0 的，所以最小的未出现的数就是 0。</translation>
    </message>
    <message>
        <source>Among the %1 options there is one of each value from 0 to %2, and none of the value %3.</source>
        <extracomment>%1 is how many options there are, %2 the largest number under the value, %3 the value</extracomment>
        <translation>在 %1 个后继局面中，从 0 到 %2 的值都出现了，没有值为 %3 的。</translation>
    </message>
    <message>
        <source>%1 worth %2</source>
        <extracomment>In a list: a position and its value</extracomment>
        <translation>%1（值为 %2）</translation>
    </message>
    <message>
        <source>The options are %1. None of them has the value 0, so 0 itself is the least number that is missing.</source>
        <extracomment>%1 is a list of two or more positions with their values: &quot;(1) worth 1 and (2) worth 2&quot;</extracomment>
        <translation>后继局面有 %1。其中没有值为 0 的，所以最小的未出现的数就是 0。</translation>
    </message>
    <message>
        <source>The options are %1. So 0 is taken and 1 is not: the least number that is missing is 1.</source>
        <translation>后继局面有 %1。0 出现了，1 没有：最小的未出现的数是 1。</translation>
    </message>
    <message>
        <source>The options are %1. So the numbers from 0 to %2 are all taken, and the least that is missing is %3.</source>
        <extracomment>%1 is a list of positions with their values, %2 the largest number under the value, %3 the value</extracomment>
        <translation>后继局面有 %1。从 0 到 %2 的数都出现了，最小的未出现的数是 %3。</translation>
    </message>
    <message>
        <source>The only option is %1, worth %2. It does not have the value 0, so 0 itself is the least number that is missing.</source>
        <extracomment>%1 is a position, %2 its value</extracomment>
        <translation>后继局面只有 %1（值为 %2）。它的值不是 0，所以最小的未出现的数就是 0。</translation>
    </message>
    <message>
        <source>The only option is %1, worth 0. So 0 is taken and 1 is not: the least number that is missing is 1.</source>
        <extracomment>%1 is a position</extracomment>
        <translation>后继局面只有 %1（值为 0）。0 出现了，1 没有：最小的未出现的数是 1。</translation>
    </message>
</context>
<context>
    <name>Misconceptions</name>
    <message>
        <source>added with carries</source>
        <translation>按普通加法进了位</translation>
    </message>
    <message>
        <source>took OR for ⊕</source>
        <translation>把 ⊕ 当成了按位或</translation>
    </message>
    <message>
        <source>left a heap out</source>
        <translation>漏了一堆</translation>
    </message>
    <message>
        <source>took from the largest heap</source>
        <translation>总从最大的一堆取</translation>
    </message>
    <message>
        <source>trusted the highest column, which is even</source>
        <translation>只看最高列，而它是偶数列</translation>
    </message>
    <message>
        <source>trusted a lower odd column</source>
        <translation>看了较低的奇数列</translation>
    </message>
    <message>
        <source>answered what is left, not what is taken</source>
        <translation>答成了剩下的颗数</translation>
    </message>
    <message>
        <source>took s stones</source>
        <translation>取了 s 颗</translation>
    </message>
    <message>
        <source>took the whole heap</source>
        <translation>取走了整堆</translation>
    </message>
    <message>
        <source>read the bits from the other end</source>
        <translation>从另一端读了各位</translation>
    </message>
    <message>
        <source>counted the 1s</source>
        <translation>数了 1 的个数</translation>
    </message>
    <message>
        <source>added places in place of weights</source>
        <translation>加的是位置序号而不是位权</translation>
    </message>
    <message>
        <source>took the last column to be worth 2</source>
        <translation>以为最右一列的位权是 2</translation>
    </message>
    <message>
        <source>took decimal digits for binary ones</source>
        <translation>把十进制数字当成了二进制</translation>
    </message>
    <message>
        <source>trusted the column with most 1s</source>
        <translation>看了 1 最多的一列</translation>
    </message>
    <message>
        <source>looked at the highest bit of each heap</source>
        <translation>只看各堆的最高位</translation>
    </message>
    <message>
        <source>thought there is just one winning move</source>
        <translation>以为制胜走法只有一种</translation>
    </message>
    <message>
        <source>counted every heap</source>
        <translation>把每一堆都算上了</translation>
    </message>
    <message>
        <source>counted the odd columns</source>
        <translation>数了奇数列的个数</translation>
    </message>
    <message>
        <source>counted heaps with a 1 in any odd column</source>
        <translation>数了在任一奇数列上有 1 的堆</translation>
    </message>
    <message>
        <source>stopped at the first winning move</source>
        <translation>找到一种制胜走法就停了</translation>
    </message>
    <message>
        <source>counted to n, though whoever comes to n loses</source>
        <translation>数到了 n，而数到 n 的一方输</translation>
    </message>
    <message>
        <source>divided by m, not by m + 1</source>
        <translation>除以 m 而不是 m + 1</translation>
    </message>
    <message>
        <source>answered m + 1 − r, the reply to r</source>
        <translation>答成了 m + 1 − r，即对 r 的应对</translation>
    </message>
    <message>
        <source>answered the number of blocks</source>
        <translation>答成了组数</translation>
    </message>
    <message>
        <source>took as many as may be taken</source>
        <translation>取了允许的最多颗数</translation>
    </message>
    <message>
        <source>rounded to the nearest, not down</source>
        <translation>四舍五入而没有向下取整</translation>
    </message>
    <message>
        <source>took a difference one too small</source>
        <translation>差少算了 1</translation>
    </message>
    <message>
        <source>took the smaller number of a pair for the larger</source>
        <translation>把数对中较小的数当成了较大的</translation>
    </message>
    <message>
        <source>answered the difference of the pair</source>
        <translation>答成了数对的差</translation>
    </message>
    <message>
        <source>was one row of the table off</source>
        <translation>在表中错了一行</translation>
    </message>
    <message>
        <source>doubled or halved the number</source>
        <translation>把数加倍或减半了</translation>
    </message>
    <message>
        <source>took powers of 2 for Fibonacci numbers</source>
        <translation>把 2 的幂当成了斐波那契数</translation>
    </message>
    <message>
        <source>used two neighbouring Fibonacci numbers</source>
        <translation>用了两个相邻的斐波那契数</translation>
    </message>
    <message>
        <source>left a part out</source>
        <translation>漏了一项</translation>
    </message>
    <message>
        <source>took a part too many</source>
        <translation>多了一项</translation>
    </message>
    <message>
        <source>passed over the largest number that fits</source>
        <translation>没有从不超过它的最大数开始</translation>
    </message>
    <message>
        <source>took the largest Zeckendorf part</source>
        <translation>取了齐肯多夫表示中最大的一项</translation>
    </message>
    <message>
        <source>forgot the quota</source>
        <translation>忘了取子上限</translation>
    </message>
    <message>
        <source>took all below the largest part</source>
        <translation>取走了最大一项以外的全部</translation>
    </message>
    <message>
        <source>took the whole quota</source>
        <translation>取满了上限</translation>
    </message>
    <message>
        <source>took 1, whatever the heap</source>
        <translation>不论怎样都取 1 颗</translation>
    </message>
    <message>
        <source>thought three times as many may be taken</source>
        <translation>以为下一步可取三倍</translation>
    </message>
    <message>
        <source>answered the largest value plus 1</source>
        <translation>答成了最大值加 1</translation>
    </message>
    <message>
        <source>forgot that 0 counts</source>
        <translation>忘了 0 也算</translation>
    </message>
    <message>
        <source>counted the values</source>
        <translation>数了值的个数</translation>
    </message>
    <message>
        <source>took a later gap</source>
        <translation>取了后面的空缺</translation>
    </message>
    <message>
        <source>answered the least value</source>
        <translation>答成了最小的值</translation>
    </message>
    <message>
        <source>looked at heaps one too far down</source>
        <translation>看了错开一位的堆</translation>
    </message>
    <message>
        <source>took every smaller heap for an option</source>
        <translation>把所有更小的堆都当成了后继局面</translation>
    </message>
    <message>
        <source>took ⊕ of the options for their mex</source>
        <translation>对后继局面的值取了异或而不是 mex</translation>
    </message>
    <message>
        <source>took sizes for Grundy values</source>
        <translation>把颗数当成了 SG 值</translation>
    </message>
    <message>
        <source>answered the largest value</source>
        <translation>答成了最大的值</translation>
    </message>
    <message>
        <source>took the mex of the parts</source>
        <translation>对各部分取了 mex</translation>
    </message>
    <message>
        <source>forgot the misère switch</source>
        <translation>忘了在最后阶段换策略</translation>
    </message>
    <message>
        <source>switched too early</source>
        <translation>换策略换早了</translation>
    </message>
    <message>
        <source>made the nim-sum 1</source>
        <translation>使异或和成了 1</translation>
    </message>
    <message>
        <source>took the nim-sum where it does not decide</source>
        <translation>在异或和不起作用的游戏里用了异或和</translation>
    </message>
    <message>
        <source>divided by the wrong number</source>
        <translation>除错了数</translation>
    </message>
    <message>
        <source>judged misère Nim as Nim</source>
        <translation>把反尼姆当成了尼姆</translation>
    </message>
    <message>
        <source>turned the rule of Nim round</source>
        <translation>把尼姆的判定整个反了过来</translation>
    </message>
    <message>
        <source>judged the parts one by one</source>
        <translation>把各部分分开判断了</translation>
    </message>
    <message>
        <source>went by the number of heaps</source>
        <translation>只看堆数的奇偶</translation>
    </message>
    <message>
        <source>went by the number of stones</source>
        <translation>只看石子总数的奇偶</translation>
    </message>
    <message>
        <source>allowed a target that is not smaller</source>
        <translation>以为剩下的可以不变少</translation>
    </message>
    <message>
        <source>took the quota to be what was taken</source>
        <translation>以为上限就是刚取走的颗数</translation>
    </message>
    <message>
        <source>read a period off a few values</source>
        <translation>凭几个值看出周期</translation>
    </message>
    <message>
        <source>began the window at heap 0</source>
        <translation>窗口从 0 开始了</translation>
    </message>
</context>
<context>
    <name>MiserePresets</name>
    <message>
        <source>Heaps of 1: an odd number</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>只有 1 颗的堆：奇数个</translation>
    </message>
    <message>
        <source>Heaps of 1: an even number</source>
        <translation>只有 1 颗的堆：偶数个</translation>
    </message>
    <message>
        <source>The last large heap</source>
        <translation>最后一个大堆</translation>
    </message>
    <message>
        <source>The same with one heap of 1</source>
        <translation>最后一个大堆，另有一个 1</translation>
    </message>
    <message>
        <source>As in Nim: a nim-sum of zero</source>
        <translation>与尼姆相同：异或和为零</translation>
    </message>
    <message>
        <source>As in Nim: make it zero</source>
        <translation>与尼姆相同：使它为零</translation>
    </message>
    <message>
        <source>Nothing left: won</source>
        <translation>已经取完：胜</translation>
    </message>
    <message>
        <source>moves left: &lt;b&gt;%1&lt;/b&gt;, an odd number</source>
        <extracomment>Beneath the figure; %1 is a number of moves</extracomment>
        <translation>还剩 &lt;b&gt;%1&lt;/b&gt; 步，是奇数</translation>
    </message>
    <message>
        <source>moves left: &lt;b&gt;%1&lt;/b&gt;, an even number</source>
        <translation>还剩 &lt;b&gt;%1&lt;/b&gt; 步，是偶数</translation>
    </message>
    <message>
        <source>heaps of 1 left: &lt;b&gt;%1&lt;/b&gt;, an odd number</source>
        <extracomment>Beneath the figure; %1 is an odd number of heaps</extracomment>
        <translation>剩下 &lt;b&gt;%1&lt;/b&gt; 个 1 颗的堆，是奇数</translation>
    </message>
    <message>
        <source>claimed: a &lt;b&gt;P&lt;/b&gt;-position</source>
        <extracomment>Beneath the figure: what a false claim says of the position</extracomment>
        <translation>照此说：必败态（&lt;b&gt;P&lt;/b&gt;）</translation>
    </message>
    <message>
        <source>claimed: an &lt;b&gt;N&lt;/b&gt;-position</source>
        <translation>照此说：必胜态（&lt;b&gt;N&lt;/b&gt;）</translation>
    </message>
</context>
<context>
    <name>MisereWords</name>
    <message>
        <source>Heaps of 2 or more: &lt;b&gt;%1&lt;/b&gt;; heaps of 1: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>%1 and %2 are numbers of heaps</extracomment>
        <translation>不少于 2 颗的堆：&lt;b&gt;%1&lt;/b&gt;；1 颗的堆：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>How many heaps hold 2 stones or more?</source>
        <extracomment>Asked before a step is shown</extracomment>
        <translation>不少于 2 颗的堆有几个？</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses. No heap offers a choice any more: each move takes a whole heap of 1.</source>
        <translation>取最后一颗者负。已经没有哪一堆可以选择取几颗：每一步都取走只有 1 颗的一堆。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses. A single heap still offers a choice: whoever moves in it decides how many heaps of 1 are left.</source>
        <translation>取最后一颗者负。只剩一堆还可以选择取几颗：谁动这一堆，谁就决定留下几个 1 颗的堆。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses. But while two heaps or more still offer a choice, the end is not in sight, and the nim-sum decides as in Nim.</source>
        <translation>取最后一颗者负。但只要还有两堆或更多堆可以选择取几颗，离终局就还远，胜负仍像尼姆那样由异或和决定。</translation>
    </message>
    <message>
        <source>How many moves will still be made, whatever the players do?</source>
        <translation>无论怎么走，还会走几步？</translation>
    </message>
    <message>
        <source>No move is left</source>
        <translation>没有走法了</translation>
    </message>
    <message>
        <source>The opponent took the last stone and has lost by it: the player to move has won.</source>
        <translation>对手取了最后一颗，因而输了：轮到走的一方已经获胜。</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 moves are left, whatever is played</source>
        <extracomment>%1 is a number of moves</extracomment>
        <translation>
            <numerusform>无论怎么走，恰好还有 %1 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The players take turns. With an odd number of moves the player to move makes the last one too, and takes the last stone.</source>
        <translation>双方轮流走。步数为奇数时，最后一步也由现在走的一方来走，取走最后一颗。</translation>
    </message>
    <message>
        <source>The players take turns. With an even number of moves the opponent makes the last one, and takes the last stone.</source>
        <translation>双方轮流走。步数为偶数时，最后一步由对手来走，取走最后一颗。</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 − %2 = &lt;b&gt;%3&lt;/b&gt; stones from %4; heaps of 1 then: &lt;b&gt;%5&lt;/b&gt;</source>
        <extracomment>%1 is the heap, %2 what is left of it, %3 the difference, %4 &quot;heap 1&quot;, %5 a number of heaps</extracomment>
        <translation>
            <numerusform>从%4取走 %1 − %2 = &lt;b&gt;%3&lt;/b&gt; 颗，此后 1 颗的堆有 &lt;b&gt;%5&lt;/b&gt; 个</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the switch. Nim&apos;s move would leave %1 here and an even number of heaps of 1, so that we took the last stone. Leaving %2 makes their number odd, and the opponent takes it.</source>
        <extracomment>%1 and %2 are numbers of stones: 0 or 1</extracomment>
        <translation>规则在这里反过来。按尼姆的走法，这一堆应剩 %1 颗，于是剩下偶数个 1，最后一颗落到自己手里。改为剩 %2 颗，1 的个数就是奇数，最后一颗由对手来取。</translation>
    </message>
    <message>
        <source>How many stones have to be left in %1?</source>
        <extracomment>%1 is &quot;heap 2&quot;</extracomment>
        <translation>%1应剩下几颗？</translation>
    </message>
    <message>
        <source>Every move makes t ≠ 0</source>
        <translation>任何一步都使 t ≠ 0</translation>
    </message>
    <message numerus="yes">
        <source>That is Lemma 1, for the moves are those of Nim. At least %1 heaps of 2 or more are still there afterwards, so the opponent wins by assumption: with Nim&apos;s move, or, if it is the only such heap, with the switch.</source>
        <translation>
            <numerusform>走法与尼姆相同，所以这就是引理一。走完之后，不少于 2 颗的堆至少还有 %1 个，由归纳假设对手获胜：照尼姆的走法；若这样的堆只剩一个，就在那里反过来走。</numerusform>
        </translation>
    </message>
    <message>
        <source>Here s = 0. Is there a move that makes the nim-sum 0 again?</source>
        <translation>这里 s = 0。有没有一步使异或和仍为 0？</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 stones from %2: t = %3 = &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 is how many stones, %2 &quot;heap 1&quot;, %3 a nim-sum such as &quot;2 ⊕ 27 ⊕ 19&quot;, %4 its value, 0</extracomment>
        <translation>
            <numerusform>从%2取走 %1 颗：t = %3 = &lt;b&gt;%4&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>That is Nim&apos;s winning move (Lemma 2). Heaps of 2 or more afterwards: %1. With t = 0 it is never just one, for its highest 1 would stand alone in its column. So it is the opponent who will leave a single one, and then we make the switch.</source>
        <extracomment>%1 is a number of heaps, at least 2</extracomment>
        <translation>这是尼姆的制胜走法（引理二）。此后不少于 2 颗的堆有 %1 个。t = 0 时不会恰有一个，否则它最高的 1 在那一列上无可抵消。所以总是由对手先把这样的堆减到只剩一个，那时我们再反过来走。</translation>
    </message>
    <message>
        <source>From which heap can a move make the nim-sum 0?</source>
        <translation>从哪一堆取，能使异或和变为 0？</translation>
    </message>
    <message>
        <source>So is it a P-position or an N-position?</source>
        <translation>那么这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>A &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>An &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The number of heaps of 1 is odd: the player to move takes the last stone and loses. ■</source>
        <translation>1 的个数为奇数：轮到走的一方取最后一颗，因而输掉。■</translation>
    </message>
    <message>
        <source>The number of heaps of 1 is even: it is not the player to move who takes the last stone. ■</source>
        <translation>1 的个数为偶数：最后一颗不由轮到走的一方来取。■</translation>
    </message>
    <message>
        <source>With a single heap of 2 or more the player to move always wins: this player chooses who will take the last stone. ■</source>
        <translation>只有一个不少于 2 颗的堆时，轮到走的一方总能获胜：由谁取最后一颗，由这一方决定。■</translation>
    </message>
    <message>
        <source>There is a heap of 2 or more and s = 0: every move hands the opponent a won position. ■</source>
        <translation>有不少于 2 颗的堆，且 s = 0：每一步都把必胜态交给对手。■</translation>
    </message>
    <message>
        <source>There is a heap of 2 or more and s ≠ 0: one move hands the opponent a lost position. ■</source>
        <translation>有不少于 2 颗的堆，且 s ≠ 0：有一步把必败态交给对手。■</translation>
    </message>
    <message>
        <source>&quot;In misère Nim, too, nim-sum 0 loses, always.&quot; Here s = %1, which would be a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>“在反尼姆博弈中，异或和为 0 也总是必败。”这里 s = %1，照此说是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&quot;In misère Nim, too, nim-sum 0 loses, always.&quot; Here s = %1, which would be an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>“在反尼姆博弈中，异或和为 0 也总是必败。”这里 s = %1，照此说是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>So it is often said, since the two games are played alike almost to the end. Where does it break?</source>
        <translation>常有人这样说，因为两种博弈直到快结束时走法都相同。错在哪里？</translation>
    </message>
    <message>
        <source>What is it in truth: a P-position or an N-position?</source>
        <translation>实际上这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>The claim is &lt;b&gt;false&lt;/b&gt;: in truth this is a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>这个说法&lt;b&gt;不对&lt;/b&gt;：实际上是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The claim is &lt;b&gt;false&lt;/b&gt;: in truth this is an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>这个说法&lt;b&gt;不对&lt;/b&gt;：实际上是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>With heaps of at most 1 the rule is turned round: the position is P exactly when the number of 1s is odd, and that is when s = 1. With nim-sum 0 the player to move wins. ■</source>
        <translation>各堆都不超过 1 时，判定要反过来：当且仅当 1 的个数为奇数，即 s = 1 时，才是必败态。异或和为 0 时，轮到走的一方获胜。■</translation>
    </message>
    <message>
        <source>Here the claim happens to be &lt;b&gt;right&lt;/b&gt;: this is a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>这里这个说法恰好&lt;b&gt;说对了&lt;/b&gt;：是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Here the claim happens to be &lt;b&gt;right&lt;/b&gt;: this is an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>这里这个说法恰好&lt;b&gt;说对了&lt;/b&gt;：是&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A heap of 2 or more is still there, and so long the nim-sum tells who wins. But who makes the nim-sum 0 to the very end leaves an even number of heaps of 1, and loses a won game. ■</source>
        <translation>还有不少于 2 颗的堆，这时异或和能判定胜负。但谁若一直到最后都使异或和为 0，就会留下偶数个 1，把赢棋输掉。■</translation>
    </message>
</context>
<context>
    <name>MoorePresets</name>
    <message>
        <source>Up to two heaps, four there</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>至多动两堆，共四堆</translation>
    </message>
    <message>
        <source>One heap does not suffice</source>
        <translation>只动一堆不够</translation>
    </message>
    <message>
        <source>A free heap gets a 1</source>
        <translation>自由的堆填 1</translation>
    </message>
    <message>
        <source>Every column balanced</source>
        <translation>每一列都平衡</translation>
    </message>
    <message>
        <source>Up to three heaps</source>
        <translation>至多动三堆</translation>
    </message>
    <message>
        <source>One heap at a time: Nim</source>
        <translation>每次一堆：就是尼姆</translation>
    </message>
    <message>
        <source>As many heaps as there are</source>
        <translation>每一堆都可以动</translation>
    </message>
    <message>
        <source>The ones of each column</source>
        <extracomment>Over a table of columns</extracomment>
        <translation>各列 1 的个数</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Headings of that table; the last is &quot;mod 3&quot;</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>1 的个数</translation>
    </message>
    <message>
        <source>ones</source>
        <extracomment>A row of the figure: how many heaps have a 1 in each column. Short</extracomment>
        <translation>1 的个数</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>In the figure, beside a heap whose lower digits may be anything. Short</extracomment>
        <translation>自由</translation>
    </message>
    <message>
        <source>after every move some column is not 0</source>
        <extracomment>Beneath the figure</extracomment>
        <translation>任何一步之后都有某一列不为 0</translation>
    </message>
    <message>
        <source>every column is 0, %1</source>
        <extracomment>Beneath the figure; %1 is &quot;mod 3&quot;</extracomment>
        <translation>每一列都为 0（%1）</translation>
    </message>
</context>
<context>
    <name>MooreWords</name>
    <message numerus="yes">
        <source>Columns %1: %2 ones, modulo %3: &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 lists the weights of columns, %2 how many ones each has, %3 is k + 1, %4 lists what they leave modulo %3</extracomment>
        <translation>
            <numerusform>权为 %1 的列：1 的个数为 %2，模 %3 得 &lt;b&gt;%4&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns whose number of ones is no multiple of %1: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>%1 is k + 1, %2 how many columns</extracomment>
        <translation>1 的个数不是 %1 的倍数的列：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>In how many columns is the number of ones no multiple of %1?</source>
        <translation>有几列 1 的个数不是 %1 的倍数？</translation>
    </message>
    <message>
        <source>A move may take from up to %1 heaps, so the ones are counted modulo %2. Here every column holds a multiple of %2: nothing is left over.</source>
        <extracomment>%1 is k, %2 is k + 1</extracomment>
        <translation>每步至多从 %1 堆中取，所以 1 的个数按模 %2 来数。这里每一列都是 %2 的倍数，没有余数。</translation>
    </message>
    <message>
        <source>A move may take from up to %1 heaps, so the ones are counted modulo %2. Something is left over in %3.</source>
        <extracomment>%1 is k, %2 is k + 1, %3 &quot;the 8s and 2s columns&quot;</extracomment>
        <translation>每步至多从 %1 堆中取，所以 1 的个数按模 %2 来数。有余数的是%3。</translation>
    </message>
    <message>
        <source>After every move some column is ≠ 0 modulo %1</source>
        <extracomment>%1 is k, %2 &quot;heap 3&quot;, %3 and %5 numbers of ones, %4 &quot;the 4s column&quot;, %6 is k + 1, %7 what %5 leaves modulo %6</extracomment>
        <translation>任何一步之后都有某一列模 %1 后 ≠ 0</translation>
    </message>
    <message>
        <source>In the highest column that a move changes, a heap can only lose its 1, or it would grow. So from 1 to %1 ones vanish there, and none comes: too few for a multiple of %6. One stone from %2, for instance, brings the ones in %4 from %3 down to %5, which is %7 modulo %6.</source>
        <translation>在一步所改变的最高列上，一堆只能失去 1，否则就变大了。所以那里减少 1 到 %1 个 1，而没有增加：凑不成 %6 的倍数。例如从%2取 1 颗，%4的 1 就由 %3 个变成 %5 个，模 %6 得 %7。</translation>
    </message>
    <message>
        <source>Every column holds a multiple of %1. Is there a move after which that is so again?</source>
        <translation>每一列 1 的个数都是 %1 的倍数。有没有一步之后仍然如此？</translation>
    </message>
    <message>
        <source>How many ones will %1 hold after the winning move?</source>
        <translation>制胜的一步之后，%1会有几个 1？</translation>
    </message>
    <message>
        <source>In %1: %2 + %3 = &lt;b&gt;%4&lt;/b&gt; ones</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 to %4 are numbers of ones</extracomment>
        <translation>%1：%2 + %3 = &lt;b&gt;%4&lt;/b&gt; 个 1</translation>
    </message>
    <message>
        <source>Ones of the heaps that are not free: %1, which is %2 short of a multiple of %3. Free heaps have lost a higher 1 already, and their lower digits may be anything. So these get a 1: %4.</source>
        <extracomment>%1 is a number of ones, %2 how many more are needed, %3 is k + 1, %4 &quot;heaps 1 and 3&quot;</extracomment>
        <translation>不自由的各堆在这一列上共有 %1 个 1，要成为 %3 的倍数还差 %2 个。自由的堆已经失去了一个更高的 1，更低的各位可以任意填。所以在这一位填 1 的是%4。</translation>
    </message>
    <message>
        <source>In %1: &lt;b&gt;%2&lt;/b&gt; ones stay</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 a number of ones</extracomment>
        <translation>%1：保持 &lt;b&gt;%2&lt;/b&gt; 个 1</translation>
    </message>
    <message>
        <source>Ones of the heaps that are not free: %1, a multiple of %2 already. The free heaps get a 0.</source>
        <extracomment>%1 is a number of ones, %2 is k + 1</extracomment>
        <translation>不自由的各堆在这一列上共有 %1 个 1，已经是 %2 的倍数。自由的堆在这一位填 0。</translation>
    </message>
    <message>
        <source>In %1: %2 − %3 = &lt;b&gt;%4&lt;/b&gt; ones</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 to %4 are numbers of ones</extracomment>
        <translation>%1：%2 − %3 = &lt;b&gt;%4&lt;/b&gt; 个 1</translation>
    </message>
    <message>
        <source>The number of ones, %1, is %2 over a multiple of %3, so as many heaps lose their 1: %4. That makes each of them smaller, whatever follows. Their lower digits are free from now on.</source>
        <extracomment>%1 is a number of ones, %2 how many of them are too many, %3 is k + 1, %4 &quot;heaps 1 and 3&quot;</extracomment>
        <translation>%1 个 1 比 %3 的倍数多 %2 个，所以有同样多的堆失去 1，即%4。无论更低的各位如何，它们都变小了，从此更低的各位可以任意取：它们成为自由的堆。</translation>
    </message>
    <message>
        <source>The number of ones, %1, is %2 over a multiple of %3, and the free heaps (%5) are too few to fill it up to the next. So these lose their 1 and are free as well: %4. That makes %5 + %2 heaps, at most %6.</source>
        <extracomment>%1 is a number of ones, %2 how many of them are too many, %3 is k + 1, %4 &quot;heaps 1 and 3&quot;, %5 and %6 numbers of heaps</extracomment>
        <translation>%1 个 1 多了 %2 个，而自由的堆（%5 个）又不够补成 %3 的倍数。所以%4失去 1，也成为自由的堆。共 %5 + %2 堆，不超过 %6。</translation>
    </message>
    <message>
        <source>Take %1, which leaves &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>%1 is a list such as &quot;3 from heap 1 and 2 from heap 4&quot;, %2 the heaps that are left: (1, 2, 3)</extracomment>
        <translation>取走：%1，剩下 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>That touches %1 heaps, at most %2, and makes each of them smaller: its highest digit to change turned from 1 to 0. Every column now holds a multiple of %3 ones, and no reply can keep it so.</source>
        <extracomment>%1 is a number of heaps, %2 is k, %3 is k + 1</extracomment>
        <translation>
            <numerusform>共动了 %1 堆（至多 %2 堆），每一堆都变小：所改变的最高位由 1 变成 0。现在每一列 1 的个数都是 %3 的倍数，而任何应对都会破坏这一点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The digits are settled. From how many heaps does the move take?</source>
        <translation>各位都已确定。这一步从几堆中取？</translation>
    </message>
    <message>
        <source>So is it a P-position or an N-position?</source>
        <translation>那么这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>An &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move wins: one move makes the number of 1s in every column a multiple of k + 1, and after each reply the same can be done again. ■</source>
        <translation>轮到走的一方获胜：一步使每一列 1 的个数都成为 k + 1 的倍数，此后无论对手怎么走，都能照样应对。■</translation>
    </message>
    <message>
        <source>A &lt;b&gt;P-position&lt;/b&gt;</source>
        <extracomment>%1 is k</extracomment>
        <translation>&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>A part of a move: %1 is how many stones, %2 &quot;heap 1&quot;</extracomment>
        <translation>从%2取 %1 颗</translation>
    </message>
    <message>
        <source>The player to move cannot move, and has lost. ■</source>
        <translation>轮到走的一方无步可走，已经输了。■</translation>
    </message>
    <message>
        <source>The opponent can remove whatever is left over after a move. In the highest such column as many heaps as are left over lose their 1; their lower digits are then free. Each lower column is filled up by free heaps or, where those are too few, put right by further heaps that lose their 1: never more than %1 in all. So it goes on down to the last stone, and the player to move loses. ■</source>
        <translation>每一步留下的余数，对手都能消去：在余数不为 0 的最高列上，余几就让几堆失去 1，这些堆的低位从此可以自由选取。往下每一列，或者由这些堆补足；若补不足，就再让另一些堆失去 1。这样动到的堆总共不超过 %1 个。如此直到取走最后一颗，轮到走的一方落败。■</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>heap %1</source>
        <extracomment>A heap of stones by its number: heap 1</extracomment>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>heaps %1</source>
        <extracomment>Several heaps by their numbers; %1 is a list such as &quot;1, 3 and 4&quot;</extracomment>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>heaps %1 and %2 others</source>
        <extracomment>Too many heaps to name: %1 is a list of numbers such as &quot;1, 3, 4&quot;, %2 how many others there are</extracomment>
        <translation>第 %1 堆等，另有 %2 堆</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the items of a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>the %1s column</source>
        <extracomment>A binary column, named by its weight: the 32s column</extracomment>
        <translation>“%1”列</translation>
    </message>
    <message>
        <source>%1 columns, the highest of them the %2s column</source>
        <extracomment>Too many binary columns to name. %1 is how many (7 or more), %2 the weight of the highest</extracomment>
        <translation>以“%2”列为首的 %1 列</translation>
    </message>
    <message>
        <source>%1s</source>
        <extracomment>One column in a list of several: &quot;the 32s, 8s and 2s columns&quot;</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the %1 columns</source>
        <extracomment>Several binary columns; %1 is a list such as &quot;32s, 8s and 2s&quot;</extracomment>
        <translation>%1列</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list: %1 is all items but the last, %2 the last</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>NimHeaps</name>
    <message>
        <source>Only the odd steps count, and their nim-sum is %1 = 0: every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as 1 ⊕ 1</extracomment>
        <translation>只有奇数级台阶起作用，它们的异或和是 %1 = 0：任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>Only the odd steps count, and their nim-sum is %1 = %2: some move makes it 0.</source>
        <extracomment>%1 is a nim-sum such as 1 ⊕ 3, %2 a number</extracomment>
        <translation>只有奇数级台阶起作用，它们的异或和是 %1 = %2：有一步能使它变为 0。</translation>
    </message>
    <message>
        <source>Only the odd steps count: their nim-sum was %1, and every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as &quot;1 ⊕ 1 = 0&quot;, or only &quot;0&quot;</extracomment>
        <translation>只有奇数级台阶起作用：它们的异或和原来是 %1，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the odd steps was %1, and a move could have made it 0: %2.</source>
        <extracomment>%1 is a nim-sum such as &quot;1 ⊕ 3 = 2&quot;, or only a number; %2 a move such as &quot;move 2 from step 3 to step 2&quot;</extracomment>
        <translation>奇数级台阶的异或和原来是 %1，有一步能使它变为 0：%2。</translation>
    </message>
    <message>
        <source>Only the odd steps count: their nim-sum was %1 and is now %2, and every move makes it different from 0.</source>
        <extracomment>%1 and %2 are nim-sums such as &quot;1 ⊕ 3 = 2&quot;, or only numbers</extracomment>
        <translation>只有奇数级台阶起作用：它们的异或和原来是 %1，现在是 %2，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the odd steps is now %1.</source>
        <extracomment>%1 is a nim-sum such as &quot;1 ⊕ 3 = 2&quot;, or only a number</extracomment>
        <translation>奇数级台阶的异或和现在是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>There are stones on %n step(s). When the other player moves some of them down, from which steps can you answer by moving the same stones down again?</source>
        <translation>
            <numerusform>有石子的台阶共 %n 级。对方把一些石子移下一级之后，从哪些台阶下来的，你可以接着再移一级？</numerusform>
        </translation>
    </message>
    <message>
        <source>Only odd steps count, as heaps of Nim: what comes down from an even one can be moved straight on. Whoever leaves odd steps with the nim-sum 0 wins. Odd steps with stones here: %1; even ones: %2.</source>
        <extracomment>%1 is how many odd steps hold stones, %2 how many even ones</extracomment>
        <translation>只有奇数级台阶起作用，相当于 Nim 的各堆：从偶数级下来的石子，可以接着往下移。谁使奇数级台阶的异或和为 0，谁就获胜。这里有石子的奇数级台阶有 %1 级，偶数级有 %2 级。</translation>
    </message>
    <message>
        <source>Write what the odd steps hold in binary and look at %1, the highest with an odd number of 1s (here %2). Every winning move changes the digit of one odd step there, and from each odd step with a 1 there some move wins.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 an odd number of 1s</extracomment>
        <translation>把各个奇数级台阶上的石子数写成二进制，看%1：在有奇数个 1 的列中它最高（有 %2 个）。制胜的走法都恰好改变一级奇数台阶在这一列上的数字；凡在这一列上是 1 的奇数级台阶，都有制胜的走法。</translation>
    </message>
    <message>
        <source>What the odd steps hold already has an even number of 1s in every column, and every move makes some column odd: no move wins.</source>
        <translation>奇数级台阶上的石子数，每一列都已经有偶数个 1，无论怎么走都会使某一列变为奇数个，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>Move stones from %1. It is the only odd step with a 1 in %2, and some move from it wins.</source>
        <extracomment>%1 is &quot;step 1&quot;, %2 &quot;the 32s column&quot;</extracomment>
        <translation>移动%1的石子：只有这一级奇数台阶在%2上是 1，而且从这里移能制胜。</translation>
    </message>
    <message>
        <source>Move stones from %1. It is one of %3 odd steps with a 1 in %2, and from each of them some move wins.</source>
        <extracomment>%1 is &quot;step 1&quot;, %2 &quot;the 32s column&quot;, %3 is 3 or more</extracomment>
        <translation>移动%1的石子。在%2上是 1 的奇数级台阶有 %3 级，每一级都有制胜的走法。</translation>
    </message>
    <message>
        <source>%1. That leaves %2 on it, and the odd steps have an even number of 1s in every column.</source>
        <extracomment>%1 is a move such as &quot;Move 2 from step 3 to step 2&quot;, %2 a calculation such as &quot;y = s ⊕ x = 5 ⊕ 6 = 3&quot;</extracomment>
        <translation>%1。这一级剩下 %2，于是奇数级台阶的每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>Move stones from %1.</source>
        <extracomment>%1 is &quot;step 2&quot;</extracomment>
        <translation>移动%1的石子。</translation>
    </message>
    <message numerus="yes">
        <source>Move stones from %1. The move to find leaves the other player %2 winning replies.</source>
        <extracomment>%1 is &quot;step 2&quot;</extracomment>
        <translation>
            <numerusform>移动%1的石子。要找的那一步给对方留下 %2 种制胜的应着。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some move of stones from %1 wins.</source>
        <extracomment>%1 is &quot;step 2&quot;</extracomment>
        <translation>移动%1的石子，有一步能制胜。</translation>
    </message>
    <message>
        <source>Some move of stones from %1 leaves the fewest winning replies.</source>
        <extracomment>%1 is &quot;step 2&quot;</extracomment>
        <translation>移动%1的石子，有一步使对方制胜的应着最少。</translation>
    </message>
    <message>
        <source>Which step</source>
        <extracomment>The fourth rung of the hint ladder in staircase Nim</extracomment>
        <translation>哪一级</translation>
    </message>
    <message>
        <source>From the right, only every other gap counts, and the nim-sum of these is %1 = 0: every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as 1 ⊕ 1</extracomment>
        <translation>从右数起，每隔一个间隔才起作用，它们的异或和是 %1 = 0：任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>From the right, only every other gap counts, and the nim-sum of these is %1 = %2: some move makes it 0.</source>
        <extracomment>%1 is a nim-sum such as 1 ⊕ 3, %2 a number</extracomment>
        <translation>从右数起，每隔一个间隔才起作用，它们的异或和是 %1 = %2：有一步能使它变为 0。</translation>
    </message>
    <message>
        <source>From the right, only every other gap counts: the nim-sum of these was %1, and every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as &quot;1 ⊕ 1 = 0&quot;, or only &quot;0&quot;</extracomment>
        <translation>从右数起，每隔一个间隔才起作用：它们的异或和原来是 %1，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the gaps that count was %1, and a move could have made it 0: %2.</source>
        <extracomment>%1 is a nim-sum such as &quot;1 ⊕ 3 = 2&quot;, or only a number; %2 a move such as &quot;slide coin 2 from square 4 to square 2&quot;</extracomment>
        <translation>起作用的间隔的异或和原来是 %1，有一步能使它变为 0：%2。</translation>
    </message>
    <message>
        <source>From the right, only every other gap counts: the nim-sum of these was %1 and is now %2, and every move makes it different from 0.</source>
        <extracomment>%1 and %2 are nim-sums such as &quot;1 ⊕ 3 = 2&quot;, or only numbers</extracomment>
        <translation>从右数起，每隔一个间隔才起作用：它们的异或和原来是 %1，现在是 %2，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The nim-sum of the gaps that count is now %1.</source>
        <extracomment>%1 is a nim-sum such as &quot;1 ⊕ 3 = 2&quot;, or only a number</extracomment>
        <translation>起作用的间隔的异或和现在是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) can slide. When the other player slides one, the gap on its right grows. How can you make it as small again?</source>
        <translation>
            <numerusform>能滑动的硬币有 %n 枚。对方滑动一枚之后，它右边的间隔变大了，你怎样使它恢复原来的大小？</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair the coins from the right. The gap within a pair is a heap of Nim: when the left coin of a pair slides, the right one can follow as far. Whoever leaves these gaps with the nim-sum 0 wins. Right coins of a pair that can slide here: %1; other coins that can: %2.</source>
        <extracomment>%1 and %2 are numbers of coins</extracomment>
        <translation>从右往左把硬币两两配对，一对之内的间隔相当于 Nim 的一堆：左边那枚滑动几格，右边那枚就可以跟上几格。谁使这些间隔的异或和为 0，谁就获胜。这里能滑动的硬币中，各对右边的有 %1 枚，其他的有 %2 枚。</translation>
    </message>
    <message>
        <source>Write the gaps within the pairs in binary and look at %1, the highest with an odd number of 1s (here %2). Every winning move changes the digit of one such gap there, and where a gap has a 1 there, some move of the coin on its right wins.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 an odd number of 1s</extracomment>
        <translation>把各对之内的间隔写成二进制，看%1：在有奇数个 1 的列中它最高（有 %2 个）。制胜的走法都恰好改变一个这样的间隔在这一列上的数字；凡在这一列上是 1 的间隔，滑动它右边的硬币都有制胜的走法。</translation>
    </message>
    <message>
        <source>The gaps within the pairs already have an even number of 1s in every column, and every move makes some column odd: no move wins.</source>
        <translation>各对之内的间隔，每一列都已经有偶数个 1，无论怎么走都会使某一列变为奇数个，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>Slide %1. Of the gaps that count, only the one on its left has a 1 in %2, and some move of this coin wins.</source>
        <extracomment>%1 is &quot;coin 3&quot;, %2 &quot;the 32s column&quot;</extracomment>
        <translation>滑动%1：起作用的间隔中，只有它左边的那个在%2上是 1，而且滑动它能制胜。</translation>
    </message>
    <message>
        <source>Slide %1. The gap on its left is one of %3 that count and have a 1 in %2, and some move of the coin on the right of each wins.</source>
        <extracomment>%1 is &quot;coin 3&quot;, %2 &quot;the 32s column&quot;, %3 is 3 or more</extracomment>
        <translation>滑动%1。起作用而且在%2上是 1 的间隔有 %3 个，它左边的是其中之一；每一个右边的硬币都有制胜的走法。</translation>
    </message>
    <message>
        <source>%1. That leaves a gap of %2 on its left, and the gaps that count have an even number of 1s in every column.</source>
        <extracomment>%1 is a move such as &quot;Slide coin 3 from square 9 to square 6&quot;, %2 such as &quot;y = s ⊕ x = 5 ⊕ 6 = 3&quot;</extracomment>
        <translation>%1。它左边的间隔变为 %2，于是起作用的间隔的每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>Slide %1.</source>
        <extracomment>%1 is &quot;coin 3&quot;</extracomment>
        <translation>滑动%1。</translation>
    </message>
    <message numerus="yes">
        <source>Slide %1. The move to find leaves the other player %2 winning replies.</source>
        <extracomment>%1 is &quot;coin 3&quot;</extracomment>
        <translation>
            <numerusform>滑动%1。要找的那一步给对方留下 %2 种制胜的应着。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some move of %1 wins.</source>
        <extracomment>%1 is &quot;coin 3&quot;</extracomment>
        <translation>滑动%1，有一步能制胜。</translation>
    </message>
    <message>
        <source>Some move of %1 leaves the fewest winning replies.</source>
        <extracomment>%1 is &quot;coin 3&quot;</extracomment>
        <translation>滑动%1，有一步使对方制胜的应着最少。</translation>
    </message>
    <message>
        <source>Which coin</source>
        <extracomment>The fourth rung of the hint ladder for coins on a strip</extracomment>
        <translation>哪一枚硬币</translation>
    </message>
</context>
<context>
    <name>NimQuestions</name>
    <message>
        <source>What is the nim-sum s of the heaps?</source>
        <translation>各堆的异或和 s 是多少？</translation>
    </message>
    <message>
        <source>In which column is the highest 1 of s?</source>
        <translation>s 最高的 1 在哪一列？</translation>
    </message>
    <message>
        <source>How many stones does the move leave in %1?</source>
        <extracomment>%1 is &quot;heap 2&quot;</extracomment>
        <translation>这一步之后，%1剩几颗？</translation>
    </message>
    <message>
        <source>Put each heap beside itself, before and after the move: how many of these brackets are not 0?</source>
        <translation>把每一堆走之前与走之后的数放进同一个括号：有几个括号不为 0？</translation>
    </message>
    <message>
        <source>What is t, the nim-sum after the move?</source>
        <translation>走完之后的异或和 t 是多少？</translation>
    </message>
    <message>
        <source>From which heap can the move be made? It needs a 1 in %1.</source>
        <extracomment>%1 is &quot;the 32s column&quot;</extracomment>
        <translation>可以从哪一堆取？它在%1上要是 1。</translation>
    </message>
    <message>
        <source>What is s ⊕ %1, to which %2 is to be brought down?</source>
        <extracomment>%1 is x with its index, %2 &quot;heap 1&quot;</extracomment>
        <translation>要把%2减到 s ⊕ %1，它是多少？</translation>
    </message>
    <message>
        <source>How many stones have to be taken from %1?</source>
        <translation>要从%1取走几颗？</translation>
    </message>
    <message>
        <source>All heaps are empty: is that a P-position or an N-position?</source>
        <translation>各堆都空了：这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>Here s = 0. Is there a move that makes the nim-sum 0 again?</source>
        <translation>这里 s = 0。有没有一步使异或和仍为 0？</translation>
    </message>
    <message>
        <source>From which heap can a move make the nim-sum 0?</source>
        <translation>从哪一堆取，能使异或和变为 0？</translation>
    </message>
    <message>
        <source>So is it a P-position or an N-position?</source>
        <translation>那么这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>Is s ⊕ %1 smaller than %1, so that %2 has a winning move?</source>
        <extracomment>%1 is x with its index, %2 &quot;heap 1&quot;</extracomment>
        <translation>s ⊕ %1 是否小于 %1，使%2有制胜的走法？</translation>
    </message>
    <message>
        <source>How many winning first moves are there in all?</source>
        <translation>制胜的第一步一共有几种？</translation>
    </message>
    <message>
        <source>How many heaps have their highest bit in %1?</source>
        <translation>最高位在%1的堆有几个？</translation>
    </message>
    <message>
        <source>And how many heaps have a 1 in %1, highest bit or not?</source>
        <translation>不论是不是最高位，在%1上是 1 的堆有几个？</translation>
    </message>
</context>
<context>
    <name>OpenRecordDialog</name>
    <message>
        <source>Exported answers (*.json)</source>
        <translation>导出的作答记录 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open exported answers</source>
        <translation>打开导出的作答记录</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Nimstone teaches the theory of impartial games.</source>
        <translation>取石（Nimstone）：讲解公平组合游戏理论的软件。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示本帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本号。</translation>
    </message>
    <message>
        <source>The page to begin with: %1.</source>
        <translation>启动时打开的页面：%1。</translation>
    </message>
    <message>
        <source>The language of this run: %1.</source>
        <translation>本次运行使用的语言：%1。</translation>
    </message>
    <message>
        <source>The theme of this run: %1.</source>
        <translation>本次运行使用的主题：%1。</translation>
    </message>
    <message>
        <source>Draw every page into the folder DIR and stop.</source>
        <translation>把每个页面画成图片，存入文件夹 DIR，然后退出。</translation>
    </message>
    <message>
        <source>With --tour: only the pictures that match GLOB.</source>
        <translation>与 --tour 合用：只画名称与 GLOB 匹配的图片。</translation>
    </message>
    <message>
        <source>With --tour: every state of every page.</source>
        <translation>与 --tour 合用：画出每个页面的所有状态。</translation>
    </message>
    <message>
        <source>--%1: &apos;%2&apos; was found, one of these was expected: %3</source>
        <translation>--%1：应为 %3 之一，却是“%2”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was found where nothing more was expected</source>
        <translation>多余的参数“%1”</translation>
    </message>
    <message>
        <source>There is no display to open a window on; --tour DIR draws the pages into pictures.
</source>
        <translation>没有可以打开窗口的显示器；可用 --tour DIR 把各页面画成图片。
</translation>
    </message>
    <message>
        <source>A position to open, such as nim:3,4,5, or a saved game, FILE.nimgame.</source>
        <translation>要打开的局面，例如 nim:3,4,5，或保存的对局 FILE.nimgame。</translation>
    </message>
    <message>
        <source>Stones and icons cannot be drawn: Qt&apos;s plugin for SVG images is missing. Install qt6-svg-plugins (on older systems: libqt6svg6).</source>
        <extracomment>Two names of packages of Linux systems</extracomment>
        <translation>无法显示棋子和图标：缺少 Qt 的 SVG 图像插件。请安装 qt6-svg-plugins（较早的系统上是 libqt6svg6）。</translation>
    </message>
</context>
<context>
    <name>OwnHeaps</name>
    <message>
        <source>An exercise needs at least two heaps.</source>
        <translation>一道题至少要有两堆。</translation>
    </message>
    <message numerus="yes">
        <source>An exercise has at most %n heaps.</source>
        <translation>
            <numerusform>一道题最多 %n 堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>A heap of an exercise has at most %1 stones.</source>
        <translation>题中每堆最多 %1 颗石子。</translation>
    </message>
    <message>
        <source>Heaps that all differ, and none of them empty, were expected: equal heaps hide how the moves are counted.</source>
        <translation>此处应为互不相同的非空石子堆：有相等的堆，就看不出怎样数走法。</translation>
    </message>
    <message>
        <source>A heap of 2 stones or more with a winning move was expected, but here none has one when the last stone loses.</source>
        <translation>此处应有一堆至少 2 颗且有制胜走法，但取最后一颗者负时，这里没有这样的堆。</translation>
    </message>
    <message>
        <source>The nim-sum of these heaps is 0, and no move keeps it 0: no answer would be right.</source>
        <translation>各堆的异或和为 0，任何一步都不能使它仍为 0：没有正确答案。</translation>
    </message>
    <message>
        <source>Every heap with stones would be right: there is nothing to find.</source>
        <translation>有石子的每一堆都是正确答案：没有什么可找的。</translation>
    </message>
    <message>
        <source>A heap of 2 stones or more was expected: with a single column there is nothing to find.</source>
        <translation>此处应有至少 2 颗的堆：只有一列时，没有什么可找的。</translation>
    </message>
</context>
<context>
    <name>PeriodFlawWords</name>
    <message>
        <source>&quot;The window may begin at n&lt;sub&gt;0&lt;/sub&gt; = 0: if g(n + %1) = g(n) for all n &amp;lt; %1 + %2 = %3, then for all n.&quot;</source>
        <extracomment>%1 is the period p, %2 is k, %3 their sum</extracomment>
        <translation>“窗口可以从 n&lt;sub&gt;0&lt;/sub&gt; = 0 开始：若对所有 n &amp;lt; %1 + %2 = %3 有 g(n + %1) = g(n)，则对一切 n 成立。”</translation>
    </message>
    <message>
        <source>So the theorem of Guy and Smith is sometimes quoted: 2 · n&lt;sub&gt;0&lt;/sub&gt; + p + k, for any n&lt;sub&gt;0&lt;/sub&gt;. Where does its proof need n&lt;sub&gt;0&lt;/sub&gt; ≥ 1? Think of what a move leaves before you go on.</source>
        <translation>盖伊–史密斯定理有时被这样引用：窗口长到 2 · n&lt;sub&gt;0&lt;/sub&gt; + p + k，n&lt;sub&gt;0&lt;/sub&gt; 任意。它的证明在哪里用到了 n&lt;sub&gt;0&lt;/sub&gt; ≥ 1？先想一想一步之后剩下什么，再往下看。</translation>
    </message>
    <message>
        <source>The window is passed: for every n below %1, the value of n + %2 is that of n.</source>
        <extracomment>%1 is the end of a window, %2 the period</extracomment>
        <translation>窗口通过了：对每个小于 %1 的 n，n + %2 与 n 的值相同。</translation>
    </message>
    <message>
        <source>The whole heap of %1 may be taken, which leaves the value 0; from %2 there is no such move.</source>
        <extracomment>%1 is a heap, %2 another one</extracomment>
        <translation>%1 颗的一堆可以全部取走，值为 0；而 %2 颗的一堆没有这样的走法。</translation>
    </message>
    <message>
        <source>A heap of %1 can become %2, worth %3; from %4 nothing of that value can be reached.</source>
        <extracomment>%1 is a heap, %2 what a move leaves of it, %3 the value of that, %4 another heap</extracomment>
        <translation>%1 颗的一堆可以变成 %2 颗，值为 %3；而从 %4 颗到不了这个值。</translation>
    </message>
    <message>
        <source>A heap of %1 can become %2 + %3, worth %4. To find the same option a period lower, a part would have to lose a whole period, and nothing would be left of it; but no part may be empty. So %5 has no such option.</source>
        <extracomment>%1 is a heap, %2 + %3 what a move leaves of it, %4 the value of that, %5 another heap</extracomment>
        <translation>%1 颗的一堆可以变成 %2 + %3，值为 %4。要在低一个周期处找到同样的后继局面，其中一份就得减去整整一个周期，于是什么也不剩；但每一份都不能为空。所以 %5 颗的一堆没有这样的后继局面。</translation>
    </message>
    <message>
        <source>The window is passed. Which is the smallest heap whose value is nevertheless not that of the heap %1 before it?</source>
        <extracomment>%1 is the claimed period</extracomment>
        <translation>窗口通过了。但最小的哪一堆，其值与少 %1 颗的那一堆不同？</translation>
    </message>
    <message>
        <source>&quot;The period is %1&quot;?</source>
        <translation>“周期是 %1”？</translation>
    </message>
    <message>
        <source>Not %1: g(%2) = %3, but g(%4) = &lt;b&gt;%5&lt;/b&gt;</source>
        <extracomment>%1 is a claimed period; %2 and %4 are heaps, %3 and %5 their values</extracomment>
        <translation>不是 %1：g(%2) = %3，而 g(%4) = &lt;b&gt;%5&lt;/b&gt;</translation>
    </message>
    <message>
        <source>From n = %1 on, which is the first n with g(n + %2) ≠ g(n)?</source>
        <extracomment>%1 is a heap, %2 a claimed period</extracomment>
        <translation>从 n = %1 起，第一个使 g(n + %2) ≠ g(n) 的 n 是几？</translation>
    </message>
    <message>
        <source>The period is &lt;b&gt;%1&lt;/b&gt;: g(%2) = %3</source>
        <extracomment>%1 is the true period, %2 a heap, %3 its value</extracomment>
        <translation>周期是 &lt;b&gt;%1&lt;/b&gt;：g(%2) = %3</translation>
    </message>
    <message>
        <source>Claimed: %1. In truth: &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>%1 is &quot;g(3) = g(0) = 0&quot;, %2 is &quot;g(3) = 1&quot;</extracomment>
        <translation>断言：%1。实际：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Claimed: %1. Right, but only &lt;b&gt;by luck&lt;/b&gt;</source>
        <extracomment>%1 is &quot;g(2) = g(0) = 0&quot;</extracomment>
        <translation>断言：%1。结果正确，但只是&lt;b&gt;侥幸&lt;/b&gt;</translation>
    </message>
    <message>
        <source>On this code the period happens to hold for ever. That proves nothing: the code 0.4 passes its window from heap 0 with p = 1 and fails at heap 3. ■</source>
        <translation>对这个编码，这个周期恰好永远成立。这说明不了什么：编码 0.4 以 p = 1 通过从 0 开始的窗口，却在 3 颗处失败。■</translation>
    </message>
    <message>
        <source>Periods like these are read off the first few values and handed on. Which of them is one? Work out the values and look, before you go on.</source>
        <translation>这样的周期是看着前几个值写下来，又一路抄下去的。其中哪一个真是周期？先自己算出前几个值看看，再往下看。</translation>
    </message>
    <message>
        <source>With the period %1 from heap %2 on these two values would be equal, so this one pair is enough.</source>
        <extracomment>%1 is a claimed period, %2 the heap from which on the values repeat</extracomment>
        <translation>如果从 %2 颗起周期是 %1，这两个值应当相等，所以有这一对就够了。</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <extracomment>In a list: a claimed period, and the value that it gives to the person&apos;s heap</extracomment>
        <translation>周期 %1 得出 %2</translation>
    </message>
    <message>
        <source>The two windows prove it, and nothing less does. For a heap of %1 the right value comes out with %2 too, but only by luck. ■</source>
        <extracomment>%1 is a heap, %2 a list of claimed periods</extracomment>
        <translation>两个相等的窗口证明了这一点，少了它们不行。对 %1 颗的一堆，用 %2 作周期也得出正确的值，但只是侥幸。■</translation>
    </message>
    <message>
        <source>The two windows prove it, and nothing less does. For a heap of %1 the claims are wrong: %2. ■</source>
        <extracomment>%1 is a heap, %2 a list such as &quot;6 gives 0 and 12 gives 1&quot;</extracomment>
        <translation>两个相等的窗口证明了这一点，少了它们不行。对 %1 颗的一堆，这些断言都错：%2。■</translation>
    </message>
    <message>
        <source>The two windows prove it, and nothing less does. For a heap of %1 claims are wrong: %2. With %3 the right value comes out, but only by luck. ■</source>
        <extracomment>%1 is a heap, %2 a list such as &quot;6 gives 0 and 12 gives 1&quot;, %3 a list of claimed periods</extracomment>
        <translation>两个相等的窗口证明了这一点，少了它们不行。对 %1 颗的一堆，这些断言会出错：%2。用 %3 作周期得出的值正确，但只是侥幸。■</translation>
    </message>
    <message>
        <source>The claim is &lt;b&gt;false&lt;/b&gt;. With n&lt;sub&gt;0&lt;/sub&gt; ≥ 1 the theorem is safe, and gives this code the period %1 from heap %2 on. ■</source>
        <extracomment>%1 is a period, %2 the heap from which on it holds</extracomment>
        <translation>断言是&lt;b&gt;错&lt;/b&gt;的。要求 n&lt;sub&gt;0&lt;/sub&gt; ≥ 1，定理才可靠；它给出的结论是：这个编码从 %2 颗起周期为 %1。■</translation>
    </message>
    <message>
        <source>On this heap the claim gives the true value, on others of the same code it does not: it is &lt;b&gt;false&lt;/b&gt;. With n&lt;sub&gt;0&lt;/sub&gt; ≥ 1 the theorem is safe, and gives this code the period %1 from heap %2 on. ■</source>
        <extracomment>%1 is a period, %2 the heap from which on it holds</extracomment>
        <translation>对这一堆断言给出的值正确，对同一编码的其他堆却不然：它是&lt;b&gt;错&lt;/b&gt;的。要求 n&lt;sub&gt;0&lt;/sub&gt; ≥ 1，定理才可靠；它给出的结论是：这个编码从 %2 颗起周期为 %1。■</translation>
    </message>
</context>
<context>
    <name>PeriodPresets</name>
    <message>
        <source>Kayles</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Dawson&apos;s Kayles</translation>
    </message>
    <message>
        <source>A period from heap 0 on</source>
        <translation>从 0 开始的周期</translation>
    </message>
    <message>
        <source>A period from heap 1 on</source>
        <translation>从 1 开始的周期</translation>
    </message>
    <message>
        <source>Kayles with a quintillion pins</source>
        <translation>百亿亿根柱的 Kayles</translation>
    </message>
    <message>
        <source>The smallest failure</source>
        <translation>最小的反例</translation>
    </message>
    <message>
        <source>Right by luck on this heap</source>
        <translation>这一堆侥幸正确</translation>
    </message>
    <message>
        <source>A code where it happens to hold</source>
        <translation>恰好成立的编码</translation>
    </message>
    <message>
        <source>6, 8 or 12?</source>
        <translation>6、8 还是 12？</translation>
    </message>
    <message>
        <source>A pre-period first</source>
        <translation>先有一段预周期</translation>
    </message>
    <message>
        <source>Three amounts</source>
        <translation>三种取法</translation>
    </message>
    <message>
        <source>Period seven</source>
        <translation>周期为七</translation>
    </message>
    <message>
        <source>Two heaps</source>
        <translation>两堆</translation>
    </message>
    <message>
        <source>One amount only</source>
        <translation>只有一种取法</translation>
    </message>
    <message>
        <source>A heap of a quintillion</source>
        <translation>百亿亿颗的一堆</translation>
    </message>
    <message>
        <source>Grundy values g(n), in rows of %1</source>
        <translation>SG 值 g(n)，每行 %1 个</translation>
    </message>
</context>
<context>
    <name>PeriodWords</name>
    <message>
        <source>From g(0) = 0 on, each value is the least number that no option has. So they follow one after the other, here up to g(%1).</source>
        <extracomment>%1 is the last heap whose value was computed</extracomment>
        <translation>从 g(0) = 0 开始，每个值都是后继局面的值中没有出现的最小数。这样一个接一个算出，这里算到 g(%1)。</translation>
    </message>
    <message>
        <source>g(n) = 0 for no heap of a period</source>
        <translation>一个周期内没有 g(n) = 0</translation>
    </message>
    <message>
        <source>So from there on every single heap is an N-position.</source>
        <translation>所以从那里起，单独一堆都是必胜态。</translation>
    </message>
    <message>
        <source>g(n) = 0 for n = &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>当 n = &lt;b&gt;%1&lt;/b&gt; 时 g(n) = 0</translation>
    </message>
    <message>
        <source>These are the zeros of one period. A heap of n is a P-position exactly when n mod %1 is one of them.</source>
        <extracomment>%1 is the period</extracomment>
        <translation>这些是一个周期内的零点。n 颗的一堆是必败态，当且仅当 n mod %1 是其中之一。</translation>
    </message>
    <message>
        <source>These are the zeros from heap %1 to heap %2. Every later heap is a P-position exactly when it is one of them plus a multiple of %3.</source>
        <extracomment>%1 and %2 are the first and the last heap of one period, %3 is the period</extracomment>
        <translation>这些是从 %1 到 %2 的零点。此后的一堆是必败态，当且仅当它等于其中之一加上 %3 的倍数。</translation>
    </message>
    <message>
        <source>The heap is small: its value is among those that were computed.</source>
        <translation>这一堆很小：它的值已在算出的值之中。</translation>
    </message>
    <message>
        <source>%1 − %2 = %3 is a whole number of periods, so both heaps have the same value.</source>
        <extracomment>%1 is a heap, %2 the smaller heap that is like it, %3 their difference</extracomment>
        <translation>%1 − %2 = %3 是周期的整数倍，所以两堆的值相同。</translation>
    </message>
    <message>
        <source>By the period, which is the smallest heap that is sure to have the value of a heap of %1?</source>
        <translation>根据周期，必与 %1 颗的一堆同值的最小的一堆有几颗？</translation>
    </message>
    <message>
        <source>Is this a P-position or an N-position?</source>
        <translation>这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>g = %1 ≠ 0: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>g = %1 ≠ 0：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>g = 0: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>g = 0：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The value is not 0, so 0 is the value of some option: the player to move goes there, to a P-position. ■</source>
        <translation>值不为 0，所以某个后继局面的值是 0：轮到走的一方走到那里，把必败态留给对手。■</translation>
    </message>
    <message>
        <source>The value is 0, so no option has the value 0: every move leads to an N-position. ■</source>
        <translation>值为 0，所以任何后继局面的值都不是 0：每一步都走到必胜态。■</translation>
    </message>
    <message>
        <source>%1, not 0: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>%1，不为 0：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>%1：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Several heaps are worth the nim-sum of their values, as if they were heaps of Nim of these sizes. ■</source>
        <translation>几堆合起来的值是各堆值的异或和，就像是这么大的几堆尼姆石子。■</translation>
    </message>
    <message numerus="yes">
        <source>A move takes one of these amounts, if the heap has as many. So g(n) follows from the %1 values before it, and from nothing else.</source>
        <extracomment>%1 is the largest amount that may be taken</extracomment>
        <translation>
            <numerusform>每步取走其中一种数量，只要堆里够取。所以 g(n) 只由它前面的 %1 个值决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the smallest heap from which every amount can be taken. The least of 0, 1, 2, … that none of its options has is %2.</source>
        <extracomment>%1 is a heap, %2 its Grundy value</extracomment>
        <translation>%1 是每种数量都取得了的最小的一堆。在 0, 1, 2, … 中，后继局面的值里没有出现的最小数是 %2。</translation>
    </message>
    <message>
        <source>The options of a heap of %1 are worth %2. What is g(%1)?</source>
        <extracomment>%1 is a heap, %2 the values of its options</extracomment>
        <translation>%1 颗的一堆，各后继局面的值为 %2。g(%1) 是多少？</translation>
    </message>
    <message>
        <source>At most %1&lt;sup&gt;%2&lt;/sup&gt; different windows</source>
        <translation>至多 %1&lt;sup&gt;%2&lt;/sup&gt; 种不同的窗口</translation>
    </message>
    <message>
        <source>A heap has at most %1 options, so its value is at most %1. A window of %2 values in a row can therefore look only in finitely many ways: sooner or later one of them comes again.</source>
        <extracomment>%1 is how many options a heap has at most, %2 the length of a window</extracomment>
        <translation>一堆至多有 %1 个后继局面，所以它的值至多为 %1。连续 %2 个值组成的窗口因此只有有限多种：迟早有一种会再次出现。</translation>
    </message>
    <message>
        <source>This is the certificate: the window of length %1 from heap %2 on stands again from heap %3 on, value for value.</source>
        <extracomment>%1 is the length of a window, %2 and %3 the heaps from which on it stands</extracomment>
        <translation>这就是证据：从 %2 开始、长为 %1 的窗口，从 %3 开始又逐个出现了一遍。</translation>
    </message>
    <message>
        <source>The window of length %1 from heap %2 on is %3. From which heap on does it stand again?</source>
        <extracomment>%1 is the length of a window, %2 the heap from which on it stands, %3 its values</extracomment>
        <translation>从 %2 开始、长为 %1 的窗口是 %3。它从哪一堆开始再次出现？</translation>
    </message>
    <message>
        <source>g(n + &lt;b&gt;%1&lt;/b&gt;) = g(n) for all n ≥ %2</source>
        <translation>对一切 n ≥ %2 有 g(n + &lt;b&gt;%1&lt;/b&gt;) = g(n)</translation>
    </message>
    <message>
        <source>g(%1) and g(%2) are each the mex of the same window, so both are %3. Now the windows one further on are equal too, and so it goes on for ever. The period is %4.</source>
        <extracomment>%1 and %2 are the heaps after two equal windows, %3 the value of both, %4 the period</extracomment>
        <translation>g(%1) 和 g(%2) 由同样的窗口取 mex 得到，所以都是 %3。于是后移一格的两个窗口也相等，如此永远继续下去。周期是 %4。</translation>
    </message>
    <message>
        <source>Every value follows from the window before it, and two windows are equal. What is the period?</source>
        <translation>每个值都由它前面的窗口决定，而有两个窗口相等。周期是多少？</translation>
    </message>
    <message>
        <source>The digit for taking i stones says what may be left of the heap: 1 stands for nothing, 2 for one heap, 4 for two, and a sum such as 7 = 1 + 2 + 4 for each of its terms. The last digit stands at place k = %1, so no move takes more.</source>
        <extracomment>%1 is the place of the last digit of a code</extracomment>
        <translation>取走 i 颗所对应的数字说明这一堆可以剩下什么：1 表示什么也不剩，2 表示剩一堆，4 表示分成两堆；和数则各项皆可，如 7 = 1 + 2 + 4。最后一个数字在第 k = %1 位，所以每步至多取这么多颗。</translation>
    </message>
    <message>
        <source>A heap of %1 has no option. What is g(%1)?</source>
        <translation>%1 颗的一堆没有后继局面。g(%1) 是多少？</translation>
    </message>
    <message>
        <source>There is no move from this heap, and the least of 0, 1, 2, … is 0.</source>
        <translation>这一堆没有走法，而 0, 1, 2, … 中最小的是 0。</translation>
    </message>
    <message>
        <source>An option is nothing, one heap, or two; two heaps are worth the nim-sum of their values. The least of 0, 1, 2, … that no option has is %1.</source>
        <translation>后继局面可以是空、一堆或两堆；两堆的值是各自的值的异或和。在 0, 1, 2, … 中没有出现的最小数是 %1。</translation>
    </message>
    <message>
        <source>g(n + %1) = g(n) for %2 ≤ n &amp;lt; 2 · %2 + %1 + %3 = &lt;b&gt;%4&lt;/b&gt;</source>
        <translation>对 %2 ≤ n &amp;lt; 2 · %2 + %1 + %3 = &lt;b&gt;%4&lt;/b&gt; 有 g(n + %1) = g(n)</translation>
    </message>
    <message>
        <source>Compared one by one, with n&lt;sub&gt;0&lt;/sub&gt; = %1, p = %2 and k = %3. So long a window is enough: the next step shows why.</source>
        <extracomment>%1 is n0, %2 the period, %3 is k</extracomment>
        <translation>逐个比较，其中 n&lt;sub&gt;0&lt;/sub&gt; = %1，p = %2，k = %3。这么长的窗口就够了：下一步说明为什么。</translation>
    </message>
    <message>
        <source>n&lt;sub&gt;0&lt;/sub&gt; = %1, p = %2, k = %3. Up to which number, itself left out, must n be compared: what is 2 · n&lt;sub&gt;0&lt;/sub&gt; + p + k?</source>
        <translation>n&lt;sub&gt;0&lt;/sub&gt; = %1，p = %2，k = %3。n 要比较到哪个数之前：2 · n&lt;sub&gt;0&lt;/sub&gt; + p + k 是多少？</translation>
    </message>
    <message>
        <source>The larger part: at least (%1 − %2) / 2 = &lt;b&gt;%3&lt;/b&gt; = n&lt;sub&gt;0&lt;/sub&gt; + p</source>
        <translation>较大的一份：至少 (%1 − %2) / 2 = &lt;b&gt;%3&lt;/b&gt; = n&lt;sub&gt;0&lt;/sub&gt; + p</translation>
    </message>
    <message>
        <source>A move from %1 stones takes at most %2 and leaves at most two heaps, so the larger one has at least %3: a period can be taken off it, and its value stays. That makes an option of %4. Back it goes too: the larger part there has at least %5 ≥ n&lt;sub&gt;0&lt;/sub&gt;. The same values of options give the same mex, and so on for all larger heaps.</source>
        <extracomment>%1 is the first heap beyond the window, %2 at most so many are taken, %3 the size of the larger part, %4 the heap that the first is compared with, %5 the size of the larger part of that</extracomment>
        <translation>从 %1 颗走一步至多取 %2 颗，至多剩两堆，所以较大的一堆至少有 %3 颗：从中减去一个周期，值不变，就得到 %4 颗的一个后继局面。反过来也行：那里较大的一份至少有 %5 ≥ n&lt;sub&gt;0&lt;/sub&gt; 颗。后继局面的值相同，mex 就相同，更大的堆依此类推。</translation>
    </message>
    <message>
        <source>For example, %1 can become %2, and %3 can become %4: the same take, and the same value.</source>
        <extracomment>%1 and %3 are heaps, %2 and %4 what is left of them</extracomment>
        <translation>例如 %1 可以变成 %2，而 %3 可以变成 %4：取法相同，值也相同。</translation>
    </message>
    <message>
        <source>For example, %1 can become %2 + %3, and %4 can become %2 + %5: the larger part is a period shorter, and has the same value.</source>
        <extracomment>%1 and %4 are heaps, %2 + %3 and %2 + %5 what is left of them</extracomment>
        <translation>例如 %1 可以变成 %2 + %3，而 %4 可以变成 %2 + %5：较大的一份少了一个周期，值相同。</translation>
    </message>
    <message>
        <source>The argument needs n&lt;sub&gt;0&lt;/sub&gt; ≥ 1, since no part of a split is empty. Heap 0 is compared by itself: it fits, so the period holds from heap 0 on.</source>
        <translation>论证要求 n&lt;sub&gt;0&lt;/sub&gt; ≥ 1，因为拆分后的每一份都不为空。0 要单独比较：它也符合，所以周期从 0 开始成立。</translation>
    </message>
    <message>
        <source>The argument needs n&lt;sub&gt;0&lt;/sub&gt; ≥ 1, since no part of a split is empty. Heap 0 is compared by itself: it does not fit, so the period holds from heap 1 on.</source>
        <translation>论证要求 n&lt;sub&gt;0&lt;/sub&gt; ≥ 1，因为拆分后的每一份都不为空。0 要单独比较：它不符合，所以周期从 1 开始成立。</translation>
    </message>
    <message>
        <source>Compared one by one, with n&lt;sub&gt;0&lt;/sub&gt; = %1 ≥ 1, p = %2 and k = %3. So long a window is enough, by the theorem of Guy and Smith.</source>
        <translation>逐个比较，其中 n&lt;sub&gt;0&lt;/sub&gt; = %1 ≥ 1，p = %2，k = %3。由盖伊–史密斯定理，这么长的窗口就够了。</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>Perfect</source>
        <extracomment>A computer opponent that makes no mistake</extracomment>
        <translation>完美</translation>
    </message>
    <message>
        <source>Learner</source>
        <extracomment>A computer opponent that plays well only near the end of the game</extracomment>
        <translation>初学者</translation>
    </message>
    <message>
        <source>Wins whatever can be won. Where nothing wins, it leaves you as few winning replies as it can.</source>
        <translation>能赢的局面一定赢下；赢不了时，给你留下的制胜应着尽可能少。</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>轮到你走</translation>
    </message>
    <message>
        <source>The computer&apos;s move</source>
        <translation>轮到电脑走</translation>
    </message>
    <message>
        <source>The first player&apos;s move</source>
        <translation>轮到先手走</translation>
    </message>
    <message>
        <source>The second player&apos;s move</source>
        <translation>轮到后手走</translation>
    </message>
    <message>
        <source>Plays by an idea that is wrong in this game. Find out which it is, and beat it.</source>
        <translation>按一种在这个游戏里行不通的想法走棋。找出它是什么想法，再战胜它。</translation>
    </message>
    <message>
        <source>It mirrors: of two unequal heaps it makes the larger equal to the smaller. That is right in Nim of two heaps.</source>
        <translation>它总是模仿：两堆不等时，把较大的一堆取得与较小的相等。这在两堆的尼姆博弈里是对的。</translation>
    </message>
    <message>
        <source>It always takes as much as the rules allow.</source>
        <translation>它总是取规则允许的最多数目。</translation>
    </message>
    <message>
        <source>It leaves a multiple of m + 1 in every game, where m is the most that may be taken. That is right in Bash&apos;s game of one heap.</source>
        <extracomment>m is the most that may be taken in a move</extracomment>
        <translation>它在每个游戏里都留下 m + 1 的倍数，m 是一次最多可取的数目。这在一堆的巴什博弈里是对的。</translation>
    </message>
    <message>
        <source>It makes the nim-sum 0 in every game. That is right in Nim.</source>
        <translation>它在每个游戏里都使异或和变为 0。这在尼姆博弈里是对的。</translation>
    </message>
    <message>
        <source>It plays misère Nim as if the last stone won, and forgets to switch when only heaps of one would be left.</source>
        <translation>它把反尼姆博弈当作取最后一颗者胜来走，忘了在只剩 1 颗的堆时要反过来。</translation>
    </message>
    <message>
        <source>Left&apos;s move</source>
        <extracomment>The player of a partisan game who is called Left</extracomment>
        <translation>轮到左方走</translation>
    </message>
    <message>
        <source>Right&apos;s move</source>
        <extracomment>The player of a partisan game who is called Right</extracomment>
        <translation>轮到右方走</translation>
    </message>
    <message>
        <source>Master Heron</source>
        <extracomment>The name of a computer opponent, an animal at the pond; it shall not tell how it plays</extracomment>
        <translation>白鹭先生</translation>
    </message>
    <message>
        <source>Madam Sparrow</source>
        <extracomment>The name of a computer opponent, an animal at the pond; it shall not tell how it plays</extracomment>
        <translation>麻雀太太</translation>
    </message>
    <message>
        <source>Old Carp</source>
        <extracomment>The name of a computer opponent, an animal at the pond; it shall not tell how it plays</extracomment>
        <translation>锦鲤爷爷</translation>
    </message>
    <message>
        <source>Young Cricket</source>
        <extracomment>The name of a computer opponent, an animal at the pond; it shall not tell how it plays</extracomment>
        <translation>蟋蟀小弟</translation>
    </message>
    <message>
        <source>Uncle Hedgehog</source>
        <extracomment>The name of a computer opponent, an animal at the pond; it shall not tell how it plays</extracomment>
        <translation>刺猬大叔</translation>
    </message>
    <message numerus="yes">
        <source>Plays at random until at most %1 moves can remain; from there on it plays perfectly.</source>
        <extracomment>%1 is a number of moves</extracomment>
        <translation>
            <numerusform>在至多还剩 %1 步之前随意走，此后走得完美。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayFiles</name>
    <message>
        <source>a game of at most %1 MiB was expected, but the file is larger; it was not read</source>
        <extracomment>%1 is a number of mebibytes</extracomment>
        <translation>此处应为不超过 %1 MiB 的对局，但文件更大，因此没有读取</translation>
    </message>
    <message>
        <source>text in UTF-8 was expected, the byte 0x%1 found</source>
        <extracomment>0x%1 is a byte, in base 16</extracomment>
        <translation>此处应为 UTF-8 文本，却是字节 0x%1</translation>
    </message>
    <message>
        <source>a game kept by Nimstone was expected, which begins with &apos;nimstone-game 1&apos;, but this line is empty</source>
        <translation>此处应为取石保存的对局，以“nimstone-game 1”开头，但这一行是空的</translation>
    </message>
    <message>
        <source>a game kept by Nimstone was expected, which begins with &apos;nimstone-game 1&apos;, but &apos;%1&apos; was found</source>
        <translation>此处应为取石保存的对局，以“nimstone-game 1”开头，却是“%1”</translation>
    </message>
    <message>
        <source>version 1 was expected, &apos;%1&apos; found: a newer Nimstone wrote this game</source>
        <extracomment>%1 is the number of a version</extracomment>
        <translation>此处应为版本 1，却是“%1”：这局由更新版本的取石写成</translation>
    </message>
    <message>
        <source>the time of the game was expected, but nothing is written here</source>
        <translation>此处应为对局的时间，但这里什么也没有写</translation>
    </message>
    <message>
        <source>the time of the game was expected, &apos;%1&apos; found</source>
        <translation>此处应为对局的时间，却是“%1”</translation>
    </message>
    <message>
        <source>a move was expected, the byte 0x00 found: the file is damaged</source>
        <translation>此处应为一步，却是字节 0x00：文件已损坏</translation>
    </message>
    <message>
        <source>the end of a line was expected, but the file ends here: it is cut off</source>
        <translation>此处应为行尾，但文件到此为止：文件被截断了</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a file, %2 what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>%1 is the name of a file, %4 what is wrong at that place of it</extracomment>
        <translation>%1，第 %2 行，第 %3 个字符：%4</translation>
    </message>
    <message>
        <source>line %1: a line of the same game was expected, but it has another start</source>
        <translation>第 %1 行：此处应为同一局的着法，但它的开局不同</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <extracomment>%1 is the number of a line, %2 what is wrong there: &quot;column 7: …&quot;</extracomment>
        <translation>第 %1 行，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is the name of a file, %2 what is wrong with it: &quot;line 3, column 7: …&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The game could not be written to %1. Is the folder there, may it be written to, is there room?</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>对局无法写入 %1。请看文件夹是否存在、是否可写、空间是否足够。</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>保存这局</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Nimstone games (*.nimgame)</source>
        <extracomment>Files in which a game is kept, in a file dialog</extracomment>
        <translation>取石对局 (*.nimgame)</translation>
    </message>
    <message>
        <source>There is a file %1 already. Is this game to take its place?</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>已有名为 %1 的文件。要用这一局替换它吗？</translation>
    </message>
</context>
<context>
    <name>PlayGameRow</name>
    <message>
        <source>%1 · opponent: %2 · %3</source>
        <extracomment>A game in a list: %1 how many moves are played, %2 the opponent&apos;s name, %3 a date and time</extracomment>
        <translation>%1 · 对手：%2 · %3</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>A game in a list that others played: %1 how many moves are played, %2 who played, %3 a date and time</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <extracomment>A game in a list, as it is read out: %1 its name, %2 its position at the start, %3 how it ended, %4 the rest</extracomment>
        <translation>%1，%2：%3。%4</translation>
    </message>
</context>
<context>
    <name>PlayGamesSheet</name>
    <message>
        <source>Earlier games</source>
        <translation>以前的对局</translation>
    </message>
    <message>
        <source>No game before this one. Every game in which a stone was taken is kept, the last 20 of them, and can be gone on with here.</source>
        <translation>还没有以前的对局。取过石子的对局都会保留，最多保留最近 20 局，在这里可以接着下。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>Opens the dialog for a game&apos;s file</extracomment>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Save this game…</source>
        <extracomment>Opens the dialog for a game&apos;s file</extracomment>
        <translation>保存这局…</translation>
    </message>
    <message>
        <source>Copy this game</source>
        <translation>复制这局</translation>
    </message>
    <message>
        <source>The whole game as text, with all its lines</source>
        <translation>整局的文本，包括所有分支</translation>
    </message>
    <message>
        <source>Paste a game</source>
        <translation>粘贴对局</translation>
    </message>
    <message>
        <source>A position or a whole game from the clipboard</source>
        <translation>剪贴板上的局面或整局</translation>
    </message>
</context>
<context>
    <name>PlayHeader</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Bit columns</source>
        <extracomment>Shows and hides the binary columns of the position</extracomment>
        <translation>二进制列</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Opens the list of the games before this one</extracomment>
        <translation>对局</translation>
    </message>
    <message>
        <source>P and N on the moves</source>
        <extracomment>Marks every legal move of the board with the letter of the position it leaves</extracomment>
        <translation>在走法上标出 P 和 N</translation>
    </message>
    <message>
        <source>Count up</source>
        <extracomment>Shows Bash&apos;s game as counting up from 0 to the size of the heap instead of taking from the heap</extracomment>
        <translation>报数</translation>
    </message>
</context>
<context>
    <name>PlayHintLadder</name>
    <message>
        <source>&lt;b&gt;Hint %1 of %2&lt;/b&gt; · %3</source>
        <extracomment>Help comes in steps: this is hint %1 of %2; %3 says what it tells</extracomment>
        <translation>&lt;b&gt;提示 %1 / %2&lt;/b&gt; · %3</translation>
    </message>
</context>
<context>
    <name>PlayHints</name>
    <message numerus="yes">
        <source>Write the heaps in binary, one under another, and count the 1s in each of the %n columns. Whoever leaves an even number in every column wins.</source>
        <translation>
            <numerusform>把各堆写成二进制，上下对齐，共 %n 列，数一数每一列有几个 1。谁能让每一列都剩偶数个 1，谁就获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take from %1: no other heap has a 1 in %2.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 32s column&quot;</extracomment>
        <translation>动%1：只有这一堆在%2上是 1。</translation>
    </message>
    <message>
        <source>A question</source>
        <extracomment>The first rung of the hint ladder</extracomment>
        <translation>想一想</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>The second rung of the hint ladder</extracomment>
        <translation>思路</translation>
    </message>
    <message>
        <source>Where to look</source>
        <extracomment>The third rung of the hint ladder</extracomment>
        <translation>看哪里</translation>
    </message>
    <message>
        <source>Which heap</source>
        <extracomment>The fourth rung of the hint ladder</extracomment>
        <translation>哪一堆</translation>
    </message>
    <message>
        <source>The move</source>
        <extracomment>The fifth and last rung of the hint ladder</extracomment>
        <translation>这一步</translation>
    </message>
    <message>
        <source>Look at %1, the highest with an odd number of 1s (here %2). The heap you take from must lose its 1 there.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 an odd number of 1s</extracomment>
        <translation>看%1：在有奇数个 1 的列中它最高，有 %2 个。你动的那一堆，在这一列上的 1 必须变成 0。</translation>
    </message>
    <message numerus="yes">
        <source>Only heaps of one are left, %n of them, an even number. They go one by one, and the last falls to the other player.</source>
        <translation>
            <numerusform>只剩下 1 颗的堆，共 %n 堆，是偶数。它们一堆一堆被取走，最后一堆轮到对方取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the same from both heaps: the difference stays %1, and there is one cold pair that has it.</source>
        <extracomment>%1 is the difference of the two heaps</extracomment>
        <translation>从两堆取同样多：差仍然是 %1，而差为这个数的奇异局势只有一个。</translation>
    </message>
    <message>
        <source>You are ahead by %1, counted in cuts, and may not lose more than that. Look at the strips that only you can cut.</source>
        <extracomment>%1 is a number of cuts, 1 or more</extracomment>
        <translation>按刀数算，你领先 %1 刀，损失不能超过这个数。看那些只有你能切的长条。</translation>
    </message>
    <message>
        <source>You are ahead by %1, counted in cuts, and may not lose more than that. Look at the blocks that both of you can cut.</source>
        <extracomment>%1 is a number of cuts, 1 or more</extracomment>
        <translation>按刀数算，你领先 %1 刀，损失不能超过这个数。看那些双方都能切的蛋糕块。</translation>
    </message>
    <message>
        <source>One heap of one is like another. Choose %1.</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>1 颗的堆都一样。选%1吧。</translation>
    </message>
    <message>
        <source>It is %1 with %2. Leave one stone of it, or none: which of the two makes the number of heaps of one odd?</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 its size</extracomment>
        <translation>就是%1，有 %2 颗。把它取到只剩 1 颗，或者全部取走：哪一种会使 1 颗的堆有奇数个？</translation>
    </message>
    <message>
        <source>There is a winning move in %1, which leaves everything else as it is.</source>
        <extracomment>%1 is &quot;heap 2&quot;, &quot;heaps 1 and 3&quot; or &quot;block 2&quot;</extracomment>
        <translation>在%1有一步能制胜，其余的都不动。</translation>
    </message>
    <message>
        <source>One of these two wins, the other does not: %1, or %2.</source>
        <translation>这两步中一步能制胜，另一步不能：%1，或者%2。</translation>
    </message>
    <message>
        <source>It is one of these two: %1, or %2.</source>
        <extracomment>%1 and %2 are moves such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>是这两步中的一步：%1，或者%2。</translation>
    </message>
    <message>
        <source>There is only one such move, and it wins. Find it.</source>
        <translation>这样的走法只有一步，它能制胜。把它找出来。</translation>
    </message>
    <message>
        <source>There is only one such move. Find it.</source>
        <translation>这样的走法只有一步。把它找出来。</translation>
    </message>
    <message>
        <source>%1. That leaves %2, and every column holds an even number of 1s.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;, %2 a calculation such as &quot;y = s ⊕ x = 40 ⊕ 42 = 2&quot;</extracomment>
        <translation>%1。剩下 %2，于是每一列都有偶数个 1。</translation>
    </message>
    <message numerus="yes">
        <source>%1. That leaves %n heap(s) of one, an odd number: the last falls to the other player.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;</extracomment>
        <translation>
            <numerusform>%1。这样剩下 %n 个 1 颗的堆，是奇数：最后一堆轮到对方取。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Then the number of 1s in every column is a multiple of %2.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1 and 3 from heap 2&quot;, %2 is k + 1, at least 2</extracomment>
        <translation>%1。于是每一列中 1 的个数都是 %2 的倍数。</translation>
    </message>
    <message>
        <source>%1. Nothing is left to move, and you have won.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;</extracomment>
        <translation>%1。这样什么也不剩，你就赢了。</translation>
    </message>
    <message>
        <source>%1. That leaves %4 = %2 × %3: however the other player moves, you make it %3 together.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;, %2 a number of blocks, %3 their size, %4 what is left</extracomment>
        <translation>%1。剩下 %4 = %2 × %3：无论对方走几，你都可以凑足 %3。</translation>
    </message>
    <message>
        <source>%1. That leaves %2, a cold pair, and from one cold pair no move leads to another.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;, %2 a pair of numbers such as (3, 5)</extracomment>
        <translation>%1。剩下的 %2 是奇异局势，而从奇异局势走一步到不了另一个奇异局势。</translation>
    </message>
    <message>
        <source>%1. A number is 0 then, and you have won.</source>
        <extracomment>%1 is a move such as &quot;Subtract 7 from 7&quot;</extracomment>
        <translation>%1。这样有一个数变为 0，你就赢了。</translation>
    </message>
    <message>
        <source>%1. You were ahead by %2, counted in cuts, and are ahead by %3 after it; with the other player to cut, 0 is enough.</source>
        <extracomment>%1 is a move such as &quot;Cut block 1 into 2 × 3 and 2 × 3&quot;, %2 and %3 are numbers of cuts</extracomment>
        <translation>%1。按刀数算，你原来领先 %2 刀，切了以后领先 %3 刀；轮到对方切时，持平就够了。</translation>
    </message>
    <message>
        <source>%1. That wins the part by itself, and the others cancel.</source>
        <extracomment>%1 is a move such as &quot;In part 2 (Nim), take 2 from heap 1&quot;</extracomment>
        <translation>%1。这样单独赢下这一部分，其余部分互相抵消。</translation>
    </message>
    <message>
        <source>%1. There is no other kind of move: it takes the last stone, and loses.</source>
        <extracomment>%1 is a move such as &quot;Take 1 from heap 1&quot;</extracomment>
        <translation>%1。没有别的走法：取走了最后一颗石子，因而输。</translation>
    </message>
    <message>
        <source>%1. Like every cut here it loses; it leaves you behind by %2, counted in cuts.</source>
        <extracomment>%1 is a move such as &quot;Cut block 1 into 2 × 3 and 2 × 3&quot;, %2 a number of cuts</extracomment>
        <translation>%1。这里怎么切都输；这样切以后，按刀数算你落后 %2 刀。</translation>
    </message>
    <message>
        <source>A move is of at least 1 and at most %1. However the other player moves, which number can the two of you always make together?</source>
        <extracomment>%1 is the largest move: how many may be taken, or counted on by</extracomment>
        <translation>一步至少走 1，至多走 %1。无论对方走几，你们两人总能凑成几？</translation>
    </message>
    <message>
        <source>From which heap, if it were the only one, would you like the other player to have to move? Begin with the smallest and work up to %1.</source>
        <extracomment>%1 is the size of the largest heap</extracomment>
        <translation>如果只有一堆，你希望对方面对大小是多少的一堆？从最小的开始，一直想到 %1。</translation>
    </message>
    <message>
        <source>You move from %1. Which pairs are so bad to move from that you would like to leave one of them?</source>
        <extracomment>%1 is a pair of numbers such as (3, 5)</extracomment>
        <translation>你面对的是 %1。面对哪些数对必输，因而你正想把它们留给对方？</translation>
    </message>
    <message>
        <source>Of %1 you may take up to %2 now, and the other player then up to twice what you took. What must you leave, so that twice is never enough?</source>
        <extracomment>%1 is the heap, %2 how much of it may be taken</extracomment>
        <translation>%1 颗中你现在最多可取 %2 颗，然后对方最多可取你所取的两倍。你该留下什么，才能使两倍总是不够？</translation>
    </message>
    <message>
        <source>From %1 and %2 the numbers shrink step by step. Which of you will be the first to have a choice?</source>
        <extracomment>%1 and %2 are the numbers, the larger first</extracomment>
        <translation>从 %1 和 %2 出发，两个数一步步变小。你们两人中，谁会先有选择的余地？</translation>
    </message>
    <message>
        <source>Play as in Nim, where an even number of 1s is left in every column, until you can leave nothing but heaps of one: leave an odd number of those. Heaps of two or more here: %1; heaps of one: %2.</source>
        <extracomment>%1 is how many heaps hold two or more, %2 how many hold one</extracomment>
        <translation>像 Nim 那样走，使每一列都剩偶数个 1，直到你能只留下 1 颗的堆为止：那时要留下奇数个。这里不少于 2 颗的堆有 %1 个，1 颗的堆有 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>Write the heaps in binary, one under another, and count the 1s in each of the %n columns. Whoever leaves a multiple of %1 in every column wins.</source>
        <extracomment>%1 is k + 1, at least 2</extracomment>
        <translation>
            <numerusform>把各堆写成二进制，上下对齐，共 %n 列，数一数每一列有几个 1。谁能让每一列都剩 %1 的倍数个 1，谁就获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>However the other player moves, you can make it %1 together. So leave whole blocks of %1: you will finish each of them. How does %2 divide into blocks?</source>
        <extracomment>%1 is the size of a block, m + 1; %2 is the heap</extracomment>
        <translation>无论对方走几，你都可以凑足 %1。所以要留下整组，每组 %1：每一组都由你走完。%2 能分成几组？</translation>
    </message>
    <message>
        <source>The pairs to leave are the cold ones: (0, 0), (1, 2), (3, 5), (4, 7), … No number is in two of them, and no difference either: just one of them has yours, %1.</source>
        <extracomment>%1 is the difference of the two heaps</extracomment>
        <translation>要留给对方的是奇异局势：(0, 0)、(1, 2)、(3, 5)、(4, 7)……每个数只在其中一对里，每个差也是：差为 %1 的恰好有一对。</translation>
    </message>
    <message>
        <source>While both sides are over 1, halve both, rounding down; the strip that remains is worth its length less 1 to the one who can cut it. Blocks that only you can cut: %1; only the other player: %2; both: %3.</source>
        <extracomment>%1, %2 and %3 are numbers of blocks</extracomment>
        <translation>两边都大于 1 时，各取一半，舍去小数；最后剩下的长条，能切它的人得到长度减 1 的值。这里只有你能切的有 %1 块，只有对方能切的有 %2 块，双方都能切的有 %3 块。</translation>
    </message>
    <message>
        <source>One of two</source>
        <extracomment>The fourth rung of the hint ladder: two moves to choose between</extracomment>
        <translation>二选一</translation>
    </message>
    <message>
        <source>Only one</source>
        <extracomment>The fourth rung of the hint ladder, where nothing is left to choose</extracomment>
        <translation>只有一步</translation>
    </message>
    <message>
        <source>Which block</source>
        <extracomment>The fourth rung of the hint ladder in Cutcake</extracomment>
        <translation>哪一块</translation>
    </message>
    <message>
        <source>No hint</source>
        <extracomment>In place of the rungs of the hint ladder, where there is none</extracomment>
        <translation>没有提示</translation>
    </message>
    <message>
        <source>There is no move left to help with.</source>
        <translation>已经没有可走的步，没有什么可提示的。</translation>
    </message>
    <message>
        <source>The position is won, but it is too large to look through for a move that wins.</source>
        <translation>这个局面是必胜的，但太大，来不及找出制胜的一步。</translation>
    </message>
    <message>
        <source>Who wins here is not known: Grundy values are computed for heaps of up to %1.</source>
        <extracomment>%1 is a size of heaps</extracomment>
        <translation>这里谁能获胜还不知道：SG 值只算到大小为 %1 的堆。</translation>
    </message>
    <message>
        <source>Who wins here is not known: Grundy values are computed where up to %1 positions can be reached.</source>
        <extracomment>%1 is a number of positions</extracomment>
        <translation>这里谁能获胜还不知道：SG 值只在可以到达的局面不超过 %1 个时计算。</translation>
    </message>
    <message>
        <source>You are ahead by %1, counted in cuts, and may not lose more than that. Look at what each cut costs you.</source>
        <extracomment>%1 is a number of cuts, 1 or more</extracomment>
        <translation>按刀数算，你领先 %1 刀，损失不能超过这个数。看每一刀各要损失多少。</translation>
    </message>
    <message>
        <source>%1 of part %2</source>
        <extracomment>%1 is &quot;block 2&quot;, %2 the number of a part</extracomment>
        <translation>第 %2 部分的%1</translation>
    </message>
    <message>
        <source>%1 Leave as few winning replies as you can. %2</source>
        <extracomment>%1 and %2 are whole sentences: why no move wins, and where to look</extracomment>
        <translation>%1让对方制胜的应着尽可能少。%2</translation>
    </message>
    <message>
        <source>%1 Try to leave few winning replies. %2</source>
        <extracomment>%1 and %2 are whole sentences: why no move wins, and where to look</extracomment>
        <translation>%1尽量少给对方留下制胜的应着。%2</translation>
    </message>
    <message>
        <source>Every column already holds an even number of 1s, and every move makes some column odd: no move wins.</source>
        <translation>每一列都已经有偶数个 1，无论怎么走都会使某一列变为奇数个，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>Write the Grundy values in binary and look at %1, the highest with an odd number of 1s (here %2). Every winning move changes the digit of one value there, and wherever a value has a 1 there, some move wins.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 an odd number of 1s</extracomment>
        <translation>把各个 SG 值写成二进制，看%1：在有奇数个 1 的列中它最高（有 %2 个）。制胜的走法都恰好改变一个值在这一列上的数字；凡 SG 值在这一列上是 1 的堆，都有制胜的走法。</translation>
    </message>
    <message>
        <source>Let the highest column that you change be one with the fewest 1s: %1, with %2.</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 an even number of 1s</extracomment>
        <translation>使改变的最高一列，是有 1 的各列中 1 最少的一列：%1，有 %2 个。</translation>
    </message>
    <message>
        <source>Change %1, where there are %2, and no higher column.</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 an even number of 1s</extracomment>
        <translation>改变%1（那里有 %2 个 1），而不动比它高的列。</translation>
    </message>
    <message>
        <source>The Grundy values already have an even number of 1s in every column, and every move makes some column odd: no move wins.</source>
        <translation>各个 SG 值的每一列都已经有偶数个 1，无论怎么走都会使某一列变为奇数个，所以没有制胜的走法。</translation>
    </message>
    <message numerus="yes">
        <source>Only heaps of one are left, %n of them, an odd number. They go one by one, and the last falls to you: no move wins.</source>
        <translation>
            <numerusform>只剩下 1 颗的堆，共 %n 堆，是奇数。它们一堆一堆被取走，最后一堆轮到你取，所以没有制胜的走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the only heap of two or more: every winning move leaves only heaps of one, so this is the moment to switch. Beside it there are %n heap(s) of one.</source>
        <translation>
            <numerusform>看唯一不少于 2 颗的那一堆：制胜的一步只留下 1 颗的堆，所以现在正是改变走法的时候。除它以外，1 颗的堆有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1: its number of 1s is %2, not a multiple of %3, and it is the highest such column. No winning move changes a higher one.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 a number of 1s, %3 is k + 1, at least 2</extracomment>
        <translation>看%1：它有 %2 个 1，不是 %3 的倍数，而且是最高的这样一列。制胜的走法都不改变比它高的列。</translation>
    </message>
    <message>
        <source>In every column the number of 1s is already a multiple of %1, and every move ends that: no move wins.</source>
        <extracomment>%1 is k + 1, at least 2</extracomment>
        <translation>每一列中 1 的个数都已经是 %1 的倍数，而任何一步都会破坏这一点，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2. Count off whole blocks of %2 and look at what is left beyond the last of them.</source>
        <extracomment>%1 is the heap, %2 the size of a block, m + 1</extracomment>
        <translation>%1 不是 %2 的倍数。把它按每组 %2 数出来，看最后一个整组以外还剩什么。</translation>
    </message>
    <message>
        <source>%1 = %2 × %3, whole blocks already: however you move, the other player can make it %3 together. No move wins.</source>
        <extracomment>%1 is the heap, %2 a number of blocks, %3 the size of a block, m + 1</extracomment>
        <translation>%1 = %2 × %3，已经正好是整组：无论你走几，对方都可以凑足 %3，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>The heap of %1 has the Grundy value %2, so some move leaves the value 0. Look at the moves that leave two heaps: both have to have the same value.</source>
        <extracomment>%1 is the size of a heap, %2 its Grundy value</extracomment>
        <translation>大小为 %1 的这一堆，SG 值是 %2，所以有一步能留下 SG 值为 0 的局面。看那些留下两堆的走法：两堆的 SG 值必须相等。</translation>
    </message>
    <message>
        <source>The heap of %1 has the Grundy value %2, so some move leaves the value 0. Look at the moves that leave three heaps: the nim-sum of their values has to be 0.</source>
        <extracomment>%1 is the size of a heap, %2 its Grundy value</extracomment>
        <translation>大小为 %1 的这一堆，SG 值是 %2，所以有一步能留下 SG 值为 0 的局面。看那些留下三堆的走法：三堆的 SG 值的异或和必须是 0。</translation>
    </message>
    <message>
        <source>The heap of %1 has the Grundy value %2, so some move leaves the value 0. Look at what each move leaves.</source>
        <extracomment>%1 is the size of a heap, %2 its Grundy value</extracomment>
        <translation>大小为 %1 的这一堆，SG 值是 %2，所以有一步能留下 SG 值为 0 的局面。看每一步各留下什么。</translation>
    </message>
    <message>
        <source>The heap of %1 has the Grundy value %2, so some move leaves the value 0. Look at the moves that leave a single heap, or nothing.</source>
        <extracomment>%1 is the size of a heap, %2 its Grundy value</extracomment>
        <translation>大小为 %1 的这一堆，SG 值是 %2，所以有一步能留下 SG 值为 0 的局面。看那些只留下一堆或者什么也不留的走法。</translation>
    </message>
    <message>
        <source>The heap of %1 has the Grundy value 0, so what a move leaves has a larger value: no move wins.</source>
        <extracomment>%1 is the size of a heap</extracomment>
        <translation>大小为 %1 的这一堆，SG 值是 0，所以无论怎么走，留下的 SG 值都大于 0：没有制胜的走法。</translation>
    </message>
    <message>
        <source>Look at how many each move leaves.</source>
        <translation>看每一步各给对方留下几种。</translation>
    </message>
    <message>
        <source>Look at the moves that leave the value %1.</source>
        <extracomment>%1 is a Grundy value</extracomment>
        <translation>看那些留下 SG 值 %1 的走法。</translation>
    </message>
    <message>
        <source>The heap of %1 has the Grundy value %2, just as one of %3, since the values repeat with the period %4. Look for an amount that leaves a heap of value 0.</source>
        <extracomment>%1 and %3 are sizes of heaps, %2 the Grundy value of both, %4 the length of the period</extracomment>
        <translation>大小为 %1 的堆，SG 值是 %2，与大小为 %3 的堆相同，因为这些值以 %4 为周期重复。找一个数目，取走以后留下的堆 SG 值为 0。</translation>
    </message>
    <message>
        <source>Take from one heap only, and keep the other number: just one cold pair contains %1 and just one contains %2. Which numbers are they paired with?</source>
        <extracomment>%1 and %2 are the two heaps</extracomment>
        <translation>只从一堆取，让另一个数不变：含 %1 的奇异局势只有一个，含 %2 的也只有一个。与它们配对的是哪些数？</translation>
    </message>
    <message>
        <source>%1 is already a cold pair. A move in one heap keeps a number, and a move in both keeps the difference, but no other cold pair has either: no move wins.</source>
        <extracomment>%1 is a pair of numbers such as (3, 5)</extracomment>
        <translation>%1 已经是奇异局势。只动一堆，另一个数不变；两堆都动，差不变。但别的奇异局势既不含这两个数，差也不同，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>Take from both heaps.</source>
        <translation>从两堆取。</translation>
    </message>
    <message>
        <source>Take from one heap.</source>
        <translation>只从一堆取。</translation>
    </message>
    <message>
        <source>The largest Fibonacci number in %1 is %2. Leave it alone: every winning move comes out of the other %3.</source>
        <extracomment>%1 is the heap, %2 its largest Fibonacci part, %3 the rest</extracomment>
        <translation>%1 里最大的斐波那契数是 %2。不要动它：制胜的走法都出自其余的 %3 颗。</translation>
    </message>
    <message>
        <source>Look at the Fibonacci terms of %1, from the smallest on: you may take up to %2.</source>
        <extracomment>%1 is the heap, %2 the quota</extracomment>
        <translation>从最小的开始，看 %1 的各个斐波那契项：你最多可取 %2 颗。</translation>
    </message>
    <message>
        <source>The heap holds %1, and you may take up to %2. Look at what is within your reach.</source>
        <extracomment>%1 is the heap, %2 the quota</extracomment>
        <translation>这一堆有 %1 颗，你最多可取 %2 颗。看看你够得着多少。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number, and you may take at most %2. Whatever you take, the other player wins by taking the smallest term of what is left: no move wins.</source>
        <extracomment>%1 is the heap, %2 the quota</extracomment>
        <translation>%1 是斐波那契数，而你最多只能取 %2 颗。无论你怎么取，对方取走剩余石子的最小一项就能获胜，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>%1 = %2, and you may take at most %4, less than the smallest term, %3. Whatever you take, the other player wins by taking the smallest term of what is left: no move wins.</source>
        <extracomment>%1 is the heap, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota</extracomment>
        <translation>%1 = %2，而你最多只能取 %4 颗，少于最小的一项 %3。无论你怎么取，对方取走剩余石子的最小一项就能获胜，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>%1 × (%1 − %2) = %3 is more than %2&lt;sup&gt;2&lt;/sup&gt; = %4, so %1 is more than the golden ratio times %2. Every winning move leaves a pair where it is less, or makes a number 0.</source>
        <extracomment>%1 and %2 are the numbers, %3 and %4 the two products</extracomment>
        <translation>%1 × (%1 − %2) = %3 大于 %2&lt;sup&gt;2&lt;/sup&gt; = %4，所以 %1 大于 %2 的 φ 倍。制胜的一步留下的两个数，要么较大的小于较小的 φ 倍，要么有一个是 0。</translation>
    </message>
    <message>
        <source>%1 × (%1 − %2) = %3 is less than %2&lt;sup&gt;2&lt;/sup&gt; = %4, so %1 is less than the golden ratio times %2. You have only one move, and it leaves a pair that the other player wins.</source>
        <extracomment>%1 and %2 are the numbers, %3 and %4 the two products</extracomment>
        <translation>%1 × (%1 − %2) = %3 小于 %2&lt;sup&gt;2&lt;/sup&gt; = %4，所以 %1 小于 %2 的 φ 倍。你只有一步可走，而留下的一对数使对方必胜。</translation>
    </message>
    <message>
        <source>Both numbers are %1. What is the difference of two equal numbers?</source>
        <extracomment>%1 is a number</extracomment>
        <translation>两个数都是 %1。想一想，相等的两个数相减得到什么。</translation>
    </message>
    <message>
        <source>Nobody is ahead, counted in cuts, and every cut costs you at least one: no cut wins.</source>
        <translation>按刀数算，双方持平，而你每切一次至少损失一刀，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>You are behind by %1, counted in cuts, and every cut costs you at least one: no cut wins.</source>
        <translation>按刀数算，你落后 %1 刀，而每切一次至少再损失一刀，所以没有制胜的走法。</translation>
    </message>
    <message>
        <source>Look at the strips that only you can cut.</source>
        <translation>看那些只有你能切的长条。</translation>
    </message>
    <message>
        <source>Look at the blocks that both of you can cut.</source>
        <translation>看那些双方都能切的蛋糕块。</translation>
    </message>
    <message>
        <source>Look at what each cut leaves.</source>
        <translation>看每一种切法各留下什么。</translation>
    </message>
    <message>
        <source>The nim-sum of the values of all parts is %1, and its highest 1 is in %4. Look at part %2: its value, %3, has a 1 there, so some move in it wins.</source>
        <extracomment>%1 is a nim-sum, %2 the number of a part, %3 its value; %4 is &quot;the 32s column&quot;</extracomment>
        <translation>各部分 SG 值的异或和是 %1，它最高的 1 在%4。看第 %2 部分：它的 SG 值是 %3，在这一列上是 1，所以在这一部分有制胜的走法。</translation>
    </message>
    <message>
        <source>Look at part %1, whose value is %2.</source>
        <extracomment>%1 is the number of a part, %2 its value</extracomment>
        <translation>看第 %1 部分，它的 SG 值是 %2。</translation>
    </message>
    <message>
        <source>The nim-sum of the values of all parts is already 0, and every move ends that: no move wins.</source>
        <translation>各部分 SG 值的异或和已经是 0，而任何一步都会破坏这一点，所以没有制胜的走法。</translation>
    </message>
    <message numerus="yes">
        <source>The other %n part(s) cancel: the nim-sum of their values is 0. So look at part %1: what wins it by itself wins the sum.</source>
        <extracomment>%1 is the number of a part</extracomment>
        <translation>
            <numerusform>其余 %n 个部分互相抵消：它们的 SG 值的异或和是 0。所以看第 %1 部分：单独赢下它的走法，也赢下整个和。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move in %1. Its value, %2, is the only one with a 1 in %3, and some move there wins.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 its Grundy value, %3 is &quot;the 32s column&quot;</extracomment>
        <translation>动%1，它的 SG 值是 %2：只有这个值在%3上是 1，而且在那里走能制胜。</translation>
    </message>
    <message>
        <source>Take from %1. It is one of %3 heaps with a 1 in %2, and from each of them some move wins.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 32s column&quot;, %3 is 3 or more</extracomment>
        <translation>动%1。在%2上是 1 的有 %3 堆，每一堆都有制胜的走法。</translation>
    </message>
    <message>
        <source>Move in %1, and leave everything else as it is.</source>
        <translation>动%1，其余的都不动。</translation>
    </message>
    <message>
        <source>Some move in %1, which leaves everything else as it is, leaves the fewest winning replies.</source>
        <extracomment>%1 is &quot;heap 2&quot;, &quot;heaps 1 and 3&quot; or &quot;block 2&quot;</extracomment>
        <translation>只在%1走，其余的都不动，有一步使对方制胜的应着最少。</translation>
    </message>
    <message>
        <source>One of these two leaves the fewest winning replies, the other leaves more: %1, or %2.</source>
        <extracomment>%1 and %2 are moves such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>这两步中有一步使对方制胜的应着最少，另一步留得更多：%1，或者%2。</translation>
    </message>
    <message>
        <source>Both of these win: %1, or %2.</source>
        <translation>这两步都能制胜：%1，或者%2。</translation>
    </message>
    <message>
        <source>Both of these leave the fewest winning replies: %1, or %2.</source>
        <extracomment>%1 and %2 are moves such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>这两步都使对方制胜的应着最少：%1，或者%2。</translation>
    </message>
    <message>
        <source>Subtract until %2 or %3 remains beside %1: the other player loses from exactly one of these two pairs.</source>
        <extracomment>%1, %2 and %3 are numbers; %1 is the smaller of the two numbers in the game</extracomment>
        <translation>把较大的数减到 %2 或 %3（另一个数是 %1）：这两对数中恰有一对使对方必败。</translation>
    </message>
    <message>
        <source>%1. What it leaves there has the value %2, and the values have an even number of 1s in every column.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;, %2 a calculation such as &quot;s ⊕ g = 5 ⊕ 6 = 3&quot;</extracomment>
        <translation>%1。那里剩下的 SG 值是 %2，于是各个 SG 值的每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>%1. What it leaves, %2, has the value 0: every move from it leaves a larger value.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;, %2 the size of a heap</extracomment>
        <translation>%1。剩下的 %2，SG 值是 0：从它出发的任何一步都会留下更大的 SG 值。</translation>
    </message>
    <message>
        <source>%1. It is the smallest term of %2: now the smallest is %3, and the other player may take at most %4.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from the heap&quot;, %2 a sum such as 1 + 3 + 55, %3 and %4 are numbers</extracomment>
        <translation>%1。这是 %2 的最小一项：现在最小的一项是 %3，而对方最多只能取 %4 颗。</translation>
    </message>
    <message>
        <source>%1. That leaves %2 beside %3, and %2 is less than the golden ratio times %3: the other player has only one move, after which you win.</source>
        <extracomment>%1 is a move such as &quot;Subtract 21 from 34&quot;, %2 and %3 are numbers</extracomment>
        <translation>%1。剩下 %2 和 %3，而 %2 小于 %3 的 φ 倍：对方只有一步可走，走后你必胜。</translation>
    </message>
    <message>
        <source>%1. The value of that part was %2 and becomes %3, the nim-sum of the others: all together it is 0.</source>
        <extracomment>%1 is a move such as &quot;In part 2 (Nim), take 2 from heap 1&quot;, %2 and %3 are Grundy values</extracomment>
        <translation>%1。这一部分的 SG 值从 %2 变为 %3，等于其余各部分的异或和，所以总的异或和为 0。</translation>
    </message>
    <message>
        <source>%1. Like every move here it loses; how many replies to it win was not counted.</source>
        <extracomment>%1 is a move such as &quot;Take 1 from heap 1&quot;</extracomment>
        <translation>%1。这里怎么走都输；这一步留下多少种制胜的应着，没有去数。</translation>
    </message>
    <message>
        <source>%1. Like every cut here it loses, but no cut leaves fewer winning replies. You are behind by %2 after it, counted in cuts.</source>
        <translation>%1。这里怎么切都输，但没有切法给对方留下更少的制胜应着。切了以后，按刀数算你落后 %2 刀。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s) with stones, and the other player has to move in whatever you leave. What should it look like, so that no move helps?</source>
        <translation>
            <numerusform>这里有 %n 堆石子，对方必须在你留下的局面里走一步。留下什么样的局面，才能使对方怎么走都没用？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s) with stones, and whoever takes the last stone loses. What should the other player face at the very end?</source>
        <translation>
            <numerusform>这里有 %n 堆石子，取走最后一颗的人输。到了最后，你希望对方面对什么？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s) with stones, and a move may take from up to %1 of them. What must you leave, so that you can put right whatever the other player does?</source>
        <extracomment>%1 is k, in how many heaps a move may take</extracomment>
        <translation>
            <numerusform>这里有 %n 堆石子，一步最多可以动 %1 堆。你该留下什么，才能使对方无论怎么走，你都能补救？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n block(s) of cake, you are %1, and whoever cannot cut loses. How many cuts does each of you have left?</source>
        <extracomment>%1 is Left or Right</extracomment>
        <translation>
            <numerusform>这里有 %n 块蛋糕，你是%1，无刀可切者输。双方各还有几刀可切？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are played at once, and each turn moves in one of them. If each were a Nim heap, how large would it be?</source>
        <translation>
            <numerusform>这里有 %n 个游戏同时进行，每一步只走其中一个。如果每一个都是一个 Nim 堆，各有多大？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocks of %1 do not count, because two moves can always remove one. Write the remainders of the %n heaps on division by %1 in binary: whoever leaves an even number of 1s in every column wins.</source>
        <extracomment>%1 is the size of a block, m + 1</extracomment>
        <translation>
            <numerusform>每 %1 颗的整组不起作用，因为两步总能取走一组。把 %n 堆除以 %1 的余数写成二进制：谁能让每一列都剩偶数个 1，谁就获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give each heap a number, its Grundy value: the least, from 0 on, that is not the value of a heap left by one of the %n amount(s). Whoever leaves values with the nim-sum 0 wins.</source>
        <translation>
            <numerusform>给每一堆一个数，即它的 SG 值：%n 种取法所留下的各堆的 SG 值中都没有出现的最小非负整数。谁留下的 SG 值的异或和为 0，谁就获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give each heap a number, its Grundy value: the least, from 0 on, that is not the value of a heap left by one of the %n amount(s). These values repeat with the period %1. Whoever leaves values with the nim-sum 0 wins.</source>
        <extracomment>%1 is the length of the period</extracomment>
        <translation>
            <numerusform>给每一堆一个数，即它的 SG 值：%n 种取法所留下的各堆的 SG 值中都没有出现的最小非负整数。这些值以 %1 为周期重复。谁留下的 SG 值的异或和为 0，谁就获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give each heap up to %1 a number, its Grundy value: the least, from 0 on, that is not the value of anything that a move leaves of it. The value of several pieces is the nim-sum of theirs. Whoever leaves values with the nim-sum 0 wins.</source>
        <extracomment>%1 is the size of the largest heap</extracomment>
        <translation>给不大于 %1 的每一堆一个数，即它的 SG 值：它各后继局面的 SG 值中没有出现的最小非负整数。一步留下几堆时，取它们的 SG 值的异或和。谁留下的 SG 值的异或和为 0，谁就获胜。</translation>
    </message>
    <message numerus="yes">
        <source>The Grundy value of a heap is its size, but 3 and 4 change places, as do 7 and 8, and so on. Write the values of the %n heap(s) in binary: whoever leaves an even number of 1s in every column wins.</source>
        <translation>
            <numerusform>一堆的 SG 值就是它的大小，只是 3 与 4 互换，7 与 8 互换，依此类推。把 %n 堆的 SG 值写成二进制：谁能让每一列都剩偶数个 1，谁就获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write %1 as a sum of Fibonacci numbers, no two of them neighbours: here %n term(s). Leave nothing, or a heap whose smallest term is more than the other player may take.</source>
        <extracomment>%1 is the heap</extracomment>
        <translation>
            <numerusform>把 %1 写成互不相邻的斐波那契数之和：这里有 %n 项。要么取完，要么使剩余石子的最小一项大于对方可取的数目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n parts stands for a Nim heap of the size of its Grundy value. Write these values in binary: whoever leaves an even number of 1s in every column wins.</source>
        <translation>
            <numerusform>%n 个部分各相当于大小为其 SG 值的 Nim 堆。把这些值写成二进制：谁能让每一列都剩偶数个 1，谁就获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is too large to decide who wins.</source>
        <translation>这个局面太大，无法判定谁能获胜。</translation>
    </message>
    <message numerus="yes">
        <source>Take from %1 until its 1 in %2 is gone, and change no higher column. That leaves the other player %3 winning replies, and no move leaves fewer.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 4s column&quot;</extracomment>
        <translation>
            <numerusform>动%1，使它在%2上的 1 变成 0，而不动比它高的列。这样对方只有 %3 种制胜的应着，不可能更少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move in %1. The move to find leaves the other player %2 winning replies.</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>
            <numerusform>动%1。要找的那一步给对方留下 %2 种制胜的应着。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Like every move here it loses, but it leaves only %2 winning replies, and no move leaves fewer.</source>
        <translation>
            <numerusform>%1。这里怎么走都输，但这一步只给对方留下 %2 种制胜的应着，不可能更少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Like every move here it loses, but it leaves only %2 winning replies, and none of those compared leaves fewer.</source>
        <extracomment>%1 is a move such as &quot;Take 1 from heap 1&quot;</extracomment>
        <translation>
            <numerusform>%1。这里怎么走都输，但这一步只给对方留下 %2 种制胜的应着，在比较过的走法中没有更少的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have a choice only when the larger number is at least twice the smaller, and whoever has a choice can win. Here the smaller goes %1 time(s) into the larger.</source>
        <translation>
            <numerusform>只有当较大的数至少是较小数的两倍时，才有选择的余地，有选择的人必胜。这里较大的数里有 %1 个较小的数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move in %1, whose value is %2. It is one of %3 whose values have a 1 in %4, and in each of them some move wins.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 its Grundy value, %4 is &quot;the 32s column&quot;, %3 is 3 or more</extracomment>
        <translation>动%1，它的 SG 值是 %2。SG 值在%4上是 1 的共有 %3 个，每一个都有制胜的走法。</translation>
    </message>
    <message>
        <source>%1. The values of what it leaves have the nim-sum %2.</source>
        <extracomment>%1 is a move such as &quot;Split heap 1 into 3 and 4&quot;, %2 a nim-sum such as &quot;1 ⊕ 1 = 0&quot;</extracomment>
        <translation>%1。留下的各堆，SG 值的异或和是 %2。</translation>
    </message>
    <message>
        <source>Which row</source>
        <extracomment>The fourth rung of the hint ladder in Kayles and its kin</extracomment>
        <translation>哪一排</translation>
    </message>
</context>
<context>
    <name>PlayMoveList</name>
    <message>
        <source>Moves</source>
        <translation>走法记录</translation>
    </message>
    <message>
        <source>The moves will stand here, each with what it did to the game and why.</source>
        <translation>每一步都会记在这里，并说明它对胜负的影响和理由。</translation>
    </message>
    <message>
        <source>Let the computer start</source>
        <translation>让电脑先走</translation>
    </message>
</context>
<context>
    <name>PlayMoveRow</name>
    <message>
        <source>Play the reply</source>
        <translation>走出这步回应</translation>
    </message>
    <message>
        <source>It is taken back again with a click</source>
        <translation>点一下即可收回</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>The proof behind this move, on this position</source>
        <translation>在这个局面上，说明这一步的证明</translation>
    </message>
</context>
<context>
    <name>PlayOpponents</name>
    <message>
        <source>Two people</source>
        <extracomment>Who plays: two people at one table</extracomment>
        <translation>两个人</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Play against: %1</source>
        <extracomment>A tooltip on the picture of an opponent: %1 is the name</extracomment>
        <translation>改与%1对局</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>PlayPathMarks</name>
    <message>
        <source>%1 of %2 stages done</source>
        <extracomment>How much of a path of several games is walked</extracomment>
        <translation>已完成 %1 关，共 %2 关</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>PlayPick</name>
    <message>
        <source>Fewer</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>How many, or a move such as 1-2</source>
        <translation>数量，或 1-2 这样的走法</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>From one more heap, too</source>
        <translation>同时再从一堆中取</translation>
    </message>
    <message>
        <source>Split it, or leave it whole</source>
        <translation>分成两堆，或不分</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>A first hint</source>
        <translation>第一条提示</translation>
    </message>
    <message>
        <source>One more hint</source>
        <translation>再给一条提示</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Pick a move on the board, or with the arrow keys.</source>
        <translation>在棋盘上点选一步，或用方向键选择。</translation>
    </message>
    <message>
        <source>%1 Its letter is &lt;b&gt;%2&lt;/b&gt;.</source>
        <extracomment>%1 is a sentence about the move that is picked, %2 its letter, P or N</extracomment>
        <translation>%1它的字母是 &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
</context>
<context>
    <name>PlayResult</name>
    <message>
        <source>&lt;b&gt;You have found its mistake.&lt;/b&gt; %1</source>
        <extracomment>%1 is a sentence: what the mistaken opponent that was just beaten believes</extracomment>
        <translation>&lt;b&gt;你识破了它的错误。&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>From fault to fault, and try again</source>
        <translation>逐一查看失误，重新尝试</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>换一个局面</translation>
    </message>
</context>
<context>
    <name>PlayReviewCard</name>
    <message>
        <source>Review: fault %1 of %2</source>
        <extracomment>%1 of %2 faults of a game that is looked at again</extracomment>
        <translation>复盘：第 %1 处失误，共 %2 处</translation>
    </message>
    <message>
        <source>The fault before</source>
        <translation>上一处失误</translation>
    </message>
    <message>
        <source>The next fault</source>
        <translation>下一处失误</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>End the review</source>
        <translation>结束复盘</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>The proof for this position</source>
        <translation>关于这个局面的证明</translation>
    </message>
</context>
<context>
    <name>PlaySeats</name>
    <message numerus="yes">
        <source>A sum of %n games</source>
        <extracomment>The name of a game that is a sum of several: %n is how many, at least 2</extracomment>
        <translation>
            <numerusform>%n 个游戏的和</numerusform>
        </translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>The computer won</source>
        <translation>电脑赢了</translation>
    </message>
    <message>
        <source>The first player won</source>
        <translation>先手获胜</translation>
    </message>
    <message>
        <source>The second player won</source>
        <translation>后手获胜</translation>
    </message>
    <message>
        <source>Left won</source>
        <translation>左方获胜</translation>
    </message>
    <message>
        <source>Right won</source>
        <translation>右方获胜</translation>
    </message>
</context>
<context>
    <name>PlaySetupGames</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>PlaySetupNumbers</name>
    <message>
        <source>%1: one less</source>
        <translation>%1：减一</translation>
    </message>
    <message>
        <source>This game has no such number here.</source>
        <translation>这个游戏在此处没有这样的数。</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1：加一</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>去掉：%1</translation>
    </message>
</context>
<context>
    <name>PlaySetupPosition</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Change the numbers of this part</source>
        <translation>修改这一部分的数</translation>
    </message>
    <message>
        <source>Remove the part in hand</source>
        <translation>去掉选中的部分</translation>
    </message>
    <message>
        <source>So many numbers are changed in the text.</source>
        <translation>数太多，请在文字中修改。</translation>
    </message>
    <message>
        <source>Add a game to the sum</source>
        <translation>再加一个游戏</translation>
    </message>
    <message>
        <source>Worth playing</source>
        <translation>推荐的局面</translation>
    </message>
    <message>
        <source>Random, and for whoever starts</source>
        <translation>随机局面，对先手而言</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>当前局面</translation>
    </message>
    <message>
        <source>The position of the running game</source>
        <translation>正在进行的对局的局面</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在抽取……</translation>
    </message>
</context>
<context>
    <name>PlaySetupSeats</name>
    <message>
        <source>Who plays</source>
        <translation>谁来下</translation>
    </message>
    <message>
        <source>I against the computer</source>
        <translation>我对电脑</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>两个人</translation>
    </message>
    <message>
        <source>Watch two computers</source>
        <translation>观看两个电脑对弈</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Who moves second</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Moves that the learner sees ahead:</source>
        <extracomment>Before a number of moves with a button less and a button more</extracomment>
        <translation>初学者能看清的步数：</translation>
    </message>
    <message>
        <source>One move less</source>
        <translation>少一步</translation>
    </message>
    <message>
        <source>One move more</source>
        <translation>多一步</translation>
    </message>
    <message>
        <source>A position in which it goes wrong</source>
        <extracomment>A button: sets up a position in which this opponent, moving first, gives the win away</extracomment>
        <translation>换一个它会出错的局面</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>I start</source>
        <translation>我先走</translation>
    </message>
    <message>
        <source>The computer starts</source>
        <translation>电脑先走</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左方与右方</translation>
    </message>
    <message>
        <source>I am Left</source>
        <translation>我执左方</translation>
    </message>
    <message>
        <source>I am Right</source>
        <translation>我执右方</translation>
    </message>
    <message>
        <source>Left starts</source>
        <translation>左方先走</translation>
    </message>
    <message>
        <source>Right starts</source>
        <translation>右方先走</translation>
    </message>
    <message>
        <source>How it is told</source>
        <translation>说法</translation>
    </message>
    <message>
        <source>Take from %1</source>
        <extracomment>%1 is a number: the two ways to tell Bash&apos;s game</extracomment>
        <translation>从 %1 往下取</translation>
    </message>
    <message>
        <source>Count up to %1</source>
        <translation>往上数到 %1</translation>
    </message>
</context>
<context>
    <name>PlaySetupSheet</name>
    <message>
        <source>New game</source>
        <translation>新的一局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>PlayStrip</name>
    <message>
        <source>Who could win after each move</source>
        <translation>每步之后谁能取胜</translation>
    </message>
</context>
<context>
    <name>PlayTurn</name>
    <message>
        <source>Show P or N before the move, too</source>
        <translation>走之前也显示 P 或 N</translation>
    </message>
    <message>
        <source>Let the computer move</source>
        <translation>让电脑走</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>不等了</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The space bar, as written on a keycap</extracomment>
        <translation>空格</translation>
    </message>
    <message>
        <source>Back to the game before</source>
        <translation>回到上一局</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Play on by itself</source>
        <translation>继续自动对弈</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Who can win is being worked out…</source>
        <extracomment>In place of who can win, as long as that is being computed</extracomment>
        <translation>正在计算谁能取胜…</translation>
    </message>
    <message>
        <source>The hint is being worked out…</source>
        <translation>正在准备提示…</translation>
    </message>
    <message>
        <source>There are too many moves here for each to carry its P or N.</source>
        <extracomment>Each legal move can be marked with the letter of the position that it leaves</extracomment>
        <translation>这里的走法太多，无法逐一标上 P 或 N。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>The proof for this position</source>
        <translation>关于这个局面的证明</translation>
    </message>
</context>
<context>
    <name>PlayVariationList</name>
    <message>
        <source>Other lines</source>
        <translation>其他分支</translation>
    </message>
    <message>
        <source>From move %1: %2</source>
        <extracomment>A line of the game that was left: from move %1 on the moves %2, in the notation</extracomment>
        <translation>从第 %1 步起：%2</translation>
    </message>
    <message>
        <source>Go on with this line</source>
        <translation>转到这条分支继续</translation>
    </message>
    <message>
        <source>Forget this line</source>
        <translation>删去这条分支</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Nim-sum</source>
        <extracomment>A skill to practise</extracomment>
        <translation>异或和</translation>
    </message>
    <message>
        <source>The eligible heap</source>
        <extracomment>A skill to practise: to find a heap that has a winning move</extracomment>
        <translation>可动的堆</translation>
    </message>
    <message>
        <source>How many to take</source>
        <extracomment>A skill to practise</extracomment>
        <translation>取几颗</translation>
    </message>
    <message>
        <source>Add the heaps in binary, without carries.</source>
        <translation>把各堆按二进制相加，不进位。</translation>
    </message>
    <message>
        <source>Find a heap from which a winning move can be made.</source>
        <translation>找出能走出制胜一步的堆。</translation>
    </message>
    <message>
        <source>The heap is given: find how many stones of it to take.</source>
        <translation>堆已选定，求应取走几颗。</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Above what is wrong with an answer</extracomment>
        <translation>正确</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>还不对</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Reading binary</source>
        <extracomment>A skill to practise</extracomment>
        <translation>读写二进制</translation>
    </message>
    <message>
        <source>The deciding column</source>
        <extracomment>A skill to practise</extracomment>
        <translation>起决定作用的列</translation>
    </message>
    <message>
        <source>Whole blocks</source>
        <extracomment>A skill to practise: Bash&apos;s game</extracomment>
        <translation>整段余数</translation>
    </message>
    <message>
        <source>Cold pairs</source>
        <extracomment>A skill to practise: Wythoff&apos;s game</extracomment>
        <translation>奇异局势</translation>
    </message>
    <message>
        <source>Zeckendorf&apos;s sum</source>
        <extracomment>A skill to practise</extracomment>
        <translation>齐肯多夫表示</translation>
    </message>
    <message>
        <source>The quota</source>
        <extracomment>A skill to practise: Fibonacci Nim</extracomment>
        <translation>取子上限</translation>
    </message>
    <message>
        <source>Counting winning moves</source>
        <extracomment>A skill to practise</extracomment>
        <translation>数制胜走法</translation>
    </message>
    <message>
        <source>All winning moves</source>
        <extracomment>A skill to practise</extracomment>
        <translation>全部制胜走法</translation>
    </message>
    <message>
        <source>Mex</source>
        <extracomment>A skill to practise: to find the least number that is not in a set</extracomment>
        <translation>求 mex</translation>
    </message>
    <message>
        <source>Grundy value of a sum</source>
        <extracomment>A skill to practise</extracomment>
        <translation>和的 SG 值</translation>
    </message>
    <message>
        <source>The misère switch</source>
        <extracomment>A skill to practise: misère Nim, where the rule changes near the end</extracomment>
        <translation>反常规则的转折</translation>
    </message>
    <message>
        <source>Go from bits to a number, and from a number to its bits.</source>
        <translation>由二进制读出数，由数写出二进制。</translation>
    </message>
    <message>
        <source>Find the highest binary column with an odd number of 1s.</source>
        <translation>找出有奇数个 1 的最高列。</translation>
    </message>
    <message>
        <source>Find the rest over whole blocks: how many to take in Bash&apos;s game.</source>
        <translation>求整段之外的余数：巴什博弈中应取几颗。</translation>
    </message>
    <message>
        <source>Complete a cold pair of Wythoff&apos;s game.</source>
        <translation>补全威佐夫博弈的奇异局势。</translation>
    </message>
    <message>
        <source>Write a number as a sum of Fibonacci numbers, no two of them neighbours.</source>
        <translation>把一个数写成两两不相邻的斐波那契数之和。</translation>
    </message>
    <message>
        <source>Find how many to take in Fibonacci Nim, where a quota limits the move.</source>
        <translation>斐波那契博弈中取子有上限，求应取几颗。</translation>
    </message>
    <message>
        <source>Count the first moves that win, without playing them.</source>
        <translation>不必试走，数出先手有几种制胜的走法。</translation>
    </message>
    <message>
        <source>Find every winning move: from which heaps, and how many stones of each.</source>
        <translation>找出全部制胜的走法：从哪些堆取，各取几颗。</translation>
    </message>
    <message>
        <source>Find the least of 0, 1, 2, … that is not among the given numbers.</source>
        <translation>求给定的数中没有出现的最小非负整数。</translation>
    </message>
    <message>
        <source>Replace each part of a sum by its equal Nim heap, and add.</source>
        <translation>把和的每一部分换成等价的尼姆堆，再相加。</translation>
    </message>
    <message>
        <source>The last stone loses: tell whether to play as in Nim, or to switch.</source>
        <translation>取最后一颗者负：判断仍按尼姆博弈走，还是该转变走法。</translation>
    </message>
    <message>
        <source>P or N?</source>
        <extracomment>A skill to practise: to say whether the player to move has lost (P) or won (N)</extracomment>
        <translation>P 还是 N？</translation>
    </message>
    <message>
        <source>Say whether the player to move loses (P) or wins (N), in games of many kinds.</source>
        <translation>在各种游戏中判断轮到走的一方必败（P）还是必胜（N）。</translation>
    </message>
    <message>
        <source>Spot the flaw</source>
        <extracomment>A skill to practise: to find the false claim in an argument</extracomment>
        <translation>找出错误</translation>
    </message>
    <message>
        <source>Find the one claim of an argument that is false.</source>
        <translation>找出论证中唯一错误的一条。</translation>
    </message>
</context>
<context>
    <name>PracticeClaims</name>
    <message>
        <source>The nim-sum of %1 is %2.</source>
        <extracomment>%1 is heaps, &quot;(7, 11, 13)&quot;, %2 a number</extracomment>
        <translation>%1 的异或和是 %2。</translation>
    </message>
    <message>
        <source>In %1 the highest column with an odd number of 1s is %2.</source>
        <extracomment>%1 is heaps, &quot;(7, 11, 13)&quot;, %2 &quot;the 4s column&quot;</extracomment>
        <translation>%1 中，有奇数个 1 的最高列是%2。</translation>
    </message>
    <message>
        <source>In %1 the number of heaps with a winning move is %2.</source>
        <extracomment>%1 is heaps, &quot;(7, 11, 13)&quot;, %2 how many of them</extracomment>
        <translation>%1 中，有取胜走法的堆共 %2 堆。</translation>
    </message>
    <message>
        <source>In %1 some heap x has s ⊕ x = x.</source>
        <extracomment>%1 is heaps, &quot;(7, 11, 13)&quot;</extracomment>
        <translation>%1 中，有某一堆 x 满足 s ⊕ x = x。</translation>
    </message>
    <message>
        <source>In %1 no heap x has s ⊕ x = x.</source>
        <translation>%1 中，没有哪一堆 x 满足 s ⊕ x = x。</translation>
    </message>
    <message>
        <source>In %1, taking %2 from %3 makes the nim-sum 0.</source>
        <extracomment>%1 is heaps, &quot;(7, 11, 13)&quot;, %2 a number of stones, %3 &quot;heap 1&quot;</extracomment>
        <translation>局面 %1，从%3取 %2 颗，可使异或和为 0。</translation>
    </message>
    <message>
        <source>With %1 heaps of 1 the number of moves still to come is %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>有 %1 堆各 1 颗时，还剩 %2 步可走。</translation>
    </message>
    <message>
        <source>When the last stone loses, the player to move at %1 loses.</source>
        <extracomment>%1 is heaps, &quot;(1, 1, 1)&quot;</extracomment>
        <translation>取最后一颗者负时，局面 %1 先手必败。</translation>
    </message>
    <message>
        <source>When the last stone loses, the player to move at %1 wins.</source>
        <translation>取最后一颗者负时，局面 %1 先手必胜。</translation>
    </message>
    <message>
        <source>From a heap of %1 where 1 to %2 may be taken, taking %3 wins.</source>
        <extracomment>%1, %2 and %3 are numbers of stones</extracomment>
        <translation>一堆 %1 颗，每次取 1 到 %2 颗：取 %3 颗必胜。</translation>
    </message>
    <message>
        <source>Where 1 to %1 may be taken, whoever takes %2 from a lost heap is answered by taking %3.</source>
        <extracomment>%1, %2 and %3 are numbers of stones</extracomment>
        <translation>每次取 1 到 %1 颗：对方从必败的一堆取 %2 颗，就应取 %3 颗。</translation>
    </message>
    <message>
        <source>Where 1 to %2 may be taken, the player to move at a heap of %1 loses.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>每次取 1 到 %2 颗：一堆 %1 颗，先手必败。</translation>
    </message>
    <message>
        <source>Where 1 to %2 may be taken, the player to move at a heap of %1 wins.</source>
        <translation>每次取 1 到 %2 颗：一堆 %1 颗，先手必胜。</translation>
    </message>
    <message>
        <source>The Zeckendorf representation of %1 is %2.</source>
        <extracomment>%1 is a number, %2 a sum such as &quot;8 + 3&quot;</extracomment>
        <translation>%1 的齐肯多夫表示是 %2。</translation>
    </message>
    <message>
        <source>In Fibonacci Nim, after a take of %1 the next is at most %2.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>斐波那契博弈中，取走 %1 颗之后，下一步至多取 %2 颗。</translation>
    </message>
    <message>
        <source>In Fibonacci Nim, who begins with a heap of %1 loses.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>斐波那契博弈中，%1 颗的堆先手必败。</translation>
    </message>
    <message>
        <source>In Fibonacci Nim, who begins with a heap of %1 wins.</source>
        <translation>斐波那契博弈中，%1 颗的堆先手必胜。</translation>
    </message>
    <message>
        <source>In Fibonacci Nim, to begin with a heap of %1 and take %2 wins.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>斐波那契博弈中，%1 颗的堆，先手取 %2 颗必胜。</translation>
    </message>
    <message>
        <source>In Wythoff&apos;s game the player to move at %1 loses.</source>
        <extracomment>%1 is a pair of heaps, &quot;(3, 5)&quot;</extracomment>
        <translation>威佐夫博弈中，局面 %1 先手必败。</translation>
    </message>
    <message>
        <source>In Wythoff&apos;s game the player to move at %1 loses, as in Nim.</source>
        <extracomment>%1 is a pair of equal heaps, &quot;(5, 5)&quot;</extracomment>
        <translation>威佐夫博弈中，局面 %1 先手必败，与尼姆博弈一样。</translation>
    </message>
    <message>
        <source>In Wythoff&apos;s game the player to move at %1 wins, unlike in Nim.</source>
        <translation>威佐夫博弈中，局面 %1 先手必胜，与尼姆博弈不同。</translation>
    </message>
    <message>
        <source>Where a move takes one of the amounts %1, a heap of %2 is worth %3.</source>
        <extracomment>%1 is &quot;1, 3 and 4&quot;, %2 a number of stones, %3 a Grundy value</extracomment>
        <translation>每次可取 %1 颗时，%2 颗的堆的 SG 值是 %3。</translation>
    </message>
    <message>
        <source>Where a move takes one of the amounts %1, the values of the heaps repeat every %2.</source>
        <extracomment>%1 is &quot;1, 3 and 4&quot;, %2 a number</extracomment>
        <translation>每次可取 %1 颗时，各堆的 SG 值以 %2 为周期。</translation>
    </message>
    <message>
        <source>In the game 0.4 the heaps of 0, 1 and 2 are worth 0; so every heap is.</source>
        <translation>代码为 0.4 的游戏中，0、1、2 颗的堆的 SG 值都是 0，所以每个堆的 SG 值都是 0。</translation>
    </message>
    <message>
        <source>In the game 0.4 the heaps of 0, 1 and 2 are worth 0, and yet a heap of 3 is not.</source>
        <translation>代码为 0.4 的游戏中，0、1、2 颗的堆的 SG 值都是 0，而 3 颗的堆不是。</translation>
    </message>
    <message>
        <source>Two 1s in a column cancel: %1.</source>
        <extracomment>%1 is a calculation such as &quot;7 ⊕ 11 ⊕ 13 = 1&quot;</extracomment>
        <translation>同一列的两个 1 互相抵消：%1。</translation>
    </message>
    <message>
        <source>The nim-sum is %1, so the highest odd column is %2. In any column above it the number of 1s is even.</source>
        <extracomment>%1 is the nim-sum, %2 &quot;the 4s column&quot;</extracomment>
        <translation>异或和是 %1，所以最高的奇数列是%2。它左边若还有列，1 的个数都是偶数。</translation>
    </message>
    <message>
        <source>What counts is a 1 in %1, wherever the heap&apos;s own highest 1 stands. The number of heaps with one is %2.</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 a number of heaps</extracomment>
        <translation>要看的是在%1是不是 1，与这一堆自己的最高位在哪里无关。这一列是 1 的堆有 %2 堆。</translation>
    </message>
    <message>
        <source>s ⊕ x = x would mean s = 0, and here s = %1. So s ⊕ x is less than x or more, never equal.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>s ⊕ x = x 意味着 s = 0，而这里 s = %1。所以 s ⊕ x 或小于 x，或大于 x，不会相等。</translation>
    </message>
    <message>
        <source>s ⊕ x = %1 must be left, so x − y = %2 are taken.</source>
        <extracomment>%1 is what must be left, worked out: &quot;1 ⊕ 7 = 6&quot;; %2 how it gives the take: &quot;7 − 6 = 1&quot;</extracomment>
        <translation>应剩下 s ⊕ x = %1，所以取走 x − y = %2 颗。</translation>
    </message>
    <message>
        <source>Each move takes a whole heap of 1, whoever plays.</source>
        <translation>无论谁走，每一步都取走一整堆（1 颗）。</translation>
    </message>
    <message>
        <source>The heaps of 1 are taken in turn. Their number, %1, is odd: the last one falls to the player to move, who loses.</source>
        <extracomment>%1 is an odd number</extracomment>
        <translation>双方轮流取走 1 颗的堆。共 %1 堆，是奇数：最后一颗归先手取，先手负。</translation>
    </message>
    <message>
        <source>The heaps of 1 are taken in turn. Their number, %1, is even: the last one falls to the other player, who loses.</source>
        <extracomment>%1 is an even number</extracomment>
        <translation>双方轮流取走 1 颗的堆。共 %1 堆，是偶数：最后一颗归后手取，后手负。</translation>
    </message>
    <message>
        <source>Of the one larger heap the player to move can leave 1 or nothing, whichever makes the number of heaps of 1 odd, and wins.</source>
        <translation>先手可以让较大的那一堆剩 1 颗或不剩，使 1 颗的堆数为奇数，从而必胜。</translation>
    </message>
    <message>
        <source>While two larger heaps are left, the nim-sum decides as in Nim. It is %1.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>还有两个较大的堆时，与尼姆博弈一样由异或和决定。异或和是 %1。</translation>
    </message>
    <message>
        <source>%1: taking %2 leaves a multiple of %3, and each take after that can be made up to %3.</source>
        <extracomment>%1 is a calculation such as &quot;13 = 2·5 + 3&quot;, %2 a number of stones, %3 a number</extracomment>
        <translation>%1：取 %2 颗后剩下 %3 的倍数，此后对方每次取几颗，都能凑成 %3 颗。</translation>
    </message>
    <message>
        <source>Take and reply together are one more than the most that may be taken: %1.</source>
        <extracomment>%1 is a calculation such as &quot;3 + 2 = 5&quot;</extracomment>
        <translation>对方取的与应取的合起来，比每次至多取的颗数多 1：%1。</translation>
    </message>
    <message>
        <source>%1 is a multiple of %2: whatever is taken, the other player makes it up to %2.</source>
        <extracomment>%1 is a number of stones, %2 a number</extracomment>
        <translation>%1 是 %2 的倍数：无论先手取几颗，后手都凑成 %2 颗。</translation>
    </message>
    <message>
        <source>Multiples of %2 are lost. %1 is none: taking the rest, %3, leaves one.</source>
        <extracomment>%1 is a number of stones, %2 a number, %3 the rest</extracomment>
        <translation>%2 的倍数必败，而 %1 不是：取走余数 %3 颗，就剩下 %2 的倍数。</translation>
    </message>
    <message>
        <source>%1, and no two parts may follow each other among the numbers 1, 2, 3, 5, 8, … of Fibonacci.</source>
        <extracomment>%1 is a calculation such as &quot;11 = 8 + 3&quot;</extracomment>
        <translation>%1；任何两部分都不能是 1、2、3、5、8、… 这些斐波那契数中相邻的两个。</translation>
    </message>
    <message>
        <source>A move takes at most twice what the move before it took: here %1.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>每一步至多取前一步的两倍：这里是 %1 颗。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number, and the heaps of these sizes are the lost ones.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>%1 是斐波那契数，颗数为斐波那契数的堆必败。</translation>
    </message>
    <message>
        <source>%1 is not a Fibonacci number, and only heaps of these sizes are lost.</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>%1 不是斐波那契数，只有颗数为斐波那契数的堆才必败。</translation>
    </message>
    <message>
        <source>%1: after a take of %2 the next is at most %3, which is not all of the next part, %4.</source>
        <extracomment>%1 is a calculation such as &quot;11 = 3 + 8&quot;, %2, %3 and %4 numbers of stones</extracomment>
        <translation>%1：取 %2 颗之后，下一步至多取 %3 颗，取不完下一部分 %4。</translation>
    </message>
    <message>
        <source>With the difference k = %1, kφ rounded down exactly is %2, so the lost pair is %3.</source>
        <extracomment>%1 is a difference, %2 a number, %3 a pair of heaps, &quot;(4, 7)&quot;</extracomment>
        <translation>差 k = %1 时，kφ 精确地向下取整是 %2，所以必败的一对是 %3。</translation>
    </message>
    <message>
        <source>The same number may be taken from both heaps: the player to move takes everything at once.</source>
        <translation>可以从两堆取走同样多：先手一步全部取完。</translation>
    </message>
    <message>
        <source>Its options are worth %1, and %2 is the least of 0, 1, 2, … that is not among them.</source>
        <extracomment>%1 is &quot;0, 1 and 0&quot;, %2 their mex</extracomment>
        <translation>它各后继的 SG 值是 %1，其中没有出现的最小非负整数是 %2。</translation>
    </message>
    <message>
        <source>The heaps 0, 1, 2, … are worth %1, and then the same again, every %2.</source>
        <extracomment>%1 is &quot;0, 1, 0 and 2&quot;, %2 how many numbers these are</extracomment>
        <translation>0、1、2、… 颗的堆的 SG 值依次是 %1，此后每 %2 个重复一遍。</translation>
    </message>
    <message>
        <source>There a move takes 1 and leaves two heaps. A heap of 3 can become 1 and 1, worth 0, so it is worth 1: a few values from heap 0 on prove nothing.</source>
        <translation>在这个游戏中，每步取走 1 颗并留下两堆。3 颗的堆可变成 1 和 1，SG 值为 0，所以 3 颗的堆的 SG 值是 1：从 0 颗起的几个值不能证明周期。</translation>
    </message>
</context>
<context>
    <name>PracticeHints</name>
    <message>
        <source>What does ⊕ make of two 1s in the same column? And of three?</source>
        <translation>同一列上的两个 1 异或得什么？三个 1 呢？</translation>
    </message>
    <message numerus="yes">
        <source>Write the heaps in binary, one under another. In each of the %n columns, an odd number of 1s gives 1 and an even number gives 0; nothing is carried.</source>
        <translation>
            <numerusform>把各堆写成二进制，上下对齐，共 %n 列。每一列单独算：奇数个 1 得 1，偶数个 1 得 0，不进位。</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 upwards the nim-sum is worth %2. The columns below are left to you.</source>
        <extracomment>%1 is &quot;the 8s column&quot;, %2 what the columns from there up are worth</extracomment>
        <translation>%1及更高的各列，异或和的值合计 %2。更低的列请你来算。</translation>
    </message>
    <message>
        <source>s = &lt;b&gt;0&lt;/b&gt;: every column holds an even number of 1s.</source>
        <translation>s = &lt;b&gt;0&lt;/b&gt;：每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>s = &lt;b&gt;%1&lt;/b&gt;: an odd number of 1s stands in %2, and in no other.</source>
        <extracomment>%1 is s, %2 &quot;the 32s and 8s columns&quot;</extracomment>
        <translation>s = &lt;b&gt;%1&lt;/b&gt;：恰好是%2有奇数个 1。</translation>
    </message>
    <message>
        <source>A heap x would have to become s ⊕ x. For which heap is that smaller than before?</source>
        <translation>要使异或和为 0，x 颗的一堆应变成 s ⊕ x 颗。对哪一堆来说，这会比原来小？</translation>
    </message>
    <message numerus="yes">
        <source>Write the heaps in binary and count the 1s in each of the %n columns. The highest column with an odd number decides: a heap that gains a 1 there grows, a heap that loses one shrinks.</source>
        <translation>
            <numerusform>把各堆写成二进制，共 %n 列，数一数每一列有几个 1。起决定作用的是有奇数个 1 的最高列：在那里由 0 变 1 的堆会变大，由 1 变 0 的堆会变小。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take from %1. It has a 1 in %2, which becomes 0: %3 is less than %4.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 4s column&quot;, %3 a calculation such as &quot;6 ⊕ 12 = 10&quot;, %4 the heap&apos;s size</extracomment>
        <translation>动%1。它在%2上是 1，会变成 0：%3，小于 %4。</translation>
    </message>
    <message>
        <source>Do not ask first how many to take. What must be left in %1, so that every column is even?</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>先不问取几颗。%1应剩下多少，才能使每一列都有偶数个 1？</translation>
    </message>
    <message>
        <source>Write the heaps in binary. In every odd column the bit of %1 must flip, in every even column it must stay. Read off what is left, and subtract.</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>把各堆写成二进制。在有奇数个 1 的列上，%1的数字要翻转；在有偶数个 1 的列上保持不变。读出剩下的数，再相减。</translation>
    </message>
    <message>
        <source>The highest odd column is %1. There the 1 of %2 becomes 0.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 &quot;heap 1&quot;</extracomment>
        <translation>有奇数个 1 的最高列是%1，%2在这一列上由 1 变成 0。</translation>
    </message>
    <message>
        <source>What must be left in %1 is y = %2. So take x − y = %3.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 a calculation such as &quot;s ⊕ x = 40 ⊕ 42 = 2&quot;, %3 another such as &quot;42 − 2 = 40&quot;</extracomment>
        <translation>%1应剩下 y = %2，所以取走 x − y = %3 颗。</translation>
    </message>
    <message>
        <source>Half of it</source>
        <extracomment>The fourth rung of a hint ladder: the upper half of the binary columns is worked out</extracomment>
        <translation>先算一半</translation>
    </message>
    <message>
        <source>One of two</source>
        <extracomment>The fourth rung of a hint ladder: one of two heaps, columns or numbers is the right one
----------
The fourth rung of a hint ladder: one of two numbers is the right one</extracomment>
        <translation>二选一</translation>
    </message>
    <message>
        <source>Which bits</source>
        <extracomment>The fourth rung of a hint ladder: which bits of the heap flip</extracomment>
        <translation>哪几位</translation>
    </message>
    <message>
        <source>A question</source>
        <extracomment>The first rung of the hint ladder</extracomment>
        <translation>想一想</translation>
    </message>
    <message>
        <source>The idea</source>
        <extracomment>The second rung of the hint ladder</extracomment>
        <translation>思路</translation>
    </message>
    <message>
        <source>Where to look</source>
        <extracomment>The third rung of the hint ladder</extracomment>
        <translation>看哪里</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>The fifth and last rung of the hint ladder</extracomment>
        <translation>答案</translation>
    </message>
    <message numerus="yes">
        <source>Begin with %1: it holds %n ones. What do they give? Then go through the columns below.</source>
        <extracomment>%1 is &quot;the 32s column&quot;</extracomment>
        <translation>
            <numerusform>先看%1：有 %n 个 1，结果是什么？再逐列往下算。</numerusform>
        </translation>
    </message>
    <message>
        <source>One of %1 decides. Count the 1s in both.</source>
        <extracomment>%1 is &quot;the 8s and 4s columns&quot;</extracomment>
        <translation>起决定作用的是%1之一：数一数这两列各有几个 1。</translation>
    </message>
    <message>
        <source>One of %1 is right. Compare the two in the column that decides: one has a 1 there, and the other a 0.</source>
        <extracomment>%1 is &quot;heaps 1 and 3&quot;</extracomment>
        <translation>正确答案是%1之一。比较这两堆在起决定作用的那一列：一堆是 1，另一堆是 0。</translation>
    </message>
    <message>
        <source>Above the 1s column no column is odd: there %1 stays as it is. The 1s column is left to you.</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>1 列左边没有奇数列，%1在那里不变。1 列要不要翻转，留给你判断。</translation>
    </message>
    <message>
        <source>Above the 1s column these are odd: %1. Flip the bits of %2 there; its last bit is left to you.</source>
        <extracomment>%1 is &quot;the 32s and 8s columns&quot;, %2 &quot;heap 1&quot;</extracomment>
        <translation>1 列左边的奇数列是：%1。把%2在这些列的位翻转；最后一位要不要翻转，留给你判断。</translation>
    </message>
    <message>
        <source>The upper half</source>
        <extracomment>The fourth rung of a hint ladder: what the left half of a number&apos;s bits is worth</extracomment>
        <translation>左边一半</translation>
    </message>
    <message>
        <source>One of two rests</source>
        <extracomment>The fourth rung of a hint ladder: one of two remainders is the right one</extracomment>
        <translation>二选一的余数</translation>
    </message>
    <message>
        <source>The pair before</source>
        <extracomment>The fourth rung of a hint ladder: a pair a little before the one that is looked for</extracomment>
        <translation>前面的一对</translation>
    </message>
    <message>
        <source>The larger parts</source>
        <extracomment>The fourth rung of a hint ladder: the larger half of the parts of a sum</extracomment>
        <translation>较大的部分</translation>
    </message>
    <message>
        <source>The smallest part</source>
        <extracomment>The fourth rung of a hint ladder: the smallest part of a number</extracomment>
        <translation>最小的部分</translation>
    </message>
    <message>
        <source>Which heaps</source>
        <extracomment>The fourth rung of a hint ladder: the heaps that have a winning move</extracomment>
        <translation>是哪几堆</translation>
    </message>
    <message>
        <source>All but the last bit</source>
        <extracomment>The fourth rung of a hint ladder: all columns but the last are worked out</extracomment>
        <translation>只差末位</translation>
    </message>
    <message>
        <source>What may be left</source>
        <extracomment>The fourth rung of a hint ladder: what may be left of the heap</extracomment>
        <translation>可以留下什么</translation>
    </message>
    <message>
        <source>In which heaps is s ⊕ x smaller than x? Each of them has a winning move, not only the first that you see.</source>
        <translation>在哪些堆里 s ⊕ x 小于 x？这些堆都有制胜的走法，不只是最先看到的那一堆。</translation>
    </message>
    <message>
        <source>Write the heaps in binary, in %1 columns. A heap with a 1 in the highest odd column has exactly one winning move: flip its bits in all odd columns and leave what it reads then. Another heap has none.</source>
        <translation>把各堆写成二进制，共 %1 列。在有奇数个 1 的最高列上是 1 的堆恰有一种制胜的走法：把它在所有有奇数个 1 的列上的位翻转，留下所得的颗数。其余的堆没有制胜的走法。</translation>
    </message>
    <message>
        <source>One of %1 decides. Count the 1s in both, and look which heaps have one.</source>
        <extracomment>%1 is &quot;the 8s and 4s columns&quot;</extracomment>
        <translation>起决定作用的是%1之一：数一数这两列各有几个 1，再看哪些堆在那里是 1。</translation>
    </message>
    <message>
        <source>Only %1 has a winning move. How many stones of it to take is left to you.</source>
        <extracomment>%1 is &quot;heap 3&quot;</extracomment>
        <translation>只有%1有制胜的走法。取几颗，请自己算。</translation>
    </message>
    <message>
        <source>These have one winning move each: %1. How many stones to take there is left to you.</source>
        <extracomment>%1 is &quot;heaps 1, 3 and 4&quot;</extracomment>
        <translation>各有一种制胜走法的是%1。各取几颗，请自己算。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; from %2 (%3)</source>
        <extracomment>A winning move: %1 stones of &quot;heap 3&quot;, %2, are taken, since %3, such as &quot;6 ⊕ 13 = 11&quot;, must be left</extracomment>
        <translation>从%2取 &lt;b&gt;%1&lt;/b&gt; 颗（%3）</translation>
    </message>
    <message>
        <source>s = %1, and s ⊕ x must be left. Take %2.</source>
        <extracomment>%1 is s, %2 a list such as &quot;40 from heap 1 (40 ⊕ 42 = 2) and 8 from heap 3 (40 ⊕ 9 = 33)&quot;</extracomment>
        <translation>s = %1，应剩下 s ⊕ x 颗：%2。</translation>
    </message>
    <message>
        <source>A winning move leaves s ⊕ x of a heap of x. How many winning moves can one heap have at most, and when has it none?</source>
        <translation>制胜的一步把 x 颗的堆变成 s ⊕ x 颗。一堆最多有几种制胜的走法？什么时候一种也没有？</translation>
    </message>
    <message>
        <source>Write the heaps in binary, in %1 columns. A heap has a winning move exactly when it has a 1 in the highest column with an odd number of 1s. Where no column is odd, no move wins.</source>
        <translation>把各堆写成二进制，共 %1 列。一堆有制胜的走法，当且仅当它在有奇数个 1 的最高列上是 1。若没有一列有奇数个 1，就没有制胜的走法。</translation>
    </message>
    <message>
        <source>Look for the highest odd column, from the left. If there is one, the number of its 1s is odd, and so is that of the winning moves. If there is none, it is 0.</source>
        <translation>从左边起找有奇数个 1 的最高列。若有，这一列 1 的个数是奇数，制胜走法的种数也就是奇数；若没有，就是 0。</translation>
    </message>
    <message>
        <source>It is %1 or %2.</source>
        <extracomment>%1 and %2 are numbers, the first is the smaller</extracomment>
        <translation>不是 %1 就是 %2。</translation>
    </message>
    <message>
        <source>&lt;b&gt;0&lt;/b&gt;: every column is even, and after any move some column is odd.</source>
        <translation>&lt;b&gt;0&lt;/b&gt;：每一列都有偶数个 1，而任何一步之后总有某一列变成奇数个。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: in %2, the highest odd one, these have a 1: %3.</source>
        <extracomment>%1 is a number, %2 &quot;the 32s column&quot;, %3 &quot;heaps 1, 3 and 4&quot;</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt;：%2是有奇数个 1 的最高列，在这一列是 1 的有%3。</translation>
    </message>
    <message>
        <source>A winning move makes every column even. Which columns are even already, and which is the first that is not?</source>
        <translation>制胜的一步会使每一列都有偶数个 1。哪些列本来就是偶数个？从左边数起，第一个不是的是哪一列？</translation>
    </message>
    <message>
        <source>Write the heaps in binary, one under another. Count the 1s in each of the %1 columns, from the left to the right: the first odd number is that of the column that decides.</source>
        <translation>把各堆写成二进制，上下对齐，共 %1 列。从左到右数一数每一列有几个 1：最先遇到奇数的那一列起决定作用。</translation>
    </message>
    <message>
        <source>One of %1 decides. Count the 1s in them.</source>
        <extracomment>%1 is &quot;the 16s, 8s and 1s columns&quot;</extracomment>
        <translation>起决定作用的是%1之一：数一数这几列各有几个 1。</translation>
    </message>
    <message>
        <source>One of %1 decides. Where both are odd, it is the one further to the left.</source>
        <extracomment>%1 is &quot;the 8s and 4s columns&quot;</extracomment>
        <translation>起决定作用的是%1之一。若两列都有奇数个 1，就是靠左的那一列。</translation>
    </message>
    <message>
        <source>It is &lt;b&gt;%1&lt;/b&gt;: the number of 1s in it is %2, which is odd, and every column to its left is even. There s = %3 has its highest 1.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 an odd number, %3 is s</extracomment>
        <translation>是&lt;b&gt;%1&lt;/b&gt;：它有 %2 个 1，是奇数，而它左边的各列都有偶数个 1。s = %3 最高的 1 就在这一列。</translation>
    </message>
    <message>
        <source>Which heaps can one move make of heap %1, and what are these worth?</source>
        <extracomment>%1 is how many stones a heap has</extracomment>
        <translation>从 %1 颗的堆走一步，能变成哪些堆？它们的 SG 值各是多少？</translation>
    </message>
    <message>
        <source>Which numbers are not there? And which of those is the least?</source>
        <translation>哪些数没有出现？其中最小的是哪个？</translation>
    </message>
    <message>
        <source>The value of a heap is the mex of the values of its options. Count up from 0 and stop at the first number that is none of them.</source>
        <translation>一个堆的 SG 值是它各后继局面的 SG 值的 mex。从 0 数起，遇到第一个不在其中的数就停下。</translation>
    </message>
    <message>
        <source>Count up from 0 and stop at the first number that is not there. Their order, repeats and large numbers do not matter.</source>
        <translation>从 0 数起，遇到第一个没有出现的数就停下。次序、重复的数和大的数都不影响结果。</translation>
    </message>
    <message>
        <source>Heap %1 can become one of these: %2. Look at these values only: %3 options can hold back at most the values below %3, so heap %1 is worth at most %3.</source>
        <extracomment>%1 is how many stones a heap has, %2 &quot;13, 10 and 4&quot;, %3 how many these are</extracomment>
        <translation>%1 颗的堆可变成的堆是：%2。只看这几堆的 SG 值：%3 个后继至多占去小于 %3 的各数，所以这一堆的 SG 值至多是 %3。</translation>
    </message>
    <message>
        <source>There are %1 different numbers. They cannot fill all the places from 0 to %1, so the mex is at most %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>不同的数有 %1 个，占不满从 0 到 %1 的所有位置，所以 mex 至多是 %1。</translation>
    </message>
    <message>
        <source>It is %1 or %2. Is %1 there? If it is, the answer is %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>答案是 %1 或 %2。%1 出现了吗？若出现了，答案就是 %2。</translation>
    </message>
    <message>
        <source>The values are %1, each counted once. The first number that is missing is &lt;b&gt;%2&lt;/b&gt;.</source>
        <extracomment>%1 is a set such as &quot;{0, 1, 4}&quot;, %2 its mex</extracomment>
        <translation>去掉重复后是 %1，第一个没有出现的数是 &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>After a move in %1, will a heap of 2 or more be left anywhere, or only heaps of 1?</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>在%1走一步之后，还会有至少 2 颗的堆吗？还是只剩 1 颗的堆？</translation>
    </message>
    <message>
        <source>If a heap of 2 or more is left after the move, the nim-sum must be 0, as in Nim. If only heaps of 1 are left, their number must be odd.</source>
        <translation>走完后若还有至少 2 颗的堆，异或和应为 0，与尼姆博弈一样；若只剩 1 颗的堆，堆数应为奇数。</translation>
    </message>
    <message>
        <source>Leave 1 stone of %1 or none, so that only heaps of 1 are left. Which of the two makes their number odd?</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>让%1剩 1 颗或不剩，使得只剩 1 颗的堆。剩几颗才使堆数为奇数？</translation>
    </message>
    <message>
        <source>Take %2 from %1. Only heaps of 1 are left then, and their number, %3, is odd.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 a calculation such as &quot;5 − 1 = 4&quot;, %3 an odd number of heaps</extracomment>
        <translation>从%1取 %2 颗。此后只剩 1 颗的堆，共 %3 堆，是奇数。</translation>
    </message>
    <message>
        <source>What is a 1 worth in the rightmost column? And in the one to its left?</source>
        <translation>最右一列的 1 值多少？它左边一列的 1 呢？</translation>
    </message>
    <message>
        <source>What is a 1 worth in the rightmost column, and in the one to its left? Which of these weights fit into the number?</source>
        <translation>最右一列的 1 值多少？它左边一列的 1 呢？这些权中哪些不超过所给的数？</translation>
    </message>
    <message>
        <source>From right to left the columns are worth 1, 2, 4 and so on, up to %1. Add the weights of the columns that hold a 1.</source>
        <extracomment>%1 is the weight of the leftmost column</extracomment>
        <translation>从右到左，各列的权依次是 1、2、4 等，直到 %1。把是 1 的各列的权相加。</translation>
    </message>
    <message>
        <source>From right to left the columns are worth 1, 2, 4 and so on, up to %1. Take the largest weight that fits into the number, then the largest that fits into the rest, until nothing is left.</source>
        <translation>从右到左，各列的权依次是 1、2、4 等，直到 %1。先减去不超过这个数的最大的权，再减去不超过余数的最大的权，直到减完。</translation>
    </message>
    <message>
        <source>The first 1 from the left stands in %1. So the number is at least %2, and less than %3.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 its weight, %3 twice its weight</extracomment>
        <translation>从左数第一个 1 在%1，所以这个数不小于 %2，小于 %3。</translation>
    </message>
    <message>
        <source>The largest weight that fits is %2: set the bit of %1, take %2 off, and go on with the rest, which is less than %2.</source>
        <translation>不超过它的最大的权是 %2：把%1写成 1，减去 %2，再看余数，它小于 %2。</translation>
    </message>
    <message>
        <source>From %1 to the left the bits are worth %2 together. The columns to its right are left to you.</source>
        <extracomment>%1 is &quot;the 8s column&quot;, %2 what the bits from there to the left are worth together</extracomment>
        <translation>从%1向左，各位合起来值 %2。它右边的各列请自己算。</translation>
    </message>
    <message>
        <source>%3 is %1 = &lt;b&gt;%2&lt;/b&gt;.</source>
        <extracomment>%1 is a sum such as &quot;8 + 4 + 1&quot;, %2 the number, %3 its bits</extracomment>
        <translation>%3 就是 %1 = &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>%2 = %1, so the bits are &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>%2 = %1，所以写成 &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n parts plays like one heap of Nim. How large is that heap?</source>
        <translation>
            <numerusform>%n 个部分各相当于一个尼姆堆。这个堆有多大？</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the Grundy value of each part and put a Nim heap of that size in its place. Then take the nim-sum: add in binary, without carries.</source>
        <translation>求出每一部分的 SG 值，换成同样大小的尼姆堆，再求异或和：用二进制相加，不进位。</translation>
    </message>
    <message>
        <source>Above the 1s column the nim-sum is worth %1. The last bit is left to you: how many of the values are odd?</source>
        <extracomment>%1 is a number</extracomment>
        <translation>1 列以上的各列，异或和合计 %1。末位留给你：有几个 SG 值是奇数？</translation>
    </message>
    <message>
        <source>The parts are worth %1, and %2 = &lt;b&gt;%3&lt;/b&gt;.</source>
        <extracomment>%1 is numbers, &quot;3, 1 and 4&quot;, %2 a nim-sum such as &quot;3 ⊕ 1 ⊕ 4&quot;, %3 its value</extracomment>
        <translation>各部分的 SG 值是 %1，%2 = &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Worked out</source>
        <extracomment>The fourth rung of a hint ladder: the position as the rule looks at it</extracomment>
        <translation>算到一半</translation>
    </message>
    <message>
        <source>Is there a move that leaves the other player a lost position? If there is one, it is N; if there is none, P.</source>
        <translation>有没有一步能给对方留下必败的局面？若有，就是 N；若没有，就是 P。</translation>
    </message>
    <message>
        <source>In Nim it is P exactly when every binary column holds an even number of 1s.</source>
        <translation>在尼姆中，当且仅当二进制的每一列都有偶数个 1 时是 P。</translation>
    </message>
    <message>
        <source>Every move takes 1 to %1, and its answer can make it %2. So it is P exactly when the heap is a whole number of blocks of %2.</source>
        <extracomment>%1 is how many may be taken at most, %2 that and 1 more</extracomment>
        <translation>每步取 1 到 %1 颗，应对的一步总可以凑成 %2 颗。所以当且仅当这一堆恰好分成若干个 %2 颗的整组时是 P。</translation>
    </message>
    <message>
        <source>Go up from 0, which is P. A size is N exactly when one of the amounts %1 can be taken and leaves a P.</source>
        <extracomment>%1 is a list such as &quot;1, 3 and 4&quot;</extracomment>
        <translation>0 颗是 P，从它往上推：当且仅当取 %1 颗中的某一种能留下 P 时，这个颗数是 N。</translation>
    </message>
    <message>
        <source>P are the cold pairs: (0, 0), (1, 2), (3, 5) and so on. Each difference has one, which begins with the least number that was not used before.</source>
        <translation>P 就是奇异局势：(0, 0)、(1, 2)、(3, 5) 等。每个差恰有一个，它的较小数是前面没有用过的最小的数。</translation>
    </message>
    <message>
        <source>With a heap of two or more it is P exactly when the nim-sum is 0, as in Nim. With heaps of 1 only it is P exactly when their number is odd.</source>
        <translation>有不少于 2 颗的堆时，与尼姆一样，当且仅当异或和为 0 时是 P。各堆都是 1 颗时，当且仅当堆数是奇数时是 P。</translation>
    </message>
    <message>
        <source>Write the heap as a sum of Fibonacci numbers, no two of them neighbours. It is P exactly when fewer may be taken than the smallest of them.</source>
        <translation>把这一堆写成互不相邻的斐波那契数之和。当且仅当可取的颗数小于其中最小的一个时是 P。</translation>
    </message>
    <message>
        <source>Here it is P exactly when in every binary column the number of 1s is a multiple of %1.</source>
        <extracomment>%1 is k + 1</extracomment>
        <translation>在这里，当且仅当二进制的每一列中 1 的个数都是 %1 的倍数时是 P。</translation>
    </message>
    <message>
        <source>Each part is worth a Nim heap of its Grundy value: the least number that is the value of none of its options. The sum is P exactly when the nim-sum of these values is 0.</source>
        <translation>每一部分相当于颗数等于其 SG 值的一堆尼姆石子；SG 值是它的后继局面的 SG 值中没有出现的最小非负整数。当且仅当各部分 SG 值的异或和为 0 时，和是 P。</translation>
    </message>
    <message>
        <source>Count the 1s from %1 to the right. Is their number even in each column?</source>
        <extracomment>%1 is &quot;the 8s column&quot;</extracomment>
        <translation>从%1向右，数一数每一列有几个 1。是不是每一列都是偶数个？</translation>
    </message>
    <message>
        <source>Count the 1s from %1 to the right. Is their number a multiple of %2 in each column?</source>
        <extracomment>%1 is &quot;the 8s column&quot;, %2 is 3 or more</extracomment>
        <translation>从%1向右，数一数每一列有几个 1。是不是每一列的个数都是 %2 的倍数？</translation>
    </message>
    <message>
        <source>In binary the heaps are %1. In which columns is the number of 1s odd?</source>
        <extracomment>%1 is numbers in binary such as &quot;0101 · 0011&quot;</extracomment>
        <translation>各堆的二进制是 %1。哪些列有奇数个 1？</translation>
    </message>
    <message>
        <source>In binary the heaps are %1. In which columns is the number of 1s no multiple of %2?</source>
        <extracomment>%1 is numbers in binary such as &quot;0101 · 0011&quot;, %2 is 3 or more</extracomment>
        <translation>各堆的二进制是 %1。哪些列中 1 的个数不是 %2 的倍数？</translation>
    </message>
    <message>
        <source>Cut the %1 stones into blocks of %2. Is anything left over?</source>
        <extracomment>%1 is the size of the heap, %2 the size of a block</extracomment>
        <translation>把 %1 颗石子每 %2 颗分成一组，有没有剩余？</translation>
    </message>
    <message>
        <source>No more whole blocks fit than %2. Are these all of the %1 stones?</source>
        <extracomment>%1 is the size of the heap, %2 a calculation such as &quot;6 × 5 = 30&quot;</extracomment>
        <translation>最多能分成整组 %2 颗。这是不是 %1 颗的全部？</translation>
    </message>
    <message>
        <source>Among the smallest sizes these are P: %1. Go on from there.</source>
        <extracomment>%1 is a list such as &quot;0, 2 and 7&quot;</extracomment>
        <translation>最小的几个颗数中，是 P 的有 %1。请由此往上推。</translation>
    </message>
    <message>
        <source>Not far below %1 these sizes are P: %2. Does taking one of %3 lead to one of them?</source>
        <extracomment>%1 is the size of the heap, %2 a list of sizes, %3 one of amounts such as &quot;1, 3 and 4&quot;</extracomment>
        <translation>比 %1 略小的颗数中，是 P 的有 %2。取 %3 颗中的某一种，能不能到达其中之一？</translation>
    </message>
    <message>
        <source>The numbers differ by %1. Which cold pair has that difference?</source>
        <extracomment>%1 is a number</extracomment>
        <translation>两数之差是 %1。差是它的奇异局势是哪一个？</translation>
    </message>
    <message>
        <source>The cold pair with the difference %1 begins with %2. Compare.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>差是 %1 的奇异局势，较小数是 %2。请比较。</translation>
    </message>
    <message>
        <source>Heaps of two or more: %1. Which of the two rules holds then?</source>
        <translation>不少于 2 颗的堆有 %1 个。这时适用哪一条规则？</translation>
    </message>
    <message>
        <source>The nim-sum of the heaps is %1. What does that mean here?</source>
        <translation>各堆的异或和是 %1。在这里说明什么？</translation>
    </message>
    <message>
        <source>The largest Fibonacci number in %1 is %2. Go on with the rest.</source>
        <extracomment>%1 is the size of the heap, %2 a Fibonacci number</extracomment>
        <translation>不超过 %1 的最大的斐波那契数是 %2。请继续分余数。</translation>
    </message>
    <message>
        <source>%1 = %2, and at most %3 may be taken. Compare that with the smallest part.</source>
        <extracomment>%1 is a number, %2 a sum such as &quot;1 + 3 + 55&quot;, %3 how many may be taken</extracomment>
        <translation>%1 = %2，而最多可取 %3 颗。请与最小的一项比较。</translation>
    </message>
    <message>
        <source>Part %1 is worth a Nim heap of %2. What are the others worth?</source>
        <extracomment>%1 is the number of a part, %2 its Grundy value</extracomment>
        <translation>第 %1 部分相当于一堆 %2 颗的尼姆石子。其余的各相当于几颗？</translation>
    </message>
    <message>
        <source>The parts are worth Nim heaps of %1. What is their nim-sum?</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>各部分依次相当于 %1 颗的尼姆石子。它们的异或和是多少？</translation>
    </message>
    <message>
        <source>One of two claims</source>
        <extracomment>The fourth rung of a hint ladder: one of two claims is false</extracomment>
        <translation>两条之一</translation>
    </message>
    <message numerus="yes">
        <source>Which of the %n claims have you worked out with their numbers, and which do you only remember?</source>
        <translation>
            <numerusform>这 %n 条中，哪些你用其中的数算过？哪些只是凭印象？</numerusform>
        </translation>
    </message>
    <message>
        <source>All claims but one are true. Test each by itself, in its own numbers, and do not trust one because the others are right.</source>
        <translation>只有一条是错的。用各条自己的数逐条检验，不要因为别的几条对就相信它。</translation>
    </message>
    <message>
        <source>Claim %1 or claim %2 is false. Work out both.</source>
        <extracomment>%1 and %2 are the numbers of claims</extracomment>
        <translation>第 %1 条或第 %2 条是错的。把两条都算一算。</translation>
    </message>
    <message>
        <source>Claim &lt;b&gt;%1&lt;/b&gt; is false. %2</source>
        <extracomment>%1 is the number of a claim, %2 a sentence that says what is true</extracomment>
        <translation>第 &lt;b&gt;%1&lt;/b&gt; 条是错的。%2</translation>
    </message>
    <message>
        <source>The player to move loses exactly when every column holds an even number of 1s. A winning move makes a heap x into s ⊕ x, which has to be smaller.</source>
        <translation>当且仅当每一列都有偶数个 1 时先手必败。取胜的一步把某一堆 x 变成 s ⊕ x，它必须更小。</translation>
    </message>
    <message>
        <source>While a heap of 2 or more is left, the nim-sum decides as in Nim. With heaps of 1 only, count the moves to the end.</source>
        <translation>还有至少 2 颗的堆时，与尼姆博弈一样由异或和决定；只剩 1 颗的堆时，数一数还有几步。</translation>
    </message>
    <message>
        <source>Whatever a player takes, the other can make the two takes together the same number each round. Which number is it?</source>
        <translation>无论一方取几颗，另一方总能使每一轮两次合起来取走同样多。这个数是多少？</translation>
    </message>
    <message>
        <source>What a move may take depends on the move before. And the heap is to be seen as a sum of Fibonacci numbers: which ones may stand together?</source>
        <translation>一步能取多少，取决于前一步。还要把颗数看作斐波那契数之和：哪些可以放在一起？</translation>
    </message>
    <message>
        <source>From a lost pair no move leads to a lost pair: each number stands in one of them, and each difference belongs to one.</source>
        <translation>从必败的一对不能一步走到必败的一对：每个数只在一对中出现，每个差也只属于一对。</translation>
    </message>
    <message>
        <source>The Grundy value of a heap is the least of 0, 1, 2, … that none of its options has. Compute the values from heap 0 on.</source>
        <translation>一个堆的 SG 值是各后继的 SG 值中没有出现的最小非负整数。从 0 颗的堆起逐个算出来。</translation>
    </message>
    <message>
        <source>It is the only 1 of %1, so every move does that. In %2, which is odd too, the 0 becomes 1.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 16s column&quot;</extracomment>
        <translation>它是%1唯一的 1，所以怎么取都是如此。%2也有奇数个 1：那里的 0 变成 1。</translation>
    </message>
    <message>
        <source>It is the only 1 of %1, so every move does that. In %2, which is even, the 0 stays.</source>
        <translation>它是%1唯一的 1，所以怎么取都是如此。%2有偶数个 1：那里的 0 不变。</translation>
    </message>
    <message>
        <source>Apart from %1 no heap has 2 stones or more. If 2 or more stayed in it, the switch would be the other player&apos;s. So fewer than 2 stay.</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>除%1外，各堆都不到 2 颗。若它还剩 2 颗或更多，就把转折留给了对方。所以它至多剩 1 颗。</translation>
    </message>
    <message>
        <source>Whatever is taken from %1, 2 stones or more are left in %2, so the nim-sum must become 0.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;heap 3&quot; or &quot;heaps 2 and 3&quot;</extracomment>
        <translation>无论从%1取几颗，%2都不变，仍至少有 2 颗，所以异或和应变为 0。</translation>
    </message>
    <message>
        <source>Claim %1 is true: look at the others.</source>
        <extracomment>%1 is the number of a claim, or &quot;2 and 5&quot;</extracomment>
        <translation>第 %1 条是对的：看其余各条。</translation>
    </message>
    <message>
        <source>Claims %1 are true: look at the others.</source>
        <translation>第 %1 条都是对的：看其余各条。</translation>
    </message>
    <message>
        <source>Begin with part %1: it is worth %2. No value has a 1 above %3, where the number of 1s is odd: there the nim-sum has a 1.</source>
        <extracomment>%1 is the number of a part, %2 its value, %3 &quot;the 4s column&quot;</extracomment>
        <translation>先看第 %1 部分：它的 SG 值是 %2。各部分的 SG 值在%3左边都没有 1，在%3上共有奇数个 1：异或和在这一列是 1。</translation>
    </message>
    <message>
        <source>Begin with part %1: it is worth %2. No value has a 1 above %3, where the number of 1s is even: there the nim-sum has a 0.</source>
        <translation>先看第 %1 部分：它的 SG 值是 %2。各部分的 SG 值在%3左边都没有 1，在%3上共有偶数个 1：异或和在这一列是 0。</translation>
    </message>
    <message>
        <source>Look among %1 alone: not all of them are right.</source>
        <extracomment>%1 is &quot;heaps 1, 2 and 4&quot;</extracomment>
        <translation>只看%1：其中并非每一堆都对。</translation>
    </message>
    <message>
        <source>No heap holds more than 1, and there are %1 heaps of 1. Is that odd?</source>
        <translation>各堆都不多于 1 颗，1 颗的堆有 %1 个。这是奇数吗？</translation>
    </message>
</context>
<context>
    <name>PracticeParts</name>
    <message>
        <source>Nim heap of %1</source>
        <extracomment>A part of a sum, short. %1 is a number of stones</extracomment>
        <translation>尼姆堆 %1 颗</translation>
    </message>
    <message>
        <source>Bash heap of %1 (take 1 to %2)</source>
        <extracomment>A part of a sum, short. %1 is a number of stones, %2 how many of them a move may take at most</extracomment>
        <translation>巴什堆 %1 颗（每次取 1 到 %2 颗）</translation>
    </message>
    <message>
        <source>heap of %1 (take one of %2)</source>
        <extracomment>A part of a sum, short. %1 is a number of stones, %2 is &quot;1, 3 and 4&quot;</extracomment>
        <translation>一堆 %1 颗（每次可取 %2 颗）</translation>
    </message>
    <message>
        <source>Kayles row of %1</source>
        <extracomment>A part of a sum, short. %1 is a number of pins</extracomment>
        <translation>Kayles 一排 %1 个</translation>
    </message>
    <message>
        <source>Wythoff %1</source>
        <extracomment>A part of a sum, short. %1 is a pair of heaps, &quot;(3, 5)&quot;</extracomment>
        <translation>威佐夫 %1</translation>
    </message>
</context>
<context>
    <name>PracticeRules</name>
    <message>
        <source>An exercise counts once, by the first answer you ever give to it. Trying again, or doing the same exercise another time, is good practice and changes nothing.</source>
        <translation>每道题只计一次，以你第一次给出的答案为准。再试一次，或者以后重做同一道题，都是很好的练习，但不改变记录。</translation>
    </message>
    <message>
        <source>It counts as right if that answer is right and was not given away. Each hint makes a right answer raise the estimate less; the last hint gives the answer away.</source>
        <translation>这个答案正确，且不是看来的，才算答对。每多看一条提示，答对后掌握程度就升得少一些；最后一条提示等于给出了答案。</translation>
    </message>
    <message>
        <source>A skill is mastered at an estimate of %1 %, from at least %2 exercises that count. Before that each of them is good for %3 % at most.</source>
        <extracomment>%1 is a number of per cent, %2 one of exercises; %3 is a number of per cent</extracomment>
        <translation>掌握程度达到 %1%，而且计入的题目不少于 %2 道，才算掌握这项技能。在此之前，每道题最多只算 %3%。</translation>
    </message>
    <message>
        <source>Heaps of your own do not count, nor does a file that you only look at. The record is one person&apos;s: add a file only if its answers are yours.</source>
        <translation>自己输入的石子堆不计入，只是打开来看的文件也不计入。记录属于一个人：只有文件里的作答是你自己的，才把它加进来。</translation>
    </message>
    <message>
        <source>A mistake comes back after %1 day. Each time you are right without hints it waits longer, %2, %3 and then %4 days, and after that it is done with. On such a day your first answer counts anew.</source>
        <extracomment>%1 to %4 are numbers of days: 1, 3, 7 and 21</extracomment>
        <translation>答错的题过 %1 天会再次出现。每次不看提示答对，就隔得更久，依次为 %2、%3、%4 天，再答对就不再出现。到期那天，你的第一个答案重新计一次。</translation>
    </message>
</context>
<context>
    <name>PractiseAnswer</name>
    <message>
        <source>Take from heap %1</source>
        <extracomment>Before the field for how many stones to take; %1 is the number of the heap</extracomment>
        <translation>从第 %1 堆取走</translation>
    </message>
    <message>
        <source>One stone fewer</source>
        <translation>少取一颗</translation>
    </message>
    <message>
        <source>Your answer: a number</source>
        <translation>你的答案：一个数</translation>
    </message>
    <message>
        <source>How many stones to take</source>
        <translation>取走多少颗石子</translation>
    </message>
    <message>
        <source>One stone more</source>
        <translation>多取一颗</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Click a heap, or press its number.</source>
        <translation>点击一堆，或按它的编号。</translation>
    </message>
    <message>
        <source>Heap %1 is picked.</source>
        <translation>已选第 %1 堆。</translation>
    </message>
    <message>
        <source>Click a heap, or go to it with Tab and press Space.</source>
        <translation>点击一堆，或用 Tab 移到一堆上再按空格键。</translation>
    </message>
    <message>
        <source>How it went</source>
        <extracomment>A button, after the last exercise of a set</extracomment>
        <translation>查看结果</translation>
    </message>
</context>
<context>
    <name>PractiseBits</name>
    <message>
        <source>Bits of the answer</source>
        <translation>答案的二进制位</translation>
    </message>
    <message>
        <source>the %1s bit</source>
        <translation>权为 %1 的位</translation>
    </message>
</context>
<context>
    <name>PractiseBoard</name>
    <message>
        <source>Picture of the exercise</source>
        <translation>题目的图</translation>
    </message>
    <message>
        <source>Arrow keys choose a piece, Enter answers with it, Escape leaves.</source>
        <translation>用方向键选择图中的一块，按 Enter 以它作答，按 Escape 离开。</translation>
    </message>
</context>
<context>
    <name>PractiseChoices</name>
    <message>
        <source>Numbers to pick</source>
        <translation>可选的数</translation>
    </message>
    <message>
        <source>Answers to choose from</source>
        <translation>可选的答案</translation>
    </message>
</context>
<context>
    <name>PractiseDays</name>
    <message>
        <source>less</source>
        <extracomment>Of a calendar: pale days, with little practice</extracomment>
        <translation>少</translation>
    </message>
    <message>
        <source>more</source>
        <extracomment>Of a calendar: deep days, with much practice</extracomment>
        <translation>多</translation>
    </message>
</context>
<context>
    <name>PractiseHeader</name>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>What is weak comes more often; mistakes come back.</source>
        <translation>薄弱的多练，做错的会再来。</translation>
    </message>
    <message>
        <source>Exercise sets</source>
        <extracomment>A button that shows sets of exercises, for teachers</extracomment>
        <translation>习题集</translation>
    </message>
    <message>
        <source>Sets of exercises to make, print and share</source>
        <translation>编写、打印和分享习题集</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>A button that shows how practice went so far</extracomment>
        <translation>进度</translation>
    </message>
    <message>
        <source>How practice went so far</source>
        <translation>到目前为止的练习情况</translation>
    </message>
    <message>
        <source>Mixed for you</source>
        <translation>为你安排</translation>
    </message>
    <message>
        <source>Choose another skill</source>
        <translation>换一项技能</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Exercise sets, and how practice went so far</source>
        <translation>习题集和练习情况</translation>
    </message>
</context>
<context>
    <name>PractiseHeaps</name>
    <message>
        <source>Heaps: %1</source>
        <translation>各堆：%1</translation>
    </message>
    <message>
        <source>Heap %1: %2</source>
        <translation>第 %1 堆：%2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
</context>
<context>
    <name>PractiseLadder</name>
    <message>
        <source>Hint ladder</source>
        <translation>提示阶梯</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>How many of the hints are shown, such as 2 / 5</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: not asked for yet</source>
        <translation>%1：尚未查看</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <translation>给我提示</translation>
    </message>
    <message>
        <source>One more rung</source>
        <translation>再给一级</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>在棋盘上演示</translation>
    </message>
    <message>
        <source>Show the answer on the board and go on; it does not count as right</source>
        <translation>在棋盘上演示答案，然后继续；不计为答对</translation>
    </message>
</context>
<context>
    <name>PractiseMoves</name>
    <message>
        <source>How many stones to take from each heap</source>
        <translation>从各堆取几颗</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>One stone fewer from heap %1</source>
        <translation>第 %1 堆少取一颗</translation>
    </message>
    <message>
        <source>Heap %1: take %2</source>
        <translation>第 %1 堆：取 %2 颗</translation>
    </message>
    <message>
        <source>One stone more from heap %1</source>
        <translation>第 %1 堆多取一颗</translation>
    </message>
</context>
<context>
    <name>PractisePage</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>Above a question: %1 is the skill, %2 why it is asked, &quot;One of your mistakes&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>PractiseRecord</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Nothing was answered yet. After the first exercises this page shows what you know, and which mistakes come back.</source>
        <translation>还没有做过题。做几道题之后，这里会显示你掌握了什么、常犯哪些错误。</translation>
    </message>
    <message>
        <source>What you know</source>
        <translation>掌握情况</translation>
    </message>
    <message>
        <source>Right at the first try, week by week</source>
        <translation>各周一次答对的题数</translation>
    </message>
    <message>
        <source>Days with practice</source>
        <translation>练习日历</translation>
    </message>
    <message>
        <source>Commonest mistakes</source>
        <translation>常见错误</translation>
    </message>
    <message>
        <source>None that has a name.</source>
        <translation>没有归类的错误。</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <extracomment>How often a mistake was made</extracomment>
        <translation>%1 次</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Results as a table (CSV)…</source>
        <translation>把结果存为表格（CSV）…</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>掌握了什么</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>计分规则</translation>
    </message>
</context>
<context>
    <name>PractiseRunQuestion</name>
    <message>
        <source>Keep the set</source>
        <extracomment>A button: a set of exercises is not left</extracomment>
        <translation>继续留着</translation>
    </message>
</context>
<context>
    <name>PractiseRunResult</name>
    <message numerus="yes">
        <source>%n right at the first try</source>
        <translation>
            <numerusform>%n 题一次答对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right with hints</source>
        <translation>
            <numerusform>%n 题看提示后答对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not right at the first try</source>
        <translation>
            <numerusform>%n 题未一次答对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>%n 题未作答</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button that leaves the result of a set of exercises</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>A button: all exercises of a set from the beginning</extracomment>
        <translation>重做一遍</translation>
    </message>
    <message>
        <source>Save results…</source>
        <translation>保存结果…</translation>
    </message>
    <message numerus="yes">
        <source>%n done before</source>
        <extracomment>So many exercises of a set had been answered before the set was begun</extracomment>
        <translation>
            <numerusform>以前做过 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with it</source>
        <extracomment>A button: to the exercises of a set that are not done yet</extracomment>
        <translation>接着做</translation>
    </message>
    <message>
        <source>Leave the set</source>
        <translation>离开习题集</translation>
    </message>
</context>
<context>
    <name>PractiseRunRow</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>An exercise of a set, for a screen reader: %1 is its number, %2 its skill, %3 what became of it</extracomment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Do this exercise once more</source>
        <translation>重做这道题</translation>
    </message>
</context>
<context>
    <name>PractiseRunStrip</name>
    <message>
        <source>The exercise before</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>The exercise after</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>How it went so far</source>
        <translation>查看目前的结果</translation>
    </message>
    <message>
        <source>Leave the set</source>
        <translation>离开习题集</translation>
    </message>
</context>
<context>
    <name>PractiseSeed</name>
    <message>
        <source>Copy the heaps</source>
        <translation>复制各堆</translation>
    </message>
    <message>
        <source>Begin with a new seed</source>
        <translation>换一个新种子</translation>
    </message>
    <message>
        <source>4711/17, or heaps: 3 5 7</source>
        <extracomment>In an empty field: what can be typed there</extracomment>
        <translation>4711/17，或各堆：3 5 7</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Copy the line that brings this exercise back</source>
        <translation>复制这道题的代码</translation>
    </message>
    <message>
        <source>Enter such a line, a seed, or heaps of your own</source>
        <translation>输入题目代码、种子或自己的各堆</translation>
    </message>
    <message>
        <source>An exercise, a seed, or heaps of your own</source>
        <translation>题目代码、种子或自己的各堆</translation>
    </message>
    <message>
        <source>%2 · seed %1</source>
        <extracomment>Above an exercise: %2 is &quot;Exercise 17&quot; or a title that a person gave, %1 what repeats it, &quot;4711/17&quot;</extracomment>
        <translation>%2 · 种子 %1</translation>
    </message>
</context>
<context>
    <name>PractiseSetActions</name>
    <message>
        <source>Add…</source>
        <extracomment>Opens what adds exercises to a set</extracomment>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add exercises</source>
        <translation>添加习题</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>A switch: the right answers stand beside the exercises of a set</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <source>Show the right answers</source>
        <translation>显示正确答案</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Puts the set away, for a new one</extracomment>
        <translation>新建</translation>
    </message>
    <message>
        <source>Begin a new set</source>
        <translation>新建一份习题集</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Opens the dialog for a file with a set of exercises</extracomment>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a set from a file</source>
        <translation>从文件打开习题集</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>Opens the dialog for a file with a set of exercises</extracomment>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save this set as a file</source>
        <translation>把这份习题集存为文件</translation>
    </message>
    <message>
        <source>Practise it</source>
        <extracomment>A button: the person works through the set of exercises</extracomment>
        <translation>开始练习</translation>
    </message>
    <message>
        <source>Work through these exercises yourself</source>
        <translation>自己做一遍这些题</translation>
    </message>
</context>
<context>
    <name>PractiseSetAdd</name>
    <message>
        <source>Add exercises</source>
        <translation>添加习题</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>All, easy first</source>
        <extracomment>Exercises of all levels, the easy ones first</extracomment>
        <translation>由易到难</translation>
    </message>
    <message>
        <source>How many, all skills together</source>
        <translation>题数（各项技能合计）</translation>
    </message>
    <message>
        <source>Draw and add</source>
        <extracomment>A button: exercises are drawn by chance and added to a set</extracomment>
        <translation>抽题添加</translation>
    </message>
    <message>
        <source>Heaps of your own</source>
        <translation>自己的石子堆</translation>
    </message>
    <message>
        <source>What is asked about the heaps</source>
        <translation>就这些堆问什么</translation>
    </message>
    <message>
        <source>3 5 7</source>
        <extracomment>In an empty field: what can be typed there</extracomment>
        <translation>3 5 7</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>A button: an exercise is added to a set</extracomment>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>PractiseSetFoot</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last change of a set back</extracomment>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>PractiseSetPrint</name>
    <message>
        <source>Worksheet and key in English…</source>
        <translation>英文练习卷和答案…</translation>
    </message>
    <message>
        <source>Worksheet and key in Chinese…</source>
        <translation>中文练习卷和答案…</translation>
    </message>
    <message>
        <source>Print a set of exercises</source>
        <translation>打印习题集</translation>
    </message>
    <message>
        <source>Worksheets (*.%1)</source>
        <extracomment>A kind of file, in a file dialog; %1 is its ending, pdf</extracomment>
        <translation>练习卷 (*.%1)</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Opens a list: a set of exercises is made a worksheet on paper</extracomment>
        <translation>打印…</translation>
    </message>
    <message>
        <source>A worksheet with its key, as PDF</source>
        <translation>练习卷连同答案，存为 PDF</translation>
    </message>
</context>
<context>
    <name>PractiseSetRow</name>
    <message>
        <source>%1. %2, %3: %4</source>
        <extracomment>An exercise in a list, as it is read out: %1 its number, %2 its skill, %3 its level, %4 the question</extracomment>
        <translation>%1. %2，%3：%4</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <extracomment>%1 is the right answer to an exercise</extracomment>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</source>
        <extracomment>Of an exercise in a list: %1 its skill, %2 its level, %3 the line that brings it back</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt; · %2 · %3</translation>
    </message>
</context>
<context>
    <name>PractiseSetRowActions</name>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Another one of this skill and level</source>
        <translation>换一道同技能、同难度的题</translation>
    </message>
    <message>
        <source>These heaps are your own: no others are drawn for them</source>
        <translation>这是自己的石子堆，不能抽换</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>PractiseSetStart</name>
    <message>
        <source>What is your class to practise?</source>
        <translation>让学生练什么？</translation>
    </message>
    <message>
        <source>Begin with one of these, drawn anew each time, and change what you like; or add exercises of your own choice, or drop a file here.</source>
        <translation>从下面任选一份开始，每次都重新抽题，之后可以随意修改；也可以自己挑选添加，或把文件拖到这里。</translation>
    </message>
</context>
<context>
    <name>PractiseSetTitle</name>
    <message>
        <source>Title of the set</source>
        <translation>习题集的标题</translation>
    </message>
    <message>
        <source>Title, such as: Week 3</source>
        <extracomment>In an empty field: what can be typed there</extracomment>
        <translation>标题，例如：第三周</translation>
    </message>
    <message>
        <source>Language of the set</source>
        <translation>习题集的语言</translation>
    </message>
</context>
<context>
    <name>PractiseSets</name>
    <message>
        <source>Exercise sets</source>
        <translation>习题集</translation>
    </message>
    <message>
        <source>Save this set</source>
        <translation>保存这份习题集</translation>
    </message>
    <message>
        <source>Open a set of exercises</source>
        <translation>打开习题集</translation>
    </message>
    <message>
        <source>Exercise sets (*.json)</source>
        <extracomment>Files in which a set of exercises is kept, in a file dialog</extracomment>
        <translation>习题集 (*.json)</translation>
    </message>
    <message>
        <source>There is a file %1 already. Is this set to take its place?</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>已有名为 %1 的文件。要用这份习题集替换它吗？</translation>
    </message>
</context>
<context>
    <name>PractiseSkillList</name>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Mixed for you</source>
        <extracomment>To practise all skills by turns, as what is known calls for</extracomment>
        <translation>为你安排</translation>
    </message>
    <message numerus="yes">
        <source>%n of your mistakes due</source>
        <translation>
            <numerusform>有 %n 道错题该复习了</numerusform>
        </translation>
    </message>
    <message>
        <source>what is weak, and a little that is new</source>
        <translation>薄弱的多练，再加一点新的</translation>
    </message>
</context>
<context>
    <name>PractiseSkillSheet</name>
    <message>
        <source>Which skill?</source>
        <translation>练哪一项？</translation>
    </message>
</context>
<context>
    <name>PractiseTable</name>
    <message>
        <source>your answer</source>
        <translation>你的答案</translation>
    </message>
</context>
<context>
    <name>PractiseVerdict</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What a screen reader announces: %1 is &quot;Right&quot; or &quot;Not yet&quot;, %2 says why</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Back to your move</source>
        <translation>回到你的一步</translation>
    </message>
    <message>
        <source>Show how the opponent wins</source>
        <translation>看对手怎么赢</translation>
    </message>
</context>
<context>
    <name>PractiseWeeks</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>The textbook&apos;s three heaps</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>书中例子：三堆</translation>
    </message>
    <message>
        <source>The textbook&apos;s, with a fourth heap</source>
        <translation>书中例子：再加一堆</translation>
    </message>
    <message>
        <source>Three winning moves</source>
        <translation>三种制胜走法</translation>
    </message>
    <message>
        <source>A nim-sum of zero</source>
        <translation>异或和为 0</translation>
    </message>
    <message>
        <source>Two equal heaps</source>
        <translation>两堆相等</translation>
    </message>
    <message>
        <source>A single heap</source>
        <translation>只有一堆</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>石子已取完</translation>
    </message>
    <message>
        <source>Heaps of a quintillion</source>
        <translation>百亿亿颗的大堆</translation>
    </message>
    <message>
        <source>The flaw at its smallest</source>
        <translation>找错：最小的反例</translation>
    </message>
    <message>
        <source>The flaw, another column</source>
        <translation>找错：换一列</translation>
    </message>
    <message>
        <source>The flaw counts none of three</source>
        <translation>找错：三种走法一种也数不到</translation>
    </message>
</context>
<context>
    <name>ProgressSentences</name>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 is larger than any record of progress.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 比任何练习记录都大。</translation>
    </message>
    <message>
        <source>%1, line %3, column %4: the file ends here, and more was expected.</source>
        <extracomment>%1 is a file, %3 a line and %4 a column</extracomment>
        <translation>%1，第 %3 行第 %4 列：文件到此结束，但内容还不完整。</translation>
    </message>
    <message>
        <source>%1, line %3, column %4: “%2” was found, JSON was expected.</source>
        <extracomment>%1 is a file, %2 what stands in it, %3 a line and %4 a column</extracomment>
        <translation>%1，第 %3 行第 %4 列：此处是“%2”，不符合 JSON 的格式。</translation>
    </message>
    <message>
        <source>%1 is no record of progress: such a file holds &quot;format&quot;: &quot;nimstone-progress&quot; and &quot;version&quot;: 1.</source>
        <extracomment>%1 is a file; the quoted words are not translated</extracomment>
        <translation>%1 不是练习记录：练习记录应含有 &quot;format&quot;: &quot;nimstone-progress&quot; 和 &quot;version&quot;: 1。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Nimstone: version 1 was expected, %2 was found.</source>
        <extracomment>%1 is a file, %2 a number</extracomment>
        <translation>%1 由更新版本的取石写成：这里能读的是版本 1，文件的版本是 %2。</translation>
    </message>
    <message>
        <source>%1: the field “%2” is missing.</source>
        <extracomment>%1 is a file, %2 the name of a field</extracomment>
        <translation>%1：缺少字段“%2”。</translation>
    </message>
    <message>
        <source>%1, %5: the field “%2” is missing.</source>
        <extracomment>%1 is a file, %5 a place in it such as answers[16], %2 the name of a field</extracomment>
        <translation>%1，%5：缺少字段“%2”。</translation>
    </message>
    <message>
        <source>%1, %5: “%2” was found, an answer in braces was expected.</source>
        <extracomment>%1 is a file, %5 a place in it such as answers[16], %2 what stands there</extracomment>
        <translation>%1，%5：此处是“%2”，应为花括号中的一次作答。</translation>
    </message>
    <message>
        <source>%1, %5: “%2” was found, a text was expected.</source>
        <extracomment>%1 is a file, %5 a place in it such as answers[16].skill, %2 what stands there</extracomment>
        <translation>%1，%5：此处是“%2”，应为文字。</translation>
    </message>
    <message>
        <source>%1, %5: “%2” was found, a whole number from %6 to %7 was expected.</source>
        <extracomment>%1 is a file, %5 a place in it such as answers[16].hints, %2 what stands there, %6 and %7 are numbers</extracomment>
        <translation>%1，%5：此处是“%2”，应为 %6 到 %7 之间的整数。</translation>
    </message>
    <message>
        <source>%1, %5: “%2” was found, true or false was expected.</source>
        <extracomment>%1 is a file, %5 a place in it such as answers[16].right, %2 what stands there; true and false are not translated</extracomment>
        <translation>%1，%5：此处是“%2”，应为 true 或 false。</translation>
    </message>
    <message>
        <source>%1, %5: “%2” was found, a time such as 2026-03-14T15:09:26.535Z was expected.</source>
        <extracomment>%1 is a file, %5 a place in it such as answers[16].time, %2 what stands there</extracomment>
        <translation>%1，%5：此处是“%2”，应为时间，例如 2026-03-14T15:09:26.535Z。</translation>
    </message>
    <message>
        <source>%1, %5: “%2” was found, a day such as 2026-03-14 was expected.</source>
        <extracomment>%1 is a file, %5 a place in it such as answers[16].day, %2 what stands there</extracomment>
        <translation>%1，%5：此处是“%2”，应为日期，例如 2026-03-14。</translation>
    </message>
    <message>
        <source>%1, %5: “%2” was found, a list in brackets was expected.</source>
        <extracomment>%1 is a file, %5 a place in it, %2 what stands there</extracomment>
        <translation>%1，%5：此处是“%2”，应为方括号中的列表。</translation>
    </message>
    <message>
        <source>There is not enough memory to read %1.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>内存不足，读不完 %1。</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>What is %1?</source>
        <extracomment>%1 is a nim-sum such as &quot;42 ⊕ 27 ⊕ 19&quot;</extracomment>
        <translation>求 %1。</translation>
    </message>
    <message>
        <source>From which heap of %1 can a move make the nim-sum 0?</source>
        <extracomment>%1 is the heaps, &quot;(12, 9, 3)&quot;</extracomment>
        <translation>在 %1 中，从哪一堆取石子能使异或和变为 0？</translation>
    </message>
    <message>
        <source>How many stones of %1 must be taken from %2 to make the nim-sum 0?</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 all the heaps, &quot;(42, 27, 19)&quot;</extracomment>
        <translation>在 %2 中，从%1取走几颗，能使异或和变为 0？</translation>
    </message>
    <message>
        <source>Which moves from %1 win? Name them all.</source>
        <extracomment>%1 is the heaps, &quot;(12, 9, 3)&quot;</extracomment>
        <translation>从 %1 开始，哪些走法能制胜？请全部找出来。</translation>
    </message>
    <message>
        <source>How many of the first moves from %1 win?</source>
        <extracomment>%1 is the heaps, &quot;(12, 9, 3)&quot;</extracomment>
        <translation>从 %1 开始，先手有几种制胜的走法？</translation>
    </message>
    <message>
        <source>Which binary column of %1 decides where a winning move can be made?</source>
        <extracomment>%1 is the heaps, &quot;(12, 9, 3)&quot;</extracomment>
        <translation>在 %1 中，哪些堆有制胜的走法，由二进制的哪一列决定？</translation>
    </message>
    <message>
        <source>What is the mex of %1?</source>
        <extracomment>%1 is numbers in their order: &quot;3, 0, 4 and 0&quot;</extracomment>
        <translation>%1 的 mex 是多少？</translation>
    </message>
    <message>
        <source>Whoever cannot move loses, and a move takes one of these numbers of stones from a heap: %1. The heaps 0, 1, 2, … are worth %2. What is heap %3 worth?</source>
        <extracomment>%1 is &quot;1, 3 and 4&quot;, %2 &quot;0, 1, 0, 1 and 2&quot;, %3 how many stones a heap has</extracomment>
        <translation>每次从一堆中取走的颗数只能是 %1，不能走的一方负。0、1、2、… 颗的堆的 SG 值依次是 %2。%3 颗的堆的 SG 值是多少？</translation>
    </message>
    <message>
        <source>Whoever takes the last stone &lt;b&gt;loses&lt;/b&gt;. How many stones of %1 must be taken from %2 to win?</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 all the heaps, &quot;(5, 1, 1)&quot;</extracomment>
        <translation>取最后一颗者&lt;b&gt;负&lt;/b&gt;。局面为 %2，应从%1取几颗才能取胜？</translation>
    </message>
    <message>
        <source>Which number is written %1 in binary?</source>
        <extracomment>%1 is bits, &quot;01101&quot;</extracomment>
        <translation>二进制的 %1 是多少？</translation>
    </message>
    <message>
        <source>Write %1 in binary, in %2 columns.</source>
        <extracomment>%1 is a number, %2 a number of columns</extracomment>
        <translation>把 %1 写成二进制，共 %2 列。</translation>
    </message>
    <message>
        <source>Played side by side: %1. A Nim heap is put beside them so that the player to move loses. How large is it?</source>
        <extracomment>%1 is the parts of a sum, &quot;a Nim heap of 5 and a Kayles row of 7&quot;</extracomment>
        <translation>几个游戏同时进行：%1。再添一堆尼姆石子，使先手必败：这一堆应有几颗？</translation>
    </message>
    <message>
        <source>Played side by side: %1. What is the Grundy value of the whole?</source>
        <extracomment>%1 is the parts of a sum, &quot;a Nim heap of 5 and a Kayles row of 7&quot;</extracomment>
        <translation>几个游戏同时进行：%1。整个和的 SG 值是多少？</translation>
    </message>
    <message>
        <source>In Wythoff&apos;s game (%1, 0), (%1, 1), (%1, 2), … are worth %2.</source>
        <extracomment>%1 is the first heap of a pair, %2 is &quot;1, 2 and 0&quot;</extracomment>
        <translation>威佐夫博弈中 (%1, 0)、(%1, 1)、(%1, 2)、… 的 SG 值依次是 %2。</translation>
    </message>
    <message>
        <source>Sizes 0, 1, 2, … of part %1 are worth %2.</source>
        <extracomment>%1 is the number of a part, %2 is &quot;0, 1, 0, 1 and 2&quot;</extracomment>
        <translation>第 %1 部分大小为 0、1、2、… 时的 SG 值依次是 %2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>a Bash heap of %1 (take 1 to %2)</source>
        <extracomment>A position: %1 is the size of the heap, %2 how many may be taken at most</extracomment>
        <translation>巴什博弈 %1 颗（每步取 1 到 %2 颗）</translation>
    </message>
    <message>
        <source>a heap of %1 (the amounts to take are %2)</source>
        <extracomment>A position: %1 is the size of the heap, %2 a list such as &quot;1, 3 and 4&quot;</extracomment>
        <translation>减法游戏 %1 颗（每步可取的颗数是 %2）</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game at %1</source>
        <extracomment>A position: %1 is a pair such as &quot;(3, 5)&quot;</extracomment>
        <translation>威佐夫博弈 %1</translation>
    </message>
    <message>
        <source>misère Nim at %1, where who takes the last stone loses</source>
        <extracomment>A position: %1 is heaps such as &quot;(3, 5)&quot;</extracomment>
        <translation>反尼姆博弈 %1（取最后一颗者负）</translation>
    </message>
    <message>
        <source>Fibonacci Nim with a heap of %1, of which at most %2 may be taken now</source>
        <extracomment>A position: %1 is the size of the heap, %2 how many may be taken now at most</extracomment>
        <translation>斐波那契博弈 %1 颗，现在最多可取 %2 颗</translation>
    </message>
    <message>
        <source>Moore&apos;s Nim at %1 (take from up to %2 heaps)</source>
        <extracomment>A position: %1 is heaps such as &quot;(3, 5, 7)&quot;, %2 is 2 or more</extracomment>
        <translation>Moore 尼姆 %1（每步最多动 %2 堆）</translation>
    </message>
    <message>
        <source>Nim at %1</source>
        <extracomment>A position: %1 is heaps such as &quot;(3, 5)&quot;</extracomment>
        <translation>尼姆博弈 %1</translation>
    </message>
    <message>
        <source>Is this sum P or N: %1?</source>
        <extracomment>%1 is positions with &quot; + &quot; between them</extracomment>
        <translation>这个和是 P 还是 N：%1？</translation>
    </message>
    <message>
        <source>Is this P or N: %1?</source>
        <extracomment>%1 is a position: &quot;Wythoff&apos;s game at (3, 5)&quot;</extracomment>
        <translation>是 P 还是 N：%1？</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt;: the player to move loses</source>
        <translation>&lt;b&gt;P&lt;/b&gt;：轮到走的一方必败</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt;: the player to move wins</source>
        <translation>&lt;b&gt;N&lt;/b&gt;：轮到走的一方必胜</translation>
    </message>
    <message>
        <source>Exactly one of these claims about Nim is false. Which one?</source>
        <translation>下面关于尼姆博弈的各条中恰有一条是错的。是哪一条？</translation>
    </message>
    <message>
        <source>Exactly one of these claims about Nim where the last stone loses is false. Which one?</source>
        <translation>下面关于反尼姆博弈（取最后一颗者负）的各条中恰有一条是错的。是哪一条？</translation>
    </message>
    <message>
        <source>Exactly one of these claims about Bash&apos;s game is false. Which one?</source>
        <translation>下面关于巴什博弈的各条中恰有一条是错的。是哪一条？</translation>
    </message>
    <message>
        <source>Exactly one of these claims about Fibonacci Nim is false. Which one?</source>
        <translation>下面关于斐波那契博弈的各条中恰有一条是错的。是哪一条？</translation>
    </message>
    <message>
        <source>Exactly one of these claims about Wythoff&apos;s game is false. Which one?</source>
        <translation>下面关于威佐夫博弈的各条中恰有一条是错的。是哪一条？</translation>
    </message>
    <message>
        <source>Exactly one of these claims about values of heaps is false. Which one?</source>
        <translation>下面关于堆的 SG 值的各条中恰有一条是错的。是哪一条？</translation>
    </message>
</context>
<context>
    <name>ProofLists</name>
    <message>
        <source>, </source>
        <extracomment>Stands between numbers or sums in a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Stands between equations or statements in a list</extracomment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>ProveControls</name>
    <message>
        <source>One step back (←)</source>
        <extracomment>A tooltip; ← is the key</extracomment>
        <translation>退一步（←）</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <extracomment>A tooltip; → is the key</extracomment>
        <translation>进一步（→）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <extracomment>Tooltips; Space is the key</extracomment>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Let the proof run by itself (Space)</source>
        <translation>让证明自动播放（空格）</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>One end of the slider of the pace</extracomment>
        <translation>慢</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>fast</source>
        <extracomment>One end of the slider of the pace</extracomment>
        <translation>快</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 the number of the current step, %2 how many there are</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>ProveDerivation</name>
    <message>
        <source>Derivation</source>
        <translation>推导</translation>
    </message>
    <message>
        <source>Each step adds a line here, with its reason. Press → for the first one.</source>
        <translation>每一步在这里添上一行，并附上理由。按 → 看第一步。</translation>
    </message>
    <message>
        <source>The nim-sum of heaps is their sum in binary without carries: in each column an even number of 1s gives 0, an odd number gives 1. Each step adds a line here, with its reason. Press → for the first one.</source>
        <translation>各堆写成二进制相加而不进位，得到的就是它们的异或和（Nim 和）：每一列有偶数个 1 得 0，有奇数个 1 得 1。每一步都会在这里添上一行，并说明理由。按 → 看第一步。</translation>
    </message>
</context>
<context>
    <name>ProveExportButton</name>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>复制为 LaTeX</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>另存为 Markdown……</translation>
    </message>
    <message>
        <source>Save as LaTeX…</source>
        <translation>另存为 LaTeX……</translation>
    </message>
    <message>
        <source>Save the figure of this step as SVG…</source>
        <translation>把这一步的图存为 SVG……</translation>
    </message>
    <message>
        <source>Save the figure of this step as PNG…</source>
        <translation>把这一步的图存为 PNG……</translation>
    </message>
    <message>
        <source>Save the whole proof as PDF…</source>
        <translation>把整个证明存为 PDF……</translation>
    </message>
    <message>
        <source>Save all examples of this theorem as PDF…</source>
        <translation>把这个定理的全部例子存为 PDF……</translation>
    </message>
    <message>
        <source>Save all theorems as PDF…</source>
        <translation>把全部定理存为 PDF……</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Copy or save this proof</source>
        <translation>复制或保存这个证明</translation>
    </message>
    <message>
        <source>Save the proof</source>
        <translation>保存证明</translation>
    </message>
    <message>
        <source>Proofs (*.%1)</source>
        <extracomment>A kind of file, in a file dialog; %1 is its ending, such as pdf</extracomment>
        <translation>证明 (*.%1)</translation>
    </message>
</context>
<context>
    <name>ProveFigure</name>
    <message>
        <source>Click a bit to flip it; the proof follows.</source>
        <translation>点任意一位可以翻转它，证明随即重算。</translation>
    </message>
    <message>
        <source>Click a stone to let the move take it and those after it.</source>
        <translation>点一颗石子，这一步就取走它和它后面的石子。</translation>
    </message>
    <message>
        <source>Click a piece of the figure to look at another position.</source>
        <translation>点图中的一块，可查看另一个局面。</translation>
    </message>
    <message>
        <source>Figure of the proof</source>
        <translation>证明的图</translation>
    </message>
    <message>
        <source>Arrow keys choose a piece, Enter looks at its position, Escape leaves.</source>
        <translation>用方向键选择图中的一块，按 Enter 查看它的局面，按 Escape 离开。</translation>
    </message>
    <message>
        <source>This position is too large for its proof to be drawn.</source>
        <translation>这个局面太大，画不出它的证明。</translation>
    </message>
    <message>
        <source>The theorem does not apply to this position, so there is nothing to draw.</source>
        <translation>这个命题不适用于这个局面，所以没有图可画。</translation>
    </message>
</context>
<context>
    <name>ProveHeader</name>
    <message>
        <source>first player wins</source>
        <translation>先手必胜</translation>
    </message>
    <message>
        <source>second player wins</source>
        <translation>后手必胜</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>先猜后看</translation>
    </message>
    <message>
        <source>Be asked for the next fact before it is shown</source>
        <translation>每一步揭晓之前，先问你下一个结论</translation>
    </message>
    <message>
        <source>Lecture</source>
        <translation>授课模式</translation>
    </message>
    <message>
        <source>The whole screen, in large type, for an audience</source>
        <translation>全屏大字，供讲课使用</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Choose a theorem</source>
        <translation>选择定理</translation>
    </message>
    <message>
        <source>Left wins, whoever starts</source>
        <translation>无论谁先手，左方胜</translation>
    </message>
    <message>
        <source>Right wins, whoever starts</source>
        <translation>无论谁先手，右方胜</translation>
    </message>
</context>
<context>
    <name>ProveLine</name>
    <message>
        <source>Step %1: %2. %3</source>
        <extracomment>For a screen reader: lines of a proof; one that is not shown yet, and one that is asked for</extracomment>
        <translation>第 %1 步：%2。%3</translation>
    </message>
    <message>
        <source>Step %1, not shown yet</source>
        <translation>第 %1 步，尚未显示</translation>
    </message>
    <message>
        <source>Step %1 is asked for: %2</source>
        <translation>第 %1 步，请先猜：%2</translation>
    </message>
</context>
<context>
    <name>ProvePage</name>
    <message>
        <source>%1 / %2 · → on · ← back · Esc leaves</source>
        <extracomment>At the foot of a lecture: %1 the number of the current step, %2 how many there are, and the keys</extracomment>
        <translation>%1 / %2 · → 继续 · ← 返回 · Esc 退出</translation>
    </message>
</context>
<context>
    <name>ProvePosition</name>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>One less, of the number at the cursor</source>
        <translation>光标处的数减 1</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>A key, as on the keyboard</extracomment>
        <translation>下</translation>
    </message>
    <message>
        <source>One more, of the number at the cursor</source>
        <translation>光标处的数加 1</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>A key, as on the keyboard</extracomment>
        <translation>上</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>Before the field for a move such as 1-2</extracomment>
        <translation>走法</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>A position by chance</source>
        <translation>随机取一个局面</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>范例</translation>
    </message>
    <message>
        <source>Positions to try</source>
        <translation>可以试试的局面</translation>
    </message>
</context>
<context>
    <name>ProveQuestion</name>
    <message>
        <source>P: who moves loses</source>
        <extracomment>Answers to the question who wins a position</extracomment>
        <translation>P：先手必败</translation>
    </message>
    <message>
        <source>N: who moves can win</source>
        <translation>N：先手必胜</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>number of a heap</source>
        <extracomment>What to type into a field</extracomment>
        <translation>堆的编号</translation>
    </message>
    <message>
        <source>weight of a column</source>
        <translation>列的权</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Show the step</source>
        <translation>揭晓这一步</translation>
    </message>
    <message>
        <source>→ shows the answer</source>
        <translation>按 → 揭晓答案</translation>
    </message>
    <message>
        <source>Left, whoever starts</source>
        <extracomment>Answers to the question who wins, where the two players are called Left and Right</extracomment>
        <translation>无论谁先走，左方胜</translation>
    </message>
    <message>
        <source>Right, whoever starts</source>
        <translation>无论谁先走，右方胜</translation>
    </message>
    <message>
        <source>whoever does not start</source>
        <extracomment>Another answer to that question: the one who does not start</extracomment>
        <translation>后走的一方胜</translation>
    </message>
</context>
<context>
    <name>ProveReasons</name>
    <message>
        <source>By: %1</source>
        <extracomment>A button beside a step of a proof: %1 is the title of the theorem that the step leans on</extracomment>
        <translation>依据：%1</translation>
    </message>
    <message>
        <source>Open it on %1</source>
        <translation>在 %1 上打开它</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>By: %1 (%2)</source>
        <extracomment>A button beside a step of a proof that leans on a theorem several times: %1 is its title, %2 a position</extracomment>
        <translation>依据：%1（%2）</translation>
    </message>
</context>
<context>
    <name>ProveTheorems</name>
    <message>
        <source>Theorem</source>
        <translation>定理</translation>
    </message>
</context>
<context>
    <name>QueenBoard</name>
    <message>
        <source>Heap %1</source>
        <extracomment>The name of one of the two heaps beside the queen&apos;s board</extracomment>
        <translation>第 %1 堆</translation>
    </message>
    <message>
        <source>The queen, column %1, row %2</source>
        <extracomment>Where the queen of Wythoff&apos;s game stands, for a screen reader</extracomment>
        <translation>皇后，第 %1 列第 %2 行</translation>
    </message>
</context>
<context>
    <name>QuotaHints</name>
    <message>
        <source>You may take %1 at most, and the other player then twice as many as you did. What must be out of that reach?</source>
        <extracomment>%1 is how many may be taken</extracomment>
        <translation>你至多取 %1 颗，然后对方至多取你所取的两倍。什么必须让他够不到？</translation>
    </message>
    <message>
        <source>Write %1 as a sum of Fibonacci numbers, no two of them neighbours. Its smallest part is what to take: the next one is more than twice as large. If the quota does not allow it, the position is lost.</source>
        <extracomment>%1 is how many stones there are</extracomment>
        <translation>把 %1 写成两两不相邻的斐波那契数之和。应取其中最小的部分，因为下一部分比它的两倍还大。如果上限不允许，就是必败态。</translation>
    </message>
    <message>
        <source>The largest part of %1 is %2, and it stays. Look at the rest, %3: which of its parts does the quota allow?</source>
        <extracomment>%1 is how many stones there are, %2 a Fibonacci number, %3 their difference</extracomment>
        <translation>%1 的最大部分是 %2，要留下它。看余下的 %3：上限允许取其中的哪个部分？</translation>
    </message>
    <message>
        <source>The smallest part of %1 is %2. May it be taken? If not, there is no winning move.</source>
        <extracomment>%1 is how many stones there are, %2 a Fibonacci number</extracomment>
        <translation>%1 的最小部分是 %2。能取走它吗？不能的话就没有必胜的走法。</translation>
    </message>
    <message>
        <source>%1, and %2 &amp;lt; %3: not even the smallest part may be taken. There is no winning move: &lt;b&gt;0&lt;/b&gt;.</source>
        <extracomment>%1 is a sum such as &quot;58 = 3 + 55&quot;, %2 how many may be taken, %3 the smallest part</extracomment>
        <translation>%1，而 %2 &amp;lt; %3：连最小部分也取不了。没有必胜的走法，答 &lt;b&gt;0&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>%1. Take &lt;b&gt;%2&lt;/b&gt;: then %3 at most may be taken in answer, fewer than %4.</source>
        <extracomment>%1 is a sum such as &quot;59 = 1 + 3 + 55&quot;, %2 its smallest part, %3 twice that, %4 the next part</extracomment>
        <translation>%1。取 &lt;b&gt;%2&lt;/b&gt; 颗：此后对方至多取 %3 颗，不到 %4。</translation>
    </message>
</context>
<context>
    <name>QuotaPrompts</name>
    <message>
        <source>Fibonacci Nim: a heap of %1, of which at most %2 may be taken now, and after that at most twice what was taken before. How many must you take to win? Answer 0 if there is no winning move.</source>
        <extracomment>%1 is how many stones there are, %2 how many may be taken</extracomment>
        <translation>斐波那契博弈：一堆 %1 颗，现在至多取 %2 颗，以后每次至多取上一次的两倍。你应取几颗才能赢？没有必胜的走法就答 0。</translation>
    </message>
</context>
<context>
    <name>QuotaResults</name>
    <message>
        <source>%1. After taking %2 the other player may take %3 at most, and the next part, %4, is out of reach.</source>
        <extracomment>%1 is a sum such as &quot;59 = 1 + 3 + 55&quot;, %2 the stones taken, %3 twice as many, %4 the next part of the sum</extracomment>
        <translation>%1。取走 %2 颗后对方至多取 %3 颗，够不到下一部分 %4。</translation>
    </message>
    <message>
        <source>There are several winning moves: %1.</source>
        <extracomment>%1 is a list of numbers, &quot;1 and 4&quot;</extracomment>
        <translation>必胜的走法不止一种：%1。</translation>
    </message>
    <message>
        <source>%1. The smallest part is %2 and at most %3 may be taken, so there is no winning move.</source>
        <extracomment>%1 is a sum such as &quot;58 = 3 + 55&quot;, %2 its smallest part, %3 how many may be taken</extracomment>
        <translation>%1。最小部分是 %2，而至多取 %3 颗，所以没有必胜的走法。</translation>
    </message>
    <message>
        <source>There is a winning move. The other player may then take twice as many as you did, not three times as many.</source>
        <translation>有必胜的走法。此后对方至多取你所取的两倍，而不是三倍。</translation>
    </message>
    <message>
        <source>There is a winning move: a part of %1 is within reach of %2.</source>
        <extracomment>%1 is how many stones there are, %2 how many may be taken</extracomment>
        <translation>有必胜的走法：上限 %2 够得到 %1 的某个部分。</translation>
    </message>
    <message>
        <source>At most %1 may be taken now.</source>
        <extracomment>%1 is how many may be taken</extracomment>
        <translation>现在至多取 %1 颗。</translation>
    </message>
    <message>
        <source>%1 is everything below the largest part, %2: that is too much at once.</source>
        <extracomment>%1 is the answer, %2 the largest part of the heap</extracomment>
        <translation>%1 是最大部分 %2 以外的全部，一次取得太多。</translation>
    </message>
    <message>
        <source>%1 is all that is allowed. But the more you take, the more may be taken in answer.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是所允许的最大数。但你取得越多，对方也就能取得越多。</translation>
    </message>
    <message>
        <source>Taking 1 keeps the answer small, but here it is not small enough.</source>
        <translation>取 1 颗能限制对方，但在这里还限制不住。</translation>
    </message>
    <message>
        <source>And %1 is the largest part, where it is the small ones that matter.</source>
        <extracomment>%1 is the largest part of the heap</extracomment>
        <translation>而且 %1 是最大的部分，起作用的却是小的部分。</translation>
    </message>
    <message>
        <source>%1 consists of whole parts, and yet it is more than the quota allows.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 虽由完整的部分组成，但超过了上限。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2. The other player may then take %3, and so takes all of it and wins.</source>
        <extracomment>%1 is the answer, %2 what it leaves, %3 twice the answer</extracomment>
        <translation>取走 %1 颗后剩 %2 颗。对方至多取 %3 颗，足以全部取完而获胜。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2. The other player may then take %3 at most, and takes the smallest part of %2, which is %4.</source>
        <extracomment>%1 is the answer, %2 what it leaves, %3 twice the answer, %4 the smallest part of %2</extracomment>
        <translation>取走 %1 颗后剩 %2 颗。对方至多取 %3 颗，于是取走 %2 的最小部分 %4 颗。</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A page of the rail: play a game</extracomment>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Prove</source>
        <extracomment>A page of the rail: step through a proof</extracomment>
        <translation>证明</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>A page of the rail: exercises</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Switch to the other language</source>
        <translation>切换语言</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A page of the rail: where one begins</extracomment>
        <translation>首页</translation>
    </message>
</context>
<context>
    <name>ReadySets</name>
    <message>
        <source>First steps</source>
        <extracomment>The title of a set of exercises</extracomment>
        <translation>入门</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>The title of a set of exercises</extracomment>
        <translation>尼姆博弈</translation>
    </message>
    <message>
        <source>Beyond Nim</source>
        <extracomment>The title of a set of exercises</extracomment>
        <translation>尼姆之外</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Stands between the names of skills</extracomment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises at level %1: %2</source>
        <extracomment>What is in a set of exercises: %1 is a level, %2 lists skills</extracomment>
        <translation>
            <numerusform>共 %n 题，难度 %1：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercises, from easy to hard: %1</source>
        <extracomment>What is in a set of exercises: %1 lists skills</extracomment>
        <translation>
            <numerusform>共 %n 题，由易到难：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordActions</name>
    <message>
        <source>Export all answers</source>
        <translation>导出全部作答记录</translation>
    </message>
    <message>
        <source>Write them to a file in your folder of documents</source>
        <translation>写入“文档”文件夹中的一个文件</translation>
    </message>
    <message>
        <source>Open exported answers…</source>
        <translation>打开导出的作答记录……</translation>
    </message>
    <message>
        <source>Look at them beside your record, which stays as it is</source>
        <translation>与你自己的记录对照着看，你的记录保持不变</translation>
    </message>
    <message>
        <source>As if the file had never been added</source>
        <translation>就像从未加入过这个文件一样</translation>
    </message>
</context>
<context>
    <name>RecordErrors</name>
    <message>
        <source>column %1, move %2: %3</source>
        <extracomment>%1 is a place in a text, counted in characters from 1; %2 a move such as 1-2; %3 a sentence: why it is illegal</extracomment>
        <translation>第 %1 个字符，走法 %2：%3</translation>
    </message>
    <message>
        <source>column %1: first or second was expected, but the text ends here</source>
        <extracomment>%1 is a place in a text; first and second are what must be written there, and are not translated</extracomment>
        <translation>第 %1 个字符：此处应为 first 或 second，但文本到此为止</translation>
    </message>
    <message>
        <source>column %1: first or second was expected, &apos;%2&apos; found</source>
        <extracomment>%1 is a place in a text; first and second are what must be written there, and are not translated</extracomment>
        <translation>第 %1 个字符：此处应为 first 或 second，却是“%2”</translation>
    </message>
    <message>
        <source>column %1: a move or the end was expected, a second | found</source>
        <extracomment>%1 is a place in a text; the sign | parts the moves that are played from those that are undone</extracomment>
        <translation>第 %1 个字符：此处应为一步或结尾，却是第二个“|”</translation>
    </message>
</context>
<context>
    <name>RecordOpened</name>
    <message>
        <source>Whose record is shown</source>
        <translation>显示谁的记录</translation>
    </message>
    <message>
        <source>My record</source>
        <extracomment>Of several records of practice, one&apos;s own</extracomment>
        <translation>我的记录</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>关闭这个文件</translation>
    </message>
    <message>
        <source>This is my record from another computer: add it</source>
        <extracomment>A button: the file that is looked at is one&apos;s own record, and its answers are added</extracomment>
        <translation>这是我在另一台电脑上的记录：加进来</translation>
    </message>
    <message>
        <source>No answer counts twice, and it can be undone</source>
        <translation>作答记录不会重复计入，而且可以撤销</translation>
    </message>
</context>
<context>
    <name>RectangleBoard</name>
    <message>
        <source>Number %1</source>
        <extracomment>The name of one of the two numbers of Euclid&apos;s game, for a screen reader</extracomment>
        <translation>第 %1 个数</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>%1: this theorem speaks of %2 only.</source>
        <extracomment>%1 is the title of a theorem, %2 the game that it speaks of, or a list of games</extracomment>
        <translation>%1：这个定理只讨论%2。</translation>
    </message>
    <message>
        <source>This theorem speaks of one game; this is a sum of several.</source>
        <translation>这个定理只讨论一个游戏；这里是若干游戏之和。</translation>
    </message>
    <message>
        <source>The theorem on sums speaks of at least two games, such as nim:3,4 + kayles:7.</source>
        <translation>游戏之和的定理讨论至少两个游戏，例如 nim:3,4 + kayles:7。</translation>
    </message>
    <message>
        <source>A proof can be drawn for up to %1 heaps; this position has more.</source>
        <translation>证明最多能画 %1 堆；这个局面的堆数超过了。</translation>
    </message>
    <message>
        <source>Lemma 1 speaks of positions whose nim-sum is 0; here it is %1.</source>
        <translation>引理一讨论异或和为 0 的局面；这里的异或和是 %1。</translation>
    </message>
    <message>
        <source>This theorem speaks of positions whose nim-sum is not 0; here it is 0.</source>
        <translation>这个命题讨论异或和不为 0 的局面；这里的异或和是 0。</translation>
    </message>
    <message>
        <source>All heaps are empty: there is no move that Lemma 1 could speak of.</source>
        <translation>所有的堆都已取空：没有引理一可以讨论的走法。</translation>
    </message>
    <message>
        <source>Lemma 1 speaks of a move: say which, for example 1-2.</source>
        <translation>引理一讨论某一步走法：请写明这一步，例如 1-2。</translation>
    </message>
    <message>
        <source>This theorem does not speak of a move: leave it out.</source>
        <translation>这个命题不涉及具体的一步：请不要写走法。</translation>
    </message>
    <message>
        <source>This proof goes through every smaller number, so it is made for numbers up to %1; this one is larger.</source>
        <extracomment>%1 is the largest number that a proof can list its way through</extracomment>
        <translation>这个证明要逐一列出所有更小的数，所以只对不超过 %1 的数给出；这个数更大。</translation>
    </message>
    <message>
        <source>This theorem speaks of at least one stone; here there is none.</source>
        <translation>这个定理讨论至少有一颗石子的局面；这里一颗也没有。</translation>
    </message>
    <message>
        <source>No period shows in the heaps up to %1, so there is nothing to prove.</source>
        <translation>在不超过 %1 的堆中看不到周期，所以无可证明。</translation>
    </message>
    <message>
        <source>This theorem speaks of codes that end; this one goes on for ever.</source>
        <translation>这个定理讨论有限的编码；这个编码无穷无尽。</translation>
    </message>
    <message>
        <source>The Grundy value of a part is not known, so the sum cannot be shown.</source>
        <translation>有一部分的 SG 值未知，所以无法说明这个和。</translation>
    </message>
    <message>
        <source>The error does not show in this position.</source>
        <translation>在这个局面上看不出这个错误。</translation>
    </message>
    <message>
        <source>This theorem speaks of a single heap; this position has more.</source>
        <translation>这个定理只讨论一堆石子；这个局面不止一堆。</translation>
    </message>
    <message>
        <source>This proof looks at every position that can be reached, so it is made for up to %1 of them; from here there are more.</source>
        <extracomment>%1 is how many positions can be drawn</extracomment>
        <translation>这个证明要逐一考察能走到的每个局面，所以最多容许 %1 个；从这里能走到的不止这些。</translation>
    </message>
    <message>
        <source>The program reads the heap into an int, which ends at %1; this heap is larger.</source>
        <extracomment>%1 is the largest int</extracomment>
        <translation>程序把堆读入 int，而 int 最大为 %1；这一堆更大。</translation>
    </message>
    <message>
        <source>A proof can be drawn for up to %1 parts of a sum; here there are more.</source>
        <extracomment>%1 is how many games can be drawn, 12</extracomment>
        <translation>最多能画出 %1 个部分之和的证明；这里的部分更多。</translation>
    </message>
    <message>
        <source>In this game the two players have different moves; the theorem on sums speaks of games in which both have the same.</source>
        <translation>在这个游戏中双方的走法不同；游戏之和的定理只讨论双方走法相同的游戏。</translation>
    </message>
    <message>
        <source>This proof looks at each shape of block by itself, and is made for up to %1 of them; here there are more.</source>
        <extracomment>%1 is how many shapes of block can be drawn, 12</extracomment>
        <translation>这个证明逐一考察每种尺寸的块，至多 %1 种；这里更多。</translation>
    </message>
</context>
<context>
    <name>RemainderFigures</name>
    <message>
        <source>k = %1, answer %2</source>
        <extracomment>Under the figure: the opponent takes k = %1 stones, and is answered with %2</extracomment>
        <translation>k = %1，应对 %2</translation>
    </message>
    <message>
        <source>%1 → 0, rounds: %2</source>
        <extracomment>Under the figure: how many stones there were, and after how many rounds of a move and its answer none is left</extracomment>
        <translation>%1 → 0，共 %2 回合</translation>
    </message>
    <message>
        <source>%1 of %2 blocks are drawn.</source>
        <extracomment>Under the figure: how many blocks it shows, and how many there are</extracomment>
        <translation>图中画出 %2 块中的 %1 块。</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>Under a number of the figure that is safe to say. As short as can be</extracomment>
        <translation>安全</translation>
    </message>
    <message>
        <source>said %1, left %2</source>
        <extracomment>Under the figure: the number that was said, and how many are left to count</extracomment>
        <translation>报 %1，还剩 %2</translation>
    </message>
    <message>
        <source>%1 of the numbers from 0 to %2 are drawn.</source>
        <extracomment>Under the figure: how many numbers it shows of 0 … %2</extracomment>
        <translation>图中画出 0 至 %2 中的 %1 个数。</translation>
    </message>
    <message>
        <source>From 0 to %1, by 1 to m = %2</source>
        <extracomment>Over the figure: the number to count to, and by how much at most a player goes on</extracomment>
        <translation>从 0 到 %1，每次加 1 至 m = %2</translation>
    </message>
    <message>
        <source>safe: %1, then in steps of %2</source>
        <extracomment>Under the figure: the first safe number, and how far each of them is from the next</extracomment>
        <translation>安全数：从 %1 起每次加 %2</translation>
    </message>
    <message>
        <source>octal code %1</source>
        <extracomment>Over the figure: the code of a game, 0.77</extracomment>
        <translation>八进制编码 %1</translation>
    </message>
    <message>
        <source>window A: %1</source>
        <extracomment>Under the figure; %1 are the heaps of a window of values, &quot;n = 0 … 3&quot;</extracomment>
        <translation>窗口 A：%1</translation>
    </message>
    <message>
        <source>window A: %1, window B: %2</source>
        <extracomment>Under the figure; %1 and %2 are the heaps of two windows of values, &quot;n = 0 … 3&quot;. On one line</extracomment>
        <translation>窗口 A：%1，窗口 B：%2</translation>
    </message>
    <message>
        <source>A = B (A: %1, B: %2)</source>
        <extracomment>Under the figure; %1 and %2 are the heaps of two windows of values, &quot;n = 0 … 3&quot;, which are equal. On one line</extracomment>
        <translation>A = B（A：%1，B：%2）</translation>
    </message>
    <message>
        <source>at most %1&lt;sup&gt;%2&lt;/sup&gt; different windows A</source>
        <extracomment>Under the figure: how many windows A there can be: %2 values in a row, each of %1 kinds</extracomment>
        <translation>窗口 A 至多有 %1&lt;sup&gt;%2&lt;/sup&gt; 种</translation>
    </message>
    <message>
        <source>%1 → b = %2, %3</source>
        <extracomment>Under the figure: a move from a heap of %1 leaves b = %2; %3 is an equation of values</extracomment>
        <translation>%1 → b = %2，%3</translation>
    </message>
    <message>
        <source>%1 → a + b = %2 + %3, %4</source>
        <extracomment>Under the figure: a move from a heap of %1 leaves two heaps, a = %2 and b = %3; %4 is an equation of values</extracomment>
        <translation>%1 → a + b = %2 + %3，%4</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Every column holds an even number of 1s, and all of them cancel: s = 0.</source>
        <translation>每一列都有偶数个 1，全部抵消：s = 0。</translation>
    </message>
    <message>
        <source>s = %1: an odd number of 1s stands in %2, and in no other.</source>
        <extracomment>%1 is s, %2 &quot;the 32s and 8s columns&quot;</extracomment>
        <translation>s = %1：恰好是%2有奇数个 1。</translation>
    </message>
    <message>
        <source>%1 is the ordinary sum, with carries. With ⊕ each column stands alone. In %2 there are %3 ones: they give %4, and nothing is carried on.</source>
        <extracomment>%1 is the answer, %2 &quot;the 2s column&quot;, %3 how many 1s it holds, %4 is 0 or 1</extracomment>
        <translation>%1 是普通加法的和，带了进位。⊕ 各列互不相干：%2有 %3 个 1，得 %4，不向前进位。</translation>
    </message>
    <message>
        <source>%1 has a 1 wherever some heap has one; that is OR. With ⊕ two 1s cancel: %2 holds %3 of them, so it gives 0.</source>
        <extracomment>%1 is the answer, %2 &quot;the 8s column&quot;, %3 how many 1s it holds, an even number</extracomment>
        <translation>%1 在凡有 1 的列上都写了 1，那是“或”运算。⊕ 中两个 1 互相抵消：%2有 %3 个 1，应得 0。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum without %2. Its %3 belongs in it too.</source>
        <extracomment>%1 is the answer, %2 &quot;heap 3&quot;, %3 its size</extracomment>
        <translation>%1 是漏掉%2的异或和，还应算上它的 %3 颗。</translation>
    </message>
    <message>
        <source>In %1 only %2 has a 1. It becomes 0, and %3 is less than %4.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 &quot;heap 1&quot;, %3 a calculation such as &quot;40 ⊕ 42 = 2&quot;, %4 the heap&apos;s size</extracomment>
        <translation>在%1上只有%2是 1。它变成 0：%3，小于 %4。</translation>
    </message>
    <message>
        <source>In %1, %2 has a 1. It becomes 0, and %3 is less than %4. There are %5 such heaps; any of them is right.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 &quot;heap 1&quot;, %3 a calculation such as &quot;40 ⊕ 42 = 2&quot;, %4 the heap&apos;s size, %5 is 3 or more</extracomment>
        <translation>在%1上，%2是 1。它变成 0：%3，小于 %4。这样的堆有 %5 个，选哪一堆都对。</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n heaps.</source>
        <translation>
            <numerusform>一共只有 %n 堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest heap, %1, is not always the one to move. In %2, the highest odd one, it has a 0 that would become 1: %3 is more than %4, and stones cannot be added.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 4s column&quot;, %3 a calculation such as &quot;6 ⊕ 13 = 11&quot;, %4 the heap&apos;s size</extracomment>
        <translation>%1最大，但不一定该动最大的堆。有奇数个 1 的最高列是%2，它在那里是 0，会变成 1：%3，大于 %4，而石子不能添加。</translation>
    </message>
    <message>
        <source>No column is higher than %5, but it is even, and its 1s cancel. In %2, the highest odd one, %1 has a 0 that would become 1: %3 is more than %4, and stones cannot be added.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 4s column&quot;, %3 a calculation such as &quot;6 ⊕ 9 = 15&quot;, %4 the heap&apos;s size, %5 &quot;the 8s column&quot;</extracomment>
        <translation>%5虽然最高，但有偶数个 1，互相抵消。有奇数个 1 的最高列是%2，%1在那里是 0，会变成 1：%3，大于 %4，而石子不能添加。</translation>
    </message>
    <message>
        <source>In %5, which is odd, %1 does have a 1. But %2 above it is odd too, and decides: the 0 there would become 1, %3 is more than %4, and stones cannot be added.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 4s column&quot;, %3 a calculation such as &quot;6 ⊕ 9 = 15&quot;, %4 the heap&apos;s size, %5 &quot;the 2s column&quot;</extracomment>
        <translation>%5有奇数个 1，%1在那里也确实是 1。但更高的%2也有奇数个 1，由它决定：这一堆在那里的 0 会变成 1，%3，大于 %4，而石子不能添加。</translation>
    </message>
    <message>
        <source>In %2, the highest odd one, %1 has a 0 that would become 1: %3 is more than %4, and stones cannot be added.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 4s column&quot;, %3 a calculation such as &quot;6 ⊕ 9 = 15&quot;, %4 the heap&apos;s size</extracomment>
        <translation>有奇数个 1 的最高列是%2，%1在那里是 0，会变成 1：%3，大于 %4，而石子不能添加。</translation>
    </message>
    <message>
        <source>s ⊕ x = %1 must be left, so x − y = %2 are taken, and every column holds an even number of 1s.</source>
        <extracomment>%1 is what must be left, worked out: &quot;40 ⊕ 42 = 2&quot;; %2 how it gives the answer: &quot;42 − 2 = 40&quot;</extracomment>
        <translation>应剩下 y = s ⊕ x = %1，所以取走 x − y = %2 颗，每一列就都有偶数个 1。</translation>
    </message>
    <message>
        <source>A move takes at least one stone.</source>
        <translation>每一步至少取走一颗。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the nim-sum s, and there are only %3 stones in %2. s tells which bits flip, not how many stones to take.</source>
        <extracomment>%1 is s, %2 &quot;heap 1&quot;, %3 how many stones it has</extracomment>
        <translation>
            <numerusform>%1 是异或和 s，而%2只有 %3 颗。s 说明哪几位要翻转，不是要取走的颗数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 stones in %2.</source>
        <extracomment>%1 is how many stones there are, %2 &quot;heap 1&quot;</extracomment>
        <translation>
            <numerusform>%2只有 %1 颗石子。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is what must be left in the heap, not what is taken. Taking %1 leaves %2 with t = %3, an odd number of 1s in %4. The other player can take %5 from %6 and leave %7.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move, %3 is t, %4 &quot;the 4s column&quot;; then %5 stones are taken from %6, &quot;heap 3&quot;, which leaves %7</extracomment>
        <translation>%1 是这一堆应剩下的颗数，不是要取走的颗数。取走 %1 颗后是 %2，t = %3，%4有奇数个 1。对方可从%6取 %5 颗，留下 %7。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum s. It tells which bits flip, not how many stones to take. Taking %1 leaves %2 with t = %3, an odd number of 1s in %4. The other player can take %5 from %6 and leave %7.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move, %3 is t, %4 &quot;the 4s column&quot;; then %5 stones are taken from %6, &quot;heap 3&quot;, which leaves %7</extracomment>
        <translation>%1 是异或和 s，它说明哪几位要翻转，不是要取走的颗数。取走 %1 颗后是 %2，t = %3，%4有奇数个 1。对方可从%6取 %5 颗，留下 %7。</translation>
    </message>
    <message>
        <source>Taking all %1 leaves %2 with t = %3, an odd number of 1s in %4: too much is gone. The other player can take %5 from %6 and leave %7.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move, %3 is t, %4 &quot;the 4s column&quot;; then %5 stones are taken from %6, &quot;heap 3&quot;, which leaves %7</extracomment>
        <translation>把 %1 颗全部取走，取得太多了：剩下 %2，t = %3，%4有奇数个 1。对方可从%6取 %5 颗，留下 %7。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2 with t = %3, an odd number of 1s in %4. The other player can take %5 from %6 and leave %7.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move, %3 is t, %4 &quot;the 4s column&quot;; then %5 stones are taken from %6, &quot;heap 3&quot;, which leaves %7</extracomment>
        <translation>取走 %1 颗后是 %2，t = %3，%4有奇数个 1。对方可从%6取 %5 颗，留下 %7。</translation>
    </message>
    <message>
        <source>%1 is not right in %2. Count the 1s in %3: their number, %4, is odd, so it gives 1.</source>
        <extracomment>%1 is the answer, %2 &quot;the 8s and 1s columns&quot;, %3 &quot;the 8s column&quot;, %4 how many 1s it holds</extracomment>
        <translation>%1 在%2上不对。数一数%3：有 %4 个 1，是奇数，所以得 1。</translation>
    </message>
    <message>
        <source>%1 is not right in %2. Count the 1s in %3: their number, %4, is even, so it gives 0.</source>
        <translation>%1 在%2上不对。数一数%3：有 %4 个 1，是偶数，所以得 0。</translation>
    </message>
    <message>
        <source>That is the only one. In %1, the highest 1 of s = %2, only %3 has a 1.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 is s, %3 &quot;heap 1&quot;</extracomment>
        <translation>只有这一种。s = %2 最高的 1 在%1，在这一列是 1 的只有%3。</translation>
    </message>
    <message>
        <source>Those are all %3. In %1, the highest 1 of s = %2, these have a 1: %4. Each has one winning move, which leaves s ⊕ x of its x.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 is s, %3 an odd number, 3 or more, %4 &quot;heaps 1, 3 and 4&quot;</extracomment>
        <translation>一共就是这 %3 种。s = %2 最高的 1 在%1，在这一列是 1 的有%4。它们各有一种制胜的走法，把 x 颗变成 s ⊕ x 颗。</translation>
    </message>
    <message numerus="yes">
        <source>That move wins, but it is not the only one: %n more are missing. Other heaps may have a 1 in the deciding column too.</source>
        <translation>
            <numerusform>这一步能制胜，但不止这一种，还缺 %n 种。别的堆在起决定作用的那一列也可能是 1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All that you named win, but %n more are missing. The highest bit of a heap may be to the left of the deciding column: what counts is that the heap has a 1 in it.</source>
        <translation>
            <numerusform>你找出的都能制胜，但还缺 %n 种。一堆最高的 1 可以在起决定作用的那一列左边：要紧的是它在那一列是 1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is named. But s = %1 is not 0, so some move wins.</source>
        <extracomment>%1 is s</extracomment>
        <translation>还没有找出走法。但 s = %1 不是 0，所以有制胜的走法。</translation>
    </message>
    <message numerus="yes">
        <source>All that you named win, but %n more are missing. Each heap with a 1 in the deciding column has one.</source>
        <translation>
            <numerusform>你找出的都能制胜，但还缺 %n 种。在起决定作用的那一列是 1 的堆各有一种。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is what must be left in %2, not what is taken.</source>
        <extracomment>%1 is how many stones are taken, %2 &quot;heap 1&quot;</extracomment>
        <translation>%1 是%2应剩下的颗数，不是要取走的颗数。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum s. It tells which bits flip, not how many stones to take.</source>
        <extracomment>%1 is how many stones are taken, which is s</extracomment>
        <translation>%1 是异或和 s。它说明哪些位要翻转，而不是要取几颗。</translation>
    </message>
    <message>
        <source>Taking all %1 of %2 is too many.</source>
        <extracomment>%1 is how many stones are taken, %2 &quot;heap 1&quot;</extracomment>
        <translation>把%2的 %1 颗全部取走，取得太多了。</translation>
    </message>
    <message>
        <source>%1 has a 0 in %2, the highest odd one: no move there wins.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 4s column&quot;</extracomment>
        <translation>%1在有奇数个 1 的最高列，即%2，是 0：从这一堆怎么取都不能制胜。</translation>
    </message>
    <message>
        <source>Taking %1 of %2 does not win.</source>
        <extracomment>%1 is how many stones are taken, %2 &quot;heap 1&quot;</extracomment>
        <translation>从%2取 %1 颗不能制胜。</translation>
    </message>
    <message>
        <source>%1 It leaves %2 with t = %3, an odd number of 1s in %4. The other player can take %5 from %6 and leave %7.</source>
        <extracomment>%1 is a sentence that says why the move is wrong, %2 the heaps after it, %3 is t, %4 &quot;the 4s column&quot;; then %5 stones are taken from %6, &quot;heap 3&quot;, which leaves %7</extracomment>
        <translation>%1取后是 %2，t = %3，%4有奇数个 1。对方可从%6取 %5 颗，留下 %7。</translation>
    </message>
    <message>
        <source>Every column is even, s = 0: whatever move is made, some column is odd after it. No move wins.</source>
        <translation>每一列都有偶数个 1，即 s = 0：无论怎么走，之后总有某一列变成奇数个。没有制胜的走法。</translation>
    </message>
    <message>
        <source>s = %2, and in %1, the highest odd one, a single heap has a 1: it has the only winning move.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 is s</extracomment>
        <translation>s = %2，有奇数个 1 的最高列是%1，其中只有一堆是 1：只有它有制胜的走法，而且只有一种。</translation>
    </message>
    <message>
        <source>s = %2, and in %1, the highest odd one, %3 heaps have a 1. Each of them has one winning move, no other has any.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 is s, %3 an odd number, 3 or more</extracomment>
        <translation>s = %2，有奇数个 1 的最高列是%1，其中有 %3 堆是 1。这些堆各有一种制胜的走法，其余的堆都没有。</translation>
    </message>
    <message>
        <source>There is not always a winning move. Count the 1s of every column: which heap would have to change? %1 would have to keep its %2, and a move must take something.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 its size</extracomment>
        <translation>并不总有制胜的走法。数一数每一列有几个 1：要改动哪一堆？%1应保持 %2 颗不变，而每步至少要取一颗。</translation>
    </message>
    <message>
        <source>%3 is the number of heaps, and not each has a winning move. Count the 1s of every column: %1 would have to keep its %2, and a move must take something.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 its size, %3 the answer</extracomment>
        <translation>%3 是堆数，而并不是每一堆都有制胜的走法。数一数每一列有几个 1：%1应保持 %2 颗不变，而每步至少要取一颗。</translation>
    </message>
    <message>
        <source>Count the 1s of every column before counting moves. %1 would have to keep its %2, and a move must take something.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 its size</extracomment>
        <translation>先数一数每一列有几个 1，再数走法。%1应保持 %2 颗不变，而每步至少要取一颗。</translation>
    </message>
    <message>
        <source>%1 is how many heaps have their highest 1 in %2. But any 1 there will do, whatever stands to its left: %3 has one, and %5 is less than %4.</source>
        <extracomment>%1 is the answer, %2 &quot;the 4s column&quot;, %3 &quot;heap 2&quot;, %4 its size, %5 a calculation such as &quot;6 ⊕ 13 = 11&quot;</extracomment>
        <translation>%1 是最高的 1 恰在%2的堆数。但只要在这一列是 1 就行，左边是什么无关紧要：%3在这一列是 1，%5，小于 %4。</translation>
    </message>
    <message>
        <source>There are more than %1: not only one heap has a 1 in %2. %3 has one too, and %5 is less than %4.</source>
        <extracomment>%1 is 1, %2 &quot;the 4s column&quot;, %3 &quot;heap 2&quot;, %4 its size, %5 a calculation such as &quot;6 ⊕ 13 = 11&quot;</extracomment>
        <translation>不止 %1 种：在%2是 1 的不止一堆。%3也是 1，%5，小于 %4。</translation>
    </message>
    <message>
        <source>%1 is the number of heaps, and not each has a winning move. %3 has a 0 in %2: %5 is more than %4, and stones cannot be added.</source>
        <extracomment>%1 is the answer, %2 &quot;the 4s column&quot;, %3 &quot;heap 2&quot;, %4 its size, %5 a calculation such as &quot;6 ⊕ 9 = 15&quot;</extracomment>
        <translation>%1 是堆数，而并不是每一堆都有制胜的走法。%3在%2是 0：%5，大于 %4，而石子不能添加。</translation>
    </message>
    <message>
        <source>%1 is how many columns are odd. Moves are counted by heaps: each heap with a 1 in %2, the highest odd one, has one winning move. In %3 it leaves %5, less than %4.</source>
        <extracomment>%1 is the answer, %2 &quot;the 4s column&quot;, %3 &quot;heap 2&quot;, %4 its size, %5 a calculation such as &quot;6 ⊕ 13 = 11&quot;</extracomment>
        <translation>%1 是有奇数个 1 的列数。走法要按堆来数：%2是有奇数个 1 的最高列，在这一列是 1 的堆各有一种制胜的走法。例如%3应剩下 %5 颗，少于 %4 颗。</translation>
    </message>
    <message>
        <source>%1 is how many heaps have a 1 in some odd column. Only %2, the highest odd one, decides. There %3 has a 0: %5 is more than %4, and stones cannot be added.</source>
        <extracomment>%1 is the answer, %2 &quot;the 4s column&quot;, %3 &quot;heap 2&quot;, %4 its size, %5 a calculation such as &quot;6 ⊕ 3 = 5&quot;</extracomment>
        <translation>%1 是在某个有奇数个 1 的列上是 1 的堆数。但只有其中最高的%2起决定作用。%3在那里是 0：%5，大于 %4，而石子不能添加。</translation>
    </message>
    <message>
        <source>There are %1 heaps, and each has at most one winning move, so %2 is too many.</source>
        <extracomment>%1 is the number of heaps, %2 the answer</extracomment>
        <translation>一共 %1 堆，每堆最多有一种制胜的走法，所以 %2 种太多了。</translation>
    </message>
    <message>
        <source>s = %1 is not 0, so some move wins: each heap with a 1 in %2 has one.</source>
        <extracomment>%1 is s, %2 &quot;the 4s column&quot;</extracomment>
        <translation>s = %1 不是 0，所以有制胜的走法：在%2是 1 的堆各有一种。</translation>
    </message>
    <message>
        <source>%1 is even. But every winning move stands for a 1 in %2, and their number there is odd.</source>
        <extracomment>%1 is the answer, %2 &quot;the 4s column&quot;</extracomment>
        <translation>%1 是偶数。但每种制胜的走法对应%2的一个 1，而那里 1 的个数是奇数。</translation>
    </message>
    <message>
        <source>%1 is not the number of 1s in %2, the highest odd one. Each of them stands for a winning move.</source>
        <extracomment>%1 is the answer, %2 &quot;the 4s column&quot;</extracomment>
        <translation>%2是有奇数个 1 的最高列，其中 1 的个数不是 %1。那里的每个 1 对应一种制胜的走法。</translation>
    </message>
    <message>
        <source>In %1 the number of 1s is %2, which is odd, and every column to its left is even. A heap with a 1 there can make all columns even.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 an odd number</extracomment>
        <translation>%1有 %2 个 1，是奇数，而它左边的各列都有偶数个 1。在这一列是 1 的堆，能使每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>The table ends at %1: no heap has a 1 further to the left.</source>
        <extracomment>%1 is &quot;the 32s column&quot;</extracomment>
        <translation>最高的是%1：更左边没有一堆是 1。</translation>
    </message>
    <message>
        <source>No column is higher than %1, but it holds %2 ones, an even number. They cancel, so it decides nothing: go on to the right, to the first odd one.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 an even number, 2 or more</extracomment>
        <translation>%1虽然最高，但有 %2 个 1，是偶数，两两相消，不起决定作用。请继续向右找第一个有奇数个 1 的列。</translation>
    </message>
    <message>
        <source>In %1 the number of 1s, %2, is odd. But so is that of a column further to the left, and a move that changes nothing there leaves it odd.</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 an odd number</extracomment>
        <translation>%1有 %2 个 1，确实是奇数。但左边还有一列也是奇数个 1，若不改动那一列，它走后仍是奇数个。</translation>
    </message>
    <message>
        <source>No column holds more 1s than %1. But they are %2, an even number, and cancel: what counts is whether the number is odd, not how large it is.</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 an even number, 2 or more</extracomment>
        <translation>%1的 1 最多，但共有 %2 个，是偶数，两两相消。要看的是 1 的个数是不是奇数，而不是有多少。</translation>
    </message>
    <message>
        <source>In %1 no heap has a 1. Such a column is even: it decides nothing.</source>
        <extracomment>%1 is &quot;the 4s column&quot;</extracomment>
        <translation>在%1中没有一堆是 1。0 是偶数，所以这一列不起决定作用。</translation>
    </message>
    <message>
        <source>In %1 there are %2 ones, an even number. They cancel, so it decides nothing.</source>
        <extracomment>%1 is &quot;the 4s column&quot;, %2 an even number, 2 or more</extracomment>
        <translation>%1有 %2 个 1，是偶数，两两相消，所以不起决定作用。</translation>
    </message>
    <message>
        <source>No option of heap %1 is worth 0, so heap %1 is worth 0: a P-position.</source>
        <extracomment>%1 is how many stones a heap has</extracomment>
        <translation>%1 颗的堆没有 SG 值为 0 的后继，所以它的 SG 值是 0，是必败态。</translation>
    </message>
    <message>
        <source>Heap %1 is worth 1: it has an option worth 0, and none worth 1.</source>
        <extracomment>%1 is how many stones a heap has</extracomment>
        <translation>%1 颗的堆的 SG 值是 1：有后继的 SG 值是 0，而没有一个是 1。</translation>
    </message>
    <message>
        <source>Heap %1 is worth %2: its options reach every value from 0 to %3, and none is worth %2.</source>
        <extracomment>%1 is how many stones a heap has, %2 its value, %3 one less</extracomment>
        <translation>%1 颗的堆的 SG 值是 %2：各后继的 SG 值取遍了从 0 到 %3 的每个数，而没有一个是 %2。</translation>
    </message>
    <message>
        <source>0 itself is not there, and no number is smaller: the mex is 0.</source>
        <translation>0 就没有出现，没有比它更小的数：mex 是 0。</translation>
    </message>
    <message>
        <source>0 is there, and 1 is not: the mex is 1.</source>
        <translation>0 出现了，1 没有出现：mex 是 1。</translation>
    </message>
    <message>
        <source>Every number from 0 to %2 is there, and %1 is not: the mex is %1.</source>
        <extracomment>%1 is the mex, %2 one less</extracomment>
        <translation>从 0 到 %2 的数都出现了，%1 没有出现：mex 是 %1。</translation>
    </message>
    <message>
        <source>%1 is one more than the largest number, but that does not matter here: a smaller number is missing too.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 比最大的数多 1，但这里与最大的数无关：还有更小的数没有出现。</translation>
    </message>
    <message>
        <source>%1 is the least positive number that is missing. Counting begins at 0: is 0 among the numbers?</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是没有出现的最小正数。要从 0 数起：0 出现了吗？</translation>
    </message>
    <message>
        <source>Counting the numbers gives %1, but %1 is among them. The mex is a number that is not there.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>数一数有几个数，得 %1；但 %1 就在这些数中，mex 是没有出现的数。</translation>
    </message>
    <message>
        <source>Counting the numbers gives %1. That is their mex only where they are 0, 1, 2, … without a gap; here a smaller number is missing.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>数一数有几个数，得 %1。只有当这些数是 0、1、2、… 没有空缺时，个数才等于 mex；这里还有更小的数没有出现。</translation>
    </message>
    <message>
        <source>%1 is missing after the longest run of numbers, but the mex is the very first gap, counted from 0.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是最长一段连续的数之后的空缺，而 mex 是从 0 数起的第一个空缺。</translation>
    </message>
    <message>
        <source>%1 is the least number that is there. The mex is the least number that is not there.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是出现的数中最小的；mex 是没有出现的数中最小的。</translation>
    </message>
    <message>
        <source>%1 is among the numbers. The mex is a number that is not.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 就在这些数中；mex 是没有出现的数。</translation>
    </message>
    <message>
        <source>%1 is not among the numbers, but neither is a smaller one. Count up from 0.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 没有出现，但还有更小的数也没有出现。从 0 数起。</translation>
    </message>
    <message>
        <source>The options were read one place too far down. Taking %3 from heap %2 leaves heap %4, which is worth %1: so heap %2 is not.</source>
        <extracomment>%1 is the answer, %2 how many stones a heap has, %3 how many are taken, %4 how many are left then</extracomment>
        <translation>后继看错了一格。从 %2 颗的堆取 %3 颗剩 %4 颗，它的 SG 值就是 %1：所以 %2 颗的堆的 SG 值不是 %1。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum of the options&apos; values. ⊕ is for games played side by side; of options the mex is taken. Taking %3 leaves heap %4, which is worth %1: so heap %2 is not.</source>
        <extracomment>%1 is the answer, %2 how many stones a heap has, %3 how many are taken, %4 how many are left then</extracomment>
        <translation>%1 是各后继的 SG 值的异或和。⊕ 用于同时进行的几个游戏；对后继要取 mex。取 %3 颗剩 %4 颗，它的 SG 值就是 %1：所以 %2 颗的堆的 SG 值不是 %1。</translation>
    </message>
    <message>
        <source>Taking %3 from heap %2 leaves heap %4, which is worth %1. A heap is never worth what one of its options is.</source>
        <extracomment>%1 is the answer, %2 how many stones a heap has, %3 how many are taken, %4 how many are left then</extracomment>
        <translation>从 %2 颗的堆取 %3 颗剩 %4 颗，它的 SG 值就是 %1。一个堆的 SG 值不会等于它任何后继的 SG 值。</translation>
    </message>
    <message>
        <source>%1 is the mex of the values one place too far down. Count the stones off from the heap itself.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是往前多看了一格的那些 SG 值的 mex。要从这一堆本身的颗数减起。</translation>
    </message>
    <message>
        <source>%1 is the mex of all the values. But not every smaller heap is an option of heap %2: only the given numbers may be taken.</source>
        <extracomment>%1 is the answer, %2 how many stones a heap has</extracomment>
        <translation>%1 是所有这些 SG 值的 mex。但更小的堆并不都是 %2 颗的堆的后继：只能取给定的颗数。</translation>
    </message>
    <message>
        <source>%1 is one more than the largest value of an option. But a smaller value is missing among the options too.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 比各后继最大的 SG 值多 1，但还有更小的数不是任何后继的 SG 值。</translation>
    </message>
    <message>
        <source>%1 is the least positive value that no option has. Counting begins at 0: is some option worth 0?</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是各后继的 SG 值中没有出现的最小正数。要从 0 数起：有 SG 值为 0 的后继吗？</translation>
    </message>
    <message>
        <source>%1 is how many options there are. That is the mex only where they are worth 0, 1, 2, … without a gap.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是后继的个数。只有当后继的 SG 值是 0、1、2、… 没有空缺时，个数才等于 mex。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum of the options&apos; values. ⊕ is for games played side by side; of options the mex is taken.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是各后继的 SG 值的异或和。⊕ 用于同时进行的几个游戏；对后继要取 mex。</translation>
    </message>
    <message>
        <source>No option is worth %1, but a smaller value is missing among them too. Count up from 0.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>没有后继的 SG 值是 %1，但还有更小的数也没有出现。从 0 数起。</translation>
    </message>
    <message>
        <source>Only heaps of 1 are left, and their number, %1, is odd. From now on nobody has a choice, and the last stone falls to the other player.</source>
        <translation>只剩 1 颗的堆，共 %1 堆，是奇数。此后双方都别无选择，最后一颗归对方取。</translation>
    </message>
    <message numerus="yes">
        <source>%1 are left of the heap, and the nim-sum is 0. Heaps of 2 or more are left, so that is right here as in Nim; the switch comes later.</source>
        <extracomment>%1 is what is left of the heap, %2 how many heaps of 2 or more are left</extracomment>
        <translation>
            <numerusform>这一堆剩 %1 颗，异或和为 0。还有至少 2 颗的堆，所以这里与尼姆博弈一样；转折还在后面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking %1 is Nim&apos;s move. It leaves %2: only heaps of 1, and an even number of them, so that the last stone would be yours. The other player takes %3 from %4 and leaves %5.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>取 %1 颗是尼姆博弈的走法。取后是 %2：只剩 1 颗的堆，而且堆数为偶数，最后一颗会归你取。对方从%4取 %3 颗，留下 %5。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2 with an odd number of heaps of 1. That counts only once no larger heap is left; until then the nim-sum must be 0, and here it is %6. The other player can take %3 from %4 and leave %5.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move, %6 their nim-sum; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>取 %1 颗后是 %2，1 颗的堆有奇数个。但只有没有更大的堆时才看这个奇偶；在那以前异或和应为 0，而这里是 %6。对方可从%4取 %3 颗，留下 %5。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2 with nim-sum 1. While a heap of 2 or more is left, the nim-sum must be 0 even where the last stone loses. The other player can take %3 from %4 and leave %5.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>取 %1 颗后是 %2，异或和为 1。只要还有至少 2 颗的堆，即使取最后一颗者负，异或和也应为 0。对方可从%4取 %3 颗，留下 %5。</translation>
    </message>
    <message>
        <source>%1 is what must be left in the heap, not what is taken. Taking %1 leaves %2. The other player can take %3 from %4 and leave %5.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>%1 是这一堆应剩下的颗数，不是要取走的颗数。取走 %1 颗后是 %2。对方可从%4取 %3 颗，留下 %5。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum s. It tells which bits flip, not how many stones to take. Taking %1 leaves %2. The other player can take %3 from %4 and leave %5.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>%1 是异或和 s。它说明哪些位要翻转，而不是取几颗。取走 %1 颗后是 %2。对方可从%4取 %3 颗，留下 %5。</translation>
    </message>
    <message>
        <source>Taking all %1 leaves %2 with nim-sum %6: too much is gone. The other player can take %3 from %4 and leave %5.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move, %6 their nim-sum; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>把 %1 颗全部取走后是 %2，异或和为 %6：取得太多了。对方可从%4取 %3 颗，留下 %5。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2 with one heap of 2 or more, and leaves the switch to the other player: taking %3 from %4 leaves %5, an odd number of heaps of 1.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>取 %1 颗后是 %2，还有一个至少 2 颗的堆，把转折留给了对方：从%4取 %3 颗，留下 %5，1 颗的堆是奇数个。</translation>
    </message>
    <message>
        <source>Taking %1 leaves %2 with nim-sum %6. The other player can take %3 from %4 and leave %5.</source>
        <extracomment>%1 is the answer, %2 the heaps after that move, %6 their nim-sum; then %3 stones are taken from %4, &quot;heap 3&quot;, which leaves %5</extracomment>
        <translation>取 %1 颗后是 %2，异或和为 %6。对方可从%4取 %3 颗，留下 %5。</translation>
    </message>
    <message>
        <source>%1 is %2: each 1 is worth the weight of its column.</source>
        <extracomment>%1 is bits, &quot;01101&quot;, %2 a calculation such as &quot;8 + 4 + 1 = 13&quot;</extracomment>
        <translation>%1 就是 %2：每个 1 的值是它所在列的权。</translation>
    </message>
    <message>
        <source>%1, so the bits are %2.</source>
        <extracomment>%1 is a calculation such as &quot;8 + 4 + 1 = 13&quot;, %2 bits, &quot;01101&quot;</extracomment>
        <translation>%1，所以写成 %2。</translation>
    </message>
    <message>
        <source>%1 is what the bits are worth from the other end. The rightmost column is worth 1, and each column to its left twice as much.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是从另一头读出的数。最右一列的权是 1，向左每移一列权加倍。</translation>
    </message>
    <message>
        <source>%1 is how many 1s there are. They are not worth the same: the one in %2 is worth %3.</source>
        <extracomment>%1 is the answer, %2 &quot;the 8s column&quot;, %3 its weight</extracomment>
        <translation>%1 是 1 的个数。各个 1 的值并不相同：在%2的那个 1 值 %3。</translation>
    </message>
    <message>
        <source>%1 is the sum of the places at which the 1s stand. Add their weights: the weight doubles from place to place, and the first 1 is worth %2.</source>
        <extracomment>%1 is the answer, %2 a weight such as 8</extracomment>
        <translation>%1 是各个 1 的位次之和。应把它们的权相加：每移一位权加倍，最左的 1 值 %2。</translation>
    </message>
    <message>
        <source>%1 is twice too much. The rightmost column is worth 1, not 2.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 恰好多了一倍。最右一列的权是 1，不是 2。</translation>
    </message>
    <message>
        <source>%1 reads the bits as decimal digits. In binary the columns are worth 1, 2, 4, 8 and so on, not 1, 10, 100.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是把二进制位当成十进制数字来读。二进制各列的权依次是 1、2、4、8 等，不是 1、10、100。</translation>
    </message>
    <message>
        <source>%1 is too large: with a 1 in each of the %2 columns the number is %3.</source>
        <extracomment>%1 is the answer, %2 a number of columns, %3 the largest number in them</extracomment>
        <translation>%1 太大了：%2 列全是 1 时才是 %3。</translation>
    </message>
    <message>
        <source>%1 would be %2. But in %3 there is a 1: its weight belongs in the sum.</source>
        <extracomment>%1 is the answer, %2 its bits, &quot;01101&quot;, %3 &quot;the 8s column&quot;</extracomment>
        <translation>%1 应写成 %2。但题中%3是 1，它的权应当加上。</translation>
    </message>
    <message>
        <source>%1 would be %2. But in %3 there is a 0: its weight does not belong in the sum.</source>
        <translation>%1 应写成 %2。但题中%3是 0，它的权不应加上。</translation>
    </message>
    <message>
        <source>%1 is written from the wrong end: it is worth %2, not %3. The smallest weight stands on the right.</source>
        <extracomment>%1 is bits, &quot;01101&quot;, %2 what they are worth, %3 the number that was given</extracomment>
        <translation>%1 的次序写反了：它是 %2，不是 %3。权最小的一列在最右边。</translation>
    </message>
    <message>
        <source>%1 writes each decimal digit of %3 by itself. Together these bits are worth %2: cut the whole number into powers of two.</source>
        <extracomment>%1 is bits, &quot;10101&quot;, %2 what they are worth, %3 the number that was given</extracomment>
        <translation>%1 是把 %3 的各位十进制数字分别写成二进制，合起来是 %2。应把整个数拆成 2 的幂。</translation>
    </message>
    <message>
        <source>%1 is worth %2, half of %3. The rightmost column is worth 1, not 2.</source>
        <extracomment>%1 is bits, &quot;01101&quot;, %2 what they are worth, %3 the number that was given</extracomment>
        <translation>%1 是 %2，只有 %3 的一半。最右一列的权是 1，不是 2。</translation>
    </message>
    <message>
        <source>%1 does not fit into %2 columns: the largest number there is %3.</source>
        <extracomment>%1 is the number that the answer is worth, %2 a number of columns, %3 the largest number in them</extracomment>
        <translation>%1 用 %2 列写不下：%2 列最大是 %3。</translation>
    </message>
    <message>
        <source>%1 is worth %2. That is %4 less than %3.</source>
        <extracomment>%1 is bits, &quot;01101&quot;, %2 a calculation such as &quot;8 + 4 + 1 = 13&quot;, %3 the number that was given, %4 the difference</extracomment>
        <translation>%1 的值：%2，比 %3 少 %4。</translation>
    </message>
    <message>
        <source>%1 is worth %2. That is %4 more than %3.</source>
        <translation>%1 的值：%2，比 %3 多 %4。</translation>
    </message>
    <message>
        <source>The parts play like Nim heaps, and %1: the player to move loses.</source>
        <extracomment>%1 is a calculation such as &quot;3 ⊕ 1 ⊕ 2 = 0&quot;</extracomment>
        <translation>各部分相当于尼姆堆，%1：先手必败。</translation>
    </message>
    <message>
        <source>The parts play like Nim heaps, and %1.</source>
        <extracomment>%1 is a calculation such as &quot;3 ⊕ 1 ⊕ 4 = 6&quot;</extracomment>
        <translation>各部分相当于尼姆堆，%1。</translation>
    </message>
    <message>
        <source>%1 adds the values as ordinary numbers. Games side by side are worth the nim-sum of their values: each binary column stands alone, and nothing is carried.</source>
        <extracomment>%1 is a calculation such as &quot;3 + 1 + 4 = 8&quot;</extracomment>
        <translation>%1 是把 SG 值当作普通的数相加。同时进行的游戏，其 SG 值是各部分 SG 值的异或和：二进制各列互不相干，不进位。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum of the sizes. Only a heap of Nim is worth its size: part %2 is not worth %3.</source>
        <extracomment>%1 is the answer, %2 the number of a part, %3 its size</extracomment>
        <translation>%1 是各部分大小的异或和。只有尼姆堆的 SG 值等于它的大小：第 %2 部分的 SG 值不是 %3。</translation>
    </message>
    <message>
        <source>Part %1 was counted as %2 mod %3. Where 1 to %3 may be taken, whatever is taken can be made up to %4, so the rest by %4 counts.</source>
        <extracomment>%1 is the number of a part, %2 its size, %3 how many may be taken at most, %4 one more</extracomment>
        <translation>第 %1 部分算成了 %2 mod %3。每次取 1 到 %3 颗时，无论对方取几颗，都能凑成 %4 颗，所以要看除以 %4 的余数。</translation>
    </message>
    <message>
        <source>%1 is the largest value of a part. The other parts can be played in as well: all values belong in the nim-sum.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是各部分中最大的 SG 值。其余部分也能走，所以每个 SG 值都要算进异或和。</translation>
    </message>
    <message>
        <source>%1 is the mex of the values. The mex is taken of the options of one position; parts that are played side by side are added by ⊕.</source>
        <extracomment>%1 is the answer</extracomment>
        <translation>%1 是这些 SG 值的 mex。mex 用于一个局面的各后继；同时进行的各部分要用 ⊕ 相加。</translation>
    </message>
    <message>
        <source>%1 is the nim-sum without part %2. Its value %3 belongs in it too.</source>
        <extracomment>%1 is the answer, %2 the number of a part, %3 its value</extracomment>
        <translation>%1 是漏掉第 %2 部分的异或和，还应算上它的 SG 值 %3。</translation>
    </message>
    <message>
        <source>%1 is not right in %2. Values of parts with a 1 there: %3, an odd number. Look at each part&apos;s value again.</source>
        <extracomment>%1 is the answer, %2 &quot;the 4s column&quot;, %3 how many values have a 1 there</extracomment>
        <translation>%1 在%2上不对：各部分的 SG 值中有 %3 个在这一列是 1，是奇数个。再看看每一部分的 SG 值。</translation>
    </message>
    <message>
        <source>%1 is not right in %2. Values of parts with a 1 there: %3, an even number. Look at each part&apos;s value again.</source>
        <translation>%1 在%2上不对：各部分的 SG 值中有 %3 个在这一列是 1，是偶数个。再看看每一部分的 SG 值。</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt;: the player to move wins. %1 A winning move: %2.</source>
        <extracomment>%1 is one or two sentences that say why, %2 a move: &quot;take 2 from heap 1&quot;</extracomment>
        <translation>是 &lt;b&gt;N&lt;/b&gt;：轮到走的一方必胜。%1制胜的走法如：%2。</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt;: the player to move loses. %1 Even the largest move (%2) has its answer: %3.</source>
        <extracomment>%1 is one or two sentences that say why, %2 and %3 are moves: &quot;take 2 from heap 1&quot;</extracomment>
        <translation>是 &lt;b&gt;P&lt;/b&gt;：轮到走的一方必败。%1即使取得最多（%2），对方也有应对：%3。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a sentence that says what is wrong with an answer, %2 one or more that say what is true</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses here. With heaps of 1 only, that turns the rule of Nim round.</source>
        <translation>这里取最后一颗者负。各堆都只有 1 颗时，结论与尼姆相反。</translation>
    </message>
    <message>
        <source>Misère Nim is not simply Nim turned round: with a heap of two or more it is decided as Nim is.</source>
        <translation>反尼姆博弈并不是把尼姆的结论简单反过来：只要有不少于 2 颗的堆，就与尼姆一样判断。</translation>
    </message>
    <message>
        <source>That would be so if the heap were fresh. But at most %1 may be taken now, and that decides.</source>
        <extracomment>%1 is how many stones may be taken at most</extracomment>
        <translation>若是开局，确实如此。但现在最多只能取 %1 颗，由此决定胜负。</translation>
    </message>
    <message>
        <source>A part that is won does not make the sum won: the other player may answer in another part.</source>
        <translation>某一部分必胜，不等于整个和必胜：对方可以在别的部分应对。</translation>
    </message>
    <message>
        <source>An even number of heaps can be mirrored only where they are equal in pairs.</source>
        <translation>堆数是偶数时，只有两两相等才能模仿对方。</translation>
    </message>
    <message>
        <source>That the number of heaps is odd does not make it won.</source>
        <translation>堆数是奇数，并不因此必胜。</translation>
    </message>
    <message>
        <source>Whether the number of stones is even or odd does not decide: a move may take several.</source>
        <translation>石子总数是奇是偶不起决定作用：一步可以取走好几颗。</translation>
    </message>
    <message>
        <source>The nim-sum of the sizes means nothing here: what counts of each part is its Grundy value.</source>
        <translation>各堆颗数的异或和在这里没有意义：要看的是各部分的 SG 值。</translation>
    </message>
    <message>
        <source>A single heap is always won in Nim, where all of it may be taken. Here it may not.</source>
        <translation>在尼姆中可以一次取完，所以只有一堆时必胜。这里却不能一次取完。</translation>
    </message>
    <message>
        <source>The nim-sum decides Nim. Here there are other moves too, and it does not decide.</source>
        <translation>异或和决定的是尼姆的胜负。这里还有别的走法，它不起决定作用。</translation>
    </message>
    <message>
        <source>%1 mod %2 = %4 does not matter: a move and its answer make %3 together, not %2.</source>
        <extracomment>%1 is the size of the heap, %2 how many may be taken at most, %3 that and 1 more, %4 is %1 mod %2</extracomment>
        <translation>%1 mod %2 = %4 并不要紧：一步与应对它的一步合起来可凑成 %3 颗，而不是 %2 颗。</translation>
    </message>
    <message>
        <source>Blocks of %2 decide where every amount from 1 to %1 may be taken, and that is not so here.</source>
        <extracomment>%1 is the largest amount, %2 that and 1 more</extracomment>
        <translation>只有 1 到 %1 的各种颗数都可取时，才按每 %2 颗一组来判断，这里并非如此。</translation>
    </message>
    <message>
        <source>Claim %1 is false. %2</source>
        <extracomment>%1 is the number of a claim, %2 a sentence that says what is true</extracomment>
        <translation>第 %1 条是错的。%2</translation>
    </message>
    <message>
        <source>Claim %1 is true. %2</source>
        <extracomment>%1 is the number of a claim, %2 a sentence that says why it is true</extracomment>
        <translation>第 %1 条是对的。%2</translation>
    </message>
</context>
<context>
    <name>ResultsCsv</name>
    <message>
        <source>Time (UTC)</source>
        <extracomment>A column of a table of answers</extracomment>
        <translation>时间（UTC）</translation>
    </message>
    <message>
        <source>Skill</source>
        <extracomment>A column of a table of answers</extracomment>
        <translation>项目</translation>
    </message>
    <message>
        <source>Name of the skill</source>
        <extracomment>A column of a table of answers: the name of the skill in files, such as nim-sum</extracomment>
        <translation>项目名称</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>A column of a table of answers</extracomment>
        <translation>难度</translation>
    </message>
    <message>
        <source>Exercise</source>
        <extracomment>A column of a table of answers</extracomment>
        <translation>题目</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>A column of a table of answers</extracomment>
        <translation>作答</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>A column of a table of answers, which holds 1 or 0</extracomment>
        <translation>正确</translation>
    </message>
    <message>
        <source>First answer</source>
        <extracomment>A column of a table of answers, which holds 1 or 0</extracomment>
        <translation>首次作答</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>A column of a table of answers: how many were shown</extracomment>
        <translation>提示次数</translation>
    </message>
    <message>
        <source>Answer shown</source>
        <extracomment>A column of a table of answers, which holds 1 or 0</extracomment>
        <translation>已看答案</translation>
    </message>
    <message>
        <source>Misconception</source>
        <extracomment>A column of a table of answers</extracomment>
        <translation>误解</translation>
    </message>
    <message>
        <source>Name of the misconception</source>
        <extracomment>A column of a table of answers: its name in files, such as added-with-carries</extracomment>
        <translation>误解名称</translation>
    </message>
    <message>
        <source>Seconds</source>
        <extracomment>A column of a table of answers</extracomment>
        <translation>用时（秒）</translation>
    </message>
    <message>
        <source>Asked</source>
        <extracomment>A column of a table of skills: how many exercises were asked</extracomment>
        <translation>题数</translation>
    </message>
    <message>
        <source>Right at once</source>
        <extracomment>A column of a table of skills: how many exercises were right at the first answer</extracomment>
        <translation>一次答对</translation>
    </message>
    <message>
        <source>Right at once (%)</source>
        <extracomment>A column of a table of skills</extracomment>
        <translation>一次答对率（%）</translation>
    </message>
    <message>
        <source>Known (%)</source>
        <extracomment>A column of a table of skills: how likely it is that the person knows it</extracomment>
        <translation>掌握程度（%）</translation>
    </message>
    <message>
        <source>Commonest misconception</source>
        <extracomment>A column of a table of skills</extracomment>
        <translation>最常见的误解</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>Heap %1: %2</source>
        <extracomment>Under a heap that is drawn as a row of pins: its number and its size</extracomment>
        <translation>第 %1 堆：%2</translation>
    </message>
    <message>
        <source>#%1: %2</source>
        <extracomment>The same where there is little room</extracomment>
        <translation>#%1：%2</translation>
    </message>
    <message>
        <source>%1 + 2</source>
        <extracomment>Treblecross: n squares are a heap of n + 2</extracomment>
        <translation>%1 + 2</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>Under a row of pins, pawns or squares: the row&apos;s number and its size</extracomment>
        <translation>第 %1 排：%2</translation>
    </message>
</context>
<context>
    <name>SaveTable</name>
    <message>
        <source>Save the answers as a table (CSV), which spreadsheets open</source>
        <translation>把作答记录存为表格（CSV），可用电子表格软件打开</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>Tables (*.%1)</source>
        <extracomment>A kind of file, in a file dialog; %1 is its ending, csv</extracomment>
        <translation>表格 (*.%1)</translation>
    </message>
</context>
<context>
    <name>SetErrors</name>
    <message>
        <source>, </source>
        <extracomment>Stands between the names in a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>the name of a skill was expected, &apos;%1&apos; found; perhaps %2 was meant</source>
        <extracomment>%1 is what was found, %2 the name of a skill that is like it</extracomment>
        <translation>此处应为练习项目的名称，却是“%1”；也许是 %2</translation>
    </message>
    <message>
        <source>one of %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 lists the names of the skills</extracomment>
        <translation>此处应为 %2 之一，却是“%1”</translation>
    </message>
    <message>
        <source>a file of at most %1 MB was expected, but this one is larger</source>
        <extracomment>%1 is a number of millions of bytes</extracomment>
        <translation>此处应为不超过 %1 MB 的文件，但这个文件更大</translation>
    </message>
    <message>
        <source>text in UTF-8 was expected, the byte %1 found</source>
        <extracomment>%1 is a byte in hexadecimal digits</extracomment>
        <translation>此处应为 UTF-8 编码的文字，却是字节 %1</translation>
    </message>
    <message>
        <source>JSON was expected, &apos;%1&apos; found</source>
        <translation>此处应为 JSON，却是“%1”</translation>
    </message>
    <message>
        <source>JSON that goes on was expected, but the file ends here</source>
        <translation>JSON 尚未结束，但文件到此为止</translation>
    </message>
    <message>
        <source>fields in braces { } were expected, &apos;%1&apos; found</source>
        <translation>此处应为花括号 { } 中的字段，却是“%1”</translation>
    </message>
    <message>
        <source>a set of exercises was expected, which says &quot;exercise-set&quot; here, &apos;%1&apos; found</source>
        <extracomment>The quoted word is not translated</extracomment>
        <translation>此处应为习题集的标记 &quot;exercise-set&quot;，却是“%1”</translation>
    </message>
    <message>
        <source>version 1 was expected, %1 found: a newer Nimstone wrote this set</source>
        <extracomment>%1 is a number</extracomment>
        <translation>此处应为版本 1，却是 %1：这份习题集由更新版本的取石写成</translation>
    </message>
    <message>
        <source>one of the fields %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 lists names of fields</extracomment>
        <translation>此处应为字段 %2 之一，却是“%1”</translation>
    </message>
    <message>
        <source>each field once was expected, &apos;%1&apos; found a second time</source>
        <translation>每个字段只应出现一次，“%1”却重复了</translation>
    </message>
    <message>
        <source>the field &apos;%1&apos; was expected between these braces, but it is not there</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>这对花括号中应有字段“%1”，但没有写</translation>
    </message>
    <message>
        <source>nothing that &apos;%2&apos; decides was expected beside it, &apos;%1&apos; found</source>
        <extracomment>%1 and %2 are names of fields</extracomment>
        <translation>已有“%2”，此处不应再有“%1”</translation>
    </message>
    <message>
        <source>a text in quotation marks was expected, &apos;%1&apos; found</source>
        <translation>此处应为引号中的文字，却是“%1”</translation>
    </message>
    <message>
        <source>a title of at most %2 characters was expected, but &apos;%1…&apos; is longer</source>
        <extracomment>%1 is the beginning of a text</extracomment>
        <translation>标题应不超过 %2 个字符，但“%1……”更长</translation>
    </message>
    <message>
        <source>en or zh_CN was expected, &apos;%1&apos; found</source>
        <translation>此处应为 en 或 zh_CN，却是“%1”</translation>
    </message>
    <message>
        <source>a list in brackets [ ] was expected, &apos;%1&apos; found</source>
        <translation>此处应为方括号 [ ] 中的列表，却是“%1”</translation>
    </message>
    <message>
        <source>a whole number from %2 to %3 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 and %3 are numbers</extracomment>
        <translation>此处应为 %2 到 %3 的整数，却是“%1”</translation>
    </message>
    <message>
        <source>a list of %1 to %2 was expected, but it has fewer</source>
        <translation>列表应有 %1 到 %2 项，但不足此数</translation>
    </message>
    <message>
        <source>a list of %1 to %2 was expected, but it goes on</source>
        <translation>列表应有 %1 到 %2 项，但超过此数</translation>
    </message>
    <message>
        <source>the code of an exercise was expected, such as nim-sum 2 4711/17, &apos;%1&apos; found</source>
        <translation>此处应为题目代码（例如 nim-sum 2 4711/17），却是“%1”</translation>
    </message>
    <message>
        <source>a seed was expected, for %1 is not asked about heaps</source>
        <extracomment>%1 is the name of a skill</extracomment>
        <translation>此处应改用种子，因为 %1 不以石子堆出题</translation>
    </message>
    <message>
        <source>heaps that make an exercise of %1 were expected, but with these no answer is right, or every one</source>
        <extracomment>%1 is the name of a skill</extracomment>
        <translation>此处应为能给 %1 出题的石子堆，但用这些堆，没有正确的答案，或者怎样答都对</translation>
    </message>
</context>
<context>
    <name>SettingsData</name>
    <message>
        <source>Your data</source>
        <extracomment>A heading: the answers to exercises that are kept on this computer</extracomment>
        <translation>你的数据</translation>
    </message>
    <message>
        <source>Where it is kept</source>
        <translation>存放位置</translation>
    </message>
    <message>
        <source>Answers to exercises stay on this computer, in this folder.</source>
        <translation>作答记录只存在这台电脑的这个文件夹里。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>作答记录</translation>
    </message>
    <message>
        <source>Nothing was answered yet.</source>
        <translation>还没有作答。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers are kept.</source>
        <translation>
            <numerusform>存有 %n 条作答记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>A button: all answers are erased</extracomment>
        <translation>清除</translation>
    </message>
    <message>
        <source>Practice begins anew, as on the first day.</source>
        <translation>练习从头开始，如同第一天。</translation>
    </message>
    <message>
        <source>Erase all answers…</source>
        <translation>清除全部作答记录…</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>A button: nothing is erased</extracomment>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Each change takes effect at once and is kept for the next time.</source>
        <translation>改动立即生效，并保留到下次启动。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The rail switches between the two at any moment.</source>
        <translation>左侧栏可随时切换两种语言。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme: dark ink on light paper</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme: light ink on dark paper</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Reduced motion turns movement into fades, none into cuts.</source>
        <translation>“减弱”把移动改为淡入淡出，“关闭”则直接切换。</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>How much moves on the screen</extracomment>
        <translation>完整</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>How much moves on the screen</extracomment>
        <translation>减弱</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>How much moves on the screen</extracomment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Opponent&apos;s pace</source>
        <translation>对手的节奏</translation>
    </message>
    <message>
        <source>How long the computer lets you look before it moves.</source>
        <translation>电脑走棋前留给你观察局面的时间。</translation>
    </message>
    <message>
        <source>Calm</source>
        <extracomment>The opponent&apos;s pace</extracomment>
        <translation>从容</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>The opponent&apos;s pace</extracomment>
        <translation>适中</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>The opponent&apos;s pace</extracomment>
        <translation>快速</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>绘制方式</translation>
    </message>
    <message>
        <source>Takes effect at the next start. Now: %1.</source>
        <translation>下次启动时生效。当前：%1。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Software</source>
        <extracomment>Drawing by the processor, without a graphics card</extracomment>
        <translation>软件绘制</translation>
    </message>
    <message>
        <source>Show who wins</source>
        <translation>显示胜负</translation>
    </message>
    <message>
        <source>When a game shows whether its position is P or N.</source>
        <translation>对弈时，何时显示局面是必败态还是必胜态。</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>When P or N shows: at every moment of the game</extracomment>
        <translation>随时</translation>
    </message>
    <message>
        <source>After my move</source>
        <extracomment>When P or N shows: once the person has moved</extracomment>
        <translation>我走之后</translation>
    </message>
    <message>
        <source>After the game</source>
        <extracomment>When P or N shows: once the game is over</extracomment>
        <translation>终局之后</translation>
    </message>
    <message>
        <source>Single-key shortcuts</source>
        <translation>单键快捷键</translation>
    </message>
    <message>
        <source>Letters and digits that act without Ctrl or Alt, such as H for a hint.</source>
        <translation>不按 Ctrl 或 Alt 就起作用的字母和数字键，例如按 H 要提示。</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Single-key shortcuts are heard</extracomment>
        <translation>开启</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Single-key shortcuts are not heard</extracomment>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SkillRow</name>
    <message>
        <source>%1; known to %2 %</source>
        <translation>%1；掌握程度 %2%</translation>
    </message>
</context>
<context>
    <name>StairPresets</name>
    <message>
        <source>Four steps</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>四级台阶</translation>
    </message>
    <message>
        <source>Odd steps that cancel</source>
        <translation>奇数级互相抵消</translation>
    </message>
    <message>
        <source>All stones on even steps</source>
        <translation>石子全在偶数级上</translation>
    </message>
    <message>
        <source>High up, and yet worth nothing</source>
        <translation>高高在上，却不起作用</translation>
    </message>
    <message>
        <source>A single step</source>
        <translation>只有一级</translation>
    </message>
    <message>
        <source>The odd steps and their nim-sum</source>
        <extracomment>Over a table of steps and the stones on them</extracomment>
        <translation>奇数级台阶及其异或和</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Headings of that table</extracomment>
        <translation>级</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>石子</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>计作</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>The name of a stair in the figure</extracomment>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>ground</source>
        <extracomment>In the figure: where the stones of step 1 come to</extracomment>
        <translation>地面</translation>
    </message>
    <message>
        <source>does not count</source>
        <extracomment>In the figure, at a step whose stones do not matter. As short as can be</extracomment>
        <translation>不计</translation>
    </message>
</context>
<context>
    <name>StairWords</name>
    <message>
        <source>Only steps 1, 3, 5, … count, as if their stones were heaps of Nim. Stones on an even step count for nothing, because what comes down from there can be moved straight on.</source>
        <translation>只有第 1、3、5 等奇数级起作用，相当于尼姆的各堆。偶数级上的石子不计，因为从那里下来的石子可以接着往下移。</translation>
    </message>
    <message>
        <source>What is s, the nim-sum of the odd steps alone?</source>
        <translation>只看奇数级，异或和 s 是多少？</translation>
    </message>
    <message>
        <source>Here s = 0. Is there a move that leaves the nim-sum of the odd steps at 0?</source>
        <translation>这里 s = 0。有没有一步使奇数级的异或和仍为 0？</translation>
    </message>
    <message>
        <source>Every move makes t ≠ 0</source>
        <translation>任何一步都使 t ≠ 0</translation>
    </message>
    <message>
        <source>All stones lie on even steps. Whatever comes down makes the number on exactly one odd step larger, and no other odd step changes.</source>
        <translation>石子全在偶数级上。无论移下什么，恰有一级奇数台阶的石子变多，别的奇数级都不变。</translation>
    </message>
    <message>
        <source>All stones lie on odd steps. A move makes the number on exactly one of them smaller, and no other odd step changes (Lemma 1).</source>
        <translation>石子全在奇数级上。每一步恰使其中一级的石子变少，别的奇数级都不变（引理一）。</translation>
    </message>
    <message>
        <source>A move changes the number on exactly one odd step. From an odd step it makes that number smaller, as in Nim; from an even step it makes the one below larger. Changing one number alone cannot leave a nim-sum at 0 (Lemma 1).</source>
        <translation>每一步恰好改变一级奇数台阶上的石子数：从奇数级移下，这一级变少，与尼姆相同；从偶数级移下，它下面那一级变多。只改变一个数，异或和不可能仍为 0（引理一）。</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 stones from step 1 to the ground: t = %2 = &lt;b&gt;%3&lt;/b&gt;</source>
        <extracomment>%1 is how many stones, %2 a nim-sum such as &quot;2 ⊕ 5&quot;, %3 its value, 0</extracomment>
        <translation>
            <numerusform>把 %1 颗从第 1 级移到地面：t = %2 = &lt;b&gt;%3&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1 stones from step %2 to step %3: t = %4 = &lt;b&gt;%5&lt;/b&gt;</source>
        <extracomment>%1 is how many stones, %2 and %3 the numbers of two steps, %4 a nim-sum such as &quot;2 ⊕ 5&quot;, %5 its value, 0</extracomment>
        <translation>
            <numerusform>把 %1 颗从第 %2 级移到第 %3 级：t = %4 = &lt;b&gt;%5&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>That is Nim&apos;s winning move on the odd steps (Lemma 2): %1 become %2. The stones come to lie where they do not count.</source>
        <extracomment>%1 and %2 are numbers of stones</extracomment>
        <translation>这是奇数级上尼姆的制胜走法（引理二）：由 %1 变成 %2。移下的石子落在不计的地方。</translation>
    </message>
    <message>
        <source>From which odd step can a move make the nim-sum of the odd steps 0?</source>
        <translation>从哪一级奇数台阶移，能使奇数级的异或和变为 0？</translation>
    </message>
    <message>
        <source>Step %1: %2 + %3 = %4, and %4 − %3 = &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>%1 is the number of a step, %2 to %4 are numbers of stones on it</extracomment>
        <translation>第 %1 级：%2 + %3 = %4，再 %4 − %3 = &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The opponent brings all stones of step %1 down to step %2. How many have to be moved on from there, so that the nim-sum is 0 again?</source>
        <extracomment>%1 and %2 are the numbers of two steps, one above the other</extracomment>
        <translation>对手把第 %1 级的石子全部移到第 %2 级。要从那里接着移下几颗，才能使异或和又为 0？</translation>
    </message>
    <message>
        <source>The even steps are no way out. If the opponent brings stones from step 2 down to step 1, as many are moved straight on to the ground, and the nim-sum is 0 again. Stones only ever come down, so this ends.</source>
        <translation>偶数级帮不了忙。对手若把石子从第 2 级移到第 1 级，就把同样多的石子接着移到地面，异或和又为 0。石子只会往下走，所以这不会没完没了。</translation>
    </message>
    <message>
        <source>The even steps are no way out. If the opponent brings stones from step %1 down to step %2, as many are moved straight on to step %3, and the nim-sum is 0 again. Stones only ever come down, so this ends.</source>
        <translation>偶数级帮不了忙。对手若把石子从第 %1 级移到第 %2 级，就把同样多的石子接着移到第 %3 级，异或和又为 0。石子只会往下走，所以这不会没完没了。</translation>
    </message>
    <message>
        <source>So is it a P-position or an N-position?</source>
        <translation>那么这是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>s = %1: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>s = %1：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move wins: one move makes the nim-sum of the odd steps 0, and every reply is answered in the same way. ■</source>
        <translation>轮到走的一方获胜：一步使奇数级的异或和为 0，此后照样应对。■</translation>
    </message>
    <message>
        <source>s = %1: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>s = %1：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move loses: the opponent can make the nim-sum of the odd steps 0 after every move, and makes the last one. ■</source>
        <translation>轮到走的一方落败：无论怎么走，对手都能使奇数级的异或和又为 0，并走最后一步。■</translation>
    </message>
</context>
<context>
    <name>StepWords</name>
    <message>
        <source>The nim-sum s of the heaps is their sum in binary without carries: in each column an even number of 1s gives 0, an odd number gives 1. Here the number is even in every column.</source>
        <translation>各堆写成二进制相加而不进位，得到的就是异或和 s（Nim 和）：每一列有偶数个 1 得 0，有奇数个 1 得 1。这里每一列都有偶数个 1。</translation>
    </message>
    <message>
        <source>The nim-sum s of the heaps is their sum in binary without carries: in each column an even number of 1s gives 0, an odd number gives 1. Here the number is odd in %1.</source>
        <translation>各堆写成二进制相加而不进位，得到的就是异或和 s（Nim 和）：每一列有偶数个 1 得 0，有奇数个 1 得 1。这里有奇数个 1 的是%1。</translation>
    </message>
    <message>
        <source>The highest 1 of s = %1 stands in %2, whose weight is called 2&lt;sup&gt;d&lt;/sup&gt;. That column therefore holds an odd number of 1s: here %3.</source>
        <extracomment>%1 is s, %2 &quot;the 32s column&quot;, %3 an odd number of 1s</extracomment>
        <translation>s = %1 最高的 1 在%2，这一列的权记作 2&lt;sup&gt;d&lt;/sup&gt;。所以这一列有奇数个 1，这里是 %3 个。</translation>
    </message>
    <message>
        <source>Let t be the nim-sum after the move, here %2. 0 changes nothing, and every number cancels itself, so s may be put in twice: %2 = 0 ⊕ %2 = %1 ⊕ %1 ⊕ %2.</source>
        <extracomment>%1 is s (always 0 here), %2 is t</extracomment>
        <translation>走完之后的异或和记作 t，这里是 %2。与 0 异或不变，任何数与自身异或得 0，所以可以添上两个 s：%2 = 0 ⊕ %2 = %1 ⊕ %1 ⊕ %2。</translation>
    </message>
    <message>
        <source>The second s and t are written out: the first bracket holds the heaps before the move, the second the heaps after it.</source>
        <translation>把第二个 s 和 t 按定义展开：前一个括号是走之前的各堆，后一个括号是走之后的各堆。</translation>
    </message>
    <message>
        <source>⊕ may be reordered and regrouped at will (it is commutative and associative), so each heap stands beside itself, before and after the move. The brackets are worth %1.</source>
        <translation>⊕ 满足交换律和结合律，可以任意换序、重新组合，于是每一堆走前与走后的数放在同一个括号里。各括号的值依次为 %1。</translation>
    </message>
    <message>
        <source>A heap that did not change stands in its bracket twice and cancels itself. Only the bracket of %1 is left.</source>
        <translation>没有变化的堆在括号里出现两次，自己抵消为 0，只剩下%1的括号。</translation>
    </message>
    <message>
        <source>s = 0 drops out. Since %1 ≠ %2, the two differ in some column, here in %3. There the move flipped a bit, and an even number of 1s became odd. ■</source>
        <extracomment>%1 and %2 are the heap before and after the move, %3 &quot;the 4s and 1s columns&quot;</extracomment>
        <translation>s = 0 可以略去。因为 %1 ≠ %2，二者至少有一列不同，这里是%3。这一步改变了那里的一位，1 的个数由偶数变成了奇数。■</translation>
    </message>
    <message>
        <source>Choose %1: %2 = &lt;b&gt;%3&lt;/b&gt; has a 1 in %4</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 is x with its index, %3 its size, %4 &quot;the 32s column&quot;</extracomment>
        <translation>选%1：%2 = &lt;b&gt;%3&lt;/b&gt; 在%4上是 1</translation>
    </message>
    <message>
        <source>An odd number is never 0, so at least one heap has a 1 in %1; here it is only this one. What counts is &lt;b&gt;a 1 in this column&lt;/b&gt;, which need not be the highest bit of the heap.</source>
        <translation>奇数不会是 0，所以至少有一堆在%1上是 1，这里只有这一堆。要求的是&lt;b&gt;这一列上是 1&lt;/b&gt;，不必是这一堆的最高位。</translation>
    </message>
    <message>
        <source>An odd number is never 0, so at least one heap has a 1 in %1. Here %2 have one, and any of them will do. What counts is &lt;b&gt;a 1 in this column&lt;/b&gt;, which need not be the highest bit of the heap.</source>
        <translation>奇数不会是 0，所以至少有一堆在%1上是 1。这里有%2，任选一堆都可以。要求的是&lt;b&gt;这一列上是 1&lt;/b&gt;，不必是这一堆的最高位。</translation>
    </message>
    <message>
        <source>The 1 in %1 becomes 0. There is no other column that could change, so %2 is strictly smaller than %3: by exactly 1.</source>
        <translation>%1上的 1 变成 0，别的列都不变，所以 %2 严格小于 %3，恰好小 1。</translation>
    </message>
    <message>
        <source>Above %1, s has no 1, so %2 of the heap stays as it is. In %1 a 1 becomes 0, and no column is lower. So %3 is strictly smaller than %4: by exactly 1.</source>
        <translation>比%1更高的列上 s 没有 1，所以这一堆的高位部分 %2 保持不变。%1上的 1 变成 0，再没有更低的列，所以 %3 严格小于 %4，恰好小 1。</translation>
    </message>
    <message>
        <source>In %1 a 1 becomes 0: that loses %2. Whatever happens in the lower columns, all of them together are worth at most %3, so they cannot make up for it: %4 is strictly smaller than %5.</source>
        <translation>%1上的 1 变成 0，减少了 %2。更低的列无论怎样变化，合起来最多值 %3，补不回来，所以 %4 严格小于 %5。</translation>
    </message>
    <message>
        <source>Above %1, s has no 1, so %2 of the heap stays as it is. In %1 a 1 becomes 0: that loses %3. All lower columns together are worth at most %4, so they cannot make up for it: %5 is strictly smaller than %6.</source>
        <translation>比%1更高的列上 s 没有 1，所以这一堆的高位部分 %2 保持不变。%1上的 1 变成 0，减少了 %3。更低的列合起来最多值 %4，补不回来，所以 %5 严格小于 %6。</translation>
    </message>
    <message numerus="yes">
        <source>Take %1 − %2 = &lt;b&gt;%3&lt;/b&gt; stones from %4</source>
        <extracomment>%1 is the heap, %2 what is left of it, %3 the difference, %4 &quot;heap 1&quot;</extracomment>
        <translation>
            <numerusform>从%4取走 %1 − %2 = &lt;b&gt;%3&lt;/b&gt; 颗</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a legal move: it takes at least one stone, because %1 &amp;lt; %2, and it touches one heap only.</source>
        <translation>这是合法的一步：因为 %1 &amp;lt; %2，至少取走一颗，而且只动一堆。</translation>
    </message>
    <message>
        <source>In the nim-sum t after the move %1 takes the place of %2. As %1 is itself s ⊕ %2, every number stands there twice and cancels: %3 ⊕ %4 ⊕ %3 ⊕ %4 = 0. ■</source>
        <extracomment>%1 is &quot;y1&quot;, %2 &quot;x1&quot;; %3 is s, %4 the heap</extracomment>
        <translation>走完之后的异或和 t 中，%1 代替了 %2。而 %1 就是 s ⊕ %2，于是每个数都出现两次，全部抵消：%3 ⊕ %4 ⊕ %3 ⊕ %4 = 0。■</translation>
    </message>
    <message>
        <source>All heaps empty: s = %1 = %2, and this is a &lt;b&gt;P-position&lt;/b&gt;</source>
        <extracomment>%1 is a nim-sum of zeros, one for each heap, %2 its value</extracomment>
        <translation>各堆皆空：s = %1 = %2，是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>s stands for the nim-sum of the heaps. Here every game ends: whoever took the last stone has won, and the player to move, who finds no stone to take, has lost.</source>
        <translation>s 表示各堆的异或和。每一局都在这里结束：取走最后一颗的一方获胜，轮到走的一方无子可取，已经输了。</translation>
    </message>
    <message>
        <source>Suppose the theorem holds for every position with fewer stones than this one</source>
        <translation>假设石子比这里少的局面都满足定理</translation>
    </message>
    <message>
        <source>Every move takes at least one stone, so whatever comes next has fewer stones and is covered.</source>
        <translation>每一步至少取走一颗，所以后继局面的石子都更少，都在假设之内。</translation>
    </message>
    <message numerus="yes">
        <source>Suppose the theorem holds for every position with fewer than %1 stones</source>
        <extracomment>%1 is how many stones there are</extracomment>
        <translation>
            <numerusform>假设石子少于 %1 颗的局面都满足定理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones on the table. Every move takes at least one, so whatever comes next is covered.</source>
        <extracomment>%1 is how many stones there are</extracomment>
        <translation>
            <numerusform>现在共有 %1 颗石子。每一步至少取走一颗，所以后继局面都在假设之内。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move</source>
        <translation>无路可走</translation>
    </message>
    <message>
        <source>No stone is left. The player to move has lost already.</source>
        <translation>石子已经取完，轮到走的人已经输了。</translation>
    </message>
    <message>
        <source>Every one of the moves makes t ≠ 0</source>
        <translation>每一种走法都使 t ≠ 0</translation>
    </message>
    <message numerus="yes">
        <source>Every one of the %1 moves makes t ≠ 0</source>
        <extracomment>%1 is the number of moves, two or more</extracomment>
        <translation>
            <numerusform>%1 种走法，每一种都使 t ≠ 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 stones from %2: t = %3 = &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 is how many stones, %2 &quot;heap 1&quot;, %3 a nim-sum such as &quot;2 ⊕ 27 ⊕ 19&quot;, %4 its value, 0</extracomment>
        <translation>
            <numerusform>从%2取走 %1 颗：t = %3 = &lt;b&gt;%4&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>s = %1 is not 0, so Lemma 2 gives such a move. It leaves fewer stones and t = 0: a P-position, in which it is the opponent who must move.</source>
        <translation>s = %1 不为 0，由引理二，总有这样一步。走后石子更少，且 t = 0，按归纳假设是必败态，而轮到走的是对手。</translation>
    </message>
    <message>
        <source>The player to move wins: one move hands the opponent a lost position. ■</source>
        <translation>轮到走的人必胜：有一步可以把必败态留给对手。■</translation>
    </message>
    <message>
        <source>s = %1: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>s = %1：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The player to move cannot move, and has lost. ■</source>
        <translation>轮到走的人无子可取，已经输了。■</translation>
    </message>
    <message>
        <source>The player to move loses: every move hands the opponent a won position. ■</source>
        <translation>轮到走的人必败：每一步都把必胜态交给了对手。■</translation>
    </message>
    <message>
        <source>The nim-sum is 0 already, so only an unchanged heap would keep it: no winning move here.</source>
        <translation>异或和已经是 0，只有不动这一堆才能保持，所以这里没有制胜的走法。</translation>
    </message>
    <message>
        <source>In %2, %1 has a 1, which becomes 0: the target is smaller and can be reached. Taking %3 − %4 = %5 is a winning move.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 32s column&quot;, %3 and %4 the heap before and after, %5 how many stones to take</extracomment>
        <translation>%1在%2上是 1，会变成 0：目标变小，可以取到。取走 %3 − %4 = %5 颗，就是制胜的一步。</translation>
    </message>
    <message>
        <source>In %2, %1 has a 0, which would become 1: the target is larger, and a move cannot add stones. No winning move here.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 &quot;the 32s column&quot;</extracomment>
        <translation>%1在%2上是 0，会变成 1：目标变大，而一步不能添加石子，所以这里没有制胜的走法。</translation>
    </message>
    <message>
        <source>Winning first moves: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>制胜的第一步：&lt;b&gt;%1&lt;/b&gt; 种</translation>
    </message>
    <message>
        <source>s = 0, and by Lemma 1 every move makes it different from 0. Nothing wins. ■</source>
        <translation>s = 0，由引理一，每一步都使它不为 0，没有一步能制胜。■</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>A move in a list: %1 is how many stones, %2 &quot;heap 1&quot;</extracomment>
        <translation>从%2取 %1 颗</translation>
    </message>
    <message>
        <source>Winning first moves: &lt;b&gt;%1&lt;/b&gt; (%2)</source>
        <extracomment>%1 is how many winning moves there are, %2 lists them: &quot;3 from heap 1, 9 from heap 2 and 11 from heap 3&quot;</extracomment>
        <translation>制胜的第一步：&lt;b&gt;%1&lt;/b&gt; 种（%2）</translation>
    </message>
    <message>
        <source>One for each heap with a 1 in %1, and no other. That column holds an odd number of 1s, so the number of winning first moves is always odd. ■</source>
        <translation>在%1上是 1 的堆各有一种，此外没有别的。这一列有奇数个 1，所以制胜的第一步总有奇数种。■</translation>
    </message>
    <message>
        <source>&quot;Choose a heap whose &lt;b&gt;highest&lt;/b&gt; bit is in %1; one can always be found.&quot;</source>
        <translation>断言：选&lt;b&gt;最高位&lt;/b&gt;在%1的一堆，这样的堆总能找到。</translation>
    </message>
    <message>
        <source>%1 → none</source>
        <extracomment>An empty heap has no highest bit. %1 is its size, 0</extracomment>
        <translation>%1 → 无</translation>
    </message>
    <message>
        <source>No heap has its highest bit in %1.</source>
        <translation>没有一堆的最高位在%1。</translation>
    </message>
    <message>
        <source>The claim is &lt;b&gt;false&lt;/b&gt;: it finds no heap, and the proof stops here</source>
        <translation>这个说法是&lt;b&gt;错的&lt;/b&gt;：一堆也找不到，证明到此中断</translation>
    </message>
    <message>
        <source>The claim overlooks heaps: it finds &lt;b&gt;%1&lt;/b&gt; of &lt;b&gt;%2&lt;/b&gt;</source>
        <extracomment>%1 is how many heaps the flawed claim finds, %2 how many there are</extracomment>
        <translation>这个说法漏掉了一些堆：应有 &lt;b&gt;%2&lt;/b&gt; 堆，只找到 &lt;b&gt;%1&lt;/b&gt; 堆</translation>
    </message>
    <message>
        <source>Here the claim finds the right heaps, but only &lt;b&gt;by luck&lt;/b&gt;</source>
        <translation>这一次它找对了堆，但只是&lt;b&gt;侥幸&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Highest bit in %1: only %2.</source>
        <translation>最高位在%1的只有%2。</translation>
    </message>
    <message>
        <source>A 1 in %1 is enough, and these heaps have one: %2. Where it is not the highest bit, the bits to its left stay as they are, and the winning move works all the same.</source>
        <translation>只要在%1上是 1 就够了，符合的有%2。如果它不是最高位，左边的各位保持不变，制胜的走法照样成立。</translation>
    </message>
    <message>
        <source>On these numbers every 1 in %1 happens to be the highest bit of its heap. That proves nothing: with (2, 3) the claim finds no heap at all.</source>
        <translation>对这组数，%1上的每个 1 恰好都是所在堆的最高位。这说明不了什么：换成 (2, 3)，一堆也找不到。</translation>
    </message>
    <message numerus="yes">
        <source>Let x&lt;sub&gt;i&lt;/sub&gt; be heap i before the move and y&lt;sub&gt;i&lt;/sub&gt; heap i after it. The move takes %1 stones from %2 and touches no other heap: y&lt;sub&gt;i&lt;/sub&gt; = x&lt;sub&gt;i&lt;/sub&gt; for every i ≠ %3.</source>
        <extracomment>%1 is how many stones are taken, %2 &quot;heap 2&quot;, %3 the number of that heap</extracomment>
        <translation>
            <numerusform>第 i 堆走之前记作 x&lt;sub&gt;i&lt;/sub&gt;，走之后记作 y&lt;sub&gt;i&lt;/sub&gt;。这一步从%2取走 %1 颗，不动别的堆：当 i ≠ %3 时 y&lt;sub&gt;i&lt;/sub&gt; = x&lt;sub&gt;i&lt;/sub&gt;。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move changes one heap, from x&lt;sub&gt;k&lt;/sub&gt; to y&lt;sub&gt;k&lt;/sub&gt;. By Lemma 1 the nim-sum after it is t = x&lt;sub&gt;k&lt;/sub&gt; ⊕ y&lt;sub&gt;k&lt;/sub&gt; ≠ 0; the least t is %1. So by assumption each move leads to an N-position: whatever is played, the opponent wins.</source>
        <translation>一步把某一堆由 x&lt;sub&gt;k&lt;/sub&gt; 变成 y&lt;sub&gt;k&lt;/sub&gt;。由引理一，走后的异或和 t = x&lt;sub&gt;k&lt;/sub&gt; ⊕ y&lt;sub&gt;k&lt;/sub&gt; ≠ 0；其中最小的 t 是 %1。所以按归纳假设，每一步都走到必胜态：无论怎么走，对手都能获胜。</translation>
    </message>
    <message>
        <source>Highest bit of each heap: %1</source>
        <extracomment>%1 is a list such as &quot;2 → 2 and 3 → 2&quot;: each heap with the weight of its highest bit</extracomment>
        <translation>各堆的最高位：%1</translation>
    </message>
    <message numerus="yes">
        <source>The 1s in %1 are odd in number, so some heap must have one: here %2, only not as their highest bit. What always exists is a heap with &lt;b&gt;a 1 in the column&lt;/b&gt;, and the proof needs no more.</source>
        <translation>
            <numerusform>%1有奇数个 1，所以必有一堆在这一列上是 1：这里是%2，只不过不是最高位。总能找到的是&lt;b&gt;这一列上是 1&lt;/b&gt; 的堆，证明需要的也只是这一点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The nim-sum s of the heaps is their sum in binary without carries. Here there is one heap, and it is empty, so s = 0.</source>
        <translation>各堆写成二进制相加而不进位，得到的就是异或和 s（Nim 和）。这里只有一堆，而且是空的，所以 s = 0。</translation>
    </message>
    <message>
        <source>The nim-sum s of the heaps is their sum in binary without carries. Of a single heap it is the heap itself, with its 1s in %1.</source>
        <translation>各堆写成二进制相加而不进位，得到的就是异或和 s（Nim 和）。只有一堆时，s 就是这一堆本身，其中的 1 在%1。</translation>
    </message>
    <message>
        <source>The only heap empty: s = %1 = %2, and this is a &lt;b&gt;P-position&lt;/b&gt;</source>
        <extracomment>%1 is x with its index, the only heap, %2 its size, 0</extracomment>
        <translation>唯一的一堆是空的：s = %1 = %2，这是&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>s = %1: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>s = %1：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>So says a proof of Lemma 2 that is widely copied. Where does it break? Look at your heaps before you go on.</source>
        <translation>引理二的一种广为传抄的证明这样说。错在哪里？先看看你的各堆，再往下走。</translation>
    </message>
</context>
<context>
    <name>SumWords</name>
    <message>
        <source>Part %1: %2</source>
        <extracomment>The name of a part of a sum above its board: Component 2: Kayles</extracomment>
        <translation>第 %1 部分：%2</translation>
    </message>
    <message>
        <source>Part %1: %2 (%3)</source>
        <extracomment>The same with the game&apos;s parameters: Component 3: Moore&apos;s Nim (2)</extracomment>
        <translation>第 %1 部分：%2（%3）</translation>
    </message>
    <message>
        <source>part %1</source>
        <extracomment>One of the games of a sum by its number: part 1</extracomment>
        <translation>第 %1 部分</translation>
    </message>
    <message>
        <source>The Grundy values of the parts: %1. The sum is said to have their nim-sum b = %2 for its own value. Two things show it: no option of the sum has the value b, and every smaller value occurs.</source>
        <extracomment>%1 is a list of games with their Grundy values: &quot;Nim (3, 4) → 7 and Kayles (7) → 2&quot;; %2 is the nim-sum of the values</extracomment>
        <translation>各部分的 SG 值：%1。要证整个和的值就是它们的异或和 b = %2，只需说明两点：任何后继局面的值都不是 b，而每个更小的值都会出现。</translation>
    </message>
    <message>
        <source>The parts have the Grundy values %1. What is their nim-sum?</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>各部分的 SG 值是 %1。它们的异或和是多少？</translation>
    </message>
    <message>
        <source>v ≠ %1 in %2</source>
        <extracomment>In a list: %1 is a value that the options of a part do not have, %2 &quot;part 1&quot;</extracomment>
        <translation>%2的 v ≠ %1</translation>
    </message>
    <message>
        <source>No option of the sum has the value &lt;b&gt;%1&lt;/b&gt;</source>
        <extracomment>%1 is the nim-sum of the values, %2 a list such as &quot;v ≠ 7 in part 1 and v ≠ 0 in part 2&quot;</extracomment>
        <translation>任何后继局面的值都不是 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A move turns the value g of one part into some v, and leaves the other parts as they are. The nim-sum stays %1 only if v = g. But g is the mex of that part, the least number that none of its options has: %2.</source>
        <translation>走一步只改变一个部分，把它的值 g 变成某个 v，其余部分不变。只有 v = g 时异或和才仍是 %1。但 g 是该部分的 mex，是它的后继局面都没有取到的数：%2。</translation>
    </message>
    <message>
        <source>Now every c &amp;lt; b has to be reached, first c = 0, which wins. It is Lemma 2 again: the highest 1 of b = %1 stands in %2, so an odd number of the values have a 1 there, here %3.</source>
        <extracomment>%1 is b, %2 &quot;the 4s column&quot;, %3 an odd number of values</extracomment>
        <translation>再证每个 c &amp;lt; b 都能走到，先看制胜的 c = 0。这又是引理二：b = %1 的最高位 1 在%2，所以有奇数个值在这一列是 1，这里是 %3 个。</translation>
    </message>
    <message>
        <source>In which part does a move exist that makes the nim-sum 0?</source>
        <translation>在哪个部分里有一步能使异或和变为 0？</translation>
    </message>
    <message>
        <source>The value &lt;b&gt;1&lt;/b&gt; is reached in the same way</source>
        <translation>值 &lt;b&gt;1&lt;/b&gt; 也同样能走到</translation>
    </message>
    <message>
        <source>The values from 1 to &lt;b&gt;%1&lt;/b&gt; are reached in the same way</source>
        <translation>从 1 到 &lt;b&gt;%1&lt;/b&gt; 的值也都同样能走到</translation>
    </message>
    <message>
        <source>Where c &amp;lt; b, the highest 1 of b ⊕ c is a 1 of b, so some part has a 1 there, and g ⊕ b ⊕ c &amp;lt; g is the value of one of its options. That gives %1.</source>
        <translation>只要 c &amp;lt; b，b ⊕ c 的最高位 1 在 b 中也是 1，所以某个部分在这一列是 1，而 g ⊕ b ⊕ c &amp;lt; g 就是它某个后继局面的值。于是：%1。</translation>
    </message>
    <message>
        <source>Where c &amp;lt; b, the highest 1 of b ⊕ c is a 1 of b, so some part has a 1 there, and g ⊕ b ⊕ c &amp;lt; g is the value of one of its options. That gives %1, and so on.</source>
        <translation>只要 c &amp;lt; b，b ⊕ c 的最高位 1 在 b 中也是 1，所以某个部分在这一列是 1，而 g ⊕ b ⊕ c &amp;lt; g 就是它某个后继局面的值。于是：%1，等等。</translation>
    </message>
    <message>
        <source>The sum is worth a Nim heap of %1. Is it a P-position or an N-position?</source>
        <translation>这个和等于一堆 %1 颗的尼姆。它是必败态还是必胜态？</translation>
    </message>
    <message>
        <source>The sum is worth a Nim heap of &lt;b&gt;%1&lt;/b&gt;: an &lt;b&gt;N-position&lt;/b&gt;</source>
        <translation>这个和等于一堆 &lt;b&gt;%1&lt;/b&gt; 颗的尼姆：&lt;b&gt;必胜态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Every number below %1 is the value of an option and %1 is not: it is the mex. So each part may be replaced by a Nim heap of its value, and the player to move wins as in Nim. ■</source>
        <translation>小于 %1 的数都是某个后继局面的值，而 %1 不是：它就是 mex。所以每个部分都可以换成一堆与其值相等的尼姆，先手像在尼姆中那样获胜。■</translation>
    </message>
    <message>
        <source>The sum is worth a Nim heap of &lt;b&gt;0&lt;/b&gt;: a &lt;b&gt;P-position&lt;/b&gt;</source>
        <translation>这个和等于一堆 &lt;b&gt;0&lt;/b&gt; 颗的尼姆：&lt;b&gt;必败态&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No option has the value 0, so 0 is the mex. Each part may be replaced by a Nim heap of its value, and the player to move loses as in Nim. ■</source>
        <translation>任何后继局面的值都不是 0，所以 mex 是 0。每个部分都可以换成一堆与其值相等的尼姆，先手像在尼姆中那样落败。■</translation>
    </message>
    <message>
        <source>The parts, the Nim heaps that they are worth, and their nim-sum</source>
        <translation>各部分、它们等于的尼姆堆，以及异或和</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Headings of a table: a game with its position; its Grundy value; the same in base 2</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <translation>SG 值</translation>
    </message>
    <message>
        <source>in base 2</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Three games at once</source>
        <extracomment>Names of sums to try: short</extracomment>
        <translation>三种游戏同时下</translation>
    </message>
    <message>
        <source>Two games that cancel</source>
        <translation>互相抵消的两种游戏</translation>
    </message>
    <message>
        <source>A cold pair adds nothing</source>
        <translation>奇异局势不起作用</translation>
    </message>
    <message>
        <source>Grundy&apos;s game and Lasker&apos;s Nim</source>
        <translation>格伦迪博弈与可拆分的尼姆</translation>
    </message>
    <message>
        <source>Four kinds of take-away</source>
        <translation>四种取石游戏</translation>
    </message>
    <message>
        <source>In %2 the value of %1 has a 1, which becomes 0. All lower columns together are worth less, so the target %3 is smaller than the value now.</source>
        <extracomment>%1 is &quot;part 2&quot;, %2 &quot;the 4s column&quot;, %3 a number</extracomment>
        <translation>%1的 SG 值在%2上是 1，要变为 0。更低的各列加起来也不够，所以目标 %3 小于现在的值。</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2 → %3&lt;/b&gt;</source>
        <extracomment>%1 is a move, %2 and %3 the value of the part before and after it</extracomment>
        <translation>%1：&lt;b&gt;%2 → %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The value %1 is the least number that no option of the part has, so the smaller %2 is the value of one: this move leads there. It is what Lemma 2 does with the Nim heaps %3. The nim-sum is 0 now.</source>
        <extracomment>%1 is the value of a part, %2 a smaller number, %3 the values of all parts as a list of Nim heaps</extracomment>
        <translation>值 %1 是该部分的后继局面都没有取到的最小数，所以更小的 %2 必是某个后继局面的值：这一步就走到那里。这正是引理二在尼姆堆 %3 上的走法。现在异或和是 0。</translation>
    </message>
    <message>
        <source>%1 (%2: %3 → %4)</source>
        <extracomment>In a list: %1 is a number to be reached, %2 &quot;part 1&quot;, %3 and %4 its value before and after the move</extracomment>
        <translation>%1（%2：%3 → %4）</translation>
    </message>
</context>
<context>
    <name>SumsFigure</name>
    <message>
        <source>values of the options</source>
        <extracomment>Over a row of numbers, some of which are taken: the values of the positions that one move leads to. Short</extracomment>
        <translation>后继局面的值</translation>
    </message>
    <message>
        <source>Lines show the moves of one position at a time.</source>
        <translation>连线一次只画出一个局面的走法。</translation>
    </message>
    <message>
        <source>nim-sum &lt;i&gt;b&lt;/i&gt;</source>
        <extracomment>A row of the figure: the nim-sum of the values above. Short</extracomment>
        <translation>异或和 &lt;i&gt;b&lt;/i&gt;</translation>
    </message>
    <message>
        <source>part &lt;b&gt;%1&lt;/b&gt;</source>
        <extracomment>One of the games of a sum by its number. Short</extracomment>
        <translation>第 &lt;b&gt;%1&lt;/b&gt; 部分</translation>
    </message>
    <message>
        <source>claim</source>
        <extracomment>Before a letter P or N: what a false rule says. Short</extracomment>
        <translation>所说</translation>
    </message>
    <message>
        <source>truth</source>
        <extracomment>Before a letter P or N: what is true. Short</extracomment>
        <translation>实际</translation>
    </message>
    <message>
        <source>this position and its options</source>
        <extracomment>Over a position and the positions that one move leads to. Short</extracomment>
        <translation>这个局面和它的后继局面</translation>
    </message>
    <message>
        <source>the first one that the claim is wrong about</source>
        <extracomment>Over a position and the positions that one move leads to. Short</extracomment>
        <translation>第一个判错的局面</translation>
    </message>
    <message>
        <source>values instead of heaps, then misère Nim?</source>
        <extracomment>Over the figure: a false rule. Short</extracomment>
        <translation>用值代替堆，再按反尼姆博弈？</translation>
    </message>
    <message>
        <source>worth %1: claimed %2</source>
        <extracomment>Over the figure; %1 is a nim-sum or a value, %2 P or N</extracomment>
        <translation>值为 %1：照此说是 %2</translation>
    </message>
    <message>
        <source>by search: in truth %1</source>
        <extracomment>Over the figure; %1 is P or N</extracomment>
        <translation>倒推得出：实际上是 %1</translation>
    </message>
    <message>
        <source>claimed %1, and so it is: right here</source>
        <extracomment>Over the figure; %1 is P or N</extracomment>
        <translation>照此说是 %1，实际也是：这里说对了</translation>
    </message>
    <message>
        <source>claimed %1, in truth %2: wrong</source>
        <extracomment>Over the figure; %1 and %2 are P and N</extracomment>
        <translation>照此说是 %1，实际是 %2：错了</translation>
    </message>
    <message>
        <source>every heap has what the proof needs</source>
        <extracomment>Over the figure: no heap is an exception. Short</extracomment>
        <translation>每一堆都满足证明所需的条件</translation>
    </message>
    <message>
        <source>At most %1 options of a position are shown.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>每个局面最多显示 %1 个后继局面。</translation>
    </message>
    <message>
        <source>values that a move reaches</source>
        <extracomment>Over a row of numbers: each is the value of some position that one move leads to. Short</extracomment>
        <translation>一步能取到的值</translation>
    </message>
    <message>
        <source>a move reaches every value below %1, and not %1</source>
        <extracomment>Over a row of the numbers from 0 to %1. Short</extracomment>
        <translation>一步能取到小于 %1 的每个值，取不到 %1</translation>
    </message>
    <message>
        <source>%1, but a part is worth more than 1</source>
        <extracomment>Over the figure; %1 is the nim-sum of the values of some heaps, &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>%1，却有值大于 1 的堆</translation>
    </message>
    <message>
        <source>%1 is worth 0, not over, and cannot be made worth 1</source>
        <extracomment>Over the figure; %1 is a heap whose value is 0</extracomment>
        <translation>%1 的值为 0，没有结束，也不能一步变为值 1</translation>
    </message>
    <message>
        <source>every move leads anticlockwise round the bow</source>
        <extracomment>Beneath a figure of positions along a bow, joined by lines</extracomment>
        <translation>每一步都沿弧线逆时针走</translation>
    </message>
</context>
<context>
    <name>Theorems</name>
    <message>
        <source>Lemma 1</source>
        <translation>引理一</translation>
    </message>
    <message>
        <source>Lemma 2</source>
        <translation>引理二</translation>
    </message>
    <message>
        <source>Bouton&apos;s theorem</source>
        <translation>布顿定理</translation>
    </message>
    <message>
        <source>Counting the winning moves</source>
        <translation>制胜走法的个数</translation>
    </message>
    <message>
        <source>Spot the flaw: the highest bit</source>
        <translation>找错：最高位</translation>
    </message>
    <message>
        <source>If the nim-sum is 0, every move makes it different from 0.</source>
        <translation>异或和为 0 时，任何一步都使它不为 0。</translation>
    </message>
    <message>
        <source>If the nim-sum is not 0, some move makes it 0.</source>
        <translation>异或和不为 0 时，总有一步使它变为 0。</translation>
    </message>
    <message>
        <source>A position of Nim is a P-position exactly when its nim-sum is 0.</source>
        <translation>尼姆博弈的局面是必败态，当且仅当异或和为 0。</translation>
    </message>
    <message>
        <source>The winning first moves are as many as the heaps with a 1 in the highest column of the nim-sum: none when it is 0, else an odd number.</source>
        <translation>异或和最高的 1 所在的列上有几堆是 1，制胜的第一步就有几种：异或和为 0 时没有，否则总是奇数。</translation>
    </message>
    <message>
        <source>A step that is often copied into the proof of Lemma 2, and is false. Where does it break?</source>
        <translation>引理二的证明里有一步广为传抄，却是错的。错在哪里？</translation>
    </message>
    <message>
        <source>Misère Nim</source>
        <translation>反尼姆博弈</translation>
    </message>
    <message>
        <source>Moore&apos;s Nim</source>
        <translation>Moore 尼姆</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <translation>阶梯尼姆</translation>
    </message>
    <message>
        <source>The Bash game</source>
        <translation>巴什博弈</translation>
    </message>
    <message>
        <source>The Bash game, counting up</source>
        <translation>巴什博弈（报数）</translation>
    </message>
    <message>
        <source>Subtraction games are periodic</source>
        <translation>减法游戏的周期性</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game: the cold pairs</source>
        <translation>威佐夫博弈：奇异局势</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game: the golden ratio</source>
        <translation>威佐夫博弈：黄金分割</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game: the exact test</source>
        <translation>威佐夫博弈：精确判定</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game: the Zeckendorf form</source>
        <translation>威佐夫博弈：齐肯多夫形式</translation>
    </message>
    <message>
        <source>Zeckendorf&apos;s theorem</source>
        <translation>齐肯多夫定理</translation>
    </message>
    <message>
        <source>Fibonacci Nim</source>
        <translation>斐波那契博弈</translation>
    </message>
    <message>
        <source>Grundy values by mex</source>
        <translation>用 mex 求 SG 值</translation>
    </message>
    <message>
        <source>The theorem on sums</source>
        <translation>游戏之和的定理</translation>
    </message>
    <message>
        <source>Guy and Smith&apos;s periods</source>
        <translation>盖伊–史密斯周期定理</translation>
    </message>
    <message>
        <source>Euclid&apos;s game</source>
        <translation>欧几里得游戏</translation>
    </message>
    <message>
        <source>Cutcake</source>
        <translation>切蛋糕游戏</translation>
    </message>
    <message>
        <source>Spot the flaw: &quot;at most&quot;</source>
        <translation>找错：“不大于”</translation>
    </message>
    <message>
        <source>Spot the flaw: counting with &quot;at most&quot;</source>
        <translation>找错：用“不大于”计数</translation>
    </message>
    <message>
        <source>Spot the flaw: reading a line</source>
        <translation>找错：读入一行</translation>
    </message>
    <message>
        <source>Spot the flaw: the golden ratio in double</source>
        <translation>找错：用 double 算黄金分割</translation>
    </message>
    <message>
        <source>Spot the flaw: Fibonacci numbers in int</source>
        <translation>找错：用 int 存斐波那契数</translation>
    </message>
    <message>
        <source>Spot the flaw: misère play by Grundy values</source>
        <translation>找错：反常规则下套用 SG 值</translation>
    </message>
    <message>
        <source>Spot the flaw: a window from heap 0</source>
        <translation>找错：从 0 开始的窗口</translation>
    </message>
    <message>
        <source>Spot the flaw: a period by eye</source>
        <translation>找错：凭眼力看周期</translation>
    </message>
    <message>
        <source>Whoever takes the last stone loses. With a heap of 2 or more, a position is P exactly when its nim-sum is 0; with heaps of at most 1, exactly when the number of 1s is odd.</source>
        <translation>取走最后一颗石子者负。只要有一堆不少于 2 颗，局面是必败态当且仅当异或和为 0；若每堆至多 1 颗，则当且仅当 1 的个数为奇数。</translation>
    </message>
    <message>
        <source>A move may take from up to k heaps. Write the heaps in base 2 and add each column modulo k + 1: a position is P exactly when every column gives 0.</source>
        <translation>每步至多可从 k 堆中取石子。把各堆写成二进制，每一列的 1 相加后模 k + 1：局面是必败态当且仅当每一列都得 0。</translation>
    </message>
    <message>
        <source>Stones move down a step at a time, and only the odd steps count: a position is P exactly when the nim-sum of the odd steps is 0.</source>
        <translation>石子每次向下移一级，只有奇数级起作用：局面是必败态当且仅当各奇数级石子数的异或和为 0。</translation>
    </message>
    <message>
        <source>One heap of n, of which 1 to m are taken: a position is P exactly when n is a multiple of m + 1.</source>
        <translation>一堆 n 颗石子，每次取 1 至 m 颗：局面是必败态当且仅当 n 是 m + 1 的倍数。</translation>
    </message>
    <message>
        <source>If only amounts from a finite set may be taken, the Grundy values repeat from some heap on; two equal windows prove it.</source>
        <translation>若每次只能取有限集合中的数目，则 SG 值从某一堆起循环；两个相同的窗口就是证明。</translation>
    </message>
    <message>
        <source>The P-positions are the pairs (a, b) in which a is the least non-negative integer not used before and b = a + k, for k = 0, 1, 2, …</source>
        <translation>必败态恰为这样的数对 (a, b)：a 是此前未用过的最小非负整数，b = a + k，其中 k = 0, 1, 2, …</translation>
    </message>
    <message>
        <source>The k-th cold pair is k times the golden ratio, rounded down, and that number plus k.</source>
        <translation>第 k 个奇异局势是 k 与黄金分割比之积的整数部分，以及它加上 k。</translation>
    </message>
    <message>
        <source>With d = b − a ≥ 1, a pair is cold exactly when a ≥ d, a(a − d) &amp;lt; d² and (a + 1)(a + 1 − d) &amp;gt; d²: whole numbers alone decide it.</source>
        <translation>设 d = b − a ≥ 1，数对是奇异局势当且仅当 a ≥ d、a(a − d) &amp;lt; d² 且 (a + 1)(a + 1 − d) &amp;gt; d²：只用整数即可判定。</translation>
    </message>
    <message>
        <source>A number is the smaller one of a cold pair exactly when its Zeckendorf representation ends in an even number of zeros; the larger one is the smaller one shifted left by one.</source>
        <translation>一个数是某奇异局势中较小的数，当且仅当它的齐肯多夫表示以偶数个 0 结尾；较大的数就是把较小数的表示左移一位。</translation>
    </message>
    <message>
        <source>Every n ≥ 1 is a sum of Fibonacci numbers, no two of them consecutive, in exactly one way.</source>
        <translation>每个 n ≥ 1 都能唯一地写成若干个互不相邻的斐波那契数之和。</translation>
    </message>
    <message>
        <source>At most q may be taken now, and afterwards at most twice what was taken: a position is P exactly when q is less than the smallest Zeckendorf part of n.</source>
        <translation>当前至多取 q 颗，此后每次至多取对方上次所取的两倍：局面是必败态当且仅当 q 小于 n 的齐肯多夫表示中最小的一项。</translation>
    </message>
    <message>
        <source>The Grundy value of a position is the mex of the values of its options: the least of 0, 1, 2, … that none of them has. It is 0 exactly for the P-positions.</source>
        <translation>一个局面的 SG 值是它各后继局面的 SG 值的 mex，即其中没有出现的最小非负整数；SG 值为 0 的恰是必败态。</translation>
    </message>
    <message>
        <source>The Grundy value of a sum is the nim-sum of the values of its parts: it is Lemma 2 again.</source>
        <translation>若干游戏之和的 SG 值等于各部分 SG 值的异或和：这正是引理二的再现。</translation>
    </message>
    <message>
        <source>If the Grundy values of a finite octal code repeat over a long enough window, they repeat for ever.</source>
        <translation>若有限八进制编码的 SG 值在足够长的窗口内重复，则永远重复下去。</translation>
    </message>
    <message>
        <source>Two positive numbers; a move subtracts a positive multiple of the smaller from the larger: the player to move wins exactly when the two are equal or the larger is more than φ times the smaller.</source>
        <translation>两个正整数，每步从较大的数中减去较小数的正整数倍：先手必胜当且仅当两数相等，或较大的数大于较小数的 φ 倍。</translation>
    </message>
    <message>
        <source>Every block is worth a whole number, found by halving both sides; Left wins when the sum is positive, Right when it is negative, and at 0 the player to move loses.</source>
        <translation>每块蛋糕的值都是整数，由两边同时折半得到；总和为正则左方胜，为负则右方胜，为 0 则先走者负。</translation>
    </message>
    <message>
        <source>A proof of Lemma 2 says that s ⊕ x is at most x. Is that enough for a move?</source>
        <translation>某些引理二的证明写道 s ⊕ x 不大于 x。由此就能保证有一步可走吗？</translation>
    </message>
    <message>
        <source>A well-known program asks whether s = 0, then counts the heaps x for which s ⊕ x is at most x. Is &quot;at most&quot; right?</source>
        <translation>一个流传很广的程序先判断 s 是否为 0，再数出满足 s ⊕ x 不大于 x 的堆 x。“不大于”对吗？</translation>
    </message>
    <message>
        <source>&quot;In misère Nim, too, nim-sum 0 always loses.&quot; Where does that break?</source>
        <translation>“在反尼姆博弈中，异或和为 0 也总是必败。”错在哪里？</translation>
    </message>
    <message>
        <source>A program splits a line at blanks into heaps. What does a blank at its end do, and what a long line?</source>
        <translation>一个程序按空格把一行拆成各堆。行末多一个空格会怎样？行太长又会怎样？</translation>
    </message>
    <message>
        <source>A table of 55 Fibonacci numbers in 32 bits decides Fibonacci Nim. Which heaps does it get wrong?</source>
        <translation>用 32 位整数存 55 个斐波那契数来判定斐波那契博弈。哪些堆会判错？</translation>
    </message>
    <message>
        <source>&quot;Under misère play, use the rule of misère Nim on the Grundy values.&quot; Kayles shows where that breaks.</source>
        <translation>“在反常规则下，对 SG 值套用反尼姆博弈的判定即可。”Kayles 说明了错在哪里。</translation>
    </message>
    <message>
        <source>&quot;The window of Guy and Smith may begin at any heap, 0 too.&quot; Where does that break?</source>
        <translation>“盖伊–史密斯的窗口可以从任意一堆开始，包括 0。”错在哪里？</translation>
    </message>
    <message>
        <source>Nim</source>
        <extracomment>Headings over theorems</extracomment>
        <translation>尼姆博弈</translation>
    </message>
    <message>
        <source>Kin of Nim</source>
        <translation>尼姆的近亲</translation>
    </message>
    <message>
        <source>Remainders and periods</source>
        <translation>余数与周期</translation>
    </message>
    <message>
        <source>Wythoff and the golden ratio</source>
        <translation>威佐夫博弈与黄金分割</translation>
    </message>
    <message>
        <source>Values and sums</source>
        <translation>SG 值与和</translation>
    </message>
    <message>
        <source>Spot the flaw</source>
        <translation>找错</translation>
    </message>
    <message>
        <source>Two players count up from 0 by 1 to m, and who says the goal wins: it is the Bash game on what is left to count.</source>
        <translation>两人从 0 开始轮流报数，每次增加 1 至 m，先报到终点的数者胜：这就是以余下的数为堆的巴什博弈。</translation>
    </message>
    <message>
        <source>&quot;Rounding k times φ down in double precision works for every int.&quot; Where does that break?</source>
        <translation>“用双精度计算 k 乘 φ 再向下取整，对所有 int 都正确。”错在哪里？</translation>
    </message>
    <message>
        <source>A period is read off the first few values. Do two equal windows bear it out?</source>
        <translation>从开头几个值就看出了周期。两个窗口一比，还成立吗？</translation>
    </message>
    <message>
        <source>Spot the flaw: misère by the nim-sum</source>
        <translation>找错：反尼姆博弈只看异或和</translation>
    </message>
    <message>
        <source>Coins on a strip</source>
        <translation>滑动硬币</translation>
    </message>
    <message>
        <source>Coins slide to the left, never past another. Pair them from the right: a position is P exactly when the nim-sum of the gaps within the pairs is 0.</source>
        <translation>硬币向左滑动，不能越过别的硬币。从右起两两配对：局面是必败态当且仅当各对之内间隔的异或和为 0。</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1: a folder that can be written was expected
</source>
        <translation>%1：应为可写入的文件夹
</translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>Answer:</source>
        <extracomment>On a worksheet, before the line to write the answer on</extracomment>
        <translation>答：</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>The title of a worksheet on several skills</extracomment>
        <translation>练习</translation>
    </message>
    <message>
        <source>Level %1</source>
        <extracomment>How hard the exercises of a worksheet are</extracomment>
        <translation>难度 %1</translation>
    </message>
    <message>
        <source>Levels %1 to %2</source>
        <extracomment>How hard the exercises of a worksheet are: from level %1 to %2</extracomment>
        <translation>难度 %1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>共 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>On a worksheet, before the line for the person&apos;s name</extracomment>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Date:</source>
        <extracomment>On a worksheet, before the line for the day</extracomment>
        <translation>日期：</translation>
    </message>
    <message>
        <source>Answer key</source>
        <extracomment>The title of the pages with the right answers</extracomment>
        <translation>答案</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>After several right answers: how many others are right as well</extracomment>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>A move in a list of answers: %1 is how many stones are taken, %2 &quot;heap 1&quot;</extracomment>
        <translation>%2取 %1 颗</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Two answers, each of which is right</extracomment>
        <translation>%1，或%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <extracomment>%1 names several right answers; how many others are right as well</extracomment>
        <translation>
            <numerusform>%1，另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WrittenFile</name>
    <message>
        <source>Saved: %1</source>
        <extracomment>In these %1 is the name of a file</extracomment>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Stopped: %1 was not written.</source>
        <translation>已停止：没有写入 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written: there is no such folder.</source>
        <translation>无法写入 %1：没有这个文件夹。</translation>
    </message>
    <message>
        <source>%1 could not be written: the permission is missing.</source>
        <translation>无法写入 %1：没有权限。</translation>
    </message>
    <message>
        <source>%1 could not be written: the disk is full.</source>
        <translation>无法写入 %1：磁盘已满。</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
</context>
<context>
    <name>WythoffColdFigure</name>
    <message>
        <source>There is no room for the board beside numbers that long.</source>
        <extracomment>Under a figure</extracomment>
        <translation>数太长，旁边放不下棋盘。</translation>
    </message>
    <message>
        <source>Of the cold cells the board shows only those of the table; the others follow the two lines.</source>
        <translation>棋盘上只标出表中的奇异局势，其余的都沿着那两条直线。</translation>
    </message>
    <message>
        <source>N, found now</source>
        <extracomment>In a legend beneath the figure: cells that have just been shown to be N-positions. Short</extracomment>
        <translation>刚判出的 N</translation>
    </message>
    <message>
        <source>not yet known</source>
        <extracomment>In a legend beneath the figure: cells of which is not known yet whether they are P or N. Short</extracomment>
        <translation>尚未判定</translation>
    </message>
</context>
<context>
    <name>WythoffExactFigure</name>
    <message>
        <source>dφ rounded down</source>
        <extracomment>The head of a column of numbers: the integer part of d times the golden ratio. Short</extracomment>
        <translation>dφ 取整</translation>
    </message>
    <message>
        <source>computed</source>
        <extracomment>The head of a column of numbers: what a formula gives. Short</extracomment>
        <translation>算得的值</translation>
    </message>
</context>
<context>
    <name>WythoffGoldenFigure</name>
    <message>
        <source>The line shows the integers from %1 to %2.</source>
        <extracomment>Under a figure: a line of integers of which a part is shown</extracomment>
        <translation>数轴上只画出从 %1 到 %2 的整数。</translation>
    </message>
</context>
<context>
    <name>WythoffTables</name>
    <message>
        <source>The cold pairs</source>
        <extracomment>Over a table of the cold pairs of Wythoff&apos;s game</extracomment>
        <translation>奇异局势表</translation>
    </message>
    <message>
        <source>A cold pair</source>
        <extracomment>Names of positions to try: short</extracomment>
        <translation>一个奇异局势</translation>
    </message>
    <message>
        <source>Case 1: equal heaps</source>
        <translation>情形一：两堆相等</translation>
    </message>
    <message>
        <source>Case 2: down to the partner</source>
        <translation>情形二：减到伙伴数</translation>
    </message>
    <message>
        <source>Case 3: too many in the larger heap</source>
        <translation>情形三：大堆太多</translation>
    </message>
    <message>
        <source>Case 4: from both heaps</source>
        <translation>情形四：两堆同取</translation>
    </message>
    <message>
        <source>Three winning moves</source>
        <translation>三种制胜走法</translation>
    </message>
    <message>
        <source>One heap is empty</source>
        <translation>一堆是空的</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>什么也不剩</translation>
    </message>
    <message>
        <source>The first pair that double gets wrong</source>
        <translation>double 最先算错的一对</translation>
    </message>
    <message>
        <source>As large as they can be</source>
        <translation>最大的数</translation>
    </message>
    <message>
        <source>Where a rounded φ first fails</source>
        <extracomment>Over a table of what programs multiply by instead of the golden ratio, and where that first goes wrong</extracomment>
        <translation>舍入后的 φ 最先在哪里算错</translation>
    </message>
    <message>
        <source>Double takes it for a cold pair</source>
        <translation>被 double 误认为奇异局势</translation>
    </message>
    <message>
        <source>A wrong number, and yet the right outcome</source>
        <translation>数算错了，胜负却侥幸算对</translation>
    </message>
    <message>
        <source>Here double is right</source>
        <translation>这里 double 是对的</translation>
    </message>
    <message>
        <source>Too far to one side</source>
        <translation>偏到一边</translation>
    </message>
    <message>
        <source>Many zeros at the end</source>
        <translation>末尾有许多 0</translation>
    </message>
</context>
<context>
    <name>WythoffWords</name>
    <message>
        <source>A move takes from one heap, or as many from both. The rules treat the two heaps alike, so the smaller one may be called a. On the board it is a queen that moves straight or diagonally towards the corner.</source>
        <translation>一步可以从一堆取，或者从两堆取同样多。规则对两堆一视同仁，所以不妨把较小的一堆叫作 a。放在棋盘上，就是一枚皇后沿直线或斜线走向角落。</translation>
    </message>
    <message>
        <source>%1 is cold: &lt;b&gt;P&lt;/b&gt;</source>
        <translation>%1 是奇异局势：&lt;b&gt;P&lt;/b&gt;</translation>
    </message>
    <message>
        <source>There is nothing left to take. This is where the induction begins. ■</source>
        <translation>已经没有石子可取。归纳法从这里开始。■</translation>
    </message>
    <message>
        <source>Who wins: is it a P-position or an N-position?</source>
        <translation>谁会赢：它是 P 局面还是 N 局面？</translation>
    </message>
    <message>
        <source>Every move leads to a hot position, and those are won for the other player. So the player to move loses. ■</source>
        <translation>每一步都走到非奇异局势，而那样的局面对方必胜。所以轮到走的一方必败。■</translation>
    </message>
    <message>
        <source>%1 is hot: &lt;b&gt;N&lt;/b&gt;</source>
        <translation>%1 不是奇异局势：&lt;b&gt;N&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A move leads to a cold pair, from which the other player cannot reach one. So the player to move wins. ■</source>
        <translation>有一步能走到奇异局势，而对方从那里到不了另一个奇异局势。所以轮到走的一方必胜。■</translation>
    </message>
    <message>
        <source>Nothing can be taken from empty heaps: the player to move has lost. Positions that are lost for the player to move shall be called cold, all others hot.</source>
        <translation>空堆里什么也取不了：轮到走的一方已经输了。轮到走的一方必败的局面叫作奇异局势，其余的都是非奇异局势。</translation>
    </message>
    <message>
        <source>Which is the least number that no cold pair has yet?</source>
        <translation>还没有在任何奇异局势中出现的最小数是多少？</translation>
    </message>
    <message>
        <source>From (0, y), (x, 0) and (x, x) a move reaches (0, 0), so all of them are hot. A new cold pair needs new numbers and a new difference: the least of each.</source>
        <translation>从 (0, y)、(x, 0) 和 (x, x) 一步就能走到 (0, 0)，所以它们都不是奇异局势。新的奇异局势要有新的数和新的差：都取最小的。</translation>
    </message>
    <message>
        <source>Every position from which (1, 2) can be reached is hot. Again the least number that no pair has yet, with the least new difference, 2.</source>
        <translation>能一步走到 (1, 2) 的局面都不是奇异局势。再取还没出现过的最小数，配上最小的新差 2。</translation>
    </message>
    <message>
        <source>%1 had been passed over, and the rule goes back for it. So no number is ever left out.</source>
        <translation>%1 刚才被跳过了，规则又回头把它补上。所以一个数也不会漏掉。</translation>
    </message>
    <message>
        <source>So it goes on: the least number that is missing, and k more. On the board the cold cells follow two lines, of slope φ ≈ 1.618 and 1/φ.</source>
        <translation>如此继续：取最小的未出现的数，再加上 k。在棋盘上，奇异局势的格子沿着斜率为 φ ≈ 1.618 和 1/φ 的两条直线排列。</translation>
    </message>
    <message>
        <source>So it goes on: the least number that is missing, and k more. Far out nobody has to count that far: the k-th pair is k times φ, rounded down, and k more.</source>
        <translation>如此继续：取最小的未出现的数，再加上 k。到了远处不必逐个去数：第 k 对的较小数是 k 乘 φ 的整数部分，再加 k 就是较大数。</translation>
    </message>
    <message>
        <source>a&lt;sub&gt;k&lt;/sub&gt; is new by its rule. b&lt;sub&gt;k&lt;/sub&gt; is greater than every number before it, since both a&lt;sub&gt;k&lt;/sub&gt; and k have grown. And k is the difference of the k-th pair alone.</source>
        <translation>按规则 a&lt;sub&gt;k&lt;/sub&gt; 是新的数。a&lt;sub&gt;k&lt;/sub&gt; 和 k 都变大了，所以 b&lt;sub&gt;k&lt;/sub&gt; 比前面所有的数都大。而差为 k 的只有第 k 对。</translation>
    </message>
    <message>
        <source>From %1 no move in one heap reaches a cold pair</source>
        <extracomment>%1 is a cold pair</extracomment>
        <translation>从 %1 只动一堆，到不了另一个奇异局势</translation>
    </message>
    <message>
        <source>Such a move keeps one of the numbers, %1 or %2, and changes the other. But neither is in a second cold pair.</source>
        <extracomment>%1 and %2 are the numbers of a cold pair</extracomment>
        <translation>这样的一步让 %1 和 %2 中的一个不变，改变另一个。可是它们都不在第二个奇异局势里。</translation>
    </message>
    <message>
        <source>From %1, can a move in one heap reach another cold pair?</source>
        <translation>从 %1 只动一堆，能走到另一个奇异局势吗？</translation>
    </message>
    <message>
        <source>From %1 no move in both heaps reaches one either</source>
        <translation>从 %1 两堆同取，也到不了另一个奇异局势</translation>
    </message>
    <message>
        <source>Such a move keeps the difference, %1, and no second cold pair has it. So no move leads from a cold pair to a cold pair.</source>
        <translation>这样的一步不改变差 %1，而没有第二个奇异局势的差是它。所以从奇异局势一步到不了奇异局势。</translation>
    </message>
    <message>
        <source>From %1, can a move in both heaps reach another cold pair?</source>
        <translation>从 %1 两堆同取，能走到另一个奇异局势吗？</translation>
    </message>
    <message>
        <source>%1 + %2 = &lt;b&gt;%3&lt;/b&gt; moves, and all of them lead to hot positions</source>
        <extracomment>%1 + %2 = %3 are numbers of moves</extracomment>
        <translation>共有 %1 + %2 = &lt;b&gt;%3&lt;/b&gt; 种走法，都走到非奇异局势</translation>
    </message>
    <message>
        <source>%1 moves take from one heap and %2 from both. The position is cold itself, so none of them reaches a cold pair; and of smaller positions it is known already that hot ones are won.</source>
        <translation>%1 种走法只动一堆，%2 种两堆同取。这个局面本身是奇异局势，所以哪一步也到不了奇异局势；而对更小的局面，已经知道非奇异局势是必胜的。</translation>
    </message>
    <message>
        <source>Which case is it? 1: the heaps are equal. 2: a is the larger number of its cold pair. 3: a is the smaller one, and b is more than its partner. 4: a is the smaller one, and b is less than its partner.</source>
        <translation>这是哪种情形？1：两堆相等。2：a 是它所在奇异局势中较大的数。3：a 是较小的数，b 大于它的伙伴。4：a 是较小的数，b 小于它的伙伴。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Case 1&lt;/b&gt; of four: the heaps are equal.</source>
        <translation>四种情形中的&lt;b&gt;情形一&lt;/b&gt;：两堆相等。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Case 2&lt;/b&gt; of four: a is the larger number of its cold pair %1. So its partner is less than a, and less than b.</source>
        <translation>四种情形中的&lt;b&gt;情形二&lt;/b&gt;：a 是奇异局势 %1 中较大的数。所以它的伙伴比 a 小，更比 b 小。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Case 3&lt;/b&gt; of four: a is the smaller number of its cold pair %1, and b is more than its partner.</source>
        <translation>四种情形中的&lt;b&gt;情形三&lt;/b&gt;：a 是奇异局势 %1 中较小的数，而 b 大于它的伙伴。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Case 4&lt;/b&gt; of four: a is the smaller number of its cold pair %1, and b is less than its partner. So the difference %2 is less than %3, and its pair comes earlier in the table.</source>
        <translation>四种情形中的&lt;b&gt;情形四&lt;/b&gt;：a 是奇异局势 %1 中较小的数，而 b 小于它的伙伴。所以差 %2 小于 %3，差为它的那一对在表中更靠前。</translation>
    </message>
    <message>
        <source>%1: %2 → &lt;b&gt;%3&lt;/b&gt;</source>
        <extracomment>%1 is a move, &quot;Take 4 from heap 2&quot;, %2 the position before it, %3 the one after it</extracomment>
        <translation>%1：%2 → &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>How many stones have to be taken, from each heap that is touched?</source>
        <translation>从动到的每一堆要取走多少颗石子？</translation>
    </message>
    <message>
        <source>Everything may be taken at once, because the heaps are equal. That leaves (0, 0), which is cold.</source>
        <translation>两堆相等，所以可以一次全部取走。剩下 (0, 0)，它是奇异局势。</translation>
    </message>
    <message>
        <source>a stays, and b shrinks to the partner of a. That leaves the cold pair in which a is.</source>
        <translation>a 不变，b 减到 a 的伙伴。剩下的正是 a 所在的那个奇异局势。</translation>
    </message>
    <message>
        <source>Taking the same from both keeps the difference %1. The pair that has it stands earlier in the table than the pair of a, so both of its numbers are smaller.</source>
        <translation>两堆同取，差 %1 不变。差为它的那一对在表中比 a 所在的那一对更靠前，所以它的两个数都更小。</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <extracomment>Three sentences, one after another</extracomment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source>How many winning moves are there in all?</source>
        <translation>制胜走法一共有多少种？</translation>
    </message>
    <message>
        <source>%1 is in %2 alone, and the difference 0 belongs to %3 alone</source>
        <translation>%1 只在 %2 里，差 0 只属于 %3</translation>
    </message>
    <message>
        <source>%1 is in %2 alone, %3 in %4 alone, and the difference %5 belongs to %6 alone</source>
        <translation>%1 只在 %2 里，%3 只在 %4 里，差 %5 只属于 %6</translation>
    </message>
    <message>
        <source>If %1 stays at %2, the other heap has to become %3. It is %4: a winning move.</source>
        <extracomment>%1 is &quot;heap 2&quot;, %2 its size, %3 what the other heap would have to become, %4 what that heap is</extracomment>
        <translation>若%1保持 %2，另一堆就要变成 %3。它现在是 %4：这是一种制胜走法。</translation>
    </message>
    <message>
        <source>If %1 stays at %2, the other heap has to become %3. It is only %4: no move.</source>
        <translation>若%1保持 %2，另一堆就要变成 %3。它现在只有 %4：走不成。</translation>
    </message>
    <message>
        <source>If the difference stays at %1, the smaller heap has to become %2. It is %3: a winning move.</source>
        <extracomment>%1 is a difference, %2 what the smaller heap would have to become, %3 what it is</extracomment>
        <translation>若差保持 %1，小堆就要变成 %2。它现在是 %3：这是一种制胜走法。</translation>
    </message>
    <message>
        <source>If the difference stays at %1, the smaller heap has to become %2. It is only %3: no move.</source>
        <translation>若差保持 %1，小堆就要变成 %2。它现在只有 %3：走不成。</translation>
    </message>
    <message>
        <source>These two numbers are the cold pair. Whatever is taken, the other player can restore such a pair. ■</source>
        <translation>这两个数正是一个奇异局势。无论怎么取，对方都能再走回奇异局势。■</translation>
    </message>
    <message>
        <source>The two numbers are not a cold pair. So some move leads to one. ■</source>
        <translation>这两个数不是奇异局势，所以有一步能走到奇异局势。■</translation>
    </message>
    <message>
        <source>The one cold pair with the difference d = %2 begins with the whole part of %2φ. So a = %1 is cold exactly when %2φ lies between %1 and the next integer; it never hits one, for φ is no fraction.</source>
        <translation>差 d = %2 的奇异局势只有一个，它的较小数是 %2φ 的整数部分。所以 a = %1 符合，当且仅当 %2φ 在 %1 与下一个整数之间；φ 是无理数，%2φ 不会恰好是整数。</translation>
    </message>
    <message>
        <source>Of all cold pairs only (0, 0) has the difference 0. Nothing has to be multiplied here.</source>
        <translation>所有奇异局势中，差为 0 的只有 (0, 0)。这里不用做乘法。</translation>
    </message>
    <message>
        <source>φ is more than 1, so dφ is more than d: a must not be less than d. It is not, so the test goes on.</source>
        <translation>φ 大于 1，所以 dφ 大于 d：a 不能小于 d。这里不小于，检验继续。</translation>
    </message>
    <message>
        <source>φ is more than 1, so dφ is more than d, and a + 1 is not: a is too small to be its whole part.</source>
        <translation>φ 大于 1，所以 dφ 大于 d，而 a + 1 不大于 d：a 太小，不会是 dφ 的整数部分。</translation>
    </message>
    <message>
        <source>Is a(a − d) less than d²?</source>
        <translation>a(a − d) 小于 d² 吗？</translation>
    </message>
    <message>
        <source>For t &amp;gt; 0, t is less than φ exactly when t² − t is less than 1. With t = a/d and times d², that is a(a − d) &amp;lt; d².</source>
        <translation>对 t &amp;gt; 0，t 小于 φ 当且仅当 t² − t 小于 1。取 t = a/d，再乘以 d²，就是 a(a − d) &amp;lt; d²。</translation>
    </message>
    <message>
        <source>%1 So a is less than dφ.</source>
        <translation>%1所以 a 小于 dφ。</translation>
    </message>
    <message>
        <source>%1 So a is more than dφ: the pair is off.</source>
        <translation>%1所以 a 大于 dφ：不是奇异局势。</translation>
    </message>
    <message>
        <source>The same for a + 1, which has to be too much. It is: a + 1 is more than dφ.</source>
        <translation>对 a + 1 做同样的检验，它应当超过。确实如此：a + 1 大于 dφ。</translation>
    </message>
    <message>
        <source>The same for a + 1, which has to be too much. It is not: even a + 1 is less than dφ, so the pair is off.</source>
        <translation>对 a + 1 做同样的检验，它应当超过。可是没有：连 a + 1 也小于 dφ，所以不是奇异局势。</translation>
    </message>
    <message>
        <source>Is (a + 1)(a + 1 − d) more than d²?</source>
        <translation>(a + 1)(a + 1 − d) 大于 d² 吗？</translation>
    </message>
    <message>
        <source>Claim: cold exactly when the whole part of %1 × (1 + √5)/2, in double, is %2</source>
        <translation>说法：用 double 计算，%1 × (1 + √5)/2 的整数部分等于 %2 时才是奇异局势</translation>
    </message>
    <message>
        <source>This line stands in many programs, with the remark that it works for every int. Where does it break?</source>
        <translation>许多程序里都有这一行，还注明对所有 int 都成立。它在哪里出错？</translation>
    </message>
    <message>
        <source>In double: whole part of %1φ = &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>用 double：%1φ 的整数部分是 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>That is a, so the program calls the position cold: P.</source>
        <translation>它等于 a，所以程序说这是奇异局势：P。</translation>
    </message>
    <message>
        <source>That is not a, so the program calls the position hot: N.</source>
        <translation>它不等于 a，所以程序说这不是奇异局势：N。</translation>
    </message>
    <message>
        <source>In truth: whole part of %1φ = &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>事实上：%1φ 的整数部分是 &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>That is a, so the position is cold: P.</source>
        <translation>它等于 a，所以这是奇异局势：P。</translation>
    </message>
    <message>
        <source>That is not a, so the position is hot: N.</source>
        <translation>它不等于 a，所以这不是奇异局势：N。</translation>
    </message>
    <message>
        <source>And in truth: is it a P-position or an N-position?</source>
        <translation>事实上呢：它是 P 局面还是 N 局面？</translation>
    </message>
    <message>
        <source>%1φ is about 1/%3 away from %2</source>
        <extracomment>%1 is d, %2 an integer, %3 a number</extracomment>
        <translation>%1φ 与 %2 大约相差 1/%3</translation>
    </message>
    <message>
        <source>Numbers of this size are more than 1 apart in double: most integers are not among them at all.</source>
        <translation>这么大的数，相邻的 double 相差超过 1：大多数整数根本不在其中。</translation>
    </message>
    <message>
        <source>Between two doubles of this size there is a gap of %1, which is wider: rounding cannot tell on which side of the integer the product is. This happens next to Fibonacci numbers, whose quotients are almost φ.</source>
        <translation>这么大的两个相邻 double 之间相差 %1，比这还宽：舍入后分不清乘积在整数的哪一侧。斐波那契数之比几乎等于 φ，所以这种事就发生在它们旁边。</translation>
    </message>
    <message>
        <source>Between two doubles of this size there is a gap of %1, which is only just narrower: the errors of φ and of the product add up and carry it across.</source>
        <translation>这么大的两个相邻 double 之间相差 %1，只是略窄一点：φ 的误差与乘积的误差加在一起，就越过去了。</translation>
    </message>
    <message>
        <source>Between two doubles of this size there is a gap of %1, which is narrower: here rounding keeps the product on its side of the integer.</source>
        <translation>这么大的两个相邻 double 之间相差 %1，比这更窄：这里舍入不会让乘积越过整数。</translation>
    </message>
    <message>
        <source>φ = (1 + √5)/2 is the positive number with φ + 1 = φ². Divided by φ², that says: φ has just the share of the numbers that φ² leaves.</source>
        <translation>φ = (1 + √5)/2 是满足 φ + 1 = φ² 的正数。两边除以 φ² 就得到：φ 的倍数所占的份额，恰好是 φ² 的倍数剩下的份额。</translation>
    </message>
    <message>
        <source>Below %1: %2 multiples of φ and %3 of φ², together &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>A line of a derivation: %1 is n, %2 and %3 add up to %4</extracomment>
        <translation>小于 %1 的：φ 的倍数 %2 个，φ² 的倍数 %3 个，共 &lt;b&gt;%4&lt;/b&gt; 个</translation>
    </message>
    <message>
        <source>How many multiples of φ and of φ² together are less than %1?</source>
        <translation>φ 的倍数和 φ² 的倍数中，小于 %1 的一共有多少个？</translation>
    </message>
    <message>
        <source>The same one step further on: one more than before.</source>
        <translation>往前再走一格，同样的计算：比刚才多一个。</translation>
    </message>
    <message>
        <source>%1/φ and %1/φ² add up to %1, and neither is a whole number, because φ is irrational. Rounding both down loses more than 0 and less than 2 in all, and a whole number: exactly 1.</source>
        <translation>%1/φ 与 %1/φ² 之和是 %1，而 φ 是无理数，所以两者都不是整数。两者都取整数部分，一共去掉的大于 0 而小于 2，又是整数：恰好是 1。</translation>
    </message>
    <message>
        <source>Between %1 and %2 lies just one multiple: &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>%1 与 %2 之间恰有一个倍数：&lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>One more is below %2 than below %1. So %1 is the whole part of %3, and of no other multiple.</source>
        <translation>小于 %2 的比小于 %1 的多一个。所以 %1 是 %3 的整数部分，而不是别的倍数的整数部分。</translation>
    </message>
    <message>
        <source>How many multiples lie between %1 and %2?</source>
        <translation>%1 与 %2 之间有几个倍数？</translation>
    </message>
    <message>
        <source>φ: %1, …; φ²: %2, …</source>
        <extracomment>Two lists of numbers: the whole parts of φ, 2φ, 3φ …, and of φ², 2φ², 3φ² …</extracomment>
        <translation>φ：%1……；φ²：%2……</translation>
    </message>
    <message>
        <source>What holds for your number holds for every n: the whole parts of the multiples of φ and of φ² are all positive integers, each once. That is Beatty&apos;s theorem.</source>
        <translation>对你的数成立的，对每个 n 都成立：φ 的倍数与 φ² 的倍数的整数部分合起来就是全部正整数，每个恰好一次。这就是贝蒂定理。</translation>
    </message>
    <message>
        <source>Below %2, the whole part of %1φ: %3 + %4 = %2 − 1 numbers, all in earlier pairs</source>
        <extracomment>%1 is k, %2 the whole part of kφ, %3 + %4 = %2 − 1</extracomment>
        <translation>%1φ 的整数部分是 %2，比它小的有 %3 + %4 = %2 − 1 个数，都在前面的数对里</translation>
    </message>
    <message>
        <source>They are whole parts of multiples of φ or φ² with a smaller k, so by induction they are in the pairs before. %1 itself is in none of them: it is the least number that is missing.</source>
        <translation>它们是 φ 或 φ² 的更小倍数的整数部分，所以由归纳假设都在前面的数对里。%1 本身不在其中：它就是最小的未出现的数。</translation>
    </message>
    <message>
        <source>Pair %1: whole part of %1φ = %2, whole part of %1φ² = %2 + %1 = &lt;b&gt;%3&lt;/b&gt;</source>
        <translation>第 %1 对：%1φ 的整数部分是 %2，%1φ² 的整数部分是 %2 + %1 = &lt;b&gt;%3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>That is the mex rule: the least missing number is %2. And %1φ² = %1φ + %1, so the larger number is %1 more.</source>
        <translation>这正是 mex 规则：最小的未出现的数是 %2。而 %1φ² = %1φ + %1，所以较大的数要多 %1。</translation>
    </message>
    <message>
        <source>Which number is the larger one of pair %1?</source>
        <translation>第 %1 对中较大的数是多少？</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2, with &lt;b&gt;%3&lt;/b&gt; zeros at the end</source>
        <extracomment>%1 is a number, %2 a sum, %3 how many zeros its digits end in</extracomment>
        <translation>
            <numerusform>%1 = %2，末尾有 &lt;b&gt;%3&lt;/b&gt; 个 0</numerusform>
        </translation>
    </message>
    <message>
        <source>Fibonacci numbers 1, 2, 3, 5, 8, … as places, a 1 where one is used: no two neighbours, and in one way only. The zeros at the end are the places below the smallest part.</source>
        <translation>以斐波那契数 1、2、3、5、8……为数位，用到的写 1：没有两个相邻，而且写法唯一。末尾的 0 就是最小那一部分以下的数位。</translation>
    </message>
    <message>
        <source>Written in Fibonacci numbers, in how many zeros does %1 end?</source>
        <translation>写成斐波那契数位，%1 的末尾有几个 0？</translation>
    </message>
    <message>
        <source>Which number is the partner of %1?</source>
        <translation>%1 的伙伴是哪个数？</translation>
    </message>
    <message>
        <source>What is the difference of %1 and %2?</source>
        <translation>%1 与 %2 的差是多少？</translation>
    </message>
    <message>
        <source>Only one pair has the difference %1: %1 ends in %2 zeros</source>
        <translation>差为 %1 的数对只有一个：%1 的末尾有 %2 个 0</translation>
    </message>
    <message>
        <source>An odd number of zeros: moving %1 to the left gives an even number of them, at least 2, and that is the smaller number. A number that ends in 1 cannot have this difference.</source>
        <translation>奇数个 0：%1 左移一位，末尾就有偶数个 0，至少 2 个，这就是较小的数。末尾是 1 的数不会有这个差。</translation>
    </message>
    <message>
        <source>An even number of zeros: then %1 − 1 is written without the part 1. Moved to the left, and with 1 added, it is the smaller number, and the only one with this difference.</source>
        <translation>偶数个 0：这时 %1 − 1 的写法里没有 1 这一部分。把它左移一位再加 1 就是较小的数，而且差为此数的只有它。</translation>
    </message>
    <message>
        <source>Each number is in one pair, and larger numbers have larger differences: so they are 1, 2, 3, … in turn. The least number that is missing has to be the smaller one of its pair: that is the mex rule.</source>
        <translation>每个数恰在一对里，数越大差也越大，所以差依次是 1、2、3……最小的未出现的数必定是它那一对中较小的数：这就是 mex 规则。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>In a list: a number d, and what was taken for φ, such as &quot;float&quot; or &quot;1.618&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Multiplying by a rounded φ first goes wrong at d = %1</source>
        <extracomment>%1 is a list such as &quot;102334155 (double) and 233 (1.618)&quot;</extracomment>
        <translation>乘以舍入后的 φ，最先出错处：d = %1</translation>
    </message>
    <message>
        <source>Why not simply multiply? With φ as in the brackets the whole part of dφ comes out wrong, for the first time at that d. The products that the test needs are whole numbers and never wrong, provided that they fit: heaps of 64 bits need 128.</source>
        <translation>为什么不直接相乘？φ 取括号里的类型或小数时，dφ 的整数部分最先在这个 d 处算错。而检验所需的乘积都是整数，只要放得下就永远不会错：64 位的堆需要 128 位。</translation>
    </message>
    <message>
        <source>In double %1, in truth %1: right here, but only &lt;b&gt;by luck&lt;/b&gt;</source>
        <extracomment>%1 is a number</extracomment>
        <translation>用 double 得 %1，实际是 %1：这里对了，但只是&lt;b&gt;侥幸&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The claim is &lt;b&gt;false&lt;/b&gt;. It goes wrong for the first time at d = 102334155, well inside the range of an int: in double 165580141 comes out, and the whole part is 165580140. ■</source>
        <translation>这个说法&lt;b&gt;是错的&lt;/b&gt;。它最先在 d = 102334155 处出错，远没有超出 int 的范围：double 算出 165580141，而整数部分是 165580140。■</translation>
    </message>
    <message>
        <source>In double %1, in truth %2: the claim is &lt;b&gt;false&lt;/b&gt;</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>用 double 得 %1，实际是 %2：这个说法&lt;b&gt;是错的&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The number is wrong. That the outcome is right all the same is luck; another pair with this difference gets the wrong one. The first such d is 102334155, well inside the range of an int. ■</source>
        <translation>数算错了。胜负仍然对只是运气；差相同的另一个局面就会判错。最先算错的是 d = 102334155，远没有超出 int 的范围。■</translation>
    </message>
    <message>
        <source>An even number of zeros: the digits move one place to the left, and there is an odd number of zeros. A number that ends in an odd number of them comes back to the right. So the positive integers fall into pairs.</source>
        <translation>末尾有偶数个 0：各位左移一位，末尾就有奇数个 0。末尾有奇数个 0 的数则右移回来。于是正整数两两配对。</translation>
    </message>
    <message>
        <source>An odd number of zeros: the digits move one place to the right, and there is an even number of zeros. A number that ends in an even number of them moves to the left. So the positive integers fall into pairs.</source>
        <translation>末尾有奇数个 0：各位右移一位，末尾就有偶数个 0。末尾有偶数个 0 的数则左移。于是正整数两两配对。</translation>
    </message>
    <message>
        <source>A Fibonacci number and the next one differ by the one before: here %1, and so on. So the difference is the smaller number moved one place to the right, where a 1 stays a 1.</source>
        <extracomment>%1 is a list such as &quot;55 − 34 = 21 and 13 − 8 = 5&quot;</extracomment>
        <translation>一个斐波那契数与后一个之差就是前一个：这里 %1，依此类推。所以差就是较小的数右移一位，其中 1 仍是 1。</translation>
    </message>
    <message>
        <source>A Fibonacci number and the next one differ by the one before: here %1. So the difference is the smaller number moved one place to the right, where a 1 stays a 1.</source>
        <translation>一个斐波那契数与后一个之差就是前一个：这里 %1。所以差就是较小的数右移一位，其中 1 仍是 1。</translation>
    </message>
    <message>
        <source>It takes this P-position for an N-position. The first d at which the whole part comes out wrong is 102334155, well inside the range of an int. ■</source>
        <translation>它把这个必败态当成了必胜态。整数部分最先算错的是 d = 102334155，远没有超出 int 的范围。■</translation>
    </message>
    <message>
        <source>It takes this N-position for a P-position. The first d at which the whole part comes out wrong is 102334155, well inside the range of an int. ■</source>
        <translation>它把这个必胜态当成了必败态。整数部分最先算错的是 d = 102334155，远没有超出 int 的范围。■</translation>
    </message>
</context>
<context>
    <name>WythoffZeckendorfFigure</name>
    <message>
        <source>Of %2 columns the lowest %1 are shown.</source>
        <extracomment>Under a figure: %1 and %2 are numbers of columns</extracomment>
        <translation>共 %2 列，只画出最低的 %1 列。</translation>
    </message>
    <message>
        <source>partner %1</source>
        <extracomment>The name of a row of digits; %1 is a number. Short</extracomment>
        <translation>伙伴 %1</translation>
    </message>
    <message>
        <source>difference %1</source>
        <extracomment>The name of a row of digits; %1 is a number. Short</extracomment>
        <translation>差 %1</translation>
    </message>
</context>
<context>
    <name>ZeckendorfHints</name>
    <message>
        <source>Be greedy: choose the largest Fibonacci number that fits, and do the same with what is left. What is left never has room for a neighbour.</source>
        <translation>用贪心法：选放得下的最大斐波那契数，对余下的数再这样做。余下的数总放不下相邻的那个。</translation>
    </message>
    <message>
        <source>Begin with %1. How much is left, and which number is the largest that fits into it?</source>
        <extracomment>%1 is a Fibonacci number</extracomment>
        <translation>从 %1 开始。还剩多少？其中放得下的最大者是哪个？</translation>
    </message>
    <message>
        <source>%1 is the only part of that size, and %2, its neighbour, is none. The smaller ones are left to you.</source>
        <extracomment>%1 is a Fibonacci number, %2 the one beneath it</extracomment>
        <translation>较大的部分只有 %1，与它相邻的 %2 不是。更小的部分留给你。</translation>
    </message>
    <message>
        <source>%1 are parts, and %2, the neighbour beneath, is none. The smaller ones are left to you.</source>
        <extracomment>%1 is a list of Fibonacci numbers, &quot;8 and 21&quot;, %2 the one beneath the smallest of them</extracomment>
        <translation>%1 都在和式里，紧接其下的 %2 不在。更小的部分留给你。</translation>
    </message>
    <message>
        <source>%1 = &lt;b&gt;%2&lt;/b&gt;: each time the largest that fits, until nothing is left.</source>
        <extracomment>%1 is a number, %2 a sum such as &quot;1 + 3 + 8&quot;</extracomment>
        <translation>%1 = &lt;b&gt;%2&lt;/b&gt;：每次取放得下的最大者，直到一无所剩。</translation>
    </message>
    <message>
        <source>Which is the largest Fibonacci number that fits? Could smaller ones make up the number without it, if no two of them are neighbours?</source>
        <translation>放得下的最大斐波那契数是多少？不用它，只用更小的、两两不相邻的数，凑得成吗？</translation>
    </message>
</context>
<context>
    <name>ZeckendorfPrompts</name>
    <message>
        <source>Which Fibonacci numbers add up to %1, if no two of them are neighbours in 1, 2, 3, 5, 8, …?</source>
        <extracomment>%1 is a number</extracomment>
        <translation>在 1、2、3、5、8、… 中，哪些两两不相邻的斐波那契数之和是 %1？</translation>
    </message>
</context>
<context>
    <name>ZeckendorfResults</name>
    <message>
        <source>%1 = %2, and no two of these are neighbours among the Fibonacci numbers. There is no other such sum.</source>
        <extracomment>%1 is a number, %2 a sum such as &quot;1 + 3 + 8&quot;</extracomment>
        <translation>%1 = %2，其中没有两个在斐波那契数列中相邻。这样的和只有一个。</translation>
    </message>
    <message>
        <source>Nothing is chosen yet, and %1 is to come together.</source>
        <translation>还什么都没选，而要凑成的是 %1。</translation>
    </message>
    <message>
        <source>The sum is right, but %1 and %2 are neighbours: together they are %3, the next Fibonacci number.</source>
        <extracomment>%1 and %2 are neighbouring Fibonacci numbers, %3 their sum, the next one</extracomment>
        <translation>和是对的，但 %1 与 %2 相邻：两者之和正是下一个斐波那契数 %3。</translation>
    </message>
    <message>
        <source>Did you pass over the largest number that fits?</source>
        <translation>是不是漏过了放得下的最大者？</translation>
    </message>
    <message>
        <source>%1 are powers of two. In binary they would be digits of the number, but here the parts are Fibonacci numbers.</source>
        <extracomment>%1 is a list of numbers, &quot;1, 2 and 8&quot;</extracomment>
        <translation>%1 都是 2 的幂。它们是这个数的二进制数位，而这里的各部分应是斐波那契数列中的数，与二进制无关。</translation>
    </message>
    <message>
        <source>What is chosen belongs to the sum, but it is not all yet.</source>
        <translation>选中的都在和式里，但还不完整。</translation>
    </message>
    <message>
        <source>All parts of the sum are there, and something else besides.</source>
        <translation>和式的各部分都选到了，但多选了别的。</translation>
    </message>
    <message>
        <source>The largest Fibonacci number that fits is missing. Without it the smaller ones, no two of them neighbours, never make up for it.</source>
        <translation>缺了放得下的最大斐波那契数。没有它，其余两两不相邻的数怎么也凑不够。</translation>
    </message>
    <message>
        <source>%1: that is %2 more than %3.</source>
        <extracomment>%1 is a sum such as &quot;3 + 8 = 11&quot;, %2 by how much it is off, %3 the number that was asked for</extracomment>
        <translation>%1，比 %3 多 %2。</translation>
    </message>
    <message>
        <source>%1: that is %2 less than %3.</source>
        <translation>%1，比 %3 少 %2。</translation>
    </message>
</context>
<context>
    <name>cli::Analyze</name>
    <message>
        <source>Says who wins a position, with which first moves, and why.</source>
        <translation>说明一个局面谁胜、第一步怎样走能胜，以及为什么。</translation>
    </message>
    <message>
        <source>Positions, such as nim:3,4,5; without one they are read from standard input, a line each</source>
        <translation>局面，例如 nim:3,4,5；不写则从标准输入读取，每行一个</translation>
    </message>
    <message>
        <source>Writes a JSON object a line</source>
        <translation>每行输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>a line of at most %1 bytes was expected, but this one is longer</source>
        <translation>一行最多 %1 字节，这一行却更长</translation>
    </message>
</context>
<context>
    <name>cli::Audit</name>
    <message>
        <source>Compares the theory of a game with exhaustive search on all small positions.</source>
        <translation>把一种游戏的理论结果与所有小局面上的穷举搜索相比较。</translation>
    </message>
    <message>
        <source>The game, as before the colon of a position: nim, bash(4)</source>
        <translation>游戏，即局面中冒号之前的部分：nim、bash(4)</translation>
    </message>
    <message>
        <source>Every heap of 0 to N, and in Fibonacci Nim every quota. In staircase Nim N stones together. Where heaps are split, the value of every heap, and the winning moves with up to about 30 stones together. In Cutcake sides of 1 to N. Grundy values stop sooner where search would take long</source>
        <translation>每堆取遍 0 到 N，斐波那契博弈还取遍所有限额；阶梯尼姆中 N 是石子总数；堆可以拆分时，比较每堆的值，以及总数不超过 30 颗左右时的制胜走法；切蛋糕游戏的边长为 1 到 N。搜索太费时处，SG 值只比较到较小的堆</translation>
    </message>
    <message>
        <source>How many heaps or steps, where the game leaves it open; without it, 3</source>
        <translation>堆数或台阶数（若规则没有定死）；不写则为 3</translation>
    </message>
    <message>
        <source>a game was expected, such as wythoff, but the command ends here</source>
        <translation>此处应为游戏（例如 wythoff），但命令到此为止</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <extracomment>Numbers of positions</extracomment>
        <translation>%1 / %2 个局面</translation>
    </message>
    <message>
        <source>Stopped: what was compared until then is all that is reported.</source>
        <extracomment>Ctrl+C was pressed</extracomment>
        <translation>已停止：只报告到此为止比较过的局面。</translation>
    </message>
</context>
<context>
    <name>cli::Conjecture</name>
    <message>
        <source>Checks a claim about a game, and finds the smallest position where it fails.</source>
        <translation>检验关于某个游戏的断言，并找出使它不成立的最小局面。</translation>
    </message>
    <message>
        <source>Names: the heaps a b c d (as many heaps as are named; n is the only heap); for fibonacci-nim n and the quota q; the parameter m of bash and k of moore-nim.</source>
        <translation>变量名：各堆 a b c d（写出几堆就有几堆；n 表示唯一的一堆）；fibonacci-nim 用 n 和限额 q；参数有 bash 的 m 和 moore-nim 的 k。</translation>
    </message>
    <message>
        <source>/ rounds down and % goes with it. Numbers are exact from -9223372036854775808 to 9223372036854775807; what passes that, or divides by 0, is reported.</source>
        <translation>/ 向下取整，% 与之相应。数在 -9223372036854775808 到 9223372036854775807 之间精确计算；超出范围或除以 0 时会指出。</translation>
    </message>
    <message>
        <source>Functions: %1. mex is the least number from 0 that is not among its arguments; popcount counts the 1s in base 2; lowbit is the greatest power of 2 that divides x; fib(0), fib(1), fib(2), … are 0, 1, 1, 2, 3, 5, …; isfib says whether x is one of them; zeck is the smallest part of x as a sum of Fibonacci numbers, no two of them consecutive; floor_phi is k times the golden ratio, rounded down.</source>
        <translation>函数：%1。mex 是参数中未出现的最小非负整数；popcount 是二进制中 1 的个数；lowbit 是整除 x 的最大的 2 的幂；fib(0)、fib(1)、fib(2)、… 为 0、1、1、2、3、5、…；isfib 判断 x 是否为其中之一；zeck 是 x 的齐肯多夫表示（互不相邻的斐波那契数之和）中最小的一项；floor_phi 是 k 乘以黄金比再向下取整。</translation>
    </message>
    <message>
        <source>The game, such as subtraction(1,3,4); nimstone-cli games lists them</source>
        <translation>游戏，例如 subtraction(1,3,4)；nimstone-cli games 可列出全部</translation>
    </message>
    <message>
        <source>How many stones a heap has at most. Positions are checked in the order of their stones, and then of their heaps</source>
        <translation>每堆最多的石子数。局面按石子总数、再按各堆大小的顺序检验</translation>
    </message>
    <message>
        <source>an expression such as &apos;a ^ b&apos; was expected, but the command ends here</source>
        <translation>此处应为表达式，例如 &apos;a ^ b&apos;，但命令到此为止</translation>
    </message>
    <message>
        <source>a game such as nim was expected after the expression, but the command ends here</source>
        <translation>表达式之后应为游戏，例如 nim，但命令到此为止</translation>
    </message>
    <message>
        <source>a game whose positions are P or N was expected; in %1 the players have different moves</source>
        <translation>此处应为局面分 P 和 N 的游戏；在 %1 中，双方的走法不同</translation>
    </message>
    <message>
        <source>a number from 0 to %2 was expected, with which no more than %3 positions are checked; &apos;%1&apos; found</source>
        <extracomment>%1 is what was found; %2 is how many stones a heap may have at most; %3 is a number of positions</extracomment>
        <translation>此处应为 0 到 %2 的数，使检验的局面不超过 %3 个，却是“%1”</translation>
    </message>
    <message>
        <source>Operators, those that bind tighter first (the first group stands before an operand): %1.</source>
        <translation>运算符按优先级从高到低（第一组写在运算对象之前）：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <extracomment>Numbers of positions</extracomment>
        <translation>已看 %1 个局面，共 %2 个</translation>
    </message>
    <message>
        <source>A statement claims that a position is P exactly where it is true, a number exactly where it is 0. Before one that begins with - stands --, and the options before that.</source>
        <translation>表达式为判断（真或假）时，断言恰在它为真时是必败态（P）；为数时，断言恰在它为 0 时是必败态。以 - 开头的表达式之前要写 --，选项写在 -- 之前。</translation>
    </message>
</context>
<context>
    <name>cli::Exercises</name>
    <message>
        <source>Makes a set of exercises as a file to edit, share and print.</source>
        <translation>生成习题集文件，供编辑、分享和打印。</translation>
    </message>
    <message>
        <source>What stands above the exercises, when they are printed</source>
        <translation>打印时写在题目上方的标题</translation>
    </message>
    <message>
        <source>a title of at most %1 characters was expected, but this one is longer</source>
        <translation>标题应不超过 %1 个字符，但这个更长</translation>
    </message>
</context>
<context>
    <name>cli::Files</name>
    <message>
        <source>a file was expected, but there is none of this name</source>
        <translation>此处应为文件，但没有这个名字的文件</translation>
    </message>
    <message>
        <source>a file was expected, but this is a folder</source>
        <translation>此处应为文件，却是文件夹</translation>
    </message>
    <message>
        <source>a file was expected that may be opened, but the permission is missing</source>
        <translation>此处应为可以打开的文件，但没有权限</translation>
    </message>
    <message>
        <source>a file in a folder that exists was expected, but there is no such folder</source>
        <translation>文件应在已有的文件夹中，但没有这个文件夹</translation>
    </message>
    <message>
        <source>another file was expected for the output, but this is the input</source>
        <translation>输出应写到另一个文件，这里却是输入文件本身</translation>
    </message>
    <message>
        <source>room for the output was expected, but no space is left</source>
        <translation>输出需要空间，但空间已满</translation>
    </message>
    <message>
        <source>a file that can be read was expected, but reading failed</source>
        <translation>此处应为可以读取的文件，但读取失败</translation>
    </message>
    <message>
        <source>a file that can be written was expected, but writing failed</source>
        <translation>此处应为可以写入的文件，但写入失败</translation>
    </message>
    <message>
        <source>the name of a file was expected, but it is empty</source>
        <translation>此处应为文件名，却是空的</translation>
    </message>
</context>
<context>
    <name>cli::Games</name>
    <message>
        <source>Lists the games, a line each: name, a position, the moves.</source>
        <translation>列出所有的游戏，每行一种：名称、一个局面、走法。</translation>
    </message>
</context>
<context>
    <name>cli::Generate</name>
    <message>
        <source>Makes input for a contest problem, the same for the same seed.</source>
        <translation>为竞赛题生成输入数据，种子相同则数据相同。</translation>
    </message>
    <message>
        <source>Decides what is drawn: 0 or more</source>
        <translation>随机种子，0 或更大的整数</translation>
    </message>
    <message>
        <source>small: a few small cases; large: numbers of every length; limit: the judge&apos;s bounds are reached. Without it, small</source>
        <translation>small：少量小数据；large：长短不一的数；limit：达到题目的上限。不写则为 small</translation>
    </message>
    <message>
        <source>a seed from 0 to %2 was expected, &apos;%1&apos; found</source>
        <translation>种子应在 0 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>one of %2 was expected, &apos;%1&apos; found</source>
        <translation>此处应为 %2 之一，却是“%1”</translation>
    </message>
</context>
<context>
    <name>cli::Help</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1 is a command as it is typed</extracomment>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>参数：</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>The language of this run, en or zh_CN; without it, the system&apos;s</source>
        <translation>本次使用的语言，en 或 zh_CN；不写则用系统语言</translation>
    </message>
    <message>
        <source>Writes to FILE instead of standard output</source>
        <translation>输出到文件 FILE，而不是标准输出</translation>
    </message>
    <message>
        <source>Examples:</source>
        <extracomment>Heads one or several commands as one would type them</extracomment>
        <translation>示例：</translation>
    </message>
    <message>
        <source>no value was expected for the option %1, but one was found</source>
        <translation>选项 %1 不带值，这里却给了值</translation>
    </message>
    <message>
        <source>a value was expected after the option %1, but none was found</source>
        <translation>选项 %1 之后应有值，但没有找到</translation>
    </message>
    <message>
        <source>an option that --help lists was expected, &apos;%1&apos; found</source>
        <translation>此处应为 --help 中列出的选项，却是“%1”</translation>
    </message>
    <message>
        <source>nothing more was expected, &apos;%1&apos; found</source>
        <translation>此处应当结束，却还有“%1”</translation>
    </message>
    <message>
        <source>one of %2 was expected, &apos;%1&apos; found</source>
        <translation>此处应为 %2 之一，却是“%1”</translation>
    </message>
    <message>
        <source>Nimstone on the command line: the theory of impartial games.</source>
        <translation>取石的命令行程序：公平组合游戏的理论。</translation>
    </message>
    <message>
        <source>Shows this help</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>Shows the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>a command was expected (%2), &apos;%1&apos; found</source>
        <translation>此处应为命令（%2），却是“%1”</translation>
    </message>
    <message>
        <source>a command was expected (%1), but there is none</source>
        <translation>此处应为命令（%1），但没有写命令</translation>
    </message>
    <message>
        <source>the option %1 was expected, such as %2, but it is not there</source>
        <extracomment>%1 is an option; %2 is it with a value, such as --upto 100</extracomment>
        <translation>此处应有选项 %1（例如 %2），但没有写</translation>
    </message>
    <message>
        <source>not enough memory for this command with this input</source>
        <translation>内存不足，无法对这份输入执行这条命令</translation>
    </message>
</context>
<context>
    <name>cli::Number</name>
    <message>
        <source>a number was expected, but there is none</source>
        <translation>此处应为数字，但什么也没有写</translation>
    </message>
    <message>
        <source>a number from 0 to %1 was expected, &apos;%2&apos; found</source>
        <translation>此处应为 0 到 %1 的数，却是“%2”</translation>
    </message>
</context>
<context>
    <name>cli::PdfFile</name>
    <message>
        <source>Stopped: nothing was written.</source>
        <extracomment>Ctrl+C was pressed</extracomment>
        <translation>已停止：没有写入任何内容。</translation>
    </message>
</context>
<context>
    <name>cli::Problem</name>
    <message>
        <source>The problem, such as hdu-1527; &apos;nimstone-cli problems&apos; lists them</source>
        <translation>题目，例如 hdu-1527；nimstone-cli problems 列出全部题目</translation>
    </message>
    <message>
        <source>the name of a problem was expected (&apos;nimstone-cli problems&apos; lists them), but the command ends here</source>
        <translation>此处应为题目的名称（可用 nimstone-cli problems 列出），但命令到此为止</translation>
    </message>
    <message>
        <source>the name of a problem was expected (&apos;nimstone-cli problems&apos; lists them), &apos;%1&apos; found</source>
        <translation>此处应为题目的名称（可用 nimstone-cli problems 列出），却是“%1”</translation>
    </message>
</context>
<context>
    <name>cli::Problems</name>
    <message>
        <source>Lists the contest problems, a line each, or shows the task of one.</source>
        <translation>列出竞赛题，每行一题；或显示一题的题意。</translation>
    </message>
</context>
<context>
    <name>cli::Prove</name>
    <message>
        <source>The theorem; nimstone-cli theorems lists them</source>
        <translation>定理；用 nimstone-cli theorems 列出</translation>
    </message>
    <message>
        <source>The move that nim-lemma-1 speaks of; 2-1 takes 1 from heap 2</source>
        <translation>nim-lemma-1 所讨论的走法；2-1 表示从第 2 堆取走 1 颗</translation>
    </message>
    <message>
        <source>One of %1; without it, the first</source>
        <extracomment>%1 lists the formats; the first is the usual one</extracomment>
        <translation>%1 之一；不写则用第一种</translation>
    </message>
    <message>
        <source>the name of a theorem was expected, but the command ends here</source>
        <translation>此处应为定理的名称，但命令到此为止</translation>
    </message>
    <message>
        <source>the name of a theorem was expected, such as nim-lemma-2, &apos;%1&apos; found</source>
        <translation>此处应为定理的名称（例如 nim-lemma-2），却是“%1”</translation>
    </message>
    <message>
        <source>a position was expected, such as nim:3,4,5, but the command ends here</source>
        <translation>此处应为局面（例如 nim:3,4,5），但命令到此为止</translation>
    </message>
    <message>
        <source>one of %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 lists the formats</extracomment>
        <translation>此处应为 %2 之一，却是“%1”</translation>
    </message>
    <message>
        <source>a step of this proof was expected, from 1 to %2, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 how many steps the proof has</extracomment>
        <translation>此处应为这个证明的某一步（1 到 %2），却是“%1”</translation>
    </message>
    <message>
        <source>%1 Try %2.</source>
        <extracomment>%1 is a sentence, why there is no proof; %2 what can be typed after `prove` instead: bouton &apos;nim:1,1&apos;</extracomment>
        <translation>%1可以试试 %2。</translation>
    </message>
    <message>
        <source>%1 Try %2, or %3.</source>
        <extracomment>The same with a theorem that does speak of the position, %3</extracomment>
        <translation>%1可以试试 %2，或者 %3。</translation>
    </message>
    <message>
        <source>Proves a theorem on the numbers of a position, step by step, with its figure.</source>
        <translation>在局面的具体数字上逐步证明一个定理，并附图。</translation>
    </message>
    <message>
        <source>The position, such as nim:3,4,5; with --format pdf also several</source>
        <translation>局面，例如 nim:3,4,5；与 --format pdf 同用时可以写几个</translation>
    </message>
    <message>
        <source>With --format svg or png: draws the figure after step N, from 1; without it, after the last</source>
        <translation>与 --format svg 或 png 同用：画出第 N 步之后的图（从 1 数起）；不写则画最后一步之后的图</translation>
    </message>
    <message>
        <source>%1 of %2 proofs</source>
        <translation>已完成 %1 个证明，共 %2 个</translation>
    </message>
    <message>
        <source>--step was expected with --format svg or png only, which draw a single step; the format here is %1</source>
        <extracomment>%1 is the format that was asked for</extracomment>
        <translation>--step 只能与 --format svg 或 png 同用（它们只画一步），而这里的格式是 %1</translation>
    </message>
    <message>
        <source>nothing more was expected without --format pdf, &apos;%1&apos; found</source>
        <extracomment>%1 is a second position; a PDF takes several</extracomment>
        <translation>不用 --format pdf 时此处应当结束，却还有“%1”</translation>
    </message>
</context>
<context>
    <name>cli::Results</name>
    <message>
        <source>a record of progress was expected, but this file is larger than any</source>
        <translation>此处应为练习记录，但这个文件比任何记录都大</translation>
    </message>
    <message>
        <source>JSON that goes on was expected, but the input ends here</source>
        <translation>JSON 尚未结束，但输入到此为止</translation>
    </message>
    <message>
        <source>JSON was expected, &apos;%1&apos; found</source>
        <translation>此处应为 JSON，却是“%1”</translation>
    </message>
    <message>
        <source>a record of progress was expected, with &quot;format&quot;: &quot;nimstone-progress&quot; and &quot;version&quot;: 1</source>
        <extracomment>The words in quotation marks are not translated</extracomment>
        <translation>此处应为练习记录，其中应有 &quot;format&quot;: &quot;nimstone-progress&quot; 与 &quot;version&quot;: 1</translation>
    </message>
    <message>
        <source>version 1 was expected, %1 found: a newer Nimstone wrote this record</source>
        <extracomment>%1 is a number</extracomment>
        <translation>此处应为版本 1，却是 %1：这份记录由更新版本的取石写成</translation>
    </message>
    <message>
        <source>the field &apos;%1&apos; was expected between these braces, but it is not there</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>这对花括号中应有字段“%1”，但没有写</translation>
    </message>
    <message>
        <source>an answer in braces { } was expected, &apos;%1&apos; found</source>
        <translation>此处应为花括号 { } 中的一次作答，却是“%1”</translation>
    </message>
    <message>
        <source>a text in quotation marks was expected, &apos;%1&apos; found</source>
        <translation>此处应为引号中的文字，却是“%1”</translation>
    </message>
    <message>
        <source>a whole number from %2 to %3 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 and %3 are numbers</extracomment>
        <translation>此处应为 %2 到 %3 的整数，却是“%1”</translation>
    </message>
    <message>
        <source>true or false was expected, &apos;%1&apos; found</source>
        <translation>此处应为 true 或 false，却是“%1”</translation>
    </message>
    <message>
        <source>a time was expected, such as 2026-03-14T15:09:26.535Z, &apos;%1&apos; found</source>
        <translation>此处应为时间（例如 2026-03-14T15:09:26.535Z），却是“%1”</translation>
    </message>
    <message>
        <source>a day was expected, such as 2026-03-14, &apos;%1&apos; found</source>
        <translation>此处应为日期（例如 2026-03-14），却是“%1”</translation>
    </message>
    <message>
        <source>a list in brackets [ ] was expected, &apos;%1&apos; found</source>
        <translation>此处应为方括号 [ ] 中的列表，却是“%1”</translation>
    </message>
    <message>
        <source>Turns exported answers into a table (CSV) for spreadsheets.</source>
        <translation>把导出的作答记录转为表格文件（CSV）。</translation>
    </message>
    <message>
        <source>A row for each skill instead of each answer</source>
        <translation>每个项目一行，而不是每次作答一行</translation>
    </message>
    <message>
        <source>What the Practise page exports; without it, standard input</source>
        <translation>“练习”页导出的文件；不写则读标准输入</translation>
    </message>
    <message>
        <source>Only answers to the exercises of this set</source>
        <translation>只取这份习题集各题的作答记录</translation>
    </message>
    <message>
        <source>not enough memory to read this record</source>
        <translation>内存不足，读不完这份记录</translation>
    </message>
</context>
<context>
    <name>cli::Sequence</name>
    <message>
        <source>Stopped: the values of the heaps below %1 are known.</source>
        <extracomment>Ctrl+C was pressed. %1 is a number of heap sizes</extracomment>
        <translation>已停止：已求出小于 %1 的各堆的 SG 值。</translation>
    </message>
    <message>
        <source>values under 65536 were expected, but heap %1 has a larger one</source>
        <translation>SG 值应小于 65536，但 %1 颗石子的堆超出了</translation>
    </message>
    <message>
        <source>Computes the Grundy values of single heaps, or finds and proves their period.</source>
        <translation>计算单堆的 SG 值，或找出其周期并加以证明。</translation>
    </message>
    <message>
        <source>The game, such as kayles, octal(0.16), subtraction(1,3,4), grundy-game</source>
        <translation>游戏，例如 kayles、octal(0.16)、subtraction(1,3,4)、grundy-game</translation>
    </message>
    <message>
        <source>The largest heap</source>
        <translation>最大的堆</translation>
    </message>
    <message>
        <source>Writes period, preperiod and certificate instead of the values</source>
        <translation>不输出各项，而输出周期、前段长度与证明依据</translation>
    </message>
    <message>
        <source>Goes on from FILE if it is there, and keeps in it what was computed</source>
        <translation>若 FILE 已存在则由此继续，并把算出的各项存入其中</translation>
    </message>
    <message>
        <source>a game was expected, such as kayles, but there is none</source>
        <translation>此处应为游戏，例如 kayles，却没有</translation>
    </message>
    <message>
        <source>a game whose heaps have values of their own was expected, &apos;%1&apos; found</source>
        <translation>此处应为每堆各有 SG 值的游戏，却是“%1”</translation>
    </message>
    <message>
        <source>%1 of %2 heaps</source>
        <extracomment>Numbers of heap sizes</extracomment>
        <translation>%1/%2 堆</translation>
    </message>
    <message>
        <source>a saved sequence of the same game was expected, but this one is of %1</source>
        <extracomment>%1 is a game as the notation has it, such as octal(0.16)</extracomment>
        <translation>此处应为同一游戏的序列存档，却是 %1 的</translation>
    </message>
    <message>
        <source>a saved sequence of this version of Nimstone was expected, but this one is of another</source>
        <translation>此处应为本版本取石的序列存档，却是其他版本的</translation>
    </message>
    <message>
        <source>a saved sequence was expected, but this one is damaged</source>
        <translation>此处应为序列存档，但它已损坏</translation>
    </message>
    <message>
        <source>a saved sequence was expected, but this is something else</source>
        <translation>此处应为序列存档，但它不是</translation>
    </message>
    <message>
        <source>a number below %1 was expected: no more heaps of this game are computed</source>
        <translation>此处应为小于 %1 的数：此游戏不再计算更大的堆</translation>
    </message>
</context>
<context>
    <name>cli::Sheet</name>
    <message>
        <source>the name of a skill was expected, &apos;%1&apos; found; perhaps %2 was meant</source>
        <extracomment>%1 is what was found, %2 the name of a skill that is like it</extracomment>
        <translation>此处应为练习项目的名称，却是“%1”；也许是 %2</translation>
    </message>
    <message>
        <source>the name of a skill was expected (%2), &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 lists the names of the skills</extracomment>
        <translation>此处应为练习项目的名称（%2），却是“%1”</translation>
    </message>
    <message>
        <source>another skill was expected, &apos;%1&apos; found a second time</source>
        <extracomment>%1 is the name of a skill</extracomment>
        <translation>此处应为另一个练习项目，“%1”却重复了</translation>
    </message>
    <message>
        <source>1, 2, 3 or mixed was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found; mixed is typed as it stands</extracomment>
        <translation>此处应为 1、2、3 或 mixed，却是“%1”</translation>
    </message>
    <message>
        <source>a number from 1 to %2 was expected, &apos;%1&apos; found</source>
        <translation>此处应为 1 到 %2 的数，却是“%1”</translation>
    </message>
    <message>
        <source>What is asked: some of %1</source>
        <extracomment>%1 lists the names of the skills</extracomment>
        <translation>练习项目，可选其中若干：%1</translation>
    </message>
    <message>
        <source>1, 2, 3, or mixed: from easy to hard; without it, 1</source>
        <translation>1、2、3；或 mixed：由易到难；不写则为 1</translation>
    </message>
    <message>
        <source>How many exercises, up to %1 of all skills together; without it, 10</source>
        <translation>题数，各项目合计不超过 %1；不写则为 10</translation>
    </message>
    <message>
        <source>Decides what is drawn: another number, other exercises; without it, 1</source>
        <translation>决定抽到哪些题：换一个数，题目就不同；不写则为 1</translation>
    </message>
    <message>
        <source>at most %2 was expected, for there are no more exercises that differ, but %1 was found</source>
        <extracomment>%1 is how many exercises were asked for, %2 how many there are</extracomment>
        <translation>此处至多为 %2，因为互不相同的题没有更多了，却是 %1</translation>
    </message>
</context>
<context>
    <name>cli::Solve</name>
    <message>
        <source>Solves contest input, however long, and writes the contest&apos;s output.</source>
        <translation>求解竞赛输入（不限长度），并写出竞赛输出。</translation>
    </message>
    <message>
        <source>The input; without it, or with -, standard input</source>
        <translation>输入文件；不写或写 - 则读取标准输入</translation>
    </message>
</context>
<context>
    <name>cli::Speech</name>
    <message>
        <source>, </source>
        <extracomment>Stands between the items of a list: a comma and a blank; in Chinese 、</extracomment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>cli::Theorems</name>
    <message>
        <source>Lists the theorems that can be proved, a line each, by their topics.</source>
        <translation>按主题列出可以证明的定理，每个一行。</translation>
    </message>
</context>
<context>
    <name>cli::Verify</name>
    <message>
        <source>JSON was expected, &apos;%1&apos; found</source>
        <translation>此处应为 JSON，却是“%1”</translation>
    </message>
    <message>
        <source>JSON that goes on was expected, but the input ends here</source>
        <translation>JSON 尚未结束，但输入到此为止</translation>
    </message>
    <message>
        <source>no more braces within each other were expected, &apos;%1&apos; found</source>
        <translation>括号嵌套过深，此处不应再有“%1”</translation>
    </message>
    <message>
        <source>fields in braces { } were expected, &apos;%1&apos; found</source>
        <translation>此处应为花括号 { } 中的字段，却是“%1”</translation>
    </message>
    <message>
        <source>a list in brackets [ ] was expected, &apos;%1&apos; found</source>
        <translation>此处应为方括号 [ ] 中的列表，却是“%1”</translation>
    </message>
    <message>
        <source>a text in quotation marks was expected, &apos;%1&apos; found</source>
        <translation>此处应为引号中的文字，却是“%1”</translation>
    </message>
    <message>
        <source>a whole number from %2 to %3 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 and %3 are numbers</extracomment>
        <translation>此处应为 %2 到 %3 的整数，却是“%1”</translation>
    </message>
    <message>
        <source>true or false was expected, &apos;%1&apos; found</source>
        <translation>此处应为 true 或 false，却是“%1”</translation>
    </message>
    <message>
        <source>one of %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 lists names</extracomment>
        <translation>此处应为 %2 之一，却是“%1”</translation>
    </message>
    <message>
        <source>the name of a theorem was expected, such as nim-lemma-2, &apos;%1&apos; found</source>
        <translation>此处应为定理的名称（例如 nim-lemma-2），却是“%1”</translation>
    </message>
    <message>
        <source>the kind of a step was expected, such as nim-sum, &apos;%1&apos; found</source>
        <translation>此处应为步骤的种类（例如 nim-sum），却是“%1”</translation>
    </message>
    <message>
        <source>%2 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 how Nimstone writes it</extracomment>
        <translation>此处应为 %2，却是“%1”</translation>
    </message>
    <message>
        <source>one of the fields %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%1 is what was found, %2 lists names of fields</extracomment>
        <translation>此处应为字段 %2 之一，却是“%1”</translation>
    </message>
    <message>
        <source>each field once was expected, &apos;%1&apos; found a second time</source>
        <translation>每个字段只应出现一次，“%1”却重复了</translation>
    </message>
    <message>
        <source>the field &apos;%1&apos; was expected between these braces, but it is not there</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>这对花括号中应有字段“%1”，但没有写</translation>
    </message>
    <message>
        <source>%1. The proof ends here, but a step %2 has to follow.</source>
        <extracomment>%1 is the number of a step of a proof, %2 what kind of step it is, as in the file</extracomment>
        <translation>%1. 证明到此为止，但之后还应有步骤 %2。</translation>
    </message>
    <message>
        <source>%1. %2 is one step too many.</source>
        <translation>%1. %2 是多余的一步。</translation>
    </message>
    <message>
        <source>%1. %2 stands where the proof needs a step %3.</source>
        <extracomment>%3 is another kind of step</extracomment>
        <translation>%1. 此处是 %2，而证明需要步骤 %3。</translation>
    </message>
    <message>
        <source>%1. %2 does not hold: %3 is %4, but has to be %5.</source>
        <extracomment>%3 is the name of a field of the step, %4 and %5 are what it is and what it has to be</extracomment>
        <translation>%1. %2 不成立：%3 为 %4，应为 %5。</translation>
    </message>
    <message>
        <source>%1. %2 does not follow from the steps before it.</source>
        <translation>%1. %2 不能由前面各步推出。</translation>
    </message>
    <message>
        <source>%1. %2 holds, but its field %3 does not fit its numbers.</source>
        <extracomment>%1 is the name of a field of the file</extracomment>
        <translation>%1. %2 成立，但其中的字段 %3 与数字不符。</translation>
    </message>
    <message>
        <source>The steps hold, but the field %1 does not fit them.</source>
        <translation>各步都成立，但字段 %1 与之不符。</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>%1 is the title of a theorem, %2 a position</extracomment>
        <translation>%1，局面 %2</translation>
    </message>
    <message>
        <source>%1. %2 holds.</source>
        <extracomment>%1 is the number of a step of a proof, %2 what kind of step it is, as in the file</extracomment>
        <translation>%1. %2 成立。</translation>
    </message>
    <message>
        <source>Checks a proof that prove --format json wrote, step by step, from the rules of the game alone.</source>
        <translation>逐步检验由 prove --format json 写出的证明，只依据游戏规则。</translation>
    </message>
    <message>
        <source>The proof; without it, or with -, standard input</source>
        <translation>证明文件；省略或写 - 时读标准输入</translation>
    </message>
    <message>
        <source>a proof was expected, but this file is larger than any</source>
        <translation>此处应为证明，但这个文件比任何证明都大</translation>
    </message>
    <message>
        <source>All steps hold: the proof is right.</source>
        <translation>各步全部成立，证明正确。</translation>
    </message>
</context>
<context>
    <name>cli::Worksheet</name>
    <message>
        <source>Makes a sheet of exercises to print, with the right answers on pages of their own.</source>
        <translation>制作一份可打印的练习卷，答案另起一页。</translation>
    </message>
    <message>
        <source>Prints the exercises of this file, which &apos;nimstone-cli exercises&apos; can begin</source>
        <translation>打印此文件中的题目；可先用 nimstone-cli exercises 生成</translation>
    </message>
    <message>
        <source>nothing that --set decides was expected beside it, &apos;%1&apos; found</source>
        <extracomment>%1 is an option</extracomment>
        <translation>已有 --set，此处不应再有“%1”</translation>
    </message>
    <message>
        <source>%1 of %2 exercises</source>
        <translation>已完成 %1 题，共 %2 题</translation>
    </message>
</context>
<context>
    <name>nimstone::AnswerInput</name>
    <message>
        <source>Pick a heap first: click it, or press its number.</source>
        <translation>请先选一堆：点击它，或按它的编号。</translation>
    </message>
    <message>
        <source>Pick a column first.</source>
        <translation>请先选一列。</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>请先选一个答案。</translation>
    </message>
    <message>
        <source>Pick the numbers first.</source>
        <translation>请先选数。</translation>
    </message>
    <message>
        <source>Say first how many stones to take from a heap.</source>
        <translation>请先说明从哪一堆取几颗。</translation>
    </message>
    <message>
        <source>Type a number first.</source>
        <translation>请先输入一个数。</translation>
    </message>
    <message>
        <source>A whole number was expected, such as 13; &quot;%1&quot; is none.</source>
        <translation>这里应填整数，例如 13；“%1”不是整数。</translation>
    </message>
    <message>
        <source>The number is too large: at most %1 can be read.</source>
        <translation>数太大：最大只能读入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The number is too large: all heaps together have %n stones, and their nim-sum is never more.</source>
        <translation>
            <numerusform>数太大：各堆合计只有 %n 颗石子，异或和不会超过它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the bits first: press them.</source>
        <translation>请先点击各位，写出这个数。</translation>
    </message>
</context>
<context>
    <name>nimstone::FileExport</name>
    <message>
        <source>A file on this computer was expected.</source>
        <translation>此处应为本机上的文件。</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <extracomment>Asked before a file is written over; %1 is its name</extracomment>
        <translation>%1 已经存在。要替换它吗？</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>正在写入 %1……</translation>
    </message>
</context>
<context>
    <name>nimstone::GameStore</name>
    <message>
        <source>The game cannot be kept in %1. It lasts until Nimstone is closed.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>无法把对局保存到 %1。在关闭取石之前，对局仍然有效。</translation>
    </message>
    <message numerus="yes">
        <source>%n kept game(s) could not be read. What is there of it now stands aside as %1.</source>
        <extracomment>%n games that were kept; %1 is the file of the last of them</extracomment>
        <translation>
            <numerusform>有 %n 局保存的对局无法读取，最后一局的文件已另存为 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) kept by a newer version of Nimstone cannot be shown here. The files stay as they are.</source>
        <translation>
            <numerusform>有 %n 局由更新版本的取石保存，在这里无法显示，文件保持原样。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::Home</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <extracomment>How far the game that was left has come</extracomment>
        <translation>
            <numerusform>已走 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A game that was left: %1 how many moves were made, %2 who plays</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · opponent: %2</source>
        <extracomment>A game that was left: %1 how many moves were made, %2 the name of the opponent</extracomment>
        <translation>%1 · 对手：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 skills mastered</source>
        <extracomment>%n is how many skills are known, %1 how many there are</extracomment>
        <translation>
            <numerusform>%1 项技能中已掌握 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Exercise set</source>
        <extracomment>A set of exercises that was given no title</extracomment>
        <translation>习题集</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>Of a set of exercises: %1 of %2 are answered</extracomment>
        <translation>已完成 %1 题，共 %2 题</translation>
    </message>
</context>
<context>
    <name>nimstone::PlayGames</name>
    <message>
        <source>Not over yet</source>
        <extracomment>How a game in a list stands: it was left before its end</extracomment>
        <translation>尚未下完</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>How many moves of a game in a list are played</extracomment>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::PlayMoves</name>
    <message>
        <source>being worked out…</source>
        <extracomment>In place of what a move did to the game, as long as that is not known</extracomment>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>nimstone::PlayPath</name>
    <message>
        <source>Two heaps</source>
        <extracomment>A stage of the newcomer&apos;s path; on a button that leads to it</extracomment>
        <translation>两堆</translation>
    </message>
    <message>
        <source>Make the two heaps equal, and keep them equal.</source>
        <translation>让两堆相等，并一直保持相等。</translation>
    </message>
    <message>
        <source>You kept the heaps equal: whatever was taken from one, you took from the other.</source>
        <translation>你让两堆始终相等：电脑从一堆取走几颗，你就从另一堆取走几颗。</translation>
    </message>
    <message>
        <source>Three heaps</source>
        <extracomment>A stage of the newcomer&apos;s path; on a button that leads to it</extracomment>
        <translation>三堆</translation>
    </message>
    <message>
        <source>Which move leaves a position that you already know?</source>
        <translation>哪一步能留下你已经认识的局面？</translation>
    </message>
    <message>
        <source>Without the heap of 5 two equal heaps were left, and those you can win.</source>
        <translation>取走 5 颗的那一堆之后剩下相等的两堆，这样的局面你会赢。</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <extracomment>A stage of the newcomer&apos;s path; on a button that leads to it</extracomment>
        <translation>谁会赢？</translation>
    </message>
    <message>
        <source>Who wins here, the player who starts or the other? You may let the computer start.</source>
        <translation>这里谁会赢，先手还是后手？你可以让电脑先走。</translation>
    </message>
    <message>
        <source>(1, 2, 3) is a P-position: whatever the first player does, the second can win.</source>
        <translation>(1, 2, 3) 是必败态：先手不论怎么走，后手都能获胜。</translation>
    </message>
    <message>
        <source>Bits</source>
        <extracomment>A stage of the newcomer&apos;s path, about binary columns; on a button that leads to it</extracomment>
        <translation>二进制列</translation>
    </message>
    <message>
        <source>Leave an even number of 1s in every binary column.</source>
        <translation>让每一列二进制位上都留下偶数个 1。</translation>
    </message>
    <message>
        <source>After each of your moves every binary column held an even number of 1s.</source>
        <translation>你每走一步之后，每一列二进制位上都有偶数个 1。</translation>
    </message>
    <message>
        <source>See why: Lemma 2</source>
        <extracomment>A stage of the newcomer&apos;s path, a proof; on a button that leads to it</extracomment>
        <translation>看看为什么：引理 2</translation>
    </message>
    <message>
        <source>Beat Perfect</source>
        <extracomment>A stage of the newcomer&apos;s path: the opponent is called Perfect; on a button that leads to it</extracomment>
        <translation>战胜完美对手</translation>
    </message>
    <message>
        <source>Larger heaps, and the same idea: even columns. Can you do it without help?</source>
        <translation>堆大了，道理不变：每列都是偶数。不靠帮助，你能做到吗？</translation>
    </message>
    <message>
        <source>You have beaten Perfect. No opponent plays Nim better than you did here.</source>
        <translation>你战胜了完美对手。这一局 Nim，没有人能走得比你更好。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>A button that leads on to another position: %1 is a position such as &quot;nim:3,4,5&quot;</extracomment>
        <translation>下一关：%1</translation>
    </message>
</context>
<context>
    <name>nimstone::PlayPresets</name>
    <message>
        <source>The classic start: small enough to think it through.</source>
        <translation>经典开局：小到可以想透。</translation>
    </message>
    <message>
        <source>Marienbad, as in the film. Who should start?</source>
        <translation>电影《去年在马里昂巴德》里的那一局。该谁先走？</translation>
    </message>
    <message>
        <source>The worked example of many books on Lemma 2.</source>
        <translation>许多书讲引理二时用的例子。</translation>
    </message>
    <message>
        <source>A start with more than one winning move.</source>
        <translation>制胜走法不止一种的开局。</translation>
    </message>
    <message>
        <source>Two equal heaps: what can the second player always do?</source>
        <translation>两堆相等：后手总可以怎么做？</translation>
    </message>
    <message>
        <source>Too many stones to draw, but the columns still tell.</source>
        <translation>石子多得画不下，但各列仍然说明问题。</translation>
    </message>
    <message>
        <source>Small, and the end comes at once.</source>
        <translation>局面很小，终局就在眼前。</translation>
    </message>
    <message>
        <source>As in Nim, until the very end.</source>
        <translation>与尼姆博弈一样，直到最后关头。</translation>
    </message>
    <message>
        <source>Two equal heaps: does copying still help?</source>
        <translation>两堆相等：照着走还管用吗？</translation>
    </message>
    <message>
        <source>Only heaps of one: nobody has a choice.</source>
        <translation>每堆只有一颗：谁都没有选择。</translation>
    </message>
    <message>
        <source>One or two heaps in each move.</source>
        <translation>每步可从一堆或两堆中取。</translation>
    </message>
    <message>
        <source>Three equal heaps: what two equal ones are in Nim.</source>
        <translation>三堆相等：相当于尼姆博弈里的两堆相等。</translation>
    </message>
    <message>
        <source>Up to three of five heaps in a move.</source>
        <translation>共五堆，每步至多动三堆。</translation>
    </message>
    <message>
        <source>With k = 1 this is Nim itself.</source>
        <translation>k = 1 时就是尼姆博弈。</translation>
    </message>
    <message>
        <source>The textbook&apos;s: thirty stones, one to four at a time.</source>
        <translation>教科书的例子：三十颗石子，每次取一到四颗。</translation>
    </message>
    <message>
        <source>The game of 21.</source>
        <translation>21 颗石子，每次取一到三颗。</translation>
    </message>
    <message>
        <source>The race to a hundred: best played counting up.</source>
        <translation>抢一百：按报数来玩最方便。</translation>
    </message>
    <message>
        <source>Three heaps: the rule for one does not do any more.</source>
        <translation>三堆：一堆时的规则不够用了。</translation>
    </message>
    <message>
        <source>A million stones, and still a short sum.</source>
        <translation>一百万颗石子，算起来照样很快。</translation>
    </message>
    <message>
        <source>One, three or four, from either heap.</source>
        <translation>从任一堆取一、三或四颗。</translation>
    </message>
    <message>
        <source>A power of two in each move: which simpler game is this?</source>
        <translation>每步取 2 的幂：这其实是哪个更简单的游戏？</translation>
    </message>
    <message>
        <source>A square number in each move.</source>
        <translation>每步取一个平方数。</translation>
    </message>
    <message>
        <source>A single stone may be left that nobody can take.</source>
        <translation>可能剩下一颗谁也取不了的石子。</translation>
    </message>
    <message>
        <source>Small: who should start?</source>
        <translation>很小：该谁先走？</translation>
    </message>
    <message>
        <source>Far enough out to need the pattern.</source>
        <translation>离原点够远，要看出规律才行。</translation>
    </message>
    <message>
        <source>Equal numbers: one look is enough.</source>
        <translation>两数相等：一看便知。</translation>
    </message>
    <message>
        <source>Where formulas with doubles go wrong.</source>
        <translation>用 double 的公式在这里出错。</translation>
    </message>
    <message>
        <source>A usual start.</source>
        <translation>常见的开局。</translation>
    </message>
    <message>
        <source>A Fibonacci number: what does that mean?</source>
        <translation>一个斐波那契数：这意味着什么？</translation>
    </message>
    <message>
        <source>In the middle of a game: at most 6 may be taken now.</source>
        <translation>对局中途：这一步至多取 6 颗。</translation>
    </message>
    <message>
        <source>Not one first move wins here, but two.</source>
        <translation>这里的必胜首着不是一种，而是两种。</translation>
    </message>
    <message>
        <source>A million, as a sum of Fibonacci numbers.</source>
        <translation>一百万，写成斐波那契数之和。</translation>
    </message>
    <message>
        <source>Which of the three steps count?</source>
        <translation>三级台阶中哪几级起作用？</translation>
    </message>
    <message>
        <source>A step may be empty.</source>
        <translation>台阶可以是空的。</translation>
    </message>
    <message>
        <source>All stones on even steps: is there anything to hope for?</source>
        <translation>石子全在偶数级上：还有指望吗？</translation>
    </message>
    <message>
        <source>Five steps, of which some only look important.</source>
        <translation>五级台阶，有几级只是看上去重要。</translation>
    </message>
    <message>
        <source>Take one stone, and leave one heap or two.</source>
        <translation>取一颗，剩下一堆或两堆。</translation>
    </message>
    <message>
        <source>A game you know, as a code.</source>
        <translation>一个你认识的游戏，写成编码。</translation>
    </message>
    <message>
        <source>Dawson&apos;s Chess as a code.</source>
        <translation>Dawson&apos;s Chess 写成编码。</translation>
    </message>
    <message>
        <source>Take one stone, or split a heap without taking any.</source>
        <translation>取一颗，或者不取而把一堆分成两堆。</translation>
    </message>
    <message>
        <source>Take one stone and leave three heaps.</source>
        <translation>取一颗，剩下三堆。</translation>
    </message>
    <message>
        <source>Take one stone and leave up to three heaps.</source>
        <translation>取一颗，至多剩下三堆。</translation>
    </message>
    <message>
        <source>Take two stones and leave three heaps.</source>
        <translation>取两颗，剩下三堆。</translation>
    </message>
    <message>
        <source>Two rows of pins.</source>
        <translation>两排木瓶。</translation>
    </message>
    <message>
        <source>One row: think of symmetry.</source>
        <translation>一排：想想对称。</translation>
    </message>
    <message>
        <source>Dudeney&apos;s puzzle: thirteen pins, and the second is down.</source>
        <translation>Dudeney 的谜题：十三个木瓶，第二个已倒。</translation>
    </message>
    <message>
        <source>Two equal rows: what can the second player always do?</source>
        <translation>两排相等：后手总可以怎么做？</translation>
    </message>
    <message>
        <source>Two neighbours fall in each move.</source>
        <translation>每步击倒相邻的两个。</translation>
    </message>
    <message>
        <source>Five pins: try every move.</source>
        <translation>五个木瓶：把每种走法都试一试。</translation>
    </message>
    <message>
        <source>Longer than the period of 34.</source>
        <translation>比周期 34 还长。</translation>
    </message>
    <message>
        <source>Nine files of pawns.</source>
        <translation>九列兵。</translation>
    </message>
    <message>
        <source>Three files: one move may be all.</source>
        <translation>三列：也许一步就结束。</translation>
    </message>
    <message>
        <source>The eight files of a chessboard.</source>
        <translation>国际象棋棋盘的八列。</translation>
    </message>
    <message>
        <source>Six cells.</source>
        <translation>六个格子。</translation>
    </message>
    <message>
        <source>Nine cells: one row of what else is a square.</source>
        <translation>九个格子：井字棋的方格排成一排。</translation>
    </message>
    <message>
        <source>One heap of twenty.</source>
        <translation>一堆二十颗。</translation>
    </message>
    <message>
        <source>Small enough to draw the whole tree.</source>
        <translation>小到可以画出整棵博弈树。</translation>
    </message>
    <message>
        <source>Nobody knows whether its values ever repeat.</source>
        <translation>没有人知道它的值是否终会循环。</translation>
    </message>
    <message>
        <source>As Nim, and a heap may be split instead.</source>
        <translation>同尼姆博弈，也可以改为把一堆分开。</translation>
    </message>
    <message>
        <source>Lost in Nim: is it lost here?</source>
        <translation>在尼姆博弈里必败：在这里呢？</translation>
    </message>
    <message>
        <source>Heaps of 3 and 4 change places in this game.</source>
        <translation>在这个游戏里，3 与 4 换了位置。</translation>
    </message>
    <message>
        <source>A choice at once: how many times 7?</source>
        <translation>一上来就要选择：减几个 7？</translation>
    </message>
    <message>
        <source>Two Fibonacci numbers: hardly a choice anywhere.</source>
        <translation>两个斐波那契数：几乎处处没有选择。</translation>
    </message>
    <message>
        <source>Equal numbers: one move ends it.</source>
        <translation>两数相等：一步结束。</translation>
    </message>
    <message>
        <source>Where published code with 32-bit numbers fails.</source>
        <translation>流传的 32 位代码在这里出错。</translation>
    </message>
    <message>
        <source>Two blocks: count how many moves each is ahead.</source>
        <translation>两块：数一数双方各领先几步。</translation>
    </message>
    <message>
        <source>A strip that only one player can cut.</source>
        <translation>只有一方能切的长条。</translation>
    </message>
    <message>
        <source>Two blocks that are each other turned: who starts, loses?</source>
        <translation>两块互为旋转：先走的人会输吗？</translation>
    </message>
    <message>
        <source>A square: fair to both?</source>
        <translation>正方形：对双方公平吗？</translation>
    </message>
    <message>
        <source>Three games at once.</source>
        <translation>三个游戏同时下。</translation>
    </message>
    <message>
        <source>Each of the two is lost alone: and together?</source>
        <translation>两者单独都是必败：合起来呢？</translation>
    </message>
    <message>
        <source>Three rows by three rules.</source>
        <translation>三排，三种规则。</translation>
    </message>
    <message>
        <source>Three ways to take from a heap: each is worth a heap of Nim.</source>
        <translation>三种取法：每一种都相当于一个尼姆堆。</translation>
    </message>
    <message>
        <source>Cutcake makes sums too.</source>
        <translation>切蛋糕游戏也可以求和。</translation>
    </message>
    <message>
        <source>Three cells: one cross decides it.</source>
        <translation>三个格子：一个叉就定了。</translation>
    </message>
    <message>
        <source>Two heaps of different sizes.</source>
        <translation>大小不同的两堆。</translation>
    </message>
    <message>
        <source>Small enough to find the winning move by trying.</source>
        <translation>局面很小，试一试就能找到制胜的走法。</translation>
    </message>
    <message>
        <source>One heap of eight: which split wins?</source>
        <translation>一堆 8 颗：怎样拆分能赢？</translation>
    </message>
    <message>
        <source>Two blocks, and neither player is ahead: whoever starts loses.</source>
        <translation>两块蛋糕，双方都不领先：先手告负。</translation>
    </message>
    <message>
        <source>Three coins: which of the gaps count?</source>
        <translation>三枚硬币：哪些间隔起作用？</translation>
    </message>
    <message>
        <source>Two pairs side by side: can whoever starts win?</source>
        <translation>两对相邻的硬币：先手能赢吗？</translation>
    </message>
    <message>
        <source>Five coins, and one of them stands at the edge.</source>
        <translation>五枚硬币，其中一枚在最左边。</translation>
    </message>
    <message>
        <source>Only one coin can slide.</source>
        <translation>只有一枚硬币能滑动。</translation>
    </message>
</context>
<context>
    <name>nimstone::PlayReview</name>
    <message>
        <source>No move of this game gave a win away: there is nothing to mend.</source>
        <translation>这一局没有哪一步断送了胜局，不必改正。</translation>
    </message>
    <message>
        <source>Move %1 gave the win away: %2. What would have kept it?</source>
        <extracomment>%1 is the number of a move, %2 the move, such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>第 %1 步断送了胜局：%2。怎样走才能保住？</translation>
    </message>
    <message>
        <source>&lt;b&gt;That wins.&lt;/b&gt; %1</source>
        <extracomment>%1 is a sentence or two: why the move that was tried wins</extracomment>
        <translation>&lt;b&gt;这步能赢。&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;That does not win either.&lt;/b&gt; %1</source>
        <extracomment>%1 is a sentence or two: why the move that was tried does not win</extracomment>
        <translation>&lt;b&gt;这步也赢不了。&lt;/b&gt;%1</translation>
    </message>
    <message>
        <source>One move that wins: %1.</source>
        <extracomment>%1 is a move, such as &quot;Take 2 from heap 1&quot;</extracomment>
        <translation>一种制胜的走法：%1。</translation>
    </message>
</context>
<context>
    <name>nimstone::PlaySession</name>
    <message>
        <source>The computer is thinking</source>
        <translation>电脑正在思考</translation>
    </message>
    <message>
        <source>You are looking back. Play another move from here, or redo.</source>
        <translation>你正在回看。可以从这里改走另一步，也可以重做。</translation>
    </message>
    <message>
        <source>You are looking back. Let the computer move from here, or redo.</source>
        <translation>你正在回看。可以让电脑从这里走，也可以重做。</translation>
    </message>
    <message>
        <source>you can win</source>
        <extracomment>Beside the letter N</extracomment>
        <translation>你能赢</translation>
    </message>
    <message>
        <source>the computer can win</source>
        <translation>电脑能赢</translation>
    </message>
    <message>
        <source>lost against best play</source>
        <extracomment>Beside the letter P</extracomment>
        <translation>对方走对就必败</translation>
    </message>
    <message>
        <source>lost for the computer</source>
        <translation>电脑必败</translation>
    </message>
    <message>
        <source>A new game. You start.</source>
        <translation>新的一局，你先手。</translation>
    </message>
    <message>
        <source>A new game. The computer starts.</source>
        <translation>新的一局，电脑先手。</translation>
    </message>
    <message>
        <source>The game goes on where it stood.</source>
        <translation>接着上次的这一局继续。</translation>
    </message>
    <message>
        <source>At the start of the game.</source>
        <extracomment>After undoing or redoing: %1 is how many moves are played</extracomment>
        <translation>回到了开局。</translation>
    </message>
    <message>
        <source>After move %1.</source>
        <translation>走完第 %1 步之后。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <extracomment>What the person did, then what the computer answered</extracomment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>What was just done, as a sentence</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The board shows up to %1 heaps, and this position has %2. The command line analyses it all the same.</source>
        <translation>棋盘最多显示 %1 堆，而这个局面有 %2 堆；命令行仍然可以分析它。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: how the game ended, and what decided it</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Move %1 gave the win away.</source>
        <extracomment>%1 is the number of a move</extracomment>
        <translation>胜势是在第 %1 步送掉的。</translation>
    </message>
    <message>
        <source>No move gave the win away: the start decided it.</source>
        <translation>谁也没有送掉胜势：开局就已决定了胜负。</translation>
    </message>
    <message>
        <source>Which move decided it is beyond the bound of what is computed.</source>
        <translation>胜负在哪一步定下，超出了计算的范围。</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The name of the person&apos;s tray of taken stones</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>The name of the computer&apos;s tray of taken stones</extracomment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>First</source>
        <extracomment>The name of a player&apos;s tray of taken stones: who moved first</extracomment>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second</source>
        <extracomment>The name of a player&apos;s tray of taken stones: who moved second</extracomment>
        <translation>后手</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The name of one of the two players of Cutcake</extracomment>
        <translation>左方</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The name of one of the two players of Cutcake</extracomment>
        <translation>右方</translation>
    </message>
    <message>
        <source>This is the reply that punishes the move. Take it back to go on with the game.</source>
        <translation>这是惩罚那一步的回应。收回之后可继续对局。</translation>
    </message>
    <message>
        <source>who moves can win</source>
        <extracomment>Beside the letters N and P</extracomment>
        <translation>轮到走的一方能赢</translation>
    </message>
    <message>
        <source>who moves has lost against best play</source>
        <translation>对方走得最好时，轮到走的一方必输</translation>
    </message>
    <message>
        <source>A new game.</source>
        <translation>新的一局。</translation>
    </message>
    <message>
        <source>A file on this computer was expected.</source>
        <translation>此处应为本机上的文件。</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <translation>已打开：%1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>The whole game is on the clipboard.</source>
        <translation>整局已复制到剪贴板。</translation>
    </message>
    <message>
        <source>What is on the clipboard is longer than any game.</source>
        <translation>剪贴板上的内容比任何对局都长。</translation>
    </message>
    <message>
        <source>Which move decided it is being worked out…</source>
        <translation>决定胜负的是哪一步，正在计算…</translation>
    </message>
</context>
<context>
    <name>nimstone::PlaySetup</name>
    <message>
        <source>No such position was among those drawn: this game may have none.</source>
        <translation>抽到的局面中没有这样的：这个游戏可能根本没有。</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>A random position of any kind</extracomment>
        <translation>任意</translation>
    </message>
    <message>
        <source>Winnable</source>
        <extracomment>A random position that whoever starts can win</extracomment>
        <translation>可胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>A random position that is lost for whoever starts</extracomment>
        <translation>必败</translation>
    </message>
    <message>
        <source>Exactly one winning move</source>
        <extracomment>A random position</extracomment>
        <translation>恰有一种制胜走法</translation>
    </message>
    <message>
        <source>Needs column 8 or higher</source>
        <extracomment>A random position of Nim: the column of the winning move is the 8s column or a higher one</extracomment>
        <translation>要用到“8”列或更高的列</translation>
    </message>
    <message>
        <source>Nim and its kin</source>
        <extracomment>A group of games: Nim and its kin</extracomment>
        <translation>尼姆一族</translation>
    </message>
    <message>
        <source>Only so many at once</source>
        <extracomment>A group of games: only some amounts may be taken</extracomment>
        <translation>每次只能取若干</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <extracomment>A group of games: Wythoff, Euclid</extracomment>
        <translation>两个数</translation>
    </message>
    <message>
        <source>Rows and heaps that split</source>
        <extracomment>A group of games: Kayles, Grundy&apos;s game and the like</extracomment>
        <translation>会分开的排与堆</translation>
    </message>
    <message>
        <source>Different moves for each</source>
        <translation>双方走法不同</translation>
    </message>
    <message>
        <source>Several at once</source>
        <extracomment>A group of games: sums</extracomment>
        <translation>几个游戏一起</translation>
    </message>
    <message>
        <source>A sum of games</source>
        <extracomment>On the list of games: several games at once</extracomment>
        <translation>游戏的和</translation>
    </message>
    <message>
        <source>k, the most heaps in one move</source>
        <translation>k：每步至多几堆</translation>
    </message>
    <message>
        <source>m, the most stones in one move</source>
        <translation>m：每步至多几颗</translation>
    </message>
    <message>
        <source>Code of the game</source>
        <translation>游戏编码</translation>
    </message>
    <message>
        <source>Amounts that may be taken</source>
        <extracomment>The numbers of stones that may be taken, as in 1,3,4</extracomment>
        <translation>可以取的颗数</translation>
    </message>
    <message>
        <source>Pile</source>
        <extracomment>The pile of Fibonacci Nim; and how much may be taken from it now</extracomment>
        <translation>石子数</translation>
    </message>
    <message>
        <source>At most now</source>
        <translation>这一步至多</translation>
    </message>
    <message>
        <source>Column</source>
        <extracomment>Where the queen stands</extracomment>
        <translation>列</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>第一个数</translation>
    </message>
    <message>
        <source>Second number</source>
        <translation>第二个数</translation>
    </message>
    <message>
        <source>Block %1, Left&apos;s side</source>
        <translation>第 %1 块，左方切的边</translation>
    </message>
    <message>
        <source>Block %1, Right&apos;s side</source>
        <translation>第 %1 块，右方切的边</translation>
    </message>
</context>
<context>
    <name>nimstone::PlaySetupPlayers</name>
    <message>
        <source>You have beaten it. %1</source>
        <extracomment>Of a mistaken opponent: %1 is a sentence or two that say what it believes</extracomment>
        <translation>你已胜过它。%1</translation>
    </message>
</context>
<context>
    <name>nimstone::PracticeRecordView</name>
    <message>
        <source>not tried yet</source>
        <extracomment>How a skill went: nothing was asked yet</extracomment>
        <translation>尚未练习</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>做 %2 题，对 %1 题</translation>
    </message>
    <message>
        <source>Week of %1: nothing</source>
        <extracomment>The week of a date, %1; %2 exercises of %3 were right at the first try</extracomment>
        <translation>%1 起的一周：没有练习</translation>
    </message>
    <message>
        <source>Week of %1: %2 of %3 right</source>
        <translation>%1 起的一周：做 %3 题，对 %2 题</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>%1: nothing</source>
        <extracomment>A day of the calendar, %1 is its date</extracomment>
        <translation>%1：没有练习</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n exercises</source>
        <translation>
            <numerusform>%1：%n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n days</source>
        <extracomment>On how many days was practised; within the sentence that begins with the number of exercises</extracomment>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercises %1, %2 of them right at the first try</source>
        <extracomment>%n is how many exercises were asked, %1 &quot;on 9 days&quot;, %2 how many of them were right at the first try</extracomment>
        <translation>
            <numerusform>%1共做 %n 题，一次做对 %2 题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · you: %2</source>
        <extracomment>How a skill went: %1 in the file that is looked at, %2 in one&apos;s own record, such as &quot;3 of 4 right&quot;</extracomment>
        <translation>%1 · 你：%2</translation>
    </message>
    <message>
        <source>%1: %2. These answers are not part of your record.</source>
        <extracomment>%1 is the name of a file, %2 a sentence such as &quot;128 exercises on 9 days, 101 of them right at the first try&quot;</extracomment>
        <translation>%1：%2。这些作答不属于你的记录。</translation>
    </message>
</context>
<context>
    <name>nimstone::PracticeSession</name>
    <message>
        <source>not tried yet</source>
        <extracomment>How a skill went so far</extracomment>
        <translation>尚未练习</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 right, %n in a row</source>
        <extracomment>How a skill went: %1 exercises of %2 were right at the first try, the last %n of them in a row</extracomment>
        <translation>
            <numerusform>做 %2 题，对 %1 题，连对 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own heaps</source>
        <translation>自己的石子堆</translation>
    </message>
    <message>
        <source>Exercise %1</source>
        <translation>第 %1 题</translation>
    </message>
    <message>
        <source>The answer</source>
        <extracomment>Above an answer that was given away on request</extracomment>
        <translation>答案</translation>
    </message>
    <message>
        <source>The other player takes %1 from %2 and leaves %3. Every column is even again: whatever you do now, the other player can do the same once more, down to the last stone.</source>
        <extracomment>%1 is a number of stones, %2 &quot;heap 3&quot;, %3 the heaps after that, &quot;(3, 2, 1)&quot;</extracomment>
        <translation>对手从%2取走 %1 颗，留下 %3。每一列又有偶数个 1：此后无论你怎么走，对手都能照样应对，直到取走最后一颗。</translation>
    </message>
    <message>
        <source>A seed was expected, such as 4711/17: this skill is not asked about heaps.</source>
        <translation>这里应输入种子，例如 4711/17：这项技能的题目不是给定的各堆。</translation>
    </message>
    <message>
        <source>To strengthen</source>
        <extracomment>Why an exercise is asked: its skill is not known well yet</extracomment>
        <translation>待巩固</translation>
    </message>
    <message>
        <source>One of your mistakes</source>
        <extracomment>Why an exercise is asked: it was answered wrong some days ago</extracomment>
        <translation>做错过的题</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Why an exercise is asked: its skill was never asked</extracomment>
        <translation>新内容</translation>
    </message>
    <message>
        <source>To keep fresh</source>
        <extracomment>Why an exercise is asked: its skill is known, and is not to be forgotten</extracomment>
        <translation>复习</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>做 %2 题，对 %1 题</translation>
    </message>
    <message>
        <source>Given heaps</source>
        <extracomment>Above an exercise: a teacher chose its heaps</extracomment>
        <translation>指定的各堆</translation>
    </message>
</context>
<context>
    <name>nimstone::PracticeSetRun</name>
    <message>
        <source>Exercise set</source>
        <extracomment>A set of exercises that was given no title</extracomment>
        <translation>习题集</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <extracomment>Above a question: %1 is the title of a set of exercises, %2 which of them it is, %3 how many there are</extracomment>
        <translation>%1 · 第 %2 题，共 %3 题</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <extracomment>Of a set of exercises: %1 of %2 are answered</extracomment>
        <translation>已完成 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>right at the first try</source>
        <extracomment>What became of an exercise of a set</extracomment>
        <translation>一次答对</translation>
    </message>
    <message numerus="yes">
        <source>right with %n hints</source>
        <extracomment>What became of an exercise of a set: %n hints were asked for</extracomment>
        <translation>
            <numerusform>看 %n 条提示后答对</numerusform>
        </translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <extracomment>What became of an exercise of a set</extracomment>
        <translation>看了答案</translation>
    </message>
    <message numerus="yes">
        <source>right after %n wrong answers</source>
        <extracomment>What became of an exercise of a set</extracomment>
        <translation>
            <numerusform>答错 %n 次后答对</numerusform>
        </translation>
    </message>
    <message>
        <source>not right yet</source>
        <extracomment>What became of an exercise of a set</extracomment>
        <translation>尚未答对</translation>
    </message>
    <message>
        <source>not answered</source>
        <extracomment>What became of an exercise of a set</extracomment>
        <translation>未作答</translation>
    </message>
    <message>
        <source>%1; once more: %2</source>
        <extracomment>What became of an exercise of a set: %1 at first, such as &quot;not right yet&quot;, and %2 when it was done once more</extracomment>
        <translation>%1；重做：%2</translation>
    </message>
    <message>
        <source>right after the last hint</source>
        <extracomment>What became of an exercise of a set: its last hint tells the answer</extracomment>
        <translation>看到最后一级提示后答对</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hints</source>
        <extracomment>%1 is &quot;right after 2 wrong answers&quot;, %n how many hints were asked for</extracomment>
        <translation>
            <numerusform>%1，看过 %n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>The set that you are working on cannot be saved in %1. It lasts until Nimstone is closed.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>正在做的习题集无法保存到 %1，关闭取石后就没有了。</translation>
    </message>
    <message>
        <source>The set that you were working on could not be read. Its file was moved to %1.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>上次正在做的习题集无法读取，文件已移到 %1。</translation>
    </message>
    <message>
        <source>You are working on &quot;%1&quot; (%2). Leave it for the other set? Your answers stay in your record.</source>
        <extracomment>Asked before another set of exercises is begun: %1 is the title of the one under way, %2 &quot;3 of 12 done&quot;</extracomment>
        <translation>你正在做“%1”（%2）。要离开它去做另一个习题集吗？你的作答仍留在记录里。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not complete (%2). Begin again with exercise 1? What your first answers came to stays.</source>
        <extracomment>Asked before a set of exercises is begun once more: %1 is its title, %2 &quot;3 of 12 done&quot;</extracomment>
        <translation>“%1”还没有做完（%2）。要从第 1 题重新开始吗？第一次作答的结果保持不变。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not complete (%2). Leave it? Your answers stay in your record, but you cannot go on with the set.</source>
        <extracomment>Asked before a set of exercises is left: %1 is its title, %2 &quot;3 of 12 done&quot;</extracomment>
        <translation>“%1”还没有做完（%2）。要离开它吗？你的作答仍留在记录里，但这个习题集不能接着做了。</translation>
    </message>
    <message>
        <source>Begin the other set</source>
        <extracomment>A button: the set of exercises under way is left for another</extracomment>
        <translation>开始另一个习题集</translation>
    </message>
    <message>
        <source>Begin again</source>
        <extracomment>A button: a set of exercises is begun once more</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Leave the set</source>
        <extracomment>A button: a set of exercises is left for good</extracomment>
        <translation>离开习题集</translation>
    </message>
    <message>
        <source>done before; once more: %1</source>
        <extracomment>What became of an exercise of a set: it had been answered before this set was begun; %1 is how it went now</extracomment>
        <translation>以前做过；这次：%1</translation>
    </message>
</context>
<context>
    <name>nimstone::Preferences</name>
    <message>
        <source>Settings cannot be kept in %1. They hold until Nimstone is closed.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>无法把设置保存到 %1。在关闭取石之前，设置仍然有效。</translation>
    </message>
    <message>
        <source>The file of settings could not be read. It now stands aside as %1.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>设置文件无法读取，已另存为 %1。</translation>
    </message>
</context>
<context>
    <name>nimstone::Progress</name>
    <message>
        <source>The record of progress in %1 cannot be read.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>无法读取练习记录 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>The record of progress in %1 is of a newer version of Nimstone: it is shown and stays as it is, and what is answered now lasts until Nimstone is closed.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>练习记录 %1 由更新版本的取石保存：这里只显示，不改动；现在的作答只保留到取石关闭为止。</translation>
    </message>
    <message>
        <source>The record of progress in %1 is damaged and cannot be put aside: what is answered now lasts until Nimstone is closed.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>练习记录 %1 已损坏，又无法改名：现在的作答只保留到取石关闭为止。</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) cannot be kept in %1 as yet. They last until Nimstone is closed, and keeping them is tried again and again.</source>
        <extracomment>%n answers to exercises; %1 is a file</extracomment>
        <translation>
            <numerusform>有 %n 次作答暂时无法保存到 %1。取石会不断重试，关闭之前不会丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answers cannot be kept in %1 as yet. They last until Nimstone is closed, and keeping them is tried again and again.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>作答暂时无法保存到 %1。取石会不断重试，关闭之前不会丢失。</translation>
    </message>
    <message>
        <source>The record of progress was damaged. It now stands aside as %1, and a new one was begun.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>练习记录已损坏，文件已改名为 %1，并另建了新的记录。</translation>
    </message>
    <message>
        <source>%1 is not a regular file, so your answers cannot be saved there. They last until Nimstone is closed.</source>
        <extracomment>%1 is a path</extracomment>
        <translation>%1 不是普通文件，作答无法保存在那里，关闭取石后就没有了。</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for SQLite is not installed, so your answers cannot be saved. They last until Nimstone is closed.</source>
        <extracomment>SQLite is the name of a program</extracomment>
        <translation>没有安装 Qt 的 SQLite 插件，作答无法保存，关闭取石后就没有了。</translation>
    </message>
</context>
<context>
    <name>nimstone::ProofFigure</name>
    <message>
        <source>Look at %1</source>
        <extracomment>What pressing a piece of a figure does: another position, such as wythoff:3,5, is looked at</extracomment>
        <translation>查看 %1</translation>
    </message>
</context>
<context>
    <name>nimstone::ProofPrediction</name>
    <message>
        <source>Right.</source>
        <extracomment>What was answered to a question was right</extracomment>
        <translation>答对了。</translation>
    </message>
    <message>
        <source>No, it is not so. Look at the figure again, or have the step shown.</source>
        <translation>不对。再看看图，或者直接揭晓这一步。</translation>
    </message>
    <message>
        <source>No, it is not %1. Try again, or have the step shown.</source>
        <translation>不对，不是 %1。再试一次，或者直接揭晓这一步。</translation>
    </message>
    <message>
        <source>A whole number was expected.</source>
        <translation>此处应填一个整数。</translation>
    </message>
</context>
<context>
    <name>nimstone::ProveExport</name>
    <message>
        <source>The proof is on the clipboard, as LaTeX.</source>
        <translation>证明已复制到剪贴板（LaTeX）。</translation>
    </message>
    <message>
        <source>The proof is on the clipboard, as Markdown.</source>
        <translation>证明已复制到剪贴板（Markdown）。</translation>
    </message>
    <message>
        <source>%1 of %2 proofs</source>
        <extracomment>%1 is a number of proofs, %2 the number of all of them</extracomment>
        <translation>已完成 %1 个证明，共 %2 个</translation>
    </message>
</context>
<context>
    <name>nimstone::ProveSession</name>
    <message>
        <source>Look at %1 instead</source>
        <extracomment>A button: show the same theorem on another position, %1</extracomment>
        <translation>改看 %1</translation>
    </message>
    <message>
        <source>%1 on this position</source>
        <translation>在此局面上看%1</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3. %4</source>
        <extracomment>For a screen reader: %1 the number of the step, %2 how many there are, %3 the step, %4 why it holds</extracomment>
        <translation>第 %1 步，共 %2 步：%3。%4</translation>
    </message>
    <message>
        <source>No theorem here speaks of %1. It can be played and analysed all the same.</source>
        <extracomment>%1 is a position, such as kayles:30</extracomment>
        <translation>这里没有定理涉及 %1；它照样可以对弈和分析。</translation>
    </message>
    <message>
        <source>Before step %1 of %2: %3 %4</source>
        <extracomment>For a screen reader: %1 the number of a step that is not shown yet, %2 how many there are, %3 a question about it, %4 what came of the last answer; it may be empty</extracomment>
        <translation>第 %1 步（共 %2 步）之前：%3%4</translation>
    </message>
    <message>
        <source>Back to %1, step %2</source>
        <extracomment>A button: %1 the title of a theorem, %2 the number of the step at which it was left</extracomment>
        <translation>回到%1第 %2 步</translation>
    </message>
    <message>
        <source>A proof of %1 would be too large, so the nearest smaller position is shown.</source>
        <extracomment>Over the beginning of a proof: %1 is the position that was shown before</extracomment>
        <translation>%1 的证明太大，所以换成了最接近的较小的局面。</translation>
    </message>
    <message>
        <source>This theorem does not apply to %1, so the nearest position to which it does is shown.</source>
        <extracomment>Over the beginning of a proof: %1 is the position that was shown before</extracomment>
        <translation>这个命题不适用于 %1，所以换成了最接近的适用局面。</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n step(s) holds: recomputed by code that shares nothing with the prover</source>
        <extracomment>A tooltip over a proof that was checked</extracomment>
        <translation>
            <numerusform>%n 步都成立：每一步都重新算过，所用代码与证明所用的毫不相干</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::RecordFiles</name>
    <message>
        <source>All answers are in %1 now.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>全部作答记录已保存到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers were added.</source>
        <translation>
            <numerusform>新增了 %n 条作答记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers are erased. They stand aside in %1, and adding that file brings them back.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>全部作答记录已清除，移存到 %1；导入该文件即可恢复。</translation>
    </message>
    <message>
        <source>The system has no program to show a folder with.</source>
        <translation>系统没有可以显示文件夹的程序。</translation>
    </message>
    <message numerus="yes">
        <source>Erase all %Ln answers? They are put aside into %1.</source>
        <extracomment>Asked before it is done: %n is how many answers there are, %1 the path of a file</extracomment>
        <translation>
            <numerusform>清除全部 %Ln 条作答记录？它们会移存到 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were taken out again.</source>
        <translation>
            <numerusform>已移出 %n 条作答记录。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take out the %n answers from %1</source>
        <extracomment>A button that undoes the adding of a file: %n answers, %1 is the name of the file</extracomment>
        <translation>
            <numerusform>移出来自 %1 的 %n 条作答记录</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ResultsTable</name>
    <message>
        <source>Results</source>
        <extracomment>The name of a file where nothing else is known of it</extracomment>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>nimstone::SetAdding</name>
    <message>
        <source>A set of fewer than %1 exercises was expected, but this one is full.</source>
        <translation>习题集应少于 %1 题才能添加，但这份已经满了。</translation>
    </message>
    <message>
        <source>How many: a whole number from 1 to %1 was expected, but nothing is written here.</source>
        <translation>题数：此处应为 1 到 %1 的整数，但没有填写。</translation>
    </message>
    <message>
        <source>How many: a whole number from 1 to %1 was expected, &apos;%2&apos; found.</source>
        <extracomment>%2 is what was found</extracomment>
        <translation>题数：此处应为 1 到 %1 的整数，却是“%2”。</translation>
    </message>
    <message>
        <source>Skills: at least one was expected, none is chosen.</source>
        <translation>技能：应至少选一项，但一项也没有选。</translation>
    </message>
    <message>
        <source>How many: at most %2 was expected, for no more exercises differ from each other and from those in the set, but &apos;%1&apos; was found.</source>
        <extracomment>%1 is how many exercises were asked for, %2 how many there are</extracomment>
        <translation>题数：最多 %2，因为与习题集中的题不重复的只剩这么多了；输入的却是“%1”。</translation>
    </message>
</context>
<context>
    <name>nimstone::SetEditor</name>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>共 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Title: at most %1 characters were expected, but this one is longer.</source>
        <translation>标题：应不超过 %1 个字符，但这个更长。</translation>
    </message>
    <message numerus="yes">
        <source>%n exercises were added.</source>
        <translation>
            <numerusform>已添加 %n 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exercise %1 is number %2 now.</source>
        <extracomment>An exercise of a set went up or down; %1 is its number before, %2 its number now</extracomment>
        <translation>第 %1 题现在是第 %2 题。</translation>
    </message>
    <message>
        <source>Exercise %1 was taken out.</source>
        <translation>已移除第 %1 题。</translation>
    </message>
    <message>
        <source>%1, level %2: every exercise that there is stands in the set already.</source>
        <extracomment>%1 is the name of a skill, %2 a level</extracomment>
        <translation>%1，难度 %2：所有的题都已收入这份习题集。</translation>
    </message>
    <message>
        <source>Exercise %1 is another one now.</source>
        <translation>第 %1 题已换成另一题。</translation>
    </message>
    <message>
        <source>A set to begin with: %1.</source>
        <translation>已备好一份：%1。</translation>
    </message>
    <message>
        <source>The desk is empty.</source>
        <translation>已清空。</translation>
    </message>
    <message>
        <source>It is as it was before.</source>
        <translation>已恢复到之前的样子。</translation>
    </message>
    <message>
        <source>A file on this computer was expected.</source>
        <translation>此处应为本机上的文件。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the name of a file, %2 what is wrong with it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>正在读取 %1 …</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>%1 is the name of a file, %4 what is wrong at that place of it</extracomment>
        <translation>%1，第 %2 行，第 %3 个字符：%4</translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>已打开：%1</translation>
    </message>
    <message>
        <source>A set with at least one exercise was expected, but this one is empty.</source>
        <translation>习题集应至少有一题，但这份是空的。</translation>
    </message>
    <message>
        <source>The set cannot be kept in %1. It lasts until Nimstone is closed, unless you save it as a file.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>无法把习题集保存到 %1。关闭取石后它就没有了；要保留，请另存为文件。</translation>
    </message>
    <message>
        <source>The set of the last time could not be read. What is there of it now stands aside as %1.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>上次的习题集无法读取。原有内容已另存为 %1。</translation>
    </message>
</context>
<context>
    <name>nimstone::SetList</name>
    <message>
        <source>Level %1</source>
        <extracomment>How hard an exercise is, from 1 to 3</extracomment>
        <translation>难度 %1</translation>
    </message>
    <message>
        <source>Heaps of your own</source>
        <extracomment>Of an exercise: a person chose its heaps</extracomment>
        <translation>自己的石子堆</translation>
    </message>
</context>
<context>
    <name>nimstone::SetPrint</name>
    <message>
        <source>%1 of %2 exercises</source>
        <extracomment>%1 is a number of exercises, %2 the number of all of them</extracomment>
        <translation>已完成 %1 题，共 %2 题</translation>
    </message>
</context>
<context>
    <name>nimstone::Shell</name>
    <message>
        <source>software</source>
        <extracomment>How the window is drawn: by the processor, without a graphics card</extracomment>
        <translation>软件绘制</translation>
    </message>
</context>
<context>
    <name>nimstone::exports::ProblemText</name>
    <message>
        <source>Game: %1</source>
        <extracomment>%1 is a game as it is written in a position: wythoff</extracomment>
        <translation>游戏：%1</translation>
    </message>
    <message>
        <source>The judge states no limits.</source>
        <extracomment>%1 are inequalities</extracomment>
        <translation>题目没有给出数据范围。</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>数据范围：%1</translation>
    </message>
    <message>
        <source>Sample input</source>
        <translation>样例输入</translation>
    </message>
    <message>
        <source>Sample output</source>
        <translation>样例输出</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Audit</name>
    <message>
        <source>one heap of 0 to %1</source>
        <translation>一堆 0 到 %1</translation>
    </message>
    <message>
        <source>one heap of 0 to %1, with every quota</source>
        <translation>一堆 0 到 %1，取遍所有限额</translation>
    </message>
    <message numerus="yes">
        <source>any number of heaps, of at most %n stones together</source>
        <translation>
            <numerusform>任意多堆，石子总数不超过 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps, with at most %1 stones together</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>
            <numerusform>%n 级台阶，石子总数不超过 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks with sides of 1 to %1</source>
        <translation>
            <numerusform>%n 块，边长 1 到 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heaps of 0 to %1</source>
        <translation>
            <numerusform>%n 堆，每堆 0 到 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>values: %n positions compared; differences: %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>值：比较了 %n 个局面；不一致：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outcome and winning moves: %n positions compared; differences: %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>胜负与全部制胜走法：比较了 %n 个局面；不一致：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n positions compared; differences: %2</source>
        <extracomment>%1 is a game as it is typed, such as bash(4); %2 is a number</extracomment>
        <translation>
            <numerusform>%1：比较了 %n 个局面；不一致：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was expected, as the rules of this game leave no choice</source>
        <translation>此处应为 %1，因为这种游戏的堆数由规则规定</translation>
    </message>
    <message>
        <source>a number from 1 was expected</source>
        <translation>此处应为不小于 1 的数</translation>
    </message>
    <message>
        <source>a number up to %1 was expected</source>
        <translation>此处应为不超过 %1 的数</translation>
    </message>
    <message>
        <source>a number up to %1 was expected, as more would take too much memory or time</source>
        <translation>此处应为不超过 %1 的数，再大就要占用过多的内存或时间</translation>
    </message>
    <message numerus="yes">
        <source>%n gaps, with at most %1 free squares together</source>
        <extracomment>%1 is a number of squares; a gap is between two coins on a strip of squares</extracomment>
        <translation>
            <numerusform>%n 个间隔，空格合计不超过 %1 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Conjecture</name>
    <message>
        <source>an operator or a closing parenthesis was expected, but the expression ends here</source>
        <translation>此处应为运算符或右括号，但表达式到此为止</translation>
    </message>
    <message>
        <source>an operator, a comma or the closing parenthesis of %1 was expected, but the expression ends here</source>
        <extracomment>%1 is a function</extracomment>
        <translation>此处应为运算符、逗号或函数 %1 的右括号，但表达式到此为止</translation>
    </message>
    <message>
        <source>an opening parenthesis was expected after the function %1, but the expression ends here</source>
        <extracomment>%1 is a function</extracomment>
        <translation>函数 %1 之后应为左括号，但表达式到此为止</translation>
    </message>
    <message>
        <source>a number, a name or an opening parenthesis was expected, but the expression ends here</source>
        <translation>此处应为数、变量名或左括号，但表达式到此为止</translation>
    </message>
    <message>
        <source>a number, a name or an opening parenthesis was expected, &apos;%1&apos; found</source>
        <translation>此处应为数、变量名或左括号，却是“%1”</translation>
    </message>
    <message>
        <source>an operator or the end was expected, &apos;%1&apos; found</source>
        <translation>此处应为运算符，或者就此结束，却是“%1”</translation>
    </message>
    <message>
        <source>an operator or a closing parenthesis was expected, &apos;%1&apos; found</source>
        <translation>此处应为运算符或右括号，却是“%1”</translation>
    </message>
    <message>
        <source>an operator, a comma or the closing parenthesis of %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%2 is a function</extracomment>
        <translation>此处应为运算符、逗号或函数 %2 的右括号，却是“%1”</translation>
    </message>
    <message>
        <source>&apos;==&apos; was expected, which compares, but a single &apos;=&apos; found</source>
        <translation>比较是否相等要写“==”，此处却是单个“=”</translation>
    </message>
    <message>
        <source>a number of at most %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%2 is the greatest number</extracomment>
        <translation>数最大为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>a name of this game was expected (%2), &apos;%1&apos; found</source>
        <extracomment>%2 lists the names that mean something in the game</extracomment>
        <translation>此处应为这个游戏的变量名（%2），却是“%1”</translation>
    </message>
    <message>
        <source>a function was expected (%2), &apos;%1&apos; found</source>
        <extracomment>%2 lists the functions</extracomment>
        <translation>此处应为函数名（%2），却是“%1”</translation>
    </message>
    <message>
        <source>an opening parenthesis was expected after the function %2, &apos;%1&apos; found</source>
        <extracomment>%2 is a function</extracomment>
        <translation>函数 %2 之后应为左括号，却是“%1”</translation>
    </message>
    <message>
        <source>a comma and another argument of %2 were expected, &apos;%1&apos; found</source>
        <extracomment>%2 is a function</extracomment>
        <translation>此处应为逗号和函数 %2 的下一个参数，却是“%1”</translation>
    </message>
    <message numerus="yes">
        <source>the closing parenthesis was expected after %3 argument(s) of %2, &apos;%1&apos; found</source>
        <extracomment>%2 is a function; %3 is how many arguments it has at most, and counts them</extracomment>
        <translation>
            <numerusform>函数 %2 最多有 %3 个参数，其后应为右括号，却是“%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>at most %2 levels of parentheses, functions and signs were expected; &apos;%1&apos; goes deeper</source>
        <extracomment>%2 is how many levels there may be</extracomment>
        <translation>括号、函数和前置运算符最多嵌套 %2 层，此处的“%1”超过了</translation>
    </message>
    <message>
        <source>a number was expected for &apos;%2&apos;, but &apos;%1&apos; is a statement, true or false</source>
        <extracomment>%1 is a part of an expression, such as a &lt; b; %2 is an operator or a function</extracomment>
        <translation>“%2”的运算对象应为数，而“%1”是一个判断（真或假）</translation>
    </message>
    <message>
        <source>a statement, true or false, was expected for &apos;%2&apos;, but &apos;%1&apos; is a number: compare it, for example with &apos;== 0&apos;</source>
        <extracomment>%1 is a part of an expression, such as a + b; %2 is an operator</extracomment>
        <translation>“%2”的运算对象应为判断（真或假），而“%1”是一个数：请写成比较，例如写上“== 0”</translation>
    </message>
    <message>
        <source>two numbers or two statements were expected for &apos;%2&apos;, but &apos;%1&apos; is not of the same kind as its left side</source>
        <extracomment>%1 is the right side of the operator %2</extracomment>
        <translation>“%2”的两边应同为数或同为判断（真或假），而“%1”与左边不是同一类</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names the only heap of a position; among several heaps %2 was expected</source>
        <extracomment>%1 is a name, n; %2 is the name to write instead, a</extracomment>
        <translation>“%1”指的是局面中唯一的一堆；有多堆时，此处应写 %2</translation>
    </message>
    <message>
        <source>at %1 &apos;%2&apos; divides by 0</source>
        <extracomment>%1 is a position, %2 an operator</extracomment>
        <translation>在局面 %1，“%2”的除数为 0</translation>
    </message>
    <message>
        <source>at %1 &apos;%2&apos; shifts by %3 places; 0 to %4 were expected</source>
        <extracomment>%1 is a position, %2 an operator</extracomment>
        <translation>在局面 %1，“%2”移动 %3 位；应为 0 到 %4 位</translation>
    </message>
    <message>
        <source>at %1 the argument of %2 is %3; at least %4 was expected</source>
        <extracomment>%1 is a position, %2 a function</extracomment>
        <translation>在局面 %1，函数 %2 的参数是 %3；应不小于 %4</translation>
    </message>
    <message>
        <source>at %1 the argument of %2 is %3; at most %4 was expected</source>
        <extracomment>%1 is a position, %2 a function</extracomment>
        <translation>在局面 %1，函数 %2 的参数是 %3；应不大于 %4</translation>
    </message>
    <message>
        <source>at %1 the result of &apos;%2&apos; is not in the range %3 to %4</source>
        <extracomment>%1 is a position, %2 an operator or a function</extracomment>
        <translation>在局面 %1，“%2”的结果超出了 %3 到 %4 的范围</translation>
    </message>
    <message numerus="yes">
        <source>counterexample %1: claimed %2, is %3; %4 position(s) checked</source>
        <extracomment>%1 is a position; %2 and %3 are P and N; %4 counts the positions</extracomment>
        <translation>
            <numerusform>反例 %1：断言为 %2，实际为 %3；共检验 %4 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counterexample %1: claimed %2, is %3; %4 position(s) checked, outcome not computed for %5 more</source>
        <extracomment>%1 is a position; %2 and %3 are P and N; %4 counts the positions; %5 is how many more there were</extracomment>
        <translation>
            <numerusform>反例 %1：断言为 %2，实际为 %3；共检验 %4 个局面，另有 %5 个局面的胜负未能算出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no counterexample among %1 position(s)</source>
        <extracomment>%1 counts the positions</extracomment>
        <translation>
            <numerusform>检验了 %1 个局面，没有反例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no counterexample among %1 position(s), outcome not computed for %2 more</source>
        <extracomment>%1 counts the positions; %2 is how many more there were</extracomment>
        <translation>
            <numerusform>检验了 %1 个局面，没有反例；另有 %2 个局面的胜负未能算出</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked: fresh heaps, of which all but one stone may be taken. An expression with q is checked with every quota.</source>
        <translation>检验的是尚未取过的堆，可取走除一颗以外的任意颗。表达式中写出 q，则检验一切限额。</translation>
    </message>
    <message>
        <source>Checked: fresh heaps, and every heap n with every quota q from 1 to n.</source>
        <translation>检验的是尚未取过的堆，以及每个 n 与从 1 到 n 的每个限额 q。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %1 position(s) checked, and no counterexample among them.</source>
        <extracomment>Ctrl+C was pressed. %1 counts the positions</extracomment>
        <translation>
            <numerusform>已停止：检验了 %1 个局面，其中没有反例。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::ContestErrors</name>
    <message>
        <source>the number of cases was expected, but the input ends here</source>
        <translation>此处应为测试组数，但输入到此为止</translation>
    </message>
    <message>
        <source>the number of heaps was expected, but the input ends here</source>
        <translation>此处应为堆数，但输入到此为止</translation>
    </message>
    <message>
        <source>a heap size was expected, but the input ends here</source>
        <translation>此处应为一堆的石子数，但输入到此为止</translation>
    </message>
    <message>
        <source>the number of cases was expected, &apos;%1&apos; found</source>
        <translation>此处应为测试组数，却是“%1”</translation>
    </message>
    <message>
        <source>the number of heaps was expected, &apos;%1&apos; found</source>
        <translation>此处应为堆数，却是“%1”</translation>
    </message>
    <message>
        <source>a heap size was expected, &apos;%1&apos; found</source>
        <translation>此处应为一堆的石子数，却是“%1”</translation>
    </message>
    <message>
        <source>the number of cases, 0 or more, was expected, &apos;%1&apos; found</source>
        <translation>测试组数不能为负，此处却是“%1”</translation>
    </message>
    <message>
        <source>the number of heaps, 0 or more, was expected, &apos;%1&apos; found</source>
        <translation>堆数不能为负，此处却是“%1”</translation>
    </message>
    <message>
        <source>a heap size of 0 or more was expected, &apos;%1&apos; found</source>
        <translation>一堆的石子数不能为负，此处却是“%1”</translation>
    </message>
    <message>
        <source>a number of cases of at most %2 was expected, &apos;%1&apos; found</source>
        <translation>测试组数最多为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>a number of heaps of at most %2 was expected, &apos;%1&apos; found</source>
        <translation>堆数最多为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>a heap size of at most %2 was expected, &apos;%1&apos; found</source>
        <translation>一堆的石子数最多为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>nothing more was expected after the last case, &apos;%1&apos; found</source>
        <translation>最后一组数据之后应当结束，却还有“%1”</translation>
    </message>
    <message>
        <source>the number of cases, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>测试组数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the number of heaps, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>堆数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>a heap size, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>一堆的石子数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>a coordinate of the queen was expected, but the input ends here</source>
        <translation>此处应为皇后的坐标，但输入到此为止</translation>
    </message>
    <message>
        <source>a coordinate of the queen was expected, &apos;%1&apos; found</source>
        <translation>此处应为皇后的坐标，却是“%1”</translation>
    </message>
    <message>
        <source>a coordinate of the queen, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>皇后的坐标应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>a number of Euclid&apos;s game was expected, but the input ends here</source>
        <translation>此处应为辗转相减的数，但输入到此为止</translation>
    </message>
    <message>
        <source>a number of Euclid&apos;s game was expected, &apos;%1&apos; found</source>
        <translation>此处应为辗转相减的数，却是“%1”</translation>
    </message>
    <message>
        <source>a number of Euclid&apos;s game, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>辗转相减的数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the number to be reached was expected, but the input ends here</source>
        <translation>此处应为要数到的数，但输入到此为止</translation>
    </message>
    <message>
        <source>the number to be reached was expected, &apos;%1&apos; found</source>
        <translation>此处应为要数到的数，却是“%1”</translation>
    </message>
    <message>
        <source>the number to be reached, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>要数到的数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the fewest that may be taken was expected, but the input ends here</source>
        <translation>此处应为每次最少取的个数，但输入到此为止</translation>
    </message>
    <message>
        <source>the fewest that may be taken was expected, &apos;%1&apos; found</source>
        <translation>此处应为每次最少取的个数，却是“%1”</translation>
    </message>
    <message>
        <source>the fewest that may be taken, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>每次最少取的个数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the most that may be taken was expected, but the input ends here</source>
        <translation>此处应为每次最多取的个数，但输入到此为止</translation>
    </message>
    <message>
        <source>the most that may be taken was expected, &apos;%1&apos; found</source>
        <translation>此处应为每次最多取的个数，却是“%1”</translation>
    </message>
    <message>
        <source>the most that may be taken, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>每次最多取的个数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the number of amounts was expected, but the input ends here</source>
        <translation>此处应为可取数目的个数，但输入到此为止</translation>
    </message>
    <message>
        <source>the number of amounts was expected, &apos;%1&apos; found</source>
        <translation>此处应为可取数目的个数，却是“%1”</translation>
    </message>
    <message>
        <source>the number of amounts, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>可取数目的个数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>an amount that may be taken was expected, but the input ends here</source>
        <translation>此处应为可取的数目，但输入到此为止</translation>
    </message>
    <message>
        <source>an amount that may be taken was expected, &apos;%1&apos; found</source>
        <translation>此处应为可取的数目，却是“%1”</translation>
    </message>
    <message>
        <source>an amount that may be taken, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>可取的数目应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the number of positions was expected, but the input ends here</source>
        <translation>此处应为局面数，但输入到此为止</translation>
    </message>
    <message>
        <source>the number of positions was expected, &apos;%1&apos; found</source>
        <translation>此处应为局面数，却是“%1”</translation>
    </message>
    <message>
        <source>the number of positions, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>局面数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the number of pieces was expected, but the input ends here</source>
        <translation>此处应为棋子数，但输入到此为止</translation>
    </message>
    <message>
        <source>the number of pieces was expected, &apos;%1&apos; found</source>
        <translation>此处应为棋子数，却是“%1”</translation>
    </message>
    <message>
        <source>the number of pieces, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>棋子数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the cell of a piece was expected, but the input ends here</source>
        <translation>此处应为棋子所在的格，但输入到此为止</translation>
    </message>
    <message>
        <source>the cell of a piece was expected, &apos;%1&apos; found</source>
        <translation>此处应为棋子所在的格，却是“%1”</translation>
    </message>
    <message>
        <source>the cell of a piece, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>棋子所在的格应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the place of the king was expected, but the input ends here</source>
        <translation>此处应为国王的次序，但输入到此为止</translation>
    </message>
    <message>
        <source>the place of the king was expected, &apos;%1&apos; found</source>
        <translation>此处应为国王的次序，却是“%1”</translation>
    </message>
    <message>
        <source>the place of the king, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>国王的次序应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the number of blocks was expected, but the input ends here</source>
        <translation>此处应为块数，但输入到此为止</translation>
    </message>
    <message>
        <source>the number of blocks was expected, &apos;%1&apos; found</source>
        <translation>此处应为块数，却是“%1”</translation>
    </message>
    <message>
        <source>the number of blocks, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>块数应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>the side of a block was expected, but the input ends here</source>
        <translation>此处应为块的边长，但输入到此为止</translation>
    </message>
    <message>
        <source>the side of a block was expected, &apos;%1&apos; found</source>
        <translation>此处应为块的边长，却是“%1”</translation>
    </message>
    <message>
        <source>the side of a block, from %3 to %2, was expected, &apos;%1&apos; found</source>
        <translation>块的边长应在 %3 到 %2 之间，此处却是“%1”</translation>
    </message>
    <message>
        <source>a row of + and - was expected, but the input ends here</source>
        <translation>此处应为由“+”和“-”组成的一行，但输入到此为止</translation>
    </message>
    <message>
        <source>a row of + and - was expected, &apos;%1&apos; found</source>
        <translation>此处应为由“+”和“-”组成的一行，却是“%1”</translation>
    </message>
    <message>
        <source>a row of at most %2 signs was expected, &apos;%1&apos; found</source>
        <translation>一行最多 %2 个符号，此处却是“%1”</translation>
    </message>
    <message>
        <source>a row of . and X without three X side by side was expected, but the input ends here</source>
        <translation>此处应为由“.”和“X”组成、没有三个相连的“X”的一行，但输入到此为止</translation>
    </message>
    <message>
        <source>a row of . and X without three X side by side was expected, &apos;%1&apos; found</source>
        <translation>此处应为由“.”和“X”组成、没有三个相连的“X”的一行，却是“%1”</translation>
    </message>
    <message>
        <source>a row of at most %2 cells was expected, &apos;%1&apos; found</source>
        <translation>一行最多 %2 格，此处却是“%1”</translation>
    </message>
    <message>
        <source>every piece was expected on a cell of its own, but two are on cell %1</source>
        <translation>各棋子应在不同的格上，却有两枚都在第 %1 格</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Ends</name>
    <message>
        <source>You took the last stone: you win.</source>
        <translation>你取走了最后一颗石子，你赢了。</translation>
    </message>
    <message>
        <source>%1 took the last stone: you win.</source>
        <extracomment>%1 is who lost, &quot;The computer&quot;</extracomment>
        <translation>%1取走了最后一颗石子，你赢了。</translation>
    </message>
    <message>
        <source>You brought the last stone to the ground: you win.</source>
        <translation>你把最后一颗石子移到了地面，你赢了。</translation>
    </message>
    <message>
        <source>You made a number 0: you win.</source>
        <translation>你使一个数变成了 0，你赢了。</translation>
    </message>
    <message>
        <source>%1 cannot cut any more: you win.</source>
        <extracomment>%1 is who lost, &quot;The computer&quot;</extracomment>
        <translation>%1再也不能切了，你赢了。</translation>
    </message>
    <message>
        <source>You made the last move: you win.</source>
        <translation>你走了最后一步，你赢了。</translation>
    </message>
    <message>
        <source>%1 took the last stone and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1取走了最后一颗石子，因而获胜。</translation>
    </message>
    <message>
        <source>%1 took the last stone and loses. %2 wins.</source>
        <extracomment>%1 is who lost, &quot;The first player&quot;, and %2 who won</extracomment>
        <translation>%1取走了最后一颗石子，因而告负。%2获胜。</translation>
    </message>
    <message>
        <source>%1 brought the last stone to the ground and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1把最后一颗石子移到了地面，因而获胜。</translation>
    </message>
    <message>
        <source>%1 made a number 0 and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1使一个数变成了 0，因而获胜。</translation>
    </message>
    <message>
        <source>%1 cannot cut any more. %2 wins.</source>
        <extracomment>%1 is who lost, &quot;The first player&quot;, and %2 who won</extracomment>
        <translation>%1再也不能切了。%2获胜。</translation>
    </message>
    <message>
        <source>%1 made the last move and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1走了最后一步，因而获胜。</translation>
    </message>
    <message>
        <source>You took the last stone: you lose.</source>
        <translation>你取走了最后一颗石子，你输了。</translation>
    </message>
    <message>
        <source>You cannot cut any more: you lose.</source>
        <translation>你再也不能切了，你输了。</translation>
    </message>
    <message>
        <source>There is no stone to take, so in misère play who is to move has won.</source>
        <translation>没有石子可取：在反常规则下，轮到走的一方已经赢了。</translation>
    </message>
    <message>
        <source>There is no stone to take, so who is to move has lost.</source>
        <translation>没有石子可取，所以轮到走的一方已经输了。</translation>
    </message>
    <message>
        <source>There is no move to make, so who is to move has lost.</source>
        <translation>没有可走的步，所以轮到走的一方已经输了。</translation>
    </message>
    <message>
        <source>You brought the queen to the corner (0, 0): you win.</source>
        <translation>你把皇后移到了角落 (0, 0)，你赢了。</translation>
    </message>
    <message>
        <source>You knocked down the last pin: you win.</source>
        <translation>你击倒了最后一个球瓶，你赢了。</translation>
    </message>
    <message>
        <source>%1 finds no two pins side by side: you win.</source>
        <extracomment>%1 is who lost, &quot;The computer&quot;</extracomment>
        <translation>%1找不到相邻的两个球瓶，你赢了。</translation>
    </message>
    <message>
        <source>%1 has no file left: you win.</source>
        <extracomment>%1 is who lost, &quot;The computer&quot;</extracomment>
        <translation>%1没有直线可走，你赢了。</translation>
    </message>
    <message>
        <source>You placed the last safe cross: you win.</source>
        <translation>你画下了最后一个安全的叉，你赢了。</translation>
    </message>
    <message>
        <source>You made the last split: you win.</source>
        <translation>你分开了最后能分的一堆，你赢了。</translation>
    </message>
    <message>
        <source>%1 brought the queen to the corner (0, 0) and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1把皇后移到了角落 (0, 0)，因而获胜。</translation>
    </message>
    <message>
        <source>%1 knocked down the last pin and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1击倒了最后一个球瓶，因而获胜。</translation>
    </message>
    <message>
        <source>%1 finds no two pins side by side. %2 wins.</source>
        <extracomment>%1 is who lost, &quot;The first player&quot;, and %2 who won</extracomment>
        <translation>%1找不到相邻的两个球瓶。%2获胜。</translation>
    </message>
    <message>
        <source>%1 has no file left. %2 wins.</source>
        <extracomment>%1 is who lost, &quot;The first player&quot;, and %2 who won</extracomment>
        <translation>%1没有直线可走。%2获胜。</translation>
    </message>
    <message>
        <source>%1 placed the last safe cross and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1画下了最后一个安全的叉，因而获胜。</translation>
    </message>
    <message>
        <source>%1 made the last split and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;</extracomment>
        <translation>%1分开了最后能分的一堆，因而获胜。</translation>
    </message>
    <message>
        <source>You find no two pins side by side: you lose.</source>
        <translation>你找不到相邻的两个球瓶，你输了。</translation>
    </message>
    <message>
        <source>You have no file left: you lose.</source>
        <translation>你没有直线可走，你输了。</translation>
    </message>
    <message>
        <source>You said %1: you win.</source>
        <extracomment>%1 is the number that two counted up to</extracomment>
        <translation>你报出 %1，你赢了。</translation>
    </message>
    <message>
        <source>%1 said %2 and wins.</source>
        <extracomment>%1 is who won, &quot;The computer&quot;, %2 the number that two counted up to</extracomment>
        <translation>%1报出 %2，因而获胜。</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Errors</name>
    <message>
        <source>a game such as nim was expected, but the text ends here</source>
        <translation>此处应为游戏名（例如 nim），但文本到此为止</translation>
    </message>
    <message>
        <source>a colon was expected after the game, but the text ends here</source>
        <translation>游戏名之后应为冒号，但文本到此为止</translation>
    </message>
    <message>
        <source>the number of a heap, from 1, was expected, but the text ends here</source>
        <translation>此处应为堆的编号（从 1 起），但文本到此为止</translation>
    </message>
    <message>
        <source>a dash was expected after the heap, but the text ends here</source>
        <translation>堆的编号之后应为短横“-”，但文本到此为止</translation>
    </message>
    <message>
        <source>a number of stones to take was expected, but the text ends here</source>
        <translation>此处应为取走的石子数，但文本到此为止</translation>
    </message>
    <message>
        <source>a heap size was expected, but the text ends here</source>
        <translation>此处应为一堆的石子数，但文本到此为止</translation>
    </message>
    <message>
        <source>a game such as nim was expected, &apos;%1&apos; found</source>
        <translation>此处应为游戏名（例如 nim），却是“%1”</translation>
    </message>
    <message>
        <source>a colon was expected after the game, &apos;%1&apos; found</source>
        <translation>游戏名之后应为冒号，却是“%1”</translation>
    </message>
    <message>
        <source>a heap size was expected, &apos;%1&apos; found</source>
        <translation>此处应为一堆的石子数，却是“%1”</translation>
    </message>
    <message>
        <source>a heap size of at most %2 was expected, &apos;%1&apos; found</source>
        <extracomment>%2 is the greatest size that a heap may have.</extracomment>
        <translation>一堆的石子数最多为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>a comma or the end was expected, &apos;%1&apos; found</source>
        <translation>此处应为逗号，或者就此结束，却是“%1”</translation>
    </message>
    <message>
        <source>at most %2 heaps were expected, &apos;%1&apos; found after them</source>
        <extracomment>%2 is the greatest number of heaps.</extracomment>
        <translation>最多 %2 堆，之后却还有“%1”</translation>
    </message>
    <message>
        <source>the number of a heap, from 1, was expected, &apos;%1&apos; found</source>
        <translation>此处应为堆的编号（从 1 起），却是“%1”</translation>
    </message>
    <message>
        <source>a dash was expected after the heap, &apos;%1&apos; found</source>
        <translation>堆的编号之后应为短横“-”，却是“%1”</translation>
    </message>
    <message>
        <source>a number of stones to take was expected, &apos;%1&apos; found</source>
        <translation>此处应为取走的石子数，却是“%1”</translation>
    </message>
    <message>
        <source>at most %2 stones to take were expected, &apos;%1&apos; found</source>
        <extracomment>%2 is the greatest number of stones.</extracomment>
        <translation>取走的石子数最多为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>nothing more was expected, &apos;%1&apos; found</source>
        <translation>此处应当结束，却还有“%1”</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <extracomment>%1 is a place in a text, counted in characters from 1; %2 says what was expected there and what was found.</extracomment>
        <translation>第 %1 个字符：%2</translation>
    </message>
    <message numerus="yes">
        <source>There is no heap %1: the position has %n heap(s).</source>
        <extracomment>%1 is the number of the heap that the move names; %n counts the heaps.</extracomment>
        <translation>
            <numerusform>没有第 %1 堆：这个局面只有 %n 堆。</numerusform>
        </translation>
    </message>
    <message>
        <source>A move takes at least one stone.</source>
        <translation>每一步至少要取走一颗石子。</translation>
    </message>
    <message>
        <source>Heap %1 is empty: nothing can be taken from it.</source>
        <translation>第 %1 堆是空的：没有石子可取。</translation>
    </message>
    <message numerus="yes">
        <source>Heap %1 has %2 stone(s): %3 cannot be taken from it.</source>
        <extracomment>%1 is the heap&apos;s number, %2 its size, %3 the number of stones that the move wants to take.</extracomment>
        <translation>
            <numerusform>第 %1 堆只有 %2 颗石子：不能取走 %3 颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules of this game do not allow a move that takes %1.</source>
        <extracomment>%1 is a number of stones.</extracomment>
        <translation>按这个游戏的规则，一步不能取 %1 颗。</translation>
    </message>
    <message>
        <source>The move names heap %1 twice.</source>
        <translation>这一步两次写到第 %1 堆。</translation>
    </message>
    <message>
        <source>A move in both heaps takes the same number from each, not %1 and %2.</source>
        <extracomment>%1 and %2 are numbers of stones.</extracomment>
        <translation>同时从两堆取时，两堆所取必须一样多，而不是 %1 颗和 %2 颗。</translation>
    </message>
    <message>
        <source>A move subtracts a positive multiple of the smaller number, %1; %2 is not one.</source>
        <extracomment>%1 is the smaller of the two numbers, %2 what the move subtracts.</extracomment>
        <translation>一步只能减去较小数 %1 的正整数倍；%2 不是。</translation>
    </message>
    <message>
        <source>A move subtracts from the larger number, %1.</source>
        <translation>一步只能从较大的数 %1 中减。</translation>
    </message>
    <message>
        <source>The rules do not let this move split heap %1.</source>
        <translation>按规则，这一步不能拆分第 %1 堆。</translation>
    </message>
    <message>
        <source>This move has to split heap %1: say how, for example %1-%2/1.</source>
        <translation>这一步必须拆分第 %1 堆：请写明怎样拆，例如 %1-%2/1。</translation>
    </message>
    <message>
        <source>The rules do not let this move take the whole of heap %1.</source>
        <translation>按规则，这一步不能把第 %1 堆取完。</translation>
    </message>
    <message>
        <source>%1 may be taken only as a whole heap; heap %2 is larger.</source>
        <extracomment>%1 is a number of stones, %2 the number of a heap.</extracomment>
        <translation>只有恰好取完一堆时才能取 %1 颗；第 %2 堆不止这么多。</translation>
    </message>
    <message>
        <source>A piece of at most %1 was expected, so that something is left beside it.</source>
        <translation>拆出的一份最多为 %1，这样旁边才有剩余。</translation>
    </message>
    <message>
        <source>Heap %1 has to be split into two unequal heaps.</source>
        <translation>第 %1 堆必须拆成不相等的两堆。</translation>
    </message>
    <message>
        <source>A move cuts a block: 1-L3 or 1-R3 cuts block 1 after 3.</source>
        <translation>一步是切开一块：1-L3 或 1-R3 表示在第 1 块的 3 处切开。</translation>
    </message>
    <message>
        <source>This game has no blocks to cut: a move is written 1-2.</source>
        <translation>这个游戏没有可切的块：一步写作 1-2。</translation>
    </message>
    <message>
        <source>Block %1 cannot be cut there: that side is %2 long.</source>
        <extracomment>%1 is the number of a block, %2 the length of the side that is cut.</extracomment>
        <translation>不能在那里切第 %1 块：那条边长为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone(s) may be taken now; %2 are too many.</source>
        <extracomment>%1 is the most that may be taken, %2 what the move wants to take.</extracomment>
        <translation>
            <numerusform>现在最多可以取走 %1 颗；%2 颗太多了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 stone(s) must be taken; %2 are too few.</source>
        <extracomment>%1 is the fewest that may be taken, %2 what the move wants to take.</extracomment>
        <translation>
            <numerusform>至少要取走 %1 颗；%2 颗太少了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move changes at most %1 heap(s).</source>
        <translation>
            <numerusform>一步最多改动 %1 堆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no part %1: the sum has %n part(s).</source>
        <extracomment>%1 is the number of the part that the move names; %n counts the parts.</extracomment>
        <translation>
            <numerusform>没有第 %1 部分：这个和只有 %n 个部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>an opening parenthesis was expected after %1, as in %2, but the text ends here</source>
        <extracomment>%1 is a game, %2 a position of it, such as bash(4):30</extracomment>
        <translation>%1 之后应为左括号，例如 %2，但文本到此为止</translation>
    </message>
    <message>
        <source>a number from %1 was expected, but the text ends here</source>
        <translation>此处应为不小于 %1 的整数，但文本到此为止</translation>
    </message>
    <message>
        <source>a closing parenthesis was expected, but the text ends here</source>
        <translation>此处应为右括号，但文本到此为止</translation>
    </message>
    <message>
        <source>a comma or a closing parenthesis was expected, but the text ends here</source>
        <translation>此处应为逗号或右括号，但文本到此为止</translation>
    </message>
    <message>
        <source>a point was expected after the first digit of the code, but the text ends here</source>
        <translation>编码的第一位之后应为小数点，但文本到此为止</translation>
    </message>
    <message>
        <source>a digit from 0 to 7 was expected, but the text ends here</source>
        <translation>此处应为 0 到 7 的数字，但文本到此为止</translation>
    </message>
    <message>
        <source>a digit from 0 to 9 or A to F was expected, but the text ends here</source>
        <translation>此处应为 0 到 9 的数字或字母 A 到 F，但文本到此为止</translation>
    </message>
    <message>
        <source>a comma and a second number were expected, as %1 has two, but the text ends here</source>
        <extracomment>%1 is a game, such as wythoff</extracomment>
        <translation>此处应为逗号和第二个数（%1 有两个数），但文本到此为止</translation>
    </message>
    <message>
        <source>a quota from 1 was expected, but the text ends here</source>
        <translation>此处应为限额（至少为 1），但文本到此为止</translation>
    </message>
    <message>
        <source>the side of a block, from 1, was expected, but the text ends here</source>
        <translation>此处应为蛋糕的边长（至少为 1），但文本到此为止</translation>
    </message>
    <message>
        <source>an x was expected between the sides of a block, but the text ends here</source>
        <translation>蛋糕的两条边长之间应为 x，但文本到此为止</translation>
    </message>
    <message>
        <source>the number of a part of the sum, from 1, was expected, but the text ends here</source>
        <translation>此处应为和中部分的编号（从 1 起），但文本到此为止</translation>
    </message>
    <message>
        <source>a dot was expected after the number of the part, but the text ends here</source>
        <translation>部分的编号之后应为点“.”，但文本到此为止</translation>
    </message>
    <message>
        <source>the size of a heap that is left, from 1, was expected, but the text ends here</source>
        <translation>此处应为留下的一堆的石子数（至少为 1），但文本到此为止</translation>
    </message>
    <message>
        <source>a number from 1, the place of the cut, was expected, but the text ends here</source>
        <translation>此处应为下刀的位置（至少为 1），但文本到此为止</translation>
    </message>
    <message>
        <source>a game under normal play was expected: in misère play the Grundy values of the parts do not decide the sum, so %1 cannot be part of one</source>
        <extracomment>%1 is a game, such as misere-nim</extracomment>
        <translation>此处应为正常规则下的游戏：在反常规则下，各部分的 SG 值不能决定和的胜负，所以 %1 不能作为和的一部分</translation>
    </message>
    <message>
        <source>a game without memory was expected: %1 carries a quota from one move to the next, so it has no Grundy value and cannot be part of a sum</source>
        <translation>此处应为不记上一步的游戏：%1 的限额由上一步决定，所以没有 SG 值，不能作为和的一部分</translation>
    </message>
    <message>
        <source>a game with the same moves for both players was expected: %1 gives Left and Right different moves, so it has no Grundy value and is added only to its own kind</source>
        <translation>此处应为双方走法相同的游戏：%1 中左右两方的走法不同，所以没有 SG 值，只能与同一种游戏相加</translation>
    </message>
    <message>
        <source>a game was expected, &apos;%1&apos; found; perhaps %2 was meant</source>
        <extracomment>%2 is the name of a game, in the notation</extracomment>
        <translation>此处应为游戏名，却是“%1”；想写的也许是 %2</translation>
    </message>
    <message>
        <source>a colon was expected after %2, which has no parameters, &apos;%1&apos; found</source>
        <translation>%2 没有参数，之后应为冒号，却是“%1”</translation>
    </message>
    <message>
        <source>an opening parenthesis was expected after %2, as in %3, &apos;%1&apos; found</source>
        <extracomment>%2 is a game, %3 a position of it, such as bash(4):30</extracomment>
        <translation>%2 之后应为左括号，例如 %3，却是“%1”</translation>
    </message>
    <message>
        <source>a number from %2 was expected, &apos;%1&apos; found</source>
        <translation>此处应为不小于 %2 的整数，却是“%1”</translation>
    </message>
    <message>
        <source>a number of at most %2 was expected, &apos;%1&apos; found</source>
        <translation>此处的数最大为 %2，却是“%1”</translation>
    </message>
    <message>
        <source>at most %2 numbers were expected in the parentheses, &apos;%1&apos; found after them</source>
        <translation>括号中最多有 %2 个数，之后却还有“%1”</translation>
    </message>
    <message>
        <source>a closing parenthesis was expected, &apos;%1&apos; found</source>
        <translation>此处应为右括号，却是“%1”</translation>
    </message>
    <message>
        <source>a comma or a closing parenthesis was expected, &apos;%1&apos; found</source>
        <translation>此处应为逗号或右括号，却是“%1”</translation>
    </message>
    <message>
        <source>a point was expected after the first digit of the code, &apos;%1&apos; found</source>
        <translation>编码的第一位之后应为小数点，却是“%1”</translation>
    </message>
    <message>
        <source>a digit from 0 to 7 was expected, &apos;%1&apos; found</source>
        <translation>此处应为 0 到 7 的数字，却是“%1”</translation>
    </message>
    <message>
        <source>a digit from 0 to 9 or A to F was expected, &apos;%1&apos; found</source>
        <translation>此处应为 0 到 9 的数字或字母 A 到 F，却是“%1”</translation>
    </message>
    <message>
        <source>at most %2 digits were expected after the point, &apos;%1&apos; found after them</source>
        <translation>小数点之后最多有 %2 位，之后却还有“%1”</translation>
    </message>
    <message>
        <source>a first digit of 0 or 4 was expected, so that every game ends, &apos;%1&apos; found</source>
        <translation>第一位应为 0 或 4，游戏才必定结束，此处却是“%1”</translation>
    </message>
    <message>
        <source>a first digit of 0, 4, 8 or C was expected, so that every game ends, &apos;%1&apos; found</source>
        <translation>第一位应为 0、4、8 或 C，游戏才必定结束，此处却是“%1”</translation>
    </message>
    <message>
        <source>a code with a digit other than 0 was expected, &apos;%1&apos; found</source>
        <translation>编码中应有不为 0 的数字，此处却是“%1”</translation>
    </message>
    <message numerus="yes">
        <source>the end was expected, as %2 has %n heap(s), &apos;%1&apos; found</source>
        <extracomment>%2 is a game; %n is how many heaps it has, 1 or 2</extracomment>
        <translation>
            <numerusform>%2 有 %n 堆，此处应当结束，却是“%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>a comma and a second number were expected, as %2 has two, &apos;%1&apos; found</source>
        <translation>此处应为逗号和第二个数（%2 有两个数），却是“%1”</translation>
    </message>
    <message>
        <source>a number from %3 was expected, as %2 asks for, &apos;%1&apos; found</source>
        <translation>按 %2 的规则，此处的数至少为 %3，却是“%1”</translation>
    </message>
    <message>
        <source>heaps of at most %3 stones together were expected, as %2 asks for, &apos;%1&apos; goes beyond that</source>
        <translation>按 %2 的规则，石子总数最多为 %3，到“%1”就超过了</translation>
    </message>
    <message>
        <source>no quota was expected, &apos;%1&apos; found: only fibonacci-nim has one</source>
        <translation>此处不应有限额，却是“%1”：只有 fibonacci-nim 有限额</translation>
    </message>
    <message>
        <source>a quota from 1 was expected, &apos;%1&apos; found</source>
        <translation>此处应为限额（至少为 1），却是“%1”</translation>
    </message>
    <message>
        <source>a quota of at most %2 was expected, &apos;%1&apos; found</source>
        <translation>限额最大为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>the side of a block, from 1, was expected, &apos;%1&apos; found</source>
        <translation>此处应为蛋糕的边长（至少为 1），却是“%1”</translation>
    </message>
    <message>
        <source>a side of at most %2 was expected, &apos;%1&apos; found</source>
        <translation>边长最大为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>an x was expected between the sides of a block, &apos;%1&apos; found</source>
        <translation>蛋糕的两条边长之间应为 x，却是“%1”</translation>
    </message>
    <message>
        <source>at most %2 parts were expected in a sum, &apos;%1&apos; found after them</source>
        <translation>一个和最多有 %2 个部分，之后却还有“%1”</translation>
    </message>
    <message>
        <source>the number of a part of the sum, from 1, was expected, &apos;%1&apos; found</source>
        <translation>此处应为和中部分的编号（从 1 起），却是“%1”</translation>
    </message>
    <message>
        <source>a dot was expected after the number of the part, &apos;%1&apos; found</source>
        <translation>部分的编号之后应为点“.”，却是“%1”</translation>
    </message>
    <message>
        <source>part %2 was expected again, as a move stays in one part, &apos;%1&apos; found</source>
        <translation>一步只在一个部分中走，此处仍应为第 %2 部分，却是“%1”</translation>
    </message>
    <message>
        <source>the size of a heap that is left, from 1, was expected, &apos;%1&apos; found</source>
        <translation>此处应为留下的一堆的石子数（至少为 1），却是“%1”</translation>
    </message>
    <message>
        <source>a heap of at most %2 was expected, &apos;%1&apos; found</source>
        <translation>一堆的石子数最多为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>a number from 1, the place of the cut, was expected, &apos;%1&apos; found</source>
        <translation>此处应为下刀的位置（至少为 1），却是“%1”</translation>
    </message>
    <message>
        <source>a cut at %2 at most was expected, &apos;%1&apos; found</source>
        <translation>下刀的位置最大为 %2，此处却是“%1”</translation>
    </message>
    <message>
        <source>It is Right&apos;s turn: Left cannot cut now.</source>
        <translation>现在轮到右方：左方不能切。</translation>
    </message>
    <message>
        <source>It is Left&apos;s turn: Right cannot cut now.</source>
        <translation>现在轮到左方：右方不能切。</translation>
    </message>
    <message>
        <source>a position of Nim was expected, such as nim:3,4,5, &apos;%1&apos; found: other games cannot be proved here yet</source>
        <translation>此处应为 Nim 的局面（例如 nim:3,4,5），却是“%1”：这里还不能证明其他游戏</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Games</name>
    <message>
        <source>Nim</source>
        <translation>尼姆博弈</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap.</source>
        <translation>从一堆中取走任意多颗石子。</translation>
    </message>
    <message>
        <source>misère Nim</source>
        <translation>反尼姆博弈</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap; who takes the last stone loses.</source>
        <translation>从一堆中取走任意多颗石子；取最后一颗者负。</translation>
    </message>
    <message>
        <source>Moore&apos;s Nim</source>
        <translation>Moore 尼姆</translation>
    </message>
    <message>
        <source>Take any number of stones from each of at most k heaps.</source>
        <translation>从至多 k 堆中各取走任意多颗石子。</translation>
    </message>
    <message>
        <source>Bash game</source>
        <translation>巴什博弈</translation>
    </message>
    <message>
        <source>Take 1 to m stones from one heap.</source>
        <translation>从一堆中取走 1 到 m 颗石子。</translation>
    </message>
    <message>
        <source>subtraction game</source>
        <translation>减法游戏</translation>
    </message>
    <message>
        <source>Take one of the numbers in parentheses from one heap.</source>
        <translation>从一堆中取走括号里某个数那么多的石子。</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game</source>
        <translation>威佐夫博弈</translation>
    </message>
    <message>
        <source>Take any number from one of two heaps, or the same number from both.</source>
        <translation>从两堆之一取走任意多颗，或从两堆取走同样多颗。</translation>
    </message>
    <message>
        <source>Fibonacci Nim</source>
        <translation>斐波那契博弈</translation>
    </message>
    <message>
        <source>One heap: first not all of it, then at most twice what was taken last; ~6 says that at most 6 may be taken now.</source>
        <translation>只有一堆：第一步不能取完，以后每步至多取上一步的两倍；~6 表示现在最多取 6 颗。</translation>
    </message>
    <message>
        <source>staircase Nim</source>
        <translation>阶梯尼姆</translation>
    </message>
    <message>
        <source>Bring any number of stones from one step down to the next; step 1 comes first.</source>
        <translation>把一级台阶上的任意多颗石子移到下一级；从第 1 级写起。</translation>
    </message>
    <message>
        <source>take-and-break game</source>
        <translation>取走–拆分游戏</translation>
    </message>
    <message>
        <source>Digit i of the code says how many heaps taking i stones may leave: 1 none, 2 one, 4 two, and their sums.</source>
        <translation>编码的第 i 位说明取走 i 颗之后可以留下几堆：1 不留，2 一堆，4 两堆，可以相加。</translation>
    </message>
    <message>
        <source>take-and-break game with three heaps</source>
        <translation>可拆成三堆的取走–拆分游戏</translation>
    </message>
    <message>
        <source>As octal, and 8 allows three heaps: digits 0 to 9 and A to F.</source>
        <translation>同 octal，另以 8 表示可以留下三堆：数字 0 到 9 和字母 A 到 F。</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles（凯尔斯）</translation>
    </message>
    <message>
        <source>Take one or two stones; the rest may be split in two. The code 0.77.</source>
        <translation>取走一颗或两颗，其余可以分成两堆。编码 0.77。</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Dawson&apos;s Kayles</translation>
    </message>
    <message>
        <source>Take two stones; the rest may be split in two. The code 0.07.</source>
        <translation>取走两颗，其余可以分成两堆。编码 0.07。</translation>
    </message>
    <message>
        <source>Dawson&apos;s Chess</source>
        <translation>Dawson&apos;s Chess</translation>
    </message>
    <message>
        <source>Take a pawn and its neighbours from a row of n. The code 0.137.</source>
        <translation>从一排 n 个兵中取走一个和它的邻兵。编码 0.137。</translation>
    </message>
    <message>
        <source>Treblecross</source>
        <translation>Treblecross</translation>
    </message>
    <message>
        <source>Three crosses in a row win; n cells are a heap of n + 2. The code 0.007.</source>
        <translation>连成三个叉者胜；n 个格子是一堆 n + 2 颗。编码 0.007。</translation>
    </message>
    <message>
        <source>Grundy&apos;s game</source>
        <translation>格伦迪博弈</translation>
    </message>
    <message>
        <source>Split a heap into two unequal heaps.</source>
        <translation>把一堆分成不相等的两堆。</translation>
    </message>
    <message>
        <source>Lasker&apos;s Nim</source>
        <translation>Lasker&apos;s Nim（可拆分的尼姆）</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap, or split a heap in two.</source>
        <translation>从一堆中取走任意多颗石子，或把一堆分成两堆。</translation>
    </message>
    <message>
        <source>Euclid&apos;s game</source>
        <translation>欧几里得博弈</translation>
    </message>
    <message>
        <source>Subtract a positive multiple of the smaller number from the larger; whoever makes a number 0 wins.</source>
        <translation>从较大的数中减去较小的数的正整数倍；使一个数变为 0 者胜。</translation>
    </message>
    <message>
        <source>Cutcake</source>
        <translation>切蛋糕游戏（Cutcake）</translation>
    </message>
    <message>
        <source>Left cuts down, through the first side of a block, Right across, through the second, into whole sizes; who cannot cut loses.</source>
        <translation>左方竖切，把一块蛋糕的第一条边分成两段；右方横切，把第二条边分成两段。各段都是整数长，不能切者负。</translation>
    </message>
    <message>
        <source>coins on a strip</source>
        <translation>滑动硬币</translation>
    </message>
    <message>
        <source>Slide one coin towards square 0, over free squares only: never past another coin.</source>
        <translation>把一枚硬币向第 0 格滑动，只能经过空格，不能越过别的硬币。</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Moves</name>
    <message>
        <source>%1 from %2</source>
        <extracomment>One of several takes in a list: %1 stones from %2, &quot;heap 1&quot;</extracomment>
        <translation>%2的 %1 颗</translation>
    </message>
    <message>
        <source>take %1 from %2</source>
        <extracomment>A move: %1 is how many stones, %2 &quot;heap 2&quot;</extracomment>
        <translation>从%2取 %1 颗</translation>
    </message>
    <message>
        <source>take %1 stones in all from %2 heaps</source>
        <extracomment>A move: %1 and %2 are numbers, 7 or more</extracomment>
        <translation>从 %2 堆中共取 %1 颗</translation>
    </message>
    <message>
        <source>take %1</source>
        <extracomment>A move: %1 is a list such as &quot;1 from heap 1 and 3 from heap 2&quot;</extracomment>
        <translation>取%1</translation>
    </message>
    <message>
        <source>take %1 from %2 and split the rest into %3</source>
        <extracomment>A move: %1 is how many stones, %2 &quot;heap 2&quot;, %3 two or three sizes such as &quot;3 and 4&quot;</extracomment>
        <translation>从%2取 %1 颗，把其余的分成 %3</translation>
    </message>
    <message>
        <source>split %1 into %2</source>
        <extracomment>A move: %1 is &quot;heap 2&quot;, %2 two or three sizes such as &quot;3 and 4&quot;</extracomment>
        <translation>把%1分成 %2</translation>
    </message>
    <message>
        <source>move %1 from %2 to %3</source>
        <extracomment>A move: %1 is how many stones, %2 &quot;step 3&quot;, %3 &quot;step 2&quot;</extracomment>
        <translation>把 %1 颗从%2移到%3</translation>
    </message>
    <message>
        <source>move %1 from %2 to the ground</source>
        <extracomment>A move: %1 is how many stones, %2 &quot;step 1&quot;</extracomment>
        <translation>把 %1 颗从%2移到地面</translation>
    </message>
    <message>
        <source>subtract %1 from %2</source>
        <extracomment>A move: %1 is a number or a calculation such as &quot;2 × 21 = 42&quot;, %2 a number</extracomment>
        <translation>从 %2 中减去 %1</translation>
    </message>
    <message>
        <source>cut %1 into %2 and %3</source>
        <extracomment>A move: %1 is &quot;block 1&quot;, %2 and %3 are sizes such as &quot;3 × 7&quot;</extracomment>
        <translation>把%1切成 %2 和 %3</translation>
    </message>
    <message>
        <source>%1 took %2 from %3</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 is how many stones, %3 &quot;heap 2&quot;</extracomment>
        <translation>%1从%3取走 %2 颗</translation>
    </message>
    <message>
        <source>%1 took %2 stones in all from %3 heaps</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 and %3 are numbers, 7 or more</extracomment>
        <translation>%1从 %3 堆中共取走 %2 颗</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 a list such as &quot;1 from heap 1 and 3 from heap 2&quot;</extracomment>
        <translation>%1取走%2</translation>
    </message>
    <message>
        <source>%1 took %2 from %3 and split the rest into %4</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 how many stones, %3 &quot;heap 2&quot;, %4 two or three sizes such as &quot;3 and 4&quot;</extracomment>
        <translation>%1从%3取走 %2 颗，把其余的分成 %4</translation>
    </message>
    <message>
        <source>%1 split %2 into %3</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 &quot;heap 2&quot;, %3 two or three sizes such as &quot;3 and 4&quot;</extracomment>
        <translation>%1把%2分成 %3</translation>
    </message>
    <message>
        <source>%1 moved %2 from %3 to %4</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 how many stones, %3 &quot;step 3&quot;, %4 &quot;step 2&quot;</extracomment>
        <translation>%1把 %2 颗从%3移到%4</translation>
    </message>
    <message>
        <source>%1 moved %2 from %3 to the ground</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 how many stones, %3 &quot;step 1&quot;</extracomment>
        <translation>%1把 %2 颗从%3移到地面</translation>
    </message>
    <message>
        <source>%1 subtracted %2 from %3</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 a number or a calculation such as &quot;2 × 21 = 42&quot;, %3 a number</extracomment>
        <translation>%1从 %3 中减去 %2</translation>
    </message>
    <message>
        <source>%1 cut %2 into %3 and %4</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 &quot;block 1&quot;, %3 and %4 are sizes such as &quot;3 × 7&quot;</extracomment>
        <translation>%1把%2切成 %3 和 %4</translation>
    </message>
    <message>
        <source>Take %1 in all</source>
        <extracomment>A button; %1 is a number of stones</extracomment>
        <translation>共取 %1 颗</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>from several heaps</comment>
        <extracomment>A button; %1 is a sum such as 1 + 3, from several heaps</extracomment>
        <translation>取 %1 颗</translation>
    </message>
    <message>
        <source>Take %1, split %2</source>
        <extracomment>A button; %1 is how many stones, %2 the sizes of the pieces, such as 3 | 4</extracomment>
        <translation>取 %1 颗，分成 %2</translation>
    </message>
    <message>
        <source>Split %1</source>
        <extracomment>A button; %1 is the sizes of the pieces, such as 3 | 4</extracomment>
        <translation>分成 %1</translation>
    </message>
    <message>
        <source>Subtract %1</source>
        <extracomment>A button; %1 is a number</extracomment>
        <translation>减去 %1</translation>
    </message>
    <message>
        <source>Cut after %1</source>
        <extracomment>A button; %1 is a length</extracomment>
        <translation>在 %1 之后切开</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>A button; %1 is how many stones</extracomment>
        <translation>取 %1 颗</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <extracomment>A button; %1 is how many stones move one step down</extracomment>
        <translation>下移 %1 颗</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Who makes a move: the beginning of a sentence such as &quot;You took 3 from heap 2&quot;</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>The computer</source>
        <extracomment>Who makes a move: the beginning of a sentence</extracomment>
        <translation>电脑</translation>
    </message>
    <message>
        <source>The first player</source>
        <extracomment>Who makes a move: the beginning of a sentence</extracomment>
        <translation>先手</translation>
    </message>
    <message>
        <source>The second player</source>
        <extracomment>Who makes a move: the beginning of a sentence</extracomment>
        <translation>后手</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The player of a partisan game who is called Left</extracomment>
        <translation>左方</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The player of a partisan game who is called Right</extracomment>
        <translation>右方</translation>
    </message>
    <message>
        <source>in part %1 (%2), %3</source>
        <extracomment>%1 is the number of a part of a sum, %2 its game, %3 a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>在第 %1 部分（%2），%3</translation>
    </message>
    <message>
        <source>In part %1 (%2): %3</source>
        <extracomment>%1 is the number of a part of a sum, %2 its game, %3 a sentence such as &quot;You took 2 from heap 1&quot;</extracomment>
        <translation>第 %1 部分（%2）：%3</translation>
    </message>
    <message>
        <source>Say %1</source>
        <extracomment>A button, where two count up; %1 is the number to say</extracomment>
        <translation>报 %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <extracomment>A button: the queen of Wythoff&apos;s game goes to %1, a place such as (3, 5)</extracomment>
        <translation>移到 %1</translation>
    </message>
    <message>
        <source>Knock down %1</source>
        <extracomment>A button; %1 is how many pins</extracomment>
        <translation>击倒 %1 个</translation>
    </message>
    <message>
        <source>Knock down %1, leave %2</source>
        <extracomment>A button; %1 is how many pins, %2 what is left on both sides, such as 3 | 4</extracomment>
        <translation>击倒 %1 个，剩 %2</translation>
    </message>
    <message>
        <source>Place a cross</source>
        <extracomment>A button, in Treblecross</extracomment>
        <translation>画一个叉</translation>
    </message>
    <message>
        <source>Advance the pawn</source>
        <extracomment>A button, in Dawson&apos;s Chess</extracomment>
        <translation>推进这个兵</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>A button that makes the move that is picked, while none is</extracomment>
        <translation>取走</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>A button that makes the move that is picked, while none is; in games where nothing is taken</extracomment>
        <translation>走一步</translation>
    </message>
    <message>
        <source>count on by %1 and say %2</source>
        <extracomment>A move where two count up: %1 is added to the number that was said last, %2 is the number said now</extracomment>
        <translation>加 %1，报 %2</translation>
    </message>
    <message>
        <source>move the queen from %1 to %2</source>
        <extracomment>A move of Wythoff&apos;s game: %1 and %2 are places such as (3, 5)</extracomment>
        <translation>把皇后从 %1 移到 %2</translation>
    </message>
    <message>
        <source>knock down all of %1</source>
        <extracomment>A move: %1 is &quot;row 2&quot;</extracomment>
        <translation>击倒%1的全部球瓶</translation>
    </message>
    <message numerus="yes">
        <source>knock down %n pin(s) at an end of %1</source>
        <extracomment>A move: %1 is &quot;row 2&quot;</extracomment>
        <translation>
            <numerusform>击倒%1一端的 %n 个球瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knock down %n pin(s) in %1, leaving %2</source>
        <extracomment>A move: %1 is &quot;row 2&quot;, %2 what is left on both sides, such as &quot;3 and 4&quot;</extracomment>
        <translation>
            <numerusform>击倒%1中的 %n 个球瓶，两边剩下 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>place a cross on %1</source>
        <extracomment>A move of Treblecross: %1 is &quot;square 3 of row 1&quot;</extracomment>
        <translation>在%1画一个叉</translation>
    </message>
    <message>
        <source>advance %1</source>
        <extracomment>A move of Dawson&apos;s Chess: %1 is &quot;the pawn on file 5 of row 1&quot;</extracomment>
        <translation>推进%1</translation>
    </message>
    <message>
        <source>take %1</source>
        <comment>from the only heap</comment>
        <extracomment>A move: %1 is how many stones of the only heap</extracomment>
        <translation>取 %1 颗</translation>
    </message>
    <message>
        <source>%1 counted on by %2 and said %3</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 was added to the number said last, %3 is the number said now</extracomment>
        <translation>%1加 %2，报了 %3</translation>
    </message>
    <message>
        <source>%1 moved the queen from %2 to %3</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 and %3 are places such as (3, 5)</extracomment>
        <translation>%1把皇后从 %2 移到 %3</translation>
    </message>
    <message>
        <source>%1 knocked down all of %2</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 &quot;row 2&quot;</extracomment>
        <translation>%1击倒了%2的全部球瓶</translation>
    </message>
    <message numerus="yes">
        <source>%1 knocked down %n pin(s) at an end of %2</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 &quot;row 2&quot;</extracomment>
        <translation>
            <numerusform>%1击倒了%2一端的 %n 个球瓶</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocked down %n pin(s) in %2, leaving %3</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 &quot;row 2&quot;, %3 what is left on both sides, such as &quot;3 and 4&quot;</extracomment>
        <translation>
            <numerusform>%1击倒了%2中的 %n 个球瓶，两边剩下 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 placed a cross on %2</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 is &quot;square 3 of row 1&quot;</extracomment>
        <translation>%1在%2画了一个叉</translation>
    </message>
    <message>
        <source>%1 advanced %2</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 is &quot;the pawn on file 5 of row 1&quot;</extracomment>
        <translation>%1推进了%2</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <comment>from the only heap</comment>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 is how many stones of the only heap</extracomment>
        <translation>%1取走 %2 颗</translation>
    </message>
    <message>
        <source>slide %1 from square %2 to square %3</source>
        <extracomment>A move: %1 is &quot;coin 2&quot;, %2 and %3 the numbers of two squares</extracomment>
        <translation>把%1从第 %2 格滑到第 %3 格</translation>
    </message>
    <message>
        <source>%1 slid %2 from square %3 to square %4</source>
        <extracomment>%1 is who moved, &quot;The computer&quot;; %2 &quot;coin 2&quot;, %3 and %4 the numbers of two squares</extracomment>
        <translation>%1把%2从第 %3 格滑到第 %4 格</translation>
    </message>
    <message>
        <source>Slide by %1</source>
        <extracomment>A button; %1 is how many squares a coin slides</extracomment>
        <translation>滑动 %1 格</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Picked</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; from %2, which leaves &lt;b&gt;%3&lt;/b&gt; there.</source>
        <extracomment>What is picked: %1 stones from %2 (heap 2), which then has %3</extracomment>
        <translation>从%2取 &lt;b&gt;%1&lt;/b&gt; 颗，那里剩 &lt;b&gt;%3&lt;/b&gt; 颗。</translation>
    </message>
    <message>
        <source>%1, which leaves &lt;b&gt;%2&lt;/b&gt;.</source>
        <extracomment>What is picked: %1 is a move such as &quot;Take 1 from heap 1 and 3 from heap 2&quot;, %2 a position such as (1, 2)</extracomment>
        <translation>%1，剩下 &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; from %2 to the ground, which leaves &lt;b&gt;%3&lt;/b&gt; there.</source>
        <extracomment>What is picked: %1 stones are moved from %2 (step 1), which then has %3, to the ground</extracomment>
        <translation>把 &lt;b&gt;%1&lt;/b&gt; 颗从%2移到地面，那里剩 &lt;b&gt;%3&lt;/b&gt; 颗。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; = %2 × %3 from %4, which leaves &lt;b&gt;%5&lt;/b&gt;.</source>
        <extracomment>What is picked: the number %1, which is %2 times %3, is subtracted from %4, and %5 is left</extracomment>
        <translation>从 %4 中减去 &lt;b&gt;%1&lt;/b&gt; = %2 × %3，剩下 &lt;b&gt;%5&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A move as a whole sentence, such as &quot;Split heap 1 into 3 and 4&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>(%1, at most %2 now)</source>
        <extracomment>A position: a heap of %1 stones, of which at most %2 may be taken now</extracomment>
        <translation>（%1，此步最多取 %2 颗）</translation>
    </message>
    <message>
        <source>Part %1 (%2): %3</source>
        <extracomment>%1 is the number of a part of a sum, %2 its game, %3 a sentence about what is picked there</extracomment>
        <translation>第 %1 部分（%2）：%3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; from %2 to %3, which leaves &lt;b&gt;%4&lt;/b&gt; on %2 and &lt;b&gt;%5&lt;/b&gt; on %3.</source>
        <extracomment>What is picked: %1 stones are moved from %2 (step 3), which then has %4, to %3 (step 2), which then has %5</extracomment>
        <translation>把 &lt;b&gt;%1&lt;/b&gt; 颗从%2移到%3，此后%2有 &lt;b&gt;%4&lt;/b&gt; 颗，%3有 &lt;b&gt;%5&lt;/b&gt; 颗。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, which leaves &lt;b&gt;%2&lt;/b&gt;.</source>
        <extracomment>What is picked: %1 stones from the only heap, which then has %2</extracomment>
        <translation>取 &lt;b&gt;%1&lt;/b&gt; 颗，剩 &lt;b&gt;%2&lt;/b&gt; 颗。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, the whole heap.</source>
        <extracomment>What is picked: %1 stones, the whole heap</extracomment>
        <translation>取 &lt;b&gt;%1&lt;/b&gt; 颗，整堆取完。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, which leaves &lt;b&gt;%2&lt;/b&gt;; of these up to &lt;b&gt;%3&lt;/b&gt; may then be taken.</source>
        <extracomment>What is picked: %1 stones from the only heap, which then has %2; of these the other player may take up to %3</extracomment>
        <translation>取 &lt;b&gt;%1&lt;/b&gt; 颗，剩 &lt;b&gt;%2&lt;/b&gt; 颗，对方接着最多可取 &lt;b&gt;%3&lt;/b&gt; 颗。</translation>
    </message>
    <message>
        <source>Count on by &lt;b&gt;%1&lt;/b&gt; and say &lt;b&gt;%2&lt;/b&gt;.</source>
        <extracomment>What is picked: %1 is added to the number that was said last, %2 is the number to say</extracomment>
        <translation>加 &lt;b&gt;%1&lt;/b&gt;，报 &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Move the queen from %1 to &lt;b&gt;%2&lt;/b&gt;.</source>
        <extracomment>What is picked in Wythoff&apos;s game: %1 and %2 are places such as (3, 5)</extracomment>
        <translation>把皇后从 %1 移到 &lt;b&gt;%2&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; at an end of %2, which leaves &lt;b&gt;%3&lt;/b&gt; there.</source>
        <extracomment>What is picked: %1 pins at an end of %2 (row 2), which then has %3</extracomment>
        <translation>击倒%2一端的 &lt;b&gt;%1&lt;/b&gt; 个，那里剩 &lt;b&gt;%3&lt;/b&gt; 个。</translation>
    </message>
    <message>
        <source>%1 from square %2 to square &lt;b&gt;%3&lt;/b&gt;.</source>
        <extracomment>What is picked: %1 is &quot;Coin 2&quot;, %2 and %3 the numbers of two squares</extracomment>
        <translation>%1：从第 %2 格到第 &lt;b&gt;%3&lt;/b&gt; 格。</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Places</name>
    <message>
        <source>step %1</source>
        <extracomment>A step of a staircase by its number, counted from the ground</extracomment>
        <translation>第 %1 级</translation>
    </message>
    <message>
        <source>block %1</source>
        <extracomment>A block of cake by its number</extracomment>
        <translation>第 %1 块</translation>
    </message>
    <message>
        <source>the block</source>
        <extracomment>The only block of cake</extracomment>
        <translation>这一块</translation>
    </message>
    <message>
        <source>the row</source>
        <extracomment>The only row of pins, pawns or squares</extracomment>
        <translation>这一排</translation>
    </message>
    <message>
        <source>the heap</source>
        <extracomment>The only heap of stones</extracomment>
        <translation>这一堆</translation>
    </message>
    <message>
        <source>the only square of %1</source>
        <extracomment>A square of Treblecross; %1 is &quot;row 2&quot;</extracomment>
        <translation>%1唯一的一格</translation>
    </message>
    <message>
        <source>an end square of %1</source>
        <extracomment>A square of Treblecross; %1 is &quot;row 2&quot;</extracomment>
        <translation>%1一端的一格</translation>
    </message>
    <message>
        <source>square %1 of %2</source>
        <extracomment>A square of Treblecross by its number, counted from the left; %2 is &quot;row 2&quot;</extracomment>
        <translation>%2的第 %1 格</translation>
    </message>
    <message>
        <source>the only pawn of %1</source>
        <extracomment>A pawn of Dawson&apos;s Chess; %1 is &quot;row 2&quot;</extracomment>
        <translation>%1唯一的兵</translation>
    </message>
    <message>
        <source>the pawn at an end of %1</source>
        <extracomment>A pawn of Dawson&apos;s Chess; %1 is &quot;row 2&quot;</extracomment>
        <translation>%1一端的兵</translation>
    </message>
    <message>
        <source>the second pawn from an end of %1</source>
        <extracomment>A pawn of Dawson&apos;s Chess; %1 is &quot;row 2&quot;</extracomment>
        <translation>%1从一端数起的第二个兵</translation>
    </message>
    <message>
        <source>the pawn on file %1 of %2</source>
        <extracomment>A pawn of Dawson&apos;s Chess by the number of its file, counted from the left; %2 is &quot;row 2&quot;</extracomment>
        <translation>%2第 %1 个兵</translation>
    </message>
    <message>
        <source>row %1</source>
        <extracomment>A row of pins, pawns or squares by its number</extracomment>
        <translation>第 %1 排</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>一级</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>加一级台阶</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Add a block</source>
        <translation>加一块</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>堆</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>加一堆</translation>
    </message>
    <message>
        <source>coin %1</source>
        <extracomment>A coin on a strip of squares by its number, counted from the left</extracomment>
        <translation>第 %1 枚硬币</translation>
    </message>
    <message>
        <source>the coin</source>
        <extracomment>The only coin on a strip of squares</extracomment>
        <translation>这枚硬币</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Add a coin</source>
        <translation>添加一枚硬币</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Players</name>
    <message>
        <source>Two people</source>
        <extracomment>Who plays: two people at one table</extracomment>
        <translation>两人对弈</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>Who plays: two computer opponents by their names</extracomment>
        <translation>%1对%2</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Reasons</name>
    <message>
        <source>Its Grundy value is beyond the bound up to which values are computed.</source>
        <translation>这个局面的 SG 值超出了计算的范围。</translation>
    </message>
    <message>
        <source>No stone is left: in misère play the player to move has won.</source>
        <translation>石子已经取完：在反常规则下，轮到走的一方已经赢了。</translation>
    </message>
    <message>
        <source>No move is left: the player to move has lost.</source>
        <translation>已经没有可走的步：轮到走的一方已经输了。</translation>
    </message>
    <message>
        <source>No stone is left: the player to move cannot move, and has lost.</source>
        <translation>石子已经取完：轮到走的一方无子可取，已经输了。</translation>
    </message>
    <message numerus="yes">
        <source>Every move takes a heap of one, and there are %n of them, an odd number: the player to move takes the last stone and loses.</source>
        <translation>
            <numerusform>每一步都取走只有一颗的一堆，这样的堆有 %n 个，是奇数：轮到走的一方取到最后一颗，因而输。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move takes a heap of one, and there are %n of them, an even number: the opponent takes the last stone and loses.</source>
        <translation>
            <numerusform>每一步都取走只有一颗的一堆，这样的堆有 %n 个，是偶数：对方取到最后一颗，因而输。</numerusform>
        </translation>
    </message>
    <message>
        <source>With heaps of two or more, misère Nim is decided as Nim is: the nim-sum is 0, and every move makes it different from 0.</source>
        <translation>有不少于两颗的堆时，反尼姆与尼姆的胜负相同：异或和为 0，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>With several heaps of two or more, misère Nim is played as Nim is: the nim-sum is %1, and the winning moves make it 0.</source>
        <translation>有若干个不少于两颗的堆时，反尼姆与尼姆的走法相同：异或和为 %1，制胜的走法使它变为 0。</translation>
    </message>
    <message numerus="yes">
        <source>Only one heap holds two or more, beside %n heap(s) of one. The winning move leaves one stone of it, so that the number of heaps of one is odd.</source>
        <translation>
            <numerusform>只有一堆不少于两颗，另有 %n 个一颗的堆。制胜的走法把这一堆取到只剩一颗，使一颗的堆有奇数个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only one heap holds two or more, beside %n heap(s) of one. The winning move takes it whole, so that the number of heaps of one is odd.</source>
        <translation>
            <numerusform>只有一堆不少于两颗，另有 %n 个一颗的堆。制胜的走法把这一堆全部取走，使一颗的堆有奇数个。</numerusform>
        </translation>
    </message>
    <message>
        <source>In every column the number of 1s is a multiple of %1, and every move ends that.</source>
        <extracomment>%1 is k + 1, at least 2</extracomment>
        <translation>每一列中 1 的个数都是 %1 的倍数，而任何一步都会破坏这一点。</translation>
    </message>
    <message numerus="yes">
        <source>In %1 the number of 1s is %2, which is not a multiple of %3. It is the highest such column, and a move in at most %4 heap(s) makes the number of 1s in every column a multiple of %3.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 a number of 1s, %3 is k + 1, at least 2, and %4 is k</extracomment>
        <translation>
            <numerusform>在%1中，1 的个数是 %2，不是 %3 的倍数。这是最高的这样的列，改动至多 %4 堆，就能使每一列 1 的个数都成为 %3 的倍数。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2 × %3: however many of 1 to %4 are taken, the answer that makes it %3 together leaves whole blocks of %3 again.</source>
        <extracomment>%1 is the heap, %2 a number of blocks, %3 the size of a block, m + 1</extracomment>
        <translation>%1 = %2 × %3：无论取走 1 到 %4 颗中的几颗，对方都可以凑足 %3 颗，剩下的仍是 %3 的倍数。</translation>
    </message>
    <message>
        <source>%1 = %2 × %3 + %4: taking %4 leaves whole blocks of %3.</source>
        <extracomment>%1 is the heap, %2 a number of blocks, %3 the size of a block, %4 the remainder</extracomment>
        <translation>%1 = %2 × %3 + %4：取走 %4 颗，剩下的是 %3 的倍数。</translation>
    </message>
    <message>
        <source>%1 is cold: it is the cold pair with the difference %2, and every move from a cold pair leads to a pair that is not.</source>
        <extracomment>%1 is a pair of numbers, %2 a number</extracomment>
        <translation>%1 是奇异局势：它就是差为 %2 的那一对，而从奇异局势走任何一步都会离开奇异局势。</translation>
    </message>
    <message>
        <source>%1 is not cold: the cold pair with the difference %2 is %3. So some move leads to a cold pair.</source>
        <extracomment>%1 and %3 are pairs of numbers, %2 is a number</extracomment>
        <translation>%1 不是奇异局势：差为 %2 的奇异局势是 %3。所以有一步能走到奇异局势。</translation>
    </message>
    <message>
        <source>All %1 may be taken at once.</source>
        <translation>可以一次取完全部 %1 颗。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number, and at most %2 may be taken: whatever is taken, the opponent may then take the smallest part of the rest.</source>
        <translation>%1 是斐波那契数，而最多只能取 %2 颗：无论怎么取，对方都可以取走剩余数的最小部分。</translation>
    </message>
    <message>
        <source>In Fibonacci numbers, no two of them neighbours, %1 = %2. At most %4 may be taken, less than the smallest part, %3: whatever is taken, the opponent may then take the smallest part of the rest.</source>
        <extracomment>%1 is a number, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota</extracomment>
        <translation>写成互不相邻的斐波那契数之和，%1 = %2。最多只能取 %4 颗，少于最小部分 %3：无论怎么取，对方都可以取走剩余数的最小部分。</translation>
    </message>
    <message>
        <source>In Fibonacci numbers, no two of them neighbours, %1 = %2. At most %4 may be taken, so the smallest part, %3, may be: the next is more than twice as large, and the opponent cannot take it whole.</source>
        <translation>写成互不相邻的斐波那契数之和，%1 = %2。最多可取 %4 颗，所以可以取走最小部分 %3：下一部分大于它的两倍，对方不能一次取完。</translation>
    </message>
    <message>
        <source>The numbers are equal: subtracting one from the other makes it 0, and wins.</source>
        <translation>两个数相等：从一个数中减去另一个就得到 0，因而获胜。</translation>
    </message>
    <message>
        <source>%1 × (%1 − %2) = %3 is more than %2&lt;sup&gt;2&lt;/sup&gt; = %4: %1 is more than the golden ratio times %2, and then a move can leave a pair that is lost.</source>
        <extracomment>%1 and %2 are the numbers, %3 and %4 the two products</extracomment>
        <translation>%1 × (%1 − %2) = %3 大于 %2&lt;sup&gt;2&lt;/sup&gt; = %4：%1 大于 %2 的黄金比倍，这时有一步能留下必败的一对。</translation>
    </message>
    <message>
        <source>%1 × (%1 − %2) = %3 is less than %2&lt;sup&gt;2&lt;/sup&gt; = %4: %1 is less than the golden ratio times %2, and then the only move leaves a pair that is won.</source>
        <translation>%1 × (%1 − %2) = %3 小于 %2&lt;sup&gt;2&lt;/sup&gt; = %4：%1 小于 %2 的黄金比倍，这时唯一的一步留下必胜的一对。</translation>
    </message>
    <message>
        <source>Its Grundy value is 0: every move leads to a position whose value is not 0.</source>
        <translation>它的 SG 值是 0：任何一步都走到 SG 值不为 0 的局面。</translation>
    </message>
    <message>
        <source>Its Grundy value is %1, not 0: some move leads to a position of value 0.</source>
        <translation>它的 SG 值是 %1，不为 0：有一步能走到 SG 值为 0 的局面。</translation>
    </message>
    <message>
        <source>Each part is worth a Nim heap of its Grundy value, and their nim-sum is %1 = 0: every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as 7 ⊕ 0 ⊕ 2</extracomment>
        <translation>每一部分都相当于大小为其 SG 值的一堆尼姆，异或和是 %1 = 0：任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>Each part is worth a Nim heap of its Grundy value, and their nim-sum is %1 = %2: some move makes it 0.</source>
        <translation>每一部分都相当于大小为其 SG 值的一堆尼姆，异或和是 %1 = %2：有一步能使它变为 0。</translation>
    </message>
    <message>
        <source>Each heap is worth a Nim heap of its Grundy value, and their nim-sum is %1 = 0: every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as 7 ⊕ 0 ⊕ 2</extracomment>
        <translation>每一堆都相当于大小为其 SG 值的一堆尼姆，异或和是 %1 = 0：任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>Each heap is worth a Nim heap of its Grundy value, and their nim-sum is %1 = %2: some move makes it 0.</source>
        <translation>每一堆都相当于大小为其 SG 值的一堆尼姆，异或和是 %1 = %2：有一步能使它变为 0。</translation>
    </message>
    <message>
        <source>The block is worth %1 to Left, counted in cuts.</source>
        <extracomment>%1 is an integer, over 0 where Left is ahead</extracomment>
        <translation>这块蛋糕对左方的值是 %1 刀。</translation>
    </message>
    <message>
        <source>The blocks are worth %1 to Left, counted in cuts: together %2.</source>
        <extracomment>%1 is a list such as &quot;2, -1 and 0&quot;; %2 their sum</extracomment>
        <translation>各块蛋糕对左方的值分别是 %1 刀：合计 %2 刀。</translation>
    </message>
    <message>
        <source>The nim-sum of the other parts is 0, so part %1 alone decides: it is won, and its winning moves win the sum.</source>
        <translation>其他部分的异或和为 0，所以只由第 %1 部分决定：它是必胜态，它的制胜走法也使整个和获胜。</translation>
    </message>
    <message>
        <source>One of the numbers is 0, so nothing can be subtracted: the player to move has lost.</source>
        <translation>有一个数是 0，不能再减：轮到走的一方已经输了。</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Rules</name>
    <message>
        <source>Take any number of stones. Whoever takes the last one wins.</source>
        <translation>取走任意颗石子。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap. Whoever takes the last stone wins.</source>
        <translation>从一堆中取走任意颗石子。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Take any number of stones. Whoever takes the last one loses.</source>
        <translation>取走任意颗石子。取走最后一颗者告负。</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap. Whoever takes the last stone loses.</source>
        <translation>从一堆中取走任意颗石子。取走最后一颗者告负。</translation>
    </message>
    <message>
        <source>Take stones from up to %1 heaps, from each as many as you like. Whoever takes the last stone wins.</source>
        <extracomment>%1 is a number of heaps, 2 or more</extracomment>
        <translation>从至多 %1 堆中取石子，每堆取几颗都行。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Take 1 stone. Whoever takes the last one wins.</source>
        <translation>取走 1 颗石子。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Take 1 stone from any heap. Whoever takes the last stone wins.</source>
        <translation>从任意一堆中取走 1 颗石子。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Take 1 to %1 stones. Whoever takes the last one wins.</source>
        <extracomment>%1 is the most stones that may be taken, 2 or more</extracomment>
        <translation>取走 1 至 %1 颗石子。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Take 1 to %1 stones from one heap. Whoever takes the last stone wins.</source>
        <translation>从一堆中取走 1 至 %1 颗石子。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Take exactly %1 stones at a time.</source>
        <extracomment>%1 is an amount, or several such as &quot;1, 3 or 4&quot;</extracomment>
        <translation>每次恰好取走 %1 颗石子。</translation>
    </message>
    <message>
        <source>Take exactly %1 stones from one heap.</source>
        <translation>从一堆中恰好取走 %1 颗石子。</translation>
    </message>
    <message>
        <source>Whoever takes the last stone wins.</source>
        <translation>取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Move the queen left, down, or diagonally down to the left, as far as you like. Whoever brings her to the corner (0, 0) wins.</source>
        <translation>把皇后向左、向下或沿左下斜线移动任意格。把她移到角落 (0, 0) 者获胜。</translation>
    </message>
    <message>
        <source>Take 1 stone first, and after that at most twice what was just taken.</source>
        <translation>第一步取走 1 颗石子，此后每步至多取上一步的两倍。</translation>
    </message>
    <message>
        <source>Take 1 to %1 stones first, and after that at most twice what was just taken.</source>
        <translation>第一步取走 1 至 %1 颗石子，此后每步至多取上一步的两倍。</translation>
    </message>
    <message>
        <source>Move any number of stones from one step down to the next, and from step 1 to the ground. Whoever brings the last stone to the ground wins.</source>
        <translation>把一级台阶上的任意颗石子移到下一级，第 1 级的移到地面。把最后一颗移到地面者获胜。</translation>
    </message>
    <message>
        <source>Knock down one pin, or two that stand side by side. Whoever knocks down the last pin wins.</source>
        <translation>击倒一个球瓶，或相邻的两个球瓶。击倒最后一个球瓶者获胜。</translation>
    </message>
    <message>
        <source>Knock down two pins that stand side by side.</source>
        <translation>击倒相邻的两个球瓶。</translation>
    </message>
    <message>
        <source>Whoever finds no such two loses.</source>
        <translation>找不到这样两个球瓶者告负。</translation>
    </message>
    <message>
        <source>Advance one of your pawns: its file and the files beside it are then out of play. Whoever has no file left loses.</source>
        <translation>推进自己的一枚兵：它所在的直线和两旁的直线随即退出对局。没有直线可走者告负。</translation>
    </message>
    <message>
        <source>Place a cross on an empty square; three in a row win. Two side by side, or one square apart, let the other make three: whoever places the last safe cross wins.</source>
        <translation>在空格里画一个叉，三个叉连成一排者获胜。两个叉相邻或只隔一格，对方就能连成三个：画下最后一个安全的叉者获胜。</translation>
    </message>
    <message>
        <source>Split one heap into two heaps of different sizes.</source>
        <translation>把一堆拆成大小不同的两堆。</translation>
    </message>
    <message>
        <source>Take any number of stones from one heap, or split a heap in two without taking any. Whoever takes the last stone wins.</source>
        <translation>从一堆中取走任意颗石子，或者一颗不取，把一堆拆成两堆。取走最后一颗者获胜。</translation>
    </message>
    <message>
        <source>Whoever makes a number 0 wins.</source>
        <translation>使一个数变成 0 者获胜。</translation>
    </message>
    <message>
        <source>Subtract the smaller number from the larger, once or several times.</source>
        <translation>从较大的数中减去较小的数，一次或多次。</translation>
    </message>
    <message>
        <source>Subtract the smaller number from the larger: now %1 from %2, once.</source>
        <extracomment>%1 is the smaller number, %2 the larger</extracomment>
        <translation>从较大的数中减去较小的数：现在从 %2 中减 %1，只能减 1 次。</translation>
    </message>
    <message>
        <source>Subtract the smaller number from the larger: now %1 from %2, 1 to %3 times.</source>
        <translation>从较大的数中减去较小的数：现在从 %2 中减 %1，可减 1 至 %3 次。</translation>
    </message>
    <message>
        <source>You are Left and cut a block from top to bottom; Right cuts from left to right. Whoever cannot cut loses.</source>
        <translation>你是左方，把一块从上到下切开；右方从左到右切。不能再切者告负。</translation>
    </message>
    <message>
        <source>You are Right and cut a block from left to right; Left cuts from top to bottom. Whoever cannot cut loses.</source>
        <translation>你是右方，把一块从左到右切开；左方从上到下切。不能再切者告负。</translation>
    </message>
    <message>
        <source>Left cuts a block from top to bottom, Right from left to right. Whoever cannot cut loses.</source>
        <translation>左方把一块从上到下切开，右方从左到右切。不能再切者告负。</translation>
    </message>
    <message>
        <source>Move in one of the games, by its rules. Whoever cannot move in any of them loses.</source>
        <translation>选一个分量游戏，按它的规则走一步。在哪个分量里都走不了者告负。</translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>无法行动者告负。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: the rule, and who wins</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list of which one is chosen: %1 is all numbers but the last, %2 the last</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of which one is chosen</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>split it into %1 heaps</source>
        <extracomment>What may be done with a heap: %1 is &quot;2&quot;, &quot;3&quot; or &quot;2 or 3&quot; heaps</extracomment>
        <translation>拆成 %1 堆</translation>
    </message>
    <message>
        <source>take %1 and leave %2 heap</source>
        <extracomment>What may be done with a heap: %1 is how many stones are taken, %2 into how many heaps the rest goes: &quot;1&quot;, &quot;0 or 1&quot;</extracomment>
        <translation>取 %1 颗，留下 %2 堆</translation>
    </message>
    <message>
        <source>take %1 and leave %2 heaps</source>
        <translation>取 %1 颗，留下 %2 堆</translation>
    </message>
    <message>
        <source>Digit i of the code says how many heaps may be left after taking i stones: 1 none, 2 one, 4 two, and their sums.</source>
        <translation>编码的第 i 位说明取走 i 颗之后可以留下几堆：1 表示不留，2 表示一堆，4 表示两堆，可以相加。</translation>
    </message>
    <message>
        <source>With one heap, %1.</source>
        <extracomment>The rule of a game as a sentence: %1 is what may be done with a heap</extracomment>
        <translation>选一堆，%1。</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between moves of which one is made</comment>
        <translation>，或</translation>
    </message>
    <message>
        <source>Take some stones first, but not all, and after that at most twice what was just taken.</source>
        <extracomment>%1 is the most stones that may be taken in the first move</extracomment>
        <translation>第一步取走若干颗石子，但不能取完，此后每步至多取上一步的两倍。</translation>
    </message>
    <message>
        <source>Digit i of the code says how many heaps may be left after taking i stones: 1 none, 2 one, 4 two, 8 three, and their sums.</source>
        <translation>编码的第 i 位说明取走 i 颗之后可以留下几堆：1 表示不留，2 表示一堆，4 表示两堆，8 表示三堆，可以相加。</translation>
    </message>
    <message>
        <source>Count up from 0, by 1 at a time. Whoever says %1 wins.</source>
        <extracomment>Bash&apos;s game told as counting: %1 is the number that wins</extracomment>
        <translation>从 0 起轮流报数，每次加 1。报出 %1 者获胜。</translation>
    </message>
    <message>
        <source>Count up from 0, by 1 to %1 at a time. Whoever says %2 wins.</source>
        <extracomment>Bash&apos;s game told as counting: %1 is the most that may be added, 2 or more, %2 the number that wins</extracomment>
        <translation>从 0 起轮流报数，每次加 1 至 %1。报出 %2 者获胜。</translation>
    </message>
    <message>
        <source>Slide one coin to the left as far as you like, but not past another coin.</source>
        <translation>把一枚硬币向左滑动任意格，但不能越过别的硬币。</translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Verdicts</name>
    <message>
        <source>It left a position that the other player cannot win.</source>
        <translation>这一步留下的局面，对方赢不了。</translation>
    </message>
    <message>
        <source>It turned s = %1 into t = 0: every column holds an even number of 1s, and whatever the other player does will make one of them odd.</source>
        <extracomment>%1 is s, the nim-sum before the move</extracomment>
        <translation>s = %1 变成了 t = 0：每一列都有偶数个 1，对方无论怎么走，都会使某一列变为奇数个。</translation>
    </message>
    <message numerus="yes">
        <source>It left %n heap(s) of one, an odd number: they are taken one by one, and the last, which loses, falls to the other player.</source>
        <translation>
            <numerusform>这一步留下 %n 个一颗的堆，是奇数：它们被一个一个取走，而取最后一颗者负，这最后一颗轮到对方取。</numerusform>
        </translation>
    </message>
    <message>
        <source>It turned the nim-sum %1 into 0 and left several heaps of two or more: with these, misère Nim is decided as Nim is, and every move makes the nim-sum different from 0.</source>
        <extracomment>%1 is the nim-sum before the move</extracomment>
        <translation>这一步把异或和 %1 变成了 0，并留下若干个不少于两颗的堆：这时反尼姆与尼姆的胜负相同，而任何一步都会使异或和不再为 0。</translation>
    </message>
    <message>
        <source>In %1 the number of 1s was %2, no multiple of %3. Now it is a multiple of %3 in every column, and every move ends that.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 a number of 1s, %3 is k + 1, at least 2</extracomment>
        <translation>在%1中，1 的个数原来是 %2，不是 %3 的倍数。现在每一列中 1 的个数都是 %3 的倍数，而任何一步都会破坏这一点。</translation>
    </message>
    <message>
        <source>It left %1 = %2 × %3: every move of k has an answer of %3 − k, which leaves whole blocks of %3 again.</source>
        <extracomment>%1 is the heap, %2 a number of blocks, %3 the size of a block, m + 1</extracomment>
        <translation>这一步留下 %1 = %2 × %3：对方走几（记作 k），就用 %3 − k 来应，剩下的仍是 %3 的倍数。</translation>
    </message>
    <message>
        <source>It left %1, the cold pair with the difference %2. No move leads from one cold pair to another: a move in one heap keeps the other number, a move in both keeps the difference, and no two cold pairs have a number or a difference in common.</source>
        <extracomment>%1 is a pair of numbers, %2 a number</extracomment>
        <translation>这一步留下 %1，它就是差为 %2 的奇异局势。任何一步都不能从一个奇异局势走到另一个：只动一堆，另一个数不变；两堆同取，差不变；而任何两个奇异局势既没有相同的数，也没有相同的差。</translation>
    </message>
    <message>
        <source>It left %1, a Fibonacci number, of which at most %2 may be taken now: whatever is taken, the smallest part of the rest can be taken in answer.</source>
        <extracomment>%1 is the heap, %2 the quota</extracomment>
        <translation>这一步留下 %1，它是斐波那契数，而对方最多只能取 %2 颗：无论怎么取，都可以接着取走剩余数的最小部分。</translation>
    </message>
    <message>
        <source>It left %1 and %2. %1 × (%1 − %2) = %3 is less than %2&lt;sup&gt;2&lt;/sup&gt; = %4, so %1 is less than the golden ratio times %2: the other player can only subtract %2 once, which leaves %2 and %5, and %2 is more than the golden ratio times %5.</source>
        <extracomment>%1 and %2 are the numbers, %3 and %4 the two products, %5 is %1 − %2</extracomment>
        <translation>这一步留下 %1 和 %2。%1 × (%1 − %2) = %3 小于 %2&lt;sup&gt;2&lt;/sup&gt; = %4，所以 %1 小于 %2 的黄金比倍：对方只能减去一个 %2，留下 %2 和 %5，而 %2 大于 %5 的黄金比倍。</translation>
    </message>
    <message>
        <source>The Grundy values of the parts now have the nim-sum %1, and every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>现在各部分 SG 值的异或和是 %1，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The Grundy values of the parts had the nim-sum %1, now they have %2, and every move makes it different from 0.</source>
        <extracomment>%1 and %2 are nim-sums such as &quot;7 ⊕ 2 = 5&quot;</extracomment>
        <translation>各部分 SG 值的异或和原来是 %1，现在是 %2，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The Grundy values had the nim-sum %1, now they have %2, and every move makes it different from 0.</source>
        <extracomment>%1 and %2 are nim-sums such as &quot;7 ⊕ 2 = 5&quot;</extracomment>
        <translation>各堆 SG 值的异或和原来是 %1，现在是 %2，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>It left a position that the other player can win.</source>
        <translation>这一步留下的局面，对方能赢。</translation>
    </message>
    <message>
        <source>Now t = %1, with an odd number of 1s in %2.</source>
        <extracomment>%1 is t, the nim-sum after the move; %2 is &quot;the 4s and 2s columns&quot;</extracomment>
        <translation>现在 t = %1，%2有奇数个 1。</translation>
    </message>
    <message numerus="yes">
        <source>It left one heap of two or more, beside %n heap(s) of one: the other player can leave an odd number of heaps of one.</source>
        <translation>
            <numerusform>这一步留下一个不少于两颗的堆，另有 %n 个一颗的堆：对方能使一颗的堆剩下奇数个。</numerusform>
        </translation>
    </message>
    <message>
        <source>It left several heaps of two or more, and the nim-sum %1, which the other player can make 0.</source>
        <extracomment>%1 is the nim-sum</extracomment>
        <translation>这一步留下若干个不少于两颗的堆，异或和为 %1，对方能使它变为 0。</translation>
    </message>
    <message>
        <source>Now the number of 1s in %1 is %2, no multiple of %3.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 a number of 1s, %3 is k + 1, at least 2</extracomment>
        <translation>现在%1中 1 的个数是 %2，不是 %3 的倍数。</translation>
    </message>
    <message>
        <source>It left %1 = %2 × %3 + %4: a move of %4 leaves whole blocks of %3.</source>
        <extracomment>%1 is the heap, %2 a number of blocks, %3 the size of a block, %4 the remainder</extracomment>
        <translation>这一步留下 %1 = %2 × %3 + %4：对方走 %4，剩下的就是 %3 的倍数。</translation>
    </message>
    <message>
        <source>It left %1, which is not cold: the cold pair with the difference %2 is %3.</source>
        <extracomment>%1 and %3 are pairs of numbers, %2 is a number</extracomment>
        <translation>这一步留下 %1，它不是奇异局势：差为 %2 的奇异局势是 %3。</translation>
    </message>
    <message>
        <source>It left %1, and all of it may be taken at once.</source>
        <translation>这一步留下 %1 颗，对方可以一次取完。</translation>
    </message>
    <message>
        <source>It left %1 and %2. %1 × (%1 − %2) = %3 is more than %2&lt;sup&gt;2&lt;/sup&gt; = %4, so %1 is more than the golden ratio times %2.</source>
        <extracomment>%1 and %2 are the numbers, %3 and %4 the two products</extracomment>
        <translation>这一步留下 %1 和 %2。%1 × (%1 − %2) = %3 大于 %2&lt;sup&gt;2&lt;/sup&gt; = %4，所以 %1 大于 %2 的黄金比倍。</translation>
    </message>
    <message>
        <source>The Grundy values of the parts now have the nim-sum %1.</source>
        <extracomment>%1 is a nim-sum such as &quot;7 ⊕ 2 = 5&quot;</extracomment>
        <translation>现在各部分 SG 值的异或和是 %1。</translation>
    </message>
    <message>
        <source>The Grundy values now have the nim-sum %1.</source>
        <extracomment>%1 is a nim-sum such as &quot;7 ⊕ 2 = 5&quot;</extracomment>
        <translation>现在各堆 SG 值的异或和是 %1。</translation>
    </message>
    <message>
        <source>The nim-sum of the other parts is 0, so part %1 alone decides, and it can be won.</source>
        <translation>其他部分的异或和为 0，所以只由第 %1 部分决定，而它是必胜态。</translation>
    </message>
    <message>
        <source>The position was lost: every move leaves one that the other player can win.</source>
        <translation>原来的局面是必败态：无论怎么走，留下的局面对方都能赢。</translation>
    </message>
    <message>
        <source>Every column held an even number of 1s (s = 0), and any move makes one of them odd.</source>
        <translation>原来每一列都有偶数个 1（s = 0），无论怎么走都会使某一列变为奇数个。</translation>
    </message>
    <message numerus="yes">
        <source>There were %n heap(s) of one, an odd number: they are taken one by one, and the last, which loses, falls to whoever took the first.</source>
        <translation>
            <numerusform>原来有 %n 个一颗的堆，是奇数：它们被一个一个取走，而取最后一颗者负，取第一颗的一方也要取最后一颗。</numerusform>
        </translation>
    </message>
    <message>
        <source>With several heaps of two or more, misère Nim is decided as Nim is: the nim-sum was 0, and every move makes it different from 0.</source>
        <translation>有若干个不少于两颗的堆时，反尼姆与尼姆的胜负相同：原来异或和为 0，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>In every column the number of 1s was a multiple of %1, and every move ends that.</source>
        <extracomment>%1 is k + 1, at least 2</extracomment>
        <translation>原来每一列中 1 的个数都是 %1 的倍数，而任何一步都会破坏这一点。</translation>
    </message>
    <message>
        <source>%1 = %2 × %3: every move of k has an answer of %3 − k, which leaves whole blocks of %3 again.</source>
        <extracomment>%1 is the heap, %2 a number of blocks, %3 the size of a block, m + 1</extracomment>
        <translation>%1 = %2 × %3：无论走几（记作 k），对方都可以用 %3 − k 来应，剩下的仍是 %3 的倍数。</translation>
    </message>
    <message>
        <source>%1 is the cold pair with the difference %2, and no move leads from one cold pair to another.</source>
        <extracomment>%1 is a pair of numbers, %2 a number</extracomment>
        <translation>%1 就是差为 %2 的奇异局势，而任何一步都不能从一个奇异局势走到另一个。</translation>
    </message>
    <message>
        <source>%1 is a Fibonacci number, and at most %2 might be taken: whatever is taken, the smallest part of the rest can be taken in answer.</source>
        <extracomment>%1 is the heap, %2 the quota</extracomment>
        <translation>%1 是斐波那契数，而最多只能取 %2 颗：无论怎么取，对方都可以接着取走剩余数的最小部分。</translation>
    </message>
    <message>
        <source>%1 × (%1 − %2) = %3 is less than %2&lt;sup&gt;2&lt;/sup&gt; = %4, so %1 was less than the golden ratio times %2: the only move was to subtract %2 once.</source>
        <extracomment>%1 and %2 are the numbers, %3 and %4 the two products</extracomment>
        <translation>%1 × (%1 − %2) = %3 小于 %2&lt;sup&gt;2&lt;/sup&gt; = %4，所以 %1 小于 %2 的黄金比倍：只有减去一个 %2 这一步可走。</translation>
    </message>
    <message>
        <source>The Grundy value was 0, and every move leads to another value.</source>
        <translation>原来 SG 值是 0，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The Grundy values of the parts had the nim-sum %1, and every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>各部分 SG 值的异或和原来是 %1，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The Grundy values had the nim-sum %1, and every move makes it different from 0.</source>
        <extracomment>%1 is a nim-sum such as &quot;2 ⊕ 2 = 0&quot;</extracomment>
        <translation>各堆 SG 值的异或和原来是 %1，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The cake was worth 0, counted in cuts, and every cut costs its player at least 1: who has to cut loses.</source>
        <translation>蛋糕的值原来是 0，而每切一刀，切的一方至少损失 1：轮到切的一方必败。</translation>
    </message>
    <message>
        <source>There was a winning move: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>原来有制胜的一步：%1。</translation>
    </message>
    <message>
        <source>A move could have turned s = %1 into 0: %2.</source>
        <extracomment>%1 is s, %2 a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>本来有一步能使 s = %1 变为 0：%2。</translation>
    </message>
    <message>
        <source>Only one heap held two or more, and a move could have left an odd number of heaps of one: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>原来只有一堆不少于两颗，有一步能使一颗的堆剩下奇数个：%1。</translation>
    </message>
    <message>
        <source>The nim-sum was %1, and a move could have made it 0: %2.</source>
        <extracomment>%1 is the nim-sum, %2 a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>原来异或和是 %1，有一步能使它变为 0：%2。</translation>
    </message>
    <message>
        <source>In %1 the number of 1s was %2, not a multiple of %3, and a move could have made the number of 1s in every column a multiple of %3: %4.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 a number of 1s, %3 is k + 1, at least 2; %4 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>在%1中，1 的个数原来是 %2，不是 %3 的倍数，有一步能使每一列 1 的个数都成为 %3 的倍数：%4。</translation>
    </message>
    <message>
        <source>%1 = %2 × %3 + %4, and a move could have left whole blocks of %3: %5.</source>
        <extracomment>%1 is the heap, %2 a number of blocks, %3 the size of a block, %4 the remainder; %5 is a move</extracomment>
        <translation>%1 = %2 × %3 + %4，有一步能使剩下的是 %3 的倍数：%5。</translation>
    </message>
    <message>
        <source>%1 was not cold, and a move could have left a cold pair: %2.</source>
        <extracomment>%1 is a pair of numbers, %2 a move such as &quot;take 2 from heap 1, which leaves (1, 2)&quot;</extracomment>
        <translation>%1 不是奇异局势，有一步能走到奇异局势：%2。</translation>
    </message>
    <message>
        <source>%1 was more than the golden ratio times %2, and a move could have left a pair that is lost: %3.</source>
        <extracomment>%1 and %2 are numbers, %3 a move such as &quot;subtract 21 from 55, which leaves (34, 21)&quot;</extracomment>
        <translation>%1 大于 %2 的黄金比倍，有一步能留下必败的一对：%3。</translation>
    </message>
    <message>
        <source>The Grundy values of the parts had the nim-sum %1, and a move could have made it 0: %2.</source>
        <extracomment>%1 is a nim-sum such as &quot;7 ⊕ 2 = 5&quot;, %2 a move</extracomment>
        <translation>各部分 SG 值的异或和原来是 %1，有一步能使它变为 0：%2。</translation>
    </message>
    <message>
        <source>The Grundy value was %1, and a move could have made it 0: %2.</source>
        <extracomment>%1 is a number, %2 a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>SG 值原来是 %1，有一步能使它变为 0：%2。</translation>
    </message>
    <message>
        <source>The Grundy values had the nim-sum %1, and a move could have made it 0: %2.</source>
        <extracomment>%1 is a nim-sum such as &quot;7 ⊕ 2 = 5&quot;, %2 a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>各堆 SG 值的异或和原来是 %1，有一步能使它变为 0：%2。</translation>
    </message>
    <message>
        <source>The cake was worth %1 to Left, counted in cuts, and a cut could have kept %2 from falling behind: %3.</source>
        <extracomment>%1 is an integer, over 0 where Left is ahead; %2 is Left or Right; %3 is a move</extracomment>
        <translation>蛋糕对左方的值原来是 %1 刀，有一刀能使%2不落后：%3。</translation>
    </message>
    <message>
        <source>The nim-sum of the other parts was 0, so part %1 alone decided, and it could be won: %2.</source>
        <extracomment>%1 is the number of a part, %2 a move</extracomment>
        <translation>其他部分的异或和原来为 0，所以只由第 %1 部分决定，而它是必胜态：%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences, one after the other</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The other player can win at once: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>对方可以立即获胜：%1。</translation>
    </message>
    <message>
        <source>It said %1, and won with it.</source>
        <extracomment>%1 is the number that wins where two count up</extracomment>
        <translation>这一步报出 %1，由此获胜。</translation>
    </message>
    <message>
        <source>It took the last stone, and with it the game.</source>
        <translation>取走了最后一颗石子，赢下了这一局。</translation>
    </message>
    <message>
        <source>It took the last stone, and who takes the last stone loses.</source>
        <translation>这一步取走了最后一颗石子，而取最后一颗者负。</translation>
    </message>
    <message>
        <source>It brought the last stone to the ground, and won with it.</source>
        <translation>这一步把最后一颗石子移到地面，赢下了这一局。</translation>
    </message>
    <message>
        <source>It made a number 0, and won with it.</source>
        <translation>这一步使一个数变成了 0，赢下了这一局。</translation>
    </message>
    <message>
        <source>%1 cannot cut any more, and has lost.</source>
        <extracomment>%1 is Left or Right</extracomment>
        <translation>%1再也不能切了，已经输了。</translation>
    </message>
    <message>
        <source>It was the last move: the other player has none, and has lost.</source>
        <translation>这是最后一步：对方无步可走，已经输了。</translation>
    </message>
    <message>
        <source>Whether there was a winning move is beyond the bound of what is computed.</source>
        <translation>原来是否有制胜的一步，超出了计算的范围。</translation>
    </message>
    <message>
        <source>Who wins after this move is beyond the bound of what is computed.</source>
        <translation>走了这一步之后谁胜，超出了计算的范围。</translation>
    </message>
    <message>
        <source>%1, which leaves %2</source>
        <extracomment>%1 is a move such as &quot;subtract 21 from 55&quot;, %2 a position such as (34, 21)</extracomment>
        <translation>%1，剩下 %2</translation>
    </message>
    <message>
        <source>kept the win</source>
        <extracomment>A short mark beside a move: the position was won, and still is</extracomment>
        <translation>保住胜势</translation>
    </message>
    <message>
        <source>gave it away</source>
        <extracomment>A short mark beside a move: the position was won, and is not any more</extracomment>
        <translation>错失胜势</translation>
    </message>
    <message>
        <source>was lost anyway</source>
        <extracomment>A short mark beside a move: the position was lost whatever was played</extracomment>
        <translation>败局已定</translation>
    </message>
    <message>
        <source>not decided</source>
        <extracomment>A short mark beside a move: who wins is not known</extracomment>
        <translation>未能判定</translation>
    </message>
    <message>
        <source>It left %1 = %2 (Fibonacci numbers, no two of them neighbours). At most %4 may be taken now, less than the smallest part, %3: whatever is taken, the smallest part of the rest can be taken in answer.</source>
        <extracomment>%1 is a number, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota</extracomment>
        <translation>这一步留下 %1 = %2（互不相邻的斐波那契数之和）。对方最多只能取 %4 颗，少于最小部分 %3：无论怎么取，都可以接着取走剩余数的最小部分。</translation>
    </message>
    <message>
        <source>The Grundy value was %1 and is now 0, and every move leads to another value.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>SG 值原来是 %1，现在是 0，而任何一步都会使它不再为 0。</translation>
    </message>
    <message>
        <source>The cake was worth %1 to Left, counted in cuts, and is now worth 0. Every cut costs its player at least 1: %2, who has to cut, loses.</source>
        <extracomment>%1 is an integer, over 0 where Left is ahead; %2 is Left or Right, who cuts next</extracomment>
        <translation>蛋糕对左方的值原来是 %1 刀，现在是 0。每切一刀，切的一方至少损失 1：轮到切的%2必败。</translation>
    </message>
    <message>
        <source>It left %1 = %2 (Fibonacci numbers, no two of them neighbours). At most %4 may be taken now, and that is enough for the smallest part, %3, after which the next cannot be taken whole.</source>
        <extracomment>%1 is a number, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota</extracomment>
        <translation>这一步留下 %1 = %2（互不相邻的斐波那契数之和）。对方最多可取 %4 颗，足够取走最小部分 %3，而此后下一部分不能一次取完。</translation>
    </message>
    <message>
        <source>The Grundy value is now %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>现在 SG 值是 %1。</translation>
    </message>
    <message>
        <source>%1 = %2 (Fibonacci numbers, no two of them neighbours). At most %4 might be taken, less than the smallest part, %3: whatever is taken, the smallest part of the rest can be taken in answer.</source>
        <extracomment>%1 is a number, %2 the sum of its parts, such as 1 + 3 + 55; %3 is the smallest part, %4 the quota</extracomment>
        <translation>%1 = %2（互不相邻的斐波那契数之和）。最多只能取 %4 颗，少于最小部分 %3：无论怎么取，对方都可以接着取走剩余数的最小部分。</translation>
    </message>
    <message>
        <source>%1 = %2 (Fibonacci numbers, no two of them neighbours). A move could have taken the smallest part, after which the next cannot be taken whole: %3.</source>
        <extracomment>%1 is a number, %2 the sum of its parts, such as 1 + 3 + 55; %3 a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>%1 = %2（互不相邻的斐波那契数之和）。有一步能取走最小部分，此后下一部分不能一次取完：%3。</translation>
    </message>
    <message numerus="yes">
        <source>The other player has %n winning replies, such as: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>
            <numerusform>对方有 %n 种制胜的应着，例如：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other player has at least %n winning replies, such as: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;; there may be more replies than were counted</extracomment>
        <translation>
            <numerusform>对方至少有 %n 种制胜的应着，例如：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>It left one stone: the other player has to take it, and who takes the last stone loses.</source>
        <translation>这一步只留下一颗石子：对方不得不取，而取最后一颗者负。</translation>
    </message>
    <message>
        <source>The Grundy value was %1; the pieces have values with the nim-sum %2, and every move makes it different from 0.</source>
        <extracomment>%1 is a number, %2 a nim-sum such as &quot;2 ⊕ 2 = 0&quot;; a heap was split</extracomment>
        <translation>SG 值原来是 %1；现在各堆 SG 值的异或和是 %2，而任何一步都会使它不再为 0。</translation>
    </message>
    <message numerus="yes">
        <source>It left %n heap(s) of one, an even number: they are taken one by one, and the last, which loses, falls to the player who left them.</source>
        <translation>
            <numerusform>这一步留下 %n 个一颗的堆，是偶数：它们被一个一个取走，而取最后一颗者负，这最后一颗轮到走这一步的一方取。</numerusform>
        </translation>
    </message>
    <message>
        <source>It left only one heap, of two or more: the other player can take all of it but one stone.</source>
        <translation>这一步只留下一堆，不少于两颗：对方可以取到只剩一颗。</translation>
    </message>
    <message>
        <source>It left %1, and one move can be as large as that.</source>
        <translation>这一步留下 %1，不超过一步所能走的数目。</translation>
    </message>
    <message>
        <source>It left two equal numbers, %1 and %1.</source>
        <translation>这一步留下两个相等的数：%1 和 %1。</translation>
    </message>
    <message>
        <source>This cut cost %1: the cake is now worth %2 to Left, and %3 is ahead.</source>
        <extracomment>%1 is a number, %2 an integer, over 0 where Left is ahead; %3 is Left or Right</extracomment>
        <translation>这一刀损失了 %1：现在蛋糕对左方的值是 %2 刀，%3领先。</translation>
    </message>
    <message>
        <source>There was only one stone, and who takes the last stone loses.</source>
        <translation>原来只有一颗石子，而取最后一颗者负。</translation>
    </message>
    <message>
        <source>The game could have been won at once: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>本来可以立即获胜：%1。</translation>
    </message>
    <message>
        <source>The other player has one winning reply: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>对方只有 1 种制胜的应着：%1。</translation>
    </message>
    <message>
        <source>The cake was worth %1 to Left, counted in cuts, and is now worth %2: %3 is still ahead, and wins, whoever cuts next.</source>
        <extracomment>%1 and %2 are integers, over 0 where Left is ahead; %3 is Left or Right, who moved</extracomment>
        <translation>蛋糕对左方的值原来是 %1 刀，现在是 %2 刀：%3仍然领先，无论接下来谁切都获胜。</translation>
    </message>
    <message>
        <source>The cake was worth %1 to Left, counted in cuts: %2 was ahead, and wins, whoever cuts first.</source>
        <extracomment>%1 is an integer, over 0 where Left is ahead; %2 is Left or Right</extracomment>
        <translation>蛋糕对左方的值原来是 %1 刀：%2领先，无论谁先切都获胜。</translation>
    </message>
    <message>
        <source>The position was won, but it was too large to look through for a move that wins.</source>
        <translation>原来的局面是必胜的，但太大，没能找出制胜的一步。</translation>
    </message>
    <message>
        <source>It brought the queen to the corner (0, 0), and won with it.</source>
        <translation>这一步把皇后移到了角落 (0, 0)，赢下了这一局。</translation>
    </message>
    <message>
        <source>It knocked down the last pin, and won with it.</source>
        <translation>这一步击倒了最后一个球瓶，赢下了这一局。</translation>
    </message>
    <message>
        <source>It placed the last safe cross, and won with it.</source>
        <translation>这一步画下了最后一个安全的叉，赢下了这一局。</translation>
    </message>
</context>
</TS>
