<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Options</name>
    <message>
        <source>Nimstone teaches the theory of impartial games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position to open, such as nim:3,4,5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page to begin with: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of this run: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The theme of this run: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw every page into the folder DIR and stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --tour: only the pictures that match GLOB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --tour: every state of every page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1: ‘%2’ was found, one of these was expected: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘%1’ was found where nothing more was expected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A page of the rail: play a game</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prove</source>
        <extracomment>A page of the rail: step through a proof</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>A page of the rail: exercises</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to the other language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each change takes effect at once and is kept for the next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rail switches between the two at any moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme: dark ink on light paper</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme: light ink on dark paper</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion turns movement into fades, none into cuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>How much moves on the screen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>How much moves on the screen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>How much moves on the screen</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the computer lets you look before it moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <extracomment>The opponent&apos;s pace</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>The opponent&apos;s pace</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>The opponent&apos;s pace</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect at the next start. Now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software</source>
        <extracomment>Drawing by the processor, without a graphics card</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>%1: a folder that can be written was expected
</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nimstone::Shell</name>
    <message>
        <source>software</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
