#!/bin/bash
# Apache's mod_deflate never answers 304: the tag of its compressed answer ends with -gzip, and it does not know that again.
# apache2-bin of Debian 12. Guess: a request with that tag is answered 304. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian apache2-bin curl
mkdir site && printf 'const x = 1;\n%.0s' {1..200} >site/a.js && chmod -R a+rX "$T" && echo 'text/javascript js' >types
M=$T/root/usr/lib/apache2/modules
cat >apache.conf <<C
ServerName localhost
ServerRoot $T
PidFile $T/apache.pid
Listen 127.0.0.1:$PORT
ErrorLog $T/error.log
Mutex file:$T
LoadModule mpm_event_module $M/mod_mpm_event.so
LoadModule authz_core_module $M/mod_authz_core.so
LoadModule mime_module $M/mod_mime.so
LoadModule filter_module $M/mod_filter.so
LoadModule deflate_module $M/mod_deflate.so
User www-data
Group www-data
TypesConfig $T/types
DocumentRoot $T/site
SetOutputFilter DEFLATE
C
apache2 -f "$T/apache.conf"
sleep 1
tag() { curl -s -o /dev/null -D - -H "Accept-Encoding: $1" http://127.0.0.1:$PORT/a.js | tr -d '\r' | sed -n 's/^ETag: //p'; }
again() { curl -s -o /dev/null -w '%{http_code}' -H "Accept-Encoding: $1" -H "If-None-Match: $(tag "$1")" http://127.0.0.1:$PORT/a.js; }
same "gzip $(again gzip), plain $(again identity)" 'gzip 200, plain 304'
