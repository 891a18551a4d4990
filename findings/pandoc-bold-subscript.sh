#!/usr/bin/env bash
# Pandoc writes a bold subscript as a superscript in plain text: $\mathbf{z_{1}}$ becomes z¹, which reads as z to the power 1.
#
# Expected: bold changes the weight of a letter, not its place, so the result is z₁, as for $z_{1}$. Actual: in plain text, pandoc writes
# every digit of a bold subscript as a superscript. It prints no warning, and the text has another meaning.
#
# Seen with pandoc 2.17.1.1-2~deb12u1 of Debian 12 on 2026-11-28; found by comparing the digits of a document before and after.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" .; done
pandoc() { ./usr/bin/pandoc --data-dir="$folder/usr/share/pandoc/data" "$@"; }

pandoc --version | head -n 1
printf '%s\n' '$z_{1}$' >plain.md
printf '%s\n' '$\mathbf{z_{1}}$' >bold.md
plain=$(pandoc -f markdown -t plain plain.md)
bold=$(pandoc -f markdown -t plain bold.md 2>warnings)
echo "without bold: $plain"
echo "with bold:    $bold"
[ "$plain" = 'z₁' ] && [ "$bold" = 'z¹' ] && [ ! -s warnings ]
