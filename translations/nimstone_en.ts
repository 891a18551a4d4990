<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ClassReport</name>
    <message numerus="yes">
        <source>%n pupils</source>
        <translation>
            <numerusform>%n pupil</numerusform>
            <numerusform>%n pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handed in late</source>
        <translation>
            <numerusform>%n handed in late</numerusform>
            <numerusform>%n handed in late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassResults</name>
    <message numerus="yes">
        <source>commonest mistake: %n pupils %1</source>
        <extracomment>%n is the number of pupils; %1 is what they did, such as &quot;added with carries&quot;</extracomment>
        <translation>
            <numerusform>commonest mistake: %n pupil %1</numerusform>
            <numerusform>commonest mistake: %n pupils %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are to exercises that this pupil does not have</source>
        <extracomment>%n is a number of answers, which another pupil may have given</extracomment>
        <translation>
            <numerusform>%n answer is to an exercise that this pupil does not have</numerusform>
            <numerusform>%n answers are to exercises that this pupil does not have</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoinWords</name>
    <message numerus="yes">
        <source>Slide coin %1 by %2 squares: t = %3</source>
        <extracomment>%1 is the number of a coin, %2 the number of squares by which it slides, %3 a nim-sum with its value, such as &quot;2 ⊕ 5 = 7&quot;</extracomment>
        <translation>
            <numerusform>Slide coin %1 by %2 square: t = %3</numerusform>
            <numerusform>Slide coin %1 by %2 squares: t = %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContestBlock</name>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <extracomment>A button below a text of which only the beginning is shown; %n is the number of lines of the whole text</extracomment>
        <translation>
            <numerusform>Show all %n line</numerusform>
            <numerusform>Show all %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContestTry</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutcakeWords</name>
    <message numerus="yes">
        <source>As long as both sides are greater than 1, both are halved and rounded down, here %n time(s). So the sides are measured in units of %1, and anything less than a unit does not count. A single square is left, so neither player is ahead. The next line checks this on the cuts.</source>
        <extracomment>%n is the number of halvings of a block, %1 a power of two</extracomment>
        <translation>
            <numerusform>As long as both sides are greater than 1, both are halved and rounded down, here once. So the sides are measured in units of %1, and anything less than a unit does not count. A single square is left, so neither player is ahead. The next line checks this on the cuts.</numerusform>
            <numerusform>As long as both sides are greater than 1, both are halved and rounded down, here %n times. So the sides are measured in units of %1, and anything less than a unit does not count. A single square is left, so neither player is ahead. The next line checks this on the cuts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As long as both sides are greater than 1, both are halved and rounded down, here %n time(s). So the sides are measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Left can cut. Its length minus 1 is %2, the value. The next line checks this on the cuts.</source>
        <translation>
            <numerusform>As long as both sides are greater than 1, both are halved and rounded down, here once. So the sides are measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Left can cut. Its length minus 1 is %2, the value. The next line checks this on the cuts.</numerusform>
            <numerusform>As long as both sides are greater than 1, both are halved and rounded down, here %n times. So the sides are measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Left can cut. Its length minus 1 is %2, the value. The next line checks this on the cuts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As long as both sides are greater than 1, both are halved and rounded down, here %n time(s). So the sides are measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Right can cut. Its length minus 1 is %2, the value to Right. The next line checks this on the cuts.</source>
        <extracomment>%n is the number of halvings of a block, %1 a power of two, %2 a number of cuts</extracomment>
        <translation>
            <numerusform>As long as both sides are greater than 1, both are halved and rounded down, here once. So the sides are measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Right can cut. Its length minus 1 is %2, the value to Right. The next line checks this on the cuts.</numerusform>
            <numerusform>As long as both sides are greater than 1, both are halved and rounded down, here %n times. So the sides are measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Right can cut. Its length minus 1 is %2, the value to Right. The next line checks this on the cuts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EuclidFigure</name>
    <message numerus="yes">
        <source>%n forced move(s), then a choice</source>
        <extracomment>Below the figure</extracomment>
        <translation>
            <numerusform>%n forced move, then a choice</numerusform>
            <numerusform>%n forced moves, then a choice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EuclidStepWords</name>
    <message numerus="yes">
        <source>After %n forced move(s) the first choice comes, at %1. Whoever moves there wins, as the next line shows. Before that, the outcome alternates with every move.</source>
        <extracomment>%n is the number of forced moves, %1 the pair to which these moves lead</extracomment>
        <translation>
            <numerusform>After %n forced move the first choice comes, at %1. Whoever moves there wins, as the next line shows. Before that, the outcome alternates with every move.</numerusform>
            <numerusform>After %n forced moves the first choice comes, at %1. Whoever moves there wins, as the next line shows. Before that, the outcome alternates with every move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>At least %1 winning move(s):</source>
        <extracomment>The heading of a list of winning moves if not all of them were found; %1 is the number of moves that were found</extracomment>
        <translation>
            <numerusform>At least %1 winning move:</numerusform>
            <numerusform>At least %1 winning moves:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 winning move(s):</source>
        <extracomment>The heading of a list of winning moves; %1 is the number of winning moves</extracomment>
        <translation>
            <numerusform>%1 winning move:</numerusform>
            <numerusform>%1 winning moves:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 winning move(s) if Left is to move:</source>
        <translation>
            <numerusform>%1 winning move if Left is to move:</numerusform>
            <numerusform>%1 winning moves if Left is to move:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 winning move(s) if Right is to move:</source>
        <translation>
            <numerusform>%1 winning move if Right is to move:</numerusform>
            <numerusform>%1 winning moves if Right is to move:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 winning move(s) if Left is to move:</source>
        <translation>
            <numerusform>At least %1 winning move if Left is to move:</numerusform>
            <numerusform>At least %1 winning moves if Left is to move:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 winning move(s) if Right is to move:</source>
        <translation>
            <numerusform>At least %1 winning move if Right is to move:</numerusform>
            <numerusform>At least %1 winning moves if Right is to move:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FibonacciFigure</name>
    <message numerus="yes">
        <source>%1: %n term(s)</source>
        <extracomment>The number of terms so far, in a narrow figure: %1 is a number, %n the number of its terms</extracomment>
        <translation>
            <numerusform>%1: %n term</numerusform>
            <numerusform>%1: %n terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n more partial sum(s) are given in the text.</source>
        <extracomment>%1 is the sentence before this sentence, %n the number of sums of terms that are not drawn</extracomment>
        <translation>
            <numerusform>%1 %n more partial sum is given in the text.</numerusform>
            <numerusform>%1 %n more partial sums are given in the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; positive entries that are not Fibonacci numbers</source>
        <extracomment>Below the figure: %n is the number of positive entries that are not Fibonacci numbers</extracomment>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; positive entry that is not a Fibonacci number</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; positive entries that are not Fibonacci numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FibonacciStepWords</name>
    <message numerus="yes">
        <source>From %1 on, no entry is a Fibonacci number. The negative ones do no harm, because no heap is negative. But these %n are sizes of heaps, and the program takes them for Fibonacci numbers.</source>
        <extracomment>%1 is &quot;f[47]&quot;</extracomment>
        <translation>
            <numerusform>From %1 on, no entry is a Fibonacci number. The negative ones do no harm, because no heap is negative. But %n entry is the size of a heap, and the program takes it for a Fibonacci number.</numerusform>
            <numerusform>From %1 on, no entry is a Fibonacci number. The negative ones do no harm, because no heap is negative. But these %n are sizes of heaps, and the program takes them for Fibonacci numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing may be taken, though %1 stones are left: the player to move has no move and has lost.</source>
        <extracomment>%1 is the number of stones that are left</extracomment>
        <translation>
            <numerusform>Nothing may be taken, though %1 stone is left: the player to move has no move and has lost.</numerusform>
            <numerusform>Nothing may be taken, though %1 stones are left: the player to move has no move and has lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all %1 stones</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>
            <numerusform>Take the %1 stone</numerusform>
            <numerusform>Take all %1 stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; winning first move(s)</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; winning first move</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; winning first moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeapLetters</name>
    <message numerus="yes">
        <source>Take %1 stones from %2: t = %3</source>
        <extracomment>%1 is the number of stones that are taken, %2 is &quot;heap 1&quot;, %3 a nim-sum with its value, such as &quot;2 ⊕ 27 ⊕ 19 = 10&quot;</extracomment>
        <translation>
            <numerusform>Take %1 stone from %2: t = %3</numerusform>
            <numerusform>Take %1 stones from %2: t = %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n skills to learn</source>
        <translation>
            <numerusform>%n skill to learn</numerusform>
            <numerusform>%n skills to learn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <extracomment>Beside the heading &quot;To review&quot;: %n mistakes are due today</extracomment>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n mistake(s)</source>
        <translation>
            <numerusform>Review %n mistake</numerusform>
            <numerusform>Review %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgeCase</name>
    <message numerus="yes">
        <source>Its wrong answers come from %n known mistakes:</source>
        <translation>
            <numerusform>Its wrong answers come from %n known mistake:</numerusform>
            <numerusform>Its wrong answers come from %n known mistakes:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgeProgram</name>
    <message numerus="yes">
        <source>%n input(s)</source>
        <translation>
            <numerusform>%n input</numerusform>
            <numerusform>%n inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnAnswers</name>
    <message numerus="yes">
        <source>%n more of the answers are right.</source>
        <translation>
            <numerusform>%n more of the answers is right.</numerusform>
            <numerusform>%n more of the answers are right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move takes %n stone(s).</source>
        <translation>
            <numerusform>The move takes %n stone.</numerusform>
            <numerusform>The move takes %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of these wins. %n more winning move(s) can be found.</source>
        <translation>
            <numerusform>Each of these wins. %n more winning move can be found.</numerusform>
            <numerusform>Each of these wins. %n more winning moves can be found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MisereWords</name>
    <message numerus="yes">
        <source>Exactly %1 moves are left, whatever is played</source>
        <extracomment>%1 is a number of moves</extracomment>
        <translation>
            <numerusform>Exactly %1 move is left, whatever is played</numerusform>
            <numerusform>Exactly %1 moves are left, whatever is played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves are as in Nim, so this is Lemma 1. At least %1 heaps of 2 or more are left, and fewer stones. So by induction the opponent wins: with Nim&apos;s winning move, or with the misère switch if only one such heap is left.</source>
        <translation>
            <numerusform>Moves are as in Nim, so this is Lemma 1. At least %1 heap of 2 or more is left, and fewer stones. So by induction the opponent wins: with Nim&apos;s winning move, or with the misère switch if only one such heap is left.</numerusform>
            <numerusform>Moves are as in Nim, so this is Lemma 1. At least %1 heaps of 2 or more are left, and fewer stones. So by induction the opponent wins: with Nim&apos;s winning move, because several such heaps are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 stones from %2; heaps of 1 left: &lt;b&gt;%3&lt;/b&gt;</source>
        <extracomment>%1 is a number of stones, such as &quot;5 − 1 = 4&quot;, %2 is &quot;heap 1&quot;, %3 a number of heaps</extracomment>
        <translation>
            <numerusform>Take %1 stone from %2; heaps of 1 left: &lt;b&gt;%3&lt;/b&gt;</numerusform>
            <numerusform>Take %1 stones from %2; heaps of 1 left: &lt;b&gt;%3&lt;/b&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MooreWords</name>
    <message numerus="yes">
        <source>The move takes from %1 heaps (at most %2 allowed) and makes each of them smaller: its highest digit that changes goes from 1 to 0. In every column the number of 1s is now a multiple of %3, and no reply can keep it so.</source>
        <extracomment>%1 is a number of heaps, %2 is k, %3 is k + 1</extracomment>
        <translation>
            <numerusform>The move takes from %1 heap (at most %2 allowed) and makes it smaller: its highest digit that changes goes from 1 to 0. In every column the number of 1s is now a multiple of %3, and no reply can keep it so.</numerusform>
            <numerusform>The move takes from %1 heaps (at most %2 allowed) and makes each of them smaller: its highest digit that changes goes from 1 to 0. In every column the number of 1s is now a multiple of %3, and no reply can keep it so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns of weight %1: the numbers of 1s are %2; modulo %3 they are &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 is a list of the weights of columns, %2 a list of the numbers of 1s in these columns, %3 is k + 1, %4 a list of the remainders of %2 modulo %3</extracomment>
        <translation>
            <numerusform>Column of weight %1: the number of 1s is %2; modulo %3 it is &lt;b&gt;%4&lt;/b&gt;</numerusform>
            <numerusform>Columns of weight %1: the numbers of 1s are %2; modulo %3 they are &lt;b&gt;%4&lt;/b&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NimHeaps</name>
    <message numerus="yes">
        <source>There are stones on %n step(s). When the other player moves some of them down, from which steps can you answer by moving the same stones down again?</source>
        <translation>
            <numerusform>There are stones on one step. When the other player moves some of them down, from which steps can you answer by moving the same stones down again?</numerusform>
            <numerusform>There are stones on %n steps. When the other player moves some of them down, from which steps can you answer by moving the same stones down again?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move stones from %1. Look for a move that leaves the other player %2 winning replies.</source>
        <extracomment>%1 is &quot;step 2&quot;</extracomment>
        <translation>
            <numerusform>Move stones from %1. Look for a move that leaves the other player %2 winning reply.</numerusform>
            <numerusform>Move stones from %1. Look for a move that leaves the other player %2 winning replies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) can slide. When the other player slides a coin that has another on its right, the gap between the two grows. How can you make it as small as before?</source>
        <translation>
            <numerusform>One coin can slide. When the other player slides a coin that has another on its right, the gap between the two grows. How can you make it as small as before?</numerusform>
            <numerusform>%n coins can slide. When the other player slides a coin that has another on its right, the gap between the two grows. How can you make it as small as before?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Slide %1. Look for a move that leaves the other player %2 winning replies.</source>
        <extracomment>%1 is &quot;coin 3&quot;</extracomment>
        <translation>
            <numerusform>Slide %1. Look for a move that leaves the other player %2 winning reply.</numerusform>
            <numerusform>Slide %1. Look for a move that leaves the other player %2 winning replies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn over %1. Look for a move that leaves the other player %2 winning replies.</source>
        <extracomment>%1 is &quot;head 3&quot;</extracomment>
        <translation>
            <numerusform>Turn over %1. Look for a move that leaves the other player %2 winning reply.</numerusform>
            <numerusform>Turn over %1. Look for a move that leaves the other player %2 winning replies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) show heads. A move replaces the number of a head&apos;s square by a smaller one, or by none. In which game that you know do moves do that?</source>
        <translation>
            <numerusform>One coin shows heads. A move replaces the number of a head&apos;s square by a smaller one, or by none. In which game that you know do moves do that?</numerusform>
            <numerusform>%n coins show heads. A move replaces the number of a head&apos;s square by a smaller one, or by none. In which game that you know do moves do that?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NimWords</name>
    <message numerus="yes">
        <source>Suppose the theorem holds for every position with fewer than %1 stones</source>
        <extracomment>%1 is the number of stones</extracomment>
        <translation>
            <numerusform>Suppose the theorem holds for every position with fewer than %1 stone</numerusform>
            <numerusform>Suppose the theorem holds for every position with fewer than %1 stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones in all. Every move takes at least one, so every option has fewer stones and is covered.</source>
        <extracomment>%1 is the number of stones</extracomment>
        <translation>
            <numerusform>There is %1 stone in all. Every move takes at least one, so every option has fewer stones and is covered.</numerusform>
            <numerusform>There are %1 stones in all. Every move takes at least one, so every option has fewer stones and is covered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every one of the %1 moves makes t ≠ 0</source>
        <extracomment>%1 is the number of moves, two or more</extracomment>
        <translation>
            <numerusform>The only move (%1) makes t ≠ 0</numerusform>
            <numerusform>Every one of the %1 moves makes t ≠ 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The number of 1s in %1 is odd, so at least one heap has one: here %2, but not as their highest bit. What always exists is a heap with &lt;b&gt;a 1 in the column&lt;/b&gt;, and the proof needs no more.</source>
        <translation>
            <numerusform>The number of 1s in %1 is odd, so at least one heap has one: here %2, but not as its highest bit. What always exists is a heap with &lt;b&gt;a 1 in the column&lt;/b&gt;, and the proof needs no more.</numerusform>
            <numerusform>The number of 1s in %1 is odd, so at least one heap has one: here %2, but not as their highest bit. What always exists is a heap with &lt;b&gt;a 1 in the column&lt;/b&gt;, and the proof needs no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let x&lt;sub&gt;i&lt;/sub&gt; be heap i before the move and y&lt;sub&gt;i&lt;/sub&gt; heap i after it. The move takes %1 stones from %2 and touches no other heap: y&lt;sub&gt;i&lt;/sub&gt; = x&lt;sub&gt;i&lt;/sub&gt; for every i ≠ %3.</source>
        <extracomment>%1 is the number of stones that are taken, %2 is &quot;heap 2&quot;, %3 the number of this heap</extracomment>
        <translation>
            <numerusform>Let x&lt;sub&gt;i&lt;/sub&gt; be heap i before the move and y&lt;sub&gt;i&lt;/sub&gt; heap i after it. The move takes %1 stone from %2 and touches no other heap: y&lt;sub&gt;i&lt;/sub&gt; = x&lt;sub&gt;i&lt;/sub&gt; for every i ≠ %3.</numerusform>
            <numerusform>Let x&lt;sub&gt;i&lt;/sub&gt; be heap i before the move and y&lt;sub&gt;i&lt;/sub&gt; heap i after it. The move takes %1 stones from %2 and touches no other heap: y&lt;sub&gt;i&lt;/sub&gt; = x&lt;sub&gt;i&lt;/sub&gt; for every i ≠ %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 stones from %2</source>
        <extracomment>%1 is a number of stones, such as &quot;42 − 10 = 32&quot;, %2 is &quot;heap 1&quot;</extracomment>
        <translation>
            <numerusform>Take %1 stone from %2</numerusform>
            <numerusform>Take %1 stones from %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnHeaps</name>
    <message numerus="yes">
        <source>An exercise has at most %n heaps.</source>
        <translation>
            <numerusform>An exercise has at most %n heap.</numerusform>
            <numerusform>An exercise has at most %n heaps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeriodWords</name>
    <message numerus="yes">
        <source>A move takes an allowed amount, if the heap has that many. So g(n) follows from the %1 values before it, and from nothing else.</source>
        <extracomment>%1 is the largest amount that may be taken</extracomment>
        <translation>
            <numerusform>A move takes an allowed amount, if the heap has that many. So g(n) follows from the %1 value before it, and from nothing else.</numerusform>
            <numerusform>A move takes an allowed amount, if the heap has that many. So g(n) follows from the %1 values before it, and from nothing else.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message numerus="yes">
        <source>Plays at random until at most %1 moves can remain, and perfectly from then on.</source>
        <extracomment>%1 is a number of moves</extracomment>
        <translation>
            <numerusform>Plays at random until at most %1 move can remain, and perfectly from then on.</numerusform>
            <numerusform>Plays at random until at most %1 moves can remain, and perfectly from then on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayHints</name>
    <message numerus="yes">
        <source>Write the heaps in binary, one under another, and count the 1s in each of the %n columns. Whoever leaves an even number in every column wins.</source>
        <translation>
            <numerusform>Write the heaps in binary, one under another, and count the 1s in the only column. Whoever leaves an even number there wins.</numerusform>
            <numerusform>Write the heaps in binary, one under another, and count the 1s in each of the %n columns. Whoever leaves an even number in every column wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only heaps of one are left, %n of them, an even number. They are taken one by one, and the last falls to the other player.</source>
        <translation>
            <numerusform>Only heaps of one are left, %n of them, an even number. They are taken one by one, and the last falls to the other player.</numerusform>
            <numerusform>Only heaps of one are left, %n of them, an even number. They are taken one by one, and the last falls to the other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. That leaves %n heap(s) of one, an odd number: the last falls to the other player.</source>
        <extracomment>%1 is a move such as &quot;Take 2 from heap 1&quot;</extracomment>
        <translation>
            <numerusform>%1. That leaves one heap of one, an odd number: the last falls to the other player.</numerusform>
            <numerusform>%1. That leaves %n heaps of one, an odd number: the last falls to the other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write the heaps in binary, one under another, and count the 1s in each of the %n columns. Whoever leaves a multiple of %1 in every column wins.</source>
        <extracomment>%1 is k + 1, at least 2</extracomment>
        <translation>
            <numerusform>Write the heaps in binary, one under another, and count the 1s in the only column. Whoever leaves a multiple of %1 there wins.</numerusform>
            <numerusform>Write the heaps in binary, one under another, and count the 1s in each of the %n columns. Whoever leaves a multiple of %1 in every column wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only heaps of one are left, %n of them, an odd number. They are taken one by one, and the last falls to you: no move wins.</source>
        <translation>
            <numerusform>Only one stone is left. You have to take it, so no move wins.</numerusform>
            <numerusform>Only heaps of one are left, %n of them, an odd number. They are taken one by one, and the last falls to you: no move wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the only heap of two or more. The winning move leaves only heaps of one, so this is the moment to switch. Besides it there are %n heap(s) of one.</source>
        <translation>
            <numerusform>Look at the only heap of two or more. The winning move leaves only heaps of one, so this is the moment to switch. Besides it there is one heap of one.</numerusform>
            <numerusform>Look at the only heap of two or more. The winning move leaves only heaps of one, so this is the moment to switch. Besides it there are %n heaps of one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n component(s) cancel: the nim-sum of their values is 0. So look at component %1: a move that wins it by itself wins the sum.</source>
        <extracomment>%1 is the number of a component</extracomment>
        <translation>
            <numerusform>The value of the other component is 0. So look at component %1: a move that wins it by itself wins the sum.</numerusform>
            <numerusform>The other %n components cancel: the nim-sum of their values is 0. So look at component %1: a move that wins it by itself wins the sum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s) with stones, and the other player has to move in whatever you leave. What should it look like so that no move helps?</source>
        <translation>
            <numerusform>There is one heap with stones, and the other player has to move in whatever you leave. What should it look like so that no move helps?</numerusform>
            <numerusform>There are %n heaps with stones, and the other player has to move in whatever you leave. What should it look like so that no move helps?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s) with stones, and whoever takes the last stone loses. What should the other player face at the very end?</source>
        <translation>
            <numerusform>There is one heap with stones, and whoever takes the last stone loses. What should the other player face at the very end?</numerusform>
            <numerusform>There are %n heaps with stones, and whoever takes the last stone loses. What should the other player face at the very end?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n heap(s) with stones, and a move may take from up to %1 of them. What must you leave so that you have a reply to every move of the other player?</source>
        <extracomment>%1 is k, the largest number of heaps from which a move may take</extracomment>
        <translation>
            <numerusform>There is one heap with stones, and a move may take from up to %1 heaps. What must you leave so that you have a reply to every move of the other player?</numerusform>
            <numerusform>There are %n heaps with stones, and a move may take from up to %1 of them. What must you leave so that you have a reply to every move of the other player?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n block(s) of cake. You are %1, and whoever cannot cut loses. How many cuts does each of you have left?</source>
        <extracomment>%1 is Left or Right</extracomment>
        <translation>
            <numerusform>There is one block of cake. You are %1, and whoever cannot cut loses. How many cuts does each of you have left?</numerusform>
            <numerusform>There are %n blocks of cake. You are %1, and whoever cannot cut loses. How many cuts does each of you have left?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are played together, and each turn is a move in one of them. If each were a Nim heap, how large would it be?</source>
        <translation>
            <numerusform>%n games are played together, and each turn is a move in one of them. If each were a Nim heap, how large would it be?</numerusform>
            <numerusform>%n games are played together, and each turn is a move in one of them. If each were a Nim heap, how large would it be?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whole blocks of %1 do not count, because two moves can always remove one. Write the remainders of the %n heaps on division by %1 in binary. Whoever leaves an even number of 1s in every column wins.</source>
        <extracomment>%1 is the size of a block, m + 1</extracomment>
        <translation>
            <numerusform>Whole blocks of %1 do not count, because two moves can always remove one. Write the remainders of the %n heaps on division by %1 in binary. Whoever leaves an even number of 1s in every column wins.</numerusform>
            <numerusform>Whole blocks of %1 do not count, because two moves can always remove one. Write the remainders of the %n heaps on division by %1 in binary. Whoever leaves an even number of 1s in every column wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Grundy value of a heap is the mex of the values that the %n amount(s) can lead to: the least of 0, 1, 2, … that does not occur. Whoever leaves values with nim-sum 0 wins.</source>
        <translation>
            <numerusform>The Grundy value of a heap is the mex of the value that the one amount leads to: the least of 0, 1, 2, … that does not occur. Whoever leaves values with nim-sum 0 wins.</numerusform>
            <numerusform>The Grundy value of a heap is the mex of the values that the %n amounts can lead to: the least of 0, 1, 2, … that does not occur. Whoever leaves values with nim-sum 0 wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Grundy value of a heap is the mex of the values that the %n amount(s) can lead to: the least of 0, 1, 2, … that does not occur. From some heap on these values repeat with period %1. Whoever leaves values with nim-sum 0 wins.</source>
        <extracomment>%1 is the length of the period</extracomment>
        <translation>
            <numerusform>The Grundy value of a heap is the mex of the value that the one amount leads to: the least of 0, 1, 2, … that does not occur. From some heap on these values repeat with period %1. Whoever leaves values with nim-sum 0 wins.</numerusform>
            <numerusform>The Grundy value of a heap is the mex of the values that the %n amounts can lead to: the least of 0, 1, 2, … that does not occur. From some heap on these values repeat with period %1. Whoever leaves values with nim-sum 0 wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Grundy value of a heap is its size, but 3 and 4 are exchanged, as are 7 and 8, and so on. Write the values of the %n heap(s) in binary. Whoever leaves an even number of 1s in every column wins.</source>
        <translation>
            <numerusform>The Grundy value of a heap is its size, but 3 and 4 are exchanged, as are 7 and 8, and so on. Write the value of the one heap in binary. Whoever leaves an even number of 1s in every column wins.</numerusform>
            <numerusform>The Grundy value of a heap is its size, but 3 and 4 are exchanged, as are 7 and 8, and so on. Write the values of the %n heaps in binary. Whoever leaves an even number of 1s in every column wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write %1 as a sum of Fibonacci numbers, no two consecutive: here %n term(s). Leave nothing, or a heap whose smallest term is more than the other player may take.</source>
        <extracomment>%1 is the size of the heap</extracomment>
        <translation>
            <numerusform>Write %1 as a sum of Fibonacci numbers, no two consecutive: here one term. Leave nothing, or a heap whose smallest term is more than the other player may take.</numerusform>
            <numerusform>Write %1 as a sum of Fibonacci numbers, no two consecutive: here %n terms. Leave nothing, or a heap whose smallest term is more than the other player may take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n components counts as a Nim heap of the size of its Grundy value. Write these values in binary: whoever leaves an even number of 1s in every column wins.</source>
        <translation>
            <numerusform>Each of the %n components counts as a Nim heap of the size of its Grundy value. Write these values in binary: whoever leaves an even number of 1s in every column wins.</numerusform>
            <numerusform>Each of the %n components counts as a Nim heap of the size of its Grundy value. Write these values in binary: whoever leaves an even number of 1s in every column wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take from %1 until its 1 in %2 is gone, and change no higher column. That leaves the other player %3 winning replies, and no move leaves fewer.</source>
        <extracomment>%1 is &quot;heap 1&quot;, %2 is &quot;the 4s column&quot;</extracomment>
        <translation>
            <numerusform>Take from %1 until its 1 in %2 is gone, and change no higher column. That leaves the other player %3 winning reply, and no move leaves fewer.</numerusform>
            <numerusform>Take from %1 until its 1 in %2 is gone, and change no higher column. That leaves the other player %3 winning replies, and no move leaves fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move in %1. Look for a move that leaves the other player %2 winning replies.</source>
        <extracomment>%1 is &quot;heap 1&quot;</extracomment>
        <translation>
            <numerusform>Move in %1. Look for a move that leaves the other player %2 winning reply.</numerusform>
            <numerusform>Move in %1. Look for a move that leaves the other player %2 winning replies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Like every move here, it loses, but it leaves only %2 winning replies, and no move leaves fewer.</source>
        <translation>
            <numerusform>%1. Like every move here, it loses, but it leaves only %2 winning reply, and no move leaves fewer.</numerusform>
            <numerusform>%1. Like every move here, it loses, but it leaves only %2 winning replies, and no move leaves fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. Like every move here, it loses, but it leaves only %2 winning replies, and none of the moves compared leaves fewer.</source>
        <extracomment>%1 is a move such as &quot;Take 1 from heap 1&quot;</extracomment>
        <translation>
            <numerusform>%1. Like every move here, it loses, but it leaves only %2 winning reply, and none of the moves compared leaves fewer.</numerusform>
            <numerusform>%1. Like every move here, it loses, but it leaves only %2 winning replies, and none of the moves compared leaves fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have a choice only when the larger number is at least twice the smaller, and whoever has a choice can win. Here the larger divided by the smaller, rounded down, is %1.</source>
        <translation>
            <numerusform>You have a choice only when the larger number is at least twice the smaller, and whoever has a choice can win. Here the larger divided by the smaller, rounded down, is %1.</numerusform>
            <numerusform>You have a choice only when the larger number is at least twice the smaller, and whoever has a choice can win. Here the larger divided by the smaller, rounded down, is %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayReviewCard</name>
    <message numerus="yes">
        <source>That was the last of %n mistake(s).</source>
        <extracomment>At the end of a review: %n is the number of mistakes in the game, 2 or more</extracomment>
        <translation>
            <numerusform>That was the only mistake.</numerusform>
            <numerusform>That was the last of %n mistakes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaySeats</name>
    <message numerus="yes">
        <source>A sum of %n games</source>
        <extracomment>The name of a game that is a sum of several games: %n is the number of games, at least 2</extracomment>
        <translation>
            <numerusform>A sum of %n game</numerusform>
            <numerusform>A sum of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayVariationList</name>
    <message numerus="yes">
        <source>The first %n move(s) of this game</source>
        <extracomment>A variation of the game that consists only of the first %n moves of the current game</extracomment>
        <translation>
            <numerusform>The first move of this game</numerusform>
            <numerusform>The first %n moves of this game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message numerus="yes">
        <source>%n heap(s) of %1</source>
        <extracomment>A position: three or more heaps of %1 stones each</extracomment>
        <translation>
            <numerusform>%n heap of %1</numerusform>
            <numerusform>%n heaps of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1</source>
        <extracomment>A position: three or more rows of %1 pins, pawns or squares each</extracomment>
        <translation>
            <numerusform>%n row of %1</numerusform>
            <numerusform>%n rows of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeHints</name>
    <message numerus="yes">
        <source>Write the heaps in binary, one below another. In each of the %n columns an odd number of 1s gives 1, an even number gives 0, and nothing is carried.</source>
        <translation>
            <numerusform>Write the heaps in binary, one below another. In the only column an odd number of 1s gives 1, an even number gives 0, and nothing is carried.</numerusform>
            <numerusform>Write the heaps in binary, one below another. In each of the %n columns an odd number of 1s gives 1, an even number gives 0, and nothing is carried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write the heaps in binary and count the 1s in each of the %n columns. The highest column with an odd number decides: a heap that gains a 1 there grows, and a heap that loses one shrinks.</source>
        <translation>
            <numerusform>Write the heaps in binary and count the 1s in the only column. If their number is odd, it decides: a heap that gains a 1 there grows, and a heap that loses one shrinks.</numerusform>
            <numerusform>Write the heaps in binary and count the 1s in each of the %n columns. The highest column with an odd number decides: a heap that gains a 1 there grows, and a heap that loses one shrinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with %1: it has %n ones. What do they give? Then go through the columns to its right.</source>
        <extracomment>%1 is &quot;the 32s column&quot;</extracomment>
        <translation>
            <numerusform>Begin with %1: it has a single 1. What does it give? Then go through the columns to its right.</numerusform>
            <numerusform>Begin with %1: it has %n ones. What do they give? Then go through the columns to its right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n components is equal to one Nim heap. How large is that heap?</source>
        <translation>
            <numerusform>Each of the %n components is equal to one Nim heap. How large is that heap?</numerusform>
            <numerusform>Each of the %n components is equal to one Nim heap. How large is that heap?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which of the %n claims have you checked with their own numbers, and which do you only remember?</source>
        <translation>
            <numerusform>Which of the %n claims have you checked with their own numbers, and which do you only remember?</numerusform>
            <numerusform>Which of the %n claims have you checked with their own numbers, and which do you only remember?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PractiseClassTable</name>
    <message numerus="yes">
        <source>%n points, %1</source>
        <extracomment>A row of a table: %n is the number of points, %1 the name of a pupil</extracomment>
        <translation>
            <numerusform>%n point, %1</numerusform>
            <numerusform>%n points, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PractiseRunResult</name>
    <message numerus="yes">
        <source>%n right on the first try</source>
        <translation>
            <numerusform>%n right on the first try</numerusform>
            <numerusform>%n right on the first try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right with hints</source>
        <translation>
            <numerusform>%n right with hints</numerusform>
            <numerusform>%n right with hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not right on the first try</source>
        <translation>
            <numerusform>%n not right on the first try</numerusform>
            <numerusform>%n not right on the first try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered</source>
        <translation>
            <numerusform>%n not answered</numerusform>
            <numerusform>%n not answered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done before</source>
        <extracomment>The number of exercises of a set that were answered before the person began this run of the set</extracomment>
        <translation>
            <numerusform>%n done before</numerusform>
            <numerusform>%n done before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PractiseSetTitle</name>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers for each exercise</source>
        <translation>
            <numerusform>%n answer for each exercise</numerusform>
            <numerusform>%n answers for each exercise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PractiseSkillList</name>
    <message numerus="yes">
        <source>%n mistake(s) to review</source>
        <translation>
            <numerusform>%n mistake to review</numerusform>
            <numerusform>%n mistakes to review</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProveDerivation</name>
    <message numerus="yes">
        <source>%n more step(s)</source>
        <extracomment>A button beneath the visible lines of a proof; it shows the next line</extracomment>
        <translation>
            <numerusform>%n more step</numerusform>
            <numerusform>%n more steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProveHeader</name>
    <message numerus="yes">
        <source>%n contest problem(s) that this theorem solves</source>
        <translation>
            <numerusform>%n contest problem that this theorem solves</numerusform>
            <numerusform>%n contest problems that this theorem solves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadySets</name>
    <message numerus="yes">
        <source>%n exercises at level %1: %2</source>
        <extracomment>The content of a set of exercises: %n is the number of exercises, %1 a level, %2 a list of skills</extracomment>
        <translation>
            <numerusform>%n exercise at level %1: %2</numerusform>
            <numerusform>%n exercises at level %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercises, from easy to hard: %1</source>
        <extracomment>The content of a set of exercises: %n is the number of exercises, %1 a list of skills</extracomment>
        <translation>
            <numerusform>%n exercise, from easy to hard: %1</numerusform>
            <numerusform>%n exercises, from easy to hard: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>There are only %n heaps.</source>
        <translation>
            <numerusform>There is only %n heap.</numerusform>
            <numerusform>There are only %n heaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is the nim-sum s, but %2 has only %3 stones. The nim-sum says which bits flip, not how many stones to take.</source>
        <extracomment>%1 is the nim-sum s, %2 is &quot;heap 1&quot;, %3 the number of stones in this heap</extracomment>
        <translation>
            <numerusform>%1 is the nim-sum s, but %2 has only %3 stone. The nim-sum says which bits flip, not how many stones to take.</numerusform>
            <numerusform>%1 is the nim-sum s, but %2 has only %3 stones. The nim-sum says which bits flip, not how many stones to take.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 stones in %2.</source>
        <extracomment>%1 is the number of stones, %2 is &quot;heap 1&quot;</extracomment>
        <translation>
            <numerusform>There is only %1 stone in %2.</numerusform>
            <numerusform>There are only %1 stones in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That move wins, but it is not the only one: %n more are missing. Look for other heaps with a 1 in the deciding column.</source>
        <translation>
            <numerusform>That move wins, but it is not the only one: %n more is missing. Look for other heaps with a 1 in the deciding column.</numerusform>
            <numerusform>That move wins, but it is not the only one: %n more are missing. Look for other heaps with a 1 in the deciding column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move you named wins, but %n more are missing. The highest bit of a heap may be to the left of the deciding column. What counts is that the heap has a 1 in that column.</source>
        <translation>
            <numerusform>Every move you named wins, but %n more is missing. The highest bit of a heap may be to the left of the deciding column. What counts is that the heap has a 1 in that column.</numerusform>
            <numerusform>Every move you named wins, but %n more are missing. The highest bit of a heap may be to the left of the deciding column. What counts is that the heap has a 1 in that column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every move you named wins, but %n more are missing. Each heap with a 1 in the deciding column has a winning move.</source>
        <translation>
            <numerusform>Every move you named wins, but %n more is missing. Each heap with a 1 in the deciding column has a winning move.</numerusform>
            <numerusform>Every move you named wins, but %n more are missing. Each heap with a 1 in the deciding column has a winning move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The heap keeps %1 stones, and the nim-sum is 0. Heaps of 2 or more are left, so you play as in Nim. The switch comes later.</source>
        <extracomment>%1 is the number of stones that are left of the heap, %2 the number of heaps of 2 or more that are left</extracomment>
        <translation>
            <numerusform>The heap keeps %1 stone, and the nim-sum is 0. Heaps of 2 or more are left, so you play as in Nim. The switch comes later.</numerusform>
            <numerusform>The heap keeps %1 stones, and the nim-sum is 0. Heaps of 2 or more are left, so you play as in Nim. The switch comes later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsData</name>
    <message numerus="yes">
        <source>%n answers are saved.</source>
        <translation>
            <numerusform>%n answer is saved.</numerusform>
            <numerusform>%n answers are saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StairWords</name>
    <message numerus="yes">
        <source>Move %1 stones from step %2 to %3: t = %4</source>
        <extracomment>%1 is the number of stones that are moved, %2 the number of a step, %3 is &quot;step 2&quot; or &quot;the ground&quot;, %4 a nim-sum with its value, such as &quot;2 ⊕ 5 = 7&quot;</extracomment>
        <translation>
            <numerusform>Move %1 stone from step %2 to %3: t = %4</numerusform>
            <numerusform>Move %1 stones from step %2 to %3: t = %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n exercise</numerusform>
            <numerusform>%n exercises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>After several right answers: %n is the number of other right answers</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>%1 is a list of right answers, %n the number of the remaining right answers</extracomment>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WythoffWords</name>
    <message numerus="yes">
        <source>%1 = %2, with &lt;b&gt;%3&lt;/b&gt; zeros at the end</source>
        <extracomment>%1 is a number, %2 a sum of Fibonacci numbers, %3 the number of zeros at the end of its Fibonacci digits</extracomment>
        <translation>
            <numerusform>%1 = %2, with &lt;b&gt;%3&lt;/b&gt; zero at the end</numerusform>
            <numerusform>%1 = %2, with &lt;b&gt;%3&lt;/b&gt; zeros at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::AnswerInput</name>
    <message numerus="yes">
        <source>This number is too large: a nim-sum is never more than the number of stones, here %n.</source>
        <translation>
            <numerusform>This number is too large: a nim-sum is never more than the number of stones, here %n.</numerusform>
            <numerusform>This number is too large: a nim-sum is never more than the number of stones, here %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ClassBook</name>
    <message numerus="yes">
        <source>%n handed in</source>
        <translation>
            <numerusform>%n handed in</numerusform>
            <numerusform>%n handed in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%n late</numerusform>
            <numerusform>%n late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files not read</source>
        <translation>
            <numerusform>%n file not read</numerusform>
            <numerusform>%n files not read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ContestBreak</name>
    <message numerus="yes">
        <source>%n program(s) broken so far</source>
        <translation>
            <numerusform>%n program broken so far</numerusform>
            <numerusform>%n programs broken so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ContestJudge</name>
    <message numerus="yes">
        <source>It fails. Looking for the smallest input on which it does: %n byte(s) so far</source>
        <translation>
            <numerusform>It fails. Looking for the smallest input on which it does: %n byte so far</numerusform>
            <numerusform>It fails. Looking for the smallest input on which it does: %n bytes so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ContestTrial</name>
    <message numerus="yes">
        <source>The output has %n lines; these are the first.</source>
        <translation>
            <numerusform>The output has %n line; this is its beginning.</numerusform>
            <numerusform>The output has %n lines; these are the first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ExploreAtlas</name>
    <message numerus="yes">
        <source>%n sequence(s), %1 with a proved period</source>
        <extracomment>%n is a number of sequences, %1 the number of these sequences whose period is proved</extracomment>
        <translation>
            <numerusform>%n sequence, %1 with a proved period</numerusform>
            <numerusform>%n sequences, %1 with a proved period</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ExploreSequence</name>
    <message numerus="yes">
        <source>Period %1, preperiod %2, %n exception(s).</source>
        <extracomment>%n is the number of heaps before the period starts whose values do not fit the period</extracomment>
        <translation>
            <numerusform>Period %1, preperiod %2, %n exception.</numerusform>
            <numerusform>Period %1, preperiod %2, %n exceptions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n value(s) from n = %1 on equal those from n = %2 on, and each later value follows from as many before it.</source>
        <extracomment>The proof of a period: %1 and %2 are heaps</extracomment>
        <translation>
            <numerusform>The %n value from n = %1 on equals that from n = %2 on, and each later value follows from the one before it.</numerusform>
            <numerusform>The %n values from n = %1 on equal those from n = %2 on, and each later value follows from as many before it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n term(s) agree, n = %1 to %2; more of the game is not computed yet.</source>
        <translation>
            <numerusform>The first %n term agrees, n = %1 to %2; more of the game is not computed yet.</numerusform>
            <numerusform>The first %n terms agree, n = %1 to %2; more of the game is not computed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n term(s) agree, n = %1 to %2.</source>
        <translation>
            <numerusform>%n term agrees, n = %1 to %2.</numerusform>
            <numerusform>All %n terms agree, n = %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 game(s) have these terms.</source>
        <extracomment>%1 is a number of games</extracomment>
        <translation>
            <numerusform>%n of %1 games has these terms.</numerusform>
            <numerusform>%n of %1 games have these terms.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ExploreSum</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ExploreTree</name>
    <message numerus="yes">
        <source>%n position(s) in all</source>
        <translation>
            <numerusform>%n position in all</numerusform>
            <numerusform>%n positions in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest %n position(s); there are more.</source>
        <translation>
            <numerusform>The nearest position; there are more.</numerusform>
            <numerusform>The nearest %n positions; there are more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) win.</source>
        <translation>
            <numerusform>%n option wins.</numerusform>
            <numerusform>%n options win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::GameStore</name>
    <message numerus="yes">
        <source>%n saved game(s) could not be read. The file of the last one is kept as %1.</source>
        <extracomment>%n is the number of games that could not be read; %1 is the file of the last of them</extracomment>
        <translation>
            <numerusform>%n saved game could not be read. Its file is kept as %1.</numerusform>
            <numerusform>%n saved games could not be read. The file of the last one is kept as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved by a newer version of Nimstone cannot be shown here. The files are left unchanged.</source>
        <translation>
            <numerusform>%n game saved by a newer version of Nimstone cannot be shown here. The file is left unchanged.</numerusform>
            <numerusform>%n games saved by a newer version of Nimstone cannot be shown here. The files are left unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::Home</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <extracomment>The number of moves in a game that was left</extracomment>
        <translation>
            <numerusform>%n move made</numerusform>
            <numerusform>%n moves made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 skills mastered</source>
        <extracomment>%n is the number of mastered skills, %1 the number of all skills</extracomment>
        <translation>
            <numerusform>%n of %1 skills mastered</numerusform>
            <numerusform>%n of %1 skills mastered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::PlayGames</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>The number of moves of a game in a list</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::PlayVariations</name>
    <message numerus="yes">
        <source>%1, then %n more move(s)</source>
        <extracomment>A line of a game: %1 is its first move, such as &quot;take 2 from heap 1&quot;; %n more moves follow</extracomment>
        <translation>
            <numerusform>%1, then %n more move</numerusform>
            <numerusform>%1, then %n more moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::PositionFacts</name>
    <message numerus="yes">
        <source>%n winning move(s)</source>
        <translation>
            <numerusform>%n winning move</numerusform>
            <numerusform>%n winning moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::PracticeRecordView</name>
    <message numerus="yes">
        <source>%1: %n exercises</source>
        <translation>
            <numerusform>%1: %n exercise</numerusform>
            <numerusform>%1: %n exercises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n days</source>
        <extracomment>The number of days with practice; a part of the sentence that begins with the number of exercises</extracomment>
        <translation>
            <numerusform>on %n day</numerusform>
            <numerusform>on %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercises %1, %2 of them right on the first try</source>
        <extracomment>%n is the number of exercises, %1 is &quot;on 9 days&quot;, %2 is the number of exercises that were right on the first try</extracomment>
        <translation>
            <numerusform>%n exercise %1, right on the first try: %2</numerusform>
            <numerusform>%n exercises %1, %2 of them right on the first try</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::PracticeSession</name>
    <message numerus="yes">
        <source>%1 of %2 right, %n in a row</source>
        <extracomment>The results of a skill: %1 of %2 exercises were right on the first try, the last %n of them in a row</extracomment>
        <translation>
            <numerusform>%1 of %2 right, %n in a row</numerusform>
            <numerusform>%1 of %2 right, %n in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::PracticeSetRun</name>
    <message numerus="yes">
        <source>right with %n hints</source>
        <extracomment>The result of an exercise of a set: %n is the number of hints that were requested</extracomment>
        <translation>
            <numerusform>right with %n hint</numerusform>
            <numerusform>right with %n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>right after %n wrong answers</source>
        <extracomment>The result of an exercise of a set</extracomment>
        <translation>
            <numerusform>right after %n wrong answer</numerusform>
            <numerusform>right after %n wrong answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n hints</source>
        <extracomment>%1 is &quot;right after 2 wrong answers&quot;, %n is the number of hints that were requested</extracomment>
        <translation>
            <numerusform>%1, with %n hint</numerusform>
            <numerusform>%1, with %n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <extracomment>The number of exercises and tasks of a set</extracomment>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n hints for each exercise</source>
        <translation>
            <numerusform>Up to %n hint for each exercise</numerusform>
            <numerusform>Up to %n hints for each exercise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n answers for each exercise</source>
        <translation>
            <numerusform>Up to %n answer for each exercise</numerusform>
            <numerusform>Up to %n answers for each exercise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::Progress</name>
    <message numerus="yes">
        <source>%n answer(s) could not be saved to %1 yet. Nimstone keeps trying; they are lost only if you close it first.</source>
        <extracomment>%n is the number of answers to exercises; %1 is the path of a file</extracomment>
        <translation>
            <numerusform>%n answer could not be saved to %1 yet. Nimstone keeps trying; it is lost only if you close Nimstone first.</numerusform>
            <numerusform>%n answers could not be saved to %1 yet. Nimstone keeps trying; they are lost only if you close it first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::ProveSession</name>
    <message numerus="yes">
        <source>All %n step(s) hold: each was recomputed by code that shares nothing with the prover</source>
        <extracomment>A tooltip of the sign for a proof that was checked</extracomment>
        <translation>
            <numerusform>The one step holds: it was recomputed by code that shares nothing with the prover</numerusform>
            <numerusform>All %n steps hold: each was recomputed by code that shares nothing with the prover</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::RecordFiles</name>
    <message numerus="yes">
        <source>%n answers were added.</source>
        <translation>
            <numerusform>%n answer was added.</numerusform>
            <numerusform>%n answers were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase all %Ln answers? A backup is saved as %1.</source>
        <extracomment>A question before all answers are erased: %n is the number of answers, %1 the path of a file</extracomment>
        <translation>
            <numerusform>Erase the %Ln answer? A backup is saved as %1.</numerusform>
            <numerusform>Erase all %Ln answers? A backup is saved as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were removed.</source>
        <translation>
            <numerusform>%n answer was removed.</numerusform>
            <numerusform>%n answers were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the %n answers added from %1</source>
        <extracomment>A button that removes the answers that were added from a file: %n is the number of answers, %1 the name of the file</extracomment>
        <translation>
            <numerusform>Remove the %n answer added from %1</numerusform>
            <numerusform>Remove the %n answers added from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase all %Ln answers and your progress in the lessons? A backup is saved as %1.</source>
        <extracomment>A question before all answers are erased: %n is the number of answers, %1 the path of a file</extracomment>
        <translation>
            <numerusform>Erase the %Ln answer and your progress in the lessons? A backup is saved as %1.</numerusform>
            <numerusform>Erase all %Ln answers and your progress in the lessons? A backup is saved as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::SetEditor</name>
    <message numerus="yes">
        <source>%n exercises</source>
        <translation>
            <numerusform>%n exercise</numerusform>
            <numerusform>%n exercises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercises were added.</source>
        <translation>
            <numerusform>%n exercise was added.</numerusform>
            <numerusform>%n exercises were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <extracomment>The number of exercises and tasks in a set</extracomment>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Audit</name>
    <message numerus="yes">
        <source>any number of heaps, with at most %n stones in all</source>
        <translation>
            <numerusform>any number of heaps, with at most %n stone in all</numerusform>
            <numerusform>any number of heaps, with at most %n stones in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps, with at most %1 stones in all</source>
        <extracomment>%1 is a number of stones</extracomment>
        <translation>
            <numerusform>%n step, with at most %1 stones</numerusform>
            <numerusform>%n steps, with at most %1 stones in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks with sides of 1 to %1</source>
        <translation>
            <numerusform>%n block with sides of 1 to %1</numerusform>
            <numerusform>%n blocks with sides of 1 to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heaps of 0 to %1 stones</source>
        <translation>
            <numerusform>%n heap of 0 to %1 stones</numerusform>
            <numerusform>%n heaps of 0 to %1 stones each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>values: %n positions compared; differences: %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>values: %n position compared; differences: %1</numerusform>
            <numerusform>values: %n positions compared; differences: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>outcome and winning moves: %n positions compared; differences: %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>
            <numerusform>outcome and winning moves: %n position compared; differences: %1</numerusform>
            <numerusform>outcome and winning moves: %n positions compared; differences: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n positions compared; differences: %2</source>
        <extracomment>%1 is a game in the notation, such as bash(4); %2 is the number of differences</extracomment>
        <translation>
            <numerusform>%1: %n position compared; differences: %2</numerusform>
            <numerusform>%1: %n positions compared; differences: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gaps, with at most %1 free squares in all</source>
        <extracomment>%1 is a number of squares; a gap is between two coins on a strip of squares</extracomment>
        <translation>
            <numerusform>%n gap, with at most %1 free squares</numerusform>
            <numerusform>%n gaps, with at most %1 free squares in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n numbers, with a sum of at most %1</source>
        <extracomment>%n is the largest count of numbers in a position; %1 is the largest sum that was checked</extracomment>
        <translation>
            <numerusform>%n number of at most %1</numerusform>
            <numerusform>up to %n numbers, with a sum of at most %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Conjecture</name>
    <message numerus="yes">
        <source>expected the closing parenthesis after %3 argument(s) of %2, found &apos;%1&apos;</source>
        <extracomment>%2 is the name of a function; %3 is the largest number of arguments of the function, and decides about the plural</extracomment>
        <translation>
            <numerusform>expected the closing parenthesis after %3 argument of %2, found &apos;%1&apos;</numerusform>
            <numerusform>expected the closing parenthesis after %3 arguments of %2, found &apos;%1&apos;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counterexample %1: claimed %2, actually %3; %4 position(s) checked</source>
        <extracomment>%1 is a position; %2 and %3 are P and N; %4 is the number of positions, and decides about the plural</extracomment>
        <translation>
            <numerusform>counterexample %1: claimed %2, actually %3; %4 position checked</numerusform>
            <numerusform>counterexample %1: claimed %2, actually %3; %4 positions checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counterexample %1: claimed %2, actually %3; %4 position(s) checked, outcome not computed for %5 more</source>
        <extracomment>%1 is a position; %2 and %3 are P and N; %4 is the number of checked positions, and decides about the plural; %5 is the number of positions without an outcome</extracomment>
        <translation>
            <numerusform>counterexample %1: claimed %2, actually %3; %4 position checked, outcome not computed for %5 more</numerusform>
            <numerusform>counterexample %1: claimed %2, actually %3; %4 positions checked, outcome not computed for %5 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no counterexample among %1 position(s)</source>
        <extracomment>%1 is the number of positions, and decides about the plural</extracomment>
        <translation>
            <numerusform>no counterexample among %1 position</numerusform>
            <numerusform>no counterexample among %1 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no counterexample among %1 position(s), outcome not computed for %2 more</source>
        <extracomment>%1 is the number of checked positions, and decides about the plural; %2 is the number of positions without an outcome</extracomment>
        <translation>
            <numerusform>no counterexample among %1 position, outcome not computed for %2 more</numerusform>
            <numerusform>no counterexample among %1 positions, outcome not computed for %2 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: no counterexample among the %1 position(s) checked.</source>
        <extracomment>The user stopped the search. %1 is the number of positions, and decides about the plural</extracomment>
        <translation>
            <numerusform>Stopped: no counterexample in the %1 position checked.</numerusform>
            <numerusform>Stopped: no counterexample among the %1 positions checked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 position(s) checked, it fails at %2.</source>
        <extracomment>%1 is the number of checked positions, %2 the number of positions in which the claim fails</extracomment>
        <translation>
            <numerusform>Of the %1 position checked, it fails at %2.</numerusform>
            <numerusform>Of the %1 positions checked, it fails at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No counterexample among all %1 position(s) with heaps up to %2. This is not a proof.</source>
        <extracomment>%1 is the number of positions, %2 the size of the largest heap</extracomment>
        <translation>
            <numerusform>No counterexample among all %1 position with heaps up to %2. This is not a proof.</numerusform>
            <numerusform>No counterexample among all %1 positions with heaps up to %2. This is not a proof.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Errors</name>
    <message numerus="yes">
        <source>There is no heap %1: the position has %n heap(s).</source>
        <extracomment>%1 is the number of the heap that the move names; %n is the number of heaps</extracomment>
        <translation>
            <numerusform>There is no heap %1: the position has %n heap.</numerusform>
            <numerusform>There is no heap %1: the position has %n heaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heap %1 has %2 stone(s): %3 cannot be taken from it.</source>
        <extracomment>%1 is the number of a heap, %2 the size of the heap, %3 the number of stones that the illegal move takes</extracomment>
        <translation>
            <numerusform>Heap %1 has %2 stone: %3 cannot be taken from it.</numerusform>
            <numerusform>Heap %1 has %2 stones: %3 cannot be taken from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %1 stone(s) may be taken now; %2 is too many.</source>
        <extracomment>%1 is the largest number of stones that may be taken, %2 the number of stones that the move takes</extracomment>
        <translation>
            <numerusform>At most %1 stone may be taken now; %2 is too many.</numerusform>
            <numerusform>At most %1 stones may be taken now; %2 is too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %1 stone(s) must be taken; %2 is too few.</source>
        <extracomment>%1 is the smallest number of stones that may be taken, %2 the number of stones that the move takes</extracomment>
        <translation>
            <numerusform>At least %1 stone must be taken; %2 is too few.</numerusform>
            <numerusform>At least %1 stones must be taken; %2 is too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move changes at most %1 heap(s).</source>
        <translation>
            <numerusform>A move changes at most %1 heap.</numerusform>
            <numerusform>A move changes at most %1 heaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no component %1: the sum has %n component(s).</source>
        <extracomment>%1 is the number of the component that the move names; %n is the number of components</extracomment>
        <translation>
            <numerusform>There is no component %1: the sum has %n component.</numerusform>
            <numerusform>There is no component %1: the sum has %n components.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected the end, because %2 has %n heap(s), found &apos;%1&apos;</source>
        <extracomment>%2 is a game; %n is the number of its heaps, 1 or 2</extracomment>
        <translation>
            <numerusform>expected the end, because %2 has %n heap, found &apos;%1&apos;</numerusform>
            <numerusform>expected the end, because %2 has %n heaps, found &apos;%1&apos;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Judge</name>
    <message numerus="yes">
        <source>%n runs, at most %1 ms and %2 MB each.</source>
        <extracomment>%1 is a number of milliseconds, %2 a number of megabytes</extracomment>
        <translation>
            <numerusform>%n run, at most %1 ms and %2 MB.</numerusform>
            <numerusform>%n runs, at most %1 ms and %2 MB each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fails on an input of %n cases in which no number is larger than %1.</source>
        <extracomment>%1 is the largest number in the input</extracomment>
        <translation>
            <numerusform>It fails on an input of %n case in which no number is larger than %1.</numerusform>
            <numerusform>It fails on an input of %n cases in which no number is larger than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The input has %n bytes.</source>
        <translation>
            <numerusform>The input has %n byte.</numerusform>
            <numerusform>The input has %n bytes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Moves</name>
    <message numerus="yes">
        <source>knock down %n pin(s) at an end of %1</source>
        <extracomment>A move: %1 is &quot;row 2&quot;</extracomment>
        <translation>
            <numerusform>knock down %n pin at an end of %1</numerusform>
            <numerusform>knock down %n pins at an end of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knock down %n pin(s) in %1, leaving %2</source>
        <extracomment>A move: %1 is &quot;row 2&quot;, %2 the numbers of pins that are left on both sides, such as &quot;3 and 4&quot;</extracomment>
        <translation>
            <numerusform>knock down %n pin in %1, leaving %2</numerusform>
            <numerusform>knock down %n pins in %1, leaving %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocked down %n pin(s) at an end of %2</source>
        <extracomment>%1 is the player who moved, such as &quot;The computer&quot;; %2 is &quot;row 2&quot;</extracomment>
        <translation>
            <numerusform>%1 knocked down %n pin at an end of %2</numerusform>
            <numerusform>%1 knocked down %n pins at an end of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 knocked down %n pin(s) in %2, leaving %3</source>
        <extracomment>%1 is the player who moved, such as &quot;The computer&quot;; %2 is &quot;row 2&quot;, %3 the numbers of pins that are left on both sides, such as &quot;3 and 4&quot;</extracomment>
        <translation>
            <numerusform>%1 knocked down %n pin in %2, leaving %3</numerusform>
            <numerusform>%1 knocked down %n pins in %2, leaving %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Reasons</name>
    <message numerus="yes">
        <source>Only heaps of one are left, %n of them, an odd number: the player to move takes the last stone and loses.</source>
        <translation>
            <numerusform>Only one stone is left: the player to move has to take it, and loses.</numerusform>
            <numerusform>Only heaps of one are left, %n of them, an odd number: the player to move takes the last stone and loses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only heaps of one are left, %n of them, an even number: the opponent takes the last stone and loses.</source>
        <translation>
            <numerusform>Only heaps of one are left, %n of them, an even number: the opponent takes the last stone and loses.</numerusform>
            <numerusform>Only heaps of one are left, %n of them, an even number: the opponent takes the last stone and loses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly one heap has two or more stones, and there are %n heap(s) of one. The winning move leaves one stone of the large heap, so that the number of heaps of one becomes odd.</source>
        <translation>
            <numerusform>Exactly one heap has two or more stones, and there is one heap of one. The winning move leaves one stone of the large heap, so that the number of heaps of one becomes odd.</numerusform>
            <numerusform>Exactly one heap has two or more stones, and there are %n heaps of one. The winning move leaves one stone of the large heap, so that the number of heaps of one becomes odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly one heap has two or more stones, and there are %n heap(s) of one. The winning move takes the large heap whole, so that the number of heaps of one stays odd.</source>
        <translation>
            <numerusform>Exactly one heap has two or more stones, and there is one heap of one. The winning move takes the large heap whole, so that the number of heaps of one stays odd.</numerusform>
            <numerusform>Exactly one heap has two or more stones, and there are %n heaps of one. The winning move takes the large heap whole, so that the number of heaps of one stays odd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 the number of 1s is %2, not a multiple of %3, and this is the highest such column. Some move in at most %4 heap(s) makes the number of 1s in every column a multiple of %3.</source>
        <extracomment>%1 is &quot;the 32s column&quot;, %2 a number of 1s, %3 is k + 1, at least 2, and %4 is k</extracomment>
        <translation>
            <numerusform>In %1 the number of 1s is %2, not a multiple of %3, and this is the highest such column. Some move in at most %4 heap makes the number of 1s in every column a multiple of %3.</numerusform>
            <numerusform>In %1 the number of 1s is %2, not a multiple of %3, and this is the highest such column. Some move in at most %4 heaps makes the number of 1s in every column a multiple of %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Verdicts</name>
    <message numerus="yes">
        <source>It left %n heap(s) of one, an odd number. They are taken one by one, and the last, which loses, falls to the other player.</source>
        <translation>
            <numerusform>It left one heap of one: the other player has to take this last stone, and loses.</numerusform>
            <numerusform>It left %n heaps of one, an odd number. They are taken one by one, and the last, which loses, falls to the other player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It left one heap of two or more, and %n heap(s) of one besides: the other player can leave an odd number of heaps of one.</source>
        <translation>
            <numerusform>It left one heap of two or more, and one heap of one besides: the other player can leave an odd number of heaps of one.</numerusform>
            <numerusform>It left one heap of two or more, and %n heaps of one besides: the other player can leave an odd number of heaps of one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There were %n heap(s) of one, an odd number. They are taken one by one, and the last, which loses, falls to whoever took the first.</source>
        <translation>
            <numerusform>There was only one stone, and whoever takes the last stone loses.</numerusform>
            <numerusform>There were %n heaps of one, an odd number. They are taken one by one, and the last, which loses, falls to whoever took the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other player has %n winning replies, such as: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;</extracomment>
        <translation>
            <numerusform>The other player has one winning reply: %1.</numerusform>
            <numerusform>The other player has %n winning replies, such as: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other player has at least %n winning replies, such as: %1.</source>
        <extracomment>%1 is a move such as &quot;take 2 from heap 1&quot;; %n is the number of counted replies, and there may be more</extracomment>
        <translation>
            <numerusform>The other player has at least one winning reply: %1.</numerusform>
            <numerusform>The other player has at least %n winning replies, such as: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It left %n heap(s) of one, an even number. They are taken one by one, and the last, which loses, falls to the player who left them.</source>
        <translation>
            <numerusform>It left %n heap of one, an even number. They are taken one by one, and the last, which loses, falls to the player who left them.</numerusform>
            <numerusform>It left %n heaps of one, an even number. They are taken one by one, and the last, which loses, falls to the player who left them.</numerusform>
        </translation>
    </message>
</context>
</TS>
