#!/bin/bash
# nginx's brotli_static sends Brotli to who asks for gzip with ten times its weight, and nothing compressed to `*`.
# libnginx-mod-http-brotli-static 1.0.0~rc of Debian 12 in nginx 1.22.1. Guess: the weights count. 2026-11-28
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
encoding() { curl -s -o /dev/null -D - -H "Accept-Encoding: $1" http://127.0.0.1:$PORT/a.js | tr -d '\r' | sed -n 's/^Content-Encoding: //p'; }
same "weighed '$(encoding 'br;q=0.1, gzip;q=1')', any '$(encoding '*')'" "weighed 'br', any ''"
