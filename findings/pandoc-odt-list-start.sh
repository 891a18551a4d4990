#!/usr/bin/env bash
# Pandoc writes the first number of a list to ODT in a place that readers of ODT ignore: a list that continues with 3 begins at 1 again.
#
# Expected: a list that starts at 3 keeps its first number in an ODT file, as it does with pandoc 2.17 and in DOCX. Actual: newer versions
# of pandoc write text:start-value on the element text:list. OpenDocument 1.3 allows this attribute only on a list item and on the level
# of a list style, so LibreOffice ignores it (tried with 7.4): a list that a heading divides counts 1, 2, 1, 2.
#
# Seen with npm pandoc-wasm@1.1.0, which is pandoc 3.10, on 2026-11-28. Pandoc 2.17 of Debian 12 writes the number into the style. Found
# by comparing the step numbers that LibreOffice prints.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . pandoc-wasm@1.1.0 @bjorn3/browser_wasi_shim@0.4.2 >/dev/null
cat >convert.mjs <<'END'
import { readFileSync, writeFileSync } from 'fs';
import { convert } from 'pandoc-wasm';
const text = '1. tea\n2. milk\n\n# More\n\n3. water\n4. wine\n';
console.log('pandoc ' + readFileSync('node_modules/pandoc-wasm/pandoc-version.txt', 'utf8').trim());
for (const name of ['list.odt', 'list.docx']) {
  const made = await convert({ from: 'markdown', to: name.split('.')[1], 'output-file': name }, text, {});
  writeFileSync(name, Buffer.from(await made.files[name].arrayBuffer()));
}
END
node convert.mjs
unzip -qo list.odt content.xml styles.xml
unzip -qo list.docx word/numbering.xml
echo "in ODT:  $(grep -o '<[a-z:-]*[^<>]*start-value="3"' content.xml)"
echo "in DOCX: $(grep -o '<w:startOverride w:val="3" */>' word/numbering.xml | head -n 1)"
starts() { grep -oE "<text:(list|list-item|list-level-style-number)( [^<>]*)? text:start-value=\"3\"" "$@" | grep -oE 'text:[a-z-]+' | head -n 1; }
[ "$(starts -h content.xml styles.xml)" = text:list ]
grep -q 'startOverride w:val="3"' word/numbering.xml
