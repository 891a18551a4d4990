#!/usr/bin/env bash
# Pandoc writes where a numbered list starts so that no reader of ODT finds it: a list that goes on with 3 begins at 1 again.
#
# One would guess that a list that starts at 3 keeps its start in an ODT file, as it does with pandoc 2.17 and in DOCX. What really
# happens: newer versions write text:start-value on the element text:list. OpenDocument 1.3 knows it only on a list item and on the
# level of a list style, so LibreOffice (7.4 was tried) passes over it: a list that a heading parts in two counts 1, 2, 1, 2.
#
# npm pandoc-wasm@1.1.0, which is pandoc 3.10; 2.17 of Debian 12 writes the start into the style; found by comparing the numbers of
# steps that LibreOffice prints; 2026-11-28.
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
