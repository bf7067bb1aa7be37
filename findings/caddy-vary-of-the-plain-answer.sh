#!/bin/bash
# Caddy 2.6.2 sends `Vary` with a precompressed file and not with the same file's plain answer, so a cache may keep that for all.
# Guess: both have it. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian caddy=2.6.2-5 curl
mkdir site && printf 'const x = 1;\n%.0s' {1..200} >site/a.js && gzip -k site/a.js
printf '{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:%s {\n\troot * %s/site\n\tfile_server {\n\t\tprecompressed gzip\n\t}\n}\n' "$PORT" "$T" >Caddyfile
HOME=$T caddy run --config Caddyfile >caddy.log 2>&1 & echo $! >caddy.pid
sleep 3
vary() { curl -sI -H "Accept-Encoding: $1" http://127.0.0.1:$PORT/a.js | grep -ci '^vary' || :; }
same "gzip $(vary gzip), plain $(vary identity)" 'gzip 1, plain 0'
