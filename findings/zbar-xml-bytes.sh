#!/bin/bash
# zbarimg of zbar-tools 0.23.92 gives other bytes for accented letters when it answers in XML (base64); as raw text they are right.
# Guess: both answers hold the same bytes. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian zbar-tools=0.23.92-7+deb12u1 qrencode=4.1.1-1
export MAGICK_CODER_MODULE_PATH=$(echo "$libraries"/ImageMagick-6*/modules-Q16/coders)
qrencode -8 -s 6 -m 4 -o code.png 'Pão'
raw=$(zbarimg -q --raw -Sbinary code.png 2>/dev/null | od -An -tx1 | tr -d ' \n')
xml=$(zbarimg -q --xml code.png 2>/dev/null | grep -A1 CDATA | sed -n 2p | base64 -d | od -An -tx1 | tr -d ' \n')
same "raw $raw, XML $xml" 'raw 50c3a36f, XML ffff938a6f'
