#!/usr/bin/env bash
# Expected: text that Qt draws into a PDF can be found and copied as it was drawn.
# Actual: this fails for characters that share a glyph, because QPdfWriter names each glyph after the lowest code point that uses it. With
# Noto Sans CJK, readers get radicals (U+2F00 …) for 一 走 大 方 日 (U+4E00 …), and a figure dash (U+2012) for the en dash of
# "Sprague–Grundy", so a search finds neither. About one in nine characters of Chinese text is affected.
# Seen with Qt 6.4.2 and 6.8.2; read with pdftotext 22.12.0. Source: QFontSubset::getReverseMap() in qtbase,
# src/gui/text/qfontsubset.cpp, fills its table from code point 1 upwards and keeps the first. 2026-11-28.
# The script needs Debian 12 on amd64, with apt and the usual dependencies of Qt (an installed libqt6gui6 is enough).
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get download -q python3-pyqt6=6.4.2-1 python3-pyqt6.sip=13.4.1-1 libqt6core6=6.4.2+dfsg-10 libqt6gui6=6.4.2+dfsg-10 \
    libqt6dbus6=6.4.2+dfsg-10 fonts-noto-cjk=1:20220127+repack1-1 libpoppler126=22.12.0-2+deb12u3 \
    poppler-utils=22.12.0-2+deb12u3 >download.log 2>&1 || { cat download.log; exit 2; }
for package in *.deb; do dpkg -x "$package" root; done

cat >fonts.conf <<XML
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>$work/root/usr/share/fonts</dir><cachedir>$work/cache</cachedir></fontconfig>
XML
cat >draw.py <<'PYTHON'
import sys
from PyQt6.QtCore import qVersion
from PyQt6.QtGui import QFont, QGuiApplication, QPainter, QPdfWriter
application = QGuiApplication([])
writer = QPdfWriter("drawn.pdf")
painter = QPainter(writer)
painter.setFont(QFont("Noto Sans CJK SC", 24))
painter.drawText(500, 1500, sys.argv[1])
painter.end()
print("Qt", qVersion())
PYTHON

libraries=$work/root/usr/lib/x86_64-linux-gnu
drawn='Sprague–Grundy 一走大方日'
env LD_LIBRARY_PATH="$libraries" QT_PLUGIN_PATH="$libraries/qt6/plugins" PYTHONPATH="$work/root/usr/lib/python3/dist-packages" \
    XDG_RUNTIME_DIR="$work" QT_QPA_PLATFORM=offscreen FONTCONFIG_FILE="$work/fonts.conf" LC_ALL=C.UTF-8 python3 draw.py "$drawn"
env LD_LIBRARY_PATH="$libraries" "$work/root/usr/bin/pdftotext" -v 2>&1 | head -n 1
read=$(env LD_LIBRARY_PATH="$libraries" "$work/root/usr/bin/pdftotext" drawn.pdf - | head -n 1)
echo "drawn: $drawn"
echo "read:  $read"
printf '%s' "$read" | od -An -tx1
# The expected text has U+2012 and the radicals U+2F00 U+2F9B U+2F24 U+2F45 U+2F47.
[ "$read" = 'Sprague‒Grundy ⼀⾛⼤⽅⽇' ] || { echo "This is no longer so: the text that was read is not the expected wrong text."; exit 1; }
echo "This is still so: a search for the drawn text does not find it."
