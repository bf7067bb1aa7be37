#!/bin/bash
# nginx 1.22.1 answers a range of a precompressed file with the whole file; of the plain file with the range.
# Guess: 206 with the compressed bytes, as Caddy and Apache do. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian nginx=1.22.1-9+deb12u11 libnginx-mod-http-brotli-static curl
serve() {
  mkdir site && printf 'const x = 1;\n%.0s' {1..200} >site/a.js && gzip -k site/a.js && printf x >site/a.js.br
  cat >nginx.conf <<C
load_module $T/root/usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid $T/nginx.pid; error_log $T/error.log; user root;
events {}
http {
  types { text/javascript js; }
  access_log off;
  client_body_temp_path $T/1; proxy_temp_path $T/2; fastcgi_temp_path $T/3; uwsgi_temp_path $T/4; scgi_temp_path $T/5;
  server { listen 127.0.0.1:$PORT; root $T/site; gzip_static on; brotli_static on; }
}
C
  nginx -c "$T/nginx.conf" -e "$T/error.log"
  sleep 1
}
serve
status() { curl -s -o /dev/null -w '%{http_code}' -r 0-9 -H "Accept-Encoding: $1" http://127.0.0.1:$PORT/a.js; }
same "gzip $(status gzip), plain $(status identity)" 'gzip 200, plain 206'
