#!/usr/bin/env bash
# Expected: in the questions that the npm package gift-pegjs reads from GIFT, `isCorrect` is true for answers that earn points.
# Actual: `isCorrect` repeats only the sign before the answer. The documentation of GIFT writes each answer of a short-answer question with
# "=", also one that gets 0 %, because only such an answer can have its own feedback. gift-pegjs reports this wrong answer as correct, with
# the weight 0. In a multiple-choice question with several right answers, all signs are "~", and the right answers are reported as not
# correct, with the weight 50. A program that looks only at `isCorrect` accepts the known mistakes and refuses the right choices.
# Seen with gift-pegjs 1.0.2 on Node.js 20. Source: https://docs.moodle.org/en/GIFT_format, sections on percentage weights. 2026-11-29.
# The script needs npm and Node.js 18 or newer.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund gift-pegjs@1.0.2 >npm.log 2>&1 || { cat npm.log; exit 2; }

cat >quiz.gift <<'GIFT'
::Typed::What is 5 xor 3?{=6 =%0%8#That is the sum.}

::Several::Which heaps are odd?{~%50%3 ~%50%5 ~%-100%4}
GIFT

cat >read.cjs <<'JS'
const { readFileSync } = require('fs');
const { parse } = require('gift-pegjs');
for (const { title, choices } of parse(readFileSync('quiz.gift', 'utf8')))
    console.log(title + ':', choices.map(one => `${one.text.text} isCorrect=${one.isCorrect} weight=${one.weight}`).join(', '));
JS

node -p '"gift-pegjs " + require("gift-pegjs/package.json").version + ", Node.js " + process.version'
node read.cjs | tee read.txt
grep -q '^Typed: 6 isCorrect=true weight=null, 8 isCorrect=true weight=0$' read.txt \
    && grep -q '^Several: 3 isCorrect=false weight=50, 5 isCorrect=false weight=50, 4 isCorrect=false weight=-100$' read.txt \
    || { echo "This is no longer so."; exit 1; }
