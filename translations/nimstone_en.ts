<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>StepWords</name>
    <message numerus="yes">
        <source>The move takes %1 stones from %2. A move touches exactly one heap; the others stay as they are: y&lt;sub&gt;&lt;i&gt;i&lt;/i&gt;&lt;/sub&gt; = x&lt;sub&gt;&lt;i&gt;i&lt;/i&gt;&lt;/sub&gt; for every &lt;i&gt;i&lt;/i&gt; ≠ %3.</source>
        <extracomment>%1 is how many stones are taken, %2 &quot;heap 2&quot;, %3 the number of that heap</extracomment>
        <translation>
            <numerusform>The move takes %1 stone from %2. A move touches exactly one heap; the others stay as they are: y&lt;sub&gt;&lt;i&gt;i&lt;/i&gt;&lt;/sub&gt; = x&lt;sub&gt;&lt;i&gt;i&lt;/i&gt;&lt;/sub&gt; for every &lt;i&gt;i&lt;/i&gt; ≠ %3.</numerusform>
            <numerusform>The move takes %1 stones from %2. A move touches exactly one heap; the others stay as they are: y&lt;sub&gt;&lt;i&gt;i&lt;/i&gt;&lt;/sub&gt; = x&lt;sub&gt;&lt;i&gt;i&lt;/i&gt;&lt;/sub&gt; for every &lt;i&gt;i&lt;/i&gt; ≠ %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 − %2 = &lt;b&gt;%3&lt;/b&gt; stones from %4</source>
        <extracomment>%1 is the heap, %2 what is left of it, %3 the difference, %4 &quot;heap 1&quot;</extracomment>
        <translation>
            <numerusform>Take %1 − %2 = &lt;b&gt;%3&lt;/b&gt; stone from %4</numerusform>
            <numerusform>Take %1 − %2 = &lt;b&gt;%3&lt;/b&gt; stones from %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Suppose the theorem holds for every position with fewer than %1 stones</source>
        <extracomment>%1 is how many stones there are</extracomment>
        <translation>
            <numerusform>Suppose the theorem holds for every position with fewer than %1 stone</numerusform>
            <numerusform>Suppose the theorem holds for every position with fewer than %1 stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 stones on the table. Every move takes at least one, so whatever comes next is covered.</source>
        <extracomment>%1 is how many stones there are</extracomment>
        <translation>
            <numerusform>There is %1 stone on the table. Every move takes at least one, so whatever comes next is covered.</numerusform>
            <numerusform>There are %1 stones on the table. Every move takes at least one, so whatever comes next is covered.</numerusform>
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
        <source>Take %1 stones from %2: t = %3 = &lt;b&gt;%4&lt;/b&gt;</source>
        <extracomment>%1 is how many stones, %2 &quot;heap 1&quot;, %3 a nim-sum such as &quot;2 ⊕ 27 ⊕ 19&quot;, %4 its value, 0</extracomment>
        <translation>
            <numerusform>Take %1 stone from %2: t = %3 = &lt;b&gt;%4&lt;/b&gt;</numerusform>
            <numerusform>Take %1 stones from %2: t = %3 = &lt;b&gt;%4&lt;/b&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An odd number of 1s stands in %1: %2 have one there, only it is not their highest bit. What always exists is a heap with &lt;b&gt;a 1 in the column&lt;/b&gt;, and the proof needs no more.</source>
        <translation>
            <numerusform>An odd number of 1s stands in %1: %2 has one there, only it is not its highest bit. What always exists is a heap with &lt;b&gt;a 1 in the column&lt;/b&gt;, and the proof needs no more.</numerusform>
            <numerusform>An odd number of 1s stands in %1: %2 have one there, only it is not their highest bit. What always exists is a heap with &lt;b&gt;a 1 in the column&lt;/b&gt;, and the proof needs no more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nimstone::wording::Errors</name>
    <message numerus="yes">
        <source>There is no heap %1: the position has %n heap(s).</source>
        <extracomment>%1 is the number of the heap that the move names; %n counts the heaps.</extracomment>
        <translation>
            <numerusform>There is no heap %1: the position has %n heap.</numerusform>
            <numerusform>There is no heap %1: the position has %n heaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heap %1 has %2 stone(s): %3 cannot be taken from it.</source>
        <extracomment>%1 is the heap&apos;s number, %2 its size, %3 the number of stones that the move wants to take.</extracomment>
        <translation>
            <numerusform>Heap %1 has %2 stone: %3 cannot be taken from it.</numerusform>
            <numerusform>Heap %1 has %2 stones: %3 cannot be taken from it.</numerusform>
        </translation>
    </message>
</context>
</TS>
