#!/usr/bin/env bash
# Pandoc does not read everything that it has written to ODT: the heading row of every table and every formula are lost without a warning.
#
# Expected: a document is unchanged after it was written to and read from a format that pandoc supports, as with DOCX. Actual: the ODT file
# contains both, and LibreOffice shows them, but pandoc's reader skips heading rows and embedded formulas. A conversion from ODT to text,
# Markdown, or HTML loses the names of all columns.
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
cat >document.md <<'END'
| name | amount |
|------|--------|
| tea  | 17     |

The sum $x = 23$ is due.
END
pandoc -f markdown -o document.docx document.md
pandoc -f markdown -o document.odt document.md
pandoc -t plain document.docx >from-docx.txt
pandoc -t plain document.odt >from-odt.txt 2>warnings
echo '--- through DOCX:'
cat from-docx.txt
echo '--- through ODT:'
cat from-odt.txt
# The ODT file itself contains the heading.
unzip -p document.odt content.xml | grep -q amount
grep -q amount from-docx.txt && grep -q 23 from-docx.txt
grep -q 17 from-odt.txt && ! grep -q amount from-odt.txt && ! grep -q 23 from-odt.txt && [ ! -s warnings ]
